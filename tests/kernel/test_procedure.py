"""Procedures: numbered steps on a stack of frames, with questions, calls, loops, aborts and afterthoughts."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from fathom.kernel.ask import Number, Order, Pick, PickSome
from fathom.kernel.data import fresh
from fathom.kernel.procedure import Each, Procedure, Repeat, Step
from fathom.kernel.record import load, save
from fathom.kernel.table import Table
from toygame.play import at, new, play_out, run, seat


def notes(t: Table) -> list[str]:
    """What the procedures of these tests wrote down; the discard pile serves as paper."""
    return list(t.state.discard)


def note(t: Table, word: str) -> None:
    t.state.discard += (word,)


class TwelveSteps(Procedure):
    def step_10_ten(self, t: Table) -> None:
        note(t, "ten")

    def step_2_two(self, t: Table) -> None:
        note(t, "two")

    def step_1_one(self, t: Table) -> None:
        note(t, "one")


def test_steps_run_in_the_order_of_their_numbers() -> None:
    assert notes(run(TwelveSteps())) == ["one", "two", "ten"]


def test_two_steps_of_one_number_are_a_mistake() -> None:
    with pytest.raises(TypeError, match="two steps 1"):
        type("Twice", (Procedure,), {"step_1_a": lambda s, t: None, "step_1_b": lambda s, t: None})


class Jumps(Procedure):
    rounds: int = 0

    def step_1_count(self, t: Table) -> None:
        self.rounds += 1
        note(t, f"count {self.rounds}")
        if self.rounds < 3:
            self.again()

    def step_2_skip(self, t: Table) -> None:
        self.go("4_land")

    def step_3_never(self, t: Table) -> None:
        note(t, "never")

    def step_4_land(self, t: Table) -> None:
        note(t, "land")
        self.finish()

    def step_5_never(self, t: Table) -> None:
        note(t, "never")


def test_again_go_and_finish() -> None:
    assert notes(run(Jumps())) == ["count 1", "count 2", "count 3", "land"]


class Forgetful(Procedure):
    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("a", "b"), "w", "R")


def test_a_question_needs_a_taker() -> None:
    t = run(Forgetful())
    with pytest.raises(TypeError, match="takes no answer"):
        t.choose("a")


# ---- calling


class Inner(Procedure):
    seat: int = 0

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("low", "high"), "w", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        self.result = f"{self.seat}:{key}"


class Outer(Procedure):
    got: Any = "nothing yet"

    def step_1_call(self, t: Table) -> Step:
        return Inner().called("got")

    def step_2_call(self, t: Table) -> Step:
        note(t, self.got)
        return Inner(seat=1)

    def step_3_end(self, t: Table) -> None:
        note(t, self.got)


def test_a_result_lands_where_the_caller_wants_it_and_nowhere_else() -> None:
    t = run(Outer())
    t.choose("high", 0)
    t.choose("low", 1)
    assert notes(t) == ["0:high", "0:high"]


class Certain(Procedure):
    """Questions with one possible answer are not asked; their takers are told all the same."""

    def step_1_pick(self, t: Table) -> Step:
        return Pick(0, ("only",), "w", "R")

    def took_1_pick(self, t: Table, key: str) -> None:
        note(t, key)

    def step_2_some(self, t: Table) -> Step:
        return PickSome(0, ("a", "b"), "w", "R", 2, 2)

    def took_2_some(self, t: Table, keys: list[str]) -> None:
        note(t, "+".join(keys))

    def step_3_order(self, t: Table) -> Step:
        return Order(0, (), "w", "R")

    def took_3_order(self, t: Table, keys: list[str]) -> None:
        note(t, f"order {keys}")

    def step_4_number(self, t: Table) -> Step:
        return Number(0, "w", "R", 0, 0)

    def took_4_number(self, t: Table, n: int) -> None:
        note(t, f"number {n}")


def test_a_question_with_one_answer_is_not_asked() -> None:
    t = run(Certain())
    assert t.decision is None
    assert t.answers == []
    assert notes(t) == ["only", "a+b", "order []", "number 0"]


# ---- loops


class Sum(Procedure):
    each: Any = None

    def step_1_all(self, t: Table) -> Step:
        return Each(over=[1, 0, 1], body=Inner()).called("each")

    def step_2_note(self, t: Table) -> None:
        note(t, json.dumps(self.each))


def test_each_asks_in_order_and_collects_the_results() -> None:
    t = run(Sum())
    for key in ("low", "high", "high"):
        t.choose(key)
    assert notes(t) == ['["1:low", "0:high", "1:high"]']


def test_each_skips_who_is_out_when_their_time_comes() -> None:
    t = at(seat(in_play=["drum", "leech"]), seat(health=1), seat(), last_round=1)
    t.choose("hit")
    t.choose("player-1")
    assert t.decision is not None
    assert t.decision.seat == 2


class Visit(Procedure):
    card: str = ""

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("keep", "drop"), "w", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        note(t, f"{self.card} {key}")


def test_each_goes_over_pieces_too_and_survives_a_save() -> None:
    t = run(Each(over=["jab", "drum"], body=Visit(), field="card"))
    t.choose("keep")
    again = load(t.game, json.loads(json.dumps(save(t))))
    again.choose("drop")
    assert notes(again) == ["jab keep", "drum drop"]


class Pairs(Procedure):
    """Its result is a tuple."""

    seat: int = 0

    def step_1_ask(self, t: Table) -> Step:
        return Pick(self.seat, ("x", "y"), "w", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        self.finish((self.seat, key))


def test_a_table_with_collected_tuples_is_equal_after_a_save() -> None:
    t = run(Each(over=[0, 1], body=Pairs()))
    t.choose("x")
    again = load(t.game, json.loads(json.dumps(save(t))))
    assert again.fingerprint() == t.fingerprint()
    assert again == t


class Toss(Procedure):
    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("more", "enough"), "w", "R")

    def took_1_ask(self, t: Table, key: str) -> None:
        note(t, key)
        self.result = key == "more"


def test_repeat_goes_on_while_the_result_is_true() -> None:
    t = run(Repeat(body=Toss()))
    for key in ("more", "more", "enough"):
        t.choose(key)
    assert t.decision is None
    assert notes(t) == ["more", "more", "enough"]


# ---- abort, afterwards, end


class Tower(Procedure):
    """A stack of floors; the top one aborts the floor `down_to`."""

    floor: int = 0
    down_to: int = 0
    below: int = 0
    got: Any = None

    def step_1_climb(self, t: Table) -> Step:
        if self.floor < 3:
            return Tower(floor=self.floor + 1, down_to=self.down_to, below=self.id).called("got")
        return None

    def step_2_jump(self, t: Table) -> None:
        if self.floor == 3:
            t.abort(t.frames[self.down_to].id, "jump")

    def step_3_note(self, t: Table) -> None:
        note(t, f"floor {self.floor} goes on with {self.got}")

    def on_leave(self, t: Table) -> None:
        note(t, f"tidy {self.floor}")


def test_abort_unwinds_to_the_frame_and_hands_its_caller_the_reason() -> None:
    t = run(Tower(down_to=1))
    assert notes(t) == ["tidy 3", "tidy 2", "tidy 1", "floor 0 goes on with {'aborted': 'jump'}", "tidy 0"]
    assert t.outcome is not None


def test_a_frame_can_abort_itself() -> None:
    t = run(Tower(down_to=3))
    assert notes(t)[0] == "tidy 3"
    assert notes(t)[1] == "floor 2 goes on with {'aborted': 'jump'}"


def test_aborting_a_frame_that_is_not_there_changes_nothing() -> None:
    t = at(seat(), seat())
    before = t.fingerprint()
    with pytest.raises(LookupError):
        t.abort(10_000)
    assert t.fingerprint() == before
    t.choose("rest")


def test_a_curfew_ends_the_round_wherever_it_is() -> None:
    t = at(seat(hand=["curfew"]), seat(hand=["jab"]), last_round=3)
    t.choose("curfew")
    assert t.state.round == 2
    assert [d.seat for d in t.decisions] == [0, 1], "the next round starts with its vote"
    assert "log-curfew" in [line.text.id for line in t.events()]
    assert t.lasting == ()


class Afterthought(Procedure):
    word: str = ""

    def step_1_note(self, t: Table) -> None:
        note(t, self.word)


class Planner(Procedure):
    """Plans two afterthoughts for itself, one of them in its very last step, and one for its caller."""

    caller: int = 0

    def step_1_plan(self, t: Table) -> None:
        t.after_frame(self.id, Afterthought(word="first"))
        t.after_frame(self.caller, Afterthought(word="caller"))

    def step_2_ask(self, t: Table) -> Step:
        return Pick(0, ("go", "stay"), "w", "R")

    def took_2_ask(self, t: Table, key: str) -> None:
        note(t, key)
        self.finish("done")
        t.after_frame(self.id, Afterthought(word="second"))


class Caller(Procedure):
    got: Any = None

    def step_1_call(self, t: Table) -> Step:
        return Planner(caller=self.id).called("got")

    def step_2_note(self, t: Table) -> None:
        note(t, f"got {self.got}")


def test_afterthoughts_run_in_order_when_their_frame_is_over() -> None:
    t = run(Caller())
    again = load(t.game, json.loads(json.dumps(save(t))))
    for table in (t, again):
        table.choose("go")
        assert notes(table) == ["go", "first", "second", "got done", "caller"]


def test_an_afterthought_to_a_frame_that_is_gone_is_a_mistake() -> None:
    t = run(Afterthought(word="x"))
    with pytest.raises(LookupError):
        t.after_frame(1, Afterthought(word="y"))


def test_the_game_can_end_in_the_middle_of_anything() -> None:
    t = at(seat(in_play=["drum"], hand=["jab"]), seat(health=2), last_round=3)
    t.choose("hit")
    assert t.decision is None
    assert t.frames == []
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert t.outcome.reason.render("en") == "Player 1 is the last one standing."


def test_a_step_that_asks_changes_nothing() -> None:
    """A table is loaded by asking again: at every question of a game, asking again must leave it as it is."""
    rng = random.Random(3)
    for seed in range(4):
        t = new(3, seed)
        while t.decision:
            frame, before = t.frames[-1], t.fingerprint()
            frame.STEPS[frame.pc](frame, t)
            assert t.fingerprint() == before, type(frame).__name__
            t.choose(t.decision.sample(rng))


def test_random_games_end() -> None:
    for seats in (2, 3, 4):
        for seed in range(5):
            t = new(seats, seed)
            play_out(t, seed)
            assert t.outcome is not None
            assert t.game.explain(t) == []


class Bag(Procedure):
    seat: int = 0
    items: list[int] = fresh()

    def step_1_fill(self, t: Table) -> None:
        self.items.append(self.seat)
        note(t, str(self.items))


def test_every_run_of_a_loop_gets_lists_of_its_own() -> None:
    assert notes(run(Each(over=[0, 1], body=Bag()))) == ["[0]", "[1]"]
