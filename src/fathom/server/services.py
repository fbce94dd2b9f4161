"""The parts of a running server, started and stopped in order."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin

from .botroom import BotRoom
from .hub import Hub
from .metrics import Metrics
from .settings import Settings
from .store import Store
from .tables import Tables

__all__ = ["Services"]


class Services:
    def __init__(self, settings: Settings, metrics: Metrics, channels: ChannelsPlugin) -> None:
        self.settings, self.metrics = settings, metrics
        self.store = Store(settings.database_url)
        self.tables = Tables(self.store, settings, metrics)
        self.hub = Hub(self.tables, self.store, channels)
        self.bots = BotRoom(self.tables, self.store, settings, metrics)
        self.closing = False

    async def open(self) -> None:
        await self.store.open()
        await self.hub.open()
        await self.bots.open()

    async def close(self) -> None:
        """Bots stop, clients are told, and what is on its way is stored."""
        self.closing = True
        await self.bots.close()
        await self.hub.close()
        await self.tables.settle()
        await self.store.close()
