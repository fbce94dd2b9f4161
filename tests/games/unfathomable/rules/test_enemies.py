"""Enemies (U-46): never a matter of hidden cards."""

from __future__ import annotations

import pytest

from unfathomable_play import at
from unfathomable_short import HYBRID, TRAITOR


@pytest.mark.rule("U-46.0", "U-46.1")
@pytest.mark.parametrize("mine", [{}, {"loyalty": ["human", "human"]}])
def test_enemies_of_humans_are_deep_ones_and_revealed_traitors(mine: dict[str, list[str]]) -> None:
    others = [{**TRAITOR, "place": "galley"}, {**HYBRID, "place": "galley"}, {"place": "galley"}]
    p = at({"character": "jamie", "place": "galley", **mine}, *others, players=5, deep_ones={"galley": 1})
    p.does("attack")
    assert p.options() == ["deep-one", "player-1"]


@pytest.mark.rule("U-46.0")
def test_a_hidden_traitor_has_the_enemies_of_a_human() -> None:
    p = at({**HYBRID, "place": "galley"}, {"place": "galley"}, deep_ones={"galley": 1}, dice=(8,))
    p.does("attack").passed()
    assert p.deep_ones("galley") == 0 and "attack" not in p.options()


@pytest.mark.rule("U-46.2")
def test_enemies_of_revealed_traitors_are_humans_with_hidden_cards_or_not() -> None:
    others = [{**TRAITOR, "place": "galley"}, {"loyalty": ["cultist"], "place": "galley"}, {"place": "galley"}]
    p = at({**TRAITOR, "place": "galley"}, *others, players=6, deep_ones={"galley": 1}).does("attack")
    assert p.options() == ["player-2", "player-3"]


@pytest.mark.rule("U-46.1", "U-46.2")
def test_who_has_no_enemy_there_cannot_attack() -> None:
    assert "attack" not in at({"place": "galley"}, {**HYBRID, "place": "galley"}).options()
    assert "attack" not in at({**TRAITOR, "place": "galley"}, deep_ones={"galley": 3}).options()
