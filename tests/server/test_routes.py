"""Limits follow the route that serves a request, not the text of its path: whatever opens a table was counted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import msgspec
import pytest

from fathom.lab.serving import Server
from fathom.server import api
from fathom.server.gate import opens_tables
from server.table_play import ME, ask, open_table, run

NEW = msgspec.json.encode({"game": "abyss", "seats": [ME, ME]})


def spellings(path: str, rng: random.Random, count: int) -> list[str]:
    """Paths that may lead to the same place: other cases, more slashes and dots, letters in percent."""

    def letter(c: str) -> str:
        chance = rng.random()
        if c == "/":
            return rng.choice(["/", "//", "/./", "/%2f", "%2F", "/../", "/;/"]) if chance < 0.15 else c
        return f"%{ord(c):02x}" if chance < 0.1 else c.upper() if chance < 0.12 else c

    ends = ["", "/", "//", "/.", "/%2f", "?", "?x=1", "/?", "#", "%20", "%00", ";x", "/index.html", "%2e"]
    usual = [path + end for end in ends] + ["/" + path, "//x" + path, "/x/.." + path, "http://localhost" + path + "/"]
    return usual + ["".join(map(letter, path)) + rng.choice(ends) for _ in range(count)]


async def _post(server: Server, paths: list[str], key: str) -> list[tuple[int, str]]:
    """The status and the message of each, in one connection after the other."""
    told = []
    for path in paths:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(NEW)}\r\n\r\n".encode() + NEW)
        head_got, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        json = b"application/json" in head_got
        told.append(
            (int(head_got.split()[1]), msgspec.json.decode(body)["text"]["id"] if json and b"text" in body else "")
        )
    return told


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets an address open one table in a thousand minutes, and has done so."""
    folder = tmp_path_factory.mktemp("routes")
    with Server(str(folder / "tables.db"), log=folder / "log", rate=0, new_tables=0.001) as server:
        open_table(server)
        yield server


@pytest.mark.parametrize("route", ["/api/tables", "/api/records", "/api/tables/{table}/continue"])
def test_no_spelling_of_a_path_goes_around_the_limit(full: Server, sqlite_server: Server, route: str) -> None:
    opened = open_table(sqlite_server)
    paths = spellings(route.replace("{table}", opened.table), random.Random(route), 150)
    free, limited = run(_post(sqlite_server, paths, opened.host)), run(_post(full, paths, opened.host))
    reached = [path for path, (status, told) in zip(paths, free, strict=True) if serves(status, told)]
    assert len(reached) > 20 and any(path.endswith("/") for path in reached)
    for path, (status, told), (without, _) in zip(paths, limited, free, strict=True):
        assert status != 201, path
        assert (told == "too-many-tables") is (path in reached), (path, status, told, without)


def serves(status: int, told: str) -> bool:
    """Did a request reach a route that opens tables? It opened one, or was refused for what it asked for."""
    return status not in (404, 405) and not (status == 400 and told == "")


def test_a_refusal_tells_when_to_come_back(full: Server) -> None:
    response = ask(full, "POST", "/api/tables/", content=NEW)
    assert (response.status_code, response.json()["code"]) == (429, "too-fast")
    assert int(response.headers["retry-after"]) > 1000
    assert ask(full, "GET", "/api/games").status_code == 200


def test_every_route_that_opens_a_table_is_counted() -> None:
    opening = [
        h for h in (*api.HANDLERS, api.open_table, api.import_record) if "Opened" in str(h.fn.__annotations__["return"])
    ]
    assert {handler.fn.__name__ for handler in opening} == {"open_table", "import_record", "play_on"}
    assert all(opens_tables in (handler.guards or ()) for handler in opening)
