"""Bring a database to the shape this program knows, before any worker starts; refuse one that is not ours."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text

from .health import AWAY, trouble_of
from .problems import Refused, refuse
from .store import Store

__all__ = ["migrate"]

LOCK = 4_077_417_001  # any number nobody else uses: two servers that start at once migrate one after the other
FIRST = frozenset(("tables", "entries", "snapshots", "keys"))
"""What every database of ours has had since the first version."""
LOOKED_THROUGH = 500_000_000
"""Bytes of a file that is looked through for damage at the start; more would take longer than a few seconds."""


def migrate(url: str) -> None:
    """Create or upgrade the database. Raises Refused with what is wrong with it."""
    asyncio.run(_migrate(url))


async def _migrate(url: str) -> None:
    store = None
    try:
        if url.startswith("sqlite"):
            _touch(url)
        store = Store(url)
        async with store.engine.begin() as connection:
            if store.is_sqlite:
                await connection.run_sync(_look_through, url)
            else:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade, url)
    except AWAY as error:
        raise _unusable(url, error) from error
    finally:
        if store is not None:
            await store.engine.dispose()


def _touch(url: str) -> None:
    """Can the file be opened at all? A failed attempt by the driver leaves a thread behind that still wants to tell the
    event loop, which may be closed by then."""
    sqlite3.connect(_name(url)).close()


def _upgrade(connection: Connection, url: str) -> None:
    with as_file(files("fathom.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        _check(connection, ScriptDirectory.from_config(config), url)
        command.upgrade(config, "head")


def _check(connection: Connection, known: ScriptDirectory, url: str) -> None:
    """Is it empty or ours, and not newer than we are?"""
    found = set(inspect(connection).get_table_names())
    if not found:
        return
    if not found >= FIRST | {"alembic_version"}:
        raise refuse("invalid", "database-foreign", name=_name(url))
    version = MigrationContext.configure(connection).get_current_revision()
    if version not in {script.revision for script in known.walk_revisions()}:
        raise refuse("invalid", "database-newer", name=_name(url))


def _look_through(connection: Connection, url: str) -> None:
    """SQLite reads what it needs and notices damage when it comes to it; better before anybody plays."""
    if os.path.getsize(_name(url)) <= LOOKED_THROUGH:
        said = connection.execute(text("PRAGMA quick_check(1)")).scalar()
        if said != "ok":
            raise refuse("broken", "database-broken", name=_name(url), why=str(said).splitlines()[-1])


def _unusable(url: str, error: BaseException) -> Refused:
    trouble = trouble_of(error)
    why = str(error).splitlines()[0] if trouble is None else trouble.why
    if trouble is not None and trouble.code == "SQLITE_NOTADB":
        return refuse("invalid", "database-foreign", name=_name(url))
    if trouble is not None and trouble.message == "database-damaged":
        return refuse("broken", "database-broken", name=_name(url), why=why)
    return refuse("busy", "database-unusable", name=_name(url), why=why)


def _name(url: str) -> str:
    """A database for people to read, without its password."""
    if url.startswith("sqlite"):
        return url.split("///", 1)[1]
    parts = make_url(url)
    return f"postgresql://{parts.host or ''}/{parts.database or ''}"
