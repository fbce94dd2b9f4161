"""One scenario from its setup to its resolution (A-setup, A-winning, A-victory.4, A-campaign.2)."""

from __future__ import annotations

from ....kernel.procedure import Procedure, Step
from ....kernel.window import open_window
from ..scenarios.scenario import scenario_of
from ..setup import SetUp
from ..state import Table
from .ending import count_victory
from .experience import earn
from .round import Rounds

__all__ = ["PlayScenario", "Scene"]


class PlayScenario(Procedure):
    """Set up, play, count victory points, end the game for weaknesses, resolve."""

    PERIOD = "scenario"

    scenario: str = ""
    first: Procedure | None = None
    """A round that has begun: then everything is set up already."""

    def step_1_set_up(self, t: Table) -> Step:
        return SetUp(scenario=self.scenario) if self.first is None else None

    def step_2_play(self, t: Table) -> Step:
        return Scene(body=Rounds(first=self.first))

    def step_3_count_victory(self, t: Table) -> None:
        count_victory(t)

    def step_4_game_ends(self, t: Table) -> Step:
        """ "When the game ends" on weaknesses of everybody who is still in it."""
        t.state.ended_for = tuple(t.state.playing())
        return open_window(t, "game-ends", "when")

    def step_5_resolve(self, t: Table) -> None:
        t.state.ended_for = ()
        t.state.endings += (t.state.ending,)
        scenario_of(t).resolve(t, t.state.ending)
        earn(t)


class Scene(Procedure):
    """All play of a scenario happens inside this frame: an ending breaks it off from anywhere."""

    body: Procedure

    def step_1_begin(self, t: Table) -> None:
        t.state.scene = self.id

    def step_2_play(self, t: Table) -> Step:
        return self.body.clone()

    def on_leave(self, t: Table) -> None:
        t.state.scene = 0
