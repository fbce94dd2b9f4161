"""Moments at which two rules meet, and questions that must not tell what somebody holds."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from fathom.games.unfathomable.cards.names import CHARACTERS, LOYALTIES, MYTHOS
from fathom.games.unfathomable.rules.movement import move_character
from fathom.games.unfathomable.rules.spaces import BRIG
from fathom.games.unfathomable.rules.titles import lose_titles
from unfathomable_play import at, crisis
from unfathomable_short import TRAITOR

# ---- secrecy


@pytest.mark.rule("U-40.1a", "U-R88")
def test_others_cannot_tell_from_the_question_whether_a_traitor_holds_cards_of_both_kinds() -> None:
    """Whoever reveals is asked which card, even with a single one to show; what is left could be anything."""
    one = at({"loyalty": ["hybrid", "human"]}, players=4)
    two = at({"loyalty": ["hybrid", "cultist"]}, players=4)
    for p in (one, two):
        p.answer(0, "reveal")
        assert p.asked == "ask-reveal"
    for seat in (None, 1, 2, 3):
        assert one.t.view(seat) == two.t.view(seat)
    assert one.options() == ["loyalty-hybrid"] and two.options() == ["loyalty-hybrid", "loyalty-cultist"]
    rng = random.Random(1)
    held = {tuple(sorted(two.t.determinize(1, rng).state.loyalty[0])) for _ in range(60)}
    names = {tuple(LOYALTIES[card] for card in cards) for cards in held}
    assert names == {("human", "hybrid"), ("human", "cultist"), ("hybrid", "cultist")}


@pytest.mark.rule("U-1.8b", "U-R88")
def test_who_repairs_is_asked_for_the_cards_even_if_only_one_fits() -> None:
    hand = ["lore-3", "will-1"]
    p = at({"place": "galley", "hand": hand}, damage={"galley": "structural-lore"})
    p.answer(0, "repair")
    assert p.asked == "ask-repair" and p.options() == ["lore-3"]
    assert p.refuses({}, {"will-1": 1})
    p.does({"lore-3": 1})
    assert p.hand(0) == ["will-1"] and not p.damaged("galley")


@pytest.mark.rule("U-13.3", "U-R88")
def test_who_discards_some_of_several_cards_is_asked_even_if_they_are_all_alike() -> None:
    p = crisis("ritual-support", {"character": "william", "hand": ["will-1"] * 3}, ritual=2).does("b")
    assert p.asked == "ask-discard" and p.options() == ["will-1"]
    all_of_them = crisis("ritual-support", {"character": "william", "hand": ["will-1"] * 2}, ritual=2).does("b")
    assert all_of_them.asked != "ask-discard" and all_of_them.hand(0) == []


# ---- a mythos card that is kept, and lost again before it is over


@pytest.mark.rule("U-50.11", "U-10.4")
def test_a_card_kept_and_discarded_again_by_its_own_track_icon_is_discarded_once() -> None:
    p = crisis("the-peacemaker", {"character": "arjun"}, travel=3, passengers={"d3": ["x"]},
               waypoint_deck=["rogue-wave", "calm-waters"])  # fmt: skip
    p.does("option").passed()
    p.does("rogue-wave").passed()
    assert p.kept(0) == [] and p.s.mythos == -1
    assert p.s.mythos_discard == (MYTHOS.index("the-peacemaker"),)


# ---- damage


@pytest.mark.rule("U-R20", "U-44.1")
def test_fleeing_passengers_alone_in_the_damage_deck_come_up_once() -> None:
    p = crisis("hull-leak", chaos=["treachery-1"] * 2, damage_deck=["fleeing-passengers"], rest=["damage"])
    p.contributes()
    assert p.s.damage_deck == (8,) and not any(map(p.damaged, ("bridge", "chapel", "galley")))
    assert len(p.s.passenger_supply) == 8


# ---- a test without a card


@pytest.mark.rule("U-35.5a", "U-35.8")
def test_a_test_without_any_card_has_a_total_of_nought_which_can_still_be_changed() -> None:
    p = crisis("hull-leak", {"hand": ["observation-5", "will-3"]}).uses("observation-5")
    p.passed().does({})
    assert p.asked == "window-total-window"
    assert p.t.view(1)["test"]["total"] == 0
    p.uses("will-3")
    assert p.t.view(1)["test"]["total"] in (2, -2)


# ---- learning game


@pytest.mark.rule("U-IV.18")
def test_in_a_described_learning_game_nobody_gets_a_first_loyalty_card_twice() -> None:
    p = at(options={"learning": True}, turn=2, step="discard")
    assert [len(cards) for cards in p.s.loyalty] == [1, 1, 1] and p.s.turn == 3
    p.ends_actions()
    while p.s.turn == 3:
        p.passed()
        decision = p.t.decision
        assert decision is not None
        p.t.choose(decision.sample(random.Random(2)), decision.seat)
    assert [len(cards) for cards in p.s.loyalty] == [1, 1, 1] and len(p.s.loyalty_deck) == 3


# ---- a traitor with nothing to do


@pytest.mark.rule("U-1.10a", "U-R25")
def test_a_traitor_in_the_brig_with_too_few_cards_can_only_end_the_actions() -> None:
    p = at({**TRAITOR, "place": "brig", "hand": ["strength-5", "strength-5"]})
    assert p.offered() == ["end-actions"]
    assert p.refuses("move", "attack", "reveal", "room-brig.0")


# ---- titles


KEEPERS = ("william", "ishmael", "beatrice", "edmund", "samira", "svetlana", "jamie", "jeanne", "arjun", "keilani")
CREW = ("samira", "jamie", "william", "arjun")


def heir(line: tuple[str, ...], jailed: set[int], traitors: set[int], loser: int) -> int | None:
    """Who gets a title, straight from the clauses: the highest human outside the Brig; the loser only if all other
    humans are inside; if all are, the highest of them."""
    humans = sorted(set(range(4)) - traitors, key=lambda seat: line.index(CREW[seat]))
    outside = [seat for seat in humans if seat not in jailed and seat != loser]
    if not outside and loser in humans and loser not in jailed:
        return loser
    return next(iter(outside or humans), None)


@pytest.mark.rule("U-38.4", "U-38.4a", "U-38.4b", "U-38.4c", "U-3.2", "U-38.3b", "U-R61")
@pytest.mark.parametrize("how", ["jailed", "revealed"])
def test_both_titles_of_one_seat_pass_on_whoever_else_is_in_the_brig_or_a_traitor(how: str) -> None:
    for jailed in (set(some) for n in range(4) for some in combinations((1, 2, 3), n)):
        for traitors in (set(some) for n in range(3) for some in combinations((1, 2, 3), n)):
            seats = [
                {
                    "character": CREW[seat],
                    "place": "brig" if seat in jailed else "d1",
                    **({"loyalty": [card], "revealed": card} if seat in traitors else {}),
                }
                for seat, card in enumerate(("human", "hybrid", "cultist" if 1 in traitors else "hybrid", "cultist"))
            ]
            p = at(*seats, captain=0, keeper=0)
            if how == "jailed":
                move_character(p.t, 0, BRIG, "U-3.2")
                jailed_now, traitors_now = jailed | {0}, traitors
            else:
                p.s.revealed[0] = 1
                lose_titles(p.t, 0, "U-38.3b")
                jailed_now, traitors_now = jailed, traitors | {0}
            for title, line in (("captain", CHARACTERS), ("keeper", KEEPERS)):
                expected = heir(line, jailed_now, traitors_now, 0)
                assert expected is None or getattr(p.s, title) == expected, (how, jailed, traitors, title)


@pytest.mark.rule("U-R77", "U-2.9", "U-48.0d")
@pytest.mark.parametrize(("icon", "where"), [("dagon", "w5"), ("dagon", "deep"), ("hydra", "deep")])
def test_with_one_figure_left_a_monarch_ends_the_game_and_nothing_else_happens(icon: str, where: str) -> None:
    card = {"dagon": "the-fathers-favor", "hydra": "the-mothers-wrath"}[icon]
    p = crisis(card, chaos=["treachery-1"] * 2, deep_ones={"galley": 16, "deep": 3}, **{icon: where})
    p.contributes()
    assert p.s.ending == "deep-ones" and p.s.supply == 1
    assert p.deep_ones("deep") == 3 and p.deep_ones("galley") == 16 and p.monarch(icon) == where
    assert p.s.travel == 0 and MYTHOS[p.s.mythos] == card  # its icons never came up
