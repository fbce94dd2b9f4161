"""ST.7: the results of a test, one after the other in the tester's order (A-st.7.1, A-st.7.2, A-fight-action,
A-evade-action, A-investigate-action)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.ask import Order
from ....kernel.data import fresh
from ....kernel.effect import Scope, effect_by_id
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun
from ..pieces import card, ident, slug_of
from ..state import Table
from .chaos import symbol_of
from .clues import can_discover, discover
from .engagement import evade
from .harm import deal, harm_enemies
from .values import has

if TYPE_CHECKING:
    from .skill_test import SkillTest

__all__ = ["MAIN", "MainResult", "Result", "Results", "result_parts"]

MAIN = "main"
"""The result of the action or card that started the test; the others are effects: id@source@seat."""


def result_parts(t: Table, test: SkillTest, passed: bool) -> list[str]:
    """Everything that hangs on the outcome and can change something. What only adds to the damage or the clues of the
    action is added at once."""
    parts: list[str] = []
    if passed:
        for piece, seat in test.committed:
            success = card(piece).success
            if success is None:
                continue
            improve = getattr(success, "improve", None)
            if improve is not None:
                improve(test)
            elif success.can(t, Scope(you=seat, source=slug_of(piece), n=test.by)):
                parts.append(f"{success.id}@{slug_of(piece)}@{seat}")
    for at, token in enumerate(test.tokens):
        found = symbol_of(t, test.seat, token)
        hung = None if found is None else found.passed if passed else found.failed
        if hung is not None and hung.can(t, Scope(you=test.seat, source=t.state.scenario, n=test.by)):
            part = f"{hung.id}@{t.state.scenario}@{test.seat}"
            parts.append(part if part not in parts else f"{part}@{at}")
    return [MAIN, *parts] if changes(t, test, passed) else parts


def changes(t: Table, test: SkillTest, passed: bool) -> bool:
    """Can the action itself, or the card that started it, change anything now?"""
    s, own = t.state, _own(test, passed)
    if own is not None and own.can(t, main_scope(test)):
        return True
    if test.kind == "fight":
        return test.target in s.enemies if passed else strayed(t, test) >= 0
    if test.kind == "evade":
        return passed and test.target in s.enemies
    if test.kind != "investigate" or not passed or getattr(test.term(), "loot", None) is not None:
        return False
    return can_discover(t, test.seat)


def main_scope(test: SkillTest) -> Scope:
    scope = test.scope.but(n=test.by)
    return scope.on(ident(test.target)) if test.target >= 0 else scope


def _own(test: SkillTest, passed: bool) -> Any:
    if not test.effect:
        return None
    return getattr(test.term(), "success" if passed else "failure", None)


class Results(Procedure):
    """All results; the tester orders them if there are several."""

    seat: int = -1
    parts: list[str] = fresh()

    def step_1_order(self, t: Table) -> Step:
        return Order(self.seat, tuple(self.parts), "ask-results", "A-st.7.2")

    def took_1_order(self, t: Table, keys: list[str]) -> None:
        self.parts = keys

    def text_1_order(self, t: Table, key: str) -> Text:
        if key == MAIN:
            test: Any = t.frame(t.state.test)
            asking = "" if test.kind else getattr(test.term(), "card", "")  # the card that asks for the test
            return noun(asking) if asking else Text("result-main")
        return Text("ability-of", card=noun(key.split("@")[1]), ability=effect_by_id(key.split("@")[0]).say())

    def step_2_apply(self, t: Table) -> Step:
        return Each(over=self.parts, field="part", body=Result(tester=self.seat))


class Result(Procedure):
    """One result; of somebody who is out none."""

    tester: int = -1
    part: str = ""

    def step_1_apply(self, t: Table) -> Step:
        s = t.state
        if s.status[self.tester]:
            return None
        test: Any = t.frame(s.test)
        if self.part == MAIN:
            return MainResult(seat=self.tester)
        id, source, seat = self.part.split("@")[:3]
        if s.status[int(seat)]:
            return None
        effect = effect_by_id(id)
        scope = Scope(you=int(seat), source=source, it=ident(test.target) if test.target >= 0 else None, n=test.by)
        return effect.run(t, scope) if effect.can(t, scope) else None


class MainResult(Procedure):
    """What the action itself does, then what the card that started it adds."""

    seat: int = -1

    def step_1_action(self, t: Table) -> Step:
        test: Any = t.frame(t.state.test)
        passed = t.frame(test.steps).result
        if test.kind == "fight":
            return hit(t, test) if passed else stray(t, test)
        if not passed:
            return None
        if test.kind == "evade":
            return evade(t, self.seat, test.target)
        if test.kind == "investigate" and getattr(test.term(), "loot", None) is None:
            return discover(t, self.seat, 1 + test.clues) if t.state.places[self.seat] == test.target else None
        return None

    def step_2_card(self, t: Table) -> Step:
        test: Any = t.frame(t.state.test)
        own = _own(test, bool(t.frame(test.steps).result))
        if own is None or t.state.status[self.seat]:
            return None
        scope = main_scope(test)
        return own.run(t, scope) if own.can(t, scope) else None


def base_damage(t: Table, test: SkillTest) -> int:
    """The damage of an attack before helpers: 1, or what its card says (A-fight-action.2, .3)."""
    damage = getattr(test.term(), "damage", None)
    scope = test.scope.but(n=test.by, it=ident(test.target))
    return 1 if damage is None else int(damage.value(t, scope))


def hit(t: Table, test: SkillTest) -> Step:
    return harm_enemies(t, {test.target: base_damage(t, test) + test.damage}, test.seat, test.scope.source)


def strayed(t: Table, test: SkillTest) -> int:
    """The one other investigator whom the attacked enemy is engaged with (A-fight-action.5, A-massive.8), or -1."""
    other = t.state.engaged.get(test.target, -1)
    return -1 if other == test.seat or has(t, test.target, "massive") else other


def stray(t: Table, test: SkillTest) -> Step:
    """A failed attack hits another investigator, without what needs a success."""
    other = strayed(t, test)
    if other < 0:
        return None
    damage = getattr(test.term(), "stray", None)
    scope = test.scope.but(n=test.by, it=ident(test.target))
    n = 1 if damage is None else int(damage.value(t, scope))
    return deal(t, [other], n, source=test.scope.source, by=test.seat)
