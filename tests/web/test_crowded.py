"""Late in a game, when much lies on the table: in a low window all of one's own is still in sight, and nothing beside
a question is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import fathom
from abyss_play import at as abyss_at
from fathom.lab.serving import Server
from unfathomable_play import at as ship_at
from unfathomable_play import crisis
from visiting import Visitor, until
from web.test_sight import HOUSE, TOOLS, arkham_at, opened

Visit = Callable[..., Visitor]
# What lies below the board's lower edge, or beyond its right one.
BELOW = """(selectors) => {
    const frame = document.querySelector('[data-testid=board]').getBoundingClientRect();
    return selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).filter((one) => {
        const box = one.getBoundingClientRect();
        return !box.height || box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
    }).map((one) => one.textContent.trim().slice(0, 40));
}"""


def full_realm() -> fathom.Table:
    """Seven Lords, three of them at a Location with many words, and six affiliated allies."""
    bound = ["hunter", "shaman", "elder"]
    mine = {
        "lords": ["jailer", "apprentice", "metamorph", "reaper"], "locations": ["chamber-of-allies"],
        "assigned": {"chamber-of-allies": bound}, "hand": ["shellfish-1", "shellfish-2", "shellfish-3"],
        "affiliated": ["jellyfish-4", "jellyfish-5", "crab-1", "crab-3", "crab-4", "squid-5"],
    }  # fmt: skip
    return abyss_at({"leviathan": True, "kraken": True}, seats=[mine, {}, {}, {}]).t


def hard_pressed() -> fathom.Table:
    """The last act, an enemy and two cards that hinder, four cards in play."""
    mine = {
        "investigator": "roland-banks", "at": "hallway", "resources": 4, "threat": ["cover-up", "frozen-in-fear"],
        "hand": ["guts", "dodge", "manual-dexterity"],
        "play": [{"card": "beat-cop", "damage": 1, "horror": 1}, "machete", "rolands-38-special", "first-aid"],
    }  # fmt: skip
    return arkham_at(
        mine, locations=HOUSE, act="what-have-you-done", agenda="theyre-getting-out",
        enemies=[{"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 2}],
    )  # fmt: skip


@pytest.mark.parametrize("lang", ["de", "pl"])
def test_a_full_realm_is_in_sight(visit: Visit, server: Server, lang: str) -> None:
    made = opened(server, full_realm())
    one = visit(1280, 720, lang=lang, lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        mine = ['[data-zone="realm"] .lands .strip', '[data-zone="realm"] .place', '[data-zone="realm"] .ally']
        if width == 1920:
            mine = [f".realms > :first-child {part}" for part in (".lord", ".place", ".ally")]
        until(lambda mine=mine: one.page.evaluate(BELOW, mine) == [])


def test_what_lies_before_an_investigator_is_in_sight(visit: Visit, server: Server) -> None:
    made = opened(server, hard_pressed())
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    assert one.page.locator(".mine .card").count() >= 7
    until(lambda: one.page.evaluate(BELOW, [".mine .card", ".mine .self"]) == [])


def test_a_crisis_comes_before_the_piles_and_these_stay_where_nothing_presses(visit: Visit, server: Server) -> None:
    def top(one: Visitor, zone: str) -> float:
        box = one.page.locator(f'[data-zone="{zone}"]').bounding_box()
        assert box
        return box["y"]

    pressing = crisis("collision-course", {"hand": ["will-2"]}, {"hand": ["lore-1"]}, players=5).t
    for table, first in ((pressing, "crisis"), (ship_at({"hand": ["will-2"]}, players=5).t, "decks")):
        assert table.decision
        made = opened(server, table)
        one = visit(1280, 720, lang="de", lists=False)
        one.sit(made["table"], made["seats"][table.decision.seat])
        expect(one.page.locator('[data-zone="crisis"]')).to_be_visible()
        one.settle()
        assert (top(one, "crisis") < top(one, "decks")) == (first == "crisis")
        if first == "crisis":
            until(lambda one=one: one.page.evaluate(BELOW, ['[data-zone="crisis"] .card']) == [])


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_the_helps_beside_many_answers_stay_in_their_place(visit: Visit, server: Server, lang: str) -> None:
    made = opened(server, hard_pressed())
    one = visit(1280, 720, lang=lang, lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.seen("ways")).to_be_visible()
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (360, 740)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: (seen := one.page.evaluate(TOOLS))["n"] >= 3 and seen["lines"] == 1 and not seen["out"])


def test_the_way_out_of_a_pinned_card_stands_at_its_corner(visit: Visit, server: Server) -> None:
    """Also where a reason stands below the card that is longer than the card is wide."""
    mine = {"hand": ["crab-5", "crab-4", "crab-3"], "pearls": 0}
    made = opened(server, abyss_at(seats=[mine, {}], council={"crab": ["crab-2"]}, court=["hunter", "assassin"]).t)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    one.page.locator('[data-at="lord-hunter"].look > .cover').first.click()
    expect(one.seen("why")).to_be_visible()
    one.settle()
    card = one.seen("glass").locator(".card").bounding_box()
    way = one.seen("glass").get_by_role("button", name="Schließen").bounding_box()
    assert card and way
    assert abs(way["x"] + way["width"] / 2 - (card["x"] + card["width"])) < 24
