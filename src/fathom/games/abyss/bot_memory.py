"""What everybody saw come to a hand: Allies taken or bought in the open, and stacks of the Council, of which the race
is known. Noted are five numbers for each seat (`t.noted`): so many Allies of each race it holds at least, as far as
everybody can tell. Imagined hands are made to fit.
"""

from __future__ import annotations

import random

from ...kernel.ask import Answer
from .cards.allies import BY_KEY, RACE, RACES
from .state import Table

__all__ = ["WATCHED", "are_notes", "consider", "witness"]

WATCHED = frozenset({"ask-take", "ask-buy", "ask-stack", "ask-pay"})
KINDS = len(RACES)


def witness(t: Table, what: str, seat: int, answer: Answer | None) -> None:
    """Note what comes to a hand, and what leaves it in a payment."""
    s, key, race, more = t.state, str(answer), KINDS, 1
    if what in ("ask-take", "ask-buy"):
        if key.startswith(("take", "buy")):
            race = RACE[s.track[-1]]
    elif what == "ask-stack":
        if key in RACES:
            race = RACES.index(key)
            more = len(s.council[race])
    elif key in BY_KEY:
        race, more = RACE[BY_KEY[key]], -1
    noted = list(t.noted) or [0] * (KINDS * t.seats)
    for other, hand in enumerate(s.hands):
        first = other * KINDS
        row = noted[first : first + KINDS]
        while sum(row) > len(hand):  # what left it unseen may have been any of it
            row[row.index(max(row))] -= 1
        noted[first : first + KINDS] = row
    if race < KINDS:  # Krakens are of any race
        noted[seat * KINDS + race] = max(0, noted[seat * KINDS + race] + more)
    t.noted = tuple(noted)


def _held(t: Table) -> list[tuple[int, ...]]:
    return [t.noted[first : first + KINDS] for first in range(0, KINDS * t.seats, KINDS)]


def consider(t: Table, seat: int, rng: random.Random) -> None:
    """Exchange cards of the others' hands with the deck, until they hold what everybody saw them get."""
    if not t.noted:
        return
    s = t.state
    held, deck = _held(t), list(s.deck)
    for other in t.seats_after(seat):
        hand = list(s.hands[other])
        for race, least in enumerate(held[other]):
            for _ in range(least - sum(RACE[kind] == race for kind in hand)):
                there = [at for at, kind in enumerate(deck) if RACE[kind] == race]
                spare = [at for at, kind in enumerate(hand) if _is_spare(hand, kind, held[other])]
                if not there or not spare:
                    break
                mine, theirs = rng.choice(spare), rng.choice(there)
                hand[mine], deck[theirs] = deck[theirs], hand[mine]
        s.hands[other] = tuple(sorted(hand))
    s.deck = tuple(deck)


def _is_spare(hand: list[int], kind: int, held: tuple[int, ...]) -> bool:
    """Does a hand hold more of this race than everybody saw it get?"""
    race = RACE[kind]
    return race >= KINDS or sum(RACE[other] == race for other in hand) > held[race]


def are_notes(seats: int, noted: tuple[int, ...]) -> bool:
    """Can this have been noted at a table of so many seats?"""
    return not noted or (len(noted) == KINDS * seats and all(0 <= n <= 100 for n in noted))
