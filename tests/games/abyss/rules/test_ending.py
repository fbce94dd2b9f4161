"""How a game ends: the triggers, the last turns, and what happens before influence is counted."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at, seed_with_dice
from abyss_short import finished, last_turn, rules_of, takes

SIX = ["miller", "aquaculturalist", "landowner", "trader", "peddler", "shopkeeper"]  # no Keys, no lasting powers
BUYS_REAPER = ["seahorse-5", "crab-2"]
COURT = ["reaper", "keeper", "shepherd", "recruiter"]


def seventh(seats: int = 2, **rest: Any) -> Play:
    """Seat 0 recruits its seventh Lord."""
    me = {"pearls": 0, "lords": SIX, "hand": BUYS_REAPER}
    others = [{"pearls": 0} for _ in range(seats - 1)]
    described = {"court": COURT, "deck": ["squid-1", "squid-2", "crab-3", "crab-4"], **rest}
    return at(seats=[me, *others], **described).recruits("reaper", *BUYS_REAPER)


def turns(p: Play) -> list[int]:
    """Who took a turn, in order."""
    return [line.text.args["player"].args["number"] - 1 for line in p.t.events() if line.text.id == "log-turn"]


@pytest.mark.rule("B-END-01")
def test_the_seventh_lord_triggers_the_end() -> None:
    p = seventh()
    assert len(p.s.lords_of(0)) == 7
    assert p.s.ending == "lords" and rules_of(p, "log-end-lords") == ["B-END-01"]
    assert last_turn(p).t.outcome.reason.id == "end-lords"


@pytest.mark.rule("B-END-01")
def test_the_sixth_lord_triggers_nothing() -> None:
    me = {"pearls": 0, "lords": SIX[:5], "hand": BUYS_REAPER}
    p = at(seats=[me, {"pearls": 0}], court=COURT).recruits("reaper", *BUYS_REAPER)
    assert len(p.s.lords_of(0)) == 6
    assert p.s.ending == "" and p.s.pulled == ""


@pytest.mark.rule("B-END-01")
def test_assigned_and_disabled_lords_count_toward_seven() -> None:
    me = {
        "pearls": 0,
        "lords": SIX[:2],
        "disabled": SIX[2:4],
        "locations": ["jail"],
        "assigned": {"jail": ["keeper", "shepherd"]},
        "hand": BUYS_REAPER,
    }
    p = at(seats=[me, {}], court=["reaper", "recruiter", "jailer", "seeker"]).recruits("reaper", *BUYS_REAPER)
    assert p.s.ending == "lords"


@pytest.mark.rule("B-END-02")
def test_a_court_that_cannot_be_refilled_to_six_triggers_the_end_and_still_pays_two_pearls() -> None:
    me = {"pearls": 0, "hand": BUYS_REAPER}
    p = at(
        seats=[me, {"pearls": 0}],
        court=["reaper", "keeper", "shepherd"],
        lord_deck=["jailer", "seeker", "hunter"],
        rest={"lords": "removed"},
    )
    p.recruits("reaper", *BUYS_REAPER)
    assert p.s.pearls[0] == 2
    assert p.court() == [None, "hunter", "seeker", "jailer", "keeper", "shepherd"]
    assert p.s.ending == "court" and rules_of(p, "log-end-court") == ["B-END-02"]
    assert last_turn(p).t.outcome.reason.id == "end-court"


@pytest.mark.rule("B-END-02")
def test_a_refill_with_the_very_last_lords_triggers_nothing() -> None:
    p = at(
        seats=[{"pearls": 0, "hand": BUYS_REAPER}, {"pearls": 0}],
        court=["reaper", "keeper", "shepherd"],
        lord_deck=["jailer", "seeker", "hunter", "trader"],
        rest={"lords": "removed"},
    )
    p.recruits("reaper", *BUYS_REAPER)
    assert None not in p.court() and p.s.lord_deck == ()
    assert p.s.ending == "" and p.s.active == 1


@pytest.mark.rule("B-END-02")
def test_an_empty_lord_deck_ends_nothing_while_three_lords_stay_in_court() -> None:
    p = at(seats=[{"pearls": 0, "hand": BUYS_REAPER}, {"pearls": 0}], court=COURT, rest={"lords": "removed"})
    p.recruits("reaper", *BUYS_REAPER)
    assert p.s.ending == "" and p.s.pearls[0] == 0


@pytest.mark.rule("B-END-03")
def test_each_other_player_takes_one_last_turn_and_the_triggering_player_none() -> None:
    p = seventh(seats=3)
    assert (p.s.active, p.s.last_turns) == (1, 1)
    takes(p)
    assert (p.s.active, p.s.last_turns) == (2, 0)
    takes(p)
    assert p.t.outcome is not None
    assert turns(p) == [0, 1, 2]


@pytest.mark.rule("B-END-03")
def test_the_triggering_player_finishes_the_turn() -> None:
    """The seventh Lord brings the third Key: the Location is still controlled, Slaver may still be used."""
    me = {"pearls": 0, "keys": 1, "lords": [*SIX[:5], "slaver"], "hand": [*BUYS_REAPER, "crab-1"]}
    p = at(seats=[me, {"pearls": 0}], court=COURT, available=["jail"], rest={"locations": "removed"})
    p.recruits("reaper", *BUYS_REAPER)
    assert p.s.ending == "lords" and p.s.active == 1
    assert p.locations(0) == ["jail"] and p.lords(0) == set(SIX[:5])  # Slaver and Reaper paid with the token
    p = at(seats=[{**me, "keys": 0}, {"pearls": 0}], court=COURT).recruits("reaper", *BUYS_REAPER)
    assert p.s.ending == "" and p.options == ["end-turn", "lord-slaver.0"]
    p.does("lord-slaver.0")
    assert p.s.pearls[0] == 2 and p.s.ending == "lords"


@pytest.mark.rule("B-END-04")
def test_a_later_trigger_does_not_prolong_the_last_round() -> None:
    """Seat 1 gets its own seventh Lord in its last turn; seat 0 is not on turn again."""
    others = ["jailer", "seeker", "invoker", "inheritor", "healer", "liberator"]
    me = {"pearls": 0, "lords": SIX, "hand": BUYS_REAPER}
    p = at(
        KRAKEN,
        seats=[me, {"pearls": 0, "lords": others, "hand": ["seahorse-4", "seahorse-4"]}],
        court=COURT,
    )
    p.recruits("reaper", *BUYS_REAPER)
    p.recruits("shepherd", "seahorse-4", "seahorse-4")
    assert len(p.s.lords_of(1)) == 7
    assert p.t.outcome is not None and turns(p) == [0, 1]
    assert rules_of(p, "log-end-lords") == ["B-END-01"]


@pytest.mark.rule("B-END-05")
def test_an_extra_turn_of_the_triggering_turn_is_played_before_the_last_turns() -> None:
    me = {"pearls": 0, "lords": SIX, "hand": ["jellyfish-5", "jellyfish-3"]}
    p = at(
        seats=[me, {"pearls": 0}],
        court=["invoker", "keeper", "shepherd", "reaper"],
        deck=["squid-1", "squid-2"],
    )
    p.recruits("invoker", "jellyfish-5", "jellyfish-3")
    assert p.s.ending == "lords" and p.s.active == 0
    takes(p)
    assert p.s.active == 1 and p.t.outcome is None
    takes(p)
    assert p.t.outcome is not None and turns(p) == [0, 0, 1]


@pytest.mark.rule("B-END-05", "B-END-03")
def test_an_extra_turn_of_a_last_turn_is_played_too() -> None:
    p = at(
        seats=[{"pearls": 0, "hand": ["jellyfish-5", "jellyfish-3"]}, {"pearls": 0}, {"pearls": 0}],
        court=["invoker", "keeper", "shepherd", "reaper"],
        deck=["squid-1", "squid-2"],
        ending="court",
        last_turns=1,
    )
    p.recruits("invoker", "jellyfish-5", "jellyfish-3")
    takes(p)
    takes(p)
    assert p.t.outcome is not None and turns(p) == [0, 0, 1]


@pytest.mark.rule("B-END-06")
def test_at_the_end_the_lowest_hand_ally_of_each_race_is_affiliated_and_the_rest_is_worthless() -> None:
    hand = ["crab-2", "crab-4", "crab-5", "squid-3", "jellyfish-1", "jellyfish-1"]
    p = finished({"hand": hand, "affiliated": ["crab-3"]}, {})
    assert sorted(p.affiliated(0)) == ["crab-2", "crab-3", "jellyfish-1", "squid-3"]
    assert p.hand(0) == ["jellyfish-1", "crab-4", "crab-5"]
    assert rules_of(p, "log-affiliate") == ["B-END-06"] * 3
    assert p.t.outcome.scores == (3 + 1 + 3, 0)


@pytest.mark.rule("B-END-06")
def test_every_player_affiliates_at_the_end_not_only_the_last_on_turn() -> None:
    p = finished({"hand": ["crab-2"]}, {"hand": ["squid-5"]}, {"hand": ["seahorse-1", "seahorse-2"]})
    assert [p.affiliated(seat) for seat in range(3)] == [["crab-2"], ["squid-5"], ["seahorse-1"]]


@pytest.mark.rule("B-END-07")
def test_the_trigger_stays_pulled_when_a_lord_is_lost_later() -> None:
    """In the extra turn Invoker gives, a Leviathan takes one of the seven Lords; the game ends all the same."""
    me = {"pearls": 0, "lords": SIX, "hand": ["jellyfish-5", "jellyfish-3"]}
    p = at(
        LEVIATHAN,
        seats=[me, {"pearls": 0}],
        court=["invoker", "keeper", "shepherd", "reaper"],
        border={7: "leviathan-10"},
        deck=["monster", "squid-2", "squid-3"],
        seed=seed_with_dice(3, 4),
    )
    p.recruits("invoker", "jellyfish-5", "jellyfish-3")
    p.does("lord-miller")  # no Ally can fight, so the Monster brought a Leviathan, and that one attacks
    assert len(p.s.lords_of(0)) == 6
    p.does("take")
    takes(p)
    assert p.t.outcome is not None and p.t.outcome.reason.id == "end-lords"
    assert turns(p) == [0, 0, 1]


# ---- Kraken


@pytest.mark.rule("K-END-01")
def test_krakens_in_hand_are_discarded_for_their_nebulis_and_never_affiliated() -> None:
    p = finished(
        {"hand": ["kraken-2", "kraken-4", "crab-3"]},
        {"hand": ["kraken-3"], "nebulis": 1},
        options=KRAKEN,
    )
    assert p.s.nebulis == [1 + 3, 1 + 2]
    assert p.hand(0) == [] and p.hand(1) == []
    assert p.affiliated(0) == ["crab-3"] and p.affiliated(1) == []
    assert sorted(p.discard()) == ["kraken-2", "kraken-3", "kraken-4"]
    assert rules_of(p, "log-gain-nebulis") == ["K-END-01"] * 2


@pytest.mark.rule("K-END-02")
def test_the_figure_is_checked_after_the_krakens_and_before_scoring() -> None:
    """Seat 1 holds the figure with 2 Nebulis; the Kraken of seat 0 is worth 3."""
    p = finished({"hand": ["kraken-4"]}, {"nebulis": 2}, options=KRAKEN)
    assert p.s.kraken_holder == 0
    assert p.t.outcome.scores == (-3 - 5, -2)
    assert p.t.outcome.winners == (1,)


@pytest.mark.rule("K-END-02", "K-FIG-03")
def test_several_who_pass_the_holder_at_the_end_leave_the_choice_to_the_holder() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, "nebulis": 1}, {"pearls": 0, "hand": ["kraken-3"]}, {"pearls": 0, "hand": ["kraken-3"]}],
        court=[],
        ending="lords",
        rest={"exploration": "removed", "lords": "removed"},
    )
    assert (p.seat, p.asked) == (0, "ask-figure")
    p.does("player-2")
    assert p.t.outcome.scores == (-1, -2, -2 - 5)


@pytest.mark.rule("K-END-01", "K-FIG-03")
def test_who_has_seen_the_krakens_of_the_others_takes_nothing_back() -> None:
    """Seat 0 ends the last turn and is asked about the figure: the Krakens of all hands lie open by then."""
    kraken = {"pearls": 0, "hand": ["kraken-3"]}
    me = {"pearls": 0, "nebulis": 1, "hand": BUYS_REAPER}
    p = at(KRAKEN, seats=[me, kraken, kraken], court=COURT, ending="lords").recruits("reaper", *BUYS_REAPER)
    assert (p.seat, p.asked) == (0, "ask-figure")
    with pytest.raises(fathom.UndoRefused, match="hands"):
        p.t.undo()


@pytest.mark.rule("K-END-02", "K-FIG-07")
def test_with_no_holder_the_first_tied_player_from_the_starting_player_on_gets_the_figure() -> None:
    hand = {"hand": ["kraken-3"]}
    assert finished(hand, {}, hand, options=KRAKEN, start=1, active=0).s.kraken_holder == 2
    assert finished(hand, {}, hand, options=KRAKEN, start=0, active=2).s.kraken_holder == 0


@pytest.mark.rule("K-END-03")
def test_nebulis_are_no_pearls_when_a_tie_is_broken() -> None:
    """Eleven points each; seat 0 has no Pearl but 5 Nebulis, seat 1 one Pearl."""
    rich = {"nebulis": 5, "lords": ["landowner", "peddler"], "pearls": 0}  # 21 less 5 and 5
    poor = {"lords": ["aquaculturalist"], "pearls": 1}
    p = finished(rich, poor, options=KRAKEN)
    assert p.t.outcome.scores == (11, 11)
    assert p.t.outcome.winners == (1,)


@pytest.mark.rule("K-END-01", "K-END-02")
def test_krakens_are_turned_in_with_leviathan_as_well() -> None:
    p = finished({"hand": ["kraken-2"]}, {}, options=BOTH)
    assert p.s.nebulis == [1, 0] and p.s.kraken_holder == 0
