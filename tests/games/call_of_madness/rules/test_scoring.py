"""The end and the score (C-end, C-score): final goals one by one, claimed goals, cultists, ties."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
SLEEPER = ["sleeper", "guide", "toad", "digger"]


def ends(*seats: dict[str, Any], **rest: Any) -> Play:
    """The last round ends in the investigators phase, with nobody on the boards unless they are put there."""
    rest.setdefault("gods", GODS)
    return at(*seats, round=40, step="investigators", **rest)


def final(goal: str, seat: dict[str, Any], **rest: Any) -> int:
    """What a final goal brings its owner."""
    p = ends({"finals": [goal, "goal-end-devotee" if goal != "goal-end-devotee" else "goal-end-maze"], **seat}, **rest)
    return int(dict(p.t.view(0)["scores"][0]["finals"])[goal])


# ---- the score


@pytest.mark.rule("C-score.1", "C-score.3", "C-score.4", "C-score.5", "C-obj.1")
def test_final_goals_claimed_goals_and_cultists_make_the_score() -> None:
    seat = {
        "cultists": 12,
        "claimed": ["goal-now-mercy", "goal-now-giant"],
        "finals": ["goal-end-ascetic", "goal-end-maze"],
    }
    p = ends(seat, {"cultists": 23, "finals": ["goal-end-library", "goal-end-prophet"]})
    line = p.t.view(0)["scores"][0]
    assert (line["cultists"], line["immediate"], line["total"]) == (12, 7, 24)
    assert dict(line["finals"]) == {"goal-end-ascetic": 5, "goal-end-maze": 0}
    assert p.t.outcome is not None and p.t.outcome.scores == (24, 23) and p.t.outcome.winners == (0,)


@pytest.mark.rule("C-score.6")
@pytest.mark.parametrize(("mine", "others", "winners"), [(2, 1, (0,)), (1, 2, (1,)), (1, 1, (0, 1))])
def test_a_tie_goes_to_more_madness_tokens_else_the_win_is_shared(
    mine: int, others: int, winners: tuple[int, ...]
) -> None:
    p = ends(
        {"cultists": 20, "madness": {"red": mine}},
        {"cultists": 20, "madness": {"blue": others}},
        options={"goals": False},
    )
    assert p.t.outcome is not None and p.t.outcome.winners == winners


@pytest.mark.rule("C-end.1")
def test_the_game_ends_at_once_when_somebody_has_no_cultists() -> None:
    seat = {"character": "agnes", "hand": ["god-goat-grove"], "board": {}}
    p = at(seat, {"cultists": 2}, gods=["goat", "guide", "toad", "digger"]).does("god-goat-grove")
    assert p.t.outcome is not None and p.t.outcome.reason.id == "reason-cultists" and p.asked == ""


@pytest.mark.rule("C-long.2", "C-long.3")
def test_in_the_longer_game_claimed_goals_bring_no_points_at_the_end() -> None:
    seat = {
        "character": "rose",
        "hand": [],
        "cultists": 10,
        "madness": {"red": 3},
        "finals": ["goal-end-ascetic", "goal-end-maze"],
    }
    p = at(seat, {"hand": []}, gods=GODS, round=40, goals=["goal-now-offering"], options={"longer": True})
    p.does("goal-now-offering", "pass")
    while p.asked:
        p.does("pass" if "pass" in p.options() else p.options()[0])
    line = p.t.view(0)["scores"][0]
    assert (line["cultists"], line["immediate"], dict(line["finals"])["goal-end-ascetic"]) == (13, 0, 5)


# ---- the final goals


@pytest.mark.rule("C-score.2", "C-score.1")
def test_one_faith_all_faiths_library_and_ascetic_look_at_all_own_god_cards() -> None:
    toads = ["god-toad-tongue", "god-toad-feast", "god-toad-nkai", "god-toad-gulp"]
    for cards, points in ((toads, 6), (toads[:3], 0)):
        assert final("goal-end-devotee", {"hand": cards[:2], "deck": cards[2:]}) == points
    each = ["god-guide-veil", "god-serpents-nest", "god-toad-feast", "god-digger-eggs"]
    assert final("goal-end-pantheon", {"hand": each}) == 6 and final("goal-end-pantheon", {"hand": each[:3]}) == 0
    assert (
        final("goal-end-library", {"hand": [*each, "god-toad-nkai"]}) == 5
        and final("goal-end-library", {"hand": each}) == 0
    )
    assert final("goal-end-ascetic", {"hand": each[:2]}) == 5 and final("goal-end-ascetic", {"hand": each[:3]}) == 0


@pytest.mark.rule("C-score.2")
def test_cards_in_rlyeh_are_owned() -> None:
    """They go under the deck at the end of the round; if the game ends before that they count where they lie."""
    cards = ["god-sleeper-dream", "god-sleeper-call", "god-sleeper-stars", "god-sleeper-nightmare"]
    seat = {
        "character": "agnes",
        "hand": ["god-goat-grove"],
        "rlyeh": cards,
        "finals": ["goal-end-devotee", "goal-end-maze"],
    }
    p = at(seat, {"cultists": 2}, gods=["sleeper", "goat", "toad", "digger"]).does("god-goat-grove")
    assert dict(p.t.view(0)["scores"][0]["finals"])["goal-end-devotee"] == 6


@pytest.mark.rule("C-score.1")
def test_bulwark_thinned_ranks_and_besieged_look_at_the_own_board() -> None:
    """Everybody has moved a row down when the game ends."""
    for board, points in (({"r1c1": "agent", "r2c2": "agent"}, 5), ({"r2c1": "agent", "r2c2": "agent"}, 0)):
        assert final("goal-end-bulwark", {"board": board}, tile_bag={}) == points
    spaces = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    for goal, n, points in (
        ("goal-end-few", 3, 5),
        ("goal-end-few", 4, 0),
        ("goal-end-besieged", 7, 5),
        ("goal-end-besieged", 6, 0),
    ):
        assert final(goal, {"board": dict.fromkeys(spaces[:n], "patrolman")}) == points, (goal, n)


@pytest.mark.rule("C-score.1")
def test_open_ground_and_labyrinth_count_outposts() -> None:
    spaces = ["r4c1", "r4c2", "r4c3", "r3c1", "r3c2"]
    for goal, n, points in (
        ("goal-end-open", 2, 4),
        ("goal-end-open", 3, 0),
        ("goal-end-maze", 5, 4),
        ("goal-end-maze", 4, 0),
    ):
        assert final(goal, {"outposts": spaces[:n]}) == points, (goal, n)


@pytest.mark.rule("C-score.1")
def test_prophet_three_colours_and_cold_ashes_look_at_the_own_pools() -> None:
    assert (
        final("goal-end-prophet", {"madness": {"red": 5}}) == 5
        and final("goal-end-prophet", {"madness": {"red": 4}}) == 0
    )
    assert final("goal-end-spectrum", {"madness": {"red": 1, "blue": 1, "green": 1}}) == 4
    assert final("goal-end-spectrum", {"madness": {"red": 5, "blue": 1}}) == 0
    assert final("goal-end-ashes", {"fire": 1}) == 4 and final("goal-end-ashes", {"fire": 2}) == 0
