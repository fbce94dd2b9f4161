"""Mythos cards about monsters, damage, items and waypoints."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.cards.names import ITEMS, WAYPOINTS
from unfathomable_mythos import CURRENT, KEEPER, activated, board, changes, drawn, outcome, spawned, told
from unfathomable_short import TRAITOR


@pytest.mark.rule("U-R112", "U-36.2")
@pytest.mark.parametrize(("how", "damage", "travel"), [("partial", 1, 1), ("fail", 2, 0)])
@pytest.mark.parametrize(("die", "front"), [(4, "w1"), (5, "w2")])
def test_collision_course_brings_both_monarchs_to_the_front(
    how: str, damage: int, travel: int, die: int, front: str
) -> None:
    """One from the Deep, one from the water; one roll for both."""
    p = outcome("collision-course", how, hydra="w6", dice=(die,), damage_deck=["structural-lore", "structural-will"])
    assert (p.monarch("dagon"), p.monarch("hydra"), p.s.travel) == (front, front, travel)
    assert changes(p, "collision-course")["damage"] == damage


def test_collision_course_passed_leaves_the_monarchs_where_they_are() -> None:
    p = outcome("collision-course", "pass", hydra="w6")
    assert (p.monarch("dagon"), p.monarch("hydra"), changes(p, "collision-course")) == ("deep", "w6", {})


@pytest.mark.rule("U-36.7")
def test_coordinated_assault_passed_advances_the_ship() -> None:
    p = outcome("coordinated-assault", "pass", dagon="w1")
    assert (p.s.travel, p.monarch("dagon"), activated(p)) == (3, "w3", [])


@pytest.mark.rule("U-10.23", "U-R5", "U-R112")
@pytest.mark.parametrize(("die", "front", "deck"), [(4, "w1", "d1"), (5, "w2", "d2")])
def test_coordinated_assault_failed_releases_everything_and_activates_it(die: int, front: str, deck: str) -> None:
    seats = ({"place": "d5"}, {"place": "d5"}, {"place": "d5"})
    p = outcome(
        "coordinated-assault", "fail", *seats, deep_ones={"deep": 1}, dice=(die, 8), damage_deck=["structural-lore"]
    )  # fmt: skip
    assert (p.monarch("dagon"), p.monarch("hydra"), p.deep_ones("deep")) == (front, front, 0)
    assert activated(p)[:3] == ["hydra", "dagon", "deep-ones"]
    assert (p.damaged("bridge"), spawned(p)) == (True, [(2, deck)])


@pytest.mark.rule("U-R112")
def test_coordinated_assault_rolls_no_die_for_an_empty_deep() -> None:
    p = outcome("coordinated-assault", "fail", dagon="w3", hydra="w4", damage_deck=["fuel-leak"])
    assert told(p, "log-roll") == []
    assert activated(p)[:3] == ["hydra", "dagon", "deep-ones"]


@pytest.mark.rule("U-12.2")
def test_criminal_activity_failed_leaves_each_human_one_item() -> None:
    seats = (
        {"items": ["fine-clothes", "binoculars"]},
        {"items": ["plimsolls"]},
        {**TRAITOR, "items": ["tool-kit", "maau"]},
    )
    p = outcome("criminal-activity", "fail", *seats, keeper=0, options={"extra_items": True})
    assert (p.asked, p.seat, p.options()) == ("ask-keep-item", CURRENT, ["fine-clothes", "binoculars"])
    p.does("binoculars").passed()
    assert [p.items(seat) for seat in range(3)] == [["binoculars"], ["plimsolls"], ["tool-kit", "maau"]]
    assert (p.resource("sanity"), ITEMS[p.s.active[CURRENT]]) == (7, "binoculars")


@pytest.mark.rule("U-10.13a", "U-12.2")
def test_criminal_activity_can_be_bought_off_with_an_item_only() -> None:
    p = drawn("criminal-activity", {"items": ["shotgun", "plimsolls"]}).does("option")
    assert (p.asked, p.options()) == ("ask-remove-item", ["shotgun", "plimsolls"])
    p.does("shotgun").passed()
    assert (p.items(CURRENT), changes(p, "criminal-activity")) == (["plimsolls"], {"items": 1, "treachery": 4})
    p = drawn("criminal-activity", {}, {"items": ["shotgun"]}).passed()
    assert (p.options(), p.refused()) == (["test"], {"U-10.13a"})


@pytest.mark.rule("U-12.8")
def test_losing_the_active_improvement_turns_up_another() -> None:
    p = drawn("criminal-activity", {"items": ["binoculars", "fine-clothes"]}).does("option", "binoculars").passed()
    assert ITEMS[p.s.active[CURRENT]] == "fine-clothes"


@pytest.mark.rule("U-10.23")
@pytest.mark.parametrize(
    ("card", "how", "there"),
    [
        ("deep-one-feint", "pass", {"d5": 1}),
        ("deep-one-feint", "fail", {"cargo-hold": 1}),
        ("deep-one-swarm", "pass", {"d5": 1}),
        ("deep-one-swarm", "partial", {"cargo-hold": 1}),
        ("on-the-offensive", "fail", {"d5": 1, "d1": 2}),
    ],
)
def test_deep_ones_activate_by_the_card_and_by_its_icon(card: str, how: str, there: dict[str, int]) -> None:
    """Dagon lies beside deck 1, and the icon of On the Offensive is his."""
    assert board(outcome(card, how, deep_ones={"w5": 1}, dagon="w1")) == there


@pytest.mark.rule("U-10.23")
def test_deep_one_swarm_failed_activates_the_deep_ones_twice() -> None:
    p = outcome("deep-one-swarm", "fail", deep_ones={"w5": 1}, damage_deck=["structural-lore"])
    assert (board(p), p.damaged("cargo-hold")) == ({"cargo-hold": 1}, True)
    assert (activated(p), spawned(p)) == (["deep-ones"] * 3, [])


@pytest.mark.parametrize(
    ("die", "room"),
    [(2, "bridge"), (3, "chapel"), (4, "captains-cabin"), (5, "cargo-hold"), (6, "galley"), (7, "boiler-room")],
)
def test_an_infiltrator_half_found_is_in_a_rolled_room(die: int, room: str) -> None:
    p = outcome("infiltrator", "partial", dice=(die,), damage={"chapel": "structural-lore"})
    assert board(p) == {room: 1}


@pytest.mark.rule("U-R100")
@pytest.mark.parametrize(
    ("deck", "there"),
    [(["structural-will"], {"galley": 1}), (["fuel-leak"], {}), (["fleeing-passengers", "flooded-food-stores"], {})],
)
def test_an_infiltrator_not_found_is_in_the_room_just_damaged(deck: list[str], there: dict[str, int]) -> None:
    p = outcome("infiltrator", "fail", dice=(6,), damage_deck=deck)
    assert (board(p), p.damaged("galley")) == (there, bool(there))


@pytest.mark.rule("U-44.2a", "U-44.5")
@pytest.mark.parametrize(("damage", "room"), [({}, "boiler-room"), ({"boiler-room": "structural-any"}, "galley")])
def test_looming_breakdown_failed_damages_the_boiler_room(damage: dict[str, str], room: str) -> None:
    p = outcome("looming-breakdown", "fail", damage=damage, damage_deck=["structural-lore"])
    assert (p.damaged(room), p.resource("souls"), p.s.travel) == (True, 7, 2)


def test_missing_munitions_passed_defeat_a_deep_one_in_a_room() -> None:
    p = outcome("missing-munitions", "pass", deep_ones={"galley": 2, "bridge": 1, "d1": 1})
    assert (p.asked, p.seat, p.options()) == ("ask-defeat-deep-one", CURRENT, ["bridge", "galley"])
    p.does("galley")
    assert board(p) == {"galley": 1, "bridge": 1, "d1": 1}


@pytest.mark.rule("U-10.9a", "U-12.1")
def test_a_passenger_riot_put_down_brings_the_current_player_an_item() -> None:
    p = outcome("passenger-riot", "pass", item_deck=["shotgun"])
    assert p.items(CURRENT) == ["shotgun"]


def test_missing_munitions_passed_without_deep_ones_in_rooms_do_nothing() -> None:
    assert outcome("missing-munitions", "pass", deep_ones={"d1": 1}).logged("log-test-pass")
    assert changes(outcome("missing-munitions", "pass"), "missing-munitions") == {}


@pytest.mark.rule("U-25.4")
@pytest.mark.parametrize(("die", "there"), [(4, [(1, "galley"), (1, "cargo-hold")]), (5, [])])
def test_a_mysterious_lifeboat_may_bring_two_deep_ones(die: int, there: list[tuple[int, str]]) -> None:
    p = drawn("mysterious-lifeboat", dice=(2, die)).does("a").passed()
    assert [spawn for spawn in spawned(p) if spawn[1] != "deep"] == there
    assert (p.passengers("d2"), p.resource("sanity")) == (1, 8)


@pytest.mark.rule("U-27.20b")
def test_on_the_offensive_passed_moves_every_deep_one_on_the_ship() -> None:
    p = outcome("on-the-offensive", "pass", deep_ones={"w1": 1, "d3": 1, "cargo-hold": 2})
    assert (p.asked, p.seat, p.options()) == ("ask-move-deep-one", CURRENT, ["d3", "cargo-hold"])
    p.does("cargo-hold")
    assert p.options() == ["d5", "chapel", "galley", "boiler-room"], "no Brig"
    p.does("galley", "d3", "w3", "d5").passed()
    assert (p.asked, board(p)) == ("ask-track", {"w1": 1, "w3": 1, "d5": 1, "galley": 1})


@pytest.mark.rule("U-27.20b", "U-50.4")
def test_hold_the_line_passed_lets_the_current_player_move_each_deep_one_once_or_not() -> None:
    p = outcome("hold-the-line", "pass", deep_ones={"w1": 1, "chapel": 1, "d2": 1})
    assert (p.seat, p.options()) == (CURRENT, ["d2", "chapel", "enough"])
    p.does("chapel")
    assert "sick-bay" not in p.options()
    p.does("d3")
    assert p.options() == ["d2", "enough"]
    p.does("enough").passed()
    assert (p.asked, board(p)) == ("ask-track", {"w1": 1, "d2": 1, "d3": 1})


@pytest.mark.parametrize(("how", "line"), [("partial", "w"), ("fail", "d")])
def test_hold_the_line_spawns_one_deep_one_on_eight_spaces(how: str, line: str) -> None:
    p = outcome("hold-the-line", how)
    assert board(p) == {f"{line}{n}": 1 for n in range(1, 9)}


@pytest.mark.rule("U-R77", "U-48.0d")
@pytest.mark.parametrize(
    ("card", "how"), [("hold-the-line", "partial"), ("hold-the-line", "fail"), ("strange-vision", "b")]
)
def test_eight_spawns_with_seven_figures_end_the_game_before_any_is_placed(card: str, how: str) -> None:
    p = outcome(card, how, deep_ones={"w1": 13})
    assert (p.t.outcome is not None, board(p), p.s.supply) == (True, {"w1": 13}, 7)


@pytest.mark.rule("U-36.3", "U-R15", "U-36.8b1", "U-50.2a")
def test_open_the_gate_passed_lets_the_keeper_resolve_one_of_two_waypoints_from_the_start() -> None:
    p = outcome("open-the-gate", "pass", waypoint_deck=["smooth-sailing", "calm-waters"])
    assert (p.s.travel, p.asked, p.seat, p.options()) == (0, "ask-waypoint", KEEPER, ["smooth-sailing", "calm-waters"])
    p.does("calm-waters").passed()
    assert (p.waypoints(), p.resource("fuel"), p.resource("food")) == (["calm-waters"], 6, 7)
    assert (p.s.travel, len(p.s.waypoint_deck)) == (0, 19)


@pytest.mark.rule("U-R16")
def test_open_the_gate_never_reaches_the_port() -> None:
    far = ["rough-water", "stormy-seas", "deep-one-ambush"]
    p = outcome("open-the-gate", "pass", waypoints=far, awakened=True, waypoint_deck=["smooth-sailing", "calm-waters"])
    p.does("smooth-sailing").passed()
    assert (p.t.outcome, len(p.waypoints())) == (None, 4)


@pytest.mark.rule("U-6.0")
def test_open_the_gate_can_bring_the_awakening() -> None:
    p = outcome("open-the-gate", "pass", waypoints=["reef"], waypoint_deck=["calm-waters", "smooth-sailing"])
    p.does("calm-waters").passed()
    assert p.s.awakened


@pytest.mark.rule("U-10.23")
@pytest.mark.parametrize(("how", "times"), [("pass", 1), ("partial", 2), ("fail", 3)])
def test_the_fathers_favor_activates_dagon_up_to_twice_beside_the_icon(how: str, times: int) -> None:
    p = outcome("the-fathers-favor", how, dagon="w7")
    spawns = [(2, "d7"), (2, "d5"), (2, "d3")][:times]
    assert (spawned(p), activated(p)) == (spawns, ["dagon"] * times)


@pytest.mark.rule("U-10.23")
@pytest.mark.parametrize(("how", "rooms"), [("pass", ["boiler-room"]), ("partial", ["boiler-room", "cargo-hold"]),
                                            ("fail", ["boiler-room", "cargo-hold", "chapel"])])  # fmt: skip
def test_the_mothers_wrath_activates_hydra_up_to_twice_beside_the_icon(how: str, rooms: list[str]) -> None:
    deck = ["structural-lore", "structural-will", "structural-any"]
    p = outcome("the-mothers-wrath", how, hydra="w7", damage_deck=deck)
    damaged = {room for room in ("boiler-room", "cargo-hold", "chapel", "galley", "bridge") if p.damaged(room)}
    assert (damaged, spawned(p)) == (set(rooms), [])


@pytest.mark.rule("U-44.1", "U-R78")
def test_shipboard_fire_resolves_one_damage_card_after_the_other() -> None:
    p = outcome("shipboard-fire", "fail", damage_deck=["fuel-leak", "flooded-food-stores", "structural-lore"])
    assert changes(p, "shipboard-fire") | {"defeats": 0} == {"fuel": -1, "food": -1, "damage": 1, "defeats": 0}


@pytest.mark.rule("U-50.7")
def test_a_strange_vision_shows_two_waypoints_and_leads_to_the_brig() -> None:
    p = drawn("strange-vision", waypoint_deck=["reef", "iceberg"]).does("a").passed()
    assert (p.asked, p.seat, p.options()) == ("ask-top", CURRENT, ["reef", "iceberg"])
    p.does("iceberg").passed()
    assert ["iceberg" in str(p.t.view(seat)) for seat in range(3)] == [True, False, False]
    deck = [WAYPOINTS[card] for card in p.s.waypoint_deck]
    assert ([p.place(seat) for seat in range(3)], len(deck)) == (["brig", "bridge", "boiler-room"], 20)
    assert (deck[-1], deck[0]) == ("iceberg", "reef"), "the top is the end of the list"


def test_a_strange_vision_refused_fills_the_decks() -> None:
    p = drawn("strange-vision").does("b").passed()
    assert spawned(p) == [(1, f"d{n}") for n in range(1, 9)]


@pytest.mark.rule("U-12.1")
def test_the_anarcho_individualist_gives_an_item_and_removes_five_unseen() -> None:
    p = outcome("the-anarcho-individualist", "a", item_deck=["shotgun"])
    assert (p.items(CURRENT), p.resource("sanity"), len(p.s.item_deck)) == (["shotgun"], 7, 14)
    assert told(p, "log-remove-top") == [("item-deck", 5)]


def test_the_anarcho_individualist_refused_costs_two_cards() -> None:
    seats = ({"hand": ["will-1", "will-2", "will-3"]}, {}, {"hand": ["lore-1"]})
    p = drawn("the-anarcho-individualist", *seats).does("b", {"will-1": 1, "will-3": 1}).passed()
    assert (p.hand(CURRENT), p.hand(KEEPER)) == (["will-2"], ["lore-1"])
    assert changes(p, "the-anarcho-individualist") == {"treachery": 2}


@pytest.mark.parametrize(("die", "spawn", "souls"), [(6, [(1, "cargo-hold")], 7), (7, [(2, "deep")], 8)])
def test_a_transformation_may_spawn_a_deep_one_in_the_cargo_hold(
    die: int, spawn: list[tuple[int, str]], souls: int
) -> None:
    p = drawn("transformation", dice=(die,), damage_deck=["fuel-leak"]).does("a").passed()
    assert (spawned(p), p.resource("souls")) == (spawn, souls)
