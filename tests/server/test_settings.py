"""Settings: read from the environment, checked, and told in docs/server.md exactly as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fathom.lab.serving import Server
from fathom.server.metrics import Metrics
from fathom.server.problems import Refused
from fathom.server.settings import Settings
from server.table_play import ask

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that logs for programs and knows the address of a page elsewhere."""
    folder = tmp_path_factory.mktemp("settings")
    told = {"LOG": "json", "origins": "https://play.example.org"}
    with Server(str(folder / "tables.db"), log=folder / "log", **told) as server:
        yield server


def settings(**environ: str) -> Settings:
    return Settings.from_env({f"FATHOM_{name.upper()}": value for name, value in environ.items()})


def told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- the page


def test_the_page_lists_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `(FATHOM_[A-Z_]+)` \| (?:`(.*?)`)? ?\| (.+) \|$", PAGE, re.M)
    listed = {name: default for name, default, _ in rows}
    assert listed == {f"FATHOM_{name.upper()}": told(getattr(Settings(), name)) for name in Settings.__struct_fields__}


def test_the_page_lists_every_metric() -> None:
    listed = dict(re.findall(r"^\| `(fathom_\w+)` \| (\w+) \|", PAGE, re.M))
    found = {metric.name + ("_total" if metric.type == "counter" else ""): metric.type
             for metric in Metrics().registry.collect()}  # fmt: skip
    assert listed == found


def test_the_page_shows_a_log_line_as_it_is(server: Server) -> None:
    ask(server, "POST", "/api/tables", json={"game": "abyss", "seats": [{"who": "me"}] * 3})
    (shown,) = [msgspec.json.decode(line) for line in re.findall(r'^    (\{"at":.*\})$', PAGE, re.M)]
    (logged,) = [msgspec.json.decode(line) for line in server.told().splitlines() if '"seats":3' in line]
    assert list(logged) == list(shown)
    assert logged | {"at": "", "table": ""} == shown | {"at": "", "table": ""}


# ---- reading


def test_nothing_given_means_the_defaults() -> None:
    assert Settings.from_env({}) == Settings()
    assert Settings.from_env({"FATHOM_PORT": "", "FATHOM_PROXY": ""}) == Settings()


def test_values_are_read_as_what_they_are() -> None:
    given = settings(port="0", proxy="true", rate="2.5", log="json", bot_seconds="1")
    assert (given.port, given.proxy, given.rate, given.log, given.bot_seconds) == (0, True, 2.5, "json", 1.0)
    assert settings(proxy="0").proxy is False and settings(proxy="1").proxy is True


def test_what_is_given_by_name_counts_more() -> None:
    given = Settings.from_env({"FATHOM_PORT": "1", "FATHOM_HOST": "::1"}, port=2, workers=None)
    assert (given.port, given.host, given.workers) == (2, "::1", 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "70000"),
        ("port", "http"),
        ("workers", "0"),
        ("workers", "2"),
        ("rate", "-1"),
        ("bot_seconds", "0"),
        ("bot_thought", "5"),
        ("message_size", "0"),
        ("log", "xml"),
        ("log_level", "loud"),
        ("proxy", "maybe"),
        ("database", "mysql://root:secret@host/name"),
    ],
)
def test_a_bad_value_is_named_with_its_variable(name: str, value: str) -> None:
    with pytest.raises(Refused) as caught:
        settings(**{name: value})
    assert f"FATHOM_{name.upper()}" in str(caught.value) and "secret" not in str(caught.value)
    assert len({caught.value.text.render(lang) for lang in ("en", "pl", "de")}) >= 1


def test_several_workers_need_postgresql() -> None:
    assert settings(workers="2", database="postgresql://host/name").workers == 2


# ---- the database


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("games.db", "sqlite+aiosqlite:///games.db"),
        ("/srv/games.db", "sqlite+aiosqlite:////srv/games.db"),
        ("sqlite:///games.db", "sqlite+aiosqlite:///games.db"),
        ("sqlite:////srv/games.db", "sqlite+aiosqlite:////srv/games.db"),
        ("sqlite.db", "sqlite+aiosqlite:///sqlite.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql://u:p@h/d?sslmode=require", "postgresql+asyncpg://u:p@h/d?sslmode=require"),
        ("postgresql+asyncpg://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
    ],
)
def test_the_address_of_a_database(given: str, url: str) -> None:
    assert settings(database=given).database_url == url
    assert settings(database=given).is_sqlite is url.startswith("sqlite")


def test_without_a_database_it_is_a_file_among_the_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_SAVES", str(tmp_path))
    assert Settings.from_env({}).database_url == f"sqlite+aiosqlite:///{tmp_path}/tables.db"


def test_origins_are_a_list() -> None:
    given = settings(origins=" https://a.example/ ,,https://b.example:8443")
    assert given.allowed_origins == {"https://a.example", "https://b.example:8443"}


def test_a_page_of_a_listed_origin_may_use_the_server(server: Server) -> None:
    wanted = {"game": "abyss", "seats": [{"who": "me"}, {"who": "me"}]}
    for origin, status in (("https://play.example.org", 201), ("https://other.example.org", 403)):
        response = ask(server, "POST", "/api/tables", json=wanted, headers={"Origin": origin})
        assert response.status_code == status
