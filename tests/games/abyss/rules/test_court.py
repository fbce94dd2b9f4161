"""The Court after a recruitment: sliding, the two Pearls, the refill."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import KRAKEN, Play, at

POOR = {"pearls": 0}
PAYMENT = ["seahorse-5", "seahorse-3"]


def recruit_from(*court: str | None, **rest: Any) -> Play:
    """Seat 0 recruits the Shepherd out of this Court for nothing but Allies."""
    p = at(seats=[{"hand": PAYMENT, "pearls": 0}, POOR], court=list(court), **rest)
    return p.recruits("shepherd", *PAYMENT)


@pytest.mark.rule("B-CRT-01")
def test_the_lords_left_slide_away_from_the_deck() -> None:
    p = recruit_from("keeper", "reaper", "miller", "trader", "shepherd", "jailer")
    assert p.court() == [None, "keeper", "reaper", "miller", "trader", "jailer"]


@pytest.mark.rule("B-CRT-01")
def test_older_gaps_are_closed_as_well() -> None:
    p = recruit_from("keeper", None, "shepherd", "miller", None, "jailer")
    assert p.court() == [None, None, None, "keeper", "miller", "jailer"]


@pytest.mark.rule("B-CRT-02")
def test_at_two_lords_the_recruiter_gains_two_pearls_and_the_court_refills() -> None:
    p = recruit_from("shepherd", "miller", "jailer", lord_deck=["trader", "shaman", "oracle", "keeper", "reaper"])
    assert p.s.pearls == [2, 0]
    assert p.court() == ["keeper", "oracle", "shaman", "trader", "miller", "jailer"]
    assert {("log-court-low", "B-CRT-02"), ("log-gain-pearls", "B-CRT-02")} <= set(p.lines())


@pytest.mark.rule("B-CRT-02")
def test_at_fewer_than_two_lords_the_court_refills_as_well() -> None:
    p = recruit_from("shepherd", "miller")
    assert p.s.pearls[0] == 2 and None not in p.court() and p.court()[-1] == "miller"


@pytest.mark.rule("B-CRT-03")
def test_with_three_lords_left_the_gaps_stay_until_somebody_plots() -> None:
    p = at(
        seats=[{"hand": PAYMENT, "pearls": 0}, {"pearls": 1}],
        court=["shepherd", "miller", "jailer", "keeper"],
        lord_deck=["trader"],
        council={"crab": ["crab-1"]},
    )
    p.recruits("shepherd", *PAYMENT)
    assert p.s.pearls[0] == 0
    assert p.court() == [None, None, None, "miller", "jailer", "keeper"]
    p.does("plot")
    assert p.court() == [None, None, "trader", "miller", "jailer", "keeper"]


@pytest.mark.rule("B-CRT-04")
def test_a_refill_stops_when_the_deck_runs_out() -> None:
    p = recruit_from("shepherd", "miller", "jailer", lord_deck=["trader", "shaman"], rest={"lords": "removed"})
    assert p.court() == [None, None, "shaman", "trader", "miller", "jailer"]
    assert p.s.lord_deck == ()
    assert p.lines().count(("log-reveal-lord", "B-CRT-04")) == 2


@pytest.mark.rule("B-CRT-05")
def test_the_check_comes_once_after_all_entry_powers_and_counts_lords_taken_by_corruptor() -> None:
    """Four Lords: Corruptor leaves three, the Lord it takes two. Only then do the Pearls and the refill come."""
    p = at(
        seats=[{"hand": ["squid-5", "squid-4", "squid-1"], "pearls": 5}, POOR],
        court=["corruptor", "keeper", "miller", "jailer"],
        lord_deck=["trader", "shaman", "oracle", "reaper"],
    )
    p.recruits("corruptor", "squid-5", "squid-4", "squid-1")
    assert p.asked == "may-effect" and p.s.pearls[0] == 5
    assert p.court() == [None, None, None, "keeper", "miller", "jailer"]  # a gap where Corruptor stood
    p.does("yes")
    assert p.options == ["lord-keeper", "lord-miller", "lord-jailer"]  # no new Lord has come up yet
    p.does("lord-miller")
    assert p.s.pearls[0] == 2
    assert p.court() == ["reaper", "oracle", "shaman", "trader", "keeper", "jailer"]
    assert p.lines().count(("log-court-low", "B-CRT-02")) == 1


@pytest.mark.rule("B-CRT-05")
def test_the_check_counts_lords_taken_by_traitor() -> None:
    p = at(
        seats=[{"hand": ["squid-5", "crab-4", "seahorse-3"], "pearls": 0, "lords": ["trader"]}, POOR],
        court=["traitor", "keeper", "miller", "jailer"],
    )
    p.recruits("traitor", "squid-5", "crab-4", "seahorse-3").does("yes", "lord-keeper")
    assert p.lords(0) == {"traitor", "keeper"}
    assert p.s.pearls[0] == 2 and None not in p.court()


@pytest.mark.rule("B-CRT-06")
def test_without_a_lord_at_court_recruiting_is_unavailable() -> None:
    p = at(seats=[{"hand": PAYMENT, "pearls": 1}, POOR], court=[])
    assert p.options == ["explore", "plot"]
    assert "B-CRT-06" in p.refused


@pytest.mark.rule("B-CRT-06")
def test_a_lord_under_a_foreign_sentinel_is_no_lord_to_take() -> None:
    p = at(
        KRAKEN,
        seats=[{"hand": PAYMENT, "pearls": 9, "lords": ["opportunist"]}, POOR],
        court=["shepherd"],
        sentinels={"vigil": {"owner": 1, "on": "lord-shepherd"}},
    )
    assert p.options == ["explore", "plot"]
    assert {"B-CRT-06", "B-LORD-OPPORTUNIST"} <= p.refused


@pytest.mark.rule("B-CRT-06")
def test_with_an_empty_court_opportunist_corruptor_and_traitor_are_skipped() -> None:
    p = at(seats=[{"lords": ["opportunist"], "pearls": 1}, POOR], court=[])
    assert "lord-opportunist.0" not in p.options and "B-LORD-OPPORTUNIST" in p.refused
    p = at(seats=[{"hand": ["squid-5", "squid-4", "squid-1"], "pearls": 9}, POOR], court=["corruptor"])
    p.recruits("corruptor", "squid-5", "squid-4", "squid-1")
    assert p.s.active == 1 and p.lords(0) == {"corruptor"} and p.s.pearls[0] == 9 + 2
    hand = ["squid-5", "crab-4", "seahorse-3"]
    p = at(seats=[{"hand": hand, "lords": ["trader"], "pearls": 0}, POOR], court=["traitor"]).recruits("traitor", *hand)
    assert p.s.active == 1 and p.lords(0) == {"traitor", "trader"}


@pytest.mark.rule("B-CRT-07")
def test_the_two_pearls_are_paid_even_if_no_lord_is_left_to_refill() -> None:
    p = recruit_from("shepherd", "miller", "jailer", rest={"lords": "removed"})
    assert p.s.pearls[0] == 2
    assert p.court() == [None] * 4 + ["miller", "jailer"]


@pytest.mark.rule("B-CRT-07")
def test_a_turn_without_recruitment_pays_nothing_however_few_lords_there_are() -> None:
    p = at(seats=[POOR, POOR], court=["miller"], council={"crab": ["crab-1"], "squid": ["squid-1"]})
    p.does("support", "crab")
    assert p.s.active == 1 and p.s.pearls[0] == 0
    assert p.court() == [None] * 5 + ["miller"]
