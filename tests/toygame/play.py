"""Play verbs for tests: a described position, then what the duellists do."""

from __future__ import annotations

import random
from typing import Any

from fathom.kernel.game import Game
from fathom.kernel.procedure import Procedure
from fathom.kernel.record import save
from fathom.kernel.table import Table

from . import TOY

__all__ = ["at", "new", "play_out", "run", "seat"]


def new(seats: int = 2, seed: int = 0, game: Game = TOY, **options: Any) -> Table:
    """A fresh table at its first question."""
    t = Table(game, seats, seed, game.settle_options(options))
    t.begin(game.first(t))
    return t


def seat(**given: Any) -> dict[str, Any]:
    """One duellist of a described position: hand, in_play, coins, health, armour."""
    return given


def at(*seats: dict[str, Any], game: Game = TOY, seed: int = 0, **rest: Any) -> Table:
    """A described position at the first turn of a round without a vote; seat 0 begins unless `active` says otherwise."""
    t = Table(game, len(seats), seed, game.settle_options({}))
    t.begin(game.place(t, {"seats": seats, **rest}))
    t.origin = {"snapshot": save(t)}
    return t


def run(procedure: Procedure, seats: int = 2, seed: int = 0, game: Game = TOY) -> Table:
    """A table on which nothing happens but one procedure."""
    t = Table(game, seats, seed, game.settle_options({}))
    t.begin(procedure)
    return t


def play_out(t: Table, seed: int = 0, most: int = 5000) -> int:
    """Answer at random until the game is over; the number of answers."""
    rng = random.Random(seed)
    for n in range(most):
        d = rng.choice(t.decisions) if t.decisions else None
        if d is None:
            return n
        t.choose(d.sample(rng), d.seat)
    raise AssertionError(f"no end after {most} answers")
