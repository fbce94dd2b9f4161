"""What somebody would answer without a search: by habit, by the game's hints, or by a glance at where answers lead."""

from __future__ import annotations

import random

from ..kernel.decision import Decision
from ..kernel.table import Table
from .base import ask_of

__all__ = ["answer_by_habit"]

GLANCES = 3
"""Answers that are tried before one is given, where the game has no idea."""


def answer_by_habit(table: Table, decision: Decision, rng: random.Random, glance: bool = True) -> bool:
    """Answer the first open question of an imagined table, if need be by a glance. Was it answered?"""
    seat = decision.seat
    ask = ask_of(table, seat)
    usual = table.game.habit(table, ask, rng)  # first: a hint may cost many clones
    if usual is not None:
        table.choose(usual, seat)
        return True
    sensible = table.game.hints(table, ask, rng)
    if sensible and (glance or len(sensible) == 1):
        answer = sensible[0] if len(sensible) == 1 else rng.choice(sensible)
        if decision.accepts(answer):
            table.choose(answer, seat)
            return True
    if not glance:
        return False
    answers = decision.answers()
    if answers is None:
        answers = [decision.sample(rng) for _ in range(GLANCES)]
    elif len(answers) > GLANCES:
        answers = rng.sample(answers, GLANCES)
    if len(answers) == 1 or len(table.asked) > 1:  # under seal an answer shows nothing yet
        table.choose(answers[0], seat)
        return True
    best, found = None, 0.0
    for answer in answers:
        after = table.clone()
        after.choose(answer, seat)
        worth = after.game.evaluate(after, seat)
        if best is None or worth > found:
            best, found = answer, worth
    table.choose(best, seat)
    return True
