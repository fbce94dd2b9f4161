"""Mythos cards about the ritual, lore cards and spells, and those that stay in a play area."""

from __future__ import annotations

import pytest

from unfathomable_mythos import CURRENT, KEEPER, board, changes, drawn, outcome, spawned, told
from unfathomable_play import Play, at


@pytest.mark.rule("U-50.11")
def test_barricade_the_hatches_stays_with_the_current_player_when_passed() -> None:
    p = outcome("barricade-the-hatches", "pass", deep_ones={"d3": 1})
    assert (p.kept(CURRENT), board(p)) == (["barricade-the-hatches"], {"d3": 1})
    p.does("travel").passed()
    assert p.s.mythos_discard == ()


def test_barricade_the_hatches_activates_the_deep_ones_when_failed() -> None:
    p = outcome("barricade-the-hatches", "fail", deep_ones={"d3": 1})
    assert (p.kept(CURRENT), board(p)) == ([], {"chapel": 1})


def barricaded(**rest: object) -> Play:
    """The Captain holds the card, and the Deep One icon comes up."""
    return drawn("class-struggle", {}, {"kept": ["barricade-the-hatches"]}, **rest).does("a")


@pytest.mark.rule("U-R31", "U-R109", "U-50.3", "U-50.11")
def test_behind_barricades_deep_ones_do_not_enter_rooms() -> None:
    p = barricaded(deep_ones={"d3": 1, "w5": 1}).uses("barricade-the-hatches").does("in-order").passed()
    assert board(p) == {"d3": 1, "d5": 1}
    assert (p.kept(1), len(p.s.mythos_discard)) == ([], 2)


@pytest.mark.rule("U-R31")
def test_barricades_do_not_keep_deep_ones_in_a_room_from_damaging_it() -> None:
    p = barricaded(deep_ones={"chapel": 1}).uses("barricade-the-hatches").passed()
    assert (p.damaged("chapel"), board(p)) == (True, {"chapel": 1})


@pytest.mark.rule("U-R31")
def test_barricades_last_until_the_end_of_the_turn() -> None:
    p = barricaded(deep_ones={"d3": 1}).uses("barricade-the-hatches")
    assert p.s.barricaded
    p.passed()
    assert (p.seat, p.s.barricaded) == (1, False)


@pytest.mark.rule("U-R109")
def test_the_barricade_is_offered_before_an_activation_and_before_a_move_into_a_room() -> None:
    p = barricaded(deep_ones={"d3": 1, "w5": 1})
    offers = 0
    while p.asked != "ask-act":
        if any("barricade-the-hatches" in key for key in p.options(1)):
            offers += 1
        p.passes() if p.in_window else p.does("in-order")
    assert (offers, board(p)) == (2, {"chapel": 1, "d5": 1})


@pytest.mark.rule("U-R31", "U-R109")
def test_the_barricade_also_stops_deep_ones_that_somebody_moves() -> None:
    """The figure is then moved somewhere else."""
    hand = ["lore-5", "lore-5"]
    p = drawn("on-the-offensive", {"kept": ["barricade-the-hatches"]}, {"hand": hand}, deep_ones={"d3": 1})
    p.contributes(p1=hand).does("chapel").uses("barricade-the-hatches").passed()
    assert (p.asked, p.options()) == ("ask-adjacent", ["w3", "d1", "d5"])
    p.does("d5").passed()
    assert board(p) == {"d5": 1}


@pytest.mark.rule("U-R31", "U-R109")
def test_the_barricade_stops_a_lesser_banishment_into_a_room() -> None:
    holder = {"kept": ["barricade-the-hatches"]}
    p = at({"hand": ["lore-3"]}, holder, deep_ones={"d3": 2}).uses("lore-3").does("chapel")
    p.uses("barricade-the-hatches").passed()
    assert (board(p), p.kept(1)) == ({"d3": 2}, [])


@pytest.mark.rule("U-R31", "U-R109")
def test_the_barricade_stops_astral_travel_of_deep_ones_into_rooms() -> None:
    seats = ({"place": "d1"}, {"kept": ["barricade-the-hatches"]}, {})
    p = at(*seats, keeper=0, spell_deck=["astral-travel", "heal"], deep_ones={"d3": 2}, dice=(8,))
    p.uses("title-keeper").does("astral-travel", "d3", "deep-one", "galley").uses("barricade-the-hatches").passed()
    p.does("deep-one")
    assert "galley" not in p.options()
    p.does("d8").passed()
    assert board(p) == {"d3": 1, "d8": 1}


@pytest.mark.parametrize(
    ("total", "ritual"), [(["lore-5", "will-4"], 1), (["lore-5", "will-5"], 1), (["lore-5", "will-5", "will-1"], 2)]
)
def test_ritual_coordination_goes_one_further_for_every_full_two_above_the_target(
    total: list[str], ritual: int
) -> None:
    p = drawn("ritual-coordination", {}, {}, {"hand": total}, ritual=0).does("test").contributes(p2=total)
    assert p.s.ritual == ritual


@pytest.mark.rule("U-36.1a", "U-36.12")
def test_ritual_coordination_goes_on_behind_the_great_banishment() -> None:
    hand = ["lore-5", "lore-5", "will-5"]
    p = drawn("ritual-coordination", {}, {}, {"hand": hand}, ritual=3).does("test").contributes(p2=hand)
    assert p.logged("log-banishment")
    assert p.s.ritual == 3, "4 spaces from the third: cast, then 3 from the start"


@pytest.mark.rule("U-R41", "U-R92")
def test_self_sacrifice_gives_ritual_coordination_exactly_one_space() -> None:
    p = drawn("ritual-coordination", ritual=0).does("test").uses("feat-arjun").does("pass").passed()
    assert (p.s.ritual, p.place(1)) == (1, "sick-bay")


@pytest.mark.rule("U-44.2a")
def test_failed_ritual_coordination_damages_the_chapel() -> None:
    p = outcome("ritual-coordination", "fail", damage_deck=["structural-lore"])
    assert p.damaged("chapel")


@pytest.mark.rule("U-10.19")
def test_the_other_option_of_ritual_coordination_activates_the_deep_ones_and_no_test_is_made() -> None:
    p = outcome("ritual-coordination", "option", deep_ones={"w3": 1})
    assert (board(p), spawned(p)) == ({"chapel": 1}, []), "by the option, then by the icon"
    assert not p.logged("log-test")


@pytest.mark.rule("U-R87")
@pytest.mark.parametrize(("die", "souls"), [(4, 7), (5, 8)])
def test_poisoned_food_costs_a_soul_if_die_and_lore_card_make_at_most_six(die: int, souls: int) -> None:
    p = drawn("poisoned-food", {}, {}, {"hand": ["lore-2", "lore-3", "will-1"]}, dice=(die,)).does("a")
    assert (p.asked, p.seat, p.options()) == ("ask-discard-one", KEEPER, ["lore-2", "lore-3"])
    p.does("lore-2").passed()
    assert (p.resource("souls"), p.resource("food"), p.hand(KEEPER)) == (souls, 8, ["lore-3", "will-1"])


@pytest.mark.rule("U-R87")
@pytest.mark.parametrize(("die", "expected"), [(4, {"ritual": 1}), (3, {"sanity": -1, "souls": -1})])
def test_ritual_support_needs_seven_with_the_lore_card(die: int, expected: dict[str, int]) -> None:
    p = drawn("ritual-support", {}, {}, {"hand": ["lore-3"]}, dice=(die,)).does("a", "lore-3").passed()
    assert (changes(p, "ritual-support"), p.hand(KEEPER)) == (expected, [])


@pytest.mark.rule("U-10.13a", "U-R88")
@pytest.mark.parametrize("card", ["poisoned-food", "ritual-support"])
def test_without_a_lore_card_the_keeper_is_asked_all_the_same(card: str) -> None:
    p = drawn(card, {"hand": ["lore-1"]}, {}, {"hand": ["will-1"]}).passed()
    assert (p.seat, p.options(), p.refused()) == (KEEPER, ["b"], {"U-10.13a"})
    assert p.refuses("a")


def test_ritual_support_without_lore_costs_the_keeper_two_cards_of_their_choice() -> None:
    seats = ({"hand": ["lore-1"]}, {}, {"hand": ["will-1", "will-2", "will-3"]})
    p = drawn("ritual-support", *seats).does("b", {"will-1": 1, "will-2": 1}).passed()
    assert (p.hand(KEEPER), p.hand(CURRENT), p.s.ritual) == (["will-3"], ["lore-1"], 1)


@pytest.mark.rule("U-R110")
def test_a_keeper_with_one_card_discards_that_one() -> None:
    p = drawn("ritual-support", {}, {}, {"hand": ["will-1"]}).does("b").passed()
    assert (p.asked, p.hand(KEEPER)) == ("ask-act", [])


@pytest.mark.rule("U-50.11")
def test_sacrifice_deep_one_costs_sanity_and_stays_with_the_keeper() -> None:
    p = outcome("sacrifice-deep-one", "a")
    assert (changes(p, "sacrifice-deep-one"), p.kept(KEEPER)) == ({"sanity": -1}, ["sacrifice-deep-one"])
    assert p.s.mythos_discard == ()


@pytest.mark.rule("U-36.3")
def test_sacrifice_deep_one_declined_resets_the_ritual_and_the_hand_of_the_keeper() -> None:
    p = outcome("sacrifice-deep-one", "b", {"hand": ["will-1"]}, {}, {"hand": ["lore-1", "will-2"]})
    assert (p.s.ritual, p.hand(KEEPER), p.hand(CURRENT), p.kept(KEEPER)) == (0, [], ["will-1"], [])


@pytest.mark.rule("U-50.11")
@pytest.mark.parametrize(("die", "ritual", "there"), [(6, 2, {}), (5, 0, {"d1": 1})])
def test_a_deep_one_is_sacrificed_on_six(die: int, ritual: int, there: dict[str, int]) -> None:
    p = at({"kept": ["sacrifice-deep-one"], "place": "d1"}, deep_ones={"d1": 1}, dice=(die,))
    p.uses("sacrifice-deep-one").passed()
    assert (p.s.ritual, board(p)) == (ritual, there)
    assert p.kept(0) == ([] if die == 6 else ["sacrifice-deep-one"])
    assert len(p.s.mythos_discard) == (1 if die == 6 else 0)


@pytest.mark.rule("U-R86")
def test_no_sacrifice_without_a_deep_one_in_the_space() -> None:
    p = at({"kept": ["sacrifice-deep-one"], "place": "d1"}, deep_ones={"d2": 1})
    assert not any("sacrifice" in key for key in p.options())


@pytest.mark.rule("U-R104", "U-38.11")
def test_stolen_ritual_components_passed_let_the_keeper_cast_one_of_two_spells() -> None:
    p = outcome("stolen-ritual-components", "pass", dagon="w1", spell_deck=["lure-monster", "heal"], dice=(8,))
    assert (p.asked, p.seat, p.options()) == ("ask-spell", KEEPER, ["lure-monster", "heal"])
    p.does("lure-monster").passed()
    assert (p.monarch("dagon"), len(p.s.spell_deck)) == ("deep", 19)


def test_stolen_ritual_components_passed_without_spells_does_nothing() -> None:
    p = outcome("stolen-ritual-components", "pass", rest=["spells"])
    assert (p.asked, changes(p, "stolen-ritual-components")) == ("ask-act", {})


@pytest.mark.rule("U-43.0")
@pytest.mark.parametrize(("spells", "left"), [((), 15), (("conjuration", "foresee"), 0)])
def test_stolen_ritual_components_failed_remove_five_spells_unseen(spells: tuple[str, ...], left: int) -> None:
    rest = {"spell_deck": list(spells), "rest": ["spells"]} if spells else {}
    p = outcome("stolen-ritual-components", "fail", **rest)
    assert (len(p.s.spell_deck), told(p, "log-remove-top")) == (left, [("spell-deck", min(5, len(spells) or 20))])
    assert not [spell for spell in spells for seat in range(3) if spell in str(p.t.view(seat))]
