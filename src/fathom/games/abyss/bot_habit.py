"""What most would do without much thought: how play-outs of a search go on. By what lies open and the own hand."""

from __future__ import annotations

import random
from collections.abc import Callable

from ...kernel.ask import Answer, Ask
from .cards.allies import BY_KEY, KRAKEN, MARK, RACE, RACES, VALUE
from .cards.leviathans import LEVIATHANS, SPACES
from .cards.lord import LORDS
from .cards.names import LORD_KEYS
from .rules.fight import FightLeviathan, fighters, targets
from .rules.locations import keys_of
from .rules.recruit import PayLord
from .state import Table

__all__ = ["habit"]

RECRUITS = 0.9
"""How often a Lord is recruited who can be paid."""
SUPPORT = (0.0, 0.0, 0.25, 0.7, 0.95)
"""How often the biggest stack of the Council is taken, by its size."""
TAKEN = 4
"""The value from which on an Ally is taken; else one explores on. Like how often stacks are taken, this was settled by
games of one such player among others, with two and four seats."""
KEY = 2.8
THREAT = 2
"""From this space of the Threat track on a Monster is fought: it brings a Key."""
MANY = 8
"""Cards in a hand that pays no Lord of the Court: time to look for another one."""
FEW = 2
"""Pearls that are gladly added to a payment, or to an attack."""
DIE = 3.5
"""What a die adds to an attack on average; the better of two adds one more."""


def habit(t: Table, ask: Ask, rng: random.Random) -> Answer | None:
    """Recruit the best Lord and pay closely, take big stacks and strong Allies, buy what is worth its price; fight
    Leviathans that will probably be hit."""
    find = HABITS.get(ask.why)
    return find(t, ask, rng) if find else None


def _action(t: Table, ask: Ask, rng: random.Random) -> str | None:
    s, keys = t.state, ask.keys
    if "recruit" in keys and rng.random() < RECRUITS:
        return "recruit"
    if "plot" in keys and "recruit" not in keys and len(s.hands[ask.seat]) >= MANY:
        return "plot"
    biggest = min(max(map(len, s.council)), len(SUPPORT) - 1)
    if "support" in keys and rng.random() < SUPPORT[biggest]:
        return "support"
    return "explore" if "explore" in keys else "support" if "support" in keys else None


def _use(kind: int) -> int:
    """What an Ally is worth in a hand: of a Kraken the Nebulis that it will bring are taken off."""
    return VALUE[kind] if RACE[kind] != KRAKEN else 1


def _take(t: Table, ask: Ask, rng: random.Random) -> str:
    return "take" if _use(t.state.track[-1]) >= TAKEN else "explore-on"


def _buy(t: Table, ask: Ask, rng: random.Random) -> str:
    s = t.state
    return ask.keys[0] if _use(s.track[-1]) >= 2 + s.price else "pass"


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


def _send_kraken(t: Table, ask: Ask, rng: random.Random) -> str:
    """Where it spoils least."""
    return min(ask.keys, key=lambda key: len(t.state.council[RACES.index(key)]))


# ---- Leviathans


def _odds(t: Table, space: int, kind: int) -> float:
    """By how much an Ally beats what a Leviathan withstands, with an average die."""
    s = t.state
    needed = LEVIATHANS[s.border[space]].resistance[s.life_lost[space]]
    return VALUE[kind] + DIE + (MARK[kind] == "dice") - needed


def _best_odds(t: Table, seat: int, space: int) -> float:
    return max((_odds(t, space, kind) for kind in fighters(t, seat, t.state.border[space])), default=-DIE)


def _meet_leviathan(t: Table, ask: Ask, rng: random.Random) -> str | None:
    if "fight" in ask.keys and max(_best_odds(t, ask.seat, space) for space in targets(t, ask.seat)) >= 0:
        return "fight"
    return "explore-on" if "explore-on" in ask.keys else None


def _target(t: Table, ask: Ask, rng: random.Random) -> str:
    """Whom the hand can hit, and of those who gives most."""
    s = t.state

    def worth(key: str) -> tuple[bool, int, float]:
        space = SPACES.index(key)
        odds = _best_odds(t, ask.seat, space)
        return odds >= 0, LEVIATHANS[s.border[space]].tokens[s.life_lost[space]], odds

    return max(ask.keys, key=worth)


def _fighter(t: Table, ask: Ask, rng: random.Random) -> str | None:
    """The smallest Ally that will probably do, else the biggest."""
    frame = t.frames[-1]
    if not isinstance(frame, FightLeviathan):
        return None
    enough = [key for key in ask.keys if _odds(t, frame.space, BY_KEY[key]) >= 0]
    if enough:
        return min(enough, key=lambda key: VALUE[BY_KEY[key]])
    return max(ask.keys, key=lambda key: VALUE[BY_KEY[key]])


def _attack_again(t: Table, ask: Ask, rng: random.Random) -> str | None:
    frame = t.frames[-1]
    if "attack-again" not in ask.keys or not isinstance(frame, FightLeviathan):
        return None
    return "attack-again" if _best_odds(t, ask.seat, frame.space) >= 0 else "end-fight"


def _spend(t: Table, ask: Ask, rng: random.Random) -> int | None:
    """A few pearls where they turn a miss into a hit."""
    frame = t.frames[-1]
    if not isinstance(frame, FightLeviathan):
        return None
    s = t.state
    needed = LEVIATHANS[s.border[frame.space]].resistance[s.life_lost[frame.space]]
    missing = needed - VALUE[frame.ally] - frame.die
    return missing if 0 < missing <= min(FEW, s.pearls[ask.seat]) else 0


def _split_tokens(t: Table, ask: Ask, rng: random.Random) -> int:
    return ask.most


HABITS: dict[str, Callable[[Table, Ask, random.Random], Answer | None]] = {
    "ask-action": _action,
    "ask-take": _take,
    "ask-buy": _buy,
    "ask-stack": _stack,
    "ask-monster": _monster,
    "ask-recruit": _lord,
    "ask-pay": _pay,
    "ask-affiliate": _affiliate,
    "ask-discard-one": _discard_one,
    "ask-send-kraken": _send_kraken,
    "ask-leviathan": _meet_leviathan,
    "ask-target": _target,
    "ask-fighter": _fighter,
    "ask-attack-again": _attack_again,
    "ask-spend": _spend,
    "ask-split-tokens": _split_tokens,
}
"""By question."""
