"""Defeat (U-26): who may prevent it, and where the defeated go."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Order
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.table import Table
from ....kernel.text import who
from ..state import UnfathomableState
from .movement import move_character, to_supply
from .passengers import PassengerDefeat, passengers_on
from .spaces import BRIG, DECKS, SICK_BAY

__all__ = ["Defeat", "DefeatAll", "defeat_deep_one"]


class Defeat(Event):
    """A character would be defeated: everybody's ways to prevent it, then a ward that acts only if nothing else did
    (R80)."""

    BEFORE = ("would", "ward")

    seat: int = -1
    rule: str = "U-26.0"

    def happen(self, t: Table) -> Step:
        """A human goes to the Sick Bay, unless in the Brig; a traitor to the Brig (U-4.9a2, U-3.3, U-3.8, U-18.3)."""
        s: UnfathomableState = t.state
        t.log("log-defeated", self.rule, player=who(self.seat))
        if s.places[self.seat] != BRIG:
            human = s.is_human(self.seat)
            move_character(t, self.seat, SICK_BAY if human else BRIG, "U-4.9a2" if human else "U-3.3")
        return None


def defeat_deep_one(t: Table, space: int, n: int, rule: str) -> None:
    """Defeated Deep Ones return to the supply (U-4.9a1)."""
    to_supply(t, space, n)
    if n:
        t.log("log-deep-ones-defeated", rule, n=n)


class DefeatAll(Procedure):
    """One effect defeats several characters and passengers: one at a time, in an order of the current player (R76).

    With `passengers_first` all passengers come before the first character, as in the banishment.
    """

    seats: list[int] = fresh()
    spaces: list[int] = fresh()
    """A space for each passenger on it."""
    rule: str = "U-26.0"
    passengers_first: bool = True

    def step_1_passengers(self, t: Table) -> Step:
        return Each(over=list(self.spaces), field="space", body=DefeatPassengerOn(rule=self.rule))

    def step_2_order(self, t: Table) -> Step:
        if len(self.seats) < 2:
            return None
        keys = [f"player-{seat}" for seat in self.seats]
        return Order(t.state.current, keys, "ask-defeat-order", "U-50.16")

    def took_2_order(self, t: Table, keys: list[str]) -> None:
        self.seats = [int(key.split("-")[1]) for key in keys]

    def step_3_characters(self, t: Table) -> Step:
        return Each(over=list(self.seats), body=DefeatOne(rule=self.rule))


class DefeatOne(Procedure):
    seat: int = -1
    rule: str = ""

    def step_1_defeat(self, t: Table) -> Step:
        return Defeat(seat=self.seat, rule=self.rule)


class DefeatPassengerOn(Procedure):
    space: int = -1
    rule: str = ""

    def step_1_defeat(self, t: Table) -> Step:
        if self.space in DECKS and not passengers_on(t.state, self.space):
            return None
        return PassengerDefeat(space=self.space, rule=self.rule)


def everybody_on(t: Table, spaces: range) -> DefeatAll:
    """All characters and passengers on some spaces."""
    s: UnfathomableState = t.state
    tokens = [space for space in spaces for _ in range(passengers_on(s, space))]
    return DefeatAll(seats=[seat for seat, place in enumerate(s.places) if place in spaces], spaces=tokens)
