"""Keilani, Arjun and Jeanne: sheet, feat and reveal ability."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_crew import accusation, counted, reveals
from unfathomable_play import Play, at, crisis

BOTH = pytest.mark.parametrize("card", ["hybrid", "cultist"])

# ---- Keilani: Experienced


def keilani(hand: list[str], place: str = "d1") -> dict[str, Any]:
    return {"character": "keilani", "place": place, "hand": hand}


@pytest.mark.rule("U-R39", "U-35.8")
def test_experienced_adds_a_card_after_the_total() -> None:
    p = accusation(keilani(["influence-4", "influence-2", "observation-1"]), {"character": "jeanne"})
    counted(p, p1=["influence-4"])
    p.uses("sheet-keilani.0").does("influence-2").passed()
    assert (p.place(2), p.hand(1)) == ("brig", ["observation-1"]), "1 + 1 + 4 + 2 = 8"
    assert "influence-2" in p.discards(0)


@pytest.mark.rule("U-R39", "U-35.1")
def test_experienced_may_hinder() -> None:
    p = accusation(keilani(["treachery-1"]), {"character": "jeanne"}, hand=["influence-5", "influence-1"])
    counted(p, p0=["influence-5", "influence-1"]).uses("sheet-keilani.0").does("treachery-1").passed()
    assert p.place(2) == "boiler-room", "8 - 1 is too little"


@pytest.mark.rule("U-R39")
def test_experienced_works_once_per_test_and_is_optional() -> None:
    p = accusation(keilani(["influence-1", "influence-2"]), {"character": "jeanne"})
    counted(p).uses("sheet-keilani.0").does("influence-2")
    assert p.in_window
    assert "sheet-keilani.0" not in p.options(1)
    p = counted(accusation(keilani(["influence-5", "influence-4"]), {"character": "jeanne"})).passed()
    assert (p.hand(1), p.place(2)) == (["influence-4", "influence-5"], "boiler-room")


def test_experienced_does_not_work_in_the_brig() -> None:
    p = counted(accusation(keilani(["influence-5"], "brig"), {"character": "jeanne"}))
    assert p.options(1) == ["pass"]


# ---- Keilani: Unconventional Leader, Break Morale


def captains_crisis(card: str, captain: int = 1, **rest: Any) -> Play:
    seats = [{"character": "jeanne"}, {"character": "keilani", "place": "d1"}, {"character": "william", "place": "d2"}]
    return crisis(card, *seats, captain=captain, **rest)


@pytest.mark.rule("U-R91", "U-14.3")
@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
@pytest.mark.parametrize("card", ["class-struggle", "bucket-brigade"])
def test_unconventional_leader_loses_a_resource_instead_of_any_option(card: str, resource: str) -> None:
    p = captains_crisis(card).uses("feat-keilani.0")
    assert (p.seat, p.options()) == (1, ["fuel", "food", "sanity", "souls"])
    p.does(resource).passed()
    dials = {name: 8 - p.resource(name) for name in ("fuel", "food", "sanity", "souls")}
    assert {name for name, n in dials.items() if n} == {resource}
    assert (dials[resource], len(p.s.passenger_supply), p.s.feats[1], p.logged("log-test")) == (1, 9, 0, False)
    assert p.deep_ones("deep") == 2, "the icons follow"
    assert (p.s.travel, p.s.ritual) == ((1, 0) if card == "class-struggle" else (0, 1))


@pytest.mark.rule("U-R91")
def test_unconventional_leader_needs_a_choice_of_her_own() -> None:
    assert "feat-keilani.0" not in captains_crisis("class-struggle", captain=2).options(1)
    p = captains_crisis("hull-leak")
    while p.s.current == 0:
        assert "feat-keilani.0" not in p.options(1)
        p.contributes() if p.asked == "ask-contribute" else p.passes()


@BOTH
def test_break_morale(card: str) -> None:
    p = reveals("keilani", card, "d1").passed()
    assert ([p.resource(name) for name in ("fuel", "food", "sanity", "souls")], p.s.is_human(0)) == (
        [8, 8, 7, 8],
        False,
    )


# ---- Arjun: Deck Chief


def arjun(place: str = "bridge", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "chapel"}, {"character": "jeanne", "place": "galley"}]
    return at({"character": "arjun", "place": place}, *others, **rest)


@pytest.mark.rule("U-1.1", "U-50.10")
def test_deck_chief_moves_to_a_deck_and_leaves_the_action() -> None:
    p = arjun().does("sheet-arjun.0")
    assert p.options() == [f"d{n}" for n in range(1, 9)]
    p.does("d7")
    assert (p.place(0), p.s.actions) == ("d7", 2)
    assert "sheet-arjun.0" not in p.options()


def test_deck_chief_leads_from_deck_to_deck_and_as_the_last_action() -> None:
    p = arjun("d3", actions=1).does("sheet-arjun.0")
    assert p.options() == ["d1", "d2", "d4", "d5", "d6", "d7", "d8"]
    assert (p.does("d1").asked, p.s.actions) == ("ask-act", 1)


@pytest.mark.rule("U-R48", "U-3.4c")
def test_deck_chief_does_not_lead_out_of_the_brig() -> None:
    assert "sheet-arjun.0" not in arjun("brig").options()


# ---- Arjun: Self Sacrifice, Turn the Helm


def sacrifice(card: str, place: str = "d1", **rest: Any) -> Play:
    """Jeanne's crisis; Arjun decides how its test ends."""
    jeanne, svetlana = {"character": "jeanne", "place": "d8"}, {"character": "svetlana", "place": "d2"}
    return crisis(card, jeanne, {"character": "arjun", "place": place}, svetlana | rest.pop("doctor", {}), **rest)


@pytest.mark.rule("U-R92", "U-35.3a", "U-14.3")
@pytest.mark.parametrize(("outcome", "food"), [("pass", 8), ("partial", 7), ("fail", 6)])
def test_self_sacrifice_picks_the_outcome_and_defeats_arjun(outcome: str, food: int) -> None:
    p = sacrifice("food-stores-raid").uses("feat-arjun.0")
    assert (p.seat, p.options()) == (1, ["pass", "partial", "fail"])
    p.does(outcome).passed()
    assert (p.resource("food"), p.place(1), p.s.feats[1]) == (food, "sick-bay", 0)
    assert not p.logged("log-contribute")


@pytest.mark.rule("U-R92")
def test_self_sacrifice_offers_no_partial_success_that_is_not_printed() -> None:
    assert sacrifice("hull-leak").uses("feat-arjun.0").options() == ["pass", "fail"]


@pytest.mark.rule("U-R92")
def test_the_outcome_resolves_before_arjun_falls() -> None:
    p = sacrifice("flooding-compartment", resources={"souls": 1}).uses("feat-arjun.0").does("fail").passed()
    assert (p.s.ending, p.place(1)) == ("souls", "d1")


@pytest.mark.rule("U-R92", "U-R45")
def test_arjuns_sacrifice_can_be_prevented() -> None:
    p = sacrifice("hull-leak", doctor={"hand": ["lore-1"]}).uses("feat-arjun.0").passed().does("pass")
    p.uses("sheet-svetlana.0").does("lore-1").passed()
    assert p.place(1) == "d1"


@pytest.mark.rule("U-R41")
def test_self_sacrifice_on_ritual_coordination_advances_one_space() -> None:
    p = sacrifice("ritual-coordination", doctor={"place": "d2"}, keeper=0).does("test")
    assert p.uses("feat-arjun.0").does("pass").passed().s.ritual == 1


@pytest.mark.rule("U-R92")
def test_self_sacrifice_does_not_work_on_room_tests() -> None:
    p = accusation({"character": "keilani", "place": "d1"}, {"character": "jeanne"}, hand=["lore-1"])
    assert "feat-arjun.0" not in p.options(0)
    assert p.offered(1) is not None
    assert p.asked == "ask-contribute"


@pytest.mark.rule("U-R92")
def test_self_sacrifice_works_on_the_action_test_of_memory_of_the_deep() -> None:
    william = {"character": "william", "place": "d3", "kept": ["memory-of-the-deep"]}
    p = at(william, {"character": "arjun", "place": "d1"}, {"character": "jeanne", "place": "d2"})
    p.uses("memory-of-the-deep").uses("feat-arjun.0").does("pass").passed()
    assert (p.kept(0), p.place(1), p.s.actions) == ([], "sick-bay", 1)


@BOTH
@pytest.mark.rule("U-36.3")
def test_turn_the_helm(card: str) -> None:
    p = reveals("arjun", card, "d1", travel=3, ritual=2).passed()
    assert (p.s.travel, p.s.ritual) == (0, 2)


# ---- Jeanne: Jury Rigger


def stoked(*damage: str, jeanne: str = "d8", dice: tuple[int, ...] = (), **rest: Any) -> Play:
    """Arjun stokes the boilers; Jeanne is asked afterwards."""
    p = at(
        {"character": "arjun", "place": "boiler-room", "hand": ["strength-5"]},
        {"character": "jeanne", "place": jeanne},
        {"character": "keilani", "place": "d2"},
        damage_deck=[*damage],
        dice=(8, *dice),
        **rest,
    )
    return p.does("room-boiler-room.0", "strength-5")


@pytest.mark.rule("U-R97", "U-50.5")
def test_jury_rigger_damages_the_ship_to_go_on() -> None:
    p = stoked("structural-lore", dice=(6,), deep_ones={"w1": 1}).uses("sheet-jeanne.0").passed()
    assert (p.s.travel, p.damaged("galley"), p.deep_ones("w5")) == (2, True, 1)
    assert (p.asked, p.seat) == ("ask-act", 0), "the extra space does not trigger it again"


@pytest.mark.rule("U-R97")
@pytest.mark.parametrize(("damage", "resource"), [("fuel-leak", "fuel"), ("flooded-food-stores", "food")])
def test_jury_rigger_is_paid_whatever_damage_card_comes(damage: str, resource: str) -> None:
    p = stoked(damage).uses("sheet-jeanne.0").passed()
    assert (p.s.travel, p.resource(resource)) == (2, 7)


@pytest.mark.rule("U-50.4")
def test_jury_rigger_is_optional() -> None:
    p = stoked("structural-lore").passed()
    assert (p.s.travel, p.s.damage) == (1, [-1] * 6)


@pytest.mark.rule("U-R97")
def test_jury_rigger_comes_after_the_waypoint() -> None:
    p = stoked("fuel-leak", travel=3, waypoint_deck=["rough-water", "reef"])
    assert p.asked == "ask-waypoint"
    p.does("rough-water").uses("sheet-jeanne.0").passed()
    assert (p.s.travel, p.waypoints(), p.resource("fuel")) == (1, ["rough-water"], 5)


@pytest.mark.rule("U-R43")
def test_jury_rigger_does_not_follow_a_spell() -> None:
    me, jeanne = {"character": "william", "place": "d1"}, {"character": "jeanne", "place": "d8"}
    p = at(me, jeanne, spell_deck=["summon-fire", "heal"], dice=(5,)).does("title-keeper.0", "summon-fire")
    while p.in_window:
        assert "sheet-jeanne.0" not in p.options(1)
        p.passes()
    assert (p.s.travel, p.asked) == (1, "ask-act")


def test_jury_rigger_does_not_work_in_the_brig() -> None:
    p = stoked(jeanne="brig")
    assert (p.asked, p.seat, p.s.travel) == ("ask-act", 0, 1), "she is not even asked"


# ---- Jeanne: Full Steam Ahead, Sabotage


def jeanne(place: str = "boiler-room", **rest: Any) -> Play:
    others = [{"character": "keilani", "place": "d1"}, {"character": "arjun", "place": "d2"}]
    return at({"character": "jeanne", "place": place}, *others, **rest)


@pytest.mark.rule("U-14.3", "U-R43")
def test_full_steam_ahead_burns_fuel_for_two_spaces() -> None:
    p = jeanne(deep_ones={"w1": 1}).does("feat-jeanne.0")
    assert (p.s.travel, p.resource("fuel"), p.deep_ones("w5"), p.s.feats[0], p.s.actions) == (2, 7, 1, 0, 1)
    assert p.asked == "ask-act", "Jury Rigger follows the room action only"


@pytest.mark.rule("U-R11")
def test_full_steam_ahead_goes_beyond_the_waypoint() -> None:
    p = jeanne(travel=3, waypoint_deck=["rough-water", "reef"]).does("feat-jeanne.0", "rough-water")
    assert (p.s.travel, p.waypoints(), p.resource("fuel")) == (1, ["rough-water"], 5)


@pytest.mark.rule("U-R42")
@pytest.mark.parametrize("trouble", [{"damage": {"boiler-room": "structural-any"}}, {"deep_ones": {"boiler-room": 1}}])
def test_full_steam_ahead_works_in_a_damaged_or_occupied_boiler_room(trouble: dict[str, Any]) -> None:
    assert jeanne(**trouble).does("feat-jeanne.0").s.travel == 2


def test_full_steam_ahead_needs_the_boiler_room() -> None:
    assert "feat-jeanne.0" not in jeanne("galley").options()


@BOTH
@pytest.mark.rule("U-44.2", "U-44.2a")
def test_sabotage_damages_an_undamaged_room_of_choice(card: str) -> None:
    p = reveals("jeanne", card, "d1", damage={"bridge": "structural-lore"}, damage_deck=["structural-will"])
    assert p.options() == ["chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    p.does("galley").passed()
    assert [p.damaged(room) for room in ("galley", "boiler-room")] == [True, False]
