"""The items without an attack: tools, tomes, artifacts, attire."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_items import IMPROVEMENTS, TRAITS
from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

LORE, OBSERVATION = 1, 2


def holder(item: str, place: str = "d1", *hand: str, **rest: Any) -> Play:
    return at({"character": "keilani", "place": place, "items": [item], "hand": list(hand)}, {"place": "d8"}, **rest)


@pytest.mark.rule("U-12.5")
def test_every_item_has_its_trait() -> None:
    cards = fathom.games()["unfathomable"].cards()["items"]
    assert {card.slug: card.facts()["trait"] for card in cards} == TRAITS
    assert {card.slug: card.facts()["improves"] for card in cards if card.facts()["improves"]} == IMPROVEMENTS


@pytest.mark.parametrize("extra", [False, True])
def test_the_four_items_of_the_module_are_in_the_box_by_option(extra: bool) -> None:
    p = at(options={"extra_items": extra})
    module = {"fillet-knife", "flare-gun", "baseball-bat", "maau"}
    held = {item for seat in range(3) for item in p.items(seat)}
    deck = {list(TRAITS)[item] for item in p.s.item_deck}
    assert deck | held == (set(TRAITS) if extra else set(TRAITS) - module)


@pytest.mark.rule("U-12.6", "U-12.10")
@pytest.mark.parametrize(("item", "skill"), IMPROVEMENTS.items())
def test_an_improvement_adds_a_card_of_its_skill_to_the_set(item: str, skill: str) -> None:
    p = at(
        {"character": "edmund", "items": [item]}, step="turn", skill_decks={skill: [f"{skill}-5", f"{skill}-4"]}
    ).passed()
    assert len(p.hand(0)) == 6, "one of each skill, and one more"
    assert [card for card in p.hand(0) if card.startswith(skill)] == [f"{skill}-4", f"{skill}-5"]


# ---- Speaking Trumpet


@pytest.mark.rule("U-25.7", "U-31.0")
def test_the_speaking_trumpet_rescues_all_passengers_here_and_next_door() -> None:
    tokens = {"d1": ["x"], "d2": ["soul", "soul"], "d3": ["soul"], "d4": ["soul"], "d5": ["x"]}
    p = holder("speaking-trumpet", "d1", passengers=tokens).does("speaking-trumpet.0")
    assert [p.passengers(f"d{n}") for n in range(1, 6)] == [0, 0, 0, 1, 1]
    assert (len(p.s.passenger_supply), p.s.actions) == (7, 1)


@pytest.mark.rule("U-3.6", "U-R86")
def test_the_speaking_trumpet_needs_a_passenger_in_earshot_and_freedom() -> None:
    assert "speaking-trumpet.0" not in holder("speaking-trumpet", "d1", passengers={"d5": ["x"]}).options()
    assert "speaking-trumpet.0" in holder("speaking-trumpet", "bridge", passengers={"d2": ["x"]}).options()
    assert "speaking-trumpet.0" not in holder("speaking-trumpet", "brig", passengers={"d5": ["x"]}).options()


# ---- Tool Kit


@pytest.mark.rule("U-22.2")
def test_the_tool_kit_repairs_without_discarding() -> None:
    p = holder("tool-kit", "chapel", "lore-5", damage={"chapel": "structural-lore"}).does("tool-kit.0")
    assert not p.damaged("chapel")
    assert (p.hand(0), p.s.actions) == (["lore-5"], 1)
    assert len(p.s.damage_deck) == 9


@pytest.mark.rule("U-22.3", "U-39.5", "U-R86")
@pytest.mark.parametrize("trouble", [{"deep_ones": {"chapel": 1}}, {"damage": {}}])
def test_the_tool_kit_needs_damage_and_nobody_in_the_way(trouble: dict[str, Any]) -> None:
    assert (
        "tool-kit.0"
        not in holder("tool-kit", "chapel", **{"damage": {"chapel": "structural-any"}, **trouble}).options()
    )


@pytest.mark.rule("U-22.3", "U-39.5")
def test_a_traitor_in_the_room_keeps_the_tool_kit_from_working() -> None:
    seats = {"character": "keilani", "place": "chapel", "items": ["tool-kit"]}, {"place": "chapel", **TRAITOR}
    assert "tool-kit.0" not in at(*seats, damage={"chapel": "structural-any"}).options()


# ---- Travel Pharmacy


def attacked(place: str, *, space: str = "d3", faces: tuple[str, ...] = ("souls-2",), **rest: Any) -> Play:
    """A Deep One is about to defeat a passenger, while seat 1 holds the pharmacy somewhere."""
    caller = {"character": "jamie", "place": "galley", "hand": ["treachery-2"], **TRAITOR}
    healer = {"character": "keilani", "place": place, "items": ["travel-pharmacy"]}
    return at(caller, healer, {"place": "galley"}, passengers={space: list(faces)}, deep_ones={space: 1}, **rest).does(
        "treachery-2"
    )


@pytest.mark.rule("U-50.6", "U-50.4", "U-25.7")
@pytest.mark.parametrize(("price", "food", "kept"), [(0, 7, ["travel-pharmacy"]), (1, 8, [])])
def test_the_travel_pharmacy_rescues_a_passenger_next_door_for_food_or_for_itself(
    price: int, food: int, kept: list[str]
) -> None:
    p = attacked("chapel").uses("travel-pharmacy").passed()
    assert (p.seat, p.asked, len(p.options())) == (1, "choose-effect", 2)
    p.does(p.options()[price]).passed()
    assert (p.passengers("d3"), len(p.s.passenger_supply), p.resource("souls")) == (0, 9, 8)
    assert (p.resource("food"), p.items(1)) == (food, kept)


@pytest.mark.rule("U-50.4")
def test_the_travel_pharmacy_is_optional() -> None:
    p = attacked("chapel").passed()
    assert (p.resource("souls"), p.items(1), len(p.s.passenger_supply)) == (6, ["travel-pharmacy"], 8)


@pytest.mark.rule("U-R46", "U-3.6")
@pytest.mark.parametrize(("place", "space"), [("bridge", "d3"), ("d7", "d3"), ("brig", "d5")])
def test_the_travel_pharmacy_does_not_reach_farther_nor_out_of_the_brig(place: str, space: str) -> None:
    p = attacked(place, space=space)
    p.passed_without("travel-pharmacy.0")
    assert p.resource("souls") == 6


@pytest.mark.rule("U-26.2")
def test_the_travel_pharmacy_saves_the_passenger_that_was_meant() -> None:
    p = attacked("chapel", faces=("souls-2", "x")).does("passenger-2").uses("travel-pharmacy").passed()
    p.does(p.options()[0])
    assert list(p.s.passengers[2]) == [2] and list(p.s.passengers_gone) == []


# ---- Almanac


@pytest.mark.rule("U-50.14", "U-17.1")
@pytest.mark.parametrize(("card", "left"), [("observation-2", 1), ("observation-3", 0), ("observation-5", 0)])
def test_the_almanac_adds_the_value_of_a_discarded_observation_card(card: str, left: int) -> None:
    seats = {"character": "jamie", "place": "d1"}, {"items": ["almanac"], "place": "d8", "hand": [card, "will-5"]}
    p = at(*seats, deep_ones={"d1": 1}, dice=(1,)).does("attack").uses("almanac.0").passed()
    assert (p.seat, p.options()) == (1, [card]), "only observation"
    p.does(card).passed()
    assert p.deep_ones("d1") == left
    assert (p.hand(1), p.discards(OBSERVATION)) == (["will-5"], [card])


@pytest.mark.rule("U-R37", "U-17.1")
def test_what_the_almanac_adds_is_capped_at_eight() -> None:
    seats = {"character": "jamie", "hand": ["influence-5"]}, {"items": ["almanac"], "hand": ["observation-5"]}
    p = at(*seats, dice=(7,)).does("influence-5").uses("almanac.0").does("observation-5").passed()
    results = [line.text.render("en") for line in p.t.events(0, None) if line.text.id == "log-roll-result"]
    assert len(results) == 1 and "8" in results[0]


@pytest.mark.rule("U-17.2c")
def test_the_almanac_is_used_once_per_roll_however_often_it_is_rerolled() -> None:
    seats = (
        {"character": "jamie", "place": "d1", "hand": ["strength-1"]},
        {"items": ["almanac"], "hand": ["observation-1"] * 2},
    )
    p = at(*seats, deep_ones={"d1": 1}, dice=(1, 1)).does("attack").uses("almanac.0").does("observation-1")
    assert all("almanac.0" not in ask.keys for ask in p.open)
    p.uses("strength-1")
    p.passed_without("almanac.0")
    assert p.hand(1) == ["observation-1"]


@pytest.mark.rule("U-3.6", "U-R88")
def test_the_almanac_needs_freedom_and_an_observation_card_but_asks_all_the_same() -> None:
    p = at({"character": "jamie", "place": "d1"}, {"items": ["almanac"], "hand": ["will-1"]}, deep_ones={"d1": 1})
    p.does("attack")
    assert (p.seat, p.options()) == (1, ["pass"])
    p = at({"character": "jamie", "place": "d1"}, {"items": ["almanac"], "hand": ["observation-1"], "place": "brig"},
           deep_ones={"d1": 1}).does("attack")  # fmt: skip
    assert p.options(1) == ["pass"]


# ---- "Lucky" Ring

VISIONS = {"chaos": ["will-5", "lore-3", "will-1", "will-1"], "resources": {"sanity": 5}}


@pytest.mark.rule("U-R40", "U-34.5")
def test_the_ring_adds_two_and_a_passed_test_brings_treachery() -> None:
    """Horrific Visions needs 10."""
    p = (
        crisis("horrific-visions", {"character": "jamie", "items": ["lucky-ring"]}, **VISIONS)
        .uses("lucky-ring")
        .passed()
    )
    assert p.logged("log-test-pass")
    assert len(p.s.chaos) == 4, "two of four were used, two treachery cards came"
    lines = [id for id, _ in p.lines()]
    assert lines.index("log-chaos-treachery") < lines.index("log-ritual"), "before what follows"


@pytest.mark.rule("U-R40")
def test_a_test_that_fails_with_the_ring_brings_no_treachery() -> None:
    p = crisis(
        "horrific-visions", {"character": "jamie", "items": ["lucky-ring"]}, **{**VISIONS, "chaos": ["will-1"] * 4}
    )
    p.uses("lucky-ring").passed()
    assert p.logged("log-test-fail") and not p.logged("log-chaos-treachery")


@pytest.mark.rule("U-R40", "U-10.17b")
def test_a_partial_success_with_the_ring_brings_no_treachery() -> None:
    """Food Stores Raid: 11, partial from 8."""
    p = crisis(
        "food-stores-raid",
        {"character": "jamie", "items": ["lucky-ring"]},
        chaos=["influence-3", "strength-3", "will-1"],
    )
    p.uses("lucky-ring").passed()
    assert p.logged("log-test-partial") and not p.logged("log-chaos-treachery")


@pytest.mark.rule("U-R40", "U-3.6")
def test_the_ring_works_once_per_test_and_not_in_the_brig() -> None:
    p = crisis("horrific-visions", {"character": "jamie", "items": ["lucky-ring"]}, {"hand": ["will-1"]}, **VISIONS)
    p.does({}).uses("lucky-ring").passed_without("lucky-ring.0")
    assert [id for id, _ in p.lines()].count("log-add-to-total") == 1
    p = crisis("horrific-visions", {"character": "jamie"}, {"items": ["lucky-ring"], "place": "brig"}, **VISIONS)
    assert p.passed_without("lucky-ring.0").logged("log-test-fail")
