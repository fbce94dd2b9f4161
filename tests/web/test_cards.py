"""Every card of every game, in the list, on its page and opened at the table: it has a size, and its words fit."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, until

Visit = Callable[..., Visitor]
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
# Painting hundreds of pictures takes longer than all the rest, and says nothing about words and frames.
NO_PICTURES = "HTMLImageElement.prototype.decode = () => new Promise(() => {});"
SIZES = {"desk": (1280, 720), "phone": (360, 740)}
LANGS = {"desk": ("en", "pl", "de"), "phone": ("de",)}
"""On a phone only the language with the longest words."""


def slugs_of(server: Server, game: str) -> list[str]:
    return [card["slug"] for deck in call(server, f"/api/games/{game}/cards").values() for card in deck]


SEATS = {"abyss": 3, "unfathomable": 3, "arkham": 2, "call_of_madness": 2}
IN_HAND = ("arkham", "call_of_madness")
"""Games in which every card can be looked at in a hand, whatever its kind."""
HANDFUL = 40
"""So many of them at a time: what a look costs grows with all that lies there."""
BOARD = "[...document.querySelectorAll('.piece.look')].map((one) => one.dataset.at)"


def spread(game: str, view: dict[str, Any], slugs: list[str]) -> None:
    """Lay every card of the game on the table, where cards of its kind lie or at least can be looked at."""
    table = view["table"]
    if game in IN_HAND:
        view["decision"] = None
        table["hands"][0] = {"size": len(slugs), "cards": slugs}
    elif game == "abyss":
        lords = [slug for slug in slugs if slug.startswith("lord-")]
        table["court"] = lords
        table["free"][table["active"]] = []
        table["available"] = [slug for slug in slugs if slug not in lords]
    else:
        table["items"][table["current"]] = slugs
        table["row"] = []


def portions(game: str, slugs: list[str]) -> list[list[str]]:
    """What lies on the table at one time."""
    size = HANDFUL if game in IN_HAND else len(slugs)
    return [slugs[start : start + size] for start in range(0, len(slugs), size)]


def at_a_table(one: Visitor, server: Server, game: str) -> Callable[[list[str]], None]:
    """A spectator's or a player's page; what the server tells it is changed on the way: cards can be laid there."""
    made = new_table(server, *["me"] * SEATS[game], game=game)
    lying: list[str] = []
    told: list[tuple[WebSocketRoute, Any]] = []

    def heard(page: WebSocketRoute, message: str | bytes) -> None:
        state = json.loads(message)
        if state["is"] == "state":
            told.append((page, state))
            spread(game, state["view"], lying)
        page.send(json.dumps(state))

    def connect(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: heard(page, message))

    def lay(slugs: list[str]) -> None:
        lying[:] = slugs
        page, state = told[-1]
        spread(game, state["view"], lying)
        page.send(json.dumps(state))
        until(lambda: set(slugs) <= slugs_in(one.page.evaluate(BOARD)))

    one.page.route_web_socket("**/api/socket", connect)
    if game in IN_HAND:
        one.sit(made["table"], made["seats"][0])
    else:
        one.go(f"/t/{made['table']}/{made['watch']}")
    expect(one.seen("board")).to_be_visible()
    until(lambda: one.page.evaluate("1") and told)  # the board may have come before the socket
    return lay


def slugs_in(names: list[str]) -> set[str]:
    return {name.rpartition(":")[2] for name in names}


def no_faults(found: list[str], where: str) -> None:
    assert not found, f"{where}: {len(found)}\n" + "\n".join(found[:40])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", SEATS)
def test_every_card_can_be_read(visit: Visit, server: Server, game: str, size: str) -> None:
    one = visit(*SIZES[size], touch=size == "phone", bypass_csp=True)
    one.page.add_init_script(NO_PICTURES)
    slugs = slugs_of(server, game)
    one.go(f"/cards/{game}")
    expect(one.page.locator(f"#card-{slugs[-1]}")).to_be_visible()
    one.page.evaluate(MEASURE)
    bad: list[str] = []
    for lang in LANGS[size]:
        one.speak(lang)
        found = one.page.evaluate("measure.list()")
        assert found["seen"] == slugs
        bad += [f"{lang}, list: {line}" for line in found["bad"]]
        one.seen("cards-search").fill("no such card")  # the list beside the page only costs time
        expect(one.page.locator("[id^=card-]")).to_have_count(0)
        pages = one.page.evaluate("([game, slugs]) => measure.pages(game, slugs)", [game, slugs])
        bad += [f"{lang}, page: {line}" for line in pages]
        one.page.evaluate("game => { location.hash = `#/cards/${game}` }", game)
        expect(one.seen("card-detail")).to_be_hidden()
        one.seen("cards-search").fill("")
        expect(one.page.locator("[id^=card-]")).to_have_count(len(slugs))
    lay = at_a_table(one, server, game)
    one.page.evaluate(MEASURE)
    for lang in LANGS[size][1:] or LANGS[size]:  # English is the shortest, and was read in the list and on the pages
        one.speak(lang)
        seen: list[str] = []
        for some in portions(game, slugs):
            lay(some)
            found = one.page.evaluate("(seen) => measure.looks(seen)", seen)
            seen += found["seen"]
            bad += [f"{lang}, table: {line}" for line in found["bad"]]
        assert set(slugs) <= slugs_in(seen)
    no_faults(bad, f"{game} at {size}")
