"""Outposts added and removed by cards (C-action.outpost-add, outpost-remove; C-rul.41)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

DEEP = ["deep", "digger", "toad", "guide"]
BELOW = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]


def digs(
    card: str, *answers: str, seat: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any
) -> Play:
    rest.setdefault("gods", DEEP)
    p = at({"character": "crane", "hand": [card], **(seat or {})}, {"character": "rose", **(other or {})}, **rest)
    return p.does(card, *answers)


def of_board(p: Play, player: int) -> set[str]:
    """The spaces of a board that are offered."""
    return {key.partition("-")[2] for key in p.options() if key.startswith(f"{player}-")}


@pytest.mark.rule("C-action.outpost-add.1", "C-action.outpost-add.2", "C-action.outpost-add.3", "C-rul.1", "C-comp.1")
def test_an_outpost_goes_on_a_free_space_below_the_top_row_of_any_board() -> None:
    seat = {"board": {"r2c1": "agent", "r1c2": "priest"}, "outposts": ["r4c1", "r4c2"]}
    p = digs("god-digger-eggs", "set-1", seat=seat)
    assert p.asked == "ask-space" and of_board(p, 0) == {*BELOW} - {"r2c1", "r4c1", "r4c2"}
    assert of_board(p, 1) == {*BELOW}
    assert "C-action.outpost-add.2" in p.refused()
    assert p.refuses("0-r1c1") and p.refuses("0-r2c1") and p.refuses("0-r4c1")
    p.does("1-r3c3")
    assert p.outposts(1) == {"r3c3"} and p.s.outpost_supply == 24 - 3


@pytest.mark.rule("C-rul.12a", "C-rul.12d")
def test_a_set_uses_no_space_twice_nor_the_one_it_freed() -> None:
    p = digs("god-digger-eggs", "set-1", "0-r2c1")
    assert "r2c1" not in of_board(p, 0) and p.refuses("0-r2c1")
    p = digs("god-digger-collapse", "set-3", "outpost-remove", "0-r4c2",
             seat={"outposts": ["r4c2", "r4c3"], "madness": {"blue": 1}})  # fmt: skip
    assert "r4c2" not in of_board(p, 0) and "r4c1" in of_board(p, 0)


@pytest.mark.rule("C-action.outpost-add.4", "C-rul.49")
def test_an_outpost_on_a_depth_token_carries_it() -> None:
    seat = {"depth": {"r3c2": "depth-tide-a"}, "board": {"r2c2": {"tile": "agent", "life": 2}, "r4c1": "priest"}}
    p = digs("basic-crane-smugglers", "set-2", "outpost-add", "0-r3c2", seat=seat)
    assert p.outposts(0) == {"r3c2"} and p.t.view(0)["table"]["depth"].count("depth-tide-a") == 1
    p.does("0-r4c1")


@pytest.mark.rule("C-action.outpost-add.5", "C-rul.41a", "C-rul.41b")
def test_a_full_board_may_be_named_and_its_owner_loses_two_cultists_each_time() -> None:
    p = digs("god-digger-eggs", "set-1", seat={"outposts": []}, other={"outposts": BELOW, "cultists": 20})
    assert "player-1" in p.options() and of_board(p, 1) == set()
    p.does("player-1")
    assert p.s.cultists[1] == 18 and "player-1" in p.options(), "a refused outpost has no target"
    p.does("player-1")
    assert p.s.cultists[1] == 16 and len(p.outposts(1)) == 9


@pytest.mark.rule("C-rul.41a", "C-action.outpost-add.5")
def test_without_supply_every_named_board_loses_two() -> None:
    seats = [{"character": "crane", "hand": ["basic-crane-smugglers"], "outposts": BELOW, "board": {"r1c1": "agent"}},
             {"outposts": BELOW}, {"outposts": BELOW[:6]}]  # fmt: skip
    p = at(*seats, players=3, gods=DEEP)
    assert p.s.outpost_supply == 0
    p.does("basic-crane-smugglers", "set-2", "outpost-add")
    assert p.options() == ["player-0", "player-1", "player-2"]
    assert p.does("player-2").s.cultists == [40, 40, 38]


@pytest.mark.rule("C-rul.41b")
def test_a_board_whose_spaces_the_set_has_used_cannot_be_named() -> None:
    p = digs("god-digger-eggs", "set-1", other={"outposts": BELOW[:-1]}, seat={"outposts": BELOW[:-2]})
    p.does("0-r4c2")
    assert "0-r4c3" in p.options() and "player-0" not in p.options(), "while there is a legal space it must be used"


@pytest.mark.rule("C-rul.55c")
def test_adding_an_outpost_is_always_possible() -> None:
    seats = [
        {"character": "crane", "hand": ["god-digger-eggs"], "outposts": BELOW, "madness": {"red": 1}},
        {"outposts": BELOW},
    ]
    p = at(*seats, gods=DEEP).does("god-digger-eggs")
    assert "set-3" in p.options() and "set-1" in p.options()


@pytest.mark.rule("C-action.outpost-remove.1", "C-action.outpost-remove.2")
def test_a_card_removes_an_outpost_of_any_board_for_nothing() -> None:
    seat = {"outposts": ["r4c1"], "board": {"r2c1": "agent"}}
    p = digs("basic-crane-smugglers", "set-1", "outpost-remove", seat=seat, other={"outposts": ["r3c3"]})
    assert p.options() == ["0-r4c1", "1-r3c3"]
    p.does("1-r3c3")
    assert p.outposts(1) == set() and p.s.outpost_supply == 23
    assert p.s.cultists == [40, 40] and p.s.madness == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("C-action.outpost-remove.3")
def test_an_outpost_with_a_depth_token_cannot_be_removed() -> None:
    seat = {"outposts": ["r4c1", "r4c2", "r4c3"], "depth": {"r4c1": "depth-tide-a"}, "board": {"r2c1": "agent"}}
    p = digs("basic-crane-smugglers", "set-1", "outpost-remove", seat=seat)
    assert p.options() == ["0-r4c2", "0-r4c3"] and "C-action.outpost-remove.3" in p.refused()
    assert p.refuses("0-r4c1")


@pytest.mark.rule("C-rul.13b")
def test_a_removal_must_be_done_even_if_it_helps_a_rival() -> None:
    p = digs("basic-crane-smugglers", "set-1", other={"outposts": ["r3c3"]})
    assert p.outposts(1) == set()
