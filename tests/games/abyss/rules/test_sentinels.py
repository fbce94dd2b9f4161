"""Sentinels: one thing per zone is reserved for one player."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, Play, at
from abyss_short import acts, refusal, rules_of, takes

COURT = ["keeper", "reaper", "shepherd", "miller"]
RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
PAYS = ["crab-3", "squid-2"]  # any two races, value 5


def recruits_watcher(court: list[str] | None = None, me: dict[str, Any] | None = None, **rest: Any) -> Play:
    """Seat 0 recruits Watcher for 5."""
    seats = [{"pearls": 0, "hand": PAYS, **(me or {})}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["watcher", *(court or COURT)], **rest)
    p.recruits("watcher", *PAYS)
    return p.does("squid-2") if p.asked == "ask-affiliate" else p


def reserving(on: str, owner: int = 1, token: str = "watcher", **rest: Any) -> dict[str, Any]:
    """The part of a position that says where a Sentinel stands."""
    return {"sentinels": {token: {"owner": owner, "on": on}}, **rest}


# ---- taking and placing


@pytest.mark.rule("K-SEN-01", "K-SEN-02", "K-SEN-09")
def test_a_sentinel_lord_brings_a_nebulis_and_its_token_which_is_placed() -> None:
    p = recruits_watcher(available=["jail", "chasm"], council={"squid": ["squid-1"]})
    assert p.s.nebulis == [1, 0]
    assert p.s.sentinel_owner == [0, -1, -1]
    assert (p.seat, p.asked, p.rule) == (0, "ask-sentinel", "K-SEN-02")
    # Court Lords, any Council stack, available Locations: the empty stacks too
    assert p.options == [*(f"lord-{name}" for name in COURT), *RACES, "location-jail", "location-chasm"]
    p.does("seahorse")
    assert p.s.sentinel_on == ["seahorse", "", ""]
    assert rules_of(p, "log-sentinel") == ["K-SEN-02"]


@pytest.mark.rule("K-SEN-02")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ("lord-keeper", {"council", "location"}),
        ("crab", {"lord", "location"}),
        ("location-jail", {"lord", "council"}),
    ],
)
def test_a_zone_that_has_a_sentinel_takes_no_second_one(taken: str, left: set[str]) -> None:
    p = recruits_watcher(available=["jail", "chasm"], **reserving(taken, token="vigil"))
    zones = {key.split("-")[0] if "-" in key else "council" for key in p.options}
    assert zones == left
    assert refusal(p, "K-SEN-02")
    other = {"lord": "lord-reaper", "council": "squid", "location": "location-chasm"}
    (closed,) = set(other) - left
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose(other[closed])


@pytest.mark.rule("K-SEN-09")
def test_a_zone_with_nothing_to_stand_on_is_not_open() -> None:
    """No Location is available and the Court is empty once Watcher is gone: only the stacks are left."""
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "hand": PAYS}, {"pearls": 0}],
        court=["watcher"],
        rest={"lords": "removed"},
    )
    p.recruits("watcher", *PAYS)
    if p.asked == "ask-affiliate":
        p.does("squid-2")
    assert p.asked == "ask-sentinel" and p.options == RACES


@pytest.mark.rule("K-SEN-07", "K-SEN-09")
def test_with_no_open_zone_the_token_waits_with_its_owner() -> None:
    p = recruits_watcher(
        sentinels={"vigil": {"owner": 1, "on": "keeper"}, "lookout": {"owner": 1, "on": "crab"}},
        council={"squid": ["squid-1"]},
    )
    assert p.s.sentinel_owner[0] == 0 and p.s.sentinel_on == ["", "lord-keeper", "crab"]
    assert p.s.active == 1


@pytest.mark.rule("K-SEN-07", "K-SEN-10")
def test_a_waiting_token_may_be_placed_before_a_later_action_once_a_zone_is_open() -> None:
    sentinels = {"vigil": {"owner": 1, "on": "keeper"}, "watcher": {"owner": 0}}
    p = at(KRAKEN, seats=2, sentinels=sentinels, court=COURT, council={"squid": ["squid-1"]})
    assert "sentinel" in p.options and "explore" in p.options  # both: placing is no duty
    p.does("sentinel")
    assert p.options == RACES  # the Court is taken, no Location is available
    p.does("squid")
    assert p.s.sentinel_on[0] == "squid"
    assert "sentinel" not in p.options and "explore" in p.options  # the action is still to come


@pytest.mark.rule("K-SEN-10")
def test_on_recruitment_the_token_must_be_placed() -> None:
    p = recruits_watcher(available=["jail"])
    assert p.asked == "ask-sentinel"
    assert not {"no", "pass", "decline", "end-turn"} & set(p.options)


@pytest.mark.rule("K-SEN-10")
def test_replacing_a_waiting_token_is_optional_and_possible_every_turn() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 0}],
        sentinels={"watcher": {"owner": 0}},
        court=COURT,
        deck=["crab-1", "crab-2", "crab-3"],
    )
    for _ in range(2):
        assert p.seat == 0 and "sentinel" in p.options
        takes(p)  # without placing it
        takes(p)
    assert p.s.sentinel_on[0] == ""


@pytest.mark.rule("K-SEN-10", "K-SEN-02")
def test_two_waiting_tokens_may_be_placed_in_the_same_window_in_different_zones() -> None:
    sentinels = {"watcher": {"owner": 0}, "vigil": {"owner": 0}}
    p = at(KRAKEN, seats=2, sentinels=sentinels, court=COURT, available=["jail"])
    p.does("sentinel", "lord-reaper")
    p.does("sentinel")
    assert "lord-keeper" not in p.options
    p.does("location-jail")
    assert p.s.sentinel_on == ["lord-reaper", "location-jail", ""] and "sentinel" not in p.options


# ---- what is reserved


@pytest.mark.rule("K-SEN-03", "K-SEN-08")
def test_nobody_else_recruits_a_reserved_lord() -> None:
    """Two seahorses of 4 pay Shepherd and nobody else in this Court."""
    seats = [{"hand": ["seahorse-4", "seahorse-4"], "pearls": 0}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=COURT, council={"crab": ["crab-1"]})
    assert "recruit" in p.options
    p = at(KRAKEN, seats=seats, court=COURT, council={"crab": ["crab-1"]}, **reserving("shepherd"))
    assert "recruit" not in p.options


@pytest.mark.rule("K-SEN-03")
def test_the_refusal_of_a_reserved_lord_names_it() -> None:
    hand = ["seahorse-5", "seahorse-3", "crab-2", "squid-4"]
    p = at(KRAKEN, seats=[{"hand": hand}, {}], court=COURT, **reserving("shepherd")).does("recruit")
    assert p.asked == "ask-recruit" and "lord-shepherd" not in p.options
    assert "Shepherd" in refusal(p, "K-SEN-03")


@pytest.mark.rule("K-SEN-03", "K-SEN-08")
def test_nobody_else_takes_a_reserved_stack() -> None:
    council = {"crab": ["crab-1"], "squid": ["squid-1"], "shellfish": ["shellfish-1"]}
    p = at(KRAKEN, seats=2, council=council, court=COURT, **reserving("crab")).does("support")
    assert p.options == ["shellfish", "squid"]
    assert "K-SEN-03" in p.refused
    p = at(KRAKEN, seats=2, council={"crab": ["crab-1"]}, court=COURT, **reserving("crab"))
    assert "support" not in p.options  # the only stack counts as absent


@pytest.mark.rule("K-SEN-08")
def test_alchemist_takes_no_second_stack_if_only_a_reserved_one_is_left() -> None:
    council = {"crab": ["crab-1"], "squid": ["squid-1"]}
    p = at(KRAKEN, seats=[{"lords": ["alchemist"]}, {}], council=council, court=COURT, **reserving("crab"))
    p.does("support")
    assert p.hand(0) == ["squid-1"] and p.stack(1) == ["crab-1"]


@pytest.mark.rule("K-SEN-03", "K-SEN-08")
def test_nobody_else_takes_a_reserved_location() -> None:
    p = acts([{"keys": 3}, {}], KRAKEN, available=["jail", "chasm"], court=COURT, **reserving("jail"))
    assert p.options == ["location-chasm", "draw-1", "draw-2", "draw-3", "draw-4"]
    assert "Jail" in refusal(p, "K-SEN-03")


@pytest.mark.rule("K-SEN-03", "K-SEN-08")
def test_illusionist_cannot_swap_for_a_reserved_location() -> None:
    me = {"hand": ["jellyfish-5"], "pearls": 5, "locations": ["depths"]}
    court = ["illusionist", *COURT[:3]]

    def swaps(available: list[str]) -> Play:
        p = at(KRAKEN, seats=[me, {"pearls": 0}], court=court, available=available, **reserving("jail"))
        return p.recruits("illusionist", "jellyfish-5")

    assert swaps(["jail"]).asked != "may-effect"  # nothing to swap for
    p = swaps(["jail", "chasm"]).does("yes")
    assert p.locations(0) == ["chasm"]


@pytest.mark.rule("K-SEN-03", "K-SEN-08")
def test_opportunist_and_oracle_cannot_discard_what_is_reserved() -> None:
    seats = [{"lords": ["opportunist", "oracle"]}, {}]
    p = at(
        KRAKEN,
        seats=seats,
        court=["keeper", "reaper"],
        council={"crab": ["crab-1"], "squid": ["squid-1"]},
        sentinels={"watcher": {"owner": 1, "on": "keeper"}, "vigil": {"owner": 1, "on": "crab"}},
    )
    powers = [key for key in p.options if key.startswith("lord-")]
    assert sorted(powers) == ["lord-opportunist.0", "lord-oracle.0"]
    p.does("lord-opportunist.0", "lord-oracle.0")  # a single thing left to discard: no further question
    assert "keeper" in p.court() and "reaper" not in p.court()
    assert p.stack(1) == ["crab-1"] and p.stack(4) == []


@pytest.mark.rule("K-SEN-08")
def test_corruptor_does_not_see_a_reserved_lord() -> None:
    hand = ["squid-5", "squid-4", "squid-1"]
    seats = [{"hand": hand, "pearls": 5}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["corruptor", "miller", *COURT[:3]], **reserving("miller"))
    p.recruits("corruptor", *hand).does("yes")
    assert p.options == ["lord-keeper", "lord-reaper", "lord-shepherd"]


@pytest.mark.rule("K-SEN-08")
def test_traitor_does_not_see_a_reserved_lord() -> None:
    hand = ["squid-5", "crab-4", "jellyfish-3"]
    seats = [{"hand": hand, "pearls": 0, "lords": ["trader"]}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["traitor", "miller", *COURT[:3]], **reserving("miller"))
    p.recruits("traitor", *hand).does("yes")
    assert p.options == ["lord-keeper", "lord-reaper", "lord-shepherd"]


@pytest.mark.rule("K-SEN-08")
def test_a_stack_token_is_no_use_for_a_reserved_stack() -> None:
    me = {"expansion_tokens": ["token-stack"]}
    p = at(BOTH, seats=[me, {}], council={"crab": ["crab-1"]}, court=COURT, **reserving("crab"))
    assert p.options == ["keep"] and "LP-TOK-02" in p.refused


@pytest.mark.rule("K-SEN-08")
def test_cards_still_join_a_reserved_stack() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 0}],
        deck=["crab-2", "squid-5"],
        council={"crab": ["crab-1"]},
        court=COURT,
        **reserving("crab"),
    )
    assert p.asked == "ask-take"  # exploring was the only action
    p.explores().does("take")
    assert p.stack(1) == ["crab-1", "crab-2"] and p.s.sentinel_on[0] == "crab"


@pytest.mark.rule("K-SEN-08")
def test_a_kraken_may_be_sent_to_a_reserved_stack() -> None:
    p = at(KRAKEN, seats=[{"pearls": 0}, {"pearls": 0}], deck=["kraken-2", "squid-5"], court=COURT, **reserving("crab"))
    p.explores().does("take")
    assert p.options == RACES
    p.does("crab")
    assert p.stack(1) == ["kraken-2"]


@pytest.mark.rule("K-SEN-03", "B-CNL-02")
def test_support_says_whether_the_council_is_empty_or_reserved() -> None:
    keeps = {"watcher": {"owner": 1, "on": "crab"}}
    seats = [{"pearls": 1}, {"lords": ["watcher"]}]
    p = at(KRAKEN, seats=seats, council={"crab": ["crab-1"]}, sentinels=keeps, court=["keeper"])
    assert "support" not in p.options and "K-SEN-03" in p.refused and "B-CNL-02" not in p.refused
    p = at(KRAKEN, seats=seats, sentinels=keeps, court=["keeper"])
    assert "support" not in p.options and "B-CNL-02" in p.refused and "K-SEN-03" not in p.refused
