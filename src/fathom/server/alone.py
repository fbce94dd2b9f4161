"""One server per SQLite file. A second one on the same file finds out, and where the first one is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from .problems import Refused, refuse
from .settings import Settings

__all__ = ["Alone", "running_at"]


def _lock(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1000)  # the address stands before it and stays readable
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _beside(settings: Settings) -> Path:
    return Path(settings.database_url.split("///", 1)[1] + ".lock")


class Alone:
    """Holds the file while a server runs; the lock goes with the process, however it ends."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.settings, self.address = settings, address
        self._file: IO[str] | None = None

    def __enter__(self) -> Alone:
        if self.settings.is_sqlite:
            path = _beside(self.settings)
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a+", encoding="utf-8")
            if not _lock(self._file):
                raise _taken(path)
            self._file.truncate(0)
            self._file.write(self.address)
            self._file.flush()
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _taken(path: Path) -> Refused:
    return refuse("busy", "database-taken", address=path.read_text(encoding="utf-8"))


def running_at(settings: Settings) -> str | None:
    """The address of the server that has this database now, if there is one."""
    if not settings.is_sqlite or not _beside(settings).exists():
        return None
    with _beside(settings).open("a+", encoding="utf-8") as file:
        if _lock(file):
            return None
        file.seek(0)
        return file.read()
