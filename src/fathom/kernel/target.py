"""Targets: effects on things that somebody chooses.

`One(ENEMIES_HERE, Damage(2))` asks for an enemy and deals it the damage; the words of the question, of its options and
of the card all come from the selector and the effect. What was chosen is `scope.it`, all that was chosen on the way is
`scope.chosen`, so `One(A, InSequence(Hit(), One(A - CHOSEN, Hit())))` hits two different ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .data import fresh
from .decision import Answer, Pick, PickSome
from .effect import Choose, Effect, EffectFrame, Resolve, Scope
from .procedure import Each, Step
from .select import Num, Selector, num
from .term import how_many
from .text import Text, who

if TYPE_CHECKING:
    from .table import Table

__all__ = ["One", "OneFrame", "Some"]

ENOUGH = "enough"


class One(Effect):
    """Somebody chooses one of these, and the effect is done to it. `by` says who chooses, if not the acting seat;
    `acts`: the chosen seat does the effect itself. `always` is asked even if there is only one: silence would tell
    something about what is hidden. `or_none` is the option to choose none; `log` the line that tells the choice."""

    def __init__(
        self,
        what: Selector,
        effect: Effect,
        *,
        rule: str = "",
        by: Selector | None = None,
        acts: bool = False,
        always: bool = False,
        or_none: str = "",
        log: str = "",
        why: str = "choose-one",
    ) -> None:
        self.what, self.effect, self.rule, self.by, self.acts = what, effect, rule, by, acts
        self.always, self.or_none, self.log, self.why, self.parts = always, or_none, log, why, (effect,)

    def scope_on(self, scope: Scope, thing: Any) -> Scope:
        return scope.on(thing).but(who=thing) if self.acts else scope.on(thing)

    def found(self, t: Table, scope: Scope) -> list[Any]:
        """What can be chosen: things to which the effect can be done."""
        return [
            thing for thing in self.what.find(t, scope)
            if t.game.affects(t, scope, thing) and self.effect.can(t, self.scope_on(scope, thing))
        ]  # fmt: skip

    def chooser(self, t: Table, scope: Scope) -> int:
        return scope.seat if self.by is None else int(self.by.find(t, scope)[0])

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.found(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        return OneFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        what = self.what.say()
        if self.acts:
            said = Text("effect-one-acts", who=what.formed("one"), effect=self.effect.say())
        else:
            said = self.told(what.formed("one"))
        return Text("effect-may", effect=said) if self.or_none else said

    def told(self, named: Text) -> Text:
        """The effect on what is chosen, and who chooses it: after a thing, but before things to do, for the reader
        has to know first to whom an "either" is said."""
        told = self.effect.say().about(named, self.what.say().formed("it"))
        if self.by is None:
            return told
        return Text("effect-chosen-by", effect=told, by=self.by.say(), acts=int(isinstance(self.effect, Choose)))


class TargetFrame(EffectFrame):
    """A question for targets of an effect."""

    def text_1_choose(self, t: Table, key: str) -> Text:
        return t.game.label(t, key)

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        """Things of the right kind to which the effect cannot be done, with the effect's own reason."""
        term, here = self.term(), self.here()
        found = [term.effect.refusal(t, term.scope_on(here, thing)) for thing in term.what.find(t, here)]
        return [refusal for refusal in found if refusal is not None]

    def told_1_choose(self, t: Table) -> dict[str, Any]:
        term = self.term()
        it = term.what.say().formed("it")
        return {"card": Text(term.card), "what": term.what.say(), "effect": term.effect.say().about(it, it)}


class OneFrame(TargetFrame):
    target: Any = None

    def step_1_choose(self, t: Table) -> Step:
        term, here = self.term(), self.here()
        keys = tuple(term.what.kind.key(thing) for thing in term.found(t, here))
        if not keys:
            self.finish(False)
            return None
        keys += (term.or_none,) if term.or_none else ()
        return Pick(term.chooser(t, here), keys, term.why, term.rule or t.game.effect_rule, always=term.always)

    def took_1_choose(self, t: Table, key: str) -> None:
        term = self.term()
        if key == term.or_none:
            self.finish(False)
            return
        self.target = term.what.kind.thing(key)
        if term.log:
            t.log(
                term.log, term.rule, player=who(term.chooser(t, self.here())), other=t.game.label(t, key), refs=(key,)
            )

    def step_2_run(self, t: Table) -> Step:
        term = self.term()
        return self.carry_out(t, term.effect, term.scope_on(self.here(), self.target))


class Some(One):
    """Somebody chooses several of these, from `least` to `most` (None: as many as there are), and the effect is done to
    each. `again`: one after the other, and the same may be chosen again (figures of a stack). `together`: the effect is
    done once, and `scope.it` is the tuple of all. The result is how many."""

    def __init__(
        self,
        what: Selector,
        effect: Effect,
        least: int | Num = 0,
        most: int | Num | None = None,
        *,
        again: bool = False,
        together: bool = False,
        rule: str = "",
        by: Selector | None = None,
        always: bool = False,
        why: str = "choose-some",
    ) -> None:
        super().__init__(what, effect, rule=rule, by=by, always=always, why=why)
        self.least, self.most = num(least), None if most is None else num(most)
        self.again, self.together = again, together

    def bounds(self, t: Table, scope: Scope) -> tuple[int, int]:
        least = self.least.value(t, scope)
        return least, 1 << 10 if self.most is None else max(least, self.most.value(t, scope))

    def can(self, t: Table, scope: Scope) -> bool:
        least, _ = self.bounds(t, scope)
        found = self.found(t, scope)
        return bool(found) and (self.again or len(found) >= least)

    def run(self, t: Table, scope: Scope) -> Step:
        return (AgainFrame if self.again else SomeFrame)(effect=self.id, scope=scope)

    def say(self) -> Text:
        what = self.what.say()
        if self.most is None:
            many = Text("some-any", what=what)
        elif self.least.say() == self.most.say():
            many = Text("some-exactly", n=self.most.say(), what=what)
        elif self.least.say() == num(0).say():
            many = Text("some-up-to", n=self.most.say(), what=what)
        else:
            many = Text("some-from-to", least=self.least.say(), n=self.most.say(), what=what)
        return self.told(many)


class SomeFrame(TargetFrame):
    targets: list[Any] = fresh()

    def step_1_choose(self, t: Table) -> Step:
        term, here = self.term(), self.here()
        found = term.found(t, here)
        least, most = term.bounds(t, here)
        keys = tuple(term.what.kind.key(thing) for thing in found)
        least = min(least, len(keys))
        return PickSome(
            term.chooser(t, here), keys, term.why, term.rule or t.game.effect_rule, least, most, always=term.always
        )

    def took_1_choose(self, t: Table, keys: Answer) -> None:
        self.targets = [self.term().what.kind.thing(key) for key in keys]

    def step_2_run(self, t: Table) -> Step:
        body = Resolve(effect=self.term().effect.id, scope=self.here())
        if self.term().together and self.targets:
            body.it = tuple(self.targets)
            return body
        return Each(over=self.targets, body=body, field="it").called("result")

    def step_3_count(self, t: Table) -> None:
        """If none was chosen the effect was not done."""
        count = len(self.targets) if self.term().together else how_many(self.result)
        self.result = False
        if count:
            self.result = count


class AgainFrame(TargetFrame):
    """One after the other, until there are enough or none is left."""

    target: Any = None
    last: Any = None
    done: int = 0

    def step_1_choose(self, t: Table) -> Step:
        term, here = self.term(), self.here()
        least, most = term.bounds(t, here)
        keys = [term.what.kind.key(thing) for thing in term.found(t, here)]
        if not keys or self.done >= most:
            self.finish(self.done)
            return None
        if self.done >= least:
            keys.append(ENOUGH)
        return Pick(term.chooser(t, here), tuple(keys), term.why, term.rule or t.game.effect_rule, always=term.always)

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == ENOUGH:
            self.finish(self.done)
        else:
            self.target = self.term().what.kind.thing(key)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text(ENOUGH) if key == ENOUGH else super().text_1_choose(t, key)

    def step_2_run(self, t: Table) -> Step:
        return Resolve(effect=self.term().effect.id, scope=self.here(), it=self.target).called("last")

    def step_3_count(self, t: Table) -> None:
        self.done += how_many(self.last)
        self.pc = 0
