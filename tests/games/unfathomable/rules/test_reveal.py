"""Revealing as a traitor (U-40), in seven steps."""

from __future__ import annotations

from typing import Any

import pytest

from unfathomable_play import Play, at
from unfathomable_short import HYBRID, TRAITOR, every

FAR = ["rough-water", "calm-waters", "stormy-seas"]
"""Twelve distance."""
EVERYTHING: dict[str, Any] = {"character": "keilani", "place": "d1", "loyalty": ["hybrid", "human"]}


def reveals(seat: dict[str, Any], *others: dict[str, Any], **rest: Any) -> Play:
    return at({"character": "keilani", "place": "d1", **HYBRID, **seat}, *others, **rest).does("reveal")


@pytest.mark.rule("U-40.0")
@pytest.mark.parametrize(("loyalty", "may"), [(["hybrid"], True), (["cultist"], True), (["human", "human"], False)])
def test_a_human_with_a_hybrid_or_cultist_card_may_spend_an_action_to_reveal(loyalty: list[str], may: bool) -> None:
    p = at({"loyalty": loyalty}, players=4)
    assert ("reveal" in p.options()) == may
    if may:
        p.does("reveal")
        assert p.s.actions == 1 and not p.s.is_human(0)
    else:
        assert p.refuses("reveal")


@pytest.mark.rule("U-40.0")
def test_who_has_revealed_cannot_reveal_again() -> None:
    p = at({"loyalty": ["hybrid", "hybrid"], "revealed": "hybrid"}, players=5)
    assert "reveal" not in p.options()


@pytest.mark.rule("U-40.1", "U-40.1a")
@pytest.mark.parametrize(("shown", "kept"), [("hybrid", "cultist"), ("cultist", "hybrid")])
def test_who_holds_both_kinds_chooses_and_reveals_exactly_one(shown: str, kept: str) -> None:
    p = reveals({"loyalty": ["hybrid", "cultist"]}, players=4)
    assert sorted(p.options()) == ["loyalty-cultist", "loyalty-hybrid"]
    p.does(f"loyalty-{shown}")
    assert p.t.view()["table"]["revealed"][0] == shown
    assert p.asked == "ask-pass-loyalty" and p.loyalty(0) == [kept]
    assert p.t.view(1)["table"]["loyalty"][0] == {"size": 1}


@pytest.mark.rule("U-40.2")
def test_the_reveal_ability_resolves_and_the_sheet_is_covered() -> None:
    p = at({"character": "arjun", "place": "d1", **HYBRID}, travel=2)
    assert "sheet-arjun.0" in p.options()
    p.does("reveal")
    assert p.s.travel == 0 and "sheet-arjun.0" not in p.options()


@pytest.mark.rule("U-40.2")
def test_in_the_brig_no_reveal_ability_resolves() -> None:
    p = at({"character": "arjun", "place": "brig", **HYBRID}, travel=2).does("reveal")
    assert not p.s.is_human(0) and p.s.travel == 2


@pytest.mark.rule("U-40.3", "U-R2")
def test_below_twelve_distance_all_other_loyalty_cards_go_to_one_other_player() -> None:
    p = reveals({"loyalty": ["human", "hybrid", "human"]}, {"loyalty": ["human"]}, waypoints=FAR[:2], awakened=True)
    assert p.options() == ["player-1", "player-2"] and p.refuses("player-0")
    p.does("player-1")
    assert p.loyalty(0) == [] and sorted(p.loyalty(1)) == ["human"] * 3 and p.loyalty(2) == ["human"]
    told = [line.audience for line in p.t.events(0, 1) if line.text.id == "log-loyalty-own"]
    assert told == [(1,)] * 3


@pytest.mark.rule("U-40.1", "U-50.7")
def test_who_had_seen_the_cards_of_the_revealer_still_knows_the_others() -> None:
    keilani = {"character": "keilani", "loyalty": ["hybrid", "human"]}
    p = at({"character": "ishmael", "hand": ["influence-1"]}, keilani, waypoints=FAR, awakened=True, actions=3)
    p.does("feat-ishmael.0", "player-1")
    assert p.t.view(0)["known"] == [{"zone": "loyalty", "slot": 1, "at": [], "inside": ["human", "hybrid"]}]
    p.does("influence-1", "player-1", "reveal")
    assert p.t.view(0)["known"] == [{"zone": "loyalty", "slot": 1, "at": [], "inside": ["human"]}]


@pytest.mark.rule("U-40.3a")
def test_with_twelve_distance_the_other_loyalty_cards_are_kept() -> None:
    p = reveals({"loyalty": ["human", "hybrid"]}, waypoints=FAR, awakened=True)
    assert p.loyalty(0) == ["human"] and p.asked == "ask-act"


@pytest.mark.rule("U-40.3")
def test_who_has_no_other_loyalty_card_gives_none() -> None:
    assert reveals({}).asked == "ask-act"


@pytest.mark.rule("U-R3")
def test_the_receiver_may_be_a_revealed_traitor() -> None:
    p = reveals({"loyalty": ["hybrid", "human"]}, {**TRAITOR}, players=5)
    assert p.options() == ["player-1", "player-2", "player-3", "player-4"]
    p.does("player-1")
    assert p.loyalty(1) == ["human"]


@pytest.mark.rule("U-40.5")
def test_kept_mythos_cards_are_discarded_and_the_unused_feat_is_gone() -> None:
    jeanne = {"character": "jeanne", "place": "boiler-room", "kept": ["barricade-the-hatches"], **HYBRID}
    p = at(jeanne, rest=["damage"])
    assert "feat-jeanne.0" in p.options()
    p.does("reveal", "galley")
    assert p.kept(0) == [] and p.s.feats[0] == 0 and "feat-jeanne.0" not in p.options()
    assert len(p.s.mythos_discard) == 1


@pytest.mark.rule("U-40.6")
@pytest.mark.parametrize("given", [{}, {"will-1": 1}, {"will-1": 2, "lore-2": 1}])
def test_outside_the_brig_any_number_of_skill_cards_may_be_exchanged_for_treachery(given: dict[str, int]) -> None:
    hand = ["will-1", "will-1", "lore-2"]
    p = reveals({"hand": hand}, skill_decks={"treachery": ["treachery-4", "treachery-4", "treachery-4"]})
    assert p.asked == "ask-treachery" and p.refuses({"will-1": 3}, {"lore-1": 1})
    p.does(given)
    n = sum(given.values())
    assert p.hand(0).count("treachery-4") == n and len(p.hand(0)) == 3
    assert len(p.discards(1)) + len(p.discards(4)) == n


@pytest.mark.rule("U-40.6")
def test_in_the_brig_no_cards_are_exchanged() -> None:
    p = reveals({"hand": ["will-1"], "place": "brig"})
    assert p.asked == "ask-act" and p.hand(0) == ["will-1"]


@pytest.mark.rule("U-40.6", "U-24.1")
def test_with_too_little_treachery_fewer_cards_come_back() -> None:
    p = reveals({"hand": ["will-1", "will-1"]}, {"hand": every("treachery", "treachery-2")}).does({"will-1": 2})
    assert p.hand(0) == ["treachery-2"]


@pytest.mark.rule("U-40.7", "U-39.0")
def test_everybody_sees_who_is_a_revealed_traitor() -> None:
    p = at({"character": "keilani", **HYBRID})
    assert [p.t.view(seat)["table"]["revealed"] for seat in (None, 1)] == [[None, None, None]] * 2
    p.does("reveal")
    assert [p.t.view(seat)["table"]["revealed"] for seat in (None, 1)] == [["hybrid", None, None]] * 2


@pytest.mark.rule("U-40.8", "U-40.8a")
def test_who_reveals_in_their_own_turn_keeps_the_other_action_and_skips_the_mythos_step() -> None:
    p = reveals({}, mythos_deck=["missing-jewelry"])
    assert (p.asked, p.seat, p.s.actions) == ("ask-act", 0, 1)
    p.does("move", "d2")
    assert p.place(0) == "d2" and p.s.current == 1
    assert not p.logged("log-mythos") and len(p.s.mythos_deck) == 70


@pytest.mark.rule("U-R107", "U-40.8")
def test_who_reveals_in_the_turn_of_another_does_not_take_that_mythos_step_away() -> None:
    p = at({"character": "jamie", "hand": ["influence-1"]}, {"character": "keilani", **HYBRID},
           mythos_deck=["missing-jewelry", "infection"])  # fmt: skip
    p.does("influence-1", "player-1", "reveal")
    assert (p.asked, p.seat, p.s.actions) == ("ask-act", 0, 1)
    p.ends_actions()
    assert sum(id == "log-mythos" for id, _ in p.lines()) == 1
    p.does("a").passed()
    assert p.s.current == 1 and p.asked == "ask-forgo"
    p.does({}).ends_actions()
    assert p.s.current == 2 and sum(id == "log-mythos" for id, _ in p.lines()) == 1


@pytest.mark.rule("U-R28")
def test_the_reveal_ability_already_resolves_as_a_revealed_traitor() -> None:
    """Second Oath: Deep Ones in Ishmael's space activate; they attack humans, and he is none any more."""
    ishmael = {"character": "ishmael", "place": "galley", **HYBRID}
    p = at(ishmael, deep_ones={"galley": 1}, damage_deck=["structural-any"])
    p.does("reveal").passed()
    assert not p.logged("log-attack") and p.damaged("galley") and p.place(0) == "galley"


@pytest.mark.rule("U-R29")
def test_spread_misfortune_lets_edmund_choose_and_redraws_every_green_card() -> None:
    """Family Ties is a green card, although Ishmael is there; Class Struggle is the Captain's choice."""
    others = [{"character": "ishmael"}, {"character": "keilani", "feat": False}]
    p = at({"character": "edmund", **HYBRID}, *others, mythos_deck=["family-ties", "class-struggle"]).does("reveal")
    assert (p.seat, p.asked) == (0, "ask-crisis") and p.s.captain == 2
    p.does("a")
    assert p.resource("sanity") == 6 and len(p.s.mythos_discard) == 2
    assert (p.s.travel, p.s.ritual, p.s.supply) == (0, 0, 20)  # no icons


@pytest.mark.rule("U-R29")
def test_a_card_that_would_be_kept_under_spread_misfortune_is_discarded() -> None:
    p = at({"character": "edmund", **HYBRID}, mythos_deck=["sacrifice-deep-one"]).does("reveal", "a")
    assert p.resource("sanity") == 7 and p.kept(0) == [] and len(p.s.mythos_discard) == 1


@pytest.mark.rule("U-R30")
def test_spread_misfortune_uses_the_fail_effect_even_with_a_partial_success() -> None:
    p = at({"character": "edmund", **HYBRID}, mythos_deck=["disturbing-dreams"]).does("reveal")
    assert p.resource("sanity") == 6 and not p.logged("log-test")


@pytest.mark.rule("U-R106")
def test_titles_are_kept_through_the_first_three_steps_and_pass_in_the_fourth() -> None:
    p = reveals({"loyalty": ["hybrid", "human"], "hand": ["will-1"]})
    assert p.asked == "ask-pass-loyalty" and p.s.captain == 0
    p.does("player-1")
    assert p.asked == "ask-treachery" and p.s.captain == 1
