"""Influence: Coordinated Effort, Nothing to Hide, Inspiring Speech."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

INFLUENCE = 0


@pytest.mark.rule("U-1.1", "U-1.7", "U-1.7b", "U-13.4")
@pytest.mark.parametrize("card", ["influence-1", "influence-2"])
def test_coordinated_effort_gives_another_character_one_action_at_once(card: str) -> None:
    p = at({"character": "jamie", "hand": [card]}, {"character": "ishmael"}, {"character": "samira"})
    p.does(card)
    assert (p.seat, p.asked, p.options()) == (0, "ask-coordinate", ["player-1", "player-2"])
    p.does("player-2")
    assert (p.seat, p.asked, p.s.actions) == (2, "ask-act", 1)
    p.does("move", "d5")
    assert p.place(2) == "d5"
    assert (p.seat, p.asked, p.s.actions) == (0, "ask-act", 1)
    assert (p.hand(0), p.discards(INFLUENCE)) == ([], [card])


@pytest.mark.rule("U-R105")
def test_coordinated_effort_may_choose_somebody_in_the_brig_who_may_decline() -> None:
    p = at({"character": "jamie", "hand": ["influence-1"]}, {"character": "ishmael", "place": "brig"})
    p.does("influence-1", "player-1")
    assert p.seat == 1 and "room-brig.0" in p.options() and "move" not in p.options()
    p.does("end-actions")
    assert (p.seat, p.s.actions, p.place(1)) == (0, 1, "brig")


@pytest.mark.rule("U-R105")
def test_coordinated_effort_lets_everybody_act_by_their_own_list() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "jamie", "hand": ["influence-1", "influence-1"]},
        {"character": "ishmael", "place": "d3", **TRAITOR},
        {"character": "samira", "loyalty": ["cultist"]},
    ]
    p = at(*seats, players=4, passengers={"d3": ["x"]}).does("influence-1", "player-1")
    assert "defeat-passenger" in p.options() and "rescue" not in p.options()
    p.does("end-actions", "influence-1", "player-2")
    assert "reveal" in p.options(), "a hidden traitor may use it to reveal"


@pytest.mark.rule("U-50.10", "U-1.8d")
def test_limits_of_the_turn_hold_for_an_action_that_was_granted() -> None:
    p = at(
        {"character": "jamie", "place": "galley", "hand": ["influence-1"]}, {"character": "ishmael", "place": "galley"}
    )
    p.does("room-galley.0", {"lore": 1}, "influence-1", "player-1")
    assert p.seat == 1 and "room-galley.0" not in p.options()


# ---- Nothing to Hide

TESTED = {"chaos": ["strength-2", "will-3", "lore-1"], "dice": (8,)}


def open_test(*seats: dict[str, Any], **rest: Any) -> Play:
    return crisis("horrific-visions", *seats, **{**TESTED, **rest})


def openly(p: Play) -> list[str]:
    return [line.text.render("en") for line in p.t.events(0, None) if line.text.id == "log-contribute-openly"]


@pytest.mark.rule("U-R118", "U-35.3a", "U-13.4a")
@pytest.mark.parametrize("card", ["influence-3", "influence-4"])
def test_nothing_to_hide_shows_every_contribution_as_it_is_made(card: str) -> None:
    p = open_test({"character": "jamie", "hand": ["will-2"]}, {"character": "ishmael", "hand": [card, "lore-4"]})
    p.uses(card).passed()
    assert (p.discards(INFLUENCE), p.hand(1)) == ([card], ["lore-4"])
    assert (p.seat, p.asked) == (1, "ask-contribute")
    p.does({"lore-4": 1})
    assert len(openly(p)) == 1 and "Lore 4" in openly(p)[0], "at once, for everybody"
    p.does({"will-2": 1})
    assert len(openly(p)) == 2 and "Will 2" in openly(p)[1]
    assert not any("Strength 2" in line or "Will 3" in line for line in openly(p)), "chaos cards stay facedown"


@pytest.mark.rule("U-35.6")
def test_without_nothing_to_hide_nobody_learns_who_added_what() -> None:
    p = open_test(
        {"character": "jamie", "hand": ["will-2"]}, {"character": "ishmael", "hand": ["influence-3", "lore-4"]}
    )
    p.contributes(p0=["will-2"], p1=["lore-4"])
    assert openly(p) == []
    assert p.logged("log-contribute") and p.logged("log-pool")


@pytest.mark.rule("U-35.3a", "U-3.13")
def test_nothing_to_hide_comes_before_any_card_is_added_also_from_the_brig() -> None:
    p = open_test({"character": "jamie"}, {"character": "ishmael", "place": "brig", "hand": ["influence-3"]})
    while p.asked != "window-testing-would":
        p.passes()
    assert p.options(1) == ["pass", "influence-3.0"]
    p.passes().passed()
    p.does({})
    p.passed_without("influence-3.0")  # once cards are added it is too late


@pytest.mark.rule("U-R58")
@pytest.mark.parametrize(("character", "card"), [("ishmael", "family-ties"), ("william", "memory-of-the-deep")])
def test_with_nothing_to_hide_treachery_from_a_kept_card_is_faceup_too(character: str, card: str) -> None:
    holder = {"character": character, "kept": [card], "hand": ["lore-1"]}
    p = open_test({"character": "jamie", "hand": ["influence-3"]}, holder, skill_decks={"treachery": ["treachery-4"]})
    p.uses("influence-3").contributes(p1=["lore-1"])
    shown = [line.text.render("en") for line in p.t.events(0, None) if line.text.id == "log-treachery-added-openly"]
    assert len(shown) == 1 and "Treachery 4" in shown[0]


# ---- Inspiring Speech


@pytest.mark.rule("U-51.0")
@pytest.mark.parametrize(("face", "sanity"), [(1, 4), (2, 4), (3, 6), (8, 6)])
def test_inspiring_speech_gains_a_sanity_from_three_on_and_else_loses_one(face: int, sanity: int) -> None:
    p = at({"character": "jamie", "hand": ["influence-5"]}, resources={"sanity": 5}, dice=(face,))
    p.does("influence-5").passed()
    assert p.resource("sanity") == sanity
    assert (p.s.actions, p.discards(INFLUENCE)) == (1, ["influence-5"])


@pytest.mark.rule("U-49.1b", "U-48.0b")
def test_inspiring_speech_stops_at_ten_and_may_end_the_game() -> None:
    p = (
        at({"character": "jamie", "hand": ["influence-5"]}, resources={"sanity": 10}, dice=(8,))
        .does("influence-5")
        .passed()
    )
    assert p.resource("sanity") == 10
    p = (
        at({"character": "jamie", "hand": ["influence-5"]}, resources={"sanity": 1}, dice=(2,))
        .does("influence-5")
        .passed()
    )
    assert (p.resource("sanity"), p.s.ending, p.asked) == (0, "sanity", "")
