"""Effects: a small algebra whose terms execute and describe themselves.

An effect is shared, immutable card data. `can` tells whether it would do anything, `run` does it (returning what a
procedure's step may return), `say` is its text. A frame that is in the middle of an effect keeps only the effect's
id, which `bind` derives from the card it is printed on and from the names of the effects around it.

The text of an effect is a clause without capital and full stop: its value is the imperative, `inf` the form after "may"
and "to" (`zu` the German one with "zu"), `other` the third person. `sentence` in `text.py` makes a sentence of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .data import Data, fingerprint
from .decision import Ask, Pick
from .procedure import Each, Procedure, Step, was_done
from .select import SEATS, Condition, Num, Selector, num
from .text import Listed, Text

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Choose", "Effect", "EffectFrame", "ForEach", "If", "InSequence", "May", "Perform", "Resolve", "Scope", "Tally",
    "Then", "ThenFrame", "Times", "effect_by_id", "effect_digest", "effects_of", "how_many", "names_of",
]  # fmt: skip

_EFFECTS: dict[str, Effect] = {}


def effect_by_id(id: str) -> Effect:
    return _EFFECTS[id]


def effects_of(package: str) -> list[Effect]:
    """All effects of a game's cards."""
    home = package.rpartition(".")[2]
    return [effect for id, effect in _EFFECTS.items() if id.partition("/")[0] == home]


def effect_digest(id: str) -> str:
    """A short hash of what an effect is; another one means that a frame in the middle of it cannot go on."""
    return fingerprint(_EFFECTS[id].essence())


class Scope(Data):
    """Who and what an effect is about. It is handed on through everything the effect calls."""

    SHARED = True

    you: int = 0
    """The owner of the card."""
    who: int = -1
    """The seat the effect acts on now, if not the owner."""
    source: str = ""
    """The card."""
    frame: int = 0
    """The frame whose event is answered."""
    it: Any = None
    """What was chosen last."""
    chosen: tuple[Any, ...] = ()
    """All that was chosen so far."""
    n: int = 0
    """A number handed on: how many fell, by how much a test was passed."""

    @property
    def seat(self) -> int:
        """The seat an inner effect acts on: the current one of a `ForEach`, else the owner."""
        return self.you if self.who < 0 else self.who

    def event(self, t: Table) -> Any:
        """The event a triggered effect answers."""
        return t.frame(self.frame).event  # type: ignore[attr-defined]

    def on(self, thing: Any) -> Self:
        """The same, with something chosen."""
        return self.but(it=thing, chosen=(*self.chosen, thing))


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def names_of(words: Sequence[str]) -> list[str]:
    """Names for things that lie side by side: their words, numbered where two are alike."""
    return [
        word if words[:i].count(word) == 0 else f"{word}-{words[:i].count(word) + 1}" for i, word in enumerate(words)
    ]


def _plain(value: Any) -> Any:
    """What of an effect's attributes tells it from others; what is no data tells by its text, or not at all."""
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, Selector | Num | Condition):
        return value.say().to_json()
    if isinstance(value, Effect):
        return value.essence()
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, range):
        return [value.start, value.stop, value.step]
    return value if isinstance(value, int | str | None) else type(value).__name__


class Effect:
    """One instruction of a card."""

    id: str = ""
    card: str = ""
    parts: Sequence[Effect] = ()
    """The effects inside this one."""
    joins: ClassVar[str] = ""
    """The message that tells several of this kind, one after the other, in one clause."""

    def bind(self, id: str, card: str = "") -> None:
        """Name this effect and its parts, so that frames can refer to them."""
        if self.id:
            raise TypeError(f"{id}: the same {type(self).__name__} stands on {self.id} already")
        self.id, self.card = id, card
        _EFFECTS[id] = self
        for part, name in zip(self.parts, self.names(), strict=True):
            part.bind(f"{id}/{name}", card)

    def word(self) -> str:
        """What it is called among the parts of another effect, and as an option."""
        return kebab(type(self).__name__)

    def names(self) -> list[str]:
        return names_of([part.word() for part in self.parts])

    def essence(self) -> list[Any]:
        """What it is, as data."""
        told = {name: value for name, value in vars(self).items() if name not in ("id", "card", "parts")}
        return [type(self).__name__, {name: _plain(told[name]) for name in sorted(told)}, _plain(tuple(self.parts))]

    def can(self, t: Table, scope: Scope) -> bool:
        return True

    def refusal(self, t: Table, scope: Scope) -> tuple[Text, str] | None:
        """Why it cannot be done to `scope.it`, with the rule: told to a player who might expect it."""
        return None

    def run(self, t: Table, scope: Scope) -> Step:
        raise NotImplementedError

    def say(self) -> Text:
        raise NotImplementedError

    def say_with(self, others: Sequence[Any]) -> Text:
        """Itself and the effects of its kind that follow it, in one clause (see `joins`)."""
        raise NotImplementedError

    def fits(self, other: Effect) -> bool:
        """Can the next effect be told in one clause with this one?"""
        return bool(self.joins) and type(other) is type(self)


class EffectFrame(Procedure):
    """A frame in the middle of an effect."""

    effect: str = ""
    scope: Scope = Scope()
    seat: int = -1
    it: Any = None

    def here(self) -> Scope:
        scope = self.scope if self.seat < 0 else self.scope.but(who=self.seat)
        return scope if self.it is None else scope.on(self.it)

    def term(self) -> Any:
        return _EFFECTS[self.effect]

    def carry_out(self, t: Table, effect: Effect, scope: Scope | None = None) -> Step:
        """Run an effect, if it can be done now, so that its result becomes this frame's; False is "not done"."""
        scope = scope or self.here()
        if not effect.can(t, scope):
            self.result = False
            return None
        return t.landing(effect.run(t, scope), "result")


class Resolve(EffectFrame):
    """Run one effect for one seat, or on one thing."""

    def step_1_run(self, t: Table) -> Step:
        return self.carry_out(t, self.term())


def how_many(result: Any) -> int:
    """How often something was done, by the result of its frame."""
    if isinstance(result, list):
        return sum(map(how_many, result))
    if isinstance(result, int) and not isinstance(result, bool):
        return result
    return int(was_done(result))


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
        return told[0] if len(told) == 1 else Text("effect-sequence", parts=Listed(told, "then"))


class SequenceFrame(EffectFrame):
    """One part after the other; the whole was done only if every part was."""

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
    """The acting seat does one of these."""

    def __init__(self, *effects: Effect, rule: str = "") -> None:
        self.parts, self.rule = effects, rule

    def can(self, t: Table, scope: Scope) -> bool:
        return any(effect.can(t, scope) for effect in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return ChooseFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-choose", options=Listed([effect.say() for effect in self.parts], "or"))


class ChooseFrame(EffectFrame):
    chosen: str = ""

    def named(self) -> dict[str, Effect]:
        term = self.term()
        return dict(zip(term.names(), term.parts, strict=True))

    def step_1_choose(self, t: Table) -> Step:
        here = self.here()
        keys = tuple(name for name, part in self.named().items() if part.can(t, here))
        if not keys:
            self.finish(False)
            return None
        secret = t.game.windows == "uniform"  # what can be done may tell something about a hand
        args = {"card": Text(self.term().card)}
        return Pick(here.seat, keys, "choose-effect", self.term().rule, args=args, always=secret)

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
        return Pick(self.here().seat, ("yes", "no"), term.why, term.rule, args={"card": Text(term.card)})

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
            found = [(thing, scope.on(thing)) for thing in self.what.find(t, scope)]
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
