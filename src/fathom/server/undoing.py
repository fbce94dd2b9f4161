"""The way back: which question an undo leads to, and the table as it was there.

Undo comes in three sizes: the last choice of a seat, its last action, its last turn. Clones kept on the way make the
way back short, however long the game is: every few choices near the end, and a few far back.
"""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.record import apply, begun
from ..kernel.stale import at_rest
from ..kernel.table import Table

__all__ = ["SIZES", "Mark", "Past"]

SIZES = ("choice", "action", "turn")
EVERY, KEPT = 20, 4
"""A clone every so many choices, of which the newest are all kept."""
FAR = 100
"""Of the older ones, the first in every so many choices is kept."""


class Mark(NamedTuple):
    """One choice: whose it was, which question it answered, and in which turn."""

    seat: int
    question: str
    turn: int


class Past:
    """The choices of a table, and some tables on the way."""

    __slots__ = ("clones", "first", "marks", "turn")

    def __init__(self, table: Table, marks: list[Mark] | None = None) -> None:
        self.marks = marks or []
        self.first = table.choices - len(self.marks)
        """The choice number the table began with: not 0 for one that continues another."""
        self.clones: list[Table] = [table]
        self.turn: tuple[int, Table] | None = None
        """The newest turn, and the table at its first question in the middle of no effect: a program in which the cards
        have changed can still read that one."""

    def copy(self) -> Past:
        new = object.__new__(Past)
        new.marks, new.first, new.clones, new.turn = self.marks.copy(), self.first, self.clones, self.turn
        return new

    def add(self, mark: Mark, before: Table) -> None:
        """A choice is made; `before` is the table it was made at, which nobody changes any more."""
        self.marks.append(mark)
        if (self.turn is None or self.turn[0] != mark.turn) and at_rest(before):
            self.turn = mark.turn, before
        if before.choices - self.clones[-1].choices >= EVERY:
            self.clones = thinned([*self.clones, before])

    def since(self, number: int) -> list[Mark]:
        """The choices after choice `number`."""
        return self.marks[number - self.first :]

    def target(self, table: Table, seat: int, size: str) -> int | None:
        """The number of choices left after an undo of this size, or None when the seat has made no choice."""
        return self.targets(table, seat).get(size)

    def targets(self, table: Table, seat: int) -> dict[str, int]:
        """The same for all sizes at once, as every state tells them; nothing when the seat has made no choice."""
        marks, actions = self.marks, table.game.action_questions
        last = len(marks) - 1
        while last >= 0 and marks[last].seat != seat:
            last -= 1
        if last < 0:
            return {}
        begin, action = last, -1
        turn = marks[last].turn
        while True:
            if action < 0 and marks[begin].seat == seat and marks[begin].question in actions:
                action = begin
            if not begin or marks[begin - 1].turn != turn:
                break
            begin -= 1
        choices = {"choice": last, "action": begin if action < 0 else action, "turn": begin}
        return {size: self.first + at for size, at in choices.items()}

    def at(self, table: Table, number: int) -> Table:
        """The table after choice `number`, as it was before the next one."""
        return self._walk(table, number)[-1]

    def _walk(self, table: Table, number: int) -> list[Table]:
        """Tables on the way to choice `number`, which comes last."""
        if number < self.first:
            raise LookupError(f"the table begins at choice {self.first}, after choice {number}")
        near = [clone for clone in self.clones if clone.choices <= number]
        passed = [near[-1] if near else begun(table)]
        then = passed[0].clone()
        for seat, answer in table.answers[len(then.answers) :]:
            if seat >= 0 and then.choices == number:
                break
            if then.choices - passed[-1].choices >= EVERY:
                passed.append(then.clone())
            apply(then, seat, answer)
        return [*passed, then]

    def back_to(self, table: Table, number: int) -> Table:
        """The same, to play on from. Standing orders and new seeds given since still hold: who gave an order did not
        take it back, and an old seed would bring back a future somebody has seen."""
        if number == table.choices:
            return table.clone()
        *passed, then = self._walk(table, number)
        for seat, answer in table.answers[len(then.answers) :]:
            if seat < 0:
                apply(then, seat, answer)
        del self.marks[number - self.first :]
        earlier = [clone for clone in self.clones if clone.choices < passed[0].choices]
        self.clones = thinned([*earlier, *passed])
        if self.turn is not None and self.turn[1].choices > number:
            self.turn = None
        return then


def thinned(clones: list[Table]) -> list[Table]:
    """The newest of these, and some of the others."""
    firsts = {clone.choices // FAR: clone for clone in reversed(clones)}
    return [c for i, c in enumerate(clones, KEPT) if i >= len(clones) or firsts[c.choices // FAR] is c]
