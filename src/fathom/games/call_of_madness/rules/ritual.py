"""Rituals: a god card for cultists, and what its deck shows next."""

from __future__ import annotations

from ....kernel.procedure import Procedure, Step
from ...zones import draw, put
from ..cards.source import book_of
from ..pieces import god_of
from ..state import Table
from .altar import place_figure
from .board import player_text
from .cultists import end_if_empty, pay
from .events import reveal_on_altar
from .hands import new_batch

__all__ = ["Ritual", "take_god_card"]


def take_god_card(t: Table, seat: int, card: int, rule: str) -> None:
    """Pay its price; the card goes to the hand (C-action.ritual.1, 3)."""
    s = t.state
    slot = s.gods.index(god_of(card))
    pay(t, seat, book_of(t).cards[card].price)
    put(t, ("hands", seat), draw(t, ("god_decks", slot)))
    s.god_known[slot] = min(s.god_known[slot], len(s.god_decks[slot]))
    new_batch(t, (card,))
    t.reveal("revealed-god-deck")
    printed = book_of(t).cards[card]
    t.log("log-ritual", rule, player=player_text(t, seat), card=printed.name, n=printed.price)


class Ritual(Procedure):
    """Card, price and figure are one step (C-rul.8b); then an event that came to the top is resolved."""

    seat: int = -1
    card: int = -1

    def step_1_take(self, t: Table) -> None:
        s, god = t.state, god_of(self.card)
        take_god_card(t, self.seat, self.card, "C-action.ritual.1")
        if s.figures[self.seat] != god:
            place_figure(t, self.seat, god, "C-action.ritual.4")
        elif not s.ready[self.seat]:
            t.log("log-ready", "C-action.ritual.5", player=player_text(t, self.seat))
        s.ready[self.seat] = 1
        end_if_empty(t)

    def step_2_reveal(self, t: Table) -> Step:
        return reveal_on_altar(t, [t.state.gods.index(god_of(self.card))])
