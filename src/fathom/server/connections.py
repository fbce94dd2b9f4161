"""Connections before they are requests.

A request that never ends costs its sender nothing and us a connection, and uvicorn waits for it as long as it takes.
Here a request must be complete within some seconds, with more time only for what really arrives; connections in which
an address asks nothing, or nothing whole, are counted; and whoever does not read what was sent is let go. What comes
in whole passes as it is.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .addresses import network_of
from .catalog import room_for_data
from .metrics import Metrics
from .problems import Refused, refuse
from .settings import Settings

__all__ = ["DOOR", "Connection", "Door"]

SLOWEST = 10_000
"""Bytes that buy one more second: a large record may come over a slow line."""
MOST_HEADERS = 64_000
UNREAD_SECONDS = 30.0
DOOR = "fathom.door"
"""Where connections find the door: in the state of the application's lifespan."""


class Door:
    """Who stands before the gate: connections without a request, or with an unfinished one, by address."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.request_seconds
        self.most = 0 if settings.proxy else settings.half_open  # a proxy brings everybody from one address
        self.largest = 2 * max(settings.record_size, settings.message_size + room_for_data()) + MOST_HEADERS
        self._metrics = metrics
        self._waiting: dict[str, dict[Connection, None]] = {}

    def enter(self, connection: Connection, address: str) -> None:
        """One more. Where there are too many, one goes that is done, or else the one that has waited longest: an honest
        request takes moments, and others behind the same address shall not be shut out by somebody who fills it up."""
        waiting = self._waiting.setdefault(address, {})
        waiting.pop(connection, None)
        waiting[connection] = None
        if 0 < self.most < len(waiting):
            oldest = next((one for one in waiting if one.is_idle), next(iter(waiting)))
            oldest.drop(HTTPStatus.TOO_MANY_REQUESTS, refuse("too-fast", "too-many-connections"))

    def leave(self, connection: Connection, address: str) -> None:
        waiting = self._waiting.get(address, {})
        waiting.pop(connection, None)
        if not waiting:
            self._waiting.pop(address, None)

    def refused(self, refusal: Refused) -> None:
        self._metrics.refusals.labels(refusal.code).inc()


class Connection(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's connection, on top of httptools or h11, with an eye on the time."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._door: Door = self.app_state[DOOR]
        self._address = ""
        self._since: float | None = None
        self._got = 0
        self._due: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._upgraded = False

    # ---- requests come in

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else ""
        self._begin()

    def data_received(self, data: bytes) -> None:
        before, headers_due = self.cycle, self._between_requests
        if headers_due:
            self._begin()
        self._got += len(data)
        super().data_received(data)
        if self._upgraded:
            self._finish()
            if hasattr(self, "parser"):
                del self.parser  # they hold each other; without it all of this is freed at once
        elif self.transport.is_closing():
            self._finish()
        elif self.cycle is before and headers_due:
            if self._got > MOST_HEADERS:
                self.drop(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, refuse("too-large", "too-large"))
        elif not self.cycle.more_body:
            self._finish()
        elif self._got > self._door.largest:
            self.drop(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, refuse("too-large", "too-large"))
        else:
            self._begin()

    @property
    def _between_requests(self) -> bool:
        """Was everything so far read and answered? Where an answer came before the end of a body, the rest follows."""
        return self.cycle is None or (self.cycle.response_complete and not self.cycle.more_body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._expect_reader()
        elif self.cycle.more_body:
            self._begin()
        elif self.is_idle:
            self._door.enter(self, self._address)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self._upgraded = True
        self._finish()
        super().handle_websocket_upgrade(*given)

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish()
        if self._unread is not None:
            self._unread.cancel()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: it waits for answers, not for the rest of questions."""
        if self._since is not None:
            self.drop(HTTPStatus.SERVICE_UNAVAILABLE, refuse("busy", "shutting-down"))
        super().shutdown()

    # ---- time passes

    @property
    def is_idle(self) -> bool:
        """Is everything answered, and nothing new begun?"""
        return self._since is None and self.cycle is not None and self._between_requests

    def _begin(self) -> None:
        if self._since is None:
            self._since, self._got = self.loop.time(), 0
            self._due = self.loop.call_later(self._door.seconds, self._look)
            self._door.enter(self, self._address)

    def _finish(self) -> None:
        self._since = None
        self._door.leave(self, self._address)
        if self._due is not None:
            self._due.cancel()

    def _look(self) -> None:
        assert self._since is not None
        left = self._since + self._door.seconds + self._got / SLOWEST - self.loop.time()
        if left > 0:
            self._due = self.loop.call_later(left, self._look)
        else:
            self.drop(HTTPStatus.REQUEST_TIMEOUT, refuse("invalid", "too-slow", seconds=self._door.seconds))

    def drop(self, status: HTTPStatus, refusal: Refused) -> None:
        """End this connection, in words where an answer can still be given."""
        idle = self.is_idle
        self._finish()
        self._door.refused(refusal)
        if not idle and (self._between_requests or not self.cycle.response_started):
            body = msgspec.json.encode(refusal.problem())
            head = (
                f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
        self._expect_reader()

    # ---- answers go out

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reader()

    def resume_writing(self) -> None:
        if self._unread is not None and not self.transport.is_closing():
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reader()

    def _expect_reader(self) -> None:
        """What was sent must be read some time, or nobody is there; a transport that closes waits for it for ever."""
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)
