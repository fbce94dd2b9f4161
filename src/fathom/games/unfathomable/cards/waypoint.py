"""The twenty waypoints."""

from __future__ import annotations

from ....kernel.ability import Card
from ....kernel.cost import Pay
from ....kernel.effect import Choose, Effect, ForEach, InSequence, May
from ....kernel.target import One
from ....kernel.text import Text
from ..rules.spaces import DECKS, DEEP, WATER
from .figures import DefeatEvery, DefeatFigures, MoveMonsters, Spawn, move_deep_ones
from .looks import ResolveTop
from .names import DISTANCE, WAYPOINTS
from .rolling import IfRoll, RollFor
from .things import DEEP_ONES_ON_DECKS, PASSENGERS, WATER_BESIDE_IT
from .this_card import RemoveThis
from .verbs import Hurt, Risk, food, fuel, sanity, souls

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


def may_risk(n: int, prize: Effect) -> Effect:
    """You may risk passengers; on 5 or more there is a prize."""
    return May(Pay(Risk(n, in_full=True), IfRoll(">=", 5, prize)), "U-50.4")


Waypoint("abandoned-depot", may_risk(3, fuel(2)))
Waypoint("deserted-island", may_risk(1, food(1)))
Waypoint("hurricane", Choose(fuel(-1), Hurt(2), rule="U-50.2"))
Waypoint("iceberg", May(IfRoll(">=", 5, food(1), Hurt(1)), "U-50.4"))
Waypoint("reef", IfRoll("<=", 4, Hurt(1)))
Waypoint("shipwreck-survivors", may_risk(1, souls(1)))
Waypoint("wrecked-ship", may_risk(1, fuel(1)))
Waypoint("deep-one-city", ALL(fuel(-1), Spawn(5, [DEEP]), RollFor("front", MoveMonsters("deep"))))
Waypoint("fog-bank", ALL(fuel(-1), IfRoll("<=", 4, ALL(RemoveThis(), ResolveTop("waypoint")))))
Waypoint("maelstrom", ALL(fuel(-1), Choose(fuel(-1), Hurt(2), rule="U-50.2")))
Waypoint("rainstorm", ALL(fuel(-1), may_risk(1, food(1))))
Waypoint(
    "rogue-wave",
    ALL(fuel(-1), ForEach(DEEP_ONES_ON_DECKS, move_deep_ones(WATER_BESIDE_IT)), DefeatEvery("passenger", where=DECKS)),
)
Waypoint(
    "rolling-seas",
    ALL(fuel(-1), One(PASSENGERS, DefeatFigures("passenger"), rule="U-26.0", why="ask-passenger-space")),
)
Waypoint("sea-smoke", ALL(fuel(-1), Spawn(1, WATER)))
Waypoint("seaweed-patch", ALL(fuel(-1), Choose(Risk(2), Hurt(1), rule="U-50.2")))
Waypoint("smooth-sailing", ALL(fuel(-1), food(-1)))
Waypoint("calm-waters", ALL(fuel(-2), food(-1)))
Waypoint("deep-one-ambush", ALL(fuel(-2), Spawn(1, DECKS)))
Waypoint("rough-water", ALL(fuel(-2), sanity(-1)))
Waypoint("stormy-seas", ALL(fuel(-2), Hurt(1)))
