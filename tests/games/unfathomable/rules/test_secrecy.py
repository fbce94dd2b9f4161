"""Secrecy (U-III): what may not leak, and who is told that somebody looked."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import TRAITOR


def asked(p: Play) -> list[int]:
    return [ask.seat for ask in p.open]


def told(p: Play, id: str, seat: int | None) -> list[str]:
    return [line.text.render("en") for line in p.t.events(0, seat) if line.text.id == id]


@pytest.mark.rule("U-III.13")
def test_the_owner_is_told_whose_cards_another_player_looks_at() -> None:
    seats = {"character": "ishmael"}, {"character": "jamie", "loyalty": ["human", "hybrid"]}, {"character": "william"}
    p = at(*seats).does("feat-ishmael.0", "player-1")
    assert told(p, "log-look-loyalty", 1) == told(p, "log-look-loyalty", None) != []
    assert "Player 2" in told(p, "log-look-loyalty", 1)[0]
    assert len(told(p, "log-looked-loyalty", 0)) == 2
    assert told(p, "log-looked-loyalty", 1) == told(p, "log-looked-loyalty", 2) == []


@pytest.mark.rule("U-III.15")
def test_revealed_traitors_see_and_show_no_cards() -> None:
    traitor = {"character": "jamie", "place": "d1", "hand": ["treachery-1", "will-1"], **TRAITOR}
    other = {"character": "william", "place": "d1", "hand": ["treachery-2"], "loyalty": ["hybrid", "human"]}
    p = at(traitor, {**other, "revealed": "hybrid"}, players=5).passed()
    assert p.t.view(0)["table"]["hands"][1] == {"size": 1} and p.t.view(0)["table"]["loyalty"][1] == {"size": 1}
    assert p.t.view(1)["table"]["hands"][0] == p.t.view(2)["table"]["hands"][0] == {"size": 2}
    assert p.t.view(2)["table"]["hands"][1] == p.t.view(2)["table"]["loyalty"][1] == {"size": 1}
    assert set(p.options()) == {"move", "treachery-1", "will-1", "end-actions"}


# ---- who is asked


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("hand", [["observation-3"], ["strength-1"], ["treachery-1"], ["lore-2"]])
def test_who_is_asked_in_a_window_does_not_depend_on_which_cards_they_hold(hand: list[str]) -> None:
    seats = {"character": "jamie", "place": "d1"}, {"character": "samira", "hand": hand}, {"character": "ishmael"}
    p = at(*seats, deep_ones={"d1": 1}, dice=(8,)).does("attack")
    assert p.asked == "window-roll-before" and asked(p) == [1]
    p.passes()
    assert p.asked == "window-roll-after" and asked(p) == [1]


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("hand", [["observation-5"], ["strength-1"]])
def test_a_test_asks_everybody_with_cards_in_hand(hand: list[str]) -> None:
    seats = {"character": "jamie", "hand": hand}, {"character": "samira"}, {"character": "ishmael", "hand": hand[::-1]}
    p = crisis("flooding-compartment", *seats)
    assert p.asked == "window-testing-would" and asked(p) == [0, 2]
    assert p.passed().asked == "ask-contribute" and p.seat == 2
    assert p.does({}).passed().asked == "ask-contribute" and p.seat == 0


@pytest.mark.rule("U-R88")
def test_the_answers_of_a_window_stay_secret_until_all_have_answered() -> None:
    hands = (
        {"character": "jamie", "place": "d1", "hand": ["will-1"]},
        {"character": "samira", "hand": ["observation-3"]},
    )
    p = at(*hands, deep_ones={"d1": 1}).does("attack")
    assert asked(p) == [0, 1]
    before = [p.t.view(seat)["table"] for seat in (None, 0, 2)]
    p.answer(1, "observation-3.0")
    assert asked(p) == [0] and [p.t.view(seat)["table"] for seat in (None, 0, 2)] == before
    p.answer(0, "pass")
    assert p.discards(2) == ["observation-3"]


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize(("hand", "expected"), [([], []), (["will-1"], [1]), (["observation-1"], [1])])
def test_an_empty_hand_is_public_so_nobody_is_asked_to_pay_from_it(hand: list[str], expected: list[int]) -> None:
    """Beatrice's Almanac and Svetlana's sheet are paid for with a card: what kind of card is nobody's business."""
    beatrice = {"character": "beatrice", "items": ["almanac"], "hand": hand, "feat": False}
    p = at({"character": "jamie", "place": "d1"}, beatrice, {"character": "ishmael"}, deep_ones={"d1": 1}, dice=(1,))
    p.does("attack")
    assert (asked(p) if p.asked == "window-roll-before" else []) == expected
    svetlana = {"character": "svetlana", "hand": hand, "feat": False, "items": []}
    victim = {"character": "william", "place": "d1"}
    p = at({"character": "jamie", "place": "d1", **TRAITOR}, svetlana, victim, dice=(8,)).does("attack")
    while p.asked.startswith("window-roll"):
        p.passes()
    assert (asked(p) if p.asked == "window-defeat-would" else []) == expected


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("card", ["poisoned-food", "ritual-support"])
@pytest.mark.parametrize(("hand", "options"), [(["will-1"], ["b"]), (["lore-1"], ["a", "b"])])
def test_the_keeper_is_asked_for_a_lore_card_even_without_one(card: str, hand: list[str], options: list[str]) -> None:
    keeper: dict[str, Any] = {"character": "william", "hand": hand}
    p = crisis(card, {"character": "jamie"}, keeper, keeper=1).passed()
    assert p.asked == "ask-crisis" and p.seat == 1 and p.options() == options


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("hand", [["observation-1"], ["strength-1"]])
def test_the_current_player_is_asked_even_if_no_action_is_left_to_choose(hand: list[str]) -> None:
    p = at({"character": "jamie", "place": "brig", "hand": hand}, {"character": "samira"}, chaos=["will-1"] * 2)
    p.does("room-brig.0").contributes()
    assert p.asked == "ask-act" and p.seat == 0 and p.s.actions == 1
