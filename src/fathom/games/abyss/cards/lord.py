"""What a Lord card is. The guild modules define the Lords; the rules find them in LORDS by number."""

from __future__ import annotations

from ....kernel.ability import Ability
from ....kernel.text import Text
from .abilities import ArrowCard, Once
from .allies import race_of_guild
from .names import LORD_KEYS

__all__ = ["LORDS", "Lord"]


class Lord(ArrowCard):
    """A Lord: what it costs, what it is worth, what it does. Defining one enters it in LORDS."""

    printed = ("guild", "race", "cost", "races", "keys", "influence", "box")

    def __init__(
        self, slug: str, guild: str, *abilities: Ability, cost: int, races: int, keys: int, influence: int,
        box: str = "base",
    ) -> None:  # fmt: skip
        super().__init__(f"lord-{slug}", *abilities)
        self.number = LORD_KEYS.index(self.slug)
        self.guild, self.cost, self.races, self.keys, self.influence = guild, cost, races, keys, influence
        self.box = box
        self.race = race_of_guild(guild)
        self.lasting = [
            [item for item in self.in_play(seat) if not isinstance(item.ability, Once)] for seat in range(5)
        ]
        """What it does while free, for each seat that may own it."""
        LORDS[self.number] = self

    def say(self) -> list[Text]:
        numbers = Text(
            "lord-numbers", guild=Text(f"guild-{self.guild}"), cost=self.cost, races=self.races, keys=self.keys,
            influence=self.influence,
        )  # fmt: skip
        return [numbers, *(super().say() or [Text("sentence", of=Text("effect-nothing"))])]


LORDS: list[Lord] = [None] * len(LORD_KEYS)  # type: ignore[list-item]  # filled by the guild modules
