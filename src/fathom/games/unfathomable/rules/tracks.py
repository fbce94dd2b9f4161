"""The travel and ritual tracks (U-36), what drifts with the ship, and the great banishment."""

from __future__ import annotations

from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun
from ..state import Table
from .awakening import AWAKENING, Awakening
from .defeat import everybody_on
from .ending import PORT_DISTANCE, end_game
from .movement import to_supply
from .resources import FUEL, change
from .spaces import DECKS, DEEP, WATER, toward_rear
from .waypoints import ReachWaypoint

__all__ = ["LAST", "AdvanceRitual", "AdvanceTravel", "GreatBanishment", "reset", "retreat"]

LAST = 4
"""The final space of both tracks, counted from the start space."""


def drift(t: Table) -> None:
    """Every monster in the water falls one space behind; from the rear into the Deep (U-36.7, U-23.2)."""
    s = t.state
    for water in reversed(WATER):
        behind = toward_rear(water)
        s.deep_ones[behind] += s.deep_ones[water]
        s.deep_ones[water] = 0
    for monarch in ("dagon", "hydra"):
        space = getattr(s, monarch)
        if space in WATER:
            setattr(s, monarch, toward_rear(space))


class AdvanceTravel(Procedure):
    """Advance so many spaces, one by one; at the end a waypoint or the port, then on from the start (U-36.1a, R11)."""

    n: int = 1
    rule: str = "U-36.1"

    def step_1_move(self, t: Table) -> None:
        s = t.state
        if self.n <= 0:
            self.finish(True)
            return
        self.n -= 1
        s.travel += 1
        t.log("log-travel", self.rule, n=s.travel)
        drift(t)

    def step_2_arrive(self, t: Table) -> Step:
        s = t.state
        if s.travel < LAST:
            self.pc = 0
            return None
        if s.distance() >= PORT_DISTANCE:
            end_game(t, "port", "U-48.0a")
            return None
        return ReachWaypoint(seat=s.captain if any(map(s.is_human, range(t.seats))) else s.current)  # R64

    def step_3_start_anew(self, t: Table) -> None:
        reset(t, "travel", "U-36.8b2")

    def step_4_awaken(self, t: Table) -> Step:
        self.pc = 0
        s = t.state
        return Awakening() if s.distance() >= AWAKENING and not s.awakened else None


def retreat(t: Table, track: str, n: int, rule: str, *, fuel: bool = False) -> int:
    """Move a token back, not beyond its start; with `fuel` each missing space costs one (R111). Tells how far."""
    s = t.state
    moved = min(n, getattr(s, track))
    if moved:
        setattr(s, track, getattr(s, track) - moved)
        t.log("log-retreat", rule, track=noun(f"track-{track}"), n=moved)
    if fuel and moved < n:
        change(t, FUEL, moved - n, rule)
    return int(moved)


def reset(t: Table, track: str, rule: str) -> None:
    """Back to the start space (U-36.3)."""
    if getattr(t.state, track):
        setattr(t.state, track, 0)
        t.log("log-reset", rule, track=noun(f"track-{track}"))


class AdvanceRitual(Procedure):
    """Advance so many spaces; at the end the great banishment, then on from the start."""

    n: int = 1
    rule: str = "U-36.1"

    def step_1_move(self, t: Table) -> None:
        s = t.state
        if self.n <= 0:
            self.finish(True)
            return
        self.n -= 1
        s.ritual += 1
        t.log("log-ritual", self.rule, n=s.ritual)

    def step_2_cast(self, t: Table) -> Step:
        self.pc = 0
        return GreatBanishment() if t.state.ritual == LAST else None


class GreatBanishment(Procedure):
    """The sea and the decks are swept clean; rooms are untouched (U-36.12)."""

    def step_1_banish_deep_ones(self, t: Table) -> None:
        s = t.state
        t.log("log-banishment", "U-36.12")
        for space in (*WATER, *DECKS):
            to_supply(t, space, s.deep_ones[space])

    def step_2_banish_monarchs(self, t: Table) -> None:
        t.state.dagon = t.state.hydra = DEEP

    def step_3_sweep_the_decks(self, t: Table) -> Step:
        return everybody_on(t, DECKS)

    def step_4_start_anew(self, t: Table) -> None:
        reset(t, "ritual", "U-36.12e")


class StokeTrack(Procedure):
    """The action of the Boiler Room or the Chapel: one space; after the ship has moved something may answer it."""

    seat: int = -1
    track: str = "travel"

    def step_1_advance(self, t: Table) -> Step:
        return AdvanceTravel(rule="U-36.6") if self.track == "travel" else AdvanceRitual(rule="U-36.11")

    def step_2_after(self, t: Table) -> Step:
        return Stoked(seat=self.seat) if self.track == "travel" else None


class Stoked(Event):
    """The Boiler Room's action has moved the ship."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None
