"""A table is light: whoever opens one on a train fetches little, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call
from web.weighing import FOUR, Line, send_far

Visit = Callable[..., Visitor]
MOST_BYTES = {"unfathomable": 215_000}
"""Of the largest board, which is to stay clear of what a table may weigh; the others may have all of that."""


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("game", FOUR)
def test_a_table_of_one_game_is_light(visit: Visit, server: Server, game: str, lang: str) -> None:
    """Everything until the first question is on the screen, with headers: page, board, words, cards, fonts."""
    bots = [{"who": "bot", "bot": "greedy"}] * (FOUR[game] - 1)
    table = call(server, "/api/tables", {"game": game, "seats": [{"who": "me", "name": "Mara"}, *bots]})
    one = visit(lang=lang)
    line = Line(one.page)
    one.sit(table["table"], table["seats"][0])
    expect(one.seen("prompt")).to_be_visible()
    one.settle()
    assert line.bytes <= MOST_BYTES.get(game, 220_000), f"{line.bytes} bytes:\n{line.heaviest()}"
    assert not any("clauses" in one.url or "files/" in one.url for one in line.fetched), line.heaviest()
    others = [game_ for game_ in FOUR if game_ != game]
    assert not any(f"/{other}" in one.url for one in line.fetched for other in others), "something of another game"


def test_whoever_opens_a_link_for_the_first_time_waits_for_few_answers(visit: Visit, server: Server) -> None:
    """The page, what it is made of, the table with its state, the board of that game: nothing waits for the socket."""
    table = call(server, "/api/tables", {"game": "arkham", "seats": [{"who": "me", "name": "Mara"}]})
    one = visit()
    line = Line(one.page)
    send_far(line)
    one.sit(table["table"], table["seats"][0])
    expect(one.seen("prompt")).to_be_visible()
    needed = ("/assets/arkham", "/api/locale/arkham/en", "/api/games/arkham/cards")
    assert all(any(name in fetched.url for fetched in line.fetched) for name in needed)
    assert line.trips(*needed) <= 4, sorted(line.fetched, key=lambda fetched: fetched.asked)
    twice = [one.url for one in line.fetched if one.bytes and "/assets/" in one.url]
    assert len(twice) == len(set(twice)), "fetched twice"
