"""A real browser against a real server. Nothing is faked, and a message of the browser's console fails a test."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from fathom.lab.serving import Server
from fathom.server.app import STATIC
from visiting import Visitor

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb",
]  # fmt: skip


def chromium() -> str:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("FATHOM_CHROMIUM") or next((path for name in names if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("The browser tests need Chromium: install the package chromium, or name one in FATHOM_CHROMIUM.")
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The web client is not built: run make web.")
    folder = tmp_path_factory.mktemp("web")
    with Server(str(folder / "tables.db"), log=folder / "server.log", rate=0, new_tables=0, bot_seconds=60) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        loop = asyncio._get_running_loop()
        yield running
        asyncio._set_running_loop(loop)  # hidden from tests without a browser, of which the last may have been one
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser of their own; at the end none of their consoles may have complained."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def make(
        width: int = 1440,
        height: int = 900,
        *,
        touch: bool = False,
        lang: str = "en",
        lists: bool = True,
        **more: object,
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=touch, is_mobile=touch,
            reduced_motion=more.pop("reduced_motion", "reduce"), **more,
        )  # fmt: skip
        contexts.append(context)
        visitor = Visitor(context.new_page(), server, lists=lists)
        visitors.append(visitor)
        return visitor

    yield make
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for context in contexts:
        context.close()
    assert not complaints, complaints


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    return random.Random(request.node.name)


@pytest.fixture(scope="session")
def axe() -> str:
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")


__all__ = ["Page"]
