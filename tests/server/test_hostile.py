"""Forged records: refused or opened soon, and nobody else waits for them. `make soak` tries fifty times as many."""

from __future__ import annotations

import asyncio
import random
import re
import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fathom
from fathom.kernel.data import encode
from fathom.lab.forgery import Sound, by_hand, sealed
from fathom.lab.hostile import Attack, Reading, forgeries
from fathom.lab.remote import any_answer
from fathom.lab.serving import Server
from fathom.server import importing
from fathom.server.freeze import thaw
from fathom.server.importing import Imported, read_record
from fathom.server.live import Live, Seat
from fathom.server.orders import MOST_ORDERS
from fathom.server.problems import Refused
from fathom.server.processes import Process
from fathom.server.settings import Settings
from fathom.server.workroom import WorkRoom
from server.table_play import ask

TOO_HEAVY = "ten thousand seeds"
"""Takes longer by itself, as each mixes all that is hidden: the server gives it up."""


@lru_cache(maxsize=1)
def known() -> dict[str, dict[str, Any]]:
    return dict(by_hand())


def forged(name: str) -> bytes:
    return sealed(known()[name])


def opened(record: bytes) -> Imported | None:
    try:
        return read_record(record)
    except fathom.FathomError as error:
        assert error.text.render("en")
        return None


def test_a_moment_that_nobody_can_be_shown_is_refused() -> None:
    """Steps that do not run and abilities that are none, where a game names them only to show something."""
    parts = ("frames: []", "lasting: [{", *(f"state: {name} is -1" for name in ("scene", "turn", "action", "test")))
    hidden = [name for name in known() if name.startswith("arkham") and any(part in name for part in parts)]
    found = [name for name in hidden if (table := opened(forged(name))) is not None and not shown(table)]
    assert len(hidden) > 6 and found == []


def shown(table: Imported) -> bool:
    live = thaw("table", zlib.decompress(table.snapshot))
    return all(live.table.view(seat) for seat in (None, *range(live.table.seats)))


def test_every_moment_is_shown_to_everybody_before_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel refuses nearly all that cannot be shown; two in five thousand forged records came through."""

    def stumble(*_: Any) -> Any:
        raise LookupError("no such card")

    record = encode(fathom.new("abyss", seats=2, seed=1).record())
    assert opened(record) is not None
    monkeypatch.setattr(importing, "state_of", stumble)
    assert opened(record) is None


@pytest.mark.parametrize("part", range(4))
def test_a_forged_record_is_refused_in_words_or_opened_and_played_on(part: int, tmp_path: Path) -> None:
    records = (one for one in forgeries(500, 10, part) if not one[0].endswith(TOO_HEAVY))
    found = Reading(tmp_path / "worker.log").run(records)
    assert found.wrong == []
    assert "given up" not in found.told, "something takes more processor time than a record may"
    assert found.told["opened"] > 50 and found.told["refused"] > 50 and found.told["answers"] > 100


def test_a_record_can_be_spoiled_twice_at_the_same_place() -> None:
    """The second change finds something else where the first was made: it once ended a long run."""
    rng = random.Random(1)
    sound = Sound({"start": [[1, 2], [3, [4]]], "answers": [[0, "a"], [1, {"b": [1]}]]})
    assert all(msgspec.json.decode(sound.spoiled(rng)) for _ in range(2000))


def test_a_server_takes_forged_records_and_serves_everybody_else(tmp_path: Path) -> None:
    """Time on the wall says little on a busy machine; `make soak` looks at the real limits."""
    report = Attack(tmp_path).run(forgeries(60, 40, 5))
    assert report.wrong == []
    assert report.statuses[201] > 5 and report.statuses[400] > 20
    assert report.slowest < 60 and report.health < 30 and report.stopped < 60


def test_a_record_that_never_ends_harms_nobody(sqlite_server: Server) -> None:
    """What froze a whole server once: a frame that repeats what is over."""
    for name in ("abyss 25: frames: repeats what is over", "abyss 25: frames: begins anew at 0"):
        response = ask(sqlite_server, "POST", "/api/records", content=forged(name))
        assert response.status_code in (201, 400)
    assert ask(sqlite_server, "GET", "/health").status_code == 200


def test_a_record_that_takes_too_long_is_given_up(sqlite_server: Server) -> None:
    response = ask(sqlite_server, "POST", "/api/records", content=forged(f"abyss: {TOO_HEAVY}"))
    assert (response.status_code, response.json()["text"]["id"]) == (413, "import-too-heavy")
    t = fathom.new("abyss", seats=2, seed=1)
    assert ask(sqlite_server, "POST", "/api/records", json=t.record()).status_code == 201


def test_where_nothing_can_be_read_the_record_is_not_to_blame(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PYTHONHOME", "nowhere")  # no process starts

    async def work() -> Refused:
        room = WorkRoom(Settings())
        with pytest.raises(Refused) as told:
            await room.read({"do": "import"}, encode(fathom.new("abyss", seats=2, seed=1).record()), "one")
        await room.close()
        return told.value

    told = asyncio.run(work())
    assert (told.code, told.text.id) == ("busy", "cannot-check-now")
    assert "ended before it was ready" in caplog.text


def test_an_address_brings_one_record_at_a_time() -> None:
    async def work() -> None:
        room = WorkRoom(Settings())
        record = encode(fathom.new("abyss", seats=2, seed=1).record())
        try:
            reading = [room.read({"do": "import"}, record, address) for address in ("one", "one", "two")]
            told = await asyncio.gather(*reading, return_exceptions=True)
        finally:
            await room.close()
        assert isinstance(told[1], Refused) and told[1].text.id == "one-import"
        assert isinstance(told[0], dict) and isinstance(told[2], dict)

    asyncio.run(work())


def test_a_record_brings_no_more_orders_than_people_may_give() -> None:
    t = fathom.new("abyss", seats=2, seed=1)
    for number in range(MOST_ORDERS):
        t.order_standing(0, f"question-{number}", "pass")
    assert read_record(encode(t.record())).over is False
    t.order_standing(0, "one-more", "pass")
    with pytest.raises(fathom.FathomError, match=str(MOST_ORDERS)):
        read_record(encode(t.record()))


@pytest.mark.parametrize("name", ["unfathomable 1: frames: over", "abyss 1: state: turn is 1048576"])
def test_what_a_foreign_table_cannot_answer_is_refused_and_the_table_stays(name: str, sqlite_server: Server) -> None:
    """A position no game reaches: the rules stumble over it, but only in a process beside the server."""
    opened = ask(sqlite_server, "POST", "/api/records", content=forged(name)).json()
    path = f"/api/tables/{opened['table']}"
    states = [(key, ask(sqlite_server, "GET", f"{path}/state", key).json()) for key in opened["seats"]]
    key, before = next((key, state) for key, state in states if state["view"]["decision"] is not None)
    question = before["view"]["decision"]
    command = {"do": "answer", "question": question["id"], "answer": any_answer(question, random.Random(1))}
    response = ask(sqlite_server, "POST", f"{path}/do", key, json=command)
    assert (response.status_code, response.json()["text"]["id"]) == (400, "table-too-heavy")
    assert ask(sqlite_server, "GET", f"{path}/state", key).json()["view"] == before["view"]
    assert ask(sqlite_server, "GET", "/health").status_code == 200


@pytest.mark.parametrize("told", [0.06, None, TimeoutError()])
def test_an_answer_that_takes_too_long_or_leads_nowhere_is_not_made(
    told: float | Exception | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """50 ms of rules are the most that the server itself does at once."""

    async def tried(origin: dict[str, Any], told: float | Exception | None) -> None:
        async def ask(*_: Any) -> Any:
            if isinstance(told, Exception):
                raise told
            return told

        monkeypatch.setattr(Process, "ask", ask)
        t = fathom.new("abyss", seats=2, seed=1)
        t.origin = origin
        live = Live("table", t, [Seat("human", joined=True) for _ in range(2)], 0)
        await WorkRoom(Settings()).try_answer(live, 0, "anything")

    from_a_file = {"snapshot": fathom.new("abyss", seats=2, seed=1).save()}
    with pytest.raises(Refused) as refusal:
        asyncio.run(tried(from_a_file, told))
    assert refusal.value.text.id == "table-too-heavy"
    asyncio.run(tried(from_a_file, 0.04))
    asyncio.run(tried({"seed": 1}, told))  # what began here was played by the rules, and is not tried


def test_few_records_wait_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        room, read = WorkRoom(Settings(import_workers=1)), asyncio.Event()

        async def ask(*_: Any) -> Any:
            await read.wait()
            return {}

        monkeypatch.setattr(Process, "ask", ask)
        waiting = [asyncio.create_task(room.read({"do": "import"}, b"", f"address {n}")) for n in range(5)]
        await asyncio.sleep(0)
        read.set()
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert told[:4] == [{}] * 4
        assert isinstance(told[4], Refused) and told[4].text.id == "too-many-imports"
        assert await room.read({"do": "import"}, b"", "address 4") == {}

    asyncio.run(work())


@pytest.mark.parametrize(
    ("body", "why"),
    [(b"[[],[],[]", "no-json"), (b"\xff", "no-json"), (b"", ""), (b'"no record"', ""), (b"[1]", "")],
)
def test_the_server_itself_reads_nothing_of_a_record(body: bytes, why: str, sqlite_server: Server) -> None:
    """Four megabytes of brackets or names once kept everybody waiting for 80 to 200 ms. Now whatever comes is told to
    be no record by the process that reads records: each is counted there."""

    def refused() -> float:
        page = ask(sqlite_server, "GET", "/metrics").text
        return sum(float(n) for n in re.findall(r'^fathom_imports_total\{how="invalid"\} (\S+)$', page, re.M))

    before = refused()
    response = ask(sqlite_server, "POST", "/api/records", content=body)
    told = response.json()
    assert (response.status_code, told["code"], refused()) == (400, "invalid", before + 1)
    if why:
        assert told["text"]["id"] == why
    else:
        assert told["text"]["domain"] == "kernel"
