"""A real server to be mistreated, with tables whose every stored row is compared before and after."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

import fathom
from fathom.lab.remote import Player
from fathom.lab.serving import Server
from fathom.server.schema import metadata
from fathom.server.settings import Settings
from fathom.server.store import Store
from server.table_play import PATIENCE, answer, caught_up

__all__ = ["Ground", "Opened", "game_record"]

Opened = dict[str, Any]
MESSAGE, RECORD = 64_000, 400_000
"""The sizes this server takes."""
CLIENTS_FAULT = "uvicorn.error: Invalid UTF-8 sequence received from client."
"""The library below us logs this as an error with a traceback, and closes the socket as it should."""


def game_record(choices: int | None = None, seed: int = 3) -> dict[str, Any]:
    """The record of a game of two, whole or cut short."""
    rng = random.Random(seed)
    table = fathom.new("abyss", seats=2, seed=seed, options={"leviathan": True, "kraken": True})
    while (decision := table.decision) is not None and (choices is None or table.choices < choices):
        table.choose(decision.sample(rng), decision.seat)
    return table.record()


class Ground:
    """The server and what stands on it."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.database = database or str(folder / "tables.db")
        self.log = folder / "log"
        sizes = {"message_size": MESSAGE, "record_size": RECORD}
        limits = {"rate": 0, "new_tables": 0, "sockets": 0, "half_open": 0, "hosts": "x", "request_seconds": PATIENCE}
        self.server = Server(self.database, log=self.log, **limits, **sizes)
        self._read = 0
        self.client = httpx.Client(base_url=self.server.url, timeout=PATIENCE)

    def __enter__(self) -> Ground:
        self.server.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.server.stop()

    @property
    def port(self) -> int:
        return self.server.port

    def new_table(self, seed: int = 5) -> Opened:
        """A fresh game of two people."""
        seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}]
        answer = self.client.post("/api/tables", json={"game": "abyss", "seats": seats, "seed": seed})
        assert answer.status_code == 201, answer.text
        opened: Opened = answer.json()
        return opened

    def imported(self, record: dict[str, Any]) -> Opened:
        answer = self.client.post("/api/records", json=record)
        assert answer.status_code == 201, answer.text
        opened: Opened = answer.json()
        return opened

    def rows(self, table: str | None = None) -> dict[str, list[Any]]:
        """All that is stored, or all that is stored of one table."""
        return asyncio.run(self._rows(table))

    async def _rows(self, table: str | None) -> dict[str, list[Any]]:
        store, found = Store(Settings(database=self.database).database_url), {}
        async with store.engine.connect() as connection:
            for name, stored in metadata.tables.items():
                if name == "probes":  # whether writing works, which the server tries now and then
                    continue
                query = select(stored).order_by(*stored.primary_key)
                if table is not None:
                    query = query.where(stored.c["id" if name == "tables" else "table_id"] == table)
                found[name] = [tuple(row) for row in await connection.execute(query)]
        await store.close()
        return found

    def is_well(self) -> bool:
        """It answers, and nothing it logged since it was last asked was its own fault."""
        log = self.log.read_text(encoding="utf-8", errors="replace")[self._read :]
        self._read += len(log)
        told = re.split(r"\n(?=\d{4}-\d\d-\d\dT)", log)
        faults = [line for line in told if (" error " in line or "Traceback" in line) and CLIENTS_FAULT not in line]
        assert faults == []
        return self.client.get("/health").status_code == 200

    def play_on(self, opened: Opened) -> None:
        """Play a table to its end: it is not stuck, and its record is sound."""
        asyncio.run(self._play_on(opened))
        headers = {"Authorization": f"Bearer {opened['host']}"}
        record = self.client.get(f"/api/tables/{opened['table']}/record", headers=headers)
        assert record.status_code == 200
        assert fathom.replay(record.json()).outcome is not None

    async def _play_on(self, opened: Opened) -> None:
        rng = random.Random(1)
        players = [Player(self.server.socket_url, opened["table"], key) for key in opened["seats"]]
        for player in players:
            await player.open()
        while not all(player.over for player in players):
            await caught_up(players, max(player.state["entry"] for player in players))
            asked = next((player for player in players if player.decision), None)
            if asked is not None:
                await asked.do(answer(asked, rng))
            elif not players[0].over:  # the server answers where there is nothing to choose
                await players[0].until("state")
        for player in players:
            await player.close()
