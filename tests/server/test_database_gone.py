"""The database goes away and comes back: the server says so, loses no acknowledged answer, and needs no help."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from fathom.lab.serving import Postgres, Server
from server.table_play import BOT, ME, PATIENCE, answer, ask, caught_up, do, follows, open_table, plays, run, sitting


@pytest.fixture(scope="module")
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL of its own, to be stopped."""
    with Postgres() as postgres:
        yield postgres


@pytest.fixture(scope="module")
def server(mortal: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    log = tmp_path_factory.mktemp("gone") / "log"
    with Server(mortal.database(), log=log, rate=0, new_tables=0) as server:
        yield server


def healthy(server: Server, seconds: float = PATIENCE) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if ask(server, "GET", "/health").status_code == 200:
            return True
        time.sleep(0.1)
    return False


def test_the_server_outlives_its_database(mortal: Postgres, server: Server) -> None:
    """Stopped in the middle of play: 503 and `busy` while it is away; afterwards all goes on where it was."""

    async def play() -> None:
        rng = random.Random(1)
        opened = open_table(server, seed=3)
        async with sitting(opened) as players:
            entry = await plays(players, 8, rng)
            before = [player.state["view"] for player in players]
            assert ask(server, "GET", "/health").json()["status"] == "ok"
            await asyncio.to_thread(mortal.stop)

            health = await asyncio.to_thread(ask, server, "GET", "/health")
            assert (health.status_code, health.json()["code"]) == (503, "busy")
            asked = next(player for player in players if player.decision is not None)
            command = answer(asked, rng, key="while it was away")
            got = await asked.do(command)
            assert (got["is"], got["code"], got["key"]) == ("error", "busy", "while it was away")
            assert do(opened, asked.key, command).status_code == 503
            assert ask(server, "POST", "/api/tables", json={"game": "abyss", "seats": [ME, ME]}).status_code == 503
            assert ask(server, "GET", "/metrics").status_code == 200
            assert ask(server, "GET", "/api/games").status_code == 200

            await asyncio.to_thread(mortal.start)
            assert await asyncio.to_thread(healthy, server)
            for player, view in zip(players, before, strict=True):
                state = ask(server, "GET", f"{opened.path}/state", player.key).json()
                assert (state["entry"], state["view"]) == (entry, view)
            assert (await asked.do(command))["entry"] == entry + 1  # the same sockets, still open
            await caught_up(players, entry + 1)
            await plays(players, 6, rng)
            async with sitting(opened) as again:
                assert again[0].state["view"] == players[0].state["view"]

    run(play())


def test_bots_take_up_where_they_were_when_the_database_is_back(mortal: Postgres, server: Server) -> None:
    async def play() -> None:
        opened = open_table(server, ME, BOT)
        async with sitting(opened, opened.seats[0]) as (me,):
            await plays([me], 1, random.Random(1))
            await asyncio.to_thread(mortal.stop)
            await asyncio.sleep(1)
            await asyncio.to_thread(mortal.start)
            assert await asyncio.to_thread(healthy, server)
            await follows(me, lambda state: state["view"]["decision"] is not None)
            await plays([me], 3, random.Random(1))

    run(play())


def test_a_database_that_hangs_is_told_as_away(mortal: Postgres, server: Server) -> None:
    """It takes connections and never answers: `/health` does not wait for ever."""
    processes = [psutil.Process(mortal.pid), *psutil.Process(mortal.pid).children()]
    for process in processes:
        process.suspend()
    try:
        response = ask(server, "GET", "/health")
        assert (response.status_code, response.json()["code"]) == (503, "busy")
    finally:
        for process in processes:
            process.resume()
    assert healthy(server)


def test_a_server_does_not_start_without_its_database(mortal: Postgres, tmp_path: Path) -> None:
    nowhere = mortal.database().replace("fathom", "nosuch")
    with pytest.raises(RuntimeError, match="instead of starting"):
        Server(nowhere, log=tmp_path / "log").start()
