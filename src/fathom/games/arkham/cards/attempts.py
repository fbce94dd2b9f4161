"""Verbs that are tests: fight, evade, investigate with a card's help, and tests that cards ask for."""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Pick
from ....kernel.effect import Effect, EffectFrame, Scope
from ....kernel.procedure import Step
from ....kernel.select import Num, num
from ....kernel.text import Listed, Text, noun
from ..pieces import ident, piece_of, slug_of
from ..rules.actions import investigation_skill
from ..rules.engagement import engaged_with
from ..rules.menu import can_attack_enemy, can_investigate
from ..rules.skill_test import SkillTest, start_test
from ..state import NOBODY, Table
from .riders import in_one

__all__ = ["Attempt", "AttemptFrame", "Evade", "Fight", "Investigate", "Test"]


class Attempt(Effect):
    """A test of the acting investigator: skill, bonus, what hangs on success and failure. `rider` is done before it
    begins, such as what lasts for this test."""

    designator = ""

    def __init__(
        self,
        skills: tuple[str, ...],
        *,
        bonus: int | Num = 0,
        success: Effect | None = None,
        failure: Effect | None = None,
        rider: Effect | None = None,
    ) -> None:
        self.skills, self.bonus = skills, num(bonus)
        self.success, self.failure, self.rider = success, failure, rider
        self.named = {"success": success, "failure": failure, "rider": rider}
        self.parts = tuple(part for part in self.named.values() if part is not None)

    def names(self) -> list[str]:
        return [name for name, part in self.named.items() if part is not None]

    def targets(self, t: Table, scope: Scope) -> list[int]:
        """The enemies or the location it can be about; -1 for a test about nothing."""
        return [NOBODY]

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.targets(t, scope))

    def run(self, t: Table, scope: Scope) -> Step:
        return AttemptFrame(effect=self.id, scope=scope)

    def make(self, t: Table, scope: Scope, target: int, skill: str) -> SkillTest:
        inner = scope.on(ident(target)) if target >= 0 else scope
        return SkillTest(seat=scope.seat, skill=skill, kind=self.designator, target=target, effect=self.id, scope=inner)

    def told(self) -> list[Text]:
        """What is said of it, sentence by sentence."""
        out: list[Text] = []
        if self.success is not None:
            out.append(Text("attempt-success", effect=in_one(self.success)))
        if self.failure is not None:
            out.append(Text("attempt-failure", effect=in_one(self.failure)))
        if self.rider is not None:
            out.append(self.rider.say())
        return out


class AttemptFrame(EffectFrame):
    """Choose the skill and the target, if there is a choice; then the test."""

    skill: str = ""
    target: int = NOBODY

    def step_1_target(self, t: Table) -> Step:
        found = self.term().targets(t, self.here())
        if not found:
            self.finish(False)
            return None
        if found == [NOBODY]:
            return None
        keys = tuple(ident(piece) for piece in found)
        return Pick(
            self.here().seat, keys, f"ask-{self.term().designator}", "A-target.1", args={"card": Text(self.term().card)}
        )

    def took_1_target(self, t: Table, key: str) -> None:
        self.target = piece_of(key)

    def text_1_target(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))

    def step_2_skill(self, t: Table) -> Step:
        return Pick(self.here().seat, self.term().skills, "ask-which-skill", "A-st.1")

    def took_2_skill(self, t: Table, key: str) -> None:
        self.skill = key

    def step_3_rider(self, t: Table) -> Step:
        rider = self.term().rider
        return None if rider is None else rider.run(t, self.here())

    def step_4_test(self, t: Table) -> Step:
        test = self.term().make(t, self.here(), self.target, self.skill)
        return start_test(t, test)


class Fight(Attempt):
    """An attack: a bonus to the skill, more damage on success. `stray` is the damage that a failure does to another
    investigator (1 and whatever needs no success)."""

    designator = "fight"

    def __init__(
        self,
        bonus: int | Num = 0,
        damage: int | Num = 1,
        *,
        skill: str = "combat",
        stray: int | Num | None = None,
        success: Effect | None = None,
        rider: Effect | None = None,
    ) -> None:
        super().__init__((skill,), bonus=bonus, success=success, rider=rider)
        self.plus, self.more = bonus, damage
        self.damage, self.strays = num(damage), stray is not None
        self.stray = num(damage if stray is None and isinstance(damage, int) else 1 if stray is None else stray)

    def targets(self, t: Table, scope: Scope) -> list[int]:
        s = t.state
        return [enemy for enemy in s.enemies_at(s.places[scope.seat]) if can_attack_enemy(t, enemy)]

    def say(self) -> Text:
        told: list[Text] = []
        if self.skills != ("combat",):
            told.append(Text("attempt-skill", skill=noun(self.skills[0]), other=noun("combat")))
        if self.plus != 0:
            told.append(Text("attempt-bonus", n=self.bonus.say(), skill=noun(self.skills[0])))
        if self.more != 1:
            more = Text("number", n=self.more - 1) if isinstance(self.more, int) else None
            told.append(Text("attempt-damage", n=more) if more else Text("attempt-damage-is", n=self.damage.say()))
        if self.strays:
            told.append(Text("attempt-stray"))
        told += self.told()
        return Text("effect-fight", parts=Listed(told)) if told else Text("effect-fight-plain")


class Evade(Attempt):
    """An evasion with a card's help."""

    designator = "evade"

    def __init__(
        self,
        bonus: int | Num = 0,
        *,
        skill: str = "agility",
        success: Effect | None = None,
        rider: Effect | None = None,
    ) -> None:
        super().__init__((skill,), bonus=bonus, success=success, rider=rider)

    def targets(self, t: Table, scope: Scope) -> list[int]:
        return engaged_with(t, scope.seat)

    def say(self) -> Text:
        told = []
        if self.skills != ("agility",):
            told.append(Text("attempt-skill", skill=noun(self.skills[0]), other=noun("agility")))
        told += [text.about(Text("evaded-enemy"), Text("evaded-enemy")) for text in self.told()]
        return Text("effect-evade", parts=Listed(told)) if told else Text("effect-evade-plain")


class Investigate(Attempt):
    """An investigation with a card's help: `shroud` is added to that of the location; `loot` takes the place of the
    clues."""

    designator = "investigate"

    def __init__(self, *, shroud: int = 0, loot: Effect | None = None) -> None:
        super().__init__(("intellect",), success=loot)
        self.shroud, self.loot = shroud, loot

    def targets(self, t: Table, scope: Scope) -> list[int]:
        place = t.state.places[scope.seat]
        return [place] if can_investigate(t, place) else []

    def make(self, t: Table, scope: Scope, target: int, skill: str) -> SkillTest:
        return super().make(t, scope, target, investigation_skill(t, target))

    def say(self) -> Text:
        told = []
        if self.shroud:
            told.append(Text("attempt-shroud", n=-self.shroud))
        if self.loot is not None:
            told.append(Text("attempt-loot", effect=self.loot.say()))
        return Text("effect-investigate", parts=Listed(told)) if told else Text("effect-investigate-plain")


class Test(Attempt):
    """A test that a card asks for; `of` somebody who is chosen before it, which is told."""

    __test__ = False

    def __init__(
        self,
        skill: str,
        difficulty: int,
        *,
        success: Effect | None = None,
        failure: Effect | None = None,
        other: str = "",
        of: bool = False,
    ) -> None:
        super().__init__((skill, other) if other else (skill,), success=success, failure=failure)
        self.difficulty, self.of = difficulty, of

    def can(self, t: Table, scope: Scope) -> bool:
        return not t.state.status[scope.seat]

    def make(self, t: Table, scope: Scope, target: int, skill: str) -> SkillTest:
        return SkillTest(seat=scope.seat, skill=skill, difficulty=self.difficulty, effect=self.id, scope=scope)

    def say(self) -> Text:
        args: dict[str, Any] = {"skill": Listed([noun(skill) for skill in self.skills], "or"), "n": self.difficulty}
        if not self.parts:
            return Text("effect-test-plain", **args)
        first = Text("first-choose", it=Text("it")) if self.of else Text("first-nothing")
        return Text("effect-test", first=first, **args, parts=Listed(self.told()))
