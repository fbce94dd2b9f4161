"""The greedy bot: one ply over the game's evaluation, on determinized clones.

Every answer is tried on a table in which everything the seat cannot know was resampled, so dice and face-down
cards are guesses, not peeks. A game may hint at the answers worth trying, and at what others would do in the meantime.
Where a question has too many answers to list, a handful of samples stands for them.
"""

from __future__ import annotations

import random

from ..kernel.ask import Answer
from ..kernel.table import Table
from .base import Bot, ask_of, imagine, likely, question_of

__all__ = ["GreedyBot"]

WIDEST = 24
TRIES = 4
DEEPEST = 20
LOOKS = 16
"""With few answers more worlds are looked at, up to about so many clones."""


class GreedyBot(Bot):
    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        decision = question_of(table, seat)
        answers = decision.answers()
        if answers is not None and len(answers) == 1:
            return answers[0]
        world = imagine(table, seat, rng)
        hinted = world.game.hints(world, ask_of(world, seat), rng)
        if hinted is not None:
            answers = [answer for answer in hinted if decision.accepts(answer)] or answers
        if answers is None or len(answers) > WIDEST:
            answers = [decision.sample(rng) for _ in range(WIDEST)]
        if len(answers) == 1:
            return answers[0]
        totals = [0.0] * len(answers)
        worlds = table.game.worlds
        for number in range(max(worlds, LOOKS // len(answers)) if table.windows == "uniform" else worlds):
            world = world if not number else imagine(table, seat, rng)
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
        """Give the answer, settle what anybody is asked next until the position is quiet, and look."""
        after, branched = self.settled(world, answer, seat, rng)
        return after.game.evaluate(after, seat), branched

    def settled(self, world: Table, answer: Answer, seat: int, rng: random.Random) -> tuple[Table, bool]:
        """The position an answer leads to, and whether it might have been another one."""
        clone = world.clone()
        clone.choose(answer, seat)
        quiet = clone.game.quiet_questions
        branched = False
        for _ in range(DEEPEST):
            decision = clone.decision
            if decision is None or clone.asked[0].why in quiet:
                break
            sensible = likely(clone, decision, rng)
            branched = branched or not sensible
            clone.choose(rng.choice(sensible) if sensible else decision.sample(rng), decision.seat)
        return clone, branched
