"""Defeats, rooms, figures and items of the Liner."""

from __future__ import annotations

from fathom.kernel.ask import Pick
from fathom.kernel.data import fresh
from fathom.kernel.effect import Scope, effect_by_id
from fathom.kernel.event import Event
from fathom.kernel.procedure import Each, Procedure, Step
from fathom.kernel.table import Table

from ..paper import note
from .deckplan import LinerState

__all__ = ["Activation", "Advanced", "Defeat", "ImprovementChanged", "IntoRooms", "LoreAction", "PassengerDefeat"]


class Defeat(Event):
    """A character would be defeated: everybody's ways to prevent it, then a ward that acts only if nothing else did."""

    BEFORE = ("would", "ward")

    seat: int

    def happen(self, t: Table) -> Step:
        t.state.out[self.seat] = 1
        note(t, f"{self.seat} is defeated")
        return None


class PassengerDefeat(Event):
    seat: int = -1

    def happen(self, t: Table) -> Step:
        t.state.supply -= 1
        note(t, "a passenger is defeated")
        return None


class Advanced(Event):
    """The boiler room moved the ship."""

    seat: int

    def happen(self, t: Table) -> Step:
        t.state.travel += 1
        note(t, f"travel {t.state.travel}")
        return None


class LoreAction(Event):
    """The action of a lore card; it may be resolved twice."""

    seat: int
    effect: str
    times: int = 1

    def happen(self, t: Table) -> Step:
        return Each(over=[self.seat] * self.times, body=Resolution(effect=self.effect))


class Resolution(Procedure):
    seat: int = -1
    effect: str = ""

    def step_1_resolve(self, t: Table) -> Step:
        return effect_by_id(self.effect).run(t, Scope(you=self.seat))


class Activation(Event):
    """The Deep Ones activate."""

    seat: int

    def happen(self, t: Table) -> Step:
        return IntoRooms(seat=self.seat, n=t.state.deep_ones)


class IntoRooms(Event):
    """Deep Ones are moved into rooms."""

    seat: int
    n: int

    def happen(self, t: Table) -> Step:
        t.state.inside += self.n
        note(t, f"{self.n} inside")
        return None


class ImprovementChanged(Event):
    """An improvement is gained or lost; whoever then has several chooses which one is active."""

    seat: int
    gained: str = ""
    lost: str = ""

    def happen(self, t: Table) -> Step:
        s: LinerState = t.state
        kept = [item for item in (*s.improvements[self.seat], self.gained) if item and item != self.lost]
        return ChooseActive(seat=self.seat, items=kept)


class ChooseActive(Procedure):
    """The active improvement lies first."""

    seat: int
    items: list[str] = fresh()

    def step_1_choose(self, t: Table) -> Step:
        if not self.items:
            self.finish()
            return None
        return Pick(self.seat, tuple(self.items), "active-improvement", "")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.items.sort(key=lambda item: item != key)

    def step_2_lay(self, t: Table) -> None:
        t.state.improvements[self.seat] = tuple(self.items)
        note(t, f"active {self.items[0]}")
        t.abilities_changed()
