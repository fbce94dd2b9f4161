"""The awakening (U-6): halfway to port everybody gets a second loyalty card."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ...zones import draw, put
from ..cards.names import LOYALTIES
from ..state import Table
from .looking import give_loyalty

__all__ = ["AWAKENING", "Awakening", "deal_loyalty", "tell_loyalty"]

AWAKENING = 6
"""The distance at which it comes."""


def deal_loyalty(t: Table) -> int:
    """One card from the loyalty deck to every seat, while there are any; tells how many got one."""
    dealt = draw(t, "loyalty_deck", t.seats)
    for seat, card in enumerate(reversed(dealt)):
        put(t, ("loyalty", seat), (card,))
    return len(dealt)


def tell_loyalty(t: Table, seat: int, rule: str) -> None:
    """A seat looks at all its loyalty cards."""
    for card in t.state.loyalty[seat]:
        t.log("log-loyalty-own", rule, audience=(seat,), card=noun(f"loyalty-{LOYALTIES[card]}"))
    t.reveal("revealed-loyalty")


class Awakening(Procedure):
    """Deal, look, and revealed traitors hand their new card to a human."""

    PHASE = "awakening"

    dealt: int = 0

    def step_1_deal(self, t: Table) -> None:
        s = t.state
        s.awakened = True
        t.log("log-awakening", "U-6.1")
        self.dealt = deal_loyalty(t)

    def step_2_look(self, t: Table) -> None:
        for seat in range(t.seats):
            tell_loyalty(t, seat, "U-6.2")

    def step_3_hand_over(self, t: Table) -> Step:
        s = t.state
        order = (s.current, *t.seats_after(s.current))
        traitors = [seat for seat in order if s.revealed[seat] >= 0 and seat < self.dealt]
        if not any(s.is_human(seat) for seat in order):
            return None
        return Each(over=traitors, body=HandOver())


class HandOver(Procedure):
    """A revealed traitor gives exactly the new card to a human (R108), who looks at it."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        humans = tuple(f"player-{other}" for other in range(t.seats) if t.state.is_human(other))
        return Pick(self.seat, humans, "ask-hand-over", "U-6.3")

    def took_1_choose(self, t: Table, key: str) -> None:
        other = int(key.split("-")[1])
        give_loyalty(t, self.seat, other, t.state.loyalty[self.seat][-1:])
        t.log("log-hand-over", "U-6.3", player=who(self.seat), other=who(other))
        tell_loyalty(t, other, "U-6.3a")
