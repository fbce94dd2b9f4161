"""How the game ends and who wins (U-5, U-48). Every ending is immediate: what was going on is left unfinished."""

from __future__ import annotations

from ....kernel.text import Text
from ..cards.names import CULTIST, HUMAN, HYBRID
from ..state import Table, UnfathomableState

__all__ = ["PORT_DISTANCE", "end_game", "reason", "winners"]

PORT_DISTANCE = 12


def end_game(t: Table, ending: str, rule: str) -> None:
    """The game is over: `port`, the name of a resource, `damage` or `deep-ones`."""
    s = t.state
    s.ending = ending
    t.log(f"log-end-{ending}", rule)
    t.reveal("revealed-loyalty")
    t.end()


def winners(s: UnfathomableState) -> tuple[int, ...]:
    """Port: who holds only human cards. Else: every hybrid, and the cultist if the ship had come far (U-5.11)."""
    far = s.distance() >= PORT_DISTANCE
    won = []
    for seat, unseen in enumerate(s.loyalty):
        cards = unseen if s.revealed[seat] < 0 else (*unseen, s.revealed[seat])
        if s.ending == "port":
            wins = all(card == HUMAN for card in cards)
        else:
            wins = HYBRID in cards or (CULTIST in cards and far)
        if wins:
            won.append(seat)
    return tuple(won)


def reason(s: UnfathomableState) -> Text:
    return Text(f"end-{s.ending}")
