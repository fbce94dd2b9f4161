"""Sentinels and their owner: when a token returns, and what it outlives."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import BOTH, KRAKEN, at, seed_with_dice
from abyss_short import acts, rules_of, takes

COURT = ["keeper", "reaper", "shepherd", "miller"]


def reserving(on: str, owner: int = 1, token: str = "watcher", **rest: Any) -> dict[str, Any]:
    """The part of a position that says where a Sentinel stands."""
    return {"sentinels": {token: {"owner": owner, "on": on}}, **rest}


@pytest.mark.rule("K-SEN-03", "K-SEN-04")
def test_the_owner_recruits_the_reserved_lord_and_the_token_returns() -> None:
    hand = ["seahorse-4", "seahorse-4"]
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "hand": hand}, {"pearls": 0}],
        court=COURT,
        deck=["crab-1", "crab-2"],
        **reserving("shepherd", owner=0),
    )
    p.recruits("shepherd", *hand)
    assert p.lords(0) == {"shepherd"}
    assert p.s.sentinel_owner[0] == 0 and p.s.sentinel_on[0] == ""
    assert rules_of(p, "log-sentinel-returns") == ["K-SEN-04"]
    takes(p)
    assert p.seat == 0 and "sentinel" in p.options  # on the next own turn, before acting


@pytest.mark.rule("K-SEN-03", "K-SEN-04")
def test_the_owner_takes_the_reserved_stack_and_the_token_returns() -> None:
    p = acts([{"pearls": 0}, {"pearls": 0}], KRAKEN, court=COURT, deck=["squid-1"], **reserving("crab", owner=0))
    assert p.hand(0) == ["crab-1"] and p.s.sentinel_on[0] == "" and p.s.sentinel_owner[0] == 0
    takes(p)
    assert p.seat == 0 and "sentinel" in p.options


@pytest.mark.rule("K-SEN-03", "K-SEN-04")
def test_the_owner_takes_the_reserved_location_and_the_token_returns() -> None:
    p = acts(
        [{"keys": 3, "pearls": 0}, {"pearls": 0}],
        KRAKEN,
        court=COURT,
        available=["jail", "chasm"],
        deck=["squid-1"],
        **reserving("jail", owner=0),
    )
    p.does("location-jail")
    assert p.locations(0) == ["jail"] and p.s.sentinel_on[0] == "" and p.s.sentinel_owner[0] == 0
    takes(p)
    assert p.seat == 0 and "sentinel" in p.options


@pytest.mark.rule("K-SEN-03", "K-SEN-04")
def test_a_location_got_by_swapping_returns_the_token_too() -> None:
    me = {"hand": ["jellyfish-5"], "pearls": 5, "locations": ["depths"]}
    p = at(
        KRAKEN,
        seats=[me, {"pearls": 0}],
        court=["illusionist", *COURT[:3]],
        available=["jail"],
        **reserving("jail", owner=0),
    )
    p.recruits("illusionist", "jellyfish-5").does("yes")
    assert p.locations(0) == ["jail"] and p.s.sentinel_on[0] == ""


@pytest.mark.rule("K-SEN-03", "K-SEN-04")
def test_the_owners_opportunist_and_oracle_may_discard_what_is_reserved() -> None:
    seats = [{"lords": ["opportunist", "oracle"]}, {}]
    p = at(
        KRAKEN,
        seats=seats,
        court=["keeper"],
        council={"crab": ["crab-1"]},
        sentinels={"watcher": {"owner": 0, "on": "keeper"}, "vigil": {"owner": 0, "on": "crab"}},
    )
    p.does("lord-opportunist.0", "lord-oracle.0")
    assert "keeper" not in p.court() and p.stack(1) == []
    assert p.s.sentinel_on == ["", "", ""] and p.s.sentinel_owner == [0, 0, -1]


@pytest.mark.rule("K-SEN-04")
def test_a_token_that_returned_this_turn_waits_for_a_later_one() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "lords": ["oracle"]}, {"pearls": 0}],
        court=COURT,
        deck=["squid-1", "squid-2"],
        council={"crab": ["crab-1"]},
        **reserving("crab", owner=0),
    )
    p.does("lord-oracle.0")
    assert p.s.sentinel_on[0] == ""
    assert p.asked == "ask-take"  # exploring is all that is left: the token cannot be placed before this action
    p.does("take")
    takes(p)
    assert p.seat == 0 and "sentinel" in p.options


# ---- what does not move or remove a token


@pytest.mark.rule("K-SEN-05")
def test_a_sentinel_moves_along_when_the_court_slides() -> None:
    hand = ["seahorse-4", "seahorse-4"]
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "hand": hand}, {"pearls": 0}],
        court=["miller", "keeper", "shepherd", "reaper"],
        deck=["squid-1"],
        **reserving("miller"),
    )
    assert p.court().index("miller") == 2
    p.recruits("shepherd", *hand)
    assert p.court() == [None, None, None, "miller", "keeper", "reaper"]
    assert p.s.sentinel_on[0] == "lord-miller"
    assert p.t.view(None)["table"]["sentinel_on"][0] == "lord-miller"


@pytest.mark.rule("K-SEN-05", "K-SEN-03")
def test_the_space_a_reserved_lord_slid_from_is_reserved_for_nobody() -> None:
    mine, theirs = ["seahorse-4", "seahorse-4"], ["seahorse-5", "seahorse-3", "crab-2"]
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "hand": mine}, {"pearls": 0}, {"pearls": 0, "hand": theirs}],
        court=["keeper", "miller", "shepherd", "reaper"],
        deck=["squid-1"],
        **reserving("miller"),
    )
    p.recruits("shepherd", *mine)
    takes(p)
    assert p.seat == 2
    p.does("recruit")
    assert "lord-miller" not in p.options


@pytest.mark.rule("K-SEN-06")
def test_disabling_a_sentinel_lord_does_not_remove_its_token() -> None:
    hand = ["crab-5", "crab-4", "crab-1"]
    seats = [{"pearls": 0, "hand": hand}, {"pearls": 0, "lords": ["watcher"]}]
    p = at(KRAKEN, seats=seats, court=["assassin", *COURT[:3]], council={"squid": ["squid-1"]}, **reserving("squid"))
    p.recruits("assassin", *hand)
    assert p.s.disabled[1] and p.lords(1) == set()
    assert p.s.sentinel_owner[0] == 1 and p.s.sentinel_on[0] == "squid"


@pytest.mark.rule("K-SEN-06")
def test_a_disabled_sentinel_lords_token_still_reserves_and_returns() -> None:
    seats = [{"pearls": 0}, {"pearls": 0, "disabled": ["watcher"]}]
    council = {"squid": ["squid-1"], "crab": ["crab-1"]}
    p = at(KRAKEN, seats=seats, court=COURT, council=council, deck=["crab-2"], **reserving("squid"))
    p.does("support")
    assert p.hand(0) == ["crab-1"]
    p.does("support")
    assert p.hand(1) == ["squid-1"] and p.s.sentinel_on[0] == "" and p.s.sentinel_owner[0] == 1


@pytest.mark.rule("K-SEN-06")
def test_a_sentinel_lord_assigned_to_a_location_leaves_its_token_in_place() -> None:
    """Sentinel Lords print no Key, so they come to a Location only in a described position."""
    seats = [{"pearls": 0}, {"pearls": 0, "locations": ["jail"], "assigned": {"jail": ["watcher"]}}]
    council = {"squid": ["squid-1"], "crab": ["crab-1"]}
    p = at(KRAKEN, seats=seats, court=COURT, council=council, **reserving("squid")).does("support")
    assert p.hand(0) == ["crab-1"]
    assert p.s.sentinel_owner[0] == 1 and p.s.sentinel_on[0] == "squid"


@pytest.mark.rule("K-SEN-06")
def test_a_token_outlives_its_discarded_lord() -> None:
    p = at(
        BOTH,
        seats=[{"pearls": 0, "lords": ["watcher"]}, {"pearls": 0}],
        border={7: "leviathan-10"},
        deck=["monster", "squid-1"],
        court=COURT,
        council={"squid": ["squid-2"], "crab": ["crab-1"]},
        seed=seed_with_dice(3, 4),
        **reserving("squid", owner=0),
    )
    p.does("explore")
    assert p.lords(0) == set()
    assert p.s.sentinel_owner[0] == 0 and p.s.sentinel_on[0] == "squid"
