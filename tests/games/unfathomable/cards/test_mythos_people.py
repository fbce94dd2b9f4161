"""Mythos cards about characters and passengers."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.cards.names import FACES
from unfathomable_mythos import CAPTAIN, CURRENT, KEEPER, PASSENGERS, board, changes, drawn, outcome, spawned, told
from unfathomable_short import TRAITOR


@pytest.mark.rule("U-R102", "U-3.2")
def test_accusation_sends_a_human_outside_the_brig_there_the_captain_included() -> None:
    p = drawn("accusation", {}, {}, {}, {"place": "brig"}, dict(TRAITOR), players=5).does("a").passed()
    assert (p.asked, p.seat, p.options()) == ("ask-jail", CAPTAIN, ["player-0", "player-1", "player-2"])
    p.does("player-1").passed()
    assert (p.place(1), p.s.captain) == ("brig", 0)


@pytest.mark.rule("U-50.2a")
def test_accusation_can_cost_captain_and_current_player_two_cards_each() -> None:
    hand = ["will-1", "will-2", "will-3"]
    p = drawn("accusation", {"hand": hand}, {"hand": hand}, {"hand": hand}, discards={}).does("b").passed()
    assert (p.asked, p.seat) == ("ask-discard", CAPTAIN)
    p.does({"will-1": 1, "will-2": 1})
    assert p.seat == CURRENT
    p.does({"will-2": 1, "will-3": 1}).passed()
    assert (p.hand(CURRENT), p.hand(KEEPER)) == (["will-1"], hand)
    assert (len(p.discards(4)), changes(p, "accusation")) == (4, {"treachery": 2})


def test_accusation_costs_a_current_captain_four_cards() -> None:
    hand = ["will-1", "will-2", "will-3", "lore-1", "lore-2"]
    p = drawn("accusation", {"hand": hand}, captain=0).does("b", {"will-1": 1, "will-2": 1}, {"will-3": 1, "lore-1": 1})
    assert p.passed().hand(0) == ["lore-2"]


@pytest.mark.rule("U-25.6", "U-50.4")
@pytest.mark.parametrize(
    ("answer", "expected"), [("yes", {"risked": 2, "souls": 1, "food": 1}), ("no", {"risked": 1, "souls": 1})]
)
def test_adrift_fishing_boat_passed_may_bring_food_for_a_second_passenger(
    answer: str, expected: dict[str, int]
) -> None:
    p = outcome("adrift-fishing-boat", "pass")
    assert p.seat == CURRENT
    assert changes(p.does(answer).passed(), "adrift-fishing-boat") == expected


@pytest.mark.rule("U-25.6")
def test_adrift_fishing_boat_offers_no_food_without_a_second_passenger() -> None:
    p = outcome("adrift-fishing-boat", "pass", passengers_gone=PASSENGERS[1:])
    assert (p.asked, changes(p, "adrift-fishing-boat")) == ("ask-track", {"lost": 8, "risked": 1, "souls": 1})


@pytest.mark.rule("U-25.5", "U-50.5")
def test_adrift_fishing_boat_brings_nothing_without_passengers() -> None:
    p = outcome("adrift-fishing-boat", "pass", rest=["passengers"])
    assert (p.asked, changes(p, "adrift-fishing-boat")) == ("ask-track", {})


@pytest.mark.rule("U-38.4", "U-R104")
def test_fear_of_the_unknown_breaks_the_keeper_not_the_current_player() -> None:
    p = outcome("fear-of-the-unknown", "fail", {"hand": ["will-1"]}, {}, {"hand": ["will-2", "lore-1"]})
    assert (p.hand(KEEPER), p.place(KEEPER), p.hand(CURRENT)) == ([], "sick-bay", ["will-1"])
    assert p.s.keeper == 1, "Arjun ranks above Keilani"


@pytest.mark.rule("U-26.7")
def test_a_keeper_whose_defeat_is_prevented_loses_the_title_all_the_same() -> None:
    """Nobody has a card to add, so the test fails."""
    p = drawn("fear-of-the-unknown", {}, {}, {"items": ["starbuck"], "place": "d1"}).uses("starbuck").passed()
    assert (p.place(KEEPER), p.items(KEEPER), p.s.keeper) == ("d1", [], 1)


@pytest.mark.rule("U-50.2a", "U-10.9", "U-10.9a")
@pytest.mark.parametrize(
    ("card", "how", "seat"), [("bucket-brigade", "fail", CAPTAIN), ("lure-of-yha-nthlei", "fail", CURRENT)]
)
def test_you_is_the_chooser_in_the_test_of_a_combination_and_else_the_current_player(
    card: str, how: str, seat: int
) -> None:
    """Whoever resolves the card rolls for the passengers."""
    p = outcome(card, how)
    rollers = {line.text.args["player"].args["number"] for line in p.t.events(0, None) if line.text.id == "log-roll"}
    assert rollers == {seat + 1}


def test_firemen_strike_failed_defeats_the_current_player_who_discards_three() -> None:
    p = outcome("firemen-strike", "fail", {"hand": ["will-1", "will-2", "lore-1", "lore-2"]}, {}, {"hand": ["lore-1"]})
    assert (p.place(CURRENT), p.asked, p.seat) == ("sick-bay", "ask-discard", CURRENT)
    p.does({"will-1": 1, "lore-1": 1, "lore-2": 1}).passed()
    assert (p.hand(CURRENT), p.hand(KEEPER)) == (["will-2"], ["lore-1"])


@pytest.mark.rule("U-25.8")
def test_hypnotic_melody_failed_defeats_a_passenger_of_the_supply() -> None:
    p = outcome("hypnotic-melody", "fail", passengers_gone=PASSENGERS[:7] + PASSENGERS[8:])
    assert [FACES[face] for face in p.s.passengers_gone][8:] == ["souls-2"]
    assert (p.resource("souls"), p.s.passenger_supply) == (6, ())


@pytest.mark.rule("U-R54")
@pytest.mark.parametrize(("how", "expected"), [("partial", {"food": -1}), ("fail", {"souls": -2})])
def test_hypnotic_melody_costs_something_else_without_passengers(how: str, expected: dict[str, int]) -> None:
    assert changes(outcome("hypnotic-melody", how, rest=["passengers"]), "hypnotic-melody") == expected


@pytest.mark.rule("U-R74", "U-13.3a")
def test_identity_crisis_passed_lets_each_human_draw_of_their_own_skill_set() -> None:
    p = outcome("identity-crisis", "pass", {"character": "keilani"}, {"character": "arjun"}, {"character": "jeanne"},
                {**TRAITOR, "character": "jamie"}, players=4)  # fmt: skip
    for seat, skills in enumerate(
        (["influence", "will"], ["influence", "observation", "strength"], ["influence", "observation", "strength"])
    ):
        assert (p.asked, p.seat, p.options()) == ("ask-draw-type", seat, skills)
        p.does("influence").passed()
    assert [len(p.s.hands[seat]) for seat in (0, 2, 3)] == [1, 1, 0]


@pytest.mark.rule("U-27.20b")
@pytest.mark.parametrize(("place", "where"), [("d4", "d4"), ("galley", "galley"), ("sick-bay", "chapel")])
def test_identity_crisis_failed_costs_a_soul_and_spawns_a_deep_one_beside_you(place: str, where: str) -> None:
    p = outcome("identity-crisis", "fail", {"place": place})
    assert (p.resource("souls"), spawned(p)) == (7, [(1, where)])


def test_identity_crisis_avoided_may_cost_the_hand() -> None:
    p = outcome("identity-crisis", "option", {"hand": ["will-1", "lore-1"]}, {}, {"hand": ["lore-2"]}, dice=(4,))
    assert (p.resource("souls"), p.hand(CURRENT), p.hand(KEEPER)) == (7, [], ["lore-2"])
    p = outcome("identity-crisis", "option", {"hand": ["will-1", "lore-1"]}, dice=(5,))
    assert (p.resource("souls"), p.hand(CURRENT)) == (7, ["lore-1", "will-1"])


@pytest.mark.rule("U-10.13a")
@pytest.mark.parametrize(("card", "needed"), [("improvised-fuel-source", 3), ("volunteer-army", 1)])
def test_options_that_need_passengers_are_closed_without_them(card: str, needed: int) -> None:
    p = drawn(card, passengers_gone=PASSENGERS[needed:]).passed()
    assert (p.options(), p.refused()) == (["a", "b"], set())
    p = drawn(card, passengers_gone=PASSENGERS[needed - 1 :]).passed()
    assert (p.options(), p.refused()) == (["b"], {"U-10.13a"})
    assert p.refuses("a")


@pytest.mark.rule("U-R101", "U-3.4c")
def test_jail_break_failed_frees_everybody_in_the_brig_traitors_too() -> None:
    seats = ({}, {}, {"place": "brig"}, {**TRAITOR, "place": "brig"})
    p = outcome("jail-break", "fail", *seats, players=4, keeper=0)
    assert (p.resource("sanity"), p.asked, p.seat) == (7, "ask-move", 2)
    assert len(p.options()) == 14
    assert not {"brig", "sick-bay"} & set(p.options())
    p.does("galley")
    assert p.seat == 3
    p.does("d8").passed()
    assert (p.place(2), p.place(3)) == ("galley", "d8")


@pytest.mark.rule("U-50.2a")
@pytest.mark.parametrize(("die", "food"), [(4, 7), (5, 8)])
def test_kitty_litter_may_take_the_current_player_to_the_galley(die: int, food: int) -> None:
    p = outcome("kitty-litter", "option", {"place": "d1"}, dice=(die,))
    assert ([p.place(seat) for seat in range(3)], p.resource("food")) == (["galley", "bridge", "boiler-room"], food)


@pytest.mark.parametrize(("die", "spawn", "souls"), [(4, [(1, "captains-cabin")], 7), (5, [], 8)])
def test_missing_parents_are_looked_for_in_the_cabin(die: int, spawn: list[tuple[int, str]], souls: int) -> None:
    p = drawn("missing-parents", {"place": "d1"}, dice=(die, 8)).does("a").passed()
    assert ([there for there in spawned(p) if there[1] != "deep"], p.resource("souls")) == (spawn, souls)
    assert told(p, "log-move")[0] == ("player-name", "captains-cabin")
    assert [p.place(seat) for seat in (1, 2)] == ["bridge", "boiler-room"]


@pytest.mark.rule("U-R59", "U-3.2")
def test_power_to_the_people_jails_the_captain_and_the_last_in_line_takes_over() -> None:
    p = outcome("power-to-the-people", "option")
    assert (p.place(CAPTAIN), p.s.captain, p.resource("souls")) == ("brig", 2, 8)


@pytest.mark.rule("U-R59")
def test_power_to_the_people_failed_costs_a_soul_as_well() -> None:
    seats = ({}, {}, {}, {"place": "brig"}, dict(TRAITOR))
    p = outcome("power-to-the-people", "fail", *seats, players=5)
    assert (p.place(CAPTAIN), p.s.captain, p.resource("souls")) == ("brig", 2, 7)


@pytest.mark.rule("U-R59", "U-38.4b", "U-38.4c")
@pytest.mark.parametrize(("captain", "other", "heir"), [("arjun", "jeanne", CAPTAIN), ("jeanne", "arjun", KEEPER)])
def test_if_all_humans_are_in_the_brig_the_highest_of_them_is_captain(captain: str, other: str, heir: int) -> None:
    jailed = {"character": other, "place": "brig"}
    p = outcome("power-to-the-people", "option", dict(TRAITOR), {"character": captain}, jailed, active=1, keeper=1)
    assert (p.place(CAPTAIN), p.s.captain) == ("brig", heir)


@pytest.mark.rule("U-R74", "U-R110")
def test_rally_the_crew_failed_costs_every_human_two_cards() -> None:
    hand = ["will-1", "will-2", "will-3"]
    p = outcome(
        "rally-the-crew", "fail", {"hand": hand}, {}, {"hand": ["lore-1"]}, {**TRAITOR, "hand": ["lore-2"]}, players=4
    )
    assert (p.asked, p.seat) == ("ask-discard", CURRENT)
    p.does({"will-2": 1, "will-3": 1}).passed()
    assert [p.hand(seat) for seat in (0, 2, 3)] == [["will-1"], [], ["lore-2"]]


@pytest.mark.rule("U-50.4", "U-50.5")
@pytest.mark.parametrize(("answer", "expected"), [("yes", {"sanity": -1, "food": 1}), ("no", {})])
def test_rat_infestation_passed_may_turn_sanity_into_food(answer: str, expected: dict[str, int]) -> None:
    p = outcome("rat-infestation", "pass")
    assert (p.seat, p.options()) == (CURRENT, ["yes", "no"])
    assert changes(p.does(answer).passed(), "rat-infestation") == expected


@pytest.mark.parametrize(("die", "fallen"), [(1, [0]), (2, [0]), (3, [1]), (7, []), (8, [])])
def test_sewage_backup_failed_defeats_every_human_in_a_rolled_room(die: int, fallen: list[int]) -> None:
    seats = ({"place": "bridge"}, {"place": "chapel"}, {"place": "d7"}, {**TRAITOR, "place": "boiler-room"})
    p = outcome("sewage-backup", "fail", *seats, players=4, dice=(die,))
    assert p.resource("sanity") == 7
    assert [seat for seat in range(4) if p.place(seat) == "sick-bay"] == fallen


@pytest.mark.rule("U-50.4")
def test_the_captains_banquet_feeds_all_humans_outside_the_brig_who_like() -> None:
    seats = ({"place": "d1"}, {"place": "sick-bay"}, {"place": "brig"}, {**TRAITOR, "place": "d2"}, {"place": "d3"})
    p = drawn("the-captains-banquet", *seats, players=5, keeper=0).does("a").passed()
    for seat, answer in ((0, "no"), (1, "yes"), (4, "yes")):
        assert (p.asked, p.seat) == ("ask-galley", seat)
        p.does(answer)
    p.passed()
    assert [p.place(seat) for seat in range(5)] == ["d1", "galley", "brig", "d2", "galley"]
    assert changes(p, "the-captains-banquet") == {"food": -2, "sanity": 1}


@pytest.mark.parametrize(("die", "sanity"), [(3, 7), (4, 8)])
def test_too_many_bodies_rolls_against_all_passengers_on_decks(die: int, sanity: int) -> None:
    p = drawn("too-many-bodies", passengers={"d1": ["x"], "d5": ["soul"]}, dice=(8, die)).does("b").passed()
    assert (p.resource("sanity"), p.passengers("d8")) == (sanity, 1)


@pytest.mark.rule("U-R52")
def test_too_many_bodies_makes_no_roll_without_passengers_on_decks() -> None:
    p = outcome("too-many-bodies", "b", rest=["passengers"])
    assert (told(p, "log-roll"), changes(p, "too-many-bodies")) == ([], {})


@pytest.mark.rule("U-50.5")
def test_a_volunteer_army_defeats_as_many_deep_ones_on_the_ship_as_it_risks() -> None:
    p = drawn("volunteer-army", deep_ones={"w1": 1, "d1": 2, "galley": 1}).does("a").passed()
    assert (p.seat, p.options()) == (CAPTAIN, ["1", "2", "3", "4"])
    p.does("2").passed()
    assert (p.asked, p.seat, p.options()) == ("ask-defeat-deep-one", CAPTAIN, ["d1", "galley"])
    p.does("galley").passed()
    assert (board(p), changes(p, "volunteer-army")) == ({"w1": 1, "d1": 1}, {"risked": 2, "deep-ones": 2})


def test_a_volunteer_army_is_no_bigger_than_the_supply() -> None:
    p = drawn("volunteer-army", passengers_gone=PASSENGERS[2:], deep_ones={"d1": 1}).does("a").passed()
    assert p.options() == ["1", "2"]
    p.does("2").passed()
    assert changes(p, "volunteer-army") == {"lost": 7, "risked": 2}


def test_without_volunteers_the_deep_ones_activate() -> None:
    assert board(outcome("volunteer-army", "b", deep_ones={"w1": 1})) == {"d1": 1}
