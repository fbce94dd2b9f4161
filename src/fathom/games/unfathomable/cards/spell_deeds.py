"""What single spells do: their own small procedures."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ..rules.activation import IntoRoom, may_enter
from ..rules.defeat import defeat_deep_one
from ..rules.dice import RollDie
from ..rules.movement import move_character
from ..rules.resources import FOOD, change
from ..rules.spaces import BRIG, DEEP, SHIP, SPACES
from ..rules.titles import lose_titles
from ..state import Table

__all__ = ["AstralTravel", "Locusts"]


class AstralTravel(Procedure):
    """Any characters and Deep Ones of one space go to any other ship spaces; Deep Ones not into Brig or Sick Bay
    (R51, R116)."""

    seat: int = -1
    start: int = -1
    left: list[int] = fresh()
    jailed: list[int] = fresh()
    figures: int = 0
    who: int = -1
    end: int = -1

    def step_1_from(self, t: Table) -> Step:
        s = t.state
        full = [space for space in range(DEEP) if s.deep_ones[space] or space in s.places]
        return Pick(self.seat, tuple(SPACES[space] for space in full), "ask-astral-from", "U-3.4c")

    def took_1_from(self, t: Table, key: str) -> None:
        self.start = SPACES.index(key)
        self.left = [seat for seat, place in enumerate(t.state.places) if place == self.start]
        self.figures = t.state.deep_ones[self.start]

    def step_2_whom(self, t: Table) -> Step:
        keys = [f"player-{seat}" for seat in self.left] + (["deep-one"] if self.figures else [])
        if not keys:
            self.go("5_titles")
            return None
        return Pick(self.seat, (*keys, "enough"), "ask-astral-whom", "U-3.4c")

    def took_2_whom(self, t: Table, key: str) -> None:
        if key == "enough":
            self.go("5_titles")
            return
        self.who = -1 if key == "deep-one" else int(key.split("-")[1])

    def step_3_where(self, t: Table) -> Step:
        ends = [space for space in SHIP if space != self.start and (self.who >= 0 or may_enter(t.state, space))]
        return Pick(self.seat, tuple(SPACES[space] for space in ends), "ask-astral-to", "U-3.4c")

    def took_3_where(self, t: Table, key: str) -> None:
        self.end = SPACES.index(key)

    def step_4_move(self, t: Table) -> Step:
        self.go("2_whom")
        if self.who < 0:
            self.figures -= 1
            return IntoRoom(start=self.start, end=self.end, n=1, rule="U-27.20b")
        self.left.remove(self.who)
        move_character(t, self.who, self.end, "U-3.4c", titles=False)
        if self.end == BRIG and t.state.is_human(self.who):
            self.jailed.append(self.who)
        return None

    def step_5_titles(self, t: Table) -> None:
        """Lost titles pass on when everybody has moved (R116)."""
        for seat in self.jailed:
            lose_titles(t, seat, "U-3.2")


class Locusts(Procedure):
    """Roll; so many Deep Ones of choice fall, and on 5 or more food is lost."""

    seat: int = -1
    roll: int = 0
    fallen: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_defeat(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in range(DEEP) if t.state.deep_ones[space])
        return Pick(self.seat, keys, "ask-defeat-deep-one", "U-26.0") if keys and self.fallen < self.roll else None

    def took_2_defeat(self, t: Table, key: str) -> None:
        defeat_deep_one(t, SPACES.index(key), 1, "U-26.0")
        self.fallen += 1
        self.again()

    def step_3_eat(self, t: Table) -> None:
        if self.roll >= 5:
            change(t, FOOD, -1, "U-49.1")
