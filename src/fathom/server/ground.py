"""The file under an SQLite database: is the one at its path still the one we write to, and does it take a write?

A file that is deleted or replaced under a running program goes on to exist for that program alone: everything is
stored, and gone at the next start. SQLite does not notice. So we look, before anything is told as done.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

__all__ = ["DatabaseFile", "FileGone"]

TRIED = 4000
"""Bytes of a write that tries the disk out: more than a page, as an entry may need."""
WAIT = 5.0


class FileGone(Exception):
    """What is at the path is not what we have open."""


class DatabaseFile:
    """One SQLite file, from `open` to `close`."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._held: sqlite3.Connection | None = None
        self._known: dict[str, tuple[int, int]] = {}

    def open(self) -> None:
        """Hold the file: while one connection is open, the log beside it stays the same file, too."""
        self._held = sqlite3.connect(self.path, check_same_thread=False)
        self._held.execute("PRAGMA journal_mode=WAL")
        self._held.execute("SELECT count(*) FROM sqlite_master").fetchone()
        real = os.path.realpath(self.path)
        self._known = {name: _identity(name) for name in (self.path, f"{real}-wal")}

    def close(self) -> None:
        self._known = {}
        if self._held is not None:
            self._held.close()
            self._held = None

    def check(self) -> None:
        """Raises FileGone. As quick as a look into a folder."""
        for name, known in self._known.items():
            try:
                found = _identity(name)
            except OSError as error:
                raise FileGone(f"{Path(name).name}: {error.strerror or error}") from error
            if found != known:
                raise FileGone(f"{Path(name).name} is another file now")

    def try_out(self) -> None:
        """Read a little of every table and write a little, past all that is remembered of the file."""
        self.check()
        with closing(sqlite3.connect(self.path, timeout=WAIT)) as fresh:
            fresh.execute("PRAGMA synchronous=FULL")
            for (name,) in fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                fresh.execute(f'SELECT * FROM "{name}" LIMIT 1').fetchone()
            with fresh:
                fresh.execute("INSERT OR REPLACE INTO probes VALUES (1, randomblob(?))", (TRIED,))
        self.check()


def _identity(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino
