"""What one server process has between its database and its clients, in this process: tables are opened and played."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fathom.server import wire
from fathom.server.live import Holder, Live
from fathom.server.metrics import Metrics
from fathom.server.opening import Opening
from fathom.server.settings import Settings
from fathom.server.store import Store
from fathom.server.tables import Tables
from fathom.server.workroom import WorkRoom

__all__ = ["answers", "new_table", "opening", "process"]


@asynccontextmanager
async def process(database: str, **settings: Any) -> AsyncIterator[Tables]:
    store = Store(database)
    await store.open()
    tables = Tables(store, Settings(database=database, **{"release_seconds": 0.0, **settings}), Metrics())
    try:
        yield tables
    finally:
        await tables.settle()
        await store.close()


@asynccontextmanager
async def opening(tables: Tables) -> AsyncIterator[Opening]:
    work = WorkRoom(tables.settings)
    try:
        yield Opening(tables, tables.store, work, tables.settings, tables.metrics)
    finally:
        await work.close()


async def new_table(tables: Tables, seed: int = 1) -> str:
    """Two people at Abyss."""
    async with opening(tables) as desk:
        opened = await desk.create(wire.NewTable("abyss", [wire.NewSeat("me"), wire.NewSeat("friend")], seed=seed))
    return opened.table


async def answers(
    tables: Tables, table: str, times: int, rng: random.Random | None = None, *, fresh: bool = True
) -> Live:
    """Any legal answers; `fresh`: others may have answered in between."""
    rng = rng or random.Random(1)
    for _ in range(times):
        live = await tables.live(table, fresh=fresh)
        asked = live.table.decision
        assert asked is not None
        command = wire.Answer(question=live.question(asked), answer=asked.sample(rng))
        await tables.perform(table, Holder("seat", asked.seat), command)
    return await tables.live(table)
