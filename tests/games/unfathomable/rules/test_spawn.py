"""Spawning (U-47): figures of the supply, or the end."""

from __future__ import annotations

import pytest

from unfathomable_play import at
from unfathomable_short import HYBRID, advances_travel


@pytest.mark.rule("U-47.0")
def test_spawned_figures_come_from_the_supply_and_go_to_the_stated_spaces() -> None:
    p = at({"character": "beatrice", **HYBRID}, deep_ones={"w1": 1}).does("reveal", ["w1", "w4", "w5", "w8"])
    assert [p.deep_ones(f"w{n}") for n in range(1, 9)] == [2, 0, 0, 1, 1, 0, 0, 1]
    assert p.s.supply == 15


@pytest.mark.rule("U-47.0")
def test_each_deck_space_gets_one() -> None:
    p = advances_travel(travel=3, waypoint_deck=["deep-one-ambush"], rest=["waypoints"])
    assert [p.deep_ones(f"d{n}") for n in range(1, 9)] == [1] * 8 and p.s.supply == 12


@pytest.mark.rule("U-R77", "U-48.0d")
@pytest.mark.parametrize(("on_table", "ends"), [(12, False), (13, True)])
def test_with_too_few_figures_the_game_ends_before_any_is_placed(on_table: int, ends: bool) -> None:
    """“Each deck space” is one instruction of eight."""
    p = advances_travel(travel=3, waypoint_deck=["deep-one-ambush"], rest=["waypoints"], deep_ones={"bridge": on_table})
    assert (p.t.outcome is not None) == ends
    assert [p.deep_ones(f"d{n}") for n in range(1, 9)] == [0 if ends else 1] * 8
    assert p.s.ending == ("deep-ones" if ends else "")


@pytest.mark.rule("U-R77")
def test_each_water_space_is_one_instruction_too() -> None:
    p = advances_travel(travel=3, waypoint_deck=["sea-smoke"], rest=["waypoints"], deep_ones={"bridge": 13})
    assert p.s.ending == "deep-ones" and p.s.supply == 7
    p = at({"character": "beatrice", **HYBRID}, deep_ones={"bridge": 17}).does("reveal", ["w1", "w4", "w5", "w8"])
    assert p.s.ending == "deep-ones" and p.s.supply == 3
