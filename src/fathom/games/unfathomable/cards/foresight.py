"""Looking ahead: the top cards of the mythos or the waypoint deck, for the Bridge and for a spell."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Order, Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ..rules.looking import forget, put_beneath, remember
from ..rules.mythos_cards import look_at_mythos
from ..state import Table
from .names import MYTHOS, WAYPOINTS

__all__ = ["Foresee"]


class Foresee(Procedure):
    """Look at the top four mythos or waypoint cards; one on top, the others on the bottom."""

    seat: int = -1
    n: int = 4
    deck: str = ""
    cards: list[int] = fresh()
    top: int = -1

    def names(self) -> tuple[str, ...]:
        return MYTHOS if self.deck == "mythos" else WAYPOINTS

    def step_1_deck(self, t: Table) -> Step:
        return Pick(self.seat, ("mythos-deck", "waypoint-deck"), "ask-deck", "U-50.7")

    def took_1_deck(self, t: Table, key: str) -> None:
        self.deck = key.split("-")[0]

    def step_2_look(self, t: Table) -> None:
        s = t.state
        t.reveal("revealed-look")
        if self.deck == "mythos":
            self.cards = look_at_mythos(t, self.n)
        else:
            self.cards = list(reversed(s.waypoint_deck[-self.n :]))
            s.waypoint_deck = s.waypoint_deck[: len(s.waypoint_deck) - len(self.cards)]
            forget(t, "waypoints")
        if not self.cards:
            self.finish()

    def step_3_top(self, t: Table) -> Step:
        names = self.names()
        return Pick(self.seat, tuple(names[card] for card in self.cards), "ask-top", "U-50.7", always=True)

    def took_3_top(self, t: Table, key: str) -> None:
        self.top = self.names().index(key)
        self.cards.remove(self.top)

    def step_4_bottom(self, t: Table) -> Step:
        """Several cards go to the bottom in a secret order (R114)."""
        keys = [self.names()[card] for card in self.cards]
        return Order(self.seat, keys, "ask-bottom", "U-R114") if len(keys) > 1 else None

    def took_4_bottom(self, t: Table, keys: list[str]) -> None:
        self.cards = [self.names().index(key) for key in keys]

    def step_5_put_back(self, t: Table) -> None:
        s = t.state
        put_beneath(t, self.deck, self.cards[::-1], (self.seat,))
        if self.deck == "mythos":
            s.mythos_deck += (self.top,)
        else:
            s.waypoint_deck += (self.top,)
        remember(t, self.seat, "mythos" if self.deck == "mythos" else "waypoints", (self.names()[self.top],))
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun(f"{self.deck}-deck"))
