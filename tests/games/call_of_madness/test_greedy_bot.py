"""How the greedy bot plays Call of Madness alone: what it weighs, and that it thinks a round ahead."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import fathom
from fathom.bots.base import ask_of
from fathom.bots.greedy import GreedyBot
from fathom.games.call_of_madness.bot_alone import AUTOMA, OWN, alone, plays_left, prospects_alone
from fathom.games.call_of_madness.bot_round import _done, hints
from fathom.games.call_of_madness.rules.board import AUTOMA_SEAT
from fathom.games.call_of_madness.rules.turn import END, PASS
from fathom.lab.honesty import differs, moments


def turns(seed: int, every: int = 1) -> Iterator[fathom.Table]:
    """Tables at which a lone player is asked for a turn."""
    for table, seat in moments("call_of_madness", 1, {}, seed=seed, every=every):
        if ask_of(table, seat).why == "ask-turn":
            yield table


def test_what_it_weighs_alone_adds_up() -> None:
    game = fathom.games()["call_of_madness"]
    for table, _ in moments("call_of_madness", 1, {}, seed=3, every=7):
        assert sum(prospects_alone(table).values()) == pytest.approx(alone(table))
        assert game.evaluate(table, 0) == alone(table)
        assert dict(game.prospects(table, 0)) == prospects_alone(table)


def test_a_game_that_is_won_is_above_everything() -> None:
    ends = set()
    for seed in range(6):
        table, rng = fathom.new("call_of_madness", seats=1, seed=seed), random.Random(seed)
        while (decision := table.decision) is not None:
            before = alone(table)
            table.choose(decision.sample(rng), 0)
        assert table.outcome is not None
        won = bool(table.outcome.winners)
        assert (alone(table) > before + 500) if won else (alone(table) < before - 500)
        ends.add(won)
    assert False in ends


def test_life_and_outposts_on_its_board_are_what_costs_the_automa_most() -> None:
    table = next(turns(4, every=9))
    before, space = alone(table), AUTOMA_SEAT * table.state.per_board
    number, tile, life, *rest = next(found for found in table.state.board[space:] if found)
    at = table.state.board.index((number, tile, life, *rest))
    tougher = table.clone()
    tougher.state.board[at] = (number, tile, life + 1, *rest)
    assert alone(tougher) > before + 0.5
    own = table.clone()
    free = next(place for place in range(3, space) if not own.state.board[place] and not own.state.outposts[place])
    own.state.outposts[free] = 1
    assert alone(own) < before - 1.0


def test_the_weights_are_of_what_is_counted() -> None:
    assert list(OWN)[: len(AUTOMA)] == list(AUTOMA)


def test_who_has_passed_or_cannot_pay_plays_no_more_cards() -> None:
    table = next(turns(2))
    s = table.state
    assert plays_left(table, 0) > 0
    s.passed[AUTOMA_SEAT], s.free_turns = 1, [0, 0]
    s.madness[0], s.plays = (0, 0, 0), 0
    assert plays_left(table, 0) == 0
    s.madness[0] = (1, 0, 0)
    assert plays_left(table, 0) == 1
    s.passed[0] = 1
    assert plays_left(table, 0) == 0


def test_alone_it_knows_one_answer_and_leaves_the_table_alone() -> None:
    seen = 0
    for table in turns(7, every=11):
        before, ask = table.fingerprint(), ask_of(table, 0)
        found = hints(table, ask, random.Random(1))
        assert found is not None and len(found) == 1 and found[0] in ask.keys
        assert found == hints(table, ask, random.Random(1))
        assert table.fingerprint() == before
        seen += 1
    assert seen


def test_alone_it_guesses_the_deck_of_the_automa_and_its_own() -> None:
    """The same answer on two tables that differ only in what lies face down."""
    asked = 0
    for table, seat in moments("call_of_madness", 1, {"automa": "night"}, seed=9, every=6):
        assert differs(GreedyBot(), table, seat, asked) == ""
        asked += 1
    assert asked > 3


def test_it_takes_a_win_that_lies_before_it() -> None:
    """Cultists to take, somebody to lead in, an outpost too many: whatever ends the game in its favour is done."""
    met = 0
    for seed in range(11, 16):
        for before in turns(seed, every=4):
            table = before.clone()
            table.state.cultists[:] = [30, 1]
            ask, rng = ask_of(table, 0), random.Random(2)
            wins = [key for key in ask.keys if key not in (END, PASS) and _done(table, 0, key, rng).outcome is not None]
            if wins and len(wins) < len(ask.keys):
                assert hints(table, ask, rng) in [[key] for key in wins]
                met += 1
    assert met >= 3


def test_among_people_it_takes_no_longer_than_a_glance() -> None:
    for table, seat in moments("call_of_madness", 2, {}, seed=5, every=30):
        if ask_of(table, seat).why == "ask-turn":
            assert hints(table, ask_of(table, seat), random.Random(1)) is None
            return
    raise AssertionError("nobody was asked for a turn")
