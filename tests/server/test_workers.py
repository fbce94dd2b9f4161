"""Two processes on one PostgreSQL: any of them serves any table, races have one winner, and no update is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import psutil
import pytest

from fathom.lab.remote import Player
from fathom.lab.serving import Postgres, Server
from fathom.server.hub import ALIVE
from server.table_play import (
    BOT,
    ME,
    PATIENCE,
    Opened,
    answer,
    ask,
    caught_up,
    do,
    follows,
    open_table,
    plays,
    run,
    sitting,
)


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], Postgres], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers of one process each, so that a test knows which process it talks to."""
    database = postgres().database()
    log = tmp_path_factory.mktemp("pair") / "log"
    unlimited = {"rate": 0, "new_tables": 0}
    with Server(database, log=log, **unlimited) as first, Server(database, log=log, **unlimited) as second:
        yield first, second


def elsewhere(opened: Opened, server: Server) -> Opened:
    """The same table at the other process."""
    return opened._replace(server=server)


@asynccontextmanager
async def one_at_each(pair: tuple[Server, Server], seed: int) -> AsyncIterator[list[Player]]:
    """A new table with one of its two people at each process."""
    here = open_table(pair[0], seed=seed)
    async with sitting(here, here.seats[0]) as (zero,), sitting(elsewhere(here, pair[1]), here.seats[1]) as (one,):
        yield [zero, one]


async def sql(database: str, query: str, *args: Any) -> list[Any]:
    connection = await asyncpg.connect(database)
    try:
        return list(await connection.fetch(query, *args))
    finally:
        await connection.close()


LISTENING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE 'LISTEN%'"


# ---- races and updates


def test_answers_raced_from_two_processes_have_one_winner(pair: tuple[Server, Server]) -> None:
    """Both hold the seat; whoever stores first is right, the other hears `stale`, and both show the same."""

    async def race() -> None:
        here = open_table(pair[0], seed=3)
        there = elsewhere(here, pair[1])
        winners = []
        async with sitting(here) as mine, sitting(there) as theirs:
            everybody = [*mine, *theirs]
            for round in range(1, 21):
                await caught_up(everybody, round - 1)
                seat = next(at for at, player in enumerate(mine) if player.decision is not None)
                rivals = [mine[seat], theirs[seat]]
                options = [option["key"] for option in (rivals[0].decision or {})["options"]]
                if (rivals[0].decision or {})["shape"] != "pick":
                    await plays(mine, 1, random.Random(round))
                    continue
                commands = [{**answer(player, random.Random(1)), "answer": random.Random(round + at).choice(options)}
                            for at, player in enumerate(rivals)]  # fmt: skip
                got = await asyncio.gather(*(p.do(c) for p, c in zip(rivals, commands, strict=True)))
                assert sorted(message["is"] for message in got) == ["done", "error"], got
                assert {m["code"] for m in got if m["is"] == "error"} == {"stale"}
                winners.append(next(at for at, message in enumerate(got) if message["is"] == "done"))
            await caught_up(everybody, 20)
            for one, other in zip(mine, theirs, strict=True):
                assert one.state["view"] == other.state["view"]
        numbers = await sql(pair[0].database, "SELECT number FROM entries WHERE table_id = $1 ORDER BY 1", here.table)
        assert [row["number"] for row in numbers] == list(range(1, 21))
        assert winners

    run(race())


def test_a_request_repeated_at_the_other_process_is_done_once(pair: tuple[Server, Server]) -> None:
    async def again() -> None:
        here = open_table(pair[0])
        there = elsewhere(here, pair[1])
        async with sitting(here) as players:
            asked = next(player for player in players if player.decision is not None)
            command = answer(asked, random.Random(1), key="once")
            got = await asyncio.gather(*(asyncio.to_thread(do, at, asked.key, command) for at in (here, there) * 3))
            assert [response.json() for response in got] == [{"is": "done", "key": "once", "entry": 1}] * 6

    run(again())


def test_every_update_reaches_the_sockets_of_both_processes(pair: tuple[Server, Server]) -> None:
    """Seats and watchers sit at either process; whatever is done anywhere is soon seen everywhere."""

    async def play() -> None:
        here = open_table(pair[0], seed=5)
        there = elsewhere(here, pair[1])
        async with (
            sitting(here, here.seats[0], here.watch) as (zero, near),
            sitting(there, here.seats[1], here.watch) as (one, far),
        ):
            entry = await plays([zero, one], 25, random.Random(5))
            await caught_up([near, far], entry)
            assert near.state["view"] == far.state["view"]
            got = await one.do({"do": "say", "key": "s", "text": "hello over there"})
            state = await follows(zero, lambda state: state["entry"] >= got["entry"])
            assert state["chat"]["lines"][-1]["text"] == "hello over there"
            undo = await zero.do({"do": "undo", "key": "u", "size": "choice"})
            await caught_up([zero, one, near, far], undo["entry"])
            assert zero.state["proposal"] == one.state["proposal"]

    run(play())


def test_an_update_reaches_the_other_process_at_once(pair: tuple[Server, Server]) -> None:
    """By a notice, not by looking every few seconds."""

    async def say() -> None:
        here = open_table(pair[0])
        async with sitting(here, here.seats[0]) as (near,), sitting(elsewhere(here, pair[1]), here.watch) as (far,):
            times = []
            for number in range(12):
                began = time.monotonic()
                got = await near.do({"do": "say", "key": str(number), "text": "now"})
                await caught_up([far], got["entry"])
                times.append(time.monotonic() - began)
            assert sorted(times)[8] < 2.5  # looking alone would take five seconds each time

    run(say())


def test_people_at_one_process_are_present_at_the_other(pair: tuple[Server, Server]) -> None:
    async def come_and_go() -> None:
        here = open_table(pair[0])
        there = elsewhere(here, pair[1])
        async with sitting(here, here.watch) as (watcher,):
            async with sitting(there, here.seats[1]):
                await follows(watcher, lambda state: [s["present"] for s in state["seats"]] == [False, True])
                async with sitting(there, here.seats[1]):  # a second window of the same person
                    pass
                async with sitting(here, here.seats[0]):
                    await follows(watcher, lambda state: [s["present"] for s in state["seats"]] == [True, True])
            await follows(watcher, lambda state: not any(s["present"] for s in state["seats"]))

    run(come_and_go())


def test_who_comes_later_learns_who_is_present_elsewhere(pair: tuple[Server, Server]) -> None:
    async def come() -> None:
        here = open_table(pair[0])
        async with sitting(here, here.seats[0]), sitting(elsewhere(here, pair[1]), here.watch) as (watcher,):
            await follows(watcher, lambda state: state["seats"][0]["present"])

    run(come())


def test_a_key_revoked_at_one_process_closes_sockets_at_the_other(pair: tuple[Server, Server]) -> None:
    async def revoke() -> None:
        here = open_table(pair[0])
        async with sitting(elsewhere(here, pair[1]), here.seats[1]) as (player,):
            await asyncio.to_thread(ask, pair[0], "DELETE", f"{here.path}/keys/1", here.host)
            assert (await player.until("bye"))["code"] == "revoked"

    run(revoke())


def test_bots_of_two_processes_do_not_play_twice(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        here = open_table(pair[0], ME, BOT, seed=2)
        async with sitting(here, here.seats[0]) as (me,), sitting(elsewhere(here, pair[1]), here.watch) as (far,):
            await plays([me], 10, random.Random(1))
            state = await follows(me, lambda state: state["view"]["decision"] is not None)
            await caught_up([far], state["entry"])
        rows = await sql(pair[0].database, "SELECT kind FROM entries WHERE table_id = $1", here.table)
        assert len(rows) == state["view"]["number"] == state["entry"]

    run(play())


# ---- when notices are lost


def test_updates_arrive_although_the_listening_connections_were_killed(pair: tuple[Server, Server]) -> None:
    async def kill_and_play() -> None:
        database = pair[0].database
        async with one_at_each(pair, seed=7) as players:
            await plays(players, 2, random.Random(7))
            while len(await sql(database, LISTENING)) < 2:  # they may still be coming back from an earlier test
                await asyncio.sleep(0.1)
            killed = await sql(database, f"SELECT pg_terminate_backend(pid) FROM ({LISTENING}) AS listeners")
            assert len(killed) == 2
            await plays(players, 6, random.Random(7))
            while len(await sql(database, LISTENING)) < 2:  # both listen again
                await asyncio.sleep(0.1)
            await plays(players, 6, random.Random(7))
            assert players[0].state["view"]["table"]["court"] == players[1].state["view"]["table"]["court"]

    run(kill_and_play())


def test_a_key_is_revoked_although_the_notice_of_it_was_lost(pair: tuple[Server, Server]) -> None:
    """The other process is told nothing at all; it finds out by itself."""

    async def revoke() -> None:
        here = open_table(pair[0])
        async with sitting(elsewhere(here, pair[1]), here.seats[1], here.seats[0]) as (player, other):
            await sql(pair[0].database, "UPDATE keys SET revoked = 1 WHERE table_id = $1 AND seat = 1", here.table)
            assert (await player.until("bye"))["code"] == "revoked"
            assert (await other.do({"do": "say", "key": "k", "text": "still here"}))["is"] == "done"

    run(revoke())


def test_all_connections_to_the_database_killed_at_once_lose_nothing(pair: tuple[Server, Server]) -> None:
    async def kill_and_play() -> None:
        async with one_at_each(pair, seed=8) as players:
            await plays(players, 2, random.Random(8))
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
            assert len(await sql(pair[0].database, query)) >= 4
            await caught_up(players, await stubborn(players))
            await plays(players, 4, random.Random(8))

    async def stubborn(players: list[Player]) -> int:
        """Answer until it is stored; `busy` says to try again."""
        asked = next(player for player in players if player.decision is not None)
        while True:
            got = await asked.do(answer(asked, random.Random(1), key="stubborn"))
            if got["is"] == "done":
                return int(got["entry"])
            assert got["code"] == "busy"

    run(kill_and_play())


ENTRY = "INSERT INTO entries (table_id, number, kind, seat, body, at) VALUES ($1, $2, 'say', 0, $3, 0)"
"""As another process stores it; the clock of that one stands still, and no notice of it ever comes."""


def test_an_entry_nobody_told_of_reaches_every_socket_whatever_the_clocks_say(pair: tuple[Server, Server]) -> None:
    async def store_and_wait() -> None:
        here = open_table(pair[0])
        async with sitting(here, here.seats[0], here.watch) as (zero, watcher):
            await sql(pair[0].database, ENTRY, here.table, 1, '{"text": "psst"}')
            await caught_up([zero, watcher], 1)
            assert watcher.state["chat"]["lines"][-1]["text"] == "psst"

    run(store_and_wait())


def test_a_socket_catches_up_although_memory_is_up_to_date(
    postgres: Callable[[], Postgres], start: Callable[..., Server]
) -> None:
    """A table that was forgotten and read again knows everything; who watches it was still sent nothing."""
    server = start(postgres().database(), tables_in_memory=1)

    async def store_and_wait() -> None:
        first = open_table(server)
        async with sitting(first, first.watch) as (watcher,):
            second = open_table(server)  # takes the only place in memory
            await sql(server.database, ENTRY, first.table, 1, '{"text": "psst"}')
            await sql(server.database, "UPDATE tables SET touched = 0 WHERE id = $1", first.table)
            state = f"{first.path}/state"
            assert (await asyncio.to_thread(ask, server, "GET", state, first.watch)).json()["entry"] == 1
            async with sitting(second, second.watch):  # and the other one again
                await caught_up([watcher], 1)

    run(store_and_wait())


def test_who_left_while_the_database_was_away_is_not_present_elsewhere(pair: tuple[Server, Server]) -> None:
    """The notice of it is kept until it can be sent."""

    async def leave() -> None:
        here = open_table(pair[0])
        async with sitting(elsewhere(here, pair[1]), here.watch) as (watcher,):
            async with sitting(here, here.seats[0]):
                await follows(watcher, lambda state: state["seats"][0]["present"])
                everybody = "pid <> pg_backend_pid() AND datname = current_database()"
                await sql(pair[0].database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {everybody}")
            began = time.monotonic()
            await follows(watcher, lambda state: not state["seats"][0]["present"])
            assert time.monotonic() - began < ALIVE / 2  # by being told, not because nobody was heard of for long

    run(leave())


# ---- one server with two workers


def test_one_server_with_two_workers(postgres: Callable[[], Postgres], start: Callable[..., Server]) -> None:
    """Many sockets are spread over the workers; one worker is killed in the middle, and it is as if nothing was."""
    server = start(postgres().database(), workers=2)
    assert server.process is not None
    parent = psutil.Process(server.process.pid)

    def workers() -> list[psutil.Process]:
        running = [p for p in parent.children() if p.status() != psutil.STATUS_ZOMBIE]
        return [p for p in running if "spawn_main" in " ".join(p.cmdline())]

    def gauge(name: str) -> float:
        page = ask(server, "GET", "/metrics").text
        return float(page.split(f"\n{name} ")[1].split("\n")[0])

    def serving(player: Player) -> int:
        """The process at the other end of a socket."""
        assert player.socket is not None
        port = player.socket.local_address[1]
        ends = [(c.raddr.port, p.pid) for p in workers() for c in p.net_connections("tcp") if c.raddr]
        return next(pid for remote, pid in ends if remote == port)

    async def play() -> None:
        opened = open_table(server, seed=9)
        players = [await Player(server.socket_url, opened.table, opened.seats[0]).open()]
        while len({serving(player) for player in players}) < 2:  # the kernel deals connections out
            players.append(await Player(server.socket_url, opened.table, opened.seats[0]).open())
        first = players[0]
        last = next(player for player in players if serving(player) != serving(first))
        async with sitting(opened, opened.seats[1]) as (other,):
            entry = await plays([first, other], 6, random.Random(9))
            await caught_up([last], entry)
            assert last.state["view"] == first.state["view"]
            assert gauge("fathom_sockets") == len(players) + 1
            assert gauge("fathom_tables_opened_total") == 1
        killed = serving(last)
        os.kill(killed, signal.SIGKILL)
        while killed in [worker.pid for worker in workers()] or len(workers()) < 2:
            await asyncio.sleep(0.2)
        async with sitting(opened) as again:
            await plays(again, 6, random.Random(10))
            open_sockets = {player for player in players if player.socket and player.socket.close_code is None}
            end = time.monotonic() + PATIENCE
            while gauge("fathom_sockets") > len(open_sockets) + 2:
                assert time.monotonic() < end, "a dead worker's sockets are still counted"
                await asyncio.sleep(0.2)
        for player in players:
            await player.close()

    run(play())
    assert server.stop() == 0
