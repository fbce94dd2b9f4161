"""Terms: what an effect is, what it is about, and the frame that is in the middle of one. `effect.py` has the algebra.

An effect is shared, immutable card data. `can` tells whether it would do anything, `run` does it (returning what a
procedure's step may return), `say` is its text. A frame that is in the middle of an effect keeps only the effect's
id, which `bind` derives from the card it is printed on and from the names of the effects around it.

The text of an effect is a clause without capital and full stop: its value is the imperative, `inf` the form after "may"
and "to" (`zu` the German one with "zu"), `other` the third person. `sentence` in `text.py` makes a sentence of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from .data import Data, fingerprint
from .procedure import Procedure, Step, was_done
from .select import Condition, Num, Selector
from .text import Text

if TYPE_CHECKING:
    from .table import Table

__all__ = [
    "Effect", "EffectFrame", "Resolve", "Scope", "effect_by_id", "effect_digest", "effects_of", "how_many", "kebab",
    "names_of",
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
        frame: Any = t.frame(self.frame)
        return frame.event

    def on(self, thing: Any) -> Self:
        """The same, with something chosen."""
        new = self.clone()
        new.it, new.chosen = thing, (*self.chosen, thing)
        return new


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
    if isinstance(value, int | str | None):
        return value
    return "function" if callable(value) and not isinstance(value, type) else type(value).__name__


class Effect:
    """One instruction of a card."""

    id: str = ""
    card: str = ""
    parts: Sequence[Effect] = ()
    """The effects inside this one."""
    MADE_OF: ClassVar[tuple[str, ...]] = ()
    """The attributes its initialiser sets: written by the build, for a compiled effect has no dict of them."""
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
        made = {name: getattr(self, name) for name in self.MADE_OF if hasattr(self, name)}
        told = {**made, **getattr(self, "__dict__", {})}
        for name in ("id", "card", "parts"):
            told.pop(name, None)
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
    """A frame in the middle of an effect. One of several parts is `WHOLE`: where the game says so, nothing answers what
    its parts did before all of them were done."""

    PART = True

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
