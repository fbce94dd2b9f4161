"""Spells (U-15): resolved when an ability says so, then gone."""

from __future__ import annotations

from ....kernel.effect import Scope, effect_by_id
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import zone
from ..cards.names import SPELLS
from ..pieces import SPELL
from ..state import Table
from .looking import TakeOne

__all__ = ["LookAtSpells", "ResolveSpell"]


class ResolveSpell(Procedure):
    """Reveal a spell and follow its text; then it is removed, unless it stays in an area (U-15.1a)."""

    seat: int = -1
    card: int = zone(SPELL, "public", "slots", -1)

    def step_1_reveal(self, t: Table) -> None:
        t.log("log-spell", "U-15.1a", player=who(self.seat), card=noun(SPELLS[self.card]), refs=(SPELLS[self.card],))
        t.reveal("revealed-spell")

    def step_2_resolve(self, t: Table) -> Step:
        name = SPELLS[self.card]
        effect, scope = effect_by_id(f"unfathomable/{name}/effect"), Scope(you=self.seat, source=name)
        return effect.run(t, scope) if effect.can(t, scope) else None


class LookAtSpells(TakeOne):
    """Look at the top two spells, resolve one, put the other on the bottom; with one left, resolve or bottom it
    (U-38.13, U-15.2a)."""

    DECK = "spell_deck"
    WHY = "ask-spell"
    RULE = "U-38.13"
    ALONE = "bottom"
    cards: list[int] = zone(SPELL, "own", "row", None)

    def step_4_resolve(self, t: Table) -> Step:
        return ResolveSpell(seat=self.seat, card=self.chosen) if self.chosen >= 0 else None
