"""Dice: before the roll, instead of the roll, after the roll, and back again."""

from __future__ import annotations

from typing import Any

from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table

from ..paper import note
from .deckplan import LinerState

__all__ = ["Roll", "RollDie"]


class Roll(Event):
    """One throw of a die. A die that is set instead is no roll; a roll cancelled afterwards is thrown again."""

    BEFORE = ("before", "would")

    seat: int
    die: int
    attack: bool = False

    def happen(self, t: Table) -> Step:
        s: LinerState = t.state
        face, s.dice = (s.dice[0], s.dice[1:]) if s.dice else (t.streams.below(8, "die") + 1, ())
        t.frame(self.die).face = face  # type: ignore[attr-defined]
        note(t, f"rolled {face}")
        return None


class RollDie(Procedure):
    """A die with its modifiers, which stay in force through every new throw; the result is the number."""

    PERIOD = "roll"

    seat: int = -1
    attack: bool = False
    bonus: int = 0
    face: int = 0
    rerolls: bool = False
    rolled: Any = None

    def step_1_roll(self, t: Table) -> Step:
        self.rerolls = False
        return Occur(event=Roll(seat=self.seat, die=self.id, attack=self.attack)).called("rolled")

    def step_2_again(self, t: Table) -> None:
        if self.rerolls:
            self.go("1_roll")

    def step_3_count(self, t: Table) -> None:
        self.finish(max(1, min(8, self.face + self.bonus)))
        note(t, f"result {self.result}")
