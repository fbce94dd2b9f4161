"""Characters (U-28): humans and revealed traitors."""

from __future__ import annotations

import pytest

from unfathomable_play import at
from unfathomable_short import HYBRID, TRAITOR


@pytest.mark.rule("U-28.0")
def test_humans_hidden_traitors_and_revealed_traitors_are_all_characters() -> None:
    """Arrest Order: another character in the same space goes to the Brig."""
    others = [{**TRAITOR, "place": "galley"}, {**HYBRID, "place": "galley"}, {"place": "galley"}, {"place": "d1"}]
    p = at({"character": "jamie", "place": "galley"}, *others).does("feat-jamie.0")
    assert p.options() == ["player-1", "player-2", "player-3"]
    p.does("player-1")
    assert p.place(1) == "brig"


@pytest.mark.rule("U-28.0")
def test_the_banishment_strikes_humans_and_traitors_alike() -> None:
    """The Deep Ones beside them are no characters: they are not among those the current player puts in order."""
    others = [{**TRAITOR, "place": "d1"}, {"place": "d2"}]
    william = {"character": "william", "place": "chapel", **HYBRID}
    p = at(william, *others, players=5, deep_ones={"d1": 2}, ritual=2).does("reveal", 2)
    assert p.options() == ["player-1", "player-2"]
    p.does(["player-1", "player-2"])
    assert (p.place(1), p.place(2)) == ("brig", "sick-bay")
