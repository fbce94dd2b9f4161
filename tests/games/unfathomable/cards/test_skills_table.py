"""The thirty kinds of skill cards: how many there are, and which ability each has."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from fathom.games.unfathomable.cards.names import SKILLS
from unfathomable_play import at

COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
ABILITIES = {
    "influence": ["Coordinated Effort"] * 2 + ["Nothing to Hide"] * 2 + ["Inspiring Speech"],
    "lore": ["Shrivelling"] * 2 + ["Lesser Banishment"] * 2 + ["Forced Learning"],
    "observation": ["Watch and Learn"] * 2 + ["Keen Insight"] * 2 + ["Preparation"],
    "strength": ["Combat Training"] * 2 + ["Rampage"] * 2 + ["Shrug It Off"],
    "will": ["Persistence"] * 2 + ["Determination"] * 2 + ["True Grit"],
    "treachery": ["Reinforcements", "Call to Action", "Siren Song", "Ransack", "Perform Rites"],
}


@pytest.mark.rule("U-13.1", "U-13.2")
@pytest.mark.parametrize(("type", "abilities"), ABILITIES.items())
def test_every_kind_has_a_type_a_value_and_its_ability(type: str, abilities: list[str]) -> None:
    cards = [card for card in fathom.games()["unfathomable"].cards()["skills"] if card.facts()["type"] == type]
    assert [card.facts()["value"] for card in cards] == [1, 2, 3, 4, 5]
    said = [card.say()[0].within("unfathomable").render("en") for card in cards]
    assert said == [f"Ability: {ability}." for ability in abilities]


@pytest.mark.rule("U-24.0")
def test_each_type_has_twenty_one_cards() -> None:
    s = at().s
    found = Counter(kind for zone in (*s.skill_decks, *s.skill_discards, *s.hands, s.chaos) for kind in zone)
    for type in ABILITIES:
        assert {value: found[SKILLS.index(f"{type}-{value}")] for value in COPIES} == COPIES
