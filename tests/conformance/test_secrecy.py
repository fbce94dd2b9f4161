"""Secrets are proved: deal anew what a seat cannot know, and nothing it is shown may change by a byte.

`make soak` does so at every moment of many games.
"""

from __future__ import annotations

from typing import Any

from fathom.lab.conformance import play_and_guess
from game_forms import most_forms


@most_forms
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    play_and_guess(game, seats, options, seed=21, every=4)
