"""`make load` in small: what it counts is there, and a server that stalls cannot hide it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest
from rich.progress import Progress

import fathom
from fathom.lab.load import Load, Result, half_played, heading, main, measure, spread
from fathom.lab.loadchart import draw
from fathom.lab.serving import Server

TABLES, RATE, SECONDS = 8, 40.0, 3.0


def run(load: Load, folder: Path, *, fresh: bool = False) -> Result:
    return asyncio.run(measure(load, Progress(disable=True), fresh=fresh, folder=folder, settle=0.2))


@pytest.fixture
def load(sqlite_server: Server) -> Load:
    return Load(sqlite_server, tables=TABLES, seats=2, rate=RATE, seconds=SECONDS)


def test_every_answer_is_stored_and_reaches_the_other_seat(load: Load, tmp_path: Path) -> None:
    result = run(load, tmp_path)
    assert result.errors == {}
    assert result.tables == TABLES and result.sockets == 2 * TABLES
    assert result.answers == RATE * SECONDS
    assert len(load.updates) == result.answers  # two seats: each answer has one seat to tell
    assert 0 < result.update_ms["p50"] <= result.update_ms["p95"] <= result.update_ms["p99"] <= result.update_ms["max"]
    assert result.idle_kb_per_table > 0 and result.server_mb > 20 and result.server_ms_per_answer > 0


def test_a_server_that_stalls_cannot_hide_it(load: Load, tmp_path: Path) -> None:
    """Answers fall due while the server stands still, and their delay counts from then."""
    stall = 0.8

    async def stalled() -> Result:
        playing = asyncio.create_task(
            measure(load, Progress(disable=True), fresh=True, folder=tmp_path, settle=0.1)
        )  # fmt: skip
        while not load.dones:
            await asyncio.sleep(0.01)
        process = load.server.process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        await asyncio.sleep(stall)
        os.kill(process.pid, signal.SIGCONT)
        return await playing

    result = asyncio.run(stalled())
    assert result.answers == RATE * SECONDS
    assert result.update_ms["max"] > stall * 800
    slow = [delay for _, delay in load.updates if delay > stall / 2]
    assert len(slow) > RATE * stall / 4  # waiting for each before sending the next would show one


def test_a_game_that_ends_makes_room_for_a_new_one(sqlite_server: Server, tmp_path: Path) -> None:
    """The record of a game just before its end: one table, so every game is played to its end."""
    load = Load(sqlite_server, tables=1, seats=2, rate=60, seconds=8)
    result = run(load, tmp_path)
    assert result.finished >= 1 and result.tables == 1 and result.errors == {}


def test_a_table_begins_in_the_middle_of_a_game(sqlite_server: Server) -> None:
    lengths = []
    for seed in range(4):
        record = half_played("abyss", 2, {}, random.Random(seed))
        lengths.append(len(record["answers"]))
        assert fathom.replay(record).outcome is None
        assert httpx.post(f"{sqlite_server.url}/api/records", json=record, trust_env=False).status_code == 201
    assert len(set(lengths)) > 2


def test_percentiles() -> None:
    assert spread(number / 1000 for number in range(100)) == {"p50": 50.0, "p95": 95.0, "p99": 99.0, "max": 99.0}
    assert spread([]) == {"p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}


def test_the_plot_tells_what_was_measured(load: Load, tmp_path: Path) -> None:
    delays = [(number / 10, 0.004 if number % 10 else 0.3) for number in range(100)]
    svg = draw("8 tables", ["a note with <signs> & more"], delays)
    root = ElementTree.fromstring(svg)
    texts = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"8 tables", "a note with <signs> & more", "milliseconds", "answers", "seconds since the start"} <= set(
        texts
    )
    assert "median: 4 ms" in texts and "99 of 100: 300 ms" in texts
    lines = [line.get("points", "") for line in root.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(line.split()) for line in lines] == [10, 10, 10]  # median, 95 of 100, slowest: a point per second
    bars = [bar for bar in root.iter("{http://www.w3.org/2000/svg}rect") if bar.get("fill") == "#7fb3c8"]
    assert len(bars) == 2
    assert ElementTree.fromstring(draw("nothing arrived", [], [])) is not None


def test_the_heading_counts_errors() -> None:
    figures = {"p50": 1.0, "p95": 1.0, "p99": 1.0, "max": 1.0}
    result = Result(
        database="SQLite", workers=1, tables=500, sockets=1000, fresh=False, seconds=60.0, answers=11_997,
        asked_per_second=200, answers_per_second=199.9, update_ms=figures, done_ms=figures, late_ms=figures,
        errors={"busy": 2, "no answer": 1}, finished=3, idle_kb_per_table=210.4, idle_kb_per_table_after=220.0,
        server_mb=200.0, server_cores=0.5, load_cores=0.1, server_ms_per_answer=2.5, disk_ms=1.0,
    )  # fmt: skip
    title, notes = heading(result)
    assert title == "500 tables, 1000 sockets, 199.9 answers a second"
    assert "11,997 answers, 3 errors" in notes[1] and "210 kB" in notes[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--tables", "0"], "0 is not above 0"),
        (["--rate", "fast"], "invalid number value: 'fast'"),
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--seats", "9"], "no game is played by 9"),
    ],
)
def test_bad_arguments_are_told_in_words(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2 and told in capsys.readouterr().err
