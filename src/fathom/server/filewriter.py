"""What is done most often with an SQLite file, each in one visit to a thread: storing entries, a whole batch with one
wait for the disk, keeping snapshots, and reading all there is of a table.

Through the pool and its adapters either takes a visit for every statement and four times the processor time: it was
most of what an answer cost on a server with one process, and of what a table cost that had left the memory.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from typing import Any

__all__ = ["FileReader", "FileWriter", "Place", "place_of", "set_pragmas"]

INSERT = (
    "INSERT INTO entries (table_id, number, kind, seat, body, key, at) "
    "VALUES (:table_id, :number, :kind, :seat, :body, :key, :at) ON CONFLICT DO NOTHING"
)
KEEP = "INSERT INTO snapshots (table_id, number, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
FORGET = "DELETE FROM snapshots WHERE table_id = ? AND number < ?"
TOUCH = "UPDATE tables SET touched = :at_, bot_due = :bot_, over = :over_ WHERE id = :id_"

Place = tuple[str, int, str | None]
"""What tells an entry from all others: its table, its number, and the key of the command it came from."""
Found = tuple[tuple[Any, ...], tuple[int, bytes] | None, list[tuple[Any, ...]]]
TABLE = "SELECT id, game, options, start, seats, created FROM tables WHERE id = ?"
SNAPSHOT = "SELECT number, body FROM snapshots WHERE table_id = ? ORDER BY number DESC LIMIT 1"
ENTRIES = "SELECT number, kind, seat, body, key, at FROM entries WHERE table_id = ? AND number > ? ORDER BY number"


def place_of(row: dict[str, Any]) -> Place:
    return row["table_id"], row["number"], row["key"]


def set_pragmas(connection: Any, _: Any = None) -> None:
    """Write-ahead log, and every commit on the disk before it is told as done. Each connection remembers little of the
    file: the system remembers it for all. The log is brought into the file every 16 MB instead of every 4:
    all answers wait for that."""
    pragmas = (
        "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000", "cache_size=-400",
        "wal_autocheckpoint=4000",
    )  # fmt: skip
    with closing(connection.cursor()) as cursor:
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")


class _FileUser:
    """A connection to a file and a thread of its own."""

    def __init__(self, path: str, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: sqlite3.Connection | None = None

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            set_pragmas(self._connection)
        return self._connection

    def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()

    def close(self) -> None:
        self._thread.shutdown()
        self._forget()


class FileWriter(_FileUser):
    """The one writer of a file."""

    def __init__(self, path: str) -> None:
        super().__init__(path, "writer")

    async def commit(self, batch: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> set[Place]:
        """Store these entries and how their tables stand then; returns which entries were new."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, batch)

    def _commit(self, batch: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> set[Place]:
        stored = set()
        with self._transaction() as connection:
            for entry, standing in batch:
                if connection.execute(INSERT, entry).rowcount:
                    stored.add(place_of(entry))
                    connection.execute(TOUCH, standing)
        return stored

    async def keep(self, table_id: str, number: int, body: bytes) -> None:
        """Keep a snapshot instead of older ones."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keep, table_id, number, body)

    def _keep(self, table_id: str, number: int, body: bytes) -> None:
        with self._transaction() as connection:
            connection.execute(KEEP, (table_id, number, body))
            connection.execute(FORGET, (table_id, number))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except BaseException:  # whatever became of it, the next one begins with a new connection
            self._forget()
            raise


class FileReader(_FileUser):
    """Reads tables as they stand."""

    def __init__(self, path: str) -> None:
        super().__init__(path, "reader")

    async def read(self, table_id: str) -> Found | None:
        """The row of a table, its newest snapshot with its number, and the rows of all entries since."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, table_id)

    async def look(self) -> None:
        """Does the database answer at all?"""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._look)

    def _look(self) -> None:
        try:
            self._connected().execute("SELECT 1")
        except BaseException:
            self._forget()
            raise

    def _read(self, table_id: str) -> Any:
        try:
            connection = self._connected()
            connection.execute("BEGIN")  # all of it as of one moment
            row = connection.execute(TABLE, (table_id,)).fetchone()
            shot = connection.execute(SNAPSHOT, (table_id,)).fetchone()
            since = connection.execute(ENTRIES, (table_id, shot[0] if shot else 0)).fetchall()
            connection.execute("COMMIT")
        except BaseException:
            self._forget()
            raise
        return None if row is None else (row, shot, since)
