"""A hint: what a good bot would answer here, and what speaks for it.

The reasons compare where the answer leads with where other answers lead, part by part of how the game judges a position
(`Game.prospects`). All of it happens on determinized clones, so a hint tells a seat nothing it could not know. Where a
game has a maxim for such a question, what experience says of it follows.
"""

from __future__ import annotations

import random
from collections import defaultdict
from statistics import mean, stdev
from typing import NamedTuple

from ..kernel.ask import Answer
from ..kernel.decision import Decision
from ..kernel.table import Table
from ..kernel.text import Listed, Text, lexicon
from .base import imagine
from .greedy import GreedyBot

__all__ = ["Advice", "advise"]

OTHERS = 6
"""Answers that the advised one is compared with."""
WORLDS = 6
MATTERS = 0.35
"""A part of the judgment that differs by less is not worth a word."""
MOST = 3


class Advice(NamedTuple):
    answer: Answer
    reasons: tuple[Text, ...]


def advise(table: Table, seat: int, rng: random.Random) -> Advice:
    """What the greedy bot would answer for a seat that is asked, and why."""
    bot = GreedyBot()
    decision = next(d for d in table.decisions if d.seat == seat)
    answer = bot.answer(table, seat, rng)
    others = _others(decision, answer, rng)
    if not others:
        return Advice(answer, (Text("hint-only", "kernel"),))
    seen: dict[str, list[float]] = defaultdict(list)
    for _ in range(WORLDS):
        world = imagine(table, seat, rng)
        mine = _parts(bot, world, answer, seat, rng)
        theirs = [_parts(bot, world, other, seat, rng) for other in others]
        for name, value in mine.items():
            seen[name].append(value - mean(parts.get(name, value) for parts in theirs))
    game = table.game.id
    reasons = _reasons(game, {name: _sure(found) for name, found in seen.items()}) + _maxim(game, decision.prompt.id)
    return Advice(answer, tuple(reasons or [Text("hint-close", "kernel")]))


def _sure(found: list[float]) -> float:
    """The mean of what was seen, or 0 where it may as well be chance."""
    if len(found) < 2:
        return 0.0
    middle = mean(found)
    return middle if abs(middle) > stdev(found) / len(found) ** 0.5 else 0.0


def _others(decision: Decision, answer: Answer, rng: random.Random) -> list[Answer]:
    """Some other answers to the same question."""
    known = decision.answers()
    if known is None:
        known = [decision.sample(rng) for _ in range(OTHERS)]
    others = [other for other in known if other != answer]
    return others if len(others) <= OTHERS else rng.sample(others, OTHERS)


def _parts(bot: GreedyBot, world: Table, answer: Answer, seat: int, rng: random.Random) -> dict[str, float]:
    """How the game judges, part by part, where an answer leads."""
    after = bot.settled(world, answer, seat, rng)[0]
    return {} if after.outcome is not None else dict(after.game.prospects(after, seat))


def _reasons(game: str, gains: dict[str, float]) -> list[Text]:
    """The parts that differ most, for and against; nothing against an answer that nothing speaks for."""
    told = []
    for id, sign in (("hint-for", 1.0), ("hint-against", -1.0)):
        names = sorted((name for name in gains if sign * gains[name] >= MATTERS), key=lambda name: -sign * gains[name])
        if not names:
            break
        parts = Listed([Text(f"prospect-{name}", game) for name in names[:MOST]], "and")
        told.append(Text(id, "kernel", parts=parts))
    return told


def _maxim(game: str, question: str) -> list[Text]:
    """What experience says of such a question, where the game has words for it."""
    id = f"maxim-{question}"
    return [Text(id, game)] if id in lexicon(game, "en").ids() else []
