"""Treachery: five abilities, for revealed traitors alone."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

TREACHERY = 5
WATER = [f"w{n}" for n in range(1, 9)]


def traitor(*hand: str, place: str = "d1", **rest: Any) -> Play:
    """A revealed traitor with treachery in hand, at the start of the action step."""
    return at({"character": "jamie", "place": place, "hand": list(hand), **TRAITOR}, **rest)


@pytest.mark.rule("U-13.2c")
def test_a_human_cannot_use_treachery() -> None:
    hand = [f"treachery-{value}" for value in range(1, 6)]
    for loyalty in ("human", "hybrid"):
        p = at({"character": "jamie", "place": "chapel", "hand": hand, "loyalty": [loyalty]}, deep_ones={"d1": 1})
        assert p.asked == "ask-act" and not any(key.startswith("treachery") for key in p.options())
        assert "U-13.2c" in p.refused()


# ---- Reinforcements


@pytest.mark.rule("U-47.0", "U-R33")
def test_reinforcements_spawn_a_deep_one_in_the_deep() -> None:
    p = traitor("treachery-1", deep_ones={"deep": 2}).does("treachery-1")
    assert (p.deep_ones("deep"), p.asked, p.s.actions) == (3, "ask-act", 1)
    assert p.discards(TREACHERY) == ["treachery-1"]


@pytest.mark.rule("U-R33", "U-R5")
def test_four_in_the_deep_must_come_up_where_the_traitor_says_with_the_monarchs() -> None:
    p = traitor("treachery-1", deep_ones={"deep": 3}, dagon="w4").does("treachery-1")
    assert (p.seat, p.options()) == (0, WATER)
    p.does("w7")
    assert (p.deep_ones("deep"), p.deep_ones("w7")) == (0, 4)
    assert (p.monarch("hydra"), p.monarch("dagon")) == ("w7", "w4"), "Dagon was not in the Deep"


@pytest.mark.rule("U-48.0d")
def test_reinforcements_without_a_figure_left_end_the_game() -> None:
    p = traitor("treachery-1", deep_ones={"w1": 20}).does("treachery-1")
    assert p.s.ending == "deep-ones"


# ---- Call to Action


@pytest.mark.rule("U-R34", "U-2.13")
def test_call_to_action_activates_every_deep_one_in_the_own_space() -> None:
    p = traitor("treachery-2", place="d3", deep_ones={"d3": 2, "w5": 1}).does("treachery-2")
    assert (p.seat, p.options()) == (0, ["my-space", "w5", "d3"])
    p.does("my-space").passed()
    assert (p.deep_ones("d3"), p.deep_ones("chapel"), p.deep_ones("w5")) == (0, 2, 1)
    assert (p.s.actions, p.discards(TREACHERY)) == (1, ["treachery-2"])


def test_call_to_action_activates_a_single_deep_one_anywhere() -> None:
    p = traitor("treachery-2", place="d3", deep_ones={"d3": 2, "w5": 2}).does("treachery-2", "w5").passed()
    assert (p.deep_ones("w5"), p.deep_ones("d5"), p.deep_ones("d3")) == (1, 1, 2)
    p = traitor("treachery-2", place="d3", deep_ones={"d3": 2}).does("treachery-2", "d3").passed()
    assert (p.deep_ones("d3"), p.deep_ones("chapel")) == (1, 1)


@pytest.mark.rule("U-R34")
def test_the_current_player_orders_the_deep_ones_that_another_one_calls() -> None:
    """By Coordinated Effort, in the turn of a human."""
    seats: list[dict[str, Any]] = [
        {"character": "jamie", "place": "galley", "hand": ["influence-1"]},
        {"character": "ishmael", "place": "d3", "hand": ["treachery-2"], **TRAITOR},
        {"place": "d3"},
        {"place": "d3"},
    ]
    p = at(*seats, deep_ones={"d3": 1}).does("influence-1", "player-1", "treachery-2", "my-space")
    assert (p.seat, p.asked, p.options()) == (0, "ask-attacked", ["player-2", "player-3"])


@pytest.mark.rule("U-2.4", "U-R86")
def test_call_to_action_needs_a_deep_one_outside_the_deep() -> None:
    assert "treachery-2" not in traitor("treachery-2", deep_ones={"deep": 3}).options()


# ---- Siren Song


@pytest.mark.rule("U-25.4")
def test_siren_song_risks_a_passenger() -> None:
    p = traitor("treachery-3", dice=(6,)).does("treachery-3").passed()
    assert (p.passengers("d6"), len(p.s.passenger_supply)) == (1, 8)
    assert (p.s.actions, p.discards(TREACHERY)) == (1, ["treachery-3"])


@pytest.mark.rule("U-R99")
def test_siren_song_may_be_played_with_an_empty_supply() -> None:
    everybody = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]
    p = traitor("treachery-3", passengers={"d1": everybody}).does("treachery-3")
    assert (p.passengers("d1"), p.asked, p.discards(TREACHERY)) == (9, "ask-act", ["treachery-3"])


# ---- Ransack


@pytest.mark.rule("U-16.2", "U-R98")
@pytest.mark.parametrize(("room", "resource"), [("chapel", "sanity"), ("galley", "food"), ("boiler-room", "fuel")])
def test_ransack_loses_what_the_room_holds_and_ends_the_action_step(room: str, resource: str) -> None:
    p = traitor("treachery-4", place=room, damage={room: "structural-any"})
    before = {name: p.resource(name) for name in ("fuel", "food", "sanity", "souls")}
    assert p.asked == "window-action-step-window"
    p.uses("treachery-4").passed()
    assert {name: p.resource(name) for name in before} == {**before, resource: before[resource] - 1}
    assert (p.s.current, p.discards(TREACHERY)) == (1, ["treachery-4"]), "no action, and the next player's turn"


@pytest.mark.rule("U-R98")
@pytest.mark.parametrize("place", ["bridge", "captains-cabin", "cargo-hold", "sick-bay", "brig", "d1"])
def test_ransack_needs_one_of_its_three_rooms(place: str) -> None:
    p = traitor("treachery-4", place=place)
    assert (p.asked, p.options()) == ("window-action-step-window", ["pass"]), (
        "asked all the same: nobody shall learn the hand"
    )
    p.passes()
    assert p.asked == "ask-act" and "treachery-4" not in p.options()


@pytest.mark.rule("U-16.2")
def test_after_ransack_no_second_such_card_can_be_played() -> None:
    p = traitor("treachery-4", "treachery-4", "treachery-5", place="chapel")
    p.uses("treachery-4").passed()
    assert p.hand(0) == ["treachery-4", "treachery-5"]
    assert p.s.current == 1


@pytest.mark.rule("U-16.2")
def test_ransack_comes_before_the_first_action_only() -> None:
    p = traitor("treachery-4", place="chapel").passes()
    p.does("move", "galley")
    assert (p.asked, "treachery-4" in p.options()) == ("ask-act", False)
    p.does("end-actions").passed()
    assert p.s.current == 1 and p.hand(0) == ["treachery-4"]


@pytest.mark.rule("U-16.2")
def test_ransack_is_for_the_own_action_step() -> None:
    """With two traitors, the other one is not even asked."""
    seats: list[dict[str, Any]] = [
        {"character": "jamie", "place": "d1", "hand": ["treachery-4"], **TRAITOR},
        {
            "character": "ishmael",
            "place": "chapel",
            "hand": ["treachery-4"],
            "loyalty": ["cultist"],
            "revealed": "cultist",
        },
    ]
    p = at(*seats, players=4)
    assert [ask.seat for ask in p.open] == [0]


@pytest.mark.rule("U-48.0b")
def test_ransack_may_end_the_game() -> None:
    p = traitor("treachery-4", place="galley", resources={"food": 1}).uses("treachery-4")
    assert (p.s.ending, p.asked) == ("food", "")


# ---- Perform Rites


@pytest.mark.rule("U-16.2", "U-R98", "U-2.5", "U-2.9")
@pytest.mark.parametrize("place", ["d1", "brig"])
def test_perform_rites_activates_hydra_then_dagon_and_ends_the_action_step(place: str) -> None:
    p = traitor("treachery-5", place=place, hydra="w5", dagon="w8", damage_deck=["structural-any"])
    p.uses("treachery-5").passed()
    assert p.damaged("cargo-hold") and p.deep_ones("d8") == 2
    assert (p.monarch("hydra"), p.monarch("dagon")) == ("w3", "w6")
    order = [line.text.render("en") for line in p.t.events(0, None) if line.text.id == "log-activate"]
    assert len(order) == 2 and "Hydra" in order[0] and "Dagon" in order[1]
    assert (p.s.current, p.discards(TREACHERY)) == (1, ["treachery-5"])


@pytest.mark.rule("U-2.8", "U-2.12")
def test_perform_rites_with_monarchs_in_the_deep_gathers_deep_ones() -> None:
    p = traitor("treachery-5", dice=(5,)).uses("treachery-5").passed()
    assert p.deep_ones("w2") == 4, "two for Hydra, two for Dagon, and then he comes up"
    assert (p.monarch("dagon"), p.monarch("hydra"), p.s.current) == ("w2", "deep", 1)


@pytest.mark.rule("U-16.2")
def test_a_traitor_who_plays_no_such_card_acts_as_usual() -> None:
    p = traitor("treachery-5").passes()
    assert (p.asked, p.s.actions, p.hand(0)) == ("ask-act", 2, ["treachery-5"])
    assert "treachery-5" not in p.options()
