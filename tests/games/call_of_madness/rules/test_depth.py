"""Depth tokens by cards of the Being from the Deep (C-action.depth)."""

from __future__ import annotations

from typing import Any

import pytest

from fathom.games.call_of_madness.cards.says import depth_text
from fathom.games.call_of_madness.cards.source import OWN
from madness_play import Play, at

DEEP = ["deep", "guide", "toad", "digger"]


def sinks(
    card: str, *answers: str, seat: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any
) -> Play:
    p = at(
        {"character": "rose", "hand": [card], **(seat or {})},
        {"character": "crane", **(other or {})},
        gods=DEEP,
        **rest,
    )
    return p.does(card, *answers)


def lying(p: Play) -> dict[str, str]:
    """The depth tokens on the boards, by space."""
    table = p.t.view(0)["table"]
    return {f"{at // 12}-r{at % 12 // 3 + 1}c{at % 3 + 1}": token for at, token in enumerate(table["depth"]) if token}


@pytest.mark.rule("C-action.depth.1", "C-action.depth.2", "C-rul.49", "C-rul.24a", "C-comp.12", "C-setup.12b")
def test_a_chosen_kind_and_side_goes_on_an_empty_space_or_an_outpost_of_any_board() -> None:
    seat = {"board": {"r2c1": "agent"}, "outposts": ["r4c1"], "depth": {"r4c2": "depth-tide-a"}}
    p = sinks("god-deep-covenant", seat=seat)
    p.does("depth-add")
    assert p.asked == "ask-depth-token"
    assert p.options() == ["depth-tide-a", "depth-tide-b", "depth-offering-a", "depth-offering-b"]
    p.does("depth-offering-b")
    assert p.asked == "ask-depth-place"
    assert "0-r1c1" in p.options() and "0-r4c1" in p.options() and "1-r3c3" in p.options()
    assert p.refuses("0-r2c1"), "an investigator stands there"
    assert p.refuses("0-r4c2"), "one token on a space at most"
    p.does("1-r3c3")
    assert lying(p) == {"0-r4c2": "depth-tide-a", "1-r3c3": "depth-offering-b"}
    assert p.s.depth_supply == [7, 7]


@pytest.mark.rule("C-action.depth.3")
def test_an_outpost_with_a_token_takes_no_second_one() -> None:
    p = sinks("god-deep-covenant", seat={"outposts": ["r4c1"], "depth": {"r4c1": "depth-tide-a"}})
    p.does("depth-add")
    assert p.does(p.options()[0]).refuses("0-r4c1")


@pytest.mark.rule("C-action.depth.4", "C-rul.49", "C-rul.12a", "C-rul.12d")
def test_a_token_is_moved_without_turning_also_to_another_board_but_not_one_just_added() -> None:
    p = sinks("god-deep-undertow", "depth-add", seat={"depth": {"r3c1": "depth-tide-b"}})
    p.does(p.options()[2], "0-r3c3")
    assert p.asked == "ask-depth-place", "the only token that the set has not added itself"
    assert p.refuses("0-r3c3") and p.refuses("0-r3c1"), "a space that has a token, be it this one"
    p.does("1-r2c2")
    assert lying(p) == {"0-r3c3": "depth-offering-a", "1-r2c2": "depth-tide-b"}


@pytest.mark.rule("C-action.depth.5")
def test_a_token_is_flipped_to_its_other_side() -> None:
    seat = {"depth": {"r3c1": "depth-tide-b", "r3c2": "depth-offering-a"}, "madness": {"red": 1}}
    p = sinks("god-deep-undertow", "depth-add", seat=seat)
    p.does(p.options()[0], "0-r1c1", "0-r3c1", "1-r4c3", "use")
    before = lying(p)
    p.does(p.options()[0])
    changed = {space for space in before if lying(p)[space] != before[space]}
    assert len(changed) == 1 and {before[space][:-1] for space in changed} == {
        lying(p)[space][:-1] for space in changed
    }


@pytest.mark.rule("C-action.depth.6")
def test_a_token_is_removed_to_the_supply() -> None:
    seat = {"depth": {"r3c1": "depth-tide-b", "r3c2": "depth-offering-a"}}
    p = sinks("god-deep-tide", "set-2", seat=seat)
    assert p.options() == ["0-r3c1", "0-r3c2"]
    p.does("0-r3c2")
    assert lying(p) == {"0-r3c1": "depth-tide-b"} and p.s.depth_supply == [7, 8]


@pytest.mark.rule("C-rul.12a")
def test_no_outpost_on_the_space_that_the_set_gave_a_token() -> None:
    p = sinks("god-deep-reef", "set-1", "depth-add")
    p.does(p.options()[0], "0-r3c3")
    assert p.asked == "ask-space" and "0-r3c3" not in p.options() and "0-r3c2" in p.options()


@pytest.mark.rule("C-rul.5a")
def test_a_kind_that_has_run_out_is_not_offered() -> None:
    depth = {f"r{row}c{column}": "depth-tide-a" for row in (2, 3, 4) for column in (1, 2, 3)}
    depth.pop("r4c3")
    p = sinks("god-deep-covenant", seat={"depth": depth})
    p.does("depth-add")
    assert p.s.depth_supply == [0, 8] and len(p.options()) == 2


@pytest.mark.rule("C-action.depth.12")
@pytest.mark.parametrize("side", range(2))
@pytest.mark.parametrize("place", range(2))
def test_an_offering_says_who_gains_and_who_loses(side: int, place: int) -> None:
    """The text of a token tells the effect of its side, on a space and on an outpost."""
    written = next(kind for kind in OWN.depth if kind.slot == "depth-offering").sides[side][place]
    told = depth_text(written).within("call_of_madness").render("en")
    assert ("gains" in told, "loses" in told) == ("+" in written, "-" in written)
