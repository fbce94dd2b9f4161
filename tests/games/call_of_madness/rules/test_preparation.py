"""Phase 1 (C-phase1): time of day, fires, cards and figures, new investigators."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from madness_play import Play, Standing, alone, at

PATROL = {"inv-patrolman": 10}
"""A bag in which all tiles are alike: life 3, strength 2, no symbol."""


def dawn(*seats: dict[str, Any], tile_bag: dict[str, int] | None = None, **rest: Any) -> Play:
    """The preparation phase has run, up to the first turn."""
    rest.setdefault("round", 2)
    return at(*seats, step="preparation", tile_bag=tile_bag or PATROL, **rest)


# ---- the round


@pytest.mark.rule("C-round.1")
def test_a_round_is_preparation_then_defence_then_investigators() -> None:
    p = dawn({"hand": []}, {"hand": []})
    p.passes(0, 1)
    told = [event.rule for event in p.t.events() if event.text.id in ("log-time", "log-defence", "log-investigators")]
    assert told[:3] == ["C-phase1.a", "C-round.1", "C-phase3.a1"]
    assert p.s.round == 3, "and the next round begins"


@pytest.mark.rule("C-round.2")
def test_the_first_round_has_no_preparation() -> None:
    table = fathom.new("call_of_madness", seats=2, seed=3, options={"goals": False, "characters": "random"})
    while table.decision is not None and table.state.phase == "setup":
        table.choose(table.decision.options[0].key)
    assert (table.state.phase, table.state.round, table.state.night) == ("defence", 1, False)
    assert [event.text.id for event in table.events()].count("log-newcomers") == 0
    assert sum(map(bool, table.state.board)) == 10, "only the layouts stand there"


@pytest.mark.rule("C-phase1.a")
@pytest.mark.parametrize("night", [False, True])
def test_day_and_night_alternate(night: bool) -> None:
    p = dawn(night=night)
    assert p.s.night is not night
    p.passes(0, 1)
    assert p.s.night is night


# ---- fires


@pytest.mark.rule("C-phase1.b1", "C-phase1.b2")
@pytest.mark.parametrize(("night", "loss"), [(False, 3), (True, 6)])
def test_each_fire_of_a_pool_costs_one_cultist_by_day_and_two_by_night_and_stays(night: bool, loss: int) -> None:
    """The side just flipped to counts."""
    p = dawn({"cultists": 30, "fire": 3}, {"cultists": 30}, night=not night)
    assert p.s.cultists == [30 - loss, 30]
    assert p.s.fire == [3, 0]


@pytest.mark.rule("C-phase1.b3", "C-rul.40")
@pytest.mark.parametrize("night", [False, True])
def test_a_burning_investigator_loses_one_life_by_day_and_night_and_keeps_burning(night: bool) -> None:
    board = {"r2c1": {"tile": "agent", "fire": True}, "r2c2": "agent"}
    p = dawn({"board": board}, night=night)
    assert p.on("0-r2c1") == Standing("agent", 4, 1)
    assert p.on("0-r2c2") == Standing("agent", 5)


@pytest.mark.rule("C-rul.17a")
def test_fires_are_resolved_board_by_board_first_the_pool_then_from_the_top_row_down() -> None:
    burning = {"r3c1": {"tile": "student", "fire": True}, "r2c3": {"tile": "reporter", "fire": True},
               "r2c2": {"tile": "detective", "fire": True}}  # fmt: skip
    p = dawn({"fire": 1, "board": burning}, {"fire": 1}, holder=1)
    told = [event.text for event in p.t.events() if event.rule in ("C-phase1.b1", "C-phase1.b3")]
    assert [text.id for text in told] == ["log-lose", "log-lose", "log-burns", "log-burns", "log-burns"]
    assert [text.render("en").split(",")[0] for text in told[2:]] == [
        "Burns: Detective (Player 1", "Burns: Reporter (Player 1", "Burns: Student (Player 1",
    ]  # fmt: skip
    assert told[0].render("en").startswith("Player 2"), "from the holder of the time marker on"


@pytest.mark.rule("C-rul.17b")
def test_who_dies_by_its_fire_pays_its_owner_and_counts_for_no_goal() -> None:
    board = {"r2c1": {"tile": "reporter", "life": 1, "fire": True, "madness": {"green": 2}}}
    p = dawn({"board": board, "hand": []}, goals=["goal-now-mercy"], tile_bag={"inv-patrolman": 3, "inv-agent": 3})
    assert p.on("0-r2c1") is None
    assert p.s.madness[0][1] >= 2
    assert p.s.fire_supply == 25
    assert p.s.felled == ()
    assert "goal-now-mercy" not in p.options()


@pytest.mark.rule("C-rul.17b")
def test_a_loss_by_fire_can_end_the_game_before_anything_else() -> None:
    p = dawn({"cultists": 2, "fire": 3}, {"cultists": 1, "fire": 1})
    assert p.t.outcome is not None
    assert p.s.cultists == [0, 1], "the fires of the second player are not resolved any more"
    assert p.board(0) == {}


# ---- cards and figures


@pytest.mark.rule("C-phase1.c1")
def test_each_player_draws_a_card() -> None:
    p = dawn({"character": "rose", "deck": ["basic-rose-scalpel"], "hand": []},
             {"character": "crane", "deck": ["basic-crane-pact"], "hand": []})  # fmt: skip
    assert (p.cards("hands", 0), p.cards("hands", 1)) == (["basic-rose-scalpel"], ["basic-crane-pact"])


@pytest.mark.rule("C-phase1.c2", "C-phase1.c3", "C-rul.37a")
def test_each_figure_becomes_ready_and_stays_where_it_is() -> None:
    p = dawn({"figure": "digger", "ready": False}, {"ready": False})
    assert p.s.ready == [1, 1]
    assert p.t.view(0)["table"]["figures"] == ["digger", None]


@pytest.mark.rule("C-solo.8")
def test_the_automa_draws_no_card_and_its_figure_is_not_touched() -> None:
    p = alone({"hand": []}, step="preparation", round=2, tile_bag=PATROL)
    assert len(p.s.hands) == 1 and len(p.cards("hands")) == 1
    assert len(p.s.automa_deck) == 10


# ---- new investigators


@pytest.mark.rule("C-phase1.d1", "C-phase1.d2", "C-comp.18")
def test_three_new_investigators_stand_on_the_top_row_with_their_printed_life() -> None:
    p = dawn()
    for player in (0, 1):
        assert p.board(player) == {"r1c1": "patrolman", "r1c2": "patrolman", "r1c3": "patrolman"}
    assert p.life("0-r1c1") == 3
    assert sum(p.s.tile_bag) == 4


def test_whoever_a_position_puts_on_the_top_row_is_not_covered_by_a_newcomer() -> None:
    p = at({"board": {"r1c2": {"tile": "agent", "fire": True}}}, step="preparation", tile_bag={"inv-patrolman": 5})
    assert p.board(0) == {"r1c1": "patrolman", "r1c2": "agent", "r1c3": "patrolman"}
    assert p.life("0-r1c2") == 4 and p.t.game.explain(p.t) == []


@pytest.mark.rule("C-phase1.d3")
@pytest.mark.parametrize(("night", "n"), [(False, 1), (True, 2)])
def test_a_newcomer_has_one_token_by_day_and_two_by_night(night: bool, n: int) -> None:
    p = dawn(night=not night)
    assert [sum(found[4:]) for found in p.s.board if found] == [n] * 6


@pytest.mark.rule("C-phase1.d4", "C-comp.3")
def test_an_empty_bag_is_filled_with_the_discarded_tiles_and_drawing_goes_on() -> None:
    p = dawn(tile_bag={"inv-soldier": 2})
    assert sum(map(bool, p.s.board)) == 6
    assert len(p.told("log-bag-filled")) == 1
    assert sorted(p.board(0).values())[-2:] == ["soldier", "soldier"], "the last of the bag came first"
    assert sum(p.s.tile_discard) == 0


@pytest.mark.rule("C-phase1.d5", "C-rul.18")
def test_the_highest_total_of_printed_life_brings_a_token() -> None:
    """Also if one of them is gone already: a depth token on the top row takes 1 life of a newcomer."""
    for seed in range(40):
        p = dawn({"madness": {}}, {"madness": {}}, tile_bag={"inv-soldier": 3, "inv-reporter": 3}, seed=seed)
        totals = [sum({"soldier": 5, "reporter": 2}[tile] for tile in p.board(player).values()) for player in (0, 1)]
        assert [sum(pool) for pool in p.s.madness] == [int(total == max(totals)) for total in totals]
        if totals[0] > totals[1]:
            assert p.told("log-tokens") == ["C-phase1.d5"]
            return
    raise AssertionError("no seed gave different totals")


@pytest.mark.rule("C-phase1.d6")
def test_on_a_tie_everybody_tied_takes_a_token() -> None:
    p = dawn(players=3)
    assert [sum(pool) for pool in p.s.madness] == [1, 1, 1]
    assert p.told("log-tokens") == ["C-phase1.d6"] * 3


@pytest.mark.rule("C-rul.39a")
def test_tiles_are_drawn_in_turn_order_from_the_holder_and_lie_from_left_to_right() -> None:
    p = dawn(holder=1, tile_bag={"inv-agent": 3})
    assert set(p.board(1).values()) == {"agent"}, "the holder's come first, out of the bag"
    assert "agent" not in p.board(0).values()
    numbers = [found[0] for found in p.s.board if found]
    assert numbers == [4, 5, 6, 1, 2, 3], "and each board from the left"


@pytest.mark.rule("C-rul.39b")
def test_one_token_each_then_at_night_a_second_one() -> None:
    """With 4 tokens left in the bag the first two newcomers of the holder get no second one, nor anybody a bonus."""
    many = {"r3c1": {"tile": "agent", "madness": {"blue": 25, "green": 25, "red": 17}}}
    p = dawn({"board": many}, night=False, holder=0)
    assert p.s.night
    counts = [[sum(p.tokens(f"{player}-r1c{column}")) for column in (1, 2, 3)] for player in (0, 1)]
    assert counts == [[2, 2, 1], [1, 1, 1]]
    assert [sum(pool) for pool in p.s.madness] == [0, 0]
    assert p.told("log-bag-empty") == ["C-rul.4"] * 2


@pytest.mark.rule("C-rul.24b", "C-rul.18")
def test_a_newcomer_enters_its_space_after_all_tokens_are_dealt() -> None:
    gods = ["deep", "guide", "toad", "digger"]
    p = dawn({"depth": {"r1c2": "depth-tide-b"}}, gods=gods, tile_bag={"inv-reporter": 6})
    assert (p.life("0-r1c1"), p.life("0-r1c2")) == (2, 1), "attack 1 of the token on a space"
    assert sum(p.tokens("0-r1c2")) == 2
    assert p.s.depth_supply == [8, 8], "the token is gone"
    assert [sum(pool) for pool in p.s.madness] == [1, 1], "the bonus counts printed life"
