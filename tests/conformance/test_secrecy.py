"""Secrets are proved: reshuffle what a seat cannot know, and nothing it is shown may change by a byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import fathom
from game_forms import every_form


def shown(table: fathom.Table, seat: int | None, since: int) -> str:
    """Everything that reaches a seat: view with options, refusals, and the log since a choice."""
    refusals = [d.refused() for d in table.decisions if d.seat == seat]
    return json.dumps(
        {
            "view": table.view(seat),
            "refused": [[[text.to_json(), rule] for text, rule in refused] for refused in refusals],
            "log": [line.to_json() for line in table.events(since, seat)],
        },
        sort_keys=True,
    )


@every_form
@pytest.mark.parametrize("seed", [21, 22])
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    table = fathom.new(game, seats=seats, seed=seed, options=options)
    changed = number = 0
    while (decision := table.decision) is not None:
        seat = rng.randrange(seats)
        since = max(0, number - 1) if number % 40 else 0  # old lines cannot change; look at all of them now and then
        for viewer in {seat, decision.seat}:
            other = table.determinize(viewer, rng)
            assert shown(other, viewer, since) == shown(table, viewer, since)
            changed += other != table
        blind = table.clone()
        table.game.resample(blind, -1, rng)
        assert shown(blind, None, since) == shown(table, None, since)
        table.choose(decision.sample(rng), decision.seat)
        number += 1
    assert changed, "nothing was ever reshuffled: the test would prove nothing"


@every_form
def test_a_determinized_table_is_legal_and_can_be_played_to_the_end(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(23)
    table = fathom.new(game, seats=seats, seed=23, options=options)
    number = 0
    while (decision := table.decision) is not None:
        if number % 9 == 0:
            guess = table.determinize(number % seats, rng)
            assert guess.game.explain(guess) == []
            for _ in range(60):
                question = guess.decision
                if question is None:
                    break
                guess.choose(question.sample(rng), question.seat)
                assert guess.game.explain(guess) == []
        table.choose(decision.sample(rng), decision.seat)
        number += 1
