"""The Sick Bay (U-18)."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import at

TRAITOR: dict[str, Any] = {"loyalty": ["hybrid"], "revealed": "hybrid"}
PATIENT: dict[str, Any] = {"character": "jamie", "place": "sick-bay"}
"""Jamie draws 3 strength and 2 will elsewhere."""
GRENADIER: dict[str, Any] = {"character": "samira", "items": ["jam-tin-grenade"], "place": "chapel"}


def types(hand: list[str]) -> list[str]:
    return [card.split("-")[0] for card in hand]


@pytest.mark.parametrize("type", ["strength", "will"])
@pytest.mark.rule("U-18.1")
def test_in_the_sick_bay_only_one_card_of_the_skill_set_is_drawn(type: str) -> None:
    p = at(PATIENT, step="turn")
    assert (p.asked, p.options()) == ("ask-sick-bay-card", ["strength", "will"])
    p.does(type)
    assert p.asked == "ask-act"
    assert types(p.hand(0)) == [type]


@pytest.mark.rule("U-18.1")
def test_the_turn_of_somebody_else_costs_a_patient_nothing() -> None:
    p = at({"character": "edmund"}, PATIENT, step="turn")
    assert p.asked == "ask-act"
    assert len(p.hand(0)) == 5


@pytest.mark.rule("U-18.1a")
def test_an_improvement_does_not_raise_the_draw_in_the_sick_bay_but_its_type_may_be_chosen() -> None:
    p = at({**PATIENT, "items": ["mystical-text"]}, step="turn")
    assert p.options() == ["strength", "will", "lore"]
    p.does("lore")
    assert types(p.hand(0)) == ["lore"]


@pytest.mark.rule("U-18.2")
def test_a_patient_leaves_with_an_ordinary_move() -> None:
    p = at(PATIENT).does("move", "d5")
    assert p.place(0) == "d5"
    assert p.s.actions == 1


@pytest.mark.rule("U-18.2a")
def test_whoever_left_before_the_own_turn_draws_the_full_skill_set() -> None:
    deck = ["missing-jewelry"]
    p = at({"hand": ["influence-1"]}, PATIENT, mythos_deck=deck, captain=0).does(
        "influence-1", "player-1", "move", "d1"
    )
    p.does("end-actions", "a").passed()
    assert (p.s.current, p.asked) == (1, "ask-act")
    assert types(p.hand(1)) == ["strength"] * 3 + ["will"] * 2


@pytest.mark.rule("U-18.3")
def test_a_human_who_is_defeated_in_the_sick_bay_stays_there() -> None:
    p = at(GRENADIER, PATIENT).does("jam-tin-grenade.0", "sick-bay").passed()
    assert p.logged("log-defeated")
    assert p.place(1) == "sick-bay"


@pytest.mark.rule("U-18.3", "U-R71")
def test_a_revealed_traitor_who_is_defeated_in_the_sick_bay_goes_to_the_brig() -> None:
    p = at(GRENADIER, {**PATIENT, **TRAITOR}).does("jam-tin-grenade.0", "sick-bay").passed()
    assert p.place(1) == "brig"


@pytest.mark.parametrize("type", ["strength", "will", "lore", "treachery"])
@pytest.mark.rule("U-R72")
def test_a_revealed_traitor_in_the_sick_bay_receives_one_card_in_all(type: str) -> None:
    p = at({**PATIENT, **TRAITOR, "items": ["mystical-text"]}, step="turn")
    assert p.options() == ["strength", "will", "lore", "treachery"]
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, "influence")
    p.does(type)
    assert types(p.hand(0)) == [type]
