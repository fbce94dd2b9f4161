"""Records: a whole game as data that survives program versions, and saved tables.

A record holds the seed and the answers, so it replays to the same end; a fingerprint every 20 answers, so a
replay that goes astray is noticed; and snapshots, so a game whose rules were corrected since can still be opened.
The checksum tells an edited or damaged file from a sound one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from .ability import Lasting
from .data import Data, fingerprint
from .errors import BadRecord, FathomError
from .game import Game
from .procedure import Procedure
from .proof import check_frames, check_plain, check_table
from .rng import Streams
from .setting import copied
from .table import Table
from .text import Text

__all__ = ["apply", "begun", "content_hash", "load", "make_record", "rebuilt", "replay", "save"]

FORMAT = 1
WRONG = (FathomError, LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RuntimeError)
"""What forged data may raise anywhere in the rules of a game."""
EVERY, SNAPSHOT = 20, 60  # answers between fingerprints, and between snapshots


def _engine() -> str:
    try:
        return version("fathom-table")
    except PackageNotFoundError:
        return "0"


@lru_cache(maxsize=16)
def content_hash(package: str) -> str:
    """A hash of the code and data that decide how a game plays: two equal hashes replay alike."""
    digest = sha256()

    def walk(folder: Traversable) -> None:
        for entry in sorted(folder.iterdir(), key=lambda e: e.name):
            if entry.is_dir() and entry.name not in ("__pycache__", "locale"):
                walk(entry)
            elif entry.name.endswith(".py") and entry.name != "bot.py":
                digest.update(entry.name.encode() + entry.read_bytes())

    walk(files("fathom.kernel"))
    walk(files(package))
    return digest.hexdigest()[:16]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """One moment of a table."""

    game: str
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
    sealed: list[tuple[int, Any]]
    uses: dict[str, int]
    standing: dict[str, list[tuple[Any, str, int]]]
    periods: dict[str, list[int]]
    lasting: list[dict[str, Any]]
    outcome: tuple[list[int], list[int], dict[str, Any]] | None


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
    return msgspec.structs.asdict(
        Saved(
            game=t.game.id,
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
            frames=[frame.to_json() for frame in t.frames],
            sealed=sorted(t.sealed.items()),
            uses=dict(t.uses),
            standing={name: list(orders) for name, orders in t.standing.items()},
            periods={name: list(instances) for name, instances in t.periods.items()},
            lasting=[item.to_json() for item in t.lasting],
            outcome=None if end is None else (list(end.winners), list(end.scores), end.reason.to_json()),
        )
    )


def _bad(id: str, **args: Any) -> BadRecord:
    return BadRecord(Text(id, "kernel", **args))


def _damaged(error: Exception) -> BadRecord:
    return _bad("record-damaged", detail=error.text if isinstance(error, FathomError) else str(error))


def load(game: Game, data: Any) -> Table:
    """Open a saved moment; raises BadRecord when it is not one."""
    try:
        saved = msgspec.convert(data, Saved)
        for part in ("state", "frames", "sealed", "uses", "standing", "periods", "lasting", "number", "serial"):
            check_plain(getattr(saved, part), part)
        if any(abs(n) >> 64 for n in (saved.seed, saved.veils, *saved.streams.values())):
            raise ValueError("a seed has at most 64 bits")
        options = game.settle_options(saved.options)
        game.check_seats(saved.seats, options)
        t = Table(game, saved.seats, saved.seed, options)
        t.streams = Streams(saved.seed, dict(saved.streams))
        t.veils, t.serial, t.choices = saved.veils, saved.serial, saved.number
        t.state = _read(saved.state, type(t.state))
        t.frames = [_read(item, Procedure) for item in saved.frames]
        check_frames(t)
        t.lasting = tuple(_read(item, Lasting) for item in saved.lasting)
        t.uses = dict(saved.uses)
        t.periods = {name: tuple(instances) for name, instances in saved.periods.items()}
        t._run()  # puts the open question again, before orders that came later could answer it
        t.standing = {name: tuple(orders) for name, orders in saved.standing.items()}
        t.asked_at = saved.asked_at
        if saved.sealed:
            _reseal(t, saved.sealed)
        t.origin = {"snapshot": data}
        check_table(t)
        for wrong in game.explain(t):
            raise ValueError(wrong)
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
    prints, snapshots = [], []
    for number, (seat, answer) in enumerate(answers, 1):
        apply(again, seat, answer)
        if number % EVERY == 0:
            prints.append([number, again.fingerprint()])
        if number % SNAPSHOT == 0:
            snapshots.append([number, save(again)])
    body["fingerprints"] = [*prints, [len(answers), again.fingerprint()]]
    body["snapshots"] = [*snapshots, [len(answers), save(again)]]
    body["checksum"] = fingerprint(body)
    return body


def replay(
    record: Any, games: dict[str, Game], until: int | None = None, progress: Callable[[int, int], None] | None = None
) -> Table:
    """Play a record again; raises BadRecord with the reason.

    A record from another content hash is opened at its last snapshot (not after `until`, where there is one), and a
    notice on the table says so.
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
        if found.content != content_hash(game.package):
            early = [shot for shot in found.snapshots if until is None or shot[0] <= until]
            number, snapshot = early[-1] if early else found.snapshots[0]
            t = load(game, snapshot)
            told = Text("record-other-content", "kernel", theirs=found.version, ours=game.version, number=number)
            t.notices += (told,)
            return t
        t = _start(game, found.seats, found.options, found.start)
    except BadRecord:
        raise
    except WRONG as error:
        raise _damaged(error) from error
    prints = dict(found.fingerprints)
    answers = found.answers if until is None else found.answers[:until]
    for number, (seat, answer) in enumerate(answers, 1):
        try:
            apply(t, seat, answer)
        except FathomError as error:
            raise _bad("record-answer", number=number, why=error.text) from error
        except WRONG as error:
            raise _damaged(error) from error
        if number in prints and t.fingerprint() != prints[number]:
            raise _bad("record-astray", number=number)
        if progress:
            progress(number, len(answers))
    return t
