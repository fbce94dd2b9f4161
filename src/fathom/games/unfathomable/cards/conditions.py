"""Conditions that several cards share. Those of abilities look at open facts only: who may be asked follows from
them (R88). What an option of a crisis needs may be in a hand, since its chooser is asked in any case."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.select import Condition
from ....kernel.text import noun
from ..rules.actions import Acting
from ..rules.attack import Attack
from ..rules.damage import is_damaged
from ..rules.spaces import BOILER_ROOM, BRIG, CHAPEL, DEEP, GALLEY, ROOMS, SICK_BAY, SPACES
from ..state import Table
from .names import TYPES, type_of

__all__ = [
    "ATTACK_ROLL",
    "CAN_CARRY",
    "CRISIS_TEST",
    "FOUR_IN_DEEP",
    "FREE",
    "HAS_CARDS", "HAS_ITEM",
    "HAS_LORE",
    "IN_BOILER_ROOM",
    "IN_CHAPEL",
    "IN_GALLEY", "IN_SICK_BAY",
    "IS_CAPTAIN",
    "IS_KEEPER",
    "IS_UNDAMAGED_ROOM",
    "ONE_PASSENGER",
    "OWN_ACTION_ROLL",
    "OWN_STEP",
    "THREE_PASSENGERS",
    "YOURS",
]  # fmt: skip

FREE = Condition("if-not-in-brig", lambda t, s: t.state.places[s.you] != BRIG)
YOURS = Condition("if-yours", lambda t, s: s.event(t).seat == s.you)
ATTACK_ROLL = Condition("if-attack", lambda t, s: s.event(t).attack)
OWN_STEP = Condition("if-traitor", lambda t, s: t.state.revealed[s.you] >= 0 and t.state.current == s.you)
CRISIS_TEST = Condition("if-crisis-test", lambda t, s: s.event(t).crisis)


def in_room(room: int) -> Condition:
    """Is whoever acts in this room?"""
    return Condition("if-in", lambda t, s: t.state.places[s.seat] == room, space=noun(SPACES[room]))


def has_title(title: str) -> Condition:
    return Condition("if-title", lambda t, s: getattr(t.state, title) == s.you, title=noun(title))


def passengers_left(n: int) -> Condition:
    """Are there so many in the supply?"""
    return Condition("if-passengers", lambda t, s: len(t.state.passenger_supply) >= n, n=n)


IN_SICK_BAY, IN_CHAPEL, IN_GALLEY, IN_BOILER_ROOM = map(in_room, (SICK_BAY, CHAPEL, GALLEY, BOILER_ROOM))
IS_CAPTAIN, IS_KEEPER = map(has_title, ("captain", "keeper"))
ONE_PASSENGER, THREE_PASSENGERS = map(passengers_left, (1, 3))
FOUR_IN_DEEP = Condition("if-four-in-deep", lambda t, s: t.state.deep_ones[DEEP] >= 4)
CAN_CARRY = Condition("if-can-carry", lambda t, s: FREE.holds(t, s) and len(t.state.items[s.you]) <= 4)
HAS_CARDS = Condition("if-has-cards", lambda t, s: bool(t.state.hands[s.you]))
HAS_ITEM = Condition("if-has-item", lambda t, s: bool(t.state.items[s.you]))
HAS_LORE = Condition("if-has-lore", lambda t, s: any(TYPES[type_of(kind)] == "lore" for kind in t.state.hands[s.you]))
IS_UNDAMAGED_ROOM = Condition("if-undamaged-room", lambda t, s: s.it in ROOMS and not is_damaged(t.state, s.it))


def _own_action(t: Table, s: Scope) -> bool:
    """The attack of a Deep One is not the action that called it."""
    doing = next((frame for frame in reversed(t.frames) if isinstance(frame, Acting | Attack)), None)
    return s.event(t).seat == s.you and doing is not None and doing.seat == s.you


OWN_ACTION_ROLL = Condition("if-own-action", _own_action)
