"""The options of a game: one value of a list, or data that the game validates, such as a list of cards.

Data comes from outside, so it is bounded before the game sees it: plain JSON, so many bytes, so many levels, and the
declared shape. What the game makes of it stays with the table like any other option.
"""

from __future__ import annotations

import random
import reprlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import isfinite
from typing import Any, ClassVar, Protocol

import msgspec

from .data import encode
from .errors import BadOption
from .text import Text

__all__ = ["AnySetting", "DataSetting", "Setting", "choices", "copied", "shown"]

DEEPEST, LARGEST = 12, 2**53
"""How deep data may be nested, and the largest number that every JSON reader reads exactly."""


class Control(Protocol):
    def told(self, domain: str) -> dict[str, Any]: ...


@dataclass(frozen=True)
class Setting:
    """An option with a list of legal values."""

    default: Any
    values: tuple[Any, ...]
    kind: ClassVar[str] = "list"

    def settle(self, name: str, given: Any) -> Any:
        if not any(type(given) is type(value) and given == value for value in self.values):
            raise _bad("bad-value", name=name, given=_told(given), values=", ".join(map(repr, self.values)))
        return given


@dataclass(frozen=True)
class DataSetting:
    """An option that is data: `check` gets plain data of the declared `shape` (a type that msgspec knows) and returns
    it as the game will have it, or raises BadOption, with the clause that refuses it. What it returns, and the default,
    come back unchanged when they are checked again. `sample` gives any legal data; `read` the data of a file that is
    not JSON, or raises BadOption with the line of a mistake. `control` tells clients how people choose it, if they need
    not write JSON: something with `told(domain)`, which is plain data."""

    default: Any
    shape: Any
    check: Callable[[Any], Any]
    sample: Callable[[random.Random], Any]
    most_bytes: int = 10_000
    read: Callable[[str], Any] | None = None
    control: Control | None = None
    kind: ClassVar[str] = "data"

    @property
    def most_written(self) -> int:
        """The most bytes of a file or message that are worth reading: blanks and escapes do not count, but not all."""
        return 4 * self.most_bytes

    @property
    def example(self) -> Any:
        """Always the same sample."""
        return self.settle("example", self.sample(random.Random(0)))

    def settle(self, name: str, given: Any) -> Any:
        try:
            shaped = msgspec.convert(_plain(name, given, self.most_bytes), self.shape)
        except msgspec.ValidationError as error:
            raise _bad("data-foreign", name=name, detail=str(error)) from None
        return _plain(name, msgspec.to_builtins(self.check(shaped)), self.most_bytes)


AnySetting = Setting | DataSetting


def _bad(id: str, **args: Any) -> BadOption:
    return BadOption(Text(id, "kernel", **args))


def _told(value: Any) -> str:
    """A value in an error: whatever it is, in few words."""
    try:
        return repr(value) if isinstance(value, str) else reprlib.repr(value)
    except ValueError:  # a number of thousands of digits
        return type(value).__name__


def _plain(name: str, value: Any, most: int) -> Any:
    """A copy of plain data; anything else, or more of it, is refused without a look at the rest."""
    left, ahead = most, [(name, value, DEEPEST)]
    while ahead:
        where, item, deeper = ahead.pop()
        kind = type(item)
        if kind in (str, list, tuple, dict):
            left -= len(item) + (sum(len(key) for key in item if type(key) is str) if kind is dict else 0)
            if left < 0:
                raise _bad("data-too-large", name=name, most=most)
            if kind is not str and not deeper:
                raise _bad("data-too-deep", name=name, most=DEEPEST)
            parts = item.items() if kind is dict else enumerate(item) if kind is not str else ()
            for key, part in parts:
                if kind is dict and type(key) is not str:
                    raise _bad("data-not-plain", where=f"{where}.{_told(key)}", given=_told(key))
                ahead.append((f"{where}.{str(key)[:40]}", part, deeper - 1))
        elif not (item is None or kind is bool or (kind is int and abs(item) <= LARGEST)):
            if kind is not float or not isfinite(item):
                raise _bad("data-not-plain", where=where, given=_told(item))
    try:
        encoded = encode(value)
    except UnicodeEncodeError as error:
        raise _bad("data-not-plain", where=name, given=str(error)) from None
    if len(encoded) > most:
        raise _bad("data-too-large", name=name, most=most)
    return msgspec.json.decode(encoded)


def copied(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options for somebody who may change them: data is no longer that of the table."""
    return {name: msgspec.json.decode(encode(v)) if type(v) in (list, dict) else v for name, v in options.items()}


def shown(settings: Mapping[str, AnySetting], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options in a view. Of data that is more than a word it tells only whether it is the usual: what players may
    see of it, the game shows."""
    data = [name for name, s in settings.items() if s.kind == "data" and not isinstance(options[name], str)]
    return {**options, **{name: {"usual": options[name] == settings[name].default} for name in data}}


def choices(settings: Mapping[str, AnySetting], samples: int, seed: int) -> Iterator[dict[str, Any]]:
    """Every combination of listed values, with the usual data; then a few samples of each data option."""
    for values in product(*(s.values if isinstance(s, Setting) else (s.default,) for s in settings.values())):
        yield dict(zip(settings, values, strict=True))
    for name, setting in settings.items():
        if isinstance(setting, DataSetting):
            rng = random.Random(f"{name}/{seed}")
            for _ in range(samples):
                sampled = {name: setting.settle(name, setting.sample(rng))}
                yield {other: s.default for other, s in settings.items()} | sampled
