"""Fire in pools and on investigators (C-action.fire-add, fire-remove, ignite)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, Standing, at

FLAME = ["flame", "serpents", "toad", "digger"]


def burns(
    card: str, *answers: str, seat: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **rest: Any
) -> Play:
    p = at(
        {"character": "agnes", "hand": [card], **(seat or {})},
        {"character": "rose", **(other or {})},
        gods=FLAME,
        **rest,
    )
    return p.does(card, *answers)


@pytest.mark.rule("C-action.fire-add.1", "C-action.fire-add.2", "C-comp.14")
def test_fire_goes_into_the_pool_of_a_chosen_player_and_does_nothing_yet() -> None:
    p = burns("god-flame-arson")
    assert p.asked == "ask-player" and p.options() == ["player-0", "player-1"]
    p.does("player-1")
    assert p.s.fire == [0, 1] and p.s.fire_supply == 24 and p.s.cultists == [40, 40]


@pytest.mark.rule("C-action.fire-remove.1", "C-action.fire-remove.2", "C-rul.13b")
def test_fire_is_taken_out_of_a_pool_and_never_from_an_investigator() -> None:
    board = {"r2c1": {"tile": "agent", "fire": True}, "r3c3": "priest"}
    p = burns("basic-agnes-candles", "set-2", "fire-remove", seat={"board": board, "fire": 2}, other={"fire": 1})
    assert p.options() == ["player-0", "player-1"]
    p.does("player-0")
    assert p.s.fire == [1, 1] and p.on("0-r2c1") == Standing("agent", 5, 1)
    p = burns("basic-agnes-candles", "set-2", seat={"board": board})
    assert p.asked == "ask-investigator", "no pool has fire: only the move is left"


@pytest.mark.rule("C-action.ignite.1", "C-action.ignite.2", "C-rul.40")
def test_only_an_investigator_without_fire_can_be_ignited() -> None:
    board = {"r2c1": {"tile": "agent", "fire": True}, "r3c3": "priest", "r2c2": "agent"}
    p = burns("god-flame-spark", "ignite", seat={"board": board})
    assert p.options() == ["0-r2c2", "0-r3c3"] and p.refuses("0-r2c1")
    p.does("0-r3c3")
    assert p.on("0-r3c3") == Standing("priest", 3, 1) and p.s.fire_supply == 23


@pytest.mark.rule("C-rul.5a")
def test_without_markers_in_the_supply_fire_and_ignition_are_impossible() -> None:
    p = burns("god-flame-arson", seat={"fire": 13, "madness": {"red": 1}}, other={"fire": 12})
    assert p.s.fire_supply == 0 and p.s.fire == [13, 12]
    assert p.asked in ("ask-draw-own", "ask-turn"), "the action is left out"
    p = burns("god-flame-spark", seat={"fire": 25, "board": {"r2c1": "agent", "r2c2": "agent"}})
    assert p.asked == "ask-investigator", "only the attack is left"


@pytest.mark.rule("C-action.ignite.3", "C-rul.5b")
def test_a_burning_investigator_brings_its_fire_into_the_pool_even_without_supply() -> None:
    board = {"r4c1": {"tile": "reporter", "fire": True}, "r2c2": "agent"}
    p = burns("basic-agnes-procession", "move-1", "0-r4c1", "down", seat={"board": board, "fire": 24})
    assert p.s.fire[0] == 25 and p.s.fire_supply == 0
