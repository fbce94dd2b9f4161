"""Does the database work, and if not, why: for operators, who read it at `/health` and once in the log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .ground import FileGone
from .metrics import Metrics
from .problems import Refused, refuse

__all__ = ["AWAY", "Health", "busy"]

log = logging.getLogger("fathom.database")

AWAY = (
    SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError,
    asyncpg.InternalClientError, FileGone,
)  # fmt: skip
"""What is raised when the database does not answer; connecting to a PostgreSQL that starts or stops raises its own."""
ITS_OWN_FAULT = ("08", "28", "3D", "53", "57", "58", "XX")
"""The classes of PostgreSQL's errors that are not about what it was asked."""
SQLITE = {
    "SQLITE_FULL": "database-full", "SQLITE_READONLY": "database-read-only", "SQLITE_CORRUPT": "database-damaged",
    "SQLITE_NOTADB": "database-damaged", "SQLITE_IOERR": "database-disk",
}  # fmt: skip
POSTGRESQL = {"53100": "database-full", "25006": "database-read-only", "XX001": "database-damaged",
              "XX002": "database-damaged", "58030": "database-disk"}  # fmt: skip
STAYS = ("database-damaged",)
"""What no write that succeeds disproves: it went to another part of the file."""


class Trouble(NamedTuple):
    """What is wrong: the message for people, and what the database itself calls it."""

    message: str
    why: str
    code: str


def _causes(error: BaseException) -> Iterator[BaseException]:
    found: BaseException | None = error
    while found is not None:
        yield found
        found = found.orig if isinstance(found, DBAPIError) and found.orig is not found else found.__cause__


def trouble_of(error: BaseException) -> Trouble | None:
    """What an error says about the database; None where it is about what was asked."""
    for cause in _causes(error):
        name = getattr(cause, "sqlite_errorname", None)
        state = getattr(cause, "sqlstate", None)
        if isinstance(cause, FileGone):
            return Trouble("database-gone", str(cause), "")
        if isinstance(cause, sqlite3.Error) and not isinstance(cause, sqlite3.IntegrityError) and name is not None:
            kind = next((kind for kind in SQLITE if name.startswith(kind)), "")
            return Trouble(SQLITE.get(kind, "database-busy"), str(cause), name)
        if isinstance(state, str):
            if state in POSTGRESQL or state.startswith(ITS_OWN_FAULT):
                return Trouble(POSTGRESQL.get(state, "database-busy"), str(cause), state)
            return None
        if isinstance(cause, OSError | TimeoutError | asyncpg.InterfaceError):
            code = getattr(cause, "errno", None)
            return Trouble("database-busy", str(cause) or type(cause).__name__, "" if code is None else str(code))
    return None


def busy(error: BaseException) -> Refused:
    """An error of the database as a refusal: nothing was changed."""
    trouble = trouble_of(error)
    message = "database-busy" if trouble is None else trouble.message
    return refuse("busy", message, **({"why": type(error).__name__} if message == "database-busy" else {}))


class Health:
    """What we know of the database from using it."""

    def __init__(self, metrics: Metrics | None = None) -> None:
        self.trouble: Trouble | None = None
        self.proved = self.tried = float("-inf")
        """When a write last succeeded, and when it was last tried only to find out."""
        self._metrics = metrics

    def works(self) -> None:
        """Something was written."""
        self.proved = asyncio.get_running_loop().time()
        if self.trouble is not None and self.trouble.message not in STAYS:
            log.warning("the database works again")
            self.trouble = None

    def failed(self, error: BaseException, *, writing: bool, surely: bool = False) -> None:
        """Something was not written, or not read. The log is told when it is news. An error that is about what was
        asked says nothing, except `surely` where nothing but a trial was asked."""
        found = trouble_of(error) or (Trouble("database-busy", str(error), "") if surely else None)
        if writing and self._metrics is not None:
            self._metrics.failed_writes.inc()
        if found is None or (self.trouble is not None and self.trouble.message in STAYS):
            return
        if self.trouble is None or self.trouble.message != found.message:
            what = "written to" if writing else "read"
            extra = {"reason": found.why, "kind": found.message, **({"code": found.code} if found.code else {})}
            log.error("the database cannot be %s", what, extra=extra)
        self.trouble = found

    def check(self) -> None:
        """Raises Refused with the reason."""
        if self.trouble is not None:
            why = {"why": self.trouble.code or "-"} if self.trouble.message == "database-busy" else {}
            raise refuse("busy", self.trouble.message, **why)
