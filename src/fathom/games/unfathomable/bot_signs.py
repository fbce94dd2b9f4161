"""What everybody sees tells something about who may be a traitor: how many cards each player adds to a test and which
cards lie there in the end, and what people do on their turns.

Signs are natural logarithms: 0.7 is twice as likely for a traitor as for a human. They were set by counting what bots
of either side do, and kept small, because people have other reasons too. No hand is read and no loyalty.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log

from ...kernel.ask import Answer
from .bot_beliefs import LEAST, UNIT
from .cards.names import SKILLS, type_of, value_of
from .cards.rolling import DiscardSkillFrame
from .judgment import advance_value, banishment_value
from .rules.skill_test import running_test
from .state import Table

__all__ = ["WATCHED", "witness"]

HINDERS = (0.3, 0.55)
"""How often a hidden traitor is expected to hinder a test, before and after the awakening, with one card or two."""
FEW, MANY = 2, 0.05
"""The same with more cards than a few."""
SECOND = 0.08
"""How often with a second one."""
SLIP = 0.02
"""How often anybody else is expected to."""
TREACHERY = 0.1
"""The share of the chaos deck that supports nothing."""
SAME = 0.5
"""How likely somebody who is a traitor after the awakening was one before."""

ACTS = {
    "room-bridge": 1.2, "room-galley": 0.6, "room-captains-cabin": 0.4, "title-keeper": 0.3, "end-actions": 0.4,
    "room-boiler-room": -0.2, "room-chapel": -0.1, "rescue": -0.6, "repair": -0.4, "tool-kit": -0.4,
}  # fmt: skip
"""Actions that help the ship, or others."""
FIGHT = -0.3
LEAVES = 0.25
"""To leave Deep Ones alone who stand beside oneself."""
STOKED = frozenset({"room-boiler-room", "room-chapel"})
BURNS = (0.0, 0.7, 0.5, 0.0, -0.3, -0.4)
"""To stoke with a card of this value: small ones cost the ship more."""


# ---- choices


def _act(t: Table, seat: int, answer: Answer) -> float:
    s = t.state
    key = str(answer).split(".")[0]
    if s.deep_ones[s.places[seat]]:
        return FIGHT if key == "attack" else LEAVES + ACTS.get(key, 0.0)
    return ACTS.get(key, 0.0)


def _discard(t: Table, seat: int, answer: Answer) -> float:
    frame = t.frames[-1]
    if not isinstance(frame, DiscardSkillFrame) or frame.here().source not in STOKED:
        return 0.0
    return BURNS[min(value_of(SKILLS.index(str(answer))), len(BURNS) - 1)]


def _track(t: Table, seat: int, answer: Answer) -> float:
    s = t.state
    best = "travel" if advance_value(s) >= banishment_value(s) else "ritual"
    return -0.15 if answer == best else 1.0


def _outcome(t: Table, seat: int, answer: Answer) -> float:
    return {"fail": 3.0, "pass": -0.3}.get(str(answer), 0.0)


def _resource(t: Table, seat: int, answer: Answer) -> float:
    s = t.state
    level = s.resources[t.asked[0].keys.index(str(answer))]
    return 1.2 if level == min(s.resources) else -0.2 if level == max(s.resources) else 0.2


SIGNS: dict[str, Callable[[Table, int, Answer], float]] = {
    "ask-act": _act,
    "ask-discard-one": _discard,
    "ask-track": _track,
    "ask-outcome": _outcome,
    "ask-lose-resource": _resource,
}
"""By question. All of them are answered openly."""
POOL = "revealed-pool"
WATCHED = frozenset({POOL, *SIGNS})


# ---- noting it


def witness(t: Table, what: str, seat: int, answer: Answer | None) -> None:
    """Note what an open choice, or the cards of a test, tell about who may be a traitor."""
    s = t.state
    sign = SIGNS[what](t, seat, answer) if what != POOL and s.revealed[seat] < 0 else 0.0
    woke = bool(s.awakened and not (t.noted and t.noted[0]))
    if what != POOL and not sign and not woke:
        return
    fits = [n / UNIT for n in t.noted[1:]] or [0.0] * (1 << t.seats)
    if woke:
        fits = _awakened(fits)
    if what == POOL:
        fits = [fit + more for fit, more in zip(fits, _test(t), strict=True)]
    elif sign:
        fits = [fit + sign * (who >> seat & 1) for who, fit in enumerate(fits)]
    best = max(fits)
    t.noted = (int(s.awakened), *(round(max(LEAST, fit - best) * UNIT) for fit in fits))


def _awakened(fits: list[float]) -> list[float]:
    """Some who are traitors now were human when it was noted."""
    out = []
    for who in range(len(fits)):
        before = [part for part in range(who + 1) if part & who == part]
        weights = [SAME ** part.bit_count() * (1.0 - SAME) ** (who.bit_count() - part.bit_count()) for part in before]
        out.append(log(sum(weight * exp(fits[part]) for part, weight in zip(before, weights, strict=True))))
    return out


def _test(t: Table) -> list[float]:
    """How likely so many cards hinder the test, for every set of traitors."""
    s, test = t.state, running_test(t)
    hindering = sum(type_of(kind) not in test.supports for kind in s.shown)
    added = [max(0, n) for n in test.added]
    nobodys = len(s.shown) - sum(added)
    joined = max(0, nobodys - test.chaos)
    from_chaos = nobodys - joined
    share = 1.0 - len(test.supports) / 5 * (1.0 - TREACHERY)
    chances = [share] * from_chaos + [1.0] * joined
    chances += [0.95] * sum(n for seat, n in enumerate(added) if s.revealed[seat] >= 0)
    hidden = [seat for seat, n in enumerate(added) if n and s.revealed[seat] < 0]
    rates = {seat: _rates(HINDERS[s.awakened], added[seat]) for seat in hidden}
    found: dict[int, float] = {}
    mask = sum(1 << seat for seat in hidden)
    out = []
    for who in range(1 << t.seats):
        part = who & mask
        if part not in found:
            each = [rate for seat in hidden for rate in (rates[seat] if part >> seat & 1 else (SLIP,))]
            found[part] = log(max(1e-4, _chance_of(hindering, chances + each)))
        out.append(found[part])
    return out


def _rates(hinders: float, added: int) -> tuple[float, ...]:
    """How likely a traitor who added so many cards hindered with one of them, and with another."""
    if added > FEW:
        return MANY, MANY
    return (hinders, SECOND) if added > 1 else (hinders,)


def _chance_of(n: int, chances: list[float]) -> float:
    """How likely exactly so many of independent things happen."""
    exactly = [1.0]
    for chance in chances:
        exactly = [
            (exactly[i] * (1.0 - chance) if i < len(exactly) else 0.0) + (exactly[i - 1] * chance if i else 0.0)
            for i in range(len(exactly) + 1)
        ]
    return exactly[n] if n < len(exactly) else 0.0
