"""After an undo by consent, and where a table goes on from a moment of another, all that nobody knows is mixed anew."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import fathom
from fathom.kernel.game import Game
from fathom.lab.fairness import mixed_anew
from game_forms import some_forms

LEAST = {"arkham": 1, "call_of_madness": 1}
"""How many piles are unknown at least, where there are not many: one scenario of Arkham has two kinds of decks, the
decks of Call of Madness are small."""


@some_forms
def test_whatever_is_unknown_to_all_is_mixed_and_nothing_else(game: str, seats: int, options: dict[str, Any]) -> None:
    unknown, problems = mixed_anew(game, seats, options, 31)
    assert problems == []
    hidden = {name for name, field in type(state_of(game)).FIELDS.items() if field.seen in ("facedown", "top")}
    assert len(unknown & hidden) >= LEAST.get(game, 4), "hardly anything was unknown: the test would prove nothing"


def state_of(game: str) -> Any:
    found = fathom.games()[game]
    return found.new_state(found.seats.start, found.settle_options({}))


@pytest.mark.interpreted
@pytest.mark.parametrize("game", list(fathom.games()))
def test_a_game_that_forgets_to_mix_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = fathom.games()[game]
    monkeypatch.setattr(type(found), "reshuffle", Game.reshuffle)
    options: Mapping[str, Any] = found.settle_options({})
    unknown, problems = mixed_anew(game, found.seats.start, dict(options), 31)
    assert unknown and {problem.rsplit(": ", 1)[1].split("/")[1].split(" ")[0] for problem in problems} >= unknown
