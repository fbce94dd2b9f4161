"""Treachery cards: for revealed traitors, and against every test."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis

TRAITOR: dict[str, Any] = {"loyalty": ["hybrid"], "revealed": "hybrid"}
HYBRID: dict[str, Any] = {"loyalty": ["hybrid"]}


def start_of_turn(place: str, *cards: str, **rest: Any) -> Play:
    """The action step of a revealed traitor begins."""
    return at({**TRAITOR, "place": place, "hand": list(cards)}, **rest)


@pytest.mark.rule("U-13.2c")
def test_only_a_revealed_traitor_uses_treachery_cards() -> None:
    hand = {"hand": ["treachery-1", "treachery-3", "will-1"]}
    p = at({**hand, **HYBRID})
    assert not any(key.startswith("treachery") for key in p.options())
    assert "U-13.2c" in p.refused()
    p = at({**hand, **TRAITOR})
    p.passed()
    assert {"treachery-1", "treachery-3"} <= set(p.options())


@pytest.mark.rule("U-13.2c")
def test_only_a_revealed_traitor_draws_treachery_cards() -> None:
    p = at({**HYBRID, "character": "jamie"}, step="turn")
    assert not any(card.startswith("treachery") for card in p.hand(0))
    p = at({**TRAITOR, "character": "jamie"}, step="turn").does({"strength": 2})
    assert sum(card.startswith("treachery") for card in p.hand(0)) == 2
    for seat in (HYBRID, TRAITOR):
        p = at({**seat, "hand": ["observation-1"], "place": "d1"}).does("observation-1")
        assert p.options() == ["influence", "lore", "observation", "strength", "will"]


@pytest.mark.rule("U-16.2")
def test_a_treachery_card_that_ends_the_action_step_leaves_no_actions_and_no_second_such_card() -> None:
    hand = ["treachery-4", "treachery-4", "treachery-5", "will-1"]
    p = start_of_turn("galley", *hand)
    assert {"treachery-4.0", "treachery-5.0"} <= set(p.options())
    p.uses("treachery-4.0")
    assert p.resource("food") == 7
    assert p.s.current == 1
    assert sorted(p.hand(0)) == ["treachery-4", "treachery-5", "will-1"]


@pytest.mark.rule("U-16.2")
def test_whoever_has_acted_can_no_longer_use_such_a_card() -> None:
    p = start_of_turn("galley", "treachery-4", "treachery-5").passed()
    assert p.asked == "ask-act"
    assert not {"treachery-4", "treachery-4.0", "treachery-5", "treachery-5.0"} & set(p.options())
    p.does("move", "chapel")
    assert not {"treachery-4", "treachery-4.0", "treachery-5", "treachery-5.0"} & set(p.options())


@pytest.mark.rule("U-16.3")
def test_treachery_hinders_even_when_another_type_is_made_to_support() -> None:
    """Forced Learning cannot name it."""
    p = crisis("horrific-visions", {"hand": ["lore-5", "treachery-3"]}, chaos=["lore-1"] * 3).uses("lore-5.0").passed()
    assert p.options() == ["influence", "lore", "observation", "strength", "will"]
    p.does("strength").contributes(p0=["treachery-3"])
    totals = [line.text.args["n"] for line in p.t.events() if line.text.id == "log-test-fail"]
    assert totals == [2 - 3]


@pytest.mark.rule("U-R33")
def test_reinforcements_release_four_deep_ones_wherever_the_traitor_says() -> None:
    p = start_of_turn("d1", "treachery-1", deep_ones={"deep": 3}).passed().does("treachery-1")
    assert (p.asked, p.seat) == ("ask-release", 0)
    assert p.options() == ["w1", "w2", "w3", "w4", "w5", "w6", "w7", "w8"]
    p.does("w6")
    assert p.deep_ones("w6") == 4
    assert p.deep_ones("deep") == 0
    assert p.monarch("dagon") == p.monarch("hydra") == "w6"


@pytest.mark.rule("U-R33")
def test_reinforcements_leave_fewer_than_four_deep_ones_in_the_deep() -> None:
    p = start_of_turn("d1", "treachery-1", deep_ones={"deep": 2}).passed().does("treachery-1")
    assert p.asked == "ask-act"
    assert p.deep_ones("deep") == 3
    assert p.monarch("dagon") == "deep"


@pytest.mark.rule("U-R34")
def test_deep_ones_called_to_action_are_led_by_the_current_player() -> None:
    """The traitor acts in a turn of somebody else, who says which human is attacked."""
    traitor = {**TRAITOR, "place": "d5", "hand": ["treachery-2"]}
    crew = [{"hand": ["influence-1"], "place": "d8"}, traitor, {"place": "d3"}, {"place": "d3"}]
    p = at(*crew, deep_ones={"d3": 1}, dice=(6,)).does("influence-1", "player-1", "treachery-2")
    assert (p.asked, p.seat) == ("ask-attacked", 0)
    assert p.options() == ["player-2", "player-3"]
    p.does("player-3").passed()
    assert (p.place(2), p.place(3)) == ("d3", "sick-bay")


@pytest.mark.rule("U-R34")
def test_deep_ones_of_the_second_oath_act_by_the_usual_rules() -> None:
    """They damage the undamaged room they are in, and move on from a damaged one."""
    ishmael = {**HYBRID, "character": "ishmael", "place": "galley"}
    p = at(ishmael, {"place": "d1"}, {"place": "d1"}, deep_ones={"galley": 2}, damage_deck=["structural-any"])
    p.does("reveal").passed()
    while p.asked not in ("ask-act", "ask-hand-over") and not p.damaged("galley"):
        p.does(p.options()[0]).passed()
    assert p.damaged("galley")
    assert p.deep_ones("galley") == 1
    assert p.deep_ones("boiler-room") == 1


@pytest.mark.parametrize(("room", "resource"), [("chapel", "sanity"), ("galley", "food"), ("boiler-room", "fuel")])
@pytest.mark.rule("U-R98")
def test_ransack_takes_from_its_rooms_even_damaged_and_with_humans_there(room: str, resource: str) -> None:
    crew = [{**TRAITOR, "place": room, "hand": ["treachery-4"] + ["will-1"] * 7 + ["will-2"] * 5}, {"place": room}]
    p = at(*crew, damage={room: "structural-any"}).uses("treachery-4.0")
    assert p.resource(resource) == 7
    assert (p.asked, p.seat) == ("ask-hand-limit", 0)


@pytest.mark.parametrize("place", ["bridge", "d1", "brig", "sick-bay", "cargo-hold", "captains-cabin"])
@pytest.mark.rule("U-R98")
def test_ransack_needs_one_of_its_rooms_and_rites_can_be_performed_anywhere(place: str) -> None:
    sea = {"dagon": "w3", "hydra": "w4", "damage_deck": ["structural-any"]}
    p = start_of_turn(place, "treachery-4", "treachery-5", **sea)
    assert p.options() == ["pass", "treachery-5.0"]
    p.uses("treachery-5.0").passed()
    assert p.damaged("captains-cabin")
    assert p.deep_ones("d3") == 2
    assert (p.monarch("hydra"), p.monarch("dagon")) == ("w2", "w1")
    assert p.s.current == 1
