"""What treachery cards do for revealed traitors."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ..rules.activation import ActivateSome, activate
from ..rules.movement import release, spawn
from ..rules.resources import FOOD, FUEL, SANITY, change
from ..rules.spaces import BOILER_ROOM, CHAPEL, DEEP, GALLEY, SPACES, WATER
from ..state import Table

__all__ = ["RANSACKED", "CallToAction", "PerformRites", "Ransack", "Reinforce"]


class Reinforce(Procedure):
    """One more in the Deep; four or more come up where the traitor says (R33)."""

    seat: int = -1

    def step_1_spawn(self, t: Table) -> None:
        spawn(t, {DEEP: 1}, "U-47.0")

    def step_2_where(self, t: Table) -> Step:
        if t.state.deep_ones[DEEP] < 4:
            self.finish()
            return None
        return Pick(self.seat, tuple(SPACES[space] for space in WATER), "ask-release", "U-2.18")

    def took_2_where(self, t: Table, key: str) -> None:
        release(t, SPACES.index(key), "U-2.18")


class CallToAction(Procedure):
    """Activate each Deep One in your space, or one anywhere on the board."""

    seat: int = -1
    space: int = -1
    n: int = 0

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        keys = ["my-space"] if s.deep_ones[s.places[self.seat]] else []
        keys += [SPACES[space] for space in range(DEEP) if s.deep_ones[space]]
        return Pick(self.seat, tuple(keys), "ask-call", "U-2.3")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.n = 0 if key == "my-space" else 1
        self.space = t.state.places[self.seat] if key == "my-space" else SPACES.index(key)

    def step_2_activate(self, t: Table) -> Step:
        return ActivateSome(space=self.space, n=self.n)


RANSACKED = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}


class Ransack(Procedure):
    """In one of three rooms a resource is lost; the action step is over (R98)."""

    seat: int = -1
    of: int = 0

    def step_1_ransack(self, t: Table) -> None:
        change(t, RANSACKED[t.state.places[self.seat]], -1, "U-16.2")

    def step_2_end_the_step(self, t: Table) -> None:
        t.abort(self.of, "ransack")


class PerformRites(Procedure):
    """Hydra and Dagon activate; the action step is over."""

    of: int = 0

    def step_1_hydra(self, t: Table) -> Step:
        return activate("hydra")

    def step_2_dagon(self, t: Table) -> Step:
        return activate("dagon")

    def step_3_end_the_step(self, t: Table) -> None:
        t.abort(self.of, "rites")
