"""What is read back from a file is hostile until proved otherwise: could a table ever have been in this state?

Whatever cannot have been reached raises ValueError in words. What passes may still be a position no game leads to, but
it is made of the game's own parts, its numbers are small, and its frames stand on each other as calls do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from .data import Data
from .effect import EffectFrame
from .procedure import END, Procedure

if TYPE_CHECKING:
    from .table import Table

__all__ = ["check_frames", "check_lists", "check_plain", "check_table"]

LARGEST, LONGEST, DEEPEST, WORDIEST = END, 20_000, 24, 2_000
"""No number on a table is larger, no list or name longer, nothing lies deeper."""


def check_plain(value: Any, where: str, deepest: int = DEEPEST) -> None:
    """Plain data of a size that a table can have."""
    if isinstance(value, dict | list | tuple):
        if deepest == 0 or len(value) > LONGEST:
            raise ValueError(f"{where}: too deep or too long")
        for item in value.values() if isinstance(value, dict) else value:
            check_plain(item, where, deepest - 1)
    elif (isinstance(value, int) and abs(value) > LARGEST) or (isinstance(value, str) and len(value) > WORDIEST):
        raise ValueError(f"{where}: {str(value)[:40]} is too large")


def check_lists(fresh: Data, state: Data) -> None:
    """A list of the state has one entry per seat or space, for the whole game."""
    for name in sorted(state._names):
        entries = getattr(state, name)
        if isinstance(entries, list) and len(entries) != len(getattr(fresh, name)):
            raise ValueError(f"{name} has {len(entries)} entries")


def check_frames(t: Table) -> None:
    """Frames of this game, each called by the one below, and patterns that nobody has begun yet."""
    below: Procedure | None = None
    for frame in t.frames:
        name, kind = frame.NAME, type(frame)
        for part in (frame, *_patterns(frame)):
            home = type(part).__module__
            if home.startswith("fathom.games.") and not home.startswith(f"{t.game.package}."):
                raise ValueError(f"{part.NAME} is no part of this game")
            if isinstance(part, EffectFrame):
                part.term()
        if not (0 <= frame.pc <= len(kind.STEPS) or frame.pc == END):
            raise ValueError(f"{name} has no step {frame.pc}")
        if not (below.id if below else 0) < frame.id <= t.serial:
            raise ValueError(f"{name} cannot have the number {frame.id}")
        if frame.into and (below is None or frame.into not in below._names):
            raise ValueError(f"{name} gives its result to nobody")
        if any(part.pc or part.id or part.afterwards for part in _patterns(frame)):
            raise ValueError(f"{name} repeats what has begun already")
        below = frame


def _patterns(frame: Procedure) -> Iterator[Procedure]:
    """The procedures that a frame will make copies of, or that follow it."""
    lists = [item for name in frame._nests for item in getattr(frame, name) if isinstance(getattr(frame, name), list)]
    for value in (*(getattr(frame, name) for name in frame._nested), *lists):
        if isinstance(value, Procedure):
            yield value
            yield from _patterns(value)


def check_table(t: Table) -> None:
    """The open questions and the orders are those of this table."""
    if not 0 <= t.asked_at <= t.choices or any(not 0 <= ask.seat < t.seats for ask in t.asked):
        raise ValueError("the open question is nobody's")
    if (t.outcome is None) != bool(t.asked) or bool(t.frames) != bool(t.asked):
        raise ValueError("a game is over, or it asks something")
    for name in t.standing:
        seat, _, question = name.partition("/")
        if not question or seat not in map(str, range(t.seats)):
            raise ValueError(f"{name[:40]} is no seat's order")
