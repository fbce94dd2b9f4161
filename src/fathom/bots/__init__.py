"""Bots. They see what their seat may see: its own questions, its view, and determinized clones; never the truth."""

from __future__ import annotations

from .advice import Advice, advise
from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .registry import BOTS, LEVELS, BadBudget, UnknownBot, make
from .search import SearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "BadBudget",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "advise",
    "make",
]
