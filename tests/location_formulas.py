"""What every Location of Abyss is worth, worked out a second time: in plain Python, from the JSON of a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fathom

__all__ = ["FORMULAS", "LORDS", "Board", "ally"]

LORDS: dict[str, Any] = {card.slug: card for card in fathom.games()["abyss"].cards()["lords"]}


def ally(key: str) -> tuple[str, int]:
    """Race and value of an Ally: crab-3, jellyfish-1-pearl."""
    race, value = key.split("-")[:2]
    return race, int(value)


class Board:
    """What lies before one seat. Loot lies on its tile, whoever counts it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        t = view["table"]
        self.loot: dict[str, list[int]] = t["loot"]
        self.lords: list[str] = t["free"][seat] + t["disabled"][seat] + [lord for _, lord in t["assigned"][seat]]
        self.allies = [ally(key) for key in t["affiliated"][seat]]
        self.locations: list[str] = t["locations"][seat]
        self.nebulis: int = t["nebulis"][seat]
        self.foreign = [place for other, zone in enumerate(t["locations"]) if other != seat for place in zone]

    def guild(self, name: str) -> int:
        return sum(LORDS[key].guild == name for key in self.lords)

    def race(self, name: str) -> int:
        return sum(race == name for race, _ in self.allies)

    def influences(self) -> list[int]:
        return [LORDS[key].influence for key in self.lords]

    def keyed(self) -> int:
        return sum(LORDS[key].keys > 0 for key in self.lords)

    def weakest_of_each_race(self) -> int:
        return sum(min(v for r, v in self.allies if r == race) for race in {race for race, _ in self.allies})


def _mirrors(b: Board) -> int:
    return max([0, *(FORMULAS[place](b) for place in b.foreign)])


FORMULAS: dict[str, Callable[[Board], int]] = {
    "location-sargasso-silos": lambda b: 5 + 2 * b.guild("farmer"),
    "location-hydrozoa-reserves": lambda b: 6 + 2 * b.guild("mage"),
    "location-sanctuary": lambda b: 4 + 3 * b.race("jellyfish"),
    "location-parliament": lambda b: 6 + 2 * b.guild("politician"),
    "location-barracks": lambda b: 7 + 2 * b.guild("soldier"),
    "location-dockworks": lambda b: 5 + 2 * b.guild("merchant"),
    "location-sargasso-fields": lambda b: 3 + 3 * b.race("seahorse"),
    "location-abyss": lambda b: 2 * len({LORDS[key].guild for key in b.lords}),
    "location-city-of-mirrors": _mirrors,
    "location-black-smokers": lambda b: 0,
    "location-oceanic-senate-assembly": lambda b: 4 + 3 * b.race("squid"),
    "location-depths": lambda b: 2 * min(b.influences(), default=0),
    "location-throne-room": lambda b: max(b.influences(), default=0),
    "location-jail": lambda b: 15 - len(b.lords),
    "location-chasm": lambda b: 5 + 3 * b.race("crab"),
    "location-closed-tower": lambda b: 3 * b.keyed(),
    "location-lost-tower": lambda b: 3 * (len(b.lords) - b.keyed()),
    "location-chamber-of-allies": lambda b: 3 + b.weakest_of_each_race(),
    "location-nest-of-giant-clams": lambda b: 3 + 3 * b.race("shellfish"),
    "location-coral-barrier": lambda b: 20 - len(b.allies),
    "location-gambling-den": lambda b: 5 + 2 * b.guild("smuggler"),
    "location-krakens-lair": lambda b: 15 - 3 * b.nebulis,
    **{
        f"location-{slug}": lambda b, key=f"location-{slug}": sum(b.loot[key])
        for slug in ("cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield")
    },
}
