"""Numbers for operators, in the form Prometheus reads."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from .live import Live
from .weighing import Scale

__all__ = ["Metrics", "memory"]

MOMENTS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """Counters of one process. With several workers, each writes to files that any of them sums up."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._scale = Scale()
        self.asked = 0
        """Requests so far, but for those of machines that watch: somebody waits for an answer to each."""
        self.tables_opened = self._counter("tables_opened", "Tables made")
        self.tables_in_memory = self._gauge("tables_in_memory", "Tables this server remembers at the moment")
        self.tables_read = self._counter("tables_read", "Tables read back from the database")
        self.tables_forgotten = self._counter("tables_forgotten", "Tables nobody used that left the memory")
        self.tables_bytes = self._gauge("tables_bytes", "About how much of the memory the remembered tables take")
        self.memory_bytes = self._gauge("memory_bytes", "Memory of the serving processes")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.entries = self._counter("entries", "Entries stored, by kind", "kind")
        self.races = self._counter("races", "Entries whose number another process took first")
        self.retries = self._counter("retries", "Commands that came again and had been done already")
        self.failed_writes = self._counter("failed_writes", "Writes the database did not take")
        self.refusals = self._counter("refusals", "Requests refused, by code", "code")
        self.bot_answers = self._counter(
            "bot_answers", "Answers of bots, by bot and whether they came in time", "bot", "how"
        )
        self.answer_seconds = self._histogram("answer_seconds", "From a command to its being stored")
        self.pause_seconds = self._histogram("pause_seconds", "How late the server comes to what is due")
        self.bot_queue_seconds = self._histogram("bot_queue_seconds", "How long bots wait for a process to think in")
        self.bot_seconds = self._histogram("bot_seconds", "How long bots think")
        self.imports = self._counter("imports", "Records brought along, by what became of them", "how")
        self.import_seconds = self._histogram("import_seconds", "From a record to its table, or to its refusal")

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"fathom_{name}", told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(f"fathom_{name}", told, registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, told: str) -> Histogram:
        return Histogram(f"fathom_{name}", told, registry=self.registry, buckets=MOMENTS)

    def weigh(self, tables: Sequence[Live]) -> None:
        """Find out how much memory is in use, by these tables and altogether."""
        self.tables_bytes.set(self._scale.all(tables))
        self.memory_bytes.set(memory())

    def page(self) -> bytes:
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        for file in Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]).glob("gauge_live*.db"):
            pid = int(file.stem.rpartition("_")[2])
            if not _runs(pid):
                mark_process_dead(pid)
        MultiProcessCollector(registry)
        return generate_latest(registry)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def memory() -> int:
    """Bytes of this process in memory; where the system tells no more, the most there ever were."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
