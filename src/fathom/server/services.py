"""The parts of a running server, started and stopped in order."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from litestar.channels import ChannelsPlugin

from .botroom import BotRoom
from .hub import Hub
from .limits import Buckets
from .metrics import Metrics
from .opening import Opening
from .reading import Reading
from .settings import Settings
from .store import Store
from .tables import Tables
from .tidy import forget, ready, tidy, watch
from .workroom import WorkRoom

__all__ = ["Services"]


GOODBYE_SECONDS = 3.0
CROWD = 5
"""Messages a second in all sockets of an address, in times of what one may send: a family, a class."""


class Services:
    def __init__(self, settings: Settings, metrics: Metrics, channels: ChannelsPlugin) -> None:
        self.settings, self.metrics = settings, metrics
        self.store = Store(settings.database_url, metrics)
        self.work = WorkRoom(settings)
        self.tables = Tables(self.store, settings, metrics, self.work)
        self.reading = Reading(settings.looking_back)
        self.opening = Opening(self.tables, self.store, self.work, settings, metrics)
        self.hub = Hub(self.tables, self.store, channels)
        self.bots = BotRoom(self.tables, self.store, settings, metrics)
        self.talking = Buckets(settings.rate * CROWD, settings.rate * CROWD * 2)
        self.closing = False
        self._leaving: asyncio.Task[None] | None = None
        self._caring: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        await self.hub.open()
        await self.bots.open()
        self._caring = [
            asyncio.create_task(tidy(lambda: self.tables.done + self.metrics.asked), name="tidying"),
            asyncio.create_task(watch(self.metrics.pause_seconds), name="watching"),
            asyncio.create_task(ready(), name="making ready"),
            asyncio.create_task(forget(self.tables, self.settings.idle_seconds), name="forgetting"),
        ]

    async def close(self) -> None:
        """Bots stop, clients are told, and what is on its way is stored."""
        await self._leave()
        for task in self._caring:
            task.cancel()
        await asyncio.gather(*self._caring, return_exceptions=True)
        await self.work.close()
        self.reading.close()
        await self.tables.settle()
        await self.store.close()

    async def _leave(self) -> None:
        """Bots stop and clients are told, and get a moment to take it in."""
        self.closing = True
        await self.bots.close()
        await self.hub.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while self.hub.sockets:
                    await asyncio.sleep(0.01)

    def leave_before_the_server(self) -> None:
        """On a signal, uvicorn closes all sockets before it tells the application. So the signal comes to us first,
        and to uvicorn when the clients know. A second one goes to uvicorn at once."""
        if threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            stop = signal.getsignal(number)
            if callable(stop):
                signal.signal(number, partial(self._asked_to_stop, loop, stop))

    def _asked_to_stop(self, loop: asyncio.AbstractEventLoop, stop: Callable[..., Any], *given: Any) -> None:
        if self.closing:
            stop(*given)
            return
        self.closing = True

        def leave() -> None:
            self._leaving = loop.create_task(self._leave(), name="leaving")
            self._leaving.add_done_callback(lambda _: stop(*given))

        loop.call_soon_threadsafe(leave)
