"""Passengers (U-25): risked, rescued, defeated, and never seen before they are."""

from __future__ import annotations

from collections import Counter

import pytest

from fathom.games.unfathomable.cards.names import FACES
from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, TRAITOR

ALL = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]


def murders(face: str, **rest: object) -> Play:
    """A revealed traitor defeats the passenger on deck 3."""
    p = at({**TRAITOR, "place": "d3"}, passengers={"d3": [face]}, **rest)
    return p.does("defeat-passenger")


def seen_by_all(p: Play) -> list[object]:
    return [p.t.view(seat)["table"] for seat in (None, 0, 1, 2)]


@pytest.mark.rule("U-25.1", "U-25.2")
def test_backs_are_identical_so_nobody_can_tell_two_tokens_apart() -> None:
    plain = at(passengers={"d3": ["x"]})
    other = at(passengers={"d3": ["souls-2"]})
    assert plain.s.passengers != other.s.passengers
    assert seen_by_all(plain) == seen_by_all(other)
    assert plain.t.view(0)["table"]["passengers"] == [0, 0, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("U-25.1", "U-25.1a")
def test_the_fronts_differ() -> None:
    fronts = Counter(FACES[token] for token in at().s.passenger_supply)
    assert fronts == {"x": 2, "soul": 5, "souls-2": 1, "soul-sanity": 1}


@pytest.mark.rule("U-25.1a", "U-25.8")
@pytest.mark.parametrize(("face", "souls", "sanity"), [("soul", 7, 8), ("souls-2", 6, 8), ("soul-sanity", 7, 7)])
def test_a_defeated_passenger_costs_the_resources_on_its_front(face: str, souls: int, sanity: int) -> None:
    p = murders(face)
    assert (p.resource("souls"), p.resource("sanity")) == (souls, sanity)
    assert (p.resource("fuel"), p.resource("food")) == (8, 8)


@pytest.mark.rule("U-25.1a1")
def test_a_passenger_marked_x_costs_nothing() -> None:
    p = murders("x")
    assert p.s.resources == [8, 8, 8, 8]
    assert p.passengers("d3") == 0


@pytest.mark.rule("U-25.8")
def test_a_defeated_passenger_is_turned_up_and_removed_from_the_game() -> None:
    p = murders("souls-2")
    assert p.logged("log-passenger-defeated")
    assert [FACES[token] for token in p.s.passengers_gone] == ["souls-2"]
    assert p.passengers("d3") == 0 and len(p.s.passenger_supply) == 8


@pytest.mark.rule("U-25.2", "U-25.4")
@pytest.mark.parametrize("roll", range(1, 9))
def test_a_risked_passenger_goes_unseen_to_the_deck_space_of_the_roll(roll: int) -> None:
    p = at({"character": "jamie", "place": "bridge"}, dice=(roll,)).does("room-bridge.0")
    assert p.passengers(f"d{roll}") == 1
    assert len(p.s.passenger_supply) == 8 and sum(map(len, p.s.passengers)) == 1
    assert p.logged("log-risk") and not p.logged("log-passenger-defeated")


@pytest.mark.rule("U-25.5")
def test_with_too_few_in_the_supply_as_many_as_possible_are_risked() -> None:
    p = crisis("class-struggle", passengers_gone=ALL[2:]).does("b")
    assert sum(map(len, p.s.passengers)) == 2 and p.s.passenger_supply == ()
    assert p.resource("sanity") == 8


@pytest.mark.rule("U-25.6")
def test_an_action_whose_cost_is_a_risk_needs_enough_passengers_in_the_supply() -> None:
    seat = {"character": "jamie", "place": "bridge"}
    assert "room-bridge.0" in at(seat, passengers_gone=ALL[1:]).options()
    assert "room-bridge.0" not in at(seat, passengers_gone=ALL).options()


@pytest.mark.rule("U-25.6")
@pytest.mark.parametrize(("left", "may"), [(3, True), (2, False)])
def test_a_waypoint_whose_price_is_three_passengers_needs_three(left: int, may: bool) -> None:
    boiler = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]}
    p = at(boiler, travel=3, waypoint_deck=["abandoned-depot"], rest=["waypoints"], passengers_gone=ALL[left:],
           dice=(8, 1, 1, 1, 5))  # fmt: skip
    p.does("room-boiler-room.0", "strength-5").passed()
    assert (p.asked == "may-effect") == may
    if may:
        p.does("yes").passed()
        assert p.resource("fuel") == 10 and p.s.passenger_supply == ()


@pytest.mark.rule("U-25.7")
def test_a_rescued_passenger_goes_back_to_the_supply_unseen() -> None:
    p = at({"character": "jamie", "place": "d3"}, passengers={"d3": ["souls-2", "x"]})
    p.does("rescue")
    assert p.passengers("d3") == 1 and len(p.s.passenger_supply) == 8
    assert p.s.resources == [8, 8, 8, 8] and p.s.passengers_gone == ()
    assert not p.logged("log-passenger-defeated")


@pytest.mark.rule("U-25.4", "U-25.7")
def test_a_rescued_passenger_is_risked_again_by_chance_only() -> None:
    """Two tokens in the supply, the rescued one and another."""
    again = set()
    for seed in range(12):
        p = at({"character": "jamie", "place": "d3"}, passengers={"d3": ["souls-2"]}, seed=seed, actions=3,
               passengers_gone=ALL[1:7] + ALL[8:])  # fmt: skip
        p.does("rescue", "move", "bridge", "room-bridge.0", "mythos-deck")
        again |= {FACES[token] for tokens in p.s.passengers for token in tokens}
    assert again == {"x", "souls-2"}


@pytest.mark.rule("U-25.9a")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_traitor_cannot_defeat_a_passenger_beside_a_human(guarded: bool) -> None:
    human = {"character": "jamie", "place": "d3" if guarded else "d4"}
    p = at({**TRAITOR, "place": "d3"}, human, passengers={"d3": ["soul"]})
    assert ("defeat-passenger" in p.options()) is not guarded


@pytest.mark.rule("U-25.9a")
def test_another_traitor_guards_no_passenger() -> None:
    p = at({**TRAITOR, "place": "d3"}, {**TRAITOR, "place": "d3"}, players=5, passengers={"d3": ["soul"]})
    assert "defeat-passenger" in p.options()


@pytest.mark.rule("U-25.9a")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_deep_one_cannot_defeat_a_passenger_beside_a_human(guarded: bool) -> None:
    human = {"character": "jamie", "place": "d3" if guarded else "d4"}
    traitor = {**TRAITOR, "place": "d3", "hand": ["treachery-2"]}
    p = at(traitor, human, deep_ones={"d3": 1}, passengers={"d3": ["soul"]}, dice=(1,))
    p.does("treachery-2", "my-space").passed()
    assert p.passengers("d3") == (1 if guarded else 0)
    assert p.resource("souls") == (8 if guarded else 7)
    assert p.logged("log-attack") == guarded


@pytest.mark.rule("U-R75")
def test_several_passengers_are_risked_one_after_the_other_each_with_its_own_roll() -> None:
    p = crisis("class-struggle", dice=(1, 2, 3, 4)).does("b")
    assert [p.passengers(f"d{n}") for n in range(1, 9)] == [1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("U-R75")
def test_an_ability_used_on_one_of_several_risks_changes_that_one_only() -> None:
    """Keen Insight on the second of four rolls."""
    p = crisis("class-struggle", {"character": "keilani"}, {"hand": ["observation-3"]}, dice=(1, 1, 1, 1))
    p.does("b")
    while sum(line == "log-risk" for line, _ in p.lines()) < 1:
        p.passes()
    p.uses("observation-3.0").passed()
    assert (p.passengers("d1"), p.passengers("d3")) == (3, 1)


@pytest.mark.rule("U-R99")
def test_siren_song_may_be_played_with_an_empty_supply() -> None:
    p = at({**TRAITOR, "hand": ["treachery-3"]}, passengers_gone=ALL).does("treachery-3")
    assert p.hand(0) == [] and p.discards(5) == ["treachery-3"] and p.s.actions == 1
    assert not any(p.s.passengers) and p.s.resources == [8, 8, 8, 8]
    p = at({**TRAITOR, "hand": ["treachery-3"]}, dice=(6,)).does("treachery-3")
    assert p.passengers("d6") == 1


@pytest.mark.rule("U-R103")
def test_conduct_malpractice_defeats_a_passenger_although_a_human_stands_by() -> None:
    humans = [{"character": "jamie", "place": "d3"}, {"character": "william"}]
    p = at({"character": "svetlana", "place": "d3", **HYBRID}, *humans, passengers={"d3": ["souls-2"]})
    p.does("reveal", "d3")
    assert p.resource("souls") == 6 and p.passengers("d3") == 0


@pytest.mark.rule("U-R103")
def test_conduct_malpractice_takes_a_passenger_of_the_supply_at_random() -> None:
    """The one she has just put back, or the other one."""
    faces = set()
    for seed in range(12):
        svetlana = {"character": "svetlana", "place": "d3", **HYBRID}
        p = at(svetlana, seed=seed, passengers={"d3": ["souls-2"], "d4": ["soul"]}, passengers_gone=ALL[1:6] + ALL[8:])
        p.does("rescue", "reveal", "supply")
        assert len(p.s.passenger_supply) == 1 and p.passengers("d4") == 1
        faces.add(FACES[p.s.passengers_gone[-1]])
    assert faces == {"x", "souls-2"}


@pytest.mark.rule("U-R103")
def test_rain_fire_defeats_humans_and_passengers_alike() -> None:
    jamie = {"character": "jamie", "place": "d3", **HYBRID}
    p = at(jamie, {"character": "william", "place": "d3"}, {"character": "samira"}, passengers={"d3": ["soul", "soul"]})
    p.does("reveal", ["d3", "player-1"])
    assert p.passengers("d3") == 0 and p.resource("souls") == 6
    assert p.place(1) == "sick-bay" and p.place(0) == "d3"
