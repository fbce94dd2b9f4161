"""The search bot: a tree over determinized clones.

Each decision of the seat has one tree. Its root tries every answer in the same imagined worlds, so that luck is the
same for all of them, and halves the field again and again: the better half goes on. Below the root the seat tries what
is good for itself, as far as the tree has grown and the game has no habit; all else goes by habit, until so many turns
have passed and the position can be judged. Answers are compared at the same turn: who looks further for one of them
than for another compares luck. No game is named here: hints, habits, evaluation and horizon are the game's.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import ceil, log2
from statistics import mean, stdev
from typing import Any, NamedTuple

from ..kernel.ask import Answer
from ..kernel.table import Table
from .base import Bot, ask_of, imagine, likely, question_of
from .habit import answer_by_habit
from .moment import Moment, Move
from .tree import Edge, Measure

__all__ = ["Budget", "SearchBot", "Tried"]

DEEPEST = 400
"""Questions after which a play-out is judged wherever it is."""
TRUST = 0.3
"""What a hint is worth beside what was seen, in spreads of the judgment, fading with the number of tries."""
DOUBT = 1.0
"""By how many standard errors a move has to be better to be preferred to a rule of thumb."""
FADES = 0.8
"""What the judgment of a turn weighs beside that of the turn before: the further off, the more of it is luck."""
GUESSES = 6
"""Worlds in which the game is asked for sensible answers to a wide question."""
LEAST = 8
"""Iterations for each item of a wide question, however small the budget."""


class Budget:
    """So many iterations, or so many seconds on the clock, or whichever is used up first."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations < 0 or seconds < 0 or not (iterations or seconds):
            raise ValueError("a search needs iterations or seconds")
        self.iterations, self.seconds = iterations, seconds
        self.used, self.began = 0, time.monotonic()

    def spent(self, share: float) -> bool:
        """Is this share of it used up?"""
        if self.iterations and self.used >= share * self.iterations:
            return True
        return bool(self.seconds) and time.monotonic() - self.began >= share * self.seconds


class Tried(NamedTuple):
    """What a search found out about a move."""

    move: Move
    tries: int
    promise: float


class SearchBot(Bot):
    """Searches with so many iterations for each decision, or for so many seconds, in one process or in several."""

    def __init__(self, iterations: int = 200, seconds: float = 0.0, processes: int = 1) -> None:
        Budget(iterations, seconds)  # refuses what is none
        self.iterations, self.seconds, self.processes = iterations, seconds, processes
        self._pool: ProcessPoolExecutor | None = None

    def answer(self, table: Table, seat: int, rng: random.Random) -> Answer:
        """One search for a question whose answers can be listed; of a wide one among those that the game takes for
        sensible, else for each item. What the game proposes to the end of a series of questions, such as a payment, and
        what is routine needs no search."""
        why = ask_of(table, seat).why
        propose = table.game.proposes.get(why)
        if propose is not None and (proposed := propose(table, seat)):
            return proposed[0]
        if why in table.game.routine:
            world = imagine(table, seat, rng)
            if sensible := likely(world, question_of(world, seat), rng):
                return sensible[0]
        moment = Moment(table, question_of(table, seat))
        if moment.wide and (whole := self._sensible(table, seat, rng)):
            move = whole[0] if len(whole) == 1 else self._best(table, seat, None, whole, 1, rng)
            return moment.decision.fold(move)
        steps = moment.decision.most + 1 if moment.wide else 1
        while True:
            moves = moment.moves()
            move = moves[0] if len(moves) == 1 else self._best(table, seat, moment.taken, moves, steps, rng)
            answer = moment.folded(move)
            if answer is not None:
                return answer
            moment = Moment(table, moment.decision, (*moment.taken, *move))

    def _sensible(self, table: Table, seat: int, rng: random.Random) -> list[Move]:
        """Whole answers to a wide question, by what the game takes for sensible in some imagined worlds; where that is
        a single one, what lies beside it too."""
        found: dict[Move, None] = {}
        for _ in range(GUESSES):
            world = imagine(table, seat, rng)
            found.update(dict.fromkeys(Moment(world, question_of(world, seat), None).hinted(rng)))
        if len(found) == 1:
            found.update(dict.fromkeys(Moment(table, question_of(table, seat), None).beside(*found)))
        return list(found)

    def _best(
        self, table: Table, seat: int, taken: Move | None, moves: Sequence[Move], steps: int, rng: random.Random
    ) -> Move:
        iterations = max(LEAST, self.iterations // steps) if self.iterations else 0
        seconds = self.seconds / steps
        if self.processes <= 1:
            return Search(table, seat, taken, Budget(iterations, seconds), rng).run(moves)[0].move
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes)
        saved, share = table.save(), ceil(iterations / self.processes)
        asked = [
            self._pool.submit(_search_apart, saved, seat, taken, moves, share, seconds, rng.getrandbits(64))
            for _ in range(self.processes)
        ]
        return merged([future.result() for future in asked])


def _search_apart(
    saved: dict[str, Any],
    seat: int,
    taken: Move | None,
    moves: Sequence[Move],
    iterations: int,
    seconds: float,
    seed: int,
) -> list[Tried]:
    """A search in a process of its own."""
    import fathom

    table = fathom.load(saved)
    table.quiet = True
    return Search(table, seat, taken, Budget(iterations, seconds), random.Random(seed)).run(moves)


def merged(found: Sequence[Sequence[Tried]]) -> Move:
    """The move that several searches tried most, or of equals the one that promises most."""
    tries: dict[Move, int] = {}
    total: dict[Move, float] = {}
    for each in (tried for one in found for tried in one):
        tries[each.move] = tries.get(each.move, 0) + each.tries
        total[each.move] = total.get(each.move, 0.0) + each.tries * each.promise
    return max(tries, key=lambda move: (tries[move], total[move] / tries[move]))


def _is_better(one: Sequence[float], rule: Sequence[float]) -> bool:
    """Was a move better than the rule of thumb in the same worlds, by more than chance makes of it?"""
    more = [a - b for a, b in zip(one, rule, strict=False)]
    return len(more) > 1 and mean(more) > DOUBT * stdev(more) / len(more) ** 0.5


class Search:
    """The search for one move of a seat."""

    def __init__(self, table: Table, seat: int, taken: Move | None, budget: Budget, rng: random.Random) -> None:
        self.table, self.seat, self.taken, self.budget, self.rng = table, seat, taken, budget, rng
        self.game = table.game
        self.horizon = self.game.horizon(table)
        self.measure = Measure()

    def run(self, moves: Sequence[Move]) -> list[Tried]:
        """Halve the field until one move is left: that one comes first, those that went on longest come next. A rule of
        thumb, which is the single move that the game hints at, stays in to the end."""
        root = {move: Edge() for move in moves}
        found: dict[Move, list[float]] = {move: [] for move in moves}
        world = imagine(self.table, self.seat, self.rng)
        trusted = set(Moment(world, question_of(world, self.seat), self.taken).hinted(self.rng))
        field = sorted(moves, key=lambda move: move not in trusted)
        rule = field[0] if len(trusted) == 1 and field[0] in trusted else None
        alive = len(field)
        rounds = max(1, ceil(log2(alive)))
        for number in range(1, rounds + 1):
            while True:
                luck = self.rng.getrandbits(64)
                for move in field[:alive]:
                    before = root[move].total
                    self.iterate(world, root[move], move, random.Random(luck))
                    found[move].append(root[move].total - before)
                if self.budget.spent(number / rounds):
                    break
                world = imagine(self.table, self.seat, self.rng)
            field[:alive] = sorted(field[:alive], key=lambda move: -self.promise(root[move], move in trusted))
            alive = ceil(alive / 2)
            if rule in field[alive:] and alive > 1:
                field.remove(rule)
                field.insert(alive - 1, rule)
        if rule is not None and field[0] != rule and not _is_better(found[field[0]], found[rule]):
            field.remove(rule)
            field.insert(0, rule)
        return [Tried(move, root[move].tried, self.promise(root[move], move in trusted)) for move in field]

    def promise(self, edge: Edge, trusted: bool) -> float:
        return edge.mean + (TRUST * self.measure.spread / edge.tried**0.5 if trusted else 0.0)

    def iterate(self, world: Table, edge: Edge, move: Move, rng: random.Random) -> None:
        """Try a move once: down the tree, on by the play-out, judge, and tell every edge on the way."""
        self.budget.used += 1
        game, seat = self.game, self.seat
        quiet, turn = game.quiet_questions, game.turn(world)
        until = turn + self.horizon
        value, weight, weights = 0.0, 1.0, 0.0
        table = world.clone()
        taken = Moment(table, question_of(table, seat), self.taken).play(move)
        path = [edge]
        growing = True
        for _ in range(DEEPEST):
            decision = table.decision
            if decision is None:
                break
            ask = table.asked[0]
            if not taken:
                if ask.why in quiet and game.turn(table) > turn:
                    turn = game.turn(table)
                    value += weight * self.measure.see(game.judge(table, seat))
                    weights += weight
                    weight *= FADES
                    if turn >= until:
                        break
                if answer_by_habit(table, decision, rng, glance=not growing or decision.seat != seat):
                    continue
            moment = Moment(table, decision, taken)
            moves = moment.hinted(rng) or moment.moves()
            if len(moves) == 1:
                move = moves[0]
            elif growing:
                key = (ask.why, taken, tuple(moves))
                growing = key in edge.nodes
                move, edge = edge.node(key).select(moves, self.measure.spread, rng)
                path.append(edge)
            else:
                move = rng.choice(moves)
            taken = moment.play(move)
        if turn < until:  # the game is over, or nobody gets on: what is found now counts for all that would have come
            rest = 1.0 if self.horizon == 0 else weight * (1.0 - FADES ** (until - turn)) / (1.0 - FADES)
            value += rest * self.measure.see(game.judge(table, seat))
            weights += rest
        for edge in path:
            edge.tried += 1
            edge.total += value / weights
