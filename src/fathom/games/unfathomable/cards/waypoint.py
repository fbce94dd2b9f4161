"""The twenty waypoints."""

from __future__ import annotations

from ....kernel.ability import Card
from ....kernel.cost import Pay
from ....kernel.effect import Choose, Effect, InSequence, May
from ....kernel.procedure import Procedure, Step
from ....kernel.target import One
from ....kernel.text import Text
from ...zones import draw
from ..rules.defeat import DefeatAll
from ..rules.movement import move_deep_ones
from ..rules.passengers import passengers_on
from ..rules.spaces import DECKS, DEEP, WATER
from ..rules.waypoints import ResolveWaypoint
from ..state import Table
from .figures import DefeatPassenger, ReleaseTo, Spawn
from .names import DISTANCE, WAYPOINTS
from .rolling import IfRoll, RollFor
from .things import PASSENGERS
from .verbs import Hurt, Risk, RiskAsCost, do, food, fuel, sanity, souls

__all__ = ["WAYPOINT_CARDS", "Waypoint"]

WAYPOINT_CARDS: dict[int, Waypoint] = {}
ALL = InSequence


class Waypoint(Card):
    """A waypoint: how far it brings the ship, and what it costs."""

    printed = ("distance",)

    def __init__(self, slug: str, effect: Effect) -> None:
        super().__init__(slug)
        self.number = WAYPOINTS.index(slug)
        self.distance, self.effect = DISTANCE[self.number], effect
        effect.bind(f"unfathomable/{slug}/effect", slug)
        WAYPOINT_CARDS[self.number] = self

    def say(self) -> list[Text]:
        return [Text("waypoint-distance", n=self.distance), Text("sentence", of=self.effect.say())]


class LostInFog(Procedure):
    """The card leaves the row and the game; the top waypoint is resolved instead (R14)."""

    seat: int = -1
    card: int = -1

    def step_1_remove(self, t: Table) -> None:
        s = t.state
        s.row = s.row[:-1]
        t.log("log-fog", "U-43.0")
        if not s.waypoint_deck:
            self.finish()
            return
        (self.card,) = draw(t, "waypoint_deck")
        t.reveal("revealed-look")

    def step_2_resolve(self, t: Table) -> Step:
        return ResolveWaypoint(seat=self.seat, card=self.card)


class RogueWave(Procedure):
    """Deep Ones on decks are washed into the water beside them; then all passengers there fall (R119)."""

    def step_1_wash(self, t: Table) -> None:
        for deck in DECKS:
            move_deep_ones(t, deck, deck - 8, t.state.deep_ones[deck], "U-2.17")

    def step_2_passengers(self, t: Table) -> Step:
        return DefeatAll(spaces=[deck for deck in DECKS for _ in range(passengers_on(t.state, deck))])


def may_risk(n: int, prize: Effect) -> Effect:
    """You may risk passengers; on 5 or more there is a prize."""
    return May(Pay(RiskAsCost(n), IfRoll(">=", 5, prize)), "U-50.4")


Waypoint("abandoned-depot", may_risk(3, fuel(2)))
Waypoint("deserted-island", may_risk(1, food(1)))
Waypoint("hurricane", Choose(fuel(-1), Hurt(2), rule="U-50.2"))
Waypoint("iceberg", May(IfRoll(">=", 5, food(1), Hurt(1)), "U-50.4"))
Waypoint("reef", IfRoll("<=", 4, Hurt(1)))
Waypoint("shipwreck-survivors", may_risk(1, souls(1)))
Waypoint("wrecked-ship", may_risk(1, fuel(1)))
Waypoint("deep-one-city", ALL(fuel(-1), Spawn(5, [DEEP]), RollFor("front", ReleaseTo())))
Waypoint("fog-bank", ALL(fuel(-1), IfRoll("<=", 4, do("effect-fog", lambda s: LostInFog(seat=s.you)))))
Waypoint("maelstrom", ALL(fuel(-1), Choose(fuel(-1), Hurt(2), rule="U-50.2")))
Waypoint("rainstorm", ALL(fuel(-1), may_risk(1, food(1))))
Waypoint("rogue-wave", ALL(fuel(-1), do("effect-rogue-wave", lambda s: RogueWave())))
Waypoint("rolling-seas", ALL(fuel(-1), One(PASSENGERS, DefeatPassenger(), rule="U-26.0", why="ask-passenger-space")))
Waypoint("sea-smoke", ALL(fuel(-1), Spawn(1, WATER)))
Waypoint("seaweed-patch", ALL(fuel(-1), Choose(Risk(2), Hurt(1), rule="U-50.2")))
Waypoint("smooth-sailing", ALL(fuel(-1), food(-1)))
Waypoint("calm-waters", ALL(fuel(-2), food(-1)))
Waypoint("deep-one-ambush", ALL(fuel(-2), Spawn(1, DECKS)))
Waypoint("rough-water", ALL(fuel(-2), sanity(-1)))
Waypoint("stormy-seas", ALL(fuel(-2), Hurt(1)))
