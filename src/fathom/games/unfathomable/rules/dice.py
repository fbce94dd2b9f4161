"""The die (U-17, U-50.14): a window before the roll, one for whatever replaces it, one after it, and back again."""

from __future__ import annotations

from typing import Any

from ....kernel.event import Event, Occur
from ....kernel.procedure import Procedure, Step
from ....kernel.text import who
from ..state import Table

__all__ = ["Roll", "RollDie", "running_roll"]


class Roll(Event):
    """One throw. A die that is set instead is no roll; after a reroll it is thrown again."""

    BEFORE = ("before", "instead")

    seat: int = -1
    die: int = 0
    attack: bool = False

    def happen(self, t: Table) -> Step:
        face = t.streams.below(8, "die") + 1
        die = t.frame(self.die)
        assert isinstance(die, RollDie)
        die.face = face
        t.log("log-roll", "U-17.0", player=who(self.seat), n=face)
        t.reveal("revealed-roll", n=face)
        return None


class RollDie(Procedure):
    """A die with its modifiers, which stay in force through every new throw (U-17.2a); the result is the number."""

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
            t.log("log-reroll", "U-4.8a")
            self.go("1_roll")

    def step_3_count(self, t: Table) -> None:
        self.finish(max(1, min(8, self.face + self.bonus)))
        if self.bonus:
            t.log("log-roll-result", "U-17.1", n=self.result)


def running_roll(t: Table) -> RollDie:
    """The die being rolled: the innermost one."""
    found = t.innermost(RollDie)
    assert found is not None
    return found
