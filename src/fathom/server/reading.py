"""Looking back: moments, records and reports of a long game take a while. They are made in a thread of their own, so
that whoever leafs through one takes no thread from those who play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .limits import Held
from .problems import refuse

__all__ = ["Reading"]

Made = TypeVar("Made")
THREADS = 1
"""More would not read faster, but let the others wait longer: only one of them runs at a time."""


class Reading:
    """A thread, and a line before it in which no address takes all the room."""

    def __init__(self, most: int) -> None:
        """`most` requests of one address are made or wait to be: some seconds of work."""
        self._threads = ThreadPoolExecutor(THREADS, "reading")
        self._waiting = Held(most)

    async def run(self, work: Callable[[], Made], address: str) -> Made:
        """What the work gives; refused where the address has too much of it on its way."""
        if not self._waiting.take(address):
            raise refuse("too-fast", "too-fast")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting.give_back(address)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
