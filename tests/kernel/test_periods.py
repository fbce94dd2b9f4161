"""Periods that lie inside others of their kind: limits and what lasts belong to the instance."""

from __future__ import annotations

import json

import pytest

from fathom.kernel.ability import Card, Limit, Modifier, Trigger
from fathom.kernel.effect import Scope
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, replay, save
from fathom.kernel.reply import Until
from fathom.kernel.table import Table
from fathom.kernel.window import Window
from toygame.play import Bare, run
from toygame.verbs import Heal


class Trial(Procedure):
    """A period with a window, perhaps another trial, and a second window; the value is noted after each."""

    PERIOD = "trial"

    depth: int

    def note(self, t: Table) -> None:
        t.state.discard += (f"{self.depth}:{t.value('attack', 0)}",)

    def step_1_window(self, t: Table) -> Step:
        return Window(kind="trial", frame=self.id)

    def step_2_inner(self, t: Table) -> Step:
        self.note(t)
        return Trial(depth=self.depth - 1) if self.depth else None

    def step_3_window(self, t: Table) -> Step:
        self.note(t)
        return Window(kind="trial", frame=self.id)


class Session(Procedure):
    """A trial, and what is left of it when it is over."""

    depth: int

    def step_1_trial(self, t: Table) -> Step:
        return Trial(depth=self.depth)

    def step_2_over(self, t: Table) -> None:
        t.state.discard += (f"over:{t.value('attack', 0)}",)


class Court(Bare):
    """A game that is nothing but trials."""

    def __init__(self, *cards: tuple[int, Card], depth: int = 1) -> None:
        super().__init__(*cards)
        self.depth = depth

    def first(self, t: Table) -> Procedure:
        return Session(depth=self.depth)


def begin(game: Court, seats: int = 2) -> Table:
    t = Table(game, seats, 0, game.settle_options({}))
    t.begin(game.first(t))
    return t


def heal(limit: Limit) -> Card:
    return Card("salve", Trigger(
        "trial", Heal(1), timing="window", moment="moment-dusk", forced=False, limit=limit,
    ))  # fmt: skip


OATH = Card("oath", Trigger(
    "trial", Until("trial", Modifier("attack", 2)), timing="window", moment="moment-dusk", forced=False,
    limit=Limit("trial"),
))  # fmt: skip


OATH_LASTING = Modifier("attack", 2)
OATH_LASTING.bind("test/oath-lasting")


def use_all(t: Table, key: str) -> int:
    n = 0
    while t.decision:
        t.choose(key)
        n += 1
    return n


@pytest.mark.parametrize(("depth", "uses"), [(0, 1), (1, 2), (2, 3)])
def test_an_inner_period_has_counters_of_its_own(depth: int, uses: int) -> None:
    """Used in the first window of each; the outer use is not forgotten when the inner period ends."""
    assert use_all(begin(Court((0, heal(Limit("trial"))), depth=depth)), "salve.0") == uses


def test_other_periods_do_not_care_about_nesting() -> None:
    t = begin(Court((0, heal(Limit("game", 3))), depth=3))
    assert use_all(t, "salve.0") == 3
    assert t.uses == {"game/0/salve.0": 3}


def test_the_use_of_the_outer_period_is_there_when_the_inner_one_is_over() -> None:
    t = begin(Court((0, heal(Limit("trial", 2))), depth=1))
    t.choose("salve.0")
    assert t.decision is not None
    for key in ("pass", "pass"):
        t.choose(key)
    assert [type(frame).__name__ for frame in t.frames].count("Trial") == 1
    t.choose("salve.0")
    assert t.decision is None, "one use before the inner trial, one after it"


def test_what_lasts_belongs_to_the_period_in_which_it_began() -> None:
    t = begin(Court((0, OATH), depth=1))
    t.choose("oath.0")
    t.choose("oath.0")
    assert t.decision is None
    assert list(t.state.discard) == ["1:2", "0:4", "0:4", "1:2", "over:0"]
    assert t.lasting == ()


def test_what_was_used_or_began_outside_of_any_period_counts_until_the_end_of_the_next() -> None:
    """It does not hold for ever, nor is it forgotten at once."""
    game = Court((0, heal(Limit("trial"))), depth=0)
    t = run(Window(kind="trial"), game=game)
    t.choose("salve.0")
    found = t.ability("salve.0")
    assert not t.has_use(found, Limit("trial"), 0)
    t.last_until("trial", OATH_LASTING, Scope())
    t.begin(Trial(depth=0))
    assert t.value("attack", 0) == 2, "the next trial is running"
    t.choose("salve.0")
    assert t.has_use(found, Limit("trial"), 0)
    assert t.value("attack", 0) == 0


def test_nested_periods_survive_a_save_at_every_question() -> None:
    game = Court((0, OATH), (1, heal(Limit("trial"))), depth=2)
    t = begin(game)
    asked = 0
    while t.decision:
        again = load(game, json.loads(json.dumps(save(t))))
        assert again == t
        assert again.periods == t.periods and again.lasting == t.lasting
        assert [d.to_json() for d in again.decisions] == [d.to_json() for d in t.decisions]
        t = again
        t.choose(t.decision.keys[-1])
        asked += 1
    assert asked == 6
    assert t.state.health == [4, 7]
    assert t.value("attack", 0) == 0


def test_nested_periods_survive_record_and_replay() -> None:
    game = Court((0, OATH), (1, heal(Limit("trial"))), depth=2)
    t = begin(game)
    for _ in range(3):
        assert t.decision is not None
        t.choose(t.decision.keys[-1])
    again = replay(json.loads(json.dumps(t.record())), {"toy": game})
    assert again == t
    assert again.value("attack", 0) == t.value("attack", 0) == 4
    for table in (t, again):
        use_rest(table)
    assert again.fingerprint() == t.fingerprint()


def use_rest(t: Table) -> None:
    while t.decision:
        t.choose(t.decision.keys[-1])


def test_a_clone_keeps_its_own_periods() -> None:
    t = begin(Court((0, OATH), depth=0))
    other = t.clone()
    use_all(other, "pass")
    assert len(t.periods["trial"]) == 1
    assert not other.periods["trial"]


def test_a_period_can_be_taken_back_with_the_choice_that_led_into_it() -> None:
    t = begin(Court((0, OATH), depth=1))
    before = t.fingerprint()
    t.choose("oath.0")
    assert len(t.periods["trial"]) == 2
    t.undo()
    assert t.fingerprint() == before
    assert len(t.periods["trial"]) == 1
