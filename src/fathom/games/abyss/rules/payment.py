"""What pays for a Lord: the arithmetic of races, values and superfluous cards, without any table.

Cards are kinds (see `cards/allies.py`). A payment is legal if
  - races can be named for its Krakens so that exactly the demanded number of races is shown, the guild's among them,
  - values plus pearls reach the cost,
  - no Ally could be left out with its race still shown by another and the cost still met (Krakens exempt).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..cards.allies import KRAKEN, RACE, VALUE

__all__ = ["Price", "best_value", "can_complete", "is_legal", "race_sums", "superfluous"]


class Price(NamedTuple):
    """What a Lord demands of one payer: cost, number of races, the guild's race (-1: any), pearls at hand."""

    cost: int
    races: int
    race: int
    pearls: int


def race_sums(hand: Sequence[int]) -> tuple[list[int], int, int]:
    """Values per race, value of the Krakens, number of Krakens."""
    sums = [0] * 6
    krakens = 0
    for kind in hand:
        race = RACE[kind]
        sums[race] += VALUE[kind]
        if race == KRAKEN:
            krakens += 1
    return sums[:5], sums[KRAKEN], krakens


def best_value(sums: Sequence[int], kraken_value: int, krakens: int, races: int, race: int) -> int:
    """The most a hand can bring against a Lord of so many races, or -1 if the races cannot be shown.

    A payment of all cards of the best races can always be thinned out until nothing is superfluous.
    """
    if race < 0:
        chosen = sorted((value for value in sums if value), reverse=True)[:races]
    else:
        others = sorted((value for i, value in enumerate(sums) if value and i != race), reverse=True)[: races - 1]
        chosen = [sums[race], *others] if sums[race] else others
    if len(chosen) + krakens < races:
        return -1
    return sum(chosen) + kraken_value


def superfluous(cards: Sequence[int], cost: int) -> bool:
    """Could some Ally be left out? Its value fits into the surplus and another Ally shows its race."""
    surplus = sum(VALUE[kind] for kind in cards) - cost
    if surplus <= 0:
        return False
    races = [RACE[kind] for kind in cards]
    return any(
        VALUE[kind] <= surplus and race != KRAKEN and races.count(race) > 1
        for kind, race in zip(cards, races, strict=True)
    )


def _shows_races(cards: Sequence[int], price: Price) -> bool:
    shown = {RACE[kind] for kind in cards}
    krakens = sum(RACE[kind] == KRAKEN for kind in cards)
    shown.discard(KRAKEN)
    if not len(shown) <= price.races <= len(shown) + krakens:
        return False
    return price.race < 0 or price.race in shown or len(shown) < price.races


def is_legal(cards: Sequence[int], price: Price) -> bool:
    value = sum(VALUE[kind] for kind in cards)
    return value + price.pearls >= price.cost and _shows_races(cards, price) and not superfluous(cards, price.cost)


def _is_dead(cards: Sequence[int], price: Price) -> bool:
    """Nothing added to these cards can make them legal."""
    shown = {RACE[kind] for kind in cards}
    shown.discard(KRAKEN)
    if len(shown) > price.races or (len(shown) == price.races and price.race >= 0 and price.race not in shown):
        return True
    return superfluous(cards, price.cost)


def can_complete(taken: Sequence[int], rest: Sequence[int], price: Price) -> bool:
    """Can cards of `rest` be added to those taken so that the payment is legal?

    A search over multisets, strongest cards first. It is short: a set with a superfluous card stays superfluous
    whatever is added, so no branch grows past the cost, and most hands succeed on the first branch.
    """
    if _is_dead(taken, price):
        return False
    if is_legal(taken, price):
        return True
    order = sorted(rest, key=VALUE.__getitem__, reverse=True)
    failed: set[tuple[int, ...]] = set()

    def grow(cards: list[int], start: int) -> bool:
        last = -1
        for i in range(start, len(order)):
            kind = order[i]
            if kind == last:
                continue
            last = kind
            more = [*cards, kind]
            mark = (i, *sorted(more))
            if mark in failed or _is_dead(more, price):
                continue
            if is_legal(more, price) or grow(more, i + 1):
                return True
            failed.add(mark)
        return False

    return grow(list(taken), 0)
