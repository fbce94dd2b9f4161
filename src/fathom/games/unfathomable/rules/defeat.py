"""Defeat (U-26): who may prevent it, and where the defeated go."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Order
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ..state import Table
from .movement import move_character, to_supply
from .passengers import PassengerDefeat, passengers_on
from .spaces import BRIG, SICK_BAY, SPACES

__all__ = ["Defeat", "DefeatAll", "defeat_deep_one"]


class Defeat(Event):
    """A character would be defeated: everybody's ways to prevent it, then a ward that acts only if nothing else did
    (R80)."""

    BEFORE = ("would", "ward")

    seat: int = -1
    rule: str = "U-26.0"

    def happen(self, t: Table) -> Step:
        """A human goes to the Sick Bay, unless in the Brig; a traitor to the Brig (U-4.9a2, U-3.3, U-3.8, U-18.3)."""
        s = t.state
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

    With `passengers_first` all passengers come before the first character, as in the banishment. The result tells of
    each whether it was defeated, but for passengers that come first.
    """

    seats: list[int] = fresh()
    spaces: list[int] = fresh()
    """A space for each passenger on it."""
    rule: str = "U-26.0"
    passengers_first: bool = False

    def step_1_passengers(self, t: Table) -> Step:
        return DefeatInOrder(keys=self.passengers(), rule=self.rule) if self.passengers_first else None

    def step_2_everybody_else(self, t: Table) -> Step:
        keys = [f"player-{seat}" for seat in self.seats]
        keys = keys if self.passengers_first else self.passengers() + keys
        return DefeatInOrder(keys=keys, rule=self.rule).called("result")

    def passengers(self) -> list[str]:
        return [SPACES[space] for space in self.spaces]


class DefeatInOrder(Procedure):
    """The current player says who comes first: characters, and the passengers of each space."""

    keys: list[str] = fresh()
    """`player-1` for a character, `d3` for each passenger of that space."""
    rule: str = ""

    def step_1_order(self, t: Table) -> Step:
        different = list(dict.fromkeys(self.keys))
        return Order(t.state.current, different, "ask-defeat-order", "U-50.16") if len(different) > 1 else None

    def took_1_order(self, t: Table, order: list[str]) -> None:
        self.keys.sort(key=order.index)

    def text_1_order(self, t: Table, key: str) -> Text:
        return t.game.label(t, key) if key.startswith("player-") else Text("passengers-at", space=noun(key))

    def step_2_defeat(self, t: Table) -> Step:
        one = DefeatOne(keys=self.keys, rule=self.rule)
        return Each(over=list(range(len(self.keys))), field="number", body=one).called("result")


class DefeatOne(Procedure):
    """One of them."""

    keys: list[str] = fresh()
    number: int = 0
    rule: str = ""

    def step_1_defeat(self, t: Table) -> Step:
        """The tokens of a space from the last on, so that one who is saved keeps its place."""
        key, rest = self.keys[self.number], self.keys[self.number + 1 :]
        if key.startswith("player-"):
            return t.landing(Defeat(seat=int(key.split("-")[1]), rule=self.rule), "result")
        return t.landing(PassengerDefeat(space=SPACES.index(key), at=rest.count(key), rule=self.rule), "result")


def everybody_on(t: Table, spaces: range) -> DefeatAll:
    """All characters and passengers on some spaces, passengers first."""
    s = t.state
    tokens = [space for space in spaces for _ in range(passengers_on(s, space))]
    seats = [seat for seat, place in enumerate(s.places) if place in spaces]
    return DefeatAll(seats=seats, spaces=tokens, passengers_first=True)
