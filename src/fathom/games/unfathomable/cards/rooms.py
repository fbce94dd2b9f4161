"""What each space lets a human do (facts 3): the rooms' action abilities, once per turn each (U-1.8)."""

from __future__ import annotations

from ....kernel.ability import Activated, Card, InPlay, Limit
from ....kernel.cost import Pay
from ....kernel.effect import Choose, Effect, Scope, Tally
from ....kernel.select import THAT_MANY, Condition
from ....kernel.target import One
from ....kernel.text import Text, noun
from ..rules.actions import is_blocked
from ..rules.damage import is_damaged
from ..rules.spaces import BOILER_ROOM, BRIDGE, BRIG, CABIN, CARGO_HOLD, CHAPEL, GALLEY, SICK_BAY, SPACES
from ..state import Table
from .looks import Look
from .people import Draw, MoveTo, They, leave_for_the_ship
from .rolling import IfRoll, roll_with
from .skill_tests import Test
from .things import OTHER_FREE_HUMANS
from .verbs import Advance, Led, Retreat, Risk, Unsaid, food, fuel, sanity

__all__ = ["ROOM_CARDS", "rooms_in_play"]

ROOM_CARDS: dict[int, Card] = {}
ONCE = Limit("turn", whose="all")


class Room(Card):
    """A room of the ship, with its line of the reference sheet."""


def room(space: int, effect: Effect) -> None:
    """A room and its action. It is usable by a human there, unless damaged or blocked; the Brig always is."""

    def usable(t: Table, s: Scope) -> bool:
        state = t.state
        if state.places[s.you] != space or not state.is_human(s.you):
            return False
        return not is_damaged(state, space) and not is_blocked(state, space)

    there = Condition("if-in", usable, space=noun(SPACES[space]))
    ability = Activated(Unsaid(there, effect), phase="action", limit=ONCE)
    ROOM_CARDS[space] = Room(f"room-{SPACES[space]}", ability)


class QuietRoom(Room):
    """The Sick Bay has no action, but it has words of its own (U-18.1)."""

    def say(self) -> list[Text]:
        return [Text("effect-room-sick-bay")]


def rooms_in_play(seats: int) -> tuple[InPlay, ...]:
    everybody = tuple(range(seats))
    return tuple(item for card in ROOM_CARDS.values() for item in card.in_play(-1, users=everybody))


def stoke(type: str, loss: Effect, track: str) -> Effect:
    """Discard a card; roll and add its value: 6 or less costs something. The track moves whatever comes."""
    return Led(roll_with(type, "<=", 6, loss), Advance(track, stoked=True), "besides")


room(BRIDGE, Pay(Risk(1, in_full=True), Look("mythos-or-waypoint", "top")))
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
room(CARGO_HOLD, Look("item", "keep"))
room(GALLEY, Tally(Draw(5, 0), IfRoll("<", THAT_MANY, food(-1))))
room(BOILER_ROOM, stoke("strength", fuel(-1), "travel"))
room(BRIG, Test(8, "lore strength", leave_for_the_ship("U-3.4a"), crisis=False))
ROOM_CARDS[SICK_BAY] = QuietRoom("room-sick-bay")
