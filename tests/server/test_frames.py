"""What is no message: pings, pongs and parts of messages, which nobody but the connection itself sees."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import CLOSED, CLOSING

from fathom.server.frames import PARTS, PINGS, Socket

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line(asyncio.Transport):
    """A connection that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.paused = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)


async def _accepting(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()


async def opened() -> tuple[Socket, Line]:
    """A connection behind its handshake, whose messages nobody takes."""
    config = uvicorn.Config(_accepting, ws_max_size=70_000, ws_per_message_deflate=False, log_config=None)
    config.load()
    socket, line = Socket(config, ServerState(), {}, asyncio.get_running_loop()), Line()
    socket.connection_made(line)
    socket.data_received(HANDSHAKE)
    while not socket.handshake_complete:
        await asyncio.sleep(0)
    line.written.clear()
    return socket, line


def sent(socket: Socket, line: Line, frame: Frame, most: int) -> int:
    """A client sends the same again and again; how often, until the connection ends?"""
    data = frame.serialize(mask=True)
    for times in range(most):
        if line.closed:
            return times
        socket.data_received(data)
    return most


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_who_sends_nothing_but_pings_is_let_go(opcode: Opcode) -> None:
    async def flood() -> None:
        socket, line = await opened()
        assert sent(socket, line, Frame(opcode, b"x" * 125), PINGS * 10) == PINGS * 10, "some are fine"
        assert len(line.written) == (PINGS * 10 if opcode is Opcode.PING else 0)
        sent(socket, line, Frame(opcode, b"x" * 125), 100_000)
        assert line.closed and socket.conn.state in (CLOSING, CLOSED)
        assert socket.queue.get_nowait()["type"] == "websocket.disconnect", "the application is told"
        socket.stop_keepalive()

    asyncio.run(flood())


def test_a_message_in_endless_parts_is_not_kept() -> None:
    """Parts with nothing in them make no message longer, but each has to be kept."""

    async def flood() -> None:
        socket, line = await opened()
        socket.data_received(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
        assert sent(socket, line, Frame(Opcode.CONT, b"", fin=False), 100 * PARTS) == PARTS
        assert line.closed and len(socket.frames) == 0
        socket.stop_keepalive()

    asyncio.run(flood())


def test_a_message_in_some_parts_is_taken() -> None:
    async def talk() -> None:
        socket, line = await opened()
        socket.data_received(Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True))
        socket.data_received(Frame(Opcode.CONT, b"b", fin=False).serialize(mask=True))
        socket.data_received(Frame(Opcode.CONT, b"c").serialize(mask=True))
        assert socket.queue.get_nowait() == {"type": "websocket.receive", "bytes": b"abc"} and not line.closed
        socket.stop_keepalive()

    asyncio.run(talk())


def test_what_is_no_text_is_left_to_its_reader_and_the_log_stays_empty(caplog: pytest.LogCaptureFixture) -> None:
    """Each such message was a trace in the log, without a key and as often as somebody liked."""

    async def talk() -> None:
        socket, line = await opened()
        socket.data_received(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        assert socket.queue.get_nowait() == {"type": "websocket.receive", "bytes": b"\xff\xfe"} and not line.closed
        socket.stop_keepalive()

    asyncio.run(talk())
    assert caplog.records == []


def test_who_does_not_read_is_not_read() -> None:
    """Else the answers to their pings would gather here, as many as they like."""

    async def stall() -> None:
        socket, line = await opened()
        socket.pause_writing()
        assert line.paused
        socket.resume_writing()
        assert not line.paused
        socket.data_received(Frame(Opcode.TEXT, b"a").serialize(mask=True))
        socket.pause_writing()
        socket.resume_writing()
        assert line.paused, "a message of theirs still waits"
        await socket.receive()
        assert not line.paused
        socket.stop_keepalive()

    asyncio.run(stall())
