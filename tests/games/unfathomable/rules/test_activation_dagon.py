"""Father Dagon activates (U-2.9 to 2.12)."""

from __future__ import annotations

import pytest

from unfathomable_icons import icon


@pytest.mark.rule("U-2.9", "U-2.10", "U-2.10a", "U-R4")
@pytest.mark.parametrize(
    ("n", "end"), [(1, "w1"), (2, "w2"), (3, "w1"), (4, "w2"), (5, "w3"), (6, "w4"), (7, "w5"), (8, "w6")]
)
def test_he_spawns_two_deep_ones_on_the_deck_beside_him_and_swims_ahead(n: int, end: str) -> None:
    p = icon("dagon", dagon=f"w{n}").passed()
    assert p.t.view()["table"]["deep_ones"] == {f"d{n}": 2} and p.s.supply == 18
    assert p.monarch("dagon") == end


@pytest.mark.rule("U-2.9")
def test_he_spawns_before_he_moves() -> None:
    lines = [line for line, _ in icon("dagon", dagon="w5").passed().lines()]
    assert lines.index("log-spawn") < lines.index("log-monarch-move")


@pytest.mark.rule("U-2.12")
@pytest.mark.parametrize(("die", "front"), [(1, "w1"), (4, "w1"), (5, "w2"), (8, "w2")])
def test_in_the_deep_he_leads_four_deep_ones_to_the_front(die: int, front: str) -> None:
    p = icon("dagon", deep_ones={"deep": 2, "w5": 1}, dice=(die,)).passed()
    assert p.monarch("dagon") == front and p.deep_ones(front) == 4
    assert p.deep_ones("deep") == 0 and p.deep_ones("w5") == 1
    assert p.monarch("hydra") == "deep"


@pytest.mark.rule("U-2.12")
@pytest.mark.parametrize("there", [0, 1])
def test_with_fewer_than_four_nobody_leaves_the_deep(there: int) -> None:
    p = icon("dagon", deep_ones={"deep": there}).passed()
    assert p.deep_ones("deep") == there + 2 and p.s.supply == 18 - there
    assert p.monarch("dagon") == "deep" and not p.logged("log-roll")
