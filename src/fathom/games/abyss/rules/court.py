"""The Court: plotting, sliding, refilling, and Lords that enter play."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ...zones import draw, put, take, zone
from ..cards.lord import LORDS
from ..cards.names import LORD_KEYS
from ..pieces import LORD
from ..state import AbyssState, Table
from .sentinels import lift_sentinel
from .supply import PearlsGained

__all__ = [
    "LordEnters", "LordRecruited", "SlideAndRefill", "can_reveal_lord", "leave_court", "replace_lord", "reveal_lord",
]  # fmt: skip


class LordRecruited(Event):
    """A Lord's cost has been paid."""

    seat: int = -1
    lord: int = -1

    def happen(self, t: Table) -> Step:
        return None


def can_reveal_lord(s: AbyssState) -> bool:
    return bool(s.lord_deck) and -1 in s.court


def reveal_lord(t: Table, rule: str) -> int:
    """The top Lord goes to the empty space farthest from the deck."""
    s = t.state
    space = max(i for i, lord in enumerate(s.court) if lord < 0)
    (lord,) = put(t, ("court", space), draw(t, "lord_deck"))
    t.log("log-reveal-lord", rule, refs=(LORD_KEYS[lord],), lord=noun(LORD_KEYS[lord]), space=space + 1)
    t.reveal("revealed-lord", lord=noun(LORD_KEYS[lord]))
    return lord


def leave_court(t: Table, lord: int) -> None:
    """A Lord leaves its space; a Sentinel on it returns to its owner."""
    take(t, "court", (lord,))
    lift_sentinel(t, LORD_KEYS[lord])


class LordEnters(Procedure):
    """A Lord enters play before its new owner and its entry power resolves fully."""

    seat: int = -1
    lord: int = zone(LORD, "public", "slots", -1)

    def step_1_enter(self, t: Table) -> None:
        s = t.state
        put(t, ("free", self.seat), (self.lord,))
        if not s.pulled and len(s.lords_of(self.seat)) >= 7:
            s.pulled = "lords"
        t.log(
            "log-lord-enters", "B-REC-12", refs=(LORD_KEYS[self.lord],), player=who(self.seat),
            lord=noun(LORD_KEYS[self.lord]),
        )  # fmt: skip

    def step_2_power(self, t: Table) -> Step:
        entry = LORDS[self.lord].entry
        if entry is None:
            return None
        scope = Scope(you=self.seat, source=LORD_KEYS[self.lord])
        if entry.can(t, scope):
            return entry.run(t, scope)
        t.log("log-power-idle", "B-LRD-08", refs=(LORD_KEYS[self.lord],), lord=noun(LORD_KEYS[self.lord]))
        return None


class SlideAndRefill(Procedure):
    """Once per recruitment: close gaps; at two Lords or fewer take 2 Pearls and refill the Court."""

    seat: int = -1

    def step_1_slide(self, t: Table) -> None:
        s = t.state
        lords = [lord for lord in s.court if lord >= 0]
        s.court = [-1] * (6 - len(lords)) + lords
        if len(lords) > 2:
            self.finish()

    def step_2_pearls(self, t: Table) -> Step:
        t.log("log-court-low", "B-CRT-02", player=who(self.seat))
        return PearlsGained(seat=self.seat, n=2, rule="B-CRT-02")

    def step_3_refill(self, t: Table) -> None:
        s = t.state
        while can_reveal_lord(s):
            reveal_lord(t, "B-CRT-04")
        if -1 in s.court and not s.pulled:
            s.pulled = "court"
            t.log("log-court-exhausted", "B-END-02")


def replace_lord(t: Table, seat: int, old: int, new: int, rule: str) -> None:
    """A Court Lord leaves the game and the top Lord of the deck takes its very space."""
    space = t.state.court.index(old)
    leave_court(t, old)
    put(t, "lords_gone", (old,))
    put(t, ("court", space), draw(t, "lord_deck"))
    t.log("log-replace-lord", rule, player=who(seat), old=noun(LORD_KEYS[old]), new=noun(LORD_KEYS[new]))
    t.reveal("revealed-lord", lord=noun(LORD_KEYS[new]))
