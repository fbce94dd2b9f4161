"""Passengers (U-25): risked, rescued, defeated, and never seen before they are."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import noun, who
from ..cards.names import FACES
from ..state import Table, UnfathomableState
from .dice import RollDie
from .resources import SANITY, SOULS, change
from .spaces import DECKS, SPACES, deck_of_roll

__all__ = ["ChoosePassenger", "PassengerDefeat", "RiskOne", "RiskPassengers", "passengers_on", "rescue"]

LOSSES = {"x": {}, "soul": {SOULS: 1}, "souls-2": {SOULS: 2}, "soul-sanity": {SOULS: 1, SANITY: 1}}
SUPPLY = -1
"""Where a passenger is that nobody has risked."""


def passengers_on(s: UnfathomableState, space: int) -> int:
    return len(s.passengers[space - DECKS.start]) if space in DECKS else 0


class RiskPassengers(Procedure):
    """Risk so many passengers, one after the other, as far as the supply lasts (U-25.5). The result tells whether all
    of them could be risked."""

    seat: int = -1
    n: int = 1
    rule: str = "U-25.4"

    def step_1_risk(self, t: Table) -> Step:
        there = len(t.state.passenger_supply)
        self.result = there >= self.n
        return Each(over=list(range(min(self.n, there))), field="number", body=RiskOne(seat=self.seat, rule=self.rule))


class RiskOne(Procedure):
    """Roll, and put an unseen token on the deck space of that number (U-25.4)."""

    seat: int = -1
    number: int = 0
    rule: str = ""
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        if not t.state.passenger_supply:
            self.finish()
            return None
        return RollDie(seat=self.seat).called("roll")

    def step_2_place(self, t: Table) -> None:
        s = t.state
        deck = deck_of_roll(self.roll)
        at = t.streams.below(len(s.passenger_supply), "passengers")
        token = s.passenger_supply[at]
        s.passenger_supply = s.passenger_supply[:at] + s.passenger_supply[at + 1 :]
        s.passengers[deck - DECKS.start] += (token,)
        t.log("log-risk", self.rule, space=noun(SPACES[deck]), refs=(SPACES[deck],))


def rescue(t: Table, seat: int, space: int, n: int, rule: str, at: int | None = None) -> None:
    """Passengers go back to the supply, facedown and unseen (U-25.7): the last ones of a space, or from `at` on."""
    s = t.state
    deck = space - DECKS.start
    tokens = s.passengers[deck]
    first = len(tokens) - n if at is None else at
    s.passengers[deck] = tokens[:first] + tokens[first + n :]
    s.passenger_supply += tokens[first : first + n]
    t.log("log-rescue", rule, player=who(seat), n=n, space=noun(SPACES[space]), refs=(SPACES[space],))


class PassengerDefeat(Event):
    """A passenger would be defeated: on a deck space, or one of the supply. `at` says which token of the space."""

    space: int = SUPPLY
    at: int = 0
    seat: int = -1
    rule: str = "U-25.8"

    def happen(self, t: Table) -> Step:
        s = t.state
        if self.space == SUPPLY:
            tokens = s.passenger_supply
            self.at = t.streams.below(len(tokens), "passengers")
            s.passenger_supply = tokens[: self.at] + tokens[self.at + 1 :]
        else:
            deck = self.space - DECKS.start
            tokens = s.passengers[deck]
            s.passengers[deck] = tokens[: self.at] + tokens[self.at + 1 :]
        face = tokens[self.at]
        s.passengers_gone += (face,)
        t.log("log-passenger-defeated", self.rule, face=noun(f"face-{FACES[face]}"))
        t.reveal("revealed-passenger")
        return PassengerLoss(face=face)


class PassengerLoss(Procedure):
    """Each resource drops by the icons on the token."""

    face: int = 0

    def step_1_lose(self, t: Table) -> None:
        for resource, n in LOSSES[FACES[self.face]].items():
            if not t.state.ending:
                change(t, resource, -n, "U-25.8")


class ChoosePassenger(Procedure):
    """One of several facedown passengers on a space is picked; the result is its place."""

    seat: int = -1
    space: int = -1
    rule: str = "U-26.2"

    def step_1_choose(self, t: Table) -> Step:
        n = passengers_on(t.state, self.space)
        return Pick(self.seat, tuple(f"passenger-{i}" for i in range(1, n + 1)), "ask-passenger", self.rule)

    def took_1_choose(self, t: Table, key: str) -> None:
        self.result = int(key.split("-")[1]) - 1
