"""The gate before the application: foreign pages, floods and large bodies stop here, and every answer leaves with the
headers that tell browsers what our page may do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from .limits import Buckets
from .metrics import Metrics
from .problems import Refused, refuse
from .settings import Settings

__all__ = ["Gate", "address_of"]

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
BURST = 5
"""Seconds of requests that may come at once."""


def address_of(scope: dict[str, Any], proxy: bool) -> str:
    """Where a request comes from; behind a proxy of ours, what the proxy says."""
    if proxy:
        forwarded = _header(scope, b"x-forwarded-for")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


class Gate:
    """Wraps the application."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self._asking = Buckets(settings.rate, settings.rate * BURST)
        self._opening = Buckets(settings.new_tables / 60, max(settings.new_tables, 1))

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                self.metrics.refusals.labels(refusal.code).inc()
                await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
                return
            await self.app(scope, receive, send)
            return

        async def with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers(scope, message["headers"])]
            await send(message)

        if refusal is not None:
            await self._refuse(refusal, scope, with_headers)
            return
        await self.app(scope, receive, with_headers)

    def _refusal(self, scope: dict[str, Any]) -> Refused | None:
        address = address_of(scope, self.settings.proxy)
        if not self._asking.of(address).take():
            return refuse("too-fast", "too-fast")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._origin_fits(scope):
            return refuse("origin", "foreign-page")
        opens = scope["type"] == "http" and scope["method"] == "POST"
        if opens and scope["path"].endswith(("/api/tables", "/api/records", "/continue")):
            if not self._opening.of(address).take():
                return refuse("too-fast", "too-many-tables")
        return None

    def _origin_fits(self, scope: dict[str, Any]) -> bool:
        """A browser says which page asks; programs say nothing, and hold no cookies a page could misuse."""
        origin = _header(scope, b"origin")
        if not origin:
            return True
        page = origin.partition("://")[2]
        return (page != "" and page == _header(scope, b"host")) or origin in self.settings.allowed_origins

    async def _refuse(self, refusal: Refused, scope: dict[str, Any], send: Any) -> None:
        self.metrics.refusals.labels(refusal.code).inc()
        body = msgspec.json.encode(refusal.problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if refusal.code == "too-fast":
            buckets = self._opening if refusal.text.id == "too-many-tables" else self._asking
            wait = buckets.of(address_of(scope, self.settings.proxy)).wait
            headers.append((b"retry-after", str(wait).encode()))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def _headers(self, scope: dict[str, Any], given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        known = {name.lower() for name, _ in given}
        extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if b"cache-control" not in known:
            fixed = scope["path"].startswith("/assets/")  # their names change with their content
            extra.append((b"cache-control", b"public, max-age=31536000, immutable" if fixed else b"no-cache"))
        return extra


def _header(scope: dict[str, Any], wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")
