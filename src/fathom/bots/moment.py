"""A question in the middle of being answered: by whole answers where they can be listed, else item by item."""

from __future__ import annotations

import random

from ..kernel.ask import STOP, Answer
from ..kernel.decision import Decision
from ..kernel.table import Table
from .base import ask_of, likely

__all__ = ["Moment", "Move"]

Move = tuple[str, ...]
"""The items of a whole answer, in the order of its unfolding; of a wide question, the next item alone."""
WIDEST = 24
"""Answers beyond which a question is answered item by item."""
TRIES = 12
"""Answers that stand for all where a condition over whole answers applies and they cannot be listed."""


class Moment:
    """The open question of a table of one's own. Moves are plain tuples, so that a tree can be indexed by them. With
    nothing (None) for what was taken, moves are whole answers, however many there are."""

    __slots__ = ("decision", "seat", "table", "taken", "wide")

    def __init__(self, table: Table, decision: Decision, taken: Move | None = ()) -> None:
        self.table, self.decision, self.seat, self.taken = table, decision, decision.seat, taken or ()
        many = bool(taken) or ask_of(table, decision.seat).how_many() > WIDEST
        self.wide = many and taken is not None and not decision.hangs_together

    def moves(self) -> list[Move]:
        if self.wide:
            return [(item,) for item in self.decision.unfold(self.taken)]
        ask = ask_of(self.table, self.seat)
        answers = self.decision.answers()
        if answers is None:  # some of them, always the same
            answers = [self.decision.sample(random.Random(number)) for number in range(TRIES)]
        return list(dict.fromkeys(tuple(ask.walk(self.decision.clean(answer))) for answer in answers))

    def hinted(self, rng: random.Random) -> list[Move]:
        """The moves that lead to answers the game takes for sensible."""
        ask = ask_of(self.table, self.seat)
        walks = [tuple(ask.walk(self.decision.clean(answer))) for answer in likely(self.table, self.decision, rng)]
        if not self.wide:
            return list(dict.fromkeys(walks))
        at = len(self.taken)
        fitting = [walk for walk in walks if walk[:at] == self.taken]
        return list(dict.fromkeys((walk[at] if len(walk) > at else STOP,) for walk in fitting))

    def beside(self, move: Move) -> list[Move]:
        """Where one may give as many as one likes: a whole answer with one item less, or with one more."""
        ask = ask_of(self.table, self.seat)
        if ask.shape != "split" or ask.least == ask.most:
            return []
        less = [move[:at] + move[at + 1 :] for at in range(len(move))]
        more = [(*move, key) for key in ask.keys if move.count(key) < self.decision.limits[key]]
        answers = [ask.fold(items) for items in (*less, *more) if ask.least <= len(items) <= ask.most]
        return list(dict.fromkeys(tuple(ask.walk(answer)) for answer in answers if self.decision.accepts(answer)))

    def folded(self, move: Move) -> Answer | None:
        """The answer, if this move completes it."""
        if not self.wide:
            return self.decision.fold(move)
        if move[0] == STOP:
            return self.decision.fold(self.taken)
        taken = (*self.taken, move[0])
        return self.decision.fold(taken) if self.decision.unfold(taken) == [STOP] else None

    def play(self, move: Move) -> Move:
        """Make the move on the table. What was taken so far, where the question is still open."""
        answer = self.folded(move)
        if answer is None:
            return (*self.taken, move[0])
        self.table.choose(answer, self.seat)
        return ()
