"""Where things are: the own things in sight, nothing cut in any language, the question beside what it asks about."""

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
from visiting import Visitor, call, until

Visit = Callable[..., Visitor]
SIZES = ((1920, 1080), (1440, 900), (1280, 720), (390, 844), (360, 740))
# Elements with words of their own that do not fit into them, and are no part that scrolls or ends in dots on purpose.
CUT = """() => [...document.querySelectorAll('.table *')].filter((one) => {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!says || one.closest('.unseen, [aria-hidden=true] svg, .talk, header') || !one.offsetParent) return false;
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.webkitLineClamp !== 'none') return false;
    return one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.className + ': ' + one.textContent.trim().slice(0, 40))"""
OWN_IN_SIGHT = """(names) => {
    const frame = document.querySelector('[data-testid=board]').getBoundingClientRect();
    return names.filter((name) => ![...document.querySelectorAll(`[data-at="${name}"]`)].some((one) => {
        const box = one.getBoundingClientRect();
        return box.height > 0 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    }));
}"""


def rich(*more: str) -> Any:
    """An own realm with Lords, a Location and affiliated allies, in the middle of a game; perhaps more in hand."""
    mine = {
        "hand": ["crab-1", "crab-2", "squid-3", *more], "pearls": 3, "lords": ["jailer", "hunter", "shaman", "elder"],
        "affiliated": ["crab-1", "squid-2"],
    }  # fmt: skip
    return abyss_at(seats=[mine, {}, {}], council={"squid": ["squid-2"], "crab": ["crab-2"]}).t.record()


def ship() -> Any:
    return ship_at({"hand": ["will-2", "lore-1"], "place": "chapel"}, players=5).t.record()


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_everything_of_ones_own_is_in_sight(visit: Visit, server: Server, width: int, height: int) -> None:
    made = call(server, "/api/records", rich())
    one = visit(width, height, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    own = ["lord-jailer", "lord-hunter", "lord-shaman", "lord-elder", "affiliated:crab-1", "affiliated:squid-2"]
    assert one.page.evaluate(OWN_IN_SIGHT, own) == []


@pytest.mark.parametrize("record", [rich, ship], ids=["abyss", "unfathomable"])
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_nothing_is_cut_at_any_size(visit: Visit, server: Server, record: Callable[[], Any], lang: str) -> None:
    made = call(server, "/api/records", record())
    one = visit(lang=lang, lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(CUT) == [], (width, height)


def test_the_question_does_not_cover_what_it_asks_about_and_folds(visit: Visit, server: Server) -> None:
    full = ("crab-3", "crab-4", "squid-1", "squid-4", "jellyfish-1", "jellyfish-2", "seahorse-1", "seahorse-3")
    made = call(server, "/api/records", rich(*full))
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    dock = one.seen("dock").bounding_box()
    board = one.seen("board").bounding_box()
    assert dock and board and dock["y"] >= board["y"] + board["height"] - 1
    one.seen("list-all").click()
    expect(one.seen("option-explore")).to_be_attached()
    one.settle()
    dock = one.seen("dock").bounding_box()
    assert dock and dock["y"] >= board["y"] + board["height"] - 1, "a list that repeats the board stays in its place"
    one.page.get_by_role("button", name="Ganze Frage zeigen").click()
    until(lambda: (tall := one.seen("dock").bounding_box()) and tall["height"] > dock["height"])
    one.page.get_by_role("button", name="Frage einklappen").click()
    until(lambda: one.seen("dock").bounding_box() == dock)


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_a_card_that_is_looked_at_stays_on_the_screen(visit: Visit, server: Server, width: int) -> None:
    made = call(server, "/api/records", rich())
    one = visit(width, 740, touch=True, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.page.locator('[data-zone="court"] .look .cover').first.tap()
    for part in (one.seen("glass"), one.seen("glass").get_by_role("button", name="Schließen")):
        until(
            lambda part=part: (box := part.bounding_box()) and 0 <= box["x"] <= width - box["width"] and box["y"] >= 0
        )


def test_on_a_wide_screen_the_glass_is_a_column_and_says_why_not(visit: Visit, server: Server) -> None:
    made = call(
        server, "/api/records", abyss_at(seats=[{"hand": ["crab-1"]}, {}], council={"crab": ["crab-2"]}).t.record()
    )
    one = visit(1920, 1080, lists=False)
    one.sit(made["table"], made["seats"][0])
    one.page.locator('[data-zone="court"] .look .cover').first.click()

    def beside() -> bool:
        glass, board = one.seen("glass").bounding_box(), one.seen("board").bounding_box()
        return bool(glass and board and glass["x"] >= board["x"] + board["width"] - 1)

    until(beside)
    expect(one.seen("why")).to_have_count(
        0
    )  # nothing can be recruited, so the reason is told once, beside the question
    expect(one.seen("refused")).to_be_visible()


def test_beside_many_seats_log_and_talk_stand_below_each_other(visit: Visit, server: Server) -> None:
    made = call(server, "/api/records", ship_at({"hand": ["will-2"], "place": "chapel"}, players=6).t.record())
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    log, talk, chat = (one.seen(name).bounding_box() for name in ("log", "talk", "chat-input"))
    assert log and talk and chat
    assert log["height"] >= 60, "some lines of it can be read"
    assert log["y"] + log["height"] <= talk["y"] + 1 and talk["y"] + talk["height"] <= chat["y"] + 1


def finished(game: str, seats: int) -> Any:
    """A game that somebody played to its end, at random."""
    table = fathom.new(game, seats=seats, seed=5)
    rng = random.Random(5)
    while table.decision is not None:
        table.choose(table.decision.sample(rng), table.decision.seat)
    return table.record()


@pytest.mark.parametrize(("game", "seats"), [("abyss", 4), ("call_of_madness", 3)])
def test_the_end_is_seen_whole_and_everybodys_numbers_side_by_side(
    visit: Visit, server: Server, game: str, seats: int
) -> None:
    made = call(server, "/api/records", finished(game, seats))
    one = visit(1280, 720, lang="de")
    one.sit(made["table"], made["seats"][0], skip=False)
    expect(one.seen("outcome").locator("thead th").first).to_be_visible()
    one.settle()
    last = one.seen("outcome").get_by_role("link").last.bounding_box()
    assert last and last["y"] + last["height"] <= 720
    one.page.set_viewport_size({"width": 360, "height": 740})

    def whole(row: str) -> bool:
        boxes = [cell.bounding_box() for cell in one.seen("outcome").locator(row).all()]
        shown = [box for box in boxes if box and box["width"] > 1]
        return len(shown) == seats and all(box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in shown)

    for row in ("thead th", "tbody tr:first-child td"):
        until(lambda row=row: whole(row))
