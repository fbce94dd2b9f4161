"""The test as cards print it (target, supporting skills, outcomes), and cards that join one."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Pick
from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.text import Listed, Text, noun, who
from ..rules.skill_cards import available, take_top
from ..rules.skill_test import Testing, add_treachery_to_pool, running_test
from ..state import Table
from .names import SKILLS, TYPES, value_of
from .people import They

__all__ = ["AddToTest", "Test"]


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


class AddToTest(Effect):
    """A card joins the test: one of the hand (R39) or the top one of any skill deck (R113) openly, after the total; the
    top treachery card facedown. The result is its value."""

    def __init__(self, source: str) -> None:
        self.source = source

    def run(self, t: Table, scope: Scope) -> Step:
        return AddToTestFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return Text("effect-add-to-test", card=noun(f"card-of-{self.source}"))


class AddToTestFrame(EffectFrame):
    def step_1_choose(self, t: Table) -> Step:
        s, seat, source = t.state, self.here().seat, self.term().source
        if source == "hand":
            held = tuple(SKILLS[kind] for kind in sorted(set(s.hands[seat])))
            return Pick(seat, held, "ask-add-one", "U-35.8", always=True)
        if source == "any-deck":
            return Pick(seat, tuple(n for i, n in enumerate(TYPES) if available(s, i)), "ask-script-deck", "U-35.8")
        return None

    def took_1_choose(self, t: Table, key: str) -> None:
        s, seat = t.state, self.here().seat
        if self.term().source == "hand":
            kind = SKILLS.index(key)
            s.drop_from_hand(seat, kind)
        else:
            kind = take_top(t, TYPES.index(key))
        s.shown = tuple(sorted((*s.shown, kind)))
        t.log("log-add-card", "U-35.8", player=who(seat), card=noun(SKILLS[kind]), n=running_test(t).total(t))
        if self.term().source != "hand":
            t.reveal("revealed-draw")
        self.result = value_of(kind)

    def step_2_treachery(self, t: Table) -> None:
        if self.term().source == "treachery":
            add_treachery_to_pool(t, "U-50.11")
