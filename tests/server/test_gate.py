"""The gate: headers on every kind of response, foreign pages, large bodies and floods, over HTTP and sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fathom.lab.remote import Player
from fathom.lab.serving import Server
from fathom.server import app as application
from fathom.server.gate import FOR_PAGES, HEADERS
from fathom.server.settings import Settings
from server.table_play import ME, Opened, ask, do, open_table, run, sitting

NEW = {"game": "abyss", "seats": [ME, ME]}


def assert_headers(response: httpx.Response) -> None:
    part = response.url.path.startswith("/assets/")
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == ([] if part and name in FOR_PAGES else [value]), name
    assert "cache-control" in response.headers
    assert not {"set-cookie", "server", "x-powered-by", "access-control-allow-origin"} & set(response.headers)


# ---- headers


def test_the_policy_allows_nothing_from_elsewhere_and_nothing_inline() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not {"unsafe", "*", "http:", "https:"} & set(HEADERS["content-security-policy"].replace("-", " ").split())
    assert HEADERS["x-content-type-options"] == "nosniff" and HEADERS["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/api/locale/abyss/pl", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games/chess/cards", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/x", 401),
        ("POST", "/api/tables", 400),
        ("PUT", "/api/tables", 405),
        ("OPTIONS", "/api/tables", 204),
        ("GET", "/api/socket", 405),
    ],
)
def test_every_answer_of_the_server_has_the_headers(sqlite_server: Server, method: str, path: str, status: int) -> None:
    response = ask(sqlite_server, method, path)
    assert response.status_code == status
    assert_headers(response)


@pytest.mark.parametrize("path", ["/api/nothing", "/no/such/page", "/api/tables/x/y/z"])
def test_what_is_not_there_is_told_as_every_refusal(sqlite_server: Server, path: str) -> None:
    response = ask(sqlite_server, "GET", path)
    assert response.status_code == 404
    assert response.json()["is"] == "error" and response.json()["code"] == "not-found"


def test_created_tables_and_refusals_of_the_gate_have_the_headers(sqlite_server: Server) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    responses = [
        ask(sqlite_server, "POST", "/api/tables", json=NEW),
        ask(sqlite_server, "POST", "/api/tables", json=NEW, headers=foreign),
        ask(sqlite_server, "POST", "/api/tables", content=b"x" * 2_000_000),
    ]
    assert [response.status_code for response in responses] == [201, 403, 413]
    for response in responses:
        assert_headers(response)


@pytest.mark.filterwarnings("error")
def test_the_page_itself_has_the_headers_and_its_parts_may_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client is served from a folder; what has its version in its name may be kept for a year."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("export {}", encoding="utf-8")
    monkeypatch.setattr(application, "STATIC", tmp_path)
    gate = application.create_app(Settings(database=str(tmp_path / "tables.db")))

    async def look() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url="http://localhost") as client:  # type: ignore[arg-type]
            page, part, missing = [await client.get(path) for path in ("/", "/assets/app-1234.js", "/assets/no.js")]
        assert [response.status_code for response in (page, part, missing)] == [200, 200, 404]
        assert page.headers["content-type"].startswith("text/html")
        for response in (page, part, missing):
            assert_headers(response)
        assert page.headers["cache-control"] == "no-cache"
        assert part.headers["cache-control"] == "public, max-age=31536000, immutable"

    run(look())


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("br;q=1.0", "br"), ("gzip", None), ("br;q=0", None), ("brotli", None)],
)
def test_a_part_that_was_packed_is_sent_so_to_who_can_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, accepted: str, encoding: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js.br").write_bytes(b"packed")
    monkeypatch.setattr(application, "STATIC", tmp_path)
    gate = application.create_app(Settings(database=str(tmp_path / "tables.db")))

    async def look() -> None:
        wish = {"accept-encoding": accepted}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url="http://localhost") as client:  # type: ignore[arg-type]
            async with client.stream("GET", "/assets/app-1234.js", headers=wish) as part:
                body = b"".join([chunk async for chunk in part.aiter_raw()])
            head = await client.head("/assets/app-1234.js", headers=wish)
        assert part.status_code == head.status_code == 200
        assert part.headers.get("content-encoding") == head.headers.get("content-encoding") == encoding
        assert body == (b"packed" if encoding else b"export {}")
        assert head.content == b""
        assert part.headers["content-type"].startswith("text/javascript")
        assert_headers(part)

    run(look())


# ---- origins


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("{own}", True),
        ("https://elsewhere.example", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:1", False),
        ("null", False),
        ("", True),
        ("http://[", False),
        ("://", False),
        ("file://", False),
    ],
)
def test_a_foreign_page_can_change_nothing(sqlite_server: Server, origin: str | None, allowed: bool) -> None:
    headers = {} if origin is None else {"Origin": origin.replace("{own}", sqlite_server.url)}
    opened = open_table(sqlite_server)
    response = ask(sqlite_server, "POST", "/api/tables", json=NEW, headers=headers)
    command = {"do": "say", "text": "hello"}
    said = ask(sqlite_server, "POST", f"{opened.path}/do", opened.host, json=command, headers=headers)
    gone = ask(sqlite_server, "DELETE", f"{opened.path}/keys/1", opened.host, headers=headers)
    if allowed:
        assert [r.status_code for r in (response, said, gone)] == [201, 200, 204]
    else:
        assert [(r.status_code, r.json()["code"]) for r in (response, said, gone)] == [(403, "origin")] * 3


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://["])
def test_a_foreign_page_opens_no_socket(sqlite_server: Server, origin: str) -> None:
    async def tries() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(sqlite_server.socket_url, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403

    run(tries())


def test_our_own_page_opens_a_socket(sqlite_server: Server) -> None:
    async def opens() -> None:
        async with connect(sqlite_server.socket_url, origin=sqlite_server.url) as socket:  # type: ignore[arg-type]
            await socket.send('{"do":"ping"}')
            assert '"no-key"' in str(await socket.recv())

    run(opens())


# ---- what is too large, and what is no message


@pytest.mark.parametrize("size", [64_001, 200_000, 2_000_000])
def test_a_large_body_is_refused(sqlite_server: Server, size: int) -> None:
    """Whether or not it says how large it is."""
    opened = open_table(sqlite_server)
    body = b'{"do":"say","text":"' + b"x" * size + b'"}'
    for content in (body, iter([body[:1000], body[1000:]])):
        headers = {"Content-Type": "application/json"}
        response = ask(sqlite_server, "POST", f"{opened.path}/do", opened.host, content=content, headers=headers)
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


def test_a_record_may_be_larger_than_a_message(sqlite_server: Server) -> None:
    response = ask(sqlite_server, "POST", "/api/records", json={"answers": "x" * 500_000})
    assert (response.status_code, response.json()["text"]["id"]) == (400, "record-truncated")
    response = ask(sqlite_server, "POST", "/api/records", json={"answers": "x" * 8_100_000})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


def test_a_long_message_is_refused_in_words_and_a_huge_one_ends_the_socket(sqlite_server: Server) -> None:
    async def sends() -> None:
        opened = open_table(sqlite_server)
        async with sitting(opened, opened.seats[0]) as (player,):
            await player.send({"do": "say", "key": "k", "text": "x" * 100_000})
            assert (await player.until("error"))["code"] == "too-large"
            assert (await player.do({"do": "say", "key": "k2", "text": "short"}))["is"] == "done"
            await player.send({"do": "say", "key": "k", "text": "x" * 1_000_000})
            with pytest.raises(ConnectionClosed) as closed:
                await player.until("error")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    run(sends())


@pytest.mark.parametrize(
    "command",
    [
        {"do": "say", "text": "x" * 501},
        {"do": "say", "text": ""},
        {"do": "sit", "name": "x" * 41},
        {"do": "sit", "name": "Ada", "lang": "xx"},
        {"do": "answer", "key": "x" * 65, "question": "0.0", "answer": "pass"},
        {"do": "say", "key": "a\0b", "text": "hello"},
        {"do": "hand", "seat": -1},
        {"do": "hand", "seat": 0, "bot": "Robert'); DROP TABLE tables;--"},
        {"do": "undo", "size": "everything"},
        {"do": "dance"},
        {"do": "say", "text": "hello", "loud": True},
        {"do": "ping"},
        {},
        [],
        "say",
        None,
    ],
    ids=lambda command: repr(command)[:40],
)
def test_what_is_no_command_is_invalid(server: Server, command: Any) -> None:
    opened = open_table(server)
    response = do(opened, opened.seats[0], command)
    assert (response.status_code, response.json()["code"]) == (400, "invalid")
    assert ask(server, "GET", f"{opened.path}/state", opened.host).json()["entry"] == 0


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "unknown-game"),
        ({"game": "abyss", "seats": [ME]}, "bad-seats"),
        ({"game": "abyss", "seats": [ME] * 9}, "bad-seats"),
        ({"game": "abyss", "seats": [ME, ME], "options": {"leviathan": 1}}, "bad-value"),
        ({"game": "abyss", "seats": [ME, ME], "options": {"dragons": True}}, "bad-option"),
        ({"game": "abyss", "seats": [ME, {"who": "bot", "bot": "oracle"}]}, "no-bot"),
        ({"game": "abyss", "seats": [ME, ME], "seed": 2**64}, "bad-request"),
        ({"game": "abyss", "seats": [ME, ME], "seed": "luck"}, "bad-request"),
        ({"game": "abyss", "seats": [ME, {"who": "cat"}]}, "bad-request"),
        ({"game": "abyss"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(sqlite_server: Server, wanted: Any, message: str) -> None:
    response = ask(sqlite_server, "POST", "/api/tables", json=wanted)
    assert (response.status_code, response.json()["code"], response.json()["text"]["id"]) == (400, "invalid", message)


def test_a_table_with_options_that_are_nested_too_deeply_is_refused_in_words(sqlite_server: Server) -> None:
    body = b'{"game":"abyss","seats":[],"options":{"leviathan":' + b"[" * 9000 + b"]" * 9000 + b"}}"
    response = ask(sqlite_server, "POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    told = response.json()
    assert (response.status_code, told["text"]) == (400, {"id": "too-deep", "domain": "server"})


# ---- floods


@pytest.fixture
def slow_server(start: Callable[..., Server], tmp_path: Path) -> Server:
    """A server that takes two requests a second, and two new tables a minute."""
    return start(str(tmp_path / "tables.db"), rate=2, new_tables=2)


def test_floods_are_stopped(slow_server: Server) -> None:
    """Requests, new tables, sockets and messages: each has its limit, and says when to come back."""
    opened = [ask(slow_server, "POST", "/api/tables", json=NEW)]
    while opened[-1].status_code == 201 and len(opened) < 10:
        opened.append(ask(slow_server, "POST", "/api/tables", json=NEW))
    assert opened[0].status_code == 201 and opened[-1].status_code == 429 and len(opened) > 2
    assert opened[-1].json()["text"]["id"] == "too-many-tables"
    assert 1 < int(opened[-1].headers["retry-after"]) <= 30
    assert_headers(opened[-1])
    table = Opened(slow_server, **opened[0].json())

    async def talks() -> None:
        async with connect(slow_server.socket_url) as socket:
            player = Player("", table.table, table.seats[0])
            player.socket = socket
            await player.send({"do": "hello", "table": table.table, "key": table.seats[0]})
            got = []
            for _ in range(8):
                await player.send({"do": "ping"})
            while len(got) < 8:
                message = await player.receive()
                got += [message] if message["is"] != "state" else []
            kinds = [message["is"] for message in got]
            assert "pong" in kinds and "error" in kinds
            assert {message["code"] for message in got if message["is"] == "error"} == {"too-fast"}

    run(talks())

    async def asks() -> list[httpx.Response]:
        asking = (asyncio.to_thread(ask, slow_server, "GET", "/api/games") for _ in range(30))
        return list(await asyncio.gather(*asking))

    refused = [response for response in run(asks()) if response.status_code == 429]
    assert {(response.json()["code"], response.headers["retry-after"]) for response in refused} == {("too-fast", "1")}
    assert_headers(refused[0])

    async def connects() -> None:
        with pytest.raises(InvalidStatus):
            await asyncio.gather(*(connect(slow_server.socket_url) for _ in range(30)))

    run(connects())


def test_without_a_limit_nothing_is_stopped(sqlite_server: Server) -> None:
    async def many() -> None:
        got = await asyncio.gather(*(asyncio.to_thread(ask, sqlite_server, "GET", "/api/nothing") for _ in range(60)))
        assert {response.status_code for response in got} == {404}

    run(many())
