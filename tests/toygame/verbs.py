"""The toy game's own effects and costs."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.kernel.ask import Answer, Ask, Pick
from fathom.kernel.cost import Cost, SubsetPayment
from fathom.kernel.effect import Effect, Scope
from fathom.kernel.procedure import Step
from fathom.kernel.select import Condition, Selector
from fathom.kernel.table import Table
from fathom.kernel.text import Text, who

from .fight import Attack, Hit, Reacted, draw
from .state import ToyState

__all__ = [
    "AIMED_AT_YOU", "YOURS_IN_PLAY", "YOU_HIT", "Coins", "DiscardOne", "DiscardThis", "Draw", "Gain", "Heal",
    "HitBack", "Lose", "Offer", "Offering", "React", "Strike", "can_offer", "weight",
]  # fmt: skip

AIMED_AT_YOU = Condition("if-aimed", lambda t, s: s.event(t).to == s.you and s.event(t).n > 0)
YOU_HIT = Condition("if-you-hit", lambda t, s: s.event(t).by == s.you and s.event(t).n > 0)
YOURS_IN_PLAY = Selector("select-in-play", lambda t, s: t.state.in_play[s.seat])


def weight(card: str) -> int:
    """What a card counts when it is offered."""
    return 1 + len(card) % 3


class Counted(Effect):
    """An effect with a number."""

    TEXT = ""

    def __init__(self, n: int) -> None:
        self.n = n

    def say(self) -> Text:
        return Text(self.TEXT, n=self.n)


class Draw(Counted):
    TEXT = "effect-draw"

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.deck)

    def run(self, t: Table, scope: Scope) -> Step:
        for _ in range(self.n):
            draw(t, scope.seat)
        return None


class Gain(Counted):
    """Coins from the treasury, as far as they go."""

    TEXT = "effect-gain"

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.treasury)

    def run(self, t: Table, scope: Scope) -> Step:
        s: ToyState = t.state
        n = min(self.n, s.treasury)
        s.treasury -= n
        s.coins[scope.seat] += n
        t.log("log-gains", "T-COIN-1", player=who(scope.seat), n=n)
        return None


class Lose(Counted):
    TEXT = "effect-lose"

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.coins[scope.seat] >= self.n)

    def run(self, t: Table, scope: Scope) -> Step:
        s: ToyState = t.state
        s.coins[scope.seat] -= self.n
        s.treasury += self.n
        return None


class Heal(Counted):
    TEXT = "effect-heal"

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.health[scope.seat] += self.n
        return None


class Strike(Counted):
    """Hit somebody of your choice."""

    TEXT = "effect-strike"

    def run(self, t: Table, scope: Scope) -> Step:
        return Attack(seat=scope.seat, n=self.n)


class HitBack(Counted):
    """Hit whoever is the attacker of the event answered."""

    TEXT = "effect-hit-back"

    def run(self, t: Table, scope: Scope) -> Step:
        return Hit(by=scope.you, to=scope.event(t).by, n=self.n)


class React(Effect):
    """An effect that others can answer before it resolves."""

    def __init__(self, effect: Effect) -> None:
        self.effect, self.parts = effect, (effect,)

    def run(self, t: Table, scope: Scope) -> Step:
        return Reacted(seat=scope.you, card=scope.source, effect=self.effect.id, of=scope.frame)

    def say(self) -> Text:
        return self.effect.say()


class Coins(Cost):
    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.coins[scope.seat] >= self.n)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.coins[scope.seat] -= self.n
        t.state.treasury += self.n
        return None

    def say(self) -> Text:
        return Text("cost-coins", n=self.n)


class DiscardThis(Cost):
    """Discard the card itself from the hand."""

    def can(self, t: Table, scope: Scope) -> bool:
        return scope.source in t.state.hands[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.drop_from_hand(scope.you, scope.source)
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("cost-this")


class DiscardOne(Cost):
    """Discard a hand card of your choice."""

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.hands[scope.seat])

    def ask(self, t: Table, scope: Scope) -> Ask:
        return Pick(scope.seat, tuple(dict.fromkeys(t.state.hands[scope.seat])), "ask-discard-one", "T-CARD-3")

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        t.state.drop_from_hand(scope.seat, answer)
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("cost-discard")


def can_offer(hand: Sequence[str], total: int) -> bool:
    """Do some of these cards weigh exactly so much?"""
    sums = {0}
    for card in hand:
        sums |= {n + weight(card) for n in sums}
    return total in sums


class Offer(Cost):
    """Give hand cards of an exact total weight, picked one by one."""

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return can_offer(t.state.hands[scope.seat], self.n)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return Offering(seat=scope.seat, total=self.n, why="ask-offer", rule="T-CARD-4")

    def say(self) -> Text:
        return Text("cost-offer", n=self.n)


class Offering(SubsetPayment):
    total: int

    def left(self) -> int:
        return self.total - sum(weight(card) for card in self.taken)

    def survey(self, t: Table) -> tuple[bool, Sequence[str]]:
        hand = t.state.hands[self.seat]
        out = []
        for card in dict.fromkeys(hand):
            rest = list(hand)
            rest.remove(card)
            if can_offer(rest, self.left() - weight(card)):
                out.append(card)
        return self.left() == 0, out

    def take(self, t: Table, key: str) -> None:
        super().take(t, key)
        t.state.drop_from_hand(self.seat, key)
        t.abilities_changed()
