"""`make load` in small: what it counts is there, and a server that stalls cannot hide it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from rich.progress import Progress

import fathom
from fathom.lab import loadmeasure
from fathom.lab.load import Load, forms_for, half_played, main
from fathom.lab.loadchart import draw
from fathom.lab.loadmeasure import heading, in_words, measure, spread
from fathom.lab.loadparts import Result
from fathom.lab.remote import Player
from fathom.lab.serving import Postgres, Server
from fathom.server.hub import LOOK
from server.table_play import PATIENCE

TABLES, RATE, SECONDS = 8, 40.0, 3.0


def run(load: Load, folder: Path, *, fresh: bool = False) -> Result:
    return asyncio.run(measure(load, Progress(disable=True), fresh=fresh, folder=folder, settle=0.2))[0]


@pytest.fixture
def load(sqlite_server: Server) -> Load:
    return Load(sqlite_server, tables=TABLES, seats=2, rate=RATE, seconds=SECONDS, patience=PATIENCE)


def test_every_answer_is_stored_and_reaches_the_other_seat(load: Load, tmp_path: Path) -> None:
    result = run(load, tmp_path)
    assert result.errors == {}
    games = fathom.games()
    assert all(result.games[game] >= TABLES // len(games) for game in games)  # more, where one came to its end
    fewest = [max(2, game.seats.start) for game in games.values()]  # as few as each game needs, but two
    assert result.tables == TABLES and result.sockets == sum(fewest) * TABLES // len(games)
    assert result.answers == RATE * SECONDS
    assert result.answers < len(load.updates) < 2 * result.answers  # one seat to tell, or two
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
        return (await playing)[0]

    result = asyncio.run(stalled())
    assert result.answers == RATE * SECONDS
    assert result.update_ms["max"] > stall * 800
    slow = [delay for _, delay in load.updates if delay > stall / 2]
    assert len(slow) > RATE * stall / 4  # waiting for each before sending the next would show one


def test_a_game_that_ends_makes_room_for_a_new_one(sqlite_server: Server, tmp_path: Path) -> None:
    """One table, so every game is played to its end."""
    load = Load(sqlite_server, tables=1, seats=2, rate=60, seconds=8, patience=PATIENCE)
    result = run(load, tmp_path)
    assert result.finished >= 1 and result.tables == 1 and result.errors == {}


def test_a_table_begins_in_the_middle_of_a_game(sqlite_server: Server) -> None:
    lengths = []
    for seed in range(4):
        game = ("abyss", "unfathomable")[seed % 2]
        record = half_played(game, 3, {}, random.Random(seed))
        lengths.append(len(record["answers"]))
        assert fathom.replay(record).outcome is None
        assert httpx.post(f"{sqlite_server.url}/api/records", json=record, trust_env=False).status_code == 201
    assert len(set(lengths)) > 2


def test_the_ramp_ends_where_the_server_does_not_follow(load: Load, tmp_path: Path, monkeypatch: Any) -> None:
    """With a limit nobody can keep it ends at once; the words say so."""
    monkeypatch.setattr(loadmeasure, "STEP_SECONDS", 0.5)
    monkeypatch.setattr(loadmeasure, "STEPS", 3)
    monkeypatch.setattr(loadmeasure, "STOPPED_MS", 60_000.0)
    monkeypatch.setattr(loadmeasure, "KEEPS_UP", 0.0)
    load.seconds = 0.5

    async def follows_and_stops() -> None:
        result, delays = await measure(load, Progress(disable=True), fresh=True, folder=tmp_path, settle=0.1, ramp=True)
        assert [step.asked_per_second for step in result.ramp] == [40, 46, 53]
        assert all(step.kept_up for step in result.ramp) and result.stops_at > 0
        assert "It follows up to" in in_words(result)[-1] and len(delays) >= result.answers > 0

    asyncio.run(follows_and_stops())
    monkeypatch.setattr(loadmeasure, "STOPPED_MS", 0.0)
    again = Load(load.server, tables=2, seats=2, rate=20, seconds=0.5, patience=PATIENCE)
    result, _ = asyncio.run(
        measure(again, Progress(disable=True), fresh=True, folder=tmp_path, settle=0.1, ramp=True)
    )  # fmt: skip
    assert [step.kept_up for step in result.ramp] == [False] and result.stops_at == 0
    assert any(line.endswith("stops") for line in in_words(result))


def test_a_game_that_needs_more_people_gets_them() -> None:
    forms: list[tuple[int, dict[str, Any]]] = [(3, {"a": 1}), (4, {}), (3, {"a": 2})]
    assert forms_for(2, forms, "g") == [("g", 3, {"a": 1}), ("g", 3, {"a": 2})]
    assert forms_for(4, forms, "g") == [("g", 4, {})] == forms_for(9, forms, "g")


def test_an_idle_table_is_silent(postgres: Callable[[], Postgres], tmp_path: Path) -> None:
    """Processes tell each other who is still there every few seconds; that is no news for anybody who plays."""
    database, unlimited = postgres().database(), {"rate": 0, "new_tables": 0}

    async def listen(first: Server, second: Server) -> list[str]:
        new = {"game": "abyss", "seats": [{"who": "me"}, {"who": "friend"}]}
        opened = httpx.post(f"{first.url}/api/tables", json=new, trust_env=False, timeout=300).json()
        players = [
            await Player(server.socket_url, opened["table"], key).open()
            for server, key in zip((first, second), opened["seats"], strict=True)
        ]
        heard: list[str] = []

        async def follow(player: Player) -> None:
            while not all(seat["present"] for seat in player.state["seats"]):
                await player.receive()
            while True:
                heard.append((await player.receive())["is"])

        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK * 1.6):
                await asyncio.gather(*(follow(player) for player in players))
        assert all(seat["present"] for player in players for seat in player.state["seats"])
        for player in players:
            await player.close()
        return heard

    log = tmp_path / "log"
    with Server(database, log=log, **unlimited) as first, Server(database, log=log, **unlimited) as second:
        assert asyncio.run(listen(first, second)) == []


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
        database="SQLite", workers=1, engine="pure", tables=500, games={"abyss": 500}, sockets=1000, fresh=False,
        seconds=60.0, answers=11_997,
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
