"""The kill test: people and bots play, and the server is killed with kill -9 again and again, at the worst moments.

Every player keeps a command until the server says it is done, reconnects when the server is gone, and sends the command
again with the same key. What the server said goes into a book. Afterwards every acknowledged command has to be in the
database, once, under the number it was told; every table has to show what its entries add up to; and every game has to
come to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import fathom

from .killcheck import Book, Database, Fold, check, view_differs
from .load import positive
from .remote import any_answer
from .serving import Postgres, Server

__all__ = ["Summary", "kill_many", "main"]

TABLES = 6
KEPT = 4
"""Tables the server may remember: fewer than are played, so that tables are read back all the time."""
PAUSE = 0.05
"""The longest a player thinks, in seconds."""
SILENCE = 5.0
"""Seconds without a word after which a player connects anew."""
COMMIT = 0.008
"""Seconds after a command within which it is likely being stored."""
FINISH_SECONDS = 240.0
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


class Summary(msgspec.Struct, kw_only=True):
    """What happened, and whether anything was lost."""

    database: str
    workers: int
    kills: dict[str, int]
    seconds: float
    start_seconds: dict[str, float]
    """How long the server took until it answered again."""
    tables: int
    finished: int
    acknowledged: int
    resent: int
    """Commands that had to be sent more than once."""
    refused: dict[str, int]
    """Commands that came too late, by kind and code: somebody else took a choice back, or spoke first."""
    looks: int
    """Times a table was opened after a kill and compared with its entries."""
    wrong: list[str]


class Player:
    """A human seat: it never gives up a command before it knows what became of it."""

    def __init__(self, room: Room, table: str, seat: int, key: str) -> None:
        self.room, self.table, self.seat, self.key = room, table, seat, key
        self.state: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.told = 0
        """The newest entry we caused: a state from before it is no ground for the next command."""
        self.made = 0

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["view"]["outcome"] is not None and self.pending is None

    async def play(self) -> None:
        while not self.over:
            with suppress(*GONE):
                url = self.room.server.socket_url
                async with connect(url, max_size=None, compression=None, proxy=None, open_timeout=SILENCE) as socket:
                    await self._sit(socket)
            if not self.over:
                await asyncio.sleep(self.room.rng.uniform(0.01, 0.2))

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(_text({"do": "hello", "table": self.table, "key": self.key}))
        sent = ""
        while not self.over:
            if self.pending is None and (command := self._next()) is not None:
                await asyncio.sleep(self.room.rng.uniform(0, self.room.pause))
                self.made += 1
                self.pending = {**command, "key": f"k{self.made}"}
                self.room.book.send(self.table, self.seat, self.pending)
            elif self.pending is not None and sent != self.pending["key"]:
                self.room.resent += self.room.sent_before(self.pending, self)
                sent = self.pending["key"]
                await socket.send(_text(self.pending))
                self.room.on_its_way.set()
            else:
                async with asyncio.timeout(SILENCE):
                    message = msgspec.json.decode(await socket.recv())
                if self._heard(message):
                    sent = ""
                    await asyncio.sleep(0.05)

    def _heard(self, message: dict[str, Any]) -> bool:
        """Take in a message. True: send the pending command again."""
        pending = self.pending
        if message["is"] == "state":
            self.state = message
        elif message["is"] == "done" and pending is not None and message["key"] == pending["key"]:
            self.room.book.done(self.table, self.seat, pending, message["entry"])
            self.told, self.pending = message["entry"], None
        elif message["is"] == "error" and pending is not None and message["key"] == pending["key"]:
            self.room.refused[f"{pending['do']}: {message['code']}"] += 1
            if message["code"] == "busy":
                return True
            self.room.book.refuse(self.table, self.seat, pending)
            self.state, self.pending = None, None
            raise ConnectionResetError  # come back and look at the table anew
        return False

    def _next(self) -> dict[str, Any] | None:
        state, rng = self.state, self.room.rng
        if state is None or state["entry"] < self.told or state["view"]["outcome"] is not None:
            return None
        proposal = state["proposal"]
        if proposal is not None:
            if self.seat in proposal["needed"] and self.seat not in proposal["agreed"]:
                return {"do": "agree", "yes": rng.random() < 0.7}
            return {"do": "agree", "yes": False} if self.seat == proposal["seat"] and rng.random() < 0.2 else None
        if not self.room.hurry and rng.random() < 0.02:
            return {"do": "say", "text": f"{self.made}"}
        if not self.room.hurry and state["undo"]["choice"] is not None and rng.random() < 0.03:
            return {"do": "undo", "size": rng.choice(["choice", "action", "turn"])}
        decision = state["view"]["decision"]
        if decision is None:
            return None
        return {"do": "answer", "question": decision["id"], "answer": any_answer(decision, rng)}


class Room:
    """All tables that are played, and the book about them."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server, self.rng = server, rng
        self.book = Book()
        self.database = Database(server.database)
        self.on_its_way = asyncio.Event()
        self.keys: dict[str, list[str | None]] = {}
        self.folds: dict[str, Fold] = {}
        self.refused: Counter[str] = Counter()
        self.resent = self.looks = self.finished = 0
        self.pause, self.hurry = PAUSE, False
        self.wrong: list[str] = []
        self._sent: set[tuple[str, int, str]] = set()

    def sent_before(self, command: dict[str, Any], player: Player) -> bool:
        name = (player.table, player.seat, command["key"])
        known = name in self._sent
        self._sent.add(name)
        return known

    async def play(self) -> None:
        """Games one after the other, until it is time to come to an end."""
        while not self.hurry:
            table = await self._open()
            seats = [(seat, key) for seat, key in enumerate(self.keys[table]) if key]
            await asyncio.gather(*(Player(self, table, seat, key).play() for seat, key in seats))
            self.finished += 1

    async def _open(self) -> str:
        game = self.rng.choice(list(fathom.games().values()))
        seats, options = self.rng.choice(list(game.forms()))
        who: list[dict[str, str]] = [{"who": "me"} for _ in range(seats)]
        for seat in range(1, seats):
            if self.rng.random() < 0.4:
                who[seat] = {"who": "bot", "bot": "greedy" if self.rng.random() < 0.2 else "random"}
        new = {"game": game.id, "options": options, "seats": who}
        while True:
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(base_url=self.server.url, trust_env=False) as client:
                    answer = await client.post("/api/tables", json=new)
                if answer.status_code == 201:
                    opened = answer.json()
                    self.keys[opened["table"]] = opened["seats"]
                    return str(opened["table"])
            await asyncio.sleep(0.1)

    async def look(self) -> None:
        """Open every table as its people would, and compare it with what its entries add up to."""
        async with httpx.AsyncClient(base_url=self.server.url, trust_env=False, timeout=20) as client:
            for table, keys in list(self.keys.items()):
                acknowledged = self.book.newest.get(table, 0)
                if table in self.folds and self.folds[table].table.outcome is not None:
                    continue
                seat, key = next((seat, key) for seat, key in enumerate(keys) if key)
                answer = await _ask(client, f"/api/tables/{table}/state", str(key))
                if answer.status_code != 200:
                    self.wrong.append(f"{table}: does not open: {answer.status_code} {answer.text[:200]}")
                    continue
                await self._compare(table, seat, answer.json(), acknowledged)

    async def _compare(self, table: str, seat: int, state: dict[str, Any], acknowledged: int) -> None:
        self.looks += 1
        if state["entry"] < acknowledged:
            self.wrong.append(f"{table}: is at entry {state['entry']}, acknowledged was {acknowledged}")
            return
        if table not in self.folds:
            start = await self.database.start_of(table)
            if start is None:
                self.wrong.append(f"{table}: is not in the database")
                return
            self.folds[table] = Fold(start)
        fold = self.folds[table]
        try:
            fold.add(await self.database.entries(table), state["entry"])
        except ValueError as error:
            self.wrong.append(f"{table}: {error}")
            return
        if different := view_differs(fold, seat, state["view"]):
            self.wrong.append(f"{table}: at entry {state['entry']} seat {seat} sees {different}")

    async def verdict(self) -> list[str]:
        """All that is wrong with any table, from its first entry to its last."""
        wrong = list(self.wrong)
        for table in self.keys:
            wrong += check(table, await self.database.start_of(table), await self.database.entries(table), self.book)
        return wrong


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
        finished=room.finished,
        acknowledged=len(room.book.acknowledged),
        resent=room.resent,
        refused=dict(room.refused),
        looks=room.looks,
        wrong=wrong,
    )


async def _ask(client: httpx.AsyncClient, path: str, key: str) -> httpx.Response:
    """Ask again where a worker that was just killed had taken the question."""
    for _ in range(20):
        with suppress(httpx.TransportError):
            return await client.get(path, headers={"Authorization": f"Bearer {key}"})
        await asyncio.sleep(0.1)
    return httpx.Response(503, text="no answer")


def quiet_port() -> int:
    """A free port below those the system gives to clients: while the server is down, a client that tries to reach a
    port of the system's own choice may be given that very port, and keep the server from coming back."""
    for port in random.sample(range(20_000, 30_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no free port")


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


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
            server.port = quiet_port()
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
