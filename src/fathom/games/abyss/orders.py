"""Conditions a player may give standing orders under; all are about an Ally that is offered for sale.

They read what lies open. While nobody explores the track is empty, and they do not hold.
"""

from __future__ import annotations

from ...kernel.effect import Scope
from ...kernel.select import Condition
from .cards.allies import MONSTER, VALUE
from .state import Table

__all__ = ["CONDITIONS", "FITS"]

LOW_ALLY = 2
DEAR = 2


def _on_offer(t: Table) -> int:
    """The Ally on the last space of the track, or -1."""
    s = t.state
    return s.track[-1] if s.track and s.track[-1] != MONSTER else -1


def _low_ally(t: Table, scope: Scope) -> bool:
    card = _on_offer(t)
    return card >= 0 and VALUE[card] <= LOW_ALLY


def _dear(t: Table, scope: Scope) -> bool:
    s = t.state
    return _on_offer(t) >= 0 and s.price >= DEAR


IFS = {
    "low-ally": Condition("if-low-ally", _low_ally, n=LOW_ALLY),
    "dear": Condition("if-dear", _dear, n=DEAR),
}
CONDITIONS = {**IFS, **{f"not-{id}": ~condition for id, condition in IFS.items()}}
"""Each also the other way round, for "always pass unless ..."."""
FITS = dict.fromkeys(IFS, ("ask-buy",))
"""Only where an Ally is offered."""
