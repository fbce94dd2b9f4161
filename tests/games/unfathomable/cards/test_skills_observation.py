"""Observation: Watch and Learn, Keen Insight, Preparation."""

from __future__ import annotations

import pytest

from unfathomable_play import at, crisis
from unfathomable_short import TRAITOR

OBSERVATION, WILL = 2, 4


@pytest.mark.rule("U-13.3a1", "U-13.2c")
@pytest.mark.parametrize("card", ["observation-1", "observation-2"])
def test_watch_and_learn_draws_two_cards_from_decks_of_choice_but_no_treachery(card: str) -> None:
    p = at({"character": "jamie", "hand": [card]}, skill_decks={"lore": ["lore-5", "lore-4"], "will": ["will-3"]})
    p.does(card)
    assert p.options() == ["influence", "lore", "observation", "strength", "will"]
    assert p.refuses({"lore": 1}, {"lore": 3}, {"treachery": 2}, {})
    p.does({"lore": 1, "will": 1})
    assert p.hand(0) == ["lore-5", "will-3"]
    assert (p.s.actions, p.discards(OBSERVATION)) == (1, [card])


def test_watch_and_learn_may_take_both_cards_from_one_deck() -> None:
    p = at({"character": "jamie", "hand": ["observation-1"]}, skill_decks={"lore": ["lore-5", "lore-4"]})
    p.does("observation-1", {"lore": 2})
    assert p.hand(0) == ["lore-4", "lore-5"]


# ---- Keen Insight


@pytest.mark.rule("U-17.1", "U-13.4a", "U-50.14")
@pytest.mark.parametrize("card", ["observation-3", "observation-4"])
@pytest.mark.parametrize(("ability", "face", "left"), [(0, 1, 1), (0, 2, 0), (1, 5, 1), (1, 6, 0)])
def test_keen_insight_of_any_player_changes_a_roll_by_two(card: str, ability: int, face: int, left: int) -> None:
    p = at({"character": "jamie", "place": "d1"}, {"hand": [card]}, deep_ones={"d1": 1}, dice=(face,))
    p.does("attack").uses(f"{card}.{ability}").passed()
    assert p.deep_ones("d1") == left, "4 is needed"
    assert (p.hand(1), p.discards(OBSERVATION)) == ([], [card])


@pytest.mark.rule("U-R96", "U-17.1")
def test_several_keen_insights_add_up_before_the_result_is_capped() -> None:
    """A roll of 8 with +2 +2 -2 is 10, so 8; one after the other it would be 6."""
    seats = (
        {"character": "jamie", "hand": ["influence-5"]},
        {"hand": ["observation-3"] * 2},
        {"hand": ["observation-4"]},
    )
    p = at(*seats, dice=(8,)).does("influence-5")
    p.uses("observation-3.0").passes().uses("observation-3.0").passes().uses("observation-4.1").passed()
    assert p.hand(1) == p.hand(2) == []
    results = [line.text.render("en") for line in p.t.events(0, None) if line.text.id == "log-roll-result"]
    assert len(results) == 1 and "8" in results[0]


@pytest.mark.rule("U-17.1")
def test_keen_insight_does_not_bring_a_result_below_one() -> None:
    p = at(
        {"character": "jamie", "hand": ["influence-5"]}, {"hand": ["observation-3"]}, dice=(1,), resources={"sanity": 5}
    )
    p.does("influence-5").uses("observation-3.1").passed()
    assert p.logged("log-roll-result")
    assert p.resource("sanity") == 4


@pytest.mark.rule("U-4.6", "U-50.14")
def test_keen_insight_comes_before_the_roll_and_not_after_it() -> None:
    p = at(
        {"character": "jamie", "place": "d1"},
        {"hand": ["observation-3", "strength-1"]},
        deep_ones={"d1": 1},
        dice=(1, 1),
    )
    p.does("attack")
    assert (p.asked, "observation-3.0" in p.options(1)) == ("window-roll-before", True)
    while not p.logged("log-roll"):
        p.passes()
    assert (p.asked, p.options(1)) == ("window-roll-after", ["pass", "strength-1.0"])


@pytest.mark.rule("U-4.8a", "U-17.2a", "U-17.2b")
def test_keen_insight_may_be_used_before_a_reroll_and_stays_in_force() -> None:
    seats = {"character": "jamie", "place": "d1", "hand": ["strength-1"]}, {"hand": ["observation-3", "observation-4"]}
    p = at(*seats, deep_ones={"d1": 1}, dice=(1, 1)).does("attack").uses("observation-3.0")
    p.uses("strength-1.0").uses("observation-4.0").passed()
    assert p.deep_ones("d1") == 0, "a 1 again, with +2 from before and +2 more"


# ---- Preparation


@pytest.mark.rule("U-35.3a")
def test_preparation_keeps_chaos_cards_out_of_the_test() -> None:
    seats = {"character": "jamie", "hand": ["will-5", "will-5"]}, {"character": "ishmael", "hand": ["observation-5"]}
    rest = {"chaos": ["strength-5", "strength-5", "lore-1"], "resources": {"sanity": 5}}
    p = crisis("horrific-visions", *seats, **rest).uses("observation-5").contributes(p0=["will-5", "will-5"])
    assert p.logged("log-test-pass")
    assert len(p.s.chaos) == 3, "the chaos deck is untouched"
    assert p.discards(OBSERVATION) == ["observation-5"]
    p = crisis("horrific-visions", *seats, **rest).contributes(p0=["will-5", "will-5"])
    assert p.logged("log-test-fail")
    assert len(p.s.chaos) == 1


@pytest.mark.rule("U-R57")
def test_family_ties_add_nothing_to_a_test_without_chaos_cards() -> None:
    seats = {"character": "jamie", "hand": ["observation-5"]}, {"character": "ishmael", "kept": ["family-ties"]}
    p = crisis("horrific-visions", *seats).uses("observation-5").contributes()
    assert not p.logged("log-treachery-added")
    p = crisis("horrific-visions", *seats).contributes()
    assert p.logged("log-treachery-added")


@pytest.mark.rule("U-35.3a")
def test_preparation_works_in_the_test_of_a_room() -> None:
    p = at({"character": "jamie", "place": "captains-cabin", "hand": ["observation-5", "influence-5", "influence-3"]},
           chaos=["treachery-5", "treachery-5", "lore-1"])  # fmt: skip
    p.does("room-captains-cabin.0", "player-1").uses("observation-5").contributes(p0=["influence-5", "influence-3"])
    assert p.place(1) == "brig", "exactly 8"


@pytest.mark.rule("U-13.4a")
def test_a_traitor_may_use_preparation_too() -> None:
    p = crisis("horrific-visions", {"character": "jamie"}, {"hand": ["observation-5"], **TRAITOR}, chaos=["lore-5"] * 2)
    p.uses("observation-5").contributes()
    assert p.logged("log-pool-empty") and p.logged("log-test-fail")
