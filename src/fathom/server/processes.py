"""Processes beside the server, for work that may take long or never end: one that takes too long is ended and replaced.

Nothing here depends on how a system makes processes: each is a program of its own (`worker.py`) that reads questions
and writes answers.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

__all__ = ["LOST", "NotStarted", "Pool", "Process"]


class NotStarted(OSError):
    """A process ended before it was ready: what it was to do is not to blame, its installation or the machine is."""


LOST = (TimeoutError, OSError, msgspec.DecodeError)
"""What a question to a process may end in: it took too long, or the process was gone."""
LONGEST = 2**26
START_SECONDS = 60.0
"""On the wall, until a process is ready: a busy machine takes long for that, and no question is to blame for it."""


class Process:
    """One process; it is started when it is first asked, and anew when it had to be ended."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any], cpu: float, wall: float, content: bytes = b"") -> Any:
        """The answer, or one of LOST: after so many seconds of work, or so many seconds on the wall
        (from when the process is ready)."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self._running()
            async with asyncio.timeout(wall):
                assert process.stdin is not None and process.stdout is not None
                head = question | {"size": len(content), "seconds": cpu}
                process.stdin.write(msgspec.json.encode(head) + b"\n" + content)
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line)
        except (*LOST, ValueError, asyncio.CancelledError):  # ValueError: a line longer than LONGEST
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        """Started and ready: its first line says so."""
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = (sys.executable, "-m", "fathom.server.worker", self.purpose)
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST)
            assert self._process.stdout is not None
            if not await self._process.stdout.readline():
                raise NotStarted(f"a process for {self.purpose} ended before it was ready")
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Some processes that take questions in turn. Their purpose is for people who look at a list of processes."""

    def __init__(self, purpose: str, size: int) -> None:
        self._all = [Process(purpose) for _ in range(size)]
        self._free = self._all.copy()
        self._lines: tuple[deque[asyncio.Future[Process]], ...] = (deque(), deque())
        """Who waits: those for whom somebody waits in turn, and those who come only when none of them is left."""

    @asynccontextmanager
    async def one(self, patient: bool = False) -> AsyncIterator[Process]:
        """The next free process; how long to wait for it is the caller's business. Who is patient lets others pass."""
        process = self._free.pop() if self._free else await self._wait(self._lines[patient])
        try:
            yield process
        finally:
            self._hand_on(process)

    async def _wait(self, line: deque[asyncio.Future[Process]]) -> Process:
        waiting: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():  # it came in the same moment
                self._hand_on(waiting.result())
            raise

    def _hand_on(self, process: Process) -> None:
        for line in self._lines:
            while line:
                if not (waiting := line.popleft()).done():
                    waiting.set_result(process)
                    return
        self._free.append(process)

    async def close(self) -> None:
        for process in self._all:
            await process.stop()
