"""What cards do with figures on the board: Deep Ones, monarchs, passengers. A chosen space is `scope.it`."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.target import One
from ....kernel.text import Listed, Text, noun
from ..rules.activation import ActivateSome, IntoRoom
from ..rules.defeat import defeat_deep_one
from ..rules.movement import release, spawn
from ..rules.passengers import SUPPLY, ChoosePassenger, PassengerDefeat, passengers_on, rescue
from ..rules.spaces import DECKS, DEEP, ROOMS, SPACES, WATER
from ..state import Table
from .things import HERE, NEXT_TO_IT

__all__ = [
    "ALL", "ActivateDeepOnes", "DefeatDeepOnes", "DefeatPassenger", "MonarchsTo", "MoveDeepOnes", "ReleaseTo",
    "RescuePassengers", "Spawn", "move_deep_ones",
]  # fmt: skip

ALL = 1 << 10
REGIONS = {WATER: "water", DECKS: "decks", ROOMS: "rooms"}


class Spawn(Effect):
    """Spawn Deep Ones: on one space, on each of several, or on the chosen one."""

    def __init__(self, n: int, spaces: Sequence[int] = ()) -> None:
        self.n, self.spaces = n, spaces

    def run(self, t: Table, scope: Scope) -> Step:
        chosen = scope.it if isinstance(scope.it, tuple | list) else (scope.it,)
        spawn(t, dict.fromkeys(self.spaces or chosen, self.n), "U-47.0")
        return None

    def say(self) -> Text:
        if isinstance(self.spaces, range):
            return Text("effect-spawn-region", n=self.n, where=noun(f"each-of-{REGIONS[self.spaces]}"))
        places = Listed([noun(SPACES[space]) for space in self.spaces]) if self.spaces else Text("it")
        return Text("effect-spawn" if len(self.spaces) < 2 else "effect-spawn-each", n=self.n, spaces=places)


class DefeatDeepOnes(Effect):
    """Defeat one Deep One, or (`ALL`) every one, on the chosen space; the result is how many."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return DefeatDeepOnesFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-defeat", it=Text("it"))


class DefeatDeepOnesFrame(EffectFrame):
    def step_1_defeat(self, t: Table) -> None:
        space = self.here().it
        n = min(self.term().n, t.state.deep_ones[space])
        defeat_deep_one(t, space, n, "U-26.0")
        self.result = n


class MoveDeepOnes(Effect):
    """All Deep Ones of the space chosen first go to the one chosen last (R50)."""

    def run(self, t: Table, scope: Scope) -> Step:
        start, end = scope.chosen[-2:]
        return IntoRoom(start=start, end=end, n=t.state.deep_ones[start], rule="U-27.20b")

    def say(self) -> Text:
        return Text("effect-move-deep-ones", them=Text("that"), it=Text("it"))


class MonarchsTo(Effect):
    """Both monarchs come to a space, from wherever they are (R112)."""

    def __init__(self, space: int | None = None) -> None:
        self.space = space

    def run(self, t: Table, scope: Scope) -> Step:
        space = scope.it if self.space is None else self.space
        t.state.dagon = t.state.hydra = space
        if space == DEEP:
            t.log("log-monarchs-deep", "U-23.1")
        else:
            t.log("log-monarchs-front", "U-27.3", space=noun(SPACES[space]), refs=(SPACES[space],))
        return None

    def say(self) -> Text:
        return Text("effect-monarchs-to", it=Text("it") if self.space is None else noun(SPACES[self.space]))


class ReleaseTo(Effect):
    """All monsters leave the Deep for the chosen space; an empty Deep needs none (R112)."""

    def __init__(self, rule: str = "U-27.3") -> None:
        self.rule = rule

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.deep_ones[DEEP]) or DEEP in (t.state.dagon, t.state.hydra)

    def run(self, t: Table, scope: Scope) -> Step:
        release(t, scope.it, self.rule)
        return None

    def say(self) -> Text:
        return Text("effect-release-to", it=Text("it"))


class RescuePassengers(Effect):
    """Rescue one passenger, or (ALL) every one, on the chosen space; the result is how many."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        return RescuePassengersFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-rescue", it=Text("it"))


class RescuePassengersFrame(EffectFrame):
    def step_1_rescue(self, t: Table) -> None:
        here = self.here()
        n = min(self.term().n, passengers_on(t.state, here.it))
        rescue(t, here.seat, here.it, n, "U-25.7")
        self.result = n


class DefeatPassenger(Effect):
    """A passenger on the chosen space is picked and defeated; of the supply, one at random."""

    def __init__(self, space: int | None = None) -> None:
        self.space = space

    def run(self, t: Table, scope: Scope) -> Step:
        return DefeatPassengerFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-defeat", it=Text("it") if self.space is None else noun("passenger-of-supply"))


class DefeatPassengerFrame(EffectFrame):
    token: int = 0

    def space(self) -> int:
        fixed = self.term().space
        return int(self.here().it if fixed is None else fixed)

    def step_1_which(self, t: Table) -> Step:
        if self.space() == SUPPLY:
            return None
        return ChoosePassenger(seat=self.here().seat, space=self.space(), rule="U-26.0").called("token")

    def step_2_defeat(self, t: Table) -> Step:
        return PassengerDefeat(space=self.space(), at=self.token, seat=self.here().seat)


def move_deep_ones() -> Effect:
    """All Deep Ones of the chosen space go to one adjacent space."""
    return One(NEXT_TO_IT, MoveDeepOnes(), rule="U-27.20b", why="ask-adjacent")


class ActivateDeepOnes(Effect):
    """Activate one Deep One, or (0) each, on the chosen space; always each where that is "here"."""

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        if scope.it == HERE:
            return ActivateSome(space=t.state.places[scope.you])
        return ActivateSome(space=scope.it, n=self.n)

    def say(self) -> Text:
        return Text("effect-activate-those", it=Text("it"))
