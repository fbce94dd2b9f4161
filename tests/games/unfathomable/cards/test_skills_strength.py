"""Strength: Combat Training, Rampage, Shrug It Off."""

from __future__ import annotations

import pytest

from unfathomable_play import at, crisis
from unfathomable_short import TRAITOR

STRENGTH = 3


@pytest.mark.rule("U-4.8", "U-R94", "U-13.4a")
@pytest.mark.parametrize("card", ["strength-1", "strength-2"])
def test_combat_training_of_any_player_rerolls_an_attack(card: str) -> None:
    p = at({"character": "jamie", "place": "d1"}, {"hand": [card]}, deep_ones={"d1": 1}, dice=(1, 4))
    p.does("attack").uses(card).passed()
    assert p.deep_ones("d1") == 0
    assert (p.hand(1), p.discards(STRENGTH)) == ([], [card])
    p = (
        at({"character": "jamie", "place": "d1"}, {"hand": [card]}, deep_ones={"d1": 1}, dice=(1, 4))
        .does("attack")
        .passed()
    )
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-4.8")
def test_combat_training_takes_a_success_back_too() -> None:
    p = at({"character": "jamie", "place": "d1"}, {"hand": ["strength-1"]}, deep_ones={"d1": 1}, dice=(8, 1))
    p.does("attack").uses("strength-1").passed()
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-17.2")
def test_a_die_may_be_rerolled_more_than_once() -> None:
    p = at(
        {"character": "jamie", "place": "d1", "hand": ["strength-1", "strength-2"]}, deep_ones={"d1": 1}, dice=(1, 2, 5)
    )
    p.does("attack").uses("strength-1").uses("strength-2").passed()
    assert (p.deep_ones("d1"), p.hand(0)) == (0, [])


@pytest.mark.rule("U-R94")
def test_combat_training_rerolls_the_attack_of_a_deep_one() -> None:
    seats = {"character": "jamie", "hand": ["treachery-2"], **TRAITOR}, {"place": "d3", "hand": ["strength-1"]}
    p = at(*seats, deep_ones={"d3": 1}, dice=(8, 1)).does("treachery-2").uses("strength-1").passed()
    assert p.place(1) == "d3"


@pytest.mark.rule("U-R94")
def test_combat_training_is_for_attacks_only() -> None:
    p = at({"character": "jamie", "hand": ["influence-5", "strength-1"]}, dice=(1, 8))
    p.does("influence-5")
    p.passed_without("strength-1.0")
    assert p.hand(0) == ["strength-1"]


# ---- Rampage


@pytest.mark.rule("U-R32", "U-4.1b")
@pytest.mark.parametrize("card", ["strength-3", "strength-4"])
def test_rampage_makes_up_to_four_basic_attacks_for_one_action(card: str) -> None:
    p = at({"character": "jamie", "place": "d1", "hand": [card]}, deep_ones={"d1": 5}, dice=(4, 8, 3, 5))
    p.does(card)
    for _ in range(4):
        assert p.passed().asked == "ask-attack-again"
        p.does("attack")
    assert p.passed().asked == "ask-act", "not a fifth one"
    assert p.deep_ones("d1") == 2
    assert (p.s.actions, p.discards(STRENGTH)) == (1, [card])


@pytest.mark.rule("U-R32")
def test_rampage_may_stop_early_and_stops_without_an_enemy() -> None:
    p = at({"character": "jamie", "place": "d1", "hand": ["strength-3"]}, deep_ones={"d1": 3}, dice=(8,))
    p.does("strength-3", "attack", "enough")
    assert (p.deep_ones("d1"), p.asked, p.s.actions) == (2, "ask-act", 1)
    p = at({"character": "jamie", "place": "d1", "hand": ["strength-3"]}, deep_ones={"d1": 1}, dice=(8,))
    p.does("strength-3", "attack").passed()
    assert (p.deep_ones("d1"), p.asked) == (0, "ask-act")


@pytest.mark.rule("U-R32", "U-R93")
def test_rampage_makes_up_to_three_attacks_with_one_weapon() -> None:
    seat = {"character": "jamie", "place": "d1", "hand": ["strength-3"], "items": ["six-shooter", "kitchen-knife"]}
    p = at(seat, deep_ones={"d1": 5}, dice=(2, 1, 2)).does("strength-3")
    assert p.options() == ["rampage-basic", "six-shooter"], "a Kitchen Knife has no attack of its own"
    p.does("six-shooter")
    for _ in range(3):
        p.does("attack").passed()
    assert (p.deep_ones("d1"), p.asked) == (3, "ask-act"), "2 + 2 hits, 1 + 2 does not"


@pytest.mark.rule("U-R32")
def test_the_kitchen_knife_helps_the_basic_attacks_of_a_rampage() -> None:
    seat = {"character": "jamie", "place": "d1", "hand": ["strength-3"], "items": ["kitchen-knife"]}
    p = at(seat, deep_ones={"d1": 2}, dice=(3,)).does("strength-3", "attack").passed()
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-R32")
def test_a_rampage_chooses_each_target_anew() -> None:
    seats = {"character": "jamie", "place": "d1", "hand": ["strength-3"]}, {"place": "d1", **TRAITOR}
    p = at(*seats, deep_ones={"d1": 1}, dice=(6, 4)).does("strength-3", "attack")
    assert p.options() == ["deep-one", "player-1"]
    p.does("player-1", "attack").passed()
    assert (p.place(1), p.deep_ones("d1")) == ("brig", 0)


@pytest.mark.rule("U-R86", "U-R93")
def test_rampage_needs_an_enemy_in_reach_of_some_weapon() -> None:
    p = at({"character": "jamie", "place": "d1", "hand": ["strength-3"]}, deep_ones={"d3": 1})
    assert "strength-3" not in p.options()
    p = at(
        {"character": "jamie", "place": "d1", "hand": ["strength-3"], "items": ["repeating-rifle"]}, deep_ones={"d3": 1}
    )
    assert "strength-3" in p.options()


@pytest.mark.rule("U-3.6", "U-R32")
def test_in_the_brig_a_rampage_uses_no_weapon() -> None:
    seat = {"character": "jamie", "place": "brig", "hand": ["strength-3"], "items": ["six-shooter"]}
    p = at(seat, {"place": "brig", **TRAITOR}, dice=(5, 5, 5, 5)).does("strength-3")
    assert p.asked == "ask-attack-again", "only basic attacks"
    for _ in range(4):
        p.does("attack")
    p.passed()
    assert not p.logged("log-roll-result"), "without a bonus"


@pytest.mark.rule("U-R93")
def test_rampage_uses_every_weapon_with_an_attack_of_its_own() -> None:
    weapons = [
        "six-shooter",
        "repeating-rifle",
        "pocket-pistol",
        "shotgun",
        "fillet-knife",
        "flare-gun",
        "baseball-bat",
    ]
    others = ["kitchen-knife", "jam-tin-grenade", "starbuck"]
    seat = {"character": "jamie", "place": "d1", "hand": ["strength-3"], "items": weapons + others}
    p = at(seat, options={"extra_items": True}, deep_ones={"d1": 1, "d3": 1}).does("strength-3")
    assert p.options() == ["rampage-basic", *weapons]


# ---- Shrug It Off


@pytest.mark.rule("U-26.7", "U-R45")
def test_shrug_it_off_prevents_the_own_defeat() -> None:
    seats = {"character": "jamie", "hand": ["treachery-2"], **TRAITOR}, {"place": "d3", "hand": ["strength-5"]}
    p = at(*seats, deep_ones={"d3": 1}, dice=(8,)).does("treachery-2").uses("strength-5").passed()
    assert (p.place(1), p.hand(1), p.discards(STRENGTH)) == ("d3", [], ["strength-5"])
    assert not p.logged("log-defeated")


@pytest.mark.rule("U-26.7", "U-50.4")
def test_shrug_it_off_is_optional_and_helps_nobody_else() -> None:
    seats = (
        {"character": "jamie", "place": "d1", "hand": ["lore-1"]},
        {"place": "d3", "hand": ["strength-5"], **TRAITOR},
    )
    p = at(*seats, {"hand": ["strength-5"]}, dice=(8,)).does("lore-1")
    while p.asked != "window-defeat-would":
        p.passes()
    assert [ask.seat for ask in p.open] == [1], "only whoever would be defeated is asked"
    p.passed()
    assert (p.place(1), p.hand(1)) == ("brig", ["strength-5"])


@pytest.mark.rule("U-R44")
def test_shrug_it_off_helps_against_structural_damage_too() -> None:
    """Hull Leak: a failure damages the ship."""
    seats = {"character": "jamie", "place": "galley", "hand": ["strength-5"]}, {"character": "ishmael"}, {"place": "d1"}
    p = crisis("hull-leak", *seats, chaos=["lore-1"] * 3, damage_deck=["structural-any"], dice=(6,))
    p.contributes().does(["player-0", "player-1"]).uses("strength-5").passed()
    assert (p.place(0), p.place(1), p.damaged("galley")) == ("galley", "sick-bay", True)
