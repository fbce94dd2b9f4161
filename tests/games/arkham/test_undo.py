"""What luck decides is a reveal: it cannot be taken back for free."""

from __future__ import annotations

import pytest

from arkham_play import at
from fathom.games.arkham.cards.woods_deeds import join_madness
from fathom.games.arkham.setup import draw_weakness


@pytest.mark.parametrize("draws", [lambda t: join_madness(t, 0), draw_weakness], ids=["madness", "weakness"])
def test_a_weakness_drawn_at_random_is_a_reveal(draws: object) -> None:
    t = at().t
    assert t.revealed[1] != "revealed-draw" and callable(draws)
    draws(t)
    assert t.revealed[:2] == (t.choices, "revealed-draw")
