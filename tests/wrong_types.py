"""Described positions with something of the wrong type anywhere: refused with one of our errors, or a legal table."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import fathom

__all__ = ["paths", "try_everything_wrong_at"]


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a nested value."""
    if at:
        yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from paths(part, (*at, key))


def try_everything_wrong_at(path: tuple[Any, ...], game: str, everything: dict[str, Any], wrong: list[Any]) -> None:
    """What is not refused must be a legal table."""
    assert fathom.position(game, everything).decision is not None
    for value in wrong:
        described = copy.deepcopy(everything)
        part = described
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = value
        try:
            table = fathom.position(game, described)
        except fathom.FathomError as error:
            assert str(error)
        else:
            assert table.game.explain(table) == []
