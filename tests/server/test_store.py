"""Storage over both databases: an entry is stored or it is not, once, and on the disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from fathom.server import store as store_module
from fathom.server.live import Entry
from fathom.server.migrate import migrate
from fathom.server.problems import Refused
from fathom.server.store import KeyRow, Standing, Store, TableRow
from server.table_play import run

QUIET, DUE = Standing(False, False), Standing(True, False)
ROW = TableRow("t1", "abyss", {"kraken": True}, {"seed": 2**63 - 1}, [{"who": "human", "name": "Zoë 🦑"}], 1000)


def entry(number: int, key: str = "", **body: Any) -> Entry:
    return Entry(number, "say", 0, body or {"text": "…"}, key, 2000 + number)


def with_store(database: str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Run with an open store that holds one table."""

    async def inside() -> None:
        store = Store(database)
        await store.open()
        try:
            await store.create(ROW, [KeyRow("h", "t1", "host", -1), KeyRow("s", "t1", "seat", 0)], QUIET)
            await work(store)
        finally:
            await store.close()

    run(inside())


# ---- SQLite itself


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    """Every connection, also the fifth one."""

    async def look() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path}/deep/er/tables.db")
        connections = [await store.engine.connect() for _ in range(5)]
        for connection in connections:
            told = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in (
                "journal_mode", "synchronous", "foreign_keys", "busy_timeout",
            )]  # fmt: skip
            assert told == ["wal", 2, 1, 20_000]  # 2 is FULL
            await connection.close()
        await store.close()

    run(look())


# ---- entries


def test_an_entry_comes_back_as_it_went_in(database: str) -> None:
    async def work(store: Store) -> None:
        stored = entry(1, "seat0/k", text="Żółć 🦑 \u2028", answer=[1, {"a": None}])
        assert await store.append("t1", stored, QUIET)
        assert await store.entries_since("t1", 0) == [stored]
        assert await store.entry_with_key("t1", "seat0/k") == stored
        assert await store.entry_with_key("t1", "other") is None
        assert await store.entries_since("t1", 1) == []

    with_store(database, work)


def test_what_comes_at_about_the_same_time_shares_a_commit(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what comes after a while waits for nobody."""

    async def work(store: Store) -> None:
        batches, waits = list[int](), list[float]()
        commit, sleep = store._commit, asyncio.sleep

        async def counted(batch: Sequence[Any]) -> None:
            batches.append(len(batch))
            await commit(batch)

        async def noted(seconds: float) -> None:
            waits.append(seconds)
            await sleep(seconds)

        monkeypatch.setattr(store, "_commit", counted)
        monkeypatch.setattr(store_module, "TOGETHER", 0.3)
        monkeypatch.setattr(store_module.asyncio, "sleep", noted)
        assert await store.append("t1", entry(1), QUIET)
        assert (batches, waits) == ([1], [])
        rest = [asyncio.create_task(store.append("t1", entry(number), QUIET)) for number in (2, 3)]
        await sleep(0.05)
        rest.append(asyncio.create_task(store.append("t1", entry(4), QUIET)))
        assert all(await asyncio.gather(*rest))
        assert batches == [1, 3] and len(waits) == 1 and 0 < waits[0] <= 0.3
        await sleep(0.5)
        assert await store.append("t1", entry(5), QUIET)
        assert batches == [1, 3, 1] and len(waits) == 1

    with_store(database, work)


def test_a_number_is_taken_once(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t1", entry(1, text="first"), QUIET) is True
        assert await store.append("t1", entry(1, text="second"), QUIET) is False
        assert [found.body for found in await store.entries_since("t1", 0)] == [{"text": "first"}]

    with_store(database, work)


def test_a_key_is_taken_once_and_no_key_is_no_key(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.append("t1", entry(1, "k"), QUIET) is True
        assert await store.append("t1", entry(2, "k"), QUIET) is False
        assert await store.append("t1", entry(2), QUIET) is True
        assert await store.append("t1", entry(3), QUIET) is True

    with_store(database, work)


def test_the_database_itself_refuses_a_second_row_of_one_number(database: str) -> None:
    async def work(store: Store) -> None:
        insert = text("INSERT INTO entries VALUES ('t1', 1, 'say', 0, '{}', :key, 0)")
        async with store.engine.begin() as connection:
            await connection.execute(insert, {"key": "a"})
        with pytest.raises(IntegrityError):
            async with store.engine.begin() as connection:
                await connection.execute(insert, {"key": "b"})

    with_store(database, work)


def test_an_entry_needs_a_table(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refused) as caught:
            await store.append("nowhere", entry(1), QUIET)
        assert caught.value.code == "busy"
        assert await store.append("t1", entry(1), QUIET) is True

    with_store(database, work)


def test_many_entries_at_once_are_each_told_their_own_fate(database: str) -> None:
    """They share commits; those whose number is taken do not spoil the others."""

    async def work(store: Store) -> None:
        for number in (10, 20, 30):
            await store.append("t1", entry(number), QUIET)
        wanted = list(range(1, 61))
        told = await asyncio.gather(*(store.append("t1", entry(number), QUIET) for number in wanted))
        assert [number for number, stored in zip(wanted, told, strict=True) if not stored] == [10, 20, 30]
        assert len(await store.entries_since("t1", 0)) == 60

    with_store(database, work)


def test_of_two_entries_in_one_commit_one_has_the_number(database: str) -> None:
    """Both were made at the same table: the first by somebody who did not wait to hear what became of it."""

    async def work(store: Store) -> None:
        gone = asyncio.create_task(store.append("t1", entry(1, text="first"), QUIET))
        later = asyncio.create_task(store.append("t1", entry(1, "k", text="second"), QUIET))
        same = asyncio.create_task(store.append("t1", entry(1, text="third"), QUIET))
        await asyncio.sleep(0)
        gone.cancel()
        assert (await later, await same) == (False, False)
        assert [found.body for found in await store.entries_since("t1", 0)] == [{"text": "first"}]

    with_store(database, work)


def test_two_processes_race_for_every_number(database: str) -> None:
    """Two stores with writers of their own, as two server processes have them: each number goes to exactly one."""

    async def work(first: Store) -> None:
        second = Store(database)
        await second.open()
        rows = [ROW._replace(id=f"r{n}") for n in range(4)]
        for row in rows:
            await first.create(row, [KeyRow(row.id, row.id, "host", -1)], QUIET)
        for number in range(1, 16):
            told = await asyncio.gather(
                *(first.append(row.id, entry(number, text="first"), QUIET) for row in rows),
                *(second.append(row.id, entry(number, text="second"), QUIET) for row in reversed(rows)),
            )
            for at, row in enumerate(rows):
                mine, theirs = told[at], told[-1 - at]
                assert mine is not theirs
                (found,) = await first.entries_since(row.id, number - 1)
                assert found.body["text"] == ("first" if mine else "second")
        await second.close()

    with_store(database, work)


@pytest.mark.parametrize("new_database", ["postgres"], indirect=True)
def test_two_processes_never_wait_for_each_other(database: str) -> None:
    """Their commits hold the same rows, given in opposite orders, and meet in the middle: nobody is told `busy`."""

    async def work(first: Store) -> None:
        second = Store(database)
        await second.open()
        rows = [ROW._replace(id=f"r{n}") for n in range(3)]
        for row in rows:
            await first.create(row, [KeyRow(row.id, row.id, "host", -1)], QUIET)
        for number in range(1, 9):
            async with first.engine.connect() as third:
                held = text("INSERT INTO entries VALUES ('r1', :number, 'say', 0, '{}', NULL, 0)")
                await third.execute(held, {"number": number})
                writing = asyncio.gather(
                    *(first.append(row.id, entry(number), QUIET) for row in rows),
                    *(second.append(row.id, entry(number), QUIET) for row in reversed(rows)),
                )
                await asyncio.sleep(0.1)
                await third.rollback()
            told = await writing
            assert [told[at] is not told[-1 - at] for at in range(3)] == [True] * 3
        await second.close()

    with_store(database, work)


def test_an_entry_that_cannot_be_written_harms_nobody_after_it(database: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Refused) as caught:
            await store.append("t1", entry(1, text=object()), QUIET)
        assert caught.value.code == "busy"
        assert await store.append("t1", entry(1), QUIET) is True

    with_store(database, work)


def test_closing_stores_what_is_on_its_way(database: str) -> None:
    async def work(store: Store) -> None:
        waiting = [asyncio.create_task(store.append("t1", entry(number), QUIET)) for number in range(1, 251)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))
        await store.open()
        assert len(await store.entries_since("t1", 0)) == 250

    with_store(database, work)


def test_a_game_from_elsewhere_is_stored_whole_or_not_at_all(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append_all("t1", [entry(number) for number in range(1, 6)], Standing(False, True))
        with pytest.raises(Refused):
            await store.append_all("t1", [entry(6), entry(7), entry(5)], QUIET)
        assert [found.number for found in await store.entries_since("t1", 0)] == [1, 2, 3, 4, 5]

    with_store(database, work)


# ---- tables, keys, snapshots


def test_a_table_comes_back_as_it_went_in(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.table("t1") == ROW
        assert await store.table("t2") is None

    with_store(database, work)


def test_a_key_is_found_by_its_hash_until_it_is_replaced(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.key("s") == KeyRow("s", "t1", "seat", 0)
        assert await store.key("nothing") is None
        await store.replace_key("t1", "seat", 0, KeyRow("new", "t1", "seat", 0))
        assert await store.key("s") is None
        assert await store.key("new") == KeyRow("new", "t1", "seat", 0)
        assert await store.key("h") == KeyRow("h", "t1", "host", -1)
        assert await store.revoked(["s", "new", "h", "nothing"]) == {"s"}
        await store.replace_key("t1", "seat", 0, None)
        assert await store.key("new") is None

    with_store(database, work)


def test_the_newest_snapshot_takes_the_place_of_the_others(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.snapshot("t1") is None
        await store.keep_snapshot("t1", 50, b"fifty")
        await store.keep_snapshot("t1", 100, bytes(range(256)))
        await store.keep_snapshot("t1", 60, b"late")
        await store.keep_snapshot("t1", 100, b"twice")
        assert await store.snapshot("t1") == bytes(range(256))

    with_store(database, work)


def test_tables_that_wait_for_a_bot_are_found_with_their_last_entry(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.due_for_bots() == {}
        await store.create(ROW._replace(id="t2", created=2**60), [KeyRow("h2", "t2", "host", -1)], DUE)
        assert await store.due_for_bots() == {"t2": 0}
        await store.append("t1", entry(1), DUE)
        await store.append("t1", entry(2), DUE)
        await store.append("t2", entry(1), QUIET)
        assert await store.due_for_bots() == {"t1": 2}
        assert await store.last_entries(["t1", "t2", "t3"]) == {"t1": 2, "t2": 1}

    with_store(database, work)


def test_an_entry_that_lost_its_race_does_not_change_what_the_table_waits_for(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append("t1", entry(1), QUIET)
        await store.append("t1", entry(1), DUE)
        assert await store.due_for_bots() == {}

    with_store(database, work)


# ---- away


def test_a_database_that_is_not_there_is_told_as_busy(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"postgresql+asyncpg://nobody@/nothing?host={tmp_path}")
        await store.open()
        for asked in (store.probe(), store.table("t1"), store.append("t1", entry(1), QUIET), store.key("h")):
            with pytest.raises(Refused) as caught:
                await asked
            assert (caught.value.code, caught.value.status) == ("busy", 503)
        await store.close()

    run(work())


def test_postgresql_is_addressed_as_it_is_everywhere(postgres: Any) -> None:
    """Settings such as sslmode, which hosts put into the addresses they hand out."""

    async def work() -> None:
        store = Store(url)
        await store.probe()
        await store.close()

    url = postgres().database().replace("postgresql://", "postgresql+asyncpg://") + "&sslmode=prefer"
    migrate(url)
    run(work())
