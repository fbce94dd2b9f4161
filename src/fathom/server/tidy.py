"""What keeps a server that runs for months small and quick: garbage is looked for at our pace, and idle tables leave.

Tables are many small objects without cycles, which Python frees at once. Its own full collections would look through
all of them every few seconds of play, and with 500 tables stop the server for half a second each time. Even its young
ones do, for up to 25 ms: every answer makes a whole new table, and what is freed of the old one is counted against it,
so that tens of thousands of objects are young when one begins. They took a twelfth of the server's time and found
nothing. A server that stops for a moment while hundreds of answers come in needs many such moments until nobody waits
any more; so there are full collections alone, and they wait until nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable

from prometheus_client import Histogram

from ..kernel.data import Data, names_of_fields
from .metrics import memory
from .tables import Tables

__all__ = ["forget", "ready", "tidy", "watch"]

log = logging.getLogger("fathom.tidy")
LEAST, MOST = 10.0, 600.0
"""Seconds between collections: requests and tasks leave little behind that holds itself."""
SHARE = 1000
"""One second in so many may go into them: with few tables they are quick and come often, with many they are seldom."""
QUIET = 1.0
"""Seconds without a command or a request after which it harms nobody to stop for a moment."""
GROWN = 64_000_000
"""Bytes that may gather where there is no such second; at a server that holds more than that, as many as it holds: most
of them are tables, among which nothing is found, and looking through them stops it for the longer."""
TICK = 0.1
"""Seconds between looks at how late the server itself is."""
PACE = 0.002
"""Seconds between kinds of data that are made ready."""
LOOK = 15.0
"""The most seconds between looks for idle tables."""


async def tidy(done: Callable[[], int]) -> None:
    """Collect garbage seldom and where nobody waits, until cancelled. `done` counts all that was asked so far."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself is made of stays
    gc.set_threshold(0)
    try:
        pause = LEAST
        while True:
            await _good_moment(done, pause)
            began = time.perf_counter()
            gc.collect()
            pause = min(MOST, max(LEAST, (time.perf_counter() - began) * SHARE))
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _good_moment(done: Callable[[], int], least: float) -> None:
    """Wait for a second in which nobody asks anything, `least` seconds from now or later; but not longer than ten
    minutes, nor until too much has gathered."""
    began, now = time.perf_counter(), memory()
    grown = now + max(GROWN, now)
    while (passed := time.perf_counter() - began) < MOST and memory() < grown:
        before = done()
        await asyncio.sleep(QUIET)
        if passed >= least and done() == before:
            return


async def ready() -> None:
    """Make all kinds of data ready one by one, while nobody waits: each takes half a millisecond where it is met first,
    and the first answers of a game meet dozens."""
    rest = Data.__subclasses__()
    while rest:
        kind = rest.pop()
        rest += kind.__subclasses__()
        names_of_fields(kind)
        await asyncio.sleep(PACE)


async def forget(tables: Tables, seconds: float) -> None:
    """Let tables go that nobody used for so long, until cancelled."""
    while True:
        await asyncio.sleep(min(LOOK, seconds / 4))
        try:
            await tables.forget_idle()
        except Exception:  # whatever one table does, the others are looked at next time
            log.exception("tables not forgotten")


async def watch(pauses: Histogram) -> None:
    """Note how late the event loop comes to what is due, until cancelled: whoever asks something waits as long."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        pauses.observe(max(0.0, loop.time() - due))
