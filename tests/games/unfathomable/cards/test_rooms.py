"""The rooms and decks: what each space lets a human do, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at

HELPERS = [{"character": "keilani", "place": "d1"}, {"character": "jeanne", "place": "d2"}]
PASSENGERS = ["x", "x", "soul", "soul", "soul", "soul", "soul", "souls-2", "soul-sanity"]


def stands(place: str, hand: list[str] | None = None, others: list[dict[str, Any]] | None = None, **rest: Any) -> Play:
    """Svetlana acts in a space; nobody else is there."""
    me = {"character": "svetlana", "place": place, "hand": hand or []}
    return at(me, *(others or HELPERS), **rest)


def action_of(place: str) -> str:
    return f"room-{place}.0"


# ---- who may use a room


NEEDS: dict[str, dict[str, Any]] = {
    "bridge": {}, "chapel": {"ritual": 1}, "captains-cabin": {}, "cargo-hold": {}, "galley": {},
    "boiler-room": {"hand": ["strength-1"]},
}  # fmt: skip


@pytest.mark.rule("U-1.8", "U-1.8c", "U-27.18")
@pytest.mark.parametrize("room", [*NEEDS, "brig"])
def test_a_human_may_use_the_room_they_are_in_and_no_other(room: str) -> None:
    p = stands(room, **NEEDS.get(room, {}))
    assert [key for key in p.options() if key.startswith("room-")] == [action_of(room)]


@pytest.mark.rule("U-1.8", "U-18.1")
@pytest.mark.parametrize("space", ["sick-bay", *(f"d{n}" for n in range(1, 9))])
def test_decks_and_the_sick_bay_have_no_action(space: str) -> None:
    others = [{"character": "keilani", "place": "bridge"}, {"character": "jeanne", "place": "galley"}]
    p = stands(space, ["strength-1", "lore-1"], others, ritual=1)
    assert not any(key.startswith("room-") for key in p.options())


@pytest.mark.rule("U-1.8a", "U-39.5")
@pytest.mark.parametrize("guard", ["deep-one", "traitor"])
@pytest.mark.parametrize("room", NEEDS)
def test_a_deep_one_or_a_traitor_blocks_a_room(room: str, guard: str) -> None:
    traitor = {"character": "keilani", "place": room, "loyalty": ["hybrid"], "revealed": "hybrid"}
    there = {"deep_ones": {room: 1}} if guard == "deep-one" else {"others": [traitor, HELPERS[1]]}
    p = stands(room, **NEEDS[room], **there)
    assert action_of(room) not in p.options()
    assert "U-1.8a" in p.refused()


@pytest.mark.rule("U-44.4")
@pytest.mark.parametrize("room", NEEDS)
def test_a_damaged_room_cannot_be_used(room: str) -> None:
    p = stands(room, **NEEDS[room], damage={room: "structural-any"})
    assert action_of(room) not in p.options()
    assert "U-44.4" in p.refused()


@pytest.mark.rule("U-1.8a")
def test_a_traitor_does_not_block_the_brig() -> None:
    traitor = {"character": "keilani", "place": "brig", "loyalty": ["hybrid"], "revealed": "hybrid"}
    assert action_of("brig") in stands("brig", others=[traitor, HELPERS[1]]).options()


@pytest.mark.rule("U-1.13b")
@pytest.mark.parametrize("room", [*NEEDS, "brig"])
def test_a_traitor_uses_no_room(room: str) -> None:
    me = {
        "character": "svetlana",
        "place": room,
        "loyalty": ["hybrid"],
        "revealed": "hybrid",
        "hand": ["strength-1", "influence-1"],
    }
    p = at(me, *HELPERS, ritual=1)
    assert action_of(room) not in p.offered()
    assert p.asked == "ask-act"
    assert "U-1.13b" in p.refused()


@pytest.mark.rule("U-1.8d", "U-R24")
def test_a_room_is_used_once_per_turn_whoever_uses_it() -> None:
    p = stands("galley", ["influence-1"], [{"character": "keilani", "place": "galley"}, HELPERS[1]])
    p.does("room-galley.0", {}).does("influence-1", "player-1")
    assert p.seat == 1
    assert action_of("galley") not in p.options()


@pytest.mark.rule("U-50.10", "U-50.10a")
def test_a_room_can_be_used_again_in_the_next_turn() -> None:
    neighbour = {"character": "keilani", "place": "galley"}
    p = stands("galley", others=[neighbour, HELPERS[1]], mythos_deck=["missing-jewelry"])
    p.does("room-galley.0", {}, "end-actions", "a")
    assert (p.s.turn, p.seat) == (1, 1)
    assert action_of("galley") in p.options()


# ---- bridge


@pytest.mark.rule("U-25.4", "U-50.7")
def test_the_bridge_risks_a_passenger_to_order_the_mythos_deck() -> None:
    p = stands("bridge", mythos_deck=["hull-leak", "rat-infestation", "infection"], dice=(6,))
    p.does("room-bridge.0", "mythos-deck")
    assert (p.passengers("d6"), p.options()) == (1, ["hull-leak", "rat-infestation"])
    p.does("rat-infestation")
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["mythos"]]
    deck = [names[card] for card in p.s.mythos_deck]
    assert (deck[-2:], deck[0]) == (["infection", "rat-infestation"], "hull-leak")


@pytest.mark.rule("U-25.4")
def test_the_bridge_may_order_the_waypoint_deck_instead() -> None:
    p = stands("bridge", waypoint_deck=["reef", "iceberg", "hurricane"], dice=(1,))
    p.does("room-bridge.0", "waypoint-deck", "reef")
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["waypoints"]]
    deck = [names[card] for card in p.s.waypoint_deck]
    assert (p.passengers("d1"), deck[-2:], deck[0]) == (1, ["hurricane", "reef"], "iceberg")


@pytest.mark.rule("U-25.6")
def test_the_bridge_needs_a_passenger_in_the_supply() -> None:
    assert action_of("bridge") not in stands("bridge", passengers_gone=PASSENGERS).options()
    assert action_of("bridge") in stands("bridge", passengers_gone=PASSENGERS[1:]).options()


@pytest.mark.rule("U-R85")
def test_a_lone_card_seen_from_the_bridge_goes_back() -> None:
    p = stands("bridge", waypoint_deck=["reef"], rest=["waypoints"], dice=(1,))
    p.does("room-bridge.0", "waypoint-deck", "reef")
    assert len(p.s.waypoint_deck) == 1


@pytest.mark.rule("U-10.4c3")
def test_character_cards_that_do_not_count_are_replaced_while_looking() -> None:
    """Samira is not in the game, Jeanne is."""
    p = stands("bridge", mythos_deck=["ticket-please", "hull-leak", "signs-of-life"], dice=(1,))
    p.does("room-bridge.0", "mythos-deck")
    assert p.options() == ["hull-leak", "signs-of-life"]
    assert p.logged("log-mythos-invalid")


# ---- chapel and boiler room


@pytest.mark.rule("U-36.2", "U-36.2a", "U-R86")
def test_the_chapel_may_retreat_the_ritual() -> None:
    p = stands("chapel", ["lore-2"], ritual=2)
    p.does("room-chapel.0").does("retreat")
    assert (p.s.ritual, p.hand(0), p.s.actions) == (1, ["lore-2"], 1)
    assert action_of("chapel") not in stands("chapel", ["will-5"]).options(), "neither way at the start, without lore"


@pytest.mark.rule("U-36.11", "U-R87", "U-R37")
@pytest.mark.parametrize(
    ("roll", "card", "sanity"), [(4, "lore-2", 7), (5, "lore-2", 8), (1, "lore-5", 7), (8, "lore-5", 8)]
)
def test_the_chapel_advances_the_ritual_for_a_lore_card(roll: int, card: str, sanity: int) -> None:
    p = stands("chapel", [card, "will-1"], dice=(roll,)).does("room-chapel.0", card).passed()
    assert (p.s.ritual, p.resource("sanity"), p.hand(0)) == (1, sanity, ["will-1"])
    assert p.discards(1) == [card]


@pytest.mark.rule("U-36.6", "U-R87", "U-R37")
@pytest.mark.parametrize(
    ("roll", "card", "fuel"), [(5, "strength-1", 7), (6, "strength-1", 8), (1, "strength-5", 7), (2, "strength-5", 8)]
)
def test_the_boiler_room_advances_the_ship_for_a_strength_card(roll: int, card: str, fuel: int) -> None:
    p = stands("boiler-room", [card, "will-1"], dice=(roll,), deep_ones={"w1": 1})
    p.does("room-boiler-room.0", card).passed()
    assert (p.s.travel, p.resource("fuel"), p.hand(0)) == (1, fuel, ["will-1"])
    assert (p.deep_ones("w3"), p.discards(3)) == (1, [card])


@pytest.mark.rule("U-R86", "U-R87")
def test_without_the_card_chapel_and_boiler_room_do_not_advance() -> None:
    assert action_of("boiler-room") not in stands("boiler-room", ["lore-5", "treachery-5"]).options()
    p = stands("chapel", ["strength-5"], ritual=1).does("room-chapel.0").passed()
    assert (p.s.ritual, p.hand(0)) == (0, ["strength-5"]), "only the way back is open"


def test_the_price_is_paid_before_the_ship_arrives() -> None:
    p = stands("boiler-room", ["strength-1"], dice=(1,), travel=3, resources={"fuel": 1}, waypoint_deck=["reef"])
    p.does("room-boiler-room.0", "strength-1").passed()
    assert (p.s.ending, p.waypoints()) == ("fuel", [])


# ---- captain's cabin and brig


CHAOS = ["influence-1", "will-1"]


@pytest.mark.rule("U-3.1", "U-R22", "U-3.1a", "U-35.0")
def test_the_captains_cabin_sends_a_human_to_the_brig() -> None:
    others = [
        {"character": "keilani", "place": "sick-bay", "hand": ["influence-5"]},
        {**HELPERS[1], "hand": ["observation-2"]},
    ]
    p = stands("captains-cabin", ["influence-1"], others, chaos=CHAOS)
    p.does("room-captains-cabin.0")
    assert p.options() == ["player-1", "player-2"]
    p.does("player-1").contributes(p0=["influence-1"], p1=["influence-5"], p2=["observation-2"])
    assert (p.place(1), p.place(0)) == ("brig", "captains-cabin"), "1 - 1 + 1 + 5 + 2 = 8"


@pytest.mark.rule("U-3.1")
def test_a_failed_accusation_does_nothing() -> None:
    others = [{"character": "keilani", "hand": ["influence-5"]}, {**HELPERS[1], "hand": ["observation-2", "lore-1"]}]
    p = stands("captains-cabin", others=others, chaos=CHAOS)
    p.does("room-captains-cabin.0", "player-2").contributes(p1=["influence-5"], p2=["observation-2"])
    assert (p.place(2), p.s.actions) == ("d2", 1)


@pytest.mark.rule("U-R22", "U-3.1")
def test_only_another_human_outside_the_brig_can_be_accused() -> None:
    traitor = {"character": "keilani", "place": "d1", "loyalty": ["hybrid"], "revealed": "hybrid"}
    jailed = {"character": "jeanne", "place": "brig"}
    p = stands("captains-cabin", others=[traitor, jailed, {"character": "william"}], players=4, chaos=CHAOS)
    p.does("room-captains-cabin.0").contributes()
    assert ("log-accuse", "U-3.1") in p.lines(), "William is the only one, so nobody is asked"
    assert action_of("captains-cabin") not in stands("captains-cabin", others=[traitor, jailed]).options()


@pytest.mark.rule("U-3.4a", "U-3.4a2", "U-R101", "U-1.3c")
def test_the_brig_is_left_by_a_test_of_lore_and_strength() -> None:
    others = [{"character": "keilani", "hand": ["strength-4"]}, {**HELPERS[1], "hand": ["lore-1"]}]
    p = stands("brig", ["lore-5", "lore-3"], others, chaos=["lore-1", "observation-3"])
    p.does("room-brig.0").contributes(p0=["lore-5"], p1=["strength-4"], p2=["lore-1"])
    rooms = ["bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room"]
    assert (p.seat, p.options()) == (0, [*(f"d{n}" for n in range(1, 9)), *rooms])
    assert (p.does("d4").place(0), p.s.actions) == ("d4", 1)


@pytest.mark.rule("U-3.4a", "U-1.8d")
def test_a_failed_escape_leaves_the_human_in_the_brig() -> None:
    p = stands("brig", ["lore-5", "influence-1"], chaos=["lore-1", "strength-1"])
    p.does("room-brig.0").contributes(p0=["lore-5"])
    assert (p.place(0), p.s.actions, action_of("brig") in p.options()) == ("brig", 1, False)


# ---- cargo hold and galley


@pytest.mark.rule("U-12.1", "U-50.7")
def test_the_cargo_hold_keeps_one_of_two_items() -> None:
    p = stands("cargo-hold", item_deck=["pocket-pistol", "shotgun", "plimsolls"])
    p.does("room-cargo-hold.0")
    assert p.options() == ["pocket-pistol", "shotgun"]
    p.does("shotgun")
    names = [card.slug for card in fathom.games()["unfathomable"].cards()["items"]]
    deck = [names[card] for card in p.s.item_deck]
    assert (p.items(0), deck[-1], deck[0]) == (["shotgun"], "plimsolls", "pocket-pistol")


@pytest.mark.rule("U-12.4a")
@pytest.mark.parametrize(("answer", "items", "left"), [("shotgun", ["shotgun"], 0), ("leave", [], 1)])
def test_a_lone_item_is_kept_or_left(answer: str, items: list[str], left: int) -> None:
    p = stands("cargo-hold", item_deck=["shotgun"], rest=["items"]).does("room-cargo-hold.0", answer)
    assert (p.items(0), len(p.s.item_deck)) == (items, left)


@pytest.mark.rule("U-12.4")
def test_without_items_the_cargo_hold_is_not_offered() -> None:
    assert action_of("cargo-hold") not in stands("cargo-hold", rest=["items"]).options()


@pytest.mark.rule("U-13.3a1", "U-13.2c")
def test_the_galley_draws_up_to_five_cards_of_chosen_decks() -> None:
    p = stands("galley", skill_decks={"lore": ["lore-5", "lore-4"], "will": ["will-3"]}, dice=(8,))
    p.does("room-galley.0")
    with pytest.raises(fathom.IllegalAnswer):
        p.does({"treachery": 1})
    with pytest.raises(fathom.IllegalAnswer):
        p.does({"lore": 5, "will": 1})
    p.does({"lore": 2, "will": 1}).passed()
    assert (p.hand(0), p.resource("food")) == (["lore-4", "lore-5", "will-3"], 8)


@pytest.mark.parametrize(("n", "roll", "food"), [(5, 4, 7), (5, 5, 8), (1, 1, 8), (2, 1, 7)])
def test_a_roll_below_the_number_of_cards_costs_food(n: int, roll: int, food: int) -> None:
    p = stands("galley", dice=(roll,)).does("room-galley.0", {"lore": n}).passed()
    assert (p.resource("food"), len(p.hand(0))) == (food, n)


def test_who_draws_nothing_in_the_galley_does_not_roll() -> None:
    p = stands("galley").does("room-galley.0", {})
    assert (p.hand(0), p.logged("log-roll"), p.s.actions) == ([], False, 1)


# ---- sick bay


@pytest.mark.rule("U-18.1")
def test_the_sick_bay_gives_one_card_of_the_set() -> None:
    p = stands("sick-bay", step="turn", skill_decks={"lore": ["lore-4"]})
    assert p.options() == ["influence", "lore", "observation"]
    assert p.does("lore").hand(0) == ["lore-4"]
