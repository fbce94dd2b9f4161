"""Selectors, numbers and conditions: the nouns and the ifs of effects.

Each is data about the table that knows how to look itself up and how to say itself. Selectors are closed under
`&`, `|` and `-`; numbers under `+`, `-` and `*`, so "5 plus 2 for each of your cards" is an expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .text import Listed, Text

if TYPE_CHECKING:
    from .effect import Scope
    from .table import Table

__all__ = [
    "ALL_SEATS", "CHOSEN", "OPPONENTS", "SEATS", "THAT_MANY", "Condition", "Count", "Find", "Kind", "Num",
    "Selector", "num",
]  # fmt: skip

Find = Callable[["Table", "Scope"], Sequence[Any]]


class Kind:
    """What can be chosen: how a thing of this kind is written in an option, and read back from it."""

    __slots__ = ("key", "thing")

    def __init__(self, key: Callable[[Any], str], thing: Callable[[str], Any]) -> None:
        self.key, self.thing = key, thing

    @staticmethod
    def of(names: Sequence[str]) -> Kind:
        """Things that are numbers with names."""
        return Kind(names.__getitem__, names.index)


WORDS = Kind(str, str)
SEATS = Kind(lambda seat: f"player-{seat}", lambda key: int(key.partition("-")[2]))


class Selector:
    """Some things on the table: seats, cards, spaces; in a fixed order, without repeats.

    Its text is a noun phrase: the value for several of them, with the attributes `one` (an enemy here), `each` (each
    enemy here) and `it` (it, him, her) where effects are told with a target.
    """

    __slots__ = ("_find", "_text", "kind")

    def __init__(self, id: str | Text, find: Find, kind: Kind = WORDS, **args: Any) -> None:
        self._text = Text(id, **args) if isinstance(id, str) else id
        self._find, self.kind = find, kind

    def find(self, t: Table, scope: Scope) -> tuple[Any, ...]:
        return tuple(self._find(t, scope))

    def say(self) -> Text:
        return self._text

    def __and__(self, other: Selector) -> Selector:
        def both(t: Table, scope: Scope) -> list[Any]:
            right = other.find(t, scope)
            return [x for x in self.find(t, scope) if x in right]

        return Selector(Text("select-and", left=self.say(), right=other.say()), both, self.kind)

    def __or__(self, other: Selector) -> Selector:
        def either(t: Table, scope: Scope) -> list[Any]:
            left = self.find(t, scope)
            return [*left, *(x for x in other.find(t, scope) if x not in left)]

        return Selector(Text("select-list", items=Listed([self.say(), other.say()], "or")), either, self.kind)

    def __sub__(self, other: Selector) -> Selector:
        def without(t: Table, scope: Scope) -> list[Any]:
            right = other.find(t, scope)
            return [x for x in self.find(t, scope) if x not in right]

        text = (
            Text("select-other", of=self.say())
            if other is CHOSEN
            else Text("select-but", left=self.say(), right=other.say())
        )
        return Selector(text, without, self.kind)


class Num:
    """A number read off the table when it is needed."""

    __slots__ = ("_text", "_value")

    def __init__(self, text: Text, value: Callable[[Table, Scope], int]) -> None:
        self._text, self._value = text, value

    def value(self, t: Table, scope: Scope) -> int:
        return self._value(t, scope)

    def say(self) -> Text:
        return self._text

    def __add__(self, other: int | Num) -> Num:
        right = num(other)
        text = Text("number-plus", left=self.say(), right=right.say())
        return Num(text, lambda t, s: self.value(t, s) + right.value(t, s))

    def __sub__(self, other: int | Num) -> Num:
        right = num(other)
        text = Text("number-minus", left=self.say(), right=right.say())
        return Num(text, lambda t, s: self.value(t, s) - right.value(t, s))

    def __rmul__(self, factor: int) -> Num:
        return Num(Text("number-times", factor=factor, of=self.say()), lambda t, s: factor * self.value(t, s))


def num(value: int | Num) -> Num:
    """A plain number as an expression."""
    if isinstance(value, Num):
        return value
    return Num(Text("number", n=value), lambda t, s: value)


def Count(of: Selector) -> Num:
    """How many things a selector finds."""
    return Num(of.say(), lambda t, s: len(of.find(t, s)))


class Condition:
    """Something that is true or false of the table, closed under `&` and `~`."""

    __slots__ = ("_holds", "_text")

    def __init__(self, id: str | Text, holds: Callable[[Table, Scope], bool], **args: Any) -> None:
        self._text = Text(id, **args) if isinstance(id, str) else id
        self._holds = holds

    def holds(self, t: Table, scope: Scope) -> bool:
        return self._holds(t, scope)

    def say(self) -> Text:
        return self._text

    def __and__(self, other: Condition) -> Condition:
        text = Text("condition-and", left=self.say(), right=other.say())
        return Condition(text, lambda t, s: self.holds(t, s) and other.holds(t, s))

    def __invert__(self) -> Condition:
        return Condition(Text("condition-not", inner=self.say()), lambda t, s: not self.holds(t, s))


OPPONENTS = Selector("select-opponents", lambda t, s: t.seats_after(s.you), SEATS)
ALL_SEATS = Selector("select-all-seats", lambda t, s: (s.you, *t.seats_after(s.you)), SEATS)
CHOSEN = Selector("select-chosen", lambda t, s: s.chosen)
"""All that was chosen so far: `ENEMIES - CHOSEN` is another enemy."""
THAT_MANY = Num(Text("number-that-many"), lambda t, s: s.n)
"""The number handed on by what was done before: how many fell, by how much a test was passed."""
