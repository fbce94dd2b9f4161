"""The toy game's own effects and costs."""

from __future__ import annotations

from collections.abc import Sequence

from fathom.kernel.ask import Answer, Ask, Pick
from fathom.kernel.cost import Cost, SubsetPayment
from fathom.kernel.effect import Effect, Scope
from fathom.kernel.procedure import Step
from fathom.kernel.select import SEATS, Condition, Selector
from fathom.kernel.table import Table
from fathom.kernel.text import Text, who

from .fight import Hit, Reacted, draw
from .state import ToyState, slug

__all__ = [
    "AIMED_AT_YOU", "IN_PLAY", "NEXT", "PURSES", "RIVALS", "YOURS", "YOU_HIT", "Coins", "DiscardOne", "DiscardThis",
    "Draw", "Gain", "Heal", "HitBack", "Lose", "Offer", "Offering", "React", "Smash", "Steal", "Strike", "can_offer",
    "strength", "weight",
]  # fmt: skip

AIMED_AT_YOU = Condition("if-aimed", lambda t, s: s.event(t).to == s.you and s.event(t).n > 0)
YOU_HIT = Condition("if-you-hit", lambda t, s: s.event(t).by == s.you and s.event(t).n > 0)


def pieces(t: Table, seats: Sequence[int]) -> list[str]:
    return [piece for seat in seats for piece in t.state.in_play[seat]]


def rivals(t: Table, scope: Scope) -> list[int]:
    return [seat for seat in t.seats_after(scope.seat) if t.game.is_playing(t, seat)]


RIVALS = Selector("select-rivals", rivals, SEATS)
PURSES = Selector("select-purses", lambda t, s: [seat for seat in rivals(t, s) if t.state.coins[seat]], SEATS)
NEXT = Selector("select-next", lambda t, s: rivals(t, s)[:1], SEATS)
YOURS = Selector("select-yours", lambda t, s: t.state.in_play[s.seat])
IN_PLAY = Selector("select-in-play", lambda t, s: pieces(t, (s.you, *t.seats_after(s.you))))


def weight(card: str) -> int:
    """What a card counts when it is offered."""
    return 1 + len(slug(card)) % 3


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


def strength(t: Table, seat: int, n: int) -> int:
    """A hit with all that makes it stronger: cards that say so, and cards in play that were whetted."""
    return t.value("attack", seat, n) + sum(t.value("edge", piece) for piece in t.state.in_play[seat])


class Strike(Counted):
    """Hit whoever was chosen."""

    TEXT = "effect-strike"

    def run(self, t: Table, scope: Scope) -> Step:
        return Hit(by=scope.seat, to=scope.it, n=strength(t, scope.seat, self.n))

    def say(self) -> Text:
        return Text(self.TEXT, n=self.n, it=Text("it"))


class HitBack(Counted):
    """Hit whoever is the attacker of the event answered."""

    TEXT = "effect-hit-back"

    def run(self, t: Table, scope: Scope) -> Step:
        return Hit(by=scope.you, to=scope.event(t).by, n=self.n)


class Smash(Effect):
    """Discard the chosen card in play, unless its owner is out of reach."""

    def owner(self, t: Table, scope: Scope) -> int:
        return next((seat for seat in range(t.seats) if scope.it in t.state.in_play[seat]), -1)

    def can(self, t: Table, scope: Scope) -> bool:
        owner = self.owner(t, scope)
        return owner >= 0 and t.game.reaches(t, scope.source, scope.you, owner)

    def refusal(self, t: Table, scope: Scope) -> tuple[Text, str] | None:
        if self.can(t, scope):
            return None
        return Text("refuse-immune", card=Text(slug(scope.it)), player=who(self.owner(t, scope))), "T-CARD-10"

    def run(self, t: Table, scope: Scope) -> Step:
        s: ToyState = t.state
        owner = self.owner(t, scope)
        s.in_play[owner] = tuple(piece for piece in s.in_play[owner] if piece != scope.it)
        s.discard += (scope.it,)
        t.log("log-smashed", "T-CARD-10", card=Text(slug(scope.it)))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-smash", it=Text("it"))


class Steal(Effect):
    """A coin of the chosen duellist."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.coins[scope.it] -= 1
        t.state.coins[scope.seat] += 1
        t.log("log-steals", "T-COIN-3", player=who(scope.seat), from_=who(scope.it))
        return None

    def say(self) -> Text:
        return Text("effect-steal", it=Text("it"))


class React(Effect):
    """An effect that others can answer before it resolves."""

    def __init__(self, effect: Effect) -> None:
        self.effect, self.parts = effect, (effect,)

    def run(self, t: Table, scope: Scope) -> Step:
        return Reacted(seat=scope.you, card=scope.source, effect=self.effect.id, of=scope.frame)

    def say(self) -> Text:
        return self.effect.say()


class Coins(Cost):
    takes = "coins"

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

    takes = "hand"

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

    takes = "hand"

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

    takes = "hand"

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
