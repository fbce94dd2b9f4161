"""The order of a turn, its one action, and the moments for turn powers."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import Play, at

SLAVER = "lord-slaver.0"
POOR: dict[str, int] = {"pearls": 0}
NO_CARDS = {"exploration": "removed"}
FARMERS = ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]


@pytest.mark.rule("B-TRN-01")
def test_a_turn_runs_from_its_start_to_the_hand_limit_in_order() -> None:
    p = at(
        seats=[
            {
                "pearls": 0,
                "keys": 3,
                "lords": ["landlord", "slaver"],
                "hand": [f"crab-{n}" for n in (1, 1, 2, 2, 3, 3, 4)],
            },
            {"lords": ["commander"]},
        ],
        court=FARMERS[:5],
        council={"squid": ["squid-1"]},
        available=["jail"],
    )
    assert p.s.pearls[0] == 1  # Landlord, at the start
    steps = [p.asked]
    p.does("plot")
    steps.append(p.asked)
    p.does("support")
    steps.append(p.asked)
    p.does("location-jail", {"key": 3})
    steps.append(p.asked)
    p.does("end-turn")
    steps.append(p.asked)
    assert steps == ["ask-action", "ask-action", "ask-location", "ask-leftover", "ask-discard"]
    assert p.rule == "B-LORD-COMMANDER-2"
    p.does({"crab-1": 2})
    assert p.s.active == 1 and p.s.turn == 2
    order = [id for id, _ in p.lines()]
    wanted = [
        "log-turn",
        "log-gain-pearls",
        "log-plot",
        "log-take-stack",
        "log-control",
        "log-discard-ally",
        "log-turn",
    ]
    last = -1
    for id in wanted:
        last = order.index(id, last + 1)  # each after the one before


@pytest.mark.rule("B-TRN-02")
def test_exactly_one_of_three_actions_is_taken() -> None:
    p = at(seats=[{"hand": ["seahorse-5", "seahorse-4"]}, POOR], court=FARMERS, council={"squid": ["squid-1"]})
    assert p.options == ["explore", "support", "recruit"]
    assert p.rule == "B-TRN-02"
    p.does("support")
    assert p.s.active == 1  # that was the turn


@pytest.mark.rule("B-TRN-02")
def test_no_second_action_is_offered_while_powers_are_left() -> None:
    p = at(seats=[{"lords": ["slaver"], "hand": ["crab-1"]}, POOR], council={"squid": ["squid-1"], "crab": ["crab-2"]})
    p.does("support", "crab")
    assert p.asked == "ask-leftover" and p.options == ["end-turn", SLAVER]
    assert "B-TRN-02" in p.refused


@pytest.mark.rule("B-TRN-03")
def test_an_action_is_offered_only_when_it_can_be_completed() -> None:
    hand = ["seahorse-4", "seahorse-3"]  # with one Pearl enough for the Shepherd, without one not
    p = at(
        seats=[{"hand": hand, "pearls": 0, "lords": ["slaver"]}, {}],
        court=["shepherd"],
        council={"crab": ["crab-1"]},
        rest=NO_CARDS,
    )
    assert p.options == ["support", SLAVER]
    assert {"B-EXP-16", "B-REC-02"} <= p.refused
    p = at(seats=[{"hand": hand, "lords": ["slaver"]}, {}], court=["shepherd"], deck=["crab-1"])
    assert "support" not in p.options and {"explore", "recruit"} < set(p.options)
    assert "B-CNL-02" in p.refused


@pytest.mark.rule("B-TRN-03")
def test_the_action_cannot_be_skipped_while_one_is_possible() -> None:
    p = at(seats=[{"lords": ["slaver"], "hand": ["crab-1"]}, {}])
    assert "skip" not in p.options
    assert "B-TRN-03" in p.refused


@pytest.mark.rule("B-TRN-04")
def test_price_and_purchases_start_anew_each_turn() -> None:
    p = at(seats=[{"pearls": 0}, {"pearls": 4}, {"pearls": 4}], deck=["crab-1", "crab-2", "crab-3", "crab-4", "crab-5"])
    p.does("buy-0", "buy-0")
    assert p.s.price == 3 and p.s.bought == [0, 1, 1]
    p.does("take")
    assert p.s.active == 1 and p.s.price == 1 and p.s.bought == [0, 0, 0]
    assert p.seat == 2 and p.options == ["buy-0", "pass"]  # who bought in the last turn may buy again
    p.does("buy-0")
    assert p.s.pearls[2] == 4 - 2 - 1


@pytest.mark.rule("B-TRN-05", "B-TRN-06")
def test_a_turn_power_works_once_and_again_from_the_owners_next_turn_on() -> None:
    p = at(seats=[{"lords": ["slaver"], "hand": ["crab-1", "crab-1"], "pearls": 0}, POOR], deck=["squid-1", "squid-2"])
    p.does(SLAVER)
    assert p.s.pearls[0] == 2
    assert p.asked == "ask-take" and SLAVER not in p.options  # only exploring was left to do
    assert "B-TRN-06" in p.refused
    p.does("take")
    assert p.s.active == 1
    p.does("pass", "take")
    assert p.s.active == 0 and SLAVER in p.options


@pytest.mark.rule("B-TRN-06")
def test_a_turn_power_is_never_offered_in_another_players_turn() -> None:
    p = at(
        seats=[POOR, {"lords": ["slaver", "oracle"], "hand": ["crab-1"]}],
        deck=["squid-1"],
        council={"crab": ["crab-2"]},
    )
    p.does("explore")
    assert p.seat == 1 and p.options == ["buy-0", "pass"]
    p.does("pass")
    assert p.seat == 0 and p.options == ["take", "explore-on"]


@pytest.mark.rule("B-TRN-06")
@pytest.mark.parametrize("moment", ["before", "during", "after"])
def test_a_turn_power_may_come_before_during_or_after_the_action(moment: str) -> None:
    p = at(
        seats=[{"lords": ["slaver"], "hand": ["crab-1"], "pearls": 0}, POOR],
        deck=["squid-1", "squid-2"],
        council={"crab": ["crab-2"]},
    )
    answers = {
        "before": [SLAVER, "explore", "take"],
        "during": ["explore", SLAVER, "take"],
        "after": ["explore", "take", SLAVER, "crab-1"],
    }
    p.does(*answers[moment])
    assert p.s.pearls[0] == 2
    assert p.hand(0) == ["squid-1"]


@pytest.mark.rule("B-TRN-07")
def test_turns_pass_clockwise_unless_an_extra_turn_is_owed() -> None:
    p = at(seats=[POOR, POOR, POOR], active=1, council={race: [f"{race}-1"] for race in ("crab", "squid", "seahorse")})
    seen = []
    for race in ("crab", "squid"):
        seen.append(p.s.active)
        p.does("support", race)
    assert [*seen, p.s.active] == [1, 2, 0]
    invoker = at(seats=[{"hand": ["jellyfish-5", "jellyfish-3"]}, POOR, POOR], court=["invoker", *FARMERS[:5]])
    invoker.recruits("invoker", "jellyfish-5", "jellyfish-3")
    assert invoker.s.turn == 2 and invoker.s.active == 0
    while invoker.s.turn == 2:
        invoker.does("take" if "take" in invoker.options else invoker.options[0])
    assert invoker.s.active == 1


@pytest.mark.rule("B-TRN-08")
def test_a_player_without_a_possible_action_skips_it() -> None:
    """Seat 0 can do nothing, seat 1 can recruit: the game goes on."""
    p = at(
        seats=[{"pearls": 0, "keys": 3}, {"hand": ["seahorse-4", "seahorse-4", "crab-1"], "pearls": 0}],
        court=["shepherd", "miller", "reaper", "keeper"],
        available=["jail"],
        rest=NO_CARDS,
    )
    assert p.seat == 0 and p.asked == "ask-location"  # the rest of the turn is played
    assert ("log-skip", "B-TRN-08") in p.lines()
    p.does("location-jail")
    assert p.t.outcome is None and p.s.active == 1


@pytest.mark.rule("B-TRN-08")
def test_the_game_ends_when_everybody_in_a_row_must_skip() -> None:
    p = at(
        seats=[{"hand": ["crab-2"], "pearls": 0}, POOR, {"hand": ["squid-3"], "pearls": 0}],
        court=["sage"],
        rest=NO_CARDS,
    )
    assert p.s.turn == 3
    assert p.lines().count(("log-skip", "B-TRN-08")) == 3
    assert p.t.outcome is not None and p.t.outcome.reason.id == "end-stuck"
    assert p.t.outcome.scores == (2, 0, 3)  # it is scored as any other
    assert p.t.outcome.winners == (2,)


@pytest.mark.rule("B-TRN-08")
def test_only_skips_in_a_row_end_the_game() -> None:
    """Seat 0 skips, seat 1 recruits with one Ally, which is affiliated; only then can neither do anything."""
    p = at(
        seats=[POOR, {"hand": ["seahorse-1"], "pearls": 7}],
        court=["shepherd", "sage", "hermit", "elder"],
        rest={"exploration": "removed", "lords": "removed"},
    )
    assert p.lords(1) == {"shepherd"}
    assert p.s.turn == 4 and p.t.outcome is not None


WINDOWS: dict[str, list[Any]] = {
    "ask-action": [],
    "ask-take": ["explore", "pass"],
    "ask-monster": ["explore", "pass", "explore-on"],
    "ask-leftover": ["explore", "pass", "explore-on", "fight", "reward-1-0", "location-jail", {"key": 3}],
}


def with_slaver() -> Play:
    return at(
        seats=[{"lords": ["slaver", "alchemist"], "hand": ["squid-1"], "keys": 3}, {}],
        deck=["crab-1", "monster"],
        council={"crab": ["crab-2"], "squid": ["squid-2"]},
        available=["jail"],
    )


@pytest.mark.rule("B-TRN-09")
@pytest.mark.parametrize("question", WINDOWS)
def test_turn_powers_are_offered_at_these_moments(question: str) -> None:
    p = with_slaver().does(*WINDOWS[question])
    assert p.seat == 0 and p.asked == question
    assert SLAVER in p.options


@pytest.mark.rule("B-TRN-09")
def test_turn_powers_are_offered_between_the_alchemists_two_stacks_only() -> None:
    p = with_slaver().does("support")
    assert p.asked == "ask-stack" and SLAVER not in p.options
    p.does("crab")
    assert p.options == ["squid", SLAVER]


@pytest.mark.rule("B-TRN-09")
def test_turn_powers_are_offered_nowhere_else() -> None:
    p = with_slaver().does("explore", "pass", "explore-on", "fight")
    assert p.asked == "ask-reward" and SLAVER not in p.options
    p.does("reward-1-0")
    assert p.asked == "ask-location" and SLAVER not in p.options
    p.does("location-jail")
    assert p.asked == "ask-pay-keys" and SLAVER not in p.options
    p = at(
        seats=[
            {"lords": ["slaver"], "hand": ["crab-5", "crab-4", "crab-4", "crab-3"]},
            {"lords": ["keeper", "reaper"]},
        ],
        court=["commander", "assassin", "miller", "shepherd"],
    )
    p.does("recruit")
    assert p.asked == "ask-recruit" and SLAVER not in p.options
    p.does("lord-assassin")
    while p.asked == "ask-pay":
        assert SLAVER not in p.options
        p.does(p.options[0])
    assert p.asked == "ask-disable" and p.options == ["lord-keeper", "lord-reaper"]  # while a power resolves


@pytest.mark.rule("B-TRN-10")
def test_a_turn_power_lord_gained_this_turn_may_be_used_this_turn() -> None:
    p = at(
        seats=[{"hand": ["shellfish-5", "shellfish-3", "crab-1"], "pearls": 0}, POOR],
        court=["slaver", "miller", "shepherd", "reaper"],
    )
    p.recruits("slaver", "shellfish-5", "shellfish-3")
    assert p.asked == "ask-leftover" and SLAVER in p.options
    p.does(SLAVER)
    assert p.s.pearls[0] == 2 and p.hand(0) == []
