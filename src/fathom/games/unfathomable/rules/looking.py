"""What a seat has seen and may remember (U-50.7): tops of decks, loyalty cards of others."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.table import Table
from ..state import UnfathomableState

__all__ = ["forget", "remember"]


def remember(t: Table, seat: int, what: str, seen: Sequence[str]) -> None:
    """Note what a seat looked at, in place of what it knew of the same thing."""
    s: UnfathomableState = t.state
    kept = tuple(fact for fact in s.known[seat] if fact[0] != what)
    s.known[seat] = (*kept, (what, tuple(seen))) if seen else kept


def forget(t: Table, what: str) -> None:
    """The thing has changed: nobody knows it any more."""
    s: UnfathomableState = t.state
    for seat, facts in enumerate(s.known):
        if facts:
            s.known[seat] = tuple(fact for fact in facts if fact[0] != what)
