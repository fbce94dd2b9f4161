"""`make soak`: forged records for a real server, thousands of them. It must refuse or open each soon, play on at those
it opened, answer everybody else meanwhile, and stop when it is told to."""

from __future__ import annotations

import argparse
import http.client
import json
import random
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import Progress

import fathom

from .forgery import as_record, by_hand, spoiled
from .remote import any_answer
from .serving import Server

__all__ = ["Attack", "Report", "main"]

UNLIMITED = {"rate": 0, "new_tables": 0, "half_open": 0}
TURNS = 3
PATIENCE = 120.0
"""Seconds after which no answer is a mistake of the server. That it takes long is told by the report."""
"""Answers that are tried at a table that was opened."""


class Report(NamedTuple):
    """What came of it: answers by status, the slowest request, the slowest look at the server's health, the stop."""

    statuses: dict[int, int]
    slowest: float
    health: float
    stopped: float
    wrong: list[str]


class Attack:
    """One server, and everything that is sent to it."""

    def __init__(self, folder: Path) -> None:
        log = folder / "server.log"
        self.server = Server(str(folder / "tables.db"), log=log, **UNLIMITED)
        self.log = log
        self.statuses: Counter[int] = Counter()
        self.slowest = self.health = 0.0
        self.wrong: list[str] = []
        self._done = threading.Event()
        self._connection: http.client.HTTPConnection | None = None

    def run(self, forged: Iterable[tuple[str, bytes]]) -> Report:
        """Send all of them, and watch the server's health the whole time."""
        self.server.start()
        watching = threading.Thread(target=self._watch)
        watching.start()
        try:
            for name, record in forged:
                self._try(name, record)
        finally:
            self._done.set()
            watching.join()
        began = time.perf_counter()
        if self.server.stop() != 0:
            self.wrong.append("the server did not stop in an orderly way")
        stopped = time.perf_counter() - began
        if "request failed" in self.log.read_text(encoding="utf-8", errors="replace"):
            self.wrong.append(f"the server's log tells of a mistake: {self.server.told()}")
        return Report(dict(self.statuses), self.slowest, self.health, stopped, self.wrong)

    def _try(self, name: str, record: bytes) -> None:
        status, told = self._send(name, "POST", "/api/records", "", record)
        if status != 201:
            return
        rng = random.Random(name)
        path = f"/api/tables/{told['table']}"
        for _ in range(TURNS):
            for seat, key in enumerate(told["seats"]):
                status, state = self._send(name, "GET", f"{path}/state", key)
                if status != 200 or state["view"]["decision"] is None:
                    continue
                question = state["view"]["decision"]
                if question["options"] or question["shape"] == "number":
                    command = {"do": "answer", "question": question["id"], "answer": any_answer(question, rng)}
                    self._send(f"{name}, seat {seat}", "POST", f"{path}/do", key, msgspec.json.encode(command))
                    break

    def _send(self, name: str, method: str, path: str, key: str, body: bytes | None = None) -> tuple[int, Any]:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
        began = time.perf_counter()
        for fresh in (False, True):  # the server may have closed a connection that was idle
            try:
                if self._connection is None or fresh:
                    self._connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
                self._connection.request(method, path, body, headers)
                response = self._connection.getresponse()
                told = json.loads(response.read())
                break
            except (OSError, http.client.HTTPException) as error:
                if fresh:
                    self.wrong.append(f"{name}: {error!r}")
                    return 0, None
        self.slowest = max(self.slowest, time.perf_counter() - began)
        self.statuses[response.status] += 1
        if response.status >= 500:
            self.wrong.append(f"{name}: {response.status} {told}")
        return response.status, told

    def _watch(self) -> None:
        while not self._done.wait(0.05):
            connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
            began = time.perf_counter()
            try:
                connection.request("GET", "/health")
                status = connection.getresponse().status
            except OSError as error:
                self.wrong.append(f"health: {error!r}")
                continue
            finally:
                connection.close()
            self.health = max(self.health, time.perf_counter() - began)
            if status != 200:
                self.wrong.append(f"health: {status}")


def forgeries(mutated: int, handmade: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """So many of each kind."""
    rng = random.Random(seed)
    known = list(by_hand())
    yield from known if handmade >= len(known) else rng.sample(known, handmade)
    honest = list(_honest(rng))
    for number in range(mutated):
        yield f"spoiled {seed}/{number}", spoiled(rng.choice(honest), rng)


def _honest(rng: random.Random) -> Iterator[dict[str, Any]]:
    """Short records of every game to spoil: from a seed, from a moment, and as an older version would make them."""
    for game, found in fathom.games().items():
        for choices in (5, 30):
            t = fathom.new(game, seats=found.seats.start, seed=rng.randrange(1000))
            while t.choices < choices and (decision := t.decision) is not None:
                t.choose(decision.sample(rng), decision.seat)
            record = msgspec.json.decode(msgspec.json.encode(t.record()))
            saved = msgspec.json.decode(msgspec.json.encode(t.save()))
            yield from (record, as_record(saved), record | {"content": "0" * 16})


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.hostile", description=__doc__)
    parser.add_argument("--mutated", type=int, default=100_000, help="records changed at random")
    parser.add_argument("--handmade", type=int, default=1_000_000, help="records made by hand, at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="fathom-hostile-") as folder,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        tried = forgeries(given.mutated, given.handmade, given.seed)
        total = given.mutated + min(given.handmade, sum(1 for _ in by_hand()))
        report = Attack(Path(folder)).run(progress.track(tried, total=total, description="Forged records"))
    print(f"{total:,} forged records: {report.statuses}")
    health = f"{report.health * 1000:.0f} ms"
    print(f"slowest request {report.slowest:.2f} s, slowest /health {health}, stop {report.stopped:.1f} s")
    wrong = [*report.wrong[:50]]
    wrong += ["a request took more than 2 s"] * (report.slowest > 2) + ["/health took over 100 ms"] * (
        report.health > 0.1
    )
    wrong += ["stopping took more than 5 s"] * (report.stopped > 5)
    for line in wrong:
        print(f"WRONG {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
