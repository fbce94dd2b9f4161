"""Litestar channels over PostgreSQL that survive a lost connection, and do not open a new one for every notice."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from functools import partial

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from .settings import Settings

__all__ = ["PostgresChannels", "channels_for"]

log = logging.getLogger("fathom.channels")
AGAIN = 0.2
"""Seconds between attempts to connect again."""
CONNECT_SECONDS = 3.0
GOODBYE_SECONDS = 1.0
ANSWER_SECONDS = 10.0
"""A database that takes longer is taken for gone."""
KEPT = 10_000
"""Notices that wait for a connection; more are not worth keeping, all processes look at the store anyway."""
UNHURRIED = {"synchronous_commit": "off"}
"""PostgreSQL commits a notice like a change; nobody has to wait until it is on the disk."""
NOTIFY = "SELECT pg_notify(channel, message) FROM unnest($1::text[], $2::text[]) AS notices (channel, message)"


def channels_for(settings: Settings) -> ChannelsBackend:
    """Memory alone for one process, LISTEN and NOTIFY for several."""
    if settings.is_sqlite:
        return MemoryChannelsBackend()
    return PostgresChannels(settings.database_url.replace("+asyncpg", "", 1))


class PostgresChannels(AsyncPgChannelsBackend):
    """Notices over one connection to send and one to listen. What waits is sent together, in order, and kept until it
    can be sent. Who did not listen for a while is told so, by an empty message."""

    def __init__(self, dsn: str) -> None:
        connecting = partial(asyncpg.connect, dsn, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS)
        super().__init__(make_connection=connecting)
        self._open_sender = partial(connecting, server_settings=UNHURRIED)
        self._waiting: deque[tuple[str, str]] = deque(maxlen=KEPT)
        self._to_send = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None
        self._closing = False
        self._all_sent.set()

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)
        self._sending = asyncio.create_task(self._send(), name="sending notices")

    async def on_shutdown(self) -> None:
        self._closing = True
        with suppress(TimeoutError):  # such as that our people have left
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._all_sent.wait()
        for task in (self._again, self._sending):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        with suppress(Exception):  # the connection may be broken
            await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            self._waiting.append((channel, data.decode()))
        self._all_sent.clear()
        self._to_send.set()

    async def _send(self) -> None:
        sender: asyncpg.Connection | None = None
        away = False
        try:
            while True:
                await self._to_send.wait()
                self._to_send.clear()
                batch = list(self._waiting)
                self._waiting.clear()
                try:
                    if sender is None or sender.is_closed():
                        sender = await self._open_sender()
                    await sender.execute(NOTIFY, [channel for channel, _ in batch], [notice for _, notice in batch])
                    away = False
                    if not self._waiting:
                        self._all_sent.set()
                except Exception as error:  # asyncpg raises many kinds on a connection that breaks; we go on
                    if not away:
                        log.warning("notices not sent for now: %s", error)
                    away = True
                    if sender is not None:
                        sender.terminate()
                        sender = None
                    self._waiting.extendleft(reversed(batch))
                    self._to_send.set()
                    await asyncio.sleep(AGAIN)
        finally:
            if sender is not None:
                sender.terminate()

    def _lost(self, _connection: object) -> None:
        if not self._closing:
            self._again = asyncio.get_running_loop().create_task(self._listen_again(), name="listening again")

    async def _listen_again(self) -> None:
        """As long as it takes: asyncpg raises many kinds of errors on a connection that breaks."""
        log.warning("not listening to other processes for now")
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
                connection.add_termination_listener(self._lost)
                if not connection.is_closed():
                    break
            except Exception:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN)
        self._listener_conn = connection
        if self._queue is not None:
            for channel in self._subscribed_channels:
                self._queue.put_nowait((channel, b""))
