"""What cards do with figures on the board: Deep Ones, monarchs, passengers. A chosen space is `scope.it`."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.select import Selector
from ....kernel.target import One
from ....kernel.term import how_many
from ....kernel.text import Listed, Text, noun
from ..rules.activation import ActivateSome, IntoRoom, may_enter
from ..rules.defeat import DefeatAll, defeat_deep_one
from ..rules.movement import release, spawn
from ..rules.passengers import SUPPLY, ChoosePassenger, PassengerDefeat, passengers_on, rescue
from ..rules.spaces import ADJACENT, DECKS, DEEP, ROOMS, SHIP, SPACES, WATER
from ..state import Table
from .things import DEEP_ONES_ON_SHIP, HERE, NEXT_TO_IT

__all__ = [
    "ALL", "ActivateDeepOnes", "DefeatEvery", "DefeatFigures", "MoveEach", "MoveMonsters", "RescuePassengers",
    "Spawn", "move_deep_ones",
]  # fmt: skip

ALL = 1 << 10
REGIONS = {WATER: "water", DECKS: "decks", ROOMS: "rooms", range(DEEP): "board"}


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
            where = noun(f"region-{REGIONS[self.spaces]}").formed("each")
            return Text("effect-spawn-each", n=self.n, where=where)
        places = Listed([noun(SPACES[space]) for space in self.spaces]) if self.spaces else Text("it")
        if len(self.spaces) > 1:
            return Text("effect-spawn-each", n=self.n, where=Text("each-of-these", spaces=places))
        return Text("effect-spawn", n=self.n, spaces=places)


class DefeatFigures(Effect):
    """Defeat a Deep One or a passenger on the chosen space, or (`ALL`) every Deep One there; the result is how many.
    Which passenger of a space it is, is picked; of the supply, one at random."""

    def __init__(self, kind: str = "deep-one", n: int = 1, *, space: int | None = None) -> None:
        self.kind, self.n, self.space = kind, n, space

    def run(self, t: Table, scope: Scope) -> Step:
        return DefeatFiguresFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-defeat", it=Text("it") if self.space is None else noun("passenger-of-supply"))


class DefeatFiguresFrame(EffectFrame):
    token: int = 0

    def space(self) -> int:
        fixed = self.term().space
        return int(self.here().it if fixed is None else fixed)

    def step_1_which(self, t: Table) -> Step:
        if self.term().kind == "deep-one" or self.space() == SUPPLY:
            return None
        return ChoosePassenger(seat=self.here().seat, space=self.space(), rule="U-26.0").called("token")

    def step_2_defeat(self, t: Table) -> Step:
        space = self.space()
        if self.term().kind == "passenger":
            return PassengerDefeat(space=space, at=self.token, seat=self.here().seat)
        self.result = min(self.term().n, t.state.deep_ones[space])
        defeat_deep_one(t, space, self.result, "U-26.0")
        return None


ENEMIES = "enemy"


class DefeatEvery(Effect):
    """Defeat everybody of these kinds in your own space (HERE), on the chosen space (None) or on several; the result is
    how many (R76, R81)."""

    def __init__(self, *whom: str, where: int | range | None = None) -> None:
        self.whom, self.where = whom, where

    def spaces(self, t: Table, scope: Scope) -> Sequence[int]:
        if isinstance(self.where, range):
            return self.where
        return (t.state.places[scope.seat] if self.where == HERE else scope.it,)

    def seats(self, t: Table, scope: Scope, space: int) -> list[int]:
        s, you = t.state, scope.seat
        humans = s.humans_in(space)
        if "character" in self.whom:
            return [seat for seat, place in enumerate(s.places) if place == space]
        if ENEMIES in self.whom:
            return s.traitors_in(space) if s.is_human(you) else humans
        if "human" in self.whom:
            return humans
        return [seat for seat in humans if seat != you] if "other-human" in self.whom else []

    def run(self, t: Table, scope: Scope) -> Step:
        return DefeatEveryFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        if isinstance(self.where, range):
            where = noun(f"region-{REGIONS[self.where]}")
        else:
            where = Text("it") if self.where is None else noun("your-space")
        whom = Listed([noun(f"each-{kind}") for kind in self.whom])
        return Text("effect-defeat", it=Text("those-on", whom=whom, where=where))


class DefeatEveryFrame(EffectFrame):
    fallen: int = 0

    def step_1_deep_ones(self, t: Table) -> None:
        term, here = self.term(), self.here()
        if "deep-one" in term.whom or (ENEMIES in term.whom and t.state.is_human(here.seat)):
            for space in term.spaces(t, here):
                self.fallen += t.state.deep_ones[space]
                defeat_deep_one(t, space, t.state.deep_ones[space], "U-26.0")

    def step_2_others(self, t: Table) -> Step:
        term, here = self.term(), self.here()
        spaces = term.spaces(t, here)
        seats = [seat for space in spaces for seat in term.seats(t, here, space)]
        tokens = [space for space in spaces for _ in range(passengers_on(t.state, space))]
        return DefeatAll(seats=seats, spaces=tokens if "passenger" in term.whom else []).called("result")

    def step_3_count(self, t: Table) -> None:
        self.result = self.fallen + how_many(self.result)


MONSTERS = {"both": "both-monarchs", "deep": "monsters-of-the-deep"}


class MoveMonsters(Effect):
    """Monsters go to a space, or (None) to the chosen one: both monarchs from wherever they are (R112), all monsters of
    the Deep, or `those` chosen before: a monarch, or all Deep Ones of a space (R50)."""

    def __init__(self, which: str, space: int | None = None, rule: str = "U-27.3") -> None:
        self.which, self.space, self.rule = which, space, rule

    def can(self, t: Table, scope: Scope) -> bool:
        """An empty Deep has nothing to release."""
        s = t.state
        return self.which != "deep" or bool(s.deep_ones[DEEP]) or DEEP in (s.dagon, s.hydra)

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        *those, space = scope.chosen if self.space is None else (*scope.chosen, self.space)
        if self.which == "deep":
            release(t, space, self.rule)
        elif self.which == "those" and isinstance(those[-1], int):
            return IntoRoom(start=those[-1], end=space, n=s.deep_ones[those[-1]], rule="U-27.20b")
        elif self.which == "those":
            monarch, end = those[-1], SPACES[space]
            setattr(s, monarch, space)
            t.log("log-monarch-move", self.rule, monarch=noun(monarch), space=noun(end), refs=(end,))
        else:
            s.dagon = s.hydra = space
            told = "log-monarchs-deep" if space == DEEP else "log-monarchs-front"
            t.log(told, "U-23.1" if space == DEEP else "U-27.3", space=noun(SPACES[space]), refs=(SPACES[space],))
        return None

    def say(self) -> Text:
        if self.which in MONSTERS:
            them = noun(MONSTERS[self.which])
        else:
            them = Text("that" if self.space is None else "it")
        end = Text("it") if self.space is None else noun(SPACES[self.space])
        return Text("effect-move-monsters", them=them, it=end)


class MoveEach(Effect):
    """Move each Deep One on the ship to an adjacent space, or as many of them as one likes."""

    def __init__(self, *, must: bool) -> None:
        self.must = must

    def run(self, t: Table, scope: Scope) -> Step:
        return MoveEachFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        them, it = DEEP_ONES_ON_SHIP.say().formed("each"), NEXT_TO_IT.say().formed("any")
        moved = Text("effect-move-monsters", them=them, it=it)
        return moved if self.must else Text("effect-may", effect=moved)


class MoveEachFrame(EffectFrame):
    left: dict[int, int] = fresh()
    space: int = -1
    end: int = -1

    def step_1_gather(self, t: Table) -> None:
        self.left = {space: t.state.deep_ones[space] for space in SHIP if t.state.deep_ones[space]}

    def step_2_choose(self, t: Table) -> Step:
        keys = [SPACES[space] for space, n in self.left.items() if n]
        if not keys:
            self.finish()
            return None
        if not self.term().must:
            keys.append("enough")
        return Pick(self.here().seat, tuple(keys), "ask-move-deep-one", "U-50.4")

    def took_2_choose(self, t: Table, key: str) -> None:
        if key == "enough":
            self.finish()
            return
        self.space = SPACES.index(key)

    def step_3_where(self, t: Table) -> Step:
        near = [SPACES[space] for space in ADJACENT[self.space] if may_enter(t.state, space)]
        if not near:
            self.left[self.space] = 0
            self.go("2_choose")
            return None
        return Pick(self.here().seat, tuple(near), "ask-adjacent", "U-27.20b")

    def took_3_where(self, t: Table, key: str) -> None:
        self.end = SPACES.index(key)

    def step_4_move(self, t: Table) -> Step:
        return IntoRoom(start=self.space, end=self.end, n=1, rule="U-27.20b")

    def step_5_next(self, t: Table) -> None:
        """A barricade put up against this move leaves the figure to be moved elsewhere."""
        if may_enter(t.state, self.end):
            self.left[self.space] -= 1
        self.go("2_choose")


class RescuePassengers(Effect):
    """Rescue one passenger, or (ALL) every one, on the chosen space, or the one whose defeat is answered; the result is
    how many."""

    def __init__(self, n: int = 1, *, answered: bool = False) -> None:
        self.n, self.answered = n, answered

    def run(self, t: Table, scope: Scope) -> Step:
        return RescuePassengersFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-rescue", it=noun("that-passenger") if self.answered else Text("it"))


class RescuePassengersFrame(EffectFrame):
    def step_1_rescue(self, t: Table) -> None:
        here = self.here()
        if self.term().answered:
            event = here.event(t)
            rescue(t, here.seat, event.space, 1, "U-25.7", at=event.at)
            self.result = 1
            return
        n = min(self.term().n, passengers_on(t.state, here.it))
        rescue(t, here.seat, here.it, n, "U-25.7")
        self.result = n


def move_deep_ones(where: Selector = NEXT_TO_IT) -> Effect:
    """All Deep Ones of the chosen space go to one of these, mostly to an adjacent one."""
    return One(where, MoveMonsters("those"), rule="U-27.20b", why="ask-adjacent")


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
