"""Every investigator, starting layout, depth token and row of the corruption card, with the values of the facts."""

from __future__ import annotations

import pytest

from fathom.games.call_of_madness.cards.source import OWN
from madness_play import Play, at

TILES = {
    "patrolman": (3, 2, 0, 10), "reporter": (2, 1, 0, 8), "student": (2, 1, 1, 6), "priest": (3, 2, 1, 6),
    "detective": (4, 3, 0, 10), "gangster": (3, 4, 0, 6), "professor": (3, 3, 1, 4), "agent": (5, 4, 0, 6),
    "soldier": (5, 5, 1, 4),
}  # fmt: skip
"""Starting life, strength, madness symbol, how many there are."""
LAYOUTS = [
    {"detective": "r1c1", "patrolman": "r1c3", "priest": "r2c2", "reporter": "r3c1", "student": "r3c3"},
    {"detective": "r1c2", "patrolman": "r1c3", "priest": "r2c1", "reporter": "r3c2", "student": "r3c3"},
    {"detective": "r1c1", "patrolman": "r1c2", "priest": "r2c3", "reporter": "r3c2", "student": "r3c1"},
    {"detective": "r1c2", "patrolman": "r1c1", "priest": "r2c2", "reporter": "r3c3", "student": "r3c1"},
]
DEPTH = {
    "depth-tide-a": ("life", 1, -2), "depth-tide-b": ("life", -1, 2),
    "depth-offering-a": ("cultists", -1, 2), "depth-offering-b": ("cultists", 1, -2),
}  # fmt: skip
"""What changes, on a plain space and on an outpost."""
GODS = ["guide", "serpents", "toad", "deep"]
YELLOW = ["guide", "serpents", "toad", "yellow"]
SEDATION = "basic-rose-sedation"


@pytest.mark.rule("C-inv.1", "C-inv.2", "C-inv.4")
@pytest.mark.parametrize("tile", TILES)
def test_every_investigator(tile: str) -> None:
    """As it comes: its life; in a headquarters it costs its strength; defeated it pays for its symbol."""
    life, strength, symbol, count = TILES[tile]
    p = at({"hand": [SEDATION], "board": {"r4c2": tile}, "cultists": 30})
    found = p.on("0-r4c2")
    assert found is not None and found.life == life
    p.does(SEDATION, "down")
    assert p.s.cultists[0] == 30 - strength and sum(p.s.madness[0]) == symbol
    p = at({"hand": ["basic-rose-scalpel"], "board": {"r4c2": {"tile": tile, "life": 1}}})
    p.does("basic-rose-scalpel")
    assert p.board(0) == {} and sum(p.s.madness[0]) == symbol
    (printed,) = [one for one in OWN.tiles if one.slot == f"inv-{tile}"]
    assert printed.count == count


def test_there_are_no_other_investigators() -> None:
    assert {one.slot for one in OWN.tiles} == {f"inv-{tile}" for tile in TILES}
    assert sum(one.count for one in OWN.tiles) == 60


@pytest.mark.rule("C-card.4", "C-setup.3b")
@pytest.mark.parametrize("number", range(4))
def test_every_layout(number: int) -> None:
    spaces = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 4)]
    laid = {OWN.tiles[tile].slot.removeprefix("inv-"): spaces[place] for place, tile in OWN.layouts[number]}
    assert laid == LAYOUTS[number]


def walked(token: str, outpost: bool) -> Play:
    """An agent with 3 life goes down over a depth token."""
    seat = {"hand": [SEDATION], "board": {"r2c1": {"tile": "agent", "life": 3}}, "cultists": 30,
            "depth": {"r3c1": token}, "outposts": ["r3c1"] if outpost else []}  # fmt: skip
    return at(seat, gods=GODS).does(SEDATION, "down")


@pytest.mark.rule("C-action.depth.7", "C-action.depth.8", "C-action.depth.10", "C-action.depth.12")
@pytest.mark.parametrize("outpost", [False, True])
@pytest.mark.parametrize("token", DEPTH)
def test_every_side_of_every_depth_token(token: str, outpost: bool) -> None:
    what, upper, lower = DEPTH[token]
    change = lower if outpost else upper
    p = walked(token, outpost)
    assert p.life("0-r4c1" if outpost else "0-r3c1") == 3 + (change if what == "life" else 0)
    assert p.s.cultists[0] == 30 + (change if what == "cultists" else 0)
    assert all(lying < 0 for lying in p.s.depth), "the token is gone"


@pytest.mark.rule("C-action.corrupt.3")
@pytest.mark.parametrize(
    ("tokens", "life", "place", "lost"),
    [(1, 5, "r3c1", 0), (2, 4, "r2c1", 0), (3, 3, "r2c1", 0), (4, 5, "r2c1", 4), (5, 0, "", 0)],
)
def test_every_row_of_the_corruption_card(tokens: int, life: int, place: str, lost: int) -> None:
    seat = {"hand": [SEDATION], "board": {"r2c1": "agent"}, "corruption": tokens}
    p = at(seat, {"cultists": 30}, gods=YELLOW).does(f"corruption-{tokens}")
    if p.asked == "ask-step":
        p.does("down")
    assert p.board(0) == ({place: "agent"} if place else {}) and p.s.corruption[0] == 0
    assert not place or p.life(f"0-{place}") == life
    assert p.s.cultists[1] == 30 - lost
