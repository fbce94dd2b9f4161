"""How a server is set up: environment variables, each with a default that suits one person at one machine."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ..folders import saves_folder
from .problems import Refused, refuse

__all__ = ["Settings"]

_HOST = re.compile(r"\*|(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*")
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]


class Settings(Struct, frozen=True, kw_only=True):
    """`FATHOM_` and the name in capitals is the variable. docs/server.md has the table of them; a test compares."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    database: str = ""
    workers: Count = 1
    hosts: str = ""
    origins: str = ""
    proxy: bool = False
    rate: Annotated[float, Meta(ge=0)] = 40.0
    new_tables: Annotated[float, Meta(ge=0)] = 60.0
    sockets: Annotated[int, Meta(ge=0)] = 200
    half_open: Annotated[int, Meta(ge=0)] = 100
    looking_back: Annotated[int, Meta(ge=0)] = 20
    request_seconds: Seconds = 10.0
    message_size: Count = 64_000
    record_size: Count = 4_000_000
    import_workers: Count = 2
    import_seconds: Seconds = 1.2
    tables_in_memory: Count = 1000
    idle_seconds: Seconds = 600.0
    snapshot_every: Count = 50
    release_seconds: Annotated[float, Meta(ge=0)] = 0.4
    bot_workers: Count = 1
    bot_seconds: Seconds = 5.0
    bot_thought: Seconds = 2.0
    content: str = ""
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @staticmethod
    def from_env(environ: Mapping[str, str] | None = None, **overrides: Any) -> Settings:
        """Read the environment; what is given by name counts more. Raises Refused with the variable at fault."""
        environ = os.environ if environ is None else environ
        values: dict[str, Any] = {}
        kinds = get_type_hints(Settings, include_extras=True)
        for name in Settings.__struct_fields__:
            given = overrides.get(name)
            if given is None:
                given = environ.get(f"FATHOM_{name.upper()}")
            if given is None or given == "":
                continue
            try:
                values[name] = msgspec.convert(given, kinds[name], strict=False)
            except msgspec.ValidationError as error:
                raise _bad(name, given, str(error)) from None
        settings = Settings(**values)
        scheme, separator, _ = settings.database.partition("://")
        if separator and scheme not in ("sqlite", "postgresql", "postgresql+asyncpg", "postgres"):
            raise _bad("database", scheme, "the name of a file, or postgresql://user:password@host/database")
        for host in settings.allowed_hosts:
            if not _HOST.fullmatch(host):
                raise _bad("hosts", host, "names without scheme and port, such as play.example.org or *.example.org")
        if settings.workers > 1 and settings.is_sqlite:
            raise _bad("workers", settings.workers, "several workers need PostgreSQL: set FATHOM_DATABASE")
        if settings.bot_thought >= settings.bot_seconds and "bot_thought" in values:
            raise _bad("bot_thought", settings.bot_thought, f"less than FATHOM_BOT_SECONDS ({settings.bot_seconds})")
        return settings

    @property
    def thought(self) -> float:
        """How long a bot that searches thinks: in any case it is done before it would be ended."""
        return min(self.bot_thought, 0.6 * self.bot_seconds)

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it; a plain path is an SQLite file."""
        given = self.database or str(saves_folder() / "tables.db")
        for scheme in ("postgresql+asyncpg://", "postgresql://", "postgres://"):
            if given.startswith(scheme):
                return "postgresql+asyncpg://" + given.removeprefix(scheme)
        if given.startswith("sqlite"):
            given = given.split("://", 1)[-1].removeprefix("/")
        return f"sqlite+aiosqlite:///{given}"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        return frozenset(h.strip().lower() for h in self.hosts.split(",") if h.strip())

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(o.strip().rstrip("/") for o in self.origins.split(",") if o.strip())


def _bad(name: str, given: Any, why: str) -> Refused:
    return refuse("invalid", "bad-setting", name=f"FATHOM_{name.upper()}", given=str(given), why=why)
