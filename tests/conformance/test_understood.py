"""Whatever a game asks may be ordered in advance, and a program takes no such order for one about what is no more."""

from __future__ import annotations

import random
from typing import Any

import fathom
from fathom.games.reopening import understands
from game_forms import some_forms


@some_forms
def test_every_question_and_answer_of_a_game_is_understood(game: str, seats: int, options: dict[str, Any]) -> None:
    asked: dict[tuple[str, str], None] = {}
    for seed in (21, 22, 23):
        t, rng = fathom.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
        while (decision := t.decision) is not None:
            for ask in t.asked:
                for question in ask.question.split("/"):
                    asked |= dict.fromkeys((question, key) for key in ask.keys)
            t.choose(decision.sample(rng), decision.seat)
    found = fathom.games()[game]
    wrong = [(question, key) for question, key in asked if not understands(found, question, key, "")]
    assert not wrong
