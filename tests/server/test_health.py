"""`/health` tells the truth: the disk is full, the file is gone, replaced or damaged, the database only lets itself be
read. What was told as done is on the disk in every case, and the log says once what is wrong."""

from __future__ import annotations

import logging
import os
import random
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest

from fathom.lab.serving import Postgres, Server
from fathom.server import store as storage
from fathom.server.live import Entry
from fathom.server.migrate import migrate
from fathom.server.problems import Refused
from fathom.server.store import KeyRow, Standing, Store, TableRow
from server.table_play import PATIENCE, ask, do, new_key, open_table, run

QUIET = Standing(False, False)
ROW = TableRow("t1", "abyss", {}, {"seed": 1}, [], 1000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose file may be treated badly, as long as it is made good again."""
    folder = tmp_path_factory.mktemp("health")
    with Server(str(folder / "tables.db"), log=folder / "log", rate=0, new_tables=0) as server:
        yield server


def says(opened: Any, text: str) -> tuple[int, str]:
    """Somebody says something: the status, and the message where it was refused."""
    told = do(opened, opened.seats[0], {"do": "say", "key": new_key(), "text": text})
    return told.status_code, "" if told.status_code == 200 else told.json()["text"]["id"]


def health(server: Server) -> tuple[int, str]:
    told = ask(server, "GET", "/health")
    return told.status_code, "" if told.status_code == 200 else told.json()["text"]["id"]


def comes_back(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while health(server)[0] != 200:
        assert time.monotonic() < end, server.told()
        time.sleep(0.1)


def lines(server: Server, words: str) -> list[str]:
    """Those of its whole log, in which these words are."""
    assert server.log is not None
    return [line for line in server.log.read_text(encoding="utf-8").splitlines() if words in line]


def said(opened: Any) -> list[str]:
    state = ask(opened.server, "GET", f"{opened.path}/state", opened.host).json()
    return [line["text"] for line in state["chat"]["lines"]]


# ---- the disk


def largest(folder: Path) -> Path:
    return max(folder.iterdir(), key=lambda file: file.stat().st_size)


def failed_writes(server: Server) -> float:
    page = ask(server, "GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in page if line.startswith("fathom_failed_writes_total "))


def test_a_full_disk_is_told_and_nothing_is_acknowledged_that_is_not_stored(server: Server) -> None:
    """No file of the server may grow any more: to SQLite that is a disk that takes no more."""
    opened = open_table(server)
    folder = Path(server.database).parent
    while largest(folder).suffix != ".db-wal":
        open_table(server)
    assert says(opened, "before") == (200, "")
    before, failed = len(lines(server, "cannot be written to")), failed_writes(server)
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    process.rlimit(psutil.RLIMIT_FSIZE, (largest(folder).stat().st_size, psutil.RLIM_INFINITY))
    try:
        refused = [says(opened, "while it is full") for _ in range(3)]
        told = [health(server) for _ in range(10)]
    finally:
        process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))
    assert set(refused + told) == {(503, "database-disk")}
    assert failed_writes(server) >= failed + 3
    (line,) = lines(server, "cannot be written to")[before:]
    assert "disk I/O error" in line and "SQLITE_IOERR" in line
    comes_back(server)
    assert says(opened, "after") == (200, "")
    assert said(opened) == ["before", "after"]
    assert lines(server, "the database works again")


# ---- the file


def replace(path: str) -> None:
    shutil.copy(path, f"{path}.copy")
    os.replace(f"{path}.copy", path)


@pytest.mark.parametrize(
    ("file", "harm"), [("", os.unlink), ("", replace), ("-wal", os.unlink), ("-wal", replace)],
    ids=["deleted", "replaced", "log deleted", "log replaced"],
)  # fmt: skip
def test_a_file_that_is_gone_takes_nothing_any_more(server: Server, file: str, harm: Callable[[str], None]) -> None:
    """Today's game would be stored where no later start finds it."""
    opened = open_table(server)
    path = server.database + file
    assert says(opened, "before") == (200, "")
    os.link(path, f"{path}.kept")
    harm(path)
    assert health(server) == (503, "database-gone")
    assert says(opened, "while it is gone") == (503, "database-gone")
    assert ask(server, "POST", "/api/tables", json={"game": "abyss", "seats": [{"who": "me"}] * 2}).status_code == 503
    os.replace(f"{path}.kept", path)
    comes_back(server)
    assert says(opened, "after") == (200, "")
    assert said(opened) == ["before", "after"]


def test_a_command_that_comes_again_is_not_told_as_done_from_a_file_that_is_gone(server: Server) -> None:
    opened = open_table(server)
    command = {"do": "say", "key": "once", "text": "psst"}
    assert do(opened, opened.seats[0], command).status_code == 200
    os.rename(server.database, f"{server.database}.away")
    assert do(opened, opened.seats[0], command).status_code == 503
    os.rename(f"{server.database}.away", server.database)
    comes_back(server)
    assert do(opened, opened.seats[0], command).status_code == 200


def test_health_answers_quickly(server: Server) -> None:
    """On a busy machine all takes long; what the server does for it says more, and one of many is quick there, too."""
    comes_back(server)
    assert server.process is not None
    process, taken = psutil.Process(server.process.pid), []
    before = process.cpu_times()
    for _ in range(21):
        began = time.perf_counter()
        assert health(server) == (200, "")
        taken.append(time.perf_counter() - began)
    after = process.cpu_times()
    assert after.user + after.system - before.user - before.system < 21 * 0.1
    assert min(taken) < 1


# ---- trying out, in this process


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A file with something in it."""
    url = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    migrate(url)

    async def fill() -> None:
        store = Store(url)
        await store.open()
        await store.create(ROW, [KeyRow("h", "t1", "host", -1)], QUIET)
        for number in range(1, 40):
            await store.append("t1", Entry(number, "say", 0, {"text": "…" * 300}, "", 0), QUIET)
        await store.close()

    run(fill())
    return url


def test_damage_is_found_before_anybody_meets_it_and_is_not_forgotten(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage, "PROVED_SECONDS", 0.0)
    monkeypatch.setattr(storage, "AGAIN_SECONDS", 0.0)
    path = Path(url.split("///")[1])

    async def work() -> None:
        store = Store(url)
        await store.open()
        await store.probe()
        sound = path.read_bytes()
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(random.Random(1).randbytes(len(sound) - 4096))
        for _ in range(3):
            with pytest.raises(Refused) as caught:
                await store.probe()
            assert (caught.value.code, caught.value.text.id) == ("busy", "database-damaged")
        with path.open("r+b") as file:
            file.write(sound)
        with pytest.raises(Refused):  # it may be whole again or not: only a new start finds out
            await store.probe()
        await store.close()

    with caplog.at_level(logging.ERROR, "fathom.database"):
        run(work())
    assert [record.getMessage() for record in caplog.records] == ["the database cannot be written to"]
    assert vars(caplog.records[0])["code"].startswith("SQLITE_CORRUPT")


def test_nothing_that_cannot_be_read_is_kept_from_operators(url: str) -> None:
    """A player who meets the damage first: from then on `/health` knows."""

    async def work() -> None:
        store = Store(url)
        await store.open()
        await store.probe()
        with sqlite3.connect(url.split("///")[1]) as other:
            other.execute("DROP TABLE snapshots")
        with pytest.raises(Refused):
            await store.snapshot("t1")
        assert store.health.trouble is not None and "no such table" in store.health.trouble.why
        await store.close()

    run(work())


def test_the_disk_is_not_worn_out_by_questions(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Path(url.split("///")[1] + "-wal")

    async def work() -> None:
        store = Store(url)
        await store.open()
        await store.probe()
        before = log.stat().st_size
        assert before > storage.TRIED
        for _ in range(200):
            await store.probe()
        assert log.stat().st_size == before
        monkeypatch.setattr(storage, "PROVED_SECONDS", 0.0)
        await store.probe()
        assert log.stat().st_size > before
        await store.close()

    run(work())


def test_what_was_asked_wrongly_says_nothing_about_the_database(url: str) -> None:
    async def work() -> None:
        store = Store(url)
        await store.open()
        with pytest.raises(Refused):
            await store.append("t1", Entry(50, "say", 0, {"text": object()}, "", 0), QUIET)
        with pytest.raises(Refused):
            await store.append_all("t1", [Entry(1, "say", 0, {}, "", 0)], QUIET)
        assert store.health.trouble is None
        await store.close()

    run(work())


# ---- PostgreSQL


def test_a_database_that_only_lets_itself_be_read_is_told(
    postgres: Callable[[], Postgres], start: Callable[..., Server]
) -> None:
    address = postgres().database()
    server = start(address)
    opened = open_table(server)
    assert says(opened, "before") == (200, "")
    run(set_read_only(address, "on"))
    end = time.monotonic() + PATIENCE
    while (told := says(opened, "while it may only be read"))[1] != "database-read-only":
        assert told[0] == 503 and time.monotonic() < end, told  # first it learns that its connections are gone
    assert [health(server) for _ in range(5)] == [(503, "database-read-only")] * 5
    run(set_read_only(address, "off"))
    comes_back(server)
    assert says(opened, "after") == (200, "")
    assert said(opened) == ["before", "after"]


async def set_read_only(address: str, how: str) -> None:
    """For all connections from now on; those there are end."""
    connection = await asyncpg.connect(address)
    await connection.execute("SET default_transaction_read_only = off")
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()"
    await connection.fetch(others, name)
    await connection.close()
