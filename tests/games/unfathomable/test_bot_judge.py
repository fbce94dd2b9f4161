"""How a search judges a table of Unfathomable: by how likely the ship comes to port, for either side."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.bot_judge import WEIGHTS, features, judge
from unfathomable_play import at

HUMAN: dict[str, Any] = {"loyalty": ["human"]}
HYBRID: dict[str, Any] = {"loyalty": ["hybrid"]}


def table(**rest: Any) -> fathom.Table:
    """Seat 0 is a human, seat 1 a hybrid in disguise."""
    return at(HUMAN, HYBRID, HUMAN, **rest).t


def test_every_feature_has_a_weight() -> None:
    assert len(features(table())) == len(WEIGHTS)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"travel": 3}, {"travel": 2}),
        ({"resources": {"fuel": 4}}, {"resources": {"fuel": 3}}),
        ({"resources": {"food": 2}}, {"resources": {"food": 1}}),
        ({"resources": {"souls": 7}}, {"resources": {"souls": 6}}),
        ({}, {"damage": {"boiler-room": "structural-lore"}}),
        ({"deep_ones": {"w1": 1}}, {"deep_ones": {"bridge": 1}}),
    ],
)
def test_what_helps_the_ship_pleases_humans_and_no_hybrid(better: dict[str, Any], worse: dict[str, Any]) -> None:
    first, second = table(**better), table(**worse)
    assert judge(first, 0) > judge(second, 0)
    assert judge(first, 1) < judge(second, 1)
    assert judge(first, 0) == pytest.approx(-judge(first, 1))


def test_nothing_is_as_good_as_a_game_that_is_won() -> None:
    p = at(HUMAN, HYBRID, HUMAN)
    open_game = abs(judge(p.t, 0))
    p.t.state.ending = "food"
    p.t.outcome = p.t.game.outcome(p.t)
    assert judge(p.t, 1) == 50.0 > open_game
    assert judge(p.t, 0) == -50.0
