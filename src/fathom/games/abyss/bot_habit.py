"""What most would do without much thought: how play-outs of a search go on. By what lies open and the own hand."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...kernel.ask import Ask
from .cards.allies import BY_KEY, KRAKEN, RACE, RACES, VALUE
from .cards.lord import LORDS
from .cards.names import LORD_KEYS
from .rules.locations import keys_of
from .rules.recruit import PayLord
from .state import Table

__all__ = ["habit"]

RECRUITS = 0.9
"""How often a Lord is recruited who can be paid."""
SUPPORT = (0.0, 0.25, 0.6, 0.85, 0.95)
"""How often the biggest stack of the Council is taken, by its size."""
KEY = 2.8
THREAT = 2
"""From this space of the Threat track on a Monster is fought: it brings a Key."""
FEW = 2
"""Pearls that are gladly added to a payment."""


def habit(t: Table, ask: Ask, rng: random.Random) -> str | None:
    """Recruit the best Lord and pay closely, take big stacks and strong Allies, buy what is worth its price."""
    find = HABITS.get(ask.why)
    return find(t, ask, rng) if find else None


def _action(t: Table, ask: Ask, rng: random.Random) -> str | None:
    s, keys = t.state, ask.keys
    if "recruit" in keys and rng.random() < RECRUITS:
        return "recruit"
    biggest = min(max(map(len, s.council)), len(SUPPORT) - 1)
    if "support" in keys and rng.random() < SUPPORT[biggest]:
        return "support"
    return "explore" if "explore" in keys else None


def _take(t: Table, ask: Ask, rng: random.Random) -> str:
    return "take" if VALUE[t.state.track[-1]] >= 3 or rng.random() < 0.25 else "explore-on"


def _buy(t: Table, ask: Ask, rng: random.Random) -> str:
    s = t.state
    return ask.keys[0] if VALUE[s.track[-1]] >= 2 + s.price else "pass"


def _stack(t: Table, ask: Ask, rng: random.Random) -> str | None:
    s = t.state
    named = [key for key in ask.keys if key in RACES]
    return max(named, key=lambda key: len(s.council[RACES.index(key)])) if named else None


def _monster(t: Table, ask: Ask, rng: random.Random) -> str:
    return "fight" if t.state.threat >= THREAT else "explore-on"


def _lord(t: Table, ask: Ask, rng: random.Random) -> str:
    """The most influence, or the Key that opens a Location."""
    short = keys_of(t.state, ask.seat) == 2

    def worth(key: str) -> float:
        lord = LORDS[LORD_KEYS.index(key)]
        return lord.influence + (2 * KEY if short and lord.keys else KEY * lord.keys) - 0.3 * lord.cost

    return max(ask.keys, key=worth)


def _pay(t: Table, ask: Ask, rng: random.Random) -> str | None:
    """The smallest Ally that completes the payment, else the biggest; few pearls are added rather than an Ally."""
    frame = t.frames[-1]
    if not isinstance(frame, PayLord):
        return None
    missing = frame.price[0] - sum(VALUE[kind] for kind in t.state.laid)
    if "enough" in ask.keys and missing <= FEW:
        return "enough"
    kinds = [BY_KEY[key] for key in ask.keys if key != "enough"]
    if not kinds:
        return None
    enough = [kind for kind in kinds if VALUE[kind] >= missing]
    pick = min(enough, key=VALUE.__getitem__) if enough else max(kinds, key=VALUE.__getitem__)
    return ask.keys[kinds.index(pick)] if ask.keys[0] != "enough" else None


def _affiliate(t: Table, ask: Ask, rng: random.Random) -> str:
    """The Ally that adds most to the strongest of each race."""
    best = [0] * len(RACES)
    for kind in t.state.affiliated[ask.seat]:
        best[RACE[kind]] = max(best[RACE[kind]], VALUE[kind])
    return max(ask.keys, key=lambda key: VALUE[BY_KEY[key]] - best[RACE[BY_KEY[key]]])


def _discard_one(t: Table, ask: Ask, rng: random.Random) -> str:
    return min(ask.keys, key=lambda key: VALUE[BY_KEY[key]] + (RACE[BY_KEY[key]] == KRAKEN))


HABITS: dict[str, Callable[[Table, Ask, random.Random], str | None]] = {
    "ask-action": _action,
    "ask-take": _take,
    "ask-buy": _buy,
    "ask-stack": _stack,
    "ask-monster": _monster,
    "ask-recruit": _lord,
    "ask-pay": _pay,
    "ask-affiliate": _affiliate,
    "ask-discard-one": _discard_one,
}
"""By question."""
