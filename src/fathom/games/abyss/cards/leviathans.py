"""The Leviathans: who may fight them, what they withstand, what they pay, how they strike."""

from __future__ import annotations

from ....kernel.text import Listed, Text
from .abilities import ArrowCard
from .allies import RACES
from .names import LEVIATHAN_KEYS

__all__ = ["LEVIATHANS", "SPACES", "Leviathan", "space_of"]

SPACES = ("space-2-3", "space-4", "space-5", "space-6", "space-7", "space-8", "space-9", "space-10", "space-11-12")


def space_of(total: int) -> int:
    """The Border space a sum of two dice names: 2 and 3 share one, 11 and 12 another."""
    return min(max(total, 3), 11) - 3


class Leviathan(ArrowCard):
    """One Leviathan card; `rewards.py` says what its penalty does."""

    printed = ("races", "resistance", "tokens", "penalty", "amount")

    def __init__(self, number: int, helper: str, lives: str, penalty: str) -> None:
        super().__init__(LEVIATHAN_KEYS[number - 1])
        self.races = tuple(RACES.index(name) for name in ("crab", helper) if name)
        pairs = [life.split("/") for life in lives.split()]
        self.resistance = tuple(int(strength) for strength, _ in pairs)
        self.tokens = tuple(int(tokens) for _, tokens in pairs)
        amount, self.penalty = penalty.split()
        self.amount = int(amount)

    @property
    def life(self) -> int:
        return len(self.resistance)

    def points_removed(self, lost: int, strength: int) -> int:
        """How many life points an attack takes: resistances add up from the marker down."""
        removed = 0
        for resistance in self.resistance[lost:]:
            strength -= resistance
            if strength < 0:
                break
            removed += 1
        return removed

    def say(self) -> list[Text]:
        lives = [
            Text("leviathan-life", strength=s, tokens=n) for s, n in zip(self.resistance, self.tokens, strict=True)
        ]
        return [
            Text("leviathan-races", races=Listed([Text(RACES[race]) for race in self.races], "or")),
            Text("leviathan-lives", lives=Listed(lives)),
            *super().say(),
        ]


LEVIATHANS = (
    Leviathan(1, "jellyfish", "3/1 7/2 5/1", "3 allies"),
    Leviathan(2, "jellyfish", "6/2 4/1", "3 allies"),
    Leviathan(3, "jellyfish", "9/3", "3 wounds"),
    Leviathan(4, "jellyfish", "6/1", "2 wounds"),
    Leviathan(5, "shellfish", "4/1 6/2 5/1", "3 pearls"),
    Leviathan(6, "shellfish", "6/2 4/1", "3 pearls"),
    Leviathan(7, "shellfish", "8/3", "3 wounds"),
    Leviathan(8, "shellfish", "6/1", "2 wounds"),
    Leviathan(9, "squid", "3/1 7/2 5/1", "1 lord"),
    Leviathan(10, "squid", "6/2 4/1", "1 lord"),
    Leviathan(11, "squid", "7/2", "3 wounds"),
    Leviathan(12, "squid", "5/1", "2 wounds"),
    Leviathan(13, "seahorse", "3/1 7/1 5/2", "3 wounds"),
    Leviathan(14, "seahorse", "6/2 4/2", "2 wounds"),
    Leviathan(15, "seahorse", "7/4", "3 wounds"),
    Leviathan(16, "seahorse", "5/2", "2 wounds"),
    Leviathan(17, "", "4/1 7/1 6/1", "4 wounds"),
    Leviathan(18, "", "7/1 5/1", "3 wounds"),
    Leviathan(19, "", "9/2", "3 wounds"),
    Leviathan(20, "", "7/1", "2 wounds"),
)
