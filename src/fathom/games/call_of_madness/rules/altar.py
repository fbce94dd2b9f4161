"""The altar: gods, their decks, figures on power cards, and the god that the Automa blocks."""

from __future__ import annotations

from ..cards.source import book_of
from ..pieces import EVENT_CARD
from ..state import Table
from .board import player_text

__all__ = ["can_place_figure", "is_blocked", "place_figure", "rituals", "visible"]


def visible(t: Table, slot: int) -> int:
    """The top card of a god deck; -1 if there is none, or while an event lies there (C-rul.44c)."""
    deck = t.state.god_decks[slot]
    return deck[-1] if deck and deck[-1] != EVENT_CARD else -1


def is_blocked(t: Table, god: int) -> bool:
    """The god under the Automa's figure (C-solo.24)."""
    return t.state.blocked == god


def rituals(t: Table, seat: int) -> list[int]:
    """The places of the altar whose top card a player can acquire; -1: whatever the price."""
    s = t.state
    out = []
    for slot, god in enumerate(s.gods):
        card = visible(t, slot)
        if card >= 0 and not is_blocked(t, god) and (seat < 0 or book_of(t).cards[card].price <= s.cultists[seat]):
            out.append(slot)
    return out


def can_place_figure(t: Table, god: int) -> bool:
    """A god in play that is not blocked (C-solo.25)."""
    return god in t.state.gods and not is_blocked(t, god)


def place_figure(t: Table, player: int, god: int, rule: str) -> None:
    """It stays ready or used as it was (C-rul.37a)."""
    t.state.figures[player] = god
    t.log("log-figure", rule, player=player_text(t, player), god=book_of(t).powers[god].name)
