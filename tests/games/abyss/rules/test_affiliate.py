"""Affiliating one of the Allies paid."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import Play, at

POOR = {"pearls": 0}
FILLERS = ["miller", "landowner", "aquaculturalist"]


def keeper_for(*hand: str, **mine: Any) -> Play:
    """Seat 0 pays the Keeper (6, three races) with the whole hand."""
    p = at(seats=[{"hand": list(hand), "pearls": 0, **mine}, POOR], court=["keeper", *FILLERS])
    return p.recruits("keeper", *hand)


@pytest.mark.rule("B-AFF-01", "B-AFF-02")
def test_the_lowest_ally_paid_is_affiliated_and_the_others_are_discarded() -> None:
    p = keeper_for("seahorse-3", "crab-2", "squid-4")
    assert p.affiliated(0) == ["crab-2"]
    assert sorted(p.discard()) == ["seahorse-3", "squid-4"]
    assert p.hand(0) == [] and p.s.laid == ()
    assert ("log-affiliate", "B-AFF-01") in p.lines()


@pytest.mark.rule("B-AFF-01")
def test_on_a_tie_the_recruiter_chooses() -> None:
    for choice, other in (("crab-2", "squid-2"), ("squid-2", "crab-2")):
        p = keeper_for("seahorse-3", "crab-2", "squid-2")
        assert p.seat == 0 and p.asked == "ask-affiliate" and p.rule == "B-AFF-01"
        assert p.options == ["crab-2", "squid-2"]  # the 3 may not be chosen
        p.does(choice)
        assert p.affiliated(0) == [choice]
        assert sorted(p.discard()) == sorted([other, "seahorse-3"])


@pytest.mark.rule("B-AFF-03")
def test_affiliated_allies_are_face_up_and_not_in_hand() -> None:
    p = keeper_for("seahorse-3", "crab-2", "squid-4")
    for viewer in (0, 1, None):
        assert p.t.view(viewer)["table"]["affiliated"][0] == ["crab-2"]
        assert p.t.view(viewer)["table"]["hands"][0]["size"] == 0


@pytest.mark.rule("B-AFF-03")
def test_affiliated_allies_cannot_be_paid() -> None:
    seat = {"hand": ["seahorse-3"], "affiliated": ["seahorse-5"], "pearls": 0}
    p = at(seats=[seat, POOR], court=["shepherd", *FILLERS], council={"crab": ["crab-1"]})
    assert p.options == ["explore", "support"]  # 3 in hand; with the affiliated 5 the Shepherd would be paid
    p = at(seats=[{**seat, "pearls": 5}, POOR], court=["shepherd", *FILLERS]).does("recruit")
    assert p.lords(0) == {"shepherd"} and p.s.pearls[0] == 0  # 3 and 5 Pearls, without a choice
    assert p.affiliated(0) == ["seahorse-3", "seahorse-5"]


@pytest.mark.rule("B-AFF-03")
def test_affiliated_allies_are_out_of_reach_of_hand_effects() -> None:
    """Jailer passes over an empty hand, Slaver cannot sell and Commander does not count what is affiliated."""
    affiliated = [
        "jellyfish-1",
        "jellyfish-2",
        "jellyfish-3",
        "shellfish-1",
        "shellfish-2",
        "shellfish-3",
        "seahorse-1",
    ]
    p = at(
        seats=[
            {"hand": ["crab-2", "crab-2", "squid-1", "seahorse-2"]},
            {"affiliated": affiliated, "lords": ["slaver"]},
        ],
        court=["jailer", *FILLERS],
        council={"squid": ["squid-2"]},
    )
    p.recruits("jailer", "crab-2", "crab-2", "squid-1", "seahorse-2")
    assert p.s.active == 1 and sorted(p.affiliated(1)) == sorted(affiliated)
    assert "lord-slaver.0" not in p.options
    p = at(seats=[{"affiliated": affiliated}, {"lords": ["commander"]}], council={"squid": ["squid-2"]}).does("support")
    assert p.s.active == 1 and p.hand(0) == ["squid-2"]


@pytest.mark.rule("B-AFF-04")
def test_a_lord_gained_without_paying_allies_affiliates_nobody() -> None:
    """Corruptor's second Lord costs 5 Pearls."""
    p = at(seats=[{"hand": ["squid-5", "squid-4"], "pearls": 6}, POOR], court=["corruptor", "keeper", *FILLERS])
    p.recruits("corruptor", "squid-5", "squid-4").does("yes", "lord-keeper")
    assert p.lords(0) == {"corruptor", "keeper"}
    assert p.affiliated(0) == ["squid-4"]  # for the Corruptor alone
    assert p.lines().count(("log-affiliate", "B-AFF-01")) == 1
