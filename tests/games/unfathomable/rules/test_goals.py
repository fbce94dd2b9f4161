"""Goals (U-5): who wins when the ship arrives, and who when it sinks."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_icons import icon
from unfathomable_play import Play, at, crisis

FAR = ["calm-waters", "rough-water", "stormy-seas"]
"""12 of distance."""
NEAR = ["calm-waters", "rough-water", "smooth-sailing"]
"""11 of distance."""
SEATS: list[dict[str, Any]] = [
    {"loyalty": ["human", "human"]},
    {"loyalty": ["human", "hybrid"]},
    {"loyalty": ["human", "cultist"]},
    {"loyalty": ["hybrid"], "revealed": "hybrid"},
    {"loyalty": ["human", "human"]},
    {"loyalty": ["human"]},
]
HUMANS, HYBRIDS, CULTIST = {0, 4, 5}, {1, 3}, {2}
SINKING: list[tuple[str, dict[str, Any]]] = [
    ("fuel", {"resources": {"fuel": 1}}),
    ("damage", {"hydra": "w7", "damage_deck": ["structural-any"], "damage": {
        "bridge": "structural-influence", "chapel": "structural-lore", "captains-cabin": "structural-observation",
        "cargo-hold": "structural-strength", "galley": "structural-will",
    }}),
    ("deep-ones", {"deep_ones": {"w7": 10, "w8": 9}}),
]  # fmt: skip


def arrives(*seats: dict[str, Any], **rest: Any) -> Play:
    """The travel icon of a card moves the token from the space before the last one."""
    return crisis("missing-jewelry", *seats, captain=0, travel=3, **rest).does("b")


def sinks(*seats: dict[str, Any], **rest: Any) -> Play:
    """A card costs 1 fuel, then Hydra activates: she damages the ship, or two Deep Ones gather."""
    return icon("hydra", *seats, captain=0, **rest).passed()


def won(p: Play) -> set[int]:
    assert p.t.outcome is not None
    return set(p.t.outcome.winners)


@pytest.mark.rule("U-5.3")
def test_the_human_goal_is_to_reach_the_last_space_once_more_with_twelve_distance() -> None:
    p = arrives(*SEATS, waypoints=FAR)
    assert p.t.outcome is not None and p.s.ending == "port"
    near = arrives(*SEATS, waypoints=NEAR, awakened=True)
    assert near.t.outcome is None and near.asked == "ask-waypoint"
    p = crisis("missing-jewelry", *SEATS, captain=0, travel=2, waypoints=FAR, awakened=True).does("b").passed()
    assert p.t.outcome is None and p.s.travel == 3


@pytest.mark.rule("U-5.3")
def test_reaching_twelve_does_not_end_the_game_yet() -> None:
    deck = ["stormy-seas", "deep-one-ambush"]
    p = arrives(*SEATS, waypoints=["calm-waters", "rough-water"], awakened=True, waypoint_deck=deck)
    p.does("deep-one-ambush").passed()
    assert p.s.distance() == 12 and p.t.outcome is None and p.s.travel == 0


@pytest.mark.rule("U-5.0", "U-5.4")
def test_who_holds_only_human_cards_wins_when_the_human_goal_is_met() -> None:
    assert won(arrives(*SEATS, waypoints=FAR)) == HUMANS


@pytest.mark.rule("U-5.0", "U-5.5", "U-5.9")
@pytest.mark.parametrize(("ending", "rest"), SINKING)
def test_those_loyal_to_the_deep_ones_win_at_once_when_the_ship_sinks(ending: str, rest: dict[str, Any]) -> None:
    p = sinks(*SEATS, **rest)
    assert p.s.ending == ending and p.asked == ""
    assert won(p) == HYBRIDS
    assert p.s.ritual == 0  # the track icon of the card is not resolved any more


@pytest.mark.rule("U-5.5")
def test_nothing_short_of_those_conditions_ends_the_game() -> None:
    for rest in ({"resources": {"fuel": 2}}, {"deep_ones": {"w7": 9, "w8": 9}}):
        p = sinks(*SEATS, **rest)
        assert p.t.outcome is None and p.s.ritual == 1


@pytest.mark.rule("U-5.11", "U-5.12")
@pytest.mark.parametrize(("ending", "rest"), SINKING)
def test_the_cultist_wins_with_the_hybrids_only_after_twelve_distance(ending: str, rest: dict[str, Any]) -> None:
    assert won(sinks(*SEATS, waypoints=FAR, awakened=True, **rest)) == HYBRIDS | CULTIST
    assert won(sinks(*SEATS, waypoints=NEAR, awakened=True, **rest)) == HYBRIDS


@pytest.mark.rule("U-5.12")
def test_the_cultist_loses_when_the_human_goal_is_met() -> None:
    assert won(arrives(*SEATS, waypoints=FAR)).isdisjoint(CULTIST)
    revealed = [*SEATS[:2], {"loyalty": ["human", "cultist"], "revealed": "cultist"}, *SEATS[3:]]
    assert won(arrives(*revealed, waypoints=FAR)) == HUMANS


@pytest.mark.rule("U-5.13")
@pytest.mark.parametrize("revealed", [None, "cultist", "hybrid"])
def test_who_is_hybrid_and_cultist_wins_like_a_hybrid(revealed: str | None) -> None:
    both = {"loyalty": ["hybrid", "cultist"], "revealed": revealed}
    seats = [{"loyalty": ["human"]}, both, {"loyalty": ["human"]}, {"loyalty": ["human"]}]
    assert won(sinks(*seats, resources={"fuel": 1})) == {1}
    assert won(sinks(*seats, resources={"fuel": 1}, waypoints=FAR, awakened=True)) == {1}
    assert won(arrives(*seats, waypoints=FAR)) == {0, 2, 3}


@pytest.mark.rule("U-5.10")
@pytest.mark.parametrize(("seats", "there"), [(3, 0), (4, 1), (5, 0), (6, 1)])
def test_the_cultist_card_is_used_only_with_four_or_six_players(seats: int, there: int) -> None:
    p = at(players=seats)
    assert p.s.loyalty_deck.count(2) == there
    if not there:
        with pytest.raises(fathom.BadPosition):
            at({"loyalty": ["cultist"]}, players=seats)
