"""The hub by itself: clocks may jump, and one table that is slow to read delays no other."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from fathom.server import hub as hub_module
from fathom.server.hub import CHANNEL, Connection, Hub, Made, Notice
from fathom.server.live import Holder, Live
from fathom.server.problems import refuse
from server.table_play import PATIENCE, run


class Known:
    """Tables and a store in one, of which only the numbers of the last entries matter."""

    shared = True

    def __init__(self, **entries: int) -> None:
        self.entries = entries
        self.away = False
        self.slow: set[str] = set()
        self.changed: list[Any] = []
        self.learned: list[Any] = []

    async def live(self, table: str, *, fresh: bool = False) -> Any:
        if table in self.slow:
            await asyncio.Event().wait()
        return type("Live", (), {"id": table, "entry": self.entries[table]})

    async def last_entries(self, tables: list[str]) -> dict[str, int]:
        if self.away:
            raise refuse("busy", "database-busy", why="gone")
        return {table: self.entries[table] for table in tables}

    async def revoked(self, hashes: list[str]) -> set[str]:
        return set()


def seat(table: str, number: int = 0, entry: int = -1) -> Connection:
    connection = Connection(table, Holder("seat", number), "hash", 0)
    connection.entry = entry
    connection.wake.clear()
    return connection


def hub_of(known: Known) -> Hub:
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    hub = Hub(known, known, channels)  # type: ignore[arg-type]
    hub._publish = lambda notice: None  # type: ignore[method-assign]
    return hub


async def woken(connection: Connection) -> bool:
    try:
        async with asyncio.timeout(PATIENCE / 2):
            await connection.wake.wait()
    except TimeoutError:
        return False
    return True


def test_who_is_present_elsewhere_does_not_depend_on_the_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    async def jump() -> None:
        hub = hub_of(Known(t=0))
        hub._heard(Notice("another", present={"t": [1]}))
        monkeypatch.setattr(time, "time_ns", lambda: 10**18)
        monkeypatch.setattr(time, "time", lambda: 10**9)
        hub._forget_the_gone()
        assert hub.present("t") == {1}

    run(jump())


def test_a_table_that_is_slow_to_read_delays_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        monkeypatch.setattr(hub_module, "LOOK", 0.1)
        known = Known(slow=3, quick=3)
        known.slow = {"slow"}
        hub = hub_of(known)
        stuck, free = seat("slow", entry=2), seat("quick", entry=2)
        for connection in (stuck, free):
            hub.join(connection)
            connection.wake.clear()
        looking = asyncio.create_task(hub._look())
        assert await woken(free)
        looking.cancel()
        await hub.close()

    run(look())


def test_after_doubt_the_store_is_asked_until_it_answers_and_then_only_those_behind_are_woken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look() -> None:
        monkeypatch.setattr(hub_module, "LOOK", PATIENCE)
        known = Known(t=7)
        hub = hub_of(known)
        behind, ahead, late = seat("t", 0, entry=6), seat("t", 1, entry=7), seat("t", 2, entry=7)
        late.late = True
        for connection in (behind, ahead, late):
            hub.join(connection)
        for connection in (behind, ahead, late):
            connection.wake.clear()
        known.away = True
        looking = asyncio.create_task(hub._look())
        hub.doubt()
        waiting = asyncio.create_task(hub.sure())
        await asyncio.sleep(hub_module.SOON * 3)
        assert not waiting.done() and not behind.wake.is_set()
        known.away = False
        await waiting  # not until the next look in its turn: nobody here has that much patience
        assert await woken(behind) and await woken(late)
        assert not ahead.wake.is_set()
        looking.cancel()
        await hub.close()

    run(look())


def test_who_cannot_be_shown_a_change_at_once_is_woken(caplog: pytest.LogCaptureFixture) -> None:
    """And whatever goes wrong there, whoever made the change is told that it is stored."""

    async def change() -> None:
        known = Known(t=7)
        hub = hub_of(known)
        shown, slow, broken, new = (seat("t", number) for number in range(4))
        seen: list[set[int]] = []

        def fails(_live: Live, _present: set[int], _made: Made) -> bool:
            raise LookupError("no such card")

        shown.push = lambda _live, present, _made: seen.append(present) is None
        slow.push, broken.push = lambda _live, _present, _made: False, fails
        for connection in (shown, slow, broken, new):
            hub.join(connection)
        for connection in (shown, slow, broken, new):
            connection.wake.clear()
        known.changed[0](await known.live("t"))
        assert seen == [{0, 1, 2, 3}] and not shown.wake.is_set()
        assert all(connection.wake.is_set() for connection in (slow, broken, new))
        assert "state not sent" in caplog.text

    run(change())


def test_a_process_that_is_alone_asks_the_store_only_when_it_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        monkeypatch.setattr(hub_module, "LOOK", 0.02)
        monkeypatch.setattr(hub_module, "SOON", 0.01)
        known = Known(t=7)
        known.shared = False
        asked: list[list[str]] = []
        last = known.last_entries

        async def noted(tables: list[str]) -> dict[str, int]:
            asked.append(tables)
            return await last(tables)

        monkeypatch.setattr(known, "last_entries", noted)
        hub = hub_of(known)
        behind = seat("t", entry=6)
        hub.join(behind)
        behind.wake.clear()
        looking = asyncio.create_task(hub._look())
        await asyncio.sleep(0.3)
        assert asked == []
        hub.doubt()
        await hub.sure()
        assert asked and await woken(behind)
        looking.cancel()
        await hub.close()

    run(look())
