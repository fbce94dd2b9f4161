"""The die (U-17): eight sides, modifiers, rerolls."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at

SPEAKER: dict[str, Any] = {"hand": ["influence-5"], "place": "d1"}
"""Inspiring Speech: on 3 or more 1 sanity is gained, else 1 is lost."""


def rolls(p: Play) -> list[int]:
    return [line.text.args["n"] for line in p.t.events() if line.text.id == "log-roll"]


def result(p: Play) -> int:
    """The number that counted, after modifiers."""
    return int([line.text.args["n"] for line in p.t.events() if line.text.id == "log-roll-result"][-1])


@pytest.mark.rule("U-17.0")
def test_the_die_has_eight_sides() -> None:
    found = {rolls(at(SPEAKER, seed=seed).does("influence-5").passed())[0] for seed in range(80)}
    assert found == set(range(1, 9))


@pytest.mark.parametrize(
    ("face", "key", "expected"), [(8, "observation-3.0", 8), (7, "observation-3.0", 8), (1, "observation-3.1", 1)]
)
@pytest.mark.rule("U-17.1")
def test_a_modified_result_is_never_below_1_or_above_8(face: int, key: str, expected: int) -> None:
    p = at(SPEAKER, {"hand": ["observation-3"]}, dice=(face,)).does("influence-5").uses(key).passed()
    assert rolls(p) == [face]
    assert result(p) == expected


@pytest.mark.rule("U-17.2")
def test_a_die_may_be_rerolled_more_than_once() -> None:
    edmund = {"character": "edmund", "hand": ["will-1", "will-2", "will-3"], "place": "d1"}
    p = at({**SPEAKER, "character": "samira"}, edmund, dice=(1, 2, 6)).does("influence-5")
    p.uses("sheet-edmund.0").does("will-1").uses("sheet-edmund.0").does("will-2").passed()
    assert rolls(p) == [1, 2, 6]
    assert p.resource("sanity") == 9
    assert p.hand(1) == ["will-3"]


@pytest.mark.rule("U-17.2")
def test_different_rerolls_may_follow_each_other() -> None:
    """Combat Training and Edmund's luck on one attack roll."""
    attacker = {"character": "samira", "hand": ["strength-1"], "place": "d1"}
    edmund = {"character": "edmund", "hand": ["will-1"], "place": "d2"}
    p = at(attacker, edmund, deep_ones={"d1": 1}, dice=(1, 2, 4)).does("attack").uses("strength-1.0")
    p.passes().uses("sheet-edmund.0").does("will-1").passed()
    assert rolls(p) == [1, 2, 4]
    assert p.deep_ones("d1") == 0


@pytest.mark.rule("U-17.2a")
def test_modifiers_of_the_first_roll_stay_for_the_next() -> None:
    edmund = {"character": "edmund", "hand": ["observation-3", "will-1"], "place": "d1"}
    p = at({**SPEAKER, "character": "samira"}, edmund, dice=(8, 4)).does("influence-5").uses("observation-3.1")
    p.uses("sheet-edmund.0").does("will-1").passed()
    assert rolls(p) == [8, 4]
    assert result(p) == 2
    assert p.resource("sanity") == 7


@pytest.mark.rule("U-17.2b")
def test_before_a_reroll_the_before_roll_abilities_may_be_used() -> None:
    edmund = {"character": "edmund", "hand": ["observation-3", "will-1"], "place": "d1"}
    p = at({**SPEAKER, "character": "samira"}, edmund, dice=(2, 1)).does("influence-5")
    p.uses("sheet-edmund.0").does("will-1")
    assert rolls(p) == [2]
    assert "observation-3.0" in p.options(1)
    p.uses("observation-3.0").passed()
    assert rolls(p) == [2, 1]
    assert result(p) == 3
    assert p.resource("sanity") == 9


@pytest.mark.rule("U-17.2c")
def test_a_once_per_roll_ability_is_used_once_however_often_the_die_is_rerolled() -> None:
    """The Almanac before the roll; the Pocket Pistol after it."""
    beatrice = {"character": "beatrice", "items": ["almanac"], "feat": False, "hand": ["observation-1"] * 2}
    edmund = {"character": "edmund", "hand": ["will-1"], "place": "d1"}
    p = at({**SPEAKER, "character": "samira"}, beatrice, edmund, dice=(1, 1)).does("influence-5").uses("almanac.0")
    p.does("observation-1").uses("sheet-edmund.0").does("will-1")
    assert rolls(p) == [1]
    assert p.in_window
    assert "almanac.0" not in p.options(1)
    p.passed()
    assert rolls(p) == [1, 1]
    assert result(p) == 2
    shooter = {"items": ["pocket-pistol"], "place": "d1"}
    p = at(shooter, deep_ones={"d1": 1}, dice=(1, 2)).does("pocket-pistol.0").uses("pocket-pistol.1").passed()
    assert rolls(p) == [1, 2]
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-17.2c")
def test_a_once_per_roll_ability_may_be_used_again_on_the_next_roll() -> None:
    beatrice = {"character": "beatrice", "items": ["almanac"], "feat": False, "hand": ["observation-1"] * 2}
    speaker = {"character": "samira", "hand": ["influence-5", "influence-5"], "place": "d1"}
    p = at(speaker, beatrice, dice=(2, 2)).does("influence-5").uses("almanac.0").does("observation-1").passed()
    p.does("influence-5").uses("almanac.0").does("observation-1").passed()
    assert p.resource("sanity") == 10


@pytest.mark.parametrize(("card", "fuel"), [("strength-5", 8), ("strength-1", 7)])
@pytest.mark.rule("U-R37")
def test_the_value_of_a_discarded_card_is_not_part_of_the_roll(card: str, fuel: int) -> None:
    """A 4 with -2 is a 2 of the die, to which the Boiler Room adds the card: 7 is safe, 3 costs fuel."""
    seat = {"hand": [card, "observation-3"], "place": "boiler-room"}
    p = at(seat, dice=(4,)).does("room-boiler-room.0", card).uses("observation-3.1").passed()
    assert result(p) == 2
    assert p.resource("fuel") == fuel


@pytest.mark.rule("U-R37")
def test_modifiers_are_capped_before_the_value_of_the_card_is_added() -> None:
    """1 - 2 counts as 1; with a 5 that is 6, which costs fuel, where 8 + 2 + 5 does not."""
    seat = {"hand": ["strength-5", "observation-3"], "place": "boiler-room"}
    p = at(seat, dice=(1,)).does("room-boiler-room.0", "strength-5").uses("observation-3.1").passed()
    assert p.resource("fuel") == 7
    p = at(seat, dice=(8,)).does("room-boiler-room.0", "strength-5").uses("observation-3.0").passed()
    assert p.resource("fuel") == 8


@pytest.mark.rule("U-R96")
def test_keen_insights_of_several_players_add_up_before_the_limits_apply() -> None:
    """8 + 2 + 2 - 2 is 10, so 8; limited after each card it would be 6."""
    crew = [{**SPEAKER, "hand": ["influence-5", "observation-3", "observation-4"]}, {"hand": ["observation-3"]}]
    p = at(*crew, dice=(8,)).does("influence-5").uses("observation-3.0").passes().uses("observation-4.0").passes()
    p.uses("observation-3.1").passed()
    assert result(p) == 8
    assert p.hand(0) == p.hand(1) == []
