"""Turns and passing (C-phase2, C-pass): who acts, what a further turn costs, who takes the time marker."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
HANDS = {
    "rose": ["basic-rose-scalpel", "basic-rose-asylum", "basic-rose-dissection"],
    "crane": ["basic-crane-cutlass", "basic-crane-pact"],
    "agnes": ["basic-agnes-procession", "basic-agnes-candles"],
}


def three(*extra: dict[str, Any], **rest: Any) -> Play:
    """Three players with cards, nobody on the boards, so that a card asks for nothing but its set."""
    own = [{"character": name, "hand": hand} for name, hand in HANDS.items()]
    seats = [{**seat, **more} for seat, more in zip(own, (*extra, *({} for _ in range(3 - len(extra)))), strict=True)]
    return at(*seats, players=3, gods=GODS, **rest)


@pytest.mark.rule("C-phase2.1", "C-comp.13")
def test_turns_go_clockwise_from_the_holder_of_the_time_marker() -> None:
    p = three(holder=1)
    assert p.seat == 1
    order = []
    for card in ("basic-crane-cutlass", "basic-agnes-procession", "basic-rose-asylum"):
        order.append(p.seat)
        p.does(card)
    assert order == [1, 2, 0] and p.seat == 1


@pytest.mark.rule("C-phase2.2")
def test_a_turn_is_one_card_or_a_pass() -> None:
    p = three()
    assert {*HANDS["rose"], "pass"} <= set(p.options()) and "end-turn" not in p.options()
    p.does("basic-rose-asylum")
    assert p.seat == 1, "the card is played, nothing else can be done"


@pytest.mark.rule("C-phase2.3", "C-extra.1")
def test_additional_actions_come_before_and_after_the_card() -> None:
    p = three({"madness": {"red": 3}}).does("madness-cycle", "basic-rose-asylum")
    assert p.seat == 0 and {"madness-cycle", "end-turn"} <= set(p.options()) and "basic-rose-scalpel" not in p.options()
    p.does("madness-cycle", "end-turn")
    assert p.seat == 1


@pytest.mark.rule("C-pass.1")
def test_who_has_no_card_can_only_pass() -> None:
    p = at({"character": "rose", "hand": []}, {"character": "crane", "hand": []}, gods=GODS)
    assert p.options() == ["pass"]


@pytest.mark.rule("C-pass.2", "C-extra.2", "C-rul.34c")
def test_after_the_pass_additional_actions_are_possible_in_that_turn_only() -> None:
    p = three({"madness": {"red": 3}}, passed=[], free=[]).does("pass")
    assert p.seat == 0 and {"madness-cycle", "end-turn"} <= set(p.options()) and "basic-rose-asylum" not in p.options()
    p.does("madness-cycle", "end-turn", "basic-crane-cutlass", "basic-agnes-procession")
    assert p.seat == 1, "player 0 is not asked again in this round"


@pytest.mark.rule("C-pass.3")
def test_the_first_to_pass_takes_the_time_marker_without_flipping_it() -> None:
    p = three(night=True).does("basic-rose-asylum", "set-1", "pass")
    assert p.s.holder == 1 and p.s.night
    p.does("pass")
    assert p.s.holder == 1, "only the first one"


@pytest.mark.rule("C-pass.4", "C-pass.5", "C-pass.6", "C-pass.7", "C-rul.36a")
def test_the_example_of_the_rulebook() -> None:
    """The first passes; the others take a free turn; the second pays for another; then both pass."""
    p = three({}, {"madness": {"blue": 2}}, {"madness": {"red": 1}}, tile_bag={"inv-patrolman": 9})
    p.does("pass")
    assert p.seat == 1 and p.asked == "ask-turn" and p.s.free_turns == [0, 0, 1], "a free turn each, this one begun"
    p.does("basic-crane-cutlass", "end-turn")
    assert p.seat == 2 and p.asked == "ask-turn", "the free turn of the third"
    p.does("basic-agnes-procession", "end-turn")
    assert p.seat == 1 and p.asked == "ask-pay-turn" and p.options() == ["pay-turn", "pass"]
    p.does("pay-turn")
    assert p.s.madness[1] == (1, 0, 0)
    p.does("basic-crane-pact", "set-1")
    p.does(p.options()[0], "decline", "end-turn")
    assert p.seat == 2 and p.asked == "ask-pay-turn"
    p.does("pass", "end-turn")
    assert p.seat == 1 and p.asked == "ask-pay-turn"
    p.does("pass", "end-turn")
    assert "log-investigators" in [event.text.id for event in p.t.events()], "all have passed: the phase is over"


@pytest.mark.rule("C-pass.7")
def test_who_owes_a_token_and_has_none_passes() -> None:
    p = three({}, {}, {"madness": {"red": 1}}, passed=[0], free=[], active=1)
    assert p.seat == 2 and p.asked == "ask-pay-turn", "player 1 had nothing to pay with and was not asked"
    assert p.s.passed == [1, 1, 0]


@pytest.mark.rule("C-rul.10", "C-rul.36a")
def test_a_pass_costs_nothing_and_leaves_additional_actions() -> None:
    p = three({}, {"madness": {"blue": 1}}, passed=[0], free=[], active=1)
    assert p.asked == "ask-pay-turn"
    p.does("pass")
    assert p.s.madness[1] == (1, 0, 0) and {"madness-cycle", "end-turn"} <= set(p.options())
    assert "basic-crane-cutlass" not in p.options()


@pytest.mark.rule("C-rul.36b")
def test_a_token_paid_for_a_turn_that_ends_in_a_pass_is_gone() -> None:
    p = three({}, {"madness": {"blue": 1}}, {"madness": {"red": 1}}, passed=[0], free=[], active=1)
    p.does("pay-turn", "pass")
    assert p.s.passed[1] == 1 and p.s.madness[1] == (0, 0, 0)


@pytest.mark.rule("C-rul.36b")
def test_madness_won_in_a_turn_comes_too_late_to_pay_for_it() -> None:
    """The question comes before the turn; without a token there is no turn in which one could be won."""
    board = {"r2c1": {"tile": "reporter", "life": 1, "madness": {"green": 2}}}
    p = three({}, {"board": board}, {"madness": {"red": 1}}, passed=[0], free=[], active=1)
    assert p.s.passed[1] == 1 and p.life("1-r2c1") == 1


@pytest.mark.rule("C-rul.33")
def test_a_hand_is_kept_from_round_to_round_without_limit() -> None:
    hand = ["basic-rose-scalpel", "basic-rose-asylum", "basic-rose-dissection", "god-guide-threshold", "god-guide-veil",
            "god-toad-feast", "god-toad-temple", "god-digger-eggs"]  # fmt: skip
    p = at({"character": "rose", "hand": hand, "deck": ["basic-rose-sedation"]}, {"hand": []}, gods=GODS)
    p.passes(0, 1)
    assert p.s.round == 3 and sorted(p.cards("hands")) == sorted([*hand, "basic-rose-sedation"])


@pytest.mark.rule("C-rul.33")
def test_a_game_stops_after_round_forty_and_is_scored_as_usual() -> None:
    p = at({"hand": [], "cultists": 30}, {"hand": [], "cultists": 20}, gods=GODS, round=40, options={"goals": False})
    p.passes(0, 1)
    assert p.t.outcome is not None and p.t.outcome.reason.id == "reason-capped"
    assert p.t.outcome.scores == (30, 20) and p.t.outcome.winners == (0,)
