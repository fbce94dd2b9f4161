"""The verbs of Abyss: what happens to pearls, keys, tokens, wounds and cards of the hand, as effects and as costs.

Verbs for things that somebody chooses, Lords first of all, are in `deeds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick, Split
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import Num, num
from ....kernel.text import Text, noun, who
from ..rules.entry_powers import steal_pearl, steal_token
from ..rules.hand_limits import DiscardDown
from ..rules.monster import draw_base_token
from ..rules.recruit import PayInPearls
from ..rules.supply import (
    NebulisGained,
    PearlsGained,
    check_figure,
    discard_allies,
    gain_key,
    lose_pearls,
    max_payable,
    suffer_wounds,
)
from ..state import Table
from .allies import BY_KEY, KEY, counted

__all__ = ["DiscardAllies", "Gain", "Lose", "Spend", "Steal", "Suffer"]


# ---- pearls, keys, tokens, wounds


def _gain_key(t: Table, seat: int, n: int, rule: str) -> Step:
    gain_key(t, seat, rule, n)
    return None


def _gain_token(t: Table, seat: int, n: int, rule: str) -> Step:
    draw_base_token(t, seat, rule, n)
    return None


GAINS: dict[str, Callable[[Table, int, int, str], Step]] = {
    "pearl": lambda t, seat, n, rule: PearlsGained(seat=seat, n=n, rule=rule),
    "nebulis": lambda t, seat, n, rule: NebulisGained(seat=seat, n=n, rule=rule),
    "key": _gain_key,
    "monster-token": _gain_token,
}


class Gain(Effect):
    """The acting seat gains pearls, keys and the like, as one gain."""

    def __init__(self, n: int | Num, what: str, rule: str) -> None:
        self.n, self.what, self.rule = n, what, rule

    def value(self, t: Table, scope: Scope) -> int:
        return num(self.n).value(t, scope)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.value(t, scope) > 0

    def run(self, t: Table, scope: Scope) -> Step:
        return GAINS[self.what](t, scope.seat, self.value(t, scope), self.rule)

    def say(self) -> Text:
        if isinstance(self.n, int):
            return Text("effect-gain", n=self.n, what=noun(self.what))
        return Text("effect-gain-per", n=1, what=noun(self.what), per=self.n.say())


class Lose(Effect):
    """The acting seat loses pearls, as many as it has."""

    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.pearls[scope.seat])

    def run(self, t: Table, scope: Scope) -> Step:
        lose_pearls(t, scope.seat, self.n, self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-lose", n=self.n)


class Suffer(Effect):
    """Wounds."""

    def __init__(self, n: int, rule: str) -> None:
        self.n, self.rule = n, rule

    def run(self, t: Table, scope: Scope) -> Step:
        suffer_wounds(t, scope.seat, self.n, self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-suffer", n=self.n)


class Spend(Cost):
    """A fixed price that no modifier touches: in pearls, which Nebulis may replace within the usual limits, or in
    Nebulis."""

    def __init__(self, n: int, what: str, rule: str) -> None:
        self.n, self.what, self.rule, self.takes = n, what, rule, what

    def can(self, t: Table, scope: Scope) -> bool:
        owned = max_payable(t, scope.seat) if self.what == "pearl" else t.state.nebulis[scope.seat]
        return owned >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        if self.what == "pearl":
            return PayInPearls(seat=scope.seat, amount=self.n, rule=self.rule)
        t.state.nebulis[scope.seat] -= self.n
        t.log("log-pay", self.rule, player=who(scope.seat), pearls=0, nebulis=self.n)
        return check_figure(t, ())

    def say(self) -> Text:
        return Text("cost-pay", n=self.n, what=noun(self.what))


STEALS: dict[str, Callable[[Table, int, Any, str], Step]] = {"pearl": steal_pearl, "random-token": steal_token}


class Steal(Effect):
    """One pearl or token of another player."""

    def __init__(self, what: str, rule: str) -> None:
        self.what, self.rule = what, rule

    def run(self, t: Table, scope: Scope) -> Step:
        return STEALS[self.what](t, scope.you, scope.it, self.rule)

    def say(self) -> Text:
        return Text("effect-steal", n=1, what=noun(self.what), it=Text("it"))


# ---- cards of the hand


class DiscardAllies(Cost):
    """Discard so many allies of one's own choice from the hand, or (`but`) all but so many. A Kraken gives Nebulis only
    by the clause `krakens`."""

    takes = "hand"

    def __init__(self, n: int, rule: str, *, but: bool = False, why: str = "ask-discard", krakens: str = "") -> None:
        self.n, self.rule, self.but, self.why, self.krakens = n, rule, but, why, krakens

    def kept(self, t: Table, scope: Scope) -> int:
        """How many cards stay in the hand."""
        return self.n if self.but else max(0, len(t.state.hands[scope.seat]) - self.n)

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.hands[scope.seat]) > self.kept(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        limit = self.kept(t, scope)
        return DiscardDown(seat=scope.seat, limit=limit, rule=self.rule, why=self.why, krakens=self.krakens)

    def ask(self, t: Table, scope: Scope) -> Ask:
        hand = t.state.hands[scope.seat]
        several = len(hand) > self.n  # asked even if they are all alike: that is nobody's business
        if self.n == 1:
            keys = tuple(KEY[kind] for kind in sorted(set(hand)))
            return Pick(scope.seat, keys, "ask-discard-one", self.rule, always=several)
        told = {"n": self.n, "why": "power"}
        return Split(scope.seat, counted(hand), self.why, self.rule, self.n, self.n, told, always=several)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        chosen = {answer: 1} if isinstance(answer, str) else answer
        discard_allies(t, scope.seat, [BY_KEY[key] for key, n in chosen.items() for _ in range(n)], self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-discard-allies", allies=Text("all-but-allies" if self.but else "so-many-allies", n=self.n))
