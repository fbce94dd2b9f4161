"""Waypoints (U-11): the stages of the voyage."""

from __future__ import annotations

import pytest

import fathom
from fathom.games.unfathomable.cards.names import WAYPOINTS
from fathom.games.unfathomable.cards.waypoint import WAYPOINT_CARDS
from fathom.kernel.text import who
from unfathomable_play import Play, at, crisis

DISTANCES = {
    "abandoned-depot": 2, "deserted-island": 2, "hurricane": 2, "iceberg": 2, "reef": 2, "shipwreck-survivors": 2,
    "wrecked-ship": 2, "deep-one-city": 3, "fog-bank": 3, "maelstrom": 3, "rainstorm": 3, "rogue-wave": 3,
    "rolling-seas": 3, "sea-smoke": 3, "seaweed-patch": 3, "smooth-sailing": 3, "calm-waters": 4,
    "deep-one-ambush": 4, "rough-water": 4, "stormy-seas": 4,
}  # fmt: skip
CREW = [{"character": name} for name in ("samira", "jeanne", "william")]
"""Jeanne is Captain, William Keeper of the Tome."""


def arriving(*cards: str, row: tuple[str, ...] = (), **rest: object) -> Play:
    """The last space of the travel track is reached; these waypoints lie on top."""
    p = crisis("class-struggle", *CREW, travel=3, waypoint_deck=list(cards), waypoints=list(row), **rest)
    return p.does("a").passed()


def open_gate(*cards: str, row: tuple[str, ...] = (), travel: int = 2, **rest: object) -> Play:
    """Open the Gate is passed: the Keeper looks at the waypoints."""
    hand = ["lore-5", "lore-5", "will-5", "will-5"]
    crew = [{"character": "samira"}, {"character": "jeanne"}, {"character": "william", "hand": hand}]
    more = {"travel": travel, "waypoint_deck": list(cards), "waypoints": list(row), **rest}
    return crisis("open-the-gate", *crew, chaos=["strength-1"] * 3, **more).does("test").contributes(p2=hand)


@pytest.mark.rule("U-11.1", "U-11.1a")
def test_every_waypoint_has_an_effect_and_a_distance_of_2_to_4() -> None:
    assert {card.slug: card.distance for card in WAYPOINT_CARDS.values()} == DISTANCES
    for card in WAYPOINT_CARDS.values():
        assert card.effect.id == f"unfathomable/{card.slug}/effect"
    for slug, distance in DISTANCES.items():
        assert at(waypoints=[slug]).s.distance() == distance


@pytest.mark.rule("U-11.2")
def test_at_the_end_of_the_track_the_captain_chooses_a_waypoint() -> None:
    p = arriving("smooth-sailing", "calm-waters", "reef")
    assert (p.asked, p.seat) == ("ask-waypoint", 1)
    assert p.options() == ["smooth-sailing", "calm-waters"]
    p.does("calm-waters").passed()
    assert p.waypoints() == ["calm-waters"]
    assert p.resource("fuel") == 6
    assert p.s.travel == 0
    assert WAYPOINTS[p.s.waypoint_deck[-1]] == "reef"
    assert WAYPOINTS[p.s.waypoint_deck[0]] == "smooth-sailing"


@pytest.mark.rule("U-11.2")
def test_before_the_last_space_no_waypoint_comes_into_play() -> None:
    p = crisis("class-struggle", *CREW, travel=2).does("a").passed()
    assert (p.asked, p.s.travel) == ("ask-act", 3)
    assert p.waypoints() == []


@pytest.mark.rule("U-R14")
def test_a_fog_bank_is_replaced_by_the_top_card_which_counts_alone() -> None:
    p = arriving("fog-bank", "calm-waters", "smooth-sailing", dice=(4,)).does("fog-bank").passed()
    assert p.waypoints() == ["smooth-sailing"]
    assert p.s.distance() == 3
    assert p.resource("fuel") == 8 - 1 - 1
    assert WAYPOINTS.index("fog-bank") not in p.s.waypoint_deck
    p = arriving("fog-bank", "calm-waters", "smooth-sailing", dice=(5,)).does("fog-bank").passed()
    assert p.waypoints() == ["fog-bank"]


@pytest.mark.parametrize(("row", "awakened"), [(("smooth-sailing",), False), (("calm-waters",), True)])
@pytest.mark.rule("U-R14")
def test_the_awakening_waits_for_the_card_that_replaces_the_fog_bank(row: tuple[str, ...], awakened: bool) -> None:
    """With the Fog Bank the distance would be 6 or more, with the Reef it is 5 or 6."""
    p = arriving("fog-bank", "hurricane", "reef", row=row, dice=(1, 8)).does("fog-bank").passed()
    assert p.waypoints() == [*row, "reef"]
    assert p.s.awakened is awakened


@pytest.mark.rule("U-R15")
def test_the_captain_makes_the_choices_of_a_waypoint() -> None:
    p = arriving("hurricane", "reef").does("hurricane")
    assert (p.asked, p.seat) == ("choose-effect", 1)


@pytest.mark.rule("U-R15")
def test_with_open_the_gate_the_keeper_chooses_the_waypoint_and_makes_its_choices() -> None:
    p = open_gate("hurricane", "reef")
    assert (p.asked, p.seat, p.options()) == ("ask-waypoint", 2, ["hurricane", "reef"])
    p.does("hurricane")
    assert (p.asked, p.seat) == ("choose-effect", 2)
    rolls = [dict(line.text.args) for line in p.t.events() if line.text.id == "log-roll"]
    assert rolls == []
    p = open_gate("reef", "hurricane", dice=(8,)).does("reef").passed()
    rolls = [dict(line.text.args) for line in p.t.events() if line.text.id == "log-roll"]
    assert rolls[0]["player"] == who(2)


@pytest.mark.rule("U-R16")
def test_open_the_gate_resets_the_track_and_does_not_reach_port() -> None:
    row = ("calm-waters", "rough-water", "stormy-seas")
    p = open_gate("smooth-sailing", "reef", row=row, travel=3, awakened=True, resources={"fuel": 9})
    assert p.s.travel == 0
    p.does("smooth-sailing").passed()
    assert p.s.distance() == 15
    assert p.s.ending == ""
    assert p.waypoints() == [*row, "smooth-sailing"]


@pytest.mark.rule("U-R119")
def test_rogue_wave_washes_deep_ones_into_the_water_beside_their_deck_before_passengers_fall() -> None:
    sea = {"deep_ones": {"d3": 2, "d8": 1, "w3": 1}, "passengers": {"d3": ["x"], "d8": ["soul"]}}
    deck = {"waypoint_deck": ["rogue-wave", "reef"], "mythos_deck": ["missing-jewelry"]}
    p = at(*CREW, step="mythos", travel=3, **sea, **deck).does("b", "rogue-wave")
    assert (p.deep_ones("d3"), p.deep_ones("d8")) == (0, 0)
    assert (p.deep_ones("w5"), p.deep_ones("w3"), p.deep_ones("w8")) == (1, 2, 1)
    assert p.passengers("d3") == p.passengers("d8") == 1
    p.does(["d3", "d8"]).passed()
    assert p.passengers("d3") == p.passengers("d8") == 0
    assert sorted(p.s.passengers_gone) == [0, 1]


def test_the_card_out_of_the_fog_cannot_be_taken_back() -> None:
    """Edmund passes on the roll that loses the way; after that everybody has seen the next waypoint."""
    crew = [{"character": "samira"}, {"character": "jeanne"}, {"character": "edmund", "hand": ["will-1"]}]
    deck = ["fog-bank", "reef", "hurricane"]
    p = crisis("missing-jewelry", *crew, travel=3, waypoint_deck=deck, dice=(1,)).does("b", "fog-bank")
    while p.in_window:
        p.passes()
    assert (p.waypoints(), p.asked) == (["hurricane"], "choose-effect")
    with pytest.raises(fathom.UndoRefused):
        p.t.undo()
