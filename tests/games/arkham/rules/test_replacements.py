"""Whoever comes between two scenarios: in the place of somebody lost, or as somebody new (A-campaign.19, .26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arkham_play import Play, at
from fathom.games.arkham.cards.printed import FACE
from fathom.games.arkham.pieces import card, slug_of

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 0}]


def driven_insane(boxes: int, partner: str) -> Play:
    """The lead burns the house down and loses what sanity is left."""
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 9}
    seats = {"at": "hallway", "mental": 4}, {"investigator": partner, "at": "hallway"}
    play = at(*seats, options={"scenario": "campaign", "boxes": boxes}, locations=HALL, enemies=[priest],
              act="what-have-you-done", tokens=["0"])  # fmt: skip
    play.does("fight.ghoul-priest").until("choose-effect").does("r1")
    return play


@pytest.mark.rule("A-campaign.19", "A-collection.1")
@pytest.mark.parametrize(
    ("boxes", "partner", "free"),
    [
        (1, "agnes-baker", {"skids-otoole"}),
        (1, "wendy-adams", {"daisy-walker"}),
        (2, "agnes-baker", {"daisy-walker", "skids-otoole", "wendy-adams"}),
    ],
)
def test_with_one_box_somebody_comes_whose_deck_the_box_still_holds(boxes: int, partner: str, free: set[str]) -> None:
    play = driven_insane(boxes, partner)
    assert [slug_of(piece) for piece in play.s.lost] == ["roland-banks"]
    if len(free) > 1:
        assert play.asks == "ask-new-investigator" and {*play.keys} == free
        play.answer(play.t.asked[0].keys[0])
    assert slug_of(play.s.investigators[0]) in free
    used = Counter(piece for deck in play.s.lists for piece in deck if piece != FACE["lita-chantler"])
    assert all(n <= card(piece).count * boxes for piece, n in used.items())


@pytest.mark.rule("A-campaign.24", "A-campaign.26", "A-collection.1")
def test_where_no_deck_fits_into_the_box_anybody_may_join() -> None:
    """Two starter decks are all that one box holds; a third player is welcome all the same."""
    priest = {"card": "ghoul-priest", "engaged": 0, "damage": 9}
    seats = {"at": "hallway"}, {"investigator": "agnes-baker", "at": "hallway"}, {}
    play = at(*seats, options={"scenario": "campaign", "boxes": 1, "later": 1}, locations=HALL, enemies=[priest],
              act="what-have-you-done", tokens=["0"])  # fmt: skip
    play.does("fight.ghoul-priest").until("choose-effect").does("r2", "stay", "stay", "join")
    assert play.asks == "ask-joins-as" and {*play.keys} == {"daisy-walker", "skids-otoole", "wendy-adams"}
