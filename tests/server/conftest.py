"""Real servers for the tests: `fathom serve` as a process, over SQLite and over a real PostgreSQL.

What costs seconds to start is started once per pytest worker, and only when a test asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fathom.lab.serving import Postgres, Server
from fathom.server.migrate import migrate
from fathom.server.settings import Settings

DATABASES = ("sqlite", "postgres")
UNLIMITED = {"rate": 0, "new_tables": 0, "sockets": 0, "half_open": 0, "request_seconds": 300, "bot_seconds": 60}
"""All tests come from one address, faster than people, or much more slowly."""


@pytest.fixture(scope="session")
def resources() -> Iterator[ExitStack]:
    """Everything that lives as long as the tests of this worker."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture(scope="session")
def postgres(resources: ExitStack) -> Callable[[], Postgres]:
    """The one PostgreSQL of this worker, started when it is first called for."""
    found: list[Postgres] = []

    def start() -> Postgres:
        if not found:
            found.append(resources.enter_context(Postgres()))
        return found[0]

    return start


@pytest.fixture(scope="session")
def servers(
    resources: ExitStack, postgres: Callable[[], Postgres], tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], Server]:
    """The running server of a kind of database."""
    running: dict[str, Server] = {}

    def get(kind: str) -> Server:
        if kind not in running:
            folder = tmp_path_factory.mktemp(f"server-{kind}")
            database = str(folder / "tables.db") if kind == "sqlite" else postgres().database()
            server = Server(database, log=folder / "log", **UNLIMITED)
            running[kind] = resources.enter_context(server)
        return running[kind]

    return get


@pytest.fixture(params=DATABASES)
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """A running server, shared with other tests: it may not be stopped."""
    return servers(request.param)


@pytest.fixture
def sqlite_server(servers: Callable[[str], Server]) -> Server:
    """The same, where the database makes no difference."""
    return servers("sqlite")


@pytest.fixture(params=DATABASES)
def new_database(request: pytest.FixtureRequest, postgres: Callable[[], Postgres], tmp_path: Path) -> str:
    """An empty database, as FATHOM_DATABASE names it."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else postgres().database()


@pytest.fixture
def database(new_database: str) -> str:
    """A database with its tables, as SQLAlchemy names it."""
    url = Settings(database=new_database).database_url
    migrate(url)
    return url


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server of one's own, to be stopped or killed: `start(database, **settings)`."""
    with ExitStack() as stack:

        def run(database: str, **settings: Any) -> Server:
            server = Server(database, log=tmp_path / "server.log", **{**UNLIMITED, **settings})
            return stack.enter_context(server)

        yield run
