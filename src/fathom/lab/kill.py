"""The kill test: people and bots play, and the server is killed with kill -9 again and again, at the worst moments.

All games are played, in random forms, by people who never give up a command (`people.py`). Afterwards every
acknowledged command has to be in the database, once, under the number it was told; every table has to show what its
entries add up to; and every game has to come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import psutil
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .load import positive
from .people import Room
from .serving import Postgres, Server

__all__ = ["Summary", "kill_many", "main"]

TABLES = 6
KEPT = 4
"""Tables the server may remember: fewer than are played, so that tables are read back all the time."""
COMMIT = 0.008
"""Seconds after a command within which it is likely being stored."""
FINISH_SECONDS = 240.0


class Summary(msgspec.Struct, kw_only=True):
    """What happened, and whether anything was lost."""

    database: str
    workers: int
    kills: dict[str, int]
    seconds: float
    start_seconds: dict[str, float]
    """How long the server took until it answered again."""
    tables: int
    games: dict[str, int]
    """How many of the tables played each game."""
    finished: int
    acknowledged: int
    resent: int
    """Commands that had to be sent more than once."""
    refused: dict[str, int]
    """Commands that came too late, by kind and code: somebody else took a choice back, or spoke first."""
    looks: int
    """Times a table was opened after a kill and compared with its entries."""
    wrong: list[str]


class Killer:
    """Ends the server, and brings it back."""

    def __init__(self, room: Room) -> None:
        self.room, self.server, self.rng = room, room.server, room.rng
        self.kills: Counter[str] = Counter()
        self.starts: list[float] = []

    async def start(self) -> None:
        began = time.monotonic()
        self.server.spawn()
        await asyncio.to_thread(self.server.wait)
        self.starts.append(time.monotonic() - began)

    async def kill_in_birth(self) -> None:
        """Before it answers for the first time."""
        self.server.spawn()
        usual = sum(self.starts[-5:]) / len(self.starts[-5:]) if self.starts else 1.0
        await asyncio.sleep(self.rng.uniform(0, usual))
        self._kill("while starting")

    async def kill_in_play(self) -> None:
        """At a random moment, or while a command is being stored. With several workers, often only one of them."""
        commit = self.rng.random() < 0.6
        await asyncio.sleep(self.rng.uniform(0, 0.8))
        if commit:
            self.room.on_its_way.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self.room.on_its_way.wait()
            await asyncio.sleep(self.rng.uniform(0, COMMIT))
        moment = "while storing" if commit else "while playing"
        workers = self._workers()
        if workers and self.rng.random() < 0.5:
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(workers), signal.SIGKILL)
            self.kills[f"{moment}, one worker"] += 1
        else:
            self._kill(moment)
            if self.rng.random() < 0.25:
                await self.kill_in_birth()
            await self.start()

    def _kill(self, moment: str) -> None:
        self.server.kill()
        self.kills[moment] += 1

    def _workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        if self.server.workers == 1 or self.server.process is None:
            return []
        children = psutil.Process(self.server.process.pid).children()
        with suppress(psutil.Error):
            return [child.pid for child in children if "spawn_main" in " ".join(child.cmdline())]
        return []


async def kill_many(server: Server, kills: int, *, seed: int = 1, tables: int = TABLES, progress: Progress) -> Summary:
    """Play, kill, look, and in the end play all games out."""
    began = time.monotonic()
    rng = random.Random(seed)
    room = Room(server, rng)
    killer = Killer(room)
    await killer.kill_in_birth()  # while the database is being made
    await killer.start()
    games = [asyncio.create_task(room.play()) for _ in range(tables)]
    task = progress.add_task("Killing", total=kills)
    while killer.kills.total() < kills:
        await killer.kill_in_play()
        progress.update(task, completed=killer.kills.total())
        await room.look()
    room.hurry, room.pause = True, 0.0
    task = progress.add_task("Playing to the end", total=tables)
    end = time.monotonic() + FINISH_SECONDS
    while time.monotonic() < end and not all(game.done() for game in games):
        await asyncio.wait(games, timeout=1)
        progress.update(task, completed=sum(game.done() for game in games))
    await room.look()
    for game in games:
        if not game.done():
            room.wrong.append("a game could not be finished")
            game.cancel()
        elif error := game.exception():
            room.wrong.append(f"a player failed: {error!r}")
    wrong = await room.verdict()
    starts = sorted(killer.starts)
    return Summary(
        database="PostgreSQL" if server.database.startswith("postgres") else "SQLite",
        workers=server.workers,
        kills=dict(killer.kills),
        seconds=round(time.monotonic() - began, 1),
        start_seconds={"median": round(starts[len(starts) // 2], 2), "most": round(starts[-1], 2)},
        tables=len(room.keys),
        games=dict(room.games),
        finished=room.finished,
        acknowledged=len(room.book.acknowledged),
        resent=room.resent,
        refused=dict(room.refused),
        looks=room.looks,
        wrong=wrong,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="kill", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=positive(int), default=200)
    parser.add_argument("--tables", type=positive(int), default=TABLES, help="games played at once")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--workers", type=positive(int), default=2, help="processes on PostgreSQL")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", type=Path, help="write the summaries to this file too, one per line")
    given = parser.parse_args(arguments)
    seed = random.randrange(10**6) if given.seed is None else given.seed
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:20}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    failed = False
    if given.json is not None:
        given.json.write_text("", encoding="utf-8")
    for kind in ("sqlite", "postgres") if given.database == "both" else (given.database,):
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kill-")))
            database = str(folder / "tables.db")
            if kind == "postgres":
                database = stack.enter_context(Postgres()).database()
            workers = 1 if kind == "sqlite" else given.workers
            server = Server(
                database, workers=workers, log=folder / "log", rate=0, new_tables=0, tables_in_memory=KEPT,
                snapshot_every=10,
            )  # fmt: skip
            stack.callback(server.kill)
            console.print(f"{kind}: {given.kills} kills, seed {seed}")
            progress = stack.enter_context(Progress(*columns, console=console))
            summary = asyncio.run(kill_many(server, given.kills, seed=seed, tables=given.tables, progress=progress))
        line = msgspec.json.encode(summary).decode()
        print(line, flush=True)
        if given.json is not None:
            with given.json.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        failed = failed or bool(summary.wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
