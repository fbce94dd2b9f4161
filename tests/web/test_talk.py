"""Table talk in the browser: a phrase is read in each reader's language, and the host switches the rules for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from unfathomable_play import at
from visiting import Visitor, call, new_table

Visit = Callable[..., Visitor]
OFF = "Hier gelten keine Gesprächsregeln"


def ship(server: Server, *, seed: int = 3) -> dict[str, Any]:
    return new_table(server, "me", "friend", "friend", game="unfathomable", seed=seed)


def in_a_test(server: Server) -> dict[str, Any]:
    """A table at which cards are being added to a skill test."""
    p = at({"hand": ["will-3"]}, mythos_deck=["passenger-overboard"]).ends_actions().passed()
    assert p.asked == "ask-contribute"
    made: dict[str, Any] = call(server, "/api/records", p.t.record())
    return made


def host(one: Visitor, made: dict[str, Any], seat: int = 0) -> None:
    """Whoever opened the table has the host's key in their browser, beside that of their seat."""
    one.go(f"/t/{made['table']}/{made['host']}")
    expect(one.seen("board")).to_be_visible()
    one.sit(made["table"], made["seats"][seat])


def unfold(one: Visitor) -> None:
    """Open the panel of phrases and rules, by keyboard."""
    one.seen("talk").locator("summary").first.focus()
    one.page.keyboard.press("Enter")


def test_a_phrase_said_in_polish_is_read_in_german(visit: Visit, server: Server) -> None:
    made = ship(server)
    mara, oskar, watcher = visit(lang="pl"), visit(lang="de"), visit(lang="en")
    mara.sit(made["table"], made["seats"][0])
    oskar.sit(made["table"], made["seats"][1])
    watcher.go(f"/t/{made['table']}/{made['watch']}")
    unfold(mara)
    mara.seen("phrase-odd").click()
    mara.seen("phrase-distrust-2").click()
    for one, odd, distrust in (
        (mara, "Ktoś działa przeciwko nam.", "Nie ufam: Ida."),
        (oskar, "Jemand arbeitet gegen uns.", "Ich traue Ida nicht."),
        (watcher, "Somebody is working against us.", "I do not trust Ida."),
    ):
        expect(one.seen("chat-line")).to_have_count(2)
        expect(one.seen("chat-line").nth(0)).to_contain_text(odd)
        expect(one.seen("chat-line").nth(1)).to_contain_text(distrust)
        expect(one.seen("chat-line").nth(1).locator("b")).to_have_text("Mara")
    expect(watcher.page.locator('[data-testid^="phrase-"], [data-testid="chat-input"]')).to_have_count(0)
    expect(watcher.seen("talk")).to_be_visible()


def test_the_host_switches_the_rules_off_for_the_whole_table(visit: Visit, server: Server) -> None:
    made = ship(server)
    mara, oskar = visit(lang="pl"), visit(lang="de")
    host(mara, made)
    oskar.sit(made["table"], made["seats"][1])
    expect(oskar.seen("talk")).to_have_attribute("data-strict", "true")
    expect(oskar.seen("talk-switch")).to_have_count(0)
    unfold(mara)
    mara.seen("talk-switch").focus()
    mara.page.keyboard.press("Enter")
    for one in (mara, oskar):
        expect(one.seen("talk")).to_have_attribute("data-strict", "false")
        expect(one.page.locator(".rules")).to_have_count(0)
    expect(oskar.seen("talk").locator("summary")).to_have_text(OFF)
    expect(oskar.seen("phrase-yes")).to_be_hidden()
    expect(oskar.seen("chat-line")).to_contain_text("Ab jetzt gelten an diesem Tisch keine Regeln für Tischgespräche.")
    expect(oskar.seen("chat-line").locator("b")).to_have_text("Gastgeber")
    oskar.page.reload()
    expect(oskar.seen("talk")).to_contain_text(OFF)
    unfold(oskar)  # the phrases are still there
    oskar.seen("phrase-yes").focus()
    oskar.page.keyboard.press("Enter")
    oskar.page.keyboard.press("Escape")
    expect(oskar.seen("phrase-yes")).to_be_hidden()
    expect(mara.seen("chat-line").nth(1)).to_contain_text("Tak.")
    mara.seen("talk-switch").click()
    expect(oskar.seen("talk")).to_have_attribute("data-strict", "true")
    expect(oskar.page.locator(".rules")).to_have_count(1)


def test_during_a_test_the_page_reminds_of_the_rule_and_stops_nobody(visit: Visit, server: Server) -> None:
    made = in_a_test(server)
    mara, oskar = visit(lang="pl"), visit(lang="de")
    host(mara, made)
    oskar.sit(made["table"], made["seats"][1])
    unfold(oskar)
    expect(oskar.seen("phrase-much")).to_be_visible()
    oskar.page.keyboard.press("Escape")
    for one in (mara, oskar):
        expect(one.seen("chat-mind")).to_have_count(0)
        one.seen("chat-input").focus()
    expect(mara.seen("chat-mind")).to_contain_text("W czasie testu nie wolno podawać nazw")
    expect(oskar.seen("chat-mind")).to_contain_text("Während einer Probe nennt niemand Namen")
    oskar.seen("chat-mind").get_by_role("button").click()
    expect(oskar.seen("rule-dialog")).to_contain_text("U-III.6")
    oskar.page.keyboard.press("Escape")
    oskar.seen("chat-input").fill("Ich habe zwei Sechsen")
    oskar.page.keyboard.press("Enter")
    expect(mara.seen("chat-line")).to_contain_text("Ich habe zwei Sechsen")
    unfold(mara)
    mara.seen("talk-switch").click()
    for one in (mara, oskar):
        expect(one.seen("talk")).to_have_attribute("data-strict", "false")
        expect(one.seen("chat-mind")).to_have_count(0)


def test_a_game_without_rules_of_talk_shows_nothing_of_them(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=5)
    one = visit()
    host(one, made)
    expect(one.seen("chat-input")).to_be_visible()
    expect(one.page.locator('[data-testid="talk"], [data-testid^="phrase-"], [data-testid="chat-mind"]')).to_have_count(
        0
    )


@pytest.mark.parametrize("strict", [True, False], ids=["on", "off"])
@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_talk_fits_and_axe_finds_nothing_serious(
    visit: Visit, server: Server, axe: str, size: tuple[int, int], strict: bool
) -> None:
    made = in_a_test(server)
    if not strict:
        call(server, f"/api/tables/{made['table']}/do", {"do": "talk", "strict": False}, made["host"])
    one = visit(*size, touch=size[0] < 500, lang="de", bypass_csp=True)
    host(one, made, 1)
    if size[0] < 500:
        one.page.keyboard.press("c")
    expect(one.seen("chat-input")).to_be_visible()
    one.settle()
    room = one.seen("log").evaluate("log => log.getBoundingClientRect().height")
    assert room > 80, room
    for summary in one.seen("talk").locator("summary").all():
        summary.click()
    one.seen("talk-switch").scroll_into_view_if_needed()
    expect(one.seen("talk-switch")).to_be_in_viewport()
    one.settle()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    inside = one.page.evaluate(
        "document.querySelector('[data-testid=chat-input]').getBoundingClientRect().bottom <= innerHeight"
    )
    assert inside
    assert one.complaints_of_axe(axe) == []
