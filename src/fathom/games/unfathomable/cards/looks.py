"""Looking at the tops of decks, as several cards do."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text, noun
from ...zones import draw, zone
from ..pieces import ITEM
from ..rules.items import GainItem
from ..rules.looking import Looking
from ..rules.mythos_cards import LookAtMythos
from ..rules.spells import LookAtSpells, ResolveSpell
from ..rules.waypoints import ReachWaypoint, ResolveWaypoint
from ..state import Table
from .foresight import Foresee, PutBackWaypoints
from .names import ITEMS

__all__ = ["Look", "ResolveTop"]


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


class Look(Effect):
    """Look at the top cards of a deck. One of them is resolved, kept or put back on top; the others go to the bottom,
    or are shuffled back."""

    def __init__(self, deck: str, deed: str, n: int = 2, rest: str = "bottom") -> None:
        self.deck, self.deed, self.n, self.rest = deck, deed, n, rest

    def can(self, t: Table, scope: Scope) -> bool:
        return self.deck not in ("spell", "item") or bool(getattr(t.state, f"{self.deck}_deck"))

    def run(self, t: Table, scope: Scope) -> Step:
        if self.deck == "mythos-or-waypoint":
            return Foresee(seat=scope.seat, n=self.n)
        if self.deed == "top":
            return PutBackWaypoints(seat=scope.seat, n=self.n, always=False)
        if self.deck == "item":
            return LookAtItems(seat=scope.seat, n=self.n, rest=self.rest)
        if self.deck == "waypoint":
            return ReachWaypoint(seat=scope.seat, n=self.n, awakens=True)
        return (LookAtSpells if self.deck == "spell" else LookAtMythos)(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        deck = noun(f"{self.deck}-deck")
        if self.deed == "top":
            return Text("effect-look-back", n=self.n, deck=deck, rest=Text("the-rest", n=self.n - 1, deck=deck))
        rest = Text(f"rest-{self.rest}", n=self.n - 1, deck=deck)
        return Text("effect-look", n=self.n, deck=deck, deed=noun(f"look-{self.deed}"), rest=rest)


class ResolveTop(Effect):
    """Resolve the top card of the spell or the waypoint deck."""

    def __init__(self, deck: str) -> None:
        self.deck = deck

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(getattr(t.state, f"{self.deck}_deck"))

    def run(self, t: Table, scope: Scope) -> Step:
        return ResolveTopFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-resolve-top", deck=noun(f"{self.deck}-deck"))


class ResolveTopFrame(EffectFrame):
    card: int = -1

    def step_1_take(self, t: Table) -> None:
        (self.card,) = draw(t, f"{self.term().deck}_deck")
        t.reveal("revealed-look")

    def step_2_resolve(self, t: Table) -> Step:
        kind = ResolveSpell if self.term().deck == "spell" else ResolveWaypoint
        return kind(seat=self.here().seat, card=self.card)
