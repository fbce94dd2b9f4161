"""Loyalty cards (U-9): three kinds, one at setup and one halfway."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from unfathomable_new import CREW, begun
from unfathomable_play import Play, crisis


def dealt(p: Play) -> Counter[str]:
    """All loyalty cards of the game, those still in the deck included."""
    names = ("human", "hybrid", "cultist")
    return Counter(names[card] for cards in (*p.s.loyalty, p.s.loyalty_deck) for card in cards)


@pytest.mark.rule("U-9.0")
def test_there_are_three_kinds_of_loyalty_cards() -> None:
    assert set(dealt(begun(*CREW))) == {"human", "hybrid", "cultist"}


@pytest.mark.rule("U-9.1")
def test_each_player_gets_one_card_at_setup_and_one_in_the_awakening() -> None:
    p = begun(*CREW[:4])
    assert [len(cards) for cards in p.s.loyalty] == [1] * 4 and len(p.s.loyalty_deck) == 4
    deck = {"waypoints": ["calm-waters"], "waypoint_deck": ["rough-water", "smooth-sailing"]}
    p = crisis("missing-jewelry", players=4, captain=0, travel=3, **deck).does("b", "rough-water")
    assert [len(cards) for cards in p.s.loyalty] == [2] * 4 and p.s.loyalty_deck == ()


@pytest.mark.rule("U-9.7")
def test_everybody_can_look_at_their_own_loyalty_cards_at_any_time() -> None:
    seats = [{"loyalty": ["human"]}, {"loyalty": ["human", "hybrid"]}, {"loyalty": ["human"], "hand": ["will-1"]}]
    p, questions = crisis("flooding-compartment", *seats), set()
    while p.asked != "ask-act":
        questions.add(p.asked)
        shown = p.t.view(1)["table"]["loyalty"]
        assert shown[1] == {"size": 2, "cards": ["human", "hybrid"]} and shown[0] == {"size": 1}
        p.passes() if p.in_window else p.does({} if p.asked == "ask-contribute" else p.options()[0])
    assert {"window-testing-would", "ask-contribute", "window-total-window"} <= questions


FORMS: list[tuple[int, dict[str, Any]]] = [(n, {"no_cultist": v}) for n in range(3, 7) for v in (False, True)]


@pytest.mark.rule("U-R1")
@pytest.mark.parametrize(("seats", "options"), FORMS)
def test_ten_human_two_hybrid_and_one_cultist_cards_are_all_that_is_needed(seats: int, options: dict[str, Any]) -> None:
    cards = dealt(begun(*CREW[:seats], **options))
    assert cards <= Counter(human=10, hybrid=2, cultist=1)


@pytest.mark.rule("U-R1")
def test_every_one_of_those_cards_is_needed_somewhere() -> None:
    needed: Counter[str] = Counter()
    for seats, options in FORMS:
        needed |= dealt(begun(*CREW[:seats], **options))
    assert needed == {"human": 10, "hybrid": 2, "cultist": 1}
