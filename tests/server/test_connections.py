"""Connections that never become requests, sockets without end, and readers who do not read, on a real server in this
process: uvicorn with our connections, before the gate and a small application behind it, on both of its parsers."""

from __future__ import annotations

import asyncio
import importlib.util
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
import uvicorn
from uvicorn.protocols.http import auto
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fathom.lab.serving import Server
from fathom.server import connections
from fathom.server.gate import Gate
from fathom.server.metrics import Metrics
from fathom.server.settings import Settings
from server.table_play import PATIENCE, run

LARGE = 20_000_000
"""More than the system keeps of an answer that nobody reads."""
POST = b"POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
GET = b"GET /read HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Reads what comes and says how much it was; answers a lot, early or over a socket where it is asked to."""
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    size, more = 0, scope["path"] != "/early"
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = b"x" * LARGE if scope["path"] == "/large" else str(size).encode()
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture(params=["httptools", "h11"])
def parts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of connections, on top of either parser."""
    if request.param == "httptools":
        return connections
    monkeypatch.setattr(auto, "AutoHTTPProtocol", H11Protocol)
    spec = importlib.util.spec_from_file_location("fathom.server.connections_on_h11", connections.__file__)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    assert issubclass(module.Connection, H11Protocol) and not issubclass(connections.Connection, H11Protocol)
    return module


@contextmanager
def served(parts: ModuleType, **settings: Any) -> Iterator[int]:
    """The port of a server in a thread of its own."""
    gate = Gate(application, Settings(**{"rate": 0, **settings}), Metrics())
    config = uvicorn.Config(
        gate, http=parts.Connection, log_level="error", lifespan="on", ws_per_message_deflate=False,
        timeout_keep_alive=600,  # so that nobody but us hangs up
    )  # fmt: skip
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        port = int(listening.getsockname()[1])
        try:
            until(lambda: server.started)
            yield port
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive()


def until(fits: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < end
        time.sleep(0.01)


class Line:
    """One connection, byte by byte."""

    def __init__(self, port: int, first: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.got = b""
        self.send(first)

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def until(self, wanted: bytes) -> None:
        while wanted not in self.got:
            data = self.socket.recv(65_536)
            assert data, self.got
            self.got += data

    def to_the_end(self) -> tuple[int, str]:
        """Read until the server hangs up: the last status, and the message that came with it."""
        while data := self.socket.recv(65_536):
            self.got += data
        return self.last()

    def last(self) -> tuple[int, str]:
        head, _, body = self.got.rpartition(b"HTTP/1.1 ")[2].partition(b"\r\n\r\n")
        return int(head[:3]), msgspec.json.decode(body)["text"]["id"] if b"application/json" in head else ""

    @property
    def open(self) -> bool:
        """Has the server not hung up?"""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(1, socket.MSG_PEEK) != b""
        except BlockingIOError:
            return True
        finally:
            self.socket.settimeout(PATIENCE)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()


# ---- requests that never end


def trickle(line: Line) -> None:
    """Send a byte now and then, until the server hangs up."""
    with pytest.raises(ConnectionError):
        for _ in range(int(PATIENCE / 0.02)):
            line.send(b"x")
            time.sleep(0.02)


def flood(line: Line) -> None:
    """Send headers, until the server hangs up."""
    with pytest.raises(ConnectionError):
        for number in range(100_000):
            line.send(b"X-%d: %s\r\n" % (number, b"y" * 1000))


@pytest.mark.parametrize(
    "begun",
    [b"", b"G", GET[:-2], POST % 10, POST % 10 + b"12345", GET + b"GET /r", GET + POST % 10 + b"1"],
    ids=["nothing", "a letter", "headers", "no body", "half a body", "a second request", "a second body"],
)
def test_a_request_that_stops_half_way_is_dropped(parts: ModuleType, begun: bytes) -> None:
    again = begun.startswith(GET)
    with served(parts, request_seconds=1.5 if again else 0.5) as port, Line(port, GET if again else begun) as line:
        if again:  # the first request is answered, the second begins after that
            line.until(b"\r\n\r\n0")
            line.send(begun.removeprefix(GET))
        assert line.to_the_end() == (408, "too-slow")


@pytest.mark.parametrize("begun", [b"GET /read HTTP/1.1\r\nX: ", POST % 1_000_000], ids=["headers", "body"])
def test_a_request_that_trickles_is_dropped(parts: ModuleType, begun: bytes) -> None:
    with served(parts, request_seconds=0.3) as port, Line(port, begun) as line:
        trickle(line)


def test_a_body_that_goes_on_after_its_answer_is_dropped(parts: ModuleType) -> None:
    head = b"POST /early HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
    with served(parts, request_seconds=1.0) as port, Line(port, head) as line:
        line.until(b"\r\n\r\n0")
        trickle(line)


def test_what_really_arrives_has_time(parts: ModuleType) -> None:
    """A large record over a slow line: what has come buys the time for the rest."""
    with served(parts, request_seconds=1.0) as port, Line(port, POST % 2_000_000 + b"x" * 1_500_000) as line:
        time.sleep(2.0)  # twice what a request without a body may take
        line.send(b"x" * 500_000)
        line.until(b"\r\n\r\n2000000")
        assert line.got.startswith(b"HTTP/1.1 200 ")


def test_a_connection_that_is_used_again_and_again_stays(parts: ModuleType) -> None:
    """Long past the time of one request."""
    with served(parts, request_seconds=1.0) as port, Line(port) as line:
        for _ in range(20):
            line.got = b""
            line.send(POST % 3 + b"abc")
            line.until(b"\r\n\r\n3")
            time.sleep(0.1)


def test_headers_without_end_are_refused(parts: ModuleType) -> None:
    with served(parts, request_seconds=600) as port, Line(port, GET[:-2]) as line:
        flood(line)


def test_trailers_without_end_are_refused(parts: ModuleType) -> None:
    head = b"POST /read HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    with served(parts, request_seconds=600, record_size=1000, message_size=1000) as port, Line(port, head) as line:
        flood(line)


# ---- how many


def test_an_address_has_only_so_many_unfinished_requests(parts: ModuleType) -> None:
    """The oldest makes room, so that nobody is shut out."""
    with ExitStack() as stack, served(parts, request_seconds=600, half_open=3) as port:
        lines = [stack.enter_context(Line(port, GET[:-2])) for _ in range(3)]
        for _ in range(5):  # complete requests take no place for long
            with Line(port, GET) as honest:
                honest.until(b"\r\n\r\n0")
        assert lines[0].to_the_end() == (429, "too-many-connections")
        assert lines[1].open and lines[2].open
        lines[1].send(b"\r\n")
        lines[1].until(b"\r\n\r\n0")
        assert lines[1].got.startswith(b"HTTP/1.1 200 ")
        newer = [stack.enter_context(Line(port, GET[:-2])) for _ in range(3)]
        assert lines[2].to_the_end() == (429, "too-many-connections")
        assert all(line.open for line in newer)


def test_an_address_keeps_only_so_many_connections_it_does_not_use(parts: ModuleType) -> None:
    """They go before any that has begun to ask, and without a word: nobody waits for one."""
    with ExitStack() as stack, served(parts, request_seconds=600, half_open=3) as port:
        begun = stack.enter_context(Line(port, GET[:-2]))
        lines = []
        for _ in range(5):
            lines.append(stack.enter_context(Line(port, GET)))
            lines[-1].until(b"\r\n\r\n0")
        assert [line.to_the_end() for line in lines[:3]] == [(200, "")] * 3
        assert begun.open and lines[3].open and lines[4].open
        lines[4].got = b""
        lines[4].send(GET)
        lines[4].until(b"\r\n\r\n0")


@pytest.mark.parametrize("settings", [{"half_open": 0}, {"half_open": 3, "proxy": True}], ids=str)
def test_without_a_limit_or_behind_a_proxy_all_may_wait(parts: ModuleType, settings: dict[str, Any]) -> None:
    with ExitStack() as stack, served(parts, request_seconds=600, **settings) as port:
        lines = [stack.enter_context(Line(port, GET[:-2])) for _ in range(20)]
        for line in lines:
            line.send(b"\r\n")
            line.until(b"\r\n\r\n0")


def test_an_address_has_only_so_many_sockets(parts: ModuleType) -> None:
    async def connects(port: int) -> None:
        url = f"ws://localhost:{port}/socket"
        held = [await connect(url, ping_interval=None, open_timeout=PATIENCE) for _ in range(3)]
        for _ in range(2):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, open_timeout=PATIENCE)
            told = msgspec.json.decode(refused.value.response.body or b"")
            assert (refused.value.response.status_code, told["text"]["id"]) == (429, "too-many-sockets")
            assert told["text"]["args"]["most"] == 3
        await held.pop().close()
        while len(held) < 3:  # the server may hear of it a moment later
            try:
                held.append(await connect(url, ping_interval=None, open_timeout=PATIENCE))
            except InvalidStatus:
                await asyncio.sleep(0.01)
        for one in held:
            await one.close()

    with served(parts, sockets=3, half_open=1) as port:
        run(connects(port))


def test_an_open_socket_is_no_unfinished_request(parts: ModuleType) -> None:
    async def stays(port: int) -> None:
        async with connect(f"ws://localhost:{port}/socket", ping_interval=None, open_timeout=PATIENCE) as one:
            await asyncio.sleep(2.0)  # twice what a request may take
            await (await one.ping())

    with served(parts, request_seconds=1.0, half_open=1) as port:
        run(stays(port))


# ---- answers nobody reads, and the end


def test_who_does_not_read_is_let_go(parts: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "UNREAD_SECONDS", 0.3)
    lost: list[Any] = []
    heard = parts.Connection.connection_lost
    monkeypatch.setattr(parts.Connection, "connection_lost", lambda *given: (lost.append(given), heard(*given)))
    with served(parts) as port, Line(port, b"GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n"):
        until(lambda: lost)


def test_a_long_answer_is_read_to_the_end(parts: ModuleType) -> None:
    with (
        served(parts) as port,
        Line(port, b"GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n") as line,
    ):
        while data := line.socket.recv(65_536):
            line.got += data
        assert len(line.got.partition(b"\r\n\r\n")[2]) == LARGE


def test_a_server_that_stops_does_not_wait_for_the_rest_of_a_question(parts: ModuleType) -> None:
    with ExitStack() as stack:
        with served(parts, request_seconds=600) as port:
            lines = [stack.enter_context(Line(port, begun)) for begun in (b"GET /", POST % 10 + b"1")]
            with Line(port, GET) as honest:  # what was sent before is taken in by now
                honest.until(b"\r\n\r\n0")
        assert [line.to_the_end() for line in lines] == [(503, "shutting-down")] * 2


def test_the_whole_server_drops_what_never_ends(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "tables.db"), request_seconds=1.0, half_open=2)
    with Line(server.port, GET[:-2]) as headers, Line(server.port, POST.replace(b"/read", b"/api/tables") % 10) as body:
        assert headers.to_the_end()[0] == body.to_the_end()[0] == 408

    async def says_nothing() -> None:
        async with connect(server.socket_url, open_timeout=PATIENCE, ping_interval=None) as silent:
            with pytest.raises(ConnectionClosed):
                await silent.recv()

    run(says_nothing())
