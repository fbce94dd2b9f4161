"""Movement by cards (C-action.move): steps, outposts, edges, and the way into a headquarters."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
DEEP = ["deep", "guide", "toad", "digger"]


def moving(board: dict[str, Any], gods: list[str] | None = None, **seat: Any) -> Play:
    """Player 0 moves somebody up to 3 steps."""
    own = {"character": "crane", "hand": ["basic-crane-heading"], "board": board, "madness": {"blue": 1}, **seat}
    return at(own, {"character": "rose"}, gods=gods or GODS).does("basic-crane-heading", "set-2")


@pytest.mark.rule("C-action.move.1", "C-rul.14b")
def test_a_move_goes_step_by_step_may_turn_and_may_stop_early() -> None:
    p = moving({"r2c2": "agent", "r4c3": "priest"}).does("0-r2c2")
    assert p.asked == "ask-step" and p.options() == ["up", "down", "left", "right"]
    p.does("up", "left")
    assert p.board(0) == {"r1c1": "agent", "r4c3": "priest"}
    assert "stop" in p.options()
    p.does("stop")
    assert p.board(0) == {"r1c1": "agent", "r4c3": "priest"} and p.asked == "ask-turn"
    p = moving({"r2c2": "agent", "r4c3": "priest"}).does("0-r2c2", "up", "down", "right")
    assert p.board(0) == {"r2c3": "agent", "r4c3": "priest"} and p.asked == "ask-turn", "turning back counts as a step"


@pytest.mark.rule("C-action.move.2")
def test_there_is_no_diagonal_step() -> None:
    p = moving({"r2c2": "agent", "r4c3": "priest"}).does("0-r2c2")
    assert set(p.options()) == {"up", "down", "left", "right"} and p.refuses("up-left")


@pytest.mark.rule("C-action.move.3")
def test_nobody_moves_onto_another_investigator() -> None:
    p = moving({"r2c2": "agent", "r2c1": "priest", "r3c2": "student"}).does("0-r2c2")
    assert p.options() == ["up", "right"] and "C-action.move.3" in p.refused()
    assert p.refuses("left")


@pytest.mark.rule("C-action.move.6")
def test_nobody_leaves_the_board_upward_or_sideways() -> None:
    p = moving({"r1c1": "agent", "r4c3": "priest"}).does("0-r1c1")
    assert p.options() == ["down", "right"] and "C-action.move.6" in p.refused()
    assert p.refuses("up") and p.refuses("left")


@pytest.mark.rule("C-action.move.5", "C-rul.14b")
def test_a_step_skips_all_outposts_in_a_row_in_every_direction() -> None:
    p = moving({"r1c2": "agent", "r2c1": "priest"}, outposts=["r2c2", "r3c2"]).does("0-r1c2", "down")
    assert p.board(0)["r4c2"] == "agent", "two outposts, one step"
    p.does("up", "stop")
    assert p.board(0)["r1c2"] == "agent"
    p = moving({"r3c1": "agent", "r1c1": "priest"}, outposts=["r3c2"]).does("0-r3c1", "right", "left", "stop")
    assert p.board(0)["r3c1"] == "agent"


@pytest.mark.rule("C-action.move.8")
def test_a_skip_needs_a_free_space_behind_the_outposts() -> None:
    p = moving({"r2c2": "agent", "r4c2": "priest"}, outposts=["r3c2", "r2c3"]).does("0-r2c2")
    assert p.options() == ["up", "left"], "an investigator below, the edge to the right"
    assert p.refuses("down") and p.refuses("right")


@pytest.mark.rule("C-action.move.6", "C-action.move.9", "C-rul.14b")
def test_downward_outposts_lead_into_the_headquarters_with_all_consequences() -> None:
    board = {"r3c1": {"tile": "gangster", "madness": {"blue": 1}}, "r1c3": "priest"}
    p = moving(board, outposts=["r4c1"], cultists=30).does("0-r3c1", "down")
    assert p.board(0) == {"r1c3": "priest"}
    assert p.s.cultists[0] == 30 - 4 - 3 and p.s.madness[0] == (1, 0, 0), "a blue token, which is then taken"


@pytest.mark.rule("C-action.move.6", "C-play.14")
def test_an_investigator_is_pushed_into_the_headquarters_of_another_player() -> None:
    seat = {"character": "crane", "hand": ["basic-crane-heading"]}
    p = at(seat, {"cultists": 30, "board": {"r4c2": "soldier", "r1c1": "priest"}}).does(
        "basic-crane-heading", "1-r4c2", "down"
    )
    assert p.s.cultists == [40, 25] and p.s.lured == (5,)
    assert sum(p.s.madness[1]) == 1, "a token for its symbol, to the owner of the board"


@pytest.mark.rule("C-rul.14a")
def test_at_least_one_step_and_only_who_can_take_one() -> None:
    p = moving({"r1c1": "agent", "r2c1": "priest", "r1c2": "student", "r4c3": "agent"})
    assert "0-r1c1" not in p.options(), "it stands in a corner, with others before it"
    p.does("0-r4c3")
    assert "stop" not in p.options() and "C-rul.14a" in p.refused()


@pytest.mark.rule("C-action.move.4", "C-action.depth.7", "C-action.depth.9", "C-action.depth.10")
def test_a_space_with_only_a_depth_token_may_be_entered_and_sets_it_off() -> None:
    p = moving(
        {"r2c2": "agent", "r4c3": "priest"}, gods=DEEP, depth={"r2c1": "depth-tide-b", "r3c2": "depth-offering-a"}
    )
    p.does("0-r2c2", "left")
    assert p.life("0-r2c1") == 4 and p.life("0-r4c3") == 3, "attack 1 on whoever came"
    p.does("right", "down")
    assert p.s.cultists[0] == 39, "the owner of the board loses 1"
    assert p.s.depth_supply == [8, 8]


@pytest.mark.rule("C-action.depth.8", "C-action.depth.11", "C-action.depth.12")
def test_passing_an_outpost_with_a_token_sets_off_its_lower_effect() -> None:
    board = {"r2c1": {"tile": "agent", "life": 2}, "r2c3": "priest", "r4c2": "soldier"}
    depth = {"r3c1": "depth-tide-a", "r3c3": "depth-offering-b"}
    p = moving(board, gods=DEEP, outposts=["r3c1", "r3c3"], depth=depth, cultists=30).does("0-r2c1", "down")
    assert "agent" not in p.board(0).values(), "attack 2: it is defeated and does not land"
    assert p.asked == "ask-turn"
    p = moving(board, gods=DEEP, outposts=["r3c1", "r3c3"], depth=depth, cultists=30).does("0-r2c3", "down", "stop")
    assert p.board(0)["r4c3"] == "priest" and p.s.cultists[0] == 28


@pytest.mark.rule("C-rul.24c")
def test_tokens_of_one_step_act_in_the_order_of_the_way() -> None:
    """First the outpost (reinforce 2), then the landing space (attack 1)."""
    depth = {"r3c1": "depth-tide-b", "r4c1": "depth-tide-b"}
    board = {"r2c1": {"tile": "agent", "life": 1}, "r4c3": "priest"}
    p = moving(board, gods=DEEP, outposts=["r3c1"], depth=depth).does("0-r2c1", "down")
    assert p.life("0-r4c1") == 2


@pytest.mark.rule("C-rul.15a", "C-action.move.7")
def test_who_crossed_the_edge_is_out_of_reach_and_waits_for_the_end_of_the_card() -> None:
    seat = {"character": "crane", "hand": ["basic-crane-cutlass"], "cultists": 30,
            "board": {"r4c1": "gangster", "r2c2": "agent", "r2c3": "agent"}}  # fmt: skip
    p = at(seat, {"character": "rose"}, gods=GODS).does("basic-crane-cutlass", "move-1", "0-r4c1", "down")
    assert p.s.cultists[0] == 30, "not yet"
    assert p.options() == ["0-r2c2", "0-r2c3"]
    p.does("0-r2c2")
    assert p.s.cultists[0] == 26 and p.life("0-r2c2") == 4


@pytest.mark.rule("C-inv.3")
def test_the_headquarters_is_no_space() -> None:
    """Nothing lies there: who goes down from the last row is on no board any more, and no space has a fifth row."""
    p = moving({"r4c1": "reporter", "r1c3": "priest"}).does("0-r4c1", "down")
    assert p.board(0) == {"r1c3": "priest"}
    assert len(p.t.view(0)["table"]["board"]) == 2 * 4 * 3 and not p.s.entering
