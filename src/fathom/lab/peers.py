"""How fast are other game engines on this machine?

A figure such as "40,000 decisions per second" means nothing alone, so `fathom bench` prints it beside
engines people know, measured in the same run, on the same core, by the same two loops
(`decisions_per_second` and `clone_microseconds`). Time is that of the processor: what else runs on the machine
does not count.

Each peer is treated well: its own copy method, its cheapest correct loop, no observation that random play
does not need. A peer that is not installed is left out; `pip install fathom-table[bench]` brings all five.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import version
from statistics import median
from time import process_time
from typing import Any

NO_LIMIT = sys.maxsize

Play = Callable[[random.Random, int], tuple[Any, int]]
"""Play a fresh game at random for at most so many decisions; return the position and the decisions made.
The same generator must give the same game: that is how half-way positions are found."""

Clone = Callable[[Any], object]


@dataclass(frozen=True, slots=True)
class Peer:
    """One engine's figures. `how` says what was measured, so that nobody has to guess what is compared."""

    name: str
    version: str
    game: str
    decisions_per_second: float
    clone_microseconds: float
    how: str
    steps_ahead_per_second: float = 0.0
    """Copies on which one answer was tried, as its own look-ahead does; 0 where it has none."""
    playouts_per_second: float = 0.0
    """Copies of a half-way position that were played to the end at random; 0 where nothing of its own searches."""


def decisions_per_second(play: Play, seconds: float) -> tuple[float, list[int]]:
    """Play games, number n with generator Random(n), until the time is up: the rate and each game's length.

    Whole games, because openings have fewer options than the middle and would flatter an engine whose games
    are cut short.
    """
    play(random.Random(-1), NO_LIMIT)  # warm-up: imports, caches, lazy tables
    lengths: list[int] = []
    start = process_time()
    while (elapsed := process_time() - start) < seconds or not lengths:
        lengths.append(play(random.Random(len(lengths)), NO_LIMIT)[1])
    return sum(lengths) / elapsed, lengths


def half_way(play: Play, lengths: list[int], most: int = 20) -> list[Any]:
    """Mid-game positions: games already played are played again and stopped after half their decisions."""
    return [play(random.Random(n), length // 2)[0] for n, length in enumerate(lengths[:most])]


def clone_microseconds(positions: list[Any], clone: Clone) -> float:
    """The median over positions of the time one copy takes, freeing it included: a search pays for both.

    Of several rounds the quickest counts: what a busy machine adds is no property of the engine.
    """
    return median(min(_round(position, clone) for _ in range(5)) for position in positions)


def per_second(positions: list[Any], search: Callable[[Any], int], seconds: float) -> float:
    """Search one position after the other until the time is up; `search` tells how many steps it took."""
    done, start = 0, process_time()
    while True:
        for position in positions:
            done += search(position)
            elapsed = process_time() - start
            if elapsed >= seconds:
                return done / elapsed


def _round(position: Any, clone: Clone) -> float:
    clone(position)
    copies, elapsed = 0, 0.0
    start = process_time()
    while elapsed < 0.002:
        for _ in range(10):
            clone(position)
        copies += 10
        elapsed = process_time() - start
    return elapsed / copies * 1e6


def python_chess(seconds: float = 2.0) -> Peer | None:
    """python-chess: pure Python on bitboards; the best-known board game library of the language."""
    try:
        import chess
    except ImportError:
        return None

    def over(board: Any) -> bool:
        # Board.is_game_over() would look for a legal move again: ask only for the endings that leave moves.
        draw: bool = board.is_insufficient_material() or board.is_fivefold_repetition()
        return draw or board.halfmove_clock >= 150

    def play(rng: random.Random, most: int) -> tuple[Any, int]:
        board, made = chess.Board(), 0
        while made < most and (moves := list(board.legal_moves)) and not over(board):
            board.push(rng.choice(moves))
            made += 1
        return board, made

    def bare(board: Any) -> object:
        return board.copy(stack=False)

    how = "list(legal_moves), push, automatic draws; Board.copy(), which keeps the move stack"
    peer = _peer("chess", "chess", how, play, chess.Board.copy, seconds)
    without = clone_microseconds([play(random.Random(n), 150)[0] for n in range(20)], bare)
    return replace(peer, how=f"{how} (without it, blind to repetitions: {without:.1f} us)")


def rlcard(seconds: float = 2.0) -> Peer | None:
    """RLCard: pure Python card games for learning agents. UNO: its Leduc is over after a few choices."""
    try:
        from numpy.random import RandomState
        from rlcard.games.uno import Game
    except ImportError:
        return None

    def play(rng: random.Random, most: int) -> tuple[Any, int]:
        game, made = Game(), 0
        game.np_random = RandomState(rng.randrange(2**32))
        state, _ = game.init_game()
        while made < most and not game.is_over():
            state, _ = game.step(rng.choice(state["legal_actions"]))
            made += 1
        return game, made

    how = "legal_actions of the state, step, no tensors; copy.deepcopy(game), as it has no copy method"
    return _peer("rlcard", "uno, 2 players", how, play, copy.deepcopy, seconds)


def open_spiel(seconds: float = 2.0) -> Peer | None:
    """OpenSpiel: C++ behind Python. Backgammon: it has dice, many options, and its rules are in C++."""
    try:
        import pyspiel
    except ImportError:
        return None
    backgammon = pyspiel.load_game("backgammon")

    def play(rng: random.Random, most: int) -> tuple[Any, int]:
        state, made = backgammon.new_initial_state(), 0
        while made < most and not state.is_terminal():
            if state.is_chance_node():  # the dice: applied, but not counted as a decision
                state.apply_action(_drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return state, made

    how = "C++ called from Python: legal_actions, apply_action, dice drawn but not counted; State.clone()"
    return _peer("open_spiel", "backgammon", how, play, lambda state: state.clone(), seconds)


def pettingzoo(seconds: float = 2.0) -> Peer | None:
    """PettingZoo classic: board games behind its interface for agents. Connect Four: it needs no other engine."""
    try:
        from pettingzoo.classic.connect_four.connect_four import raw_env
    except ImportError:
        return None

    def play(rng: random.Random, most: int) -> tuple[Any, int]:
        env, made = raw_env(), 0
        env.reset()
        while made < most and not env.terminations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(rng.choice([action for action, legal in enumerate(mask) if legal]))
            made += 1
        return env, made

    how = (
        "raw_env: action_mask of observe, which has no cheaper way, step; copy.deepcopy(env), as it has no copy method"
    )
    return _peer("pettingzoo", "classic connect_four", how, play, copy.deepcopy, seconds)


def catanatron(seconds: float = 2.0) -> Peer | None:
    """Catanatron: pure Python Catan made for bots; of the five the nearest to a big modern board game.

    Its released package has one player that searches: it tries every action on a copy. Its tree search is not released;
    what that one would do again and again is a play-out on a copy.
    """
    try:
        from catanatron import Color, Game, RandomPlayer
        from catanatron.game import TURNS_LIMIT
        from catanatron.players.search import VictoryPointPlayer
    except ImportError:
        return None

    def play(rng: random.Random, most: int) -> tuple[Any, int]:
        players = [RandomPlayer(color) for color in Color]
        seed = rng.randrange(1, 2**32)  # Game seeds the global generator, from which its players draw
        game, made = Game(players, seed=seed), 0
        while made < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            made += 1
        return game, made

    def look_ahead(game: Any) -> int:
        VictoryPointPlayer(game.state.current_color()).decide(game, game.state.playable_actions)
        return len(game.state.playable_actions)

    def play_out(game: Any) -> int:
        game.copy().play()
        return 1

    how = "Game.play_tick() with 4 RandomPlayers, stopped as Game.play() does; Game.copy(); VictoryPointPlayer.decide()"
    peer = _peer("catanatron", "Catan, 4 players", how, play, lambda game: game.copy(), seconds)
    games = half_way(play, [play(random.Random(n), NO_LIMIT)[1] for n in range(20)])
    asked = [game for game in games if len(game.state.playable_actions) > 1]
    return replace(
        peer,
        steps_ahead_per_second=per_second(asked, look_ahead, seconds),
        playouts_per_second=per_second(games, play_out, seconds),
    )


def measure(seconds: float = 2.0) -> list[Peer]:
    """All installed peers, one after the other, about `seconds` of play each."""
    peers = [of(seconds) for of in (python_chess, rlcard, open_spiel, pettingzoo, catanatron)]
    return [peer for peer in peers if peer is not None]


def _peer(package: str, game: str, how: str, play: Play, clone: Clone, seconds: float) -> Peer:
    rate, lengths = decisions_per_second(play, seconds)
    copying = clone_microseconds(half_way(play, lengths), clone)
    return Peer(package, version(package), game, rate, copying, how)


def _drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One outcome by its odds. A plain loop: `rng.choices` would take a fifth of the whole measured time."""
    left = rng.random()
    for outcome, odds in outcomes:
        left -= odds
        if left < 0:
            return outcome
    return outcomes[-1][0]  # rounding left a crumb
