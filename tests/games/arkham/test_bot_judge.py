"""How a search judges tables of Arkham Horror: by how likely the investigators win."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from arkham_play import at
from fathom.bots.habit import answer_by_habit
from fathom.games.arkham.bot import evaluate
from fathom.games.arkham.bot_judge import FEATURES, SURE, chance, features, judge, rounds_ahead

HALL = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}, "parlor"]
BARRIER: dict[str, Any] = {"locations": HALL, "act": "the-barrier"}
LAST_ACT: dict[str, Any] = {"locations": HALL, "act": "what-have-you-done"}
ARMED: dict[str, Any] = {"at": "hallway", "play": ["automatic-45"], "hand": ["vicious-blow"]}
PRIEST = {"card": "ghoul-priest", "at": "hallway", "engaged": 0}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({}, {"play": []}),
        ({}, {"horror": 3}),
        ({}, {"damage": 6}),
        ({"clues": 2}, {}),
        ({"play": ["machete"]}, {"play": ["knife"]}),
    ],
)
def test_before_the_fight_arms_health_and_clues_are_worth_something(better: Any, worse: Any) -> None:
    first, second = (judge(at({**ARMED, **seat}, **BARRIER).t, 0) for seat in (better, worse))
    assert first > second


@pytest.mark.parametrize(
    ("better", "worse"),
    [({}, {"play": []}), ({}, {"horror": 3}), ({"play": ["automatic-45", "guard-dog"]}, {}), ({}, {"hand": []})],
)
def test_in_the_fight_too(better: Any, worse: Any) -> None:
    first, second = (judge(at({**ARMED, **seat}, enemies=[PRIEST], **LAST_ACT).t, 0) for seat in (better, worse))
    assert first > second


def test_the_less_health_the_priest_has_the_better() -> None:
    left = [judge(at(ARMED, enemies=[{**PRIEST, "damage": n}], **LAST_ACT).t, 0) for n in range(5)]
    assert left == sorted(left) and left[0] < left[-1]


def test_a_friend_is_worth_more_beside_one_than_in_the_parlor() -> None:
    waits = at(ARMED, enemies=[PRIEST], loose=[{"card": "lita-chantler", "at": "parlor"}], **LAST_ACT)
    helps = at({**ARMED, "play": [*ARMED["play"], "lita-chantler"]}, enemies=[PRIEST], **LAST_ACT)
    assert judge(helps.t, 0) > judge(waits.t, 0)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_judgment_lies_between_a_sure_loss_and_a_sure_win(seats: int) -> None:
    table = fathom.new("arkham", seats=seats, seed=3)
    table.quiet, rng = True, random.Random(3)
    while (decision := table.decision) is not None:
        if table.state.act >= 0:
            assert len(features(table)) == len(FEATURES)
            assert 0.0 < chance(table) < 1.0
            assert judge(table, 0) == pytest.approx(SURE * (2 * chance(table) - 1))
        answer_by_habit(table, decision, rng)
    assert table.outcome is not None
    assert judge(table, 0) == (SURE if table.outcome.winners else -SURE)


def test_other_scenarios_are_judged_as_the_greedy_bot_does() -> None:
    table = fathom.new("arkham", seats=1, seed=3, options={"scenario": "the-midnight-masks"})
    assert table.game.judge(table, 0) == evaluate(table, 0)


def test_a_search_looks_further_where_it_is_decided_soon() -> None:
    far, ready = (at({**ARMED, "clues": clues}, **BARRIER).t for clues in (0, 3))
    fight = at(ARMED, enemies=[PRIEST], **LAST_ACT).t
    assert rounds_ahead(far) < rounds_ahead(ready) == rounds_ahead(fight)
    assert far.game.horizon(far) < fight.game.horizon(fight)
