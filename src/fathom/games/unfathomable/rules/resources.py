"""The four dials (U-49): never above 10, and at 0 the game is over."""

from __future__ import annotations

from ....kernel.text import noun
from ..cards.names import RESOURCES
from ..state import Table
from .ending import end_game

__all__ = ["FOOD", "FUEL", "MOST", "SANITY", "SOULS", "change"]

FUEL, FOOD, SANITY, SOULS = range(4)
MOST = 10


def change(t: Table, resource: int, n: int, rule: str) -> None:
    """Turn a dial. Reaching 0 ends the game at once (U-48.0b)."""
    s = t.state
    before = s.resources[resource]
    s.resources[resource] = max(0, min(MOST, before + n))
    name = RESOURCES[resource]
    moved = s.resources[resource] - before
    if moved:
        t.log("log-gain" if moved > 0 else "log-lose", rule, refs=(name,), resource=noun(name), n=abs(moved),
              left=s.resources[resource])  # fmt: skip
    if s.resources[resource] == 0:
        end_game(t, name, "U-48.0b")
