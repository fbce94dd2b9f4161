"""What treachery cards do for revealed traitors."""

from __future__ import annotations

from ....kernel.effect import Effect, If, InSequence, Scope
from ....kernel.procedure import Step
from ....kernel.target import One
from ....kernel.text import Text
from ..rules.spaces import DEEP
from ..state import Table
from .conditions import FOUR_IN_DEEP, IN_BOILER_ROOM, IN_CHAPEL, IN_GALLEY
from .figures import ActivateDeepOnes, MoveMonsters, Spawn
from .things import CALLED, WATER_SPACES
from .verbs import Icons, Led, food, fuel, sanity

__all__ = ["CALL_TO_ACTION", "PERFORM_RITES", "RANSACK", "REINFORCEMENTS"]


class EndStep(Effect):
    """The action step is over at once (R98)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.abort(scope.frame, "treachery")
        return None

    def say(self) -> Text:
        return Text("effect-end-step")


REINFORCEMENTS = InSequence(
    Spawn(1, [DEEP]),
    If(FOUR_IN_DEEP, One(WATER_SPACES, MoveMonsters("deep", rule="U-2.18"), rule="U-2.18", why="ask-release")),
)
"""One more in the Deep; four or more come up where the traitor says (R33)."""
CALL_TO_ACTION = One(CALLED, ActivateDeepOnes(1), rule="U-2.3", why="ask-call")
RANSACK = Led(If(IN_CHAPEL, sanity(-1), If(IN_GALLEY, food(-1), If(IN_BOILER_ROOM, fuel(-1)))), EndStep())
PERFORM_RITES = InSequence(Icons("hydra", "dagon"), EndStep())
