"""Effects with the die: do this on so much, or do it where the die says."""

from __future__ import annotations

import operator
from collections.abc import Callable

from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, EffectFrame, Scope, Tally, Then, ThenFrame
from ....kernel.procedure import Step
from ....kernel.select import Num, num
from ....kernel.text import Text, noun
from ..rules.dice import RollDie
from ..rules.skill_cards import discard
from ..rules.spaces import deck_of_roll, front_of_roll, room_of_roll
from ..state import Table
from .names import SKILLS, TYPES, type_of, value_of

__all__ = ["ADDED_VALUE", "CARD_VALUE", "DiscardSkill", "IfRoll", "RollFor", "There", "roll_with"]

CARD_VALUE = Num(Text("value-of-that-card"), lambda t, s: s.n)
"""The value of the card just discarded."""
ADDED_VALUE = Num(Text("value-of-added-card"), lambda t, s: s.n)
"""The value of the card just added to a test."""

COMPARED: dict[str, Callable[[int, int], bool]] = {"<=": operator.le, ">=": operator.ge, "<": operator.lt}


class IfRoll(Effect):
    """Roll the die; up to (or from, or below) a number do one thing, else perhaps another. `plus` adds to the roll."""

    def __init__(
        self, how: str, n: int | Num, effect: Effect, otherwise: Effect | None = None, *, plus: Num | None = None
    ) -> None:
        self.how, self.limit, self.n, self.plus = how, n, num(n), plus
        self.parts = (effect,) if otherwise is None else (effect, otherwise)

    def word(self) -> str:
        return "roll"

    def can(self, t: Table, scope: Scope) -> bool:
        """A roll of at most nobody cannot hit: it is not made (R52)."""
        return self.how == ">=" or self.n.value(t, scope) > 0

    def run(self, t: Table, scope: Scope) -> Step:
        return IfRollFrame(effect=self.id, scope=scope)

    def hits(self, t: Table, scope: Scope, roll: int) -> bool:
        roll += self.plus.value(t, scope) if self.plus else 0
        return COMPARED[self.how](roll, self.n.value(t, scope))

    def say(self) -> Text:
        die = Text("roll-die-plus", plus=self.plus.say()) if self.plus else Text("roll-die")
        how = {"<=": "most", ">=": "least", "<": "below"}[self.how]
        if isinstance(self.limit, int):
            when = Text(f"when-{how}", n=self.limit, result=noun("sum-of-roll" if self.plus else "result-of-roll"))
        else:
            when = Text("when-below" if how == "below" else f"when-at-{how}", n=self.n.say())
        told = Text("effect-roll", die=die, when=when, effect=self.parts[0].say())
        return told if len(self.parts) == 1 else Text("effect-roll-else", **told.args, other=self.parts[1].say())


class IfRollFrame(EffectFrame):
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll")

    def step_2_resolve(self, t: Table) -> Step:
        term = self.term()
        if term.hits(t, self.here(), self.roll):
            return self.carry_out(t, term.parts[0])
        if len(term.parts) == 1:
            self.result = False
            return None
        return self.carry_out(t, term.parts[1])


WHERE = {"room": room_of_roll, "deck": deck_of_roll, "front": front_of_roll}


class RollFor(Effect):
    """Roll the die for a room, a deck space or a front water space; the effect is about that space."""

    def __init__(self, where: str, effect: Effect) -> None:
        self.where, self.effect, self.parts = where, effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return RollForFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        place = noun(f"rolled-{self.where}")
        return Text("effect-roll-for", effect=self.effect.say().about(place, noun("rolled-there")))


class RollForFrame(EffectFrame):
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.here().seat).called("roll")

    def step_2_do(self, t: Table) -> Step:
        term = self.term()
        return self.carry_out(t, term.effect, self.here().on(WHERE[term.where](self.roll)))


class There(Then):
    """Damage the ship or a room; in the room that was damaged, if any was, do the second."""

    def run(self, t: Table, scope: Scope) -> Step:
        return ThereFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        second = self.parts[1].say().about(noun("that-room"), noun("that-room"))
        return Text("effect-there", first=self.parts[0].say(), condition=noun("if-room-damaged"), second=second)


class ThereFrame(ThenFrame):
    def goes_on(self) -> bool:
        return isinstance(self.done, int) and self.done >= 0

    def scope_of_second(self) -> Scope:
        return self.here().on(self.done)


class DiscardSkill(Cost):
    """Discard a skill card of a type, or any; as an effect the result is its value. Always asked, so that it tells
    nobody how many there are."""

    def __init__(self, type: str = "") -> None:
        self.type = type

    def kinds(self, t: Table, seat: int) -> list[int]:
        kinds = sorted(set(t.state.hands[seat]))
        return [kind for kind in kinds if TYPES[type_of(kind)] == self.type] if self.type else kinds

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.kinds(t, scope.seat))

    def ask(self, t: Table, scope: Scope) -> Ask:
        keys = tuple(SKILLS[kind] for kind in self.kinds(t, scope.seat))
        return Pick(scope.seat, keys, "ask-discard-one", "U-51.0", always=True)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard(t, scope.seat, (SKILLS.index(answer),), "U-51.0")
        return None

    def run(self, t: Table, scope: Scope) -> Step:
        return DiscardSkillFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-discard-of", type=noun(self.type)) if self.type else Text("effect-discard", n=1)


class DiscardSkillFrame(EffectFrame):
    def step_1_choose(self, t: Table) -> Ask:
        ask: Ask = self.term().ask(t, self.here())
        return ask

    def took_1_choose(self, t: Table, key: str) -> None:
        self.term().pay(t, self.here(), key)
        self.result = value_of(SKILLS.index(key))


def roll_with(type: str, how: str, n: int, effect: Effect, otherwise: Effect | None = None) -> Effect:
    """Discard a card of a type; roll and add its value (R87)."""
    return Tally(DiscardSkill(type), IfRoll(how, n, effect, otherwise, plus=CARD_VALUE))
