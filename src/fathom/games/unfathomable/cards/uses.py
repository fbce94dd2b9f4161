"""Abilities whose use is told: the log names who used what, whatever comes of it."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Trigger
from ....kernel.effect import Scope
from ....kernel.procedure import Step
from ....kernel.reply import Cancel
from ....kernel.text import noun, who
from ..state import Table

__all__ = ["NAMES", "Prevent", "tell_use"]

NAMES: dict[str, str] = {}
"""Cards whose ability has a name of its own. Filled by the skill cards."""


def tell_use(t: Table, ability: Ability, scope: Scope) -> None:
    """Name who used what, once it is paid for; a feat tells by itself that it is spent."""
    optional = isinstance(ability, Activated) or (isinstance(ability, Trigger) and not ability.forced)
    if optional and not t.quiet and not ability.card.startswith("feat-"):
        rule = "U-51.0" if isinstance(ability, Activated) else "U-50.4"
        t.log("log-use", rule, player=who(scope.you), card=noun(NAMES.get(ability.card, ability.card)))


class Prevent(Cancel):
    """A defeat is prevented: nothing of it happens (U-26.7)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.log("log-prevented", "U-26.7")
        return super().run(t, scope)
