"""Records: a whole game as data that survives program versions, and saved tables.

A record holds the seed and the answers, so it replays to the same end; a fingerprint every 20 answers, so a
replay that goes astray is noticed; and snapshots, so a game whose rules were corrected since can still be opened.
Some snapshots are of the start of a turn: they name no effect, so they can be read whatever becomes of the cards.
The checksum tells an edited or damaged file from a sound one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from typing import Any, TypeVar

import msgspec

from .ability import Lasting
from .content import content_hash
from .data import Data, encode, fingerprint
from .errors import BadRecord, FathomError
from .game import Game
from .procedure import END, Procedure
from .proof import check_frames, check_lists, check_plain, check_table
from .rng import Streams
from .setting import copied
from .stale import at_rest, effects_in
from .table import Table
from .text import Text

__all__ = [
    "FIRST", "WRONG", "Turns", "apply", "as_today", "begun", "content_hash", "load", "make_record", "rebuilt", "replay",
    "save",
]  # fmt: skip

FORMAT = 1
WRONG = (FathomError, LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RuntimeError)
"""What forged data may raise anywhere in the rules of a game."""
EVERY, SNAPSHOT = 20, 60  # answers between fingerprints, and between snapshots
TURNS = 3
"""The starts of so many turns are kept as snapshots, and of the earlier ones the last before every 60th answer."""
FIRST = "1"
"""The version of every game before saved moments told it."""


def _engine() -> str:
    try:
        return version("fathom-table")
    except PackageNotFoundError:
        return "0"


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """One moment of a table."""

    game: str
    version: str
    content: str
    seats: int
    options: dict[str, Any]
    seed: int
    veils: int
    streams: dict[str, int]
    number: int
    asked_at: int
    serial: int
    state: dict[str, Any]
    frames: list[dict[str, Any]]
    steps: list[str | None]
    """The name of the step that comes next in each frame; "" where none is left, None where its number tells."""
    effects: dict[str, str]
    """The effects that frames and lasting abilities name, each with a digest of what it was."""
    sealed: list[tuple[int, Any]]
    uses: dict[str, int]
    standing: dict[str, list[tuple[Any, str, int]]]
    periods: dict[str, list[int]]
    lasting: list[dict[str, Any]]
    outcome: tuple[list[int], list[int], dict[str, Any]] | None
    noted: list[int] = []


class Record(msgspec.Struct):
    """A whole game."""

    format: int
    engine: str
    game: str
    version: str
    content: str
    seats: int
    seed: int | None
    options: dict[str, Any]
    start: dict[str, Any]
    answers: list[tuple[int, Any]]
    fingerprints: list[tuple[int, str]]
    snapshots: list[tuple[int, dict[str, Any]]]


def save(t: Table) -> dict[str, Any]:
    """One moment of a table as plain data."""
    end = t.outcome
    frames, lasting = [frame.to_json() for frame in t.frames], [item.to_json() for item in t.lasting]
    return msgspec.structs.asdict(
        Saved(
            game=t.game.id,
            version=t.game.version,
            content=content_hash(t.game.package),
            seats=t.seats,
            options=copied(t.options),
            seed=t.streams.seed,
            veils=t.veils,
            streams=dict(t.streams.counters),
            number=t.choices,
            asked_at=t.asked_at,
            serial=t.serial,
            state=t.state.to_json(),
            frames=frames,
            steps=["".join(frame.NAMES[frame.pc : frame.pc + 1]) for frame in t.frames],
            effects=effects_in([frames, lasting]),
            sealed=sorted(t.sealed.items()),
            uses=dict(t.uses),
            standing={name: list(orders) for name, orders in t.standing.items()},
            periods={name: list(instances) for name, instances in t.periods.items()},
            lasting=lasting,
            outcome=None if end is None else (list(end.winners), list(end.scores), end.reason.to_json()),
            noted=list(t.noted),
        )
    )


def _bad(id: str, **args: Any) -> BadRecord:
    return BadRecord(Text(id, "kernel", **args))


def _damaged(error: Exception) -> BadRecord:
    return _bad("record-damaged", detail=error.text if isinstance(error, FathomError) else str(error))


def as_today(game: Game, data: Any) -> Saved:
    """What was saved, in the form of today. Before moments told their version they had neither steps nor effects."""
    if isinstance(data, dict) and ("version" not in data or data["version"] != game.version):
        given = {"version": FIRST, "steps": [], "effects": {}} | msgspec.json.decode(encode(data))
        data = game.upgrade(given, str(given["version"])) | {"version": game.version}
    return msgspec.convert(data, Saved)


def load(game: Game, data: Any) -> Table:
    """Open a saved moment; raises BadRecord when it is not one, or when it is one in the middle of something that has
    changed since."""
    try:
        saved = as_today(game, data)
        other = saved.content != content_hash(game.package)
        for part in ("state", "frames", "sealed", "uses", "standing", "periods", "lasting", "number", "serial"):
            check_plain(getattr(saved, part), part)
        if other and effects_in([saved.frames, saved.lasting]) != saved.effects:
            raise _bad("record-stale")
        if any(abs(n) >> 64 for n in (saved.seed, saved.veils, *saved.streams.values())):
            raise ValueError("a seed has at most 64 bits")
        options = game.settle_options(saved.options)
        game.check_seats(saved.seats, options)
        t = Table(game, saved.seats, saved.seed, options)
        t.streams = Streams(saved.seed, dict(saved.streams))
        t.veils, t.serial, t.choices = saved.veils, saved.serial, saved.number
        fresh, t.state = t.state, _read(saved.state, type(t.state))
        check_lists(fresh, t.state)
        t.frames = [_read(item, Procedure) for item in saved.frames]
        if other and saved.steps:
            for frame, step in zip(t.frames, saved.steps, strict=True):
                if step is not None and frame.pc != END:
                    frame.pc = frame.PLACES[step] if step else len(frame.STEPS)
        check_frames(t)
        t.lasting = tuple(_read(item, Lasting) for item in saved.lasting)
        t.uses = dict(saved.uses)
        t.periods = {name: tuple(instances) for name, instances in saved.periods.items()}
        t._run()  # puts the open question again, before orders that came later could answer it
        t.standing = {name: tuple(orders) for name, orders in saved.standing.items()}
        t.asked_at, t.noted = saved.asked_at, tuple(saved.noted)
        if saved.sealed:
            _reseal(t, saved.sealed)
        check_table(t)
        for wrong in game.explain(t):
            raise ValueError(wrong)
        t.origin = {"snapshot": save(t) if other else data}
    except BadRecord:
        raise
    except WRONG as error:
        raise _damaged(error) from error
    return t


D = TypeVar("D", bound=Data)


def _read(item: dict[str, Any], kind: type[D]) -> D:
    found = Data.from_json(item)
    if not isinstance(found, kind):
        raise ValueError(f"{item['is']} is no {kind.__name__}")
    return found


def _reseal(t: Table, sealed: list[tuple[int, Any]]) -> None:
    """Put waiting answers back under their seals; all but the last of a simultaneous question can wait."""
    open_asks = {ask.seat: ask for ask in t.asked}
    t.sealed = {seat: open_asks[seat].clean(answer) for seat, answer in sealed}
    if not t.together or len(t.sealed) >= len(open_asks):
        raise ValueError("more sealed answers than questions")


def _start(game: Game, seats: int, options: dict[str, Any], start: dict[str, Any]) -> Table:
    """The table a record begins with."""
    if "snapshot" in start:
        return load(game, start["snapshot"])
    settled = game.settle_options(options)
    game.check_seats(seats, settled)
    t = Table(game, seats, msgspec.convert(start["seed"], int), settled)
    t.begin(game.first(t))
    return t


def apply(t: Table, seat: int, answer: Any) -> None:
    """Put one entry of a record on the table."""
    if seat >= 0:
        t.choose(answer, seat)
    elif "reseed" in answer:
        t.reseed(msgspec.convert(answer["reseed"], int))
    else:
        seat, question, told, condition, times = msgspec.convert(answer["standing"], tuple[int, str, Any, str, int])
        t.order_standing(seat, question, told, condition=condition, times=times)


def begun(t: Table) -> Table:
    """The table this one began as."""
    assert t.origin is not None
    return _start(t.game, t.seats, t.options, t.origin)


def rebuilt(t: Table, answers: Sequence[tuple[int, Any]]) -> Table:
    """The same start, with these answers."""
    new = begun(t)
    for seat, answer in answers:
        apply(new, seat, answer)
    return new


class Turns:
    """Where turns begin, and which of these moments need not be kept any more."""

    def __init__(self) -> None:
        self.turn: int | None = None
        self.kept: list[int] = []

    def begins(self, t: Table) -> bool:
        """Is this the first question of a turn that comes in the middle of no effect?"""
        turn = t.game.turn(t)
        if turn == self.turn or not t.asked or not at_rest(t):
            return False
        self.turn = turn
        return True

    def passed(self, number: int) -> int:
        """A turn begins after answer `number`: the one that is not among the newest now, or -1."""
        self.kept.append(number)
        if len(self.kept) <= TURNS:
            return -1
        old = self.kept.pop(0)
        return -1 if old // SNAPSHOT < self.kept[0] // SNAPSHOT or (old and old % SNAPSHOT == 0) else old


def make_record(t: Table) -> dict[str, Any]:
    """Play the game again beside the table and note fingerprints and snapshots on the way."""
    start = t.origin if t.origin is not None else {"snapshot": save(t)}
    answers = t.answers if t.origin is not None else []
    body: dict[str, Any] = {
        "format": FORMAT,
        "engine": _engine(),
        "game": t.game.id,
        "version": t.game.version,
        "content": content_hash(t.game.package),
        "seats": t.seats,
        "seed": start.get("seed"),
        "options": copied(t.options),
        "start": start,
        "answers": [[seat, answer] for seat, answer in answers],
    }
    again = _start(t.game, t.seats, t.options, start)
    prints, snapshots, turns = {}, {}, Turns()
    for number in range(len(answers) + 1):
        if number:
            apply(again, *answers[number - 1])
        if (number and number % EVERY == 0) or number == len(answers):
            prints[number] = again.fingerprint()
        if turns.begins(again) and (number or "snapshot" not in start):
            snapshots[number] = save(again)
            snapshots.pop(turns.passed(number), None)
        if (number and number % SNAPSHOT == 0) or number == len(answers):
            snapshots[number] = save(again)
    body["fingerprints"] = [list(item) for item in prints.items()]
    body["snapshots"] = [list(item) for item in snapshots.items()]
    body["checksum"] = fingerprint(body)
    return body


def replay(
    record: Any, games: dict[str, Game], until: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Table:
    """Play a record again; raises BadRecord with the reason.

    Where the rules have another content hash by now, a notice on the table says so. If they no longer play the game as
    it went, it is opened at its newest snapshot that still reads (not after `until`, where there is one).
    """
    if not isinstance(record, dict) or any(key not in record for key in Record.__struct_fields__):
        raise _bad("record-truncated")
    if record["format"] != FORMAT:
        raise _bad("record-format", given=repr(record["format"]), right=FORMAT)
    try:
        body = {key: value for key, value in record.items() if key != "checksum"}
        if fingerprint(body) != record.get("checksum"):
            raise _bad("record-edited")
        found = msgspec.convert(record, Record)
        if found.game not in games:
            raise _bad("record-game", given=found.game, right=", ".join(games))
        game = games[found.game]
        if until is not None and (type(until) is not int or not 0 <= until <= len(found.answers)):
            raise _bad("record-until", given=repr(until), most=len(found.answers))
        stop = len(found.answers) if until is None else until
        if found.content != content_hash(game.package):
            return _opened(game, found, stop)
        return _played(game, found, stop, progress)
    except BadRecord:
        raise
    except WRONG as error:
        raise _damaged(error) from error


def _played(game: Game, found: Record, stop: int, progress: Callable[[int, int], None] | None = None) -> Table:
    """From its beginning, with every answer up to this one and every fingerprint on the way."""
    t = _start(game, found.seats, found.options, found.start)
    prints = dict(found.fingerprints)
    for number, (seat, answer) in enumerate(found.answers[:stop], 1):
        try:
            apply(t, seat, answer)
        except FathomError as error:
            raise _bad("record-answer", number=number, why=error.text) from error
        if number in prints and t.fingerprint() != prints[number]:
            raise _bad("record-astray", number=number)
        if progress:
            progress(number, stop)
    return t


def _opened(game: Game, found: Record, stop: int) -> Table:
    """A record of other rules: whole if ours lead to its next fingerprint, else at the newest snapshot that reads."""
    told = {"theirs": found.version, "ours": game.version}
    id = "record-other-content"
    with suppress(*WRONG):
        proof = min(number for number, _ in found.fingerprints if number >= stop)
        t = _played(game, found, proof)
        t = t if proof == stop else _played(game, found, stop)
        t.notices += (Text("record-as-it-was", "kernel", number=stop, **told),)
        return t
    early = [shot for shot in found.snapshots if shot[0] <= stop] or found.snapshots[:1]
    for number, snapshot in reversed(early):
        try:
            t = load(game, snapshot)
            t.notices += (Text(id, "kernel", number=number, **told),)
            return t
        except BadRecord:
            id = "record-went-back"
    t = _start(game, found.seats, found.options, found.start)
    t.notices += (Text(id, "kernel", number=0, **told),)
    return t
