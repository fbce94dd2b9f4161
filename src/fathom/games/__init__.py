"""The games. Each is a package with the same shape; none imports another."""

from __future__ import annotations

from importlib import import_module

from ..kernel.game import Game

__all__ = ["IDS", "all_games"]

IDS = ("abyss", "unfathomable")


def all_games() -> dict[str, Game]:
    """Every game by id."""
    games: dict[str, Game] = {}
    for id in IDS:
        games[id] = import_module(f"{__name__}.{id}").GAME
    return games
