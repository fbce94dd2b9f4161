"""The server does not stand still to look through all its tables for garbage that is not there."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterable
from itertools import count, repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.kernel.data import Data
from fathom.server import tidy, wire
from fathom.server.gate import Gate
from fathom.server.live import Holder
from fathom.server.metrics import Metrics
from fathom.server.migrate import migrate
from fathom.server.opening import Opening
from fathom.server.problems import Refused
from fathom.server.settings import Settings
from fathom.server.store import Store
from fathom.server.tables import Tables
from fathom.server.workroom import WorkRoom


def collections(objects: int) -> list[int]:
    """How often Python looks for garbage, among the young and among all, while many objects are made that stay."""
    before = [generation["collections"] for generation in gc.get_stats()]
    kept = [[number] for number in range(objects)]
    assert len(kept) == objects
    return [generation["collections"] - first for generation, first in zip(gc.get_stats(), before, strict=True)]


def test_many_tables_bring_no_collection() -> None:
    thresholds = gc.get_threshold()

    async def run() -> None:
        tidying = asyncio.create_task(tidy.tidy(lambda: 0))
        await asyncio.sleep(0)
        assert collections(400_000) == [0, 0, 0]
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)

    asyncio.run(run())
    assert gc.get_threshold() == thresholds and gc.get_freeze_count() == 0


def test_what_closed_sockets_leave_is_collected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "LEAST", 0.01)
    monkeypatch.setattr(tidy, "QUIET", 0.01)

    async def run() -> None:
        tidying = asyncio.create_task(tidy.tidy(lambda: 0))
        await asyncio.sleep(0)
        before = gc.get_stats()[2]["collections"]
        async with asyncio.timeout(300):
            while gc.get_stats()[2]["collections"] == before:
                await asyncio.sleep(0.01)
        tidying.cancel()

    asyncio.run(run())


def test_the_longer_a_collection_takes_the_longer_until_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick ones come every ten seconds, one of a second with many tables only every ten minutes."""
    took, now, pauses = [0.0, 0.05, 3.0], [0.0], list[float]()

    def collects() -> None:
        now[0] += took.pop(0)

    async def sleeps(_done: object, seconds: float) -> None:
        pauses.append(seconds)
        if not took:
            raise asyncio.CancelledError

    monkeypatch.setattr(tidy, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(tidy, "_good_moment", sleeps)
    began = iter([None])
    real = {"get_threshold": gc.get_threshold, "set_threshold": gc.set_threshold}
    fake = {"collect": lambda: collects() if next(began, True) else None, "freeze": list, "unfreeze": list}
    monkeypatch.setattr(tidy, "gc", SimpleNamespace(**real, **fake))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(tidy.tidy(lambda: 0))
    assert pauses == pytest.approx([tidy.LEAST, tidy.LEAST, 50.0, tidy.MOST])


def waits(monkeypatch: pytest.MonkeyPatch, dones: Iterable[int], memories: Iterable[int], least: float = 0) -> int:
    """How many seconds a collection waits, where so much was done and is in memory at each of its looks."""
    now, counted, weighed = [0], iter(dones), iter(memories)

    async def sleeps(seconds: float) -> None:
        assert seconds == tidy.QUIET
        now[0] += 1

    monkeypatch.setattr(tidy, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(tidy, "asyncio", SimpleNamespace(sleep=sleeps))
    monkeypatch.setattr(tidy, "memory", lambda: next(weighed))
    asyncio.run(tidy._good_moment(lambda: next(counted), least))
    return now[0]


def test_a_collection_waits_until_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second without a command, after the pause that is due; or ten minutes; or until too much has gathered, pause or
    not: nothing else looks for garbage meanwhile."""
    growing = [100 + second * tidy.GROWN // 10 for second in range(20)]
    assert waits(monkeypatch, [5, 9, 9, 12, 12, 12], repeat(100)) == 3
    assert waits(monkeypatch, repeat(5), repeat(100), least=30) == 31
    assert waits(monkeypatch, count(), repeat(100)) == 600
    assert waits(monkeypatch, count(), growing) == 9
    assert waits(monkeypatch, repeat(5), growing, least=200) == 9
    large = [4 * tidy.GROWN + second * tidy.GROWN // 2 for second in range(20)]
    assert waits(monkeypatch, count(), large) == 7, "a large server waits until it has doubled"


def test_commands_are_counted(tmp_path: Path) -> None:
    """By what full collections wait for."""

    async def run() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
        await asyncio.to_thread(migrate, url)
        store = Store(url)
        await store.open()
        tables = Tables(store, Settings(database=url), Metrics())
        opening = Opening(tables, store, WorkRoom(tables.settings), tables.settings, tables.metrics)
        opened = await opening.create(wire.NewTable("abyss", [wire.NewSeat("me"), wire.NewSeat("friend")]))
        assert tables.done == 0
        await tables.perform(opened.table, Holder("seat", 0), wire.Say(text="hello"))
        with pytest.raises(Refused):
            await tables.perform(opened.table, Holder("seat", 0), wire.Say())
        assert tables.done == 1
        await store.close()

    asyncio.run(run())


def test_requests_are_counted_but_for_those_of_machines_that_watch() -> None:
    """Who brings a record or looks at a table waits, too; a collection once stopped the server among them."""

    async def app(*_: Any) -> None:
        pass

    async def run() -> int:
        gate = Gate(app, Settings(), Metrics())
        for path in ("/health", "/api/records", "/metrics", "/api/tables/x/state"):
            headers = [(b"host", b"localhost")]
            scope = {"type": "http", "method": "GET", "path": path, "client": ("127.0.0.1", 1), "headers": headers}
            await gate(scope, app, app)
        return gate.metrics.asked

    assert asyncio.run(run()) == 2


def test_all_kinds_of_data_are_made_ready_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answers of a game should not have to wait for that."""

    class Met(Data):
        n: int = 0

    pauses = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", pause)
    assert not Met._ready
    asyncio.run(tidy.ready())
    assert Met._ready
    assert len(pauses) > 100, "one by one"


def test_a_request_is_freed_when_it_is_answered() -> None:
    """With all it brought along: the next full collection may be minutes away."""

    class Body:
        pass

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        scope["fathom.new-table"](scope)

    async def nothing(*_: Any) -> None:
        pass

    async def run() -> None:
        body = Body()
        there = weakref.ref(body)
        scope = {
            "type": "http", "method": "POST", "path": "/api/records", "client": ("127.0.0.1", 1), "body": body,
            "headers": [(b"host", b"localhost")],
        }  # fmt: skip
        await Gate(app, Settings(), Metrics())(scope, nothing, nothing)
        del scope, body
        assert there() is None

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_a_pause_of_the_server_is_noticed() -> None:
    metrics = Metrics()

    def longer_than(seconds: str) -> float:
        lines = metrics.page().decode().splitlines()
        found = {line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("fathom_pause_seconds_")}
        return found["fathom_pause_seconds_count"] - found[f'fathom_pause_seconds_bucket{{le="{seconds}"}}']

    async def run() -> None:
        watching = asyncio.create_task(tidy.watch(metrics.pause_seconds))
        await asyncio.sleep(0)
        time.sleep(tidy.TICK + 0.6)
        async with asyncio.timeout(300):
            while not longer_than("0.5"):
                await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(run())
