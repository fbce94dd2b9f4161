"""`make soak`: forged records, a hundred thousand of them. The server must refuse or open each soon, play on at those
it opened, answer everybody else meanwhile, and stop when it is told to.

What a server does with a record it does in two places. A process beside it (`server/worker.py`) reads the record, and
later tries every answer at the table that came of it, with so much processor time for each and no more; and the server
itself draws up the table for those who sit there and makes the answers that were tried. So all forged records go to
such a process, the very program that the server starts, over the same pipes, and what it opens is shown and played on
as the server does it (`Reading`). A worker that dies of anything but a limit is a mistake. Some of them, and all that
were made by hand, are sent to a real server too, whose health is watched all the time (`Attack`).
"""

from __future__ import annotations

import argparse
import base64
import gc
import http.client
import json
import random
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from rich.console import Console
from rich.progress import Progress

import fathom

from ..kernel.text import Text
from ..server.freeze import thaw
from ..server.live import Entry, Holder, Live
from ..server.problems import Refused
from ..server.settings import Settings
from ..server.states import state_of
from ..server.wire import Answer
from ..server.workroom import HEAVIEST as HEAVIEST_TRIAL
from ..server.workroom import TRIAL_SECONDS
from .forgery import Sound, as_record, by_hand, sealed
from .hostilewatch import Watching
from .remote import any_answer
from .serving import Server

__all__ = ["Attack", "Read", "Reading", "Report", "forgeries", "main"]

UNLIMITED = {"rate": 0, "new_tables": 0, "half_open": 0}
TURNS = 3
"""Answers that are tried at a table that was opened."""
PATIENCE = 120.0
"""Seconds after which no answer is a mistake of the server. That it takes long is told by the report."""
OVER_THE_WIRE = 50
"""One in so many of the records that were changed at random is sent to a server."""
RENEWED = 500
"""So many are made of the same sound records."""
HEAVIEST = 0.25
"""Seconds of processor time for an answer that was tried, with all that everybody is shown then. The trial lets pass
what takes 0.05; much of this is noise."""


# ---- over the wire


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
        self.slowest = 0.0
        self.wrong: list[str] = []
        self._connection: http.client.HTTPConnection | None = None

    def run(self, forged: Iterable[tuple[str, bytes]]) -> Report:
        """Send all of them, and watch the server's health the whole time."""
        self.server.start()
        with Watching(self.server.port) as watching:
            for name, record in forged:
                self._try(name, record)
        self.wrong += watching.seen.wrong
        began = time.perf_counter()
        if self.server.stop() != 0:
            self.wrong.append("the server did not stop in an orderly way")
        stopped = time.perf_counter() - began
        if "request failed" in self.log.read_text(encoding="utf-8", errors="replace"):
            self.wrong.append(f"the server's log tells of a mistake: {self.server.told()}")
        return Report(dict(self.statuses), self.slowest, watching.seen.slowest, stopped, self.wrong)

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


# ---- in the process that reads records


class Read(NamedTuple):
    """What came of it: records by what happened to them, and the most processor time that the server itself took."""

    told: dict[str, int]
    slowest: float
    wrong: list[str]

    @property
    def records(self) -> int:
        return sum(self.told.get(what, 0) for what in ("refused", "opened", "given up"))


class Took:
    """The processor time of what is done within, and of nothing else: not of other threads, nor of a collection of all
    that a long-lived process holds (a server puts those off until nobody waits)."""

    seconds = 0.0

    def __enter__(self) -> Self:
        self._collects = gc.isenabled()
        gc.disable()
        self._began = time.thread_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.thread_time() - self._began
        if self._collects:
            gc.enable()


class Reading:
    """The process beside a server that reads records and tries answers, and what the server does with its results."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.told: Counter[str] = Counter()
        self.slowest = 0.0
        self.wrong: list[str] = []
        self._worker: subprocess.Popen[bytes] | None = None

    def run(self, forged: Iterable[tuple[str, bytes]]) -> Read:
        try:
            for name, record in forged:
                self._try(name, record)
        finally:
            self._end()
        return Read(dict(self.told), self.slowest, self.wrong)

    def _try(self, name: str, record: bytes) -> None:
        answer = self._ask(name, {"do": "import"}, Settings().import_seconds, record)
        if answer is None:
            self.told["given up"] += 1
        elif "refused" in answer:
            self.told["refused"] += 1
            Text.from_json(answer["refused"]).render("en")
        else:
            self.told["opened"] += 1
            self._play(name, thaw("table", zlib.decompress(base64.b64decode(answer["table"]["snapshot"]))))

    def _play(self, name: str, live: Live) -> None:
        """As the server does: each answer is tried by the process first."""
        rng = random.Random(name)
        for _ in range(TURNS):
            decision = live.table.decision
            if decision is None or not (decision.keys or decision.shape == "number"):
                return
            with Took() as took_here:
                answer = any_answer(decision.to_json(), rng)
                question = {"do": "try", "saved": live.table.save(), "seat": decision.seat, "answer": answer}
            self.slowest = max(self.slowest, took_here.seconds)
            took = self._ask(f"{name}, seat {decision.seat}", question, TRIAL_SECONDS)
            if took is None or took > HEAVIEST_TRIAL:
                self.told["answers refused unmade"] += 1
                return
            command = Answer(question=live.question(decision), answer=answer)
            live = self._answered(f"{name}, seat {decision.seat}", live, decision.seat, command)

    def _answered(self, name: str, live: Live, seat: int, command: Answer) -> Live:
        with Took() as took:
            try:
                draft = live.draft(command, Holder("seat", seat))
                live = live.after(Entry(live.entry + 1, draft.kind, seat, draft.body, "", 0), draft.table)
                for holder in (Holder("watch"), *(Holder("seat", other) for other in range(len(live.seats)))):
                    state_of(live, holder, 0, 0, ())
                self.told["answers"] += 1
            except Refused:
                self.told["answers that are illegal"] += 1
            except Exception as error:
                self.wrong.append(f"{name}: {command.answer!r} was tried, but: {error!r}")
        self.slowest = max(self.slowest, took.seconds)
        if took.seconds > HEAVIEST:
            self.wrong.append(f"{name}: {command.answer!r} was tried, but took {took.seconds:.2f} s")
        return live

    def _ask(self, name: str, question: dict[str, Any], seconds: float, content: bytes = b"") -> Any:
        """What the process answers; None where it was ended by one of its limits."""
        worker = self._running()
        assert worker.stdin is not None and worker.stdout is not None
        over = threading.Timer(PATIENCE, worker.kill)
        over.start()
        head = question | {"size": len(content), "seconds": seconds}
        try:
            worker.stdin.write(msgspec.json.encode(head) + b"\n" + content)
            worker.stdin.flush()
            line = worker.stdout.readline()
        except OSError:
            line = b""
        over.cancel()
        if line:
            return msgspec.json.decode(line)
        self._end()
        if told := self.log.read_text(encoding="utf-8", errors="replace").strip():
            self.wrong.append(f"{name}: {told.splitlines()[-1]}")
            self.log.write_text("", encoding="utf-8")
        return None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._worker is None:
            command = [sys.executable, "-m", "fathom.server.worker", "records"]
            pipe = subprocess.PIPE
            with self.log.open("wb") as log:
                self._worker = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=log)
            assert self._worker.stdout is not None
            self._worker.stdout.readline()
        return self._worker

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker.communicate()
            self._worker = None


# ---- what is sent


def forgeries(mutated: int, handmade: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """So many of each kind."""
    rng = random.Random(seed)
    known = list(by_hand())
    for name, record in known if handmade >= len(known) else rng.sample(known, handmade):
        yield name, sealed(record)
    sound: list[Sound] = []
    for number in range(mutated):
        if number % RENEWED == 0:
            sound = [Sound(record) for record in _honest(rng)]
        yield f"spoiled {seed}/{number}", rng.choice(sound).spoiled(rng)


def _in_time(forged: Iterable[tuple[str, bytes]], minutes: float) -> Iterator[tuple[str, bytes]]:
    """As many of them as fit."""
    until = time.monotonic() + 60 * minutes
    for one in forged:
        if time.monotonic() > until:
            return
        yield one


def _honest(rng: random.Random) -> Iterator[dict[str, Any]]:
    """Short records of every game to spoil: from a seed, from a moment, and as an older version would make them."""
    for game, found in fathom.games().items():
        for choices in (5, 30, 70):
            seats, options = rng.choice(list(found.forms()))
            t = fathom.new(game, seats=seats, seed=rng.randrange(1000), options=options)
            while t.choices < choices and (decision := t.decision) is not None:
                t.choose(decision.sample(rng), decision.seat)
            record = msgspec.json.decode(msgspec.json.encode(t.record()))
            saved = msgspec.json.decode(msgspec.json.encode(t.save()))
            yield from (record, as_record(saved), record | {"content": "0" * 16})


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.hostile", description=__doc__)
    parser.add_argument("--mutated", type=int, default=100_000, help="records changed at random")
    parser.add_argument("--handmade", type=int, default=1_000_000, help="records made by hand, at most")
    parser.add_argument("--wire", type=int, help="so many of those changed at random go to a server too (one in 50)")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="read no more records after so many minutes"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    wire = given.mutated // OVER_THE_WIRE if given.wire is None else given.wire
    handmade = min(given.handmade, sum(1 for _ in by_hand()))
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="fathom-hostile-") as folder,
        Progress(console=console, disable=not console.is_terminal) as progress,
    ):
        all_of_them = forgeries(given.mutated, handmade, given.seed)
        tracked = progress.track(all_of_them, total=given.mutated + handmade, description="Forged records")
        read = Reading(Path(folder) / "worker.log").run(_in_time(tracked, given.minutes))
        told = ", ".join(f"{number:,} {what}" for what, number in sorted(read.told.items()))
        print(f"{read.records:,} forged records, {handmade:,} of them made by hand: {told}")
        print(f"slowest for the server itself {read.slowest * 1000:.0f} ms of processor time", flush=True)
        sent = progress.track(
            forgeries(wire, handmade, given.seed + 1), total=wire + handmade, description="Over the wire"
        )
        report = Attack(Path(folder)).run(sent)
    print(f"{wire + handmade:,} sent to a server: {report.statuses}")
    health = f"{report.health * 1000:.0f} ms"
    print(f"slowest request {report.slowest:.2f} s, slowest /health {health}, stop {report.stopped:.1f} s")
    wrong = [*read.wrong[:50], *report.wrong[:50]]
    wrong += ["a request took more than 2 s"] * (report.slowest > 2)
    wrong += ["/health took over 100 ms"] * (report.health > 0.1)
    wrong += ["stopping took more than 5 s"] * (report.stopped > 5)
    for line in wrong:
        print(f"WRONG {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
