"""Who gets the next free process: first those for whom somebody waits."""

from __future__ import annotations

import asyncio
import subprocess
import sys
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


def test_what_every_process_needs_is_no_part_of_its_first_question() -> None:
    """Half of what a record may take once went into reading the rules of all games, on a busy machine all of it: the
    next honest record after one that had its process ended was refused."""
    told = "import sys, fathom.server.worker as worker\n"
    told += "worker.TASKS['loaded'] = lambda *_: sorted(name for name in sys.modules if name.endswith('.pieces'))\n"
    told += "worker.main()"
    question = b'{"do": "loaded", "size": 0, "seconds": 60}\n'
    ran = subprocess.run([sys.executable, "-c", told], input=question, capture_output=True, timeout=300, check=True)
    ready, loaded = ran.stdout.splitlines()
    assert ready == b"ready" and b"fathom.games.arkham.pieces" in loaded
