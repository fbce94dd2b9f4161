"""Sockets at their edges: clients that take nothing any more, and that send odd messages."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response

import fathom
from fathom.lab.serving import Server, quiet_port
from fathom.server import sockets, tidy
from fathom.server.app import create_app
from fathom.server.connections import Connection as DoorConnection
from fathom.server.frames import Socket, text_frame
from fathom.server.hub import Connection, Made
from fathom.server.limits import Bucket
from fathom.server.live import Holder, Live, Seat
from fathom.server.metrics import Metrics
from fathom.server.migrate import migrate
from fathom.server.settings import Settings
from fathom.server.sockets import _Session
from fathom.server.states import state_of
from server.table_play import open_table, run, sample, sitting


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

        async def news(_connection: Connection) -> bytes:
            return b'{"is": "state"}'

        monkeypatch.setattr(session, "_news", news)
        await session._send_states(Connection("t", Holder("watch"), "hash", 0))
        assert socket.closed.is_set() and socket.code == 4408

    run(wait())


class Line:
    """The connection of a client, as a session sees it."""

    def __init__(self, *, is_ready: bool = True) -> None:
        self.is_ready = is_ready
        self.written: list[dict[str, Any]] = []

    def write(self, text: bytes) -> None:
        self.written.append(msgspec.json.decode(text))


def session_at(live: Live, line: Line, socket: Still) -> _Session:
    """A session that sits at a table and was sent the state it is in."""

    async def alive(_table: str) -> Live:
        return live

    services = SimpleNamespace(
        settings=SimpleNamespace(rate=0),
        tables=SimpleNamespace(live=alive),
        hub=SimpleNamespace(present=lambda _table: {0}),
    )
    session = _Session(socket, services, line)  # type: ignore[arg-type]
    session.connection = Connection(live.id, Holder("seat", 0), "hash", 0)
    assert session._push(live, {0}) is line.is_ready
    return session


def test_a_change_is_sent_at_once_and_only_once() -> None:
    async def push() -> None:
        before = Live("t", fathom.new("abyss", seats=2, seed=1), [Seat("human")] * 2, 0)
        after = sample(before, random.Random(1))
        line = Line()
        session = session_at(before, line, Still())
        assert session._push(after, {0}) and session._push(after, {0})
        assert session._push(after, {0, 1}), "somebody came"
        assert session._push(before, {0, 1}), "what it has already is newer: nothing is to be sent"
        assert [(state["entry"], state["seats"][1]["present"]) for state in line.written] == [
            (0, False), (1, False), (1, True),
        ]  # fmt: skip
        assert session.connection is not None
        assert await session._news(session.connection) is None, "its sender has nothing older to say"

    run(push())


def test_who_is_shown_the_same_shares_the_state() -> None:
    """One line of chat at a table that hundreds watch is hundreds of messages, but no more states than there are seats
    and one: a single person who talks must not keep the server from everybody else."""

    async def push() -> None:
        before = Live("t", fathom.new("abyss", seats=2, seed=1), [Seat("human")] * 2, 0)
        after, made, lines = sample(before, random.Random(1)), Made(), [Line() for _ in range(6)]
        holders = [
            Holder("watch"),
            Holder("watch"),
            Holder("watch"),
            Holder("seat", 0),
            Holder("seat", 1),
            Holder("host"),
        ]
        for place, (holder, line) in enumerate(zip(holders, lines, strict=True)):
            session = session_at(before, line, Still())
            session.connection = Connection("t", holder, "hash", 0)
            session.connection.number = before.table.choices if place != 2 else -1
            assert session._push(after, {0}, made)
        alone = [msgspec.json.decode(msgspec.json.encode(state_of(after, holder, 1, 0, {0}))) for holder in holders]
        assert [line.written[-1] for line in lines[:2] + lines[3:]] == [*alone[:2], *alone[3:]]
        assert lines[2].written[-1]["log"]["since"] == 0, "who lacks more is told more"
        assert len(made) == 5, "two of six were told the same"

    run(push())


def flooded(crowd: Bucket | None = None, rate: float = 0) -> tuple[_Session, Line]:
    """A session whose client sends one message after the other."""

    class Flood(Still):
        async def receive(self) -> dict[str, Any]:
            return {"type": "websocket.receive", "text": '{"do":"ping"}'}

    settings = SimpleNamespace(rate=rate, message_size=1000)
    services = SimpleNamespace(settings=settings, closing=False, metrics=Metrics())
    line = Line()
    return _Session(Flood(), services, line, crowd), line  # type: ignore[arg-type]


def test_all_sockets_of_an_address_share_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred sockets with forty messages a second each would be ten times what a server bears."""

    async def talk() -> None:
        monkeypatch.setattr(sockets, "BREATH", 0.0)
        crowd = Bucket(0.001, 3)
        (one, first), (other, second) = flooded(crowd), flooded(crowd)
        for session in (one, one, other, other, one):
            await session._one_message(Connection("t", Holder("watch"), "hash", 0))
        assert [message["is"] for message in first.written] == ["pong", "pong", "error"]
        assert [message["is"] for message in second.written] == ["pong", "error"]
        assert {message["code"] for message in first.written[2:] + second.written[1:]} == {"too-fast"}

    run(talk())


def test_nothing_is_read_for_a_while_from_who_sends_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """To refuse a message takes a fraction of the time of an answer, but a line brings thousands a second."""

    async def talk() -> None:
        monkeypatch.setattr(sockets, "BREATH", 0.05)
        session, line = flooded(rate=0.001)
        began = asyncio.get_running_loop().time()
        for _ in range(4):
            await session._one_message(Connection("t", Holder("watch"), "hash", 0))
        assert [message["is"] for message in line.written] == ["error"] * 4
        assert asyncio.get_running_loop().time() - began >= 0.2

    run(talk())


def test_a_client_that_does_not_take_it_at_once_is_left_to_its_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    async def push() -> None:
        monkeypatch.setattr(sockets, "SLOW_SECONDS", 0.05)
        live = Live("t", fathom.new("abyss", seats=2, seed=1), [Seat("human")] * 2, 0)
        line, socket = Line(is_ready=False), Still()
        session = session_at(live, line, socket)
        assert session.connection is not None and session.connection.entry == -1, "it still lacks the state"
        sending = asyncio.create_task(session._send({"is": "pong"}))
        await asyncio.sleep(0)
        line.is_ready = True
        assert not session._push(live, {0}), "nothing overtakes what waits to be sent"
        assert line.written == []
        with pytest.raises(TimeoutError):
            await sending
        session.connection.bye = "revoked"
        assert not session._push(live, {0}), "nobody is told anything after their key was taken away"

    run(push())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_others_do_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


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

    opened: dict[str, str] = {}

    def there() -> int:
        kinds = (WebSocket, Socket, DoorConnection)
        return sum(type(thing) in kinds for thing in gc.get_objects())

    async def come_and_go() -> None:
        async with connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, proxy=None) as socket:
            await socket.send('{"do": "ping"}')
            assert "hello-first" in str(await socket.recv())
            await socket.send(msgspec.json.encode({"do": "hello", **opened}).decode())
            assert '"is":"state"' in str(await socket.recv())
            assert there() == 2, "the request is no more, the socket and its connection are"
            told = [thing for thing in gc.get_objects() if type(thing) in (Request, Response)]
            handshakes = [one for one in told if list(one.headers)]
            assert len(handshakes) == 2, "nor is the handshake, but for the client's own"

    async def look() -> None:
        server = uvicorn.Server(
            uvicorn.Config(create_app, factory=True, port=port, http=DoorConnection, ws=Socket, log_config=None)
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        seats = [{"who": "me"}, {"who": "friend"}]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            told = (await http.post("/api/tables", json={"game": "abyss", "seats": seats})).json()
        opened.update(table=told["table"], key=told["seats"][0])
        gc.collect()
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
