"""How fields that are no zones are shown by name, so that views and their types follow from one declaration."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

__all__ = ["Shown", "by_name", "each_of", "one_of"]


class Shown:
    """A way to show a value, with the type of what is shown as the web client writes it."""

    def __init__(self, show: Callable[[Any], Any], type: str, names: Mapping[str, Sequence[str]]) -> None:
        self.show, self.type, self.names = show, type, names

    def __call__(self, value: Any) -> Any:
        return self.show(value)


def one_of(id: str, names: Sequence[str], *, always: bool = False) -> Shown:
    """A number as one of these names, or (unless it is `always` one) nothing; `id` is what they are called together."""
    return Shown(lambda i: None if i < 0 else names[i], id if always else f"{id} | null", {id: names})


def each_of(id: str, names: Sequence[str]) -> Shown:
    """One of these names, or nothing, for each seat or space."""
    return Shown(lambda values: [None if i < 0 else names[i] for i in values], f"({id} | null)[]", {id: names})


def by_name(id: str, names: Sequence[str], *, sparse: bool = False) -> Shown:
    """Numbers by name; `sparse`: without those that are 0."""
    type = f"Partial<Record<{id}, number>>" if sparse else f"Record<{id}, number>"
    return Shown(
        lambda values: {name: n for name, n in zip(names, values, strict=True) if n or not sparse}, type, {id: names}
    )
