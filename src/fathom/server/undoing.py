"""The way back: which question an undo leads to, and the table as it was there.

Undo comes in three sizes: the last choice of a seat, its last action, its last turn. Tables kept on the way make the
way back short, however long the game is: every few choices near the end, and a few far back. They are kept as bytes:
few of them are ever needed, and there are many.
"""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

import fathom

from ..kernel.errors import BadRecord
from ..kernel.record import apply, begun
from ..kernel.stale import at_rest
from ..kernel.table import Table

__all__ = ["SIZES", "Kept", "Mark", "Past"]

SIZES = ("choice", "action", "turn")
EVERY, KEPT = 20, 4
"""A table is kept every so many choices, of which the newest are all kept."""
FAR = 100
"""Of the older ones, the first in every so many choices is kept."""


class Mark(NamedTuple):
    """One choice: whose it was, which question it answered, in which turn, and was it given for the seat because there
    was nothing to choose?"""

    seat: int
    question: str
    turn: int
    given: bool = False


class Kept:
    """A table of the past, as bytes. Its answers and its log are the first ones of the table of today."""

    __slots__ = ("_body", "answers", "choices", "revealed")

    def __init__(self, saved: dict[str, Any], answers: int, revealed: tuple[int, str, dict[str, Any]]) -> None:
        self._body = zlib.compress(msgspec.json.encode(saved), 1)
        self.choices: int = saved["number"]
        self.answers, self.revealed = answers, revealed

    @staticmethod
    def of(t: Table) -> Kept:
        return Kept(t.save(), len(t.answers), t.revealed)

    @property
    def saved(self) -> msgspec.Raw:
        """What `Table.save` gave, as JSON."""
        return msgspec.Raw(zlib.decompress(self._body))

    def open(self, today: Table) -> Table:
        """That table again; raises BadRecord where the program cannot read it."""
        t = fathom.load(msgspec.json.decode(self.saved))
        t.origin, t.answers, t.revealed = today.origin, today.answers[: self.answers], self.revealed
        t.lines = [line for line in today.lines if line[0] <= self.choices]
        return t


class Past:
    """The choices of a table, and some tables on the way."""

    __slots__ = ("first", "kept", "marks", "turn")

    def __init__(self, first: int, kept: list[Kept], marks: list[Mark] | None = None) -> None:
        self.marks = marks or []
        self.first = first
        """The choice number the table began with: not 0 for one that continues another."""
        self.kept = kept
        self.turn: tuple[int, Kept] | None = None
        """The newest turn, and the table at its first question in the middle of no effect: a program in which the cards
        have changed can still read that one."""

    @staticmethod
    def of(t: Table) -> Past:
        """Of a table that begins here."""
        return Past(t.choices, [Kept.of(t)])

    @staticmethod
    def followed(t: Table, marks: list[Mark]) -> tuple[Past, Table]:
        """The way to a table from its beginning, and the table one comes to."""
        start = begun(t)
        past = Past(start.choices, [Kept.of(start)], marks)
        passed, then = past._walk(t, t.choices)
        for seat, answer in t.answers[len(then.answers) :]:
            apply(then, seat, answer)
        past.kept = thinned(passed)
        return past, then

    def copy(self) -> Past:
        new = Past(self.first, self.kept, self.marks.copy())
        new.turn = self.turn
        return new

    def add(self, mark: Mark, before: Table) -> None:
        """A choice is made; `before` is the table it was made at, which nobody changes any more."""
        self.marks.append(mark)
        if (self.turn is None or self.turn[0] != mark.turn) and at_rest(before):
            self.turn = mark.turn, Kept.of(before)
        if before.choices - self.kept[-1].choices >= EVERY:
            self.kept = thinned([*self.kept, Kept.of(before)])

    def keep(self, t: Table) -> None:
        """Everything was mixed anew here. Who comes back to this place need not mix again all that was mixed before:
        the thousandth undo took a thousand times as long as the first."""
        self.kept = thinned([*(one for one in self.kept if one.choices < t.choices), Kept.of(t)])

    def since(self, number: int) -> list[Mark]:
        """The choices after choice `number`."""
        return self.marks[number - self.first :]

    def target(self, table: Table, seat: int, size: str) -> int | None:
        """The number of choices left after an undo of this size, or None when the seat has made no choice."""
        return self.targets(table, seat).get(size)

    def targets(self, table: Table, seat: int) -> dict[str, int]:
        """The same for all sizes at once, as every state tells them; nothing when the seat has made no choice.
        Where there was nothing to choose nobody wants to go back to: it would be answered again."""
        marks, actions = self.marks, table.game.action_questions
        last = len(marks) - 1
        while last >= 0 and (marks[last].seat != seat or marks[last].given):
            last -= 1
        if last < 0:
            return {}
        begin, action = last, -1
        turn = marks[last].turn
        while True:
            mark = marks[begin]
            if action < 0 and mark.seat == seat and not mark.given and mark.question in actions:
                action = begin
            if not begin or marks[begin - 1].turn != turn:
                break
            begin -= 1
        choices = {"choice": last, "action": begin if action < 0 else action, "turn": begin}
        return {size: self.first + at for size, at in choices.items()}

    def at(self, table: Table, number: int) -> Table:
        """The table after choice `number`, as it was before the next one. `table` has its whole log."""
        return self._walk(table, number)[1]

    def _walk(self, table: Table, number: int) -> tuple[list[Kept], Table]:
        """The table after choice `number`, and what is worth keeping of the way there."""
        if number < self.first:
            raise LookupError(f"the table begins at choice {self.first}, after choice {number}")
        passed, then = self._near(table, number)
        for seat, answer in table.answers[len(then.answers) :]:
            if seat >= 0 and then.choices == number:
                break
            if then.choices - passed[-1].choices >= EVERY:
                passed.append(Kept.of(then))
            apply(then, seat, answer)
        return passed, then

    def _near(self, table: Table, number: int) -> tuple[list[Kept], Table]:
        """The last kept table before this choice that can be read; at worst the beginning."""
        for kept in reversed(self.kept):
            if kept.choices <= number:
                with suppress(BadRecord):
                    return [kept], kept.open(table)
        start = begun(table)
        return [Kept.of(start)], start

    def back_to(self, table: Table, number: int) -> Table:
        """The same, to play on from. Standing orders and new seeds given since still hold: who gave an order did not
        take it back, and an old seed would bring back a future somebody has seen."""
        if number == table.choices:
            return table.clone()
        passed, then = self._walk(table, number)
        for seat, answer in table.answers[len(then.answers) :]:
            if seat < 0:
                apply(then, seat, answer)
        del self.marks[number - self.first :]
        earlier = [kept for kept in self.kept if kept.choices < passed[0].choices]
        self.kept = thinned([*earlier, *passed])
        if self.turn is not None and self.turn[1].choices > number:
            self.turn = None
        return then


def thinned(kept: list[Kept]) -> list[Kept]:
    """The newest of these, and some of the others."""
    firsts = {one.choices // FAR: one for one in reversed(kept)}
    return [one for i, one in enumerate(kept, KEPT) if i >= len(kept) or firsts[one.choices // FAR] is one]
