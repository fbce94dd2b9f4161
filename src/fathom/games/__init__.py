"""The games. Each is a package with the same shape; none imports another."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..kernel.game import Game
from .audit import audit

__all__ = ["IDS", "all_games"]

IDS = ("abyss", "unfathomable", "arkham", "call_of_madness")


def all_games() -> dict[str, Game]:
    """Every game by id."""
    return {id: _game(id) for id in IDS}


@cache
def _game(id: str) -> Game:
    game: Game = import_module(f"{__name__}.{id}").GAME
    audit(game)
    return game
