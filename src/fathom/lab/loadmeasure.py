"""What `make load` measures: delays, memory, processor time, and the rate at which a server stops."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
from rich.progress import Progress

from .loadparts import Result, Step
from .serving import Server

if TYPE_CHECKING:
    from .load import Load

__all__ = ["heading", "in_words", "measure", "spread"]

SETTLE = 3.0
"""Seconds of silence before memory is looked at."""
STEP_SECONDS, FASTER = 8.0, 1.15
"""Every step of the ramp takes so long, and asks for so many times as much as the one before."""
STOPPED_MS = 500.0
"""A server whose 99 of 100 take longer does not follow any more; answers queue."""
KEEPS_UP = 0.97
"""Nor does one that stores less than this part of what was due."""
STEPS = 25


class Watch:
    """Memory and time of the processes of a server."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.root = psutil.Process(server.process.pid)

    def memory(self) -> int:
        """Bytes in RAM, workers and all; not of the helpers beside them, which do not grow with the tables."""
        return sum(process.memory_info().rss for process in self._all() if not _helps(process))

    def cpu(self) -> float:
        return sum(sum(process.cpu_times()[:2]) for process in self._all())

    def _all(self) -> list[psutil.Process]:
        return [self.root, *self.root.children(recursive=True)]


def _helps(process: psutil.Process) -> bool:
    """Is this a process for bots or records?"""
    return any(part.startswith("fathom.server.") for part in process.cmdline())


def disk_ms(folder: Path, times: int = 50) -> float:
    """The median of waiting for the disk once."""
    took = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(times):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return round(sorted(took)[times // 2] * 1000, 2)


def spread(seconds: Iterable[float]) -> dict[str, float]:
    """Median, high percentiles and the worst, in milliseconds."""
    found = sorted(seconds) or [0.0]
    marks = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(found[min(len(found) - 1, int(part * len(found)))] * 1000, 1) for name, part in marks.items()}


async def measure(
    load: Load, progress: Progress, *, fresh: bool, folder: Path, settle: float = SETTLE, ramp: bool = False
) -> tuple[Result, list[tuple[float, float]]]:
    """Open, wait, play, wait, and play faster and faster. Returns the delays of the play, too."""
    server = load.server
    watch = Watch(server)
    before = watch.memory()
    await load.open_all(progress, fresh=fresh)
    await asyncio.sleep(settle)
    idle = watch.memory()
    gc.freeze()
    gc.disable()  # a pause of ours would look like one of the server's
    server_cpu, load_cpu = watch.cpu(), time.process_time()
    took = await load.play(progress)
    server_cpu, load_cpu = watch.cpu() - server_cpu, time.process_time() - load_cpu
    gc.enable()
    await asyncio.sleep(settle)
    after = watch.memory()
    result = Result(
        database="SQLite" if server.database.endswith(".db") else "PostgreSQL",
        workers=server.workers,
        engine=(await load.http.get("/health")).json()["engine"],
        tables=len(load.tables),
        games=dict(load.games),
        sockets=sum(len(table.seats) for table in load.tables),
        fresh=fresh,
        seconds=round(took, 2),
        answers=len(load.dones),
        asked_per_second=load.rate,
        answers_per_second=round(len(load.dones) / took, 1),
        update_ms=spread(delay for _, delay in load.updates),
        done_ms=spread(load.dones),
        late_ms=spread(load.lates),
        errors=dict(load.errors),
        finished=load.finished,
        idle_kb_per_table=round((idle - before) / load.count / 1000, 1),
        idle_kb_per_table_after=round((after - before) / load.count / 1000, 1),
        server_mb=round(after / 1e6, 1),
        server_cores=round(server_cpu / took, 2),
        load_cores=round(load_cpu / took, 2),
        server_ms_per_answer=round(server_cpu / max(1, len(load.dones)) * 1000, 2),
        disk_ms=disk_ms(folder),
    )
    delays = [(due - load.began, delay) for due, delay in load.updates]
    if ramp:
        result.ramp = await _ramp(load, progress)
        kept = [step.answers_per_second for step in result.ramp if step.kept_up]
        result.stops_at = max(kept, default=0.0)
    load.close()
    await load.http.aclose()
    return result, delays


async def _ramp(load: Load, progress: Progress) -> list[Step]:
    """More and more answers, until the server does not follow."""
    steps: list[Step] = []
    load.seconds = STEP_SECONDS
    while len(steps) < STEPS and (not steps or steps[-1].kept_up):
        cpu = time.process_time()
        took = await load.play(progress)
        delays = spread(delay for _, delay in load.updates)
        stored = len(load.dones) / max(took, STEP_SECONDS)
        kept_up = delays["p99"] < STOPPED_MS and stored >= KEEPS_UP * load.rate and not load.errors
        load_cores = round((time.process_time() - cpu) / took, 2)
        steps.append(Step(round(load.rate), round(stored, 1), delays, load_cores, kept_up))
        load.rate *= FASTER
    return steps


def in_words(r: Result) -> list[str]:
    """What there is to know at a glance."""
    ms = r.update_ms
    lines = [
        f"{r.answers:,} answers at {r.answers_per_second:g} a second: "
        f"p50 {ms['p50']:g} ms, p95 {ms['p95']:g} ms, p99 {ms['p99']:g} ms",
        f"The server used {r.server_ms_per_answer:g} ms of a core for an answer, the load {r.load_cores:g} cores",
        f"Its engine was {r.engine}",
    ]
    for step in r.ramp:
        told = "follows" if step.kept_up else "stops"
        ms = step.update_ms
        lines.append(
            f"{step.asked_per_second:>6} a second: {step.answers_per_second:g} stored, p50 {ms['p50']:g} ms, "
            f"p99 {ms['p99']:g} ms: {told}"
        )
    if r.ramp:
        lines.append(f"It follows up to {r.stops_at:g} answers a second")
    return lines


def heading(r: Result) -> tuple[str, list[str]]:
    """The title of the plot and what stands below it."""
    title = f"{r.tables} tables, {r.sockets} sockets, {r.answers_per_second:g} answers a second"
    processes = "1 process" if r.workers == 1 else f"{r.workers} processes"
    return title, [
        "From the moment an answer is due until the other seat has it.",
        f"{r.database}, {processes}; {r.answers:,} answers, {sum(r.errors.values())} errors; "
        f"{r.idle_kb_per_table:.0f} kB of server memory per idle table.",
    ]
