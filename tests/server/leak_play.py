"""Whole games over real sockets, with everything that was sent to every client kept for the checker.

All seats are played by the test, which knows nothing but what it is sent. On the way people make mistakes, talk, give
standing orders nobody else may learn of, take things back, lose their keys, hand their seat to a bot, and ask for
everything the HTTP side has to tell.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

import httpx
import msgspec

from fathom.lab.remote import any_answer
from fathom.server.live import Holder
from server.leak_games import SECRETS
from server.leak_wire import PATIENCE, Closed, Wire

__all__ = ["Ear", "Game", "Page", "Plan", "play"]

STATE = re.compile(rb'\{"is":"state","table":"[^"]*","entry":(\d+),')
WAITING = re.compile(rb'"waiting":\[([\d,]*)\]')
PAGES = ("", "/state", "/record", "/report", "/moments?last=25", "/moments?seen=watch&last=2", "/moments?seen=open")


@dataclass(frozen=True)
class Plan:
    """One game to play."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    most: int = 100_000
    """Stop after so many choices; whole games have no limit."""
    busy: float = 1.0
    """How much happens besides answers."""


@dataclass
class Ear:
    """One key's socket: what it was sent, and what it asked for, to know what its refusals are about."""

    holder: Holder
    key: str
    wire: Wire
    done: dict[str, int] = field(default_factory=dict)
    """The commands of this socket that succeeded, with their entries."""
    refused: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    """The commands that failed: the entry the table stood at, and the command."""
    revoked: bool = False
    read: int = 0
    entry: int = -1
    newest: bytes = b""

    @classmethod
    async def open(cls, port: int, table: str, holder: Holder, key: str, since: int = 0) -> Ear:
        wire = await Wire.open(port)
        wire.send({"do": "hello", "table": table, "key": key, "since": since})
        return cls(holder, key, wire)

    async def reply(self) -> dict[str, Any]:
        """The next message that is not a state."""
        while True:
            found = await self._next()
            if found is not None:
                return found

    async def at(self, entry: int) -> bytes:
        """The newest state, not older than this entry."""
        while self.entry < entry:
            other = await self._next()
            assert other is None, other
        return self.newest

    async def _next(self) -> dict[str, Any] | None:
        """Read on; states are only noted, since whoever is not asked has no use for them."""
        async with asyncio.timeout(PATIENCE):  # pings come for ever
            while self.read >= len(self.wire.messages):
                await self.wire.change()
        data = self.wire.messages[self.read]
        self.read += 1
        state = STATE.match(data)
        if state is None:
            found: dict[str, Any] = msgspec.json.decode(data)
            return found
        self.entry, self.newest = int(state[1]), data
        return None


@dataclass(frozen=True)
class Page:
    """One answer of the HTTP side."""

    holder: Holder
    key: str
    path: str
    entry: int
    status: int
    headers: str
    body: bytes


class Game:
    """One table, its clients, and all they were sent."""

    def __init__(self, port: int, plan: Plan) -> None:
        self.port, self.plan, self.secrets = port, plan, SECRETS[plan.game]
        self.rng = random.Random(plan.seed)
        self.table = ""
        self.entry = 0
        self.ears: list[Ear] = []
        self.here: dict[Holder, Ear] = {}
        """The sockets that are open now."""
        self.pages: list[Page] = []
        self.keys: set[str] = set()
        """Every key that ever opened this table."""
        self.orders: dict[str, int] = {}
        """The secret words of standing orders, and the seat that gave them."""
        self.waiting: list[int] = []
        """The seats that are asked now: several, where the answers are sealed."""
        self.handed: int | None = None
        self._eager = self.rng.choice([0.5, 0.9, 0.9])
        self._sent = 0

    async def play(self, client: httpx.AsyncClient) -> Game:
        """From the opening to the end."""
        rng = self.rng
        await self._open(client)
        probe_at, revoke_at, hand_at = (rng.randint(10, min(self.plan.most, 130) - 1) for _ in range(3))
        turns: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (0.03, self._mistake), (0.02, self._interrupt), (0.02, self._talk), (0.02, self._order),
            (0.012, self._undo),
        ]  # fmt: skip
        if rng.random() < 0.8:  # these people never buy what others reveal, and do not want to be asked
            for seat in range(self.plan.seats):
                for question in self.secrets.passes:
                    await self._do(self._seat(seat), do="order", question=question, answer="pass")
        for choice in range(self.plan.most):
            asked = await self._asked()
            if asked is None:
                break
            if choice == probe_at:
                await self._look_around(client)
            if choice == revoke_at:
                await self._lose_key(client)
            if self.plan.seed % 5 == 0 and choice in (hand_at, hand_at + 25):
                await self._hand_over()
                continue
            for chance, turn in turns:
                if self.handed is None and rng.random() < chance * self.plan.busy:
                    await turn()
            asked = await self._asked()
            if asked is not None:
                await self._answer(asked)
        for ear in self.here.values():
            await ear.at(self.entry)
            ear.wire.close()
        return self

    async def _open(self, client: httpx.AsyncClient) -> None:
        plan = self.plan
        seats = [{"who": "me" if n == 0 else "friend", "name": f"Player {n}", "empty": True} for n in range(plan.seats)]
        body = {"game": plan.game, "seats": seats, "options": plan.options, "seed": plan.seed}
        answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        self.table = opened["table"]
        await self._join(Holder("host"), opened["host"])
        await self._join(Holder("watch"), opened["watch"])
        for seat, key in enumerate(opened["seats"]):
            await self._join(Holder("seat", seat), key)

    async def _join(self, holder: Holder, key: str, since: int = 0) -> None:
        self.keys.add(key)
        ear = await Ear.open(self.port, self.table, holder, key, since)
        self.ears.append(ear)
        self.here[holder] = ear
        await ear.at(self.entry)

    def _seat(self, number: int) -> Ear:
        return self.here[Holder("seat", number)]

    async def _asked(self) -> Ear | None:
        """Who is asked now; None when the game is over. Bots are waited for. Under seal only the seats themselves know
        who has answered."""
        watcher = self.here[Holder("watch")]
        while True:
            waiting = WAITING.search(await watcher.at(self.entry))
            assert waiting is not None
            seats = [int(seat) for seat in waiting[1].split(b",") if seat]
            if not seats:
                return None
            self.entry = watcher.entry
            self.waiting = [seat for seat in seats if await self._decision(self._seat(seat)) is not None]
            if self.waiting and self.handed not in self.waiting:
                return self._seat(self.rng.choice(self.waiting))
            await watcher.at(self.entry + 1)
            self.entry = watcher.entry

    async def _do(self, ear: Ear, **command: Any) -> dict[str, Any]:
        """Send a command and note what became of it."""
        self._sent += 1
        command["key"] = f"c{self._sent}"
        ear.wire.send(command)
        reply = await ear.reply()
        assert reply["key"] == command["key"], reply
        if reply["is"] == "done":
            self.entry = ear.done[command["key"]] = reply["entry"]
        else:
            ear.refused.append((self.entry, command))
        return reply

    async def _decision(self, ear: Ear) -> Any:
        found = msgspec.json.decode(await ear.at(self.entry))["view"]["decision"]
        return found

    async def _answer(self, ear: Ear) -> None:
        decision = await self._decision(ear)
        for _ in range(200):  # a few questions refuse some combinations of what they offer
            answer = self._wish(decision) or any_answer(decision, self.rng)
            if (await self._do(ear, do="answer", question=decision["id"], answer=answer))["is"] == "done":
                return
        raise AssertionError(f"no legal answer found to {decision}")

    def _wish(self, decision: dict[str, Any]) -> str | None:
        """What somebody answers who wants to be done, as most of these people do."""
        offered = [option["key"] for option in decision["options"]]
        wish = next((key for wish in self.secrets.eager for key in offered if fnmatchcase(key, wish)), None)
        return wish if self.rng.random() < self._eager else None

    # ---- what else happens at tables

    async def _mistake(self) -> None:
        """The seat that is asked answers something it may not."""
        asked = await self._asked()
        if asked is None:
            return
        decision = await self._decision(asked)
        guess = self.rng.choice(self.secrets.guesses)
        answer = self.rng.choice([guess, [guess], {guess: 1}, 10**6, None, [], {}])
        await self._do(asked, do="answer", question=decision["id"], answer=answer)

    async def _interrupt(self) -> None:
        """Somebody answers a question that was put to somebody else; watchers and the host try to play."""
        asked = await self._asked()
        if asked is None:
            return
        question = (await self._decision(asked))["id"]
        ear = self.rng.choice([ear for ear in self.here.values() if ear.holder.seat not in self.waiting])
        reply = await self._do(ear, do="answer", question=self.rng.choice([question, ""]), answer="pass")
        assert reply["is"] == "error", reply

    async def _talk(self) -> None:
        speaker = self._seat(self.rng.randrange(self.plan.seats))
        await self._do(speaker, do="say", text=f"I am thinking ({self.rng.randrange(1000)})")

    async def _order(self) -> None:
        """An order with a word in it that no other seat may ever be sent."""
        seat = self.rng.randrange(self.plan.seats)
        word = f"sealed{self.rng.randrange(10**9):09}"
        self.orders[word] = seat
        await self._do(self._seat(seat), do="order", question=f"ask-{word}", answer=word)

    async def _undo(self) -> None:
        seat = self.rng.randrange(self.plan.seats)
        reply = await self._do(self._seat(seat), do="undo", size=self.rng.choice(["choice", "action", "turn"]))
        if reply["is"] == "error":
            return
        state = msgspec.json.decode(await self._seat(seat).at(self.entry))
        for other in (state["proposal"] or {"needed": []})["needed"]:
            yes = self.rng.random() < 0.8
            await self._do(self._seat(other), do="agree", yes=yes)
            if not yes:
                return

    async def _hand_over(self) -> None:
        """A seat goes to a bot for a while, then its human is back."""
        if self.handed is None:
            self.handed = self.rng.randrange(self.plan.seats)
            await self._do(self.here[Holder("host")], do="hand", seat=self.handed, bot="random")
            return
        seat = self.handed
        ear = self._seat(seat)
        await self._asked()  # the bot is not at work: nobody else writes entries now
        await self._do(ear, do="hand", seat=seat, bot="")
        self.handed = None

    async def _lose_key(self, client: httpx.AsyncClient) -> None:
        """The host gives somebody a new key: the old socket is closed, the new one begins somewhere in the past."""
        holder = self.rng.choice([holder for holder in self.here if holder.role != "host"])
        old = self.here[holder]
        number = None if holder.role == "watch" else holder.seat
        host = {"Authorization": f"Bearer {self.here[Holder('host')].key}"}
        answer = await client.post(f"/api/tables/{self.table}/keys", json={"seat": number}, headers=host)
        old.revoked = True
        assert (await old.reply()) == {"is": "bye", "code": "revoked"}
        try:
            while True:
                await old.wire.change()
        except Closed:
            pass
        await self._join(holder, answer.json()["key"], self.rng.choice([0, 5, 10_000]))
        self.entry = self.here[holder].entry  # a new key is told to the table

    async def _look_around(self, client: httpx.AsyncClient) -> None:
        """Everybody asks for every page."""
        await self._asked()
        for holder, ear in self.here.items():
            other = (holder.seat + 1) % self.plan.seats
            for path in (*PAGES, f"/moments?seen={other}", "/moments?first=100000"):
                headers = {"Authorization": f"Bearer {ear.key}", "Accept-Encoding": "identity"}
                answer = await client.get(f"/api/tables/{self.table}{path}", headers=headers)
                told = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
                page = Page(holder, ear.key, path, self.entry, answer.status_code, told, answer.content)
                self.pages.append(page)


async def play(port: int, plans: list[Plan], together: int, then: Callable[[Game], None]) -> None:
    """Play these games, several at a time; each is handed on as soon as it is over, so that memory stays small.

    `then` runs in a thread of its own, for one game after the other: sockets that nobody reads would be given up.
    """
    waiting = list(reversed(plans))
    loop = asyncio.get_running_loop()

    async def seats_at_one_table() -> None:
        while waiting:
            plan = waiting.pop()
            await loop.run_in_executor(checker, then, await Game(port, plan).play(client))

    checker = ThreadPoolExecutor(1)
    one_each = httpx.Limits(max_keepalive_connections=0)  # a kept connection may be closed just as it is used again
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=300, limits=one_each) as client:
        with checker:
            await asyncio.gather(*(seats_at_one_table() for _ in range(together)))
