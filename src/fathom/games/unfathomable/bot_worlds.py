"""What others have added to the running test, in a world that a seat imagines: who means well added what supports it,
and of traitors some hindered it.

Cards are only exchanged between hands and the test, within what everybody saw people draw (`hidden.py`).
"""

from __future__ import annotations

import random

from ..facts import facts_about
from .cards.names import type_of
from .judgment import for_the_sea
from .reflexes import HINDERS
from .rules.skill_test import RunTest, running_test
from .state import Table

__all__ = ["consider"]


def consider(t: Table, seat: int, rng: random.Random) -> None:
    """Exchange cards that others added to the running test for such as they would have added."""
    s = t.state
    if not s.pool:
        return
    test = running_test(t)
    seen = facts_about(s, seat, "pool")[0]
    helped: dict[int, bool] = {}
    for at, giver in enumerate(test.whose):
        if giver < 0 or giver == seat or at in seen:
            continue
        if giver not in helped:
            hides = s.revealed[giver] < 0 and rng.random() >= HINDERS[s.awakened]
            helped[giver] = hides or not for_the_sea(s, giver)
        if (type_of(s.pool[at]) in test.supports) != helped[giver]:
            _exchange(t, test, at, giver, seat, helped[giver], rng)


def _exchange(t: Table, test: RunTest, at: int, giver: int, seat: int, helps: bool, rng: random.Random) -> None:
    """Take a card of the giver for the one that lies there, or else of somebody who may hold that one instead."""
    s = t.state
    given = type_of(s.pool[at])
    others = [other for other in t.seats_after(giver) if other != seat]
    rng.shuffle(others)
    for owner in (giver, *others):
        fitting = [kind for kind in s.hands[owner] if (type_of(kind) in test.supports) == helps]
        if owner != giver:
            if not s.bounds or _held(t, test, owner).count(given) >= s.bounds[owner][given]:
                continue
            held = _held(t, test, giver)
            fitting = [kind for kind in fitting if held.count(type_of(kind)) < s.bounds[giver][type_of(kind)]]
        if fitting:
            kind = rng.choice(fitting)
            hand = list(s.hands[owner])
            hand[hand.index(kind)] = s.pool[at]
            s.hands[owner] = tuple(sorted(hand))
            s.pool = (*s.pool[:at], kind, *s.pool[at + 1 :])
            return


def _held(t: Table, test: RunTest, seat: int) -> list[int]:
    """The types of all cards of a seat, those in the test included."""
    s = t.state
    added = [kind for kind, giver in zip(s.pool, test.whose, strict=True) if giver == seat]
    return [type_of(kind) for kind in (*s.hands[seat], *added)]
