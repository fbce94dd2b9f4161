"""Costs have four faces: can it be paid, what must be asked, pay it, say it.

All parts of a cost are asked first and then paid together. A payment by a subset of cards is picked one card at a
time among those from which it can still be completed; what is left without a choice is picked by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .data import fresh
from .decision import Answer, Ask, Pick
from .effect import Effect, EffectFrame, Scope, effect_by_id
from .procedure import Procedure, Step, was_done
from .text import Listed, Text

if TYPE_CHECKING:
    from .table import Table

__all__ = ["Cost", "Pay", "PayCost", "SubsetPayment", "Together"]


class Cost(Effect):
    """An effect that must resolve fully."""

    takes: str = ""
    """What it takes away (coins, cards of the hand): costs on different things are payable together if each is. One
    that does not say is tried."""

    def can(self, t: Table, scope: Scope) -> bool:
        raise NotImplementedError

    def ask(self, t: Table, scope: Scope) -> Ask | None:
        """What the payer has to choose, if anything."""
        return None

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        raise NotImplementedError

    def run(self, t: Table, scope: Scope) -> Step:
        return PayCost(effect=self.id, scope=scope)

    def label(self, t: Table, key: str) -> Text:
        """The words of one of its options."""
        return t.game.label(t, key)


class Together(Cost):
    """Several costs, asked one by one and paid together."""

    def __init__(self, *costs: Cost) -> None:
        self.costs, self.parts = costs, costs

    def flat(self) -> list[Cost]:
        """All parts, also those of costs inside."""
        return [part for cost in self.costs for part in (cost.flat() if isinstance(cost, Together) else [cost])]

    def can(self, t: Table, scope: Scope) -> bool:
        """Payable together: parts that may take the same things are tried, one after the other, on a copy."""
        parts = self.flat()
        if not all(cost.can(t, scope) for cost in parts):
            return False
        taken = [cost.takes for cost in parts]
        return (all(taken) and len(set(taken)) == len(taken)) or _payable(t.clone(), scope, parts)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        raise NotImplementedError("its parts are paid one by one")

    def say(self) -> Text:
        return Text("effect-sequence", parts=Listed([cost.say() for cost in self.costs]))


def _payable(t: Table, scope: Scope, costs: list[Cost]) -> bool:
    """Try every way to pay the first part, then the rest. What a part does by event or procedure is not foreseen."""
    if not costs:
        return True
    first, *rest = costs
    if not first.can(t, scope):
        return False
    if not rest:
        return True
    ask = first.ask(t, scope)
    return any(_payable_after(t, scope, first, answer, rest) for answer in ([None] if ask is None else ask.answers()))


def _payable_after(t: Table, scope: Scope, first: Cost, answer: Answer, rest: Sequence[Cost]) -> bool:
    trial = t.clone()
    first.pay(trial, scope, answer)
    return _payable(trial, scope, list(rest))


class Pay(Effect):
    """Pay a cost to do something: "X to Y"."""

    def __init__(self, cost: Cost, effect: Effect) -> None:
        self.cost, self.effect, self.parts = cost, effect, (cost, effect)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.cost.can(t, scope) and self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return PayFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-cost", cost=self.cost.say(), effect=self.effect.say())


class PayFrame(EffectFrame):
    """Pay, then do it."""

    paid: Any = None

    def step_1_pay(self, t: Table) -> Step:
        return PayCost(effect=self.term().cost.id, scope=self.here()).called("paid")

    def step_2_do(self, t: Table) -> Step:
        if not was_done(self.paid):
            self.finish(False)
            return None
        return t.landing(self.term().effect.run(t, self.here()), "result")


class PayCost(EffectFrame):
    """Ask for every part of a cost, then pay them all. The result is False if a payment was prevented."""

    answers: list[Any] = fresh()
    paid: int = 0
    last: Any = None

    def costs(self) -> Sequence[Cost]:
        cost = effect_by_id(self.effect)
        return cost.flat() if isinstance(cost, Together) else (cost,)  # type: ignore[return-value]

    def step_1_ask(self, t: Table) -> Step:
        costs = self.costs()
        if len(self.answers) == len(costs):
            return None
        trial = t
        if self.answers:  # what the earlier parts will take is no longer there to pay with
            trial = t.clone()
            for cost, answer in zip(costs, self.answers, strict=False):
                cost.pay(trial, self.here(), answer)
        part = costs[len(self.answers)]
        ask = part.ask(trial, self.here())
        if ask is None:
            self.answers.append(None)
            self.again()
            return None
        rest = costs[len(self.answers) + 1 :]
        if rest and isinstance(ask, Pick):  # nor may this part take what a later one needs
            keys = [key for key in ask.keys if _payable_after(trial, self.here(), part, key, rest)]
            return Pick(ask.seat, tuple(keys), ask.why, ask.rule, args=ask.args)
        return ask

    def took_1_ask(self, t: Table, answer: Answer) -> None:
        self.answers.append(answer)
        self.again()

    def text_1_ask(self, t: Table, key: str) -> Text:
        return self.costs()[len(self.answers)].label(t, key)

    def step_2_pay(self, t: Table) -> Step:
        at = self.paid
        self.paid += 1
        return t.landing(self.costs()[at].pay(t, self.here(), self.answers[at]), "last")

    def step_3_keep(self, t: Table) -> None:
        if not was_done(self.last):
            self.result = False
        self.last = None
        if self.paid < len(self.costs()):
            self.go("2_pay")


class SubsetPayment(Procedure):
    """Pay with a subset of cards, one card at a time. Games say what completes the payment. (Its first step is gone;
    saved games name the others.)"""

    seat: int = -1
    why: str = ""
    rule: str = ""
    taken: list[str] = fresh()

    def survey(self, t: Table) -> tuple[bool, Sequence[str]]:
        """Is what was taken a legal payment, and which cards (equal ones once, in canonical order) may be added so that
        it is one or can still become one?"""
        raise NotImplementedError

    def take(self, t: Table, key: str) -> None:
        """Lay the card down."""
        self.taken.append(key)

    def step_2_pick(self, t: Table) -> Step:
        complete, keys = self.survey(t)
        if complete:
            if not keys:
                return None
            keys = (*keys, "enough")
        return Pick(self.seat, keys, self.why, self.rule)

    def took_2_pick(self, t: Table, key: str) -> None:
        if key != "enough":
            self.take(t, key)
            self.again()

    def step_3_hand_over(self, t: Table) -> None:
        self.result = list(self.taken)
