"""The outage test in small, and the proof that it would notice what is late, behind or lost."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.progress import Progress

import fathom
from fathom.lab.outage import KINDS, LIMITS, Limits, Outages, main, outages
from fathom.lab.people import Room, Watcher
from fathom.lab.serving import Postgres, Server


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL of its own, to be stopped and killed."""
    with Postgres() as postgres:
        yield postgres


@pytest.fixture(scope="module")
def server(mortal: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    log = tmp_path_factory.mktemp("outage") / "log"
    server = Server(mortal.database(), workers=2, log=log, rate=0, new_tables=0, tables_in_memory=2, snapshot_every=7)
    with server:
        yield server


def test_every_socket_catches_up_after_every_kind_of_outage(mortal: Postgres, server: Server) -> None:
    """On a busy machine all takes longer; what is behind for good is still behind then."""
    patient = Limits(*(20 * limit for limit in (LIMITS.answer, LIMITS.bot, LIMITS.equal)))
    work = outages(server, mortal, len(KINDS), seed=3, tables=3, progress=Progress(disable=True), limits=patient)
    summary = asyncio.run(work)
    assert summary.wrong == []
    assert summary.outages == dict.fromkeys(KINDS, 1) and len(summary.games) == min(3, len(fathom.games()))
    assert summary.sockets >= 3 * 3 * 2 and summary.acknowledged > 10


def test_what_is_late_is_told(mortal: Postgres, server: Server) -> None:
    never = Limits(answer=-1, bot=-1, equal=-1)
    work = outages(server, mortal, 1, seed=4, tables=2, progress=Progress(disable=True), limits=never)
    summary = asyncio.run(work)
    assert any("the last socket showed what it should only" in wrong for wrong in summary.wrong)


def test_a_socket_that_is_behind_is_told(mortal: Postgres, server: Server) -> None:
    """Its state is held back here, as if the server had never sent it."""

    async def look() -> str:
        room = Room(server, random.Random(1))
        table = await room._open()
        watcher = Watcher(room, table, room.watches[table])
        room.sockets.append(watcher)
        watching = asyncio.create_task(watcher.watch())
        maker = Outages(room, mortal, LIMITS)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as client:
            while await maker._different(client, watcher):  # bots, and the server for a seat, may still be answering
                await asyncio.sleep(0.02)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            assert watcher.connected
            key: dict[str, Any] = {"Authorization": f"Bearer {room.keys[table][0]}"}
            said = await client.post(f"/api/tables/{table}/do", json={"do": "say", "text": "psst"}, headers=key)
            assert said.status_code == 200
            return await maker._different(client, watcher)

    assert re.match(r"at entry \d+, entry", asyncio.run(look()))


def test_bad_arguments_are_told_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--outages", "0"])
    assert end.value.code == 2 and "0 is not above 0" in capsys.readouterr().err
