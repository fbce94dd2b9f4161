"""The outage test: people and bots play on two workers, and their PostgreSQL goes away again and again.

It is stopped, killed with kill -9, or loses all its connections at once, often while a command is being stored. When it
is back, nobody begins anything new: every socket must come to show what `/state` shows, by itself, although notices
between the workers were lost; every command that was on its way must be answered, and so must questions to bots. In the
end everything that was ever acknowledged has to be in the database.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from .load import positive
from .people import Player, Room, Watcher
from .serving import Postgres, Server

__all__ = ["LIMITS", "Summary", "main", "outages"]

TABLES = 8
KEPT = 6
"""Tables a worker may remember: fewer than are played, so that some are read back."""
KINDS = ("stopped", "killed", "connections cut")
PLAYED, PLAY_SECONDS = 3, 5.0
"""So many commands for every table between two outages, or so many seconds."""
LONGEST = 2.5
"""Seconds a PostgreSQL stays away."""
COMMIT = 0.008
"""Seconds after a command within which it is likely being stored."""
PATIENT = 45.0
"""Seconds after which a socket or an answer that is late is given up."""
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
PIECES = ("log", "chat")
"""Parts of a state that come in pieces, as far as the client lacks them."""


class Limits(msgspec.Struct, frozen=True):
    """Seconds from the return of PostgreSQL."""

    answer: float = 3.0
    bot: float = 10.0
    """They think in processes of their own, which may have to start first."""
    equal: float = 5.0


LIMITS = Limits()


class Summary(msgspec.Struct, kw_only=True):
    """What happened, and whether anything was lost or late."""

    workers: int
    outages: dict[str, int]
    seconds: float
    tables: int
    games: dict[str, int]
    sockets: int
    """Sockets that were compared with `/state`, all outages together."""
    answers: int
    """Tables with a command or a question to a bot that was open when PostgreSQL came back."""
    answer_seconds: dict[str, float]
    """From the return of PostgreSQL until the first command was answered at each table, and until the bot was done."""
    bot_seconds: dict[str, float]
    equal_seconds: dict[str, float]
    """From the return of PostgreSQL until every socket showed what `/state` shows."""
    acknowledged: int
    resent: int
    wrong: list[str]


class Outages:
    """Takes PostgreSQL away and looks at what becomes of everybody when it is back."""

    def __init__(self, room: Room, postgres: Postgres, limits: Limits) -> None:
        self.room, self.postgres, self.limits, self.rng = room, postgres, limits, room.rng
        self.made: Counter[str] = Counter()
        self.answered: list[float] = []
        self.bots: list[float] = []
        self.equal: list[float] = []
        self.compared = 0
        self.wrong: list[str] = []

    async def one(self) -> None:
        kind = KINDS[self.made.total() % len(KINDS)]
        await self._a_moment()
        returned = await self._cut() if kind == "connections cut" else await self._away(kind)
        self.made[kind] += 1
        name = f"outage {self.made.total()} ({kind})"
        await asyncio.gather(self._answers(name, returned), self._sockets(name, returned))
        self.room.still = False

    async def bots_are_up(self) -> None:
        """Wait for the processes that bots think in: they start when they are first asked."""
        end = time.monotonic() + PATIENT
        while any(self._open_at(table).startswith("bot ") for table in self._tables()) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    async def _a_moment(self) -> None:
        """Any after some play, or one at which a command is being stored."""
        enough = len(self.room.book.acknowledged) + PLAYED * len(self._tables())
        with suppress(TimeoutError):
            async with asyncio.timeout(PLAY_SECONDS):
                while len(self.room.book.acknowledged) < enough:
                    await asyncio.sleep(self.rng.uniform(0.02, 0.2))
        if self.rng.random() < 0.7:
            self.room.on_its_way.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self.room.on_its_way.wait()
            await asyncio.sleep(self.rng.uniform(0, COMMIT))

    async def _cut(self) -> float:
        connection = await asyncpg.connect(self.room.server.database)
        try:
            self.room.still = True
            await connection.execute(CUT)
        finally:
            await connection.close()
        return time.monotonic()

    async def _away(self, kind: str) -> float:
        await asyncio.to_thread(self.postgres.stop if kind == "stopped" else self.postgres.crash)
        await asyncio.sleep(self.rng.uniform(0, LONGEST))
        self.room.still = True
        starting = asyncio.create_task(asyncio.to_thread(self.postgres.start))
        returned = await self._back()
        await starting
        return returned

    async def _back(self) -> float:
        """The moment PostgreSQL answers again."""
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection = await asyncpg.connect(self.room.server.database, timeout=5)
                await connection.close()
                return time.monotonic()
            await asyncio.sleep(0.01)

    # ---- what must happen by itself

    async def _answers(self, name: str, returned: float) -> None:
        """At every table something is answered soon, if anything was open."""
        tables = {table: self._open_at(table) for table in self._tables()}
        waiting = {table: found for table, found in tables.items() if found}
        while waiting and time.monotonic() < returned + PATIENT:
            for table, found in list(waiting.items()):
                took = self._answered_after(table, found, returned)
                if took is not None:
                    del waiting[table]
                    bot = found.startswith("bot ")
                    (self.bots if bot else self.answered).append(took)
                    if took > (self.limits.bot if bot else self.limits.answer):
                        self.wrong.append(f"{name}: table {table} answered {found} only {took:.1f} s after the return")
            await asyncio.sleep(0.01)
        self.wrong += [f"{name}: table {table} never answered {found}" for table, found in waiting.items()]

    def _open_at(self, table: str) -> str:
        """What a table has to answer without anybody's help."""
        for socket in self.room.sockets:
            if isinstance(socket, Player) and socket.table == table and socket.pending is not None:
                return f"{socket.pending['do']} of seat {socket.seat}"
        state = self._watched(table)
        if state is None or state["proposal"] is not None or state["view"]["outcome"] is not None:
            return ""
        waiting = state["view"]["waiting"]
        bots = [seat for seat in waiting if state["seats"][seat]["bot"]]
        # Beside a person who is asked under the same seal nobody can tell whether a bot has answered.
        return f"bot {bots[0]} after entry {state['entry']}" if bots and len(bots) == len(waiting) else ""

    def _answered_after(self, table: str, found: str, returned: float) -> float | None:
        if found.startswith("bot "):
            state = self._watched(table)
            gone = state is None or state["entry"] > int(found.rpartition(" ")[2])
            return time.monotonic() - returned if gone else None
        at = self.room.heard.get(table, 0.0)
        if at > returned:
            return at - returned
        return None if self._open_at(table) == found else 0.0  # it was answered just before we looked

    def _tables(self) -> set[str]:
        return {socket.table for socket in self.room.sockets}

    def _watched(self, table: str) -> dict[str, Any] | None:
        return next((s.state for s in self.room.sockets if isinstance(s, Watcher) and s.table == table), None)

    async def _sockets(self, name: str, returned: float) -> None:
        """Every socket comes to show what `/state` shows."""
        sockets = list(self.room.sockets)
        self.compared += len(sockets)
        async with httpx.AsyncClient(base_url=self.room.server.url, trust_env=False, timeout=20) as client:

            async def follow(socket: Player | Watcher) -> str:
                while (different := await self._different(client, socket)) and time.monotonic() < returned + PATIENT:
                    await asyncio.sleep(0.05)
                return different

            behind = await asyncio.gather(*map(follow, sockets))
        took = time.monotonic() - returned
        self.equal.append(took)
        found = [(_name(socket), what) for socket, what in zip(sockets, behind, strict=True) if what]
        self.wrong += [f"{name}: {who} still {what} {PATIENT:.0f} s after the return" for who, what in found]
        if not found and took > self.limits.equal:
            self.wrong.append(f"{name}: the last socket showed what it should only {took:.1f} s after the return")

    async def _different(self, client: httpx.AsyncClient, socket: Player | Watcher) -> str:
        """What a socket shows otherwise than `/state`, or nothing."""
        if socket not in self.room.sockets:
            return ""  # its game is over
        path, key = f"/api/tables/{socket.table}/state", {"Authorization": f"Bearer {socket.key}"}
        try:
            answer = await client.get(path, headers=key)
        except httpx.HTTPError as error:
            return f"cannot ask for its state: {error!r}"
        if answer.status_code != 200:
            return f"is refused its state: {answer.status_code}"
        if socket.state is None or not socket.connected:
            return "not connected"
        there, here = answer.json(), socket.state
        names = [name for name in there if name not in PIECES and there[name] != here.get(name)]
        return f"at entry {here['entry']}, {', '.join(names)} other than at {there['entry']}" if names else ""


def _name(socket: Player | Watcher) -> str:
    who = f"seat {socket.seat}" if isinstance(socket, Player) else "a watcher"
    return f"{who} of table {socket.table}"


async def outages(
    server: Server, postgres: Postgres, count: int, *, seed: int = 1, tables: int = TABLES, progress: Progress,
    limits: Limits = LIMITS,
) -> Summary:  # fmt: skip
    """Play, take the database away, bring it back, look."""
    began = time.monotonic()
    room = Room(server, random.Random(seed))
    room.silence = PATIENT * 2  # nobody may help a socket that is behind by connecting anew
    maker = Outages(room, postgres, limits)
    games = [asyncio.create_task(room.play()) for _ in range(tables)]
    while len({s.table for s in room.sockets if s.connected}) < tables:
        await asyncio.sleep(0.05)
    await maker.bots_are_up()
    task = progress.add_task("Outages", total=count)
    for done in range(count):
        await maker.one()
        progress.update(task, completed=done + 1)
    for game in games:
        game.cancel()
    for ended in await asyncio.gather(*games, return_exceptions=True):
        if not isinstance(ended, asyncio.CancelledError):
            maker.wrong.append(f"a player failed: {ended!r}")
    return Summary(
        workers=server.workers,
        outages=dict(maker.made),
        seconds=round(time.monotonic() - began, 1),
        tables=len(room.keys),
        games=dict(room.games),
        sockets=maker.compared,
        answers=len(maker.answered) + len(maker.bots),
        answer_seconds=_spread(maker.answered),
        bot_seconds=_spread(maker.bots),
        equal_seconds=_spread(maker.equal),
        acknowledged=len(room.book.acknowledged),
        resent=room.resent,
        wrong=maker.wrong + await room.verdict(),
    )


def _spread(seconds: list[float]) -> dict[str, float]:
    found = sorted(seconds) or [0.0]
    return {"median": round(found[len(found) // 2], 2), "most": round(found[-1], 2)}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="outage", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--outages", type=positive(int), default=50)
    parser.add_argument("--tables", type=positive(int), default=TABLES, help="games played at once")
    parser.add_argument("--workers", type=positive(int), default=2)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--json", type=Path, help="write the summary to this file too")
    given = parser.parse_args(arguments)
    seed = random.randrange(10**6) if given.seed is None else given.seed
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:20}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="outage-")))
        postgres = stack.enter_context(Postgres())
        server = Server(
            postgres.database(), workers=given.workers, log=folder / "log", rate=0, new_tables=0,
            tables_in_memory=KEPT, snapshot_every=10,
        )  # fmt: skip
        stack.enter_context(server)
        console.print(f"{given.outages} outages, seed {seed}")
        progress = stack.enter_context(Progress(*columns, console=console))
        work = outages(server, postgres, given.outages, seed=seed, tables=given.tables, progress=progress)
        summary = asyncio.run(work)
    line = msgspec.json.encode(summary).decode()
    print(line, flush=True)
    if given.json is not None:
        given.json.write_text(line + "\n", encoding="utf-8")
    for wrong in summary.wrong:
        console.print(wrong, style="red", markup=False, highlight=False)
    return 1 if summary.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
