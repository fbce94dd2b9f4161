"""Decks: what may be in one, what experience buys, what is read from a text."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fathom
from fathom.games.arkham.cards.printed import CARDS, FACE
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.deckbuilding import INVESTIGATORS, starter_deck


def deck(*changes: tuple[str, str], who: str = "roland-banks") -> dict[str, Any]:
    cards = [slug_of(piece) for piece in starter_deck(who)]
    for old, new in changes:
        cards.remove(old)
        cards += [new] if new else []
    return {"investigator": who, "cards": cards}


def refused(options: dict[str, Any], rule: str, seats: int = 1) -> None:
    with pytest.raises(fathom.BadOption) as caught:
        fathom.new("arkham", seats=seats, options=options)
    assert caught.value.rule == rule


@pytest.mark.rule("A-deckbuilding.1", "A-deckbuilding.2", "A-deckbuilding.7", "A-investigator-deck.1")
@pytest.mark.parametrize("name", INVESTIGATORS)
def test_the_starter_decks_are_legal_and_get_a_random_weakness(name: str) -> None:
    table = fathom.new("arkham", seats=1, seed=9, options={"decks": [{"investigator": name}]})
    cards = [card(piece) for piece in table.state.lists[0]]
    assert len(cards) == 33 and sum(one.is_basic for one in cards) == 1
    assert sum(one.level == 0 for one in cards) == 30


@pytest.mark.rule("A-deckbuilding.2")
def test_a_deck_of_29_cards_is_refused() -> None:
    refused({"decks": [deck(("knife", ""))]}, "A-deckbuilding.2")


@pytest.mark.rule("A-deckbuilding.3", "A-copy.1")
def test_three_copies_of_a_title_are_refused() -> None:
    refused({"decks": [deck(("flashlight", "knife"))]}, "A-deckbuilding.3")


@pytest.mark.rule("A-deckbuilding.4", "A-classes.2")
def test_a_card_of_another_class_is_refused() -> None:
    refused({"decks": [deck(("knife", "switchblade"))]}, "A-deckbuilding.4")


@pytest.mark.rule("A-deckbuilding.5", "A-deckbuilding.8")
def test_a_campaign_begins_without_experience_but_a_single_scenario_may_have_it() -> None:
    better = {"decks": [deck(("beat-cop", "beat-cop-2"))]}
    refused({**better, "scenario": "campaign"}, "A-deckbuilding.5")
    assert fathom.new("arkham", seats=1, options=better).state.lists[0].count(FACE["beat-cop-2"]) == 1


@pytest.mark.rule("A-deckbuilding.6")
def test_the_own_card_of_somebody_else_is_refused_and_the_own_ones_are_added() -> None:
    refused({"decks": [deck(("knife", "wendys-amulet"))]}, "A-deckbuilding.6")
    bare = deck(("rolands-38-special", ""), ("cover-up", ""))
    lists = fathom.new("arkham", seats=1, options={"decks": [bare]}).state.lists[0]
    assert FACE["rolands-38-special"] in lists and FACE["cover-up"] in lists


@pytest.mark.rule("A-standalone.1", "A-standalone.2")
def test_experience_brings_weaknesses() -> None:
    swaps = [
        ("beat-cop", "beat-cop-2"),
        ("automatic-45", "shotgun"),
        ("dodge", "shotgun"),
        ("knife", "bulletproof-vest"),
    ]
    table = fathom.new("arkham", seats=1, options={"decks": [deck(*swaps)]})
    assert sum(card(piece).is_basic for piece in table.state.lists[0]) == 2, "13 experience: one more"


@pytest.mark.rule("A-standalone.3")
def test_fifty_experience_are_too_many_for_one_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = deck()
    cards = [slug for slug in whole["cards"] if card(FACE[slug]).class_ == "guardian"]
    for slug in cards[:-1]:
        monkeypatch.setattr(card(FACE[slug]), "level", 5)
    dear = 5 * (len(cards) - 1)
    monkeypatch.setattr(card(FACE[cards[-1]]), "level", 49 - dear)
    assert fathom.new("arkham", seats=1, options={"decks": [whole]}).seats == 1
    monkeypatch.setattr(card(FACE[cards[-1]]), "level", 50 - dear)
    refused({"decks": [whole]}, "A-standalone.3")


@pytest.mark.rule("A-collection.1")
def test_the_boxes_hold_only_so_much() -> None:
    decks = [deck(), deck(who="daisy-walker")]
    refused({"decks": decks, "boxes": 1}, "A-collection.1", seats=2)
    assert fathom.new("arkham", seats=2, options={"decks": decks, "boxes": 2}).seats == 2


@pytest.mark.rule("A-setup.1")
def test_nobody_is_played_twice() -> None:
    refused({"decks": [deck(), deck()]}, "A-setup.1", seats=2)


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.rule("A-deckbuilding.2")
def test_a_pasted_text_is_read_in_any_language(lang: str) -> None:
    counted: dict[str, int] = {}
    for piece in starter_deck("roland-banks"):
        counted[slug_of(piece)] = counted.get(slug_of(piece), 0) + 1
    names = [f"{n}x {fathom.Text(slug, 'arkham').render(lang)}" for slug, n in counted.items()]
    text = "\n".join(["Roland Banks", "", *names])
    table = fathom.new("arkham", seats=1, options={"decks": [{"text": text}]})
    assert set(starter_deck("roland-banks")) <= set(table.state.lists[0])


@pytest.mark.rule("A-deckbuilding.2")
def test_the_export_of_a_deck_site_is_read() -> None:
    slots: dict[str, int] = {}
    for piece in starter_deck("agnes-baker"):
        slots[CARDS[piece].code] = slots.get(CARDS[piece].code, 0) + 1
    text = json.dumps({"investigator_code": "01004", "slots": {**slots, "01000": 1}})
    table = fathom.new("arkham", seats=1, options={"decks": [{"text": text}]})
    assert slug_of(table.state.investigators[0]) == "agnes-baker"


@pytest.mark.rule("A-collection.1")
@pytest.mark.parametrize("wrong", ["02001", "Kniffe", "Elder Sign Amullet of Doom"])
def test_unknown_and_foreign_cards_are_refused_by_name(wrong: str) -> None:
    refused({"decks": [{"investigator": "roland-banks", "cards": [wrong]}]}, "A-collection.1")


@pytest.mark.parametrize("text", ["", "no deck", "{", '{"slots": 3}', "1x Knife"])
@pytest.mark.rule("A-deckbuilding.1")
def test_what_is_no_deck_is_refused(text: str) -> None:
    with pytest.raises(fathom.BadOption):
        fathom.new("arkham", seats=1, options={"decks": [{"text": text}]})
