"""The skill set (U-54)."""

from __future__ import annotations

from collections import Counter

import pytest

from unfathomable_play import at
from unfathomable_short import TRAITOR

SETS = {
    "keilani": "influence influence influence will will",
    "arjun": "influence influence observation strength strength",
    "jeanne": "influence observation observation strength strength",
    "jamie": "strength strength strength will will",
    "svetlana": "influence influence lore observation observation",
    "beatrice": "influence lore lore observation observation",
    "edmund": "influence lore observation strength will",
    "ishmael": "lore lore strength strength will",
    "william": "lore lore lore will will",
    "samira": "lore observation observation will will",
}


def types(hand: list[str]) -> Counter[str]:
    return Counter(card.rsplit("-", 1)[0] for card in hand)


@pytest.mark.rule("U-54.0", "U-32.4")
@pytest.mark.parametrize(("character", "cards"), SETS.items())
def test_the_sheet_fixes_how_many_cards_of_which_types_are_drawn(character: str, cards: str) -> None:
    p = at({"character": character}, step="turn")
    assert types(p.hand(0)) == Counter(cards.split())


@pytest.mark.rule("U-54.0", "U-32.10")
@pytest.mark.parametrize(("character", "cards"), SETS.items())
def test_a_revealed_traitor_keeps_the_skill_set(character: str, cards: str) -> None:
    p = at({"character": character, **TRAITOR}, step="turn")
    assert p.asked == "ask-forgo"
    p.does({})
    assert types(p.hand(0)) == Counter(cards.split())
