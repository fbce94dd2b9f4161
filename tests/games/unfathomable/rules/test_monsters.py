"""Monsters (U-29): Mother Hydra, Father Dagon and the Deep Ones."""

from __future__ import annotations

import pytest

from unfathomable_play import crisis
from unfathomable_short import advances_travel


@pytest.mark.rule("U-29.0", "U-36.7")
def test_hydra_dagon_and_deep_ones_are_the_monsters_that_drift() -> None:
    p = advances_travel(deep_ones={"w1": 2, "d1": 1}, dagon="w1", hydra="w2")
    assert (p.deep_ones("w3"), p.monarch("dagon"), p.monarch("hydra")) == (2, "w3", "w4")
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-29.0")
def test_all_monsters_are_released_from_the_deep() -> None:
    p = crisis("coordinated-assault", deep_ones={"deep": 1, "d8": 1}, chaos=["treachery-1", "treachery-2"], dice=(5, 8))
    p.contributes()
    assert p.logged("log-monarch-move")
    assert p.deep_ones("deep") == 0
    assert p.monarch("dagon") != "deep" and p.monarch("hydra") != "deep"
