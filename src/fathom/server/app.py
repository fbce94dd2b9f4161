"""The application: routes, errors, lifespan."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from ..kernel.errors import FathomError, IllegalAnswer
from .api import HANDLERS
from .channels import channels_for
from .gate import Gate
from .hub import CHANNEL
from .metrics import Metrics
from .problems import Refused, refuse
from .services import Services
from .settings import Settings
from .sockets import table_socket

__all__ = ["STATIC", "create_app"]

log = logging.getLogger("fathom.app")
STATIC = Path(__file__).parent / "static"
CODES = {401: "no-key", 403: "not-allowed", 404: "not-found", 413: "too-large", 429: "too-fast", 503: "busy"}


def create_app(settings: Settings | None = None) -> Gate:
    """The whole server as one ASGI application."""
    settings = settings or Settings.from_env()
    metrics = Metrics()
    channels = ChannelsPlugin(channels_for(settings), channels=[CHANNEL])
    services = Services(settings, metrics, channels)

    @asynccontextmanager
    async def serving(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    static = [create_static_files_router("/", [STATIC], html_mode=True, include_in_schema=False)]
    app = Litestar(
        route_handlers=[*HANDLERS, table_socket, *(static if STATIC.is_dir() else [])],
        plugins=[channels],
        lifespan=[serving],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        signature_namespace={"Services": Services},
        exception_handlers={FathomError: _refused, HTTPException: _http_error, Exception: _broken},
        request_max_body_size=settings.record_size,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Fathom",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
    )
    return Gate(app, settings, metrics)


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Whatever Fathom refuses is the client's mistake, told in words it can translate."""
    assert isinstance(error, FathomError)
    if not isinstance(error, Refused):
        error = Refused("illegal" if isinstance(error, IllegalAnswer) else "invalid", error.text, error.rule)
    return _told(error)


def _http_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "invalid")
    why = error.detail
    if error.extra and isinstance(error.extra, list):
        why = "; ".join(str(item.get("message", item)) if isinstance(item, dict) else str(item) for item in error.extra)
    response = _told(refuse(code, "bad-request", why=why))
    response.status_code = error.status_code
    return response


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _told(refuse("broken", "our-fault"))


def _told(refusal: Refused) -> Response[bytes]:
    return Response(msgspec.json.encode(refusal.problem()), status_code=refusal.status, media_type=MediaType.JSON)
