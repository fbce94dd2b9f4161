"""Mother Hydra activates (U-2.5 to 2.8)."""

from __future__ import annotations

import pytest

from unfathomable_icons import icon

ROOMS = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
NEAREST = [
    ("w1", "bridge", "w1"),
    ("w2", "bridge", "w2"),
    ("w3", "chapel", "w1"),
    ("w4", "captains-cabin", "w2"),
    ("w5", "cargo-hold", "w3"),
    ("w6", "galley", "w4"),
    ("w7", "boiler-room", "w5"),
    ("w8", "boiler-room", "w6"),
]


@pytest.mark.rule("U-2.5", "U-2.6", "U-2.6a")
@pytest.mark.parametrize(("start", "room", "end"), NEAREST)
def test_she_damages_the_room_her_arrows_lead_to_and_swims_ahead(start: str, room: str, end: str) -> None:
    p = icon("hydra", hydra=start, damage_deck=["structural-any"]).passed()
    assert [name for name in ROOMS if p.damaged(name)] == [room]
    assert p.monarch("hydra") == end


@pytest.mark.rule("U-2.5")
def test_she_damages_before_she_moves() -> None:
    lines = [line for line, _ in icon("hydra", hydra="w5", damage_deck=["structural-any"]).passed().lines()]
    assert lines.index("log-damage") < lines.index("log-monarch-move")


@pytest.mark.rule("U-2.8")
@pytest.mark.parametrize(("die", "front"), [(1, "w1"), (4, "w1"), (5, "w2"), (8, "w2")])
def test_in_the_deep_she_leads_four_deep_ones_to_the_front(die: int, front: str) -> None:
    p = icon("hydra", deep_ones={"deep": 2, "w5": 1}, dice=(die,)).passed()
    assert p.monarch("hydra") == front and p.deep_ones(front) == 4
    assert p.deep_ones("deep") == 0 and p.deep_ones("w5") == 1
    assert p.monarch("dagon") == "deep"


@pytest.mark.rule("U-2.8")
@pytest.mark.parametrize("there", [0, 1])
def test_with_fewer_than_four_nobody_leaves_the_deep(there: int) -> None:
    p = icon("hydra", deep_ones={"deep": there}).passed()
    assert p.deep_ones("deep") == there + 2 and p.s.supply == 18 - there
    assert p.monarch("hydra") == "deep" and not p.logged("log-roll")
