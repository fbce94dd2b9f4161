"""What several cards do in windows: change a roll, a test, a defeat."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ability import Limit, Trigger
from ....kernel.cost import Cost
from ....kernel.decision import Answer
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import Condition, Num, num
from ....kernel.text import Text, noun, who
from ..rules.actions import acting
from ..rules.dice import running_roll
from ..rules.skill_test import running_test
from ..state import Table
from .conditions import FREE
from .moments import moment
from .names import CHARACTERS
from .verbs import Led

__all__ = [
    "Add",
    "MoreActions",
    "Reroll",
    "SpendFeat",
    "and_another_action",
    "change_total",
    "may",
]


def may(on: str, effect: Effect, timing: str, when: Condition | None = None, cost: Cost | None = None,
        limit: Limit | None = None, *, often: bool = False, free: bool = False, said: str = "") -> Trigger:  # fmt: skip
    """An optional answer to an event or window. `said` names the event more narrowly, where a condition applies; `free`
    keeps it from whoever is in the Brig and says so."""
    if free:
        when = FREE if when is None else FREE & when
    event = f"{on.lower()}-{timing}" + (f"-{said}" if said else "")
    words = moment(event, limit, free=free)
    return Trigger(
        on, effect, timing=timing, moment=words, when=when, forced=False, cost=cost, limit=limit, often=often
    )


# ---- costs


class SpendFeat(Cost):
    """A feat is used once and removed (U-14.3)."""

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.feats[scope.you])

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        s = t.state
        s.feats[scope.you] = 0
        name = CHARACTERS[s.characters[scope.you]]
        t.log("log-feat", "U-14.3", player=who(scope.you), feat=noun(f"feat-{name}"))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("cost-feat")


# ---- effects


class Add(Effect):
    """Change the result of the die (U-17.2a) or the total of the test."""

    joins = "effect-shift"

    def __init__(self, n: int | Num, to: str = "roll") -> None:
        self.n, self.to = n, to

    def word(self) -> str:
        return "lower" if isinstance(self.n, int) and self.n < 0 else "raise"

    def run(self, t: Table, scope: Scope) -> Step:
        n = num(self.n).value(t, scope)
        if self.to == "total":
            change_total(t, scope.you, n)
        else:
            running_roll(t).bonus += n
            t.log("log-add-to-roll", "U-17.1", player=who(scope.you), n=n)
        return None

    def say(self) -> Text:
        return Text(f"effect-{self.word()}-{self.to}", n=abs(self.n) if isinstance(self.n, int) else self.n.say())

    def say_with(self, others: Sequence[Add]) -> Text:
        """Up or down by the same number."""
        return Text(f"effect-shift-{self.to}", n=self.n)


class Reroll(Effect):
    """Throw the die again; before-roll abilities may be used again first (U-4.8a)."""

    def run(self, t: Table, scope: Scope) -> Step:
        running_roll(t).rerolls = True
        scope.event(t).cancelled = True  # nothing more answers this throw
        return None

    def say(self) -> Text:
        return Text("effect-reroll")


def change_total(t: Table, seat: int, n: int) -> None:
    """Add to the total of the test under way, or subtract from it."""
    running_test(t).extra += n
    t.log("log-lower-total" if n < 0 else "log-add-to-total", "U-35.8", player=who(seat), n=abs(n))


class MoreActions(Effect):
    """Whoever acts may act once more, or more often. One more comes after something else."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def run(self, t: Table, scope: Scope) -> Step:
        acting(t).left += self.n
        return None

    def say(self) -> Text:
        return Text("effect-more-actions", n=self.n)


def and_another_action(effect: Effect) -> Effect:
    """Do this, then perform 1 action."""
    return Led(effect, MoreActions())
