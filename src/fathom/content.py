"""What belongs together in the content of a game, for everybody who shows it."""

from __future__ import annotations

import re

from .kernel.ability import Card
from .kernel.game import Game
from .kernel.rules import Clause

__all__ = ["clauses_of_card"]


def clauses_of_card(game: Game, card: Card) -> list[Clause]:
    """The clauses that are named after a card: B-LORD-COMMANDER-1 and -2 for the Commander."""
    tail = card.slug.split("-", 1)[-1].upper()
    named = re.compile(rf"[A-Z]+-[A-Z]+-{re.escape(tail)}(-\d+)?")
    return [] if tail.isdigit() else [c for c in game.clauses().values() if named.fullmatch(c.id)]
