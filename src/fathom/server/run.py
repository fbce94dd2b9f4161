"""Running the server: the database is brought up to date, then uvicorn serves until it is told to stop."""

from __future__ import annotations

import logging.config
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress

import uvicorn

from .alone import Alone
from .connections import Connection
from .frames import Socket
from .logs import log_config
from .migrate import migrate
from .settings import Settings

__all__ = ["address", "free_port", "serve"]

STOP_SECONDS = 10
START_SECONDS = 120
"""A busy machine takes long to start; whoever was told that a page opens waits for it."""


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def serve(settings: Settings, *, open_page: str | None = None) -> None:
    """Serve until SIGINT or SIGTERM. `open_page` is opened in a browser as soon as the server answers."""
    logging.config.dictConfig(log_config(settings))
    with Alone(settings, address(settings)):
        migrate(settings.database_url)
        _tell_workers(settings)
        if open_page is not None:
            threading.Thread(target=_open, args=(address(settings), open_page), daemon=True).start()
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again when all is done; that is no failure
        try:
            uvicorn.run(
                "fathom.server.app:create_app",
                factory=True,
                host=settings.host,
                port=settings.port,
                workers=settings.workers,
                log_config=log_config(settings),
                access_log=False,
                server_header=False,
                http=Connection,
                ws=Socket,
                # The gate reads X-Forwarded-For itself. uvicorn would believe the far end of it where all of it is
                # trusted (FORWARDED_ALLOW_IPS=*), and put what is no address at all in the place of the peer's.
                proxy_headers=False,
                ws_max_size=settings.message_size * 4,  # a message that is a little too long is refused in words
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=STOP_SECONDS,
            )
        finally:
            if settings.workers > 1:
                shutil.rmtree(os.environ.pop("PROMETHEUS_MULTIPROC_DIR"), ignore_errors=True)


def _tell_workers(settings: Settings) -> None:
    """Worker processes read the settings from the environment, like everybody else."""
    for name in Settings.__struct_fields__:
        os.environ[f"FATHOM_{name.upper()}"] = str(getattr(settings, name))
    if settings.workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="fathom-metrics-")


def _open(url: str, page: str) -> None:
    """Wait until the server answers, then show the page."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        with suppress(OSError), urllib.request.urlopen(f"{url}/health", timeout=1):
            webbrowser.open(url + page)
            return
        time.sleep(0.05)


def free_port() -> int:
    """A port nobody uses on this machine."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
