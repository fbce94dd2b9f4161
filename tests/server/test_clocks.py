"""Clocks may jump: what a clock on the wall says decides nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from fathom.lab.serving import Postgres, Server
from fathom.server import botroom
from fathom.server.botroom import BotRoom
from fathom.server.metrics import Metrics
from fathom.server.settings import Settings
from fathom.server.store import Store
from fathom.server.tables import Tables
from server.table_play import BOT, PATIENCE, Opened, ask, open_table, run

TOMORROW = 24 * 3600 * 1000


def number(opened: Opened) -> int:
    found: int = ask(opened.server, "GET", opened.path, opened.host).json()["number"]
    return found


def test_bots_play_on_after_the_clock_was_set_back_and_the_server_restarted(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    """To the new server, all that happened happens tomorrow."""
    database = tmp_path / "tables.db"
    server = start(str(database))
    opened = open_table(server, BOT, BOT)
    while number(opened) < 2:
        time.sleep(0.05)
    server.kill()
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE tables SET touched = touched + ?, created = created + ?", (TOMORROW, TOMORROW))
        connection.execute("UPDATE entries SET at = at + ?", (TOMORROW,))
    connection.close()
    server.start()
    before, end = number(opened), time.monotonic() + PATIENCE
    while number(opened) < before + 2:
        assert time.monotonic() < end, "the table stands still"
        time.sleep(0.1)


def test_another_process_is_given_time_by_entries_and_not_by_clocks(
    postgres: Callable[[], Postgres], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where others may be at work, a table is taken up when it stays the same for long, as we ourselves have seen."""
    monkeypatch.setattr(botroom, "LATE", 0.2)
    settings = Settings(database=postgres().database())

    async def work() -> None:
        store = Store(settings.database_url)
        room = BotRoom(Tables(store, settings, Metrics()), store, settings, Metrics())
        assert room._interrupted({"t1": 1, "t2": 7}) == []
        time.sleep(0.3)
        assert room._interrupted({"t1": 2, "t2": 7, "t3": 1}) == ["t2"], "at t1 somebody answered"
        time.sleep(0.3)
        assert room._interrupted({"t1": 2, "t3": 2}) == ["t1"]
        assert room._interrupted({"t2": 7}) == [], "it was away in between"

    run(work())


def test_while_a_server_runs_the_clock_on_the_wall_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set back by a day, it would let a table whose process died wait for a day."""
    settings = Settings(database=str(tmp_path / "tables.db"))
    store = Store(settings.database_url)
    tables = Tables(store, settings, Metrics())
    tables.shared = True
    room = BotRoom(tables, store, settings, Metrics())
    at = [0.0]
    monkeypatch.setattr(botroom, "time", SimpleNamespace(monotonic=lambda: at[0]))
    assert room._interrupted({"t": 5}) == []
    at[0] = botroom.LATE - 1
    assert room._interrupted({"t": 5}) == []
    at[0] = botroom.LATE
    assert room._interrupted({"t": 5}) == ["t"]
    assert room._interrupted({"t": 6}) == []
