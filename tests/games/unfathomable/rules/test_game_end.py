"""The end of the game (U-48)."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at, crisis
from unfathomable_short import HYBRID, TRAITOR, advances_travel, hurt

FAR = ["rough-water", "calm-waters", "stormy-seas"]
"""Twelve distance."""
NINE = ["sea-smoke", "fog-bank", "maelstrom"]
CULTIST = {"loyalty": ["cultist"]}
ROOMS = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley"]
CARDS = ["structural-influence", "structural-lore", "structural-observation", "structural-strength", "structural-will"]
FIVE = dict(zip(ROOMS, CARDS, strict=True))


def winners(p: Play) -> list[int]:
    assert p.t.outcome is not None and p.t.asked == ()
    return list(p.t.outcome.winners)


def over(p: Play, ending: str) -> None:
    """The game is over for this reason, and says so in every language."""
    assert p.t.outcome is not None and p.s.ending == ending
    for language in ("en", "pl", "de"):
        assert p.t.outcome.reason.render(language)


@pytest.mark.rule("U-48.0a")
def test_the_ship_reaches_port_when_twelve_distance_is_in_play_already() -> None:
    over(advances_travel(travel=3, waypoints=FAR, awakened=True), "port")
    p = advances_travel(travel=2, waypoints=FAR, awakened=True)
    assert p.t.outcome is None and p.s.travel == 3
    p = advances_travel(travel=3, waypoints=NINE, waypoint_deck=["smooth-sailing"], rest=["waypoints"], awakened=True)
    assert p.t.outcome is None and p.s.distance() == 12  # only the next time


@pytest.mark.rule("U-48.0b")
@pytest.mark.parametrize("resource", ["fuel", "food", "sanity", "souls"])
def test_a_resource_at_zero_ends_the_game_at_once(resource: str) -> None:
    p = crisis("class-struggle", {"character": "keilani"}, resources={resource: 1}).uses("feat-keilani").does(resource)
    over(p, resource)
    assert p.resource(resource) == 0 and p.s.travel == 0  # no icon any more


@pytest.mark.rule("U-48.0b")
def test_a_defeated_passenger_can_end_the_game() -> None:
    p = at({**TRAITOR, "place": "d3"}, passengers={"d3": ["souls-2"]}, resources={"souls": 2}).does("defeat-passenger")
    over(p, "souls")
    p = at({**TRAITOR, "place": "d3"}, passengers={"d3": ["soul-sanity"]}, resources={"souls": 1, "sanity": 1})
    over(p.does("defeat-passenger"), "souls")


@pytest.mark.rule("U-48.0c")
def test_the_sixth_damaged_space_ends_the_game() -> None:
    over(hurt(damage=FIVE, damage_deck=["structural-any"]), "damage")
    four = dict(list(FIVE.items())[:4])
    assert hurt(damage=four, damage_deck=["structural-any"]).t.outcome is None


@pytest.mark.rule("U-R18")
def test_the_sixth_structural_card_ends_the_game_before_the_humans_there_are_defeated() -> None:
    p = hurt({"character": "keilani", "place": "boiler-room"}, damage=FIVE, damage_deck=["structural-any"], dice=(8,))
    over(p, "damage")
    assert p.place(0) == "boiler-room" and not p.logged("log-defeated")


@pytest.mark.rule("U-R9")
def test_with_all_six_rooms_damaged_no_deep_one_looks_for_another() -> None:
    """Two Deep Ones activate: the first damages the last room."""
    traitor = {**TRAITOR, "place": "boiler-room", "hand": ["treachery-2"]}
    p = at(traitor, damage=FIVE, damage_deck=["structural-any"], deep_ones={"boiler-room": 2})
    over(p.does("treachery-2", "my-space").passed(), "damage")
    assert p.deep_ones("boiler-room") == 2


@pytest.mark.rule("U-48.0d")
@pytest.mark.parametrize(("on_table", "ends"), [(18, False), (19, True)])
def test_too_few_deep_ones_end_the_game(on_table: int, ends: bool) -> None:
    """Dagon spawns two."""
    p = at({**TRAITOR, "hand": ["treachery-5"]}, dagon="w5", hydra="w3", deep_ones={"galley": on_table},
           damage_deck=["fuel-leak"])  # fmt: skip
    p.uses("treachery-5").passed()
    assert (p.t.outcome is not None) == ends
    assert (p.s.ending, p.deep_ones("d5")) == (("deep-ones", 0) if ends else ("", 2))
    assert p.monarch("dagon") == ("w5" if ends else "w3")


@pytest.mark.rule("U-48.1")
def test_at_the_end_every_loyalty_card_is_shown() -> None:
    seats = [{"character": "jeanne"}, {"loyalty": ["hybrid", "human"]}, {"loyalty": ["human", "human"]}]
    p = advances_travel(*seats, travel=2, waypoints=FAR, awakened=True)
    assert "loyalties" not in p.t.view(0)
    p = advances_travel(*seats, travel=3, waypoints=FAR, awakened=True)
    assert [len(cards) for cards in p.t.view()["loyalties"]] == [1, 2, 2]
    assert p.t.view(0)["loyalties"] == p.t.view(2)["loyalties"] != [[], [], []]


CREW: list[dict[str, Any]] = [{}, {"loyalty": ["human", "human"]}, {"loyalty": ["human", "hybrid"]}, CULTIST]


@pytest.mark.rule("U-48.1a")
def test_in_port_those_win_who_hold_only_human_cards() -> None:
    p = advances_travel(*CREW, travel=3, waypoints=FAR, awakened=True)
    assert winners(p) == [0, 1]


@pytest.mark.rule("U-48.1a", "U-48.1b")
def test_a_revealed_card_counts_like_a_hidden_one() -> None:
    revealed = {"loyalty": ["human", "hybrid"], "revealed": "hybrid"}
    p = advances_travel({}, revealed, travel=3, waypoints=FAR, awakened=True)
    assert winners(p) == [0, 2]
    p = crisis("class-struggle", {}, revealed, resources={"sanity": 2}).does("a")
    assert winners(p) == [1]


@pytest.mark.rule("U-48.1b")
def test_in_every_other_ending_those_with_a_hybrid_card_win_even_with_human_cards() -> None:
    p = crisis("class-struggle", {"character": "keilani"}, *CREW[1:], resources={"sanity": 2}).does("a")
    assert winners(p) == [2]
    assert winners(hurt({}, *CREW[1:], damage=FIVE, damage_deck=["structural-any"])) == [2]


@pytest.mark.rule("U-48.1b3", "U-R70")
@pytest.mark.parametrize(("row", "cultist"), [(NINE, True), (NINE[:2], False)])
def test_the_cultist_wins_too_if_the_waypoint_that_reaches_twelve_ends_the_game(row: list[str], cultist: bool) -> None:
    """The distance counts as soon as the card lies in the row."""
    seats = [{}, CULTIST, HYBRID, {}]
    p = advances_travel(*seats, travel=3, waypoints=row, waypoint_deck=["smooth-sailing"], rest=["waypoints"],
                        awakened=True, resources={"fuel": 1})  # fmt: skip
    over(p, "fuel")
    assert winners(p) == ([1, 2] if cultist else [2])


@pytest.mark.rule("U-R69")
def test_of_several_endings_the_first_one_decides() -> None:
    """The Boiler Room: first the price, then the space."""
    burnt = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-1"]}
    for roll, ending in ((1, "fuel"), (8, "port")):
        p = at(burnt, travel=3, waypoints=FAR, awakened=True, resources={"fuel": 1}, dice=(roll,))
        over(p.does("room-boiler-room.0", "strength-1").passed(), ending)


@pytest.mark.rule("U-R69")
def test_in_port_nothing_more_is_lost() -> None:
    """Summon Fire: travel, then perhaps damage to the ship."""
    p = at({"character": "william"}, spell_deck=["summon-fire"], travel=3, waypoints=FAR, awakened=True,
           damage_deck=["fuel-leak"], resources={"fuel": 1}, dice=(8,))  # fmt: skip
    over(p.does("title-keeper.0", "summon-fire").passed(), "port")
    assert p.resource("fuel") == 1 and not p.logged("log-roll")
