"""Standing orders in the browser: cards lie ready for the next test, and nobody else ever hears of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fathom.lab.serving import Server
from unfathomable_play import at
from visiting import Visitor, call

Visit = Callable[..., Visitor]
CARD = "lore-4"
"""Only seat 1 holds it, and no other seat may ever read of it before the cards are revealed."""


def before_a_test(server: Server) -> dict[str, Any]:
    """Three people, no bots, who are asked also where they have no choice: seat 0 is about to end the action step, and
    Passenger Overboard follows."""
    p = at(
        {"hand": ["observation-2", "will-3"]}, {"hand": [CARD, "will-2", "strength-3"]}, {"hand": ["influence-1"]},
        mythos_deck=["passenger-overboard", "flooding-compartment"],
        chaos=["will-1", "will-1", "strength-1", "strength-1", "strength-1"],
    )  # fmt: skip
    made: dict[str, Any] = call(server, "/api/records", p.t.record())
    for key in made["seats"]:
        call(server, f"/api/tables/{made['table']}/do", {"do": "empty", "ask": True}, key)
    return made


def lay_ready(one: Visitor, *cards: str) -> None:
    one.seen("ready-open").click()
    for card in cards:
        one.seen(f"ready-card-{card}").first.click()
    one.seen("ready-lay").click()


def order(one: Visitor, **chosen: str) -> None:
    one.seen("order-open").click()
    for field, value in chosen.items():
        one.seen(f"order-{field}").select_option(value)
    one.seen("order-give").click()


def entries(one: Visitor) -> Locator:
    return one.seen("orders").locator("li")


def everything(one: Visitor) -> str:
    """All that is on the page, shown or not, with what stands on its buttons."""
    content: str = one.page.evaluate("document.documentElement.outerHTML")
    return content


def test_cards_laid_ready_serve_the_next_test_and_nobody_else_sees_them(visit: Visit, server: Server) -> None:
    made = before_a_test(server)
    table, keys = made["table"], made["seats"]
    mara, oskar = visit(), visit(lang="de")
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    sent: list[str] = []
    mara.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
    mara.page.reload()
    mara.wait_for_question()

    # nobody asks Oskar anything: he lays a card ready, takes it back, and lays it ready again
    lay_ready(oskar, CARD)
    expect(oskar.seen("ready")).to_contain_text("Wissen 4")
    expect(oskar.page.locator(".fan .laid")).to_have_count(1)
    oskar.seen("ready-back").click()
    expect(oskar.seen("ready-open")).to_be_visible()
    lay_ready(oskar, CARD)
    expect(oskar.seen("ready-back")).to_be_visible()
    oskar.page.reload()
    expect(oskar.seen("ready-back")).to_be_visible()

    assert CARD not in everything(mara)
    mara.seen("option-end-actions").click()
    oskar.wait_for_question()
    asked: set[str] = set()
    for seat in (0, 1, 2) * 8:
        view = call(server, f"/api/tables/{table}/state", key=keys[seat])["view"]
        question = view["decision"]
        if view["table"]["shown"]:
            break
        if question is not None:
            asked |= {question["prompt"]["id"]} if seat == 1 else set()
            answer: Any = {} if question["shape"] == "split" else "pass"
            body = {"do": "answer", "key": question["id"], "question": question["id"], "answer": answer}
            call(server, f"/api/tables/{table}/do", body, keys[seat])
            assert CARD not in everything(mara)
    assert "ask-contribute" not in asked and "window-testing-would" in asked
    state = call(server, f"/api/tables/{table}/state", key=keys[1])
    assert CARD in state["view"]["table"]["shown"], "it was added"
    assert CARD not in state["view"]["table"]["hands"][1]["cards"]
    assert state["orders"] == []
    expect(oskar.seen("ready-open")).to_be_visible()
    hidden = [frame for frame in sent if '"shown":[]' in frame.replace(" ", "")]
    assert hidden and not any(CARD in frame for frame in hidden), "before the cards lay open"


def test_an_order_is_given_beside_a_question_told_in_words_and_taken_back(visit: Visit, server: Server) -> None:
    made = before_a_test(server)
    mara, oskar = visit(), visit(lang="pl")
    mara.sit(made["table"], made["seats"][0])
    oskar.sit(made["table"], made["seats"][1])
    mara.seen("option-end-actions").click()
    oskar.wait_for_question()
    order(oskar, answer="pass", where="true", condition="not-low-resource")
    order(oskar, answer="pass", times="3")
    expect(entries(oskar)).to_have_count(2)
    expect(entries(oskar).nth(0)).to_contain_text("wszystkie pytania o zdolności")
    expect(entries(oskar).nth(0)).to_contain_text("chyba że jakiś zasób wynosi 2 albo mniej")
    expect(entries(oskar).nth(1)).to_contain_text("następne 3 razy")
    assert oskar.asked(), "the open question still waits"
    oskar.seen("order-back").nth(0).click()
    expect(entries(oskar)).to_have_count(1)
    expect(entries(oskar)).to_contain_text("następne 3 razy")
    mara.wait_for_question()
    assert mara.seen("orders").count() == 0


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_axe_finds_nothing_serious_in_orders(visit: Visit, server: Server, axe: str, size: tuple[int, int]) -> None:
    made = before_a_test(server)
    one = visit(*size, touch=size[0] < 800, bypass_csp=True)
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    if size[0] < 800:  # a short screen shows only the heads of the cards
        one.page.locator(".hand.peek .drawer").click()
        expect(one.page.locator(".hand.peek")).to_have_count(0)
        one.page.locator(".ask.folded .fold").click()  # and of the question its first lines
        expect(one.page.locator(".ask.folded")).to_have_count(0)
    order(one, times="2", condition="low-resource")
    expect(entries(one)).to_have_count(1)
    one.seen("ready-open").click()
    one.seen("ready-card-will-3").click()
    assert one.complaints_of_axe(axe) == []
    one.seen("ready-lay").click()
    expect(one.seen("ready-back")).to_be_visible()
    one.seen("order-open").click()
    assert one.complaints_of_axe(axe) == []


def test_orders_are_given_with_the_keyboard_alone(visit: Visit, server: Server) -> None:
    made = before_a_test(server)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    one.seen("ready-open").focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator('[data-testid^="ready-card-"]:focus')).to_be_attached()  # it opens on its first card
    for key in ("Space", "Tab", "Space"):  # both are taken
        one.page.keyboard.press(key)
    expect(one.seen("ready-lay")).to_have_text("Lay 2 cards ready")
    for key in ("Tab", "Tab", "Tab"):  # the box, the way out, the way on
        one.page.keyboard.press(key)
    expect(one.seen("ready-lay")).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(one.seen("ready-back")).to_be_visible()
    expect(one.seen("ready-dialog")).to_be_hidden()
    one.seen("order-open").focus()
    one.page.keyboard.press("Enter")
    expect(one.seen("order-answer")).to_be_focused()
    one.page.keyboard.press("Escape")
    expect(one.seen("order-answer")).to_be_hidden()
