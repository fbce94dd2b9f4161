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


def test_links_and_other_ways_to_write_the_path_lead_to_the_same_server(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    folder, link = tmp_path / "way", tmp_path / "link.db"
    with Alone(settings, "http://127.0.0.1:1"):
        folder.symlink_to(tmp_path / "deep", target_is_directory=True)
        link.symlink_to(tmp_path / "deep" / "tables.db")
        for path in ("way/tables.db", "link.db", "deep/../deep/tables.db", str(link)):
            other = Settings(database=path)
            assert running_at(other) == "http://127.0.0.1:1"
            with pytest.raises(Refused) as caught, Alone(other, "http://127.0.0.1:2"):
                pass
            assert code_of(caught.value) == ("busy", "database-taken")


def test_a_second_name_of_the_same_file_is_no_way_in(settings: Settings, tmp_path: Path) -> None:
    """A hard link: nothing but the file itself tells that it is the same."""
    second = Settings(database=str(tmp_path / "second.db"))
    with Alone(settings, "http://127.0.0.1:1"):
        (tmp_path / "second.db").hardlink_to(tmp_path / "deep" / "tables.db")
        with pytest.raises(Refused) as caught, Alone(second, "http://127.0.0.1:2"):
            pass
        assert code_of(caught.value) == ("busy", "database-taken-by-name")
    with Alone(second, "http://127.0.0.1:2"):
        assert running_at(second) == "http://127.0.0.1:2"


def test_a_path_that_cannot_be_used_is_told_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").touch()
    for path in (tmp_path, tmp_path / "letter.txt" / "tables.db"):
        with pytest.raises(Refused) as caught, Alone(Settings(database=str(path)), "one"):
            pass
        assert code_of(caught.value) == ("busy", "database-unusable")


def test_on_postgresql_nobody_is_alone() -> None:
    settings = Settings(database="postgresql://host/name")
    with Alone(settings, "one"), Alone(settings, "two"):
        assert running_at(settings) is None


@pytest.mark.parametrize("way", ["itself", "link", "second name"])
def test_a_second_server_on_the_same_file_does_not_start(sqlite_server: Server, tmp_path: Path, way: str) -> None:
    other = Path(sqlite_server.database).with_name(f"{way}.db")
    if way == "link":
        other.symlink_to(sqlite_server.database)
    elif way == "second name":
        other.hardlink_to(sqlite_server.database)
    second = Server(sqlite_server.database if way == "itself" else str(other), log=tmp_path / "log")
    with pytest.raises(RuntimeError, match="instead of starting") as caught:
        second.start()
    assert ("under another name" if way == "second name" else sqlite_server.url) in str(caught.value)
    assert "Traceback" not in str(caught.value)
    second.process = None
