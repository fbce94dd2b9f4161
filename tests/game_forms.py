"""Every form of every game (seat count and options), as parameters of a test."""

from __future__ import annotations

import pytest

import fathom

every_form = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(id, seats, options, id="-".join([id, str(seats), *(name for name, on in options.items() if on)]))
        for id, game in fathom.games().items()
        for seats, options in game.forms()
    ],
)
