"""The pieces of Abyss that a described position is laid out from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..described import Box, with_short
from .cards.allies import BY_KEY, deck_of
from .cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS, TOKEN_KEYS
from .cards.tokens import BASE_TOKENS, EXPANSION_TOKENS, LOOT_CARDS
from .setup import locations_of, lords_of

__all__ = ["boxes_of"]


def boxes_of(options: Mapping[str, Any]) -> dict[str, Box]:
    """All pieces of a game with these expansions."""
    leviathan, kraken = options["leviathan"], options["kraken"]
    leviathans = range(len(LEVIATHAN_KEYS) if leviathan else 0)
    return {
        "exploration": Box(BY_KEY, deck_of(options)),
        "lords": Box(with_short(LORD_KEYS, "lord-"), lords_of(options)),
        "locations": Box(with_short(LOCATION_KEYS, "location-"), locations_of(options)),
        "tokens": Box({value: value for value in sorted(set(BASE_TOKENS))}, BASE_TOKENS),
        "expansion_tokens": Box(with_short(TOKEN_KEYS, "token-"), EXPANSION_TOKENS if leviathan else ()),
        "leviathans": Box(with_short(LEVIATHAN_KEYS, "leviathan-"), leviathans),
        "loot": Box({value: value for value in sorted(set(LOOT_CARDS))}, LOOT_CARDS if kraken else ()),
    }
