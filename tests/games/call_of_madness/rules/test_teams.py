"""Teams of two (C-team, C-rul.32, C-rul.45, C-rul.46)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
TWO = {"r2c1": "agent", "r3c2": "agent"}


def teams(*seats: dict[str, Any], goals: bool = False, **rest: Any) -> Play:
    """Seats 0 and 2 against 1 and 3."""
    rest.setdefault("gods", GODS)
    names = ("rose", "crane", "agnes", "rashford")
    described = [
        {"character": name, "hand": [], **(seats[at] if at < len(seats) else {})} for at, name in enumerate(names)
    ]
    return at_four(described, goals, rest)


def at_four(described: list[dict[str, Any]], goals: bool, rest: dict[str, Any]) -> Play:
    return at(*described, players=4, options={"teams": True, "goals": goals}, **rest)


@pytest.mark.rule("C-team.1", "C-rul.45a", "C-rul.45c")
def test_draw_may_be_given_to_the_teammate_even_after_a_pass() -> None:
    p = teams({"hand": ["god-guide-threshold"]}, {}, {"deck": ["basic-agnes-vigil"]}, passed=[2])
    p.does("god-guide-threshold")
    assert p.asked == "ask-draw" and p.options() == ["own", "teammate", "nobody"]
    assert p.does("teammate").cards("hands", 2) == ["basic-agnes-vigil"]


@pytest.mark.rule("C-team.2a", "C-rul.45b", "C-team.2c")
def test_again_may_be_given_to_the_teammate_who_only_plays_a_card() -> None:
    p = teams({"hand": ["basic-rose-sedation", "basic-rose-scalpel"], "board": TWO, "madness": {"red": 2}}, {},
              {"hand": ["basic-agnes-procession", "basic-agnes-candles"], "madness": {"red": 2}})  # fmt: skip
    p.does("basic-rose-sedation", "set-1", "0-r2c1", "up")
    assert p.asked == "ask-again" and p.options() == ["own", "teammate", "nobody"]
    p.does("teammate")
    assert p.seat == 2 and p.asked == "ask-mate-card"
    assert set(p.options()) == {"basic-agnes-procession", "basic-agnes-candles"}, "no pass, no additional actions"
    p.does("basic-agnes-procession", "set-1", "attack-1", "0-r1c1")
    p.does("left")
    assert p.seat == 0 and p.asked == "ask-turn", "then the giver, who may only take additional actions"
    assert "basic-rose-scalpel" not in p.options() and "madness-cycle" in p.options()


@pytest.mark.rule("C-rul.45b")
def test_again_is_not_given_to_a_teammate_who_passed_or_has_no_card() -> None:
    seat = {"hand": ["basic-rose-sedation", "basic-rose-scalpel"], "board": TWO}
    p = teams(seat, {}, {"hand": ["basic-agnes-vigil"]}, passed=[2]).does("basic-rose-sedation", "0-r2c1", "up")
    assert "teammate" not in p.options()
    p = teams(seat, {}, {"hand": []}).does("basic-rose-sedation", "0-r2c1", "up")
    assert "teammate" not in p.options()


@pytest.mark.rule("C-team.2b", "C-rul.45b")
def test_a_teammate_with_the_keyword_plays_on_or_hands_it_back() -> None:
    def given() -> Play:
        p = teams({"hand": ["basic-rose-sedation", "basic-rose-scalpel"], "board": TWO}, {},
                  {"hand": ["god-guide-wrong-turn", "basic-agnes-procession"]})  # fmt: skip
        p.does("basic-rose-sedation", "0-r2c1", "up", "teammate", "god-guide-wrong-turn", "0-r3c2", "left")
        assert p.asked == "ask-again" and p.seat == 2 and p.options() == ["own", "back", "nobody"]
        return p

    p = given().does("back")
    assert p.seat == 0 and "basic-rose-scalpel" in p.options(), "the giver may play a card again"
    p = given().does("own")
    assert p.seat == 2 and p.options() == ["basic-agnes-procession"]
    p = given().does("nobody")
    assert p.seat != 2 and "basic-rose-scalpel" not in p.options()


@pytest.mark.rule("C-team.2d", "C-rul.42d")
def test_what_the_teammate_does_counts_for_no_goal() -> None:
    board = {"r2c1": "soldier", "r3c2": {"tile": "agent", "life": 1}}
    seats = [
        {"character": "rose", "hand": ["basic-rose-sedation"], "board": board, "madness": {"red": 1}}, {"hand": []},
        {"character": "agnes", "hand": ["basic-agnes-candles"]}, {"hand": []},
    ]  # fmt: skip
    p = at_four(seats, True, {"gods": GODS, "goals": ["goal-now-mercy"]})
    p.does("basic-rose-sedation", "set-1", "0-r2c1", "up", "teammate", "basic-agnes-candles", "set-1", "0-r3c2")
    while p.seat == 2:
        p.does(p.options()[-1])
    assert p.life("0-r3c2") == 0 and p.seat == 0 and "goal-now-mercy" not in p.options()


@pytest.mark.rule("C-team.3", "C-rul.46a")
def test_the_owner_of_a_board_divides_its_madness_between_the_teammates() -> None:
    board = {"r2c1": {"tile": "student", "life": 1, "madness": {"blue": 2, "red": 1}}, "r3c2": "agent"}
    p = teams({"hand": ["basic-rose-scalpel"], "board": {}}, {"board": board}).does("basic-rose-scalpel", "1-r2c1")
    assert p.asked == "ask-divide" and p.seat == 1, "the owner, not the attacker"
    total = 4
    p.does({"blue": 2})
    assert sum(p.s.madness[3]) == 2 and sum(p.s.madness[1]) == total - 2


@pytest.mark.rule("C-team.4a", "C-rul.46c")
def test_without_cultists_one_plays_cards_or_passes_and_takes_no_additional_action() -> None:
    seat = {
        "cultists": 0,
        "hand": ["basic-rose-scalpel"],
        "board": TWO,
        "madness": {"red": 3},
        "figure": "toad",
        "outposts": ["r4c1"],
    }
    p = teams(seat)
    assert p.options() == ["basic-rose-scalpel", "pass"] and "C-team.4a" in p.refused()
    p.does("basic-rose-scalpel")
    assert "set-2" in p.options(), "madness costs of cards may be paid"


@pytest.mark.rule("C-team.4b")
def test_with_a_cultist_again_everything_is_possible() -> None:
    seat = {"cultists": 0, "character": "agnes", "hand": ["basic-agnes-absolution"], "madness": {"red": 1}}
    p = at_four([{**seat}, {"hand": []}, {"hand": []}, {"hand": []}], False, {"gods": GODS, "night": False})
    assert "madness-cycle" not in p.options()
    p.does("basic-agnes-absolution")
    p.does("decline") if p.asked == "ask-bottom" else p
    assert p.s.cultists[0] == 2 and p.seat == 0 and "madness-cycle" in p.options()


@pytest.mark.rule("C-team.5", "C-rul.46b")
def test_the_losses_of_one_without_cultists_go_to_the_teammate_but_no_excess() -> None:
    p = teams(
        {"cultists": 0, "board": {"r4c1": "gangster"}},
        {},
        {"cultists": 30},
        step="investigators",
        tile_bag={"inv-patrolman": 9, "inv-detective": 9},
    )
    assert (p.s.cultists[0], p.s.cultists[2]) == (0, 26)
    p = teams(
        {"cultists": 3, "board": {"r4c1": "gangster"}},
        {},
        {"cultists": 30},
        step="investigators",
        tile_bag={"inv-patrolman": 9, "inv-detective": 9},
    )
    assert (p.s.cultists[0], p.s.cultists[2]) == (0, 30), "what exceeds the pile is not carried over"


@pytest.mark.rule("C-rul.46b")
def test_a_teammate_cannot_pay_costs() -> None:
    p = teams({"cultists": 1, "hand": ["basic-rose-dissection"]}, {}, {"cultists": 40})
    p.does("basic-rose-dissection")
    assert p.seat != 0 or p.asked != "ask-ritual"
    assert p.s.cultists[2] == 40


@pytest.mark.rule("C-team.6")
def test_the_game_ends_when_both_of_a_team_have_no_cultists() -> None:
    p = teams({"cultists": 3, "board": {"r4c1": "gangster"}}, {"cultists": 9}, {"cultists": 2}, step="investigators",
              tile_bag={"inv-patrolman": 9, "inv-detective": 9})  # fmt: skip
    assert p.t.outcome is None
    board = {"r4c1": "gangster", "r4c2": {"tile": "reporter", "madness": {"blue": 1}}}
    p = teams({"cultists": 3, "board": board}, {"cultists": 9}, {"cultists": 2}, step="investigators")
    assert p.t.outcome is not None and p.s.cultists == [0, 9, 0, 40]
    assert p.t.outcome.winners == (1, 3)


@pytest.mark.rule("C-team.7a", "C-team.7b", "C-rul.46d", "C-rul.32b")
def test_the_points_of_both_make_the_score_of_a_team_and_a_goal_looks_at_its_owner_only() -> None:
    toads = ["god-toad-tongue", "god-toad-feast", "god-toad-nkai", "god-toad-gulp"]
    seats = [
        {"cultists": 10, "hand": toads[:2], "finals": ["goal-end-devotee", "goal-end-maze"]},
        {"cultists": 20, "finals": ["goal-end-library", "goal-end-prophet"]},
        {"cultists": 10, "hand": toads[2:], "finals": ["goal-end-ascetic", "goal-end-besieged"]},
        {"cultists": 4, "finals": ["goal-end-spectrum", "goal-end-pantheon"]},
    ]
    p = at_four(seats, True, {"gods": GODS, "round": 40, "step": "investigators"})
    assert p.t.outcome is not None
    assert p.t.outcome.scores == (25, 24, 25, 24), "the four cards of the team bring nothing: each owns two"
    assert p.t.outcome.winners == (0, 2)


@pytest.mark.rule("C-rul.46d")
@pytest.mark.parametrize(("tokens", "winners"), [(1, (0, 2)), (0, (0, 1, 2, 3))])
def test_a_tie_of_teams_goes_to_more_madness_tokens(tokens: int, winners: tuple[int, ...]) -> None:
    p = teams(
        {"cultists": 10},
        {"cultists": 20},
        {"cultists": 20, "madness": {"red": tokens}},
        {"cultists": 10},
        round=40,
        step="investigators",
    )
    assert p.t.outcome is not None and p.t.outcome.winners == winners


@pytest.mark.rule("C-rul.32a")
def test_actions_and_red_symbols_may_be_aimed_at_the_teammate_but_goals_mean_the_other_team() -> None:
    p = teams({"hand": ["basic-rose-scalpel"]}, {"board": TWO}, {"board": TWO}).does("basic-rose-scalpel")
    assert {"2-r2c1", "1-r2c1"} <= set(p.options())
    p = at_four(
        [{"character": "agnes", "hand": ["god-goat-grove"]}, {}, {}, {}],
        False,
        {"gods": ["goat", "guide", "toad", "digger"]},
    )
    p.does("god-goat-grove")
    assert p.options() == ["player-1", "player-2", "player-3"]
    for seat, met in ((1, True), (2, False)):
        seats: list[dict[str, Any]] = [{"hand": []} for _ in range(4)]
        seats[seat]["fire"] = 3
        p = at_four(seats, True, {"gods": GODS, "goals": ["goal-now-arson"]})
        assert ("goal-now-arson" in p.options()) is met


@pytest.mark.rule("C-rul.32b", "C-team.0b")
def test_hands_stay_hidden_between_teammates() -> None:
    p = teams({"hand": ["basic-rose-scalpel"]})
    assert p.t.view(2)["table"]["hands"][0] == {"size": 1}
    assert p.t.view(2)["cultists"][0] is None
