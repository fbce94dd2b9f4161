"""Will: Persistence, Determination, True Grit."""

from __future__ import annotations

import pytest

from unfathomable_play import at, crisis

LORE, WILL = 1, 4


@pytest.mark.rule("U-13.2c")
@pytest.mark.parametrize("card", ["will-1", "will-2"])
def test_persistence_discards_up_to_five_cards_and_draws_as_many_from_one_deck(card: str) -> None:
    hand = [card, "lore-1", "lore-1", "lore-2", "influence-1", "strength-4", "strength-5"]
    p = at({"character": "jamie", "hand": hand}, skill_decks={"observation": ["observation-5", "observation-4"]})
    p.does(card)
    assert p.refuses({"lore-1": 2, "lore-2": 1, "influence-1": 1, "strength-4": 1, "strength-5": 1}, {card: 1})
    p.does({"lore-1": 1, "lore-2": 1})
    assert (p.asked, p.options()) == ("ask-deck-of", ["influence", "lore", "observation", "strength", "will"])
    p.does("observation")
    assert p.hand(0) == ["influence-1", "lore-1", "observation-4", "observation-5", "strength-4", "strength-5"]
    assert p.discards(LORE) == ["lore-1", "lore-2"]
    assert (p.s.actions, p.discards(WILL)) == (1, [card])


def test_persistence_may_discard_nothing_and_then_draws_nothing() -> None:
    p = at({"character": "jamie", "hand": ["will-1", "lore-1"]}).does("will-1", {})
    assert (p.hand(0), p.asked, p.s.actions) == (["lore-1"], "ask-act", 1)


@pytest.mark.rule("U-24.1")
def test_persistence_draws_what_a_short_deck_holds() -> None:
    lore = ["lore-1"] * 7 + ["lore-2"] * 5 + ["lore-3"] * 4 + ["lore-4"] * 3 + ["lore-5"]
    p = at({"character": "jamie", "hand": ["will-1", "strength-1", "strength-1"]}, {"hand": lore}, chaos=["will-5"])
    p.does("will-1", {"strength-1": 2}, "lore")
    assert p.hand(0) == ["lore-5"]


# ---- Determination


@pytest.mark.rule("U-35.8", "U-13.4a")
@pytest.mark.parametrize("card", ["will-3", "will-4"])
@pytest.mark.parametrize(("ability", "added", "sanity"), [(0, "will-5", 5), (0, "lore-3", 4), (1, "will-5", 4)])
def test_determination_changes_the_total_by_two(card: str, ability: int, added: str, sanity: int) -> None:
    """Horrific Visions needs 10; the chaos cards bring 3."""
    seats = {"character": "jamie", "hand": [added]}, {"character": "ishmael", "hand": [card]}
    p = crisis("horrific-visions", *seats, chaos=["will-2", "lore-1", "lore-1"], resources={"sanity": 5})
    p.does({}, {added: 1}).uses(f"{card}.{ability}").passed()
    assert p.resource("sanity") == sanity, "3 + 5 + 2 is 10"
    assert card in p.discards(WILL)


@pytest.mark.rule("U-35.8")
def test_determination_comes_after_the_total_and_several_may_be_used() -> None:
    seats = {"character": "jamie", "hand": ["will-3", "will-4"]}, {"character": "ishmael", "hand": ["will-3"]}
    p = crisis("horrific-visions", *seats, chaos=["will-2", "lore-2", "lore-1"], resources={"sanity": 5})
    while not p.logged("log-pool"):
        assert not any(key.startswith("will-") and "." in key for ask in p.open for key in ask.keys)
        p.passed().does({})
    p.uses("will-3.0").passes().uses("will-4.0").passes().uses("will-3.0").passed()
    assert p.logged("log-test-pass") and p.resource("sanity") == 5, "4 + 2 + 2 + 2 is 10"


@pytest.mark.rule("U-3.13")
def test_determination_works_in_the_brig_and_in_room_tests() -> None:
    hand = ["lore-5", "will-3"]
    p = at({"character": "jamie", "place": "brig", "hand": hand}, chaos=["strength-1", "observation-1", "lore-1"])
    p.does("room-brig.0", {"lore-5": 1})
    p.uses("will-3.0").passed()
    assert p.asked == "ask-act" and p.place(0) == "brig", "5 + 1 - 1 + 2 is 7, and 8 is needed"


# ---- True Grit


@pytest.mark.rule("U-1.1", "U-50.10")
def test_true_grit_brings_two_actions_once_per_turn() -> None:
    p = at({"character": "jamie", "place": "d1", "hand": ["will-5", "will-5"]}).does("will-5")
    assert (p.s.actions, p.discards(WILL)) == (3, ["will-5"])
    assert "will-5" not in p.options(), "the other one must wait"
    p.does("move", "d2", "move", "d3", "move", "d4")
    assert p.place(0) == "d4" and p.asked != "ask-act"


@pytest.mark.rule("U-50.10")
def test_true_grit_may_be_used_again_in_a_later_turn() -> None:
    p = at({"character": "jamie", "hand": ["will-5", "will-5"]}, active=2, step="discard")
    assert p.seat == 0
    p.does("will-5")
    assert "will-5" not in p.options()
    p.ends_actions()
    while p.s.current != 0 or p.asked != "ask-act":
        p.contributes().passed()
        p.does("end-actions" if p.asked == "ask-act" else p.options()[0])
    assert "will-5" in p.options()


@pytest.mark.rule("U-R35")
def test_true_grit_in_a_granted_action_gives_both_actions_to_its_player() -> None:
    p = at({"character": "jamie", "hand": ["influence-1"]}, {"character": "ishmael", "hand": ["will-5"]})
    p.does("influence-1", "player-1", "will-5")
    assert (p.seat, p.s.actions) == (1, 2)
    p.does("move", "d2", "move", "d3")
    assert (p.place(1), p.seat, p.s.actions) == ("d3", 0, 1)
