"""Whom a window asks: silent and uniform windows, rounds of passes, standing orders."""

from __future__ import annotations

from fathom.kernel.table import Table
from toygame import UNIFORM
from toygame.play import at, seat


def asked(t: Table) -> tuple[int, str, tuple[str, ...]]:
    """Who is asked what, with which options."""
    d = t.decision
    assert d is not None
    return d.seat, d.prompt.id, d.keys


def test_silent_windows_ask_only_those_who_can_answer() -> None:
    t = at(seat(), seat(), seat(hand=["dodge"]))
    t.choose("hit")
    t.choose("player-1")
    assert asked(t)[:2] == (1, "ask-turn"), "the dodge is in another hand"


def test_uniform_windows_ask_everybody_alike() -> None:
    """With or without a dodge in hand: the same seats are asked in the same order."""
    orders = []
    for hand in (["dodge"], ["jab"]):
        t = at(seat(), seat(hand=hand), seat(), game=UNIFORM)
        t.choose("hit")
        t.choose("player-1")
        order = []
        while asked(t)[1].startswith("window"):
            order.append(asked(t)[:2])
            t.choose("pass")
        orders.append(order)
    assert orders[0] == orders[1]
    assert orders[0] == [(0, "window-would"), (1, "window-would"), (2, "window-would"),
                         (0, "window-after"), (1, "window-after"), (2, "window-after")]  # fmt: skip


def test_a_uniform_window_looks_the_same_to_everybody_else() -> None:
    seen = []
    for hand in (["dodge"], ["jab"]):
        t = at(seat(), seat(hand=hand), game=UNIFORM)
        t.choose("hit")
        t.choose("pass", 0)
        assert asked(t)[0] == 1
        seen.append((t.view(0), t.view(None)))
    assert seen[0] == seen[1]


def test_a_cancelled_event_closes_a_uniform_window() -> None:
    t = at(seat(), seat(hand=["dodge"]), seat(), game=UNIFORM)
    t.choose("hit")
    t.choose("player-1")
    t.choose("pass", 0)
    t.choose("dodge.0", 1)
    t.choose("pass", 2)
    for timing in ("would", "after"):
        for number in (0, 1, 2):
            assert asked(t)[:2] == (number, f"window-{timing}"), "the dodge itself opens windows"
            t.choose("pass", number)
    assert asked(t)[:2] == (1, "ask-turn"), "nobody is asked about a hit that will not come"
    assert t.state.health == [5, 5, 5]


def test_a_use_starts_the_round_of_passes_anew() -> None:
    t = at(seat(hand=["grudge"]), seat(in_play=["physician"], hand=["dodge"]), game=UNIFORM)
    t.choose("hit")
    t.choose("pass", 0)
    t.choose("pass", 1)
    t.choose("pass", 0)
    t.choose("physician.0", 1)
    assert asked(t)[:2] == (0, "window-after"), "those who passed before are asked again"
    t.choose("pass", 0)
    assert asked(t)[:2] == (1, "window-after"), "and so is whoever used an ability"
    t.choose("pass", 1)
    assert asked(t)[:2] == (1, "ask-turn")


# ---- standing orders


def test_a_standing_order_passes_for_a_seat() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.order_standing(1, "Hit", "pass")
    t.choose("hit")
    assert asked(t)[:2] == (1, "ask-turn")
    assert t.state.health == [5, 4]


def test_a_standing_order_uses_an_ability_whenever_it_is_legal() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.order_standing(1, "*", "dodge.0")
    t.choose("hit")
    assert t.state.health == [5, 5]
    assert t.state.discard == ("dodge",)


def test_a_standing_order_for_one_kind_wins_over_the_general_one() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.order_standing(1, "*", "pass")
    t.order_standing(1, "Hit", "dodge.0")
    t.choose("hit")
    assert t.state.health == [5, 5]


def test_a_standing_order_can_be_withdrawn() -> None:
    t = at(seat(), seat(hand=["dodge"]))
    t.order_standing(1, "Hit", "pass")
    t.order_standing(1, "Hit", None)
    t.choose("hit")
    assert asked(t) == (1, "window-would", ("pass", "dodge.0"))


def test_standing_orders_answer_uniform_windows_unseen() -> None:
    t = at(seat(), seat(hand=["dodge"]), game=UNIFORM)
    t.order_standing(1, "Hit", "pass")
    t.choose("hit")
    t.choose("pass", 0)
    assert asked(t)[:2] == (0, "window-after")
