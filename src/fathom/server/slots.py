"""Places in memory for tables: who used which when, and which may be forgotten."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from .live import Live

__all__ = ["Held", "Slot", "Slots"]

OVER = 60.0
"""Seconds for which a game that is over stays in memory unused: few come back to it."""


class Slot:
    """A place in memory for one table."""

    __slots__ = ("kept", "live", "lock", "used")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: Live | None = None
        self.kept = 0
        """The entry of the newest snapshot we know of."""
        self.used = time.monotonic()

    def idle(self, seconds: float) -> bool:
        """Did nobody use it for so long, and is nobody about to? A game that is over is looked at for a minute."""
        if self.live is not None and self.live.over:
            seconds = min(seconds, OVER)
        return self.used <= time.monotonic() - seconds and not self.lock.locked()


class Slots:
    """The places of one process, the longest unused first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._found: OrderedDict[str, Slot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._found)

    def look(self, table_id: str) -> Slot | None:
        """The place of a table, without using it."""
        return self._found.get(table_id)

    def use(self, table_id: str) -> Slot | None:
        """The place of a table, if it has one."""
        slot = self._found.get(table_id)
        if slot is not None:
            slot.used = time.monotonic()
            self._found.move_to_end(table_id)
        return slot

    def remember(self, table_id: str) -> Slot:
        """The place of a table; a new one may take that of the longest unused."""
        slot = self.use(table_id)
        if slot is None:
            slot = self._found[table_id] = Slot()
            for id in list(self._found):
                if len(self._found) <= self.most:
                    break
                if id != table_id and not self._found[id].lock.locked():
                    del self._found[id]
        return slot

    def forget(self, table_id: str) -> None:
        self._found.pop(table_id, None)

    def lives(self) -> list[Live]:
        return [slot.live for slot in self._found.values() if slot.live is not None]

    def idle(self, seconds: float) -> list[tuple[str, Slot]]:
        """The tables that may be forgotten."""
        return [(id, slot) for id, slot in self._found.items() if slot.idle(seconds)]


class Held:
    """`async with` the place of a table, for one at a time. Where it is empty the table is read first."""

    __slots__ = ("_id", "_read", "_slot", "_slots")

    def __init__(self, slots: Slots, table_id: str, read: Callable[[str], Awaitable[Live]]) -> None:
        self._slots, self._id, self._read = slots, table_id, read

    async def __aenter__(self) -> Slot:
        while True:
            slot = self._slot = self._slots.remember(self._id)
            await slot.lock.acquire()
            if self._slots.look(self._id) is slot:
                break
            slot.lock.release()  # it was forgotten while we waited: another may be there by now
        if slot.live is None:
            try:
                slot.live = await self._read(self._id)
            except BaseException:
                self._slots.forget(self._id)
                slot.lock.release()
                raise
        return slot

    async def __aexit__(self, *_: object) -> None:
        self._slot.lock.release()
