"""Sides, for tournaments: who holds a traitor's card is for the sea, revealed or not."""

from __future__ import annotations

import fathom
from fathom.games.unfathomable.cards.names import CULTIST, HUMAN, HYBRID


def test_who_holds_a_traitors_card_is_for_the_sea() -> None:
    table = fathom.new("unfathomable", seats=3, seed=1)
    state = table.state
    state.loyalty = [(HUMAN, HYBRID), (HUMAN,), (CULTIST,)]
    assert [table.game.side_of(table, seat) for seat in range(3)] == ["sea", "ship", "sea"]
    state.loyalty, state.revealed = [(HUMAN,), (HUMAN,), (HUMAN,)], [HYBRID, -1, -1]
    assert [table.game.side_of(table, seat) for seat in range(3)] == ["sea", "ship", "ship"]
