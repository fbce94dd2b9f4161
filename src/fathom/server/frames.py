"""The sockets of the server: uvicorn's, with a short way out for what nobody has to wait for.

Most of what the server sends goes to somebody who reads it at once. The way through the application, with a timer in
case the client is slow, a frame as an object, and the text made a string and bytes again, took a tenth of the server's
time. Where the connection takes what it is given, a message is written as it is.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

__all__ = ["SOCKET", "Socket", "text_frame"]

SOCKET = "fathom.socket"
"""Where the application finds the connection: in the scope of its socket. Whoever takes it takes it out: a scope that
holds its own connection is freed late."""


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[literal-required]
        await super().run_asgi()

    def accepted(self) -> None:
        """The handshake is over, and nobody asks any more how it went: what it was made of weighs as much as all the
        server itself keeps of a socket."""
        self.request.headers.clear()  # the reader of frames was its reader, and keeps it
        del self.request, self.response

    @property
    def is_ready(self) -> bool:
        """Can something be sent at once? If not, whoever wants to may wait as the application does."""
        return self.writable.is_set() and self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def write(self, text: bytes) -> None:
        """Send this text, where the connection is ready."""
        self.transport.write(text_frame(text))


def text_frame(text: bytes) -> bytes:
    """A text message of a server in one frame (RFC 6455, 5.2): whole, not masked, not packed."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1) + text
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
