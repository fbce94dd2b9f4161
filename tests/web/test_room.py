"""Who gets the room there is: a question what a small hand leaves free, the log what many seats leave, a test what the
way not taken leaves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import fathom
from abyss_play import at as abyss_at
from fathom.lab.serving import Server
from unfathomable_play import at as ship_at
from visiting import Visitor, until
from web.test_sight import HOUSE, ON_EACH_OTHER, OUTSIDE, arkham_at, opened

Visit = Callable[..., Visitor]
# Answers and helps that reach below the place of the question.
HIDDEN = """() => {
    const end = document.querySelector('[data-testid=dock]').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('[data-testid=prompt] .options button')]
        .filter((one) => one.getBoundingClientRect().bottom > end)
        .map((one) => one.ariaLabel || one.textContent.trim());
}"""
# Cards on the map that lie below its buttons.
BELOW_BUTTONS = """() => {
    const tools = document.querySelector('.map .tools').getBoundingClientRect();
    return [...document.querySelectorAll('.map .there .card')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > tools.left && box.bottom > tools.top;
    }).map((one) => one.textContent.trim());
}"""


def at_the_turn(game: str) -> fathom.Table:
    """The first question of an own turn, with a few cards in hand."""
    if game == "arkham":
        hand = ["knife", "machete", "flashlight", "guts"]
        return arkham_at({"at": "hallway", "hand": hand, "resources": 5}, locations=HOUSE)
    hand = ["crab-1", "crab-2", "squid-3", "squid-4", "shellfish-5"]
    mine: dict[str, Any] = {"hand": hand, "pearls": 3}
    return abyss_at({"leviathan": True}, seats=[mine, {}, {}], council={"crab": ["crab-2"]}, court=["jailer"]).t


def contributing(seats: int) -> fathom.Table:
    """Somebody is asked for cards for a test."""
    table = fathom.new("unfathomable", seats=seats, seed=1)
    rng = random.Random(1)
    while table.decision and table.decision.prompt.id != "ask-contribute":
        table.choose(table.decision.sample(rng), table.decision.seat)
    assert table.decision
    return table


def crowded_hall() -> fathom.Table:
    """Three enemies where three investigators are, two of them beside somebody in the room farthest down."""
    return arkham_at(
        {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"},
        {"investigator": "daisy-walker", "at": "parlor"},
        locations=[*HOUSE[:3], "parlor"],
        enemies=[
            *({"card": card, "at": "hallway"} for card in ("ghoul-minion", "ravenous-ghoul", "flesh-eater")),
            {"card": "ghoul-priest", "at": "parlor", "damage": 2}, {"card": "swarm-of-rats", "at": "parlor"},
        ],
    )  # fmt: skip


@pytest.mark.parametrize("game", ["abyss", "arkham"])
def test_beside_a_small_hand_every_answer_and_help_is_in_sight(visit: Visit, server: Server, game: str) -> None:
    made = opened(server, at_the_turn(game))
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.seen("ways")).to_be_visible()
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: one.page.evaluate(HIDDEN) == [])


def test_an_answer_covers_no_words_above_it(visit: Visit, server: Server) -> None:
    """It stays in sight below a long list; without one it must not rise over what is asked."""
    table = contributing(6)
    assert table.decision
    made = opened(server, table)
    one = visit(360, 740, lang="de", lists=False)
    one.sit(made["table"], made["seats"][table.decision.seat])
    expect(one.seen("forecast")).to_be_attached()
    for width, height in ((360, 740), (390, 844), (1280, 720), (1440, 900)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate(ON_EACH_OTHER, "[data-testid=forecast], [data-testid=answer-submit]") == 0, width


def test_beside_six_seats_a_low_window_leaves_room_for_the_log(visit: Visit, server: Server) -> None:
    made = opened(server, ship_at({"hand": ["will-2"], "place": "chapel"}, players=6).t)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    until(lambda: (box := one.seen("log").bounding_box()) and box["height"] >= 150)


def test_three_enemies_in_one_place_are_all_seen(visit: Visit, server: Server) -> None:
    made = opened(server, crowded_hall())
    one = visit(390, 844, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((390, 844), (360, 740), (1280, 720)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: one.page.evaluate(OUTSIDE) == [])
        until(lambda: one.page.evaluate(BELOW_BUTTONS) == [])
        assert one.page.evaluate("document.querySelectorAll('.map .there .card').length") == 5


def test_a_thumb_that_goes_up_over_the_whole_map_scrolls_the_board(visit: Visit, server: Server) -> None:
    made = opened(server, crowded_hall())
    one = visit(390, 844, touch=True, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    board, sheet = one.seen("board"), one.page.locator(".map > .sheet")
    one.settle()
    still = sheet.get_attribute("style")
    before = board.evaluate("one => (one.scrollTop = 0)")
    box = one.page.locator(".map:has(> .sheet)").bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + min(box["height"], 300) - 20
    touch = one.page.context.new_cdp_session(one.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 15 * step}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: board.evaluate("one => one.scrollTop") > before + 50)
    assert sheet.get_attribute("style") == still, "the map stays whole"
