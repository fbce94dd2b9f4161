"""Samira, who should not be on board."""

from __future__ import annotations

from ....kernel.decision import Number, Pick
from ....kernel.effect import If, Scope
from ....kernel.procedure import Procedure, Step
from ..rules.items import DrawItem, GainItem, lose_item
from ..state import Table
from .character import ONCE, action, feat, reveal, sheet
from .conditions import CAN_CARRY
from .names import ITEMS
from .reactions import SpendFeat, change_total, may
from .verbs import do

__all__: list[str] = []


class Scavenge(Procedure):
    """Draw an item; then one item may go to another human in the same space."""

    seat: int = -1
    item: int = -1
    other: int = -1

    def step_1_draw(self, t: Table) -> Step:
        return DrawItem(seat=self.seat)

    def step_2_give(self, t: Table) -> Step:
        s = t.state
        if len(s.humans_in(s.places[self.seat])) < 2 or not s.items[self.seat]:
            self.finish()
            return None
        keys = tuple(ITEMS[item] for item in s.items[self.seat])
        return Pick(self.seat, (*keys, "give-nothing"), "ask-give", "U-50.4")

    def took_2_give(self, t: Table, key: str) -> None:
        if key == "give-nothing":
            self.finish()
        else:
            self.item = ITEMS.index(key)

    def step_3_to_whom(self, t: Table) -> Step:
        s = t.state
        here = [n for n in s.humans_in(s.places[self.seat]) if n != self.seat]
        return Pick(self.seat, tuple(f"player-{n}" for n in here), "ask-receiver", "U-50.4")

    def took_3_to_whom(self, t: Table, key: str) -> None:
        self.other = int(key.split("-")[1])
        lose_item(t, self.seat, self.item)

    def step_4_hand_over(self, t: Table) -> Step:
        return GainItem(seat=self.other, item=self.item, giver=self.seat)


def items_left(t: Table, s: Scope) -> bool:
    return bool(t.state.item_deck)


class UseItems(Procedure):
    """Add or subtract up to the number of the own items."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        n = len(t.state.items[self.seat])
        return Number(self.seat, "ask-well-equipped", "U-35.8", -n, n)

    def took_1_choose(self, t: Table, n: int) -> None:
        change_total(t, self.seat, n)


class Pickpocket(Procedure):
    """Take one item from a human in your space."""

    seat: int = -1
    item: int = -1
    owner: int = -1

    def step_1_which(self, t: Table) -> Step:
        s = t.state
        held = [item for n in s.humans_in(s.places[self.seat]) for item in s.items[n]]
        if not held:
            self.finish()
            return None
        return Pick(self.seat, tuple(ITEMS[item] for item in held), "ask-steal", "U-12.8a")

    def took_1_which(self, t: Table, key: str) -> None:
        self.item = ITEMS.index(key)
        self.owner = next(n for n, items in enumerate(t.state.items) if self.item in items)
        lose_item(t, self.owner, self.item)

    def step_2_take(self, t: Table) -> Step:
        return GainItem(seat=self.seat, item=self.item, giver=self.owner)


sheet(
    "samira",
    action(If(CAN_CARRY, do("effect-scavenger", lambda s: Scavenge(seat=s.you), items_left)), limit=ONCE),
)
feat(
    "samira",
    may(
        "total",
        do("effect-well-equipped", lambda s: UseItems(seat=s.you), lambda t, s: bool(t.state.items[s.you])),
        "window",
        cost=SpendFeat(),
        free=True,
    ),
)
reveal("samira", do("effect-pickpocket", lambda s: Pickpocket(seat=s.you)))
