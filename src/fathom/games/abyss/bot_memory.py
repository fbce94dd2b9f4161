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
    s = t.state
    held = _held(t)
    for other in range(t.seats):  # what left it unseen may have been any of it
        while sum(held[other]) > len(s.hands[other]):
            held[other][held[other].index(max(held[other]))] -= 1
    if what in ("ask-take", "ask-buy"):
        if str(answer).startswith(("take", "buy")):
            _add(held[seat], RACE[s.track[-1]], 1)
    elif what == "ask-stack":
        if answer in RACES:
            _add(held[seat], RACES.index(str(answer)), len(s.council[RACES.index(str(answer))]))
    elif answer in BY_KEY:
        _add(held[seat], RACE[BY_KEY[str(answer)]], -1)
    t.noted = tuple(n for row in held for n in row)


def _held(t: Table) -> list[list[int]]:
    noted = t.noted or (0,) * (KINDS * t.seats)
    return [list(noted[seat * KINDS : (seat + 1) * KINDS]) for seat in range(t.seats)]


def _add(row: list[int], race: int, n: int) -> None:
    if race < KINDS:  # Krakens are of any race
        row[race] = max(0, row[race] + n)


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


def _is_spare(hand: list[int], kind: int, held: list[int]) -> bool:
    """Does a hand hold more of this race than everybody saw it get?"""
    race = RACE[kind]
    return race >= KINDS or sum(RACE[other] == race for other in hand) > held[race]


def are_notes(seats: int, noted: tuple[int, ...]) -> bool:
    """Can this have been noted at a table of so many seats?"""
    return not noted or (len(noted) == KINDS * seats and all(0 <= n <= 100 for n in noted))
