"""Nothing anybody can send breaks the server, changes a table it has no right to change, or leaves one stuck.

Schemathesis asks everything the description of the interface allows and much it does not; ten thousand malformed
messages go over sockets; requests stop in the middle; bodies are too large, too deep, or not what they claim to be.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from fathom.lab.forgery import Sound
from fathom.lab.serving import Postgres
from fathom.server.catalog import room_for_data
from server.fuzz_ground import MESSAGE, RECORD, Ground, Opened, game_record
from server.fuzz_messages import Malformed, broken_frames
from server.leak_wire import BINARY, PATIENCE, TEXT, Closed, Wire, frame

MESSAGES = 10_000
BATCH = 50
LAZY = 200
REFUSALS = {
    "invalid", "no-key", "bad-key", "not-allowed", "not-found", "illegal", "stale", "not-your-turn", "too-large",
}  # fmt: skip
"""What a malformed message may be answered with. `busy`, `broken` and `too-fast` are none of them."""


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    with Ground(tmp_path_factory.mktemp("fuzz")) as ground:
        yield ground


@pytest.fixture(scope="module")
def postgres_ground(postgres: Callable[[], Postgres], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    with Ground(tmp_path_factory.mktemp("fuzz-postgres"), postgres().database()) as ground:
        yield ground


# ---- the interface as it describes itself


def test_schemathesis_finds_no_answer_that_is_not_described(ground: Ground, tmp_path: Path) -> None:
    going, over = ground.new_table(), ground.imported(game_record())
    tables = {"going": going, "over": over, "keys": ground.new_table(), "record": game_record(20)}
    (tmp_path / "tables.json").write_text(json.dumps(tables))
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[1]),
        "SCHEMATHESIS_HOOKS": "server.fuzz_hooks",
        "FUZZ_TABLES": str(tmp_path / "tables.json"),
    }
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{ground.server.url}/api/schema"]
    options = ["--checks=all", "--seed=1", "--max-examples=15", "--phases=coverage,fuzzing", "--no-color"]
    # A request of the right form can still be refused: there is no such game, it takes three, the game is over.
    options += ["--exclude-checks=positive_data_acceptance", "--warnings=off", "--continue-on-failure"]
    options += [f"--request-timeout={PATIENCE}"]
    ran = subprocess.run([*command, *options], env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-8000:] + ran.stderr[-2000:]
    paths = ground.client.get("/api/schema").json()["paths"]
    described = sum(len(methods) for methods in paths.values())
    assert f"Tested: {described}\n" in ran.stdout
    generated = re.search(r"(\d+) generated", ran.stdout)
    assert generated is not None and int(generated[1]) > 500
    assert ground.is_well()
    ground.play_on(_open_again(ground, going))


def _open_again(ground: Ground, opened: Opened) -> Opened:
    """The seats of a table that may have been handed to bots meanwhile, taken back."""
    headers = {"Authorization": f"Bearer {opened['host']}"}
    for seat in range(2):
        body = {"do": "hand", "key": "", "seat": seat, "bot": ""}
        ground.client.post(f"/api/tables/{opened['table']}/do", json=body, headers=headers)
    return opened


def test_nothing_that_needs_a_key_is_done_without_it(ground: Ground) -> None:
    opened, other = ground.new_table(), ground.new_table()
    before = ground.rows(opened["table"])
    asked = 0
    for path, methods in ground.client.get("/api/schema").json()["paths"].items():
        for method, operation in methods.items():
            if "security" not in operation:
                continue
            address = path.replace("{table}", opened["table"]).replace("{seat}", "0")
            bodies: dict[str, Any] = {
                "/do": {"do": "say", "text": "hi"},
                "/keys": {"seat": 0},
                "/hint": {"question": "0.0"},
                "/continue": {"number": 0, "seats": [{"who": "me"}, {"who": "me"}]},
            }
            body = next((body for end, body in bodies.items() if path.endswith(end)), None)
            for header, status in {
                "": 401, "Bearer": 401, "Bearer x": 403, f"Bearer {other['host']}": 403,
                f"Bearer {opened['host'][:-1]}": 403, f"Bearer {'x' * 5000}": 403, f"Basic {opened['host']}": 401,
                "Bearer \xff\xfe": 403, opened["host"]: 401,
            }.items():  # fmt: skip
                sent = {"Authorization": header.encode("latin-1")} if header else {}
                answer = ground.client.request(method, address, headers=sent, json=body)
                assert answer.status_code == status, (method, path, header, answer.text)
                asked += 1
    assert asked > 50
    assert ground.rows(opened["table"]) == before


# ---- sockets


def test_ten_thousand_malformed_messages_change_nothing(ground: Ground) -> None:
    _mistreat(ground, MESSAGES)


def test_malformed_messages_change_nothing_in_postgresql_either(postgres_ground: Ground) -> None:
    """It stores and compares texts in ways of its own."""
    _mistreat(postgres_ground, 1000)


def _mistreat(ground: Ground, messages: int) -> None:
    opened = ground.new_table()
    before = ground.rows(opened["table"])
    told = asyncio.run(_send_malformed(ground.port, opened, messages))
    assert told.total() == messages
    assert set(told) <= REFUSALS and len(told) > 6, told
    assert ground.rows(opened["table"]) == before
    assert ground.is_well()
    ground.play_on(opened)


async def _send_malformed(port: int, opened: Opened, messages: int) -> Counter[str]:
    """Send every kind of client's share, all at once; returns the codes of what came back."""
    keys = [None, *opened["seats"], opened["watch"], opened["host"]]
    size = messages // len(keys)
    shares = await asyncio.gather(*(_share(port, opened["table"], n, key, size) for n, key in enumerate(keys)))
    return sum(shares, Counter[str]())


async def _share(port: int, table: str, number: int, key: str | None, size: int) -> Counter[str]:
    told: Counter[str] = Counter()
    wire, question = await _sit(port, table, key)
    messages = iter(Malformed(number, question))
    for start in range(0, size, BATCH):
        if key is None:  # who does not say hello is not waited for forever
            wire.close()
            wire, _ = await _sit(port, table, None)
        batch = list(islice(messages, BATCH))
        for n, message in enumerate(batch):
            wire.write(frame(message, BINARY if (start + n) % 7 == 0 else TEXT))
        for message in batch:
            try:
                reply = await wire.until("error", "done", "bye")
            except Closed:
                raise AssertionError(f"closed ({wire.bye!r}) after {message[:300]!r}") from None
            assert reply["is"] == "error", (reply, message[:300])
            told[reply["code"]] += 1
    wire.send({"do": "ping"})
    await wire.until("pong" if key is not None else "error")
    wire.close()
    return told


async def _sit(port: int, table: str, key: str | None) -> tuple[Wire, str]:
    """A socket, and the question that is open for it."""
    wire = await Wire.open(port)
    if key is None:
        return wire, ""
    wire.send({"do": "hello", "table": table, "key": key})
    decision = (await wire.until("state"))["view"]["decision"]
    return wire, decision["id"] if decision else ""


@pytest.mark.parametrize("greeted", [False, True], ids=["before hello", "after hello"])
def test_broken_frames_cost_nobody_but_their_sender(ground: Ground, greeted: bool) -> None:
    opened = ground.new_table()
    before = ground.rows(opened["table"])
    ends = asyncio.run(_break(ground.port, opened, greeted))
    # Ended by the sender's own wish, for a broken protocol, for no text, for too many parts, for its size; or not yet.
    assert ends <= {b"", *(code.to_bytes(2, "big") for code in (1000, 1002, 1007, 1008, 1009))}, ends
    assert {(1002).to_bytes(2, "big"), (1007).to_bytes(2, "big"), (1009).to_bytes(2, "big")} <= ends
    assert ground.rows(opened["table"]) == before
    assert ground.is_well()


async def _break(port: int, opened: Opened, greeted: bool) -> set[bytes]:
    """Send each broken thing over a socket of its own; returns how the sockets ended. Somebody else sees nothing."""
    other, _ = await _sit(port, opened["table"], opened["seats"][1])
    ends = set()
    for data in broken_frames(random.Random(1)):
        wire, _ = await _sit(port, opened["table"], opened["seats"][0] if greeted else None)
        wire.write(data)
        wire.send({"do": "ping"})
        for _ in range(3):  # whoever asks later is answered later: by then the server has closed it, or waits for more
            other.send({"do": "ping"})
            await other.until("pong")
        with suppress(Closed, TimeoutError):
            async with asyncio.timeout(0.05):
                while True:
                    assert (await wire.next())["is"] in ("error", "pong", "state")
        ends.add(wire.bye[:2])
        wire.close()
    other.send({"do": "ping"})
    await other.until("pong")
    other.close()
    return ends


def test_a_flood_of_hellos_and_sockets_that_say_nothing(ground: Ground) -> None:
    opened = ground.new_table()
    before = ground.rows(opened["table"])
    assert asyncio.run(_flood(ground.port, opened)) == {"bad-key": 300, "invalid": 300}
    assert ground.rows(opened["table"]) == before
    assert ground.is_well()


async def _flood(port: int, opened: Opened) -> dict[str, int]:
    silent = [await Wire.open(port) for _ in range(100)]
    stranger, (seated, _) = await Wire.open(port), await _sit(port, opened["table"], opened["seats"][0])
    told: Counter[str] = Counter()
    for wire, key in ((stranger, "A" * 32), (seated, opened["seats"][0])):
        for _ in range(300):
            wire.send({"do": "hello", "table": opened["table"], "key": key})
        for _ in range(300):
            told[(await wire.until("error"))["code"]] += 1
    for wire in (*silent, stranger, seated):
        wire.close()
    return dict(told)


# ---- requests that are not what they should be

UNFINISHED = [
    b"", b"G", b"GET", b"GET /api/games", b"GET /api/games HTTP/1.1\r\n", b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    b"GET /api/games HTTP/1.1\r\nHost", b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{}",
]  # fmt: skip
"""Requests that stop in the middle: the server waits for the rest."""
REQUESTS = [
    b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /%00%ff%c0%ae HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/games HTTP/9.9\r\nHost: x\r\n\r\n", b"BREW /api/games HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://elsewhere/api/games HTTP/1.1\r\nHost: x\r\n\r\n", b"get /api/games HTTP/1.1\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"X-Long: " + b"a" * 100_000 + b"\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 2000 + b"\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n", b"GET /api/games HTTP/1.1\r\n Host: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 50\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 99\r\n\r\n",
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
]  # fmt: skip
"""Requests that lie about their length, or are not HTTP at all: the server answers, or hangs up."""


def test_half_requests_and_lies_about_lengths(ground: Ground) -> None:
    before = ground.rows()
    statuses = set()
    for request in UNFINISHED:
        assert _raw(ground, request, half_closed=False, patience=0.05) is None, request[:80]
        assert _raw(ground, request, half_closed=True, patience=PATIENCE) == b"", request[:80]
    for request in REQUESTS:
        for half_closed in (False, True):
            answer = _raw(ground, request, half_closed, PATIENCE)
            assert answer is not None, request[:80]
            assert b" 500 " not in answer.split(b"\r\n")[0], (request[:80], answer[:200])
            statuses.add(answer[9:12])
    assert {b"400", b"200", b"404"} <= statuses
    assert ground.rows() == before
    assert ground.is_well()


PAGES = [
    "/%00", "/assets/%00", "/a%00b", "/%0a", "/%ff", "/%C0%AE%C0%AE/", "/%e2%80%8b", "/" + "a" * 300, "/" + "a" * 5000,
    "/a" * 3000, "/index.html/x", "/assets", "/assets/", "/assets/.", "//etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc/passwd", "/../../../../etc/passwd", "/assets/..%5c..%5cetc", "/server.py", "/../app.py", "/\\..\\",
    "/api/games/%00/cards", "/api/games/../cards", "/api/locale/server/..", "/api/locale/../../app", "/api/schema/x",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES, ids=[path[:30] for path in PAGES])
def test_a_page_that_cannot_exist_is_not_found(ground: Ground, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", ground.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        answer = connection.recv(4000)
    assert answer[9:12] == b"404", answer
    assert b"root:" not in answer and b"import " not in answer


def _raw(ground: Ground, request: bytes, half_closed: bool, patience: float) -> bytes | None:
    """Send bytes and hear what comes: nothing if the server hangs up, None if it has not stirred so long after somebody
    who asked later was answered twice."""
    with socket.create_connection(("127.0.0.1", ground.port), timeout=PATIENCE) as connection:
        try:
            connection.sendall(request)
            if half_closed:
                connection.shutdown(socket.SHUT_WR)
            for _ in range(2):
                assert ground.client.get("/health").status_code == 200
            connection.settimeout(patience)
            return connection.recv(4000)
        except TimeoutError:
            return None
        except ConnectionError:
            return b""


def test_many_connections_that_never_finish_do_not_keep_others_waiting(ground: Ground) -> None:
    """Each sends a request byte by byte, and never all of it."""
    lazy = [socket.create_connection(("127.0.0.1", ground.port), timeout=PATIENCE) for _ in range(LAZY)]
    request = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{"
    try:
        for byte in request:
            for connection in lazy:
                connection.send(bytes([byte]))
        ground.new_table()
        for connection in lazy:
            connection.setblocking(False)
            with pytest.raises(BlockingIOError):  # they all still wait: nobody had to be sent away first
                connection.recv(1)
    finally:
        for connection in lazy:
            connection.close()
    assert ground.is_well()


def test_bodies_too_large_too_deep_or_of_another_kind(ground: Ground) -> None:
    opened = ground.new_table()
    before = ground.rows()
    headers = {"Authorization": f"Bearer {opened['seats'][0]}", "Content-Type": "application/json"}
    table = f"/api/tables/{opened['table']}"
    kinds = ["text/plain", "text/xml", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
             "application/msgpack", "application/json; charset=utf-16", ";;;", "x" * 5000]  # fmt: skip
    sizes = {"/api/tables": MESSAGE + room_for_data(), "/api/records": RECORD, f"{table}/do": MESSAGE}
    for path, size in sizes.items():
        for body, status in {
            b"": 400, b"null": 400, b"[]": 400, b"{}": 400, b"{": 400, b'{"a":"\xff"}': 400, b'{"a":"\\ud800"}': 400,
            b"\x1f\x8b\x08\x00": 400, b"[" * 20_000: 400, b'{"a":' * 950 + b"1" + b"}" * 950: 400,
            b'{"do":"answer","answer":' + b"[" * 900 + b"]" * 900 + b"}": 400, b" " * size + b"{}": 413,
        }.items():  # fmt: skip
            answer = ground.client.post(path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["is"]) == (status, "error"), (path, body[:60], answer.text)
        endless = ground.client.post(path, content=(b" " * 10_000 for _ in range(size // 10_000 + 2)), headers=headers)
        assert endless.status_code == 413
        for kind in kinds:
            answer = ground.client.post(path, content=b"\x81\xa2do\xa4undo", headers=headers | {"Content-Type": kind})
            assert answer.status_code == 400, (path, kind, answer.text)
    assert ground.rows() == before
    assert ground.is_well()


def test_malformed_commands_over_http_change_nothing(ground: Ground) -> None:
    opened = ground.new_table()
    before = ground.rows()
    address = f"/api/tables/{opened['table']}/do"
    headers = {"Authorization": f"Bearer {opened['seats'][0]}", "Content-Type": "application/json"}
    state = ground.client.get(address.replace("/do", "/state"), headers=headers).json()
    decision = state["view"]["decision"]
    told: Counter[str] = Counter()
    for message in islice(Malformed(99, decision["id"] if decision else ""), 400):
        answer = ground.client.post(address, content=message, headers=headers)
        assert 400 <= answer.status_code < 500, (message[:300], answer.status_code, answer.text)
        told[answer.json()["code"]] += 1
    assert set(told) <= REFUSALS and len(told) > 3, told
    assert ground.rows() == before
    assert ground.is_well()


# ---- record files


def test_spoiled_records_are_refused_or_give_a_table_that_can_be_played(ground: Ground) -> None:
    rng = random.Random(4)
    whole = game_record(25)
    continued = {**whole, "start": {"snapshot": whole["snapshots"][-1][1]}, "seed": None, "answers": []}
    sound = [Sound(whole), Sound(continued)]
    told: Counter[int] = Counter()
    for n in range(300):
        body = sound[n % 2].spoiled(rng)
        answer = ground.client.post("/api/records", content=body, headers={"Content-Type": "application/json"})
        told[answer.status_code] += 1
        assert answer.status_code in (201, 400), (body[:500], answer.text)
        if answer.status_code == 201:
            _is_playable(ground.client, answer.json())
    assert told[400] > 100 and told[201] > 20, told
    assert ground.is_well()


def _is_playable(client: httpx.Client, opened: Opened) -> None:
    """Everybody sees it, and whoever is asked can answer."""
    for key in (opened["watch"], *opened["seats"]):
        headers = {"Authorization": f"Bearer {key}"}
        state = client.get(f"/api/tables/{opened['table']}/state", headers=headers)
        assert state.status_code == 200, state.text
        decision = state.json()["view"]["decision"]
        if decision is not None and decision["shape"] == "pick":
            command = {"do": "answer", "question": decision["id"], "answer": decision["options"][0]["key"]}
            done = client.post(f"/api/tables/{opened['table']}/do", json=command, headers=headers)
            assert done.status_code == 200, done.text
            return
