"""Loot Locations of Kraken: draw, be rewarded, and stop before a value comes twice."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import draw, move, put
from ..cards.allies import MONSTER, ally_text
from ..cards.names import LOOT_LOCATIONS
from ..cards.tokens import LOOT
from ..state import Table
from .supply import draw_exploration

__all__ = ["SearchLoot", "take_next_ally"]


def take_next_ally(t: Table, seat: int, thing: int, rule: str) -> None:
    """Draw until an Ally appears; each Monster raises the Threat, where there is one."""
    s = t.state
    monsters: tuple[int, ...] = ()
    while (card := draw_exploration(t)) == MONSTER:
        monsters += (card,)
        if not t.options["leviathan"]:
            s.threat = min(5, s.threat + 1)
            t.log("log-threat", rule, player=who(seat), n=s.threat)
    put(t, "discard", monsters)
    if card >= 0:
        put(t, ("hands", seat), (card,))
        t.log("log-take", rule, player=who(seat), card=ally_text(card))


class SearchLoot(Procedure):
    """Draw Loot onto a Location, one card at a time; the first draw onto an empty one is automatic."""

    seat: int = -1
    at: int = 0
    value: int = 0

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        if not s.loot_deck:
            self.finish()
            return None
        if not s.loot[self.at]:
            return None
        total = sum(s.loot[self.at])
        return Pick(self.seat, ("draw-loot", "stop-loot"), "ask-loot", "K-LOO-02", args={"n": total})

    def took_1_choose(self, t: Table, key: str) -> None:
        if key == "stop-loot":
            self.finish()

    def step_2_draw(self, t: Table) -> Step:
        (self.value,) = put(t, ("loot", self.at), draw(t, "loot_deck"))
        card = LOOT[self.value]
        location = noun(LOOT_LOCATIONS[self.at])
        t.log("log-loot", "K-LOO-01", player=who(self.seat), loot=noun(card.slug), location=location)
        t.reveal("revealed-loot", loot=noun(card.slug))
        return card.does(t, self.seat)

    def step_3_duplicate(self, t: Table) -> None:
        """A value drawn twice: both cards go and the search is over."""
        if t.state.loot[self.at].count(self.value) < 2:
            self.go("1_choose")
            return
        move(t, ("loot", self.at), "loot_gone", (self.value, self.value))
        t.log("log-loot-twice", "K-LOO-03", player=who(self.seat), loot=Text(LOOT[self.value].slug))
