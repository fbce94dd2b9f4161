"""What pays for a Lord: the arithmetic of races, values and superfluous cards, without any table.

Cards are kinds (see `cards/allies.py`). A payment is legal if
  - races can be named for its Krakens so that exactly the demanded number of races is shown, the guild's among them,
  - values plus pearls reach the cost,
  - no Ally could be left out with its race still shown by another and the cost still met (Krakens exempt).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..cards.allies import KRAKEN, RACE, VALUE

__all__ = ["Price", "Purse", "best_value", "can_complete", "completable", "is_legal", "rank_races"]


class Price(NamedTuple):
    """What a Lord demands of one payer: cost, number of races, the guild's race (-1: any), pearls at hand."""

    cost: int
    races: int
    race: int
    pearls: int


class Purse(NamedTuple):
    """A hand as a payer sees it: (value, race) of each race held, best first, and the Krakens."""

    ranked: list[tuple[int, int]]
    kraken_value: int
    krakens: int


@lru_cache(maxsize=1 << 14)
def rank_races(hand: tuple[int, ...]) -> Purse:
    """Look through a hand. The same hand is looked at again and again, so the answer is kept."""
    sums = [0, 0, 0, 0, 0, 0]
    krakens = 0
    for kind in hand:
        race = RACE[kind]
        sums[race] += VALUE[kind]
        if race == KRAKEN:
            krakens += 1
    kraken_value = sums.pop()
    return Purse(sorted([(value, race) for race, value in enumerate(sums) if value], reverse=True), kraken_value, krakens)


def best_value(purse: Purse, races: int, race: int) -> int:
    """The most a hand can bring against a Lord of so many races, or -1 if the races cannot be shown.

    A payment of all cards of the best races can always be thinned out until nothing is superfluous.
    """
    total, shown = purse.kraken_value, 0
    others = races if race < 0 else races - 1
    for value, held in purse.ranked:
        if held == race:
            total += value
            shown += 1
        elif others:
            total += value
            shown += 1
            others -= 1
    return total if shown + purse.krakens >= races else -1


def is_legal(cards: Sequence[int], price: Price) -> bool:
    laid = _Laid(cards, price)
    return laid.is_legal() and not laid.is_dead()


_FIVE = (0, 1, 2, 3, 4)


class _Laid:
    """A growing payment, kept as the few numbers that decide whether it is legal."""

    __slots__ = ("cost", "count", "lowest", "pearls", "race", "races", "shown", "value")

    def __init__(self, cards: Sequence[int], price: Price) -> None:
        self.cost, self.races, self.race, self.pearls = price
        self.value = 0
        self.shown = 0
        self.count = [0] * 6
        self.lowest = [9] * 6
        for kind in cards:
            self.add(kind)

    def add(self, kind: int) -> int:
        """Lay down a card; returns what `remove` needs to take it back."""
        race, value = RACE[kind], VALUE[kind]
        old = self.lowest[race]
        self.value += value
        self.count[race] += 1
        if self.count[race] == 1 and race != KRAKEN:
            self.shown += 1
        if value < old:
            self.lowest[race] = value
        return old

    def remove(self, kind: int, old: int) -> None:
        race = RACE[kind]
        self.value -= VALUE[kind]
        self.count[race] -= 1
        if self.count[race] == 0 and race != KRAKEN:
            self.shown -= 1
        self.lowest[race] = old

    def is_legal(self) -> bool:
        """Enough value and the right races; superfluous cards are `is_dead`'s business."""
        if self.value + self.pearls < self.cost or not self.shown <= self.races <= self.shown + self.count[KRAKEN]:
            return False
        return self.race < 0 or self.count[self.race] > 0 or self.shown < self.races

    def is_dead(self) -> bool:
        """Can nothing added make this legal? Too many races, no room for the guild's, or a superfluous card:
        an Ally whose value fits into the surplus while another shows its race."""
        if self.shown >= self.races and (
            self.shown > self.races or (self.race >= 0 and not self.count[self.race])
        ):
            return True
        surplus = self.value - self.cost
        if surplus > 0:
            count, lowest = self.count, self.lowest
            for race in _FIVE:
                if count[race] > 1 and lowest[race] <= surplus:
                    return True
        return False


def _grow(laid: _Laid, order: Sequence[int], start: int, failed: set[tuple[int, ...]]) -> list[int] | None:
    """Cards of `order` from `start` on that make a payment legal, or None; what is laid stays as it was.

    A search over multisets, strongest cards first. It is short: a set with a superfluous card stays superfluous
    whatever is added, so no branch grows past the cost, and most hands succeed on the first branch.
    """
    last = -1
    for i in range(start, len(order)):
        kind = order[i]
        if kind == last:
            continue
        last = kind
        old = laid.add(kind)
        more: list[int] | None = None
        if not laid.is_dead():
            if laid.is_legal():
                more = []
            else:
                mark = (i, laid.value, *laid.count, *laid.lowest)
                if mark not in failed:
                    more = _grow(laid, order, i + 1, failed)
                    if more is None:
                        failed.add(mark)
        laid.remove(kind, old)
        if more is not None:
            more.append(kind)
            return more
    return None


def can_complete(taken: Sequence[int], rest: Sequence[int], price: Price) -> bool:
    """Can cards of `rest` be added to those taken so that the payment is legal?"""
    laid = _Laid(taken, price)
    if laid.is_dead():
        return False
    order = sorted(rest, key=VALUE.__getitem__, reverse=True)
    return laid.is_legal() or _grow(laid, order, 0, set()) is not None


def completable(taken: Sequence[int], hand: Sequence[int], price: Price) -> list[int]:
    """The kinds in hand with which a payment can go on and still become legal.

    Every card of one legal payment is such a kind, so a single search settles several kinds at once.
    """
    laid = _Laid(taken, price)
    order = sorted(hand, key=VALUE.__getitem__, reverse=True)
    found: set[int] = set()
    last = -1
    for i, kind in enumerate(order):
        if kind == last or kind in found:
            continue
        last = kind
        old = laid.add(kind)
        if not laid.is_dead():
            more = [] if laid.is_legal() else _grow(laid, order[:i] + order[i + 1 :], 0, set())
            if more is not None:
                found.add(kind)
                found.update(more)
        laid.remove(kind, old)
    return sorted(found)
