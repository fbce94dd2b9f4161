"""What bots believed is shown when a game is over, and not before."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, cast

import fathom
from fathom.server.live import Live
from fathom.server.states import beliefs_of


def at_table(game: str, seats: int, choices: int) -> fathom.Table:
    table, rng = fathom.new(game, seats=seats, seed=4), random.Random(4)
    table.quiet = True
    while (decision := table.decision) is not None and table.choices < choices:
        table.choose(decision.sample(rng), decision.seat)
    return table


def live(table: fathom.Table) -> Live:
    return cast(Live, cast(Any, SimpleNamespace(table=table)))


def test_what_every_seat_believed_is_told_when_the_game_is_over() -> None:
    past, over = at_table("unfathomable", 4, 120), at_table("unfathomable", 4, 100_000)
    assert over.outcome is not None
    told = beliefs_of(live(over), past)
    assert told is not None
    assert [len(row) for row in told] == [4, 4, 4, 4]
    assert all(0.0 <= chance <= 1.0 for row in told for chance in row)
    assert [told[seat][seat] for seat in range(4)] == [
        float(past.game.side_of(past, seat) == "sea") for seat in range(4)
    ]


def test_while_a_game_goes_on_nobody_is_told_what_bots_believe() -> None:
    past = at_table("unfathomable", 4, 120)
    assert beliefs_of(live(past), past) is None


def test_where_nobody_hides_there_is_nothing_to_believe() -> None:
    over = at_table("abyss", 2, 100_000)
    assert beliefs_of(live(over), over) is None
