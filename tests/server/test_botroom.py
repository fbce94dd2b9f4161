"""Bots at the tables: they answer in time or are replaced, survive the server, and give seats back."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import asyncpg
import psutil
import pytest

from fathom.lab.serving import Postgres, Server
from server.table_play import (
    BOT,
    FRIEND,
    ME,
    PATIENCE,
    Opened,
    ask,
    caught_up,
    do,
    follows,
    open_table,
    plays,
    run,
    sitting,
    whole_game,
)

GREEDY = {"who": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def asleep(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder that makes every easy bot sleep instead of thinking, where it stands on PYTHONPATH."""
    return str(instead_of_thinking(tmp_path_factory.mktemp("asleep"), "random.RandomBot", "time.sleep(3600)"))


def instead_of_thinking(folder: Path, bot: str, does: str) -> Path:
    """A folder for PYTHONPATH: this is what this class of bots does."""
    module, _, name = bot.rpartition(".")
    (folder / "sitecustomize.py").write_text(
        f"import sys, time\nif 'fathom.server.worker' in sys.orig_argv:\n    import fathom.bots.{module} as bots\n"
        f"    def answer(self, table, seat, rng):\n        {does}\n    bots.{name}.answer = answer\n",
        encoding="utf-8",
    )
    return folder


def thinkers(server: Server) -> list[psutil.Process]:
    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # it has just ended
            if {"fathom.server.worker", "bots"} <= set(child.cmdline()):
                found.append(child)
    return found


def number(opened: Opened) -> int:
    found: int = ask(opened.server, "GET", opened.path, opened.host).json()["number"]
    return found


def soon(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.05)


def late_answers(server: Server) -> float:
    page = ask(server, "GET", "/metrics").text
    return sum(float(n) for n in re.findall(r'^fathom_bot_answers_total\{.*how="late".*\} (\S+)$', page, re.M))


# ---- they play


def test_bots_among_themselves_bring_a_game_to_its_end(server: Server) -> None:
    """Nobody is there to watch, and the table still goes on until it is over."""
    game = whole_game()
    finished = ask(server, "POST", "/api/records", json=game.record()).json()
    wanted = {"number": game.choices - 6, "seats": [BOT, BOT]}
    path = f"/api/tables/{finished['table']}/continue"
    opened = Opened(server, **ask(server, "POST", path, finished["host"], json=wanted).json())
    soon(lambda: bool(ask(server, "GET", opened.path, opened.host).json()["over"]))


def test_bots_answer_until_a_human_is_asked(server: Server) -> None:
    async def play() -> None:
        opened = open_table(server, ME, BOT, GREEDY)
        async with sitting(opened, opened.seats[0]) as (me,):
            await plays([me], 12, random.Random(1))
            state = await follows(me, lambda state: state["view"]["decision"] is not None)
            assert state["view"]["waiting"] == [0]
            assert state["view"]["number"] > 12

    run(play())


def test_bots_think_outside_of_the_server(server: Server) -> None:
    open_table(server, BOT, BOT)
    soon(lambda: len(thinkers(server)) == 1)


# ---- the time limit


def test_a_bot_that_hangs_is_killed_and_any_legal_answer_is_given(
    tmp_path: Path, start: Callable[..., Server], asleep: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", asleep, prepend=os.pathsep)
    server = start(str(tmp_path / "tables.db"), bot_seconds=0.4, bot_thought=0.2)
    opened = open_table(server, BOT, BOT)
    soon(lambda: number(opened) > 0)
    first = thinkers(server)
    soon(lambda: number(opened) >= 4)
    assert late_answers(server) >= 4
    assert len(thinkers(server)) <= 1
    soon(lambda: not any(process.is_running() for process in first))
    assert "did not answer" in server.told()


BROKEN = {"raises": "raise RuntimeError('no idea')", "answers nonsense": "return {'no': ['such', 'answer']}"}


@pytest.mark.parametrize("how", BROKEN)
def test_with_a_bot_that_is_broken_the_table_goes_on_and_the_log_says_so(
    how: str, tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = instead_of_thinking(tmp_path, "random.RandomBot", BROKEN[how])
    monkeypatch.setenv("PYTHONPATH", str(broken), prepend=os.pathsep)
    server = start(str(tmp_path / "tables.db"))
    opened = open_table(server, BOT, BOT)
    soon(lambda: number(opened) >= 3)
    told = server.told()
    assert "bot random answered nonsense" in told if how == "answers nonsense" else "bot random did not answer" in told


def test_the_strong_levels_sit_at_tables_and_think_as_long_as_the_setting_says(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    server = start(str(tmp_path / "tables.db"), bot_seconds=60, bot_thought=0.2)
    opened = open_table(server, {"who": "bot", "bot": "strong"}, {"who": "bot", "bot": "master"})
    assert [seat["bot"] for seat in ask(server, "GET", opened.path, opened.host).json()["seats"]] == [
        "search",
        "master",
    ]
    soon(lambda: number(opened) >= 3)
    assert "did not answer" not in server.told()


def test_a_master_that_thinks_for_ever_keeps_no_other_table_waiting(
    tmp_path: Path, start: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = instead_of_thinking(tmp_path, "search.SearchBot", "time.sleep(3600)")
    monkeypatch.setenv("PYTHONPATH", str(endless), prepend=os.pathsep)
    server = start(str(tmp_path / "tables.db"), bot_seconds=600)
    thinking = open_table(server, {"who": "bot", "bot": "master"}, {"who": "bot", "bot": "master"})
    other = open_table(server, BOT, GREEDY)
    soon(lambda: number(other) >= 4)
    assert number(thinking) == 0


def test_a_bot_process_that_dies_is_replaced(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server, BOT, BOT)
    soon(lambda: number(opened) >= 2)
    for thinker in thinkers(sqlite_server):
        thinker.send_signal(signal.SIGKILL)
    before = number(opened)
    soon(lambda: number(opened) >= before + 3)


# ---- seats change hands


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    async def play() -> None:
        opened = open_table(server)
        async with sitting(opened) as (first, second):
            got = await second.do({"do": "hand", "key": "away", "seat": 1, "bot": "random"})
            state = await follows(first, lambda state: state["entry"] >= got["entry"])
            assert (state["seats"][1]["who"], state["seats"][1]["bot"]) == ("human", "random")
            await plays([first], 8, random.Random(1))
            got = await second.do({"do": "hand", "key": "back", "seat": 1, "bot": ""})
            assert got["is"] == "done"
            await caught_up([first, second], got["entry"])
            assert second.state["seats"][1]["bot"] == ""
            await plays([first, second], 12, random.Random(1))  # both are asked again, or this would wait for ever

    run(play())


def test_who_leaves_does_not_stop_the_table(server: Server) -> None:
    """The one who left is seen to be gone, the host gives the seat to a bot, and the other plays on."""

    async def play() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.seats[0]) as (first,):
            async with sitting(opened, opened.seats[1]) as (second,):
                await follows(first, lambda state: state["seats"][1]["present"])
                await plays([first, second], 3, random.Random(1))
            state = await follows(first, lambda state: not state["seats"][1]["present"])
            assert state["seats"][0]["present"]
            await asyncio.to_thread(do, opened, opened.host, {"do": "hand", "key": "h", "seat": 1, "bot": "random"})
            await follows(first, lambda state: state["seats"][1]["bot"] == "random")
            await plays([first], 10, random.Random(2))
            async with sitting(opened, opened.seats[1]) as (second,):
                assert (await second.do({"do": "hand", "key": "back", "seat": 1, "bot": ""}))["is"] == "done"
                await plays([first, second], 10, random.Random(3))

    run(play())


# ---- interruptions


class Interrupted(NamedTuple):
    """Tables of a server that died while bots thought, and where they stood."""

    server: Server
    bots_turn: Opened
    number: int
    discussed: Opened
    asks: int
    broken: Opened


def is_due(opened: Opened) -> bool:
    """Does the table wait for its bot?"""
    found = ask(opened.server, "GET", opened.path, opened.host).json()
    return bool(found["waiting"]) and all(found["seats"][seat]["bot"] for seat in found["waiting"])


async def until_a_bot_is_asked(opened: Opened) -> None:
    people = [key for key in opened.seats if key is not None]
    async with sitting(opened, *people) as players:
        while not is_due(opened):
            await plays(players, 1, random.Random(1))


async def propose(opened: Opened) -> int | None:
    """The seat that asks the other to agree to an undo, where one of them can."""
    async with sitting(opened, *opened.seats[:2]) as players:
        for seat, player in enumerate(players):
            if (player.state["undo"]["choice"] or {}).get("free") is False:
                got = await player.do({"do": "undo", "key": "u", "size": "choice"})
                await caught_up(players, got["entry"])
                assert player.state["proposal"] is not None
                return seat
    return None


@pytest.fixture(scope="module")
def interrupted(asleep: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Interrupted]:
    folder = tmp_path_factory.mktemp("interrupted")
    database = str(folder / "tables.db")
    server = Server(database, log=folder / "log", rate=0, new_tables=0, bot_seconds=600)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", asleep, prepend=os.pathsep)
        server.start()
        bots_turn = open_table(server, ME, BOT)
        run(until_a_bot_is_asked(bots_turn))
        before = number(bots_turn)
        broken = open_table(server, BOT, BOT)
        asks, seeds = None, iter(range(30))
        while asks is None:
            discussed = open_table(server, ME, FRIEND, BOT, seed=next(seeds))
            run(until_a_bot_is_asked(discussed))
            asks = run(propose(discussed))
        server.kill()
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE tables SET start = '{\"snapshot\": {}}', touched = 1 WHERE id = ?", (broken.table,))
    connection.close()
    with server:
        yield Interrupted(server, bots_turn, before, discussed, asks, broken)


def test_bots_go_on_by_themselves_after_the_server_was_killed(interrupted: Interrupted) -> None:
    """Nobody comes back to the table; the new server finds it."""
    soon(lambda: number(interrupted.bots_turn) > interrupted.number)


def test_a_table_that_cannot_be_opened_does_not_keep_bots_from_the_others(interrupted: Interrupted) -> None:
    broken = interrupted.broken
    soon(lambda: "no bot at a table" in interrupted.server.told())
    assert ask(broken.server, "GET", broken.path, broken.host).json()["code"] == "invalid"
    soon(lambda: number(interrupted.bots_turn) > interrupted.number)


def test_bots_wait_while_people_talk_about_an_undo(interrupted: Interrupted) -> None:
    """Also over the death of a server; when the undo is off the table, they go on."""
    opened = interrupted.discussed
    soon(lambda: number(interrupted.bots_turn) > interrupted.number)  # by now every bot that may is at work

    async def talk() -> None:
        async with sitting(opened, *opened.seats[:2]) as players:
            before = players[0].state
            assert before["proposal"] is not None
            await asyncio.sleep(1)
            assert ask(opened.server, "GET", f"{opened.path}/state", opened.host).json()["entry"] == before["entry"]
            await players[1 - interrupted.asks].do({"do": "agree", "key": "no", "yes": False})
            await follows(players[0], lambda state: state["view"]["number"] > before["view"]["number"])

    run(talk())


def test_bots_go_on_when_people_come_back_to_a_table(
    postgres: Callable[[], Postgres], start: Callable[..., Server], asleep: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL another process may be on it, so the server waits a while before it helps out (here for ever).
    People do not."""
    database = postgres().database()
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", asleep, prepend=os.pathsep)
        server = start(database, bot_seconds=600)
        opened = open_table(server, ME, BOT)
        run(until_a_bot_is_asked(opened))
        before = number(opened)
        server.kill()

    async def touched_in_the_future() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE tables SET touched = touched + 1000000000")
        await connection.close()

    run(touched_in_the_future())
    server.start()

    async def come_back() -> None:
        async with sitting(opened, opened.seats[0]) as (me,):
            await follows(me, lambda state: state["view"]["number"] > before)

    run(come_back())
