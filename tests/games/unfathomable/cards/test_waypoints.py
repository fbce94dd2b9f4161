"""The twenty waypoints: how far each brings the ship, and what it does to it."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at

CAPTAIN, ALL_DECKS, ALL_WATER = 1, [f"d{n}" for n in range(1, 9)], [f"w{n}" for n in range(1, 9)]
DIALS = {"fuel": 7, "food": 7, "sanity": 7, "souls": 7}
DISTANCES = {
    "abandoned-depot": 2, "deserted-island": 2, "hurricane": 2, "iceberg": 2, "reef": 2, "shipwreck-survivors": 2,
    "wrecked-ship": 2, "deep-one-city": 3, "fog-bank": 3, "maelstrom": 3, "rainstorm": 3, "rogue-wave": 3,
    "rolling-seas": 3, "sea-smoke": 3, "seaweed-patch": 3, "smooth-sailing": 3, "calm-waters": 4, "deep-one-ambush": 4,
    "rough-water": 4, "stormy-seas": 4,
}  # fmt: skip


def sails(card: str, *dice: int, other: str = "calm-waters", **rest: Any) -> Play:
    """Jeanne stokes the Boiler Room until the ship arrives; Keilani, the Captain, takes this waypoint."""
    rest.setdefault("damage_deck", ["structural-lore", "structural-will"])
    p = at(
        {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]},
        {"character": "keilani", "place": "chapel"},
        {"character": "william", "place": "galley"},
        travel=3,
        waypoint_deck=[card, other],
        resources=rest.pop("resources", DIALS),
        dice=(8, *dice),
        **rest,
    )
    p.uses("room-boiler-room").does("strength-5")
    assert (p.asked, p.seat) == ("ask-waypoint", CAPTAIN)
    return p.does(card).passed()


def dials(p: Play) -> dict[str, int]:
    """What has changed since the ship arrived."""
    changes = {name: p.resource(name) - 7 for name in DIALS}
    return {name: n for name, n in changes.items() if n}


def risked(p: Play) -> dict[str, int]:
    return {deck: n for deck in ALL_DECKS if (n := p.passengers(deck))}


def broken(p: Play) -> list[str]:
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    return [room for room in rooms if p.damaged(room)]


@pytest.mark.rule("U-11.1", "U-11.1a")
def test_there_are_twenty_waypoints_of_distance_two_three_and_four() -> None:
    cards = fathom.games()["unfathomable"].cards()["waypoints"]
    assert {card.slug: card.facts()["distance"] for card in cards} == DISTANCES


@pytest.mark.rule("U-11.1")
@pytest.mark.parametrize(("card", "distance"), DISTANCES.items())
def test_a_waypoint_in_play_counts_its_distance(card: str, distance: int) -> None:
    p = at(waypoints=[card])
    assert p.t.view(0)["distance"] == distance


def test_the_words_tell_where_a_choice_begins() -> None:
    card = next(card for card in fathom.games()["unfathomable"].cards()["waypoints"] if card.slug == "maelstrom")
    told = card.say()[-1].within("unfathomable").render()
    assert told == "Lose 1 fuel. Either lose 1 fuel, or damage the ship twice."


# ---- distance 2


@pytest.mark.parametrize(
    ("card", "passengers", "prize"),
    [
        ("abandoned-depot", 3, {"fuel": 2}),
        ("deserted-island", 1, {"food": 1}),
        ("shipwreck-survivors", 1, {"souls": 1}),
        ("wrecked-ship", 1, {"fuel": 1}),
    ],
)
class TestRiskForAPrize:
    @pytest.mark.rule("U-R15")
    @pytest.mark.parametrize("roll", [5, 8])
    def test_from_five_on_the_risk_pays(self, card: str, passengers: int, prize: dict[str, int], roll: int) -> None:
        p = sails(card, *range(1, passengers + 1), roll)
        assert (p.seat, p.options()) == (CAPTAIN, ["yes", "no"])
        p.does("yes").passed()
        assert dials(p) == prize
        assert risked(p) == {f"d{n}": 1 for n in range(1, passengers + 1)}

    def test_on_four_the_passengers_are_out_there_for_nothing(
        self, card: str, passengers: int, prize: dict[str, int]
    ) -> None:
        p = sails(card, *range(1, passengers + 1), 4).does("yes").passed()
        assert dials(p) == {}
        assert sum(risked(p).values()) == passengers

    @pytest.mark.rule("U-50.4")
    def test_nobody_has_to(self, card: str, passengers: int, prize: dict[str, int]) -> None:
        p = sails(card).does("no").passed()
        assert (dials(p), risked(p), p.asked) == ({}, {}, "ask-act")

    @pytest.mark.rule("U-25.6")
    def test_with_too_few_passengers_it_is_not_offered(self, card: str, passengers: int, prize: dict[str, int]) -> None:
        faces = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]
        p = sails(card, passengers_gone=faces[: 10 - passengers])
        assert (len(p.s.passenger_supply), p.asked, dials(p)) == (passengers - 1, "ask-act", {})


@pytest.mark.rule("U-R15")
def test_hurricane_costs_fuel() -> None:
    p = sails("hurricane")
    assert (p.seat, p.asked) == (CAPTAIN, "choose-effect")
    p.does("fuel").passed()
    assert (dials(p), broken(p)) == ({"fuel": -1}, [])


@pytest.mark.rule("U-R78")
def test_hurricane_or_damages_the_ship_twice() -> None:
    p = sails("hurricane", 1, 4).does("hurt").passed()
    assert (dials(p), broken(p)) == ({}, ["bridge", "captains-cabin"])


@pytest.mark.parametrize(("roll", "then", "change", "rooms"), [(5, (), {"food": 1}, []), (4, (2,), {}, ["bridge"])])
def test_iceberg_may_bring_food_or_damage(
    roll: int, then: tuple[int, ...], change: dict[str, int], rooms: list[str]
) -> None:
    p = sails("iceberg", roll, *then).does("yes").passed()
    assert (dials(p), broken(p)) == (change, rooms)


@pytest.mark.rule("U-50.4")
def test_iceberg_may_be_passed_by() -> None:
    p = sails("iceberg", 1).does("no").passed()
    assert (dials(p), broken(p)) == ({}, [])
    assert [line for line, _ in p.lines()].count("log-roll") == 1, "only Jeanne has rolled"


@pytest.mark.parametrize(("roll", "rooms"), [(4, ["boiler-room"]), (5, [])])
def test_reef_damages_the_ship_up_to_a_four(roll: int, rooms: list[str]) -> None:
    p = sails("reef", roll, 8)
    assert (dials(p), broken(p)) == ({}, rooms)


# ---- distance 3


@pytest.mark.rule("U-R5", "U-47.0")
@pytest.mark.parametrize(("roll", "space"), [(4, "w1"), (5, "w2")])
def test_deep_one_city_sends_up_everything_in_the_deep(roll: int, space: str) -> None:
    p = sails("deep-one-city", roll, deep_ones={"deep": 1, "w3": 1}, hydra="w8", dagon="deep")
    assert dials(p) == {"fuel": -1}
    assert (p.deep_ones("deep"), p.deep_ones(space), p.deep_ones("w5")) == (0, 6, 1)
    assert (p.monarch("dagon"), p.monarch("hydra")) == (space, space), "Hydra had just fallen behind into the Deep"


@pytest.mark.rule("U-48.0d", "U-R77")
def test_deep_one_city_ends_the_game_with_fewer_than_five_in_the_supply() -> None:
    p = sails("deep-one-city", deep_ones={"d1": 16})
    assert p.t.outcome is not None
    assert (p.s.ending, p.deep_ones("deep")) == ("deep-ones", 0)


@pytest.mark.rule("U-R14", "U-43.0")
def test_fog_bank_is_replaced_by_the_top_card_unchosen() -> None:
    p = at(
        {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]},
        {"character": "keilani", "place": "chapel"},
        travel=3,
        waypoint_deck=["fog-bank", "reef", "rough-water", "iceberg"],
        waypoints=["hurricane"],
        resources=DIALS,
        dice=(8, 1),
    )
    p.uses("room-boiler-room").does("strength-5", "fog-bank").passed()
    assert p.waypoints() == ["hurricane", "rough-water"]
    assert dials(p) == {"fuel": -3, "sanity": -1}
    assert (p.s.distance(), p.s.awakened, p.s.travel) == (6, True, 0)


@pytest.mark.rule("U-R14")
def test_fog_bank_counts_from_a_five_on() -> None:
    p = sails("fog-bank", 5)
    assert (dials(p), p.waypoints(), p.s.distance()) == ({"fuel": -1}, ["fog-bank"], 3)


def test_maelstrom_costs_fuel_and_then_more_fuel() -> None:
    p = sails("maelstrom")
    assert (p.seat, dials(p)) == (CAPTAIN, {"fuel": -1})
    assert dials(p.does("fuel").passed()) == {"fuel": -2}


def test_maelstrom_costs_fuel_and_then_damages_the_ship_twice() -> None:
    p = sails("maelstrom", 1, 5).does("hurt").passed()
    assert (dials(p), broken(p)) == ({"fuel": -1}, ["bridge", "cargo-hold"])


@pytest.mark.parametrize(("answer", "roll", "change"), [("yes", 5, {"food": 1}), ("yes", 4, {}), ("no", 8, {})])
def test_rainstorm_costs_fuel_and_may_bring_food(answer: str, roll: int, change: dict[str, int]) -> None:
    p = sails("rainstorm", 6, roll)
    assert dials(p) == {"fuel": -1}, "at once, whatever follows"
    p.does(answer).passed()
    assert dials(p) == {"fuel": -1, **change}
    assert risked(p) == ({"d6": 1} if answer == "yes" else {})


@pytest.mark.rule("U-R119", "U-R76")
def test_rogue_wave_washes_the_decks() -> None:
    p = sails(
        "rogue-wave",
        deep_ones={"d1": 2, "d8": 1, "w2": 1, "chapel": 1, "galley": 1},
        passengers={"d3": ["soul", "x"], "d8": ["soul-sanity"]},
    )
    assert (p.asked, p.seat) == ("ask-defeat-order", 0)
    p.does(["d8", "d3"]).passed()
    assert dials(p) == {"fuel": -1, "souls": -2, "sanity": -1}
    assert [p.deep_ones(space) for space in ("d1", "w1", "d8", "w8", "w4", "chapel")] == [0, 2, 0, 1, 1, 1]
    assert risked(p) == {}
    assert len(p.s.passengers_gone) == 3


@pytest.mark.rule("U-R119", "U-25.9a")
def test_rogue_wave_spares_characters_on_deck_and_ignores_who_stands_by() -> None:
    p = at(
        {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5"]},
        {"character": "keilani", "place": "d3"},
        travel=3,
        waypoint_deck=["rogue-wave", "reef"],
        passengers={"d3": ["soul"]},
        resources=DIALS,
        dice=(8,),
    )
    p.uses("room-boiler-room").does("strength-5", "rogue-wave").passed()
    assert (p.place(1), risked(p), dials(p)) == ("d3", {}, {"fuel": -1, "souls": -1})


@pytest.mark.rule("U-R15")
def test_rolling_seas_takes_one_passenger_of_the_captains_choice() -> None:
    p = sails("rolling-seas", passengers={"d2": ["souls-2"], "d5": ["x", "soul"]})
    assert (p.seat, p.options()) == (CAPTAIN, ["d2", "d5"])
    p.does("d5")
    assert (p.seat, p.options()) == (CAPTAIN, ["passenger-1", "passenger-2"])
    p.does("passenger-2").passed()
    assert dials(p) == {"fuel": -1, "souls": -1}
    assert risked(p) == {"d2": 1, "d5": 1}


def test_rolling_seas_takes_nobody_if_the_decks_are_empty() -> None:
    p = sails("rolling-seas")
    assert (dials(p), p.asked, p.s.passengers_gone) == ({"fuel": -1}, "ask-act", ())


def test_sea_smoke_spawns_a_deep_one_in_each_water_space() -> None:
    p = sails("sea-smoke", deep_ones={"w1": 2})
    assert dials(p) == {"fuel": -1}
    assert [p.deep_ones(space) for space in ALL_WATER] == [1, 1, 3, 1, 1, 1, 1, 1]
    assert sum(p.deep_ones(deck) for deck in ALL_DECKS) == 0


@pytest.mark.rule("U-R77")
@pytest.mark.parametrize("card", ["sea-smoke", "deep-one-ambush"])
def test_eight_figures_are_needed_or_the_game_is_over(card: str) -> None:
    p = sails(card, deep_ones={"chapel": 13})
    assert (p.s.ending, p.s.supply) == ("deep-ones", 7)
    assert sails(card, deep_ones={"chapel": 12}).t.outcome is None


def test_seaweed_patch_costs_fuel_and_risks_two_passengers() -> None:
    p = sails("seaweed-patch", 3, 3)
    assert (p.seat, dials(p)) == (CAPTAIN, {"fuel": -1})
    p.does("risk").passed()
    assert (dials(p), risked(p), broken(p)) == ({"fuel": -1}, {"d3": 2}, [])


def test_seaweed_patch_costs_fuel_and_damages_the_ship() -> None:
    p = sails("seaweed-patch", 4).does("hurt").passed()
    assert (dials(p), risked(p), broken(p)) == ({"fuel": -1}, {}, ["captains-cabin"])


@pytest.mark.rule("U-25.5")
def test_seaweed_patch_risks_as_many_as_there_are() -> None:
    faces = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2"]
    p = sails("seaweed-patch", 2, passengers_gone=faces).does("risk").passed()
    assert risked(p) == {"d2": 1}


# ---- dials only, and distance 4


@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("smooth-sailing", {"fuel": -1, "food": -1}),
        ("calm-waters", {"fuel": -2, "food": -1}),
        ("rough-water", {"fuel": -2, "sanity": -1}),
    ],
)
def test_waypoints_that_only_cost_resources(card: str, change: dict[str, int]) -> None:
    p = sails(card, other="reef")
    assert (dials(p), broken(p), risked(p), p.asked) == (change, [], {}, "ask-act")


def test_deep_one_ambush_spawns_a_deep_one_on_each_deck_space() -> None:
    p = sails("deep-one-ambush")
    assert dials(p) == {"fuel": -2}
    assert [p.deep_ones(deck) for deck in ALL_DECKS] == [1] * 8
    assert sum(p.s.deep_ones) == 8


def test_stormy_seas_damages_the_ship() -> None:
    p = sails("stormy-seas", 5)
    assert (dials(p), broken(p)) == ({"fuel": -2}, ["cargo-hold"])


# ---- all of them


@pytest.mark.rule("U-36.8b", "U-36.8b1", "U-36.8b2", "U-11.2")
@pytest.mark.parametrize("card", ["smooth-sailing", "calm-waters", "rough-water"])
def test_a_resolved_waypoint_joins_the_row_and_the_other_goes_to_the_bottom(card: str) -> None:
    p = sails(card, other="reef")
    assert (p.waypoints(), p.s.travel) == ([card], 0)
    bottom = at(waypoints=["reef"]).s.row[0]
    assert (p.s.waypoint_deck[0], len(p.s.waypoint_deck)) == (bottom, 19)
