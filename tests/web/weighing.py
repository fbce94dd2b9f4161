"""What a page costs: bytes as they came over the line, a slow line and processor, tasks that hold the browser up."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

__all__ = ["FOUR", "SLOW_4G", "Line", "LongTasks", "send_far", "slow_down"]

FOUR: dict[str, int] = {"abyss": 3, "unfathomable": 3, "arkham": 2, "call_of_madness": 2}
"""The games, each with a usual number of seats."""

SOCKET = "socket"
"""How the socket is called among what was fetched; it has come with the first message."""
# As Lighthouse has it: 1.6 Mbit/s down, half of it up, 150 ms there and back.
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}


class Fetched(NamedTuple):
    """One thing that was fetched, with its headers: how many bytes, asked for when, there when."""

    url: str
    bytes: int
    asked: float
    came: float


class Line:
    """Counts what a page fetches, from now on, as the server sent it."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self._asked_for: dict[str, tuple[str, float]] = {}
        self.fetched: list[Fetched] = []
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.webSocketWillSendHandshakeRequest", self._asked)
        self.session.on("Network.loadingFinished", self._came)
        self.session.on("Network.webSocketFrameReceived", self._came)
        self.session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        url = event["request"].get("url", SOCKET)
        self._asked_for[event["requestId"]] = (url, event["timestamp"])

    def _came(self, event: dict[str, Any]) -> None:
        url, asked = self._asked_for.pop(event["requestId"], ("", 0.0))
        if url.startswith(("http", SOCKET)):
            self.fetched.append(Fetched(url, int(event.get("encodedDataLength", 0)), asked, event["timestamp"]))

    def trips(self, *named: str) -> int:
        """How many times somebody waited for an answer before asking for the next thing, until the last of these came:
        what is asked for while something else is on its way costs no trip of its own."""
        trips: dict[Fetched, int] = {}
        sent = (one for one in self.fetched if one.bytes or one.url == SOCKET)  # the rest was in the browser's cache
        for one in sorted(sent, key=lambda one: one.asked):
            trips[one] = 1 + max((n for other, n in trips.items() if other.came <= one.asked), default=0)
        return max(n for one, n in trips.items() if any(name in one.url for name in named))

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


def send_far(line: Line, seconds: float = 0.5) -> None:
    """A server far away: every answer takes that long, however short it is."""
    conditions = {"offline": False, "latency": 1000 * seconds, "downloadThroughput": -1, "uploadThroughput": -1}
    line.session.send("Network.emulateNetworkConditions", conditions)


class LongTasks:
    """What holds a page up, from now on: its tasks as the browser records them."""

    TASK = "ThreadControllerImpl::RunTask"
    HERE = "fathom-here"

    def __init__(self, page: Page) -> None:
        self.page = page
        assert page.context.browser
        self.browser = page.context.browser
        self.browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])

    def longest(self) -> tuple[float, float]:
        """Milliseconds of the longest, by the clock and of the processor (what else the machine does not counted)."""
        self.page.evaluate("name => performance.mark(name)", self.HERE)
        events = json.loads(self.browser.stop_tracing())["traceEvents"]
        page = next((one["pid"], one["tid"]) for one in events if one["name"] == self.HERE)
        tasks = [one for one in events if one["name"] == self.TASK and (one["pid"], one["tid"]) == page]
        return tuple(max(one.get(how, 0) for one in tasks) / 1000 for how in ("dur", "tdur"))  # type: ignore[return-value]
