"""Where what came from outside is tried before the server itself touches it: records and other files, and answers at
tables that began as somebody's file. They run in other processes, with little time; whoever asks too much waits for
nobody but itself."""

from __future__ import annotations

import logging
from typing import Any

from .live import Live
from .problems import Refused, refuse
from .processes import LOST, NotStarted, Pool
from .settings import Settings

__all__ = ["WorkRoom"]

log = logging.getLogger("fathom.work")

QUEUE = 4
"""Records that are read or wait, for each process that reads."""
TRIAL_SECONDS = 1.0
PATIENCE = 60
"""So many times the processor time that it may take, something may take on the wall: others work here, too, and they
come first."""
HEAVIEST = 0.05
"""Seconds of processor time that one answer may take the server, which serves nobody else meanwhile."""


class WorkRoom:
    """Processes for records, and one for answers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._readers = Pool("records", settings.import_workers)
        self._trials = Pool("trials", 1)
        self._reading: set[str] = set()

    async def close(self) -> None:
        await self._readers.close()
        await self._trials.close()

    async def read(self, question: dict[str, Any], file: bytes, address: str) -> dict[str, Any]:
        """What a process made of a file. One at a time from an address, and few wait for their turn."""
        if address in self._reading:
            raise refuse("too-fast", "one-import")
        if len(self._reading) >= self.settings.import_workers * QUEUE:
            raise refuse("busy", "too-many-imports")
        self._reading.add(address)
        seconds = self.settings.import_seconds
        try:
            async with self._readers.one() as reader:
                told: dict[str, Any] = await reader.ask(question, seconds, seconds * PATIENCE, file)
            return told
        except NotStarted as error:
            raise _our_fault(error) from error
        except LOST as error:
            raise refuse("too-large", "import-too-heavy", seconds=seconds) from error
        finally:
            self._reading.discard(address)

    async def try_answer(self, live: Live, seat: int, answer: Any) -> None:
        """Refuse an answer at a table that began as a file, if the rules cannot go on from it or take too long."""
        if "snapshot" not in (live.table.origin or {}):
            return
        question = {"do": "try", "saved": live.table.save(), "seat": seat, "answer": answer}
        try:
            async with self._trials.one() as trial:
                seconds = await trial.ask(question, TRIAL_SECONDS, TRIAL_SECONDS * PATIENCE)
        except NotStarted as error:
            raise _our_fault(error) from error
        except LOST as error:
            raise refuse("invalid", "table-too-heavy") from error
        if seconds is None or seconds > HEAVIEST:
            raise refuse("invalid", "table-too-heavy")


def _our_fault(error: NotStarted) -> Refused:
    """What was to be read is not to blame where nobody could begin to."""
    log.error("%s", error)
    return refuse("busy", "cannot-check-now")
