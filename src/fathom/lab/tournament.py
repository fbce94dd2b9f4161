"""Tournaments: bots against each other, seats rotated, until it is known how strong they are.

How they meet follows from the game. In most, one bot sits among copies of another, at every seat by turns. Where seats
have sides, each bot plays each side against each other. Where all win or lose together, or there is one seat, each bot
plays alone and they are compared. Game number n of every meeting has the same seed, so luck is the same for all.

The journal is a file of JSON lines: the first says what is played, each other is a game. A tournament that was stopped
goes on from its journal.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import fathom

from ..kernel.content import content_hash
from ..kernel.errors import FathomError
from ..kernel.text import Text
from .own import bot
from .rating import Met, Rated, interval, ratings
from .runner import run_tasks
from .simulate import play_game

__all__ = ["BadTournament", "Meeting", "Result", "Tournament", "meetings"]

FORMAT = 1


class BadTournament(FathomError):
    """This is no tournament, or another one."""


class Meeting(NamedTuple):
    """Who meets whom: `one` against `rest`. On sides, `one` is on the first; alone, both are the same."""

    how: str
    one: str
    rest: str

    @property
    def name(self) -> str:
        return f"{self.how}/{self.one}/{self.rest}"


class Game(msgspec.Struct):
    """One line of a journal: a game that was played."""

    meeting: int
    number: int
    seed: int
    won: float
    """The share of the win that `one` got."""
    scores: list[int]
    reason: str
    decisions: int
    error: str = ""


class Head(msgspec.Struct):
    """The first line of a journal."""

    format: int
    game: str
    content: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int


class Result(NamedTuple):
    """How a meeting went for `one`."""

    meeting: Meeting
    games: int
    won: float
    fair: float | None
    low: float
    high: float
    score: float

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def to_json(self) -> dict[str, Any]:
        return {
            **self.meeting._asdict(), "games": self.games, "won": self.won, "rate": round(self.rate, 4),
            "low": round(self.low, 4), "high": round(self.high, 4), "fair": self.fair, "score": round(self.score, 2),
        }  # fmt: skip


def meetings(game: str, seats: int, bots: Sequence[str]) -> list[Meeting]:
    """All meetings of a tournament."""
    rules = fathom.games()[game]
    if seats == 1 or rules.together:
        return [Meeting("alone", bot, bot) for bot in bots]
    if rules.sides:
        return [Meeting("sides", one, rest) for one in bots for rest in bots]
    pairs = list(permutations(bots, 2))
    if seats == 2:  # the other way round is the same
        pairs = [(one, rest) for one, rest in pairs if bots.index(one) < bots.index(rest)]
    return [Meeting("among", one, rest) for one, rest in pairs]


def play_meeting(head: Head, index: int, meeting: Meeting, number: int) -> Game:
    """One game of a meeting. `one` takes every seat by turns."""
    seed = head.seed + number
    place = number % head.seats
    sides = None
    bots = [meeting.one if seat == place else meeting.rest for seat in range(head.seats)]
    if meeting.how == "sides":
        names = fathom.games()[head.game].sides
        sides = {side: meeting.rest if n else meeting.one for n, side in enumerate(names)}
    played = play_game(head.game, head.seats, bots, seed, head.options, sides)
    if meeting.how == "sides":
        won = float(any(played.sides[seat] == names[0] for seat in played.winners))
    elif meeting.how == "alone":
        won = float(bool(played.winners))
    else:
        won = 1 / len(played.winners) if place in played.winners else 0.0
    score = [place] if meeting.how == "among" else range(head.seats)
    scores = [played.scores[seat] for seat in score] if played.scores else []
    return Game(index, number, seed, won, scores, played.reason, played.decisions, played.error)


class Tournament:
    """A tournament with its journal; `run` plays what is missing."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[str],
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        journal: Path | None = None,
    ) -> None:
        for name in bots:
            bot(name)
        fathom.new(game, seats=seats, seed=seed, options=options)
        if len(set(bots)) != len(bots):
            raise BadTournament(Text("tournament-twice", "kernel", bots=", ".join(bots)))
        self.meetings = meetings(game, seats, bots)
        if not self.meetings:
            raise BadTournament(Text("tournament-alone", "kernel", bot=bots[0] if bots else "-"))
        rules = fathom.games()[game]
        settled = rules.settle_options(options)
        self.head = Head(FORMAT, game, content_hash(rules.package), seats, settled, list(bots), seed)
        self.journal = journal
        self.played: dict[tuple[int, int], Game] = {}
        if journal is not None and journal.exists():
            self._take_up(journal)

    def _take_up(self, journal: Path) -> None:
        """Go on from a journal. A last line that was cut off is dropped; anything else that is wrong is told."""
        whole, newline, rest = journal.read_bytes().rpartition(b"\n")
        try:
            first, *lines = whole.split(b"\n")
            head = msgspec.json.decode(first, type=Head)
            games = [msgspec.json.decode(line, type=Game) for line in lines]
        except (msgspec.DecodeError, ValueError) as error:
            raise BadTournament(Text("tournament-no-journal", "kernel", file=str(journal), why=str(error))) from None
        for name in Head.__struct_fields__:
            was, now = getattr(head, name), getattr(self.head, name)
            if was != now:
                id = "tournament-version" if name in ("format", "content") else "tournament-other"
                told = Text(id, "kernel", file=str(journal), what=name, was=str(was), now=str(now))
                raise BadTournament(told)
        self.played = {(game.meeting, game.number): game for game in games if game.meeting < len(self.meetings)}
        if rest:
            os.truncate(journal, len(whole) + len(newline))

    def run(
        self, games: int, jobs: int = 1, progress: Callable[[int, int], None] | None = None, cluster: str = ""
    ) -> None:
        """Play until every meeting has so many games; game by game into the journal."""
        missing = [
            (self.head, index, meeting, number)
            for number in range(games)
            for index, meeting in enumerate(self.meetings)
            if (index, number) not in self.played
        ]
        done, total = games * len(self.meetings) - len(missing), games * len(self.meetings)
        if progress:
            progress(done, total)
        with closing(run_tasks(play_meeting, missing, jobs, cluster)) as found:
            for game in found:
                self._write(game)
                done += 1
                if progress:
                    progress(done, total)

    def _write(self, game: Game) -> None:
        self.played[game.meeting, game.number] = game
        if self.journal is None:
            return
        new = not self.journal.exists()
        with self.journal.open("ab") as file:
            if new:
                file.write(msgspec.json.encode(self.head) + b"\n")
            file.write(msgspec.json.encode(game) + b"\n")

    # ---- what came out

    @property
    def errors(self) -> list[Game]:
        return [game for game in self.played.values() if game.error]

    def results(self) -> list[Result]:
        out = []
        for index, meeting in enumerate(self.meetings):
            games = [game for game in self.played.values() if game.meeting == index and not game.error]
            won = sum(game.won for game in games)
            scores = [score for game in games for score in game.scores]
            fair = 1 / self.head.seats if meeting.how == "among" else None
            low, high = interval(won, len(games))
            out.append(Result(meeting, len(games), won, fair, low, high, sum(scores) / max(1, len(scores))))
        return out

    def ratings(self) -> dict[str, Rated]:
        """Where bots meet each other: how strong they are."""
        met = []
        for game in self.played.values():
            how, one, rest = self.meetings[game.meeting]
            if how == "among" and not game.error:
                met.append(Met((one, *[rest] * (self.head.seats - 1)), {one: game.won, rest: 1 - game.won}))
        return ratings(met)

    def to_json(self) -> dict[str, Any]:
        return {
            **msgspec.structs.asdict(self.head),
            "results": [result.to_json() for result in self.results()],
            "ratings": {name: rated._asdict() for name, rated in self.ratings().items()},
            "errors": [{"seed": game.seed, "error": game.error} for game in self.errors],
        }
