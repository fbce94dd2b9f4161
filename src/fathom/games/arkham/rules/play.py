"""The whole game: one scenario, or the campaign."""

from __future__ import annotations

from ....kernel.game import Outcome
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..state import Table
from .campaign import Campaign
from .experience import victory_points
from .scenario import PlayScenario

__all__ = ["Play", "outcome"]

WON = frozenset({("the-gathering", "r1"), ("the-gathering", "r2"), ("the-midnight-masks", "r1"),
                 ("the-devourer-below", "r1"), ("the-devourer-below", "r2")})  # fmt: skip
"""Endings reached from the act deck, or by what the guide calls a win (A-winning.1, A-winning.5)."""


class Play(Procedure):
    """One scenario, standalone, or the campaign."""

    first: Procedure | None = None
    """A round that has begun, in a described position."""

    def step_1_scenario(self, t: Table) -> Step:
        if t.options["scenario"] == "campaign":
            return Campaign(first=self.first)
        return PlayScenario(scenario=t.state.scenario or t.options["scenario"], first=self.first)


def outcome(t: Table) -> Outcome:
    """All win or lose together; the score is the victory points."""
    s = t.state
    won = (s.scenario, s.ending) in WON and "campaign-lost" not in s.notes
    reason = Text("note-campaign-lost" if "campaign-lost" in s.notes else f"ending-{s.ending}", "arkham")
    return Outcome(tuple(range(t.seats)) if won else (), (victory_points(t),) * t.seats, reason)
