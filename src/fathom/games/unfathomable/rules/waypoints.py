"""Waypoints (U-11, U-36.8): the Captain looks at two and takes one."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.effect import Scope, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import put, zone
from ..cards.names import WAYPOINTS
from ..pieces import WAYPOINT
from ..state import Table
from .looking import Looking

__all__ = ["ReachWaypoint", "ResolveWaypoint"]


class ReachWaypoint(Looking):
    """Look at the top two waypoint cards, resolve one, put the other on the bottom (U-36.8b)."""

    DECK = "waypoint_deck"
    cards: list[int] = zone(WAYPOINT, "own", "row", None)
    chosen: int = -1

    def step_1_look(self, t: Table) -> None:
        t.log("log-waypoint-look", "U-36.8b", player=who(self.seat))
        self.look(t)
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(WAYPOINTS[card] for card in self.cards), "ask-waypoint", "U-36.8b")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.chosen = WAYPOINTS.index(key)

    def step_3_bottom(self, t: Table) -> None:
        self.put_rest_beneath(t, self.chosen)

    def step_4_resolve(self, t: Table) -> Step:
        return ResolveWaypoint(seat=self.seat, card=self.chosen)


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
