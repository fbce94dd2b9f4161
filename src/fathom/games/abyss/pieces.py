"""The pieces of Abyss: names, how many there are in a game with these expansions, and where some may not lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..zones import Pieces
from .cards.allies import KEY, KRAKEN, MONSTER, RACE, deck_of
from .cards.location import LOCATIONS
from .cards.lord import LORDS
from .cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, TOKEN_KEYS
from .cards.tokens import BASE_TOKENS, EXPANSION_TOKENS, LOOT, LOOT_CARDS

__all__ = [
    "EXPANSION", "EXPLORATION", "LEVIATHAN", "LOCATION", "LOOT_CARD", "LORD", "TOKEN", "in_council", "in_hand",
    "is_ally", "locations_of", "lords_of",
]  # fmt: skip


def lords_of(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The Lords of a game with these expansions; the Tamer stays out of Leviathan."""
    return tuple(
        lord.number
        for lord in LORDS
        if (lord.box == "base" or options[lord.box]) and not (options["leviathan"] and lord.slug == "lord-tamer")
    )


def locations_of(options: Mapping[str, Any]) -> tuple[int, ...]:
    return tuple(place.number for place in LOCATIONS if place.box == "base" or options[place.box])


EXPLORATION = Pieces("exploration", KEY, lambda t: deck_of(t.options))
LORD = Pieces("lords", LORD_KEYS, lambda t: lords_of(t.options), short="lord-")
LOCATION = Pieces("locations", LOCATION_KEYS, lambda t: locations_of(t.options), short="location-")
TOKEN = Pieces("tokens", {value: value for value in BASE_TOKENS}, lambda t: BASE_TOKENS)
EXPANSION = Pieces(
    "expansion_tokens", TOKEN_KEYS, lambda t: EXPANSION_TOKENS if t.options["leviathan"] else (), short="token-",
    option="leviathan",
)  # fmt: skip
LEVIATHAN = Pieces(
    "leviathans", LEVIATHAN_KEYS, lambda t: range(len(LEVIATHAN_KEYS) if t.options["leviathan"] else 0),
    short="leviathan-", option="leviathan",
)  # fmt: skip
LOOT_CARD = Pieces(
    "loot", {value: value for value in LOOT}, lambda t: LOOT_CARDS if t.options["kraken"] else (), option="kraken"
)


def in_council(kind: int, race: int) -> bool:
    """A stack of the Council holds its own race and Krakens."""
    return RACE[kind] in (race, KRAKEN)


def in_hand(kind: int, seat: int) -> bool:
    return kind != MONSTER


def is_ally(kind: int, seat: int) -> bool:
    """Neither Monsters nor Krakens are affiliated."""
    return RACE[kind] in range(KRAKEN)
