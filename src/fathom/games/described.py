"""Reading a described position piece by piece, for every game; a refusal says where, what was given, what would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from ..kernel.errors import BadPosition
from ..kernel.table import Table
from ..kernel.text import Text

__all__ = ["Box", "check_keys", "count", "expect", "named", "seat_number", "with_short"]


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "kernel", **args))


def expect(kind: type, value: Any, where: str) -> Any:
    """The value, if it is of this very kind (True is no number)."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise bad("position-kind", where=where, given=repr(value), wanted=kind.__name__)
    return value


def check_keys(given: Mapping[str, Any], legal: Iterable[str], where: str) -> None:
    legal = tuple(legal)
    for key in given:
        if key not in legal:
            raise bad("position-key", where=where, given=repr(key), legal=", ".join(legal))


def count(described: Mapping[str, Any], key: str, default: int, where: str) -> int:
    """A number that cannot be below 0."""
    value = expect(int, described.get(key, default), f"{where}.{key}")
    if value < 0:
        raise bad("position-negative", where=f"{where}.{key}", given=value)
    return int(value)


def seat_number(t: Table, value: Any, where: str) -> int:
    if type(value) is not int or not 0 <= value < t.seats:
        raise bad("position-seat", where=where, given=repr(value), most=t.seats - 1)
    return value


def named(names: Mapping[Any, Any], name: Any, where: str) -> Any:
    """What a name stands for; an unknown one is refused with the names that look most like it."""
    if type(name) in (str, int) and name in names:  # 2.0 and True would equal a number's name
        return names[name]
    known = [str(key) for key in names]
    near = get_close_matches(str(name), known, 3, 0.4) or known[:5]
    raise bad("position-unknown", where=where, given=repr(name), near=", ".join(near) or "-")


class Box:
    """The pieces of one kind: everything placed comes out of it, and what is left is the rest."""

    def __init__(self, names: Mapping[Any, int], pieces: Iterable[int]) -> None:
        self.names = names
        self.all = Counter(pieces)
        self.left = self.all.copy()

    def take(self, names: Any, where: str) -> tuple[int, ...]:
        out = []
        for name in expect(list, names, where):
            piece = named(self.names, name, where)
            if self.left[piece] <= 0:
                raise bad("position-too-many", where=where, given=str(name), most=self.all[piece])
            self.left[piece] -= 1
            out.append(piece)
        return tuple(out)

    def rest(self) -> tuple[int, ...]:
        return tuple(self.left.elements())


def with_short(keys: tuple[str, ...], prefix: str) -> dict[str, int]:
    """Keys to numbers; lord-recruiter may also be called recruiter."""
    numbers = {key: i for i, key in enumerate(keys)}
    return numbers | {key.removeprefix(prefix): i for key, i in numbers.items()}
