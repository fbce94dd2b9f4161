"""One server per SQLite file: the second one finds out, and where the first one is."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathom.lab.serving import Server
from fathom.server.alone import Alone, running_at
from fathom.server.problems import Refused
from fathom.server.settings import Settings
from server.table_play import code_of


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "deep" / "tables.db"))


def test_nobody_runs_where_nobody_ran(settings: Settings) -> None:
    assert running_at(settings) is None


def test_the_second_one_is_told_where_the_first_one_is(settings: Settings) -> None:
    with Alone(settings, "http://127.0.0.1:1"):
        assert running_at(settings) == "http://127.0.0.1:1"
        with pytest.raises(Refused) as caught, Alone(settings, "http://127.0.0.1:2"):
            pass
        assert code_of(caught.value) == ("busy", "database-taken")
        assert "http://127.0.0.1:1" in str(caught.value)
        assert running_at(settings) == "http://127.0.0.1:1"


def test_when_the_first_one_is_gone_the_next_one_may(settings: Settings) -> None:
    with Alone(settings, "http://127.0.0.1:1"):
        pass
    assert running_at(settings) is None
    with Alone(settings, "http://[::1]:22222"):
        assert running_at(settings) == "http://[::1]:22222"


def test_two_files_do_not_disturb_each_other(settings: Settings, tmp_path: Path) -> None:
    with Alone(settings, "one"), Alone(Settings(database=str(tmp_path / "other.db")), "two"):
        assert running_at(settings) == "one"


def test_on_postgresql_nobody_is_alone() -> None:
    settings = Settings(database="postgresql://host/name")
    with Alone(settings, "one"), Alone(settings, "two"):
        assert running_at(settings) is None


def test_a_second_server_on_the_same_file_does_not_start(sqlite_server: Server, tmp_path: Path) -> None:
    second = Server(sqlite_server.database, log=tmp_path / "log")
    with pytest.raises(RuntimeError, match="instead of starting") as caught:
        second.start()
    assert sqlite_server.url in str(caught.value) and "Traceback" not in str(caught.value)
    second.process = None
