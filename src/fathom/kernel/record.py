"""Records: a whole game as data that survives program versions, and saved tables.

A record holds the seed and the answers, so it replays to the same end; a fingerprint every 20 answers, so a
replay that goes astray is noticed; and snapshots, so a game whose rules were corrected since can still be opened.
The checksum tells an edited or damaged file from a sound one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from .ability import Lasting
from .data import Data, fingerprint
from .errors import BadRecord, FathomError
from .game import Game, Outcome
from .procedure import Procedure
from .rng import Streams
from .table import Table
from .text import Text

__all__ = ["content_hash", "load", "make_record", "rebuilt", "replay", "save"]

FORMAT = 1
EVERY = 20
SNAPSHOT = 60
_KEYS = ("format", "engine", "game", "version", "content", "seats", "options", "start", "answers")


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


def save(t: Table) -> dict[str, Any]:
    """One moment of a table."""
    return {
        "game": t.game.id,
        "content": content_hash(t.game.package),
        "seats": t.seats,
        "options": t.options,
        "seed": t.streams.seed,
        "streams": dict(t.streams.counters),
        "number": len(t.answers),
        "serial": t.serial,
        "state": t.state.to_json(),
        "frames": [frame.to_json() for frame in t.frames],
        "sealed": [[seat, answer] for seat, answer in sorted(t.sealed.items())],
        "uses": dict(t.uses),
        "standing": dict(t.standing),
        "lasting": [item.to_json() for item in t.lasting],
        "outcome": None
        if t.outcome is None
        else [list(t.outcome.winners), list(t.outcome.scores), t.outcome.reason.id, dict(t.outcome.reason.args)],
    }


def _bad(id: str, **args: Any) -> BadRecord:
    return BadRecord(Text(id, "kernel", **args))


def load(game: Game, data: Any) -> Table:
    """Open a saved moment; raises BadRecord when it is not one."""
    try:
        t = Table(game, data["seats"], data["seed"], game.settle_options(data["options"]))
        t.streams = Streams(data["seed"], dict(data["streams"]))
        t.state = Data.from_json(data["state"])
        t.frames = []
        for item in data["frames"]:
            frame = Data.from_json(item)
            if not isinstance(frame, Procedure):
                raise ValueError(f"{item['is']} is no procedure")
            t.frames.append(frame)
        t.serial = data["serial"]
        t.uses, t.standing = dict(data["uses"]), dict(data["standing"])
        for item in data["lasting"]:
            lasting = Data.from_json(item)
            assert isinstance(lasting, Lasting)
            t.lasting += (lasting,)
        if data["outcome"] is not None:
            winners, scores, reason, args = data["outcome"]
            t.outcome = Outcome(tuple(winners), tuple(scores), Text(reason, game.id, **args))
        t._run()
        if t.asked and data["sealed"]:
            t.sealed = {seat: answer for seat, answer in data["sealed"]}
        t.origin = {"snapshot": data}
    except FathomError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise _bad("record-damaged", detail=str(error)) from error
    return t


def _start(game: Game, record: dict[str, Any]) -> Table:
    """The table a record begins with."""
    start = record["start"]
    if "snapshot" in start:
        return load(game, start["snapshot"])
    t = Table(game, record["seats"], start["seed"], game.settle_options(record["options"]))
    t.begin(game.first(t))
    return t


def _apply(t: Table, seat: int, answer: Any) -> None:
    """Put one entry of a record on the table."""
    if seat >= 0:
        t.choose(answer, seat)
    elif "reseed" in answer:
        t.reseed(answer["reseed"])
    else:
        t.order_standing(*answer["standing"])


def rebuilt(t: Table, until: int) -> Table:
    """The same game, played again up to an answer."""
    new = _start(t.game, {"seats": t.seats, "options": t.options, "start": t.origin})
    for seat, answer in t.answers[:until]:
        _apply(new, seat, answer)
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
        "options": t.options,
        "start": start,
        "answers": [[seat, answer] for seat, answer in answers],
    }
    again = _start(t.game, body)
    prints, snapshots = [], []
    for number, (seat, answer) in enumerate(answers, 1):
        _apply(again, seat, answer)
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

    A record from another content hash is opened at its last snapshot, and a notice on the table says so.
    """
    if not isinstance(record, dict) or any(key not in record for key in _KEYS):
        raise _bad("record-truncated")
    if record["format"] != FORMAT:
        raise _bad("record-format", given=repr(record["format"]), right=FORMAT)
    body = {key: value for key, value in record.items() if key != "checksum"}
    if fingerprint(body) != record.get("checksum"):
        raise _bad("record-edited")
    if record["game"] not in games:
        raise _bad("record-game", given=str(record["game"]), right=", ".join(games))
    game = games[record["game"]]
    if record["content"] != content_hash(game.package):
        t = load(game, record["snapshots"][-1][1])
        number = record["snapshots"][-1][0]
        t.notices += (
            Text("record-other-content", "kernel", theirs=record["version"], ours=game.version, number=number),
        )
        return t
    prints = {number: mark for number, mark in record["fingerprints"]}
    answers = record["answers"] if until is None else record["answers"][:until]
    t = _start(game, record)
    for number, (seat, answer) in enumerate(answers, 1):
        try:
            _apply(t, seat, answer)
        except FathomError as error:
            raise _bad("record-answer", number=number, why=error.text) from error
        if number in prints and t.fingerprint() != prints[number]:
            raise _bad("record-astray", number=number)
        if progress:
            progress(number, len(answers))
    return t
