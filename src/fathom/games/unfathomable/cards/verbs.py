"""The verbs of Unfathomable: effects that its cards are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....kernel.cost import Cost
from ....kernel.data import fresh
from ....kernel.decision import Answer, Pick
from ....kernel.effect import Effect, InSequence, Perform, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition, Num, num
from ....kernel.text import Listed, Text, noun
from ..rules.activation import activate
from ..rules.damage import DamageRoom, DamageShip, DamageShips
from ..rules.looking import remove_unseen
from ..rules.passengers import RiskPassengers
from ..rules.resources import change
from ..rules.skill_cards import add_treachery_to_chaos, available, draw
from ..rules.skill_set import skill_set
from ..rules.spaces import SPACES
from ..rules.tracks import AdvanceRitual, AdvanceTravel, StokeTrack, reset, retreat
from ..state import Table
from .names import RESOURCES, TYPES

__all__ = [
    "THE_SHIP", "TO_START", "Advance", "Chaos", "Dial", "DrawOfSet", "Hurt", "Icons", "Led", "RemoveTop",
    "Retreat", "Risk", "Unsaid", "do", "food", "fuel", "sanity", "souls",
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


class Unsaid(Effect):
    """An effect under a condition that goes without saying on the card: no item works in the Brig."""

    def __init__(self, condition: Condition, effect: Effect) -> None:
        self.condition, self.effect, self.parts = condition, effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        return self.condition.holds(t, scope) and self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self.effect.run(t, scope)

    def say(self) -> Text:
        return self.effect.say()


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


class Risk(Cost):
    """Risk passengers; "risk to ..." counts as done only if there were enough (U-25.5, U-50.5). As a cost it must be
    possible in full (U-25.6)."""

    takes = "passengers"

    def __init__(self, n: int, *, in_full: bool = False) -> None:
        self.n, self.in_full = n, in_full

    def can(self, t: Table, scope: Scope) -> bool:
        return not self.in_full or len(t.state.passenger_supply) >= self.n

    def run(self, t: Table, scope: Scope) -> Step:
        return RiskPassengers(seat=scope.seat, n=self.n)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        return self.run(t, scope)

    def say(self) -> Text:
        return Text("effect-risk", n=self.n)


THE_SHIP = -1


class Hurt(Effect):
    """Damage the ship, a room, or (None) the chosen room."""

    def __init__(self, n: int = 1, room: int | None = THE_SHIP) -> None:
        self.n, self.room = n, room

    def run(self, t: Table, scope: Scope) -> Step:
        if self.room != THE_SHIP:
            return DamageRoom(seat=scope.seat, space=scope.it if self.room is None else self.room)
        return DamageShip(seat=scope.seat) if self.n == 1 else DamageShips(seat=scope.seat, n=self.n)

    def say(self) -> Text:
        if self.room == THE_SHIP:
            return Text("effect-damage-ship", n=self.n)
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
    """Advance a track; where a room is stoked, whatever its roll, and something may answer it."""

    def __init__(self, track: str, n: int | Num = 1, *, stoked: bool = False) -> None:
        self.track, self.n, self.stoked = track, n, stoked

    def run(self, t: Table, scope: Scope) -> Step:
        if self.stoked:
            return StokeTrack(seat=scope.seat, track=self.track)
        n = num(self.n).value(t, scope)
        return AdvanceTravel(n=n) if self.track == "travel" else AdvanceRitual(n=n)

    def say(self) -> Text:
        if self.stoked:
            return Text("effect-stoke", track=noun(f"track-{self.track}"))
        far = Text("so-many-spaces", n=self.n) if isinstance(self.n, int) else self.n.say()
        return Text("effect-advance", track=noun(f"track-{self.track}"), far=far)


TO_START = 0


class Retreat(Effect):
    """Move a track's token back, or to its start; where the card says so, every space that is missing costs fuel."""

    def __init__(self, track: str, n: int = 1, *, fuel: bool = False) -> None:
        self.track, self.n, self.fuel = track, n, fuel

    def can(self, t: Table, scope: Scope) -> bool:
        return self.fuel or self.n == TO_START or bool(getattr(t.state, self.track))

    def run(self, t: Table, scope: Scope) -> Step:
        if self.n == TO_START:
            reset(t, self.track, "U-36.3")
        else:
            retreat(t, self.track, self.n, "U-36.2", fuel=self.fuel)
        return None

    def say(self) -> Text:
        track = noun(f"track-{self.track}")
        if self.n == TO_START:
            return Text("effect-reset", track=track)
        return Text("effect-retreat-fuel" if self.fuel else "effect-retreat", track=track, n=self.n)


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


class RemoveTop(Effect):
    """The top cards of a deck leave the game unseen (U-43.0)."""

    def __init__(self, deck: str, n: int) -> None:
        self.deck, self.n = deck, n

    def run(self, t: Table, scope: Scope) -> Step:
        gone = remove_unseen(t, self.deck, self.n)
        t.log("log-remove-top", "U-43.0", n=gone, deck=noun(f"{self.deck}-deck"))
        return None

    def say(self) -> Text:
        return Text("effect-remove-top", n=self.n, deck=noun(f"{self.deck}-deck"))
