"""The exam, part two concluded: what uniform windows share. Secrets, one visit per seat, orders given in advance."""

from __future__ import annotations

import random

from exam.liner import liner
from exam.liner.crisis import DrawMythos
from exam.liner.play import Let, answer, open_to, rest, storm
from exam.paper import trace
from fathom.kernel.table import Table


def test_who_is_asked_and_what_the_others_see_does_not_depend_on_a_hand() -> None:
    """The same crisis with two different hands of seat 2: nobody else can tell them apart at any window."""
    seen = []
    for hand in (("will_3#1", "influence_3#1", "strength_5#1"), ("lore_1#1", "lore_1#2", "lore_1#3")):
        t = storm(hands=[("will_1#1",), ("will_1#2",), hand], faceup=[("almanac",), (), ()])
        views = []
        for _ in range(40):
            if not t.decisions:
                break
            views.append((open_to(t), t.view(0), t.view(1), t.view(None)))
            d = t.decisions[0]
            t.choose("pass" if d.shape == "pick" else [], d.seat)
        assert t.decisions == []
        seen.append(views)
    assert len(seen[0]) > 8
    assert seen[0] == seen[1]


def test_a_window_takes_one_visit_of_each_seat_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0)):
        t = storm(hands=[("influence_3#1",), ("observation_5#1",), ("lore_5#1",)])
        for seat in order:
            t.choose("pass" if seat == 0 else f"{t.state.hands[seat][0]}.0", seat)
        assert trace(t) == ["1 uses observation_5#1"], "the first use in window order; the other stays a secret"
        assert open_to(t)[0] == "window-would"
        ends.append(t.fingerprint())
    assert ends[0] == ends[1]


def test_an_order_may_depend_on_the_test_and_answers_what_follows() -> None:
    """Seat 2 told the table: help if the test falls short, with two more. It is never asked."""
    for chaos, total in ((("will_2#8", "will_2#9"), 6), (("will_5#8", "will_5#9"), 10)):
        t = liner(Let(event=DrawMythos(seat=0)), mythos=("storm",), chaos=chaos, hands=[(), (), ("will_3#1",)])
        t.order_standing(2, "Testing", "pass")
        t.order_standing(2, "add-cards", [], times=1)
        t.order_standing(2, "total", "will_3#1.0", condition="short")
        t.order_standing(2, "total", "pass")
        t.order_standing(2, "choose-effect", "test-2")
        others = t.view(0)
        t.order_standing(2, "Roll", "pass")
        assert t.view(0) == others, "giving an order is nobody else's business"
        answer(t, "test")
        assert t.decisions == []
        assert f"total {total}" in trace(t)


def test_an_answer_given_in_advance_that_no_longer_fits_is_asked_for() -> None:
    t = liner(Let(event=DrawMythos(seat=0)), mythos=("storm",), hands=[(), ("will_1#1",), ()])
    t.order_standing(1, "*", "pass")
    t.order_standing(1, "add-cards", ["will_5#5"], times=1)
    answer(t, "test")
    assert open_to(t) == ("add-cards", [1])


def test_contributions_go_clockwise_and_end_with_the_current_player() -> None:
    t = storm(current=1, hands=[("will_1#1",), ("will_1#2",), ("will_1#3",)])
    rest(t)
    seats = []
    for _ in range(3):
        assert open_to(t)[0] == "add-cards"
        seats += open_to(t)[1]
        t.choose([])
    assert seats == [2, 0, 1]


def test_a_guess_at_the_hidden_hands_can_be_played_on_from_any_window() -> None:
    """What a bot does: to its seat the guess looks like the table itself, and it can be played to the end."""
    rng = random.Random(5)
    asked = 0
    for _ in range(4):
        t = storm(
            hands=[("will_1#1", "strength_5#1"), ("influence_3#1", "observation_5#1"), ("will_3#1", "lore_5#1")],
            faceup=[("almanac", "experienced"), ("fortunate-son", "sacrifice"), ("flesh-ward",)],
        )
        while t.decisions:
            for seat in range(3):
                guess = t.determinize(seat, rng)
                assert guess.view(seat) == t.view(seat)
                play_out(guess, rng)
            d = rng.choice(t.decisions)
            t.choose(d.sample(rng), d.seat)
            asked += 1
    assert asked > 20


def play_out(t: Table, rng: random.Random) -> None:
    """Answer at random until nobody is asked."""
    while t.decisions:
        d = rng.choice(t.decisions)
        t.choose(d.sample(rng), d.seat)
