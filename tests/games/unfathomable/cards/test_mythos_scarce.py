"""Mythos cards when there is too little of something: no cards left to look at, no passengers, nobody concerned."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_mythos import CAPTAIN, CURRENT, KEEPER, changes, drawn, outcome


def ends(card: str, how: str, *seats: dict[str, Any], **rest: Any) -> dict[str, int]:
    p = outcome(card, how, *seats, **rest)
    assert p.asked in ("ask-act", "ask-track"), p.asked
    return changes(p, card)


@pytest.mark.rule("U-24.1", "U-10.13a")
@pytest.mark.parametrize(
    ("card", "how", "rest", "expected"),
    [
        ("the-anarcho-individualist", "a", {"rest": ["items"]}, {"sanity": -1}),
        (
            "the-anarcho-individualist",
            "a",
            {"rest": ["items"], "item_deck": ["plimsolls", "shotgun"]},
            {"sanity": -1, "items": 1},
        ),
        ("open-the-gate", "pass", {"rest": ["waypoints"]}, {"travel": -2}),
        (
            "open-the-gate",
            "pass",
            {"rest": ["waypoints"], "waypoint_deck": ["calm-waters"]},
            {"travel": -2, "fuel": -2, "food": -1},
        ),
        ("stolen-ritual-components", "fail", {"rest": ["spells"], "spell_deck": ["heal"]}, {"ritual": -2}),
        ("incoming-sos", "a", {"rest": ["passengers"]}, {}),
        ("class-struggle", "b", {"rest": ["passengers"]}, {}),
        ("lure-of-yha-nthlei", "fail", {"rest": ["passengers"]}, {}),
        ("dinghy-launch", "a", {"rest": ["passengers"], "dice": (5,)}, {}),
        ("criminal-activity", "fail", {}, {"sanity": -1}),
        ("jail-break", "fail", {}, {"sanity": -1}),
        ("rally-the-crew", "fail", {}, {"sanity": -2}),
    ],
)
def test_what_is_not_there_cannot_be_taken(card: str, how: str, rest: dict[str, Any], expected: dict[str, int]) -> None:
    assert ends(card, how, **rest) == expected


@pytest.mark.rule("U-36.2a")
@pytest.mark.parametrize(
    ("card", "how", "travel", "fuel"),
    [
        ("firemen-strike", "option", 0, 1),
        ("looming-breakdown", "option", 0, 2),
        ("looming-breakdown", "option", 1, 1),
        ("looming-breakdown", "option", 2, 0),
    ],
)
def test_a_missing_space_of_the_travel_track_costs_fuel(card: str, how: str, travel: int, fuel: int) -> None:
    p = outcome(card, how, travel=travel)
    assert (p.s.travel, p.resource("fuel")) == (max(0, travel - (1 if card == "firemen-strike" else 2)), 8 - fuel)


@pytest.mark.rule("U-36.2a")
def test_collision_course_asks_no_fuel_for_a_missing_space() -> None:
    out = {"place": "d1"}
    p = outcome("collision-course", "fail", out, out, out, travel=1, damage_deck=["structural-lore", "structural-will"])
    assert (p.s.travel, p.resource("fuel"), p.s.damage.count(-1)) == (0, 8, 4)


@pytest.mark.rule("U-3.7a")
@pytest.mark.parametrize("deck", [[], ["reef"]])
def test_strange_vision_leads_to_the_brig_even_with_nothing_to_see(deck: list[str]) -> None:
    p = outcome("strange-vision", "a", rest=["waypoints"], waypoint_deck=deck)
    assert (p.place(CURRENT), p.asked, p.seat) == ("brig", "ask-track", CAPTAIN)
    assert len(p.s.waypoint_deck) == len(deck)


@pytest.mark.rule("U-15.2a")
@pytest.mark.parametrize(("answer", "left"), [("feed-the-mind", 0), ("bottom", 1)])
def test_stolen_ritual_components_let_the_keeper_resolve_or_keep_back_a_lone_spell(answer: str, left: int) -> None:
    p = outcome("stolen-ritual-components", "pass", rest=["spells"], spell_deck=["feed-the-mind"])
    assert (p.asked, p.seat, p.options()) == ("ask-spell", KEEPER, ["feed-the-mind", "bottom"])
    p.does(answer).passed()
    assert (len(p.s.spell_deck), p.resource("food")) == (left, 7 if left == 0 else 8)


@pytest.mark.rule("U-50.5")
def test_a_volunteer_army_may_be_raised_against_nobody() -> None:
    p = outcome("volunteer-army", "a").does("4").passed()
    assert changes(p, "volunteer-army") == {"risked": 4}
    assert p.asked == "ask-act"


@pytest.mark.rule("U-38.4b")
def test_fear_of_the_unknown_leaves_the_title_to_a_keeper_whom_nobody_can_follow() -> None:
    jailed = {"place": "brig"}
    alone = {"place": "d1", "hand": ["lore-5", "will-1"]}
    p = drawn("fear-of-the-unknown", alone, jailed, jailed, captain=CURRENT, keeper=CURRENT).contributes()
    assert (p.hand(CURRENT), p.place(CURRENT), p.s.keeper) == ([], "sick-bay", CURRENT)
