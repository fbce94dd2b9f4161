"""Entries into an SQLite file: a whole batch in one visit to a thread, with one wait for the disk.

Through the pool and its adapters a commit takes a visit for every statement and four times the processor time: it was
most of what an answer cost on a server with one process.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

__all__ = ["FileWriter"]

INSERT = (
    "INSERT INTO entries (table_id, number, kind, seat, body, key, at) "
    "VALUES (:table_id, :number, :kind, :seat, :body, :key, :at) ON CONFLICT DO NOTHING"
)
TOUCH = "UPDATE tables SET touched = :at_, bot_due = :bot_, over = :over_ WHERE id = :id_"


class FileWriter:
    """The one writer of a file, with a connection and a thread of its own."""

    def __init__(self, path: str, set_up: Callable[[Any, Any], None]) -> None:
        self._path, self._set_up = path, set_up
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, batch: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> set[tuple[str, int]]:
        """Store these entries and how their tables stand then; returns which entries were new."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> set[tuple[str, int]]:
        stored = set()
        try:
            if self._connection is None:
                self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
                self._set_up(self._connection, None)
            self._connection.execute("BEGIN IMMEDIATE")
            for entry, standing in batch:
                if self._connection.execute(INSERT, entry).rowcount:
                    stored.add((entry["table_id"], entry["number"]))
                    self._connection.execute(TOUCH, standing)
            self._connection.execute("COMMIT")
        except BaseException:  # whatever became of it, the next batch begins with a new connection
            self._forget()
            raise
        return stored

    def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def close(self) -> None:
        self._thread.shutdown()
        self._forget()
