"""The positions on which the boards of the page are tested are of today: their cards say what the cards say now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fathom

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"


@pytest.mark.parametrize("game", list(fathom.games()))
def test_the_cards_of_the_recorded_positions_say_what_they_say_today(game: str) -> None:
    """If not: web/src/boards/<game>/fixtures/make.py writes them anew."""
    recorded = json.loads((BOARDS / game / "fixtures" / "positions.json").read_text(encoding="utf-8"))
    found = fathom.games()[game]
    for deck in found.cards().values():
        for card in deck:
            now: Any = [line.within(game).to_json() for line in card.say()]
            assert recorded["cards"][card.slug]["text"] == json.loads(json.dumps(now)), card.slug
