"""Conditions that several cards share. All look at open facts only: who may be asked follows from them (R88)."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.select import Condition
from ....kernel.table import Table
from ..rules.spaces import BRIG

__all__ = ["ATTACK_ROLL", "CRISIS_TEST", "FREE", "IS_KEEPER", "IS_TRAITOR", "OWN_ACTION_ROLL", "YOURS"]

FREE = Condition("if-not-in-brig", lambda t, s: t.state.places[s.you] != BRIG)
YOURS = Condition("if-yours", lambda t, s: s.event(t).seat == s.you)
ATTACK_ROLL = Condition("if-attack", lambda t, s: s.event(t).attack)
IS_TRAITOR = Condition("if-traitor", lambda t, s: t.state.revealed[s.you] >= 0)
IS_KEEPER = Condition("if-keeper", lambda t, s: t.state.keeper == s.you)
CRISIS_TEST = Condition("if-crisis-test", lambda t, s: s.event(t).crisis)


def _own_action(t: Table, s: Scope) -> bool:
    event = s.event(t)
    return bool(event.seat == s.you and t.frame(event.die).action)  # type: ignore[attr-defined]


OWN_ACTION_ROLL = Condition("if-own-action", _own_action)
