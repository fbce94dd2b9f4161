"""Whoever leafs through a long game takes no thread from those who play."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest

from fathom.server import api
from fathom.server.live import Holder, Live
from fathom.server.problems import Refused
from fathom.server.reading import Reading
from fathom.server.settings import Settings
from server.table_play import live_of

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


@pytest.mark.parametrize("route", ["moments", "record", "report"])
def test_what_looks_back_is_made_by_the_readers(route: str, monkeypatch: pytest.MonkeyPatch) -> None:
    live, made = live_of("human", "human"), list[str]()

    async def seated(*_: Any) -> tuple[Live, Holder]:
        return live, Holder("seat", 0)

    class Readers(Reading):
        async def run(self, work: Any, address: str) -> Any:
            made.append(address)
            return work()

    monkeypatch.setattr(api, "_seated", seated)
    monkeypatch.setattr(Live, "secret_from", lambda *_: False)
    tables = SimpleNamespace(moments=lambda *_: [live.table])
    hub = SimpleNamespace(present=lambda _: ())
    services = SimpleNamespace(reading=Readers(MOST), settings=Settings(), tables=tables, hub=hub)
    request = SimpleNamespace(scope={"client": ("10.0.0.1", 1), "headers": []})
    given = {"first": 0, "last": None, "seen": "own"} if route == "moments" else {}
    assert asyncio.run(getattr(api, route).fn(table="t", request=request, services=services, **given))
    assert made == ["10.0.0.1"]
