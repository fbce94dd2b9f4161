"""The search: it finds what a look ahead finds, keeps to its budget, and works for any game."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import fathom
from fathom.bots import BadBudget, SearchBot, UnknownBot, make
from fathom.bots.base import ask_of, question_of
from fathom.bots.moment import Moment
from fathom.bots.search import Budget, Search, Tried, merged
from fathom.bots.tree import Edge, Measure, Node
from fathom.kernel.ask import Split
from fathom.lab.honesty import moments
from unfathomable_play import at

GAMES = [("abyss", 2), ("unfathomable", 3), ("arkham", 1), ("call_of_madness", 2)]


def some_moments(game: str, seats: int, n: int) -> list[tuple[fathom.Table, int]]:
    found = []
    for table, seat in moments(game, seats, {}, seed=4, every=6):
        found.append((table.clone(), seat))
        if len(found) == n:
            break
    return found


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_it_answers_any_question_of_any_game_and_leaves_the_table_as_it_was(game: str, seats: int) -> None:
    for table, seat in some_moments(game, seats, 6):
        before = table.fingerprint()
        answer = SearchBot(10).answer(table, seat, random.Random(1))
        assert question_of(table, seat).accepts(answer)
        assert table.fingerprint() == before


def test_with_the_same_generator_and_iterations_it_answers_the_same() -> None:
    for table, seat in some_moments("abyss", 2, 4):
        first, second = (SearchBot(20).answer(table, seat, random.Random(7)) for _ in range(2))
        assert first == second


def test_it_takes_a_win_that_lies_before_it() -> None:
    """Whoever recruits the seventh Lord ends the game: with far more points that is the thing to do."""
    rich = {"lords": ["lord-landowner", "lord-keeper", "lord-slaver", "lord-schemer", "lord-oracle", "lord-hermit"]}
    seven = {**rich, "hand": ["crab-5", "squid-5", "jellyfish-5", "shellfish-5", "seahorse-5"], "pearls": 9}
    table = fathom.position("abyss", {"seats": [seven, {}], "court": ["lord-commander"]})
    assert "recruit" in question_of(table, 0).keys
    assert SearchBot(40).answer(table, 0, random.Random(2)) == "recruit"


def test_what_a_game_proposes_is_not_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which cards pay a Lord is asked card by card: the iterations are better spent on whom to recruit."""
    rich = {"hand": ["crab-2", "crab-5", "squid-3", "jellyfish-4", "shellfish-5"], "pearls": 2}
    table = fathom.position("abyss", {"seats": [rich, {}], "court": ["lord-commander"]})
    table.choose("recruit", 0)
    ask = ask_of(table, 0)
    assert ask.why == "ask-pay" and len(ask.keys) > 1
    proposed = table.game.proposes["ask-pay"](table, 0)
    monkeypatch.setattr(Search, "run", lambda *_: pytest.fail("it searched"))
    assert SearchBot(20).answer(table, 0, random.Random(1)) == proposed[0]


def test_routine_is_not_searched_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game takes for routine is answered by its hint."""
    seen = 0
    for table, seat in moments("call_of_madness", 2, {}, seed=4, every=2):
        if ask_of(table, seat).why in table.game.routine:
            monkeypatch.setattr(Search, "run", lambda *_: pytest.fail("it searched"))
            assert question_of(table, seat).accepts(SearchBot(20).answer(table, seat, random.Random(1)))
            seen += 1
    assert seen > 5


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_habit_is_a_legal_answer(game: str, seats: int) -> None:
    rng = random.Random(2)
    for table, seat in moments(game, seats, {}, seed=5, every=1):
        answer = table.game.habit(table, ask_of(table, seat), rng)
        assert answer is None or question_of(table, seat).accepts(answer)


# ---- the budget


@pytest.mark.parametrize("iterations", [30, 90])
def test_it_makes_as_many_iterations_as_it_is_given(iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Budget] = []
    begin = Budget.__init__
    monkeypatch.setattr(Budget, "__init__", lambda self, *args: (made.append(self), begin(self, *args))[1])
    (table, seat), *_ = some_moments("abyss", 2, 1)
    SearchBot(iterations).answer(table, seat, random.Random(1))
    assert iterations <= max(budget.used for budget in made) < 1.5 * iterations


def test_it_thinks_as_long_as_it_may() -> None:
    (table, seat), *_ = some_moments("abyss", 2, 1)
    began = time.monotonic()
    SearchBot(0, seconds=0.3).answer(table, seat, random.Random(1))
    assert time.monotonic() - began >= 0.3


@pytest.mark.parametrize("budget", ["0", "", "-3", "0s", "1.5", "9/0", "9/300", "many", "4000s", "1000001"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadBudget, match="no budget of a search"):
        make(f"search:{budget}")


@pytest.mark.parametrize("name", ["oracle", "greedy:200", "", "master:3s"])
def test_an_unknown_bot_or_level_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot, match="random, greedy, search, master"):
        make(name)


@pytest.mark.parametrize(("level", "id"), [("easy", "random"), ("clever", "greedy"), ("strong", "search")])
def test_a_level_is_a_bot(level: str, id: str) -> None:
    assert type(make(level)) is type(make(id))


def test_a_master_thinks_in_seconds_and_a_strong_bot_in_iterations() -> None:
    master, strong = make("master", 1.5), make("search:800")
    assert isinstance(master, SearchBot) and isinstance(strong, SearchBot)
    assert (master.iterations, master.seconds) == (0, 1.5)
    assert (strong.iterations, strong.seconds) == (800, 0.0)


# ---- several processes


def test_in_two_processes_it_answers_and_does_so_again() -> None:
    (table, seat), *_ = some_moments("call_of_madness", 2, 1)
    bot = SearchBot(16, processes=2)
    first, second = (bot.answer(table, seat, random.Random(3)) for _ in range(2))
    assert question_of(table, seat).accepts(first)
    assert first == second


def test_what_processes_found_is_put_together() -> None:
    one = [Tried(("a",), 10, 1.0), Tried(("b",), 4, 9.0)]
    two = [Tried(("b",), 6, 2.0), Tried(("a",), 6, 1.0)]
    assert merged([one, two]) == ("a",)
    assert merged([one, two, [Tried(("b",), 6, 2.0)]]) == ("b",), "of equally many tries the better ones"


# ---- rules of thumb


@pytest.mark.parametrize(("swing", "leaves"), [(9.0, False), (0.5, True)])
def test_a_rule_of_thumb_is_left_only_for_what_is_better_by_more_than_chance(
    swing: float, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One other move is better by 1 on average, but luck swings by more or less than that; all others are worse."""
    for table, seat in moments("unfathomable", 5, {}, seed=4, every=1):
        if ask_of(table, seat).why == "ask-act" and len(question_of(table, seat).keys) > 4:
            break
    moment = Moment(table, question_of(table, seat))
    (rule,) = moment.hinted(random.Random(1))
    moves = moment.moves()
    other = next(move for move in moves if move != rule)
    worth = {move: -5.0 for move in moves} | {rule: 0.0, other: 1.0}

    def iterate(self: Search, world: fathom.Table, edge: Edge, move: tuple[str, ...], rng: random.Random) -> None:
        self.budget.used += 1
        edge.tried += 1
        edge.total += worth[move] + (swing if edge.tried % 2 else -swing) * (move == other)

    monkeypatch.setattr(Search, "iterate", iterate)
    found = Search(table, seat, (), Budget(200), random.Random(2)).run(moves)
    assert found[0].move == (other if leaves else rule)
    assert {found[0].move, found[1].move} == {rule, other}, "it stays in to the end"


# ---- wide questions


def test_a_wide_question_is_answered_item_by_item() -> None:
    for table, seat in moments("unfathomable", 5, {}, seed=2, every=1):
        moment = Moment(table, question_of(table, seat))
        if moment.wide and len(moment.decision.keys) > 3:
            break
    taken: tuple[str, ...] = ()
    rng = random.Random(5)
    while (answer := moment.folded(move := rng.choice(moment.moves()))) is None:
        assert len(move) == 1
        taken = (*taken, *move)
        moment = Moment(table, moment.decision, taken)
    assert moment.decision.accepts(answer)
    assert moment.decision.accepts(SearchBot(24).answer(table, seat, random.Random(1)))


HAND = ["will-2", "lore-2", "strength-1", "strength-2", "influence-1", "observation-1", "lore-1"]


def asked_to_contribute(loyalty: str) -> fathom.Table:
    """Seat 1 may add any of seven different cards to a test."""
    one: dict[str, Any] = {"loyalty": [loyalty], "hand": HAND}
    p = at({"hand": HAND}, one, {}, {}, step="mythos", mythos_deck=["hull-leak"], awakened=True).passed()
    assert (p.asked, p.seat) == ("ask-contribute", 1)
    return p.t


def test_a_wide_question_is_searched_among_what_the_game_takes_for_sensible(monkeypatch: pytest.MonkeyPatch) -> None:
    """A traitor may help or hinder: a handful of whole answers, each of which gets its share of the iterations."""
    seen: list[list[Any]] = []
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda self, moves: (seen.append(list(moves)), run(self, moves))[1])
    table = asked_to_contribute("hybrid")
    decision = question_of(table, 1)
    assert Moment(table, decision).wide
    answer = SearchBot(24).answer(table, 1, random.Random(3))
    (moves,) = seen
    assert 1 < len(moves) <= 6
    assert answer in [decision.fold(move) for move in moves]
    assert all(decision.accepts(decision.fold(move)) for move in moves)


def test_where_one_answer_is_sensible_what_lies_beside_it_is_tried_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A human adds what the test seems to need: one card less may do, or one more."""
    seen: list[list[Any]] = []
    run = Search.run
    monkeypatch.setattr(Search, "run", lambda self, moves: (seen.append(list(moves)), run(self, moves))[1])
    table = asked_to_contribute("human")
    decision = question_of(table, 1)
    (hinted,) = table.game.hints(table, ask_of(table, 1), random.Random(1)) or ()
    SearchBot(24).answer(table, 1, random.Random(3))
    ((first, *others),) = seen
    assert decision.fold(first) == hinted
    sizes = {len(move) - len(first) for move in others}
    assert sizes == ({-1, 1} if first else {1})
    assert all(decision.accepts(decision.fold(move)) for move in others) and len(set(others)) == len(others)


def test_beside_an_answer_of_a_fixed_number_lies_nothing() -> None:
    """Of seven cards three have to be discarded: no card less, no card more."""
    table = asked_to_contribute("human")
    ask = Split(1, dict.fromkeys(HAND, 1), "ask-contribute", "U-35.5", 3, 3)
    table.asked = (ask,)
    assert Moment(table, question_of(table, 1), None).beside(tuple(HAND[:3])) == []
    table.asked = (Split(1, dict.fromkeys(HAND, 1), "ask-contribute", "U-35.5", 0, 3),)
    beside = Moment(table, question_of(table, 1), None).beside(tuple(HAND[:3]))
    assert sorted(map(len, beside)) == [2, 2, 2]


def test_an_answer_that_must_fit_as_a_whole_is_chosen_as_a_whole() -> None:
    """A traitor discards cards worth 12 to leave the Brig, in more ways than can be listed."""
    hand = [f"{skill}-{n}" for skill in ("will", "lore", "strength", "influence") for n in (1, 2, 3)]
    traitor = {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "brig", "hand": hand, "items": []}
    p = at(traitor, {}, {}).does("move")
    assert p.asked == "ask-brig-price"
    decision = question_of(p.t, 0)
    assert decision.hangs_together
    for seed in range(3):
        assert decision.accepts(SearchBot(24).answer(p.t, 0, random.Random(seed)))


# ---- the tree


def test_a_rare_win_does_not_outweigh_everything_else() -> None:
    measure = Measure()
    for n in range(20):
        measure.see(float(n % 5))
    assert measure.see(1000.0) < 15


def test_new_moves_come_first_and_then_the_promising_ones() -> None:
    node, rng = Node(), random.Random(1)
    moves: list[Any] = [("a",), ("b",), ("c",)]
    worth = {"a": 0.0, "b": 2.5, "c": 2.0}
    tried = []
    for _ in range(60):
        move, edge = node.select(moves, 1.0, rng)
        tried.append(move[0])
        edge.tried, edge.total = edge.tried + 1, edge.total + worth[move[0]]
    assert set(tried[:3]) == {"a", "b", "c"}
    assert tried.count("b") > tried.count("c") > tried.count("a")


def test_a_move_that_is_not_open_in_this_world_is_not_made() -> None:
    node, rng = Node(), random.Random(1)
    node.edges[("best",)] = edge = Edge()
    edge.tried, edge.total, edge.open = 5, 100.0, 5
    assert node.select([("other",)], 1.0, rng)[0] == ("other",)
