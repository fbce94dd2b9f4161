"""How a search judges the ship of Unfathomable: what is in store counts from the beginning."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.bot_judge import judge
from unfathomable_play import at


@pytest.mark.parametrize("store", ["food", "sanity", "souls"])
def test_of_a_full_store_one_is_worth_about_a_step_on_the_way(store: str) -> None:
    """Who thinks less of it lets tests fail early, and runs dry later."""
    full = judge(at().t, 0)
    missed = full - judge(at(resources={store: 7}).t, 0)
    step = judge(at(travel=1).t, 0) - full
    assert 0.8 * step < missed < 1.5 * step
