"""Standing orders for questions of every shape, for ties, and for questions to several seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from fathom.kernel.ability import Card, Trigger
from fathom.kernel.ask import Ask, AskAll, Number, Order, Pick, PickSome, Split
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.window import Window
from toygame.play import Bare, run
from toygame.verbs import Gain


def copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def asked(t: Table) -> list[tuple[int, str]]:
    return [(d.seat, d.prompt.id) for d in t.decisions]


# ---- every question can be answered in advance

SHAPES: dict[str, tuple[Callable[[bool], Ask], Any]] = {
    "pick": (lambda always: Pick(0, ("a", "b"), "ask-quiz", "T-TURN-1", always=always), "b"),
    "pick_some": (lambda always: PickSome(0, ("a", "b", "c"), "ask-quiz", "T-TURN-1", 1, 3, always=always), ["a", "c"]),
    "split": (lambda always: Split(0, {"a": 2, "b": 2}, "ask-quiz", "T-TURN-1", 2, 2, always=always), {"a": 1, "b": 1}),
    "order": (lambda always: Order(0, ("a", "b"), "ask-quiz", "T-TURN-1", always=always), ["b", "a"]),
    "number": (lambda always: Number(0, "ask-quiz", "T-TURN-1", 1, 4, always=always), 3),
}
ONLY: dict[str, tuple[Callable[[bool], Ask], Any]] = {
    "pick": (lambda always: Pick(0, ("a",), "ask-quiz", "T-TURN-1", always=always), "a"),
    "pick_some": (lambda always: PickSome(0, ("a", "b"), "ask-quiz", "T-TURN-1", 2, 2, always=always), ["a", "b"]),
    "split": (lambda always: Split(0, {"a": 2}, "ask-quiz", "T-TURN-1", 1, 1, always=always), {"a": 1}),
    "order": (lambda always: Order(0, ("a",), "ask-quiz", "T-TURN-1", always=always), ["a"]),
    "number": (lambda always: Number(0, "ask-quiz", "T-TURN-1", 2, 2, always=always), 2),
}


class Quiz(Procedure):
    """A start signal, then one question; the answer is written on the discard pile."""

    shape: str
    only: bool = False
    always: bool = False

    def step_1_start(self, t: Table) -> Step:
        return Pick(1, ("start", "begin"), "ask-turn", "T-TURN-1")

    def took_1_start(self, t: Table, key: str) -> None:
        t.state.active = 0

    def step_2_ask(self, t: Table) -> Step:
        return (ONLY if self.only else SHAPES)[self.shape][0](self.always)

    def took_2_ask(self, t: Table, answer: Any) -> None:
        t.state.discard += (json.dumps(answer),)
        if isinstance(answer, list | dict):
            answer.clear()  # a taker may do with its answer what it likes


def quiz(shape: str, **how: Any) -> Table:
    return run(Quiz(shape=shape, **how), game=Bare())


@pytest.mark.parametrize("shape", SHAPES)
def test_questions_of_every_shape_can_be_answered_in_advance(shape: str) -> None:
    answer = copied(SHAPES[shape][1])
    t = quiz(shape)
    t.order_standing(0, "ask-quiz", copied(answer))
    t.choose("start", 1)
    assert t.decision is None
    assert t.state.discard == (json.dumps(answer),)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_question_with_one_answer_is_put_only_if_it_is_always_asked(shape: str) -> None:
    answer = copied(ONLY[shape][1])
    silent, always = quiz(shape, only=True), quiz(shape, only=True, always=True)
    silent.choose("start", 1)
    always.choose("start", 1)
    assert silent.decision is None
    assert silent.state.discard == (json.dumps(answer),)
    assert asked(always) == [(0, "ask-quiz")]
    assert always.decision is not None and always.decision.answers() == [answer]
    ordered = quiz(shape, only=True, always=True)
    ordered.order_standing(0, "ask-quiz", copied(answer))
    ordered.choose("start", 1)
    assert ordered.decision is None, "an order answers it as well"


@pytest.mark.parametrize(("shape", "given", "taken"), [
    ("pick_some", ["c", "a"], ["a", "c"]), ("split", {"b": 2, "a": 0}, {"b": 2}),
])  # fmt: skip
def test_an_order_is_taken_in_canonical_form_like_an_answer(shape: str, given: Any, taken: Any) -> None:
    t = quiz(shape)
    t.order_standing(0, "ask-quiz", given)
    t.choose("start", 1)
    assert t.state.discard == (json.dumps(taken),)


@pytest.mark.parametrize("shape", ["pick_some", "split", "order"])
def test_taking_an_answer_does_not_change_the_order(shape: str) -> None:
    mine = copied(SHAPES[shape][1])
    t = quiz(shape)
    t.order_standing(0, "ask-quiz", mine)
    other = t.clone()
    t.choose("start", 1)
    for table in (t, other):
        assert table.standing == {"0/ask-quiz": ((SHAPES[shape][1], "", 0),)}
    assert mine == SHAPES[shape][1]


def test_the_order_of_ties_can_be_ordered() -> None:
    cards = [(0, Card(slug, Trigger("dusk", Gain(n), timing="window", moment="moment-dusk")))
             for slug, n in (("small", 1), ("large", 6))]  # fmt: skip
    t = run(Dusks(), game=Bare(*cards))
    t.order_standing(0, "which-forced-first", "large.0")
    t.choose("start")
    assert t.decision is None
    assert [line.text.args["n"] for line in t.events() if line.text.id == "log-gains"] == [6]


class Dusks(Procedure):
    def step_1_start(self, t: Table) -> Step:
        return Pick(0, ("start", "begin"), "ask-turn", "T-TURN-1")

    def took_1_start(self, t: Table, key: str) -> None:
        t.state.active = 0

    def step_2_open(self, t: Table) -> Step:
        return Window(kind="dusk", frame=self.id)


# ---- questions to several seats


class Vote(Procedure):
    def step_1_start(self, t: Table) -> Step:
        return Pick(0, ("start", "begin"), "ask-turn", "T-TURN-1")

    def took_1_start(self, t: Table, key: str) -> None:
        t.state.active = 0

    def step_2_vote(self, t: Table) -> Step:
        return AskAll([Pick(number, ("feast", "famine"), "ask-vote", "T-VOTE-1") for number in range(t.seats)])

    def took_2_vote(self, t: Table, votes: dict[int, str]) -> None:
        t.state.last_vote = " ".join(votes[number] for number in sorted(votes))


def test_an_order_seals_the_answer_of_its_seat() -> None:
    t = run(Vote(), 3, game=Bare())
    t.order_standing(1, "ask-vote", "famine")
    t.choose("start")
    assert asked(t) == [(0, "ask-vote"), (2, "ask-vote")]
    t.choose("feast", 2)
    t.choose("feast", 0)
    assert t.state.last_vote == "feast famine feast"


def test_where_everybody_gave_an_order_nobody_is_asked() -> None:
    t = run(Vote(), 3, game=Bare())
    for number in range(3):
        t.order_standing(number, "ask-vote", "feast" if number else "famine")
    t.choose("start")
    assert t.decision is None
    assert t.state.last_vote == "famine feast feast"


def test_times_counts_the_answers_an_order_gave_even_if_another_use_came_first() -> None:
    """Both want to ring at once; only the first rings, and the second's order for one time has answered."""

    class Uniform(Bare):
        windows = "uniform"

    cards = [(number, Card(f"bell-{number}", Trigger(
        "dusk", Gain(1), timing="window", moment="moment-dusk", forced=False))) for number in (0, 1)]  # fmt: skip
    t = run(Dusks(), game=Uniform(*cards))
    for number in (0, 1):
        t.order_standing(number, "dusk", f"bell-{number}.0", times=1)
        t.order_standing(number, "dusk", "pass")
    t.choose("start")
    assert t.decision is None
    assert t.state.coins == [4, 3]
