"""A payment that can be proposed as a whole: of the legal ones, one that leaves the payer with the most.

By what the payer holds and sees alone. It is looked for among numbers (`rules/payment.py`), not among tables, and not
for long: the server makes a proposal for every card that is laid.
"""

from __future__ import annotations

from collections.abc import Sequence

from .bot import HAND, PEARL
from .cards.allies import KEY, RACE, VALUE
from .rules.payment import Laid, Price
from .rules.recruit import PayLord
from .rules.supply import nebulis_of
from .state import Table

__all__ = ["payment"]

RACE_HELD, NEBULIS = 0.25, 0.5
"""What it is worth to hold cards of one race more, and what a Nebulis costs."""
LOOKS = 500
"""So many cards are laid on trial. Most payments are found with a few dozen."""


def payment(t: Table, seat: int) -> Sequence[str]:
    """The answers from here to the end of a payment, as long as the question stays the same."""
    row = t.frames[-1]
    if not isinstance(row, PayLord):
        return ()
    s, price = t.state, Price(*row.price)
    added = _Search(s.laid, s.hands[seat], price, price.pearls - s.pearls[seat]).best()
    if added is None:
        return ()
    world = t.clone()
    then = world.frames[-1]
    assert isinstance(then, PayLord)
    keys = [KEY[kind] for kind in sorted(added)]
    for key in keys:
        then.take(world, key)
    return keys if then.step_2_pick(world) is None else [*keys, "enough"]


class _Search:
    """Which cards of a hand to add to those that are laid. Whatever cannot become better than the best is left out."""

    def __init__(self, taken: Sequence[int], hand: Sequence[int], price: Price, nebulis: int) -> None:
        self.laid = Laid(taken, price)
        self.start, self.short = self.laid.value, max(0, price.cost - self.laid.value)
        self.nebulis = nebulis
        self.order = sorted(hand, key=VALUE.__getitem__, reverse=True)
        self.held = [0] * 6
        for kind in hand:
            self.held[RACE[kind]] += 1
        self.added: list[int] = []
        self.found: tuple[float, list[int]] | None = None
        self.looks = 0

    def best(self) -> list[int] | None:
        if self.laid.is_dead():
            return None
        if not self.laid.is_legal():  # some payment at least, however many there are
            first = self.laid.complete(self.order, 0, -1, set())
            if first is None:
                return None
            self.found = self._lost(first) + self._paid(sum(VALUE[kind] for kind in first)), first
        self._look(0)
        return self.found and self.found[1]

    def _lost(self, cards: list[int]) -> float:
        """What cards cost besides their value."""
        races = [RACE[kind] for kind in cards]
        gone = sum(races.count(race) == self.held[race] for race in set(races))
        return RACE_HELD * gone + NEBULIS * nebulis_of(cards)

    def _paid(self, value: int) -> float:
        """What it costs to add cards of this value, and what is then still missing. Who may gets rid of Nebulis."""
        missing = max(0, self.short - value)
        nebulis = min(missing, self.nebulis)
        return HAND * value - NEBULIS * nebulis + PEARL * (missing - nebulis)

    def _look(self, start: int) -> None:
        laid, added = self.laid, self.added
        value, lost = laid.value - self.start, self._lost(added)
        if self.found is not None and self._paid(max(value, self.short - self.nebulis)) + lost >= self.found[0]:
            return  # no value is cheaper than the least that needs no pearl, and nothing that was lost comes back
        if laid.is_legal():
            loss = self._paid(value) + lost
            if self.found is None or loss < self.found[0]:
                self.found = loss, added.copy()
        last = -1
        for i in range(start, len(self.order)):
            kind = self.order[i]
            if kind == last:
                continue
            if self.looks >= LOOKS:
                return
            last, self.looks = kind, self.looks + 1
            low = laid.lay(kind)
            added.append(kind)
            if not laid.is_dead():
                self._look(i + 1)
            added.pop()
            laid.take_back(kind, low)
