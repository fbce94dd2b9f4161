"""Tables that nobody uses leave the memory, and nobody notices: open pages stay, bots and proposals go on."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from fathom.lab.memory import measure
from fathom.lab.serving import Server
from fathom.server import slots, wire
from fathom.server.live import Holder, Live
from fathom.server.migrate import migrate
from fathom.server.tables import FEW, Tables
from server.desk import answers, new_table, process
from server.table_play import (
    BOT,
    FRIEND,
    ME,
    PATIENCE,
    ask,
    caught_up,
    open_table,
    plays,
    run,
    sitting,
)

IDLE = 0.3


# ---- in this process


def test_a_table_nobody_uses_is_forgotten_and_comes_back_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = 0.0
    monkeypatch.setattr(slots, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + passed))

    async def work() -> None:
        nonlocal passed
        async with process(database, idle_seconds=1000) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, FEW + 1)
            await tables.forget_idle()
            assert tables.in_memory == 1, "it was used just now"
            passed = 1001
            await tables.forget_idle()
            assert tables.in_memory == 0
            assert await tables.store.snapshot(table) is not None
            after = await tables.live(table)
            assert (after.table, after.entry, after.past.marks) == (before.table, before.entry, before.past.marks)

    run(work())


def test_a_game_that_is_over_leaves_sooner(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 0.0
    monkeypatch.setattr(slots, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + passed))

    async def work() -> None:
        nonlocal passed
        async with process(database, idle_seconds=10_000) as tables:
            over, going = await new_table(tables), await new_table(tables)
            for seed in range(10_000):
                if (await answers(tables, over, 1, random.Random(seed))).over:
                    break
            await tables.forget_idle()
            assert tables.in_memory == 2, "its people look at it"
            passed = slots.OVER + 1
            await tables.forget_idle()
            assert [live.id for live in tables.remembered] == [going]
            assert (await tables.live(over)).over

    run(work())


def test_a_snapshot_is_kept_only_where_it_saves_something(database: str) -> None:
    """Somebody who thinks for minutes at every answer must not make the server write all of the game each time."""

    async def work() -> None:
        async with process(database, idle_seconds=0.001) as tables:
            table = await new_table(tables)
            await answers(tables, table, FEW)
            await asyncio.sleep(0.01)
            await tables.forget_idle()
            assert tables.in_memory == 0 and await tables.store.snapshot(table) is None
            await answers(tables, table, 1)
            await asyncio.sleep(0.01)
            await tables.forget_idle()
            kept = await tables.store.snapshot(table)
            assert kept is not None
            await answers(tables, table, FEW)
            await asyncio.sleep(0.01)
            await tables.forget_idle()
            assert tables.in_memory == 0 and await tables.store.snapshot(table) == kept

    run(work())


def test_who_comes_while_a_table_is_forgotten_finds_it(database: str) -> None:
    """In the middle of everything: commands and looks from all sides, and forgetting all the time."""

    async def work() -> None:
        async with process(database, idle_seconds=0.001, snapshot_every=7) as tables:
            table = await new_table(tables)
            said: list[str] = []

            async def talk(name: str) -> None:
                for number in range(20):
                    text = f"{name}{number}"
                    await tables.perform(table, Holder("seat", 0), wire.Say(key=text, text=text))
                    said.append(text)
                    await asyncio.sleep(0.002)

            async def forget() -> None:
                while True:
                    await tables.forget_idle()
                    await asyncio.sleep(0.001)

            forgetting = asyncio.create_task(forget())
            await asyncio.gather(*(talk(name) for name in "abc"), answers(tables, table, 30))
            forgetting.cancel()
            live = await tables.live(table)
            assert sorted(line.text for line in live.chat) == sorted(said)
            assert (live.table.choices, live.entry) == (30, 90)

    run(work())


def test_nothing_is_forgotten_while_the_database_takes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    migrate(f"sqlite+aiosqlite:///{path}")

    async def work() -> None:
        async with process(f"sqlite+aiosqlite:///{path}", idle_seconds=0.001) as tables:
            table = await new_table(tables)
            await answers(tables, table, FEW + 1)
            await asyncio.sleep(0.01)
            path.rename(tmp_path / "away")
            await tables.forget_idle()
            assert tables.in_memory == 1
            (tmp_path / "away").rename(path)
            await tables.store.probe()
            await tables.forget_idle()
            assert tables.in_memory == 0

    run(work())


def test_reading_a_long_game_keeps_nobody_waiting(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No snapshot is there, and a hundred choices are played again: not where everybody else is served."""
    played: list[bool] = []
    after = Live.after

    def noted(live: Live, *given: Any) -> Live:
        played.append(threading.current_thread() is threading.main_thread())
        return after(live, *given)

    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 100)
        monkeypatch.setattr(Live, "after", noted)
        async with process(database) as tables:
            assert (await tables.live(table)).table.choices == 100
            assert played == [False] * 100

    run(work())


# ---- a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("forgetting")
    with Server(str(folder / "tables.db"), log=folder / "log", rate=0, new_tables=0, idle_seconds=IDLE) as server:
        yield server


def figure(server: Server, name: str) -> float:
    page = ask(server, "GET", "/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in page if line.startswith(f"fathom_{name} "))


async def forgotten(server: Server) -> None:
    end = time.monotonic() + PATIENCE
    while await asyncio.to_thread(figure, server, "tables_in_memory"):
        assert time.monotonic() < end, "tables stay in memory"
        await asyncio.sleep(0.05)


def test_open_pages_stay_when_their_table_is_forgotten(server: Server) -> None:
    async def play() -> None:
        rng = random.Random(1)
        opened = open_table(server)
        async with sitting(opened) as players:
            for _ in range(3):
                await plays(players, 7, rng)
                await forgotten(server)
            while figure(server, "sockets") > 2:  # those of an earlier test may still be going
                await asyncio.sleep(0.05)
            assert figure(server, "sockets") == 2
            entry = await plays(players, 1, rng)
            await caught_up(players, entry)
        assert figure(server, "tables_forgotten_total") >= 3 and figure(server, "tables_read_total") >= 3

    run(play())


def test_a_proposal_outlives_its_table_in_memory(server: Server) -> None:
    async def play() -> None:
        rng = random.Random(1)
        opened = open_table(server, ME, FRIEND, seed=5)
        async with sitting(opened) as players:
            await plays(players, 12, rng)
            got = await players[0].do({"do": "undo", "key": "back", "size": "turn"})
            assert got["is"] == "done"
            await caught_up(players, got["entry"])
            asked = players[1].state["proposal"]
            assert asked is not None
            await forgotten(server)
            done = await players[1].do({"do": "agree", "key": "yes", "yes": True})
            await caught_up(players, done["entry"])
            assert players[0].state["view"]["number"] == asked["number"]

    run(play())


def test_bots_play_on_at_tables_that_nobody_looks_at(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Many tables and one process to think in: each waits longer for its turn than tables stay in memory."""
    server = start(str(tmp_path / "tables.db"), idle_seconds=0.01)
    opened = [open_table(server, BOT, BOT, seed=seed) for seed in range(6)]

    def numbers() -> list[int]:
        return [ask(server, "GET", table.path, table.host).json()["number"] for table in opened]

    before, end = numbers(), time.monotonic() + PATIENCE
    while any(now < then + 4 for now, then in zip(numbers(), before, strict=True)):
        assert time.monotonic() < end, (before, numbers())
        time.sleep(0.1)
    assert figure(server, "tables_read_total") > 0


def test_an_idle_table_weighs_little(tmp_path: Path) -> None:
    """A small part of what `python -m fathom.lab.memory` measures; every game, two open pages at each table."""
    told = run(measure(tmp_path, tables=40, choices=15, rounds=2, tidied=0))
    assert told.in_memory == 0
    assert told.kilobytes < 150, told


# ---- what cannot be read any more


async def damage(tables: Tables, table: str, number: int, body: str) -> None:
    async with tables.store.engine.begin() as connection:
        query = "UPDATE entries SET body = :body WHERE table_id = :table AND number = :number"
        await connection.execute(text(query), {"body": body, "table": table, "number": number})


@pytest.mark.parametrize("body", ['{"question":"","answer":"no longer legal"}', '{"question":', "[]", "{}"])
def test_people_are_told_when_their_game_went_back(database: str, body: str) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 40)
            await damage(tables, table, 21, body)
        for _ in range(2):
            async with process(database) as tables:
                live = await tables.live(table)
                assert (live.table.choices, live.entry) == (20, 41)
                assert [line.phrase for line in live.chat] == [
                    {"id": "went-back", "args": {"number": 20}, "domain": "server"}
                ]

    run(work())


@pytest.mark.parametrize("last", [True, False])
def test_a_lost_word_does_not_undo_the_game(database: str, last: bool) -> None:
    """What was said is gone, and people are told; nothing else changes."""

    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 5)
            await tables.perform(table, Holder("seat", 0), wire.Say(text="hello"))
            if not last:
                await answers(tables, table, 5)
            choices = (await tables.live(table)).table.choices
            await damage(tables, table, 6, "\\u0000")
        async with process(database) as tables:
            live = await tables.live(table)
            assert live.table.choices == choices
            assert [(line.text, line.phrase and line.phrase["id"]) for line in live.chat] == [("", "entry-lost")]
            await tables.perform(table, Holder("seat", 1), wire.Say(text="what?"))
            assert (await tables.live(table)).chat[-1].text == "what?"

    run(work())
