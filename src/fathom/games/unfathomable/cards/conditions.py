"""Conditions that several cards share. All look at open facts only: who may be asked follows from them (R88)."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.select import Condition
from ....kernel.table import Table
from ..rules.actions import Acting
from ..rules.attack import Attack
from ..rules.spaces import BRIG

__all__ = ["ATTACK_ROLL", "CRISIS_TEST", "FREE", "IS_KEEPER", "OWN_ACTION_ROLL", "OWN_STEP", "YOURS"]

FREE = Condition("if-not-in-brig", lambda t, s: t.state.places[s.you] != BRIG)
YOURS = Condition("if-yours", lambda t, s: s.event(t).seat == s.you)
ATTACK_ROLL = Condition("if-attack", lambda t, s: s.event(t).attack)
OWN_STEP = Condition("if-traitor", lambda t, s: t.state.revealed[s.you] >= 0 and t.state.current == s.you)
IS_KEEPER = Condition("if-keeper", lambda t, s: t.state.keeper == s.you)
CRISIS_TEST = Condition("if-crisis-test", lambda t, s: s.event(t).crisis)


def _own_action(t: Table, s: Scope) -> bool:
    """The attack of a Deep One is not the action that called it."""
    doing = next((frame for frame in reversed(t.frames) if isinstance(frame, Acting | Attack)), None)
    return s.event(t).seat == s.you and doing is not None and doing.seat == s.you


OWN_ACTION_ROLL = Condition("if-own-action", _own_action)
