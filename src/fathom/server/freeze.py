"""A live table as bytes and back: the snapshots that make opening a table quick, and safe across rule changes."""

from __future__ import annotations

from typing import Any

import msgspec

import fathom

from ..kernel.record import content_hash
from ..kernel.table import Table
from ..kernel.text import Text
from ..kernel.view import LogLine
from . import wire
from .live import Live, Proposal, Seat
from .undoing import Mark, Past

__all__ = ["Frozen", "freeze", "table_of", "thaw"]


class Frozen(msgspec.Struct):
    """A live table with its log and its way here."""

    saved: dict[str, Any]
    start: dict[str, Any]
    answers: list[tuple[int, Any]]
    lines: list[dict[str, Any]]
    revealed: tuple[int, dict[str, Any]]
    marks: list[Mark]
    seats: list[Seat]
    chat: list[wire.ChatLine]
    proposal: Proposal | None
    cuts: list[tuple[int, int]]
    entry: int
    created: int
    touched: int


def freeze(live: Live) -> bytes:
    """All of it; `zlib.compress` it before it is kept."""
    t = live.table
    number, id, args = t.revealed
    lines = [LogLine(n, Text(id, **args), rule, refs, seen).to_json() for n, id, args, rule, refs, seen in t.lines]
    frozen = Frozen(
        saved=t.save(),
        start=t.origin or {},
        answers=t.answers,
        lines=lines,
        revealed=(number, Text(id, **args).to_json()),
        marks=live.past.marks,
        seats=live.seats,
        chat=live.chat,
        proposal=live.proposal,
        cuts=live.cuts,
        entry=live.entry,
        created=live.created,
        touched=live.touched,
    )
    return msgspec.json.encode(frozen)


def thaw(id: str, data: bytes) -> Live:
    """The live table; raises BadRecord where the present program cannot read it."""
    frozen = msgspec.json.decode(data, type=Frozen)
    table = fathom.load(frozen.saved)
    table.lines = [_line(line) for line in frozen.lines]
    marks = frozen.marks
    if frozen.saved["content"] == content_hash(table.game.package):
        told = Text.from_json(frozen.revealed[1])
        table.origin, table.answers = frozen.start, frozen.answers
        table.revealed = (frozen.revealed[0], told.id, dict(told.args))
    else:  # the rules were corrected since: the table begins here, and nothing before can be taken back
        marks = []
    live = Live(id, table, frozen.seats, frozen.created)
    live.past = Past(table, marks)
    live.chat, live.proposal, live.cuts = frozen.chat, frozen.proposal, frozen.cuts
    live.entry, live.touched = frozen.entry, frozen.touched
    return live


def _line(line: dict[str, Any]) -> tuple[int, str, dict[str, Any], str, tuple[str, ...], tuple[int, ...] | None]:
    text = Text.from_json(line["text"])
    seen = line["audience"]
    return line["number"], text.id, dict(text.args), line["rule"], tuple(line["refs"]), tuple(seen) if seen else None


def table_of(start: dict[str, Any], game: str, seats: int, options: dict[str, Any]) -> Table:
    """The table a stored start describes."""
    if "snapshot" in start:
        return fathom.load(start["snapshot"])
    return fathom.new(game, seats=seats, seed=start["seed"], options=options)
