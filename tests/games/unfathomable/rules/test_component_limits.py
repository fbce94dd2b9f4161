"""Component limits (U-24): there is only what the box holds."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from unfathomable_play import at, crisis
from unfathomable_short import advances_travel, every


@pytest.mark.rule("U-24.0")
def test_a_new_table_has_exactly_the_components_of_the_box() -> None:
    table = fathom.new("unfathomable", seats=3, seed=1)
    while not table.state.turn:
        decision = table.decisions[0]
        table.choose(next(iter(decision.answers())), decision.seat)
    s = table.state
    skills = [*s.chaos, *(card for zone in (*s.skill_decks, *s.skill_discards, *s.hands) for card in zone)]
    assert len(skills) == 126 and set(Counter(kind // 5 for kind in skills).values()) == {21}
    assert Counter(kind % 5 + 1 for kind in skills) == {1: 42, 2: 30, 3: 24, 4: 18, 5: 12}
    assert s.supply + sum(s.deep_ones) == 20
    assert len(s.passenger_supply) + sum(map(len, s.passengers)) == 9
    assert (len(s.damage_deck), len(s.waypoint_deck), len(s.spell_deck)) == (9, 20, 20)
    assert len(s.item_deck) + sum(map(len, s.items)) == 20


@pytest.mark.rule("U-24.1")
def test_who_must_draw_more_cards_than_there_are_draws_what_there_is() -> None:
    """Jamie's set is three strength and two will; one strength card is left, and no will."""
    others = [{"hand": every("strength", "strength-3")}, {"hand": every("will")}]
    p = at({"character": "jamie"}, *others, chaos=[], skill_decks={"strength": ["strength-3"]}, step="turn")
    assert p.hand(0) == ["strength-3"]
    assert p.asked == "ask-act"


@pytest.mark.rule("U-24.1")
def test_drawing_may_come_to_nothing_at_all() -> None:
    others = [{"hand": every("strength")}, {"hand": every("will")}]
    p = at({"character": "jamie"}, *others, chaos=[], step="turn")
    assert p.hand(0) == [] and p.asked == "ask-act"


@pytest.mark.rule("U-R85")
def test_a_lone_waypoint_is_resolved() -> None:
    p = advances_travel(travel=3, waypoint_deck=["smooth-sailing"], rest=["waypoints"])
    assert p.waypoints() == ["smooth-sailing"] and p.s.waypoint_deck == ()
    assert (p.resource("fuel"), p.resource("food")) == (7, 7)


@pytest.mark.rule("U-R85")
def test_a_lone_card_seen_from_the_bridge_goes_back() -> None:
    seats = {"character": "jamie", "place": "bridge"}
    p = at(seats, waypoint_deck=["reef"], rest=["waypoints"], dice=(1,))
    p.does("room-bridge.0", "waypoint-deck")
    assert p.options() == ["reef"]
    p.does("reef")
    assert len(p.s.waypoint_deck) == 1 and p.waypoints() == []


@pytest.mark.rule("U-R110")
def test_who_must_discard_more_cards_than_they_have_discards_all() -> None:
    """Accusation: the Captain discards two cards, the current player two."""
    p = crisis("accusation", {"character": "samira", "hand": ["will-1", "will-2", "lore-1"]}, {"hand": ["lore-2"]})
    assert p.s.captain == 1
    p.does("b", {"will-1": 1, "lore-1": 1})
    assert p.discards(1) == ["lore-2", "lore-1"] and p.discards(4) == ["will-1"]
    assert p.hand(0) == ["will-2"]
