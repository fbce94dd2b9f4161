"""How play-outs of a search go on in Call of Madness, and how it judges where they lead."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.bots.base import ask_of
from fathom.bots.habit import answer_by_habit
from fathom.games.call_of_madness.bot_habit import habit
from fathom.games.call_of_madness.bot_judge import FEATURES, SURE, features, judge
from fathom.lab.honesty import moments


def by_habit(seats: int, seed: int, **options: object) -> fathom.Table:
    """A game in which everybody goes by habit."""
    table, rng = fathom.new("call_of_madness", seats=seats, seed=seed, options=options), random.Random(seed)
    table.quiet = True
    while (decision := table.decision) is not None:
        answer_by_habit(table, decision, rng)
    return table


def test_habits_answer_most_questions_and_leave_the_table_alone() -> None:
    """They are asked dozens of times in each play-out: nothing is tried out on a clone."""
    asked, known, rng = 0, 0, random.Random(1)
    for table, seat in moments("call_of_madness", 2, {}, seed=7, every=3):
        before, asked = table.fingerprint(), asked + 1
        known += habit(table, ask_of(table, seat), rng) is not None
        assert table.fingerprint() == before
    assert known > 0.6 * asked


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whoever_goes_by_habit_gets_to_the_end(seats: int) -> None:
    table = by_habit(seats, 3)
    assert table.outcome is not None
    for seat in range(seats):
        clear = judge(table, seat)
        assert -SURE <= clear <= SURE
        assert (clear > 0) == (seat in table.outcome.winners) or len(table.outcome.winners) > 1


def test_two_seats_judge_a_table_in_opposite_ways() -> None:
    for table, _ in moments("call_of_madness", 2, {}, seed=3, every=20):
        assert len(features(table, 0)) == len(FEATURES)
        assert judge(table, 0) == pytest.approx(-judge(table, 1))


def test_cultists_are_good_and_fire_is_bad() -> None:
    table, _ = next(moments("call_of_madness", 2, {}, seed=5, every=60))
    before = judge(table, 0)
    better, worse, rival = table.clone(), table.clone(), table.clone()
    better.state.cultists[0] += 5
    worse.state.fire[0] += 1
    rival.state.cultists[1] += 5
    assert judge(better, 0) > before > judge(worse, 0)
    assert judge(rival, 0) < before


def test_teammates_judge_alike() -> None:
    for table, _ in moments("call_of_madness", 4, {"teams": True}, seed=2, every=60):
        assert judge(table, 0) == pytest.approx(judge(table, 2))
        assert judge(table, 0) == pytest.approx(-judge(table, 1))
