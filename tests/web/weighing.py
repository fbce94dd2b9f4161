"""What a page costs: bytes as they came over the line, a slow line and processor, tasks that hold the browser up."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

__all__ = ["FOUR", "SLOW_4G", "Line", "LongTasks", "slow_down"]

FOUR: dict[str, int] = {"abyss": 3, "unfathomable": 3, "arkham": 2, "call_of_madness": 2}
"""The games, each with a usual number of seats."""

# As Lighthouse has it: 1.6 Mbit/s down, half of it up, 150 ms there and back.
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}

WATCH = """() => {
    window.__tasks = [];
    new PerformanceObserver((list) => list.getEntries().forEach((one) => window.__tasks.push(one.duration)))
        .observe({ type: 'longtask', buffered: true });
}"""


class Fetched(NamedTuple):
    """One thing that was fetched, with its headers."""

    url: str
    bytes: int


class Line:
    """Counts what a page fetches, from now on, as the server sent it."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self._urls: dict[str, str] = {}
        self.fetched: list[Fetched] = []
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._came)
        self.session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "")
        if url.startswith("http"):
            self.fetched.append(Fetched(url, int(event["encodedDataLength"])))

    @property
    def bytes(self) -> int:
        return sum(one.bytes for one in self.fetched)

    def heaviest(self, most: int = 12) -> str:
        rows = sorted(self.fetched, key=lambda one: -one.bytes)[:most]
        return "\n".join(f"{one.bytes:8d} {one.url.partition('/')[2].partition('/')[2]}" for one in rows)


def slow_down(line: Line, processor: float = 4) -> None:
    """A phone of the middle class in a bad net."""
    line.session.send("Network.emulateNetworkConditions", SLOW_4G)
    line.session.send("Emulation.setCPUThrottlingRate", {"rate": processor})


class LongTasks:
    """Tasks of more than 50 ms, as the browser counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(WATCH)

    def longest(self) -> float:
        return max([0.0, *self.page.evaluate("window.__tasks")])
