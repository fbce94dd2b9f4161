"""Somebody in front of a browser: what they see and what they do."""

from __future__ import annotations

import contextlib
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError, expect

from fathom.lab.remote import any_answer
from fathom.lab.serving import Server

__all__ = ["Question", "Visitor", "call", "new_table", "play_by_wire", "until"]

PATIENCE = 100_000
"""Milliseconds after which something that does not come is a failure; a busy machine takes its time."""
# What is asked, looked up at one moment: nothing can change between two parts of it.
ASKED = """() => {
    const prompt = document.querySelector('[data-testid=prompt][data-question]');
    if (!prompt) return null;
    const options = [...prompt.querySelectorAll('[data-testid^=option-]')];
    const submit = prompt.querySelector('[data-testid=answer-submit]');
    const enabled = options.filter((one) => !one.disabled).map((one) => one.dataset.testid.slice(7));
    const ready = submit ? !submit.disabled : null;
    if (!enabled.length && !ready) return null;
    return { id: prompt.dataset.question, options: enabled, ready };
}"""
# Whoever plays at random means it, also where the page asks once more.
SURE = "() => document.querySelector('[data-testid=doubt-yes]:enabled')?.click()"
ANSWERED = """question => document.querySelector('[data-testid=prompt]')?.dataset.question !== question
    || !!document.querySelector('[data-testid=toast].error, [data-testid=not-taken], [data-testid=outcome]')"""
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== 'running' || !isFinite(one.effect.getComputedTiming().endTime))"""
LISTS = "location.protocol.startsWith('http') && localStorage.setItem('fathom.answers', 'all')"
HURRY = """() => {
    const skip = () => document.querySelector('[data-testid=skip-ahead]')?.click();
    new MutationObserver(skip).observe(document.body, { childList: true, subtree: true });
    skip();
}"""
expect.set_options(timeout=PATIENCE)


def call(server: Server, path: str, body: Any = None, key: str = "") -> Any:
    """A request to the server, beside the browser."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    request = urllib.request.Request(server.url + path, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE / 1000) as answer:
        return json.load(answer)


def new_table(server: Server, *who: str, game: str = "abyss", seed: int = 1, **options: bool | int) -> dict[str, Any]:
    """A table; `who` are me, friend, or the name of a bot."""
    names = ("Mara", "Oskar", "Ida", "Jo", "Kim", "Uma")
    seats = [
        {"who": one, "name": names[n]} if one in ("me", "friend") else {"who": "bot", "bot": one}
        for n, one in enumerate(who)
    ]
    made: dict[str, Any] = call(server, "/api/tables", {"game": game, "seats": seats, "options": options, "seed": seed})
    return made


def until(told: Callable[[], Any], seconds: float = PATIENCE / 1000) -> Any:
    """Ask again until the answer is yes. (The page's own policy forbids a browser to wait for an expression.)"""
    end, pause = time.monotonic() + seconds, 0.01
    while time.monotonic() < end:
        if answer := told():
            return answer
        time.sleep(pause)  # what takes long is not hastened by looking often
        pause = min(1.5 * pause, 0.1)
    raise AssertionError("in vain")


class Question(NamedTuple):
    """What the prompt asks: which answers can be chosen now, and whether the answer in the making can be given.

    `ready` is none where one click is the whole answer.
    """

    id: str
    options: list[str]
    ready: bool | None


class Visitor:
    """One page of one browser."""

    def __init__(self, page: Page, server: Server, *, lists: bool = True) -> None:
        """With `lists` every answer is listed beside the question, also those that a piece of the board stands for."""
        self.page, self.server = page, server
        if lists:
            page.add_init_script(LISTS)
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
        # The dialog comes with the board, or not at all.
        if skip and self.seen("join-skip").is_visible():
            self.seen("join-skip").click()
            expect(self.seen("join-skip")).to_be_hidden()

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

    def asked(self) -> Question | None:
        """The question on the screen, at one moment; none while an answer is on its way."""
        found = self.page.evaluate(ASKED)
        return None if found is None else Question(**found)

    def over(self) -> bool:
        return self.seen("outcome").count() > 0

    def wait_for_question(self) -> Question | None:
        """What this seat is asked, once it is; none if the game is over."""
        found = until(lambda: self.asked() or self.over())
        return found if isinstance(found, Question) else None

    def answer(self, rng: random.Random) -> None:
        """Answer the question that is open now by clicks; what is no longer asked needs no answer."""
        first = self.asked()
        now = first
        while first is not None and now is not None and now.id == first.id:
            if now.ready and (rng.random() < 0.6 or not now.options):
                if self.press(now, "answer-submit"):
                    self.wait_while_asked(now.id)
                    return
            elif now.options:
                pressed = self.press(now, f"option-{rng.choice(now.options)}")
                if pressed and now.ready is None:
                    self.wait_while_asked(now.id)
                    return
            now = self.asked()

    def press(self, question: Question, testid: str) -> bool:
        """Click what belongs to this very question, unless it is no longer asked.

        False: it is gone. (Perhaps by this very click: on a busy machine its effect may come before its report.)
        """
        there = self.page.locator(f'[data-testid="prompt"][data-question="{question.id}"]')
        target = there.locator(f'[data-testid="{testid}"]:enabled')
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            try:
                target.click(timeout=5000)
                return True
            except TimeoutError:
                if not target.count():
                    return False
        raise AssertionError(f"{testid} cannot be clicked")

    def wait_while_asked(self, question: str) -> None:
        """Until another question is on the screen, or none; a refused answer leaves the same one open."""
        self.page.evaluate(SURE)
        until(lambda: self.page.evaluate(ANSWERED, question))

    def play_to_the_end(self, rng: random.Random, most: int = 400) -> int:
        """By clicks, not waiting for the bots' moves to be shown one by one; tells how many answers it took."""
        self.hurry()
        for n in range(most):
            self.wait_for_question()
            if self.over():
                return n
            self.answer(rng)
        raise AssertionError("the game did not end")

    def hurry(self) -> None:
        """From now on skip ahead whenever the page offers it."""
        self.page.evaluate(HURRY)

    def settle(self) -> None:
        """Until the fonts are there and nothing moves any more."""
        self.page.evaluate("document.fonts.ready")
        until(lambda: self.page.evaluate(AT_REST))

    def complaints_of_axe(self, axe: str, *rules: str) -> list[str]:
        """What axe finds serious in the page as it stands, by all rules or by these."""
        self.settle()
        only = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        found = self.page.evaluate("how => axe.run(document, how)", {"resultTypes": ["violations"], **only})
        return [
            f"{v['id']} ({v['impact']}): {v['nodes'][0]['target']} of {len(v['nodes'])}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]

    def log(self) -> list[str]:
        return self.seen("log-line").all_inner_texts()

    def text(self) -> str:
        return self.page.locator("body").inner_text()


def play_by_wire(
    server: Server, table: str, keys: dict[int, str], until: int, seed: int = 1, asked: str = "", after: int = 0
) -> int:
    """Let seats answer over HTTP until so many choices are made (or the game is over); tells the number.

    It ends when one of them is asked again: where there is nothing to choose, the server answers first. With `asked` it
    stops before that question, as soon as `after` choices are made.
    """
    rng = random.Random(seed)
    end = time.monotonic() + 3 * PATIENCE / 1000
    while time.monotonic() < end:
        moved = False
        for seat, key in keys.items():
            state = call(server, f"/api/tables/{table}/state", key=key)
            view = state["view"]
            decision = view["decision"]
            if view["outcome"] or (view["number"] >= until and decision is not None):
                return int(view["number"])
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
