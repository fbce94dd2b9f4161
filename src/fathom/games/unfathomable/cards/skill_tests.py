"""The test as cards print it: target, supporting skills, outcomes."""

from __future__ import annotations

from typing import Any

from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.text import Listed, Text, noun
from ..rules.skill_test import Testing
from ..state import Table
from .names import TYPES
from .people import They

__all__ = ["Test"]


class Nought(Effect):
    """No effect."""

    def run(self, t: Table, scope: Scope) -> Step:
        return None

    def say(self) -> Text:
        return Text("effect-none")


class Test(Effect):
    """A skill test with its outcomes: `parts` are pass, partial and fail."""

    def __init__(
        self,
        target: int,
        skills: str,
        passed: Effect | None = None,
        failed: Effect | None = None,
        *,
        partial: tuple[int, Effect] | None = None,
        crisis: bool = True,
    ) -> None:
        self.target, self.crisis = target, crisis
        self.supports = tuple(TYPES.index(name) for name in skills.split())
        self.partial, middle = partial or (0, Nought())
        self.parts = (passed or Nought(), middle, failed or Nought())

    def run(self, t: Table, scope: Scope) -> Step:
        return Testing(
            seat=scope.seat,
            effect=self.id,
            scope=scope,
            target=self.target,
            partial=self.partial,
            supports=self.supports,
            crisis=self.crisis,
        )

    def say(self) -> Text:
        args: dict[str, Any] = {
            "n": self.target,
            "skills": Listed([noun(TYPES[type]) for type in self.supports]),
            "passed": self.parts[0].say(),
            "failed": self.parts[2].say(),
        }
        if isinstance(self.parts[0], They):
            return Text("effect-test-on", whom=Text("it"), **args)
        if not self.partial:
            return Text("effect-test", **args)
        return Text("effect-test-partial", least=self.partial, partial=self.parts[1].say(), **args)
