"""The pieces of Unfathomable: their kinds, and how many of each a game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.table import Table
from ..zones import Pieces
from .cards import names
from .cards.names import CULTIST, HUMAN, HYBRID, kind_of
from .rules.spaces import BOILER_ROOM, BRIDGE, CABIN, CARGO_HOLD, CHAPEL, GALLEY

__all__ = [
    "CHARACTER", "DAMAGE_CARD", "DEEP_ONES", "ITEM", "KEPT", "KINDS", "LOYALTY_CARD", "MYTHOS_CARD", "PASSENGER",
    "SKILL", "SPELL", "START", "STRUCTURAL", "WARDS", "WAYPOINT", "has_cultist", "loyalty_cards",
]  # fmt: skip

DEEP_ONES = 20
COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
"""How often each value comes in every skill deck."""
SKILL_BOX = tuple(kind_of(type, value) for type in range(6) for value, n in COPIES.items() for _ in range(n))
PASSENGER_BOX = (0,) * 2 + (1,) * 5 + (2,) + (3,)
LOYALTY = {3: (5, 1, 0), 4: (6, 1, 1), 5: (8, 2, 0), 6: (9, 2, 1)}
"""Human, hybrid and cultist cards by the number of players (U-IV.16)."""
START = {
    "keilani": CABIN, "arjun": BRIDGE, "jeanne": BOILER_ROOM, "jamie": BRIDGE, "svetlana": CABIN, "beatrice": CHAPEL,
    "edmund": GALLEY, "ishmael": GALLEY, "william": CHAPEL, "samira": CARGO_HOLD,
}  # fmt: skip
"""Where the characters are when the game begins."""
STRUCTURAL = 6
"""The first six damage cards stay on rooms."""
KEPT = frozenset(
    names.MYTHOS.index(card)
    for card in ("barricade-the-hatches", "sacrifice-deep-one", "the-peacemaker", "memory-of-the-deep", "family-ties")
)
WARDS = frozenset(names.SPELLS.index(spell) for spell in ("flesh-ward", "revelation-of-script"))
"""The mythos cards and spells that stay in an area."""


def has_cultist(seats: int, options: Mapping[str, Any]) -> bool:
    """Only with 4 or 6 players, and not without wanting to (U-5.10, U-I.1)."""
    return seats in (4, 6) and not options["no_cultist"] and not options["learning"]


def loyalty_cards(t: Table) -> tuple[int, ...]:
    """The loyalty deck for so many players (U-IV.16)."""
    humans, hybrids, cultists = LOYALTY[t.seats]
    if not has_cultist(t.seats, t.options):
        humans, cultists = humans + cultists, 0
    return (HUMAN,) * humans + (HYBRID,) * hybrids + (CULTIST,) * cultists


def items_of(t: Table) -> range:
    return range(len(names.ITEMS) - (0 if t.options["extra_items"] else len(names.MODULE_ITEMS)))


CHARACTER = Pieces("characters", names.CHARACTERS, lambda t: range(len(names.CHARACTERS)))
SKILL = Pieces("skills", names.SKILLS, lambda t: SKILL_BOX)
MYTHOS_CARD = Pieces("mythos", names.MYTHOS, lambda t: range(len(names.MYTHOS)))
ITEM = Pieces("items", names.ITEMS, items_of)
SPELL = Pieces("spells", names.SPELLS, lambda t: range(len(names.SPELLS)))
WAYPOINT = Pieces("waypoints", names.WAYPOINTS, lambda t: range(len(names.WAYPOINTS)))
DAMAGE_CARD = Pieces("damage", names.DAMAGE, lambda t: range(len(names.DAMAGE)))
LOYALTY_CARD = Pieces("loyalty", names.LOYALTIES, loyalty_cards)
PASSENGER = Pieces("passengers", names.FACES, lambda t: PASSENGER_BOX)
KINDS = (CHARACTER, SKILL, MYTHOS_CARD, ITEM, SPELL, WAYPOINT, DAMAGE_CARD, LOYALTY_CARD, PASSENGER)
