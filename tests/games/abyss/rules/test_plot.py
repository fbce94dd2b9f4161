"""Plotting at Court before the action."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import Play, at

POOR = {"pearls": 0}


def court_of(n: int, pearls: int = 3, lord_deck: tuple[str, ...] = ("trader", "jailer", "shaman"), **rest: Any) -> Play:
    """Seat 0 to move, with so many Lords at Court."""
    court = ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"][:n]
    return at(seats=[{"pearls": pearls}, POOR], court=court, lord_deck=list(lord_deck), deck=["crab-1"], **rest)


@pytest.mark.rule("B-PLT-01", "B-PLT-02")
def test_a_pearl_reveals_the_top_lord_on_the_empty_space_farthest_from_the_deck() -> None:
    p = court_of(3)
    option = next(option for option in p.t.decision.options if option.key == "plot")  # type: ignore[union-attr]
    assert option.rule == "B-PLT-01"
    p.does("plot")
    assert p.s.pearls[0] == 2
    assert p.court() == [None, None, "trader", "keeper", "reaper", "shepherd"]
    assert sum(p.s.pearls) == 2  # the Pearl went to the Treasury, to nobody else
    assert p.lines()[-2:] == [("log-plot", "B-PLT-01"), ("log-reveal-lord", "B-PLT-02")]


@pytest.mark.rule("B-PLT-02")
def test_a_gap_in_the_court_is_filled_from_its_far_end() -> None:
    p = at(
        seats=[{"pearls": 2}, POOR],
        court=["keeper", None, "reaper", None, "shepherd", "miller"],
        lord_deck=["trader", "jailer"],
    )
    p.does("plot")
    assert p.court() == ["keeper", None, "reaper", "trader", "shepherd", "miller"]
    p.does("plot")
    assert p.court() == ["keeper", "jailer", "reaper", "trader", "shepherd", "miller"]


@pytest.mark.rule("B-PLT-03")
@pytest.mark.parametrize(
    ("lords", "pearls", "deck", "times"),
    [
        (2, 3, ("trader", "jailer", "shaman", "oracle"), 3),
        (4, 9, ("trader", "jailer", "shaman"), 2),
        (2, 9, ("trader",), 1),
    ],
    ids=["pearls run out", "spaces run out", "Lords run out"],
)
def test_plotting_may_be_repeated_while_pearls_spaces_and_lords_last(
    lords: int, pearls: int, deck: tuple[str, ...], times: int
) -> None:
    p = court_of(lords, pearls, deck, rest={"lords": "removed"}, council={"crab": ["crab-2"]})
    for _ in range(times):
        assert p.asked == "ask-action" and "plot" in p.options
        p.does("plot")
    assert p.asked == "ask-action" and "plot" not in p.options
    assert p.s.pearls[0] == pearls - times
    assert sum(lord is not None for lord in p.court()) == lords + times


@pytest.mark.rule("B-PLT-04")
@pytest.mark.parametrize(
    ("lords", "pearls", "deck", "why"),
    [
        (6, 3, ("trader",), "refuse-plot-full"),
        (5, 3, (), "refuse-plot-deck"),
        (5, 0, ("trader",), "refuse-plot-pearl"),
    ],
)
def test_plotting_needs_a_space_a_lord_and_a_pearl(lords: int, pearls: int, deck: tuple[str, ...], why: str) -> None:
    p = court_of(lords, pearls, deck, rest={"lords": "removed"}, council={"crab": ["crab-2"]})
    assert p.options == ["explore", "support"]
    assert p.t.decision is not None
    assert (why, "B-PLT-04") in [(text.id, rule) for text, rule in p.t.decision.refused()]


@pytest.mark.rule("B-PLT-05")
def test_there_is_no_plotting_once_the_action_has_begun() -> None:
    p = at(
        seats=[{"pearls": 3, "lords": ["slaver"], "hand": ["crab-3"]}, POOR],
        court=["keeper"],
        lord_deck=["trader"],
        deck=["crab-1", "monster", "crab-2"],
    )
    assert "plot" in p.options
    for answer, question in (("explore", "ask-take"), ("explore-on", "ask-monster"), ("explore-on", "ask-take")):
        p.does(answer)
        assert p.asked == question and "plot" not in p.options
        assert "B-PLT-05" in p.refused
    p.does("take")
    assert p.asked == "ask-leftover" and "plot" not in p.options
    assert "B-PLT-05" in p.refused
    assert p.s.pearls[0] == 3
