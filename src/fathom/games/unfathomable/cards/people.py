"""What cards make people do: discard, draw, move, fall. Whoever acts is `scope.seat`; what was chosen is `scope.it`."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.target import One
from ....kernel.text import Text, noun, who
from ..rules.defeat import Defeat
from ..rules.items import IMPROVEMENTS, ChooseActive, DrawItem, lose_item
from ..rules.movement import move_character
from ..rules.skill_cards import ChooseDiscards, DrawFromAny, discard
from ..rules.spaces import BRIG, SICK_BAY, SPACES
from ..rules.titles import eligible, give_title
from ..state import Table
from .names import ITEMS
from .things import SHIP_SPACES
from .verbs import DrawOfSet

__all__ = [
    "Discard", "Draw", "Fall", "MoveTo", "PassTitle", "RemoveItem", "TakeItem", "They", "leave_for_the_ship",
]  # fmt: skip


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


class Draw(Effect):
    """Draw cards of one's own skill set, or from skill decks of one's choice, never treachery; the result is how
    many."""

    def __init__(self, most: int = 1, least: int | None = None, *, own: bool = False) -> None:
        self.most, self.least, self.own = most, most if least is None else least, own

    def run(self, t: Table, scope: Scope) -> Step:
        if self.own:
            return DrawOfSet(seat=scope.seat, n=self.most)
        return DrawFromAny(seat=scope.seat, least=self.least, most=self.most)

    def say(self) -> Text:
        if self.own:
            return Text("effect-draw-own", n=self.most)
        cards = Text("so-many-cards" if self.least == self.most else "up-to-cards", n=self.most)
        return Text("effect-draw-any", cards=cards)


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
    """The chosen item leaves the game, or all but one of one's choice; another improvement may become the active one,
    unless all items go."""

    def __init__(self, *, with_others: bool = False, but_one: bool = False) -> None:
        self.with_others, self.but_one = with_others, but_one

    def can(self, t: Table, scope: Scope) -> bool:
        return not self.but_one or len(t.state.items[scope.seat]) > 1

    def run(self, t: Table, scope: Scope) -> Step:
        return RemoveItemFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-remove", it=noun("items-but-one") if self.but_one else Text("it"))


class RemoveItemFrame(EffectFrame):
    gone: tuple[int, ...] = ()

    def step_1_choose(self, t: Table) -> Step:
        here = self.here()
        if self.term().but_one:
            return Pick(here.seat, tuple(ITEMS[item] for item in t.state.items[here.seat]), "ask-keep-item", "U-12.2")
        self.gone = (here.it,)
        return None

    def took_1_choose(self, t: Table, key: str) -> None:
        self.gone = tuple(item for item in t.state.items[self.here().seat] if ITEMS[item] != key)

    def step_2_remove(self, t: Table) -> None:
        seat = self.here().seat
        for item in self.gone:
            lose_item(t, seat, item)
            t.log("log-item-gone", "U-12.2", player=who(seat), item=noun(ITEMS[item]))

    def step_3_active(self, t: Table) -> Step:
        again = self.term().but_one or any(item in IMPROVEMENTS for item in self.gone)
        return ChooseActive(seat=self.here().seat) if again and not self.term().with_others else None


class PassTitle(Effect):
    """A title passes on, if there is an heir: the next in its line of succession, or the last (U-38.4, R59)."""

    def __init__(self, title: str, heir: str = "next") -> None:
        self.title, self.heir = title, heir

    def run(self, t: Table, scope: Scope) -> Step:
        holder = getattr(t.state, self.title)
        heirs = eligible(t.state, self.title, holder)
        if heirs and (heir := heirs[-1 if self.heir == "last" else 0]) != holder:
            give_title(t, self.title, heir, "U-38.4")
        return None

    def say(self) -> Text:
        return Text("effect-pass-title", title=noun(self.title), heir=noun(f"heir-{self.heir}"))


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
