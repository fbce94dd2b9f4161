"""No test may hang: one that does not end fails by its name, with what every thread was doing, and the others go on.

Each part of a test (its preparation, itself, its cleaning up) has `seconds` (`pyproject.toml`). Then it is interrupted
where it stands, in a loop as in a wait. What swallows that, and a test in the browser, whose own loop would not survive
it, ends with its whole process: pytest-xdist says which test that was and goes on with another process.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic  # the real one, whatever a test does to the clock
from types import FrameType

import psutil
import pytest

AGAIN = 10.0
"""Seconds until it is interrupted again, if it did not end."""
GRACE = 60.0
"""Seconds more, after which its process is ended; as long as the limit where that is less."""

_watch = pytest.StashKey["Watch"]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("seconds", "how long one part of a test may take", default="300")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_watch] = Watch(float(config.getini("seconds")))


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[_watch].close()


class Watch:
    """One thread for all tests: it looks at the clock now and then. A thread for each part of each of so many tests
    would cost more than most of them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.grace = min(GRACE, seconds)
        self.stderr = os.dup(2)  # the real one: later it is captured
        self.watched: tuple[float, str] | None = None
        """When the process is to end, and what is told then."""
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self.look, name="time-limit", daemon=True)
        self.thread.start()

    def look(self) -> None:
        while not self.closed.wait(min(1.0, self.seconds / 4)):
            watched = self.watched
            if watched is None:
                faulthandler.cancel_dump_traceback_later()
            elif monotonic() >= watched[0]:
                _end(watched[1], self.stderr)
            else:  # the last resort, where not even this thread comes to its turn any more
                faulthandler.dump_traceback_later(self.seconds + 2 * self.grace, exit=True, file=self.stderr)
        faulthandler.cancel_dump_traceback_later()

    def close(self) -> None:
        self.closed.set()
        self.thread.join()
        os.close(self.stderr)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with _limited(item, "preparation"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with _limited(item, "test"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    with _limited(item, "cleaning up"):
        return (yield)


@contextmanager
def _limited(item: pytest.Item, part: str) -> Iterator[None]:
    watch = item.config.stash[_watch]
    told = f"{item.nodeid}: {part} did not end within {watch.seconds:g} s"
    in_browser = "web" in item.path.parts
    watch.watched = (monotonic() + watch.seconds + (0 if in_browser else watch.grace), told)
    try:
        if in_browser or not hasattr(signal, "SIGALRM"):
            yield
        else:
            with _interrupted(watch.seconds, told, watch.stderr):
                yield
    finally:
        watch.watched = None


@contextmanager
def _interrupted(seconds: float, told: str, stderr: int) -> Iterator[None]:
    def interrupt(number: int, frame: FrameType | None) -> None:
        faulthandler.dump_traceback(file=stderr)
        pytest.fail(told)

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, min(AGAIN, seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _end(told: str, stderr: int) -> None:
    """End this process and whatever it has started: nobody would stop those servers and browsers any more."""
    os.write(stderr, f"\n{told}; its process is ended\n".encode())
    faulthandler.dump_traceback(file=stderr)
    for child in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):
            child.kill()
    os._exit(1)
