"""Leviathan: the Allies with an ability, Pearl Allies and two-dice Allies."""

from __future__ import annotations

import pytest

import fathom
from abyss_play import Play
from leviathan_play import life_left, logged, meets_monster, slain

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
FOE = {"jellyfish": "01", "crab": "17", "seahorse": "13", "shellfish": "05", "squid": "09"}


def strengths(p: Play) -> list[int]:
    return [args["n"] for id in ("log-attack-fails", "log-attack-succeeds") for _, args in logged(p, id)]


@pytest.mark.rule("L-ALY-02", "LP-FGT-04")
@pytest.mark.parametrize("spent", [0, 1, 3, 4])
def test_a_pearl_ally_adds_one_strength_per_pearl_spent_after_the_roll(spent: int) -> None:
    """Leviathan 18 withstands 7: value 2 and die 3 need two pearls."""
    p = meets_monster(["crab-2-pearl", "crab-1"], me={"pearls": 4}, border={"7": "18"}, rolls=(3,))
    p.does("fight", "crab-2-pearl")
    assert (p.asked, p.rule) == ("ask-spend", "L-ALY-02")
    assert (p.t.decision.least, p.t.decision.most) == (0, 4)
    assert [args["n"] for _, args in logged(p, "log-roll")] == [3], "the roll is known by now"
    assert strengths(p) == [], "and nothing is resolved yet"
    p.does(spent)
    assert strengths(p) == [5 + spent]
    if spent >= 2:
        p.does(1)
    assert life_left(p, "space-7") == (1 if spent >= 2 else 2)
    assert p.s.pearls[0] == 4 - spent + (spent < 2)


@pytest.mark.rule("L-ALY-02")
def test_any_number_of_pearls_may_be_spent_even_more_than_are_needed() -> None:
    p = meets_monster(["crab-2-pearl"], me={"pearls": 20}, border={"7": "04", "4": "17"}, rolls=(6,))
    p.does("fight", "space-7")
    assert (p.asked, p.t.decision.most) == ("ask-spend", 20)
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose(21)
    p.does(20, 1)
    assert strengths(p) == [28]
    assert p.s.pearls[0] == 0
    assert slain(p, 0) == ["leviathan-04"]


@pytest.mark.rule("L-ALY-02")
def test_without_pearls_a_pearl_ally_is_an_ally_like_any_other() -> None:
    p = meets_monster(["crab-2-pearl", "crab-1"], border={"7": "18"}, rolls=(3,)).does("fight", "crab-2-pearl")
    assert strengths(p) == [5]
    assert p.s.pearls[0] == 1


@pytest.mark.rule("L-ALY-03")
@pytest.mark.parametrize(("rolls", "best"), [((2, 6), 6), ((6, 2), 6), ((4, 4), 4), ((1, 3), 3)])
def test_a_two_dice_ally_rolls_both_dice_and_uses_the_higher(rolls: tuple[int, int], best: int) -> None:
    p = meets_monster(["crab-3-dice", "crab-1"], border={"7": "19"}, rolls=(*rolls, 5)).does("fight", "crab-3-dice")
    assert [(rule, args["n"]) for rule, args in logged(p, "log-roll")] == [("L-ALY-03", best)]
    if best == 6:
        assert slain(p, 0) == ["leviathan-19"]
        return
    assert strengths(p) == [3 + best]
    p.does("attack-again")
    assert strengths(p) == [3 + best, 6], "the next die is the third, so two were rolled"


@pytest.mark.rule("L-ALY-01")
def test_an_ability_in_hand_does_not_help_another_ally() -> None:
    hand = ["crab-2", "crab-2-pearl", "crab-4-dice"]
    p = meets_monster(hand, me={"pearls": 5}, border={"7": "18"}, rolls=(2, 6)).does("fight", "crab-2")
    assert p.asked == "ask-attack-again", "no pearls could be spent"
    assert strengths(p) == [4], "only the first die was rolled"
    assert logged(p, "log-roll")[0][0] == "L-FGT-03"
    assert p.s.pearls[0] == 6


@pytest.mark.rule("L-ALY-01")
def test_an_ability_gone_with_its_ally_does_not_help_the_next_attack() -> None:
    p = meets_monster(["crab-1-pearl", "crab-1"], me={"pearls": 5}, border={"7": "18"}, rolls=(1, 1))
    p.does("fight", "crab-1-pearl", 0, "attack-again")
    assert strengths(p) == [2, 2]
    assert p.s.pearls[0] == 7
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("L-ALY-01", "LP-CMP-03")
@pytest.mark.parametrize("race", RACES)
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_values_1_and_2_take_pearls_and_values_3_and_4_take_two_dice(race: str, value: int) -> None:
    ally = f"{race}-{value}-{'pearl' if value < 3 else 'dice'}"
    p = meets_monster([ally, "crab-1"], me={"pearls": 3}, border={"7": FOE[race]}, rolls=(1, 2)).does("fight", ally)
    assert (p.asked == "ask-spend") == (value < 3)
    if value < 3:
        p.does(0)
    assert strengths(p)[0] == value + (1 if value < 3 else 2)
