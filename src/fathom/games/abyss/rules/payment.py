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

__all__ = [
    "HIGHEST", "Laid", "Price", "Purse", "best_value", "is_legal", "rank_races",
    "survey",
]  # fmt: skip

HIGHEST = max(VALUE)
"""The value of the best card there is."""


class Price(NamedTuple):
    """What a Lord demands of one payer: cost, number of races, the guild's race (-1: any), pearls at hand."""

    cost: int
    races: int
    race: int
    pearls: int


class Purse(NamedTuple):
    """A hand as a payer sees it: all it is worth, (value, race) of each race held, best first, and the Krakens."""

    total: int
    ranked: list[tuple[int, int]]
    kraken_value: int
    krakens: int

    def holds(self, race: int) -> bool:
        return any(held == race for _, held in self.ranked)


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
    ranked = sorted([(value, race) for race, value in enumerate(sums) if value], reverse=True)
    return Purse(sum(sums) + kraken_value, ranked, kraken_value, krakens)


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
    laid = Laid(cards, price)
    return laid.is_legal() and not laid.is_dead()


_FIVE = (0, 1, 2, 3, 4)


class Laid:
    """A growing payment, kept as the few numbers that decide whether it is legal.

    This is where a random game spends most of its time, so cards are laid and taken back in place, and `complete`
    keeps in local names what it looks at again and again.
    """

    __slots__ = ("cost", "count", "lowest", "pearls", "race", "races", "shown", "value")

    def __init__(self, cards: Sequence[int], price: tuple[int, int, int, int]) -> None:
        self.cost, self.races, self.race, self.pearls = price
        self.count = count = [0] * 6
        self.lowest = lowest = [9] * 6
        value = 0
        for kind in cards:
            race, worth = RACE[kind], VALUE[kind]
            value += worth
            count[race] += 1
            if worth < lowest[race]:
                lowest[race] = worth
        self.value = value
        self.shown = 5 - count[:5].count(0)

    def is_legal(self) -> bool:
        """Enough value and the right races; superfluous cards are `is_dead`'s business."""
        if self.value + self.pearls < self.cost or not self.shown <= self.races <= self.shown + self.count[KRAKEN]:
            return False
        return self.race < 0 or self.count[self.race] > 0 or self.shown < self.races

    def is_dead(self) -> bool:
        """Can nothing added make this legal? Too many races, no room for the guild's, or a superfluous card."""
        if self.shown > self.races or (self.shown == self.races and self.race >= 0 and not self.count[self.race]):
            return True
        return self.value > self.cost and _superfluous(self.value - self.cost, self.count, self.lowest)

    def lay(self, kind: int) -> int:
        """Lay down a card; returns what `take_back` needs."""
        race, low = RACE[kind], self.lowest[RACE[kind]]
        self.value += VALUE[kind]
        self.count[race] += 1
        self.lowest[race] = min(low, VALUE[kind])
        self.shown = 5 - self.count[:5].count(0)
        return low

    def take_back(self, kind: int, low: int) -> None:
        self.value -= VALUE[kind]
        self.count[RACE[kind]] -= 1
        self.lowest[RACE[kind]] = low
        self.shown = 5 - self.count[:5].count(0)

    def complete(self, order: Sequence[int], start: int, skip: int, failed: set[tuple[int, ...]]) -> list[int] | None:
        """Cards of `order` from `start` on, but not the one at `skip`, that make the payment legal, or None.

        A search over multisets, strongest cards first; what is laid stays as it was. It is short: a set with a
        superfluous card stays superfluous whatever is added, so no branch grows past the cost, and most hands
        succeed on the first branch.
        """
        cost, races, guild, count, lowest = self.cost, self.races, self.race, self.count, self.lowest
        value, shown = self.value, self.shown
        last = -1
        for i in range(start, len(order)):
            kind = order[i]
            if kind == last or i == skip:
                continue
            last = kind
            race, worth = RACE[kind], VALUE[kind]
            held, low = count[race], lowest[race]
            now = shown + 1 if held == 0 and race != KRAKEN else shown
            if now >= races and (now > races or (guild >= 0 and not count[guild] and race != guild)):
                continue
            total = value + worth
            count[race] = held + 1
            if worth < low:
                lowest[race] = worth
            more: list[int] | None = None
            if total <= cost or not _superfluous(total - cost, count, lowest):
                if total + self.pearls >= cost and now + count[KRAKEN] >= races:
                    more = []
                else:
                    mark = (i, total, *count, *lowest)
                    if mark not in failed:
                        self.value, self.shown = total, now
                        more = self.complete(order, i + 1, skip, failed)
                        self.value, self.shown = value, shown
                        if more is None:
                            failed.add(mark)
            count[race], lowest[race] = held, low
            if more is not None:
                more.append(kind)
                return more
        return None


def _superfluous(surplus: int, count: list[int], lowest: list[int]) -> bool:
    """Does some Ally's value fit into the surplus while another shows its race?"""
    for race in _FIVE:  # a plain loop: twice as fast as any() over a generator
        if count[race] > 1 and lowest[race] <= surplus:
            return True
    return False


def _by_value(cards: Sequence[int]) -> list[int]:
    return sorted(cards, key=VALUE.__getitem__, reverse=True)


def survey(taken: Sequence[int], hand: Sequence[int], price: tuple[int, int, int, int]) -> tuple[bool, list[int]]:
    """Is what was taken a legal payment, and with which kinds in hand can it go on and still be or become one?

    Every card of one legal payment is such a kind, so a single search settles several kinds at once.
    """
    laid = Laid(taken, price)
    legal = laid.is_legal() and not laid.is_dead()
    order = _by_value(hand)
    found: set[int] = set()
    last = -1
    for i, kind in enumerate(order):
        if kind == last or kind in found:
            continue
        last = kind
        low = laid.lay(kind)
        if not laid.is_dead():
            more = [] if laid.is_legal() else laid.complete(order, 0, i, set())
            if more is not None:
                found.add(kind)
                found.update(more)
        laid.take_back(kind, low)
    return legal, sorted(found)
