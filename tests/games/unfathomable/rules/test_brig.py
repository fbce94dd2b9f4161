"""The Brig (U-3): how one gets in and out, and what cannot be done inside."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR

CABIN = "room-captains-cabin.0"
CHAOS = ["will-1", "will-1"]
"""Takes 2 from the tests of the Captain's Cabin and of the Brig."""


def offered_in_windows(p: Play) -> set[str]:
    """Everything that is offered in windows until the next other question; all pass."""
    found: set[str] = set()
    while p.in_window:
        found |= {key for ask in p.open for key in ask.keys}
        p.passes()
    return found - {"pass"}


# ---- in


@pytest.mark.rule("U-3.1")
@pytest.mark.parametrize(("cards", "jailed"), [(["influence-5", "observation-5"], True), (["influence-5"], False)])
def test_the_captains_cabin_jails_another_human_by_a_passed_test(cards: list[str], jailed: bool) -> None:
    seat = {"character": "jamie", "place": "captains-cabin", "hand": ["influence-5", "observation-5", "lore-5"]}
    p = at(seat, {"character": "william", "place": "d1"}, {"character": "samira"}, chaos=CHAOS).does(CABIN)
    assert p.asked == "ask-accuse" and set(p.options()) == {"player-1", "player-2"}
    assert p.refuses("player-0")
    p.does("player-1").contributes(p0=cards)
    assert p.place(1) == ("brig" if jailed else "d1")
    assert p.place(0) == "captains-cabin" and p.place(2) == "cargo-hold"


@pytest.mark.rule("U-3.1a")
def test_every_player_may_add_cards_to_the_test_of_the_cabin() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "jamie", "place": "captains-cabin", "hand": ["influence-1"]},
        {"character": "william", "place": "d1", "hand": ["will-1"]},
        {"character": "samira", "place": "d2", "hand": ["influence-5"], **TRAITOR},
        {"character": "arjun", "place": "brig", "hand": ["influence-5"]},
    ]
    p = at(*seats, chaos=CHAOS).does(CABIN).passed()  # only one can be accused
    asked = []
    while p.asked == "ask-contribute":
        asked.append(p.seat)
        p.does({p.options()[0]: 1}).passed()
    assert asked == [1, 2, 3, 0]
    assert p.place(1) == "brig"  # 5 + 5 + 1 - 1 - 2


@pytest.mark.rule("U-R22")
def test_the_cabin_reaches_every_other_human_outside_the_brig() -> None:
    accuser = {"character": "jamie", "place": "captains-cabin", "hand": ["influence-5", "influence-5", "lore-1"]}
    ill, jailed = {"character": "william", "place": "sick-bay"}, {"character": "samira", "place": "brig"}
    traitor = {"character": "arjun", "place": "captains-cabin", **TRAITOR}
    far = {"character": "edmund", "place": "boiler-room"}
    p = at(accuser, ill, jailed, {**traitor, "place": "d1"}, far, chaos=CHAOS).does(CABIN)
    assert set(p.options()) == {"player-1", "player-4"}
    p.does("player-1").contributes(p0=["influence-5", "influence-5"])
    assert p.place(1) == "brig"
    alone = at(accuser, {**ill, "place": "brig"}, jailed)
    assert CABIN not in alone.options()


@pytest.mark.rule("U-3.2")
def test_a_jailed_human_loses_all_titles() -> None:
    seats = {"character": "jamie", "place": "d1"}, {"character": "william", "place": "d2"}, {"character": "samira"}
    p = crisis("accusation", *seats, captain=1, keeper=1).does("a", "player-1").passed()
    assert p.place(1) == "brig" and p.s.captain == 0 and p.s.keeper == 2
    p = crisis("accusation", *seats, captain=1, keeper=1).does("a", "player-2").passed()
    assert p.place(2) == "brig" and p.s.captain == 1 and p.s.keeper == 1


@pytest.mark.rule("U-3.3")
def test_a_defeated_traitor_is_moved_to_the_brig() -> None:
    seats = {"character": "jamie", "place": "d1"}, {"character": "william", "place": "d1", **TRAITOR}
    p = at(*seats, dice=(6,)).does("attack").passed()
    assert p.place(1) == "brig" and p.place(0) == "d1"
    assert at(*seats, dice=(5,)).does("attack").passed().place(1) == "d1"


# ---- out


@pytest.mark.rule("U-3.4a")
@pytest.mark.parametrize(("cards", "free"), [(["lore-5", "strength-5"], True), (["lore-5"], False)])
def test_a_human_leaves_the_brig_by_its_own_test(cards: list[str], free: bool) -> None:
    seat = {"character": "jamie", "place": "brig", "hand": ["lore-5", "strength-2"]}
    p = at(seat, {"character": "william", "hand": ["strength-5", "will-1"]}, chaos=CHAOS).does("room-brig.0")
    p.contributes(p0=cards[:1], p1=cards[1:])
    if not free:
        assert p.asked == "ask-act" and p.place(0) == "brig" and p.s.actions == 1
        return
    assert p.asked == "ask-move" and p.seat == 0 and not {"brig", "sick-bay", "w1"} & set(p.options())
    p.does("d8")
    assert p.place(0) == "d8" and p.s.actions == 1


@pytest.mark.rule("U-3.4a2")
def test_every_player_may_add_cards_to_the_escape_test() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "jamie", "place": "brig", "hand": ["lore-1"]},
        {"character": "william", "place": "d1", "hand": ["lore-5", "lore-5"]},
        {"character": "samira", "place": "brig", "hand": ["will-1"], **TRAITOR},
    ]
    p = at(*seats, chaos=CHAOS).does("room-brig.0").passed()
    asked = []
    while p.asked == "ask-contribute":
        asked.append(p.seat)
        p.does({p.options()[0]: 2 if p.seat == 1 else 1}).passed()
    assert asked == [1, 2, 0]
    assert p.asked == "ask-move"  # 10 + 1 - 1 - 2


@pytest.mark.rule("U-3.4c")
def test_abilities_that_move_do_not_reach_into_the_brig() -> None:
    seats = {"character": "jamie", "place": "d1", "items": ["flare-gun"]}, {"place": "brig"}, {"place": "d8"}
    p = at(*seats, options={"extra_items": True}).does("flare-gun.0")
    assert set(p.options()) == {"player-2", "nobody"}
    p = crisis("the-captains-banquet", {"place": "d1"}, {"place": "brig"}, {"place": "d2"}, captain=0).does("a")
    asked = []
    while p.asked == "ask-galley":
        asked.append(p.seat)
        p.does("yes")
    assert asked == [0, 2] and p.place(1) == "brig"


@pytest.mark.rule("U-3.4c")
def test_an_ability_that_says_so_moves_out_of_the_brig() -> None:
    seats = {"character": "william", "place": "chapel"}, {"place": "brig"}, {"place": "d1"}
    p = crisis("jail-break", *seats, chaos=["will-1", "will-1"]).passed()
    assert p.asked == "ask-move" and p.seat == 1
    p.does("d4")
    assert p.place(1) == "d4"


# ---- inside


@pytest.mark.rule("U-3.6")
@pytest.mark.parametrize(
    "item", ["six-shooter", "pocket-pistol", "shotgun", "starbuck", "jam-tin-grenade", "plimsolls"]
)
def test_items_cannot_be_used_in_the_brig(item: str) -> None:
    seat, traitor = {"character": "edmund", "items": [item]}, {"character": "william", **TRAITOR}
    jailed = at({**seat, "place": "brig"}, {**traitor, "place": "brig"})
    assert f"{item}.0" not in jailed.options() and "attack" in jailed.options()
    free = at({**seat, "place": "galley"}, {**traitor, "place": "galley"})
    assert f"{item}.0" in free.options()
    held = at({**traitor, "items": [item], "place": "brig"}, {**seat, "items": [], "place": "brig"})
    assert f"{item}.0" not in held.offered()


@pytest.mark.rule("U-3.6")
@pytest.mark.parametrize("place", ["brig", "d1"])
def test_items_that_answer_something_do_not_work_in_the_brig(place: str) -> None:
    seat = {"character": "ishmael", "place": place, "items": ["almanac", "lucky-ring"]}
    roller = {"character": "jamie", "place": "d2"}
    p = at(roller, {**seat, "hand": ["observation-5"]}, deep_ones={"d2": 1}).does("attack")
    assert ("almanac.0" in offered_in_windows(p)) is (place != "brig")
    p = crisis("flooding-compartment", roller, seat)
    assert ("lucky-ring.0" in offered_in_windows(p)) is (place != "brig")
    seat = {"character": "ishmael", "place": place, "items": ["elder-sign-amulet"], "hand": ["lore-3"]}
    p = at(seat, deep_ones={"w1": 1}).does("lore-3")
    assert ("elder-sign-amulet.0" in offered_in_windows(p)) is (place != "brig")


@pytest.mark.rule("U-3.6")
@pytest.mark.parametrize(("place", "hits"), [("brig", False), ("d1", True)])
def test_a_kitchen_knife_does_not_help_in_the_brig(place: str, hits: bool) -> None:
    seat = {"character": "ishmael", "place": place, "items": ["kitchen-knife"]}
    p = at(seat, {"character": "william", "place": place, **TRAITOR}, dice=(5,)).does("attack").passed()
    assert p.logged("log-attack-hits") is hits


@pytest.mark.rule("U-R46")
@pytest.mark.parametrize("place", ["brig", "cargo-hold"])
def test_starbuck_and_the_pharmacy_do_not_help_from_the_brig(place: str) -> None:
    jailed = {"character": "samira", "place": place, "items": ["starbuck", "travel-pharmacy"]}
    traitor = {"character": "william", "place": place, **TRAITOR}
    p = at(traitor, jailed, dice=(8,)).does("attack")
    assert ("starbuck.1" in offered_in_windows(p)) is (place != "brig")
    far = {**traitor, "place": "d5"}
    p = at(far, jailed, passengers={"d5": ["soul"]}).does("defeat-passenger")
    assert ("travel-pharmacy.0" in offered_in_windows(p)) is (place != "brig")


@pytest.mark.rule("U-3.6a", "U-3.12")
@pytest.mark.parametrize(("place", "cards"), [("brig", 5), ("d1", 6)])
def test_in_the_brig_the_full_set_is_drawn_without_the_improvement(place: str, cards: int) -> None:
    p = at({"character": "william", "place": place, "items": ["binoculars"]}, step="turn")
    types = [card.split("-")[0] for card in p.hand(0)]
    assert len(types) == cards and types.count("lore") == 3 and types.count("will") == 2
    assert types.count("observation") == cards - 5


@pytest.mark.rule("U-3.7")
def test_in_the_mythos_step_only_the_icons_are_resolved_from_the_brig() -> None:
    p = crisis("missing-jewelry", {"character": "jamie", "place": "brig"}, hydra="w5", damage_deck=["structural-any"])
    p.passed()
    assert p.resource("sanity") == 8 and len(p.s.chaos) == 10 and not p.logged("log-crisis-choice")
    assert p.damaged("cargo-hold") and p.s.travel == 1
    assert p.logged("log-brig-no-crisis", "U-3.7")
    p = crisis("horrific-visions", {"character": "jamie", "place": "brig"}, {"hand": ["lore-5"]}).passed()
    assert p.resource("sanity") == 8 and not p.logged("log-test") and p.s.ritual == 1


@pytest.mark.rule("U-3.7a")
@pytest.mark.parametrize(("place", "chooser"), [("brig", 1), ("d1", 0)])
def test_the_captain_chooses_the_track_for_a_player_in_the_brig(place: str, chooser: int) -> None:
    seats = {"character": "jamie", "place": place}, {"character": "arjun", "place": "d2"}
    p = crisis("just-desserts", *seats, captain=1)
    if place != "brig":
        p.does("b")
    assert p.passed().asked == "ask-track" and p.seat == chooser
    p.does("ritual")
    assert p.s.ritual == 1 and p.s.travel == 0


@pytest.mark.rule("U-3.7a")
def test_whoever_a_card_sends_to_the_brig_does_not_choose_its_track_any_more() -> None:
    seats = {"character": "jamie", "place": "d1"}, {"character": "arjun", "place": "d2"}
    p = crisis("strange-vision", *seats, captain=1, waypoint_deck=["reef", "iceberg"]).does("a", "reef").passed()
    assert p.place(0) == "brig" and p.asked == "ask-track" and p.seat == 1


@pytest.mark.rule("U-3.8")
def test_a_human_who_is_defeated_in_the_brig_stays_there() -> None:
    seats = {"character": "william", **TRAITOR}, {"character": "jamie"}
    p = at(*({**seat, "place": "brig"} for seat in seats), dice=(8,)).does("attack").passed()
    assert p.logged("log-defeated") and p.place(1) == "brig"
    p = at(*({**seat, "place": "d1"} for seat in seats), dice=(8,)).does("attack").passed()
    assert p.place(1) == "sick-bay"


@pytest.mark.rule("U-3.13")
def test_skill_cards_work_in_the_brig() -> None:
    seat = {"character": "jamie", "place": "brig", "hand": ["observation-1", "observation-3", "will-5"]}
    p = at(seat)
    assert {"observation-1", "will-5"} <= set(p.options())
    p.does("observation-1", {"strength": 2})
    assert len(p.hand(0)) == 4
    roller = {"character": "arjun", "place": "d1"}
    p = at(roller, {**seat, "hand": ["observation-3"]}, deep_ones={"d1": 1}, dice=(2,)).does("attack")
    p.uses("observation-3.0").passed()
    assert p.deep_ones("d1") == 0


@pytest.mark.rule("U-R47")
def test_the_first_oath_works_in_the_brig() -> None:
    p = at({"character": "ishmael", "place": "brig", "hand": ["lore-5", "lore-1"]}, dagon="w1", dice=(2,))
    p.does("sheet-ishmael.0", "lore-5").passed()
    assert p.monarch("dagon") == "deep"


@pytest.mark.rule("U-R47")
def test_quick_draw_and_the_arrest_order_do_not_work_in_the_brig() -> None:
    seat, other = {"character": "jamie", "items": ["six-shooter"]}, {"character": "william", **TRAITOR}
    jailed = at({**seat, "place": "brig"}, {**other, "place": "brig"})
    assert "attack" in jailed.options() and not {"sheet-jamie.0", "feat-jamie.0"} & set(jailed.options())
    free = at({**seat, "place": "d1"}, {**other, "place": "d1"})
    assert {"sheet-jamie.0", "feat-jamie.0"} <= set(free.options())


@pytest.mark.rule("U-R48")
def test_deck_chief_does_not_work_in_the_brig() -> None:
    assert "sheet-arjun.0" not in at({"character": "arjun", "place": "brig"}).options()
    assert "sheet-arjun.0" in at({"character": "arjun", "place": "sick-bay"}).options()
