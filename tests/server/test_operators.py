"""For operators: health, metrics that Prometheus can read, and an interface that describes itself."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from fathom.lab.serving import Server
from server.table_play import BOT, ME, PATIENCE, do, open_table, plays, run, sitting
from server.table_play import ask as asks

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def samples(server: Server) -> dict[tuple[str, str], float]:
    """Every sample by name and labels."""
    page = asks(server, "GET", "/metrics")
    assert page.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return {
        (sample.name, ",".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(page.text)
        for sample in family.samples
    }


def test_health_tells_the_version(server: Server) -> None:
    response = asks(server, "GET", "/health")
    well = {"status": "ok", "version": version("fathom-table"), "engine": "pure"}
    assert (response.status_code, response.json()) == (200, well)


def test_metrics_count_what_happens(server: Server) -> None:
    async def play() -> None:
        opened = open_table(server, ME, BOT)
        async with sitting(opened, opened.seats[0]) as (me,):
            assert samples(server)["fathom_sockets", ""] == 1
            await plays([me], 3, random.Random(1))
        do(opened, opened.watch, {"do": "say", "text": "psst"})

    while (before := samples(server))["fathom_sockets", ""]:  # those of the tests before are still going
        time.sleep(0.02)
    run(play())
    after = samples(server)

    def more(name: str, labels: str = "") -> float:
        return after[name, labels] - before.get((name, labels), 0)

    assert more("fathom_tables_opened_total") == 1
    assert more("fathom_entries_total", "answer") >= 3
    assert more("fathom_refusals_total", "not-allowed") == 1
    assert more("fathom_answer_seconds_count") >= 3
    assert more("fathom_bot_answers_total", "random,in time") >= 1
    assert more("fathom_bot_seconds_count") >= 1
    assert after["fathom_tables_in_memory", ""] >= 1
    assert after["fathom_answer_seconds_bucket", "+Inf"] == after["fathom_answer_seconds_count", ""]


def test_the_interface_describes_itself_as_the_protocol_does(sqlite_server: Server) -> None:
    """Every request of docs/protocol.md is in OpenAPI, and no other."""
    schema = asks(sqlite_server, "GET", "/api/schema").json()
    described = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    page = PROTOCOL.read_text(encoding="utf-8").split("## HTTP")[1].split("## Socket")[0]
    told = {(method, path.split("?")[0]) for method, path in re.findall(r"`(GET|POST|DELETE) (/\S+?)`", page)}
    assert described == told
    assert schema["components"]["securitySchemes"] == {"key": {"type": "http", "scheme": "bearer"}}


def test_what_comes_twice_and_what_waits_is_counted(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server, ME, BOT)
    before = samples(sqlite_server)
    for _ in range(3):
        assert do(opened, opened.seats[0], {"do": "say", "key": "once", "text": "psst"}).status_code == 200
    assert asks(sqlite_server, "POST", "/api/records", json={"no": "record"}).status_code == 400
    after = samples(sqlite_server)
    assert after["fathom_retries_total", ""] == before["fathom_retries_total", ""] + 2
    assert after["fathom_imports_total", "invalid"] == before.get(("fathom_imports_total", "invalid"), 0) + 1
    assert after["fathom_import_seconds_count", ""] == before["fathom_import_seconds_count", ""] + 1
    assert after["fathom_memory_bytes", ""] > after["fathom_tables_bytes", ""] > 0


def test_bots_that_wait_for_a_process_are_told_from_bots_that_think(
    tmp_path: Path, start: Callable[..., Server]
) -> None:
    """Eight tables of bots, one process to think in: most of the time they wait for it."""
    server = start(str(tmp_path / "tables.db"))
    tables = [open_table(server, {"who": "bot", "bot": "greedy"}, BOT, seed=seed) for seed in range(8)]
    assert tables
    end = time.monotonic() + PATIENCE
    while (told := samples(server))["fathom_bot_seconds_count", ""] < 30:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert told["fathom_bot_queue_seconds_count", ""] >= told["fathom_bot_seconds_count", ""]
    assert told["fathom_bot_queue_seconds_sum", ""] > told["fathom_bot_seconds_sum", ""] / 2
