"""What happens to the card itself: it stays in an area, is discarded, or leaves the game."""

from __future__ import annotations

from ....kernel.cost import Cost
from ....kernel.decision import Answer
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.text import Text, noun, who
from ..rules.items import lose_item
from ..rules.mythos_cards import discard_mythos
from ..rules.skill_cards import discard
from ..state import Table
from .names import ITEMS, MYTHOS, SKILLS, SPELLS, WAYPOINTS

__all__ = ["DiscardThis", "Place", "RemoveThis"]


class Place(Effect):
    """The card stays in a player's area: a spell (U-15.1a1), or a mythos card (U-50.11), which is just discarded under
    Edmund's reveal."""

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        if scope.source in SPELLS:
            s.spells[scope.seat] += (SPELLS.index(scope.source),)
            t.log("log-spell-stays", "U-15.1a1", player=who(scope.seat), card=noun(scope.source))
        elif s.mythos == MYTHOS.index(scope.source):
            s.kept[scope.seat] += (s.mythos,)
            t.log("log-keep", "U-50.11", card=noun(scope.source))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-place-this")


class ThisCard(Cost):
    """The card goes. Where it lies tells what it is: in a hand, in an area, in the row."""

    takes = "this"

    def bind(self, id: str, card: str = "") -> None:
        super().bind(id, card)
        kinds = (SKILLS, MYTHOS, ITEMS, SPELLS, WAYPOINTS)
        self.number = next(kind.index(card) for kind in kinds if card in kind)
        self.in_hand, self.is_spell, self.is_waypoint = card in SKILLS, card in SPELLS, card in WAYPOINTS


class DiscardThis(ThisCard):
    """This skill card is shown and discarded (U-13.4); this mythos card leaves the area of its owner (U-50.11)."""

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        return self.number in (s.hands if self.in_hand else s.kept)[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        if self.in_hand:
            discard(t, scope.you, (self.number,), "U-13.4")
            return None
        kept = t.state.kept
        kept[scope.you] = tuple(other for other in kept[scope.you] if other != self.number)
        discard_mythos(t, self.number)
        t.log("log-kept-discarded", "U-50.11", card=noun(self.card))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-discard-this")


class RemoveThis(ThisCard):
    """This item, this spell in an area or the last waypoint of the row is removed from the game."""

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        if self.is_waypoint:
            return self.number in s.row[-1:]
        return self.number in (s.spells if self.is_spell else s.items)[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        s = t.state
        if self.is_waypoint:
            s.row = s.row[:-1]
            t.log("log-fog", "U-43.0")
        elif self.is_spell:
            s.spells[scope.you] = tuple(other for other in s.spells[scope.you] if other != self.number)
            t.abilities_changed()
            t.log("log-spell-gone", "U-15.1a1", card=noun(self.card))
        else:
            lose_item(t, scope.you, self.number)
            t.log("log-item-gone", "U-12.2", player=who(scope.you), item=noun(self.card))
        return None

    def say(self) -> Text:
        return Text("effect-remove-this")
