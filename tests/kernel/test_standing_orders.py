"""Standing orders: answers given in advance, for a seat alone to know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fathom.kernel.ask import Pick
from fathom.kernel.errors import IllegalAnswer
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.record import load, rebuilt, replay
from fathom.kernel.select import Condition
from fathom.kernel.table import Table
from toygame import Toy, UniformToy
from toygame.play import Bare, at, new, run, seat

CONDITIONS = {
    "hurt": Condition("if-poor", lambda t, s: t.state.health[s.you] < 5),
    "rich": Condition("if-poor", lambda t, s: t.state.coins[s.you] > 3),
}


class Duel(Toy):
    conditions = CONDITIONS


class UniformDuel(UniformToy):
    conditions = CONDITIONS


DUEL, UNIFORM = Duel(), UniformDuel()


def copied(value: Any) -> Any:
    return json.loads(json.dumps(value))


def asked(t: Table) -> list[tuple[int, str]]:
    return [(d.seat, d.prompt.id) for d in t.decisions]


def hit_often(t: Table, times: int) -> list[str]:
    """Seat 0 hits so often, seat 1 rests, votes are split; who had to pass in a window, and in which round."""
    out = []
    while (d := t.decision) and (times or d.prompt.id.startswith("window")):
        if d.prompt.id.startswith("window"):
            out.append(f"{d.seat}@{t.state.round}")
            t.choose("pass")
        elif d.prompt.id == "ask-vote":
            t.choose("feast", 0)
            t.choose("famine", 1)
        else:
            times -= d.seat == 0
            t.choose("rest" if d.seat else "hit")
    return out


# ---- which question, which of several orders, how often, under which condition


def test_an_order_for_all_windows_answers_no_other_question() -> None:
    t = at(seat(hand=["bonfire"]), seat(hand=["dodge"]), game=DUEL)
    t.order_standing(0, "*", "bonfire")
    t.order_standing(1, "*", "pass")
    assert asked(t) == [(0, "ask-turn")]
    t.choose("hit")
    assert asked(t) == [(1, "ask-turn")]
    assert t.state.health == [5, 4]


def test_an_order_given_while_the_question_is_open_is_for_the_next_one() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    t.choose("hit")
    t.order_standing(1, "Hit", "pass")
    assert asked(t) == [(1, "window-would")]
    t.choose("dodge.0")
    assert t.state.health == [5, 5]


def test_the_first_order_that_fits_answers() -> None:
    t = at(seat(), seat(hand=["dodge"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "dodge.0", times=1)
    t.order_standing(1, "Hit", "pass")
    t.choose("hit")
    assert t.state.discard == ("dodge",), "given first"
    assert hit_often(t, 1) == []


@pytest.mark.parametrize("times", [1, 2])
def test_an_order_holds_for_so_many_times(times: int) -> None:
    t = at(seat(), seat(hand=["dodge"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "pass", times=times)
    assert hit_often(t, 3) == ["1@2", "1@3"][times - 1 :]
    assert t.state.health[1] == 6


def test_an_order_that_does_not_answer_is_not_used_up() -> None:
    t = at(seat(), seat(hand=["dodge"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "mirror.0", times=1)
    assert hit_often(t, 2) == ["1@1", "1@2"]
    assert t.standing == {"1/Hit": (("mirror.0", "", 1),)}


def test_an_order_holds_under_its_condition() -> None:
    """Once hurt, pass: the first hit is a question, the others are not."""
    t = at(seat(), seat(hand=["dodge"]), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "pass", condition="hurt")
    assert hit_often(t, 3) == ["1@1"]
    assert t.state.health == [5, 2]


def test_a_condition_looks_at_the_seat_that_gave_the_order() -> None:
    for coins, question in ((3, [(1, "window-would")]), (4, [(1, "ask-turn")])):
        t = at(seat(coins=9), seat(hand=["dodge"], coins=coins), game=DUEL)
        t.order_standing(1, "Hit", "pass", condition="rich")
        t.choose("hit")
        assert asked(t) == question


def test_only_conditions_the_game_names_are_taken() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    before = t.fingerprint()
    with pytest.raises(IllegalAnswer, match="hurt, rich"):
        t.order_standing(1, "Hit", "pass", condition="bored")
    assert t.fingerprint() == before
    assert t.answers == []


def test_taking_back_takes_back_every_order_for_the_question() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    t.order_standing(1, "Hit", "pass", condition="hurt")
    t.order_standing(1, "Hit", "pass", times=3)
    t.order_standing(1, "ask-turn", "rest")
    t.order_standing(1, "Hit", None)
    t.choose("hit")
    assert asked(t) == [(1, "window-would")]
    t.choose("pass")
    assert asked(t)[0][1] == "ask-vote", "the order for another question still held"


@pytest.mark.parametrize("wrong", [
    {"answer": object()}, {"answer": {1, 2}}, {"times": -1}, {"times": "x"}, {"question": 5},
])  # fmt: skip
def test_an_order_that_is_no_data_is_refused(wrong: dict[str, Any]) -> None:
    """It would make the table unsavable."""
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    given: dict[str, Any] = {"question": "Hit", "answer": "pass", "times": 0, **wrong}
    with pytest.raises(IllegalAnswer):
        t.order_standing(1, given["question"], given["answer"], times=given["times"])
    assert t.standing == {} and t.answers == []


# ---- orders that do not fit are passed over


@pytest.mark.parametrize("answer", ["mirror.0", "nonsense", 3, ["pass"], {"pass": 1}])
def test_an_illegal_answer_is_passed_over(answer: Any) -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    t.order_standing(1, "Hit", answer)
    t.choose("hit")
    assert asked(t) == [(1, "window-would")]


def test_a_stale_ability_is_passed_over() -> None:
    """The dodge was discarded by its first use; the physician asks in the same kind of window."""
    t = at(seat(), seat(hand=["dodge"], in_play=["physician"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "dodge.0")
    t.choose("hit")
    assert t.state.discard == ("dodge",)
    assert asked(t) == [(1, "ask-turn")]
    assert hit_often(t, 2) == ["1@2", "1@3"]


@pytest.mark.parametrize(("cards", "burnt"), [(["jab"], False), (["jab", "scoff"], True)])
def test_an_answer_the_check_refuses_is_passed_over(cards: list[str], burnt: bool) -> None:
    """Only cards of even weight may burn."""
    t = at(seat(hand=["bonfire", "jab", "scoff"]), seat(), game=DUEL)
    t.order_standing(0, "ask-burn", cards)
    t.choose("bonfire")
    assert asked(t) == ([(1, "ask-turn")] if burnt else [(0, "ask-burn")])
    assert ("scoff" in t.state.discard) is burnt


def test_after_an_order_that_does_not_fit_the_next_one_is_tried() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    for answer in ("mirror.0", "pass"):
        t.order_standing(1, "Hit", answer)
    t.order_standing(1, "*", "dodge.0")
    t.choose("hit")
    assert t.state.health == [5, 4]


# ---- orders are secret


def seen_by_others(t: Table, own: int) -> str:
    """Everything the other seats and a spectator can get hold of, as bytes."""
    others = [number for number in range(t.seats) if number != own]
    return json.dumps([
        [t.view(number) for number in (*others, None)],
        [[line.to_json() for line in t.events(seat=number)] for number in (*others, None)],
        [d.to_json() for d in t.decisions if d.seat != own],
        [d.id for d in t.decisions],
        t.choices,
    ])  # fmt: skip


@pytest.mark.parametrize("game", [DUEL, UNIFORM])
@pytest.mark.parametrize("own", [0, 1])
def test_nobody_sees_whether_a_seat_gave_an_order(game: Toy, own: int) -> None:
    def start() -> Table:
        hands: list[dict[str, Any]] = [seat(hand=["jab"]), seat(hand=["dodge"]), seat()]
        return at(*hands, game=game, last_round=2)

    plain, ordered = start(), start()
    ordered.order_standing(own, "dusk", "bellman.0")
    ordered.order_standing(own, "Hit", "dodge.0", times=2, condition="rich")
    ordered.order_standing(own, "ask-burn", ["jab"])
    ordered.order_standing(own, "ask-burn", None)
    assert seen_by_others(ordered, own) == seen_by_others(plain, own)
    for key in ("hit", "player-1"):
        for t in (plain, ordered):
            t.choose(key)
        assert seen_by_others(ordered, own) == seen_by_others(plain, own), "none of them was used so far"


def test_an_order_used_counts_as_no_choice() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    t.order_standing(1, "Hit", "dodge.0")
    t.choose("hit")
    assert t.choices == 1
    assert t.view(0)["number"] == 1


# ---- orders survive


def test_orders_with_times_and_conditions_survive_save_load_and_replay() -> None:
    t = at(seat(), seat(hand=["dodge"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "pass", times=2)
    t.order_standing(1, "Hit", "dodge.0", condition="rich")
    t.order_standing(1, "ask-vote", "famine", condition="hurt", times=1)
    hit_often(t, 1)
    assert t.standing["1/Hit"] == (("pass", "", 1), ("dodge.0", "rich", 0))
    tables = [t, load(DUEL, copied(t.save())), replay(copied(t.record()), {"toy": DUEL})]
    for table in tables[1:]:
        assert table == t and table.standing == t.standing
    for table in tables:
        assert hit_often(table, 2) == ["1@3"], "one more time, and never rich"
    assert len({table.fingerprint() for table in tables}) == 1


def test_going_back_gives_back_the_times_of_an_order() -> None:
    t = at(seat(), seat(hand=["dodge"], health=9), game=DUEL, last_round=4)
    t.order_standing(1, "Hit", "pass", times=2)
    before = t.fingerprint()
    t.choose("hit")
    assert t.standing["1/Hit"] == (("pass", "", 1),)
    t = rebuilt(t, t.answers[:-1])
    assert t.fingerprint() == before
    assert t.standing["1/Hit"] == (("pass", "", 2),)


def test_a_loaded_table_waits_for_the_same_answer() -> None:
    """The order came after the question, so it does not answer it, before or after a load."""
    t = at(seat(), seat(hand=["dodge"]), game=DUEL)
    t.choose("hit")
    t.order_standing(1, "Hit", "pass")
    again = load(DUEL, copied(t.save()))
    assert again == t
    assert asked(again) == [(1, "window-would")]


def test_a_half_answered_vote_loads_whatever_was_ordered_since() -> None:
    t = new(2, game=DUEL)
    t.choose("feast", 0)
    for number in (0, 1):
        t.order_standing(number, "ask-vote", "feast")
    again = load(DUEL, copied(t.save()))
    assert again == t
    assert asked(again) == [(1, "ask-vote")]


def test_loading_does_not_use_an_order_again() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=UNIFORM)
    t.order_standing(1, "Hit", "pass", times=2)
    t.choose("hit")
    assert asked(t) == [(0, "window-would")]
    again = load(UNIFORM, copied(t.save()))
    assert again.standing == t.standing == {"1/Hit": (("pass", "", 1),)}


# ---- orders that would answer for ever


class Endless(Procedure):
    """Asks the same question until somebody says stop."""

    def step_1_ask(self, t: Table) -> Step:
        return Pick(0, ("on", "stop"), "ask-turn", "T-TURN-1")

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "on":
            self.again()


def test_orders_that_would_answer_for_ever_give_way_to_a_question() -> None:
    """A server would hang otherwise."""
    t = run(Endless(), game=Bare())
    t.order_standing(0, "ask-turn", "on")
    t.choose("on")
    assert asked(t) == [(0, "ask-turn")]
    again, loaded = t.clone(), load(t.game, copied(t.save()))
    for table in (t, again, loaded):
        table.choose("on")
        assert asked(table) == [(0, "ask-turn")]
    assert t == again == loaded
    t.choose("stop")
    assert t.decision is None
