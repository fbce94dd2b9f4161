"""What somebody has to see is in sight: no mark below a card, no word below a stamp, no way on below the edge."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import fathom
from abyss_play import at as abyss_at
from fathom.lab.serving import Server
from unfathomable_play import at as ship_at
from visiting import Visitor, call, until

Visit = Callable[..., Visitor]
HOUSE = [
    "hallway",
    {"card": "attic", "clues": 2},
    {"card": "cellar", "clues": 4},
    {"card": "parlor", "revealed": False},
]
# Marks on cards of the hand that reach below the next card, or above the place of the hand.
COVERED = """() => {
    const cards = [...document.querySelectorAll('[data-testid=hand] li')].map((one) => one.getBoundingClientRect());
    const frame = document.querySelector('[data-testid=hand]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid=hand] .several')].map((mark) => {
        const [box, own] = [mark.getBoundingClientRect(), mark.closest('li').getBoundingClientRect()];
        const next = Math.min(frame.right, ...cards.map(({ left }) => left).filter((left) => left > own.left + 1));
        return { right: box.right - next, top: frame.top - box.top, low: box.bottom - frame.bottom };
    });
}"""
# What lies in a place of the map and reaches out of it, or lies below the buttons of the map.
OUTSIDE = """() => [...document.querySelectorAll('.map .there > *')].filter((one) => {
    const [box, place] = [one.getBoundingClientRect(), one.closest('.place').parentElement.getBoundingClientRect()];
    return box.bottom > place.bottom + 1 || box.right > place.right + 2;
}).map((one) => one.textContent.trim())"""
BELOW_TOOLS = """() => {
    const tools = document.querySelector('.map .tools').getBoundingClientRect();
    return [...document.querySelectorAll('.map .title')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.right > tools.left && box.bottom > tools.top && box.left < tools.right && box.top < tools.bottom;
    }).length;
}"""
# Two boxes of one kind that lie on each other, and marks that lie on words.
ON_EACH_OTHER = """(selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    return boxes.filter((a, i) => boxes.slice(i + 1).some((b) =>
        a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom && b.top < a.bottom)).length;
}"""
COVERS_WORDS = """([marks, words]) => {
    const covers = [...document.querySelectorAll(marks)].map((one) => one.getBoundingClientRect());
    return [...document.querySelectorAll(words)].filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return [...range.getClientRects()].some((box) => covers.some((over) =>
            over.left < box.right && over.right > box.left && over.top < box.bottom - 2 && over.bottom > box.top + 2));
    }).map((one) => one.textContent);
}"""
# The small helps beside a question: how many lines they take, and which of them leave its place.
TOOLS = """() => {
    const dock = document.querySelector('[data-testid=dock]').getBoundingClientRect();
    const tools = [...document.querySelectorAll('[data-testid=prompt] .tool')];
    const boxes = tools.map((one) => one.getBoundingClientRect());
    const out = boxes.filter((box) => box.right > dock.right || box.left < dock.left).length;
    return { n: boxes.length, lines: new Set(boxes.map(({ top }) => Math.round(top / 8))).size, out };
}"""


def arkham_at(*seats: dict[str, Any], **rest: Any) -> fathom.Table:
    return fathom.position("arkham", {"seats": list(seats), **rest})


def opened(server: Server, table: fathom.Table) -> dict[str, Any]:
    made: dict[str, Any] = call(server, "/api/records", table.record())
    return made


def finished(game: str, seats: int) -> fathom.Table:
    """A game that somebody played to its end, at random."""
    table = fathom.new(game, seats=seats, seed=5)
    rng = random.Random(5)
    while table.decision is not None:
        table.choose(table.decision.sample(rng), table.decision.seat)
    return table


def a_fight_with_many() -> fathom.Table:
    hand = ["crab-1", "crab-1", "crab-2", "crab-3", "shellfish-1", "shellfish-2", "squid-2", "squid-3"]
    table = abyss_at(
        {"leviathan": True}, seats=[{"hand": hand}, {}], border={"4": "leviathan-01"}, deck=["monster"],
    ).t  # fmt: skip
    rng = random.Random(1)
    while table.decision and table.decision.prompt.id != "ask-fighter":
        keys = table.decision.keys
        wanted = next((key for key in ("explore", "fight") if key in keys), None)
        table.choose(wanted or table.decision.sample(rng), table.decision.seat)
    assert table.decision
    return table


def crowded_place() -> fathom.Table:
    """Two figures, two loose enemies of which one leans, two cards that lie there."""
    return arkham_at(
        {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}, locations=HOUSE,
        enemies=[
            {"card": "ghoul-priest", "at": "hallway", "exhausted": True, "damage": 1},
            {"card": "swarm-of-rats", "at": "hallway"},
        ],
        attached=[{"card": "barricade", "to": "hallway", "owner": 0}, {"card": "obscuring-fog", "to": "hallway"}],
    )  # fmt: skip


def test_what_a_fighter_needs_is_read_on_every_card_of_a_full_hand(visit: Visit, server: Server) -> None:
    table = a_fight_with_many()
    made = opened(server, table)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((1280, 720), (390, 844), (360, 740)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        marks = one.page.evaluate(COVERED)
        assert len(marks) > 3, "equal cards are marked each"
        assert all(max(mark.values()) <= 1 for mark in marks), (width, marks)


def test_a_full_place_of_the_map_shows_all_that_lies_there(visit: Visit, server: Server) -> None:
    made = opened(server, crowded_place())
    one = visit(390, 844, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((390, 844), (360, 740), (1280, 720)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: one.page.evaluate(OUTSIDE) == [])
        assert one.page.evaluate("document.querySelectorAll('.map .there .card').length") == 4
        if width < 500:
            until(lambda: one.page.evaluate(BELOW_TOOLS) == 0)


def test_a_heart_with_a_number_is_what_is_left(visit: Visit, server: Server) -> None:
    hurt = {"at": "hallway", "damage": 3, "horror": 1}
    priest = {"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 1}
    made = opened(
        server, arkham_at(hurt, {"investigator": "agnes-baker", "at": "attic"}, locations=HOUSE, enemies=[priest])
    )
    one = visit(1280, 720, lists=False)
    one.sit(made["table"], made["seats"][0])
    for place in (one.seen("seat-0"), one.page.locator(".self").first):
        expect(place.locator(".vital.health")).to_contain_text("Health: 6 of 9 left (3 damage)")
        expect(place.locator(".vital.sanity")).to_contain_text("Sanity: 4 of 5 left (1 horror)")
    expect(one.page.locator(".threat .values")).to_contain_text("9/10")  # 5 for each of two investigators


def test_on_a_phone_the_seat_that_is_asked_is_in_sight(visit: Visit, server: Server) -> None:
    table = ship_at({}, {}, {}, {"hand": ["will-2"]}, players=6, active=3).t
    assert table.decision
    seat = table.decision.seat
    made = opened(server, table)
    one = visit(360, 740, touch=True, lang="de", lists=False)
    one.sit(made["table"], made["seats"][seat])
    until(lambda: (box := one.seen(f"seat-{seat}").bounding_box()) and 0 <= box["x"] <= 360 - box["width"])


def test_the_way_on_is_in_sight_under_a_long_score(visit: Visit, server: Server) -> None:
    made = opened(server, finished("arkham", 4))
    one = visit(1280, 720, lang="de")
    one.sit(made["table"], made["seats"][0], skip=False)
    last = one.seen("outcome").get_by_role("button", name="Den Spielplan ansehen").last
    expect(last).to_be_visible()
    one.settle()
    until(lambda: (box := last.bounding_box()) and box["y"] + box["height"] <= 720)


def test_beside_many_seats_the_theatre_leaves_room_for_the_log(visit: Visit, server: Server) -> None:
    made = opened(server, finished("unfathomable", 6))
    one = visit(1280, 720, lang="de")
    one.go(f"/replay/{made['table']}/{made['seats'][0]}~30")
    expect(one.seen("log-line").first).to_be_attached()
    one.settle()
    until(lambda: (box := one.seen("log").bounding_box()) and box["height"] >= 120)


def test_a_window_says_what_just_happened(visit: Visit, server: Server) -> None:
    """Who is asked whether they use an ability reads beside the question what it would be about."""
    table = arkham_at(
        {"at": "hallway", "hand": ["lucky"], "resources": 5}, locations=["hallway"],
        enemies=[{"card": "ghoul-minion", "at": "hallway", "engaged": 0}], tokens=["-4"],
    )  # fmt: skip
    rng = random.Random(2)
    while table.decision and not table.decision.prompt.id.startswith("window-"):
        fight = next((key for key in table.decision.keys if key.startswith("fight.")), None)
        table.choose(fight or ([] if table.decision.shape == "pick_some" else table.decision.sample(rng)))
    assert table.decision, "the test would fail: Lucky! may be played"
    made = opened(server, table)
    one = visit(1280, 720, lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.seen("because")).to_contain_text("reveals a chaos token")
    expect(one.page.locator('[data-piece="hand:lucky"]')).to_be_visible()


def test_a_lord_at_a_location_is_in_sight_wherever_there_is_no_room_below(visit: Visit, server: Server) -> None:
    bound = ["hunter", "shaman", "elder"]
    mine = {
        "lords": ["jailer"], "locations": ["megalodon"], "assigned": {"megalodon": bound},
        "affiliated": ["crab-1", "squid-2"],
    }  # fmt: skip
    table = abyss_at({"leviathan": True, "kraken": True}, seats=[mine, {}, {}, {}], loot={"megalodon": [3, 4, 5]}).t
    made = opened(server, table)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((1280, 720), (1440, 900)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        board = one.seen("board").bounding_box()
        assert board
        for name in ("location-megalodon", *(f"lord-{lord}" for lord in bound), "affiliated:squid-2"):
            box = one.page.locator(f'[data-at="{name}"]').first.bounding_box()
            assert box and box["y"] + box["height"] <= board["y"] + board["height"], (width, name)
        assert (
            one.page.evaluate(
                COVERS_WORDS, ["[data-at=location-megalodon] .loot", "[data-at=location-megalodon] .name"]
            )
            == []
        )


def test_no_mark_lies_on_a_name_and_no_name_on_another_in_unfathomable(visit: Visit, server: Server) -> None:
    legs = ["smooth-sailing", "iceberg", "rough-water"]
    made = opened(server, ship_at({"hand": ["will-2"]}, players=5, waypoints=legs).t)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (390, 844)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate(COVERS_WORDS, [".voyage .mark", ".voyage .slip span"]) == [], width
        assert one.page.evaluate(ON_EACH_OTHER, ".gauge .what") == 0, width


def test_the_helps_beside_a_question_stay_in_one_line(visit: Visit, server: Server) -> None:
    table = fathom.new("abyss", seats=2, seed=3)
    rng = random.Random(3)
    while table.decision and (table.decision.prompt.id != "ask-action" or table.decision.seat or table.asked_at < 30):
        table.choose(table.decision.sample(rng), table.decision.seat)
    made = opened(server, table)
    one = visit(1280, 720, lang="pl", lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((1280, 720), (390, 844), (360, 740)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: (seen := one.page.evaluate(TOOLS))["n"] == 4 and seen["lines"] == 1 and not seen["out"])
