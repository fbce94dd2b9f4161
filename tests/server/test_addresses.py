"""Who asks, and for whom: forwarded addresses, networks that count as one, and hosts that are ours."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from fathom.lab.serving import Server
from fathom.server.addresses import Hosts, address_of, network_of
from fathom.server.problems import Refused
from fathom.server.settings import Settings
from server.table_play import ME, ask, run

NEW = {"game": "abyss", "seats": [ME, ME]}
PEER = "10.0.0.9"


def scope(*forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in forwarded]
    return {"client": (PEER, 1234), "headers": headers}


# ---- addresses


def test_who_asks_is_the_connection_where_there_is_no_proxy_of_ours() -> None:
    assert address_of(scope(), proxy=False) == address_of(scope("1.2.3.4"), proxy=False) == PEER
    assert address_of(scope(), proxy=True) == PEER
    assert address_of({"client": None, "headers": []}, proxy=False) == ""


@pytest.mark.parametrize(
    ("lines", "address"),
    [
        (["1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 7.7.7.7", "8.8.8.8", "9.9.9.9,1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6,\t 1.2.3.4  "], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4, ,"], "1.2.3.4"),
        (["1.2.3.4:5678"], "1.2.3.4"),
        (["2001:db8::7"], "2001:db8::7"),
        (["2001:DB8:0::7"], "2001:db8::7"),
        (["[2001:db8::7]"], "2001:db8::7"),
        (["[2001:db8::7]:443"], "2001:db8::7"),
        (["6.6.6.6", ""], PEER),
        (["6.6.6.6", " , "], PEER),
        (["6.6.6.6, unknown"], PEER),
        (["6.6.6.6, _hidden"], PEER),
        (["1.2.3"], PEER),
        (["1.2.3.4.5"], PEER),
        (["[1.2.3.4"], PEER),
        (["1.2.3.4]"], PEER),
        (["[nonsense]:1"], PEER),
        (["for=1.2.3.4"], PEER),
        (["1.2.3.4 5.6.7.8"], PEER),
        (["\xff\xfe"], PEER),
        (["play.example.org"], PEER),
    ],
)
def test_a_proxy_of_ours_is_believed_at_the_trusted_end_only(lines: list[str], address: str) -> None:
    assert address_of(scope(*lines), proxy=True) == address


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_behind_a_proxy_everybody_has_a_limit_of_their_own(start: Callable[..., Server], tmp_path: Path) -> None:
    """The one who makes up lines of X-Forwarded-For has not; nor does uvicorn believe them."""
    server = start(str(tmp_path / "tables.db"), proxy="true", new_tables=0.001)

    def opens(*lines: str) -> int:
        headers = [("X-Forwarded-For", line) for line in lines]
        return ask_with(server, headers)

    assert opens("1.1.1.1") == 201 and opens("1.1.1.1") == 429
    assert opens("6.6.6.6", "1.1.1.1") == opens("6.6.6.7, 1.1.1.1") == opens("6.6.6.8", "1.1.1.1:99 ,") == 429
    assert opens("1.1.1.1", "2.2.2.2") == 201
    assert opens("2001:db8::1") == 201 and opens("[2001:db8::2]:7") == 429 and opens("2001:db8:0:1::1") == 201
    assert opens("garbage") == 201 and opens("other garbage") == opens("1.1.1.9", "") == 429


def ask_with(server: Server, headers: list[tuple[str, str]]) -> int:
    """Open a table with several headers of one name."""
    with httpx.Client(trust_env=False, timeout=300) as client:
        return client.post(f"{server.url}/api/tables", json=NEW, headers=headers).status_code


# ---- hosts


def knows(asked: str | None, **settings: Any) -> bool:
    lines = [] if asked is None else [(b"host", asked.encode("latin-1"))]
    return Hosts(Settings(**settings)).know({"headers": lines})


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8765", "LOCALHOST.", "127.0.0.1", "127.0.0.1:8765", "[::1]:8765", "[::1]",
        "192.168.0.7:8765", "[2001:db8::7]:1", "a.localhost", None,
        socket.gethostname(), f"{socket.gethostname()}.local:8765",
    ],
)  # fmt: skip
def test_addresses_and_names_of_this_machine_are_ours(host: str | None) -> None:
    assert knows(host) and knows(host, host="0.0.0.0") and knows(host, hosts="play.example.org", proxy=True)


@pytest.mark.parametrize(
    "host",
    [
        "rebind.example", "rebind.example:8765", "127.0.0.1.rebind.example", "localhost.rebind.example", "xlocalhost",
        "", "2130706433", "0x7f.1", "127.1", "[::1", "::1]", "user@localhost", "localhost/", "localhost rebind.example",
        "\xff", "play.example.org.rebind.example", "*", "1.2.3.4.5", "localhost:8765:1", "localhost:x",
    ],
)  # fmt: skip
def test_other_names_are_not(host: str) -> None:
    assert not knows(host) and not knows(host, host="0.0.0.0") and not knows(host, proxy=True)
    assert not knows(host, hosts="play.example.org,*.example.net", origins="https://page.example.org")
    assert knows(host, hosts="*")


def test_names_are_listed_by_the_operator() -> None:
    listed = {"hosts": " play.example.org ,, *.Example.net", "origins": "https://page.example.com:8443/"}
    for host in (
        "play.example.org",
        "PLAY.example.org:443",
        "a.example.net",
        "a.b.example.net.",
        "page.example.com:99",
    ):
        assert knows(host, **listed)
    for host in ("example.org", "x.play.example.org", "example.net", "xexample.net", "example.com"):
        assert not knows(host, **listed)
    assert knows("board.lan:80", host="board.lan")


@pytest.mark.parametrize(
    "given", ["https://play.example.org", "play.example.org:80", "a b", "*.", "*x.org", "x.*", "ä.org"]
)
def test_what_is_no_name_of_a_host_stops_the_start(given: str) -> None:
    with pytest.raises(Refused, match="FATHOM_HOSTS"):
        Settings.from_env({"FATHOM_HOSTS": given})


@pytest.mark.parametrize("name", ["rebind.example", "rebind.example:{port}"])
def test_a_page_that_makes_its_name_lead_to_us_opens_nothing(sqlite_server: Server, name: str) -> None:
    """DNS rebinding: host and origin fit each other, and neither is ours."""
    host = name.format(port=sqlite_server.port)
    rebound = {"Host": host, "Origin": f"http://{host}"}
    for headers in (rebound, {"Host": host}):
        response = ask(sqlite_server, "POST", "/api/tables", json=NEW, headers=headers)
        assert (response.status_code, response.json()["code"]) == (403, "origin")
        assert response.json()["text"]["id"] == "foreign-host" and response.json()["text"]["args"]["host"] == host
    assert ask(sqlite_server, "GET", "/api/games", headers=rebound).status_code == 403
    assert ask(sqlite_server, "GET", "/", headers=rebound).status_code == 403

    async def tries() -> None:
        with pytest.raises(InvalidStatus) as refused:
            sock = socket.create_connection(("127.0.0.1", sqlite_server.port))
            await connect(f"ws://{host}/api/socket", sock=sock, origin=f"http://{host}")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403 and b"foreign-host" in (refused.value.response.body or b"")

    run(tries())


def test_our_own_page_by_any_name_of_ours(sqlite_server: Server) -> None:
    for host in (f"localhost:{sqlite_server.port}", f"127.0.0.1:{sqlite_server.port}", "192.168.0.7"):
        headers = {"Host": host, "Origin": f"http://{host}"}
        assert ask(sqlite_server, "POST", "/api/tables", json=NEW, headers=headers).status_code == 201


def test_two_hosts_in_one_request_are_refused(sqlite_server: Server) -> None:
    async def asks() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", sqlite_server.port)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nHost: rebind.example\r\nConnection: close\r\n\r\n")
        got = await reader.read()
        writer.close()
        return got

    assert run(asks()).startswith(b"HTTP/1.1 403 ")
