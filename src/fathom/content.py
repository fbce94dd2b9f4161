"""What belongs together in the content of a game, for everybody who shows it."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from .kernel.ability import Card
from .kernel.game import Game
from .kernel.rules import Clause

__all__ = ["AID_SECTIONS", "AidEntry", "aid_of", "clauses_of_card"]

AID_SECTIONS = ("goal", "turn", "actions", "end", "words")


class AidEntry(NamedTuple):
    """An entry of the player aid: the messages "aid-<id>" and "aid-<id>-is" of the game, and the clause behind it."""

    id: str
    rule: str


@lru_cache(maxsize=16)
def aid_of(package: str) -> dict[str, list[AidEntry]]:
    """The player aid of a game by section (its aid.toml); empty where a game from outside has none."""
    file = files(package) / "aid.toml"
    written = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {name: [AidEntry(*entry) for entry in written[name]] for name in AID_SECTIONS if name in written}


def clauses_of_card(game: Game, card: Card) -> list[Clause]:
    """The clauses that are named after a card: B-LORD-COMMANDER-1 and -2 for the Commander."""
    tail = card.slug.split("-", 1)[-1].upper()
    named = re.compile(rf"[A-Z]+-[A-Z]+-{re.escape(tail)}(-\d+)?")
    return [] if tail.isdigit() else [c for c in game.clauses().values() if named.fullmatch(c.id)]
