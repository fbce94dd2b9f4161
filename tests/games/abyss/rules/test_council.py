"""Requesting support from the Council."""

from __future__ import annotations

import pytest

from abyss_play import at
from fathom.games.abyss.cards.allies import RACES

POOR = {"pearls": 0}


@pytest.mark.rule("B-CNL-01")
def test_one_stack_is_taken_whole_into_the_hand() -> None:
    p = at(
        seats=[{"hand": ["crab-5"]}, POOR],
        council={"crab": ["crab-1", "crab-1", "crab-4"], "squid": ["squid-2"]},
        deck=["monster"],
    )
    p.does("support")
    assert p.options == ["crab", "squid"] and p.rule == "B-CNL-01"
    p.does("crab")
    assert p.hand(0) == ["crab-1", "crab-1", "crab-4", "crab-5"]
    assert p.stack(RACES.index("crab")) == [] and p.stack(RACES.index("squid")) == ["squid-2"]
    assert p.s.active == 1
    assert ("log-take-stack", "B-CNL-01") in p.lines()


@pytest.mark.rule("B-CNL-02")
def test_an_empty_stack_cannot_be_chosen() -> None:
    p = at(council={"crab": ["crab-1"], "seahorse": ["seahorse-1"]}).does("support")
    assert p.options == ["crab", "seahorse"]
    assert p.t.decision is not None
    empty = [text.args["race"].id for text, rule in p.t.decision.refused() if rule == "B-CNL-02"]
    assert empty == ["jellyfish", "shellfish", "squid"]


@pytest.mark.rule("B-CNL-02")
def test_support_is_unavailable_with_all_five_stacks_empty() -> None:
    p = at(seats=[{"pearls": 1}, POOR], court=["keeper"])
    assert p.options == ["explore", "plot"]
    assert "B-CNL-02" in p.refused


@pytest.mark.rule("B-CNL-03")
def test_the_base_game_knows_no_hand_limit() -> None:
    hand = [f"{race}-{value}" for race in ("crab", "jellyfish") for value in (1, 1, 1, 2, 2, 3, 3, 4, 5)]
    p = at(seats=[{"hand": hand}, POOR], council={"squid": ["squid-1", "squid-2"]}).does("support")
    assert len(p.hand(0)) == 20
    assert p.s.active == 1 and p.s.discard == ()
