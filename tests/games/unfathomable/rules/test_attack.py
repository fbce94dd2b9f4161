"""Attacks (U-4): who may attack whom, the die, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_icons import icon
from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

JAMIE: dict[str, Any] = {"character": "jamie", "place": "d1"}
WILLIAM: dict[str, Any] = {"character": "william", "place": "d1"}


def told(p: Play, id: str) -> list[str]:
    """The lines of one kind, in words."""
    return [line.text.render("en") for line in p.t.events() if line.text.id == id]


def offered_in_windows(p: Play) -> set[str]:
    found: set[str] = set()
    while p.in_window:
        found |= {key for ask in p.open for key in ask.keys}
        p.passes()
    return found - {"pass"}


# ---- attacker and defender


@pytest.mark.rule("U-4.0")
def test_characters_and_deep_ones_attack_to_defeat() -> None:
    p = at(JAMIE, deep_ones={"d1": 2}, dice=(4,)).does("attack").passed()
    assert p.deep_ones("d1") == 1
    p = icon("deep-ones", JAMIE, deep_ones={"d1": 1}, dice=(6,)).passed()
    assert p.place(0) == "sick-bay"


@pytest.mark.rule("U-4.1b")
def test_cards_let_a_player_attack() -> None:
    p = at({**JAMIE, "items": ["starbuck"]}, deep_ones={"d1": 1}, dice=(4,)).does("starbuck.0").passed()
    assert p.logged("log-attack") and p.deep_ones("d1") == 0
    p = at({**JAMIE, "hand": ["strength-3"]}, deep_ones={"d1": 3}, dice=(4, 1, 4)).does("strength-3")
    p.does("attack", "attack", "attack", "enough")
    assert len(told(p, "log-attack")) == 3 and p.deep_ones("d1") == 1


@pytest.mark.rule("U-4.2", "U-4.7")
def test_an_attack_goes_step_by_step() -> None:
    p = at({**JAMIE, "hand": ["strength-1"]}, {**WILLIAM, **TRAITOR}, deep_ones={"d1": 1}, dice=(4,)).does("attack")
    assert p.asked == "ask-defender" and not p.logged("log-attack")
    p.does("deep-one")
    assert p.asked == "window-roll-before" and p.logged("log-attack") and not p.logged("log-roll")
    while p.asked != "window-roll-after":
        p.passes()
    assert told(p, "log-roll") and "strength-1.0" in p.options(0) and not p.logged("log-attack-hits")
    p.passed()
    assert p.logged("log-attack-hits") and p.deep_ones("d1") == 0


@pytest.mark.rule("U-4.3")
def test_the_attacker_is_the_player_or_the_deep_one_that_attacks() -> None:
    p = at(JAMIE, deep_ones={"d1": 1}).does("attack").passed()
    assert told(p, "log-attack") == ["Player 1 attacks a Deep One on Deck 1."]
    p = icon("deep-ones", {"place": "d8"}, WILLIAM, deep_ones={"d1": 1}).passed()
    assert told(p, "log-attack") == ["A Deep One attacks Player 2 on Deck 1."]


@pytest.mark.rule("U-4.4")
def test_the_attacking_player_or_else_the_current_player_picks_the_defender() -> None:
    p = at(JAMIE, {**WILLIAM, **TRAITOR}, deep_ones={"d1": 1}).does("attack")
    assert p.asked == "ask-defender" and p.seat == 0
    helper = at({"character": "samira", "place": "d8", "hand": ["influence-1"]}, JAMIE, {**WILLIAM, **TRAITOR},
                deep_ones={"d1": 1}).does("influence-1", "player-1", "attack")  # fmt: skip
    assert helper.asked == "ask-defender" and helper.seat == 1
    p = icon("deep-ones", {"place": "d8"}, JAMIE, WILLIAM, deep_ones={"d1": 1})
    assert p.asked == "ask-attacked" and p.seat == 0


@pytest.mark.rule("U-4.4a")
def test_attacker_and_defender_are_in_the_same_space() -> None:
    assert "attack" not in at(JAMIE, {**WILLIAM, "place": "d2", **TRAITOR}, deep_ones={"w1": 1}).options()
    assert "attack" not in at({**JAMIE, **TRAITOR}, {**WILLIAM, "place": "bridge"}).offered()
    p = icon("deep-ones", {"place": "d8"}, {**JAMIE, "place": "d2"}, {**WILLIAM, "place": "d3"}, deep_ones={"d1": 1})
    assert not p.passed().logged("log-attack")


@pytest.mark.rule("U-4.4b", "U-4.4c")
def test_humans_attack_enemies_and_enemies_attack_humans() -> None:
    others = [
        {**WILLIAM, **TRAITOR},
        {"character": "samira", "place": "d1"},
        {"character": "arjun", "place": "d1", "loyalty": ["cultist"]},
    ]
    rest: dict[str, Any] = {"players": 6, "deep_ones": {"d1": 1}}
    assert set(at(JAMIE, *others, **rest).does("attack").options()) == {"deep-one", "player-1"}
    assert set(at({**JAMIE, **TRAITOR}, *others, **rest).does("attack").options()) == {"player-2", "player-3"}
    p = icon("deep-ones", {"place": "d8"}, *others, **rest)
    assert p.asked == "ask-attacked" and set(p.options()) == {"player-2", "player-3"}
    friends = at(JAMIE, {"character": "samira", "place": "d1"})
    assert "attack" not in friends.options()


# ---- target value


@pytest.mark.rule("U-4.5", "U-4.5a", "U-4.9", "U-4.9a", "U-4.9a1", "U-4.9b")
@pytest.mark.parametrize("die", range(1, 9))
def test_against_a_deep_one_four_succeeds(die: int) -> None:
    p = at(JAMIE, deep_ones={"d1": 2, "d2": 1}, dice=(die,)).does("attack").passed()
    assert p.deep_ones("d1") == (1 if die >= 4 else 2) and p.deep_ones("d2") == 1
    assert p.s.supply == (18 if die >= 4 else 17)
    assert p.place(0) == "d1" and p.s.actions == 1


@pytest.mark.rule("U-4.5", "U-4.5b", "U-4.9", "U-4.9a", "U-4.9b")
@pytest.mark.parametrize("die", [5, 6])
def test_against_a_character_six_succeeds(die: int) -> None:
    hit = die == 6
    p = at(JAMIE, {**WILLIAM, **TRAITOR}, dice=(die,)).does("attack").passed()
    assert p.place(1) == ("brig" if hit else "d1")
    p = at({**JAMIE, **TRAITOR}, WILLIAM, dice=(die,)).does("attack").passed()
    assert p.place(1) == ("sick-bay" if hit else "d1")
    p = icon("deep-ones", {"place": "d8"}, WILLIAM, deep_ones={"d1": 1}, dice=(die,)).passed()
    assert p.place(1) == ("sick-bay" if hit else "d1") and p.deep_ones("d1") == 1


@pytest.mark.rule("U-4.9a2")
def test_a_defeated_human_is_moved_to_the_sick_bay() -> None:
    p = at({**JAMIE, **TRAITOR}, {**WILLIAM, "hand": ["lore-1"], "items": ["shotgun"]}, dice=(8,))
    p.does("attack").passed()
    assert p.place(1) == "sick-bay" and p.place(0) == "d1"
    assert p.hand(1) == ["lore-1"] and p.items(1) == ["shotgun"]


@pytest.mark.rule("U-4.9")
@pytest.mark.parametrize(("die", "hit"), [(1, False), (2, True)])
def test_modifiers_count(die: int, hit: bool) -> None:
    p = at({**JAMIE, "items": ["six-shooter"]}, deep_ones={"d1": 1}, dice=(die,)).does("six-shooter.0").passed()
    assert p.deep_ones("d1") == (0 if hit else 1)


# ---- before the roll, after the roll


@pytest.mark.rule("U-4.6")
def test_before_roll_abilities_are_used_before_the_die_is_rolled() -> None:
    p = at(JAMIE, {"character": "samira", "hand": ["observation-3"]}, deep_ones={"d1": 1}, dice=(2,)).does("attack")
    assert p.asked == "window-roll-before" and {"observation-3.0", "observation-3.1"} <= set(p.options(1))
    p.uses("observation-3.0").passed()
    assert p.deep_ones("d1") == 0
    p = at(JAMIE, {"character": "samira", "hand": ["observation-3"]}, deep_ones={"d1": 1}, dice=(2,)).does("attack")
    p.passes()
    assert p.logged("log-roll") and "observation-3.0" not in offered_in_windows(p)
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-4.8")
def test_reroll_abilities_are_used_after_the_roll() -> None:
    p = at(JAMIE, {"character": "samira", "hand": ["strength-1"]}, deep_ones={"d1": 1}, dice=(3, 8)).does("attack")
    assert "strength-1.0" not in p.options(1) and not p.logged("log-roll")
    p.uses("strength-1.0").passed()
    assert len(told(p, "log-roll")) == 2 and p.deep_ones("d1") == 0
    p = at(JAMIE, {"character": "samira", "hand": ["strength-1"]}, deep_ones={"d1": 1}, dice=(8, 3)).does("attack")
    p.uses("strength-1.0").passed()
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-4.8a")
def test_after_a_reroll_before_roll_abilities_may_be_used_again() -> None:
    cards = ["observation-3", "observation-4", "strength-1"]
    p = at(JAMIE, {"character": "samira", "hand": cards}, {**WILLIAM, **TRAITOR}, dice=(1, 2))
    p.does("attack").uses("observation-3.0").uses("strength-1.0")
    assert p.asked == "window-roll-before" and "observation-4.0" in p.options(1)
    p.uses("observation-4.0").passed()
    assert p.place(2) == "brig"  # 2 + 2 + 2


@pytest.mark.rule("U-R94")
def test_combat_training_answers_every_attack_roll_and_nothing_else() -> None:
    trained = {"character": "samira", "place": "d8", "hand": ["strength-1"]}
    p = icon("deep-ones", {"place": "d7"}, trained, WILLIAM, deep_ones={"d1": 1}, dice=(8, 1))
    p.uses("strength-1.0").passed()
    assert p.place(2) == "d1"
    p = at({**JAMIE, **TRAITOR}, trained, WILLIAM, dice=(8, 1)).does("attack").uses("strength-1.0").passed()
    assert p.place(2) == "d1"
    p = at({**JAMIE, "hand": ["lore-1"]}, trained, deep_ones={"d1": 1}).does("lore-1")
    assert "strength-1.0" not in offered_in_windows(p) and p.logged("log-roll")


# ---- weapons


WEAPONS = ["six-shooter", "repeating-rifle", "pocket-pistol", "shotgun", "fillet-knife", "flare-gun", "baseball-bat"]
NO_WEAPONS = ["kitchen-knife", "jam-tin-grenade", "starbuck"]


@pytest.mark.rule("U-R93")
@pytest.mark.parametrize("item", WEAPONS + NO_WEAPONS)
def test_quick_draw_and_rampage_use_weapons_with_an_attack_of_their_own(item: str) -> None:
    seat = {**JAMIE, "hand": ["strength-3"], "items": [item]}
    p = at(seat, deep_ones={"d1": 1, "d2": 1}, options={"extra_items": True})
    assert ("sheet-jamie.0" in p.options()) is (item in WEAPONS)
    p.does("strength-3")
    assert (p.asked == "ask-rampage") is (item in WEAPONS)
    if item in WEAPONS:
        assert set(p.options()) == {"rampage-basic", item}
