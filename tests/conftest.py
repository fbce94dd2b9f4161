"""What all tests share."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import fathom

pytest.register_assert_rewrite("fathom.lab.conformance")  # checks that tests and `make soak` have in common
pytest_plugins = ["fathom.lab.rule_coverage", "time_limit"]

# The same examples every time, and no look at the clock: what is red once is red again, also on a busy machine.
settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_configure() -> None:
    """`make compiled` says which engine it means to test; the sources in its place would pass for it."""
    wanted = os.environ.get("FATHOM_ENGINE", "")
    if wanted and fathom.engine_mode() != wanted:
        raise pytest.UsageError(f"the engine is {fathom.engine_mode()}, not {wanted}: {fathom.__file__}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """So many tests are no garbage: nobody looks for any while they are listed, in every process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


LONG = ("web", "server", "conformance")
"""Folders with the longest tests. They come first, so that at the end short ones keep all processes busy."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        parts = item.path.relative_to(config.rootpath).parts
        return LONG.index(parts[1]) if len(parts) > 1 and parts[1] in LONG else len(LONG)

    items.sort(key=place)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
    """The browser of a process keeps an event loop that counts as running, between its tests, too. Whoever else wants
    to run one in the same process must not see it; the browser takes it back by itself when it is closed, which may be
    at the end of any last test."""
    loop = asyncio._get_running_loop()
    if loop is None or "web" in item.path.parts:
        return (yield)
    asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(loop if nextitem else None)
