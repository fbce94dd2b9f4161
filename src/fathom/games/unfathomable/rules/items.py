"""Items and improvements (U-12)."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import draw, put, take
from ..cards.names import ITEMS, TYPES
from ..state import Table, UnfathomableState
from .looking import everybody

__all__ = ["IMPROVEMENTS", "ChooseActive", "DrawItem", "GainItem", "improvements_of", "lose_item", "take_item"]

IMPROVEMENTS = {
    ITEMS.index(item): TYPES.index(skill)
    for item, skill in (
        ("fine-clothes", "influence"),
        ("mystical-text", "lore"),
        ("binoculars", "observation"),
        ("medicine-ball", "strength"),
        ("treasured-memento", "will"),
    )
}


def improvements_of(s: UnfathomableState, seat: int) -> list[int]:
    return [item for item in s.items[seat] if item in IMPROVEMENTS]


def take_item(t: Table, seat: int, item: int) -> None:
    """Put an item into a play area, faceup for all to see."""
    put(t, ("items", seat), (item,))


def lose_item(t: Table, seat: int, item: int) -> None:
    """An item leaves a play area; there is no discard pile, so who removes it for good just forgets it (U-12.2).

    If it was the active improvement, the first one left is turned up at once: there is no moment without (R82). Its
    owner may then choose another.
    """
    s = t.state
    take(t, ("items", seat), (item,))
    if s.active[seat] == item:
        s.active[seat] = -1
        for left in improvements_of(s, seat)[:1]:
            turn_up(t, seat, left)


def turn_up(t: Table, seat: int, item: int) -> None:
    """An improvement is active from now on, and no other (U-12.9)."""
    t.state.active[seat] = item
    t.log("log-active", "U-12.9", player=who(seat), item=noun(ITEMS[item]))


class GainItem(Procedure):
    """A seat gets an item, perhaps from a `giver`; an improvement lets both choose which is active (U-12.8)."""

    seat: int = -1
    item: int = -1
    giver: int = -1
    rule: str = "U-12.1"

    def step_1_take(self, t: Table) -> None:
        take_item(t, self.seat, self.item)
        t.log("log-item", self.rule, player=who(self.seat), item=noun(ITEMS[self.item]), refs=(ITEMS[self.item],))

    def step_2_choose_active(self, t: Table) -> Step:
        return ChooseActive(seat=self.seat) if self.item in IMPROVEMENTS else None

    def step_3_giver_chooses_active(self, t: Table) -> Step:
        return ChooseActive(seat=self.giver) if self.giver >= 0 and self.item in IMPROVEMENTS else None


class DrawItem(Procedure):
    """The top item, while there is one (U-12.4)."""

    seat: int = -1
    item: int = -1

    def step_1_draw(self, t: Table) -> None:
        if not t.state.item_deck:
            self.finish(False)
            return
        (self.item,) = draw(t, "item_deck", 1, everybody(t))
        t.reveal("revealed-item")

    def step_2_take(self, t: Table) -> Step:
        return GainItem(seat=self.seat, item=self.item)


class ChooseActive(Procedure):
    """Whoever has improvements has exactly one of them active (U-12.7, R82)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        held = improvements_of(t.state, self.seat)
        if not held:
            self.finish()
            return None
        return Pick(self.seat, tuple(ITEMS[item] for item in held), "ask-active", "U-12.8")

    def took_1_choose(self, t: Table, key: str) -> None:
        item = ITEMS.index(key)
        if t.state.active[self.seat] != item:
            turn_up(t, self.seat, item)
