"""Skill tests (U-35): seven steps, three outcomes."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.crisis import MYTHOS_CARDS
from fathom.games.unfathomable.cards.names import TYPES
from fathom.kernel.text import who
from unfathomable_play import Play, at, crisis
from unfathomable_short import told

INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL, TREACHERY = range(6)
CALM = {"chaos": ["will-1", "will-1", "will-1", "strength-1"]}
"""Chaos cards that take 2 from a test of influence and lore."""


def dreams(*seats: dict[str, Any], **rest: Any) -> Play:
    """Disturbing Dreams: 13 with influence and lore; pass +1 sanity, 10 or more -1, fail -2. Sanity starts at 8."""
    return crisis("disturbing-dreams", *seats, **{**CALM, **rest})


def total(p: Play) -> int:
    return int(told(p, "log-test-pass", "log-test-partial", "log-test-fail")[-1]["n"])


def contributors(p: Play) -> list[int]:
    """Who is asked for cards, in order; nobody adds any."""
    asked = []
    p.passed()
    while p.asked == "ask-contribute":
        assert p.seat is not None
        asked.append(p.seat)
        p.answer(p.seat, {})
        p.passed()
    return asked


# ---- where tests come from, and their terms


@pytest.mark.rule("U-35.0")
def test_a_test_comes_from_a_crisis_from_the_captains_cabin_or_from_the_brig() -> None:
    hand = {"hand": ["lore-1"]}
    p = dreams(hand).passed()
    assert p.asked == "ask-contribute"
    p = at({**hand, "place": "captains-cabin"}, {"place": "d1"}).does("room-captains-cabin.0", "player-1").passed()
    assert p.asked == "ask-contribute"
    assert told(p, "log-test")[0]["n"] == 8
    p = at({**hand, "place": "brig"}).does("room-brig.0").passed()
    assert p.asked == "ask-contribute"
    p = at({**hand, "place": "galley"}).does("room-galley.0").passed()
    assert p.asked == "ask-decks"
    assert told(p, "log-test") == []


@pytest.mark.rule("U-35.1", "U-10.15")
def test_every_printed_test_has_a_target_and_two_or_more_supporting_skills() -> None:
    tests = [card for card in MYTHOS_CARDS.values() if "test" in card.options]
    assert len(tests) == 49
    for card in tests:
        assert card.target >= 8
        assert len(set(card.supports)) >= 2
        assert TREACHERY not in card.supports


@pytest.mark.parametrize(
    ("type", "expected"),
    [("influence", 4), ("lore", 4), ("observation", -4), ("strength", -4), ("will", -4), ("treachery", -4)],
)
@pytest.mark.rule("U-35.1", "U-35.8", "U-16.3")
def test_a_card_of_a_supporting_type_adds_its_value_and_any_other_type_subtracts_it(type: str, expected: int) -> None:
    p = dreams({"hand": [f"{type}-4"]}, chaos=["will-1", "strength-1", "lore-1"])
    p.contributes(p0=[f"{type}-4"])
    assert total(p) == expected - 2


@pytest.mark.rule("U-35.3")
def test_the_current_player_announces_target_and_supporting_skills_of_a_crisis_somebody_else_resolves() -> None:
    """Bucket Brigade is the Captain's choice, but the current player runs the test."""
    seats = [{"character": "william", "hand": ["will-1"]}, {"character": "keilani"}]
    p = crisis("bucket-brigade", *seats, captain=1).does("test").passed()
    line = told(p, "log-test")[0]
    assert line["n"] == 16
    assert [skill.id for skill in line["skills"].items] == ["influence", "strength", "will"]
    assert line["player"] == who(0)


@pytest.mark.rule("U-35.3a")
def test_before_cards_are_added_is_before_the_chaos_cards_and_not_later() -> None:
    p = dreams({"hand": ["observation-5", "lore-5", "lore-1"]})
    assert p.s.pool == ()
    p.uses("observation-5.0").uses("lore-5.0").does("will").passed()
    assert p.s.pool == ()
    assert p.asked == "ask-contribute"
    p = dreams({"hand": ["observation-5", "lore-5"]}).passed()
    assert len(p.s.pool) == 2
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(0, "observation-5.0")
    p.answer(0, {})
    assert not any(key.startswith(("observation-5", "lore-5")) for ask in p.open for key in ask.keys)


# ---- the order of the steps


@pytest.mark.rule("U-35.2")
def test_a_test_is_announced_then_gets_chaos_cards_then_contributions_then_is_counted_and_discarded() -> None:
    """Rat Infestation asks something on a pass, so the moment between total and discard can be seen."""
    hand = ["influence-5", "influence-5", "observation-5", "will-1"]
    p = crisis("rat-infestation", {"hand": hand}, chaos=["will-1", "lore-1", "will-2"])
    p.passed()
    assert p.logged("log-test")
    assert not p.logged("log-pool")
    assert len(p.s.pool) == 2
    p.contributes(p0=hand[:3])
    assert p.asked == "may-effect"
    ids = [id for id, _ in p.lines()]
    steps = ["log-test", "log-contribute", "log-pool", "log-test-pass"]
    assert [ids.index(step) for step in steps] == sorted(ids.index(step) for step in steps)
    assert len(p.s.shown) == 5
    assert not any(p.s.skill_discards)
    p.does("no")
    assert p.s.shown == ()
    assert sum(map(len, p.s.skill_discards)) == 5


@pytest.mark.rule("U-35.5")
def test_cards_are_added_once_each_from_the_current_players_left_with_the_current_player_last() -> None:
    hand = {"hand": ["lore-1"]}
    p = dreams(hand, hand, hand, hand, active=1, players=4)
    assert contributors(p) == [2, 3, 0, 1]


@pytest.mark.rule("U-35.5a")
def test_nobody_has_to_add_cards() -> None:
    p = dreams({"hand": ["lore-5"]}, {"hand": ["lore-5"]})
    p.contributes()
    assert total(p) == -2
    assert "lore-5" in p.hand(0)
    assert "lore-5" in p.hand(1)


@pytest.mark.parametrize(
    "seat",
    [
        {"place": "brig"},
        {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "galley"},
        {"loyalty": ["hybrid"], "revealed": "hybrid", "place": "brig"},
    ],
)
@pytest.mark.rule("U-35.5b")
def test_a_revealed_traitor_or_somebody_in_the_brig_adds_one_card_at_most(seat: dict[str, Any]) -> None:
    p = dreams({}, {**seat, "hand": ["lore-1", "lore-2", "lore-3"]}).passed()
    assert (p.seat, p.asked) == (1, "ask-contribute")
    with pytest.raises(fathom.IllegalAnswer):
        p.answer(1, {"lore-1": 1, "lore-2": 1})
    p.answer(1, {"lore-3": 1}).passed()
    assert {"lore-1", "lore-2"} <= set(p.hand(1))
    assert total(p) == 3 - 2


@pytest.mark.rule("U-35.5b")
def test_a_human_outside_the_brig_adds_as_many_cards_as_wanted() -> None:
    p = dreams({}, {"loyalty": ["hybrid"], "hand": ["lore-1", "lore-2", "lore-3"]})
    p.contributes(p1=["lore-1", "lore-2", "lore-3"])
    assert total(p) == 6 - 2


@pytest.mark.rule("U-35.6")
def test_nobody_can_tell_who_added_which_card() -> None:
    """Two tables on which two players have swapped cards look the same to everybody else."""
    views = []
    for first, second in (("lore-3", "strength-4"), ("strength-4", "lore-3")):
        p = dreams({"hand": ["will-3"]}, {"hand": [first]}, {"hand": [second]}).passed()
        p.answer(1, {first: 1}).answer(2, {second: 1})
        view = p.t.view(0)
        assert view["table"]["pool"] == 4
        assert view["table"]["shown"] == []
        p.answer(0, {})
        assert p.t.view(0)["table"]["shown"] == ["lore-3", "strength-4", "will-1", "will-1"]
        views.append((view, p.t.view(0), [line.to_json() for line in p.t.events(0, 0)]))
    assert views[0] == views[1]


@pytest.mark.rule("U-35.7")
def test_all_cards_of_the_pool_are_revealed() -> None:
    p = dreams({"hand": ["lore-3", "will-3"]}, {"hand": ["strength-2"]}).passed()
    p.answer(1, {"strength-2": 1}).answer(0, {"lore-3": 1})
    assert "will-3.0" in p.options(0)
    for seat in (None, 0, 1, 2):
        assert p.t.view(seat)["table"]["shown"] == ["lore-3", "strength-2", "will-1", "will-1"]
    assert p.s.pool == ()


# ---- the outcome


@pytest.mark.parametrize(
    ("cards", "result", "sanity"),
    [
        (["lore-5", "lore-5", "influence-5", "influence-1"], "pass", 9),
        (["lore-5", "lore-5", "influence-5"], "pass", 9),
        (["lore-5", "lore-5", "influence-4"], "partial", 7),
        (["lore-5", "lore-5", "influence-2"], "partial", 7),
        (["lore-5", "lore-5", "influence-1"], "fail", 6),
        ([], "fail", 6),
    ],
)
@pytest.mark.rule("U-35.8", "U-35.8a", "U-35.8a1", "U-10.17a", "U-35.8c", "U-35.8c1")
def test_13_passes_from_10_on_it_is_a_partial_success_and_below_it_fails(
    cards: list[str], result: str, sanity: int
) -> None:
    p = dreams({"hand": cards}).contributes(p0=cards)
    assert p.logged(f"log-test-{result}")
    assert p.resource("sanity") == sanity


@pytest.mark.parametrize(("cards", "souls"), [(["lore-5", "lore-5", "lore-1"], 8), (["lore-5", "lore-5"], 7)])
@pytest.mark.rule("U-35.8c", "U-35.8c1")
def test_a_test_without_a_partial_value_fails_below_its_target(cards: list[str], souls: int) -> None:
    p = crisis("passenger-overboard", {"hand": cards}, **CALM).contributes(p0=cards)
    assert p.resource("souls") == souls


@pytest.mark.parametrize(
    ("cards", "result", "treachery"),
    [
        (["lore-5", "lore-5", "influence-3"], "pass", 2),
        (["lore-5", "lore-4"], "fail", 0),
        (["lore-5", "lore-5"], "partial", 0),
    ],
)
@pytest.mark.rule("U-10.17b")
def test_a_partial_success_counts_as_neither_passed_nor_failed(cards: list[str], result: str, treachery: int) -> None:
    """The "Lucky" Ring brings treachery only with a pass; here it adds the 2 that make the result."""
    edmund = {"character": "edmund", "items": ["lucky-ring"], "hand": [*cards, "will-1"]}
    p = dreams(edmund).passed().answer(0, {card: cards.count(card) for card in cards})
    p.uses("lucky-ring.0").passed()
    assert p.logged(f"log-test-{result}")
    assert sum(kind // 5 == TREACHERY for kind in p.s.chaos) == treachery


@pytest.mark.rule("U-35.9")
def test_every_card_of_the_test_goes_to_the_discard_pile_of_its_type() -> None:
    p = dreams({"hand": ["lore-3", "treachery-2"]}, {"hand": ["strength-4", "lore-1"]})
    p.contributes(p0=["lore-3", "treachery-2"], p1=["strength-4", "lore-1"])
    assert p.s.shown == p.s.pool == ()
    assert sorted(p.discards(LORE)) == ["lore-1", "lore-3"]
    assert sorted(p.discards(WILL)) == ["will-1", "will-1"]
    assert p.discards(STRENGTH) == ["strength-4"]
    assert p.discards(TREACHERY) == ["treachery-2"]
    assert p.discards(INFLUENCE) == p.discards(OBSERVATION) == []


# ---- rulings


@pytest.mark.rule("U-R23")
def test_in_a_granted_action_the_test_still_follows_the_current_player() -> None:
    hand = {"hand": ["will-1"]}
    p = at({"hand": ["influence-1", "will-1"]}, {**hand, "place": "brig"}, hand, **CALM)
    p.does("influence-1", "player-1", "room-brig.0")
    assert contributors(p) == [1, 2, 0]
    assert told(p, "log-test")[0]["player"] == who(0)


@pytest.mark.rule("U-R39")
def test_experienced_adds_one_card_after_the_total_even_to_a_test_she_helped() -> None:
    keilani = {"character": "keilani", "hand": ["lore-5", "lore-5", "influence-3", "influence-2", "strength-2"]}
    p = dreams(keilani).passed().answer(0, {"lore-5": 2, "influence-3": 1})
    assert told(p, "log-pool")[0]["n"] == 11
    p.uses("sheet-keilani.0").does("influence-2")
    assert told(p, "log-add-card")[0]["n"] == 13
    assert "sheet-keilani.0" not in p.options(0)
    p.passed()
    assert total(p) == 13
    assert p.resource("sanity") == 9
    assert "influence-2" in p.discards(INFLUENCE)


@pytest.mark.rule("U-R57")
def test_without_chaos_cards_family_ties_adds_no_treachery() -> None:
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "hand": ["observation-5", "lore-1"]}
    p = dreams(ishmael, skill_decks={"treachery": ["treachery-5"]}).passed()
    assert len(p.s.pool) == 3
    p = dreams(ishmael, skill_decks={"treachery": ["treachery-5"]}).uses("observation-5.0").passed()
    assert p.s.pool == ()
    assert p.contributes(p0=["lore-1"]).logged("log-treachery-added") is False
    assert total(p) == 1


@pytest.mark.rule("U-R58")
def test_with_nothing_to_hide_treachery_that_joins_is_faceup_too() -> None:
    decks = {"treachery": ["treachery-5", "treachery-3"]}
    ishmael = {"character": "ishmael", "kept": ["family-ties"], "hand": ["influence-3", "lore-1"]}
    william = {"character": "william", "kept": ["memory-of-the-deep"], "hand": ["lore-1", "lore-2"]}
    p = dreams(ishmael, william, skill_decks=decks).passed()
    p.answer(1, {"lore-1": 1, "lore-2": 1})
    assert len(told(p, "log-treachery-added")) == 2
    assert told(p, "log-treachery-added-openly") == []
    p = dreams(ishmael, william, skill_decks=decks).uses("influence-3.0").passed()
    assert [line["card"].id for line in told(p, "log-treachery-added-openly")] == ["treachery-5"]
    p.answer(1, {"lore-1": 1, "lore-2": 1})
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-contribute-openly") < len(ids) - 1 - ids[::-1].index("log-treachery-added-openly")
    assert told(p, "log-treachery-added-openly")[-1]["card"].id == "treachery-3"
    assert told(p, "log-treachery-added") == []


@pytest.mark.rule("U-R58")
def test_memory_of_the_deep_adds_treachery_only_when_william_adds_cards() -> None:
    william = {"character": "william", "kept": ["memory-of-the-deep"], "hand": ["lore-1"]}
    p = dreams({"hand": ["lore-2"]}, william).passed()
    p.answer(1, {})
    assert len(p.s.pool) == 2
    p.answer(0, {"lore-2": 1}).passed()
    assert not p.logged("log-treachery-added")


@pytest.mark.rule("U-R118")
def test_with_nothing_to_hide_everybody_sees_contributions_as_they_are_made() -> None:
    p = dreams({"hand": ["influence-4", "lore-1"]}, {"hand": ["lore-3"]}, {"hand": ["will-2"]}).uses("influence-4.0")
    p.passed().answer(1, {"lore-3": 1})
    assert p.seat == 2
    lines = told(p, "log-contribute-openly", seat=2)
    assert [(line["player"], [card.id for card in line["cards"].items]) for line in lines] == [(who(1), ["lore-3"])]
    p = dreams({"hand": ["influence-4", "lore-1"]}, {"hand": ["lore-3"]}, {"hand": ["will-2"]}).passed()
    p.answer(1, {"lore-3": 1})
    assert told(p, "log-contribute-openly", seat=2) == []


def test_types_are_numbered_as_these_tests_expect() -> None:
    assert TYPES == ("influence", "lore", "observation", "strength", "will", "treachery")
