"""Games by post: with standing orders a five-seat skill test needs one visit per seat, or none at all."""

from __future__ import annotations

import pytest

from unfathomable_play import Play, at

HANDS = (
    ["lore-5", "observation-3"],
    ["lore-4", "observation-4"],
    ["lore-4", "observation-4"],
    ["lore-3", "will-3"],
    ["lore-3", "will-3"],
)
NEXT = "ask-act"
"""The question after the test: the next player's first action."""


def before_a_test() -> Play:
    """Seat 0 of five is about to end the action step; Passenger Overboard follows: 9 with lore and observation."""
    chaos = ["will-1", "will-1", "strength-1", "strength-1", "strength-1"]
    deck = ["passenger-overboard", "flooding-compartment"]
    return at(*({"hand": hand} for hand in HANDS), players=5, mythos_deck=deck, chaos=chaos)


def visits(p: Play) -> list[tuple[int, str]]:
    """The current player ends the action step: who has to come to the table until the test is over, and for what."""
    seen: list[tuple[int, str]] = []
    p.answer(p.s.current, "end-actions")
    while p.asked != NEXT:
        asked = [(ask.seat, ask.why) for ask in p.open]
        seen += asked
        for seat, why in asked:
            p.answer(seat, {} if why == "ask-contribute" else "pass")
    return seen


def pass_windows(p: Play) -> Play:
    for seat in range(5):
        p.t.order_standing(seat, "*", "pass")
    return p


@pytest.mark.rule("U-35.5")
def test_whoever_has_ordered_to_pass_windows_visits_a_test_once() -> None:
    p = pass_windows(before_a_test())
    assert visits(p) == [(seat, "ask-contribute") for seat in (1, 2, 3, 4, 0)]
    assert p.logged("log-test-fail")


def test_without_orders_everybody_has_to_come_for_the_windows_as_well() -> None:
    """Before the cards and after the total, all at once each time."""
    seen = visits(before_a_test())
    assert [why for _, why in seen].count("ask-contribute") == 5
    windows = [seat for seat, why in seen if why != "ask-contribute"]
    assert sorted(windows) == sorted([*range(5), *range(5)])


def test_cards_ordered_in_advance_are_added_without_any_visit() -> None:
    p = pass_windows(before_a_test())
    for seat, cards in enumerate([{"lore-5": 1}, {}, {"lore-4": 1}, {"lore-3": 1}, {}]):
        p.t.order_standing(seat, "ask-contribute", cards, times=1)
    assert visits(p) == []
    assert p.logged("log-test-pass")  # 5 + 4 + 3 - 2
    assert sorted(p.discards(1)) == ["lore-3", "lore-4", "lore-5"]


def test_cards_ordered_once_serve_the_next_test_only() -> None:
    p = pass_windows(before_a_test())
    p.t.order_standing(2, "ask-contribute", {"lore-4": 1}, times=1)
    assert visits(p) == [(seat, "ask-contribute") for seat in (1, 3, 4, 0)]
    assert visits(p) == [(seat, "ask-contribute") for seat in (2, 3, 4, 0, 1)]


def test_an_order_for_cards_that_are_gone_is_passed_over() -> None:
    p = pass_windows(before_a_test())
    p.t.order_standing(3, "ask-contribute", {"will-5": 1}, times=1)
    assert (3, "ask-contribute") in visits(p)
    assert p.t.standing["3/ask-contribute"] != ()


def test_an_ability_can_be_ordered_for_one_window_while_the_others_are_passed() -> None:
    """Determination adds two to the total without a visit."""
    p = pass_windows(before_a_test())
    p.t.order_standing(3, "total", "will-3.0", times=1)
    for seat, cards in enumerate([{"lore-5": 1}, {"lore-4": 1}, {}, {}, {}]):
        p.t.order_standing(seat, "ask-contribute", cards, times=1)
    assert visits(p) == []
    assert p.logged("log-test-pass")  # 5 + 4 - 2 + 2
    assert "will-3" not in p.hand(3)
