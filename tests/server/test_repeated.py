"""A command that a client repeats at another process, because it did not hear what became of it: whatever one of them
says of it, the other does not belie."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from fathom.lab.serving import Postgres
from fathom.server import wire
from fathom.server.live import Holder
from fathom.server.metrics import Metrics
from fathom.server.migrate import migrate
from fathom.server.opening import Opening
from fathom.server.problems import Refused
from fathom.server.settings import Settings
from fathom.server.store import Store
from fathom.server.tables import Tables
from fathom.server.workroom import WorkRoom
from server.desk import answers
from server.table_play import run


@asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Tables, Tables]]:
    settings = Settings(database=database, release_seconds=0.0)
    await asyncio.to_thread(migrate, settings.database_url)
    stores = Store(settings.database_url), Store(settings.database_url)
    for store in stores:
        await store.open()
    here, there = (Tables(store, settings, Metrics()) for store in stores)
    try:
        yield here, there
    finally:
        for tables in (here, there):
            await tables.settle()
            await tables.store.close()


def test_what_was_told_as_refused_is_not_done_later(postgres: Callable[[], Postgres]) -> None:
    """Somebody agrees to a proposal at a process that is slow to hear it, and again at another one, where it was
    withdrawn. Then there is another proposal, and the slow process comes to what it was sent."""

    async def work() -> None:
        async with two_processes(postgres().database()) as (slow, quick):
            opening = Opening(quick, quick.store, WorkRoom(quick.settings), quick.settings, quick.metrics)
            seats = [wire.NewSeat("me"), wire.NewSeat("friend")]
            table = (await opening.create(wire.NewTable("abyss", seats, seed=1))).table
            await answers(quick, table, 40)
            proposer, other = Holder("seat", 0), Holder("seat", 1)
            await quick.perform(table, proposer, wire.Undo(size="turn"))
            first = (await quick.live(table)).proposal
            assert first is not None
            command = wire.Agree(key="k1", proposal=first.entry)
            await slow.live(table)
            async with slow._slot(table):
                sent = asyncio.create_task(slow.perform(table, other, command))
                await asyncio.sleep(0)
                await quick.perform(table, proposer, wire.Agree(yes=False, proposal=first.entry))
                with pytest.raises(Refused) as told:
                    await quick.perform(table, other, command)
                assert told.value.code == "stale"
                await quick.perform(table, proposer, wire.Undo(size="turn"))
                choices = (await quick.live(table)).table.choices
            with pytest.raises(Refused) as again:
                await sent
            assert again.value.code == "stale"
            live = await slow.live(table, fresh=True)
            assert live.proposal is not None and live.proposal.agreed == [] and live.table.choices == choices
            assert await slow.store.entry_with_key(table, "seat1/k1") is None

    run(work())
