"""Games as a data set: compact files of what was answered, read back as positions.

A file has JSON lines, compressed with zstandard (`.jsonl.zst`). The first line says which game it is and by which rules
it was played; each other line is a game: its seed, its bots, every answer, how it ended. Views and options are not in
the file: they follow from the answers, so the reader plays each game again. docs/research.md describes the format.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import fathom

from ..kernel.content import content_hash
from ..kernel.errors import FathomError
from ..kernel.text import Text
from .extras import extra

__all__ = ["BadDataset", "KeptGame", "Position", "Writer", "games", "positions"]

FORMAT = 1
LEVEL = 9
"""Of compression: answers repeat themselves, so more hardly pays."""


class BadDataset(FathomError):
    """This is no file of games, or one of other rules."""


class Head(msgspec.Struct):
    """The first line of a file."""

    format: int
    game: str
    version: str
    content: str
    seats: int
    options: dict[str, Any]


class KeptGame(msgspec.Struct):
    """A line of a file: one game. Answers are pairs of seat and answer, in the order they were given."""

    seed: int
    bots: list[str]
    answers: list[tuple[int, Any]]
    winners: list[int]
    scores: list[int]
    reason: str


class Position(NamedTuple):
    """One choice: what the seat saw, what it could answer, what it answered, and how the game ended."""

    seed: int
    number: int
    seat: int
    view: dict[str, Any]
    options: list[str]
    answer: Any
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Writer:
    """Writes a file of games."""

    def __init__(self, path: Path, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        zstandard = extra("zstandard", "lab")
        rules = fathom.games()[game]
        head = Head(FORMAT, game, rules.version, content_hash(rules.package), seats, rules.settle_options(options))
        self._file = path.open("wb")
        self._out = zstandard.ZstdCompressor(level=LEVEL).stream_writer(self._file)
        self._line(head)

    def _line(self, data: msgspec.Struct) -> None:
        self._out.write(msgspec.json.encode(data) + b"\n")

    def write(self, game: KeptGame) -> None:
        self._line(game)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self._out.close()
        self._file.close()


def _lines(path: Path) -> Iterator[bytes]:
    zstandard = extra("zstandard", "lab")
    reader = zstandard.ZstdDecompressor()
    try:
        with path.open("rb") as file, reader.stream_reader(file, read_across_frames=True) as whole:
            yield from io.BufferedReader(whole)
    except zstandard.ZstdError as error:
        raise _bad(path, str(error)) from None


def _bad(path: Path, why: str) -> BadDataset:
    return BadDataset(Text("bad-dataset", "kernel", file=str(path), why=why))


def games(path: Path | str) -> tuple[Head, Iterator[KeptGame]]:
    """The head of a file and its games, one after the other."""
    path = Path(path)
    lines = _lines(path)
    try:
        head = msgspec.json.decode(next(lines, b""), type=Head)
    except (msgspec.DecodeError, OSError) as error:
        raise _bad(path, getattr(error, "strerror", None) or str(error)) from None
    if head.format != FORMAT:
        raise _bad(path, f"format {head.format}")
    return head, _games(path, lines)


def _games(path: Path, lines: Iterable[bytes]) -> Iterator[KeptGame]:
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=KeptGame)
        except msgspec.DecodeError as error:
            raise _bad(path, str(error)) from None


def positions(path: Path | str, seat: int | None = None) -> Iterator[Position]:
    """Every choice of every game of a file, as the seat that made it saw it; of one seat alone, if one is named.

    Views follow from playing the games again, so the rules have to be those the file was written by."""
    head, kept = games(path)
    rules = fathom.games().get(head.game)
    if rules is None or content_hash(rules.package) != head.content:
        raise BadDataset(Text("dataset-version", "kernel", file=str(path), game=head.game))
    for game in kept:
        table = fathom.new(head.game, seats=head.seats, seed=game.seed, options=head.options)
        for number, (who, answer) in enumerate(game.answers):
            if seat is None or who == seat:
                decision = next(d for d in table.decisions if d.seat == who)
                yield Position(
                    game.seed, number, who, table.view(who), list(decision.keys), answer,
                    tuple(game.winners), tuple(game.scores),
                )  # fmt: skip
            table.choose(answer, who)
