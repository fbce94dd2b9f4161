"""Turns, mythos cards and skill tests."""

from __future__ import annotations

from fathom.kernel.ask import Pick, PickSome
from fathom.kernel.data import fresh
from fathom.kernel.effect import Scope, effect_by_id
from fathom.kernel.event import Event
from fathom.kernel.procedure import Each, Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.window import Window

from ..paper import note
from .deckplan import LinerState, kind_of, take_from_hand, value_of

__all__ = ["CRISES", "ActionStep", "Contributed", "CrisisChoice", "DrawMythos", "MythosShown", "Outcome", "PassedTest",
           "RunTest", "Testing", "Turn"]  # fmt: skip

CRISES: dict[str, dict[str, str]] = {}
"""What a mythos card does: the ids of its effects by "choice", "pass", "fail"."""


class Turn(Procedure):
    """A window before anything else, then the action step."""

    seat: int = -1

    def step_1_begin(self, t: Table) -> None:
        t.state.current = self.seat

    def step_2_start(self, t: Table) -> Step:
        return Window(kind="turn-start")

    def step_3_receive(self, t: Table) -> None:
        note(t, f"cards for {self.seat}")

    def step_4_act(self, t: Table) -> Step:
        return ActionStep(seat=self.seat)

    def step_5_end(self, t: Table) -> None:
        note(t, f"{self.seat} discards")


class ActionStep(Procedure):
    """Cards used at its start may end it."""

    seat: int

    def step_1_start(self, t: Table) -> Step:
        return Window(kind="action-step", frame=self.id)

    def step_2_act(self, t: Table) -> None:
        note(t, f"{self.seat} acts")


# ---- mythos cards


class DrawMythos(Event):
    """The top card is drawn, unless the current player draws in a way of their own."""

    seat: int

    def happen(self, t: Table) -> Step:
        return ShowTop(seat=self.seat)


class ShowTop(Procedure):
    seat: int
    card: str = ""

    def step_1_draw(self, t: Table) -> None:
        s: LinerState = t.state
        self.card, s.mythos = s.mythos[0], s.mythos[1:]

    def step_2_show(self, t: Table) -> Step:
        return MythosShown(seat=self.seat, card=self.card)


class MythosShown(Event):
    """A drawn card lies open and nothing on it has been resolved."""

    seat: int
    card: str

    def happen(self, t: Table) -> Step:
        return CrisisChoice(seat=self.seat, card=self.card)


class CrisisChoice(Event):
    """The chooser decides between test and option, unless they do something else altogether."""

    seat: int
    card: str

    def happen(self, t: Table) -> Step:
        return Choosing(seat=self.seat, card=self.card)


class Choosing(Procedure):
    seat: int
    card: str
    chosen: str = ""

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, [key for key in ("test", "choice") if key in CRISES[self.card]], "crisis", "")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.chosen = key

    def step_2_resolve(self, t: Table) -> Step:
        if self.chosen == "choice":
            return effect_by_id(CRISES[self.card]["choice"]).run(t, Scope(you=self.seat))
        return Testing(seat=self.seat, card=self.card)


# ---- the skill test


class Testing(Event):
    """A test is announced. Before any card is added its terms can be changed, or its outcome chosen instead."""

    seat: int
    card: str
    target: int = 5
    chaos: int = 2
    supports: tuple[str, ...] = ("will", "strength")
    openly: bool = False

    def happen(self, t: Table) -> Step:
        return RunTest(seat=self.seat, card=self.card, target=self.target, chaos=self.chaos, supports=self.supports,
                       openly=self.openly)  # fmt: skip


class RunTest(Procedure):
    """Chaos cards, contributions clockwise, the total, the outcome."""

    PERIOD = "test"

    seat: int
    card: str
    target: int
    chaos: int
    supports: tuple[str, ...]
    openly: bool
    pool: list[str] = fresh()
    extra: int = 0

    def total(self) -> int:
        return self.extra + sum(value_of(c) * (1 if kind_of(c) in self.supports else -1) for c in self.pool)

    def step_1_chaos(self, t: Table) -> None:
        s: LinerState = t.state
        s.test = self.id
        self.pool += s.chaos[: self.chaos]
        s.chaos = s.chaos[self.chaos :]

    def step_2_after_chaos(self, t: Table) -> Step:
        return Window(kind="chaos-added", frame=self.id)

    def step_3_contribute(self, t: Table) -> Step:
        last = t.state.current
        return Each(over=[*t.seats_after(last), last], body=AddCards(test=self.id))

    def step_4_shuffle(self, t: Table) -> None:
        self.pool = sorted(self.pool)
        note(t, f"pool of {len(self.pool)}")

    def step_5_total(self, t: Table) -> Step:
        return Window(kind="total", frame=self.id)

    def step_6_compare(self, t: Table) -> None:
        self.result = "pass" if self.total() >= self.target else "fail"
        note(t, f"total {self.total()}")

    def step_7_outcome(self, t: Table) -> Step:
        return PassedTest(seat=self.seat) if self.result == "pass" else None

    def step_8_resolve(self, t: Table) -> Step:
        return Outcome(seat=self.seat, card=self.card, key=self.result)

    def step_9_discard(self, t: Table) -> None:
        t.state.discard += tuple(self.pool)

    def on_leave(self, t: Table) -> None:
        t.state.test = 0


class AddCards(Procedure):
    """Each player once: some cards, in the Brig or as a revealed traitor at most one. The number is open."""

    seat: int = -1
    test: int = 0
    added: int = 0

    def step_1_choose(self, t: Table) -> Step:
        s: LinerState = t.state
        few = s.brig[self.seat] or s.traitor[self.seat]
        hand = s.hands[self.seat]
        return PickSome(self.seat, hand, "add-cards", "", 0, 1 if few else len(hand))

    def took_1_choose(self, t: Table, cards: list[str]) -> None:
        for card in cards:
            take_from_hand(t, self.seat, card)
        pool = t.frame(self.test).pool  # type: ignore[attr-defined]
        pool += cards
        self.added = len(cards)
        shown = f": {' '.join(cards)}" if t.frame(self.test).openly else ""  # type: ignore[attr-defined]
        note(t, f"{self.seat} adds {len(cards)}{shown}")

    def step_2_added(self, t: Table) -> Step:
        return Contributed(seat=self.seat, test=self.test, n=self.added)


class Contributed(Event):
    seat: int
    test: int
    n: int

    def happen(self, t: Table) -> Step:
        return None


class PassedTest(Event):
    seat: int

    def happen(self, t: Table) -> Step:
        return None


class Outcome(Procedure):
    """The effects of one line of a crisis."""

    seat: int
    card: str
    key: str = ""

    def step_1_resolve(self, t: Table) -> Step:
        return effect_by_id(CRISES[self.card][self.key]).run(t, Scope(you=self.seat))
