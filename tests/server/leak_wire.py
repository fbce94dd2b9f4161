"""A WebSocket client of our own that keeps every byte the server sends, and can send what no library would."""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import struct
from typing import Any

import msgspec

__all__ = ["BINARY", "CLOSE", "CONTINUATION", "PATIENCE", "PING", "PONG", "TEXT", "Closed", "Wire", "frame"]

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
PATIENCE = 300.0
"""Seconds after which a message that does not come is a failure of the test."""


class Closed(Exception):
    """The socket is closed, by the server or by the network."""


def frame(payload: bytes, code: int = TEXT, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame as a client sends it, or as it must not."""
    head = bytes([(0x80 if final else 0) | reserved | code])
    mask_bit = 0x80 if masked else 0
    size = len(payload)
    if size < 126:
        head += bytes([mask_bit | size])
    elif size < 1 << 16:
        head += bytes([mask_bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mask_bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    stream = int.from_bytes(mask * (size // 4 + 1), "big") >> (8 * (4 - size % 4))
    return head + mask + (int.from_bytes(payload, "big") ^ stream).to_bytes(size, "big")


class Wire(asyncio.Protocol):
    """One socket. `messages` holds the payload of every text message, `others` the payload of every other frame and
    `handshake` the answer to the upgrade: together all that ever came, save the lengths in front of frames."""

    def __init__(self) -> None:
        self.handshake = b""
        self.messages: list[bytes] = []
        self.others: list[tuple[int, bytes]] = []
        self.closed = False
        self._buffer = bytearray()
        self._changed = asyncio.Event()
        self._transport: Any = None
        self._read = 0

    @classmethod
    async def open(cls, port: int, path: str = "/api/socket", **headers: str) -> Wire:
        """Connect and upgrade; raises Closed where the server does not want to."""
        _, wire = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        sent = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", ""]
        wire.write("\r\n".join(lines).encode())
        while not wire.handshake:
            await wire.change()
        if b" 101 " not in wire.handshake.split(b"\r\n", 1)[0]:
            raise Closed(wire.handshake.decode(errors="replace"))
        return wire

    # ---- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.handshake:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self.handshake = bytes(self._buffer[: end + 4])
            del self._buffer[: end + 4]
        while self._take_frame():
            pass
        self._changed.set()

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        self._changed.set()

    def _take_frame(self) -> bool:
        """Take one whole frame out of the buffer. Servers do not mask, and ours does not cut messages in pieces."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 0x7F, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return False
        head, payload = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        code = head & 0x0F
        if code == TEXT:
            assert head & 0x80, "a message in pieces"
            self.messages.append(payload)
            return True
        self.others.append((code, payload))
        if code == PING:
            self.write(frame(payload, PONG))
        elif code == CLOSE:
            self.write(frame(payload[:2], CLOSE))
            self._transport.close()
        return True

    # ---- what tests call

    def write(self, data: bytes) -> None:
        if not self.closed:
            self._transport.write(data)

    def send(self, message: Any) -> None:
        """A message: bytes go as they are, anything else as JSON."""
        self.write(frame(message if isinstance(message, bytes) else msgspec.json.encode(message)))

    async def change(self) -> None:
        """Wait for something to come; raises Closed when nothing can come any more."""
        if self.closed:
            raise Closed(self.bye)
        self._changed.clear()
        async with asyncio.timeout(PATIENCE):
            await self._changed.wait()

    async def next(self) -> dict[str, Any]:
        """The next message nobody has read."""
        async with asyncio.timeout(PATIENCE):  # pings come for ever
            while self._read >= len(self.messages):
                await self.change()
        self._read += 1
        found: dict[str, Any] = msgspec.json.decode(self.messages[self._read - 1])
        return found

    async def until(self, *kinds: str, key: str | None = None) -> dict[str, Any]:
        """The next message of one of these kinds (and for this key)."""
        while True:
            message = await self.next()
            if message["is"] in kinds and (key is None or message.get("key") == key):
                return message

    @property
    def bye(self) -> bytes:
        """What the server said when it closed, if it did: two bytes of code and a reason."""
        return next((payload for code, payload in self.others if code == CLOSE), b"")

    def close(self) -> None:
        self.write(frame(b"\x03\xe8", CLOSE))
        self._transport.close()
