"""How the greedy bot plays alone: it imagines the rest of the round and takes what leaves it best off in the next one.

An answer that ends a turn cannot be compared with one that does not by a look at the table right after it: the Automa
has played meanwhile, or the investigators have come. So every promising answer is followed to the same moment, in a few
imagined worlds, with what most would do (`bot_habit.py`). Among people that would take too long.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...kernel.ask import Answer, Ask
from .bot import hints as glance
from .bot_alone import alone
from .bot_habit import habit
from .rules.turn import END, PASS
from .state import Table

__all__ = ["hints"]

TURNS = frozenset({"ask-turn", "ask-pay-turn"})
SETS = frozenset({"ask-set", "ask-bottom"})
PROMISING = 4
"""So many answers are followed to the next round, beside the end of the turn."""
WORLDS = 6
MOST = 80
"""Questions after which a round has been imagined long enough."""


def hints(t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
    """Alone, the answer after which the next round looks best; else what a glance tells."""
    if t.seats > 1 or ask.why not in TURNS | SETS:
        return glance(t, ask, rng)
    keys = _promising(t, ask, rng)
    if len(keys) == 1:
        return keys
    worth = dict.fromkeys(keys, 0.0)
    for number in range(WORLDS):
        world = t.determinize(ask.seat, rng) if number else t
        for key in keys:
            worth[key] += _next_round(_done(world, ask.seat, key, rng), ask.seat, rng)
    return [max(keys, key=worth.__getitem__)]


def _promising(t: Table, ask: Ask, rng: random.Random) -> list[str]:
    """The answers that look best when they are done, and those that end the turn."""
    if len(ask.keys) <= PROMISING:
        return list(ask.keys)
    ends = [key for key in ask.keys if key in (END, PASS)]
    others = [key for key in ask.keys if key not in ends]
    looks = {key: alone(_done(t, ask.seat, key, rng)) for key in others}
    return ends + sorted(others, key=lambda key: -looks[key])[:PROMISING]


def _done(t: Table, seat: int, key: str, rng: random.Random) -> Table:
    """A table after an answer and all that is asked about it: the best set, the targets that a glance takes."""
    tried = t.clone()
    tried.quiet = True
    tried.choose(key, seat)
    if key in (END, PASS):
        return tried
    while tried.asked and tried.asked[0].why not in TURNS:
        ask = tried.asked[0]
        if ask.why in SETS:
            return max([_done(tried, seat, way, rng) for way in ask.keys], key=alone)
        _go_on(tried, ask, rng)
    return tried


def _next_round(t: Table, seat: int, rng: random.Random) -> float:
    """How the table looks when the next round has begun, if everybody goes on by habit."""
    this = t.state.round
    for _ in range(MOST):
        if not t.asked or (t.state.round > this and t.asked[0].why == "ask-turn"):
            break
        ask = t.asked[0]
        usual = habit(t, ask, rng)
        if usual is None:
            _go_on(t, ask, rng)
        else:
            t.choose(usual, ask.seat)
    return alone(t)


def _go_on(t: Table, ask: Ask, rng: random.Random) -> None:
    """What a glance tells, or anything."""
    known = glance(t, ask, rng)
    if known:
        t.choose(known[0], ask.seat)
    elif (decision := t.decision) is not None:
        t.choose(decision.sample(rng), ask.seat)
