"""What a seat of Abyss cannot know, redistributed.

A seat does not see the decks, the Council stacks, the discard, the others' hands and tokens. What everybody saw
before it was turned face down is not remembered for anyone: the table shows what may be looked at, no more.
"""

from __future__ import annotations

import random

from .cards.allies import KRAKEN, MONSTER, RACE
from .state import AbyssState, Table

__all__ = ["resample", "reshuffle"]

PILES = ("deck", "lord_deck", "location_stack", "leviathan_deck", "loot_deck", "base_pile", "expansion_pile")

HAND, DECK = -1, -2
HAND_TRIES, STACK_TRIES = 4, 24
"""Most swaps into a hand are legal, about one in seven into a Council stack: enough tries that nothing just stays."""


def resample(t: Table, seat: int, rng: random.Random) -> None:
    """Shuffle all that is hidden from a seat, in place; every number a seat can count stays as it is."""
    s = t.state
    _resample_exploration(s, seat, t.seats, rng)
    s.lord_deck = _shuffled(s.lord_deck, rng)
    s.location_stack = _shuffled(s.location_stack, rng)
    s.leviathan_deck = _shuffled(s.leviathan_deck, rng)
    s.loot_deck = _shuffled(s.loot_deck, rng)
    others = [other for other in range(t.seats) if other != seat]
    s.base_pile = _deal(s.tokens, others, s.base_pile, rng)
    s.expansion_pile = _deal(s.expansion_tokens, others, s.expansion_pile, rng)


def reshuffle(t: Table) -> None:
    """Mix every pile from which cards or tokens are drawn; the discard and the Council stacks stay as they lie."""
    for pile in PILES:
        setattr(t.state, pile, t.streams.shuffled(getattr(t.state, pile), f"again-{pile}"))


def _shuffled(cards: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    return tuple(rng.sample(cards, len(cards)))


def _deal(
    zones: list[tuple[int, ...]], others: list[int], pile: tuple[int, ...], rng: random.Random
) -> tuple[int, ...]:
    """Mix the others' tokens with the pile and deal them out again; the rest is the new pile."""
    pool = list(pile)
    for other in others:
        pool += zones[other]
    rng.shuffle(pool)
    for other in others:
        size = len(zones[other])
        zones[other], pool = tuple(pool[:size]), pool[size:]
    return tuple(pool)


def _resample_exploration(s: AbyssState, seat: int, seats: int, rng: random.Random) -> None:
    """Cards move only where they may lie: a Council stack holds its race and Krakens, a hand no Monster.

    Random swaps that keep this true are symmetric, so every legal distribution is equally likely in the end.
    """
    places: list[int] = []
    cards: list[int] = []

    def gather(zone: tuple[int, ...], place: int) -> None:
        cards.extend(zone)
        places.extend([place] * len(zone))

    others = [other for other in range(seats) if other != seat]
    for race in range(5):
        gather(s.council[race], race)
    for other in others:
        gather(s.hands[other], HAND)
    fixed = len(cards)
    gather(s.deck, DECK)
    if s.discard_open_to != seat:
        gather(s.discard, DECK)
    tail = cards[fixed:]
    rng.shuffle(tail)
    cards[fixed:] = tail
    n = len(cards)
    roll = rng.random
    for i in range(fixed):
        for _ in range(HAND_TRIES if places[i] == HAND else STACK_TRIES):
            j = int(roll() * n)
            a, b = cards[i], cards[j]
            if a != b and _may_lie(b, places[i]) and _may_lie(a, places[j]):
                cards[i], cards[j] = b, a
    at = 0

    def take(size: int) -> tuple[int, ...]:
        nonlocal at
        at += size
        return tuple(cards[at - size : at])

    for race in range(5):
        s.council[race] = take(len(s.council[race]))
    for other in others:
        s.hands[other] = tuple(sorted(take(len(s.hands[other]))))
    s.deck = take(len(s.deck))
    if s.discard_open_to != seat:
        s.discard = take(len(s.discard))


def _may_lie(kind: int, place: int) -> bool:
    if place == DECK:
        return True
    if kind == MONSTER:
        return False
    return place == HAND or RACE[kind] == place or RACE[kind] == KRAKEN
