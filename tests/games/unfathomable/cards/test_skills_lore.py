"""Lore: Shrivelling, Lesser Banishment, Forced Learning."""

from __future__ import annotations

import pytest

from unfathomable_play import at, crisis
from unfathomable_short import TRAITOR

LORE = 1


@pytest.mark.rule("U-46.1", "U-4.9a1")
@pytest.mark.parametrize("card", ["lore-1", "lore-2"])
@pytest.mark.parametrize(("face", "left"), [(3, 1), (4, 0), (6, 0)])
def test_shrivelling_defeats_a_deep_one_anywhere_from_six_on_with_two_more(card: str, face: int, left: int) -> None:
    p = at({"character": "jamie", "place": "d1", "hand": [card]}, deep_ones={"w8": 1}, dice=(face,))
    p.does(card).passed()
    assert p.deep_ones("w8") == left
    assert (p.s.actions, p.discards(LORE)) == (1, [card])


@pytest.mark.rule("U-46.1", "U-3.3")
@pytest.mark.parametrize(("face", "place"), [(5, "d7"), (6, "brig")])
def test_shrivelling_has_no_bonus_against_a_traitor(face: int, place: str) -> None:
    p = at({"character": "jamie", "hand": ["lore-1"]}, {"place": "d7", **TRAITOR}, dice=(face,))
    p.does("lore-1").passed()
    assert p.place(1) == place


@pytest.mark.rule("U-46.1", "U-23.3")
def test_shrivelling_lets_its_player_choose_among_all_enemies_on_the_board() -> None:
    seats = {"character": "jamie", "place": "d1", "hand": ["lore-1"]}, {"place": "d3", **TRAITOR}
    p = at(*seats, deep_ones={"w2": 2, "d3": 1, "deep": 3}, dice=(8,)).does("lore-1")
    assert (p.seat, p.options()) == (0, ["w2", "d3"]), "not in the Deep"
    p.does("d3")
    assert p.options() == ["deep-one", "player-1"]
    p.does("player-1").passed()
    assert (p.place(1), p.deep_ones("d3")) == ("brig", 1)


@pytest.mark.rule("U-46.2")
def test_a_traitor_shrivels_humans_and_no_deep_ones() -> None:
    traitor = {"character": "jamie", "place": "d1", "hand": ["lore-1"], **TRAITOR}
    p = at(traitor, {"place": "d1"}, {"place": "d2"}, deep_ones={"d1": 1}, dice=(6,))
    p.does("lore-1")
    assert p.options() == ["d1", "d2"]
    p.does("d1").passed()
    assert (p.place(1), p.deep_ones("d1")) == ("sick-bay", 1)


@pytest.mark.rule("U-R94")
def test_shrivelling_is_no_attack_so_combat_training_cannot_be_used() -> None:
    p = at({"character": "jamie", "hand": ["lore-1", "strength-1"]}, deep_ones={"w8": 1}, dice=(1, 8))
    p.does("lore-1")
    p.passed_without("strength-1.0")
    assert p.deep_ones("w8") == 1


@pytest.mark.rule("U-R86")
def test_shrivelling_and_lesser_banishment_need_somebody_on_the_board() -> None:
    p = at({"character": "jamie", "hand": ["lore-1", "lore-3"]}, deep_ones={"deep": 3})
    assert {"lore-1", "lore-3"} & set(p.options()) == set()


# ---- Lesser Banishment


@pytest.mark.rule("U-R50", "U-27.20b")
@pytest.mark.parametrize("card", ["lore-3", "lore-4"])
def test_lesser_banishment_moves_all_deep_ones_of_a_space_to_one_adjacent_space(card: str) -> None:
    p = at({"character": "jamie", "hand": [card]}, deep_ones={"chapel": 3, "w1": 1})
    p.does(card)
    assert (p.seat, p.options()) == (0, ["w1", "chapel"])
    p.does("chapel")
    assert set(p.options()) == {"d3", "bridge", "captains-cabin", "cargo-hold"}, "not into the Sick Bay"
    p.does("d3")
    assert (p.deep_ones("chapel"), p.deep_ones("d3"), p.deep_ones("w1")) == (0, 3, 1)
    assert (p.s.actions, p.discards(LORE)) == (1, [card])


@pytest.mark.rule("U-R50")
def test_lesser_banishment_leads_from_deck_to_water_and_from_water_to_deck() -> None:
    p = at({"character": "jamie", "hand": ["lore-3"]}, deep_ones={"d5": 2}).does("lore-3")
    assert set(p.options()) == {"w5", "d3", "d7", "cargo-hold"}
    p.does("w5")
    assert p.deep_ones("w5") == 2
    p = at({"character": "jamie", "hand": ["lore-3"]}, deep_ones={"w5": 2}).does("lore-3")
    assert set(p.options()) == {"w3", "w7", "d5"}, "never into the Deep"


@pytest.mark.rule("U-R109", "U-R31")
def test_barricaded_hatches_stop_a_lesser_banishment_into_a_room() -> None:
    p = at(
        {"character": "jamie", "hand": ["lore-3", "lore-3"]}, {"kept": ["barricade-the-hatches"]}, deep_ones={"d5": 2}
    )
    p.does("lore-3", "cargo-hold").uses("barricade-the-hatches")
    assert (p.deep_ones("d5"), p.deep_ones("cargo-hold")) == (2, 0)
    p.does("lore-3")
    assert "cargo-hold" not in p.options()


# ---- Forced Learning


@pytest.mark.rule("U-35.3a", "U-35.8")
def test_forced_learning_makes_a_skill_of_choice_support_the_test() -> None:
    """Horrific Visions: 10, lore and will. Strength hinders, unless it was learnt to help."""
    seats = {"character": "jamie", "hand": ["lore-5", "strength-5"]}, {"character": "ishmael", "hand": ["lore-4"]}
    rest = {"chaos": ["strength-1", "will-1", "lore-1"], "resources": {"sanity": 5}}
    p = crisis("horrific-visions", *seats, **rest).uses("lore-5").passed()
    assert (p.seat, p.options()) == (0, ["influence", "lore", "observation", "strength", "will"])
    p.does("strength").contributes(p0=["strength-5"], p1=["lore-4"])
    assert (p.resource("sanity"), p.logged("log-test-pass")) == (5, True), "1 + 1 + 5 + 4 is 11"
    assert "lore-5" in p.discards(LORE)
    p = crisis("horrific-visions", *seats, **rest).contributes(p0=["strength-5"], p1=["lore-4"])
    assert p.resource("sanity") == 4


@pytest.mark.rule("U-35.3a", "U-16.3")
def test_forced_learning_adds_one_skill_for_this_test_only() -> None:
    seats = {"character": "jamie", "hand": ["lore-5"]}, {"character": "ishmael"}, {"character": "samira"}
    rest = {"chaos": ["strength-5", "will-5", "strength-3", "strength-2", "lore-1"], "resources": {"sanity": 5}}
    p = crisis("horrific-visions", *seats, **rest).uses("lore-5")
    assert p.refuses("treachery")
    p.does("strength").contributes()
    assert p.logged("log-test-pass"), "strength and will 5 each are 10"
    assert p.s.test == 0
