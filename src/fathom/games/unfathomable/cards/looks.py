"""Looking at the tops of decks, as several cards do."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text, noun, who
from ...zones import zone
from ..pieces import ITEM, WAYPOINT
from ..rules.items import GainItem
from ..rules.looking import Looking
from ..rules.spells import LookAtSpells
from ..state import Table
from .foresight import Foresee
from .names import ITEMS, WAYPOINTS
from .verbs import do

__all__ = ["KeepOneItem", "LookAhead", "LookAtItems", "LookAtWaypoints", "look_at_spells", "look_at_waypoints"]


class LookAtWaypoints(Looking):
    """Look at the top cards of the waypoint deck; one on top, the others on the bottom."""

    DECK = "waypoint_deck"
    cards: list[int] = zone(WAYPOINT, "own", "row", None)

    def step_1_look(self, t: Table) -> None:
        self.look(t)
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(WAYPOINTS[card] for card in self.cards), "ask-top", "U-50.7")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.put_back(t, WAYPOINTS.index(key))
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun("waypoint-deck"))


def look_at_waypoints() -> Effect:
    return do("effect-look-waypoints", lambda s: LookAtWaypoints(seat=s.seat))


class LookAtItems(Looking):
    """Look at the top items and keep one; the others go to the bottom, or are shuffled back. A lone one may be left
    where the others would go to the bottom (U-12.4a)."""

    DECK = "item_deck"
    rest: str = "bottom"
    cards: list[int] = zone(ITEM, "own", "row", None)
    item: int = -1

    def step_1_look(self, t: Table) -> None:
        self.look(t)
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(ITEMS[card] for card in self.cards)
        if self.rest == "bottom" and len(keys) == 1:
            keys = (*keys, "leave")
        return Pick(self.seat, keys, "ask-keep", "U-12.4a" if self.rest == "bottom" else "U-12.1")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.item = -1 if key == "leave" else ITEMS.index(key)
        if self.rest == "bottom":
            self.put_rest_beneath(t, self.item)
        else:
            self.shuffle_rest_in(t, self.item, "items")

    def step_3_take(self, t: Table) -> Step:
        return GainItem(seat=self.seat, item=self.item) if self.item >= 0 else None


class KeepOneItem(Effect):
    """Look at the top items of the deck and keep one."""

    def __init__(self, n: int, rest: str) -> None:
        self.n, self.rest = n, rest

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.item_deck)

    def run(self, t: Table, scope: Scope) -> Step:
        return LookAtItems(seat=scope.seat, n=self.n, rest=self.rest)

    def say(self) -> Text:
        return Text("effect-keep-one-of-items", n=self.n, rest=noun(f"rest-{self.rest}"))


class LookAhead(Effect):
    """Look at the top cards of the mythos or the waypoint deck; one on top, the others on the bottom."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return Foresee(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        return Text("effect-look-ahead", n=self.n)


def look_at_spells() -> Effect:
    return do("effect-look-spells", lambda s: LookAtSpells(seat=s.seat), lambda t, s: bool(t.state.spell_deck))
