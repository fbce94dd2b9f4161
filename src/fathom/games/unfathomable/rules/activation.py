"""Monsters activate (U-2): Mother Hydra, Father Dagon, and the Deep Ones one by one."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun
from ..state import Table, UnfathomableState
from .attack import Attack
from .damage import DamageRoom, is_damaged
from .dice import RollDie
from .movement import move_deep_ones, release, spawn
from .passengers import ChoosePassenger, PassengerDefeat, passengers_on
from .spaces import (
    ARROW,
    DECKS,
    DEEP,
    ROOMS,
    SPACES,
    WATER,
    front_of_roll,
    nearest_undamaged,
    step_toward,
    toward_front,
)  # fmt: skip

__all__ = [
    "ICONS",
    "ActivateDagon",
    "ActivateDeepOne",
    "ActivateDeepOnes",
    "ActivateHydra",
    "ActivateSome",
    "Gather",
    "IntoRoom",
    "activate",
    "may_enter",
]

GATHERED = 4
"""So many Deep Ones in the Deep come up together."""
REST = "in-order"


class ActivateHydra(Procedure):
    """On the board she damages the nearest room and swims ahead; in the Deep others gather (U-2.5 to 2.8)."""

    def step_1_act(self, t: Table) -> Step:
        hydra = t.state.hydra
        if hydra == DEEP:
            self.finish()
            return Gather(monarch="hydra", rule="U-2.8")
        t.log("log-activate", "U-2.5", monster=noun("hydra"))
        return DamageRoom(seat=t.state.current, space=ARROW[ARROW[hydra]])

    def step_2_swim(self, t: Table) -> None:
        swim(t, "hydra")


class ActivateDagon(Procedure):
    """On the board he spawns Deep Ones on the deck beside him and swims ahead; in the Deep others gather."""

    def step_1_act(self, t: Table) -> Step:
        dagon = t.state.dagon
        if dagon == DEEP:
            self.finish()
            return Gather(monarch="dagon", rule="U-2.12")
        t.log("log-activate", "U-2.9", monster=noun("dagon"))
        spawn(t, {ARROW[dagon]: 2}, "U-2.10")
        return None

    def step_2_swim(self, t: Table) -> None:
        swim(t, "dagon")


def swim(t: Table, monarch: str) -> None:
    """A monarch moves one water space toward the front; from a front space it does not (U-2.7)."""
    space = getattr(t.state, monarch)
    if space in WATER and (ahead := toward_front(space)) != space:
        setattr(t.state, monarch, ahead)
        t.log("log-monarch-move", "U-2.7", monarch=noun(monarch), space=noun(SPACES[ahead]), refs=(SPACES[ahead],))


class Gather(Procedure):
    """Two more Deep Ones in the Deep; if there are four or more, they come up at the front with whoever called them."""

    monarch: str = ""
    rule: str = ""
    roll: int = 0

    def step_1_spawn(self, t: Table) -> None:
        spawn(t, {DEEP: 2}, self.rule)

    def step_2_roll(self, t: Table) -> Step:
        if t.state.deep_ones[DEEP] < GATHERED:
            self.finish()
            return None
        return RollDie(seat=t.state.current).called("roll")

    def step_3_come_up(self, t: Table) -> None:
        monarchs = (self.monarch,) if self.monarch else ("dagon", "hydra")
        release(t, front_of_roll(self.roll), self.rule, monarchs)


class Activation(Event):
    """Deep Ones are about to activate."""

    seat: int = -1
    spaces: tuple[int, ...] = ()
    n: int = 0
    """At most so many of each space; 0 is all."""

    def happen(self, t: Table) -> Step:
        there = {space: t.state.deep_ones[space] for space in self.spaces if t.state.deep_ones[space]}
        return OneByOne(left={space: min(count, self.n or count) for space, count in there.items()})


class ActivateDeepOnes(Procedure):
    """The Deep One icon: every Deep One on the board, or, if there is none, more gather in the Deep (U-2.18)."""

    def step_1_act(self, t: Table) -> Step:
        s = t.state
        if not any(s.deep_ones[:DEEP]):
            return Gather(rule="U-2.18")
        t.log("log-activate", "U-2.13", monster=noun("deep-ones"))
        return Activation(seat=s.current, spaces=tuple(range(DEEP)))


class ActivateSome(Procedure):
    """The Deep Ones of one space, or (n) some of them."""

    space: int = -1
    n: int = 0

    def step_1_act(self, t: Table) -> Step:
        return Activation(seat=t.state.current, spaces=(self.space,), n=self.n)


class OneByOne(Procedure):
    """Each Deep One that was on the board when the icon came up, once, in an order of the current player (R79)."""

    left: dict[int, int] = fresh()
    space: int = -1
    in_order: bool = False

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        keys = tuple(SPACES[space] for space, n in self.left.items() if min(n, s.deep_ones[space]) > 0)
        if not keys:
            self.finish()
            return None
        if self.in_order or len(keys) == 1:
            return Pick(s.current, keys[:1], "ask-deep-one", "U-2.13")
        return Pick(s.current, (*keys, REST), "ask-deep-one", "U-2.13")

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == REST:
            self.in_order = True
            self.again()
            return
        self.space = SPACES.index(key)

    def step_2_activate(self, t: Table) -> Step:
        self.left[self.space] = min(self.left[self.space], t.state.deep_ones[self.space]) - 1
        self.pc = 0
        return ActivateDeepOne(space=self.space)


class ActivateDeepOne(Procedure):
    """The first it can of: attack a human, defeat a passenger, damage the room, move (U-2.13a)."""

    space: int = -1
    human: int = -1
    token: int = 0

    def step_1_attack(self, t: Table) -> Step:
        """The current player says who is attacked (U-2.14a); traitors never are (U-2.14b)."""
        humans = t.state.humans_in(self.space)
        if not humans:
            return None
        return Pick(t.state.current, tuple(f"player-{seat}" for seat in humans), "ask-attacked", "U-2.14a")

    def took_1_attack(self, t: Table, key: str) -> None:
        self.human = int(key.split("-")[1])

    def step_2_strike(self, t: Table) -> Step:
        if self.human < 0:
            return None
        self.finish()
        return Attack(defender=f"player-{self.human}", space=self.space)

    def step_3_choose_passenger(self, t: Table) -> Step:
        if not passengers_on(t.state, self.space):
            self.go("5_damage")
            return None
        return ChoosePassenger(seat=t.state.current, space=self.space).called("token")

    def step_4_defeat_passenger(self, t: Table) -> Step:
        self.finish()
        return PassengerDefeat(space=self.space, at=self.token, rule="U-2.15")

    def step_5_damage(self, t: Table) -> Step:
        if self.space not in ROOMS or is_damaged(t.state, self.space):
            return None
        self.finish()
        return DamageRoom(seat=t.state.current, space=self.space)

    def step_6_move(self, t: Table) -> Step:
        end = where_to(t.state, self.space)
        return IntoRoom(start=self.space, end=end, n=1) if end >= 0 else None


def where_to(s: UnfathomableState, space: int) -> int:
    """Along the arrow, or toward the nearest undamaged room (U-2.17)."""
    if space in ARROW:
        return ARROW[space]
    target = nearest_undamaged(space, s.damage)
    return step_toward(space, target) if target >= 0 else -1


def may_enter(s: UnfathomableState, space: int) -> bool:
    """May Deep Ones be moved to this space? Never the Brig or the Sick Bay (U-27.20b); no room behind barricades."""
    return space in WATER or space in DECKS or (space in ROOMS and not s.barricaded)


class IntoRoom(Event):
    """Deep Ones move, perhaps into a room: the moment for a barricade (R109)."""

    start: int = -1
    end: int = -1
    n: int = 1
    rule: str = "U-2.17"

    def happen(self, t: Table) -> Step:
        if may_enter(t.state, self.end):
            move_deep_ones(t, self.start, self.end, self.n, self.rule)
        return None


ICONS = {"deep-ones": ActivateDeepOnes, "dagon": ActivateDagon, "hydra": ActivateHydra}


def activate(icon: str) -> Procedure:
    """What an activation icon does."""
    made: Procedure = ICONS[icon]()
    return made
