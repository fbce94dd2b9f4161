"""Who sits at a table: who is asked, for whom the server answers, who has a say, and from whom there are secrets.

Some questions are put although they may have a single answer, because silence would tell something about a hand: the
windows of a game with traitors, and whatever is `always` asked. Then the time of an answer must tell as little as
the question. So the server answers for a seat that has nothing to choose, unless the seat wants to be asked; and
these answers, those of bots and those of quick people are released together, a moment after the question was put
(`Tables.perform`) that was drawn without a look at anybody's hand.
"""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

from ..kernel.decision import Decision
from ..kernel.table import Table
from .parts import Holder, Proposal, Seat

__all__ = ["Sitting", "is_veiled", "only_answer"]

FEW = 16
"""Answers that are tried out; more are never all but one illegal."""


def is_veiled(t: Table) -> bool:
    """Would the time of an answer to the open questions tell something?"""
    return t.together or any(ask.always for ask in t.asked)


def only_answer(t: Table, decision: Decision) -> Any:
    """The only legal answer to an open question, or None."""
    ask = next(ask for ask in t.asked if ask.seat == decision.seat)
    known = ask.only()
    if known is None and ask.how_many() <= FEW:
        legal = list(islice(filter(decision.accepts, ask.answers()), 2))
        known = legal[0] if len(legal) == 1 else None
    return known


class Sitting:
    """The part of a table on the server that is about its seats."""

    __slots__ = ("served",)
    table: Table
    seats: list[Seat]
    proposal: Proposal | None
    cuts: list[tuple[int, int]]
    due: float
    idle: dict[int, bool]
    """Has a seat's question a single answer, as far as somebody looked? The bots, the store and every state do."""
    served: list[tuple[int, str]] | None
    """Whom the server answers for, as far as somebody looked: the store and the bots do."""

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    @property
    def waiting(self) -> list[int]:
        return [decision.seat for decision in self.table.decisions]

    @property
    def asked(self) -> str:
        """The name of the moment whose questions are open. Where choices were taken back, its number alone may have
        been that of another one, to whose questions an answer may still be on its way."""
        return f"{self.table.asked_at}.{self.cuts[-1][0]}" if self.cuts else str(self.table.asked_at)

    def question(self, decision: Decision) -> str:
        """The name of a question for clients."""
        return f"{decision.id}.{self.cuts[-1][0]}" if self.cuts else decision.id

    def decision(self, seat: int | None) -> Decision | None:
        """The question that this seat is shown: none that has a single answer, unless it wants to be asked those."""
        for decision in self.table.decisions:
            if decision.seat == seat:
                return None if self._is_idle(decision) else decision
        return None

    def _is_idle(self, decision: Decision) -> bool:
        """Is there nothing to choose, for a human who does not want to be asked then?"""
        number = decision.seat
        seat = self.seats[number]
        if seat.who != "human" or seat.bot or seat.empty:
            return False
        if number not in self.idle:
            self.idle[number] = only_answer(self.table, decision) is not None
        return self.idle[number]

    def answered_for(self) -> list[tuple[int, str]]:
        """Seats with an open question that the server answers, and the bot that does where there is something to
        choose. All wait while people talk about an undo."""
        if self.served is None:
            asked = [] if self.proposal is not None else self.table.decisions
            self.served = [
                (d.seat, self.seats[d.seat].bot) for d in asked if self.seats[d.seat].bot or self._is_idle(d)
            ]
        return self.served

    def holds_back(self, seat: int) -> float:
        """Seconds until an answer of this seat may be known. Who plays with bots alone need not wait."""
        left = self.due - time.monotonic()
        t = self.table
        return 0.0 if left <= 0 or not t.asked or not is_veiled(t) or self.people() in ([], [seat]) else left

    def people(self) -> list[int]:
        """The seats that a human plays at the moment."""
        return [number for number, seat in enumerate(self.seats) if seat.who == "human" and not seat.bot]

    def has_a_say(self, seat: int) -> list[int]:
        """The other seats whose people must agree when this one goes back behind something they saw happen. Nobody
        loses their say because the host lets a bot play for them."""
        return [
            number
            for number, other in enumerate(self.seats)
            if number != seat and other.who == "human" and not (other.bot and (other.left or not other.joined))
        ]

    def secret_from(self, holder: Holder) -> bool:
        """Does the table hold secrets that its record would tell this holder?"""
        if self.over:
            return False
        humans = [number for number, seat in enumerate(self.seats) if seat.who == "human"]
        return humans not in ([], [holder.seat]) and not (holder.role == "host" and len(humans) < 2)
