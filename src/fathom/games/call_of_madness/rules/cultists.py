"""Cultists: gains, losses, payments, and the end of the game when a player has none left."""

from __future__ import annotations

from ....kernel.text import Text
from ..state import Table
from .board import player_text, teammate

__all__ = ["counts", "end_if_empty", "gain", "is_other", "lose", "others_of", "pay"]


def counts(t: Table, by: int) -> bool:
    """Is this an own action of the player whose turn it is? Only those count for goals (C-rul.42d)."""
    return by >= 0 and by == t.state.current


def is_other(t: Table, player: int, other: int) -> bool:
    """Is this an "other player" for goals? A teammate is none (R-32)."""
    return other not in (player, teammate(t, player))


def others_of(t: Table, player: int) -> list[int]:
    mate = teammate(t, player)
    return [other for other in range(t.state.players) if other != player and other != mate]


def gain(t: Table, player: int, n: int, rule: str) -> None:
    t.state.cultists[player] += n
    if not t.quiet:
        t.log("log-gain", rule, player=player_text(t, player), n=n)


def lose(t: Table, player: int, n: int, rule: str, by: int = -1) -> bool:
    """Cultists are lost, as far as there are any; True if the game is over with it. What the current player does to
    others is counted for goals (C-rul.42b)."""
    s = t.state
    mate = teammate(t, player)
    if mate >= 0 and not s.cultists[player]:
        player, rule = mate, "C-team.5"
    lost = min(n, s.cultists[player])
    s.cultists[player] -= lost
    if counts(t, by) and is_other(t, by, player):
        s.cultists_taken += lost
    if not t.quiet:
        t.log("log-lose", rule, player=player_text(t, player), n=lost)
    return end_if_empty(t)


def pay(t: Table, player: int, n: int) -> None:
    """A payment may use the last cultist; what it buys still happens, then `end_if_empty` ends the game (C-rul.8b)."""
    t.state.cultists[player] -= n


def end_if_empty(t: Table) -> bool:
    """The game ends at once when a player, in team play both of a team, has no cultists (C-end.1, C-team.6)."""
    s = t.state
    if 0 not in s.cultists:
        return False
    for player, left in enumerate(s.cultists):
        mate = teammate(t, player)
        if left == 0 and (mate < 0 or s.cultists[mate] == 0):
            s.ending = "cultists"
            if mate < 0:
                t.log("log-no-cultists", "C-end.1", player=player_text(t, player))
            else:
                t.log("log-no-cultists-team", "C-team.6", player=player_text(t, player), mate=player_text(t, mate))
            t.reveal("revealed-end-of-game", player=Text("number", n=player))
            t.end()
            return True
    return False
