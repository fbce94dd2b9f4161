"""Bots. They see what their seat may see: its own questions, its view, and determinized clones; never the truth."""

from __future__ import annotations

from ..kernel.errors import FathomError
from ..kernel.text import Text
from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "make"]

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(FathomError):
    """No bot has this name."""


def make(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise UnknownBot(Text("unknown-bot", "kernel", given=name, names=", ".join(BOTS)))
    return BOTS[name]()
