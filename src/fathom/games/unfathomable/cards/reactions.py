"""What several cards do in windows: change a roll, a test, a defeat."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ability import Limit, Trigger
from ....kernel.cost import Cost
from ....kernel.decision import Answer, Ask, Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Step
from ....kernel.select import Condition, Num, num
from ....kernel.text import Text, noun, who
from ..rules.actions import acting
from ..rules.dice import running_roll
from ..rules.items import lose_item
from ..rules.skill_cards import discard
from ..rules.skill_test import running_test
from ..state import Table
from .names import CHARACTERS, ITEMS, SKILLS, SPELLS, TYPES, type_of
from .verbs import Led

__all__ = [
    "AddToRoll",
    "AddToTotal",
    "DiscardSkill",
    "DiscardThis",
    "RemoveThis",
    "Reroll",
    "SpendFeat",
    "and_another_action",
    "change_total",
    "may",
]


def may(on: str, effect: Effect, timing: str, when: Condition | None = None, cost: Cost | None = None,
        limit: Limit | None = None, *, often: bool = False, rule: str = "", said: str = "") -> Trigger:  # fmt: skip
    """An optional answer to an event or window. `said` names the moment more narrowly, where a condition applies."""
    moment = f"moment-{on.lower()}-{timing}" + (f"-{said}" if said else "")
    return Trigger(
        on,
        effect,
        timing=timing,
        moment=moment,
        when=when,
        forced=False,
        cost=cost,
        limit=limit,
        often=often,
        rule=rule,
    )


def lose_spell(t: Table, seat: int, card: int) -> None:
    """A spell leaves an area for good."""
    t.state.spells[seat] = tuple(other for other in t.state.spells[seat] if other != card)
    t.abilities_changed()


# ---- costs


class DiscardThis(Cost):
    """Show this skill card and discard it."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def can(self, t: Table, scope: Scope) -> bool:
        return self.kind in t.state.hands[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard(t, scope.you, (self.kind,), "U-13.4")
        return None

    def say(self) -> Text:
        return Text("effect-discard-this")


class DiscardSkill(Cost):
    """Discard a skill card of a type, or any."""

    def __init__(self, type: str = "") -> None:
        self.type = type

    def kinds(self, t: Table, seat: int) -> list[int]:
        hand = sorted(set(t.state.hands[seat]))
        return [kind for kind in hand if not self.type or TYPES[type_of(kind)] == self.type]

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.kinds(t, scope.you))

    def ask(self, t: Table, scope: Scope) -> Ask | None:
        keys = tuple(SKILLS[kind] for kind in self.kinds(t, scope.you))
        return Pick(scope.you, keys, "ask-discard-one", "U-51.0", always=True)

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        discard(t, scope.you, (SKILLS.index(answer),), "U-51.0")
        return None

    def say(self) -> Text:
        return Text("effect-discard-of", type=noun(self.type)) if self.type else Text("effect-discard", n=1)


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


class RemoveThis(Cost):
    """Remove this item, or this spell in an area, from the game."""

    takes = "this"

    def can(self, t: Table, scope: Scope) -> bool:
        if scope.source in SPELLS:
            return SPELLS.index(scope.source) in t.state.spells[scope.you]
        return ITEMS.index(scope.source) in t.state.items[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Answer) -> Step:
        if scope.source in SPELLS:
            lose_spell(t, scope.you, SPELLS.index(scope.source))
            t.log("log-ward", "U-26.7", player=who(scope.you))
            return None
        lose_item(t, scope.you, ITEMS.index(scope.source))
        t.log("log-item-gone", "U-12.2", player=who(scope.you), item=noun(scope.source))
        return None

    def say(self) -> Text:
        return Text("effect-remove-this")


# ---- effects


class AddToRoll(Effect):
    """Change the result of the die (U-17.2a)."""

    def __init__(self, n: int | Num) -> None:
        self.n = n

    def word(self) -> str:
        return "lower" if isinstance(self.n, int) and self.n < 0 else "raise"

    def run(self, t: Table, scope: Scope) -> Step:
        n = num(self.n).value(t, scope)
        running_roll(t).bonus += n
        t.log("log-add-to-roll", "U-17.1", player=who(scope.you), n=n)
        return None

    def say(self) -> Text:
        if isinstance(self.n, int):
            return Text(f"effect-{self.word()}-roll", n=abs(self.n))
        return Text("effect-raise-roll", n=self.n.say())

    def say_with(self, others: Sequence[AddToRoll]) -> Text:
        """Up or down by the same number."""
        return Text("effect-shift-roll", n=self.n)


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


class AddToTotal(Effect):
    """Change the total of the test."""

    def __init__(self, n: int) -> None:
        self.n = n

    def word(self) -> str:
        return "lower" if self.n < 0 else "raise"

    def run(self, t: Table, scope: Scope) -> Step:
        change_total(t, scope.you, self.n)
        return None

    def say(self) -> Text:
        return Text(f"effect-{self.word()}-total", n=abs(self.n))

    def say_with(self, others: Sequence[AddToTotal]) -> Text:
        return Text("effect-shift-total", n=self.n)


class OneMoreAction(Effect):
    """Whoever acts may act once more."""

    def run(self, t: Table, scope: Scope) -> Step:
        acting(t).left += 1
        return None

    def say(self) -> Text:
        return Text("effect-another-action")


def and_another_action(effect: Effect) -> Effect:
    """Do this, then perform 1 action."""
    return Led(effect, OneMoreAction())
