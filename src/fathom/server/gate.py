"""The gate before the application: foreign pages, floods and large bodies stop here, and every answer leaves with the
headers that tell browsers what our page may do."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from .addresses import Hosts, address_of, header, network_of
from .connections import DOOR, Door
from .limits import Buckets, Held
from .metrics import Metrics
from .problems import Refused, refuse
from .settings import Settings

__all__ = ["Gate", "opens_tables"]

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
FOR_PAGES = {"content-security-policy", "referrer-policy", "cross-origin-opener-policy", "permissions-policy"}
"""Of these, what says nothing about a file of the page: a script or style does what the page that loads it may do."""
BURST = 5
"""Seconds of requests that may come at once."""
UNCOUNTED = ("/health", "/metrics")
"""What is asked every few seconds by machines, which do not mind a moment."""


NEW_TABLE, WAIT = "fathom.new-table", "fathom.wait"
"""What the gate leaves in a request: how a new table is counted, and when to come back after a refusal."""


def opens_tables(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The guard of every route that opens a table. Whatever reaches such a route is counted, however it was spelt."""
    connection.scope[NEW_TABLE](connection.scope)  # type: ignore[literal-required]


class Gate:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self._hosts = Hosts(settings)
        self._door = Door(settings, metrics)
        self._asking = Buckets(settings.rate, settings.rate * BURST)
        self._opening = Buckets(settings.new_tables / 60, max(settings.new_tables, 1))
        self._sockets = Held(settings.sockets)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[DOOR] = self._door
            await self.app(scope, receive, send)
            return
        if scope["path"] not in UNCOUNTED:
            self.metrics.asked += 1
        address = network_of(address_of(scope, self.settings.proxy))
        refusal = self._refusal(scope, address)
        if scope["type"] == "websocket":
            await self._socket(refusal, address, scope, receive, send)
            return

        async def with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(scope, message["headers"])]
            await send(message)

        if refusal is not None:
            await self._refuse(refusal, with_headers)
            return
        scope[NEW_TABLE] = partial(self._count_table, address)  # not with the scope: what holds itself is freed late
        await self.app(scope, receive, with_headers)

    async def _socket(
        self, refusal: Refused | None, address: str, scope: dict[str, Any], receive: Any, send: Any
    ) -> None:
        if refusal is None and not self._sockets.take(address):
            refusal = refuse("too-fast", "too-many-sockets", most=self.settings.sockets)
        if refusal is not None:
            await self._refuse(refusal, partial(_before_the_socket, scope, send))
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets.give_back(address)

    def _refusal(self, scope: dict[str, Any], address: str) -> Refused | None:
        if not (bucket := self._asking.of(address)).take():
            scope[WAIT] = bucket.wait
            return refuse("too-fast", "too-fast")
        if not self._hosts.know(scope):
            return refuse("origin", "foreign-host", host=header(scope, b"host")[:100], setting="FATHOM_HOSTS")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._origin_fits(scope):
            return refuse("origin", "foreign-page")
        return None

    def _count_table(self, address: str, scope: dict[str, Any]) -> None:
        if not (bucket := self._opening.of(address)).take():
            scope[WAIT] = bucket.wait
            raise refuse("too-fast", "too-many-tables")

    def _origin_fits(self, scope: dict[str, Any]) -> bool:
        """A browser says which page asks; programs say nothing, and hold no cookies a page could misuse."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        page = origin.partition("://")[2]
        return (page != "" and page == header(scope, b"host")) or origin in self.settings.allowed_origins

    async def _refuse(self, refusal: Refused, send: Any) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        body = msgspec.json.encode(refusal.problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _headers(self, scope: dict[str, Any], given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        known = {name.lower() for name, _ in given}
        fixed = scope["path"].startswith("/assets/")  # their names change with their content
        wanted = HEADERS.items() if not fixed else [(k, v) for k, v in HEADERS.items() if k not in FOR_PAGES]
        extra = [(name.encode(), value.encode()) for name, value in wanted]
        if b"cache-control" not in known:
            extra.append((b"cache-control", b"public, max-age=31536000, immutable" if fixed else b"no-cache"))
        if WAIT in scope:
            extra.append((b"retry-after", str(scope[WAIT]).encode()))
        return extra


async def _before_the_socket(scope: dict[str, Any], send: Any, message: dict[str, Any]) -> None:
    """A socket that is not opened is answered as any request is, where the server can."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({**message, "type": f"websocket.{message['type']}"})
    elif message["type"] == "http.response.start":
        await send({"type": "websocket.close", "code": 4000 + message["status"]})
