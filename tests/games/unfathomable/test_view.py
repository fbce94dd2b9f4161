"""What the view tells of a running skill test: everything that lies open, and nothing of the facedown cards."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable import GAME
from unfathomable_play import Play, crisis

CALM = {"chaos": ["will-1", "will-1", "will-1", "strength-1"]}
"""Chaos cards that take 2 from a test of influence and lore."""


def dreams() -> Play:
    """Disturbing Dreams: 13 with influence and lore, partly passed with 10."""
    return crisis(
        "disturbing-dreams", {"hand": ["lore-3", "lore-4"]}, {"hand": ["influence-5"]}, {"hand": ["will-4"]}, **CALM
    )


def seen(p: Play, seat: int | None = None) -> Any:
    return p.t.view(seat)["test"]


@pytest.mark.rule("U-8.7", "U-35.3")
def test_the_terms_of_a_test_and_how_many_cards_each_has_added_are_open() -> None:
    p = dreams().passed()
    terms = {name: seen(p)[name] for name in ("target", "partial", "supports", "source")}
    assert terms == {"target": 13, "partial": 10, "supports": ["influence", "lore"], "source": "disturbing-dreams"}
    assert seen(p)["added"] == [-1, -1, -1]
    p.answer(1, {"influence-5": 1}).passed()
    assert p.asked == "ask-contribute"
    assert seen(p)["added"][1] == 1


@pytest.mark.rule("U-35.6")
def test_nobody_learns_the_total_before_the_cards_are_revealed() -> None:
    p = dreams().passed().answer(1, {"influence-5": 1}).passed()
    assert [seen(p, seat)["total"] for seat in (None, 0, 1, 2)] == [None] * 4
    assert p.t.view(0)["table"]["pool"] == 3
    assert p.t.view(0)["table"]["shown"] == []


@pytest.mark.rule("U-35.7", "U-35.8")
def test_the_revealed_cards_and_their_total_are_open() -> None:
    p = dreams().passed().answer(1, {"influence-5": 1}).passed()
    p.answer(2, {}).passed().answer(0, {"lore-3": 1, "lore-4": 1})
    while not p.s.shown:
        p.passes()
    assert p.t.view(None)["table"]["shown"] == ["influence-5", "lore-3", "lore-4", "will-1", "will-1"]
    assert seen(p)["total"] == 5 + 3 + 4 - 2


def test_between_tests_there_is_none() -> None:
    p = dreams().contributes().passed()
    assert seen(p) is None


def test_a_sheet_tells_its_skill_set_item_and_ranks() -> None:
    sheets = {card.slug: card.facts() for card in GAME.cards()["sheets"]}
    william = sheets["sheet-william"]
    assert william["skills"] == {"lore": 3, "will": 2}
    assert (william["item"], william["captain"], william["keeper"]) == ("elder-sign-amulet", 9, 1)


def test_a_mythos_card_tells_its_options_in_the_order_of_its_words() -> None:
    cards = {card.slug: card.facts()["choices"] for card in GAME.cards()["mythos"]}
    assert cards["accusation"] == ("a", "b")
    assert cards["disturbing-dreams"] == ("test",)
    assert cards["jail-break"] == ("test",)


def test_the_learning_game_is_offered_before_all_other_options() -> None:
    assert next(iter(GAME.options)) == "learning"
