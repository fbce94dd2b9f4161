"""What a table costs in the browser: bytes, time to the first question, tasks that hold the page up while bots move.

    python tools/page_speed.py [game ...]

Times depend on what else the machine does; run it alone.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, expect, sync_playwright

from fathom.lab.serving import Server
from visiting import Visitor
from web.conftest import FLAGS, chromium
from web.weighing import FOUR, Line, LongTasks, slow_down

QUESTIONS = 8


def opened(browser: Browser, server: Server, game: str, *, slow: bool) -> tuple[Visitor, Line, float]:
    """From the lobby to the first question, with one click."""
    one = Visitor(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page(), server)
    line = Line(one.page)
    if slow:
        slow_down(line)
    one.go("/")
    button = one.page.locator(f'a[href="#/play/{game}"]').first
    expect(button).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    button.scroll_into_view_if_needed()
    start = time.monotonic()
    button.click()
    one.page.wait_for_selector('[data-testid="prompt"]')
    return one, line, time.monotonic() - start


def by_link(browser: Browser, server: Server, url: str, *, slow: bool) -> float:
    """Somebody who was never here opens the link to a seat."""
    one = Visitor(browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page(), server)
    if slow:
        slow_down(Line(one.page))
    start = time.monotonic()
    one.page.goto(url)
    one.page.wait_for_selector('[data-testid="prompt"]')
    seconds = time.monotonic() - start
    one.page.context.close()
    return seconds


def measure(browser: Browser, server: Server, game: str) -> None:
    one, _, click = opened(browser, server, game, slow=False)
    link = by_link(browser, server, one.page.url, slow=False)
    tasks = LongTasks(one.page)
    for _ in range(QUESTIONS):
        one.wait_for_question()
        if one.over():
            break
        one.page.keyboard.press("1")
        one.page.wait_for_timeout(300)
    longest, processor = tasks.longest()
    one.page.context.close()
    two, _, slow_click = opened(browser, server, game, slow=True)
    slow_link = by_link(browser, server, two.page.url, slow=True)
    two.page.context.close()
    print(
        f"{game:16} first question: click {click:.2f} s, link {link:.2f} s; slow 4G and a 4 times slower processor: "
        f"click {slow_click:.2f} s, link {slow_link:.2f} s; longest task while bots move {longest:.0f} ms "
        f"({processor:.0f} ms of the processor)"
    )


def main() -> None:
    games = sys.argv[1:] or list(FOUR)
    with (
        tempfile.TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(f"{data}/tables.db", rate=0, new_tables=0) as server,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in games:
            measure(browser, server, game)


if __name__ == "__main__":
    main()
