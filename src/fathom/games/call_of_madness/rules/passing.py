"""Where a turn begins, who owes a token for it, and what a pass does."""

from __future__ import annotations

from ..state import Table
from .board import player_text

__all__ = ["begin_turn", "owes_token", "pass_turn"]


def begin_turn(t: Table, player: int) -> None:
    """A new turn: nothing has been done, used or claimed in it."""
    s = t.state
    s.current = player
    s.turn += 1
    s.plays = 1
    s.felled = s.lured = s.targeted = s.paid = ()
    s.life_taken = s.cultists_taken = s.claims = 0
    if not t.quiet:
        t.log("log-turn", "C-phase2.1", player=player_text(t, player))


def owes_token(t: Table, player: int) -> bool:
    """After somebody else's pass one turn is free, every later one costs a token (C-pass.4, C-pass.5)."""
    s = t.state
    return any(s.passed) and not s.free_turns[player]


def pass_turn(t: Table, player: int, rule: str = "C-pass.1") -> None:
    """The first to pass takes the time marker without flipping it; the others have one free turn each (C-pass.3).
    Another `rule` lets nobody pass who has a token for a further turn."""
    s = t.state
    first = not any(s.passed)
    s.passed[player] = 1
    s.plays = 0
    t.log("log-pass" if rule == "C-pass.1" else "log-pass-owed", rule, player=player_text(t, player))
    if first:
        s.free_turns = [int(other != player) for other in range(s.players)]
        if s.holder != player:
            s.holder = player
            t.log("log-marker", "C-pass.3", player=player_text(t, player))
