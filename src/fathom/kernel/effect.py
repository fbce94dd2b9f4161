"""The algebra of effects: in sequence, then, choose, may, if, for each, times. What an effect is: `term.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .decision import Ask, Pick
from .procedure import Each, Procedure, Step, was_done
from .select import SEATS, Condition, Num, Selector, num
from .term import Effect, EffectFrame, Resolve, Scope, effect_by_id, how_many
from .text import Listed, Text

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Choose", "Effect", "EffectFrame", "ForEach", "If", "InSequence", "May", "Perform", "Resolve", "Scope", "Tally",
    "Then", "ThenFrame", "Times", "effect_by_id",
]  # fmt: skip


class InSequence(Effect):
    """Do all of these, in order, each as far as possible."""

    def __init__(self, *effects: Effect) -> None:
        self.parts = effects

    def can(self, t: Table, scope: Scope) -> bool:
        return any(effect.can(t, scope) for effect in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return SequenceFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        """Neighbours of one kind share a clause."""
        told: list[Text] = []
        group: list[Effect] = []
        for effect in (*self.parts, None):
            if group and (effect is None or not group[-1].fits(effect)):
                told.append(group[0].say() if len(group) == 1 else group[0].say_with(group))
                group = []
            group += [effect] if effect else []
        word = "then-if" if isinstance(self.parts[-1], If) else "then"  # "then, if there are 2 clues on it, …"
        return told[0] if len(told) == 1 else Text("effect-sequence", parts=Listed(told, word))


class SequenceFrame(EffectFrame):
    """One part after the other; the whole was done only if every part was."""

    WHOLE = True

    at: int = 0
    last: Any = None

    def step_1_next(self, t: Table) -> Step:
        parts = self.term().parts
        if self.at == len(parts):
            self.finish(self.result)
            return None
        self.at += 1
        return Resolve(effect=parts[self.at - 1].id, scope=self.here()).called("last")

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
        return ThenFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-then", first=self.parts[0].say(), second=self.parts[1].say())


class ThenFrame(EffectFrame):
    WHOLE = True

    done: Any = None

    def step_1_first(self, t: Table) -> Step:
        return Resolve(effect=self.term().parts[0].id, scope=self.here()).called("done")

    def step_2_second(self, t: Table) -> Step:
        if not self.goes_on():
            self.finish(False)
            return None
        return self.carry_out(t, self.term().parts[1], self.scope_of_second())

    def goes_on(self) -> bool:
        return was_done(self.done)

    def scope_of_second(self) -> Scope:
        return self.here()


class Tally(Then):
    """Do the first; if anything was done, do the second, which knows how many there were (`THAT_MANY`)."""

    def run(self, t: Table, scope: Scope) -> Step:
        return TallyFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-sequence", parts=Listed([part.say() for part in self.parts], "then"))


class TallyFrame(ThenFrame):
    def goes_on(self) -> bool:
        return how_many(self.done) > 0

    def scope_of_second(self) -> Scope:
        return self.here().but(n=how_many(self.done))


class Choose(Effect):
    """The acting seat does one of these that it can do; of `any` of them, where one that changes nothing may be chosen
    as well."""

    def __init__(
        self, *effects: Effect, rule: str = "", why: str = "choose-effect", any: bool = False, says: str = ""
    ) -> None:
        self.parts, self.rule, self.why, self.any, self.says = effects, rule, why, any, says

    def can(self, t: Table, scope: Scope) -> bool:
        return any(effect.can(t, scope) for effect in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return ChooseFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        """Changes of one kind share a clause: "heal 1 damage or 1 horror"."""
        first, *others = self.parts
        if self.says:
            return Text(self.says)
        if not others or not all(map(first.fits, others)):
            return Text("effect-choose", options=Listed([effect.say() for effect in self.parts], "either"))
        told = first.say_with(self.parts)
        told.args = {k: Listed(arg.items, "or") if isinstance(arg, Listed) else arg for k, arg in told.args.items()}
        return told


class ChooseFrame(EffectFrame):
    chosen: str = ""

    def named(self) -> dict[str, Effect]:
        term = self.term()
        return dict(zip(term.names(), term.parts, strict=True))

    def step_1_choose(self, t: Table) -> Step:
        here = self.here()
        able = tuple(name for name, part in self.named().items() if part.can(t, here))
        keys = tuple(self.named()) if able and self.term().any else able
        if not keys:
            self.finish(False)
            return None
        secret = t.windows == "uniform"  # what can be done may tell something about a hand
        return Pick(here.seat, keys, self.term().why, self.term().rule or t.game.effect_rule, always=secret)

    def told_1_choose(self, t: Table) -> dict[str, Any]:
        return {"card": Text(self.term().card)}

    def took_1_choose(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text("sentence", of=self.named()[key].say())

    def step_2_run(self, t: Table) -> Step:
        return self.carry_out(t, self.named()[self.chosen])


class May(Effect):
    """The acting seat may do this, or not."""

    def __init__(self, effect: Effect, rule: str = "", why: str = "may-effect") -> None:
        self.effect, self.rule, self.why, self.parts = effect, rule, why, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return MayFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-may", effect=self.effect.say())


class MayFrame(EffectFrame):
    def step_1_ask(self, t: Table) -> Ask:
        term = self.term()
        return Pick(self.here().seat, ("yes", "no"), term.why, term.rule or t.game.effect_rule)

    def told_1_ask(self, t: Table) -> dict[str, Any]:
        return {"card": Text(self.term().card)}

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "no":
            self.finish(False)

    def text_1_ask(self, t: Table, key: str) -> Text:
        return Text("sentence", of=self.term().effect.say()) if key == "yes" else Text("no")

    def step_2_run(self, t: Table) -> Step:
        return self.carry_out(t, self.term().effect)


class If(Effect):
    """Do this only while a condition holds; otherwise, perhaps, something else."""

    def __init__(self, condition: Condition, effect: Effect, otherwise: Effect | None = None) -> None:
        self.condition, self.parts = condition, (effect,) if otherwise is None else (effect, otherwise)

    def branch(self, t: Table, scope: Scope) -> Effect | None:
        if self.condition.holds(t, scope):
            return self.parts[0]
        return self.parts[1] if len(self.parts) > 1 else None

    def can(self, t: Table, scope: Scope) -> bool:
        branch = self.branch(t, scope)
        return branch is not None and branch.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        branch = self.branch(t, scope)
        return None if branch is None else branch.run(t, scope)

    def say(self) -> Text:
        told = Text("effect-if", condition=self.condition.say(), effect=self.parts[0].say())
        if len(self.parts) == 1:
            return told
        return Text("effect-if-else", **told.args, other=self.parts[1].say())


class ForEach(Effect):
    """Each of these seats does, or suffers, the effect, in turn order; or it is done to each of these things."""

    def __init__(self, what: Selector, effect: Effect) -> None:
        self.what, self.effect, self.parts = what, effect, (effect,)

    def reached(self, t: Table, scope: Scope) -> list[tuple[Any, Scope]]:
        if self.what.kind is not SEATS:
            found = [(thing, scope.on(thing)) for thing in self.what.find(t, scope) if t.game.affects(t, scope, thing)]
        else:
            found = [
                (seat, scope.but(who=seat))
                for seat in self.what.find(t, scope)
                if t.game.reaches(t, scope.source, scope.you, seat)
            ]
        return [(thing, inner) for thing, inner in found if self.effect.can(t, inner)]

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.reached(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        over = [thing for thing, _ in self.reached(t, scope)]
        field = "seat" if self.what.kind is SEATS else "it"
        return Each(over=over, body=Resolve(effect=self.effect.id, scope=scope), field=field)

    def say(self) -> Text:
        if self.what.kind is SEATS:
            return Text("effect-for-each", who=self.what.say().formed("each"), effect=self.effect.say())
        return self.effect.say().about(self.what.say().formed("each"), self.what.say().formed("it"))


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

    def word(self) -> str:
        return self._say.removeprefix("effect-")

    def can(self, t: Table, scope: Scope) -> bool:
        return self._can is None or self._can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self._make(scope)

    def say(self) -> Text:
        return Text(self._say)
