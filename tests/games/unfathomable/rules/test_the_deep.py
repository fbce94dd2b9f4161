"""The Deep (U-23): where monsters gather, and no space of the board."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable.rules.spaces import ADJACENT, DEEP
from unfathomable_play import Play, at, crisis

KEEPER: dict[str, Any] = {"character": "william", "place": "galley"}


def cast(spell: str, **rest: Any) -> Play:
    return at(KEEPER, spell_deck=[spell, "feed-the-mind"], **rest).does("title-keeper.0", spell)


@pytest.mark.rule("U-23.1")
def test_a_monarch_that_leaves_the_board_goes_to_the_deep() -> None:
    p = cast("lure-monster", dagon="w3", hydra="w6", dice=(8,)).passed()
    assert p.monarch("dagon") == p.monarch("hydra") == "deep"
    ishmael = {"character": "ishmael", "hand": ["lore-5"]}
    p = at(ishmael, dagon="w3", hydra="w4", dice=(2,)).does("sheet-ishmael.0", "dagon", "lore-5").passed()
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "w4")


@pytest.mark.rule("U-23.2")
def test_each_travel_advance_sends_every_monster_from_the_rear_to_the_deep() -> None:
    sea = {"deep_ones": {"w7": 2, "w8": 1, "w5": 1, "d7": 1}, "dagon": "w7", "hydra": "w6"}
    stoker = {"hand": ["strength-5"], "place": "boiler-room"}
    p = at(stoker, **sea).does("room-boiler-room.0", "strength-5").passed()
    assert p.s.travel == 1
    assert p.deep_ones("deep") == 3
    assert (p.deep_ones("w7"), p.deep_ones("w8"), p.deep_ones("d7")) == (1, 0, 1)
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "w8")


@pytest.mark.rule("U-23.2")
def test_two_advances_empty_the_rear_twice() -> None:
    jeanne = {"character": "jeanne", "place": "boiler-room"}
    p = at(jeanne, deep_ones={"w7": 1, "w6": 1, "w3": 1}).does("feat-jeanne.0").passed()
    assert p.deep_ones("deep") == 2
    assert p.deep_ones("w7") == 1


@pytest.mark.rule("U-23.3")
def test_the_deep_is_no_space_of_the_board() -> None:
    """Nothing that reaches any space reaches it, and its Deep Ones do not count as being on the board."""
    assert "lore-1" not in at({"hand": ["lore-1", "lore-3"]}, deep_ones={"deep": 3}).options()
    assert "lore-3" not in at({"hand": ["lore-1", "lore-3"]}, deep_ones={"deep": 3}).options()
    p = at({"hand": ["lore-1"]}, deep_ones={"deep": 2, "d1": 1, "w3": 1}).does("lore-1")
    assert p.options() == ["w3", "d1"]
    p = cast("plague-of-locusts", deep_ones={"deep": 2, "d1": 1}, dice=(4,)).passed()
    assert (p.deep_ones("deep"), p.deep_ones("d1")) == (2, 0)
    p = crisis("class-struggle", KEEPER, deep_ones={"deep": 1}).does("a").passed()
    assert p.deep_ones("deep") == 3


@pytest.mark.rule("U-23.3a")
def test_the_deep_is_adjacent_to_nothing() -> None:
    assert ADJACENT[DEEP] == ()
    assert not any(DEEP in near for near in ADJACENT)
    p = at({"hand": ["lore-3"]}, deep_ones={"w7": 1}).does("lore-3")
    assert p.options() == ["w5", "w8", "d7"]


# ---- who leaves the Deep together


def released(card: str, **rest: Any) -> tuple[int, str, str]:
    """What is where after the icon of a card: Deep Ones at the rolled front, Dagon, Hydra."""
    p = crisis(card, KEEPER, {"place": "galley"}, {"place": "galley"}, dice=(1,), **rest)
    p.does("b").passed()
    return p.deep_ones("w1"), p.monarch("dagon"), p.monarch("hydra")


@pytest.mark.rule("U-R5")
def test_a_monarchs_icon_brings_that_monarch_and_the_deep_ones() -> None:
    """Improvised Fuel Source has Hydra's icon, Incoming SOS Dagon's."""
    assert released("improvised-fuel-source", deep_ones={"deep": 2}) == (4, "deep", "w1")
    assert released("incoming-sos", deep_ones={"deep": 2}) == (4, "w1", "deep")
    assert released("improvised-fuel-source", deep_ones={"deep": 1}) == (0, "deep", "deep")


@pytest.mark.rule("U-R5")
def test_a_deep_one_icon_brings_all_monsters() -> None:
    assert released("food-rationing", deep_ones={"deep": 2}) == (4, "w1", "w1")
    assert released("food-rationing", deep_ones={"deep": 1}) == (0, "deep", "deep")


@pytest.mark.rule("U-R5")
def test_deep_one_city_coordinated_assault_and_reinforcements_bring_all_monsters() -> None:
    city = {"travel": 3, "waypoint_deck": ["deep-one-city", "reef"]}
    p = crisis("missing-jewelry", KEEPER, dagon="w5", dice=(8,), **city).does("b", "deep-one-city").passed()
    assert (p.deep_ones("w2"), p.monarch("hydra")) == (7, "w2")
    sea = {
        "deep_ones": {"deep": 1, "galley": 1},
        "damage_deck": ["structural-any"],
        "damage": {"galley": "structural-will"},
    }
    p = crisis("coordinated-assault", {"place": "d8"}, {"place": "d8"}, {"place": "d8"}, dice=(1,), **sea).contributes()
    assert p.monarch("dagon") == p.monarch("hydra") == "w1"
    assert p.deep_ones("deep") == 0
    traitor = {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "d1", "hand": ["treachery-1"]}
    p = at(traitor, deep_ones={"deep": 3}).passed().does("treachery-1", "w8")
    assert (p.deep_ones("w8"), p.monarch("dagon"), p.monarch("hydra")) == (4, "w8", "w8")
