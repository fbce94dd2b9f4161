"""How monarchs move when they activate (U-2.7)."""

from __future__ import annotations

import pytest

from unfathomable_icons import icon

MONARCHS = pytest.mark.parametrize("monarch", ["hydra", "dagon"])


@pytest.mark.rule("U-2.7")
@MONARCHS
@pytest.mark.parametrize(
    ("start", "end"), [("w3", "w1"), ("w5", "w3"), ("w7", "w5"), ("w4", "w2"), ("w6", "w4"), ("w8", "w6")]
)
def test_a_monarch_moves_to_the_adjacent_space_closer_to_the_front(monarch: str, start: str, end: str) -> None:
    p = icon(monarch, **{monarch: start}, damage_deck=["structural-any"]).passed()
    assert p.monarch(monarch) == end


@pytest.mark.rule("U-2.7a")
@MONARCHS
@pytest.mark.parametrize("front", ["w1", "w2"])
def test_a_monarch_at_the_front_acts_but_does_not_move(monarch: str, front: str) -> None:
    p = icon(monarch, **{monarch: front}, damage_deck=["structural-any"]).passed()
    assert p.monarch(monarch) == front and p.logged("log-activate")
    assert not p.logged("log-monarch-move")


@pytest.mark.rule("U-R6")
@MONARCHS
def test_a_monarch_that_leaves_the_deep_does_not_act(monarch: str) -> None:
    p = icon(monarch, deep_ones={"deep": 3}, dice=(1,)).passed()
    assert p.monarch(monarch) == "w1" and p.deep_ones("w1") == 5
    assert p.deep_ones("d1") == 0 and not any(card >= 0 for card in p.s.damage)
    assert p.s.supply == 15
