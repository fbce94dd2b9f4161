"""What a Location tile is. `locations.py` defines them; the rules find them in LOCATIONS by number."""

from __future__ import annotations

from ....kernel.ability import Card
from ....kernel.select import Num
from ....kernel.text import Text
from .names import LOCATION_KEYS, LOOT_LOCATIONS

__all__ = ["LOCATIONS", "Location"]


class Location(Card):
    """A tile and the influence it gives at the end of the game."""

    printed = ("box", "loot")

    def __init__(self, slug: str, worth: Num, *, box: str = "base") -> None:
        super().__init__(f"location-{slug}")
        self.number = LOCATION_KEYS.index(self.slug)
        self.worth, self.box = worth, box
        self.loot = LOOT_LOCATIONS.index(self.slug) if self.slug in LOOT_LOCATIONS else -1
        LOCATIONS[self.number] = self

    def say(self) -> list[Text]:
        out = [Text("location-worth", worth=self.worth.say())]
        if self.loot >= 0:
            out.append(Text("location-loot"))
        if self.slug == "location-black-smokers":
            out.append(Text("location-swap"))
        return out


LOCATIONS: list[Location] = [None] * len(LOCATION_KEYS)  # type: ignore[list-item]  # filled by locations.py
