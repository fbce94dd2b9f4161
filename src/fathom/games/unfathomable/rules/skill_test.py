"""Skill tests, step by step (U-35): announce, chaos, contributions, shuffle, sort, total, discard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from ....kernel.data import fresh
from ....kernel.decision import Split
from ....kernel.effect import Scope, effect_by_id
from ....kernel.event import Event, Occur
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Listed, noun, who
from ....kernel.window import open_window
from ...zones import put
from ..cards.names import SKILLS, TREACHERY, TYPES, type_of, value_of
from ..state import SkillTest, Table
from .looking import everybody, forget
from .skill_cards import add_treachery_to_chaos, hand_limits, kinds_in, take_chaos, take_top, to_piles
from .spaces import BRIG

__all__ = ["CHAOS", "JOINED", "OUTCOMES", "RunTest", "Testing", "running_test", "test_seen"]

OUTCOMES = ("pass", "partial", "fail")
CHAOS, JOINED = -1, -2
"""Whose a card of a test is that no player added: from the chaos deck, or treachery that an ability added."""


class Testing(Event):
    """A test is announced. Before any card is added its terms can be changed, or its outcome chosen instead
    (U-35.3a). `effect` is the printed test, whose parts are its outcomes."""

    seat: int = -1
    effect: str = ""
    scope: Scope = Scope()
    target: int = 0
    partial: int = 0
    supports: tuple[int, ...] = ()
    chaos: int = 2
    openly: bool = False
    crisis: bool = False

    def happen(self, t: Table) -> Step:
        return RunTest(
            seat=self.seat, effect=self.effect, scope=self.scope, target=self.target, partial=self.partial,
            supports=self.supports, chaos=self.chaos, openly=self.openly,
        )  # fmt: skip


class RunTest(Procedure):
    """The test itself. The result is how it ended: pass, partial or fail."""

    PHASE = "test"

    PERIOD = "test"

    seat: int = -1
    effect: str = ""
    scope: Scope = Scope()
    target: int = 0
    partial: int = 0
    supports: tuple[int, ...] = ()
    chaos: int = 2
    openly: bool = False
    extra: int = 0
    """What abilities added to the total."""
    ring: bool = False
    whose: list[int] = fresh()
    """Who added each card of the pool, until it is shuffled."""
    added: list[int] = fresh()
    """How many cards each seat has added; -1 before it was asked."""

    def total(self, t: Table) -> int:
        """Supporting minus hindering values (U-35.8); treachery always hinders (U-16.3)."""
        pool = t.state.pool or t.state.shown
        return self.extra + sum(value_of(c) * (1 if type_of(c) in self.supports else -1) for c in pool)

    def add(self, t: Table, kinds: Sequence[int], whose: int, seen_by: Collection[int] = ()) -> None:
        put(t, "pool", tuple(kinds), seen_by=seen_by)
        self.whose += [whose] * len(kinds)

    def lies_open(self) -> bool:
        """Have the cards been revealed? There may be none."""
        return self.pc > self.PLACES["5_shuffle_and_reveal"]

    def step_1_announce(self, t: Table) -> None:
        t.state.test = self.id
        self.added = [-1] * t.seats
        skills = Listed([noun(TYPES[type]) for type in self.supports])
        t.log("log-test", "U-35.3", player=who(t.state.current), n=self.target, skills=skills)

    def step_2_add_chaos(self, t: Table) -> None:
        """The top 2 chaos cards, facedown (U-34.1)."""
        self.add(t, take_chaos(t, self.chaos), CHAOS)

    def step_3_after_chaos(self, t: Table) -> Step:
        return open_window(t, "chaos-added", frame=self.id) if self.chaos else None

    def step_4_contribute(self, t: Table) -> Step:
        """From the current player's left, ending with the current player (U-35.5)."""
        last = t.state.current
        return Each(over=[*t.seats_after(last), last], body=Contribute(test=self.id, openly=self.openly))

    def step_5_shuffle_and_reveal(self, t: Table) -> None:
        """Sorted, so nobody can tell who added what (U-35.6, 35.7)."""
        s = t.state
        s.shown, s.pool, self.whose = tuple(sorted(s.pool)), (), []
        s.settle_bounds()
        forget(t, "pool")
        if s.shown:
            t.log("log-pool", "U-35.7", cards=Listed([noun(SKILLS[kind]) for kind in s.shown]), n=self.total(t))
        else:
            t.log("log-pool-empty", "U-35.7", n=self.total(t))
        t.reveal("revealed-pool")

    def step_6_total(self, t: Table) -> Step:
        return open_window(t, "total", frame=self.id)

    def step_7_compare(self, t: Table) -> None:
        total = self.total(t)
        if total >= self.target:
            self.result = "pass"
        else:
            self.result = "partial" if self.partial and total >= self.partial else "fail"
        rule = {"pass": "U-35.8a", "partial": "U-10.17a", "fail": "U-35.8c"}[self.result]
        t.log(f"log-test-{self.result}", rule, n=total, target=self.target)

    def step_8_ring(self, t: Table) -> None:
        if self.ring and self.result == "pass":  # R40
            add_treachery_to_chaos(t, 2, "U-34.5")

    def step_9_resolve(self, t: Table) -> Step:
        """The effects come before the cards are discarded (U-35.8a1, 35.8c1)."""
        part = effect_by_id(self.effect).parts[OUTCOMES.index(self.result)]
        scope = self.scope.but(n=max(0, self.total(t) - self.target))
        return part.run(t, scope) if part.can(t, scope) else None

    def step_10_discard(self, t: Table) -> None:
        self.tidy(t)

    def tidy(self, t: Table) -> None:
        """All cards used in the test go to the discard piles of their types (U-35.9)."""
        s = t.state
        to_piles(s, (*s.pool, *s.shown))
        s.pool, s.shown, s.test = (), (), 0
        forget(t, "pool")

    def on_leave(self, t: Table) -> None:
        if t.state.test == self.id:
            self.tidy(t)


def running_test(t: Table) -> RunTest:
    found = t.frame(t.state.test)
    assert isinstance(found, RunTest)
    return found


def test_seen(t: Table) -> SkillTest | None:
    """What everybody knows of the test that is announced or running; its total only when the cards lie open."""
    for frame in reversed(t.frames):
        test = frame.event if isinstance(frame, Occur) else frame
        if isinstance(test, Testing | RunTest):
            running = test if isinstance(test, RunTest) else None
            told = {
                "source": test.scope.source,
                "target": test.target,
                "partial": test.partial,
                "supports": [TYPES[type] for type in test.supports],
                "openly": test.openly,
                "chaos": test.chaos,
                "added": list(running.added) if running else [],
                "whose": list(running.whose) if running else [],
                "total": running.total(t) if running and running.lies_open() else None,
                "result": (running and running.result) or "",
            }
            return cast("SkillTest", told)
    return None


class Contributed(Event):
    """A seat has added its cards."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None


class Contribute(Procedure):
    """Each player once may add facedown hand cards; traitors and whoever is in the Brig at most one (U-35.5b)."""

    seat: int = -1
    test: int = 0
    openly: bool = False
    added: int = 0

    def step_1_add(self, t: Table) -> Step:
        s = t.state
        hand = s.hands[self.seat]
        few = not s.is_human(self.seat) or s.places[self.seat] == BRIG
        most = min(1, len(hand)) if few else len(hand)
        told = self.told(t)
        return Split(self.seat, hand_limits(hand), "ask-contribute", "U-35.5b" if few else "U-35.5", 0, most, told)

    def told(self, t: Table) -> dict[str, object]:
        test = running_test(t)
        return {"n": test.target, "skills": Listed([noun(TYPES[type]) for type in test.supports])}

    def took_1_add(self, t: Table, answer: dict[str, int]) -> None:
        s = t.state
        kinds, test = kinds_in(answer), running_test(t)
        self.added = test.added[self.seat] = len(kinds)
        s.drop_from_hand(self.seat, *kinds, openly=self.openly)
        test.add(t, kinds, self.seat, everybody(t) if self.openly else (self.seat,))
        t.log("log-contribute", "U-8.7", player=who(self.seat), n=len(kinds))
        if kinds and self.openly:
            cards = Listed([noun(SKILLS[kind]) for kind in kinds])
            t.log("log-contribute-openly", "U-35.3a", player=who(self.seat), cards=cards)

    def step_2_added(self, t: Table) -> Step:
        return Contributed(seat=self.seat) if self.added else None


def add_treachery_to_pool(t: Table, rule: str) -> None:
    """The top treachery card joins the test, facedown unless everybody adds openly (R58)."""
    card = take_top(t, TREACHERY)
    if card < 0:
        return
    test = running_test(t)
    test.add(t, (card,), JOINED, everybody(t) if test.openly else ())
    if test.openly:
        t.log("log-treachery-added-openly", rule, card=noun(SKILLS[card]))
        t.reveal("revealed-draw")
    else:
        t.log("log-treachery-added", rule)
