"""Mother Hydra and Father Dagon (U-21)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import at, crisis

RIFLE: dict[str, Any] = {"items": ["repeating-rifle"], "place": "d1"}


@pytest.mark.rule("U-21.0")
def test_the_monarchs_are_hydra_and_dagon() -> None:
    """Ishmael's oath names a monarch on the board."""
    ishmael = {"character": "ishmael", "hand": ["lore-1"]}
    p = at(ishmael, dagon="w3", hydra="w4", deep_ones={"w5": 1}).does("sheet-ishmael.0")
    assert p.options() == ["dagon", "hydra"]
    assert "sheet-ishmael.0" not in at(ishmael, deep_ones={"w5": 1}).options()


@pytest.mark.rule("U-21.1")
def test_monarchs_cannot_be_attacked() -> None:
    p = at(RIFLE, dagon="w1", hydra="w1")
    assert "repeating-rifle.0" not in p.options()
    p = at(RIFLE, dagon="w1", hydra="w1", deep_ones={"w1": 1}, dice=(8,)).does("repeating-rifle.0").passed()
    assert p.deep_ones("w1") == 0
    assert p.monarch("dagon") == p.monarch("hydra") == "w1"
    assert "repeating-rifle.0" not in p.options()
    p = at({"hand": ["lore-1"]}, dagon="w1", hydra="w2")
    assert "lore-1" not in p.options()


@pytest.mark.rule("U-21.2")
def test_monarchs_do_not_count_as_deep_ones() -> None:
    """With no Deep One on the board others gather in the Deep, whether or not a monarch is about."""
    p = crisis("class-struggle", {"place": "galley"}, dagon="w1", hydra="w2").does("a").passed()
    assert p.deep_ones("deep") == 2
    assert (p.monarch("dagon"), p.monarch("hydra")) == ("w3", "w4")  # they only drift
    p = at({"hand": ["lore-3"]}, dagon="w1", hydra="w2")
    assert "lore-3" not in p.options()
    keeper = {"character": "william"}
    p = at(keeper, dagon="w1", deep_ones={"w1": 2}, spell_deck=["call-down-the-storm", "heal"], dice=(8,))
    p.does("title-keeper.0", "call-down-the-storm").passed()
    assert p.deep_ones("w1") == 0
    assert p.monarch("dagon") == "w1"
