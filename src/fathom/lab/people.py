"""People who play on a server that fails: they never give up a command before they know what became of it.

Every player keeps a command until the server says it is done, reconnects when the server is gone, and sends the command
again with the same key. What the server said goes into a book, which is compared with the database afterwards.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from itertools import cycle
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import fathom

from .killcheck import Book, Database, Fold, check, view_differs
from .remote import any_answer, text_of
from .serving import Server

__all__ = ["Player", "Room", "Watcher"]

PAUSE = 0.05
"""The longest a player thinks, in seconds."""
SILENCE = 5.0
"""Seconds without a word after which a player connects anew."""
SOCKET: dict[str, Any] = {"max_size": None, "compression": None, "proxy": None, "open_timeout": SILENCE}
GONE = (OSError, WebSocketException, TimeoutError, EOFError)


class Player:
    """A human seat: it never gives up a command before it knows what became of it."""

    def __init__(self, room: Room, table: str, seat: int, key: str) -> None:
        self.room, self.table, self.seat, self.key = room, table, seat, key
        self.state: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.told = 0
        """The newest entry we caused: a state from before it is no ground for the next command."""
        self.made = 0
        self.connected = False

    @property
    def over(self) -> bool:
        return self.state is not None and self.state["view"]["outcome"] is not None and self.pending is None

    async def play(self) -> None:
        while not self.over:
            with suppress(*GONE):
                async with connect(self.room.server.socket_url, **SOCKET) as socket:
                    await self._sit(socket)
            self.connected = False
            if not self.over:
                await asyncio.sleep(self.room.rng.uniform(0.01, 0.2))

    async def _sit(self, socket: ClientConnection) -> None:
        await socket.send(text_of({"do": "hello", "table": self.table, "key": self.key}))
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
                await socket.send(text_of(self.pending))
                self.room.on_its_way.set()
            else:
                async with asyncio.timeout(self.room.silence):
                    message = msgspec.json.decode(await socket.recv())
                if self._heard(message):
                    sent = ""
                    await asyncio.sleep(0.05)

    def _heard(self, message: dict[str, Any]) -> bool:
        """Take in a message. True: send the pending command again."""
        pending = self.pending
        if message["is"] == "state":
            self.state, self.connected = message, True
        elif message["is"] == "done" and pending is not None and message["key"] == pending["key"]:
            self.room.heard[self.table] = time.monotonic()
            self.room.book.done(self.table, self.seat, pending, message["entry"])
            self.told, self.pending = message["entry"], None
        elif message["is"] == "error" and pending is not None and message["key"] == pending["key"]:
            self.room.refused[f"{pending['do']}: {message['code']}"] += 1
            if message["code"] == "busy":
                return True
            self.room.heard[self.table] = time.monotonic()
            self.room.book.refuse(self.table, self.seat, pending, f"{message['code']}, {message['text'].get('id')}")
            self.state, self.pending = None, None
            raise ConnectionResetError  # come back and look at the table anew
        return False

    def _next(self) -> dict[str, Any] | None:
        state, rng = self.state, self.room.rng
        if self.room.still or state is None or state["entry"] < self.told or state["view"]["outcome"] is not None:
            return None
        proposal = state["proposal"]
        if proposal is not None:
            if self.seat in proposal["needed"] and self.seat not in proposal["agreed"]:
                return {"do": "agree", "yes": rng.random() < 0.7, "proposal": proposal["entry"]}
            if self.seat == proposal["seat"] and rng.random() < 0.2:
                return {"do": "agree", "yes": False, "proposal": proposal["entry"]}
            return None
        if not self.room.hurry and rng.random() < 0.02:
            return {"do": "say", "text": f"{self.made}"}
        if not self.room.hurry and state["undo"]["choice"] is not None and rng.random() < 0.03:
            return {"do": "undo", "size": rng.choice(["choice", "action", "turn"])}
        decision = state["view"]["decision"]
        if decision is None:
            return None
        return {"do": "answer", "question": decision["id"], "answer": any_answer(decision, rng)}


class Watcher:
    """A socket that only looks on."""

    def __init__(self, room: Room, table: str, key: str) -> None:
        self.room, self.table, self.key = room, table, key
        self.state: dict[str, Any] | None = None
        self.connected = False

    async def watch(self) -> None:
        while True:
            with suppress(*GONE):
                async with connect(self.room.server.socket_url, **SOCKET) as socket:
                    await socket.send(text_of({"do": "hello", "table": self.table, "key": self.key}))
                    async for data in socket:
                        message = msgspec.json.decode(data)
                        if message["is"] == "state":
                            self.state, self.connected = message, True
            self.connected = False
            await asyncio.sleep(0.1)


class Room:
    """All tables that are played, and the book about them."""

    def __init__(self, server: Server, rng: random.Random) -> None:
        self.server, self.rng = server, rng
        self.book = Book()
        self.database = Database(server.database)
        self.on_its_way = asyncio.Event()
        self.keys: dict[str, list[str | None]] = {}
        self.watches: dict[str, str] = {}
        self.folds: dict[str, Fold] = {}
        self.refused: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.sockets: list[Player | Watcher] = []
        """Of the games that are being played."""
        self.heard: dict[str, float] = {}
        """When each table said last what became of a command."""
        self.resent = self.looks = self.finished = 0
        self.pause, self.hurry, self.silence = PAUSE, False, SILENCE
        self.still = False
        """Nobody begins anything; what is on its way is sent until it is done."""
        self.wrong: list[str] = []
        self._sent: set[tuple[str, int, str]] = set()
        self._in_turn = cycle(fathom.games().values())

    def sent_before(self, command: dict[str, Any], player: Player) -> bool:
        name = (player.table, player.seat, command["key"])
        known = name in self._sent
        self._sent.add(name)
        return known

    async def play(self) -> None:
        """Games one after the other, until it is time to come to an end."""
        while not self.hurry:
            table = await self._open()
            players = [Player(self, table, seat, key) for seat, key in enumerate(self.keys[table]) if key]
            watcher = Watcher(self, table, self.watches[table])
            self.sockets += [*players, watcher]
            watching = asyncio.create_task(watcher.watch())
            try:
                await asyncio.gather(*(player.play() for player in players))
            finally:
                watching.cancel()
                self.sockets = [socket for socket in self.sockets if socket.table != table]
            self.finished += 1

    async def _open(self) -> str:
        game = next(self._in_turn)
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
                    self.keys[opened["table"]], self.watches[opened["table"]] = opened["seats"], opened["watch"]
                    self.games[game.id] += 1
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


async def _ask(client: httpx.AsyncClient, path: str, key: str) -> httpx.Response:
    """Ask again where a worker that was just killed had taken the question."""
    for _ in range(20):
        with suppress(httpx.TransportError):
            return await client.get(path, headers={"Authorization": f"Bearer {key}"})
        await asyncio.sleep(0.1)
    return httpx.Response(503, text="no answer")
