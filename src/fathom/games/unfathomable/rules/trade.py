"""Trading items (U-1.6)."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ..cards.names import ITEMS
from ..state import Table
from .items import GainItem, lose_item

__all__ = ["Trade"]


class Trade(Procedure):
    """Any number of players in the acting player's space hand items over (U-1.6a); nobody is forced (R27)."""

    seat: int = -1

    def step_1_trade(self, t: Table) -> Step:
        s = t.state
        order = (self.seat, *t.seats_after(self.seat))
        here = [seat for seat in order if s.places[seat] == s.places[self.seat]]
        return Each(over=[seat for seat in here if s.items[seat]], body=GiveItems())


class GiveItems(Procedure):
    """One player gives items, one at a time."""

    seat: int = -1
    item: int = -1

    def step_1_choose(self, t: Table) -> Step:
        if not t.state.items[self.seat]:
            self.finish()
            return None
        keys = tuple(ITEMS[item] for item in t.state.items[self.seat])
        return Pick(self.seat, (*keys, "give-nothing"), "ask-give", "U-1.6a")

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == "give-nothing":
            self.finish()
            return
        self.item = ITEMS.index(key)

    def step_2_to_whom(self, t: Table) -> Step:
        s = t.state
        others = [seat for seat in t.seats_after(self.seat) if s.places[seat] == s.places[self.seat]]
        return Pick(self.seat, tuple(f"player-{seat}" for seat in others), "ask-receiver", "U-1.6a")

    def took_2_to_whom(self, t: Table, key: str) -> None:
        self.result = int(key.split("-")[1])
        t.log("log-give", "U-1.6a", player=who(self.seat), other=who(self.result), item=noun(ITEMS[self.item]))
        lose_item(t, self.seat, self.item)

    def step_3_receive(self, t: Table) -> Step:
        self.pc = 0
        return GainItem(seat=self.result, item=self.item, giver=self.seat, rule="U-1.6a")
