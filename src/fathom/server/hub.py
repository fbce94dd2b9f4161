"""Who listens to which table, in this process and in the others.

A change is pushed at once to every client that takes it at once, as nearly all do. Every open socket has its own sender
besides, so a slow client delays nobody: it is woken, looks at the table as it stands and sends what its client lacks.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin

from .live import Holder, Live
from .problems import Refused
from .store import Store
from .tables import Tables

__all__ = ["CHANNEL", "Connection", "Hub", "Made", "Notice"]

log = logging.getLogger("fathom.hub")
CHANNEL = "tables"
ALIVE = 30.0
"""Seconds for which we believe what another process said about its sockets, and repeat that ours have left."""
LOOK = 5.0
"""Seconds between looks at the store, in case a notice was lost on the way."""
SOON = 0.2
"""Seconds until a look, where we know that something may have been lost."""
TOGETHER = 100
"""Tables in one notice of who is there; PostgreSQL takes 8,000 bytes."""


Made = dict[tuple[Holder, int, int], bytes]
"""States of one change, ready to be sent: for whom, with the log and the chat from where on."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes tell each other: a table has a new entry, a key is gone, or who is there at some tables."""

    worker: str
    table: str = ""
    entry: int = 0
    present: dict[str, list[int]] | None = None
    revoked: tuple[str, int] | None = None


class Connection:
    """One open socket at one table."""

    __slots__ = ("bye", "chat", "entry", "hash", "holder", "late", "number", "present", "push", "table", "wake")

    def __init__(self, table: str, holder: Holder, hash: str, since: int) -> None:
        self.table, self.holder, self.hash = table, holder, hash
        self.entry = -1
        """What it was sent: the state as of this entry, with these seats present."""
        self.present: set[int] | None = None
        self.late = False
        """There was something to send which could not be read."""
        self.number = since - 1
        """The client has the log up to this choice."""
        self.chat = 0
        self.push: Callable[[Live, set[int], Made], bool] | None = None
        """Sends what the client lacks of a table, if that can be done at once."""
        self.wake = asyncio.Event()
        self.wake.set()
        self.bye = ""

    def close(self, code: str) -> None:
        self.bye = code
        self.wake.set()

    def behind(self, entry: int) -> bool:
        """Was it not sent yet what the table is as of this entry?"""
        return self.late or self.entry < entry


class Hub:
    """The connections of this process."""

    def __init__(self, tables: Tables, store: Store, channels: ChannelsPlugin) -> None:
        self.tables, self.store, self.channels = tables, store, channels
        self.worker = secrets.token_hex(6)
        self._at: dict[str, set[Connection]] = defaultdict(set)
        self._elsewhere: dict[str, dict[str, tuple[float, list[int]]]] = {}
        self._left: dict[str, float] = {}
        """Tables that the last of our people left, and when: the notice of it may have been lost."""
        self._doubt = asyncio.Event()
        self._sure = asyncio.Event()
        self._sure.set()
        self._tasks: list[asyncio.Task[None]] = []
        self._wanted: dict[str, int] = {}
        """Tables that are being read, and the entry each of them is known to have."""
        self._refreshing: set[asyncio.Task[None]] = set()
        tables.changed.append(self._changed)
        tables.learned.append(self._show)

    async def open(self) -> None:
        self._tasks.append(asyncio.create_task(self._listen(), name="notices"))
        self._tasks.append(asyncio.create_task(self._look(), name="looks"))

    async def close(self) -> None:
        tasks = [*self._tasks, *self._refreshing]
        for task in tasks:
            task.cancel()
        for task in tasks:
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
        seats = {c.holder.seat for c in self._at.get(table, ()) if c.holder.role == "seat"}
        for at, others in self._elsewhere.get(table, {}).values():
            if at > time.monotonic() - ALIVE:
                seats |= set(others)
        return seats

    def _present_here(self, table: str) -> list[int]:
        return sorted({c.holder.seat for c in self._at.get(table, ()) if c.holder.role == "seat"})

    def _presence_changed(self, connection: Connection) -> None:
        if connection.holder.role != "seat":
            return
        table, seats = connection.table, self._present_here(connection.table)
        if seats:
            self._left.pop(table, None)
        elif self.tables.shared:
            self._left[table] = time.monotonic()
        self._wake(table)
        self._publish(Notice(self.worker, present={table: seats}))

    def revoke(self, table: str, role: str, seat: int) -> None:
        """Close the sockets of a key, here and elsewhere."""
        self._close(table, role, seat)
        self._publish(Notice(self.worker, table, revoked=(role, seat)))

    def _close(self, table: str, role: str, seat: int) -> None:
        for connection in list(self._at.get(table, ())):
            if connection.holder == Holder(role, seat):
                connection.close("revoked")

    # ---- changes

    def _changed(self, live: Live) -> None:
        self._show(live)
        self._publish(Notice(self.worker, live.id, entry=live.entry))

    def _show(self, live: Live) -> None:
        """Everybody here gets the table as it is now, at once or soon."""
        here = self._at.get(live.id)
        if not here:
            return
        present, made = self.present(live.id), Made()
        for connection in here:
            try:
                if connection.push is not None and connection.push(live, present, made):
                    continue
            except Exception:  # the entry is stored, and whoever made it must be told so
                log.exception("state not sent", extra={"table": live.id})
            connection.wake.set()

    def _wake(self, table: str) -> None:
        for connection in self._at.get(table, ()):
            connection.wake.set()

    def _publish(self, notice: Notice) -> None:
        if self.tables.shared:
            self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                if not message:  # we did not listen for a while
                    self.doubt()
                    continue
                with suppress(msgspec.DecodeError):
                    notice = msgspec.json.decode(message, type=Notice)
                    if notice.worker != self.worker:
                        self._heard(notice)

    def _heard(self, notice: Notice) -> None:
        for table, seats in (notice.present or {}).items():
            before = self.present(table)
            self._elsewhere.setdefault(table, {})[notice.worker] = (time.monotonic(), seats)
            if self.present(table) != before:  # most only say that they are still there
                self._wake(table)
        if notice.revoked is not None:
            self._close(notice.table, *notice.revoked)
        if notice.entry:
            self._want(notice.table, notice.entry)

    def _want(self, table: str, entry: int) -> None:
        """Show everybody here the table as of this entry at least. Each table by itself: one that is slow to read must
        not delay the others."""
        if table not in self._at:
            return
        reading = table in self._wanted
        self._wanted[table] = max(entry, self._wanted.get(table, 0))
        if not reading:
            task = asyncio.create_task(self._refresh(table), name=f"refreshing {table}")
            self._refreshing.add(task)
            task.add_done_callback(self._refreshing.discard)

    async def _refresh(self, table: str) -> None:
        """Read what another process stored, unless we know of it already, and wake who was not sent it."""
        read = -1
        try:
            while read < self._wanted[table]:
                read = self._wanted[table]
                live = await self.tables.live(table)
                if live.entry < read:
                    live = await self.tables.live(table, fresh=True)
                for connection in self._at.get(table, ()):
                    if connection.behind(live.entry):
                        connection.wake.set()
        except Refused as refusal:
            log.warning("table not refreshed: %s", refusal, extra={"table": table})
            if refusal.code == "busy":
                self.doubt()
        except Exception:
            log.exception("table not refreshed", extra={"table": table})
        finally:
            del self._wanted[table]

    # ---- looking for what was lost

    def doubt(self) -> None:
        """Something may have been lost: look soon."""
        self._sure.clear()
        self._doubt.set()

    async def sure(self) -> None:
        """Wait until the store answers. One look for all who wait: a store that comes back is not flooded."""
        await self._sure.wait()

    async def _look(self) -> None:
        """Notices can be lost with a connection to the database; looking now and then cannot. What counts is what each
        socket was sent, by the numbers of entries: memory may know more than a socket, and clocks may jump. A process
        that is alone gets no notices, and looks only when it is in doubt."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._doubt.wait()
                    await asyncio.sleep(SOON)
            if not self.tables.shared and self._sure.is_set():
                continue
            self._doubt.clear()
            self._forget_the_gone()
            try:
                for here in _parts(list(self._at), TOGETHER * 2) or [[]]:
                    await self._look_at(here)
                if not self._doubt.is_set():
                    self._sure.set()
                self._tell_who_is_here()
            except Refused:
                self.doubt()
            except Exception:
                log.exception("look failed")

    async def _look_at(self, tables: list[str]) -> None:
        newest = await self.store.last_entries(tables)
        for table in tables:
            entry = newest.get(table, 0)
            if any(connection.behind(entry) for connection in self._at.get(table, ())):
                self._want(table, entry)
        if self.tables.shared:
            await self._close_revoked(tables)

    async def _close_revoked(self, tables: list[str]) -> None:
        there = [connection for table in tables for connection in self._at.get(table, ())]
        revoked = await self.store.revoked([connection.hash for connection in there])
        for connection in there:
            if connection.hash in revoked:
                connection.close("revoked")

    def _forget_the_gone(self) -> None:
        """A process that died cannot say that its people have left."""
        long_ago = time.monotonic() - ALIVE
        for table, by in list(self._elsewhere.items()):
            gone = [worker for worker, (at, _) in by.items() if at < long_ago]
            for worker in gone:
                del by[worker]
            if not by:
                del self._elsewhere[table]
            if gone:
                self._wake(table)
        self._left = {table: at for table, at in self._left.items() if at > long_ago}

    def _tell_who_is_here(self) -> None:
        if not self.tables.shared:
            return
        here = {table: seats for table in self._at if (seats := self._present_here(table))}
        for part in _parts([*here, *self._left], TOGETHER):
            self._publish(Notice(self.worker, present={table: here.get(table, []) for table in part}))


def _parts(tables: list[str], size: int) -> list[list[str]]:
    return [tables[at : at + size] for at in range(0, len(tables), size)]
