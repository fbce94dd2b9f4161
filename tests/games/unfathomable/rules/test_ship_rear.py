"""The rear of the ship (U-37)."""

from __future__ import annotations

import pytest

from unfathomable_short import advances_travel


@pytest.mark.rule("U-37.0")
@pytest.mark.parametrize(("side", "rear"), [((1, 3, 5, 7), "w7"), ((2, 4, 6, 8), "w8")])
def test_the_rear_is_the_water_beside_decks_7_and_8(side: tuple[int, ...], rear: str) -> None:
    """What drifts past the rear is in the Deep."""
    p = advances_travel(deep_ones={f"w{n}": n for n in side[:3]} | {rear: 4}, dagon=rear)
    assert p.deep_ones("deep") == 4 and p.monarch("dagon") == "deep"
    assert p.deep_ones(rear) == side[2]
    assert [p.deep_ones(f"w{n}") for n in side[:3]] == [0, side[0], side[1]]
