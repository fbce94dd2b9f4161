"""Sockets at their edges: clients that take nothing any more, and that send odd messages."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fathom.lab.serving import Server
from fathom.server import sockets
from fathom.server.hub import Connection
from fathom.server.live import Holder
from fathom.server.sockets import _Session
from server.table_play import open_table, run, sitting


def test_a_ping_is_answered(server: Server) -> None:
    async def ping() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.watch) as (watcher,):
            await watcher.send({"do": "ping"})
            assert await watcher.until("pong") == {"is": "pong"}

    run(ping())


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '{"do":"fly"}', '{"do":"say","text":5}', "\x00", "[" * 9000],
    ids=lambda message: repr(message)[:30],
)
def test_what_is_no_message_is_refused_and_the_socket_stays(server: Server, message: str) -> None:
    async def send() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.seats[0]) as (player,):
            await player.send(message)
            got = await player.until("error")
            assert (got["code"], got["text"]["id"]) == ("invalid", "bad-message")
            assert player.socket is not None
            await player.socket.send(b'{"do":"ping"}')  # bytes will do as well
            assert (await player.until("pong"))["is"] == "pong"

    run(send())


class Still:
    """A socket of a client that has stopped reading, in the hands of the server."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.code = 0

    async def send_text(self, _data: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int = 1000, **_: Any) -> None:
        self.code = code
        self.closed.set()


def test_a_client_that_takes_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sender gives up after a while and closes the socket, so that the client notices and comes back."""

    async def wait() -> None:
        monkeypatch.setattr(sockets, "SLOW_SECONDS", 0.05)
        socket = Still()

        class Nothing:
            class settings:
                rate = 0

        session = _Session(socket, Nothing())  # type: ignore[arg-type]

        async def news(_connection: Connection) -> dict[str, Any]:
            return {"is": "state"}

        monkeypatch.setattr(session, "_news", news)
        await session._send_states(Connection("t", Holder("watch"), "hash", 0))
        assert socket.closed.is_set() and socket.code == 4408

    run(wait())


def test_many_sockets_at_one_table_all_get_every_state(sqlite_server: Server) -> None:
    async def watch() -> None:
        opened = open_table(sqlite_server)
        async with sitting(opened, opened.host, *[opened.watch] * 25) as (host, *watchers):
            got = await host.do({"do": "say", "key": "k", "text": "can you all hear me?"})
            for watcher in watchers:
                while watcher.state["entry"] < got["entry"]:
                    await watcher.until("state")
                assert watcher.state["chat"]["lines"][-1]["text"] == "can you all hear me?"

    run(watch())
