"""How good a table looks for a seat, by what the seat may know."""

from __future__ import annotations

from ...kernel.table import Table
from .cards.names import HUMAN
from .rules.spaces import BRIG, DECKS, DEEP, ROOMS, SICK_BAY, WATER
from .state import UnfathomableState

__all__ = ["evaluate"]


def evaluate(t: Table, seat: int) -> float:
    """Positive is good for the ship; traitors want the opposite."""
    s: UnfathomableState = t.state
    traitor = s.revealed[seat] >= 0 or any(card != HUMAN for card in s.loyalty[seat])
    if t.outcome is not None:
        return 1000.0 if seat in t.outcome.winners else -1000.0
    ship = 10.0 * s.distance() + 2.5 * s.travel + 1.5 * s.ritual
    ship += sum(6.0 * n - 20.0 / max(n, 1) for n in s.resources)
    ship -= 6.0 * sum(card >= 0 for card in s.damage)
    ship -= sum(1.0 * s.deep_ones[space] for space in WATER)
    ship -= sum(1.6 * s.deep_ones[space] for space in DECKS)
    ship -= sum(2.6 * s.deep_ones[space] for space in ROOMS)
    ship -= 0.8 * s.deep_ones[DEEP] + 1.5 * sum(map(len, s.passengers))
    ship -= 2.0 * ((s.dagon in WATER) + (s.hydra in WATER)) + 8.0 * (s.supply < 4)
    own = 0.5 * len(s.hands[seat]) + 1.0 * len(s.items[seat])
    own -= 3.0 * (s.places[seat] == BRIG) + 2.0 * (s.places[seat] == SICK_BAY)
    return own - ship if traitor else own + ship
