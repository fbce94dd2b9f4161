"""The socket of a table: a client says which table and who it is, then gets every change as a whole new state."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from . import wire
from .addresses import address_of, network_of
from .frames import SOCKET, Socket
from .hub import Connection, Made
from .keys import hash_of
from .limits import Bucket
from .live import Live
from .problems import Refused, refuse
from .services import Services
from .states import encode, state_of

__all__ = ["table_socket"]

log = logging.getLogger("fathom.sockets")
SLOW_SECONDS = 30.0
BREATH = 1.0
"""Seconds for which nothing is read from who sent too much: refusing costs time, too."""
_read = msgspec.json.Decoder(wire.SocketCommand)


@websocket("/api/socket")
async def table_socket(socket: WebSocket, services: NamedDependency[Services]) -> None:
    """See docs/protocol.md."""
    try:
        connected: Socket | None = socket.scope.pop(SOCKET, None)  # type: ignore[misc]  # ours, see frames.py
        crowd = services.talking.of(network_of(address_of(dict(socket.scope), services.settings.proxy)))
        await _Session(socket, services, connected, crowd).run()
    finally:  # what holds itself is freed late, and with it everything down to the connection
        del socket.receive, socket.send


class _Session:
    """One open socket."""

    def __init__(
        self, socket: WebSocket, services: Services, connected: Socket | None = None, crowd: Bucket | None = None
    ) -> None:
        self.socket, self.services, self._connected = socket, services, connected
        self.connection: Connection | None = None
        self._sending = asyncio.Lock()
        self._closed = False
        self._unsure = False
        """A command may be stored although we had to say `busy`; then nobody was told, no socket and no bot."""
        rate = services.settings.rate
        self._bucket = Bucket(rate, rate * 2)
        self._crowd = crowd or Bucket(0, 0)
        """What all sockets of an address share."""

    async def run(self) -> None:
        await self.socket.accept()
        if self._connected is not None:
            self._connected.accepted()
        self.services.metrics.sockets.inc()
        sender = None
        try:
            async with asyncio.timeout(self.services.settings.request_seconds):
                self.connection = await self._hello()
            self.connection.push = self._push
            self.services.hub.join(self.connection)
            sender = asyncio.create_task(self._send_states(self.connection))
            while sender.done() is False:
                await self._one_message(self.connection)
        except (WebSocketDisconnect, TimeoutError, OSError, _Gone):
            pass
        finally:
            self.services.metrics.sockets.dec()
            if self.connection is not None:
                self.connection.push = None
                self.services.hub.leave(self.connection)
            if sender is not None:
                sender.cancel()
                with suppress(asyncio.CancelledError):
                    await sender
            with suppress(Exception):  # it may be closed already, by either side
                await self.socket.close()

    async def _hello(self) -> Connection:
        """Wait for the one message that says who this is; anything else is refused, and the socket stays open. While
        the store does not answer we wait for it: the client has nothing to add."""
        message = None
        while True:
            try:
                if message is None:
                    message = self._decode(await self._receive())
                if not isinstance(message, wire.Hello):
                    raise refuse("no-key", "hello-first")
                holder = await self.services.tables.holder(message.table, message.key)
                live = await self.services.tables.live(message.table, fresh=True)
                self.services.bots.consider(live)  # the process that should have may be gone
                return Connection(message.table, holder, hash_of(message.key), message.since)
            except Refused as refusal:
                if refusal.code == "busy" and isinstance(message, wire.Hello):
                    self.services.hub.doubt()
                    await self.services.hub.sure()
                else:
                    message = None
                    await self._refuse(refusal)

    async def _one_message(self, connection: Connection) -> None:
        key = ""
        began = time.perf_counter()
        try:
            message = self._decode(await self._receive())
            if isinstance(message, wire.Ping):
                await self._send({"is": "pong"})
                return
            if isinstance(message, wire.Hello):
                raise refuse("invalid", "hello-again")
            key = message.key
            began = time.perf_counter()
            done = await self.services.tables.perform(connection.table, connection.holder, message)
            self.services.metrics.answer_seconds.observe(time.perf_counter() - began)
            await self._send(done)
            if self._unsure:
                self._unsure = False
                self.services.bots.consider(await self.services.tables.live(connection.table))
        except Refused as refusal:
            if refusal.code == "busy":
                self._unsure = True
                self.services.hub.doubt()
            await self._refuse(refusal, key)

    def _decode(self, data: str | bytes) -> Any:
        if not (self._bucket.take() and self._crowd.take()):
            raise refuse("too-fast", "too-fast")
        if self.services.closing:
            raise refuse("busy", "shutting-down")
        if len(data) > self.services.settings.message_size:
            raise refuse("too-large", "too-large")
        try:
            return _read.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise refuse("invalid", "bad-message", why=str(error)) from None

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Gone
        text, data = message.get("text"), message.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else ""

    async def _refuse(self, refusal: Refused, key: str = "") -> None:
        self.services.metrics.refusals.labels(refusal.code).inc()
        await self._send(refusal.problem(key))
        if refusal.code == "too-fast":
            await asyncio.sleep(BREATH)

    async def _send(self, message: Any) -> None:
        await self._send_text(encode(message))

    async def _send_text(self, text: bytes) -> None:
        if self._is_ready and self._connected is not None:
            self._connected.write(text)
            return
        async with asyncio.timeout(SLOW_SECONDS), self._sending:
            if self._closed:
                raise _Gone
            await self.socket.send_text(text.decode())

    @property
    def _is_ready(self) -> bool:
        """Does the client take what it is sent, and does nothing wait to be sent before?"""
        connected = self._connected
        return connected is not None and connected.is_ready and not self._closed and not self._sending.locked()

    async def _close(self, code: int) -> None:
        self._closed = True
        await self.socket.close(code)

    def _push(self, live: Live, present: set[int], made: Made | None = None) -> bool:
        """A change was made: send what the client lacks, if it takes it at once. If not, its sender sees to it."""
        connection = self.connection
        if connection is None or connection.late or connection.bye or not self._is_ready or self._connected is None:
            return False
        news = self._state(connection, live, present, made)
        if news is not None:
            self._connected.write(news)
        return True

    async def _send_states(self, connection: Connection) -> None:
        """Send what the client lacks whenever something changed that could not be sent at once. A client that takes
        nothing any more is let go."""
        try:
            while True:
                await connection.wake.wait()
                connection.wake.clear()
                if connection.bye:
                    await self._send({"is": "bye", "code": connection.bye})
                    await self._close(1001 if connection.bye == "shutdown" else 4403)
                    return
                try:
                    news = await self._news(connection)
                except Refused as refusal:
                    if not connection.late:  # told once; the hub wakes us when the table can be read again
                        await self._refuse(refusal)
                    connection.late = True
                    if refusal.code == "busy":
                        self.services.hub.doubt()
                    continue
                connection.late = False
                if news is not None:
                    await self._send_text(news)
                del news  # with its log it outweighs the table, and the next may be long in coming
        except TimeoutError:
            await self._close(4408)
        except (WebSocketDisconnect, OSError, RuntimeError, _Gone):
            pass

    async def _news(self, connection: Connection) -> bytes | None:
        """The state a client lacks, if it does."""
        live = await self.services.tables.live(connection.table)
        return self._state(connection, live, self.services.hub.present(connection.table))

    def _state(self, connection: Connection, live: Live, present: set[int], made: Made | None = None) -> bytes | None:
        """The state a client lacks, as it is sent. Who is shown the same, as all who watch are, shares it (`made`)."""
        sent = connection.entry
        if live.entry < sent or (live.entry == sent and connection.present == present):  # it may be ahead of its sender
            return None
        since = live.log_since(connection.entry, connection.number)
        which = (connection.holder, since, connection.chat)
        state = None if made is None else made.get(which)
        if state is None:
            state = encode(state_of(live, connection.holder, since, connection.chat, present))
            if made is not None:
                made[which] = state
        connection.entry, connection.present, connection.number = live.entry, present, live.table.choices
        connection.chat = live.entry + 1
        return state


class _Gone(Exception):
    """The client has left."""
