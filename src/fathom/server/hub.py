"""Who listens to which table, in this process and in the others.

Every open socket is a connection with its own sender, so a slow client delays nobody. A change only wakes the senders;
each looks at the table as it stands and sends what its client lacks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin

from .live import Holder, Live
from .problems import Refused
from .store import Store
from .tables import Tables
from .times import now

__all__ = ["CHANNEL", "Connection", "Hub", "Notice"]

log = logging.getLogger("fathom.hub")
CHANNEL = "tables"
ALIVE = 30_000
"""Milliseconds for which we believe what another process said about its sockets."""
LOOK = 5.0
"""Seconds between looks at the store, in case a notice was lost on the way."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other: a table has a new entry, a key is gone, or somebody came or left."""

    table: str
    worker: str
    entry: int = 0
    present: list[int] | None = None
    revoked: tuple[str, int] | None = None


class Connection:
    """One open socket at one table."""

    __slots__ = ("bye", "chat", "entry", "hash", "holder", "number", "table", "wake")

    def __init__(self, table: str, holder: Holder, hash: str, since: int) -> None:
        self.table, self.holder, self.hash = table, holder, hash
        self.entry = -1
        self.number = since - 1
        """The client has the log up to this choice."""
        self.chat = 0
        self.wake = asyncio.Event()
        self.wake.set()
        self.bye = ""

    def close(self, code: str) -> None:
        self.bye = code
        self.wake.set()


class Hub:
    """The connections of this process."""

    def __init__(self, tables: Tables, store: Store, channels: ChannelsPlugin) -> None:
        self.tables, self.store, self.channels = tables, store, channels
        self.worker = secrets.token_hex(6)
        self._at: dict[str, set[Connection]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, tuple[int, list[int]]]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        tables.changed.append(self._changed)

    async def open(self) -> None:
        self._tasks.append(asyncio.create_task(self._listen(), name="notices"))
        if self.tables.shared:
            self._tasks.append(asyncio.create_task(self._look(), name="looks"))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for connection in [c for some in self._at.values() for c in some]:
            connection.close("shutdown")

    @property
    def sockets(self) -> int:
        return sum(len(some) for some in self._at.values())

    # ---- coming and leaving

    def join(self, connection: Connection) -> None:
        self._at[connection.table].add(connection)
        self._presence_changed(connection)

    def leave(self, connection: Connection) -> None:
        here = self._at[connection.table]
        here.discard(connection)
        if not here:
            del self._at[connection.table]
        self._presence_changed(connection)

    def present(self, table: str) -> set[int]:
        """The seats with an open socket anywhere."""
        seats = set(self._present_here(table))
        elsewhere = self._elsewhere.get(table, {})
        for at, others in elsewhere.values():
            if at > now() - ALIVE:
                seats |= set(others)
        return seats

    def _present_here(self, table: str) -> list[int]:
        return sorted({c.holder.seat for c in self._at.get(table, ()) if c.holder.role == "seat"})

    def _presence_changed(self, connection: Connection) -> None:
        if connection.holder.role != "seat":
            return
        self._wake(connection.table)
        self._publish(Notice(connection.table, self.worker, present=self._present_here(connection.table)))

    def revoke(self, table: str, role: str, seat: int) -> None:
        """Close the sockets of a key, here and elsewhere."""
        self._close(table, role, seat)
        self._publish(Notice(table, self.worker, revoked=(role, seat)))

    def _close(self, table: str, role: str, seat: int) -> None:
        for connection in list(self._at.get(table, ())):
            if connection.holder == Holder(role, seat):
                connection.close("revoked")

    # ---- changes

    def _changed(self, live: Live) -> None:
        self._wake(live.id)
        self._publish(Notice(live.id, self.worker, entry=live.entry))

    def _wake(self, table: str) -> None:
        for connection in self._at.get(table, ()):
            connection.wake.set()

    def _publish(self, notice: Notice) -> None:
        if self.tables.shared:
            self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                with suppress(msgspec.DecodeError):
                    notice = msgspec.json.decode(message, type=Notice)
                    if notice.worker != self.worker:
                        await self._heard(notice)

    async def _heard(self, notice: Notice) -> None:
        table = notice.table
        if notice.present is not None:
            self._elsewhere.setdefault(table, {})[notice.worker] = (now(), notice.present)
        if notice.revoked is not None:
            self._close(table, *notice.revoked)
        if table in self._at:
            if notice.entry:
                await self._refresh(table)
            self._wake(table)

    async def _refresh(self, table: str) -> None:
        try:
            await self.tables.live(table, fresh=True)
        except Refused as refusal:
            log.warning("table not refreshed: %s", refusal, extra={"table": table})

    def _forget_the_gone(self) -> None:
        """A process that died cannot say that its people have left."""
        for table, by in list(self._elsewhere.items()):
            gone = [worker for worker, (at, _) in by.items() if at < now() - ALIVE]
            for worker in gone:
                del by[worker]
            if not by:
                del self._elsewhere[table]
            if gone:
                self._wake(table)

    async def _close_revoked(self, tables: list[str]) -> None:
        there = [connection for table in tables for connection in self._at.get(table, ())]
        revoked = await self.store.revoked([connection.hash for connection in there])
        for connection in there:
            if connection.hash in revoked:
                connection.close("revoked")

    async def _look(self) -> None:
        """Notices can be lost with a connection to the database; looking now and then cannot."""
        while True:
            await asyncio.sleep(LOOK)
            self._forget_the_gone()
            here = list(self._at)
            for i in range(0, len(here), 200):
                with suppress(Refused):
                    touched = await self.store.newest(here[i : i + 200])
                    for table, at in touched.items():
                        if at != (await self.tables.live(table)).touched:
                            await self._refresh(table)
                    await self._close_revoked(here[i : i + 200])
            for table in here:
                seats = self._present_here(table)
                if seats:
                    self._publish(Notice(table, self.worker, present=seats))
