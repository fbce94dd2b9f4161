"""Conditions that several cards share. Those of abilities look at open facts only: who may be asked follows from
them (R88). What an option of a crisis needs may be in a hand, since its chooser is asked in any case."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.select import Condition
from ..rules.actions import Acting
from ..rules.attack import Attack
from ..rules.spaces import BOILER_ROOM, BRIG, CHAPEL, DEEP, GALLEY, SICK_BAY
from ..state import Table
from .names import TYPES, type_of

__all__ = [
    "ATTACK_ROLL",
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
IS_KEEPER = Condition("if-keeper", lambda t, s: t.state.keeper == s.you)
CRISIS_TEST = Condition("if-crisis-test", lambda t, s: s.event(t).crisis)

IN_SICK_BAY = Condition("if-in-sick-bay", lambda t, s: t.state.places[s.seat] == SICK_BAY)
IN_CHAPEL = Condition("if-in-chapel", lambda t, s: t.state.places[s.you] == CHAPEL)
IN_GALLEY = Condition("if-in-galley", lambda t, s: t.state.places[s.you] == GALLEY)
FOUR_IN_DEEP = Condition("if-four-in-deep", lambda t, s: t.state.deep_ones[DEEP] >= 4)
IN_BOILER_ROOM = Condition("if-in-boiler-room", lambda t, s: t.state.places[s.you] == BOILER_ROOM)
HAS_CARDS = Condition("if-has-cards", lambda t, s: bool(t.state.hands[s.you]))
HAS_ITEM = Condition("if-has-item", lambda t, s: bool(t.state.items[s.you]))
HAS_LORE = Condition("if-has-lore", lambda t, s: any(TYPES[type_of(kind)] == "lore" for kind in t.state.hands[s.you]))
IS_CAPTAIN = Condition("if-is-captain", lambda t, s: t.state.captain == s.you)
ONE_PASSENGER = Condition("if-one-passenger", lambda t, s: len(t.state.passenger_supply) >= 1)
THREE_PASSENGERS = Condition("if-three-passengers", lambda t, s: len(t.state.passenger_supply) >= 3)


def _own_action(t: Table, s: Scope) -> bool:
    """The attack of a Deep One is not the action that called it."""
    doing = next((frame for frame in reversed(t.frames) if isinstance(frame, Acting | Attack)), None)
    return s.event(t).seat == s.you and doing is not None and doing.seat == s.you


OWN_ACTION_ROLL = Condition("if-own-action", _own_action)
