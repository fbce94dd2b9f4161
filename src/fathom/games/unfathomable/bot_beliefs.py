"""What a seat believes about the others: how likely each of them is a traitor.

For every set of players that might be the traitors the table notes how well all that everybody saw fits (`t.noted`, by
`bot_signs.py`: the first number tells whether the awakening is in it, then one for each set, in thousandths of a
logarithm). A seat puts together with it what it knows alone: its own cards, and loyalty it has looked at.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp

from ..facts import facts_about
from .cards.names import HUMAN
from .state import Cards, Table, UnfathomableState

__all__ = ["LEAST", "UNIT", "are_notes", "beliefs", "boldness", "likelihood", "suspected"]

UNIT = 1000.0
"""Of a logarithm, in what is noted."""
LEAST = -12.0
"""Nothing that people do rules a set out for good."""


def beliefs(t: Table, seat: int) -> tuple[float, ...]:
    """How likely each seat is a traitor, to a seat that knows its own cards; to one that knows nothing (-1)."""
    return _marginals(t.seats, *_known(t.state, seat), t.noted)


def suspected(t: Table, seat: int) -> float:
    """How likely somebody is taken for a traitor by who only saw what everybody saw."""
    return beliefs(t, -1)[seat]


def boldness(t: Table, seat: int) -> float:
    """How much a hidden traitor dares: what it does is seen, and the more it is suspected the more it behaves."""
    if not t.noted:
        return 1.0
    return min(1.0, max(0.1, 1.6 - 1.8 * suspected(t, seat)))


def are_notes(seats: int, noted: tuple[int, ...]) -> bool:
    """Can this have been noted at a table of so many seats?"""
    if not noted:
        return True
    first, fits = noted[0], noted[1:]
    return first in (0, 1) and len(fits) == 1 << seats and all(LEAST * UNIT <= fit <= 0 for fit in fits)


def likelihood(t: Table, seat: int) -> float:
    """How well the traitors of an imagined table fit, beside those of the table that fits best."""
    noted = t.noted
    if not noted:
        return 1.0
    s = t.state
    who = sum(1 << other for other in range(t.seats) if s.revealed[other] >= 0 or _is_bad(s.loyalty[other]))
    unseen, sure, deck, bad = _known(s, seat)
    best = max(noted[1 + other] for other, ways in enumerate(_ways(t.seats, unseen, sure, deck, bad)) if ways)
    return min(1.0, exp((noted[1 + who] - best) / UNIT))


def _is_bad(cards: Cards) -> bool:
    return any(card != HUMAN for card in cards)


def _known(s: UnfathomableState, seat: int) -> tuple[Cards, int, int, int]:
    """How many cards of each seat are unseen, who is a traitor for sure, how many lie in the deck, how many are bad."""
    unseen, sure = [], 0
    bad = sum(card != HUMAN for card in s.loyalty_deck)
    for other, held in enumerate(s.loyalty):
        known = held if other == seat else facts_about(s, seat, ("loyalty", other))[1]
        unseen.append(len(held) - len(known))
        bad += sum(card != HUMAN for card in held) - sum(card != HUMAN for card in known)
        if s.revealed[other] >= 0 or _is_bad(known):
            sure |= 1 << other
    return tuple(unseen), sure, len(s.loyalty_deck), bad


@lru_cache(maxsize=1 << 10)
def _ways(seats: int, unseen: Cards, sure: int, deck: int, bad: int) -> tuple[int, ...]:
    """In how many ways the bad cards can lie so that exactly these are traitors, for every set of seats."""
    out = []
    for who in range(1 << seats):
        if who & sure != sure:
            out.append(0)
            continue
        ways = [comb(deck, n) for n in range(bad + 1)]
        for seat in range(seats):
            if sure >> seat & 1:
                held = [comb(unseen[seat], n) for n in range(bad + 1)]
            elif who >> seat & 1:
                held = [0, *(comb(unseen[seat], n) for n in range(1, bad + 1))]
            else:
                continue
            ways = [sum(ways[i] * held[n - i] for i in range(n + 1)) for n in range(bad + 1)]
        out.append(ways[bad])
    return tuple(out)


@lru_cache(maxsize=1 << 10)
def _marginals(seats: int, unseen: Cards, sure: int, deck: int, bad: int, noted: tuple[int, ...]) -> tuple[float, ...]:
    ways = _ways(seats, unseen, sure, deck, bad)
    fits = [exp(n / UNIT) for n in noted[1:]] or [1.0] * len(ways)
    weights = [n * fit for n, fit in zip(ways, fits, strict=True)]
    total = sum(weights)
    if not total:  # a described position may hold other cards than the game
        return tuple(float(sure >> seat & 1) for seat in range(seats))
    return tuple(sum(w for who, w in enumerate(weights) if who >> seat & 1) / total for seat in range(seats))
