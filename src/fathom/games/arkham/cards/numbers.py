"""What is printed on a card besides its words, said for those who do not see it: kind, cost, icons, skills, values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....kernel.text import Listed, Text

if TYPE_CHECKING:
    from .printed import Printed

__all__ = ["numbers"]

ICONS = {"W": "willpower", "I": "intellect", "C": "combat", "A": "agility", "?": "wild"}
ANY_WOODS = "woods"


def numbers(card: Printed) -> Iterator[Text]:
    """In the order in which the eye meets them: who or what it is, what it costs, what it brings along."""
    if card.has_subtitle:
        yield Text(f"subtitle-{card.slug}")
    yield _kind(card)
    if card.level > 0:
        yield Text("printed-level", n=card.level)
    if card.cost >= 0 and card.x is None:
        yield Text("printed-cost", n=card.cost)
    elif card.x is not None:
        yield Text("printed-cost-x")
    if card.slots:
        yield Text("printed-slots", slots=Listed([Text(f"slot-{slot}") for slot in card.slots]))
    if card.traits:
        yield Text("printed-traits", traits=Listed([Text(f"trait-{trait}") for trait in sorted(card.traits)]))
    if card.icons:
        counted = [(icon, card.icons.count(letter)) for letter, icon in ICONS.items()]
        icons = [Text("printed-icon", icon=Text(icon), n=n) for icon, n in counted if n]
        yield Text("printed-icons", icons=Listed(icons))
    for skill, n in card.skills.items():
        yield Text("printed-skill", skill=Text(skill), n=n)
    yield from _values(card)
    if card.connects:
        places = [Text("arkham-woods" if place == ANY_WOODS else place) for place in sorted(card.connects)]
        yield Text("printed-connects", places=Listed(places))
    if card.back_is_named:
        yield Text("printed-back", name=Text(f"back-{card.slug}"))


def _kind(card: Printed) -> Text:
    kind = Text(f"type-{card.type}")
    if card.stage:
        return Text("printed-stage", kind=kind, n=card.stage)
    if card.is_weakness:
        return Text("printed-kind", of=Text("basic-weakness" if card.is_basic else "weakness"), kind=kind)
    return kind if card.class_ == "mythos" else Text("printed-kind", of=Text(f"class-{card.class_}"), kind=kind)


def _values(card: Printed) -> Iterator[Text]:
    """Of an enemy all that a fight depends on, even where it is 0; of other cards what there is."""
    enemy = card.type == "enemy"
    if enemy:
        yield Text("printed-fight", n=card.fight)
    if card.health:
        yield Text("printed-health", n=card.health, each=int(card.health_each))
    if enemy:
        yield Text("printed-evade", n=card.evade)
        yield Text("printed-attack", damage=card.damage, horror=card.horror)
    if card.sanity:
        yield Text("printed-sanity", n=card.sanity)
    if card.type == "location":
        yield Text("printed-shroud", n=card.shroud)
    if card.clues or card.type == "location":
        yield Text("printed-clues", n=card.clues, each=int(card.clues_each))
    if card.doom:
        yield Text("printed-doom", n=card.doom)
    if card.victory:
        yield Text("printed-victory", n=card.victory)
