"""Resources (U-49): four dials."""

from __future__ import annotations

import pytest

from unfathomable_play import at, crisis
from unfathomable_short import HYBRID


@pytest.mark.rule("U-49.0")
def test_there_are_four_resources_and_each_can_be_lost() -> None:
    """Unconventional Leader: one of a resource of her choice."""
    assert list(at().t.view()["table"]["resources"]) == ["fuel", "food", "sanity", "souls"]
    for lost in ("fuel", "food", "sanity", "souls"):
        p = crisis("class-struggle", {"character": "keilani"}).uses("feat-keilani").does(lost)
        assert p.t.view()["table"]["resources"] == {
            name: 7 if name == lost else 8 for name in ("fuel", "food", "sanity", "souls")
        }


@pytest.mark.rule("U-49.1")
def test_a_dial_shows_the_new_value_at_once() -> None:
    p = at({"character": "keilani", **HYBRID}, resources={"sanity": 5}).does("reveal")
    assert p.t.view()["table"]["resources"]["sanity"] == 4
    p = crisis("food-rationing", dice=(8,)).does("b")
    assert p.resource("food") == 6


@pytest.mark.rule("U-49.1b")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_no_resource_rises_above_ten(before: int, after: int) -> None:
    p = at({"character": "william"}, spell_deck=["alchemical-transmutation"], resources={"fuel": before})
    p.does("title-keeper.0", "alchemical-transmutation")
    assert p.resource("fuel") == after and p.resource("food") == 7
