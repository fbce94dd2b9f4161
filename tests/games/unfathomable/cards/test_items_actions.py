"""Items that bring another action, the amulet, and the grenade."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from unfathomable_play import Play, at
from unfathomable_short import TRAITOR

LORE = 1


def holder(item: str, place: str = "d1", *hand: str, **rest: Any) -> Play:
    return at(
        {"character": "keilani", "place": place, "items": [item], "hand": list(hand)},
        {"place": "d8"},
        {"place": "d8"},
        **rest,
    )


LIMITED = {"en": "Action, once per turn: ", "pl": "Akcja, raz na turę: ", "de": "Aktion, einmal pro Zug: "}


@pytest.mark.parametrize(("lang", "words"), LIMITED.items())
def test_a_limited_action_says_that_it_is_an_action(lang: str, words: str) -> None:
    cards = {card.slug: card for card in fathom.games()["unfathomable"].cards()["items"]}
    for item in ("book-of-dagon", "starbuck", "plimsolls", "flare-gun"):
        said = [text.within("unfathomable").render(lang) for text in cards[item].say()]
        assert any(line.startswith(words) for line in said), said


# ---- Book of Dagon


@pytest.mark.rule("U-R50", "U-27.20b")
def test_the_book_of_dagon_moves_all_deep_ones_here_next_door_and_brings_an_action() -> None:
    p = holder("book-of-dagon", "galley", deep_ones={"galley": 3, "d1": 1}).does("book-of-dagon.0")
    assert set(p.options()) == {"d6", "captains-cabin", "cargo-hold", "boiler-room"}, "not into the Brig"
    p.does("d6")
    assert (p.deep_ones("galley"), p.deep_ones("d6"), p.deep_ones("d1")) == (0, 3, 1)
    assert p.s.actions == 2


@pytest.mark.rule("U-50.10", "U-50.10b")
def test_the_book_of_dagon_is_used_once_per_turn() -> None:
    p = holder("book-of-dagon", "d1", deep_ones={"d1": 1}).does("book-of-dagon.0", "d2", "move", "d2")
    assert p.deep_ones("d2") == 1 and "book-of-dagon.0" not in p.options()


@pytest.mark.rule("U-50.10a")
def test_a_once_per_turn_item_may_be_used_in_somebody_elses_turn_too() -> None:
    """Plimsolls in a granted action, and again in the own turn."""
    p = at(
        {"character": "jamie", "hand": ["influence-1"]},
        {"items": ["plimsolls"], "place": "d1"},
        mythos_deck=["deep-one-feint"],
    )
    p.does("influence-1", "player-1", "plimsolls.0", "d2")
    assert (p.seat, p.s.actions, "plimsolls.0" in p.options()) == (1, 1, False)
    p.does("move", "d3", "end-actions").contributes()
    while p.asked != "ask-act":
        p.does(p.options()[0]).passed()
    assert p.seat == 1 and "plimsolls.0" in p.options()


@pytest.mark.rule("U-R86", "U-3.6")
def test_the_book_of_dagon_needs_a_deep_one_here() -> None:
    assert "book-of-dagon.0" not in holder("book-of-dagon", "d1", deep_ones={"d2": 1}).options()


@pytest.mark.rule("U-R109")
def test_barricaded_hatches_stop_the_book_of_dagon() -> None:
    p = at(
        {"character": "jamie", "place": "d3", "items": ["book-of-dagon"], "kept": ["barricade-the-hatches"]},
        deep_ones={"d3": 2},
    )
    p.does("book-of-dagon.0", "chapel").uses("barricade-the-hatches")
    assert (p.deep_ones("d3"), p.s.actions) == (2, 2)


# ---- Plimsolls


@pytest.mark.rule("U-1.3c", "U-50.10")
def test_plimsolls_move_to_an_adjacent_ship_space_and_bring_an_action() -> None:
    p = holder("plimsolls", "chapel").does("plimsolls.0")
    assert set(p.options()) == {"d3", "bridge", "captains-cabin", "cargo-hold"}, "not into the Sick Bay"
    p.does("d3")
    assert (p.place(0), p.s.actions, "plimsolls.0" in p.options()) == ("d3", 2, False)


@pytest.mark.rule("U-18.2", "U-1.3b", "U-3.6")
def test_plimsolls_lead_out_of_the_sick_bay_but_not_into_the_water_or_out_of_the_brig() -> None:
    p = holder("plimsolls", "sick-bay").does("plimsolls.0")
    assert p.options() == ["chapel", "captains-cabin"]
    assert set(holder("plimsolls", "d1").does("plimsolls.0").options()) == {"d2", "d3", "bridge"}
    assert "plimsolls.0" not in holder("plimsolls", "brig").options()


# ---- Elder Sign Amulet


@pytest.mark.rule("U-R36")
def test_the_amulet_resolves_a_lore_action_twice_with_targets_of_its_own_each() -> None:
    p = holder("elder-sign-amulet", "d1", "lore-1", deep_ones={"w8": 1, "d3": 1}, dice=(4, 3))
    p.does("lore-1").uses("elder-sign-amulet").does("w8").passed()
    assert (p.deep_ones("w8"), p.s.actions) == (0, 1)
    p.passed()
    assert p.deep_ones("d3") == 1, "3 + 2 is not enough"
    assert (p.asked, p.discards(LORE)) == ("ask-act", ["lore-1"])
    assert [id for id, _ in p.lines()].count("log-roll") == 2


@pytest.mark.rule("U-50.4", "U-R36")
def test_the_amulet_is_optional_and_stops_when_nothing_is_left_to_do() -> None:
    p = holder("elder-sign-amulet", "d1", "lore-1", deep_ones={"w8": 2}, dice=(4, 4)).does("lore-1").passed()
    assert p.deep_ones("w8") == 1
    p = holder("elder-sign-amulet", "d1", "lore-1", deep_ones={"w8": 1}, dice=(4,))
    p.does("lore-1").uses("elder-sign-amulet").passed()
    assert (p.deep_ones("w8"), p.asked) == (0, "ask-act")


def test_the_amulet_moves_the_same_deep_ones_on() -> None:
    p = holder("elder-sign-amulet", "galley", "lore-3", deep_ones={"d1": 2})
    p.does("lore-3").uses("elder-sign-amulet").does("d3", "d5")
    assert p.deep_ones("d5") == 2


@pytest.mark.rule("U-3.6")
def test_the_amulet_works_for_its_owners_lore_only_and_not_in_the_brig() -> None:
    p = holder("elder-sign-amulet", "brig", "lore-3", deep_ones={"d1": 2}).does("lore-3")
    assert p.asked == "ask-adjacent"
    p = holder("elder-sign-amulet", "d1", "influence-5", dice=(8,)).does("influence-5")
    p.passed_without("elder-sign-amulet.0")
    p = at({"character": "jamie", "hand": ["lore-3"]}, {"items": ["elder-sign-amulet"]}, deep_ones={"d1": 2}).does(
        "lore-3"
    )
    assert p.asked == "ask-adjacent"


# ---- Jam Tin Grenade


@pytest.mark.rule("U-31.0", "U-12.2", "U-44.2a")
def test_the_grenade_defeats_everybody_next_door_and_damages_the_room() -> None:
    seats: list[dict[str, Any]] = [
        {"character": "keilani", "place": "chapel", "items": ["jam-tin-grenade"]},
        {"place": "bridge"},
        {"place": "bridge", **TRAITOR},
        {"place": "chapel"},
    ]
    p = at(*seats, deep_ones={"bridge": 2, "chapel": 1}, damage_deck=["structural-any"]).does("jam-tin-grenade.0")
    assert set(p.options()) == {"d3", "bridge", "captains-cabin", "cargo-hold", "sick-bay"}
    p.does("bridge", ["player-2", "player-1"]).passed()
    assert (p.place(1), p.place(2), p.place(3), p.place(0)) == ("sick-bay", "brig", "chapel", "chapel")
    assert (p.deep_ones("bridge"), p.deep_ones("chapel"), p.damaged("bridge")) == (0, 1, True)
    assert (p.items(0), p.s.actions) == ([], 1)


@pytest.mark.rule("U-25.8", "U-27.7")
def test_the_grenade_on_a_deck_defeats_passengers_and_damages_nothing() -> None:
    p = holder("jam-tin-grenade", "d1", passengers={"d3": ["souls-2", "soul"]}, deep_ones={"d3": 1})
    p.does("jam-tin-grenade.0", "d3").passed()
    assert (p.passengers("d3"), p.deep_ones("d3"), p.resource("souls")) == (0, 0, 5)
    assert len(p.s.damage_deck) == 9


@pytest.mark.rule("U-31.0", "U-27.0")
def test_the_grenade_may_be_thrown_into_the_water() -> None:
    p = holder("jam-tin-grenade", "d1", deep_ones={"w1": 3}, hydra="w1").does("jam-tin-grenade.0", "w1")
    assert (p.deep_ones("w1"), p.monarch("hydra")) == (0, "w1"), "a monarch is no Deep One"


@pytest.mark.rule("U-44.5")
def test_the_grenade_does_not_damage_a_damaged_room_or_its_neighbour() -> None:
    p = holder("jam-tin-grenade", "d3", damage={"chapel": "structural-any"}, deep_ones={"chapel": 1})
    p.does("jam-tin-grenade.0", "chapel")
    assert p.deep_ones("chapel") == 0
    assert len(p.s.damage_deck) == 8


@pytest.mark.rule("U-R49", "U-18.3", "U-3.8")
@pytest.mark.parametrize(("start", "target"), [("chapel", "sick-bay"), ("galley", "brig")])
def test_the_grenade_on_sick_bay_or_brig_moves_no_human_and_damages_nothing(start: str, target: str) -> None:
    p = at({"character": "keilani", "place": start, "items": ["jam-tin-grenade"]}, {"place": target}, {"place": "d8"})
    p.does("jam-tin-grenade.0", target).passed()
    assert (p.place(1), p.logged("log-defeated"), len(p.s.damage_deck)) == (target, True, 9)


@pytest.mark.rule("U-R71")
def test_the_grenade_sends_a_traitor_from_the_sick_bay_to_the_brig() -> None:
    p = at({"character": "keilani", "place": "chapel", "items": ["jam-tin-grenade"]}, {"place": "sick-bay", **TRAITOR})
    p.does("jam-tin-grenade.0", "sick-bay").passed()
    assert p.place(1) == "brig"


@pytest.mark.rule("U-R44")
def test_a_defeat_by_the_grenade_can_be_prevented() -> None:
    p = at(
        {"character": "keilani", "place": "d1", "items": ["jam-tin-grenade"]}, {"place": "d3", "hand": ["strength-5"]}
    )
    p.does("jam-tin-grenade.0", "d3").uses("strength-5").passed()
    assert p.place(1) == "d3"


@pytest.mark.rule("U-3.6")
def test_the_grenade_stays_in_the_pocket_in_the_brig() -> None:
    assert "jam-tin-grenade.0" not in holder("jam-tin-grenade", "brig").options()


# ---- Starbuck


@pytest.mark.rule("U-50.10", "U-4.1b")
def test_starbuck_attacks_without_a_bonus_and_brings_an_action() -> None:
    p = holder("starbuck", "d1", deep_ones={"d1": 2}, dice=(4,)).does("starbuck.0").passed()
    assert (p.deep_ones("d1"), p.s.actions, p.items(0)) == (1, 2, ["starbuck"])
    assert "starbuck.0" not in p.options(), "once per turn"
    p = holder("starbuck", "d1", deep_ones={"d1": 1}, dice=(3,)).does("starbuck.0").passed()
    assert p.deep_ones("d1") == 1


@pytest.mark.rule("U-26.7", "U-R45", "U-12.2")
def test_starbuck_gives_itself_for_its_owner() -> None:
    caller = {"character": "jamie", "place": "galley", "hand": ["treachery-2"], **TRAITOR}
    seats = caller, {"place": "d3", "items": ["starbuck"]}
    p = at(*seats, deep_ones={"d3": 1}, dice=(8,)).does("treachery-2").uses("starbuck.1").passed()
    assert (p.place(1), p.items(1)) == ("d3", [])
    p = at(*seats, deep_ones={"d3": 1}, dice=(8,)).does("treachery-2").passed()
    assert (p.place(1), p.items(1)) == ("sick-bay", ["starbuck"]), "it is optional"


@pytest.mark.rule("U-R46", "U-3.6")
def test_starbuck_helps_neither_in_the_brig_nor_anybody_else() -> None:
    for thrower, jailed in ((["jam-tin-grenade", "starbuck"], []), (["jam-tin-grenade"], ["starbuck"])):
        seats = {"character": "keilani", "place": "galley", "items": thrower}, {"place": "brig", "items": jailed}
        p = at(*seats).does("jam-tin-grenade.0", "brig").passed_without("starbuck.1")
        assert p.logged("log-defeated")
    assert "starbuck.0" not in holder("starbuck", "brig").options()
