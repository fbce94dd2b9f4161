"""The skill test, step by step, with its windows, tokens and delayed parts."""

from __future__ import annotations

from typing import Any

from fathom.kernel.ask import Order, Pick, PickSome
from fathom.kernel.data import fresh
from fathom.kernel.effect import Scope, effect_by_id
from fathom.kernel.event import Event, Occur
from fathom.kernel.procedure import Each, Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.window import open_window

from ..paper import note, slug
from .harm import attack
from .moves import Act
from .printed import ENEMIES
from .state import ManorState, alive

__all__ = [
    "RIDERS", "SYMBOLS", "Attempt", "Failed", "Passed", "Resulting", "Reveal", "Revealed", "SkillTest", "TestOver",
    "WouldFail", "running", "start_test",
]  # fmt: skip

BASE = 3
SYMBOLS: dict[str, str] = {}
"""What a token does when it is revealed: the id of an effect."""
RIDERS: dict[str, str] = {}
"""What a committed card adds to a success ("title/True"), a token to a failure ("token/False")."""


def start_test(t: Table, test: SkillTest) -> Step:
    """A test never starts inside another one: it waits until that test and its action are over."""
    s: ManorState = t.state
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
    """One test: its steps, the tidying up, what hangs on it."""

    PERIOD = "after-test"

    seat: int
    skill: str
    difficulty: int
    kind: str = ""
    target: str = ""
    success: str = ""
    failure: str = ""
    source: str = ""
    committed: list[str] = fresh()
    tokens: list[str] = fresh()
    aside: list[str] = fresh()
    total: int = 0

    def hard(self, t: Table) -> int:
        """The difficulty as it is now; of a place it is a value that cards change."""
        return t.value("shroud", self.target, self.difficulty) if self.kind == "investigate" else self.difficulty

    def falls_short(self, t: Table) -> bool:
        return self.total < self.hard(t) or "auto-fail" in self.tokens

    def step_1_begin(self, t: Table) -> None:
        s: ManorState = t.state
        if not s.alive[self.seat]:
            self.finish(False)
            return
        s.test = self.id
        note(t, f"test {self.skill}")

    def step_2_steps(self, t: Table) -> Step:
        return TestSteps(seat=self.seat).called("result")

    def step_3_tidy(self, t: Table) -> None:
        s: ManorState = t.state
        s.discard += tuple(self.committed)
        s.bag += (*self.tokens, *self.aside)
        s.steps = 0
        note(t, "test tidied up")

    def step_4_over(self, t: Table) -> Step:
        return TestOver(seat=self.seat)

    def on_leave(self, t: Table) -> None:
        if t.state.test == self.id:
            t.state.test = 0


class TestOver(Event):
    seat: int

    def happen(self, t: Table) -> Step:
        return None


class TestSteps(Procedure):
    """The numbered steps. If the tester is eliminated, this frame is ended and the test is tidied up."""

    PERIOD = "test"

    seat: int
    at: int = 0
    failing: Any = None

    def step_1_begin(self, t: Table) -> None:
        t.state.steps = self.id

    def step_2_window(self, t: Table) -> Step:
        return open_window(t, "player")

    def step_3_commit(self, t: Table) -> Step:
        others = [seat for seat in t.seats_after(self.seat) if t.state.place[seat] == t.state.place[self.seat]]
        return Each(over=[self.seat, *others], body=Commit(tester=self.seat))

    def step_4_window(self, t: Table) -> Step:
        return open_window(t, "player")

    def step_5_reveal(self, t: Table) -> Step:
        return Reveal(seat=self.seat)

    def step_6_symbols(self, t: Table) -> Step:
        """One token after the other; a further one that is revealed on the way joins the row."""
        tokens = running(t).tokens
        if self.at == len(tokens):
            return None
        token = tokens[self.at]
        self.at += 1
        self.again()
        return effect_by_id(SYMBOLS[token]).run(t, Scope(you=self.seat)) if token in SYMBOLS else None

    def step_7_value(self, t: Table) -> None:
        """From scratch, with everything in play now."""
        test = running(t)
        icons = sum(1 for card in test.committed if test.skill in card)
        numbers = sum(int(token) for token in test.tokens if token.lstrip("-").isdecimal())
        skill = t.value("any-skill", self.seat, t.value(test.skill, self.seat, BASE))
        test.total = max(0, skill + icons + numbers)
        if "auto-fail" in test.tokens:
            test.total = 0
        note(t, f"total {test.total}")

    def step_8_compare(self, t: Table) -> Step:
        test = running(t)
        self.failing = test.falls_short(t)
        return Occur(event=WouldFail(seat=self.seat)).called("failing") if self.failing else None

    def step_9_outcome(self, t: Table) -> Step:
        test = running(t)
        if self.failing is False and test.falls_short(t):
            self.go("7_value")  # the failure was cancelled: compare again
            return None
        self.result = not self.failing
        note(t, "passed" if self.result else "failed")
        decided = Passed if self.result else Failed
        return decided(seat=self.seat, kind=test.kind, target=test.target, by=abs(test.total - test.hard(t)))

    def step_10_results(self, t: Table) -> Step:
        return Results(seat=self.seat, passed=self.result)

    def step_11_retaliate(self, t: Table) -> Step:
        test = running(t)
        enemy = test.target if test.target in t.state.enemies and test.kind == "fight" else ""
        if self.result or not enemy or not ENEMIES[slug(enemy)].retaliate:
            return None
        return attack(enemy, self.seat)


class Commit(Procedure):
    """The tester any number of cards, everybody else one; a title limited to one counts over all players."""

    seat: int = -1
    tester: int = -1

    def cards(self, t: Table) -> list[str]:
        test = running(t)
        titles = [slug(card) for card in test.committed]
        return [card for card in t.state.hands[self.seat] if test.skill in card and slug(card) not in titles]

    def step_1_choose(self, t: Table) -> Step:
        cards = self.cards(t)
        return PickSome(self.seat, cards, "commit", "", 0, len(cards) if self.seat == self.tester else 1)

    def took_1_choose(self, t: Table, cards: list[str]) -> None:
        s: ManorState = t.state
        s.hands[self.seat] = tuple(card for card in s.hands[self.seat] if card not in cards)
        running(t).committed += cards


class Reveal(Event):
    """A token is about to be drawn; whoever looks at two declares it here."""

    seat: int
    draws: int = 1

    def happen(self, t: Table) -> Step:
        return DrawTokens(seat=self.seat, draws=self.draws)


class DrawTokens(Procedure):
    seat: int
    draws: int
    drawn: list[str] = fresh()
    token: str = ""
    stays: Any = None

    def step_1_draw(self, t: Table) -> None:
        s: ManorState = t.state
        bag = list(s.bag)
        n = min(self.draws, len(bag))
        self.drawn = [bag.pop(0) for _ in range(n)]  # a test bag is stacked; a real one draws from a stream
        s.bag = tuple(bag)

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(dict.fromkeys(self.drawn)), "which-token", "")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.token = key
        self.drawn.remove(key)
        running(t).aside += self.drawn

    def step_3_reveal(self, t: Table) -> Step:
        return Occur(event=Revealed(seat=self.seat, token=self.token)).called("stays")

    def step_4_cancelled(self, t: Table) -> None:
        if self.stays is False:
            t.state.bag += (self.token,)
            self.draws = 1
            self.go("1_draw")


class Revealed(Event):
    """The token lies open. Cancelled, it counts as never revealed."""

    seat: int
    token: str

    def happen(self, t: Table) -> Step:
        running(t).tokens.append(self.token)
        note(t, f"token {self.token}")
        return None


class WouldFail(Event):
    """The test is about to fail; happening is failing."""

    seat: int

    def happen(self, t: Table) -> Step:
        return None


class Decided(Event):
    """Success or failure is fixed; results come later."""

    seat: int
    kind: str = ""
    target: str = ""
    by: int = 0

    def happen(self, t: Table) -> Step:
        return None


class Passed(Decided):
    pass


class Failed(Decided):
    pass


class Results(Procedure):
    """Everything that hangs on the outcome, one after the other, in the tester's order."""

    seat: int
    passed: bool
    order: list[str] = fresh()

    def parts(self, t: Table) -> list[str]:
        test = running(t)
        own = test.success if self.passed else test.failure
        hung = test.committed if self.passed else test.tokens
        parts = (own, *(RIDERS.get(f"{slug(item)}/{self.passed}", "") for item in hung))
        return list(dict.fromkeys(part for part in parts if part))

    def step_1_order(self, t: Table) -> Step:
        return Order(self.seat, self.parts(t), "order-results", "")

    def took_1_order(self, t: Table, keys: list[str]) -> None:
        self.order = keys

    def step_2_apply(self, t: Table) -> Step:
        return Each(over=self.order, field="part", body=Result(seat=self.seat))


class Result(Procedure):
    seat: int
    part: str = ""

    def step_1_apply(self, t: Table) -> Step:
        return Resulting(seat=self.seat, part=self.part) if self.seat in alive(t) else None


class Resulting(Event):
    """One result is about to be applied; another may take its place."""

    seat: int
    part: str

    def happen(self, t: Table) -> Step:
        return effect_by_id(self.part).run(t, Scope(you=self.seat, source=running(t).source, it=running(t).target))


class Attempt(Act):
    """An action that is a test: fight, evade, investigate. Fighting and evading provoke nobody."""

    test: SkillTest | None = None

    def deed(self, t: Table) -> Step:
        assert self.test is not None
        return self.test.but(seat=self.seat)
