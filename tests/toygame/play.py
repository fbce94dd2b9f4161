"""Play verbs for tests: a described position, then what the duellists do."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from itertools import count
from typing import Any

from fathom.kernel.ability import Card, InPlay
from fathom.kernel.effect import Effect, Scope, effect_by_id
from fathom.kernel.game import Game
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import save
from fathom.kernel.table import Table

from . import TOY, Toy
from .state import ToyState

__all__ = ["Bare", "Do", "a_round", "a_turn", "at", "do", "new", "play_out", "run", "seat"]

_numbers = count()


class Bare(Toy):
    """The toy without armour and defeats: abilities are given, the treasury holds six coins, the deck three cards."""

    always_open = frozenset()

    def __init__(self, *cards: tuple[int, Card]) -> None:
        self.given = cards

    def new_state(self, seats: int, options: Mapping[str, Any]) -> ToyState:
        state = super().new_state(seats, options)
        return state.but(armour=[0] * seats, treasury=6, deck=("jab", "drum", "idol"))

    def abilities(self, t: Table) -> Iterable[InPlay]:
        for owner, card in self.given:
            yield from card.in_play(owner)


class Do(Procedure):
    """Run one effect for a seat."""

    effect: str
    you: int = 0

    def step_1_do(self, t: Table) -> Step:
        return effect_by_id(self.effect).run(t, Scope(you=self.you, source="jab"))


def do(effect: Effect, seats: int = 2, you: int = 0, game: Game | None = None) -> Table:
    """A bare table on which a seat does something."""
    effect.bind(f"test-{next(_numbers)}")
    return run(Do(effect=effect.id, you=you), seats, game=game or Bare())


class ARound(Procedure):
    PERIOD = "round"


class ATurn(Procedure):
    PERIOD = "turn"


def a_round(t: Table) -> None:
    """A round in which nothing happens comes and goes."""
    t.begin(ARound())


def a_turn(t: Table) -> None:
    t.begin(ATurn())


def new(seats: int = 2, seed: int = 0, game: Game = TOY, **options: Any) -> Table:
    """A fresh table at its first question."""
    t = Table(game, seats, seed, game.settle_options(options))
    t.begin(game.first(t))
    return t


def seat(**given: Any) -> dict[str, Any]:
    """One duellist of a described position: hand, in_play, coins, health, armour."""
    return given


def at(*seats: dict[str, Any], game: Game = TOY, seed: int = 0, **rest: Any) -> Table:
    """A described position at the first turn of a round without a vote; seat 0 begins, or `active`."""
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
