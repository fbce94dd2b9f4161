"""A live table as bytes and back: the snapshots that make opening a table quick, and safe across rule changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

import fathom

from ..games.reopening import retraced
from ..kernel.errors import BadRecord
from ..kernel.game import Game
from ..kernel.record import FIRST, apply, content_hash
from ..kernel.table import Table
from ..kernel.text import Text
from ..kernel.view import LogLine
from . import wire
from .live import Live, Proposal, Seat
from .undoing import KEPT, Mark, Past

__all__ = ["Frozen", "freeze", "rules_of", "table_of", "thaw"]


class Instant(msgspec.Struct):
    """A table at one moment, and how many of the answers and log lines there were."""

    saved: dict[str, Any]
    answers: int
    lines: int
    revealed: tuple[int, dict[str, Any]]


class Frozen(msgspec.Struct):
    """A live table with its log and its way here. From `earlier` it can be played again at once, so that the first
    undo after opening is as quick as any; `now` is for a program whose rules would play it otherwise, and the start of
    the `turn` for one that does not know what was going on."""

    now: Instant
    earlier: Instant
    start: dict[str, Any]
    answers: list[tuple[int, Any]]
    lines: list[dict[str, Any]]
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


def rules_of(game: Game) -> tuple[str, str]:
    """What this program plays: the version of the game and the hash of its content."""
    return game.version, content_hash(game.package)


def freeze(live: Live) -> bytes:
    """All of it; `zlib.compress` it before it is kept."""
    t = live.table
    lines = [LogLine(n, Text(id, **args), rule, refs, seen).to_json() for n, id, args, rule, refs, seen in t.lines]
    frozen = Frozen(
        now=_instant(t),
        earlier=_instant(live.past.clones[-KEPT:][0]),
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
        turn=None if live.past.turn is None else _instant(live.past.turn[1]),
    )
    return msgspec.json.encode(frozen)


def _instant(t: Table) -> Instant:
    number, id, args = t.revealed
    return Instant(t.save(), len(t.answers), len(t.lines), (number, Text(id, **args).to_json()))


def thaw(id: str, data: bytes) -> Live:
    """The live table; raises BadRecord where the present program cannot read it."""
    frozen = msgspec.json.decode(data, type=Frozen)
    lines = [_line(line) for line in frozen.lines]
    saved = frozen.now.saved
    rules, untold = (saved.get("version", FIRST), saved["content"]), list[Any]()
    if rules == rules_of(fathom.games()[saved["game"]]):
        past, table = _played(frozen, lines)
    else:  # the rules were corrected since: the table begins here, and nothing before can be taken back
        table, untold = _opened(frozen, lines)
        past, frozen.proposal = Past(table), None
    live = Live(id, table, frozen.seats, frozen.created)
    live.rules, live.went_back, live.untold = rules, table.choices < saved["number"], untold
    live.past, live.chat, live.proposal, live.cuts = past, frozen.chat, frozen.proposal, frozen.cuts
    live.entry, live.touched, live.strict = frozen.entry, frozen.touched, frozen.strict
    return live


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


def _played(frozen: Frozen, lines: list[Any]) -> tuple[Past, Table]:
    """The last choices played again, as `Live` plays them."""
    then = frozen.earlier
    table, told = fathom.load(then.saved), Text.from_json(then.revealed[1])
    table.origin, table.answers, table.lines = frozen.start, frozen.answers[: then.answers], lines[: then.lines]
    table.revealed = (then.revealed[0], told.id, dict(told.args))
    first = frozen.now.saved["number"] - len(frozen.marks)
    past = Past(table, frozen.marks[: table.choices - first])
    for seat, answer in frozen.answers[then.answers :]:
        before, table = table, table.clone()
        apply(table, seat, answer)
        if seat >= 0:
            past.add(frozen.marks[before.choices - first], before)
    return past, table


def _line(line: dict[str, Any]) -> tuple[int, str, dict[str, Any], str, tuple[str, ...], tuple[int, ...] | None]:
    text = Text.from_json(line["text"])
    args = {_once(name): _once(value) if isinstance(value, str | Text) else value for name, value in text.args.items()}
    refs, seen = tuple(map(_once, line["refs"])), line["audience"]
    return line["number"], _once(text.id), args, _once(line["rule"]), refs, None if seen is None else tuple(seen)


@lru_cache(maxsize=20_000, typed=True)
def _once(word: Any) -> Any:
    """The first of equal words and texts. Nearly all lines of all tables are made of the same few; kept once, they
    take a third off the memory of a table."""
    return word


def table_of(start: dict[str, Any], game: str, seats: int, options: dict[str, Any]) -> Table:
    """The table a stored start describes."""
    if "snapshot" in start:
        return fathom.load(start["snapshot"])
    return fathom.new(game, seats=seats, seed=start["seed"], options=options)
