"""Bring a database to the shape this program knows, before any worker starts."""

from __future__ import annotations

import asyncio
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from .store import Store

__all__ = ["migrate"]

LOCK = 4_077_417_001  # any number nobody else uses: two servers that start at once migrate one after the other


def migrate(url: str) -> None:
    """Create or upgrade the database."""
    asyncio.run(_migrate(url))


async def _migrate(url: str) -> None:
    store = Store(url)
    try:
        async with store.engine.begin() as connection:
            if not store.is_sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade)
    finally:
        await store.engine.dispose()


def _upgrade(connection: Connection) -> None:
    with as_file(files("fathom.server") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
