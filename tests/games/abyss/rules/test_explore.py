"""Exploring the depths."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import BOTH, LEVIATHAN, Play, at
from fathom.games.abyss.cards.allies import KEY, RACES

POOR = {"pearls": 0}
NO_MORE = {"exploration": "removed"}
CRABS = [f"crab-{value}" for value in range(1, 6)]


def track(p: Play) -> list[str]:
    return [KEY[kind] for kind in p.s.track]


def two(*deck: str, mine: int = 0, theirs: int = 0, **rest: Any) -> Play:
    """Seat 0 explores this deck (its only action); the numbers are pearls. A full Court keeps plotting out of it."""
    return at(seats=[{"pearls": mine}, {"pearls": theirs}], deck=list(deck), **rest)


@pytest.mark.rule("B-EXP-01")
def test_the_top_card_goes_on_the_first_empty_space() -> None:
    p = two("crab-1", "squid-2", "crab-3")
    assert track(p) == ["crab-1"]
    size = len(p.s.deck)
    p.does("explore-on")
    assert track(p) == ["crab-1", "squid-2"]
    assert len(p.s.deck) == size - 1
    assert ("log-explore", "B-EXP-01") in p.lines()


@pytest.mark.rule("B-EXP-02")
def test_an_ally_is_offered_to_the_opponents_one_by_one_clockwise() -> None:
    p = at(seats=[{}, {}, {}, {}], active=2, deck=["crab-1"])
    asked = []
    while p.asked == "ask-buy":
        assert len(p.t.decisions) == 1 and p.options == ["buy-0", "pass"] and p.rule == "B-EXP-02"
        asked.append(p.seat)
        p.does("pass")
    assert asked == [3, 0, 1]
    assert p.seat == 2 and p.asked == "ask-take"


@pytest.mark.rule("B-EXP-03")
def test_the_first_buyer_pays_the_active_player_and_the_offer_ends() -> None:
    p = at(seats=[{"pearls": 0}, {"pearls": 1}, {"pearls": 2}, {"pearls": 3}], deck=["crab-1", "monster"])
    p.does("pass", "buy-0")
    assert p.hand(2) == ["crab-1"]
    assert p.s.pearls == [1, 1, 1, 3]
    assert p.seat == 0 and p.asked == "ask-monster"  # seat 3 was not asked, the next card is up
    assert {("log-buy", "B-EXP-03"), ("log-gain-pearls", "B-EXP-03")} <= set(p.lines())


@pytest.mark.rule("B-EXP-04")
def test_the_price_rises_by_one_with_each_sale_whoever_buys() -> None:
    p = at(seats=[{"pearls": 0}, {"pearls": 9}, {"pearls": 9}, {"pearls": 9}], deck=[*CRABS[:3], "monster"])
    p.does("buy-0", "pass", "buy-0", "buy-0")
    assert p.s.pearls == [6, 9 - 1, 9 - 3, 9 - 2]  # seat 2 passed on the second card and paid 3 for the third
    assert p.s.price == 4
    assert (p.hand(1), p.hand(3), p.hand(2)) == (["crab-1"], ["crab-2"], ["crab-3"])


@pytest.mark.rule("B-EXP-05")
def test_an_opponent_buys_at_most_one_ally_in_a_turn() -> None:
    p = at(seats=[{}, {"pearls": 9}, {"pearls": 9}], deck=CRABS)
    p.does("buy-0")
    assert p.seat == 2
    p.does("pass")
    assert p.seat == 0 and p.asked == "ask-take"
    p.does("explore-on")
    assert p.seat == 2  # seat 1 is passed over for the rest of the turn


@pytest.mark.rule("B-EXP-06")
def test_an_opponent_who_cannot_pay_the_full_price_is_skipped() -> None:
    p = at(seats=[{}, {"pearls": 0}, {"pearls": 1}, {"pearls": 1}], deck=CRABS)
    assert p.seat == 2
    p.does("buy-0")
    assert p.seat == 0 and p.asked == "ask-take"  # the price is 2 now, seat 3 has only 1


@pytest.mark.rule("B-EXP-07")
def test_after_a_sale_another_card_must_be_revealed_on_the_vacated_space() -> None:
    p = two("crab-1", "crab-2", "squid-3", theirs=5)
    p.does("pass", "explore-on")
    assert track(p) == ["crab-1", "crab-2"]
    p.does("buy-0")
    assert track(p) == ["crab-1", "squid-3"]  # nobody was asked whether to go on
    explored = [line.text.args["space"] for line in p.t.events() if line.text.id == "log-explore"]
    assert explored == [1, 2, 2]


@pytest.mark.rule("B-EXP-08")
def test_an_unsold_ally_may_be_taken_which_ends_the_exploration() -> None:
    p = two("crab-4", "crab-5")
    assert p.asked == "ask-take" and p.options == ["take", "explore-on"] and p.rule == "B-EXP-08"
    p.does("take")
    assert p.hand(0) == ["crab-4"]
    assert p.s.active == 1 and p.s.pearls[0] == 0


@pytest.mark.rule("B-EXP-08", "B-EXP-09")
def test_an_unsold_ally_on_the_fifth_space_must_be_taken_and_pays_a_pearl() -> None:
    p = two(*CRABS)
    for _ in range(3):
        p.does("explore-on")
    assert "explore-on" in p.options and len(p.s.track) == 4
    p.does("explore-on")
    assert p.hand(0) == ["crab-5"] and p.s.pearls[0] == 1
    assert p.s.active == 1
    assert {("log-take", "B-EXP-09"), ("log-gain-pearls", "B-EXP-09")} <= set(p.lines())


@pytest.mark.rule("B-EXP-09")
def test_a_buyer_on_the_fifth_space_gets_no_bonus_and_the_space_is_filled_again() -> None:
    p = two(*CRABS, "squid-5", theirs=1)
    for _ in range(4):
        p.does("pass", "explore-on")
    p.does("buy-0")
    assert p.hand(1) == ["crab-5"] and p.hand(0) == ["squid-5"]
    assert p.s.pearls == [1 + 1, 0]  # the price, and the bonus for the Ally taken


@pytest.mark.rule("B-EXP-10")
def test_only_the_card_revealed_last_may_be_taken() -> None:
    p = two("crab-5", "squid-1", "squid-2")
    p.does("explore-on")
    assert p.options == ["take", "explore-on"]
    assert p.t.decision is not None
    older = [text.args["card"].args["value"] for text, rule in p.t.decision.refused() if rule == "B-EXP-10"]
    assert older == [5]
    p.does("take")
    assert p.hand(0) == ["squid-1"] and p.stack(RACES.index("crab")) == ["crab-5"]


@pytest.mark.rule("B-EXP-11")
def test_monsters_are_never_offered_for_sale() -> None:
    p = two("monster", "crab-1", theirs=9)
    assert p.seat == 0 and p.asked == "ask-monster"


@pytest.mark.rule("B-EXP-12")
def test_exploring_ends_only_by_taking_an_ally_or_fighting_a_monster() -> None:
    p = two("crab-1", "monster", "crab-2")
    assert p.options == ["take", "explore-on"]
    p.does("explore-on")
    assert p.options == ["fight", "explore-on"]
    p.does("explore-on")
    assert p.options == ["take", "explore-on"]


@pytest.mark.rule("B-EXP-13", "B-EXP-14")
def test_the_track_is_cleared_to_the_council_and_the_discard() -> None:
    p = two("crab-1", "squid-2", "monster", "crab-3", "jellyfish-4", council={"crab": ["crab-2"]})
    p.does("explore", "explore-on", "explore-on", "explore-on", "explore-on")
    assert p.hand(0) == ["jellyfish-4"]
    assert p.s.active == 1
    assert p.stack(RACES.index("crab")) == ["crab-2", "crab-1", "crab-3"]
    assert p.stack(RACES.index("squid")) == ["squid-2"]
    assert p.discard() == ["monster"]
    assert p.lines().count(("log-to-council", "B-EXP-13")) == 3
    assert p.t.view(1)["table"]["council"] == [0, 3, 0, 0, 1]  # face down


@pytest.mark.rule("B-EXP-15")
def test_an_empty_deck_is_made_of_the_discard_when_a_card_is_needed() -> None:
    p = at(seats=[POOR, POOR], deck=["crab-1"], discard=["squid-5", "squid-4", "squid-3"], rest=NO_MORE)
    assert p.s.deck == () and len(p.s.discard) == 3  # not yet: no card is needed
    p.does("explore-on")
    assert p.s.discard == () and len(p.s.deck) == 2
    assert ("log-reshuffle", "B-EXP-15") in p.lines()
    assert track(p)[1] in ("squid-3", "squid-4", "squid-5")
    orders = set()
    for seed in range(30):
        q = at(seats=[POOR, POOR], discard=["squid-5", "squid-4", "squid-3"], rest=NO_MORE, seed=seed)
        orders.add((*q.s.deck, *q.s.track))
    assert len(orders) == 6  # it is shuffled


@pytest.mark.rule("B-EXP-16")
def test_with_deck_and_discard_empty_exploring_cannot_start() -> None:
    p = at(seats=[{"pearls": 1}, {}], court=["keeper"], council={"crab": ["crab-1"]}, rest=NO_MORE)
    assert "explore" not in p.options and "B-EXP-16" in p.refused


@pytest.mark.rule("B-EXP-16")
def test_with_nothing_left_to_draw_an_unsold_ally_must_be_taken() -> None:
    stacks = {"squid": ["squid-1"], "seahorse": ["seahorse-1"]}
    p = at(seats=[POOR, {"pearls": 1}], deck=["crab-1"], council=stacks, rest=NO_MORE)
    p.does("explore", "pass")
    assert p.s.active == 1
    assert p.hand(0) == ["crab-1"] and p.s.pearls[0] == 0


@pytest.mark.rule("B-EXP-16")
def test_with_nothing_left_to_draw_a_monster_must_be_fought() -> None:
    p = at(seats=[POOR, POOR], deck=["monster"], rest=NO_MORE)
    assert p.seat == 0 and p.asked == "ask-reward"


@pytest.mark.rule("B-EXP-16")
def test_with_nothing_left_to_draw_a_sale_ends_the_exploration() -> None:
    p = at(seats=[POOR, {"pearls": 1}], deck=["crab-2", "crab-1"], council={"squid": ["squid-1"]}, rest=NO_MORE)
    p.does("explore", "pass", "explore-on", "buy-0")
    assert p.s.active == 1
    assert p.hand(0) == [] and p.hand(1) == ["crab-1"]
    assert p.stack(RACES.index("crab")) == ["crab-2"]
    assert ("log-nothing-to-draw", "B-EXP-16") in p.lines()


@pytest.mark.rule("B-EXP-17")
def test_allies_paid_for_a_lord_go_to_the_discard() -> None:
    p = at(seats=[{"hand": ["seahorse-5", "seahorse-3"]}, {}], court=["shepherd", "keeper", "reaper", "miller"])
    p.recruits("shepherd", "seahorse-5", "seahorse-3")
    assert "seahorse-5" in p.discard()


@pytest.mark.rule("B-EXP-17")
def test_allies_lost_from_hand_go_to_the_discard() -> None:
    """By Jailer, by Commander's limit and by one's own Slaver."""
    p = at(seats=[{"hand": ["crab-4", "squid-1", "seahorse-1"]}, {"hand": ["jellyfish-5"]}], court=["jailer", "keeper"])
    p.recruits("jailer", "crab-4", "squid-1", "seahorse-1").does("squid-1")
    assert "jellyfish-5" in p.discard() and p.hand(1) == []
    many = [f"crab-{n}" for n in (1, 1, 2, 2, 3, 3)]
    p = at(seats=[{"hand": many}, {"lords": ["commander"]}], council={"squid": ["squid-5"]}).does("support")
    assert p.asked == "ask-discard"
    p.does({"squid-5": 1})
    assert p.discard() == ["squid-5"]
    p = at(seats=[{"hand": ["crab-5", "crab-1"], "lords": ["slaver"]}, {}]).does("lord-slaver.0", "crab-5")
    assert p.discard() == ["crab-5"]


@pytest.mark.rule("B-EXP-17")
def test_an_ally_that_fought_goes_to_the_discard() -> None:
    p = at(LEVIATHAN, seats=[{"hand": ["crab-5"]}, POOR], deck=["monster"], border={"7": "01"})
    p.does("fight")
    assert "crab-5" in p.discard() and p.hand(0) == []


@pytest.mark.rule("B-EXP-17")
def test_an_affiliated_ally_that_is_discarded_goes_to_the_discard() -> None:
    hand = ["crab-4", "squid-3", "seahorse-2"]
    p = at(
        BOTH, seats=[{"hand": hand}, {"affiliated": ["squid-5"]}], court=["executioner", "keeper", "reaper", "miller"]
    )
    p.recruits("executioner", *hand).does("squid")
    assert "squid-5" in p.discard() and p.affiliated(1) == []


@pytest.mark.rule("B-EXP-17")
def test_a_discarded_council_stack_goes_to_the_discard() -> None:
    p = at(seats=[{"lords": ["oracle"]}, {}], council={"crab": ["crab-5", "crab-1"]})
    p.does("lord-oracle.0")
    assert sorted(p.discard()) == ["crab-1", "crab-5"]
    assert p.stack(RACES.index("crab")) == []
