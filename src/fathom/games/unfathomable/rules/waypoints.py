"""Waypoints (U-11, U-36.8): the Captain looks at two and takes one."""

from __future__ import annotations

from ....kernel.effect import Scope, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import put, zone
from ..cards.names import WAYPOINTS
from ..pieces import WAYPOINT
from ..state import Table
from .awakening import AWAKENING, Awakening
from .looking import TakeOne

__all__ = ["ReachWaypoint", "ResolveWaypoint"]


class ReachWaypoint(TakeOne):
    """Look at the top two waypoint cards, resolve one, put the other on the bottom (U-36.8b)."""

    DECK = "waypoint_deck"
    WHY = "ask-waypoint"
    RULE = "U-36.8b"
    cards: list[int] = zone(WAYPOINT, "own", "row", None)
    awakens: bool = False
    """Does the awakening follow if it is due? The travel track sees to it by itself."""

    def step_1_look(self, t: Table) -> None:
        t.log("log-waypoint-look", "U-36.8b", player=who(self.seat))
        super().step_1_look(t)

    def step_4_resolve(self, t: Table) -> Step:
        return ResolveWaypoint(seat=self.seat, card=self.chosen)

    def step_5_awaken(self, t: Table) -> Step:
        s = t.state
        return Awakening() if self.awakens and s.distance() >= AWAKENING and not s.awakened else None


class ResolveWaypoint(Procedure):
    """The card joins the row, then its effects resolve for whoever chose it (U-36.8b1, R15)."""

    seat: int = -1
    card: int = zone(WAYPOINT, "public", "slots", -1)

    def step_1_place(self, t: Table) -> None:
        put(t, "row", (self.card,))
        name = WAYPOINTS[self.card]
        t.log("log-waypoint", "U-36.8b1", player=who(self.seat), card=noun(name), n=t.state.distance(), refs=(name,))

    def step_2_resolve(self, t: Table) -> Step:
        name = WAYPOINTS[self.card]
        effect, scope = effect_by_id(f"unfathomable/{name}/effect"), Scope(you=self.seat, source=name)
        return effect.run(t, scope) if effect.can(t, scope) else None
