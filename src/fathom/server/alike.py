"""What all who sit at a table are told alike: worked out for the first of them, and kept until the others had it.

Their states are made in one go, so few tables are remembered, and for moments. Kept with each table they would weigh
more than the tables themselves.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property, lru_cache
from typing import Any

from ..games.talk import talk_of
from ..kernel.text import Text
from ..kernel.view import LogLine, open_to_all
from . import wire
from .live import Live
from .times import iso

__all__ = ["Alike", "alike", "marks_of", "seat_infos"]

MOST = 4
_once = lru_cache(maxsize=10_000)(iso)
"""Of two times, one stays the same as long as the table lives."""


class Alike:
    """Of one table, which nobody changes any more. Whoever takes a part of it leaves it as it is."""

    def __init__(self, live: Live) -> None:
        self.live, self.table = live, live.table
        self._lines: dict[int, list[tuple[tuple[int, ...] | None, dict[str, Any]]]] = {}
        self._told: tuple[Collection[int], dict[str, Any]] | None = None

    @cached_property
    def open(self) -> dict[str, Any]:
        """What of the state is open to all."""
        return open_to_all(self.table)

    def told(self, present: Collection[int]) -> dict[str, Any]:
        """What of a message is the same for everybody, while these seats are there."""
        if self._told is None or self._told[0] != present:
            live = self.live
            self._told = (
                present,
                {
                    "table": live.id,
                    "entry": live.entry,
                    "seats": seat_infos(live, present),
                    "asked": live.asked,
                    "proposal": live.proposal,
                    "strict": live.strict if talk_of(self.table.game).rules else None,
                    "marks": marks_of(live),
                    "created": _once(live.created),
                    "touched": _once(live.touched),
                },
            )
        return self._told[1]

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


def seat_infos(live: Live, present: Collection[int]) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(number, seat.name, seat.lang, seat.who, seat.bot, number in present, seat.joined)
        for number, seat in enumerate(live.seats)
    ]


def marks_of(live: Live) -> list[dict[str, Any]]:
    """What a table carries for its whole life, for everybody to know."""
    return [Text(f"mark-{live.origin}", "server").to_json()] if live.origin else []


_recent: dict[int, Alike] = {}


def alike(live: Live) -> Alike:
    """What is told of this table; it is itself remembered, so that no other has its place in memory meanwhile."""
    found = _recent.get(id(live))
    if found is None:
        found = Alike(live)
        while len(_recent) >= MOST:
            _recent.pop(next(iter(_recent)), None)
        _recent[id(live)] = found
    return found
