"""The verbs of Unfathomable: effects that its cards are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel.cost import Cost
from ....kernel.data import fresh
from ....kernel.decision import Answer, Pick
from ....kernel.effect import Choose, Effect, InSequence, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed, Text, noun
from ..rules.activation import activate
from ..rules.damage import DamageRoom, DamageShip, DamageShips
from ..rules.looking import remove_unseen
from ..rules.mythos_cards import discard_mythos
from ..rules.passengers import RiskPassengers
from ..rules.resources import change
from ..rules.skill_cards import add_treachery_to_chaos, available, draw
from ..rules.skill_set import skill_set
from ..rules.spaces import SPACES
from ..rules.tracks import AdvanceRitual, AdvanceTravel, reset, retreat
from ..state import Table
from .names import MYTHOS, RESOURCES, TYPES

__all__ = [
    "Advance", "AnyOf", "Chaos", "Dial", "DiscardKept", "DrawOfSet", "Hurt", "HurtRoom", "Icons",
    "Keep", "Led", "RemoveTop", "Reset", "Retreat", "Risk", "RiskAsCost", "do", "food", "fuel", "sanity", "souls",
]  # fmt: skip


def do(say: str, make: Callable[[Scope], Procedure], can: Callable[[Table, Scope], bool] | None = None) -> Perform:
    """A procedure of the card's own."""
    return Perform(say, make, can)


class Led(InSequence):
    """Two things of which the first must be possible; the last gives it its name. `join` is how they are told in one
    sentence."""

    def __init__(self, first: Effect, last: Effect, join: str = "then") -> None:
        super().__init__(first, last)
        self.join = join

    def word(self) -> str:
        return self.parts[-1].word()

    def say(self) -> Text:
        return Text("effect-sequence", parts=Listed([part.say() for part in self.parts], self.join))

    def can(self, t: Table, scope: Scope) -> bool:
        return self.parts[0].can(t, scope)


class AnyOf(Choose):
    """A choice among changes of one kind, told in one clause: "gain 1 fuel, 1 food or 1 soul"."""

    def word(self) -> str:
        return "choose"

    def say(self) -> Text:
        told = self.parts[0].say_with(self.parts)
        told.args = {k: Listed(arg.items, "or") if isinstance(arg, Listed) else arg for k, arg in told.args.items()}
        return told


class Dial(Effect):
    """Turn a resource dial."""

    joins = "effect-gain"

    def __init__(self, resource: str, n: int) -> None:
        self.resource, self.n = resource, n

    def word(self) -> str:
        return self.resource

    def fits(self, other: Effect) -> bool:
        return isinstance(other, Dial) and (other.n > 0) == (self.n > 0)

    def change(self) -> Text:
        return Text("so-much", n=abs(self.n), resource=noun(self.resource))

    def say_with(self, others: Sequence[Dial]) -> Text:
        return Text("effect-gain" if self.n > 0 else "effect-lose", changes=Listed([one.change() for one in others]))

    def run(self, t: Table, scope: Scope) -> Step:
        change(t, RESOURCES.index(self.resource), self.n, "U-49.1")
        return None

    def say(self) -> Text:
        return self.say_with((self,))


def fuel(n: int) -> Dial:
    return Dial("fuel", n)


def food(n: int) -> Dial:
    return Dial("food", n)


def sanity(n: int) -> Dial:
    return Dial("sanity", n)


def souls(n: int) -> Dial:
    return Dial("souls", n)


class Risk(Effect):
    """Risk passengers; "risk to ..." counts as done only if there were enough (U-25.5, U-50.5)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return RiskPassengers(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        return Text("effect-risk", n=self.n)


class Hurt(Effect):
    """Damage the ship."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return DamageShip(seat=scope.seat) if self.n == 1 else DamageShips(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        return Text("effect-damage-ship", n=self.n)


class HurtRoom(Effect):
    """Damage a room, or the chosen one."""

    def __init__(self, room: int | None = None) -> None:
        self.room = room

    def run(self, t: Table, scope: Scope) -> Step:
        return DamageRoom(seat=scope.seat, space=scope.it if self.room is None else self.room)

    def say(self) -> Text:
        return Text("effect-damage-room", it=Text("it") if self.room is None else noun(SPACES[self.room]))


class Icons(Effect):
    """Activation icons inside a text, in printed order (U-10.23)."""

    def __init__(self, *icons: str) -> None:
        self.icons = icons

    def run(self, t: Table, scope: Scope) -> Step:
        return InIconOrder(icons=list(self.icons))

    def say(self) -> Text:
        if len(self.icons) > 1 and len(set(self.icons)) == 1:
            return Text("effect-activate-times", monster=noun(f"icon-{self.icons[0]}"), n=len(self.icons))
        return Text("effect-activate", monsters=Listed([noun(f"icon-{icon}") for icon in self.icons]))


class InIconOrder(Procedure):
    icons: list[str] = fresh()

    def step_1_activate(self, t: Table) -> Step:
        if not self.icons:
            self.finish()
            return None
        self.pc = 0
        return activate(self.icons.pop(0))


class Advance(Effect):
    """Advance a track."""

    def __init__(self, track: str, n: int = 1) -> None:
        self.track, self.n = track, n

    def run(self, t: Table, scope: Scope) -> Step:
        return AdvanceTravel(n=self.n) if self.track == "travel" else AdvanceRitual(n=self.n)

    def say(self) -> Text:
        return Text("effect-advance", track=noun(f"track-{self.track}"), n=self.n)


class Retreat(Effect):
    """Move a track's token back; where the card says so, every space that is missing costs fuel."""

    def __init__(self, track: str, n: int = 1, *, fuel: bool = False) -> None:
        self.track, self.n, self.fuel = track, n, fuel

    def can(self, t: Table, scope: Scope) -> bool:
        return self.fuel or bool(getattr(t.state, self.track))

    def run(self, t: Table, scope: Scope) -> Step:
        retreat(t, self.track, self.n, "U-36.2", fuel=self.fuel)
        return None

    def say(self) -> Text:
        name = "effect-retreat-fuel" if self.fuel else "effect-retreat"
        return Text(name, track=noun(f"track-{self.track}"), n=self.n)


class Reset(Effect):
    """Put a track's token back on its start space."""

    def __init__(self, track: str) -> None:
        self.track = track

    def run(self, t: Table, scope: Scope) -> Step:
        reset(t, self.track, "U-36.3")
        return None

    def say(self) -> Text:
        return Text("effect-reset", track=noun(f"track-{self.track}"))


class Chaos(Effect):
    """Shuffle treachery into the chaos deck."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        add_treachery_to_chaos(t, self.n, "U-34.5")
        return None

    def say(self) -> Text:
        return Text("effect-chaos", n=self.n)


class DrawOfSet(Procedure):
    """Draw cards of one's choice inside the skill set, of a type that can be drawn (U-13.2b1)."""

    seat: int = -1
    n: int = 1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(TYPES[type] for type in skill_set(t.state, self.seat) if available(t.state, type))
        return Pick(self.seat, keys, "ask-draw-type", "U-13.3a1") if keys else None

    def took_1_choose(self, t: Table, key: str) -> None:
        draw(t, self.seat, {TYPES.index(key): self.n}, "U-13.3a")


class Keep(Effect):
    """The mythos card stays in a player's area (U-50.11). Under Edmund's reveal it is just discarded."""

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        card = MYTHOS.index(scope.source)
        if s.mythos == card:
            s.kept[scope.seat] += (card,)
            t.log("log-keep", "U-50.11", card=noun(MYTHOS[card]))
            t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-place-this")


class DiscardKept(Cost):
    """This mythos card leaves the area of its owner."""

    takes = "this"

    def can(self, t: Table, scope: Scope) -> bool:
        return MYTHOS.index(scope.source) in t.state.kept[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        kept, card = t.state.kept, MYTHOS.index(scope.source)
        kept[scope.you] = tuple(other for other in kept[scope.you] if other != card)
        discard_mythos(t, card)
        t.log("log-kept-discarded", "U-50.11", card=noun(MYTHOS[card]))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-discard-this")


class RemoveTop(Effect):
    """The top cards of a deck leave the game unseen (U-43.0)."""

    def __init__(self, deck: str, n: int) -> None:
        self.deck, self.n = deck, n

    def run(self, t: Table, scope: Scope) -> Step:
        gone = remove_unseen(t, self.deck, self.n)
        t.log("log-remove-top", "U-43.0", n=gone, deck=noun(f"{self.deck}-deck"))
        return None

    def say(self) -> Text:
        return Text("effect-remove-top", n=self.n, cards=noun(f"{self.deck}-cards"))


class RiskAsCost(Cost):
    """Risking as a cost: it must be possible in full (U-25.6)."""

    takes = "passengers"

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.passenger_supply) >= self.n

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return RiskPassengers(seat=scope.you, n=self.n)

    def say(self) -> Text:
        return Text("effect-risk", n=self.n)
