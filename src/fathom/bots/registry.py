"""Bots by name. Wherever one meets them they have the same four levels; for research a search takes any budget."""

from __future__ import annotations

import re

from ..kernel.errors import FathomError
from ..kernel.text import Text
from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .search import SearchBot

__all__ = ["BOTS", "LEVELS", "THOUGHT", "BadBudget", "UnknownBot", "make"]

LEVELS = {"easy": "random", "clever": "greedy", "strong": "search", "master": "master"}
"""What players call a bot."""
BOTS = tuple(LEVELS.values())
"""The ids of the bots, from the weakest to the strongest."""
ITERATIONS = 200
"""Of a search that was given no budget."""
THOUGHT = 2.0
"""Seconds a master thinks about a choice where nobody says otherwise."""
MOST = {"": 1_000_000, "s": 3600}
"""Of iterations, and of seconds."""
_BUDGET = re.compile(r"(\d{1,9}(?:\.\d{1,6})?)(s?)(?:/(\d{1,3}))?")


class UnknownBot(FathomError):
    """No bot has this name."""


class BadBudget(FathomError):
    """A search cannot think that much, or not at all."""


def make(name: str, seconds: float = 0.0) -> Bot:
    """A bot by its id or level. `seconds` is the longest a search may think about a choice, and how long a master does.

    A search takes a budget of its own after a colon: `search:800` has so many iterations, `search:1.5s` so many
    seconds, and `search:800/4` does them in four processes.
    """
    id, colon, budget = name.partition(":")
    id = LEVELS.get(id, id)
    if id not in BOTS or (colon and id != "search"):
        raise UnknownBot(Text("unknown-bot", "kernel", given=name, names=", ".join(BOTS)))
    if id == "random":
        return RandomBot()
    if id == "greedy":
        return GreedyBot()
    if id == "master":
        return SearchBot(iterations=0, seconds=seconds or THOUGHT)
    if colon:
        return _search(name, budget)
    return SearchBot(ITERATIONS, seconds)


def _search(name: str, budget: str) -> SearchBot:
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise BadBudget(Text("bad-budget", "kernel", given=name))
    amount, unit, processes = float(found[1]), found[2], int(found[3] or 1)
    if not 0 < amount <= MOST[unit] or not 1 <= processes <= 256 or (not unit and amount != int(amount)):
        raise BadBudget(Text("bad-budget", "kernel", given=name))
    return SearchBot(0, amount, processes) if unit else SearchBot(int(amount), 0.0, processes)
