"""Abilities whose use is told: the log names who used what, whatever comes of it."""

from __future__ import annotations

from ....kernel.ability import Activated, InPlay, Trigger
from ....kernel.effect import Scope
from ....kernel.procedure import Step
from ....kernel.reply import Cancel
from ....kernel.text import noun, who
from ..state import Table

__all__ = ["NAMES", "Action", "Prevent", "Reaction"]

NAMES: dict[str, str] = {}
"""Cards whose ability has a name of its own. Filled by the skill cards."""


def _tell(t: Table, seat: int, id: str, rule: str) -> None:
    """A feat tells by itself that it is spent."""
    slug = id.rpartition("/")[2].partition(".")[0]
    if not t.quiet and not slug.startswith("feat-"):
        t.log("log-use", rule, player=who(seat), card=noun(NAMES.get(slug, slug)))


class Action(Activated):
    """An action ability of a card, a sheet, a title or a space (U-51.0)."""

    def use(self, t: Table, found: InPlay, seat: int) -> Step:
        _tell(t, seat, self.id, "U-51.0")
        return super().use(t, found, seat)


class Reaction(Trigger):
    """An ability that its owner may use at its moment."""

    def resolve(self, t: Table, scope: Scope) -> Step:
        _tell(t, scope.you, self.id, "U-50.4")
        return super().resolve(t, scope)


class Prevent(Cancel):
    """A defeat is prevented: nothing of it happens (U-26.7)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.log("log-prevented", "U-26.7")
        return super().run(t, scope)
