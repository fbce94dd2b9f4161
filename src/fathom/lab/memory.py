"""How much memory a server needs for tables at which nobody plays: an hour of play, compressed into minutes.

    python -m fathom.lab.memory [tables]

People open tables of every game with two pages each, play, fall silent, come back and play on; a few tables are played
at the same time. What counts is the memory of the server when all have fallen silent and their pages are still open,
less what it needed when as many as play at the same time had played just as long and had left for good.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import fathom

from ..server.tidy import LEAST
from .remote import Player, any_answer
from .serving import Server

__all__ = ["Weighed", "measure"]

IDLE_SECONDS = 1.0
PATIENCE = 300.0
TIDIED = LEAST * 2
"""Seconds after which the server has collected what closed sockets leave behind."""
AT_ONCE = 20
"""Tables at which people play at the same time; at the others they are silent."""


class Weighed(NamedTuple):
    """What was found."""

    tables: int
    choices: int
    """Choices made at each of them, on average."""
    in_memory: int
    kilobytes: float
    """For one table with its two pages, all silent."""
    server_mb: float


async def measure(folder: Path, *, tables: int, choices: int, rounds: int, tidied: float = TIDIED) -> Weighed:
    """So many tables, with so many choices in each of so many rounds, and silence in between."""
    database, log = str(folder / "tables.db"), folder / "log"
    with Server(database, log=log, rate=0, new_tables=0, sockets=0, half_open=0, idle_seconds=IDLE_SECONDS) as server:
        first = await _play_all(server, AT_ONCE, choices, rounds)
        await _leave(first)
        await asyncio.sleep(tidied)
        before = (await _silence(server))["fathom_memory_bytes"]
        opened = await _play_all(server, tables, choices, rounds)
        await asyncio.sleep(tidied)
        figures = await _silence(server)
        made = sum(players[0].state["view"]["number"] for players in opened)
        kilobytes = (figures["fathom_memory_bytes"] - before) / tables / 1000
        in_memory, megabytes = figures["fathom_tables_in_memory"], figures["fathom_memory_bytes"] / 1e6
        await _leave(opened)
        return Weighed(tables, made // tables, int(in_memory), kilobytes, megabytes)


def _get(url: str, data: Any = None) -> bytes:
    body = None if data is None else msgspec.json.encode(data)
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        found: bytes = response.read()
    return found


async def _open(server: Server, game: str, seed: int) -> list[Player]:
    """A table with as many people as the game needs, two of whom have their pages open."""
    seats = [{"who": "me", "empty": True}] * min(fathom.games()[game].seats)  # only they answer
    wanted = {"game": game, "seats": seats, "seed": seed}
    opened = msgspec.json.decode(await asyncio.to_thread(_get, f"{server.url}/api/tables", wanted))
    return [Player(server.socket_url, opened["table"], key) for key in opened["seats"]]


async def _play_all(server: Server, tables: int, choices: int, rounds: int) -> list[list[Player]]:
    """In every round people come to each table, and all fall silent after it."""
    games = list(fathom.games())
    opened = [await _open(server, games[seed % len(games)], seed) for seed in range(tables)]
    for _ in range(rounds):
        for part in range(0, tables, AT_ONCE):
            await asyncio.gather(*(_play(players, choices) for players in opened[part : part + AT_ONCE]))
        await _silence(server)
    return opened


async def _leave(tables: list[list[Player]]) -> None:
    for players in tables:
        for player in players:
            await player.close()


async def _play(players: list[Player], choices: int) -> None:
    """Whoever is asked answers; all pages are open while they play, and two stay open."""
    for player in players:
        if player.socket is None:
            await player.open()
    rng = random.Random(len(players))
    made = 0
    while made < choices and not players[0].over:
        await _catch_up(players, max(player.state["entry"] for player in players))
        asked = next((player for player in players if player.decision is not None), None)
        if asked is None:  # the server answers where there is nothing to choose
            if not players[0].over:
                await players[0].until("state")
            continue
        assert asked.decision is not None
        given = any_answer(asked.decision, rng)
        command = {"do": "answer", "key": f"k{rng.random()}", "question": asked.decision["id"], "answer": given}
        got = await asked.do(command)
        if got["is"] == "done":
            made += 1
            await _catch_up(players, got["entry"])
    for player in players[2:]:
        await player.close()
        player.socket = None


async def _catch_up(players: list[Player], entry: int) -> None:
    for player in players:
        while player.state["entry"] < entry:
            await player.until("state")


async def _silence(server: Server) -> dict[str, float]:
    """Wait until every table has left the memory; the server's figures then."""
    end = time.monotonic() + PATIENCE
    while True:
        lines = (await asyncio.to_thread(_get, f"{server.url}/metrics")).decode().splitlines()
        figures = {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}
        if not figures["fathom_tables_in_memory"] or time.monotonic() > end:
            return figures
        await asyncio.sleep(0.2)


def main() -> int:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with tempfile.TemporaryDirectory(prefix="fathom-memory-") as folder:
        found = asyncio.run(measure(Path(folder), tables=tables, choices=40, rounds=4))
    print(
        f"{found.tables} tables of every game, {found.choices} choices each, two open pages at each, all silent:\n"
        f"{found.kilobytes:.0f} kB per table, {found.in_memory} tables in memory, server {found.server_mb:.0f} MB"
    )
    return 0 if found.kilobytes <= 150 else 1


if __name__ == "__main__":
    sys.exit(main())
