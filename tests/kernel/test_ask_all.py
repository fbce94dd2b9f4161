"""One moment for several seats: answers wait, unseen, and are taken together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fathom.kernel.ask import AskAll, Pick
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from toygame.play import run


def notes(t: Table) -> list[str]:
    """What was taken; the discard pile serves as paper."""
    return list(t.state.discard)


class Sealed(Procedure):
    """Each seat named in `options` picks one of so many."""

    options: tuple[tuple[int, int], ...] = ()
    votes: Any = None

    def step_1_ask(self, t: Table) -> Step:
        return AskAll([Pick(seat, tuple("abc"[:n]), "ask-vote", "T-VOTE-1") for seat, n in self.options])

    def took_1_ask(self, t: Table, votes: dict[int, str]) -> None:
        self.votes = [[seat, key] for seat, key in votes.items()]
        t.state.discard += (json.dumps(self.votes),)


def test_sealed_answers_wait_and_are_taken_together_in_seat_order() -> None:
    t = run(Sealed(options=((2, 3), (0, 3), (1, 3))), seats=3)
    assert [d.seat for d in t.decisions] == [0, 1, 2]
    t.choose("c", 2)
    t.choose("a", 0)
    assert notes(t) == []
    assert [d.seat for d in t.decisions] == [1]
    t.choose("b")
    assert notes(t) == ['[[0, "a"], [1, "b"], [2, "c"]]']


def test_answers_in_any_order_of_arrival_give_the_same_table() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        t = run(Sealed(options=((0, 2), (1, 2), (2, 2))), seats=3)
        for number in order:
            t.choose("ab"[number % 2], number)
        ends.append(t.fingerprint())
    assert len(set(ends)) == 1


def test_a_sealed_answer_stays_hidden_until_all_are_in() -> None:
    seen = []
    for vote in ("a", "b"):
        t = run(Sealed(options=((0, 2), (1, 2))))
        t.choose(vote, 0)
        seen.append((t.view(1), t.view(None), t.events(seat=1)))
    assert seen[0] == seen[1]


def test_seats_without_a_choice_are_not_asked() -> None:
    t = run(Sealed(options=((0, 1), (1, 3), (2, 1))), seats=3)
    assert [d.seat for d in t.decisions] == [1]
    t.choose("c")
    assert notes(t) == ['[[0, "a"], [1, "c"], [2, "a"]]']


@pytest.mark.parametrize("options", [(), ((0, 1),), ((0, 1), (1, 1))])
def test_nobody_with_a_choice_means_no_question(options: tuple[tuple[int, int], ...]) -> None:
    t = run(Sealed(options=options))
    assert t.decision is None
    assert notes(t) == [json.dumps([[seat, "a"] for seat, _ in options])]


def test_asking_all_of_one_seat_still_gives_answers_by_seat() -> None:
    """The last duellist alive votes alone: the taker must get {seat: answer} as ever."""
    t = run(Sealed(options=((1, 3),)))
    t.choose("b", 1)
    assert notes(t) == ['[[1, "b"]]']
