"""A live table as bytes and back: the snapshots that make opening a table quick, and safe across rule changes."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

import fathom

from ..games.reopening import retraced
from ..kernel.errors import BadRecord
from ..kernel.game import Game
from ..kernel.record import FIRST, WRONG, content_hash
from ..kernel.table import Table
from ..kernel.text import Text
from . import wire
from .hinting import Hinted
from .live import Live, Proposal, Seat
from .told import Told, as_json, line_of, once
from .undoing import KEPT, Kept, Mark, Past

__all__ = ["Frozen", "OtherRules", "freeze", "rules_of", "table_of", "thaw"]


class Instant(msgspec.Struct):
    """A table at one moment, and how many of the answers and log lines there were."""

    saved: Any
    answers: int
    lines: int
    revealed: tuple[int, dict[str, Any]]


class Frozen(msgspec.Struct):
    """A live table with its log and its way here. From `earlier` the first undo after opening is as quick as any; the
    start of the `turn` is for a program whose rules do not know what was going on `now`."""

    now: Instant
    earlier: Instant
    start: dict[str, Any]
    answers: list[tuple[int, Any]]
    lines: list[msgspec.Raw]
    marks: list[Mark]
    seats: list[Seat]
    chat: list[wire.ChatLine]
    proposal: Proposal | None
    cuts: list[tuple[int, int]]
    entry: int
    created: int
    touched: int
    strict: bool = True
    turn: Instant | None = None
    hints: list[Hinted] = []


def rules_of(game: Game) -> tuple[str, str]:
    """What this program plays: the version of the game and the hash of its content."""
    return game.version, content_hash(game.package)


def freeze(live: Live) -> bytes:
    """All of it; `zlib.compress` it before it is kept."""
    t = live.table
    lines = [*live.told.json(), *(msgspec.Raw(msgspec.json.encode(as_json(line))) for line in t.lines)]
    told = [msgspec.json.decode(line, type=_Numbered).number for line in lines]
    frozen = Frozen(
        now=_instant(Kept.of(t), told),
        earlier=_instant(live.past.kept[-KEPT:][0], told),
        start=t.origin or {},
        answers=t.answers,
        lines=lines,
        marks=live.past.marks,
        seats=live.seats,
        chat=live.chat,
        proposal=live.proposal,
        cuts=live.cuts,
        entry=live.entry,
        created=live.created,
        touched=live.touched,
        strict=live.strict,
        hints=live.hints,
        turn=None if live.past.turn is None else _instant(live.past.turn[1], told),
    )
    return msgspec.json.encode(frozen)


class _Numbered(msgspec.Struct):
    """Of a line of the log, the choice it belongs to."""

    number: int


def _instant(kept: Kept, told: list[int]) -> Instant:
    number, id, args = kept.revealed
    lines = bisect_right(told, kept.choices)
    return Instant(kept.saved, kept.answers, lines, (number, Text(id, **args).to_json()))


class OtherRules(Exception):
    """This snapshot was kept by other rules."""


def thaw(id: str, data: bytes, at_once: bool = False) -> Live:
    """The live table; raises BadRecord where the present program cannot read it. A game of other rules is played again,
    which takes a while: OtherRules where there is none."""
    frozen = msgspec.json.decode(data, type=Frozen)
    saved = frozen.now.saved
    rules, untold = (saved.get("version", FIRST), saved["content"]), list[Any]()
    if rules == rules_of(fathom.games()[saved["game"]]):
        past, table, told = _standing(frozen)
    elif at_once:
        raise OtherRules
    elif (way := _retold(frozen)) is not None:
        past, table, told = way
    else:  # by the rules of today it goes another way: the table begins here, and nothing before can be taken back
        table, untold = _opened(frozen, [line_of(msgspec.json.decode(line)) for line in frozen.lines])
        past, told, frozen.proposal = Past.of(table), Told(), None
    live = Live(id, table, frozen.seats, frozen.created)
    live.told, live.rules, live.went_back, live.untold = told, rules, table.choices < saved["number"], untold
    live.past, live.chat, live.proposal, live.cuts = past, frozen.chat, frozen.proposal, frozen.cuts
    live.entry, live.touched, live.strict = frozen.entry, frozen.touched, frozen.strict
    live.hints = [hint for hint in frozen.hints if hint.number <= table.choices]
    return live


def _retold(frozen: Frozen) -> tuple[Past, Table, Told] | None:
    """The rules were corrected since, but by those of today the game goes as it went: its way here is still one."""
    try:
        now = fathom.load(frozen.now.saved)
        now.answers = frozen.answers
        now.origin = frozen.start
        past, table = Past.followed(now, frozen.marks)
    except WRONG:
        return None
    if table != now or len(past.marks) != table.choices - past.first:
        return None
    told, table.lines = Told.read(frozen.lines)
    return past, table, told


def _opened(frozen: Frozen, lines: list[Any]) -> tuple[Table, list[Any]]:
    """The table as it stood, or as early as it must be to be read; and what its seats should be told about that."""
    now, moments = frozen.now, [then for then in (frozen.earlier, frozen.turn, frozen.now) if then is not None]
    moments.sort(key=lambda then: then.answers)
    while True:
        then = moments.pop()
        try:
            table = fathom.load(then.saved)
            break
        except BadRecord:
            if not moments:
                raise
    untold, table.lines = table.lines, lines[: then.lines]
    if then.answers < now.answers:
        table = retraced(table, then.answers, frozen.answers, {now.answers: now.saved})
    return table, untold


def _standing(frozen: Frozen) -> tuple[Past, Table, Told]:
    """The table as it stood, and its way here: what is kept of that is read when somebody goes back."""
    table = fathom.load(frozen.now.saved)
    told, table.lines = Told.read(frozen.lines)
    table.origin, table.revealed = frozen.start, _revealed(frozen.now)
    table.answers = [once(said) if isinstance(said[1], str) else said for said in frozen.answers]
    first = table.choices - len(frozen.marks)
    past = Past(first, [_kept(frozen.earlier)], [once(Mark(*mark)) for mark in frozen.marks])
    if frozen.turn is not None:
        turn = _kept(frozen.turn)
        since = past.since(turn.choices)  # nothing, where choices were taken back to it
        past.turn = since[0].turn if since else table.game.turn(table), turn
    return past, table, told


def _kept(then: Instant) -> Kept:
    return Kept(then.saved, then.answers, _revealed(then))


def _revealed(then: Instant) -> tuple[int, str, dict[str, Any]]:
    number, told = then.revealed[0], Text.from_json(then.revealed[1])
    return number, told.id, dict(told.args)


def table_of(start: dict[str, Any], game: str, seats: int, options: dict[str, Any]) -> Table:
    """The table a stored start describes."""
    if "snapshot" in start:
        return fathom.load(start["snapshot"])
    return fathom.new(game, seats=seats, seed=start["seed"], options=options)
