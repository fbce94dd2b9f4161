"""The greedy bot: one ply over the game's evaluation, on determinized clones.

Every answer is tried on a table in which everything the seat cannot know was resampled, so dice and face-down
cards are guesses, not peeks. Where a question has too many answers to list, a handful of samples stands for them.
"""

from __future__ import annotations

import random

from ..kernel.decision import Answer
from ..kernel.table import Table
from .base import Bot

__all__ = ["GreedyBot"]

WIDEST = 24
WORLDS = 2
TRIES = 4
DEEPEST = 20


class GreedyBot(Bot):
    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        decision = next(d for d in table.decisions if d.seat == seat)
        answers = decision.answers()
        if answers is None or len(answers) > WIDEST:
            answers = [decision.sample(rng) for _ in range(WIDEST)]
        if len(answers) == 1:
            return answers[0]
        totals = [0.0] * len(answers)
        for _ in range(WORLDS):
            world = table.determinize(seat, rng)
            world.quiet = True
            for i, answer in enumerate(answers):
                totals[i] += self.look_ahead(world, answer, seat, rng)
        return answers[max(range(len(answers)), key=totals.__getitem__)]

    def look_ahead(self, world: Table, answer: Answer, seat: int, rng: random.Random) -> float:
        """The best the answer leads to: the follow-up questions are tried in a few ways."""
        first, branched = self.play_on(world, answer, seat, rng)
        if not branched:
            return first
        return max(first, *(self.play_on(world, answer, seat, rng)[0] for _ in range(TRIES - 1)))

    def play_on(self, world: Table, answer: Answer, seat: int, rng: random.Random) -> tuple[float, bool]:
        """Give the answer, settle what anybody is asked next at random until the position is quiet, and look."""
        clone = world.clone()
        clone.choose(answer, seat)
        quiet = clone.game.quiet_questions
        branched = False
        for _ in range(DEEPEST):
            decision = clone.decision
            if decision is None or clone.asked[0].why in quiet:
                break
            clone.choose(decision.sample(rng), decision.seat)
            branched = True
        return clone.game.evaluate(clone, seat), branched
