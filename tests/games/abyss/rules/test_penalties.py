"""Leviathan: what an attacking Leviathan costs its victim."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import Play
from leviathan_play import border, logged, meets_monster


def attacked_by(leviathan: str, hand: list[str] | None = None, **me: Any) -> Play:
    """Seat 0 explores on and rolls the 7 on which this Leviathan lies; leviathan-17 comes next."""
    p = meets_monster(hand or [], me=me, border={"7": leviathan}, rolls=(3, 4), leviathan_deck=["17"])
    return p.does("explore-on") if p.asked == "ask-leviathan" else p


def is_over(p: Play) -> bool:
    """The new Leviathan is placed and the exploration has gone on to the next card."""
    return border(p) == {"space-7": "leviathan-17"} and p.asked == "ask-take"


@pytest.mark.rule("L-PEN-01", "L-LEV-06")
@pytest.mark.parametrize(("leviathan", "wounds"), [("04", 2), ("03", 3), ("19", 3)])
def test_a_wound_penalty_hands_out_the_printed_number_of_wounds(leviathan: str, wounds: int) -> None:
    p = attacked_by(leviathan, ["crab-2"], pearls=5, lords=["keeper"])
    assert p.s.wounds == [wounds, 0]
    assert [(rule, args["n"]) for rule, args in logged(p, "log-wounds")] == [("L-PEN-01", wounds)]
    assert (p.s.pearls[0], p.hand(0), p.lords(0)) == (5, ["crab-2"], {"keeper"})
    assert is_over(p)


@pytest.mark.rule("L-PEN-01")
def test_wounds_add_up_without_end() -> None:
    p = attacked_by("18", wounds=30)
    assert p.s.wounds[0] == 33


@pytest.mark.rule("L-PEN-02")
@pytest.mark.parametrize(("owned", "left"), [(5, 2), (3, 0), (2, 0), (1, 0), (0, 0)])
def test_a_pearl_penalty_takes_three_pearls_or_all_there_are(owned: int, left: int) -> None:
    p = attacked_by("05", ["crab-2"], pearls=owned)
    assert p.s.pearls == [left, 0]
    lost = [(rule, args["n"]) for rule, args in logged(p, "log-lose-pearls")]
    assert lost == ([("L-PEN-02", owned - left)] if owned else [])
    assert (p.s.wounds[0], p.hand(0)) == (0, ["crab-2"])
    assert is_over(p)


@pytest.mark.rule("L-PEN-03", "LP-PLC-02")
def test_an_ally_penalty_takes_three_allies_of_the_victims_choice() -> None:
    p = attacked_by("01", ["crab-2", "crab-2", "squid-3", "squid-4-dice", "seahorse-1"])
    assert (p.seat, p.asked, p.rule) == (0, "ask-lose-allies", "L-PEN-03")
    assert (p.t.decision.least, p.t.decision.most) == (3, 3)
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose({"crab-2": 2})
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose({"crab-2": 2, "squid-3": 1, "seahorse-1": 1})
    p.does({"crab-2": 1, "squid-3": 1, "seahorse-1": 1})
    assert p.hand(0) == ["crab-2", "squid-4-dice"]
    assert sorted(p.discard()) == ["crab-2", "seahorse-1", "squid-3"]
    assert is_over(p)


@pytest.mark.rule("L-PEN-03")
@pytest.mark.parametrize("hand", [["crab-2", "squid-3", "seahorse-1"], ["crab-2", "squid-3"], ["squid-3"], []])
def test_an_ally_penalty_takes_everything_from_a_hand_of_three_or_fewer(hand: list[str]) -> None:
    p = attacked_by("02", hand, pearls=4)
    assert p.hand(0) == []
    assert sorted(p.discard()) == sorted(hand)
    assert (p.s.wounds[0], p.s.pearls[0]) == (0, 4)
    assert is_over(p)


@pytest.mark.rule("L-PEN-04", "LP-PLC-02")
def test_a_lord_penalty_takes_one_free_lord_of_the_victims_choice() -> None:
    p = attacked_by("09", lords=["keeper", "reaper", "miller"])
    assert (p.seat, p.asked, p.rule) == (0, "ask-lose-lord", "L-PEN-04")
    assert set(p.options) == {"lord-keeper", "lord-reaper", "lord-miller"}
    p.does("lord-reaper")
    assert p.lords(0) == {"keeper", "miller"}
    assert p.t.view(None)["table"]["lords_gone"] == ["lord-reaper"]
    assert is_over(p)


@pytest.mark.rule("LP-PLC-02")
def test_a_disabled_lord_may_be_given_up() -> None:
    p = attacked_by("10", lords=["keeper"], disabled=["miller"])
    assert set(p.options) == {"lord-keeper", "lord-miller"}
    p.does("lord-miller")
    assert p.lords(0) == {"keeper"}
    assert p.s.disabled[0] == ()
    assert is_over(p)


@pytest.mark.rule("L-PEN-04", "L-PEN-05")
def test_without_a_free_lord_the_lord_penalty_does_nothing() -> None:
    assert is_over(attacked_by("09"))
    p = attacked_by("09", ["crab-2"], locations=["jail"], assigned={"jail": ["keeper", "reaper"]}, pearls=3)
    assert is_over(p)
    assert len(p.s.assigned[0]) == 2
    assert (p.s.wounds[0], p.s.pearls[0], p.hand(0)) == (0, 3, ["crab-2"])


@pytest.mark.rule("L-PEN-05")
def test_lords_assigned_to_locations_cannot_be_lost() -> None:
    p = attacked_by("09", lords=["miller", "landowner"], locations=["jail"], assigned={"jail": ["keeper"]})
    assert set(p.options) == {"lord-miller", "lord-landowner"}
    assert "L-PEN-05" in p.refused
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("lord-keeper")


@pytest.mark.rule("L-WND-01")
def test_each_wound_costs_one_influence() -> None:
    healthy = attacked_by("05", lords=["keeper"]).score(0)
    hurt = attacked_by("19", lords=["keeper"], wounds=2).score(0)
    assert healthy["wounds"] == 0
    assert hurt["wounds"] == -5
    assert sum(healthy.values()) - sum(hurt.values()) == 5
