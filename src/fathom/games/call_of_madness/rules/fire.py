"""Fire in pools: added and removed."""

from __future__ import annotations

from ..state import Table
from .board import player_text

__all__ = ["add_fire", "remove_fire"]


def add_fire(t: Table, player: int, rule: str) -> None:
    """A marker into a pool, if the supply has one (C-rul.5a)."""
    s = t.state
    if s.fire_supply:
        s.fire_supply -= 1
        s.fire[player] += 1
        t.log("log-fire", rule, player=player_text(t, player), n=s.fire[player])


def remove_fire(t: Table, player: int) -> None:
    s = t.state
    s.fire[player] -= 1
    s.fire_supply += 1
    t.log("log-fire-out", "C-action.fire-remove.1", player=player_text(t, player), n=s.fire[player])
