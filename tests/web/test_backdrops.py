"""Words on the pictures of the map of Arkham Horror can be read, and no picture is in the way of anything."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, until
from web.test_sight import COVERS_WORDS, arkham_at, opened

Visit = Callable[..., Visitor]
ENOUGH = 4.5
"""The contrast between words and ground that WCAG asks for (AA)."""
PLACES = {
    "the-gathering": ("study", "hallway", "attic", "cellar", "parlor"),
    "the-midnight-masks": (
        "rivertown", "southside-historical-society", "st-marys-hospital", "miskatonic-university", "easttown",
        "downtown-arkham-asylum", "graveyard", "northside", "your-house",
    ),
    "the-devourer-below": (
        "main-path", "arkham-woods-unhallowed-ground", "arkham-woods-old-house", "arkham-woods-quiet-glade",
        "arkham-woods-tangled-thicket", "ritual-site",
    ),
}  # fmt: skip
# The words of all places: where they stand, and in which colour. From then on they are not painted.
TAKE_AWAY = """() => {
    const found = [];
    document.adoptedStyleSheets = [];
    for (const one of document.querySelectorAll('.map .place :is(.head, .says)')) {
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        for (let word = words.nextNode(); word; word = words.nextNode()) {
            if (!word.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(word);
            const colour = getComputedStyle(word.parentElement).color;
            const frame = one.getBoundingClientRect();
            for (const { x, y, width, bottom } of range.getClientRects()) {
                const height = Math.min(bottom, frame.bottom) - y;
                if (height > 4) found.push({ word: word.data.trim(), colour, x, y, width, height });
            }
        }
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.map .place :is(.head, .says, .head *) { color: transparent !important }');
    document.adoptedStyleSheets = [sheet];
    return found;
}"""
# The least contrast of each of these words with any point of the picture below them.
CONTRASTS = """async ([png, words]) => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.drawImage(picture, 0, 0);
    const light = (r, g, b) => [r, g, b].map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
    return words.map(({ word, colour, x, y, width, height }) => {
        const mine = light(...colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
        const { data } = pen.getImageData(Math.ceil(x), Math.ceil(y), width - 1, height - 2);
        let least = 21;
        for (let at = 0; at < data.length; at += 4) {
            const ground = light(data[at], data[at + 1], data[at + 2]);
            least = Math.min(least, (Math.max(mine, ground) + 0.05) / (Math.min(mine, ground) + 0.05));
        }
        return [word, least];
    });
}"""

# What a pointer hits at the foot of this, where nothing lies on it.
HIT = """(one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + 0.92 * height).tagName;
}"""


def painted(one: Visitor) -> tuple[list[dict[str, Any]], str] | None:
    """The words and a picture without them; nothing if the map has moved between the two."""
    words = one.page.evaluate(TAKE_AWAY)
    png = base64.b64encode(one.page.screenshot()).decode()
    return (words, png) if one.page.evaluate(TAKE_AWAY) == words else None


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("scenario", PLACES)
def test_words_on_a_backdrop_are_readable(visit: Visit, server: Server, scenario: str, scheme: str) -> None:
    """At every point below them, also where a lamp is lit; seen by somebody who has nothing to choose."""
    first, *others = PLACES[scenario]
    places: list[Any] = [first, *({"card": card, "clues": 1} for card in others)]
    table = arkham_at({"at": first, "investigator": "agnes-baker"}, options={"scenario": scenario}, locations=places)
    made = opened(server, table)
    one, painter = visit(1440, 900, lang="de", color_scheme=scheme), visit()
    one.sit(made["table"], made["watch"])
    for width, height in ((1440, 900), (1920, 1080), (1280, 720), (390, 844)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        expect(one.page.locator(".map .place > svg path").first).to_be_attached()
        words, png = until(lambda: painted(one))
        assert len(words) >= 3 * len(places)
        inside = [word for word in words if word["y"] + word["height"] < height]
        found = painter.page.evaluate(CONTRASTS, [png, inside])
        assert [word for word in found if word[1] < ENOUGH] == [], (width, height)


def test_every_place_has_its_picture_and_it_takes_no_pointer(visit: Visit, server: Server) -> None:
    """Where nobody has been yet no lamp is lit."""
    table = arkham_at({"at": "hallway"}, locations=["hallway", "attic", {"card": "parlor", "revealed": False}])
    made = opened(server, table)
    one = visit(lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.page.locator(".map .place > svg:has(path)")).to_have_count(3)
    lamps = one.page.locator(".map .place > svg > .lamp")
    assert [lamp.is_visible() for lamp in lamps.all()] == [True, True, False], "the parlor is dark"
    one.settle()
    assert one.page.locator(".map .place.here > svg").evaluate(HIT) == "DIV"


def test_the_number_of_ways_covers_no_clue(visit: Visit, server: Server) -> None:
    """In the parlor somebody may investigate or resign."""
    made = opened(server, arkham_at({"at": "parlor"}, locations=["hallway", "parlor"]))
    one = visit(1440, 900, lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.page.locator(".map .title .several")).to_have_text("2")
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        until(lambda: one.page.evaluate(COVERS_WORDS, [".map .title .several", ".map .title em"]) == [])
