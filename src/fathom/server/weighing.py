"""What tables weigh in memory: one of them is weighed whenever somebody asks, and stands for the others."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Sequence
from types import FunctionType, MethodType, ModuleType
from typing import Any

from ..kernel.game import Game
from .live import Live

__all__ = ["Scale", "weight"]

SHARED = (type, ModuleType, FunctionType, MethodType, Game)
"""What all tables have in common."""
MOST = 50_000
"""Objects looked at, so that a question of an operator never takes long."""
NEWS = 0.2
"""How much the newest table counts."""


def weight(live: Any) -> int:
    """About how many bytes would be free if this table (or whatever it is) were gone."""
    total = 0
    seen: set[int] = set()
    rest: list[Any] = [live]
    while rest and len(seen) < MOST:
        thing = rest.pop()
        if id(thing) not in seen and not isinstance(thing, SHARED):
            seen.add(id(thing))
            total += sys.getsizeof(thing)
            rest.extend(gc.get_referents(thing))
    return total


class Scale:
    """Remembers what the tables so far weighed."""

    def __init__(self) -> None:
        self._usual = 0.0

    def all(self, tables: Sequence[Live]) -> int:
        """About what all of these weigh."""
        if not tables:
            return 0
        found = weight(random.choice(tables))
        self._usual = found if not self._usual else self._usual * (1 - NEWS) + found * NEWS
        return int(self._usual * len(tables))
