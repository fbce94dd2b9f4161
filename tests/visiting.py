"""Somebody in front of a browser: what they see and what they do."""

from __future__ import annotations

import contextlib
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from fathom.lab.remote import any_answer
from fathom.lab.serving import Server

__all__ = ["Visitor", "call", "new_table"]

PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


def call(server: Server, path: str, body: Any = None, key: str = "") -> Any:
    """A request to the server, beside the browser."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(server.url + path, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def new_table(server: Server, *who: str, game: str = "abyss", seed: int = 1, **options: bool) -> dict[str, Any]:
    """A table; `who` are me, friend, or the name of a bot."""
    names = ("Mara", "Oskar", "Ida", "Jo", "Kim", "Uma")
    seats = [
        {"who": one, "name": names[n]} if one in ("me", "friend") else {"who": "bot", "bot": one}
        for n, one in enumerate(who)
    ]
    made: dict[str, Any] = call(server, "/api/tables", {"game": game, "seats": seats, "options": options, "seed": seed})
    return made


class Visitor:
    """One page of one browser."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page, self.server = page, server
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    # ---- going places

    def go(self, fragment: str) -> None:
        """Open a page of ours anew."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.server.url}/#{fragment}")

    def sit(self, table: str, key: str, *, skip: bool = True) -> None:
        """Open a seat's link; whoever comes for the first time is asked for a name."""
        self.go(f"/t/{table}/{key}")
        expect(self.seen("board")).to_be_visible()
        if skip and self.seen("join-skip").is_visible():
            self.seen("join-skip").click()

    def seen(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def speak(self, lang: str) -> None:
        """Change the language of the page; on a phone the switch is in a menu."""
        switch = self.seen(f"lang-{lang}")
        menu = self.page.get_by_test_id("menu")
        expect(switch.or_(menu).first).to_be_visible()
        if not switch.is_visible():
            menu.click()
        switch.click()
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        self.page.keyboard.press("Escape")

    # ---- playing

    @property
    def options(self) -> Locator:
        return self.page.locator('[data-testid="prompt"] [data-testid^="option-"]:enabled')

    def wait_for_question(self) -> None:
        """Until something is asked of this seat, or the game is over."""
        asked = (
            '[data-testid="prompt"] [data-testid^="option-"], [data-testid="answer-submit"], [data-testid="outcome"]'
        )
        self.page.locator(asked).first.wait_for(timeout=60_000)

    def answer(self, rng: random.Random) -> None:
        """Answer the question by clicks, however it has to be answered."""
        before = self.question()
        submit = self.seen("answer-submit")
        if submit.count():
            for _ in range(12):
                if submit.is_enabled() and (rng.random() < 0.6 or not self.options.count()):
                    break
                self.options.nth(rng.randrange(self.options.count())).click()
            submit.click()
        else:
            self.options.nth(rng.randrange(self.options.count())).click()
        end = time.monotonic() + 20
        while self.question() == before and time.monotonic() < end:
            self.page.wait_for_timeout(15)

    def question(self) -> str:
        """What the prompt says, with its answers: changes when the question does."""
        found = self.seen("prompt")
        number = self.page.locator("[data-number]").first
        at = number.get_attribute("data-number") if number.count() else ""
        return f"{at} {found.inner_text() if found.count() else ''}"

    def play_to_the_end(self, rng: random.Random, most: int = 400) -> int:
        for n in range(most):
            self.wait_for_question()
            if self.seen("outcome").count():
                return n
            self.answer(rng)
        raise AssertionError("the game did not end")

    def log(self) -> list[str]:
        return self.seen("log-line").all_inner_texts()

    def text(self) -> str:
        return self.page.locator("body").inner_text()


def play_by_wire(
    server: Server, table: str, keys: dict[int, str], until: int, seed: int = 1, asked: str = "", after: int = 0
) -> int:
    """Let seats answer over HTTP until so many choices are made (or the game is over); tells the number.

    With `asked` it stops before that question, as soon as `after` choices are made.
    """
    rng = random.Random(seed)
    for _ in range(2000):
        moved = False
        for seat, key in keys.items():
            state = call(server, f"/api/tables/{table}/state", key=key)
            view = state["view"]
            if view["number"] >= until or view["outcome"]:
                return int(view["number"])
            decision = view["decision"]
            if decision is not None and decision["prompt"]["id"] == asked and view["number"] >= after:
                return int(view["number"])
            if decision is not None:
                answer = any_answer(decision, rng)
                mark = f"{seat}-{decision['id']}-{rng.random()}"
                body = {"do": "answer", "key": mark, "question": decision["id"], "answer": answer}
                with contextlib.suppress(urllib.error.HTTPError):  # of the right shape, but too little to pay with
                    call(server, f"/api/tables/{table}/do", body, key)
                moved = True
        if not moved:
            time.sleep(0.02)
    raise AssertionError("the game does not go on")
