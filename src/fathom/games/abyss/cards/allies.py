"""Exploration cards. Equal cards are interchangeable, so a card is a small number: its kind.

The tables are indexed by kind; kinds are in order of race, value and mark, so a sorted hand reads well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ....kernel.text import Text

__all__ = [
    "ABILITY_ALLIES", "BASE_ALLIES", "BY_KEY", "COUNTS", "KEY", "KINDS", "KRAKEN", "KRAKENS", "MARK", "MONSTER",
    "PLAIN_CRAB", "RACE", "RACES", "VALUE", "Kind", "ally_text", "counted", "deck_of", "race_of_guild", "show_cards",
]  # fmt: skip

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
KRAKEN = 5
GUILD_RACE = {"mage": 0, "soldier": 1, "farmer": 2, "merchant": 3, "politician": 4}


class Kind(NamedTuple):
    """One kind of Exploration card."""

    key: str
    race: int
    value: int
    mark: str


def _kinds() -> list[Kind]:
    kinds = []
    for race, name in enumerate(RACES):
        for value in range(1, 6):
            kinds.append(Kind(f"{name}-{value}", race, value, ""))
            if value < 5:
                mark = "pearl" if value < 3 else "dice"
                kinds.append(Kind(f"{name}-{value}-{mark}", race, value, mark))
    kinds += [Kind(f"kraken-{value}", KRAKEN, value, "") for value in (2, 3, 4)]
    kinds.append(Kind("monster", -1, 0, ""))
    return kinds


KINDS = _kinds()
KEY = tuple(kind.key for kind in KINDS)
RACE = tuple(kind.race for kind in KINDS)
VALUE = tuple(kind.value for kind in KINDS)
MARK = tuple(kind.mark for kind in KINDS)
BY_KEY = {kind.key: i for i, kind in enumerate(KINDS)}
MONSTER = BY_KEY["monster"]
PLAIN_CRAB = BY_KEY["crab-1"]
COUNTS = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
BASE_ALLIES = tuple(BY_KEY[f"{race}-{v}"] for race in RACES for v, n in COUNTS.items() for _ in range(n))
ABILITY_ALLIES = tuple(i for i, kind in enumerate(KINDS) if kind.mark)
KRAKENS = tuple(BY_KEY[f"kraken-{v}"] for v, n in ((2, 2), (3, 3), (4, 2)) for _ in range(n))


def deck_of(options: Mapping[str, Any]) -> tuple[int, ...]:
    """Every Exploration card of a game with these expansions."""
    deck = BASE_ALLIES + (MONSTER,) * 6
    if options["leviathan"]:
        deck += (MONSTER,) * 3 + (PLAIN_CRAB,) + ABILITY_ALLIES
    if options["kraken"]:
        deck += KRAKENS
    return deck


def race_of_guild(guild: str) -> int:
    """The race a guild's Lords must be paid with, or -1."""
    return GUILD_RACE.get(guild, -1)


@lru_cache(maxsize=64)
def ally_text(kind: int) -> Text:
    """The card as a phrase that can stand in any case."""
    if kind == MONSTER:
        return Text("monster")
    name = "kraken" if RACE[kind] == KRAKEN else RACES[RACE[kind]]
    return Text(f"ally-{MARK[kind] or 'plain'}", race=Text(name), value=VALUE[kind])


def show_cards(kinds: Iterable[int]) -> list[str]:
    return [KEY[kind] for kind in kinds]


def counted(kinds: Iterable[int]) -> dict[str, int]:
    """Cards as {key: how many}, in canonical order."""
    out: dict[str, int] = {}
    for kind in kinds:
        key = KEY[kind]
        out[key] = out.get(key, 0) + 1
    return out
