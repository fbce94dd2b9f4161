"""Who gets the next free process: first those for whom somebody waits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fathom.server.botroom import BotRoom
from fathom.server.metrics import Metrics
from fathom.server.processes import Pool, Process
from fathom.server.settings import Settings
from fathom.server.store import Store
from server.table_play import live_of


async def passed(pool: Pool, who: str, patient: bool, order: list[str]) -> None:
    async with pool.one(patient):
        order.append(who)


def test_who_is_patient_lets_others_pass_and_each_line_keeps_its_order() -> None:
    async def queue() -> list[str]:
        pool, order = Pool("nothing", 1), list[str]()
        async with pool.one():
            wanted = [("a", True), ("b", False), ("c", True), ("d", False)]
            waiting = [asyncio.ensure_future(passed(pool, who, patient, order)) for who, patient in wanted]
            await asyncio.sleep(0)
            assert order == []
        await asyncio.gather(*waiting)
        return order

    assert asyncio.run(queue()) == ["b", "d", "a", "c"]


def test_who_gives_up_waiting_loses_no_process() -> None:
    async def queue() -> list[str]:
        pool, order = Pool("nothing", 1), list[str]()
        async with pool.one():
            waiting = [asyncio.ensure_future(passed(pool, who, False, order)) for who in "abc"]
            await asyncio.sleep(0)
            waiting[0].cancel()
        waiting[1].cancel()  # it has the process, and has not been told yet
        await asyncio.gather(*waiting, return_exceptions=True)
        await passed(pool, "d", False, order)
        return order

    assert asyncio.run(queue()) == ["c", "d"]


def test_a_player_does_not_wait_for_tables_of_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger can open sixty tables a minute at which nobody plays, each with bots that think for seconds."""

    async def play() -> list[str]:
        order: list[str] = []
        go_on = asyncio.Event()

        async def answer(process: Process, question: dict[str, Any], *limits: float) -> None:
            order.append(question["bot"])
            await go_on.wait()

        monkeypatch.setattr(Process, "ask", answer)
        tables: Any = SimpleNamespace(changed=[])
        room = BotRoom(tables, cast("Store", None), Settings(), Metrics())
        alone, played = live_of("search", "search"), live_of("human", "master")
        asked = [(alone, "search")] * 5 + [(played, "master")]
        thoughts = [asyncio.ensure_future(room._think(live, live.waiting[0], bot)) for live, bot in asked]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*thoughts)
        return order

    assert asyncio.run(play()) == ["search", "master", *["search"] * 4]
