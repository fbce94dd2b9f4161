"""Migrations: an empty database becomes exactly what the program knows, and a second start changes nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fathom.server.migrate import migrate
from fathom.server.problems import Refused
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


# ---- databases that are not for us


def with_tables(*statements: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    return work


def refused(url: str) -> str:
    """The message, which must be there in every language and hold no password."""
    with pytest.raises(Refused) as caught:
        migrate(url)
    told = {caught.value.text.render(lang) for lang in ("en", "pl", "de")}
    assert len(told) == 3 and not any("secret" in words for words in told)
    return caught.value.text.id


def test_a_newer_database_is_left_alone(database: str) -> None:
    within(database, with_tables("UPDATE alembic_version SET version_num = '9999'", "DROP TABLE probes"))
    assert refused(database) == "database-newer"
    assert within(database, version) == "9999"


@pytest.mark.parametrize(
    "made",
    [
        ("CREATE TABLE recipes (name TEXT)",),
        ("CREATE TABLE tables (id TEXT)", "CREATE TABLE keys (id TEXT)"),
        ("CREATE TABLE recipes (name TEXT)", "CREATE TABLE alembic_version (version_num TEXT)",
         "INSERT INTO alembic_version VALUES ('0001')"),
    ],
    ids=["other tables", "tables of the same name", "versions of the same name"],
)  # fmt: skip
def test_the_database_of_another_program_is_left_alone(new_database: str, made: tuple[str, ...]) -> None:
    url = Settings(database=new_database).database_url
    within(url, with_tables(*made))
    assert refused(url) == "database-foreign"
    with pytest.raises(Exception, match="entries"):
        within(url, with_tables("SELECT 1 FROM entries"))


def test_a_database_of_the_version_before_is_brought_up_to_date(database: str) -> None:
    within(database, with_tables("UPDATE alembic_version SET version_num = '0001'", "DROP TABLE probes"))
    migrate(database)
    assert within(database, differences) == []


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a good deal in it."""
    path = tmp_path / "tables.db"
    migrate(f"sqlite+aiosqlite:///{path}")
    connection = sqlite3.connect(path)
    with connection:
        rows = [(f"t{n}", "x" * 500) for n in range(200)]
        connection.executemany("INSERT INTO tables VALUES (?, 'abyss', '{}', ?, '[]', 1, 1, 0, 0)", rows)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path


def overwrite(path: Path, at: int, with_: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(with_)


def test_a_damaged_file_is_found_before_anybody_plays(file: Path) -> None:
    overwrite(file, 20 * 4096, b"\xff" * 8192)
    assert refused(f"sqlite+aiosqlite:///{file}") == "database-broken"


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Zoë, the squid is fine. " * 100, encoding="utf-8")
    before = letter.read_bytes()
    assert refused(f"sqlite+aiosqlite:///{letter}") == "database-foreign"
    assert letter.read_bytes() == before


def test_what_cannot_be_opened_is_told_with_its_reason(tmp_path: Path) -> None:
    assert refused(f"sqlite+aiosqlite:///{tmp_path}") == "database-unusable"
    assert refused(f"postgresql+asyncpg://nobody:secret@/nothing?host={tmp_path}") == "database-unusable"


@pytest.mark.parametrize(
    ("command", "words"), [(("serve",), "is damaged"), (("play", "--no-browser"), "newer version")]
)
def test_the_program_says_it_in_one_line(file: Path, command: tuple[str, ...], words: str) -> None:
    """No trace, and an exit code that says so."""
    within(f"sqlite+aiosqlite:///{file}", with_tables("UPDATE alembic_version SET version_num = '9999'"))
    if "damaged" in words:
        overwrite(file, 20 * 4096, b"\xff" * 8192)
    environment = os.environ | {"FATHOM_DATABASE": str(file), "FATHOM_PORT": "0", "FATHOM_LANG": "en"}
    run = [sys.executable, "-m", "fathom", *command]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=300, check=False)
    (line,) = done.stderr.strip().splitlines()
    assert done.returncode == 2 and line.startswith("fathom: ") and words in line
