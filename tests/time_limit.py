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
from types import FrameType

import psutil
import pytest

AGAIN = 10.0
"""Seconds until it is interrupted again, if it did not end."""
GRACE = 60.0
"""Seconds more, after which its process is ended; as long as the limit where that is less."""

_stderr = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("seconds", "how long one part of a test may take", default="300")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_stderr] = os.dup(2)  # the real one: later it is captured


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[_stderr])


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
    seconds, stderr = float(item.config.getini("seconds")), item.config.stash[_stderr]
    told = f"{item.nodeid}: {part} did not end within {seconds:g} s"
    in_browser = "web" in item.path.parts
    end = threading.Timer(seconds if in_browser else seconds + min(GRACE, seconds), _end, (told, stderr))
    end.daemon = True
    end.start()
    # the last resort, where not even a thread comes to its turn
    faulthandler.dump_traceback_later(seconds + 2 * min(GRACE, seconds), exit=True, file=stderr)
    try:
        if in_browser or not hasattr(signal, "SIGALRM"):
            yield
        else:
            with _interrupted(seconds, told, stderr):
                yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        end.cancel()


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
