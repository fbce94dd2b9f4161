"""What all who sit at a table are told alike: worked out for the first of them, and kept until the others had it.

Their states are made in one go, so few tables are remembered, and for moments. Kept with each table they would weigh
more than the tables themselves.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..kernel.table import Table
from ..kernel.text import Text
from ..kernel.view import LogLine, open_to_all

__all__ = ["Alike", "alike"]

MOST = 4


class Alike:
    """Of one table, which nobody changes any more. Whoever takes a part of it leaves it as it is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: dict[int, list[tuple[tuple[int, ...] | None, dict[str, Any]]]] = {}

    @cached_property
    def open(self) -> dict[str, Any]:
        """What of the state is open to all."""
        return open_to_all(self.table)

    def log(self, since: int, seat: int | None) -> list[dict[str, Any]]:
        """The newest lines of the log, from a choice on, as a seat may read them."""
        lines = self._lines.get(since)
        if lines is None:
            game, told = self.table.game.id, self.table.lines
            first = len(told)
            while first and told[first - 1][0] >= since:  # of fifty lines nearly always the last few are wanted
                first -= 1
            lines = self._lines[since] = [
                (audience, LogLine(number, Text(id, game, **args), rule, refs, audience).to_json())
                for number, id, args, rule, refs, audience in told[first:]
            ]
        return [line for audience, line in lines if audience is None or (seat is not None and seat in audience)]


_recent: dict[int, Alike] = {}


def alike(table: Table) -> Alike:
    """What is told of this table; it is itself remembered, so that no other has its place in memory meanwhile."""
    found = _recent.get(id(table))
    if found is None:
        found = Alike(table)
        while len(_recent) >= MOST:
            _recent.pop(next(iter(_recent)), None)
        _recent[id(table)] = found
    return found
