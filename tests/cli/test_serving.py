"""`fathom play` in the browser and `fathom serve`: with which settings the server starts, and what is told."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

import fathom
from fathom.cli import serving
from fathom.server.alone import Alone
from fathom.server.settings import Settings

Cli = Any


class Start(NamedTuple):
    settings: Settings
    page: str | None


@pytest.fixture
def starts(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> list[Start]:
    """The server is not started; with what it would be is noted. The machine has a screen, a browser and the client."""
    noted: list[Start] = []

    def serve(settings: Settings, *, open_page: str | None = None) -> None:
        noted.append(Start(settings, open_page))

    for name in Settings.__struct_fields__:
        monkeypatch.delenv(f"FATHOM_{name.upper()}", raising=False)
    monkeypatch.setattr("fathom.server.run.serve", serve)
    monkeypatch.setattr(serving, "_client_is_built", lambda: True)
    monkeypatch.setattr(serving, "_can_open_pages", lambda: True)
    return noted


# ---- fathom play


@pytest.mark.parametrize(
    ("args", "page"),
    [
        (("abyss",), "/#/play/abyss"),
        (("ABYSS",), "/#/play/abyss"),
        (("--resume",), "/#/"),
    ],
)
def test_play_opens_the_game_in_the_browser(starts: list[Start], cli: Cli, args: tuple[str, ...], page: str) -> None:
    result = cli("play", *args)
    assert result.exit_code == 0, result.stderr
    ((settings, opened),) = starts
    assert opened == page
    assert (settings.host, settings.workers, settings.is_sqlite) == ("127.0.0.1", 1, True)
    assert result.stdout.splitlines() == [
        f"The game opens in your browser: http://127.0.0.1:{settings.port}{page}",
        "Ctrl+C ends the server; the game is kept.",
    ]


def test_without_a_name_it_opens_the_only_game_or_else_the_lobby(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    abyss = fathom.games()["abyss"]
    monkeypatch.setattr(fathom, "games", lambda: {"abyss": abyss})
    cli("play")
    monkeypatch.setattr(fathom, "games", lambda: {"abyss": abyss, "another": abyss})
    cli("play")
    assert [start.page for start in starts] == ["/#/play/abyss", "/#/"]


def test_games_are_kept_beside_the_saved_ones(starts: list[Start], cli: Cli, saves: Path) -> None:
    cli("play")
    assert starts[0].settings.database_url == f"sqlite+aiosqlite:///{saves}/tables.db"


def test_the_address_is_the_same_every_day_and_moves_when_it_is_taken(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser keeps the links to one's tables by address."""
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as two:
        usual, next_best = one.getsockname()[1], two.getsockname()[1]
        monkeypatch.setattr(serving, "PORTS", (usual, next_best))
        cli("play")
        refused = cli("play", "--port", str(usual))
        two.close()
        cli("play")
        one.close()
        cli("play")
        cli("play")
    nowhere_usual, *others = [start.settings.port for start in starts]
    assert nowhere_usual not in (0, usual, next_best)
    assert others == [next_best, usual, usual]
    assert refused.exit_code == 2 and refused.stderr == (
        f"fathom: Port {usual} is taken by another program. Choose another one with --port.\n"
    )


def test_a_port_may_be_named_here_or_in_the_environment(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOM_PORT", "18399")
    cli("play")
    cli("play", "--port", "18398")
    cli("play", "--port", "0")
    ports = [start.settings.port for start in starts]
    assert ports[:2] == [18399, 18398] and ports[2] not in (0, 18398, 18399)


def test_the_environment_of_a_server_is_respected(
    starts: list[Start], cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But a game for one person listens on this machine alone."""
    monkeypatch.setenv("FATHOM_DATABASE", str(tmp_path / "mine.db"))
    monkeypatch.setenv("FATHOM_HOST", "0.0.0.0")
    monkeypatch.setenv("FATHOM_BOT_SECONDS", "2.5")
    cli("play")
    settings = starts[0].settings
    assert settings.database_url.endswith("/mine.db") and settings.bot_seconds == 2.5
    assert settings.host == "127.0.0.1"


def test_the_terminal_of_a_player_is_quiet_unless_asked(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    cli("play")
    monkeypatch.setenv("FATHOM_LOG_LEVEL", "debug")
    cli("play")
    assert [start.settings.log_level for start in starts] == ["warning", "debug"]


def test_without_a_browser_the_link_is_told(starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    first = cli("play", "abyss", "--no-browser").stdout
    monkeypatch.setattr(serving, "_can_open_pages", lambda: False)
    second = cli("play", "abyss").stdout
    assert [start.page for start in starts] == [None, None]
    for out, start in zip((first, second), starts, strict=True):
        link = f"http://127.0.0.1:{start.settings.port}/#/play/abyss"
        assert out.startswith(f"Open this page in a browser on this machine: {link}\n")


@pytest.mark.parametrize(
    ("platform", "variables", "known", "expected"),
    [
        ("linux", {}, True, False),
        ("linux", {"DISPLAY": ":0"}, True, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, True),
        ("linux", {"DISPLAY": ":0"}, False, False),
        ("linux", {"BROWSER": "firefox"}, True, True),
        ("darwin", {}, True, True),
        ("win32", {}, True, True),
    ],
)
def test_a_text_browser_is_not_opened(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], known: bool, expected: bool
) -> None:
    import webbrowser

    def get() -> object:
        if not known:
            raise webbrowser.Error("could not locate runnable browser")
        return object()

    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("webbrowser.get", get)
    assert serving._can_open_pages() == expected


def test_a_client_that_is_not_built_is_told(starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_client_is_built", lambda: False)
    result = cli("play", "abyss")
    assert result.exit_code == 2 and result.stdout == ""
    assert "make web" in result.stderr and "--terminal" in result.stderr
    assert starts == []


def test_a_second_start_opens_the_server_that_runs(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with Alone(Settings.from_env({}), "http://127.0.0.1:4242"):
        result = cli("play", "abyss")
        assert cli("play", "abyss", "--no-browser").exit_code == 0
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "The game opens in your browser: http://127.0.0.1:4242/#/play/abyss",
        "Fathom is already running; this is the same server.",
    ]
    assert opened == ["http://127.0.0.1:4242/#/play/abyss"]
    assert starts == []


@pytest.mark.parametrize(
    ("lang", "told"), [("pl", "Ctrl+C zatrzymuje serwer; gra zostaje"), ("de", "Strg+C beendet den Server")]
)
def test_it_speaks_the_language(starts: list[Start], cli: Cli, lang: str, told: str) -> None:
    assert told in cli("play", "--lang", lang).stdout


# ---- fathom serve


def test_serve_takes_the_command_line_before_the_environment(
    starts: list[Start], cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FATHOM_PORT", "18397")
    monkeypatch.setenv("FATHOM_DATABASE", "/nowhere/else.db")
    monkeypatch.setenv("FATHOM_RATE", "7")
    result = cli("serve", "--host", "0.0.0.0", "--database", str(tmp_path / "t.db"))
    ((settings, opened),) = starts
    assert opened is None
    assert (settings.host, settings.port, settings.rate) == ("0.0.0.0", 18397, 7)
    assert settings.database_url == f"sqlite+aiosqlite:///{tmp_path}/t.db"
    assert result.stdout.startswith("The server is at http://127.0.0.1:18397\n")


def test_serve_with_several_workers(starts: list[Start], cli: Cli) -> None:
    cli("serve", "--workers", "2", "--database", "postgresql://me@localhost/fathom", "--port", "0")
    settings = starts[0].settings
    assert settings.workers == 2 and settings.port > 0
    assert settings.database_url == "postgresql+asyncpg://me@localhost/fathom"


def test_serve_without_the_client_says_so_and_serves_programs(
    starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "_client_is_built", lambda: False)
    result = cli("serve", "--port", "0")
    assert result.exit_code == 0 and len(starts) == 1
    assert "make web" in result.stderr


def test_a_bad_variable_is_one_clear_line(starts: list[Start], cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FATHOM_RATE", "fast")
    for command in ("play", "serve"):
        result = cli(command)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1 and "FATHOM_RATE" in result.stderr
    assert starts == []


# ---- the real thing


class Running:
    """`fathom play` as a process of its own."""

    def __init__(self, saves: Path) -> None:
        environ = {name: value for name, value in os.environ.items() if not name.startswith("FATHOM_")}
        environ |= {"FATHOM_SAVES": str(saves), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "fathom", "play", "abyss", "--no-browser", "--port", "0", "--lang", "en"]
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)/#/play/abyss$", self.process.stdout.readline())
        assert found, self.process.communicate(timeout=300)
        self.client = httpx.Client(
            base_url=found[1], transport=httpx.HTTPTransport(retries=8), trust_env=False, timeout=300
        )

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=300)
        return self.process.returncode, errors

    def end(self) -> None:
        self.client.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate(timeout=300)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[list[Running]]:
    """Ends whatever a failing test leaves behind."""
    started: list[Running] = []
    yield started
    for server in started:
        server.end()


def test_a_game_is_there_again_after_ctrl_c(tmp_path: Path, running: list[Running]) -> None:
    """A whole evening: the page, a table, Ctrl+C without a complaint, and the next day the same table."""
    first = Running(tmp_path)
    running.append(first)
    page = first.client.get("/")
    assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "random"}]
    opened = first.client.post("/api/tables", json={"game": "abyss", "seats": seats}).json()
    assert first.stop() == (0, "")

    second = Running(tmp_path)
    running.append(second)
    key = {"Authorization": f"Bearer {opened['seats'][0]}"}
    summary = second.client.get(f"/api/tables/{opened['table']}", headers=key).json()
    assert (summary["game"], summary["role"], summary["seat"]) == ("abyss", "seat", 0)
    assert summary["seats"][0]["name"] == "Ada"
    assert second.stop()[1] == ""
