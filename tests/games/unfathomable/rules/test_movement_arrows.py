"""Movement arrows (U-33): the way of the Deep Ones."""

from __future__ import annotations

import pytest

from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

ARROWS = {
    **{f"w{n}": f"d{n}" for n in range(1, 9)},
    "d1": "bridge", "d2": "bridge", "d3": "chapel", "d4": "captains-cabin",
    "d5": "cargo-hold", "d6": "galley", "d7": "boiler-room", "d8": "boiler-room",
}  # fmt: skip


def activated(space: str, **rest: object) -> Play:
    """A traitor far away calls the one Deep One on the board to action."""
    traitor = {**TRAITOR, "place": "sick-bay", "hand": ["treachery-2"]}
    away = [{"place": "brig"}, {"place": "brig"}]
    return at(traitor, *away, deep_ones={space: 1}, **rest).does("treachery-2")


@pytest.mark.rule("U-33.0", "U-33.1", "U-27.4", "U-27.14")
@pytest.mark.parametrize(("start", "end"), ARROWS.items())
def test_a_deep_one_follows_the_arrow_of_its_space(start: str, end: str) -> None:
    p = activated(start)
    assert p.deep_ones(start) == 0 and p.deep_ones(end) == 1


@pytest.mark.rule("U-33.2")
@pytest.mark.parametrize(
    ("damaged", "room", "end"),
    [
        ("bridge", "bridge", "captains-cabin"),
        ("chapel", "chapel", "cargo-hold"),
        ("boiler-room", "boiler-room", "galley"),
        ("bridge chapel captains-cabin", "bridge", "captains-cabin"),  # toward the galley
        ("boiler-room galley", "boiler-room", "cargo-hold"),
    ],
)
def test_in_rooms_deep_ones_head_for_the_nearest_undamaged_room(damaged: str, room: str, end: str) -> None:
    cards = ("structural-any", "structural-lore", "structural-will")
    p = activated(room, damage=dict(zip(damaged.split(), cards, strict=False)))
    assert p.deep_ones(end) == 1 and p.deep_ones(room) == 0


@pytest.mark.rule("U-33.2")
def test_in_an_undamaged_room_a_deep_one_stays_and_damages_it() -> None:
    p = activated("chapel", damage_deck=["structural-any"])
    assert p.deep_ones("chapel") == 1 and p.damaged("chapel")
