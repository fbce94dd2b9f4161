"""What a seat of Unfathomable cannot know, redistributed.

A seat knows its hand, its loyalty cards, what it has looked at and may remember, and every open count. Everything else
is dealt anew: the others' hands from all skill cards it has not seen, their loyalty cards from those it does not hold,
decks, the chaos deck, the pool of a running test, passengers.
"""

from __future__ import annotations

import random

from ...kernel.table import Table
from .cards.names import MYTHOS, SPELLS, TREACHERY, WAYPOINTS, type_of
from .state import UnfathomableState

__all__ = ["resample"]


def resample(t: Table, seat: int, rng: random.Random) -> None:
    s: UnfathomableState = t.state
    others = [other for other in range(t.seats) if other != seat]
    _deal_skills(s, others, rng)
    _deal_loyalty(s, seat, others, rng)
    _shuffle_decks(s, seat, rng)
    _deal_passengers(s, rng)
    for other in others:
        s.known[other] = ()


def _deal_skills(s: UnfathomableState, others: list[int], rng: random.Random) -> None:
    """Cards are exchanged inside their type: from which decks somebody drew is open, what was drawn is not.

    Nobody knows how many cards of a type a hand still holds, but any exchange inside a type keeps every count that can
    be counted; humans hold no treachery they could not hold.
    """
    for type in range(TREACHERY + 1):
        zones: list[tuple[str, int]] = [
            ("deck", type),
            *(("hand", other) for other in others),
            ("chaos", 0),
            ("pool", 0),
        ]
        pool: list[int] = []
        for name, i in zones:
            pool += [kind for kind in _zone(s, name, i) if type_of(kind) == type]
        rng.shuffle(pool)
        for name, i in zones:
            old = _zone(s, name, i)
            new = [pool.pop() if type_of(kind) == type else kind for kind in old]
            _put(s, name, i, new)
    s.chaos = tuple(rng.sample(s.chaos, len(s.chaos)))


def _zone(s: UnfathomableState, name: str, i: int) -> tuple[int, ...]:
    return {"deck": s.skill_decks[i], "hand": s.hands[i] if name == "hand" else (), "chaos": s.chaos, "pool": s.pool}[
        name
    ]


def _put(s: UnfathomableState, name: str, i: int, cards: list[int]) -> None:
    if name == "deck":
        s.skill_decks[i] = tuple(cards)
    elif name == "hand":
        s.hands[i] = tuple(sorted(cards))
    elif name == "chaos":
        s.chaos = tuple(cards)
    else:
        s.pool = tuple(cards)


def _deal_loyalty(s: UnfathomableState, seat: int, others: list[int], rng: random.Random) -> None:
    """Unknown loyalty cards are dealt anew; a revealed card and what the seat has looked at stay."""
    facts = dict(s.known[seat])
    seen = {other for other in others if f"loyalty-{other}" in facts}
    free = [other for other in others if other not in seen]
    pool = [card for other in free for card in s.loyalty[other]] + list(s.loyalty_deck)
    rng.shuffle(pool)
    for other in free:
        n = len(s.loyalty[other])
        s.loyalty[other], pool = tuple(pool[:n]), pool[n:]
    s.loyalty_deck = tuple(pool)


def _shuffle_decks(s: UnfathomableState, seat: int, rng: random.Random) -> None:
    facts = dict(s.known[seat])
    tops = {"mythos": MYTHOS, "waypoint": WAYPOINTS, "spell": SPELLS}
    for name in ("mythos", "waypoint", "spell", "item", "damage"):
        deck = list(getattr(s, f"{name}_deck"))
        known = facts.get("mythos" if name == "mythos" else f"{name}s", ())
        kept = [tops[name].index(slug) for slug in known] if name in tops else []
        rest = [card for card in deck if card not in kept]
        rng.shuffle(rest)
        setattr(s, f"{name}_deck", (*rest, *(card for card in kept if card in deck)))


def _deal_passengers(s: UnfathomableState, rng: random.Random) -> None:
    pool = [token for tokens in s.passengers for token in tokens] + list(s.passenger_supply)
    rng.shuffle(pool)
    for deck, tokens in enumerate(s.passengers):
        s.passengers[deck] = tuple(pool.pop() for _ in tokens)
    s.passenger_supply = tuple(pool)
