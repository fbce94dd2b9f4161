"""Sockets at their edges: clients that take nothing any more, and that send odd messages."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect

from fathom.lab.serving import Server, quiet_port
from fathom.server import sockets, tidy
from fathom.server.app import create_app
from fathom.server.connections import Connection as DoorConnection
from fathom.server.hub import Connection
from fathom.server.live import Holder
from fathom.server.migrate import migrate
from fathom.server.settings import Settings
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


def test_a_socket_is_freed_when_it_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its connection, the request it began as and all in between: what holds itself would weigh as much as half a
    table until the next full collection, which may be minutes away."""
    port = quiet_port()
    monkeypatch.setenv("FATHOM_DATABASE", str(tmp_path / "tables.db"))
    monkeypatch.setattr(tidy, "LEAST", 600.0)
    migrate(Settings.from_env().database_url)

    def there() -> int:
        kinds = (WebSocket, WebSocketsSansIOProtocol, DoorConnection)
        return sum(type(thing) in kinds for thing in gc.get_objects())

    async def come_and_go() -> None:
        async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, proxy=None) as socket:
            await socket.send('{"do": "ping"}')
            assert "hello-first" in str(await socket.recv())
            assert there() == 2, "the request is no more, the socket and its connection are"

    async def look() -> None:
        server = uvicorn.Server(
            uvicorn.Config(create_app, factory=True, port=port, http=DoorConnection, log_config=None)
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        gc.disable()
        try:
            for _ in range(3):
                await come_and_go()
                async with asyncio.timeout(60):
                    while there():
                        await asyncio.sleep(0.01)
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    asyncio.run(look())
