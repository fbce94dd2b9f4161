"""What the miniature games share: a trace to write on, two small effects, and verbs for tests."""

from __future__ import annotations

import json
from collections.abc import Callable

from fathom.kernel.ask import Answer
from fathom.kernel.effect import Effect, Scope
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table
from fathom.kernel.text import Text

__all__ = ["Change", "Mark", "Marked", "asked", "note", "play", "slug", "trace"]


def note(t: Table, words: str) -> None:
    """Write down that something happened."""
    t.state.trace += (words,)


def slug(piece: str) -> str:
    """The printed card of a piece: a piece that enters play anew gets a new number."""
    return piece.split("#")[0]


class Mark(Effect):
    """An effect that only leaves its mark in the trace."""

    def __init__(self, words: str) -> None:
        self.words = words

    def run(self, t: Table, scope: Scope) -> Step:
        note(t, self.words)
        return None

    def say(self) -> Text:
        return Text(self.words)


class Change(Effect):
    """An effect that is one plain function."""

    def __init__(
        self,
        say: str,
        do: Callable[[Table, Scope], Step],
        can: Callable[[Table, Scope], bool] | None = None,
    ) -> None:
        self._say, self._do, self._can = say, do, can

    def word(self) -> str:
        return self._say

    def can(self, t: Table, scope: Scope) -> bool:
        return self._can is None or self._can(t, scope)

    def run(self, t: Table, scope: Scope) -> Step:
        return self._do(t, scope)

    def say(self) -> Text:
        return Text(self._say)


class Marked(Procedure):
    """A procedure that only leaves its mark in the trace."""

    words: str = ""

    def step_1_mark(self, t: Table) -> None:
        note(t, self.words)


# ---- verbs for tests


def trace(t: Table) -> list[str]:
    """What happened so far, in order."""
    return list(t.state.trace)


def asked(t: Table) -> tuple[int, str, tuple[str, ...]]:
    """Who is asked what, with which options."""
    d = t.decision
    assert d is not None, f"nobody is asked; so far: {trace(t)}"
    return d.seat, d.prompt.id, d.keys


def play(t: Table, *answers: Answer) -> Table:
    """Give these answers in turn, each to a table that was saved and loaded just before: nothing lives outside it."""
    for answer in answers:
        assert t.decision is not None, f"{answer!r} has no question; so far: {trace(t)}"
        again = load(t.game, json.loads(json.dumps(save(t))))
        assert again.fingerprint() == t.fingerprint()
        t = again
        t.choose(answer)
    return t
