"""What every bot is, and what bots share: a table as it might be, and what somebody would likely answer there."""

from __future__ import annotations

import random

from ..kernel.ask import Answer, Ask
from ..kernel.decision import Decision
from ..kernel.table import Table
from ..kernel.window import PASS

__all__ = ["Bot", "ask_of", "imagine", "likely", "question_of"]


DEALS = 4
"""Deals that are tried for one that fits; then the last one has to do."""


class Bot:
    """Answers the open question of a seat. It must not look at what the seat may not know."""

    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        raise NotImplementedError


def question_of(table: Table, seat: int) -> Decision:
    """The open question of a seat, as it sees it."""
    return next(d for d in table.decisions if d.seat == seat)


def ask_of(table: Table, seat: int) -> Ask:
    """The open question of a seat."""
    return next(ask for ask in table.asked if ask.seat == seat)


def imagine(table: Table, seat: int, rng: random.Random) -> Table:
    """A table as it might be, the likelier the better it fits to what was seen. Where windows ask everybody, all let
    them pass: too many questions to imagine."""
    for _ in range(DEALS):
        world = table.determinize(seat, rng)
        world.game.consider(world, seat, rng)
        fit = world.game.likelihood(world, seat)
        if fit >= 1.0 or rng.random() < fit:
            break
    world.quiet = True
    if world.windows == "uniform":
        world.standing = {f"{seat}/*": ((PASS, "", 0),) for seat in range(world.seats)}
    return world


def likely(table: Table, decision: Decision, rng: random.Random) -> list[Answer]:
    """The answers that the game takes for sensible; none where it has nothing to say."""
    hinted = table.game.hints(table, ask_of(table, decision.seat), rng)
    return [answer for answer in hinted or () if decision.accepts(answer)]
