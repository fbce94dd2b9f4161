"""The server does not stand still to look through all its tables for garbage that is not there."""

from __future__ import annotations

import asyncio
import gc

import pytest

from fathom.server import tidy


def full_collections(objects: int) -> int:
    """How often Python looks through everything while many objects are made that stay."""
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(objects)]
    assert len(kept) == objects
    return int(gc.get_stats()[2]["collections"] - before)


def test_many_tables_bring_no_full_collection() -> None:
    thresholds = gc.get_threshold()

    async def run() -> None:
        tidying = asyncio.create_task(tidy.tidy())
        await asyncio.sleep(0)
        assert full_collections(400_000) == 0
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)

    asyncio.run(run())
    assert gc.get_threshold() == thresholds and gc.get_freeze_count() == 0


def test_what_closed_sockets_leave_is_collected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "EVERY", 0.01)

    async def run() -> None:
        tidying = asyncio.create_task(tidy.tidy())
        await asyncio.sleep(0)
        before = gc.get_stats()[2]["collections"]
        async with asyncio.timeout(30):
            while gc.get_stats()[2]["collections"] == before:
                await asyncio.sleep(0.01)
        tidying.cancel()

    asyncio.run(run())
