"""Looking ahead: the top cards of the mythos or the waypoint deck, for the Bridge and for a spell."""

from __future__ import annotations

from ....kernel.decision import Order, Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import zone
from ..pieces import MYTHOS_CARD, WAYPOINT
from ..rules.looking import Looking
from ..rules.mythos_cards import find_mythos
from ..state import Table

__all__ = ["Foresee", "PutBackWaypoints"]


class Foresee(Procedure):
    """Look at the top cards of the mythos or the waypoint deck; one on top, the others on the bottom."""

    seat: int = -1
    n: int = 4
    deck: str = ""

    def step_1_deck(self, t: Table) -> Step:
        return Pick(self.seat, ("mythos-deck", "waypoint-deck"), "ask-deck", "U-50.7")

    def took_1_deck(self, t: Table, key: str) -> None:
        self.deck = key

    def step_2_look(self, t: Table) -> Step:
        kind = PutBackMythos if self.deck == "mythos-deck" else PutBackWaypoints
        return kind(seat=self.seat, n=self.n)


class PutBack(Looking):
    """One of the cards goes on top, the others on the bottom in a secret order (R114)."""

    always: bool = True
    """Is one asked even about a single card?"""

    def step_1_look(self, t: Table) -> None:
        self.look(t)
        if not self.cards:
            self.finish()

    def step_2_top(self, t: Table) -> Step:
        return Pick(self.seat, self.names(), "ask-top", "U-50.7", always=self.always)

    def took_2_top(self, t: Table, key: str) -> None:
        self.cards.insert(0, self.cards.pop(self.names().index(key)))

    def step_3_bottom(self, t: Table) -> Step:
        keys = list(self.names()[1:])
        return Order(self.seat, keys, "ask-bottom", "U-R114") if len(keys) > 1 else None

    def took_3_bottom(self, t: Table, keys: list[str]) -> None:
        names = self.names()
        self.cards[1:] = [self.cards[names.index(key)] for key in keys]

    def step_4_put_back(self, t: Table) -> None:
        self.put_back(t, self.cards[0])
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun(self.DECK.replace("_", "-")))


class PutBackMythos(PutBack):
    DECK = "mythos_deck"
    cards: list[int] = zone(MYTHOS_CARD, "own", "row", None)

    def can_draw(self, t: Table) -> bool:
        return find_mythos(t)


class PutBackWaypoints(PutBack):
    DECK = "waypoint_deck"
    cards: list[int] = zone(WAYPOINT, "own", "row", None)
