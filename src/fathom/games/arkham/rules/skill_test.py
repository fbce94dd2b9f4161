"""The skill test, ST.1 to ST.8 (A-st, A-skill-tests, A-rul.1, A-rul.5, A-rul.10, A-rul.22).

`SkillTest` is the test with what hangs on it, `TestSteps` its numbered steps: if the tester is eliminated the steps end
and the test is tidied up all the same.
"""

from __future__ import annotations

from typing import Any

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.effect import Effect, Scope, effect_by_id
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun, who
from ..pieces import card, ident, slug_of
from ..state import NOBODY, Table
from .areas import put_away
from .attacks import attack
from .chaos import ElderSign, Reveal, return_tokens, symbol_of, token_number
from .commit import Commit, committers, order_discards
from .drawing import come_back
from .each import each
from .results import MAIN, MainResult, Results, result_parts
from .values import evade_value, fight_value, has, shroud, skill
from .windows import player_window

__all__ = [
    "Decided", "Failed", "Passed", "SkillTest", "TestOver", "TestSteps", "WouldFail", "running", "start_test",
]  # fmt: skip


def start_test(t: Table, test: SkillTest) -> Step:
    """A test never starts inside another one: it waits until that test and its action are over (A-rul.1)."""
    s = t.state
    if not s.test:
        return test
    t.after_frame(s.action or s.test, test)
    return None


def running(t: Table) -> SkillTest:
    """The test that is being made."""
    found = t.frame(t.state.test)
    assert isinstance(found, SkillTest)
    return found


class SkillTest(Procedure):
    """One test: what is tested against what, what was committed and revealed, and how it went."""

    PERIOD = "after-test"
    PHASE = "test"

    seat: int = -1
    skill: str = ""
    difficulty: int = 0
    kind: str = ""
    """fight, evade, investigate, or empty: a test that a card asks for."""
    target: int = NOBODY
    """The enemy or location it is about."""
    effect: str = ""
    """The effect that started it, if a card did: it knows its bonus, its damage and its results."""
    scope: Scope = Scope()
    steps: int = 0
    committed: list[tuple[int, int]] = fresh()
    tokens: list[str] = fresh()
    aside: list[str] = fresh()
    turned: list[int] = fresh()
    """Which of the tokens have their minus turned into a plus."""
    total: int = 0
    auto: str = ""
    by: int = 0
    raised: int = 0
    """What is added to the skill value of a test that would fail."""
    returning: list[int] = fresh()
    """Committed cards that go back to their owners' hands."""
    tokenless: bool = False
    """No tokens are revealed; fixed when the test begins."""
    damage: int = 0
    """What committed cards and helpers add to the damage of an attack."""
    clues: int = 0
    known: int = 0
    """The last known difficulty, should the enemy or location leave play (A-rul.22)."""

    def term(self) -> Effect | None:
        return effect_by_id(self.effect) if self.effect else None

    def hard(self, t: Table) -> int:
        """The difficulty as it is now; that of an automatic success is 0 (A-st.6.2)."""
        if self.auto == "pass":
            return 0
        if self.kind == "investigate" and self.effect:
            return max(0, self.measure(t) + getattr(self.term(), "shroud", 0))
        return self.measure(t) if self.kind else self.difficulty

    def measure(self, t: Table) -> int:
        """The shroud, fight or evade value of the target; the last known one if it is gone (A-rul.22)."""
        s = t.state
        if self.kind == "investigate":
            return shroud(t, self.target) if self.target in s.locations else self.known
        if self.target not in s.enemies:
            return self.known
        return fight_value(t, self.target) if self.kind == "fight" else evade_value(t, self.target)

    def value(self, t: Table) -> int:
        """Skill, icons, tokens and everything else from scratch, with what is in play now (A-st.5)."""
        if self.auto == "fail":
            return 0
        total = skill(t, self.seat, self.skill) + self.raised
        for piece, _ in self.committed:
            total += card(piece).fits[self.skill]
        if self.effect:
            total += self.bonus(t)
        for at in range(len(self.tokens)):
            total += token_number(t, self, at)
        return total if total > 0 else 0

    def bonus(self, t: Table) -> int:
        """What the card that started it adds to the skill that it names; one that is used in its place gets nothing."""
        term = self.term()
        bonus = getattr(term, "bonus", None)
        if bonus is None or self.skill not in getattr(term, "skills", ()):
            return 0
        return int(bonus.value(t, self.scope))

    def step_1_begin(self, t: Table) -> None:
        s = t.state
        if s.status[self.seat]:
            self.finish(False)
            return
        s.test = self.id
        self.tokenless = t.value("no-tokens", self.seat) > 0
        self.known = self.measure(t) if self.kind else 0

    def step_2_skill(self, t: Table) -> Step:
        """ST.1: the tested skill is fixed; some may use another one."""
        if self.skill in ("combat", "agility") and t.value("mind-over-matter", self.seat):
            told = {"skill": noun(self.skill)}
            return Pick(self.seat, (self.skill, "intellect"), "ask-skill", "A-st.1", args=told)
        return None

    def took_2_skill(self, t: Table, key: str) -> None:
        self.skill = key

    def step_3_steps(self, t: Table) -> Step:
        if not t.quiet:
            self._tell(t)
        return TestSteps(seat=self.seat).called("result")

    def _tell(self, t: Table) -> None:
        """Who tests what, and why: an attack, an evasion, an investigation, or a card that asks for it."""
        about = slug_of(self.target) if self.kind else getattr(self.term(), "card", "")
        told: dict[str, Any] = {"player": who(self.seat), "skill": noun(self.skill), "n": self.hard(t)}
        if about:
            refs = (ident(self.target),) if self.kind else ()
            t.log(f"log-test-{self.kind or 'card'}", "A-st.1", refs=refs, about=noun(about), **told)
        else:
            t.log("log-test", "A-st.1", **told)

    def step_4_tidy(self, t: Table) -> None:
        """ST.8: committed cards are discarded, tokens go back."""
        s = t.state
        self.steps = 0
        for piece, owner in self.committed:
            if piece in s.limbo:
                s.limbo = without(s.limbo, piece)
                if piece in self.returning and not s.status[owner]:
                    self.returning.remove(piece)
                    come_back(t, owner, piece)
                else:
                    put_committed(t, piece, owner)
        return_tokens(t, (*self.tokens, *self.aside))
        self.result = {"passed": self.result is True, "by": self.by}
        if len(self.committed) < 2:
            self.go("6_over")

    def step_5_order(self, t: Table) -> Step:
        owners = dict.fromkeys(owner for _, owner in self.committed)
        own = {owner: tuple(piece for piece, other in self.committed if other == owner) for owner in owners}
        asked = [step for owner, pieces in own.items() if (step := order_discards(t, owner, pieces)) is not None]
        return asked[0] if asked else None

    def step_6_over(self, t: Table) -> Step:
        return TestOver(seat=self.seat) if not t.state.status[self.seat] else None

    def on_leave(self, t: Table) -> None:
        if t.state.test == self.id:
            t.state.test = 0


def without(pile: tuple[int, ...], piece: int) -> tuple[int, ...]:
    at = pile.index(piece)
    return pile[:at] + pile[at + 1 :]


def put_committed(t: Table, piece: int, owner: int) -> None:
    """A committed card goes to the discard pile even where an event that is played would not."""
    if card(piece).type == "event" and not t.state.status[owner]:
        t.state.discards[owner] += (piece,)
        t.abilities_changed()
    else:
        put_away(t, piece, owner)


class TestOver(Event):
    """The test is over: now comes what was to happen after it."""

    __test__ = False
    BEFORE = ()

    seat: int

    def happen(self, t: Table) -> Step:
        return None


class TestSteps(Procedure):
    """The numbered steps. The result tells whether the test was passed."""

    __test__ = False
    PERIOD = "test"

    seat: int = -1
    at: int = 0
    failing: Any = None

    def step_1_window(self, t: Table) -> Step:
        running(t).steps = self.id
        return player_window(t)

    def step_2_commit(self, t: Table) -> Step:
        seats = committers(t, running(t))
        return each(seats, Commit(tester=self.seat))

    def step_3_window(self, t: Table) -> Step:
        return player_window(t)

    def step_4_reveal(self, t: Table) -> Step:
        test = running(t)
        if test.auto or test.tokenless:
            self.go("6_value")
            return None
        return Reveal(seat=self.seat)

    def step_5_symbols(self, t: Table) -> Step:
        """ST.4: one token after the other; a further one that is revealed on the way joins the row."""
        test = running(t)
        if test.kind:
            test.known = test.measure(t)
        while self.at < len(test.tokens):
            token = test.tokens[self.at]
            self.at += 1
            if token == "auto-fail":
                test.auto = "fail"
            found = symbol_of(t, self.seat, token)
            if isinstance(found, ElderSign) and found.auto and found.auto.holds(t, Scope(you=self.seat)):
                test.auto = test.auto or "pass"
            if found is not None and found.now is not None:
                scope = Scope(you=self.seat, source=t.state.scenario)
                if found.now.can(t, scope):
                    self.again()
                    return found.now.run(t, scope)
        return None

    def step_6_value(self, t: Table) -> Step:
        """ST.5 and ST.6: the value from scratch; a failure may still be turned."""
        test = running(t)
        test.total = test.value(t)
        self.failing = test.auto == "fail" or test.total < test.hard(t)
        return t.landing(WouldFail(seat=self.seat), "failing") if self.failing else None

    def step_7_outcome(self, t: Table) -> Step:
        test = running(t)
        hard = test.hard(t)
        if self.failing is False and (test.auto == "fail" or test.total < hard):
            self.go("6_value")  # what would have failed was changed: compare again
            return None
        self.result = not self.failing
        test.by = abs(test.total - hard)
        if not t.quiet:
            told = "log-passed" if self.result else "log-failed"
            t.log(told, "A-st.6.1", player=who(self.seat), total=test.total, n=hard, by=test.by)
        decided = Passed if self.result else Failed
        return decided(seat=self.seat, kind=test.kind, target=test.target, by=test.by, skill=test.skill)

    def step_8_results(self, t: Table) -> Step:
        """ST.7: everything that hangs on the outcome, in the tester's order."""
        test = running(t)
        parts = result_parts(t, test, bool(self.result))
        if parts == [MAIN]:
            return MainResult(seat=self.seat) if not t.state.status[self.seat] else None
        return Results(seat=self.seat, parts=parts) if parts else None

    def step_9_retaliate(self, t: Table) -> Step:
        """A failed attack on a ready enemy that retaliates (A-retaliate.1)."""
        test = running(t)
        s = t.state
        if self.result or test.kind != "fight" or test.target not in s.enemies or not s.is_ready(test.target):
            return None
        return attack(t, test.target, self.seat, "A-retaliate.1") if has(t, test.target, "retaliate") else None


class WouldFail(Event):
    """The test is about to fail; happening is failing."""

    AFTERWARDS = ()

    seat: int

    def happen(self, t: Table) -> Step:
        return None


class Decided(Event):
    """Success or failure is fixed, results come later (A-rul.5)."""

    BEFORE = ()

    seat: int
    kind: str = ""
    target: int = NOBODY
    by: int = 0
    skill: str = ""

    def happen(self, t: Table) -> Step:
        return None


class Passed(Decided):
    """A test was passed."""


class Failed(Decided):
    """A test was failed."""
