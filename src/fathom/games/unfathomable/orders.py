"""Conditions a player may give standing orders under.

They read only what lies open, so that an order can tell its seat nothing: neither cards in the pool of a test nor
those on a deck. Where a condition makes no sense, such as one about a roll while nobody rolls, it does not hold.
"""

from __future__ import annotations

from ...kernel.effect import Scope
from ...kernel.event import Occur
from ...kernel.select import Condition
from ...kernel.window import Window
from .cards.conditions import IS_CAPTAIN, IS_KEEPER
from .rules.dice import Roll, RollDie
from .rules.skill_test import RunTest, Testing
from .state import Table

__all__ = ["CONDITIONS", "FITS", "LOW_RESOURCE", "LOW_ROLL"]

LOW_RESOURCE = 2
LOW_ROLL = 4


def _low_resource(t: Table, scope: Scope) -> bool:
    s = t.state
    return min(s.resources) <= LOW_RESOURCE


def _crisis_test(t: Table, scope: Scope) -> bool:
    """The innermost test: the effects of one may announce another."""
    for frame in reversed(t.frames):
        if isinstance(frame, Occur) and isinstance(frame.event, Testing):
            return frame.event.crisis
    return False


def _test_short(t: Table, scope: Scope) -> bool:
    """While cards lie facedown nobody can tell."""
    s = t.state
    test = t.innermost(RunTest)
    return test is not None and not s.pool and test.total(t) < test.target


def _own_roll(t: Table, scope: Scope) -> bool:
    die = t.innermost(RollDie)
    return die is not None and die.seat == scope.you


def _low_roll(t: Table, scope: Scope) -> bool:
    """Only after the throw: before a second one the die still shows the first."""
    window, die = t.frames[-1], t.innermost(RollDie)
    if die is None or not isinstance(window, Window) or window.timing != "after":
        return False
    return isinstance(window.event(t), Roll) and die.face + die.bonus <= LOW_ROLL


IFS = {
    "own-turn": Condition("if-own-turn", lambda t, s: t.state.current == s.you),
    "captain": IS_CAPTAIN,
    "keeper": IS_KEEPER,
    "low-resource": Condition("if-low-resource", _low_resource, n=LOW_RESOURCE),
    "crisis-test": Condition("if-crisis-test", _crisis_test),
    "test-short": Condition("if-test-short", _test_short),
    "own-roll": Condition("if-own-roll", _own_roll),
    "low-roll": Condition("if-low-roll", _low_roll, n=LOW_ROLL),
}
CONDITIONS = {**IFS, **{f"not-{id}": ~condition for id, condition in IFS.items()}}
"""Each also the other way round, for "always pass unless ..."."""
CRISES = ("ask-crisis", "ask-contribute", "window-crisischoice", "window-mythosshown", "window-testing", "window-total")
FITS = {
    "captain": CRISES,
    "keeper": CRISES,
    "crisis-test": ("ask-contribute", "window-testing", "window-total"),
    "test-short": ("window-total",),
    "own-roll": ("window-roll",),
    "low-roll": ("window-roll-after",),
}
"""The questions each is about; the others make sense at any."""
