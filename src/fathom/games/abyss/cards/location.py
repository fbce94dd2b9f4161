"""What a Location tile is. `locations.py` defines them; the rules find them in LOCATIONS by number."""

from __future__ import annotations

from ....kernel.ability import Ability
from ....kernel.select import Num
from ....kernel.text import Text
from .abilities import ArrowCard
from .names import LOCATION_KEYS, LOOT_LOCATIONS

__all__ = ["LOCATIONS", "Location"]


class Location(ArrowCard):
    """A tile, the influence it gives at the end of the game, and what it does when somebody takes control of it."""

    printed = ("box", "loot")

    def __init__(self, slug: str, worth: Num, *abilities: Ability, box: str = "base") -> None:
        super().__init__(f"location-{slug}", *abilities)
        self.number = LOCATION_KEYS.index(self.slug)
        self.worth, self.box = worth, box
        self.loot = LOOT_LOCATIONS.index(self.slug) if self.slug in LOOT_LOCATIONS else -1
        LOCATIONS[self.number] = self

    def say(self) -> list[Text]:
        return [Text("location-worth", worth=self.worth.say()), *super().say()]


LOCATIONS: list[Location] = [None] * len(LOCATION_KEYS)  # type: ignore[list-item]  # filled by locations.py
