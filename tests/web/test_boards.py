"""The boards of all games, in the middle of a game: nothing is cut at any size in any language, and axe is content."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, new_table, play_by_wire
from web.test_layout import CUT, SIZES

Visit = Callable[..., Visitor]
GAMES = {"abyss": 4, "unfathomable": 5, "arkham": 2, "call_of_madness": 3}
CHOICES = 60
"""So many answers in, hands and boards are full of things."""
# Cards of the own hand that reach below the question beside them.
UNDER_THE_QUESTION = """() => {
    const ask = document.querySelector('[data-testid=dock]').getBoundingClientRect();
    return [...document.querySelectorAll('.hand li')].filter((one) => one.getBoundingClientRect().right > ask.left + 1)
        .map((one) => one.textContent.trim());
}"""
# What a thumb has to meet beside the board: the bar and the question. (A code of a rule in a sentence may be small.)
SMALL = """(least) => [...document.querySelectorAll('header button, header a, [data-testid=dock] button')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.chip'))
    .map((one) => ({ box: one.getBoundingClientRect(), words: one.ariaLabel || one.textContent.trim() }))
    .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
    .map(({ box, words }) => `${words}: ${box.width} x ${box.height}`)"""
_tables: dict[tuple[str, str], dict[str, Any]] = {}


def in_the_middle(server: Server, game: str) -> dict[str, Any]:
    """One table of each game for all tests here; nobody answers at it any more."""
    at = (server.url, game)
    if at not in _tables:
        made = _tables[at] = new_table(server, *["me"] * GAMES[game], game=game, seed=12)
        play_by_wire(server, made["table"], dict(enumerate(made["seats"])), until=CHOICES)
    return _tables[at]


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_at_any_size(visit: Visit, server: Server, game: str, lang: str) -> None:
    made = in_the_middle(server, game)
    one = visit(lang=lang, lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, server: Server, axe: str, game: str, scheme: str) -> None:
    made = in_the_middle(server, game)
    one = visit(1440, 900, lang="de", color_scheme=scheme, bypass_csp=True)
    one.sit(made["table"], made["seats"][0])
    assert one.complaints_of_axe(axe) == []
    one.page.set_viewport_size({"width": 390, "height": 844})
    assert one.complaints_of_axe(axe, "color-contrast", "target-size", "scrollable-region-focusable") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_own_hand_is_seen_whole_beside_the_question(visit: Visit, server: Server, game: str) -> None:
    made = in_the_middle(server, game)
    one = visit(1280, 720, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.page.locator(".hand li").first).to_be_visible()
    for width, height in ((1280, 720), (1440, 900)):
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate(UNDER_THE_QUESTION) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_meets_the_bar_and_the_question(visit: Visit, server: Server, game: str) -> None:
    made = in_the_middle(server, game)
    one = visit(390, 844, touch=True, lang="de", lists=False)
    one.sit(made["table"], made["seats"][0])
    expect(one.seen("prompt")).to_be_visible()
    one.settle()
    assert one.page.evaluate(SMALL, 40) == []
