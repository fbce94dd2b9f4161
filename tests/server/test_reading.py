"""Whoever leafs through a long game takes no thread from those who play."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from fathom.lab.serving import quiet_port
from fathom.server.app import create_app
from fathom.server.connections import Connection
from fathom.server.migrate import migrate
from fathom.server.problems import Refused
from fathom.server.reading import Reading
from fathom.server.settings import Settings

MOST = Settings().looking_back


def test_play_goes_on_while_all_readers_are_busy_and_one_address_cannot_fill_the_line() -> None:
    """A stranger's chat once waited 11 seconds behind 150 requests for moments."""

    async def flood() -> None:
        reading, go_on = Reading(MOST), threading.Event()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        asking = [asyncio.ensure_future(reading.run(go_on.wait, "10.0.0.1")) for _ in range(MOST)]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "played"), 60) == "played"
            with pytest.raises(Refused) as error:
                await reading.run(go_on.wait, "10.0.0.1")
            assert error.value.code == "too-fast"
            other = asyncio.ensure_future(reading.run(lambda: "read", "10.0.0.2"))
        finally:
            go_on.set()
        assert await other == "read" and all(await asyncio.gather(*asking))
        assert await reading.run(lambda: "later", "10.0.0.1") == "later", "who has waited may come again"
        reading.close()

    asyncio.run(flood())


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """A server in this process, and somebody who plays there with a bot."""
    database, port = str(folder / "tables.db"), quiet_port()
    asked = Settings(database=database, port=port, rate=0.0, **settings)
    await asyncio.to_thread(migrate, asked.database_url)
    config = uvicorn.Config(create_app(asked), port=port, http=Connection, log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, trust_env=False) as client:
            seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
            told = (await client.post("/api/tables", json={"game": "abyss", "seats": seats})).json()
            client.headers["Authorization"] = f"Bearer {told['seats'][0]}"
            yield client, f"/api/tables/{told['table']}"
    finally:
        server.should_exit = True
        await running


def readers() -> set[threading.Thread]:
    """The threads for looking back, which begin when they are first needed."""
    return {thread for thread in threading.enumerate() if thread.name.startswith("reading")}


@pytest.mark.parametrize("route", ["moments", "record", "report"])
def test_what_looks_back_is_made_by_the_readers(route: str, tmp_path: Path) -> None:
    async def look() -> None:
        earlier = readers()
        async with serving(tmp_path) as (client, table):
            assert (await client.get(f"{table}/state")).status_code == 200
            assert readers() <= earlier, "what is now needs none of them"
            assert (await client.get(f"{table}/{route}")).status_code == 200
            assert readers() - earlier, "what was before does"

    asyncio.run(look())


def test_who_looks_back_too_often_at_a_time_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path, looking_back=1) as (client, table):
            routes, refused = [f"{table}/{route}" for route in ("moments", "record", "report")] * 3, set[str]()
            while len(refused) < 3:  # until each was asked for while another was on its way
                told = await asyncio.gather(*(client.get(route) for route in routes))
                assert {answer.status_code for answer in told} <= {200, 429}
                assert all(answer.json()["code"] == "too-fast" for answer in told if answer.status_code == 429)
                refused |= {answer.url.path for answer in told if answer.status_code == 429}
                routes.append(routes.pop(0))
            assert (await client.get(f"{table}/record")).status_code == 200, "who asks once is answered"

    asyncio.run(ask())
