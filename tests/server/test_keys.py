"""Keys: what they are made of, what each role may do, and what happens when one is replaced or taken away."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fathom.lab.remote import Player
from fathom.lab.serving import Server
from fathom.server import keys
from server.table_play import ME, Opened, answer, ask, caught_up, do, open_table, plays, run, sitting

NEED_A_KEY = [
    ("GET", ""),
    ("GET", "/state"),
    ("GET", "/moments"),
    ("GET", "/record"),
    ("GET", "/report"),
    ("POST", "/do"),
    ("POST", "/continue"),
    ("POST", "/keys"),
    ("DELETE", "/keys/0"),
]
BODIES: dict[str, Any] = {
    "/do": {"do": "say", "key": "k", "text": "hello"},
    "/continue": {"number": 0, "seats": [ME, ME]},
    "/keys": {"seat": 0},
}


def asks(server: Server, method: str, path: str, table: str, key: str) -> tuple[int, str]:
    body = {"json": BODIES[path]} if path in BODIES else {}
    response = ask(server, method, f"/api/tables/{table}{path}", key, **body)
    return response.status_code, response.json()["code"]


async def greet(server: Server, table: str, key: str) -> dict[str, Any]:
    """What a socket answers to its first message."""
    player = Player(server.socket_url, table, key)
    async with connect(server.socket_url) as player.socket:
        await player.send({"do": "hello", "table": table, "key": key})
        return await player.receive()


# ---- what they are made of


def test_a_key_has_at_least_128_random_bits_and_is_never_made_twice() -> None:
    made = {keys.new_key() for _ in range(2000)}
    assert len(made) == 2000
    assert min(map(len, made)) * 6 >= 128
    assert all(key.replace("-", "").replace("_", "").isalnum() for key in made)


def test_only_a_hash_of_a_key_is_kept() -> None:
    key = keys.new_key()
    assert len(keys.hash_of(key)) == 64 and key not in keys.hash_of(key)
    assert keys.hash_of(key) == keys.hash_of(key) != keys.hash_of(keys.new_key())


def test_no_key_is_written_to_the_database_or_the_log(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server)
    given = [opened.host, opened.watch, *opened.seats]
    assert ask(sqlite_server, "GET", "/api/tables/x?key=" + opened.host, opened.host).status_code == 404
    files = sorted(Path(sqlite_server.database).parent.iterdir())
    assert len(files) >= 3
    kept = b"".join(file.read_bytes() for file in files)
    assert opened.table.encode() in kept
    assert not [key for key in given if key.encode() in kept]


def test_the_name_of_a_table_can_be_read_aloud() -> None:
    names = {keys.new_table_id() for _ in range(500)}
    assert len(names) == 500 and not set("".join(names)) & set("ilo01")


# ---- wrong keys


@pytest.mark.parametrize(("method", "path"), NEED_A_KEY, ids=[f"{m} {p or '/'}" for m, p in NEED_A_KEY])
def test_without_the_right_key_nothing_opens(sqlite_server: Server, method: str, path: str) -> None:
    opened, foreign = open_table(sqlite_server), open_table(sqlite_server)
    assert asks(sqlite_server, method, path, opened.table, "") == (401, "no-key")
    assert asks(sqlite_server, method, path, opened.table, "made up") == (403, "bad-key")
    assert asks(sqlite_server, method, path, opened.table, foreign.host) == (403, "bad-key")
    assert asks(sqlite_server, method, path, "nowhere", opened.host) == (404, "not-found")
    assert ask(sqlite_server, "GET", f"{opened.path}/state", opened.host).json()["entry"] == 0


def test_a_socket_refuses_wrong_keys_and_stays_open_for_the_right_one(server: Server) -> None:
    async def tries() -> None:
        opened, foreign = open_table(server), open_table(server)
        player = Player(server.socket_url, opened.table, opened.seats[0])
        async with connect(server.socket_url) as player.socket:
            for table, key, code in [
                (opened.table, "", "no-key"),
                (opened.table, "made up", "bad-key"),
                (opened.table, foreign.seats[0], "bad-key"),
                ("nowhere", opened.seats[0], "not-found"),
                ("no\0where", opened.seats[0], "not-found"),
            ]:
                await player.send({"do": "hello", "table": table, "key": key})
                got = await player.receive()
                assert (got["is"], got["code"]) == ("error", code)
            await player.send({"do": "say", "key": "k", "text": "hello"})
            assert (await player.receive())["code"] == "no-key"
            await player.send({"do": "hello", "table": opened.table, "key": opened.seats[0]})
            assert (await player.receive())["is"] == "state"
            await player.send({"do": "hello", "table": opened.table, "key": opened.seats[0]})
            assert (await player.receive())["text"]["id"] == "hello-again"

    run(tries())


# ---- new keys for old


def test_a_new_key_replaces_the_old_one_and_closes_its_socket(server: Server) -> None:
    async def replaced() -> None:
        opened = open_table(server)
        async with sitting(opened) as (first, second):
            response = await asyncio.to_thread(
                ask, server, "POST", f"{opened.path}/keys", opened.host, json={"seat": 1}
            )
            assert response.status_code == 201
            key = response.json()["key"]
            assert await second.until("bye") == {"is": "bye", "code": "revoked"}
            with pytest.raises(ConnectionClosed) as closed:
                await second.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            assert (await greet(server, opened.table, opened.seats[1]))["code"] == "bad-key"
            assert ask(server, "GET", opened.path, opened.seats[1]).json()["code"] == "bad-key"
            async with sitting(opened, key) as (again,):
                assert (again.state["role"], again.state["seat"]) == ("seat", 1)
                await plays([first, again], 4, random.Random(1))

    run(replaced())


def test_a_revoked_key_opens_nothing_and_its_socket_is_closed(server: Server) -> None:
    async def revoked() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.seats[0], opened.seats[0], opened.seats[1]) as (one, two, other):
            response = await asyncio.to_thread(ask, server, "DELETE", f"{opened.path}/keys/0", opened.host)
            assert response.status_code == 204
            for player in (one, two):
                assert (await player.until("bye"))["code"] == "revoked"
            assert do(opened, opened.seats[0], {"do": "say", "key": "k", "text": "still here?"}).status_code == 403
            assert (await other.do({"do": "say", "key": "k", "text": "who was that?"}))["is"] == "done"

    run(revoked())


def test_the_watchers_link_can_be_replaced_and_revoked(server: Server) -> None:
    async def replaced() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.watch, opened.seats[0]) as (watcher, player):
            issued = await asyncio.to_thread(ask, server, "POST", f"{opened.path}/keys", opened.host, json={})
            assert (await watcher.until("bye"))["code"] == "revoked"
            async with sitting(opened, issued.json()["key"]) as (again,):
                assert again.state["role"] == "watch"
                await asyncio.to_thread(ask, server, "DELETE", f"{opened.path}/keys/watch", opened.host)
                assert (await again.until("bye"))["code"] == "revoked"
            assert (await player.do({"do": "say", "key": "k", "text": "alone"}))["is"] == "done"

    run(replaced())


@pytest.mark.parametrize("seat", ["7", "x", "-1", "²", "1.5"])
def test_there_is_no_key_for_a_seat_that_is_not_there(sqlite_server: Server, seat: str) -> None:
    opened = open_table(sqlite_server)
    response = ask(sqlite_server, "DELETE", f"{opened.path}/keys/{seat}", opened.host)
    assert (response.status_code, response.json()["code"]) == (404, "not-found")


def test_there_is_no_key_for_a_bot(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server, ME, {"who": "bot"})
    assert opened.seats[1] is None
    response = ask(sqlite_server, "POST", f"{opened.path}/keys", opened.host, json={"seat": 1})
    assert (response.status_code, response.json()["text"]["id"]) == (404, "no-seat")


# ---- roles


@pytest.mark.parametrize(("method", "path"), [("POST", "/keys"), ("DELETE", "/keys/1")])
def test_only_the_host_gives_and_takes_keys(sqlite_server: Server, method: str, path: str) -> None:
    opened = open_table(sqlite_server)
    for key in (opened.seats[0], opened.seats[1], opened.watch):
        assert asks(sqlite_server, method, path, opened.table, key) == (403, "not-allowed")
    assert ask(sqlite_server, "GET", opened.path, opened.seats[1]).status_code == 200


def test_a_watcher_cannot_act(server: Server) -> None:
    async def tries() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.watch, opened.seats[0], opened.seats[1]) as (watcher, *players):
            asked = next(player for player in players if player.decision is not None)
            for command in (
                answer(asked, random.Random(1)),
                {"do": "say", "key": "k", "text": "psst"},
                {"do": "undo", "key": "k"},
                {"do": "hand", "key": "k", "seat": 0, "bot": "random"},
            ):
                got = await watcher.do(command)
                assert (got["code"], got["text"]["id"]) == ("not-allowed", "watchers-watch")
            assert ask(server, "GET", f"{opened.path}/state", opened.host).json()["entry"] == 0

    run(tries())


def test_a_seat_cannot_act_for_another(server: Server) -> None:
    opened = open_table(server)
    response = do(opened, opened.seats[0], {"do": "hand", "key": "k", "seat": 1, "bot": "random"})
    assert (response.status_code, response.json()["text"]["id"]) == (403, "not-your-seat")


def test_the_host_manages_without_playing(server: Server) -> None:
    opened = open_table(server)
    played = do(opened, opened.host, {"do": "answer", "key": "k", "question": "0.0", "answer": "pass"})
    assert (played.status_code, played.json()["text"]["id"]) == (403, "only-seats")
    assert do(opened, opened.host, {"do": "hand", "key": "h", "seat": 0, "bot": "random"}).status_code == 200


# ---- what a key shows


def looks(opened: Opened, key: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(opened.server, "GET", f"{opened.path}/state", key).json()
    return found


@pytest.mark.parametrize("role", ["watch", "host"])
def test_who_watches_has_no_question_and_nothing_of_their_own(server: Server, role: str) -> None:
    """At every one of many moments, over the socket and over HTTP."""

    async def watches() -> None:
        opened = open_table(server, seed=6)
        key = opened.watch if role == "watch" else opened.host
        async with sitting(opened, *opened.seats, key) as (*players, watcher):
            await players[0].do({"do": "order", "key": "o", "question": "no-such", "answer": "pass"})
            for _ in range(25):
                entry = await plays(players, 1, random.Random(4))
                await caught_up([watcher], entry)
                for state in (watcher.state, looks(opened, key)):
                    assert (state["role"], state["seat"], state["view"]["seat"]) == (role, None, None)
                    assert state["view"]["decision"] is None and state["refused"] == [] and state["orders"] == []
                    assert state["undo"] == {"choice": None, "action": None, "turn": None}
                    assert all(set(hand) == {"size"} for hand in state["view"]["table"]["hands"])
                    assert all(line["audience"] is None for line in state["log"]["lines"])
            own = looks(opened, opened.seats[0])["view"]["table"]["hands"]
            assert set(own[0]) == {"size", "cards"} and set(own[1]) == {"size"}

    run(watches())
