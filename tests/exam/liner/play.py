"""Play verbs for tests: let something occur, and answer for a whole table of seats."""

from __future__ import annotations

import json
from typing import Any

from fathom.kernel.ask import Answer
from fathom.kernel.event import Event
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table

from ..paper import trace
from . import LINER, liner
from .crisis import DrawMythos

__all__ = ["Let", "all_pass", "answer", "open_to", "rest", "storm", "use"]


class Let(Procedure):
    """Let one event occur."""

    event: Event

    def step_1_occur(self, t: Table) -> Step:
        return self.event.clone()


def open_to(t: Table) -> tuple[str, list[int]]:
    """Which question is open, and to whom."""
    assert t.decisions, trace(t)
    return t.decisions[0].prompt.id, [d.seat for d in t.decisions]


def use(t: Table, seat: int, key: str) -> None:
    """One seat uses an ability, everybody else who is asked passes."""
    for d in t.decisions:
        t.choose(key if d.seat == seat else "pass", d.seat)
    check_whole(t)


def check_whole(t: Table) -> None:
    """Nothing lives outside the table: a save holds all of it."""
    assert load(LINER, json.loads(json.dumps(save(t)))).fingerprint() == t.fingerprint()


def all_pass(t: Table) -> None:
    use(t, -1, "")


def rest(t: Table) -> None:
    """Everybody passes until a question that is no window."""
    while t.decisions and t.decisions[0].prompt.id.startswith("window"):
        all_pass(t)


def answer(t: Table, *answers: Answer) -> None:
    """Answer questions that are not windows."""
    for item in answers:
        assert len(t.decisions) == 1
        t.choose(item)
        check_whole(t)


def storm(**given: Any) -> Table:
    """A crisis whose chooser, seat 0, has chosen the test."""
    t = liner(Let(event=DrawMythos(seat=0)), mythos=("storm",), chaos=("will_2#8", "lore_1#8"), **given)
    answer(t, "test")
    return t
