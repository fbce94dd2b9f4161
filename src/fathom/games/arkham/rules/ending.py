"""The end of a scenario: a resolution point, or nobody is left (A-act-agenda.14, A-winning, A-victory.4, A-elim.6)."""

from __future__ import annotations

from ....kernel.ask import Pick
from ....kernel.event import Occur
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ....kernel.window import Window
from ... import zones
from ..pieces import card
from ..state import Table
from .areas import leave

__all__ = ["NO_RESOLUTION", "Ending", "count_victory", "end_scenario", "nobody_left"]

NO_RESOLUTION = "no-resolution"


def end_scenario(t: Table, ending: str) -> None:
    """The scenario is over here and now: everything that was going on is broken off."""
    s = t.state
    s.ending = ending
    t.log("log-ending", "A-act-agenda.14", ending=Text(f"ending-{ending}"))
    t.abort(s.scene, ending)


class Ending(Procedure):
    """A resolution point was reached, or nobody is left."""

    ending: str = NO_RESOLUTION

    def step_1_end(self, t: Table) -> None:
        end_scenario(t, self.ending)


def nobody_left(t: Table) -> Step:
    """Without players the scenario ends without a resolution. If an objective was reached in the same instant, the
    players choose the ending."""
    s = t.state
    if not s.scene or s.ending or s.playing():
        return None
    return LastFall(seat=s.lead)


class LastFall(Procedure):
    """The last investigator is out."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        endings = (NO_RESOLUTION, *(("objective",) if objective_reached(t) else ()))
        return Pick(self.seat, endings, "ask-ending", "A-elim.6")

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == "objective":
            self.finish()

    def text_1_choose(self, t: Table, key: str) -> Text:
        return Text(f"ending-{key}")

    def step_2_end(self, t: Table) -> None:
        end_scenario(t, NO_RESOLUTION)


def objective_reached(t: Table) -> bool:
    """Does the current act advance by what just happened?"""
    frame = next((frame for frame in reversed(t.frames) if isinstance(frame, Occur)), None)
    if frame is None:
        return False
    window = Window(kind=frame.event.KIND, timing="if", frame=frame.id)
    return bool(window.usable(t, frame.event, True))


def count_victory(t: Table) -> None:
    """Victory locations that are in play, revealed and without clues go to the victory display (A-victory.4)."""
    s = t.state
    for place in s.locations:
        if card(place).victory and place in s.revealed and not s.clues.get(place):
            leave(t, place)
            zones.put(t, "victory", (place,))
