"""The table in the browser: `fathom play` for one person here, `fathom serve` for many."""

from __future__ import annotations

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
import typer

import fathom

from .given import game_from
from .output import Out
from .words import Words, bad, why_not

if TYPE_CHECKING:
    from ..server.settings import Settings

__all__ = ["play_in_browser", "serve_many"]

HERE = "127.0.0.1"
PORTS = range(18288, 18298)
"""A fathom is 1.8288 metres. The first free one is taken: a browser keeps the links to one's tables for an address, so
the address should be the same every day."""
LOBBY = "/#/"


def serve_many(say: Words, **given: Any) -> None:
    """Run the server with what was given on the command line, else with the environment, until it is stopped."""
    from ..server.run import address, serve

    settings = _settings(**given)
    _check_address(settings)
    if not _client_is_built():
        typer.echo(f"fathom: {say('cli-api-only')}", err=True)
    _tell(say("cli-serving", link=address(settings)), say("cli-how-to-end"))
    serve(settings)


def play_in_browser(
    say: Words, what: Sequence[str], *, port: int | None, browser: bool, resume: bool, content: str | None = None
) -> None:
    """A server for this machine alone, and the page of the game; `resume` opens the lobby with one's tables instead."""
    page = _page(what, resume)
    if not _client_is_built():
        raise bad("cli-no-client")
    from ..server.alone import running_at
    from ..server.run import address, serve

    if port is None and not os.environ.get("FATHOM_PORT"):
        port = next((usual for usual in PORTS if _why_not(HERE, usual) is None), 0)
    quiet = {} if os.environ.get("FATHOM_LOG_LEVEL") else {"log_level": "warning"}
    settings = _settings(host=HERE, port=port, workers=1, content=content, **quiet)
    opens = browser and _can_open_pages()
    told = "cli-page-opens" if opens else "cli-page-to-open"
    running = running_at(settings)
    if running is not None:
        _tell(say(told, link=running + page), say("cli-runs-already"))
        if opens:
            webbrowser.open(running + page)
        return
    _check_address(settings)
    _tell(say(told, link=address(settings) + page), say("cli-how-to-end"))
    serve(settings, open_page=page if opens else None)


def _settings(**given: Any) -> Settings:
    """Port 0 stands for any that is free; it is settled here, so that the address can be told."""
    from ..server.run import free_port
    from ..server.settings import Settings

    settings = Settings.from_env(os.environ, **given)
    return settings if settings.port else msgspec.structs.replace(settings, port=free_port())


def _tell(*lines: str) -> None:
    out = Out()
    for line in lines:
        out.line(line)


def _page(what: Sequence[str], resume: bool) -> str:
    """Where to start: a game that is named, or the only one there is, begins at once."""
    if len(what) > 1:
        raise bad("cli-one-game", given=" ".join(what))
    games = [game_from(id).id for id in what] or list(fathom.games())
    return LOBBY if resume or len(games) > 1 else f"/#/play/{games[0]}"


def _client_is_built() -> bool:
    return files("fathom.server").joinpath("static", "index.html").is_file()


def _can_open_pages() -> bool:
    """Whether there is a browser with windows. One that runs in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    if not any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _why_not(host: str, port: int) -> OSError | None:
    """What keeps a server from listening there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            if os.name == "posix":  # elsewhere this option would let two programs share the port
                trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        return error
    return None


def _check_address(settings: Settings) -> None:
    error = _why_not(settings.host, settings.port)
    if error is None:
        return
    if error.errno == errno.EADDRINUSE:
        raise bad("cli-port-taken", port=str(settings.port))
    raise bad("cli-bad-address", host=settings.host, port=str(settings.port), why=why_not(error))
