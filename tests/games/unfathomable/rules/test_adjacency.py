"""Adjacency (U-31): spaces that share an edge."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.rules.spaces import ADJACENT, DEEP, SPACES
from unfathomable_play import at

EDGES = """
    w1 w2, w1 w3, w3 w5, w5 w7, w2 w4, w4 w6, w6 w8, w7 w8,
    w1 d1, w2 d2, w3 d3, w4 d4, w5 d5, w6 d6, w7 d7, w8 d8,
    d1 d2, d1 d3, d3 d5, d5 d7, d2 d4, d4 d6, d6 d8, d7 d8,
    d1 bridge, d2 bridge, d3 chapel, d4 captains-cabin, d5 cargo-hold, d6 galley, d7 boiler-room, d8 boiler-room,
    bridge chapel, bridge captains-cabin, chapel captains-cabin, chapel cargo-hold, chapel sick-bay,
    captains-cabin galley, captains-cabin sick-bay, cargo-hold galley, cargo-hold boiler-room, cargo-hold brig,
    galley boiler-room, galley brig
"""
CORNERS = ["w1 d2", "w1 d3", "d1 chapel", "d3 bridge", "d3 cargo-hold", "d7 cargo-hold", "bridge sick-bay",
           "boiler-room brig", "chapel galley", "captains-cabin cargo-hold", "sick-bay brig"]  # fmt: skip


@pytest.mark.rule("U-31.0", "U-31.1")
def test_exactly_the_spaces_with_a_common_edge_are_adjacent() -> None:
    wanted = {frozenset(edge.split()) for edge in EDGES.split(",")}
    found = {frozenset((SPACES[a], SPACES[b])) for a, near in enumerate(ADJACENT) for b in near}
    assert found == wanted
    assert ADJACENT[DEEP] == ()


@pytest.mark.rule("U-31.1")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_common_corner_is_not_enough(corner: str) -> None:
    a, b = (SPACES.index(name) for name in corner.split())
    assert b not in ADJACENT[a] and a not in ADJACENT[b]


@pytest.mark.rule("U-31.1", "U-31.2")
def test_a_character_is_adjacent_to_the_spaces_beside_their_own() -> None:
    """Plimsolls: to an adjacent ship space one may move to."""
    p = at({"character": "samira", "place": "chapel", "items": ["plimsolls"]}).does("plimsolls.0")
    assert set(p.options()) == {"d3", "bridge", "captains-cabin", "cargo-hold"}


@pytest.mark.rule("U-31.2", "U-31.3")
def test_components_in_adjacent_spaces_are_adjacent_to_each_other() -> None:
    """The Speaking Trumpet rescues passengers in the same space and in adjacent ones."""
    everywhere = {"d1": ["x"], "d3": ["soul"], "d5": ["soul"], "d7": ["soul"], "d2": ["soul"]}
    p = at({"character": "samira", "place": "d3", "items": ["speaking-trumpet"]}, passengers=everywhere)
    p.does("speaking-trumpet.0")
    assert [p.passengers(f"d{n}") for n in (1, 3, 5, 7, 2)] == [0, 0, 0, 1, 1]


@pytest.mark.rule("U-31.3")
def test_a_rifle_reaches_enemies_in_adjacent_spaces_only() -> None:
    p = at({"character": "samira", "place": "d3", "items": ["repeating-rifle"]},
           deep_ones={"w3": 1, "d1": 1, "chapel": 1, "bridge": 1, "w1": 1, "w5": 1})  # fmt: skip
    p.does("repeating-rifle.0")
    assert set(p.options()) == {"w3", "d1", "chapel"}
