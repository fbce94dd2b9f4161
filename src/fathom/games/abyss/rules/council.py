"""Requesting support from the Council."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import move_all
from ..cards.allies import RACES
from ..state import Table
from .powers import power_keys, power_rule, use_power
from .sentinels import lift_sentinel, place_text, reserved, takable_stacks

__all__ = ["RequestSupport", "discard_stack", "stack_obstacle", "stack_text", "take_stack"]


def take_stack(t: Table, seat: int, race: int, rule: str) -> None:
    """All cards of a stack go to the hand, unseen by the others."""
    cards = move_all(t, ("council", race), ("hands", seat))
    lift_sentinel(t, RACES[race])
    t.log("log-take-stack", rule, refs=(RACES[race],), player=who(seat), race=noun(RACES[race]), n=len(cards))
    t.reveal("revealed-stack", race=noun(RACES[race]))


def stack_text(t: Table, key: str) -> Text:
    return Text("stack-option", race=noun(key), n=len(t.state.council[RACES.index(key)]))


def discard_stack(t: Table, seat: int, race: int, rule: str) -> None:
    """All cards of a stack go to the Exploration discard."""
    n = len(move_all(t, ("council", race), "discard"))
    t.log("log-discard-stack", rule, player=who(seat), race=noun(RACES[race]), n=n)
    lift_sentinel(t, RACES[race])


def stack_obstacle(t: Table, seat: int, race: int) -> tuple[Text, str] | None:
    """Why a stack cannot be taken by a seat, if there is a reason."""
    if not t.state.council[race]:
        return Text("refuse-empty-stack", race=noun(RACES[race])), "B-CNL-02"
    if reserved(t.state, RACES[race], seat):
        return Text("refuse-reserved", what=place_text(RACES[race])), "K-SEN-03"
    return None


class RequestSupport(Procedure):
    """The action: take one Council stack in hand; Alchemist takes two."""

    PHASE = "support"

    seat: int = -1
    left: int = 1
    taken: int = 0
    chosen: str = ""

    def step_1_count(self, t: Table) -> None:
        self.left = t.value("stacks-per-support", self.seat, 1)

    def step_2_choose(self, t: Table) -> Step:
        stacks = takable_stacks(t.state, self.seat)
        if not stacks or not self.left:
            self.finish()
            return None
        keys = tuple(RACES[race] for race in stacks)
        if self.taken:
            keys += power_keys(t, self.seat)
        return Pick(self.seat, keys, "ask-stack", self.clause())

    def took_2_choose(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_2_choose(self, t: Table, key: str) -> Text:
        return stack_text(t, key) if key in RACES else t.ability(key).text()

    def rule_2_choose(self, t: Table, key: str) -> str:
        return power_rule(t, key)

    def refused_2_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [why for race in range(len(RACES)) if (why := stack_obstacle(t, self.seat, race))]

    def step_3_take(self, t: Table) -> Step:
        self.go("2_choose")
        if self.chosen not in RACES:
            return use_power(t, self.chosen)
        take_stack(t, self.seat, RACES.index(self.chosen), self.clause())
        self.left -= 1
        self.taken += 1
        return None

    def clause(self) -> str:
        """The first stack comes with the action, the second with Alchemist."""
        return "B-LORD-ALCHEMIST" if self.taken else "B-CNL-01"
