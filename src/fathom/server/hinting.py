"""Hints: what a bot would answer for a seat and why, and the lines of the log that say who took one."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..kernel.table import Table
from ..kernel.text import Text, who

__all__ = ["Hinted", "is_open", "with_hints"]


class Hinted(NamedTuple):
    """A hint that was taken: its entry, the choice it came after, whose it was, and whether all saw who is asked."""

    entry: int
    number: int
    seat: int
    open: bool


def is_open(t: Table, seat: int) -> bool:
    """Does everybody see that this seat is asked? Where several are asked under seal, or where a seat is asked lest
    silence betrays a hand, a line about its hint would tell what the seal hides."""
    return len(t.asked) == 1 and t.asked[0].seat == seat and not t.asked[0].always


def with_hints(lines: list[dict[str, Any]], hints: list[Hinted], since: int, seat: int | None, over: bool) -> list[Any]:
    """The log with the hints that this seat may know of. After the end everybody may."""
    told = [
        {
            "number": hint.number,
            "text": Text("log-hint", "server", player=who(hint.seat)).to_json(),
            "rule": "",
            "refs": [],
            "audience": None if over or hint.open else [hint.seat],
        }
        for hint in hints
        if hint.number >= since and (over or hint.open or hint.seat == seat)
    ]
    return sorted([*lines, *told], key=lambda line: line["number"]) if told else lines
