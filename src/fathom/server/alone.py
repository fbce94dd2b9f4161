"""One server per SQLite file. A second one on the same file finds out, and where the first one is."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

from .problems import Refused, refuse
from .settings import Settings

__all__ = ["Alone", "running_at"]


def _lock(file: IO[Any]) -> bool:
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


def _path(settings: Settings) -> Path:
    """The file itself: who comes through a link comes to the same."""
    return Path(os.path.realpath(settings.database_url.split("///", 1)[1]))


def _beside(settings: Settings) -> Path:
    path = _path(settings)
    return path.with_name(f"{path.name}.lock")


class Alone:
    """Holds the file while a server runs; the lock goes with the process, however it ends."""

    def __init__(self, settings: Settings, address: str) -> None:
        self.settings, self.address = settings, address
        self._held = ExitStack()

    def __enter__(self) -> Alone:
        if not self.settings.is_sqlite:
            return self
        with ExitStack() as held:
            path = _beside(self.settings)
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                file = held.enter_context(path.open("a+", encoding="utf-8"))
                if not _lock(file):
                    raise _taken(path)
                self._lock_itself(held)
                file.truncate(0)
                file.write(self.address)
                file.flush()
            except OSError as error:
                name = str(_path(self.settings))
                raise refuse("busy", "database-unusable", name=name, why=error.strerror or str(error)) from error
            self._held = held.pop_all()
        return self

    def _lock_itself(self, held: ExitStack) -> None:
        """A file may have several names in several folders; SQLite would then keep a log beside each, and lose the
        game of one of them. On Linux this lock and SQLite's own do not see each other; elsewhere they may, and only
        the name is locked. The file must stay open as long as SQLite uses it: closing it would end SQLite's locks."""
        if sys.platform != "linux":
            return
        if not _lock(held.enter_context(_path(self.settings).open("ab"))):
            raise refuse("busy", "database-taken-by-name", name=str(_path(self.settings)))

    def __exit__(self, *_: object) -> None:
        self._held.close()


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
