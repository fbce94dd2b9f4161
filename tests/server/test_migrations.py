"""Migrations: an empty database becomes exactly what the program knows, and a second start changes nothing."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fathom.server.migrate import migrate
from fathom.server.schema import metadata
from fathom.server.settings import Settings
from fathom.server.store import Store


def within(database: str, work: Any) -> Any:
    async def inside() -> Any:
        store = Store(database)
        async with store.engine.begin() as connection:
            got = await connection.run_sync(work)
        await store.engine.dispose()
        return got

    return asyncio.run(inside())


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def newest() -> str | None:
    config = Config()
    config.set_main_option("script_location", str(files("fathom.server") / "migrations"))
    return ScriptDirectory.from_config(config).get_current_head()


def version(connection: Connection) -> Any:
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def test_migrations_make_exactly_what_the_program_knows(database: str) -> None:
    assert within(database, differences) == []
    assert within(database, version) == newest()


def test_a_difference_would_be_noticed(database: str) -> None:
    within(database, lambda connection: connection.execute(text("ALTER TABLE keys DROP COLUMN created")))
    within(database, lambda connection: connection.execute(text("DROP INDEX tables_bot_due")))
    assert {change[0] for change in within(database, differences)} == {"add_column", "add_index"}


def test_migrating_again_changes_nothing(database: str) -> None:
    within(database, lambda connection: connection.execute(
        text("INSERT INTO tables VALUES ('t', 'abyss', '{}', '{}', '[]', 1, 1, :no, :no)"), {"no": False}
    ))  # fmt: skip
    migrate(database)
    assert within(database, differences) == []
    assert within(database, lambda c: c.execute(text("SELECT id FROM tables")).scalars().all()) == ["t"]


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_servers_that_start_at_once_migrate_one_after_the_other(new_database: str) -> None:
    url = Settings(database=new_database).database_url
    with ThreadPoolExecutor(4) as several:
        list(several.map(migrate, [url] * 4))
    assert within(url, differences) == []
