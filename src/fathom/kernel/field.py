"""How fields are declared: who sees a field of a state, and what it begins with; and how a kind of data is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["Field", "facedown", "fresh", "name_of", "own", "public", "unshown"]

Show = Callable[[Any], Any]


class Field:
    """How one state field is seen: by all, by its owner, as a size only, or by nobody."""

    __slots__ = ("default", "seen", "show")

    def __init__(self, seen: str, show: Show | None, default: Any) -> None:
        self.seen = seen
        self.show = show
        self.default = default


def public(default: Any = None, *, show: Show | None = None) -> Any:
    """Everyone sees the value (`show` turns ids into names)."""
    return Field("public", show, default)


def own(default: Any = None, *, show: Show | None = None) -> Any:
    """A list with one entry per seat: the seat sees its own, the others its size."""
    return Field("own", show, default)


def facedown(default: Any = None) -> Any:
    """Nobody sees the contents, everyone the size."""
    return Field("facedown", None, default)


def unshown(default: Any = None) -> Any:
    """Not shown at all."""
    return Field("unshown", None, default)


def fresh() -> Any:
    """A list or dict that starts empty."""
    return None


def name_of(cls: Any) -> str:
    """A short stable name that survives moving a class between modules of one game."""
    parts = cls.__module__.split(".")
    if parts[:2] == ["fathom", "games"]:
        return f"{parts[2]}.{cls.__name__}"
    return f"{parts[1] if parts[0] == 'fathom' else parts[-1]}.{cls.__name__}"
