"""The travel and ritual tracks (U-36), and the great banishment."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.unfathomable.cards.names import WAYPOINTS
from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, advances_ritual, advances_travel

LONE = {"waypoint_deck": ["smooth-sailing"], "rest": ["waypoints"]}


@pytest.mark.rule("U-36.0")
def test_there_are_a_travel_and_a_ritual_track() -> None:
    table = at(travel=2, ritual=3).t.view()["table"]
    assert (table["travel"], table["ritual"]) == (2, 3)


@pytest.mark.rule("U-36.1")
@pytest.mark.parametrize("n", [1, 2])
def test_a_token_advances_so_many_spaces_from_the_start(n: int) -> None:
    assert advances_travel(n=n).s.travel == n
    p = advances_ritual(n=n, ritual=1)
    assert (p.s.ritual, p.s.travel) == (1 + n, 0)


@pytest.mark.rule("U-36.1a", "U-R11")
def test_a_travel_token_with_advances_left_goes_on_from_the_start_when_the_waypoint_is_resolved() -> None:
    p = advances_travel(n=2, travel=3, deep_ones={"w1": 1}, **LONE)
    assert p.waypoints() == ["smooth-sailing"] and p.s.travel == 1
    assert p.deep_ones("w5") == 1  # each of the two spaces moved the monsters


@pytest.mark.rule("U-36.1a", "U-R11")
def test_a_ritual_token_with_advances_left_goes_on_from_the_start_after_the_banishment() -> None:
    p = advances_ritual(n=2, ritual=3, deep_ones={"w1": 3})
    assert p.s.ritual == 1 and p.s.supply == 20


@pytest.mark.rule("U-36.2")
def test_a_token_retreats_toward_the_start() -> None:
    p = at({"character": "william", "place": "chapel"}, ritual=3).does("room-chapel.0").passed()
    assert p.s.ritual == 2
    p = advances_ritual(n=-2, ritual=3)
    assert p.s.ritual == 1
    p = crisis("looming-breakdown", travel=3).does("option")
    assert (p.s.travel, p.resource("fuel")) == (1, 8)


@pytest.mark.rule("U-36.2a")
def test_a_token_on_the_start_space_cannot_retreat() -> None:
    assert "room-chapel.0" not in at({"character": "william", "place": "chapel"}, ritual=0).options()
    p = advances_ritual(n=-2, ritual=1)
    assert p.s.ritual == 0
    p = crisis("ritual-support", {"character": "jamie"}, {"character": "william"}).does("b")
    assert p.s.ritual == 0 and not p.logged("log-retreat")
    p = crisis(
        "collision-course", chaos=["treachery-1", "treachery-2"], damage_deck=["structural-any", "structural-lore"]
    )
    p.contributes()
    assert (p.s.travel, p.resource("fuel")) == (0, 8)  # only where a card says so it costs fuel instead


@pytest.mark.rule("U-36.3", "U-36.3a")
@pytest.mark.parametrize("travel", [0, 1, 3])
def test_a_reset_token_is_back_on_the_start_space_or_stays_there(travel: int) -> None:
    p = at({"character": "arjun", **HYBRID}, travel=travel, deep_ones={"w3": 1}).does("reveal")
    assert p.s.travel == 0 and p.waypoints() == []
    assert p.deep_ones("w3") == 1 and p.logged("log-reset") == (travel > 0)


@pytest.mark.rule("U-36.6")
@pytest.mark.parametrize(("card", "roll", "fuel"), [("strength-1", 5, 7), ("strength-1", 6, 8), ("strength-5", 1, 7)])
def test_the_boiler_room_advances_the_travel_track(card: str, roll: int, fuel: int) -> None:
    p = at({"character": "jamie", "place": "boiler-room", "hand": [card]}, dice=(roll,))
    p.does("room-boiler-room.0", card).passed()
    assert (p.s.travel, p.resource("fuel")) == (1, fuel) and p.hand(0) == []


@pytest.mark.rule("U-36.11")
@pytest.mark.parametrize(("roll", "sanity"), [(4, 7), (5, 8)])
def test_the_chapel_advances_the_ritual_track(roll: int, sanity: int) -> None:
    p = at({"character": "jamie", "place": "chapel", "hand": ["lore-2"]}, dice=(roll,))
    p.does("room-chapel.0", "lore-2").passed()
    assert (p.s.ritual, p.resource("sanity")) == (1, sanity)


@pytest.mark.rule("U-36.7")
def test_for_each_space_of_travel_all_monsters_in_the_water_fall_one_space_behind() -> None:
    p = advances_travel(n=2, deep_ones={"w1": 1, "w4": 2, "w7": 1, "d5": 1, "galley": 1}, dagon="w2", hydra="w5")
    assert {name: p.deep_ones(name) for name in ("w5", "w8", "deep", "d5", "galley")} == {
        "w5": 1, "w8": 2, "deep": 1, "d5": 1, "galley": 1,
    }  # fmt: skip
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("w6", "deep")


@pytest.mark.rule("U-36.8")
@pytest.mark.parametrize(("travel", "reached"), [(2, False), (3, True)])
def test_a_waypoint_is_reached_on_the_last_space(travel: int, reached: bool) -> None:
    p = advances_travel(travel=travel, **LONE)
    assert bool(p.waypoints()) == reached
    assert p.s.travel == (0 if reached else 3)


@pytest.mark.rule("U-36.8b", "U-38.6")
def test_the_captain_looks_at_two_waypoints_resolves_one_and_puts_the_other_on_the_bottom() -> None:
    p = advances_travel({}, {"character": "william"}, travel=3, captain=1, waypoint_deck=["reef", "calm-waters"])
    assert (p.seat, p.options()) == (1, ["reef", "calm-waters"])
    assert p.t.view(0)["decision"] is None
    p.does("calm-waters")
    assert p.waypoints() == ["calm-waters"]
    assert WAYPOINTS[p.s.waypoint_deck[0]] == "reef" and len(p.s.waypoint_deck) == 19


@pytest.mark.rule("U-36.8b")
@pytest.mark.parametrize(("row", "port"), [(["rough-water", "calm-waters", "sea-smoke"], False),
                                           (["rough-water", "calm-waters", "stormy-seas"], True)])  # fmt: skip
def test_a_waypoint_is_chosen_only_below_twelve_distance(row: list[str], port: bool) -> None:
    p = advances_travel(travel=3, waypoints=row, awakened=True)
    assert (p.s.ending == "port") == port
    assert (p.asked == "ask-waypoint") is not port


@pytest.mark.rule("U-36.8b1", "U-36.8b2")
def test_the_waypoint_lies_in_the_row_then_its_effects_resolve_then_the_token_goes_back() -> None:
    p = advances_travel(travel=3, waypoint_deck=["iceberg"], rest=["waypoints"], dice=(8, 8))
    assert p.asked == "may-effect"
    assert p.waypoints() == ["iceberg"] and p.s.travel == 4
    p.does("no")
    assert p.s.travel == 0


def swept(**rest: Any) -> Play:
    """The great banishment, with people and monsters everywhere."""
    humans = [{"character": "jamie", "place": "d3"}, {"character": "samira", "place": "galley"}]
    everything: dict[str, Any] = {
        "deep_ones": {"w1": 2, "w8": 1, "d3": 1, "d8": 1, "chapel": 2, "boiler-room": 1, "deep": 1},
        "dagon": "w3", "hydra": "w8", "passengers": {"d3": ["soul"], "d8": ["soul-sanity"]},
    }  # fmt: skip
    return advances_ritual(*humans, ritual=2, **{**everything, **rest})


@pytest.mark.rule("U-36.12")
def test_the_banishment_resolves_when_the_ritual_token_reaches_the_last_space_and_not_before() -> None:
    p = advances_ritual(ritual=1, n=2, deep_ones={"w1": 2})
    assert p.s.ritual == 3 and p.deep_ones("w1") == 2 and not p.logged("log-banishment")
    p = advances_ritual(ritual=2, n=2, deep_ones={"w1": 2})
    assert p.logged("log-banishment") and p.deep_ones("w1") == 0


@pytest.mark.rule("U-36.12", "U-36.12a", "U-36.12b", "U-36.12e")
def test_the_banishment_goes_step_by_step() -> None:
    """While the passengers fall the sea is empty, and the token has not gone back yet."""
    p = swept()
    assert p.asked == "ask-defeat-order" and p.s.ritual == 4
    assert [p.deep_ones(space) for space in ("w1", "w8", "d3", "d8")] == [0, 0, 0, 0] and p.s.supply == 16
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "deep")
    assert p.place(1) == "d3"


@pytest.mark.rule("U-36.12a", "U-36.12a1")
def test_banished_deep_ones_return_to_the_supply_but_those_in_rooms_stay() -> None:
    p = swept().does(["d3", "d8"]).passed()
    assert [p.deep_ones(space) for space in ("w1", "w8", "d3", "d8")] == [0, 0, 0, 0]
    assert [p.deep_ones(space) for space in ("chapel", "boiler-room", "deep")] == [2, 1, 1]
    assert p.s.supply == 16


@pytest.mark.rule("U-36.12b", "U-36.12c", "U-36.12d", "U-36.12d2", "U-36.12e")
def test_the_banishment_sweeps_monarchs_passengers_and_characters_off_the_decks() -> None:
    p = swept().does(["d3", "d8"]).passed()
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("deep", "deep")
    assert not any(p.s.passengers) and (p.resource("souls"), p.resource("sanity")) == (6, 7)
    assert [p.place(seat) for seat in range(3)] == ["chapel", "sick-bay", "galley"]
    assert p.s.ritual == 0


@pytest.mark.rule("U-R12")
def test_a_space_of_travel_moves_the_token_then_the_monsters_and_then_looks_at_the_end_space() -> None:
    p = advances_travel(travel=3, deep_ones={"w1": 1}, waypoint_deck=["reef", "iceberg"])
    assert p.asked == "ask-waypoint"
    assert p.s.travel == 4 and p.deep_ones("w3") == 1


@pytest.mark.rule("U-R111")
@pytest.mark.parametrize(("travel", "left", "fuel"), [(0, 0, 6), (1, 0, 7), (2, 0, 8), (3, 1, 8)])
def test_each_space_missing_for_a_retreat_costs_one_fuel(travel: int, left: int, fuel: int) -> None:
    p = crisis("looming-breakdown", travel=travel).does("option")
    assert (p.s.travel, p.resource("fuel")) == (left, fuel)
