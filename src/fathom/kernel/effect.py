"""Effects: a small algebra whose terms execute and describe themselves.

An effect is shared, immutable card data. `can` tells whether it would do anything, `run` does it (returning what a
procedure's step may return), `say` is its text. A frame that is in the middle of an effect keeps only the effect's
id, which `bind` derives from the card it is printed on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .data import Data
from .decision import Ask, Pick
from .procedure import Each, Procedure, Step, was_done
from .select import Condition, Num, Selector, num
from .text import Text

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Choose", "Effect", "EffectFrame", "ForEach", "If", "InSequence", "May", "Perform", "Resolve", "Scope",
    "Then", "Times", "effect_by_id",
]  # fmt: skip

_EFFECTS: dict[str, Effect] = {}


def effect_by_id(id: str) -> Effect:
    return _EFFECTS[id]


class Scope(Data):
    """Who and what an effect is about: its owner, the seat it acts on now, its card, its event."""

    SHARED = True

    you: int = 0
    who: int = -1
    source: str = ""
    of: int = 0
    it: str = ""

    @property
    def seat(self) -> int:
        """The seat an inner effect acts on: the current one of a `ForEach`, else the owner."""
        return self.you if self.who < 0 else self.who

    def event(self, t: Table) -> Any:
        """The event a triggered effect answers."""
        return t.frame(self.of).event  # type: ignore[attr-defined]


class Effect:
    """One instruction of a card."""

    id: str = ""
    parts: Sequence[Effect] = ()
    """The effects inside this one."""

    def bind(self, id: str) -> None:
        """Name this effect and its parts, so that frames can refer to them."""
        self.id = id
        _EFFECTS[id] = self
        for i, part in enumerate(self.parts):
            part.bind(f"{id}.{i}")

    def can(self, t: Table, scope: Scope) -> bool:
        return True

    def run(self, t: Table, scope: Scope) -> Step:
        raise NotImplementedError

    def say(self) -> Text:
        raise NotImplementedError


class EffectFrame(Procedure):
    """A frame in the middle of an effect."""

    effect: str = ""
    scope: Scope = Scope()
    seat: int = -1

    def here(self) -> Scope:
        return self.scope if self.seat < 0 else self.scope.but(who=self.seat)

    def term(self) -> Any:
        return _EFFECTS[self.effect]

    def carry_out(self, t: Table, effect: Effect) -> Step:
        """Run an effect, if it can be done now, so that its result becomes this frame's; False is "not done"."""
        if not effect.can(t, self.here()):
            self.result = False
            return None
        return t.landing(effect.run(t, self.here()), "result")


class Resolve(EffectFrame):
    """Run one effect for one seat."""

    def step_1_run(self, t: Table) -> Step:
        return self.carry_out(t, self.term())


class InSequence(Effect):
    """Do all of these, in order, each as far as possible."""

    def __init__(self, *effects: Effect) -> None:
        self.parts = effects

    def can(self, t: Table, scope: Scope) -> bool:
        return any(effect.can(t, scope) for effect in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return InOrder(effect=self.id, scope=scope)

    def say(self) -> Text:
        text = self.parts[0].say()
        for effect in self.parts[1:]:
            text = Text("effect-sequence", first=text, second=effect.say())
        return text


class InOrder(EffectFrame):
    """One part after the other; the whole was done only if every part was."""

    at: int = 0
    last: Any = None

    def step_1_next(self, t: Table) -> Step:
        if self.at == len(self.term().parts):
            self.finish(self.result)
            return None
        self.at += 1
        return Resolve(effect=f"{self.effect}.{self.at - 1}", scope=self.here()).called("last")

    def step_2_keep(self, t: Table) -> None:
        if not was_done(self.last):
            self.result = False
        self.pc = 0


class Then(Effect):
    """Do the first; only if it was done fully, do the second."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.parts = (first, second)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.parts[0].can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return InTurn(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-then", first=self.parts[0].say(), second=self.parts[1].say())


class InTurn(EffectFrame):
    done: Any = None

    def step_1_first(self, t: Table) -> Step:
        return Resolve(effect=f"{self.effect}.0", scope=self.here()).called("done")

    def step_2_second(self, t: Table) -> Step:
        if not was_done(self.done):
            self.finish(False)
            return None
        return Resolve(effect=f"{self.effect}.1", scope=self.here())


class Choose(Effect):
    """The acting seat does one of these."""

    def __init__(self, *effects: Effect, rule: str = "") -> None:
        self.parts, self.rule = effects, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return any(effect.can(t, scope) for effect in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return OneOf(effect=self.id, scope=scope)

    def say(self) -> Text:
        text = self.parts[0].say()
        for effect in self.parts[1:]:
            text = Text("effect-choose", first=text, second=effect.say())
        return text


class OneOf(EffectFrame):
    chosen: str = ""

    def step_1_choose(self, t: Table) -> Step:
        here = self.here()
        keys = tuple(part.id for part in self.term().parts if part.can(t, here))
        if not keys:
            self.finish(False)
            return None
        secret = t.game.windows == "uniform"  # what can be done may tell something about a hand
        return Pick(here.seat, keys, "choose-effect", self.term().rule, always=secret)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        return _EFFECTS[key].say()

    def step_2_run(self, t: Table) -> Step:
        return self.carry_out(t, _EFFECTS[self.chosen])


class May(Effect):
    """The acting seat may do this, or not."""

    def __init__(self, effect: Effect, rule: str = "", why: str = "may-effect") -> None:
        self.effect, self.rule, self.why, self.parts = effect, rule, why, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return Maybe(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-may", effect=self.effect.say())


class Maybe(EffectFrame):
    def step_1_ask(self, t: Table) -> Ask:
        return Pick(self.here().seat, ("yes", "no"), self.term().why, self.term().rule)

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "no":
            self.finish(False)

    def text_1_ask(self, t: Table, key: str) -> Text:
        return self.term().effect.say() if key == "yes" else Text("no")

    def step_2_run(self, t: Table) -> Step:
        return self.carry_out(t, self.term().effect)


class If(Effect):
    """Do this only while a condition holds."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition, self.effect, self.parts = condition, effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.condition.holds(t, scope) and self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self.effect.run(t, scope) if self.condition.holds(t, scope) else None

    def say(self) -> Text:
        return Text("effect-if", condition=self.condition.say(), effect=self.effect.say())


class ForEach(Effect):
    """Each of these seats does, or suffers, the effect, in turn order."""

    def __init__(self, seats: Selector, effect: Effect) -> None:
        self.seats, self.effect, self.parts = seats, effect, (effect,)

    def reached(self, t: Table, scope: Scope) -> list[int]:
        return [seat for seat in self.seats.find(t, scope) if t.game.reaches(t, scope.source, scope.you, seat)]

    def can(self, t: Table, scope: Scope) -> bool:
        return any(self.effect.can(t, scope.but(who=seat)) for seat in self.reached(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        seats = [seat for seat in self.reached(t, scope) if self.effect.can(t, scope.but(who=seat))]
        return Each(over=seats, body=Resolve(effect=self.effect.id, scope=scope))

    def say(self) -> Text:
        return Text("effect-for-each", seats=self.seats.say(), effect=self.effect.say())


class Times(Effect):
    """Do this as many times as a number says."""

    def __init__(self, times: int | Num, effect: Effect) -> None:
        self.times, self.effect, self.parts = num(times), effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.times.value(t, scope) > 0 and self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        n = self.times.value(t, scope)
        return Each(over=[scope.seat] * n, body=Resolve(effect=self.effect.id, scope=scope))

    def say(self) -> Text:
        return Text("effect-times", times=self.times.say(), effect=self.effect.say())


class Perform(Effect):
    """Run a procedure of the rulebook, or of the card itself, for the acting seat."""

    def __init__(
        self, say: str, make: Callable[[Scope], Procedure], can: Callable[[Table, Scope], bool] | None = None
    ) -> None:
        self._say, self._make, self._can = say, make, can

    def can(self, t: Table, scope: Scope) -> bool:
        return self._can is None or self._can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self._make(scope)

    def say(self) -> Text:
        return Text(self._say)
