"""A whole game: set-up, rounds of three phases, the end."""

from __future__ import annotations

from typing import Final

from ....kernel.procedure import Procedure, Repeat, Step
from ..setup import SetUp
from ..state import Table
from .investigators_phase import InvestigatorsPhase
from .preparation import Preparation
from .turn import Defence

__all__ = ["CAP", "Play", "PlayOn"]

CAP: Final = 40
"""Automated play stops after so many rounds (R-33)."""


class Round(Procedure):
    """Preparation (not in the first round), defence, investigators (C-round.1, C-round.2)."""

    start: str = ""
    """Where a described position begins, and with whose turn."""
    active: int = -1

    def step_1_begin(self, t: Table) -> None:
        if not self.start:
            t.state.round += 1
            t.log("log-round", "C-round.1", n=t.state.round)

    def step_2_prepare(self, t: Table) -> Step:
        if self.start in ("defence", "investigators"):
            return None
        return Preparation() if t.state.round > 1 or self.start else None

    def step_3_defend(self, t: Table) -> Step:
        if self.start == "investigators":
            return None
        return Defence(last=self.active - 1, begun=True) if self.start == "defence" else Defence()

    def step_4_investigators(self, t: Table) -> Step:
        return InvestigatorsPhase()

    def step_5_end(self, t: Table) -> None:
        s = t.state
        if s.round >= CAP:
            s.ending = "capped"
        self.result = not s.ending


class Play(Procedure):
    """A game from the beginning."""

    def step_1_set_up(self, t: Table) -> Step:
        return SetUp()

    def step_2_first_round(self, t: Table) -> Step:
        return None

    def step_3_rounds(self, t: Table) -> Step:
        return Repeat(body=Round()) if not t.state.ending else None


class PlayOn(Play):
    """A game from a described position: no set-up, and the first round is begun already."""

    start: str = "defence"
    active: int = 0

    def step_1_set_up(self, t: Table) -> Step:
        return None

    def step_2_first_round(self, t: Table) -> Step:
        return Round(start=self.start, active=self.active)
