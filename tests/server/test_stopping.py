"""Stopping in an orderly way: clients are told, what was acknowledged is kept, and nothing looks like a failure."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from fathom.lab.remote import Player
from fathom.lab.serving import Postgres, Server
from server.table_play import BOT, PATIENCE, Opened, answer, ask, open_table, run


async def plays_until_the_end(player: Player, done: dict[str, int]) -> str:
    """Talk all the time, and answer when asked, until the server says goodbye; its words, and how it closed."""
    rng = random.Random(1)
    number, got = 0, {}
    try:
        while True:
            number += 1
            key = f"{player.key[:6]}{number}"
            command = {"do": "say", "key": key, "text": key} if number % 3 else None
            if command is None and player.decision is not None:
                command = answer(player, rng, key)
            if command is None:
                continue
            with suppress(ConnectionClosed):  # what came before it can still be read
                await player.send(command)
            got = await player.until("done", "error", "bye")
            if got["is"] == "bye":
                break
            if got["is"] == "done":
                done[key] = got["entry"]
                await asyncio.sleep(0.005)  # so that nobody talks all the others down
        await player.receive()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return f"{got.get('code')} {closed.rcvd.code}"
    return "not closed"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(
    workers: int, postgres: Callable[[], Postgres], tmp_path: Path, start: Callable[..., Server]
) -> None:
    """In the middle of play: every client hears `shutdown`, and every acknowledged command is there afterwards."""
    server = start(str(tmp_path / "tables.db") if workers == 1 else postgres().database(), workers=workers)
    done: list[dict[str, int]] = []

    async def play() -> list[Opened]:
        tables = [open_table(server, seed=seed) for seed in range(3)]
        players = []
        for opened in tables:
            for key in opened.seats:
                players.append(await Player(server.socket_url, opened.table, key).open())
        done.extend({} for _ in players)
        playing = [asyncio.create_task(plays_until_the_end(p, d)) for p, d in zip(players, done, strict=True)]
        while min(len(acknowledged) for acknowledged in done) < 6:
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) == 0
        assert await asyncio.gather(*playing) == ["shutdown 1001"] * 6
        return tables

    tables = run(play())
    server.workers = 1  # enough to look
    server.start()
    for opened, first, second in zip(tables, done[::2], done[1::2], strict=True):
        told = ask(server, "GET", f"{opened.path}/state", opened.host).json()
        said = {line["text"]: line["entry"] for line in told["chat"]["lines"]}
        oldest = min(said.values())  # a long talk comes in pages, the newest first
        for acknowledged in (first, second):
            assert max(acknowledged.values()) <= told["entry"]
            talk = {key: entry for key, entry in acknowledged.items() if int(key[6:]) % 3 and entry >= oldest}
            assert talk and talk.items() <= said.items()


def test_ctrl_c_ends_the_server_and_its_bots_without_a_word(tmp_path: Path, start: Callable[..., Server]) -> None:
    """In a terminal the signal goes to all processes at once, the bots' ones too."""
    server = start(str(tmp_path / "tables.db"))
    opened = open_table(server, BOT, BOT)
    while ask(server, "GET", opened.path, opened.host).json()["number"] < 2:
        time.sleep(0.02)
    assert server.process is not None
    (thinker,) = psutil.Process(server.process.pid).children()
    thinker.send_signal(signal.SIGINT)
    time.sleep(0.5)
    assert thinker.is_running(), "whoever is to end is asked by the server"
    os.killpg(server.process.pid, signal.SIGINT)
    assert server.process.wait(PATIENCE) == 0
    server.process = None
    assert "Traceback" not in server.told() and "KeyboardInterrupt" not in server.told()
