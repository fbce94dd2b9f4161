"""Searching: who sees what, what is asked, and what the others are told (A-search, A-R6)."""

from __future__ import annotations

from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.pieces import slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, "cellar"]
MASKS: dict[str, Any] = {"options": {"scenario": "the-midnight-masks"}}


def told(play: Play, seat: int) -> list[str]:
    """What the log tells a seat."""
    return [line.text.render("en") for line in play.t.events(0, seat)]


@pytest.mark.rule("A-search.3", "A-R6")
def test_what_is_found_for_its_kind_is_told_to_all_by_the_name_of_its_finder() -> None:
    seats = {"at": "hallway", "hand": ["research-librarian"], "deck": ["knife", "old-book-of-lore", "medical-texts"]}
    play = at(seats, {"investigator": "agnes-baker", "at": "hallway"}, locations=HALL, rest=["decks"])
    play.does("play.research-librarian", "research-librarian.0", "old-book-of-lore").until()
    assert play.hand() == ["old-book-of-lore"]
    for seat in (0, 1):
        assert "Player 1 finds Old Book of Lore." in told(play, seat)


@pytest.mark.rule("A-search.1")
def test_what_is_found_among_any_cards_only_its_finder_is_told() -> None:
    seats = {"at": "hallway", "play": ["old-book-of-lore"], "deck": ["knife", "guts", "machete"]}
    play = at(seats, {"investigator": "agnes-baker", "at": "hallway"}, locations=HALL)
    play.does("use.old-book-of-lore.0", "player-0", "guts").until()
    assert "You find Guts." in told(play, 0)
    assert not any("Guts" in line for line in told(play, 1))


@pytest.mark.rule("A-search.3")
@pytest.mark.parametrize(("deck", "hand"), [(["knife", "medical-texts"], ["medical-texts"]), (["knife"], [])])
def test_a_whole_deck_with_one_fitting_card_or_none_is_searched_without_a_question(
    deck: list[str], hand: list[str]
) -> None:
    """What it holds its list tells anyway, and the cards are shuffled afterwards."""
    seat = {"at": "hallway", "hand": ["research-librarian"], "deck": deck}
    play = at(seat, locations=HALL, rest=["decks"]).does("play.research-librarian").until("window-after")
    play.does("research-librarian.0")
    assert play.asks == "ask-action" and play.hand() == hand
    assert ("Player 1 finds nothing that fits." in play.log()) is not hand


@pytest.mark.rule("A-search.3")
def test_of_top_cards_one_is_shown_even_where_there_is_no_choice() -> None:
    """They are seen only while they are searched."""
    seat = {"investigator": "agnes-baker", "at": "hallway", "play": ["arcane-initiate"], "deck": ["knife", "guts"]}
    play = at(seat, locations=HALL, rest=["decks"]).does("free.arcane-initiate.1")
    assert play.asks == "ask-search" and play.keys == ("nothing",)


@pytest.mark.rule("A-search.3")
@pytest.mark.parametrize("pile", ["encounter", "encounter_discard"])
def test_the_only_cultist_is_found_without_a_question(pile: str) -> None:
    described: dict[str, Any] = {"encounter": ["mysterious-chanting"], "rest": ["encounter"]}
    described[pile] = [*described.get(pile, []), "wizard-of-the-order"]
    play = at({"at": "rivertown"}, locations=["rivertown", "easttown"], phase="mythos", **described, **MASKS)
    assert play.until("ask-search", "ask-action").asks == "ask-action"
    assert play.where("wizard-of-the-order") == "easttown"
    assert [slug_of(piece) for piece in play.s.encounter_discard] == ["mysterious-chanting"]


@pytest.mark.rule("A-search.3", "A-rul.16")
def test_among_several_cultists_the_drawer_chooses() -> None:
    draws = ["mysterious-chanting", "acolyte", "wizard-of-the-order"]
    play = at({"at": "rivertown"}, locations=["rivertown", "easttown"], phase="mythos", encounter=draws,
              rest=["encounter"], **MASKS)  # fmt: skip
    play.until("ask-search")
    assert play.asked == 0 and play.keys == ("acolyte", "wizard-of-the-order")
