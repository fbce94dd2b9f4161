"""When something goes wrong the page says so in a sentence, and mends itself where it can."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, until

Visit = Callable[..., Visitor]


def test_a_revoked_link_says_so(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=1)
    one = visit()
    one.sit(made["table"], made["seats"][1])
    request = urllib.request.Request(
        f"{server.url}/api/tables/{made['table']}/keys/1",
        method="DELETE",
        headers={"authorization": f"Bearer {made['host']}"},
    )
    with urllib.request.urlopen(request):
        pass
    expect(one.page.locator("main")).to_contain_text("link", ignore_case=True)
    expect(one.seen("board")).to_be_hidden()
    one.complaints.clear()  # the browser may note the closed socket


def test_an_unknown_table_and_an_unknown_page_are_told_kindly(visit: Visit) -> None:
    one = visit()
    one.go("/t/nowhere234/nokeynokeynokey")
    expect(one.page.locator("main")).to_contain_text("table", ignore_case=True)
    one.go("/what/is/this")
    expect(one.page.locator("main").get_by_role("link").first).to_be_visible()
    one.complaints.clear()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(str(tmp_path / "mortal.db"), log=tmp_path / "mortal.log", rate=0).start()
    yield server
    server.kill()


def test_the_hand_on_the_phone_says_that_the_server_is_gone_and_comes_back(visit: Visit, mortal: Server) -> None:
    one = visit(390, 844, touch=True)
    one.server = mortal
    made = new_table(mortal, "me", "random", seed=1)
    one.go(f"/hand/{made['table']}/{made['seats'][0]}")
    expect(one.seen("hand-page")).to_be_visible()
    expect(one.seen("connection")).to_have_text("")
    mortal.kill()
    expect(one.seen("connection")).not_to_have_text("")
    mortal.start()
    expect(one.seen("connection")).to_have_attribute("data-status", "open")
    expect(one.seen("connection")).to_have_text("")
    one.complaints.clear()  # the browser notes every attempt


def test_a_game_that_does_not_exist_cannot_be_begun(visit: Visit) -> None:
    one = visit(lang="de")
    one.go("/play/chess")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("Hier enden unsere Seekarten")
    one.page.get_by_role("link", name="Zur Lobby", exact=True).click()
    expect(one.seen("lobby-play")).to_be_visible()
    one.complaints.clear()  # the browser notes what it was refused


def test_a_part_of_the_page_that_cannot_be_fetched_says_so(visit: Visit, mortal: Server) -> None:
    one = visit(lang="de")
    one.server = mortal
    made = new_table(mortal, "me", "random", seed=1)
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    mortal.kill()
    expect(one.seen("connection")).to_have_attribute("data-status", re.compile("lost|gone"))
    one.seen("prompt").locator(".chip").first.click()
    expect(one.seen("toast")).to_contain_text("Ein Teil dieser Seite ließ sich nicht laden.")
    one.complaints.clear()  # the browser notes every attempt


def test_the_page_survives_the_death_of_its_server(visit: Visit, mortal: Server) -> None:
    one = visit()
    one.server = mortal
    made = new_table(mortal, "me", "random", seed=1)
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    asked = one.seen("prompt").inner_text()
    mortal.kill()
    expect(one.seen("connection")).to_have_attribute("data-status", re.compile("lost|gone"))
    mortal.start()
    one.page.evaluate("dispatchEvent(new Event('online'))")  # the page tries again at once
    expect(one.seen("connection")).to_have_attribute("data-status", "open")
    expect(one.seen("prompt")).to_have_text(asked, use_inner_text=True)
    question = one.asked()
    assert question is not None

    def number() -> int:
        return int(call(mortal, f"/api/tables/{made['table']}/state", key=made["seats"][0])["view"]["number"])

    before = number()
    one.press(question, f"option-{question.options[0]}")
    until(lambda: number() > before)
    one.complaints.clear()
