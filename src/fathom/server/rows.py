"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .live import Entry

__all__ = ["KeyRow", "Standing", "TableRow", "Whole"]


class TableRow(NamedTuple):
    """What a table began as."""

    id: str
    game: str
    options: dict[str, Any]
    start: dict[str, Any]
    seats: list[dict[str, Any]]
    created: int


class Whole(NamedTuple):
    """All it takes to open a table."""

    row: TableRow
    snapshot: bytes | None
    number: int
    """The last entry in the snapshot."""
    entries: list[Entry]
    """Those since."""


class KeyRow(NamedTuple):
    """A capability, as far as we keep it."""

    hash: str
    table_id: str
    role: str
    seat: int


class Standing(NamedTuple):
    """How a table stands after an entry, for whoever looks for work without opening tables."""

    bot_due: bool
    over: bool
