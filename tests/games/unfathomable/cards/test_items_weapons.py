"""The weapons, those of the module among them, and Maau."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

MODULE = {"extra_items": True}
WEAPONS = ["six-shooter", "repeating-rifle", "pocket-pistol", "shotgun", "fillet-knife", "flare-gun", "baseball-bat"]


def armed(*items: str, place: str = "d1", hand: tuple[str, ...] = (), **rest: Any) -> Play:
    seat = {"character": "keilani", "place": place, "items": list(items), "hand": list(hand)}
    return at(seat, {"place": "d8"}, {"place": "d8"}, options=MODULE, **rest)


def rolls(p: Play) -> int:
    return [id for id, _ in p.lines()].count("log-roll")


@pytest.mark.rule("U-4.5a", "U-4.1b")
@pytest.mark.parametrize(
    ("weapon", "space", "missed"),
    [("six-shooter", "d1", 1), ("repeating-rifle", "d3", 2), ("pocket-pistol", "d1", 3), ("shotgun", "d1", 2),
     ("fillet-knife", "d1", 3), ("baseball-bat", "d1", 2)],
)  # fmt: skip
def test_a_weapon_attacks_with_its_bonus(weapon: str, space: str, missed: int) -> None:
    """A Deep One falls from 4 on; `missed` is the highest face that is not enough."""
    p = armed(weapon, deep_ones={space: 1}, dice=(missed,)).does(f"{weapon}.0").passed()
    assert (p.deep_ones(space), p.s.actions) == (1, 1)
    p = armed(weapon, deep_ones={space: 1}, dice=(missed + 1,)).does(f"{weapon}.0").passed()
    assert (p.deep_ones(space), p.s.actions, p.items(0)) == (0, 1, [weapon])


@pytest.mark.rule("U-4.5b", "U-46.1")
def test_a_weapon_attacks_a_traitor_from_six_on() -> None:
    for face, place in ((3, "d1"), (4, "brig")):
        p = at(
            {"character": "keilani", "place": "d1", "items": ["six-shooter"]}, {"place": "d1", **TRAITOR}, dice=(face,)
        )
        assert p.does("six-shooter.0").passed().place(1) == place


@pytest.mark.rule("U-46.2")
def test_a_traitor_uses_a_weapon_against_humans() -> None:
    seats = {"character": "keilani", "place": "d1", "items": ["six-shooter"], **TRAITOR}, {"place": "d1"}
    p = at(*seats, deep_ones={"d1": 1}, dice=(4,)).does("six-shooter.0").passed()
    assert (p.place(1), p.deep_ones("d1")) == ("sick-bay", 1)


@pytest.mark.rule("U-R86", "U-4.4a")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_needs_an_enemy_in_reach(weapon: str) -> None:
    far = "d1" if weapon == "repeating-rifle" else "d3"
    p = at({"character": "keilani", "place": "d1", "items": [weapon]}, {"place": "d1"}, {"place": "d1"}, options=MODULE,
           deep_ones={far: 1})  # fmt: skip
    assert f"{weapon}.0" not in p.options()


@pytest.mark.rule("U-3.6")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_no_weapon_works_in_the_brig(weapon: str) -> None:
    p = at({"character": "keilani", "place": "brig", "items": [weapon]}, {"place": "brig", **TRAITOR}, options=MODULE,
           deep_ones={"galley": 1})  # fmt: skip
    assert f"{weapon}.0" not in p.options() and "attack" in p.options()


@pytest.mark.rule("U-50.3")
@pytest.mark.parametrize("weapon", [*WEAPONS[:-2], "baseball-bat", "starbuck"])
def test_who_cannot_attack_cannot_do_it_with_an_item(weapon: str) -> None:
    """Arjun, who keeps The Peacemaker."""
    seat = {"character": "arjun", "place": "d1", "items": [weapon], "kept": ["the-peacemaker"]}
    p = at(seat, {"place": "d8"}, options=MODULE, deep_ones={"d1": 1, "d3": 1})
    assert f"{weapon}.0" not in p.options()


# ---- Repeating Rifle


@pytest.mark.rule("U-31.0", "U-4.4a")
def test_the_repeating_rifle_reaches_every_adjacent_space_and_not_the_own() -> None:
    p = armed("repeating-rifle", deep_ones={"d1": 1, "w1": 1, "d2": 1, "bridge": 1, "d5": 1}, dice=(8,))
    p.does("repeating-rifle.0")
    assert (p.seat, p.options()) == (0, ["w1", "d2", "bridge"])
    p.does("w1").passed()
    assert p.deep_ones("w1") == 0


# ---- Pocket Pistol


@pytest.mark.rule("U-17.2c", "U-4.8")
def test_the_pocket_pistol_may_reroll_once() -> None:
    p = (
        armed("pocket-pistol", deep_ones={"d1": 1}, dice=(1, 4))
        .does("pocket-pistol.0")
        .uses("pocket-pistol.1")
        .passed()
    )
    assert p.deep_ones("d1") == 0
    p = armed("pocket-pistol", hand=("strength-1",), deep_ones={"d1": 1}, dice=(1, 2, 3)).does("pocket-pistol.0")
    p.uses("pocket-pistol.1").uses("strength-1")
    p.passed_without("pocket-pistol.1")
    assert (p.deep_ones("d1"), rolls(p)) == (1, 3)


@pytest.mark.rule("U-50.4")
def test_the_pocket_pistol_rerolls_its_own_attacks_only() -> None:
    p = armed("pocket-pistol", "six-shooter", deep_ones={"d1": 1}, dice=(1,)).does("six-shooter.0")
    p.passed_without("pocket-pistol.1")
    assert rolls(p) == 1


@pytest.mark.rule("U-R32", "U-17.2c")
def test_each_attack_of_a_rampage_with_the_pistol_has_its_own_reroll() -> None:
    p = armed("pocket-pistol", hand=("strength-3",), deep_ones={"d1": 3}, dice=(1, 8, 1, 8)).does(
        "strength-3", "pocket-pistol"
    )
    p.does("attack").uses("pocket-pistol.1").does("attack").uses("pocket-pistol.1").passed()
    assert p.deep_ones("d1") == 1


# ---- Kitchen Knife


@pytest.mark.rule("U-4.9")
def test_the_kitchen_knife_adds_one_to_the_basic_attack_alone() -> None:
    p = armed("kitchen-knife", deep_ones={"d1": 1}, dice=(3,))
    assert not any(key.startswith("kitchen-knife") for key in p.options()), "it has no action of its own"
    assert p.does("attack").passed().deep_ones("d1") == 0
    assert armed("kitchen-knife", deep_ones={"d1": 1}, dice=(2,)).does("attack").passed().deep_ones("d1") == 1
    p = armed("kitchen-knife", "pocket-pistol", deep_ones={"d1": 1}, dice=(3,)).does("pocket-pistol.0").passed()
    assert p.deep_ones("d1") == 1
    p = armed("kitchen-knife", "starbuck", deep_ones={"d1": 1}, dice=(3,)).does("starbuck.0").passed()
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-3.6")
def test_the_kitchen_knife_is_of_no_use_in_the_brig() -> None:
    seats = {"character": "keilani", "place": "brig", "items": ["kitchen-knife"]}, {"place": "brig", **TRAITOR}
    p = at(*seats, dice=(5,)).does("attack").passed()
    assert p.logged("log-attack-misses") and not p.logged("log-roll-result")


# ---- Shotgun


@pytest.mark.rule("U-R95", "U-46.1")
@pytest.mark.parametrize(("face", "hit"), [(2, False), (3, True)])
def test_the_shotgun_counts_every_enemy_here_the_attacked_one_too(face: int, hit: bool) -> None:
    """Two Deep Ones and a traitor are +3; the traitor falls from 6 on. Humans do not count."""
    seats = {"character": "keilani", "place": "d1", "items": ["shotgun"]}, {"place": "d1", **TRAITOR}, {"place": "d1"}
    p = at(*seats, deep_ones={"d1": 2, "d2": 4}, dice=(face,)).does("shotgun.0", "player-1").passed()
    assert (p.place(1) == "brig") is hit


# ---- Fillet Knife


@pytest.mark.rule("U-4.4")
def test_the_fillet_knife_attacks_a_second_enemy() -> None:
    p = armed("fillet-knife", deep_ones={"d1": 3}, dice=(4, 4)).does("fillet-knife.0").passed()
    assert (p.deep_ones("d1"), p.s.actions) == (1, 1)
    seats = {"character": "keilani", "place": "d1", "items": ["fillet-knife"]}, {"place": "d1", **TRAITOR}
    p = at(*seats, options=MODULE, deep_ones={"d1": 1}, dice=(1, 4)).does("fillet-knife.0", "player-1").passed()
    assert (p.place(1), p.deep_ones("d1")) == ("d1", 0), "then only the Deep One is left to attack"


def test_the_fillet_knife_does_not_attack_the_same_enemy_twice() -> None:
    p = armed("fillet-knife", deep_ones={"d1": 1}, dice=(3, 8)).does("fillet-knife.0").passed()
    assert (p.deep_ones("d1"), rolls(p)) == (1, 1)
    p = armed("fillet-knife", deep_ones={"d1": 2}, dice=(3, 8)).does("fillet-knife.0").passed()
    assert (p.deep_ones("d1"), rolls(p)) == (1, 2), "the other one"


# ---- Flare Gun


def flare(place: str = "d1", *others: dict[str, Any], **rest: Any) -> Play:
    seats = others or ({"place": "d8"}, {"place": "d7"})
    return at({"character": "keilani", "place": place, "items": ["flare-gun"]}, *seats, options=MODULE, **rest)


@pytest.mark.rule("U-50.4", "U-50.10")
def test_the_flare_gun_attacks_with_two_more_and_calls_somebody() -> None:
    p = flare(deep_ones={"d1": 1}, dice=(2,)).does("flare-gun.0", "attack").passed()
    assert p.deep_ones("d1") == 0
    assert (p.seat, p.options()) == (0, ["player-1", "player-2", "nobody"])
    p.does("player-1")
    assert (p.seat, p.asked, p.options()) == (1, "ask-come", ["yes", "no"])
    p.does("yes")
    assert (p.place(1), p.s.actions, "flare-gun.0" in p.options()) == ("d1", 1, False)


@pytest.mark.rule("U-50.4")
def test_the_flare_gun_may_do_only_one_of_both_and_who_is_called_may_decline() -> None:
    p = flare(deep_ones={"d1": 1}).does("flare-gun.0", "no-attack", "player-2", "no")
    assert (p.deep_ones("d1"), p.place(2), p.s.actions, rolls(p)) == (1, "d7", 1, 0)
    p = flare(deep_ones={"d1": 1}, dice=(1,)).does("flare-gun.0", "attack", "nobody").passed()
    assert (p.deep_ones("d1"), p.place(1), p.place(2)) == (1, "d8", "d7")
    p = flare().does("flare-gun.0")
    assert p.asked == "ask-flare", "without an enemy it only calls"


@pytest.mark.rule("U-3.4c", "U-1.3c")
def test_the_flare_gun_calls_nobody_out_of_the_brig_or_into_the_sick_bay() -> None:
    p = flare("d1", {"place": "brig"}, {"place": "d7", **TRAITOR}).does("flare-gun.0")
    assert p.options() == ["player-2", "nobody"], "a traitor may come too"
    assert "flare-gun.0" not in flare("sick-bay").options()
    assert "flare-gun.0" not in flare("d1", {"place": "brig"}, {"place": "d1"}).options()


@pytest.mark.rule("U-50.3")
def test_who_cannot_attack_may_still_call_somebody_with_the_flare_gun() -> None:
    seat = {"character": "arjun", "place": "d1", "items": ["flare-gun"], "kept": ["the-peacemaker"]}
    p = at(seat, {"place": "d8"}, options=MODULE, deep_ones={"d1": 1}).does("flare-gun.0")
    assert p.asked == "ask-flare"


# ---- Baseball Bat


@pytest.mark.rule("U-12.2", "U-50.4")
@pytest.mark.parametrize(("face", "left"), [(1, 0), (2, 0)])
def test_the_baseball_bat_may_be_given_for_two_more_after_the_roll(face: int, left: int) -> None:
    p = armed("baseball-bat", deep_ones={"d1": 1}, dice=(face,)).does("baseball-bat.0").uses("baseball-bat.1").passed()
    assert (p.deep_ones("d1"), p.items(0)) == (left, [])
    p = armed("baseball-bat", "six-shooter", deep_ones={"d1": 1}, dice=(1,)).does("six-shooter.0")
    p.passed_without("baseball-bat.1")  # only for its own attack
    assert set(p.items(0)) == {"baseball-bat", "six-shooter"}


@pytest.mark.rule("U-17.2a")
def test_the_bonus_of_the_bat_stays_through_a_reroll() -> None:
    p = armed("baseball-bat", hand=("strength-1",), deep_ones={"d1": 2}, dice=(1, 1)).does("baseball-bat.0")
    p.uses("baseball-bat.1").uses("strength-1").passed()
    assert (p.deep_ones("d1"), p.items(0)) == (1, [])


# ---- Maau


def maau(*hand: str, place: str = "d1", **rest: Any) -> Play:
    return armed("maau", place=place, hand=hand, **rest)


UP, DOWN = "raise", "lower"


@pytest.mark.rule("U-50.14", "U-17.1")
@pytest.mark.parametrize(("face", "change", "left"), [(2, UP, 0), (1, UP, 1), (5, DOWN, 1)])
def test_maau_changes_a_roll_of_the_own_action_afterwards(face: int, change: str, left: int) -> None:
    p = maau(deep_ones={"d1": 1}, dice=(face,)).does("attack").uses("maau.0").passed()
    p.does(change).passed()
    assert (p.deep_ones("d1"), p.items(0)) == (left, ["maau"])


@pytest.mark.rule("U-50.10", "U-50.10b")
def test_maau_is_used_once_per_turn_for_more_or_for_less() -> None:
    p = maau("influence-5", deep_ones={"d1": 1}, dice=(2, 1)).does("attack").uses("maau.0").does(UP).passed()
    p.does("influence-5")
    p.passed_without("maau.0")


def test_maau_helps_in_any_action_of_its_owner() -> None:
    p = maau("influence-5", dice=(1,), resources={"sanity": 5}).does("influence-5").uses("maau.0").does(UP).passed()
    assert p.resource("sanity") == 6
    p = maau("strength-1", place="boiler-room", dice=(4,), resources={"fuel": 5}).does(
        "room-boiler-room.0", "strength-1"
    )
    p.uses("maau.0").does(UP).passed()
    assert p.resource("fuel") == 5, "4 + 1 + 2 is 7"


@pytest.mark.rule("U-3.6")
def test_maau_does_not_help_others_or_in_the_brig_or_a_deep_one() -> None:
    seats = (
        {"character": "jamie", "place": "d1", "hand": ["treachery-2"], **TRAITOR},
        {"items": ["maau"], "place": "d3"},
    )
    p = at(*seats, options=MODULE, deep_ones={"d3": 1}, dice=(4,)).does("treachery-2")
    p.passed_without("maau.0")
    p = maau("influence-5", place="brig", dice=(1,)).does("influence-5")
    p.passed_without("maau.0")
    seats = (
        {"character": "jamie", "items": ["maau"], "hand": ["treachery-2"], **TRAITOR},
        {"place": "d3", "hand": ["will-1"]},
    )
    p = at(*seats, options=MODULE, deep_ones={"d3": 1}, dice=(4,)).does("treachery-2")
    p.passed_without("maau.0")  # its owner rolls, but it is the Deep One's attack
