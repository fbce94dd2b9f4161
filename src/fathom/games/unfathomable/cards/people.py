"""What cards make people do: discard, draw, move, fall. Whoever acts is `scope.seat`; what was chosen is `scope.it`."""

from __future__ import annotations

from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.target import One
from ....kernel.text import Text, noun, who
from ..rules.defeat import Defeat
from ..rules.items import IMPROVEMENTS, ChooseActive, DrawItem, lose_item
from ..rules.movement import move_character
from ..rules.skill_cards import ChooseDiscards, DrawFromAny, discard
from ..rules.spaces import BRIG, SICK_BAY, SPACES
from ..state import Table
from .names import ITEMS
from .things import SHIP_SPACES
from .verbs import DrawOfSet

__all__ = ["Discard", "DrawAny", "DrawOwn", "Fall", "MoveTo", "RemoveItem", "TakeItem", "They", "leave_for_the_ship"]


class Discard(Effect):
    """Discard cards of one's choice, or (0) the whole hand."""

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.hands[scope.seat])

    def run(self, t: Table, scope: Scope) -> Step:
        if self.n:
            return ChooseDiscards(seat=scope.seat, n=self.n)
        discard(t, scope.seat, t.state.hands[scope.seat], "U-13.3")
        return None

    def say(self) -> Text:
        return Text("effect-discard", n=self.n) if self.n else Text("effect-discard-hand")


class DrawOwn(Effect):
    """Draw cards of one's own skill set."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return DrawOfSet(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        return Text("effect-draw-own", n=self.n)


class DrawAny(Effect):
    """Draw cards from skill decks of one's choice, never treachery; the result is how many."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def run(self, t: Table, scope: Scope) -> Step:
        return DrawFromAny(seat=scope.seat, least=self.least, most=self.most)

    def say(self) -> Text:
        return Text("effect-draw-any" if self.least == self.most else "effect-draw-up-to", n=self.most)


class MoveTo(Effect):
    """Move to a space, or to the chosen one. Nobody leaves the Brig by a card that does not say so (U-3.4c)."""

    def __init__(self, space: int | None = None, rule: str = "U-50.2", *, out_of_brig: bool = False) -> None:
        self.space, self.rule, self.out_of_brig = space, rule, out_of_brig

    def word(self) -> str:
        return "move"

    def can(self, t: Table, scope: Scope) -> bool:
        place = t.state.places[scope.seat]
        return place != self.space and (self.out_of_brig or place != BRIG)

    def run(self, t: Table, scope: Scope) -> Step:
        move_character(t, scope.seat, scope.it if self.space is None else self.space, self.rule)
        return None

    def say(self) -> Text:
        it = Text("it") if self.space is None else noun(SPACES[self.space])
        return Text("effect-go-to" if self.space in (BRIG, SICK_BAY) else "effect-move-to", it=it)


class Fall(Effect):
    """Be defeated. The result tells whether it happened."""

    def run(self, t: Table, scope: Scope) -> Step:
        return Defeat(seat=scope.seat)

    def say(self) -> Text:
        return Text("effect-fall")


class TakeItem(Effect):
    """Draw an item."""

    def run(self, t: Table, scope: Scope) -> Step:
        return DrawItem(seat=scope.seat)

    def say(self) -> Text:
        return Text("effect-draw-item")


class RemoveItem(Effect):
    """The chosen item leaves the game; another improvement may become the active one, unless all of them go."""

    def __init__(self, *, with_others: bool = False) -> None:
        self.with_others = with_others

    def run(self, t: Table, scope: Scope) -> Step:
        lose_item(t, scope.seat, scope.it)
        t.log("log-item-gone", "U-12.2", player=who(scope.seat), item=noun(ITEMS[scope.it]))
        return ChooseActive(seat=scope.seat) if scope.it in IMPROVEMENTS and not self.with_others else None

    def say(self) -> Text:
        return Text("effect-remove", it=Text("it"))


class They(Effect):
    """The player chosen last does, or suffers, this."""

    def __init__(self, effect: Effect) -> None:
        self.effect, self.parts = effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.effect.can(t, scope.but(who=scope.it))

    def run(self, t: Table, scope: Scope) -> Step:
        return self.effect.run(t, scope.but(who=scope.it))

    def say(self) -> Text:
        return Text("effect-one-acts", who=Text("it"), effect=self.effect.say())


def leave_for_the_ship(rule: str = "U-3.4c") -> Effect:
    """Move to any ship space of one's own choice, out of the Brig too (R101)."""
    return One(SHIP_SPACES, MoveTo(rule=rule, out_of_brig=True), rule=rule, why="ask-move")
