"""Who counts as human (U-20)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import at, crisis

TRAITOR: dict[str, Any] = {"loyalty": ["hybrid"], "revealed": "hybrid"}


@pytest.mark.parametrize("loyalty", ["human", "hybrid", "cultist"])
@pytest.mark.rule("U-20.0")
def test_whoever_has_not_revealed_counts_as_human_whatever_the_loyalty(loyalty: str) -> None:
    seat = {"loyalty": [loyalty], "place": "d1"}
    p = at(seat, {"place": "d1"}, players=4, passengers={"d1": ["x"]}, deep_ones={"d1": 1})
    assert {"rescue", "attack"} <= set(p.options())
    assert "defeat-passenger" not in p.options()
    p = crisis("accusation", {}, {**seat, "place": "galley"}, players=4, captain=0).does("a")
    assert "player-1" in p.options()
    p = (
        crisis("class-struggle", {"place": "galley"}, seat, players=4, deep_ones={"d1": 1}, dice=(6,))
        .does("a")
        .passed()
    )
    assert p.place(1) == "sick-bay"


@pytest.mark.rule("U-20.0")
def test_a_revealed_traitor_does_not_count_as_human() -> None:
    seat = {**TRAITOR, "place": "d1"}
    p = at(seat, passengers={"d1": ["x"]}, deep_ones={"d1": 1})
    assert not {"rescue", "attack"} & set(p.options())
    p = crisis("accusation", {}, {**seat, "place": "galley"}, captain=0).does("a")
    assert "player-1" not in p.options()
    p = crisis("class-struggle", {"place": "galley"}, seat, deep_ones={"d1": 1}).does("a").passed()
    assert p.place(1) == "d1"
    assert p.deep_ones("bridge") == 1


@pytest.mark.rule("U-20.1")
def test_passengers_do_not_count_as_humans() -> None:
    """A traitor may defeat a passenger while no human is there, and cannot attack one."""
    p = at({**TRAITOR, "place": "d1"}, {"place": "galley"}, {"place": "galley"}, passengers={"d1": ["x", "soul"]})
    assert "defeat-passenger" in p.options()
    assert "attack" not in p.options()
    p = at({**TRAITOR, "place": "d1"}, {"place": "d1"}, passengers={"d1": ["x", "soul"]})
    assert "defeat-passenger" not in p.options()
    assert "attack" in p.options()


@pytest.mark.rule("U-20.1")
def test_a_deep_one_needs_no_roll_against_a_passenger() -> None:
    crew = [{"place": "galley"}] * 3
    p = crisis("class-struggle", *crew, deep_ones={"d1": 1}, passengers={"d1": ["soul"]}).does("a").passed()
    assert not p.logged("log-attack")
    assert p.passengers("d1") == 0
    assert p.deep_ones("d1") == 1
