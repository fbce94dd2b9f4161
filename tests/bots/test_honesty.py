"""Bots see only their view: two tables that look the same to a seat get the same answer. `make soak` looks at 500."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.bots import BOTS, Bot
from fathom.kernel.ask import Answer
from fathom.lab.honesty import check_honesty, differs, moments


@pytest.mark.parametrize("game", list(fathom.games()))
@pytest.mark.parametrize("bot", [bot for bot in BOTS if bot != "master"])  # a master is a search with more time
def test_no_bot_answers_by_what_its_seat_cannot_know(bot: str, game: str) -> None:
    assert check_honesty(bot, game, positions=4, seed=31, every=20) == []


def test_a_bot_that_peeks_is_found_out() -> None:
    class Peeking(Bot):
        def answer(self, table: fathom.Table, seat: int, rng: random.Random) -> Answer:
            decision = next(d for d in table.decisions if d.seat == seat)
            return decision.sample(random.Random(table.fingerprint()))

    found = [differs(Peeking(), table, seat, 5) for table, seat in moments("abyss", 3, {}, seed=3, every=4)]
    assert any(found)
