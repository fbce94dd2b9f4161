"""Many games of bots against each other, on one core or several."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import fathom

from .dataset import KeptGame, Writer
from .own import bot
from .runner import run_tasks

__all__ = ["Played", "Summary", "play_game", "simulate"]

CHUNK = 20


@dataclass
class Played:
    """How one game went."""

    seed: int
    bots: tuple[str, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""
    decisions: int = 0
    turns: int = 0
    error: str = ""
    sides: tuple[str, ...] = ()
    answers: list[tuple[int, Any]] = field(default_factory=list)


@dataclass
class Summary:
    """How many games went."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    errors: list[tuple[int, str]] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    wins_by_bot: Counter[str] = field(default_factory=Counter)
    scores: list[int] = field(default_factory=list)
    turns: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        if played.error:
            self.errors.append((played.seed, played.error))
            return
        self.turns += played.turns
        self.endings[played.reason] += 1
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        for seat in played.winners:
            self.wins[seat] += 1
        for name in {played.bots[seat] for seat in played.winners}:
            self.wins_by_bot[name] += 1

    @property
    def finished(self) -> int:
        return self.games - len(self.errors)

    @property
    def mean_scores(self) -> list[float]:
        return [round(score / max(1, self.finished), 2) for score in self.scores]

    @property
    def mean_turns(self) -> float:
        return round(self.turns / max(1, self.finished), 1)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "errors": [{"seed": seed, "error": message} for seed, message in self.errors],
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / max(self.seconds, 1e-9)),
            "games_per_second": round(self.games / max(self.seconds, 1e-9), 2),
            "wins": self.wins,
            "wins_by_bot": dict(self.wins_by_bot),
            "mean_scores": self.mean_scores,
            "mean_turns": self.mean_turns,
            "endings": dict(self.endings),
        }


def play_game(
    game: str,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None,
    sides: Mapping[str, str] | None = None,
    answers: bool = False,
) -> Played:
    """One game to its end. An error on the way ends it and is told, so that one bad game does not hide the others.

    With `sides` a bot answers for whoever is on its side at the moment, whatever seat that is; with `answers` the game
    remembers them all.
    """
    played = Played(seed, tuple(bots))
    rng = random.Random(seed)
    made = {name: bot(name) for name in {*bots, *(sides or {}).values()}}
    table = fathom.new(game, seats=seats, seed=seed, options=options)
    plain = set(made) == {"random"}  # who only samples needs no bot, and concludes nothing
    table.quiet, table.heeds = True, not plain
    try:
        while (decision := table.decision) is not None:
            seat = decision.seat
            name = sides[table.game.side_of(table, seat)] if sides else bots[seat]
            answer = decision.sample(rng) if plain else made[name].answer(table, seat, rng)
            table.choose(answer, seat)
            played.decisions += 1
        assert table.outcome is not None
        played.winners, played.scores = table.outcome.winners, table.outcome.scores
        played.reason = table.outcome.reason.id
        played.turns = table.game.length(table)
        played.sides = tuple(table.game.side_of(table, seat) for seat in range(seats))
        played.answers = list(table.answers) if answers else []
    except Exception as error:
        played.error = f"{type(error).__name__}: {error}"
    return played


def _play_many(
    game: str,
    seats: int,
    bots: Sequence[str],
    seeds: Sequence[int],
    options: Mapping[str, Any] | None,
    answers: bool = False,
) -> list[Played]:
    """Seats rotate from game to game, so that no bot keeps the better seat."""
    out = []
    for seed in seeds:
        turn = seed % seats
        out.append(play_game(game, seats, [*bots[turn:], *bots[:turn]], seed, options, answers=answers))
    return out


def simulate(
    game: str,
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
    cluster: str = "",
) -> Summary:
    """Play `games` games. Fewer bots than seats take turns around the table; `progress` is told how many are done.

    With `records`, a file for a data set, every game that came to its end is kept there, in the order of their seeds.
    """
    for name in bots:
        bot(name)
    fathom.new(game, seats=seats, seed=seed, options=options)
    if not 1 <= len(bots) <= seats:
        raise fathom.BadSeats(fathom.Text("bad-bots", "kernel", given=len(bots), seats=seats))
    names = tuple(islice(cycle(bots), seats))
    summary = Summary(game, seats, names, wins=[0] * seats, scores=[0] * seats)
    seeds = range(seed, seed + games)
    chunks = [seeds[i : i + CHUNK] for i in range(0, games, CHUNK)]
    tasks = [(game, seats, names, chunk, options, records is not None) for chunk in chunks]
    start = time.perf_counter()
    with Writer(records, game, seats, options) if records else nullcontext() as writer:
        waiting: dict[int, list[Played]] = {}
        first = seed
        for many in run_tasks(_play_many, tasks, jobs, cluster):
            for played in many:
                summary.add(played)
            if progress:
                progress(summary.games)
            waiting[many[0].seed] = many
            while writer and first in waiting:
                for played in waiting.pop(first):
                    first += 1
                    if not played.error:
                        writer.write(_kept(played))
    summary.seconds = time.perf_counter() - start
    return summary


def _kept(played: Played) -> KeptGame:
    winners, scores = list(played.winners), list(played.scores)
    return KeptGame(played.seed, list(played.bots), played.answers, winners, scores, played.reason)
