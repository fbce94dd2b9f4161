"""The awakening (U-6): halfway to port everybody gets a second loyalty card."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ..cards.names import LOYALTIES
from ..state import Table
from .looking import hand_on_loyalty

__all__ = ["Awakening", "deal_loyalty", "tell_loyalty"]


def deal_loyalty(t: Table) -> list[int]:
    """One card from the loyalty deck to every seat, while there are any; returns the cards by seat."""
    s = t.state
    dealt = list(reversed(s.loyalty_deck))[: t.seats]
    s.loyalty_deck = s.loyalty_deck[: -len(dealt)] if dealt else ()
    for seat, card in enumerate(dealt):
        s.loyalty[seat] += (card,)
    return dealt


def tell_loyalty(t: Table, seat: int, rule: str) -> None:
    """A seat looks at all its loyalty cards."""
    for card in t.state.loyalty[seat]:
        t.log("log-loyalty-own", rule, audience=(seat,), card=noun(f"loyalty-{LOYALTIES[card]}"))
    t.reveal("revealed-loyalty")


class Awakening(Procedure):
    """Deal, look, and revealed traitors hand their new card to a human."""

    PHASE = "awakening"

    dealt: list[int] = fresh()

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
        traitors = [seat for seat in order if s.revealed[seat] >= 0 and seat < len(self.dealt)]
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
        s = t.state
        awakening = t.innermost(Awakening)
        assert awakening is not None
        other, card = int(key.split("-")[1]), awakening.dealt[self.seat]
        cards = list(s.loyalty[self.seat])
        cards.remove(card)
        s.loyalty[self.seat] = tuple(cards)
        s.loyalty[other] += (card,)
        hand_on_loyalty(t, self.seat, other, (card,), all_of_them=False)
        t.log("log-hand-over", "U-6.3", player=who(self.seat), other=who(other))
        tell_loyalty(t, other, "U-6.3a")
