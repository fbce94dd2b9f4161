"""The die of the Automa: it decides between candidates that the criteria left, counted from the left."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.text import Text
from ..cards.book import COLUMNS
from ..state import Table
from .board import row_of

__all__ = ["lowest", "roll_for"]


def roll_for(t: Table, candidates: Sequence[int]) -> int:
    """One of the candidates: of two 1-3 and 4-6, of three 1-2, 3-4, 5-6 (C-solo.i5, C-solo.i6). Of four, which only
    gods can be, the first four faces; others are rolled again."""
    if len(candidates) == 1:
        return candidates[0]
    rolled = t.streams.below(6, "die")
    while rolled >= 6 - 6 % len(candidates):
        rolled = t.streams.below(6, "die")
    chosen = rolled * len(candidates) // (6 - 6 % len(candidates))
    t.reveal("revealed-die")
    rule = "C-solo.i5" if len(candidates) == 2 else "C-solo.i6"
    t.log("log-die", rule, n=rolled + 1, place=chosen + 1, of=Text("number", n=len(candidates)))
    return candidates[chosen]


def lowest(t: Table, spaces: Sequence[int]) -> int:
    """The space nearest to the headquarters, the die on ties (C-solo.i4)."""
    deepest = max(row_of(t, space) for space in spaces)
    return roll_for(t, sorted((s for s in spaces if row_of(t, s) == deepest), key=lambda space: space % COLUMNS))
