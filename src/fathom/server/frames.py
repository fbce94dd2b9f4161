"""The sockets of the server: uvicorn's, with a short way out for what nobody has to wait for.

Most of what the server sends goes to somebody who reads it at once. The way through the application, with a timer in
case the client is slow, a frame as an object, and the text made a string and bytes again, took a tenth of the server's
time. Where the connection takes what it is given, a message is written as it is.

What is no message is counted here, because nobody else sees it: pings, pongs and parts of messages cost their sender
little, and uvicorn answers and keeps as many as come.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import OPEN

from .limits import Bucket

__all__ = ["SOCKET", "Socket", "text_frame"]

SOCKET = "fathom.socket"
"""Where the application finds the connection: in the scope of its socket. Whoever takes it takes it out: a scope that
holds its own connection is freed late."""


PINGS = 10
"""Pings and pongs a second, ten seconds' worth at once; browsers send none but those that are asked for."""
PARTS = 1000
"""Parts of one message: browsers send one."""


class Socket(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._pings = Bucket(PINGS, PINGS * 10)

    # ---- what is no message

    def handle_ping(self) -> None:
        if self._may_go_on(self._pings.take()):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on(self._pings.take()):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on(len(self.frames) < PARTS):
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message goes on as the bytes it came in: its reader wants no other, and refuses in words what is no text.
        uvicorn would put it into the log, with a trace, as often as somebody likes."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def _may_go_on(self, fine: bool) -> bool:
        """If not, the connection ends here."""
        if not fine and not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too much that is no message")
            self.handle_parser_exception()
        return fine and not self.close_sent

    def pause_writing(self) -> None:
        """Who does not read what was sent is not read either: every ping would have to be answered."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    # ---- the short way out

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[literal-required]  # a key of ours beside those of ASGI
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
