"""What the play verbs of several games share: a table, and the question that is open on it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import fathom
from fathom.kernel.data import Data
from fathom.kernel.decision import Ask

__all__ = ["Playing"]

S = TypeVar("S", bound=Data)


class Playing(Generic[S]):
    """A table and the hand that moves it."""

    def __init__(self, table: fathom.Table) -> None:
        self.t = table

    @property
    def s(self) -> S:
        state: S = self.t.state
        return state

    @property
    def open(self) -> list[Ask]:
        """The questions nobody has answered yet."""
        return [ask for ask in self.t.asked if ask.seat not in self.t.sealed]

    @property
    def seat(self) -> int | None:
        """Whose choice it is (the first, if several are asked)."""
        return self.open[0].seat if self.t.asked else None

    @property
    def asked(self) -> str:
        """The id of the open question, "" when the game is over."""
        return self.open[0].why if self.t.asked else ""

    def refused(self) -> set[str]:
        """The clauses that refuse something at the open question."""
        return {rule for decision in self.t.decisions[:1] for _, rule in decision.refused()}

    def refuses(self, answer: Any) -> bool:
        """Is this answer refused, with nothing changed?"""
        before = self.t.fingerprint()
        try:
            self.t.choose(answer, self.seat)
        except fathom.IllegalAnswer:
            return self.t.fingerprint() == before
        return False
