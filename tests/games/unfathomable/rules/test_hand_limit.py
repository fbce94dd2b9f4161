"""The hand limit (U-19)."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import at

TRAITOR: dict[str, Any] = {"loyalty": ["hybrid"], "revealed": "hybrid"}
WILL = ["will-1"] * 7 + ["will-2"] * 3
LORE = ["lore-1"] * 7 + ["lore-2"] * 3


@pytest.mark.rule("U-19.0")
def test_the_hand_limit_is_checked_only_in_the_discard_step() -> None:
    p = at(
        {"hand": [*WILL, "observation-1"], "place": "d1"}, {"hand": [*LORE, "will-5"]}, mythos_deck=["missing-jewelry"]
    )
    p.does("observation-1", {"lore": 2})
    assert len(p.hand(0)) == 12
    p.does("move", "d2", "a").passed()
    assert {ask.why for ask in p.open} == {"ask-hand-limit"}
    p.answer(0, {"will-1": 2}).answer(1, {"will-5": 1})
    assert len(p.hand(0)) == 10


@pytest.mark.parametrize("seat", [{}, TRAITOR, {"place": "brig"}, {"character": "edmund"}])
@pytest.mark.rule("U-19.1")
def test_ten_cards_are_allowed_and_eleven_are_not_for_anybody(seat: dict[str, Any]) -> None:
    p = at({"character": "jamie"}, {**seat, "hand": WILL}, step="discard")
    assert p.asked != "ask-hand-limit"
    p = at({"character": "jamie"}, {**seat, "hand": [*WILL, "lore-1"]}, step="discard")
    assert (p.asked, p.seat) == ("ask-hand-limit", 1)
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(1, {})
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(1, {"will-1": 2})
    p.answer(1, {"lore-1": 1})
    assert p.discards(1) == ["lore-1"]


@pytest.mark.rule("U-19.2")
def test_in_any_turn_everybody_with_too_many_cards_discards_cards_of_their_choice() -> None:
    crew = [{"character": "jamie"}, {"hand": [*WILL, "lore-3"]}, {"hand": [*LORE, "will-5", "will-5"]}]
    p = at(*crew, step="discard")
    assert [ask.seat for ask in p.open] == [1, 2]
    p.answer(2, {"lore-1": 1, "will-5": 1}).answer(1, {"lore-3": 1})
    assert sorted(p.discards(1)) == ["lore-1", "lore-3"]
    assert p.discards(4) == ["will-5"]
    assert len(p.hand(2)) == 10
    assert p.s.current == 1
