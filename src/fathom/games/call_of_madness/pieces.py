"""The pieces of Call of Madness that lie in piles: cards, goals, events and Automa cards, by their slots in the book.

What lies on boards and in pools are numbers and small tuples (`state.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.table import Table
from ..zones import Pieces
from .cards.book import BASIC, CARDS, PER_GOD
from .cards.source import OWN, book_of

__all__ = [
    "AUTOMA", "CARD", "CORRUPTION", "EVENT", "EVENT_CARD", "FINAL", "FIRE", "GOAL", "GOAL_EVENT", "OUTPOSTS",
    "TOKENS", "cards_of_character", "cards_of_god", "god_of", "is_solo", "plays_goals",
    "with_goals",
]  # fmt: skip

OUTPOSTS: Final = 24
FIRE: Final = 25
CORRUPTION: Final = 16
TOKENS: Final = 25
"""Madness tokens of each colour."""
MOST: Final = 40
EVENT_CARD: Final = CARDS
"""An event that lies in a god deck; which one it is comes out when it is revealed."""
GOAL_EVENT: Final = MOST
"""The same in the goal deck."""


def _slots(own: tuple[str, ...], table: str) -> list[str]:
    """The names of all slots there can be."""
    return [*own, *(f"{table}-{n + 1}" for n in range(len(own), MOST))]


def is_solo(t: Table) -> bool:
    return t.seats == 1


def god_of(card: int) -> int:
    """The god of a god card; -1 for a basic card or an event."""
    return (card - BASIC) // PER_GOD if BASIC <= card < CARDS else -1


def cards_of_god(god: int) -> range:
    return range(BASIC + god * PER_GOD, BASIC + (god + 1) * PER_GOD)


def cards_of_character(character: int) -> range:
    return range(character * 4, character * 4 + 4)


def goal_box(t: Table) -> tuple[int, ...]:
    """All immediate goals, and as many events as are shuffled in (C-events.2)."""
    if not plays_goals(t):
        return ()
    events = (3 if t.seats == 2 else 5) if t.options["events"] else 0
    goals = [kind for kind, goal in enumerate(book_of(t).goals) for _ in range(goal.copies)]
    return (*goals, *(GOAL_EVENT,) * events)


def card_box(t: Table) -> tuple[int, ...]:
    return (*range(CARDS), *(EVENT_CARD,) * (4 if t.options["events"] else 0))


def with_goals(seats: int, options: Mapping[str, Any]) -> bool:
    """Goals are on unless they are switched off, or nobody else plays (C-setup.7f, C-solo.3)."""
    return seats > 1 and options["goals"] is not False


def plays_goals(t: Table) -> bool:
    return with_goals(t.seats, t.options)


CARD: Final = Pieces("cards", [*(card.slot for card in OWN.cards), "event"], card_box)
GOAL: Final = Pieces("goals", [*_slots(tuple(goal.slot for goal in OWN.goals), "immediate-goals"), "event"], goal_box)
FINAL: Final = Pieces(
    "finals", [goal.slot for goal in OWN.finals], lambda t: range(len(OWN.finals)) if plays_goals(t) else ()
)
EVENT: Final = Pieces(
    "events", _slots(tuple(event.slot for event in OWN.events), "events"),
    lambda t: range(len(book_of(t).events)) if t.options["events"] else (),
)  # fmt: skip
AUTOMA: Final = Pieces(
    "automa", [card.slot for card in OWN.automa], lambda t: range(len(OWN.automa)) if is_solo(t) else ()
)
