"""Litestar channels over PostgreSQL that survive a lost connection, and do not open a new one for every notice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from .settings import Settings

__all__ = ["PostgresChannels", "channels_for"]

log = logging.getLogger("fathom.channels")
AGAIN = 1.0
"""Seconds between attempts to listen again."""
UNHURRIED = {"synchronous_commit": "off"}
"""PostgreSQL commits a notice like a change; nobody has to wait until it is on the disk."""


def channels_for(settings: Settings) -> ChannelsBackend:
    """Memory alone for one process, LISTEN and NOTIFY for several."""
    if settings.is_sqlite:
        return MemoryChannelsBackend()
    return PostgresChannels(settings.database_url.replace("+asyncpg", "", 1))


class PostgresChannels(AsyncPgChannelsBackend):
    """Notices over one connection to send and one to listen."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._dsn = dsn
        self._sender: asyncpg.Connection | None = None
        self._closing = False
        self._again: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._again is not None:
            self._again.cancel()
        if self._sender is not None:
            await self._sender.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """A notice that cannot be sent is dropped: the others look at the store by themselves now and then."""
        try:
            if self._sender is None or self._sender.is_closed():
                self._sender = await asyncpg.connect(self._dsn, server_settings=UNHURRIED)
            for channel in channels:
                await self._sender.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("notice not sent: %s", error)
            sender, self._sender = self._sender, None
            if sender is not None:
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    sender.terminate()

    def _lost(self, _connection: object) -> None:
        if not self._closing:
            self._again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while not self._closing:
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                connection.add_termination_listener(self._lost)
                self._listener_conn = connection
                return
