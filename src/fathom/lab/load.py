"""`make load`: how many tables and answers one server bears, on this machine, over real sockets.

A real `fathom serve` gets many tables of all games, each with a socket per seat. They stand at random moments of their
games, as on a server that has been up for a while. Then answers are due at fixed times, whether or not the server keeps
up, each at a random table; a delay counts from the moment the answer was due, so a server that stalls cannot hide it.
In the end more and more answers are due, until the server cannot follow.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import fathom

from .loadchart import draw
from .loadmeasure import heading, in_words, measure
from .loadparts import NOTHING, Done, Message, Problem, Seat, State, Table, read
from .remote import any_answer, text_of
from .serving import Postgres, Server

__all__ = ["Load", "half_played", "main", "positive"]

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds after which an answer that nobody heard of is an error."""
AGAIN = (413, 429, 503)
"""What a server answers that has no time for a record right now."""
SOCKET: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None, "proxy": None}


class Load:
    """The clients of all tables, in one process."""

    def __init__(
        self, server: Server, *, tables: int, seats: int, rate: float, seconds: float, seed: int = 1,
        patience: float = PATIENCE,
    ) -> None:  # fmt: skip
        self.server, self.count, self.rate, self.seconds, self.patience = server, tables, rate, seconds, patience
        self.rng = random.Random(seed)
        self.forms = [forms_for(seats, list(game.forms()), id) for id, game in fathom.games().items()]
        self.http = httpx.AsyncClient(base_url=server.url, timeout=max(60, patience), trust_env=False)
        self.tables: list[Table] = []
        self.free: list[Table] = []
        """Tables that wait for their next answer."""
        self.overdue: deque[float] = deque()
        """Answers that are due and found no free table."""
        self.began = 0.0
        self.sent = self.finished = 0
        self.updates: list[tuple[float, float]] = []
        self.dones: list[float] = []
        self.lates: list[float] = []
        self.errors: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.illegal = 0
        """Answers of the right shape that the rules refuse; another one takes their place."""
        self._work: set[asyncio.Task[None]] = set()

    # ---- sitting down

    async def open_all(self, progress: Progress, *, fresh: bool) -> None:
        task = progress.add_task("Opening tables", total=self.count)
        turns = asyncio.Semaphore(4)

        async def one(number: int) -> None:
            async with turns:
                await self._open(number, fresh=fresh)
            progress.advance(task)

        await asyncio.gather(*(one(number) for number in range(self.count)))

    async def _open(self, number: int, *, fresh: bool) -> None:
        forms = self.forms[number % len(self.forms)]
        game, seats, options = forms[number // len(self.forms) % len(forms)]
        seated = [{"who": "me"}] + [{"who": "friend"}] * (seats - 1)
        while True:
            if fresh:
                new = {"game": game, "options": options, "seats": seated}
                answer = await self.http.post("/api/tables", json=new)
            else:
                answer = await self.http.post("/api/records", json=half_played(game, seats, options, self.rng))
            if answer.status_code not in AGAIN:
                break
            await asyncio.sleep(0.2)
        answer.raise_for_status()
        opened = answer.json()
        self.games[game] += 1
        table = Table(number)
        for key in opened["seats"]:
            seat = Seat(await connect(self.server.socket_url, **SOCKET))
            table.seats.append(seat)
            await seat.socket.send(text_of({"do": "hello", "table": opened["table"], "key": key}))
            seat.reader = asyncio.create_task(self._listen(table, seat))
        while not table.settled:
            await asyncio.sleep(0.01)
        self.tables.append(table)
        self._next(table)

    def close(self) -> None:
        for table in self.tables:
            table.leave()
        for work in self._work:
            work.cancel()

    # ---- listening

    async def _listen(self, table: Table, seat: Seat) -> None:
        try:
            while True:
                data = await seat.socket.recv(decode=False)
                self._heard(table, seat, read.decode(data), time.perf_counter())
        except ConnectionClosed:
            if not table.over:
                self.errors["closed"] += 1

    def _heard(self, table: Table, seat: Seat, message: Message, at: float) -> None:
        if isinstance(message, State):
            if message.entry > seat.entry and table.key and seat is not table.seats[table.asked]:
                self.updates.append((table.due, at - table.due))
            seat.entry, seat.decision = message.entry, message.view.decision
            table.over = table.over or bytes(message.view.outcome) != NOTHING
        elif isinstance(message, Done):
            if message.key == table.key:
                table.entry, table.done = message.entry, True
                self.dones.append(at - table.due)
        elif isinstance(message, Problem) and message.code == "illegal" and message.key == table.key:
            self.illegal += 1
            self._answer(table, table.due)
            return
        else:
            self.errors[message.code] += 1
            table.done = table.done or (isinstance(message, Problem) and message.key == table.key)
        if (table.key and table.settled) or (table.resting and (table.asks or table.over)):
            self._next(table)

    def _next(self, table: Table) -> None:
        """All seats know the newest question: the table is free, or takes an answer that was due already. Where no seat
        has anything to choose, the server answers first."""
        table.key, table.resting = "", not table.over and not table.asks
        if table.resting:
            return
        if table.over:
            self.finished += 1
            table.leave()
            self.tables.remove(table)
            self._go(self._open(table.number + len(self.forms) * self.rng.randrange(1000), fresh=True))  # the same game
        elif self.overdue:
            self._answer(table, self.overdue.popleft())
        else:
            self.free.append(table)

    # ---- answering

    async def play(self, progress: Progress) -> float:
        """Answers become due at fixed times; none waits for the one before. Returns the seconds it took."""
        self.updates, self.dones, self.lates = [], [], []
        self.errors.clear()
        total = round(self.rate * self.seconds)
        task = progress.add_task("Answering", total=total)
        self.began = time.perf_counter() + 0.1
        for number in range(total):
            due = self.began + number / self.rate
            if (ahead := due - time.perf_counter()) > 0:
                await asyncio.sleep(ahead)
            if self.free:
                i = self.rng.randrange(len(self.free))
                self.free[i], self.free[-1] = self.free[-1], self.free[i]
                self._answer(self.free.pop(), due)
            else:
                self.overdue.append(due)
            if number % 100 == 99:
                progress.update(task, completed=len(self.dones))
        end = time.perf_counter() + self.patience
        while len(self.dones) + self.errors.total() < total and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        took = time.perf_counter() - self.began
        self.overdue.clear()
        progress.update(task, completed=len(self.dones))
        missing = total - len(self.dones) - self.errors.total()
        if missing > 0:
            self.errors["no answer"] += missing
        return took

    def _answer(self, table: Table, due: float) -> None:
        number = self.rng.choice(table.asks)
        decision = msgspec.json.decode(table.seats[number].decision)
        self.sent += 1
        table.asked, table.due, table.done, table.key = number, due, False, f"load{self.sent}"
        answer = any_answer(decision, self.rng)
        command = {"do": "answer", "key": table.key, "question": decision["id"], "answer": answer}
        self.lates.append(time.perf_counter() - due)
        self._go(table.seats[number].socket.send(text_of(command)))

    def _go(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def forms_for(seats: int, forms: list[tuple[int, dict[str, Any]]], game: str) -> list[tuple[str, int, dict[str, Any]]]:
    """The forms of a game for so many people, or for as few more as it needs."""
    fitting = min((n for n, _ in forms if n >= seats), default=max(n for n, _ in forms))
    return [(game, n, options) for n, options in forms if n == fitting]


def half_played(game: str, seats: int, options: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The record of a game somewhere between its beginning and its end."""
    table = fathom.new(game, seats=seats, seed=rng.getrandbits(60), options=options)
    table.quiet = True
    moves = []
    while (decision := table.decision) is not None:
        moves.append((decision.sample(rng), decision.seat))
        table.choose(*moves[-1])
    again = fathom.new(game, seats=seats, seed=table.streams.seed, options=options)
    for answer, seat in moves[: rng.randrange(len(moves))]:
        again.choose(answer, seat)
    return again.record()


def enough_files(count: int) -> None:
    """Every socket is an open file, here and in the server, which inherits the limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, count)), hard))


def positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """For argparse: a number above 0."""

    def read(given: str) -> float:
        if (value := kind(given)) <= 0:
            raise argparse.ArgumentTypeError(f"{given} is not above 0")
        return value

    read.__name__ = "number"  # argparse names it in its refusal
    return read


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="load", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=positive(int), default=1000)
    parser.add_argument(
        "--seats", type=positive(int), default=2, help="people and sockets at a table, where a game can"
    )
    parser.add_argument("--rate", type=positive(float), default=400, help="answers per second")
    parser.add_argument("--seconds", type=positive(float), default=60)
    parser.add_argument("--no-ramp", action="store_true", help="do not look for the rate at which the server stops")
    parser.add_argument("--fresh", action="store_true", help="all tables at the beginning of their game")
    parser.add_argument("--database", default="", help="an SQLite file, an address, or `postgres` for one of our own")
    parser.add_argument("--workers", type=positive(int), default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    parser.add_argument("--plot", type=Path, default=Path("build/load.svg"), help="where the plot goes")
    given = parser.parse_args(arguments)
    if not given.database.startswith("postgres") and given.workers > 1:
        parser.error("several workers need PostgreSQL: --database postgres")
    if given.seats > max(seats for game in fathom.games().values() for seats, _ in game.forms()):
        parser.error(f"no game is played by {given.seats}")
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:16}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        Path("build").mkdir(exist_ok=True)  # on the disk people play from: a folder for temporary files may be none
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="load-", dir="build")))
        database = given.database or str(folder / "tables.db")
        if given.database == "postgres":
            database = stack.enter_context(Postgres()).database()
        enough_files(given.tables * (given.seats + 2) * 2 + 200)
        memory = max(1000, given.tables * 2)
        server = Server(
            database, workers=given.workers, log=folder / "log", tables_in_memory=memory,
            rate=0, new_tables=0, sockets=0, half_open=0, pure=os.environ.get("FATHOM_PURE", "0"),
        )  # fmt: skip
        stack.enter_context(server)
        load = Load(
            server, tables=given.tables, seats=given.seats, rate=given.rate, seconds=given.seconds, seed=given.seed
        )
        progress = stack.enter_context(Progress(*columns, console=console))
        result, delays = _run(measure(load, progress, fresh=given.fresh, folder=folder, ramp=not given.no_ramp))
    given.plot.parent.mkdir(parents=True, exist_ok=True)
    given.plot.write_text(draw(*heading(result), delays), encoding="utf-8")
    for line in in_words(result):
        console.print(line, markup=False, highlight=False)
    console.print(f"The plot is in {given.plot}")
    told = msgspec.json.encode(result).decode()
    if given.json is not None:
        given.json.write_text(told + "\n", encoding="utf-8")
    print(told)
    return 1 if result.errors else 0


def _run(work: Coroutine[Any, Any, T]) -> T:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


if __name__ == "__main__":
    sys.exit(main())
