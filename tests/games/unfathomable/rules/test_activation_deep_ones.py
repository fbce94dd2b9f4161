"""Deep Ones activate one by one (U-2.13 to 2.18)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_icons import icon
from unfathomable_play import Play, crisis
from unfathomable_short import TRAITOR

ROOMS = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
CARDS = [f"structural-{name}" for name in ("influence", "lore", "observation", "strength", "will")]
AWAY: dict[str, Any] = {"place": "sick-bay"}


def deep_ones(p: Play) -> dict[str, int]:
    shown: dict[str, int] = p.t.view()["table"]["deep_ones"]
    return shown


def damaged(p: Play) -> list[str]:
    return [room for room in ROOMS if p.damaged(room)]


# ---- one by one


@pytest.mark.rule("U-2.13")
def test_the_current_player_chooses_the_order() -> None:
    p = icon("deep-ones", deep_ones={"bridge": 1, "w3": 1, "w5": 1}, damage_deck=["structural-any"])
    assert p.asked == "ask-deep-one" and p.seat == 0
    assert set(p.options()) == {"bridge", "w3", "w5", "in-order"}
    p.does("w5")
    assert deep_ones(p) == {"bridge": 1, "w3": 1, "d5": 1} and damaged(p) == []
    assert set(p.options()) == {"bridge", "w3", "in-order"}
    p.does("bridge")
    assert damaged(p) == ["bridge"]
    assert deep_ones(p.passed()) == {"bridge": 1, "d3": 1, "d5": 1}


@pytest.mark.rule("U-2.13")
def test_each_deep_one_activates_on_its_own() -> None:
    p = icon("deep-ones", deep_ones={"chapel": 2}, damage_deck=["structural-any"]).passed()
    assert damaged(p) == ["chapel"]
    assert deep_ones(p) == {"chapel": 1, "cargo-hold": 1}


@pytest.mark.rule("U-R79")
def test_each_deep_one_activates_once_and_arrivals_do_not_join() -> None:
    for order in (["w1", "d1", "bridge"], ["bridge", "d1", "w1"]):
        p = icon("deep-ones", deep_ones={"w1": 1, "d1": 1, "bridge": 1}, damage_deck=["structural-any"])
        for space in order[:2]:
            p.does(space)
        p.passed()
        assert deep_ones(p) == {"d1": 1, "bridge": 2} and damaged(p) == ["bridge"]


@pytest.mark.rule("U-R79")
def test_an_icon_lets_only_those_act_who_were_on_the_board() -> None:
    """With nobody outside the Deep four come to the front; the same icon does not activate them as well."""
    p = icon("deep-ones", deep_ones={"deep": 2}, dice=(1,)).passed()
    assert deep_ones(p) == {"w1": 4}


# ---- the first thing it can


@pytest.mark.rule("U-2.13a", "U-2.14")
def test_first_it_attacks_a_human_in_its_space() -> None:
    seats = {"character": "jamie", "place": "d3"}, {"character": "william", "place": "chapel"}, AWAY
    p = icon("deep-ones", *seats, deep_ones={"d3": 1}, passengers={"d3": ["soul"]}, dice=(6,)).passed()
    assert p.logged("log-attack") and p.place(0) == "sick-bay"
    assert p.passengers("d3") == 1 and deep_ones(p) == {"d3": 1}
    p = icon("deep-ones", *seats, deep_ones={"d3": 1}, passengers={"d3": ["soul"]}, dice=(5,)).passed()
    assert p.place(0) == "d3" and p.passengers("d3") == 1 and deep_ones(p) == {"d3": 1}


@pytest.mark.rule("U-2.14")
def test_it_attacks_a_human_before_it_damages_the_room() -> None:
    p = icon("deep-ones", {"place": "bridge"}, AWAY, AWAY, deep_ones={"bridge": 1}, dice=(5,)).passed()
    assert p.logged("log-attack") and p.place(0) == "bridge" and damaged(p) == []


@pytest.mark.rule("U-2.14")
def test_it_does_not_reach_into_other_spaces() -> None:
    p = icon("deep-ones", {"place": "bridge"}, {"place": "d2"}, AWAY, deep_ones={"d1": 1}).passed()
    assert not p.logged("log-attack") and deep_ones(p) == {"bridge": 1}


@pytest.mark.rule("U-2.14a")
def test_the_current_player_decides_who_is_attacked() -> None:
    p = icon("deep-ones", AWAY, {"place": "bridge"}, {"place": "bridge"}, deep_ones={"bridge": 1}, dice=(8,))
    assert p.asked == "ask-attacked" and p.seat == 0
    assert set(p.options()) == {"player-1", "player-2"}
    p.does("player-2").passed()
    assert p.place(2) == "sick-bay" and p.place(1) == "bridge"


@pytest.mark.rule("U-2.14b")
def test_deep_ones_never_attack_revealed_traitors() -> None:
    traitor = {"place": "bridge", **TRAITOR}
    p = icon("deep-ones", AWAY, traitor, AWAY, deep_ones={"bridge": 1}, damage_deck=["structural-any"]).passed()
    assert not p.logged("log-attack") and damaged(p) == ["bridge"] and p.place(1) == "bridge"
    p = icon("deep-ones", AWAY, traitor, {"place": "bridge"}, deep_ones={"bridge": 1}, dice=(8,)).passed()
    assert p.place(1) == "bridge" and p.place(2) == "sick-bay"


@pytest.mark.rule("U-2.13a", "U-2.15")
def test_second_it_defeats_one_passenger_in_its_space() -> None:
    p = icon("deep-ones", deep_ones={"d3": 1}, passengers={"d3": ["soul", "souls-2"], "d4": ["x"]})
    assert p.asked == "ask-passenger" and p.seat == 0
    p.does("passenger-2").passed()
    assert p.passengers("d3") == 1 and p.passengers("d4") == 1 and p.resource("souls") == 6
    assert deep_ones(p) == {"d3": 1}


@pytest.mark.rule("U-2.13a", "U-2.16")
@pytest.mark.parametrize("room", ROOMS)
def test_third_it_damages_the_room_it_is_in(room: str) -> None:
    p = icon("deep-ones", deep_ones={room: 1}, damage_deck=["structural-any"]).passed()
    assert damaged(p) == [room] and deep_ones(p) == {room: 1}


@pytest.mark.rule("U-2.16a")
def test_it_damages_no_deck_no_water_and_no_damaged_room() -> None:
    for space in ("w5", "d5"):
        assert damaged(icon("deep-ones", deep_ones={space: 1}).passed()) == []
    p = icon("deep-ones", deep_ones={"galley": 1}, damage={"galley": "structural-any"}).passed()
    assert damaged(p) == ["galley"] and deep_ones(p) == {"boiler-room": 1}


@pytest.mark.rule("U-2.16b1")
@pytest.mark.parametrize(("card", "resource"), [("fuel-leak", "fuel"), ("flooded-food-stores", "food")])
def test_a_damage_card_that_leaves_the_game_uses_the_activation_up(card: str, resource: str) -> None:
    p = icon("deep-ones", deep_ones={"bridge": 1}, damage_deck=[card, "structural-any"])
    before = {"fuel": 8, "food": 6}[resource]  # the card whose icon this is costs 2 food
    assert p.passed().resource(resource) == before - 1
    assert damaged(p) == [] and deep_ones(p) == {"bridge": 1}
    assert len(p.s.damage_deck) == 8


# ---- the move


ARROWS = [
    *((f"w{n}", f"d{n}") for n in range(1, 9)),
    ("d1", "bridge"),
    ("d2", "bridge"),
    ("d3", "chapel"),
    ("d4", "captains-cabin"),
    ("d5", "cargo-hold"),
    ("d6", "galley"),
    ("d7", "boiler-room"),
    ("d8", "boiler-room"),
]


@pytest.mark.rule("U-2.17", "U-2.17a")
@pytest.mark.parametrize(("start", "end"), ARROWS)
def test_last_it_moves_along_the_arrow(start: str, end: str) -> None:
    p = icon("deep-ones", deep_ones={start: 1}).passed()
    assert deep_ones(p) == {end: 1} and damaged(p) == []


TOWARD = [
    # from, then each nearest undamaged room in turn and the step toward it
    ("bridge", ("captains-cabin", "captains-cabin"), ("chapel", "chapel"), ("galley", "captains-cabin"),
     ("cargo-hold", "chapel"), ("boiler-room", "captains-cabin")),
    ("chapel", ("cargo-hold", "cargo-hold"), ("captains-cabin", "captains-cabin"), ("bridge", "bridge"),
     ("boiler-room", "cargo-hold"), ("galley", "cargo-hold")),
    ("captains-cabin", ("galley", "galley"), ("chapel", "chapel"), ("bridge", "bridge"),
     ("boiler-room", "galley"), ("cargo-hold", "galley")),
    ("cargo-hold", ("boiler-room", "boiler-room"), ("galley", "galley"), ("chapel", "chapel"),
     ("captains-cabin", "galley"), ("bridge", "chapel")),
    ("galley", ("boiler-room", "boiler-room"), ("cargo-hold", "cargo-hold"), ("captains-cabin", "captains-cabin"),
     ("chapel", "cargo-hold"), ("bridge", "captains-cabin")),
    ("boiler-room", ("galley", "galley"), ("cargo-hold", "cargo-hold"), ("captains-cabin", "galley"),
     ("chapel", "cargo-hold"), ("bridge", "galley")),
]  # fmt: skip


@pytest.mark.rule("U-2.17b", "U-R8", "U-R10")
@pytest.mark.parametrize(("start", "target", "step", "before"), [
    (start, target, step, tuple(room for room, _ in order[:i]))
    for start, *order in TOWARD
    for i, (target, step) in enumerate(order)
])  # fmt: skip
def test_in_a_damaged_room_it_moves_toward_the_nearest_undamaged_one(
    start: str, target: str, step: str, before: tuple[str, ...]
) -> None:
    """Those as near have lower numbers; of two ways it takes the room with the higher number; no way leads through the
    Sick Bay or the Brig."""
    damage = dict(zip((start, *before), CARDS, strict=False))
    p = icon("deep-ones", deep_ones={start: 1}, damage=damage).passed()
    assert deep_ones(p) == {step: 1}
    assert damaged(p) == sorted(damage, key=ROOMS.index) and not p.damaged(target)


# ---- nobody outside the Deep


@pytest.mark.rule("U-2.18")
@pytest.mark.parametrize(("die", "front"), [(4, "w1"), (5, "w2")])
def test_with_none_on_the_board_all_monsters_of_the_deep_come_to_the_front(die: int, front: str) -> None:
    p = icon("deep-ones", deep_ones={"deep": 3}, hydra="w6", dice=(die,)).passed()
    assert deep_ones(p) == {front: 5} and p.monarch("dagon") == front
    assert p.monarch("hydra") == "w6"
    both = icon("deep-ones", deep_ones={"deep": 3}, dice=(die,)).passed()
    assert both.monarch("dagon") == both.monarch("hydra") == front


@pytest.mark.rule("U-2.18")
def test_with_none_on_the_board_two_more_gather_in_the_deep() -> None:
    p = icon("deep-ones", deep_ones={"deep": 1}).passed()
    assert deep_ones(p) == {"deep": 3} and p.monarch("dagon") == "deep" and not p.logged("log-roll")
    for space in ("w7", "d7"):
        p = icon("deep-ones", deep_ones={"deep": 3, space: 1}).passed()
        assert p.deep_ones("deep") == 3 and not p.logged("log-roll")


@pytest.mark.rule("U-R7")
def test_whether_any_are_outside_is_checked_when_each_icon_starts() -> None:
    """A failed test brings one icon by its text and one by the card: the first gathers, the second finds them."""
    p = crisis("deep-one-feint", AWAY, AWAY, AWAY, deep_ones={"deep": 2}, dice=(1,), chaos=["strength-1"] * 2)
    assert deep_ones(p.passed()) == {"d1": 4}
