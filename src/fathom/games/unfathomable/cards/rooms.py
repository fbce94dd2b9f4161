"""What each space lets a human do (facts 3): the rooms' action abilities, once per turn each (U-1.8)."""

from __future__ import annotations

from functools import cache

from ....kernel.ability import Activated, Card, InPlay, Limit
from ....kernel.cost import Pay
from ....kernel.effect import Choose, Effect, Scope, Tally
from ....kernel.procedure import Step
from ....kernel.select import THAT_MANY
from ....kernel.target import One
from ....kernel.text import Text, noun
from ..rules.actions import is_blocked
from ..rules.damage import is_damaged
from ..rules.spaces import BOILER_ROOM, BRIDGE, BRIG, CABIN, CARGO_HOLD, CHAPEL, GALLEY, SICK_BAY, SPACES
from ..rules.tracks import StokeTrack
from ..state import Table
from .looks import KeepOneItem, LookAhead
from .people import DrawAny, MoveTo, They, leave_for_the_ship
from .rolling import IfRoll, roll_with
from .skill_tests import Test
from .things import OTHER_FREE_HUMANS
from .verbs import Led, Retreat, RiskAsCost, food, fuel, sanity

__all__ = ["ROOM_CARDS", "rooms_in_play"]

ROOM_CARDS: dict[int, Card] = {}
ONCE = Limit("turn", whose="all")


class Room(Card):
    """A room of the ship, with its line of the reference sheet."""


def room(space: int, effect: Effect) -> None:
    """A room and its action. It is usable by a human there, unless damaged or blocked; the Brig always is."""
    ability = Activated(InRoom(space, effect), phase="action", limit=ONCE)
    ROOM_CARDS[space] = Room(f"room-{SPACES[space]}", ability)


class QuietRoom(Room):
    """The Sick Bay has no action, but it has words of its own (U-18.1)."""

    def say(self) -> list[Text]:
        return [Text("effect-room-sick-bay")]


class InRoom(Effect):
    """An effect for a human who is in this space."""

    def __init__(self, space: int, effect: Effect) -> None:
        self.space, self.effect, self.parts = space, effect, (effect,)

    def can(self, t: Table, scope: Scope) -> bool:
        s = t.state
        if s.places[scope.you] != self.space or not s.is_human(scope.you):
            return False
        if is_damaged(s, self.space) or is_blocked(s, self.space):
            return False
        return self.effect.can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self.effect.run(t, scope)

    def say(self) -> Text:
        return self.effect.say()


@cache
def rooms_in_play(seats: int) -> tuple[InPlay, ...]:
    everybody = tuple(range(seats))
    return tuple(item for card in ROOM_CARDS.values() for item in card.in_play(-1, users=everybody))


class Stoke(Effect):
    """The room's own way to advance a track."""

    def __init__(self, track: str) -> None:
        self.track = track

    def word(self) -> str:
        return "advance"

    def run(self, t: Table, scope: Scope) -> Step:
        return StokeTrack(seat=scope.seat, track=self.track)

    def say(self) -> Text:
        return Text("effect-stoke", track=noun(f"track-{self.track}"))


def stoke(type: str, loss: Effect, track: str) -> Effect:
    """Discard a card; roll and add its value: 6 or less costs something. The track moves whatever comes."""
    return Led(roll_with(type, "<=", 6, loss), Stoke(track), "besides")


room(BRIDGE, Pay(RiskAsCost(1), LookAhead(2)))
room(CHAPEL, Choose(Retreat("ritual"), stoke("lore", sanity(-1), "ritual"), rule="U-50.2"))
room(
    CABIN,
    One(
        OTHER_FREE_HUMANS,
        Test(8, "influence observation", They(MoveTo(BRIG, "U-3.1")), crisis=False),
        rule="U-3.1",
        why="ask-accuse",
        log="log-accuse",
    ),
)
room(CARGO_HOLD, KeepOneItem(2, "bottom"))
room(GALLEY, Tally(DrawAny(0, 5), IfRoll("<", THAT_MANY, food(-1))))
room(BOILER_ROOM, stoke("strength", fuel(-1), "travel"))
room(BRIG, Test(8, "lore strength", leave_for_the_ship("U-3.4a"), crisis=False))
ROOM_CARDS[SICK_BAY] = QuietRoom("room-sick-bay")
