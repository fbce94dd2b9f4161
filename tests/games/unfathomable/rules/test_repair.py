"""Repairs (U-22)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at

HAND: dict[str, Any] = {"hand": ["lore-3", "observation-1"], "place": "galley"}
DAMAGED = {"galley": "structural-lore"}


def repaired(**rest: Any) -> Play:
    return at(HAND, damage=DAMAGED, **rest).does("repair", {"lore-3": 1})


@pytest.mark.rule("U-22.2")
def test_the_card_of_a_repaired_room_is_shuffled_back_into_the_damage_deck() -> None:
    p = repaired()
    assert not p.damaged("galley")
    assert sorted(p.s.damage_deck) == list(range(9))
    places = {repaired(seed=seed).s.damage_deck.index(1) for seed in range(12)}
    assert len(places) > 2


@pytest.mark.rule("U-22.3")
def test_no_repair_while_a_deep_one_or_a_revealed_traitor_is_there() -> None:
    assert "repair" in at(HAND, damage=DAMAGED).options()
    assert "repair" not in at(HAND, damage=DAMAGED, deep_ones={"galley": 1}).options()
    traitor = {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "galley"}
    assert "repair" not in at(HAND, traitor, damage=DAMAGED).options()
    assert "repair" in at(HAND, {**traitor, "revealed": None}, damage=DAMAGED).options()
    tools = {"items": ["tool-kit"], "place": "galley"}
    assert "tool-kit.0" in at(tools, damage=DAMAGED).options()
    assert "tool-kit.0" not in at(tools, damage=DAMAGED, deep_ones={"galley": 1}).options()
    assert "tool-kit.0" not in at(tools, traitor, damage=DAMAGED).options()


@pytest.mark.rule("U-R117")
def test_a_room_can_be_used_in_the_turn_in_which_it_was_repaired() -> None:
    assert "room-galley.0" not in at(HAND, damage=DAMAGED).options()
    assert "room-galley.0" in repaired().options()
