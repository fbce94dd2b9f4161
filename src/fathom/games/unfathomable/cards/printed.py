"""Damage and loyalty cards as they are printed. The rules of damage and of endings carry them out."""

from __future__ import annotations

from ....kernel.ability import Card
from ....kernel.text import Text, noun
from .names import DAMAGE, LOYALTIES
from .verbs import Risk, food, fuel

__all__ = ["DAMAGE_CARDS", "LOYALTY_CARDS", "PrintedCard"]


class PrintedCard(Card):
    """A card that has words but no ability of its own."""

    def __init__(self, slug: str, *words: Text) -> None:
        super().__init__(slug)
        self.words = words

    def say(self) -> list[Text]:
        return list(self.words)


def structural(slug: str) -> PrintedCard:
    skill = slug.removeprefix("structural-")
    repair = Text("damage-repair-any") if skill == "any" else Text("damage-repair", type=noun(skill))
    return PrintedCard(slug, Text("damage-stays"), repair)


OTHERS = {
    "fuel-leak": (Text("sentence", of=fuel(-1).say()), Text("damage-removed")),
    "flooded-food-stores": (Text("sentence", of=food(-1).say()), Text("damage-removed")),
    "fleeing-passengers": (Text("sentence", of=Risk(1).say()), Text("damage-fleeing")),
}
DAMAGE_CARDS = [PrintedCard(slug, *OTHERS[slug]) if slug in OTHERS else structural(slug) for slug in DAMAGE]
LOYALTY_CARDS = [PrintedCard(f"loyalty-{kind}", Text(f"loyalty-{kind}-is")) for kind in LOYALTIES]
