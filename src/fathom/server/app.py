"""The application: routes, errors, lifespan."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from ..kernel.errors import FathomError, IllegalAnswer
from .api import HANDLERS, UNREAD, check, import_record, open_table, read_option_file
from .catalog import room_for_data
from .channels import channels_for
from .gate import Gate
from .hub import CHANNEL
from .metrics import Metrics
from .packed import Packed
from .problems import Refused, refuse
from .services import Services
from .settings import Settings
from .sockets import table_socket

__all__ = ["STATIC", "create_app"]

log = logging.getLogger("fathom.app")
STATIC = Path(__file__).parent / "static"
PACKED = 6
"""How hard answers are packed, while nobody else is served: 9 takes up to three times as long, for a few in a hundred;
with 4 a table of *Unfathomable* weighs 3 kB more."""
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
        services.leave_before_the_server()
        try:
            yield
        finally:
            await services.close()

    room = settings.message_size + room_for_data()
    tables = Router("/", route_handlers=[open_table, check, read_option_file], request_max_body_size=room)
    records = Router("/", route_handlers=[import_record], request_max_body_size=settings.record_size)
    pages = create_static_files_router(
        "/", [STATIC], html_mode=True, include_in_schema=False,
        exception_handlers={InternalServerException: _no_page, ValueError: _no_page},
    )  # fmt: skip
    app = Litestar(
        route_handlers=[*HANDLERS, tables, records, table_socket, *([pages] if STATIC.is_dir() else [])],
        plugins=[channels],
        lifespan=[serving],
        request_class=_Asked,
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        signature_namespace={"Services": Services},
        exception_handlers={FathomError: _refused, HTTPException: _http_error, Exception: _broken},
        request_max_body_size=settings.message_size,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=PACKED),
        openapi_config=OpenAPIConfig(
            title="Fathom",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        state=State({"metrics": metrics}),
    )
    return Gate(Packed(app, STATIC), settings, metrics)


class _Asked(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is refused in words, too. And what is not of its type:
    Litestar by itself would take 0 for false and "1" for 1, as it must in addresses."""

    async def body(self) -> bytes:
        return await super().body() or b"null"

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        if UNREAD in self.route_handler.opt:
            return {}
        try:
            found = await super().json()
            if wanted is not None:
                msgspec.convert(found, wanted.annotation)
            return found
        except RecursionError:
            raise refuse("invalid", "too-deep") from None
        except (UnicodeError, msgspec.ValidationError) as error:
            raise refuse("invalid", "bad-request", why=str(error)) from None


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Whatever Fathom refuses is the client's mistake, told in words it can translate."""
    assert isinstance(error, FathomError)
    if not isinstance(error, Refused):
        code, option = "illegal" if isinstance(error, IllegalAnswer) else "invalid", getattr(error, "option", "")
        error = Refused(code, error.text, error.rule, option)
    return _told(request, error)


def _http_error(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    assert isinstance(error, HTTPException)
    code = CODES.get(error.status_code, "invalid")
    why = error.detail
    if error.extra and isinstance(error.extra, list):
        why = "; ".join(str(item.get("message", item)) if isinstance(item, dict) else str(item) for item in error.extra)
    response = _told(request, refuse(code, "bad-request", why=why))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})  # such as Allow, which says what may be done instead
    return response


def _no_page(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A name no file can have: too long, with a character 0 in it, or inside a file."""
    return _told(request, refuse("not-found", "bad-request", why="Not Found"))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error, extra={"path": request.url.path})
    return _told(request, refuse("broken", "our-fault"))


def _told(request: Request[Any, Any, Any], refusal: Refused) -> Response[bytes]:
    request.app.state.metrics.refusals.labels(refusal.code).inc()
    return Response(msgspec.json.encode(refusal.problem()), status_code=refusal.status, media_type=MediaType.JSON)
