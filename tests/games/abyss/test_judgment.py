"""How a search judges a table of Abyss: by what such positions were worth in the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fathom
from fathom.games.abyss.bot_judge import FEATURES, SURE, features, judge
from fathom.lab.honesty import moments


def worth(seat: dict[str, Any], other: dict[str, Any] | None = None) -> float:
    return judge(fathom.position("abyss", {"seats": [seat, other or {}]}), 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"pearls": 3}, {"pearls": 0}),
        ({"hand": ["crab-5", "squid-4"]}, {"hand": ["crab-1", "squid-1"]}),
        ({"lords": ["lord-landowner"]}, {}),
    ],
)
def test_what_promises_points_is_good_for_its_owner_and_bad_for_others(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    assert worth(better) > worth(worse)
    assert worth({}, better) < worth({}, worse)


def test_two_seats_judge_a_table_in_opposite_ways() -> None:
    for options in ({}, {"leviathan": True, "kraken": True}):
        for table, _ in moments("abyss", 2, options, seed=3, every=20):
            assert len(features(table, 0)) == len(FEATURES)
            assert judge(table, 0) == pytest.approx(-judge(table, 1))


def test_nothing_is_as_good_as_a_game_that_is_won() -> None:
    """However much somebody has, the game may still be lost; a clear win is worth more than any prospects."""
    rich = {"lords": ["lord-landowner", "lord-keeper", "lord-slaver", "lord-schemer", "lord-oracle", "lord-hermit"],
            "hand": ["crab-5", "squid-5", "jellyfish-5", "shellfish-5", "seahorse-5"], "pearls": 20}  # fmt: skip
    table = fathom.position("abyss", {"seats": [rich, {}], "court": ["lord-commander"]})
    prospects, rng = judge(table, 0), random.Random(1)
    while (decision := table.decision) is not None:
        keys = decision.keys
        table.choose("recruit" if "recruit" in keys else decision.sample(rng), decision.seat)
    assert table.outcome is not None and table.outcome.winners == (0,)
    assert prospects < judge(table, 0) <= SURE
    assert judge(table, 1) == pytest.approx(-judge(table, 0))


def test_whoever_is_close_behind_the_strongest_rival_counts_too() -> None:
    """With more than two seats: three who are equally strong are harder to beat than one."""
    rich: dict[str, Any] = {"pearls": 5}

    def ahead(*others: dict[str, Any]) -> float:
        return judge(fathom.position("abyss", {"seats": [{}, *others]}), 0)

    assert ahead(rich, rich, rich) < ahead(rich, rich, {}) < ahead(rich, {}, {}) < ahead({}, {}, {})
