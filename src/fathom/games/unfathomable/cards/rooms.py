"""What each space lets a human do (facts 3): the rooms' action abilities, once per turn each (U-1.8)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ....kernel.ability import Activated, Card, InPlay, Limit
from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.effect import Choose, Effect, Scope
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, who
from ..rules.actions import destinations, is_blocked
from ..rules.damage import is_damaged
from ..rules.dice import RollDie
from ..rules.items import GainItem
from ..rules.looking import put_rest_beneath
from ..rules.movement import move_character
from ..rules.passengers import RiskPassengers
from ..rules.resources import FOOD, FUEL, SANITY, change
from ..rules.skill_cards import DrawFromAny, discard
from ..rules.spaces import BOILER_ROOM, BRIDGE, BRIG, CABIN, CARGO_HOLD, CHAPEL, GALLEY, SICK_BAY, SPACES
from ..rules.tracks import AdvanceRitual, AdvanceTravel, retreat
from ..state import Table
from .crisis_lore import discard_one
from .foresight import Foresee
from .names import ITEMS, SKILLS, TYPES, type_of, value_of
from .skill_tests import Test
from .verbs import do

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


# ---- bridge


class LookAhead(Procedure):
    """Risk a passenger to look at two cards of the mythos or the waypoint deck; one on top, one on the bottom."""

    seat: int = -1

    def step_1_risk(self, t: Table) -> Step:
        return RiskPassengers(seat=self.seat, n=1)

    def step_2_look(self, t: Table) -> Step:
        return Foresee(seat=self.seat, n=2)


# ---- chapel and boiler room


class Stoke(Procedure):
    """Discard a card; roll and add its value: 6 or less costs something. The track moves whatever comes."""

    seat: int = -1
    track: str = ""
    value: int = 0
    roll: int = 0

    def step_1_discard(self, t: Table) -> Step:
        return discard_one(t, self.seat, "strength" if self.track == "travel" else "lore")

    def took_1_discard(self, t: Table, key: str) -> None:
        kind = SKILLS.index(key)
        self.value = value_of(kind)
        discard(t, self.seat, (kind,), "U-51.0")

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_3_price(self, t: Table) -> None:
        if self.roll + self.value <= 6:
            change(t, FUEL if self.track == "travel" else SANITY, -1, "U-36.6" if self.track == "travel" else "U-36.11")

    def step_4_advance(self, t: Table) -> Step:
        if self.track == "travel":
            return AdvanceTravel(n=1, rule="U-36.6")
        return AdvanceRitual(n=1, rule="U-36.11")

    def step_5_after(self, t: Table) -> Step:
        return Stoked(seat=self.seat) if self.track == "travel" else None


class Stoked(Event):
    """The Boiler Room's action has moved the ship."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None


class Hush(Procedure):
    seat: int = -1

    def step_1_retreat(self, t: Table) -> None:
        retreat(t, "ritual", 1, "U-36.2")


def holds(type: str) -> Callable[[Table, Scope], bool]:
    return lambda t, s: any(TYPES[type_of(kind)] == type for kind in t.state.hands[s.you])


# ---- cabin and brig


class Accuse(Procedure):
    """Choose another human outside the Brig; a passed test jails them (R22)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        free = [n for n in t.seats_after(self.seat) if s.is_human(n) and s.places[n] != BRIG]
        return Pick(self.seat, tuple(f"player-{n}" for n in free), "ask-accuse", "U-3.1")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.result = int(key.split("-")[1])
        t.log("log-accuse", "U-3.1", player=who(self.seat), other=who(self.result))

    def step_2_test(self, t: Table) -> Step:
        return ACCUSATION.run(t, Scope(you=self.seat, it=self.result))


class Jail(Procedure):
    """The accused goes to the Brig."""

    accused: int = -1

    def step_1_jail(self, t: Table) -> None:
        move_character(t, self.accused, BRIG, "U-3.1")


class Escape(Procedure):
    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat))
        return Pick(self.seat, keys, "ask-move", "U-3.4a")

    def took_1_choose(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-3.4a")


ACCUSATION = Test(8, "influence observation", do("effect-jail-accused", lambda s: Jail(accused=s.it)), crisis=False)
ACCUSATION.bind("unfathomable/room-captains-cabin/test")


def somebody_free(t: Table, s: Scope) -> bool:
    st = t.state
    return any(st.is_human(n) and st.places[n] != BRIG for n in t.seats_after(s.you))


# ---- cargo hold and galley


class Rummage(Procedure):
    """Look at the top two items, keep one, the other to the bottom; a lone one may be left (U-12.4a)."""

    seat: int = -1
    cards: list[int] = fresh()
    item: int = -1

    def step_1_look(self, t: Table) -> None:
        s = t.state
        self.cards = list(reversed(s.item_deck[-2:]))
        s.item_deck = s.item_deck[: len(s.item_deck) - len(self.cards)]
        t.reveal("revealed-look")

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(ITEMS[card] for card in self.cards)
        return Pick(self.seat, (*keys, "leave") if len(keys) == 1 else keys, "ask-keep", "U-12.4a")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.item = -1 if key == "leave" else ITEMS.index(key)
        put_rest_beneath(t, "item", self.seat, self.cards, self.item, ())

    def step_3_take(self, t: Table) -> Step:
        return GainItem(seat=self.seat, item=self.item) if self.item >= 0 else None


class Feast(Procedure):
    """Draw up to five cards; a roll below their number costs food."""

    seat: int = -1
    n: int = 0
    roll: int = 9

    def step_1_draw(self, t: Table) -> Step:
        return DrawFromAny(seat=self.seat, least=0, most=5).called("n")

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll") if self.n else None

    def step_3_eat(self, t: Table) -> None:
        if self.roll < (self.n or 0):
            change(t, FOOD, -1, "U-49.1")


def passengers_left(t: Table, s: Scope) -> bool:
    return bool(t.state.passenger_supply)


room(BRIDGE, do("effect-room-bridge", lambda s: LookAhead(seat=s.you), passengers_left))
room(
    CHAPEL,
    Choose(
        do("effect-chapel-retreat", lambda s: Hush(seat=s.you), lambda t, s: t.state.ritual > 0),
        do("effect-chapel-advance", lambda s: Stoke(seat=s.you, track="ritual"), holds("lore")),
        rule="U-50.2",
    ),
)
room(CABIN, do("effect-room-captains-cabin", lambda s: Accuse(seat=s.you), somebody_free))
room(CARGO_HOLD, do("effect-room-cargo-hold", lambda s: Rummage(seat=s.you), lambda t, s: bool(t.state.item_deck)))
room(GALLEY, do("effect-room-galley", lambda s: Feast(seat=s.you)))
room(BOILER_ROOM, do("effect-room-boiler-room", lambda s: Stoke(seat=s.you, track="travel"), holds("strength")))
room(BRIG, Test(8, "lore strength", do("effect-escape", lambda s: Escape(seat=s.you)), crisis=False))
ROOM_CARDS[SICK_BAY] = QuietRoom("room-sick-bay")
