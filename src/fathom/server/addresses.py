"""Who asks, and by which name of ours: addresses of clients, and the hosts a request may name."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any

from .settings import Settings

__all__ = ["Hosts", "address_of", "header", "network_of"]

_HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\s:/@\[\]]+))(?::\d*)?", re.I)
"""A host with or without a port, as in the headers Host and X-Forwarded-For."""


def header(scope: dict[str, Any], wanted: bytes) -> str:
    """The first line of a header."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def address_of(scope: dict[str, Any], proxy: bool) -> str:
    """Where a request comes from; behind a proxy of ours, what the proxy says.

    The proxy adds what it saw at the end: to the line that was there, or as a line of its own. All that stands before
    may have been made up by the client. uvicorn's own reading of the header stays off (see `run.py`).
    """
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if proxy:
        lines = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        told = [part.strip() for part in lines[-1].split(",") if part.strip()] if lines else []
        return (_literal(told[-1]) if told else "") or peer
    return peer


def network_of(address: str) -> str:
    """What counts as one address in limits. Whoever has one IPv6 address has a whole /64 of them."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{ipaddress.IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def _literal(told: str) -> str:
    """The IP address in a text that may hold a port or brackets too; empty where there is none."""
    for candidate in (told, _name(told)):
        try:
            return str(ipaddress.ip_address(candidate))
        except ValueError:
            continue
    return ""


def _name(host: str) -> str:
    """A host without its port, in small letters; empty where it is none."""
    found = _HOST.fullmatch(host)
    return (found[1] or found[2]).lower().removesuffix(".") if found else ""


class Hosts:
    """The names under which this server may be asked for.

    A page elsewhere can make its own name lead to us (DNS rebinding); its requests then look like those of our own
    page. It needs a name for that, so any IP address is as good as another, and names must be known.
    """

    def __init__(self, settings: Settings) -> None:
        listed = settings.allowed_hosts
        self._any = "*" in listed
        own = socket.gethostname().lower()
        origins = (_name(origin.partition("://")[2]) for origin in settings.allowed_origins)
        self._names = {*listed, "localhost", own, f"{own}.local", settings.host.lower(), *origins} - {""}

    def know(self, scope: dict[str, Any]) -> bool:
        """Does this request ask for us? Programs may name no host at all; browsers name one."""
        asked = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if self._any or not asked:
            return True
        name = _name(asked[0].strip())
        if len(asked) > 1 or not name:
            return False
        if name in self._names or name.endswith(".localhost"):
            return True
        return bool(_literal(name)) or any(f"*{name[at:]}" in self._names for at, c in enumerate(name) if c == ".")
