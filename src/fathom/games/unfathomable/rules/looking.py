"""What a seat has seen and may remember (U-50.7): tops of decks, loyalty cards of others, its cards in a running test.

How many facts a seat has is open, like the looking itself: it may depend on nothing but what everybody saw.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.table import Table
from ..cards.names import LOYALTIES
from ..state import UnfathomableState

__all__ = ["forget", "hand_on_loyalty", "remember", "see_loyalty_revealed"]


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


def see_loyalty_revealed(t: Table, seat: int, card: int) -> None:
    """A loyalty card lies open now: who had seen it knows one unrevealed card less."""
    s: UnfathomableState = t.state
    for observer, facts in enumerate(s.known):
        seen = list(dict(facts).get(f"loyalty-{seat}", ()))
        if LOYALTIES[card] in seen:
            seen.remove(LOYALTIES[card])
            _know_loyalty(s, observer, seat, seen)


def hand_on_loyalty(t: Table, giver: int, receiver: int, cards: Sequence[int], *, all_of_them: bool) -> None:
    """The giver goes on knowing the cards; if they are all of the giver's, so does whoever has looked at some."""
    s: UnfathomableState = t.state
    for observer, facts in enumerate(s.known):
        known = dict(facts)
        if observer == giver:
            given: Sequence[str] = [LOYALTIES[card] for card in cards]
        elif not all_of_them or f"loyalty-{giver}" not in known:
            continue
        else:
            given = known[f"loyalty-{giver}"]
        if observer != receiver:
            _know_loyalty(s, observer, receiver, [*known.get(f"loyalty-{receiver}", ()), *given])
    if all_of_them:
        forget(t, f"loyalty-{giver}")


def _know_loyalty(s: UnfathomableState, observer: int, of: int, seen: Sequence[str]) -> None:
    """Some of the unrevealed cards of somebody, perhaps none."""
    kept = (fact for fact in s.known[observer] if fact[0] != f"loyalty-{of}")
    s.known[observer] = (*kept, (f"loyalty-{of}", tuple(seen)))
