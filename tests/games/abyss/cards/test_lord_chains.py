"""The order of a recruitment, chains of Lords, and when powers work at all."""

from __future__ import annotations

import pytest

from abyss_lords import allies_for, border, enters, shortfall
from abyss_play import KRAKEN, LEVIATHAN, Play, at, seed_with_dice

COURT = ["keeper", "reaper", "shepherd", "miller"]


@pytest.mark.rule("B-REC-13", "B-CRT-02", "K-LORD-SHAREHOLDER", "B-LOC-02")
def test_a_recruitment_runs_in_its_order() -> None:
    """Pay, Nebulis, Shareholder, affiliate, enter, power, slide, 2 Pearls, refill, Location."""
    me = {"hand": ["shellfish-3", "squid-2", "kraken-3"], "pearls": 2, "keys": 3}
    p = at(KRAKEN, seats=[me, {"lords": ["shareholder"]}], court=["trader", "keeper", "reaper"], available=["chasm"])
    p.recruits("trader", "shellfish-3", "squid-2", "kraken-3").does("location-chasm")
    wanted = [
        ("log-recruit", "B-REC-01"), ("log-pay", "B-REC-06"), ("log-gain-nebulis", ""),
        ("log-gain-pearls", "K-LORD-SHAREHOLDER"), ("log-affiliate", "B-AFF-01"), ("log-lord-enters", "B-REC-12"),
        ("log-gain-pearls", "B-LORD-TRADER"), ("log-court-low", "B-CRT-02"), ("log-gain-pearls", "B-CRT-02"),
        ("log-reveal-lord", "B-CRT-04"), ("log-control", "B-LOC-03"),
    ]  # fmt: skip
    lines = iter(p.lines())
    missing = [want for want in wanted if not any(id == want[0] and want[1] in (rule, "") for id, rule in lines)]
    assert missing == []


@pytest.mark.rule("B-LRD-13", "B-LRD-09", "B-LORD-TRAITOR", "B-LORD-SCHEMER")
def test_traitor_got_through_schemer_may_discard_that_schemer() -> None:
    p = enters("schemer", me={"lords": ["jailer"]}, lord_deck=["traitor"])
    p.does("yes")
    assert p.lords(0) == {"schemer", "traitor"}
    p.does("yes")
    assert p.lords(0) == {"traitor"}, "Schemer was the only other Lord"
    p.does("lord-keeper")
    assert p.lords(0) == {"traitor", "keeper"}


@pytest.mark.rule("B-LRD-13", "B-LRD-09", "B-LORD-TRAITOR", "B-LORD-SCHEMER")
def test_schemer_got_through_traitor_may_discard_that_traitor() -> None:
    p = enters("traitor", me={"lords": ["jailer"]}, court=["schemer", *COURT], lord_deck=["trader"])
    p.does("yes", "lord-schemer", "yes")
    assert p.lords(0) == {"schemer", "trader"}
    assert p.s.pearls[0] == 3, "Trader's power at the end of the chain"


@pytest.mark.rule("B-LRD-13", "B-LRD-09", "B-CRT-05", "B-AFF-04")
def test_a_chain_of_four_lords_resolves_one_after_another_and_the_court_slides_once() -> None:
    """Corruptor takes Traitor, who discards Jailer for Schemer, who discards Corruptor for the deck's Peddler."""
    me = {"lords": ["jailer"], "pearls": 5}
    court = ["traitor", "schemer", "keeper", "reaper"]
    p = enters("corruptor", me=me, court=court, lord_deck=["peddler", "trader", "shopkeeper", "seeker", "hunter"])
    p.does("yes", "lord-traitor", "yes", "lord-jailer", "lord-schemer", "yes", "lord-corruptor")
    assert p.lords(0) == {"traitor", "schemer", "peddler"}
    assert p.s.pearls[0] == 2 + 2, "Peddler's two, then two because Traitor and Schemer left only two Lords in Court"
    assert p.lines().count(("log-court-low", "B-CRT-02")) == 1
    assert p.court() == ["hunter", "seeker", "shopkeeper", "trader", "keeper", "reaper"]
    assert p.affiliated(0) == ["squid-1"], "for Corruptor alone"


@pytest.mark.rule("B-CRT-05", "B-LORD-CORRUPTOR")
def test_corruptor_cannot_spend_the_refill_pearls() -> None:
    p = enters("corruptor", me={"pearls": 4}, court=["keeper", "reaper"])
    assert p.lords(0) == {"corruptor"}
    assert (p.s.pearls[0], p.s.active) == (4 + 2, 1)


@pytest.mark.rule("B-CRT-05", "B-CRT-03")
def test_a_lord_taken_by_corruptor_counts_when_the_court_is_checked() -> None:
    p = enters("corruptor", me={"pearls": 5}, court=["keeper", "reaper", "shepherd"]).does("yes", "lord-keeper")
    assert (p.s.pearls[0], None in p.court()) == (2, False), "two Lords were left: 2 Pearls and a refill"
    p = enters("corruptor", me={"pearls": 5}, court=COURT).does("yes", "lord-keeper")
    assert (p.s.pearls[0], p.court()) == (0, [None, None, None, "reaper", "shepherd", "miller"])


@pytest.mark.rule("B-LRD-13", "B-LOC-02")
def test_keys_are_checked_only_when_the_chain_is_over() -> None:
    """Slaver brings the third Key; the Location comes after Corruptor is through."""
    p = enters("corruptor", me={"pearls": 5, "keys": 2}, court=["slaver", *COURT], available=["chasm"])
    p.does("yes")
    assert (p.asked, p.locations(0)) == ("ask-take-lord", [])
    p.does("lord-slaver")
    assert p.asked == "ask-location"


@pytest.mark.rule("B-LORD-TRAITOR", "B-END-01", "B-END-07")
def test_a_lord_replaced_by_traitor_does_not_change_the_number_of_lords() -> None:
    five = ["trader", "peddler", "shopkeeper", "jailer", "seeker"]
    p = enters("traitor", me={"lords": five}).does("yes", "lord-seeker", "lord-miller")
    assert (len(p.s.lords_of(0)), p.s.ending) == (6, "")
    p = enters("traitor", me={"lords": [*five, "hunter"]}).does("yes", "lord-seeker", "lord-miller")
    assert (len(p.s.lords_of(0)), p.s.ending) == (7, "lords")


@pytest.mark.rule("B-LRD-04")
def test_a_once_power_never_comes_again() -> None:
    p = enters("trader", deck=["crab-4", "squid-4", "jellyfish-4", "shellfish-4"])
    p.explores().does("take")
    assert (p.seat, p.s.pearls[0]) == (0, 3)
    assert not [option for option in p.options if option.startswith("lord-")]


@pytest.mark.rule("B-LRD-05", "B-LRD-02", "B-TRN-10")
def test_a_new_turn_power_assigned_to_a_location_before_use_is_lost() -> None:
    me = {"keys": 2, "hand": ["crab-1"]}
    p = enters("slaver", me=me, available=["chasm"], deck=["crab-4"])
    p.does("location-chasm")
    assert (p.lords(0), p.s.active) == (set(), 1), "nobody asked about leftover powers"


@pytest.mark.rule("B-LRD-06", "B-LRD-05")
def test_a_disabled_lords_turn_power_is_refused() -> None:
    seats = [{"disabled": ["slaver"], "hand": ["crab-1"]}, {}]
    p = at(seats=seats, court=COURT)
    assert "lord-slaver.0" not in p.options
    assert "B-LRD-06" in p.refused


def last_turn_with(slug: str, *hand: str) -> Play:
    """The base pile is empty, so that seat 0's turn calls the last turns; seat 1 recruits this Lord in its own."""
    seat = {"hand": [*allies_for(slug), *hand], "pearls": shortfall(slug) + 1}
    p = at(
        LEVIATHAN, seats=[{}, seat], court=[slug, *COURT], deck=["crab-4"], border={7: "06"}, leviathan_deck=["20"],
        rest={"tokens": "removed"}, seed=seed_with_dice(3, 5),
    )  # fmt: skip
    p.explores().does("take")
    assert (p.s.ending, p.s.calm, p.seat) == ("leviathan", True, 1)
    return p.recruits(slug, *allies_for(slug))


@pytest.mark.rule("LP-END-03", "LP-LORD-BREEDER")
def test_breeder_still_places_a_leviathan_in_the_last_turns() -> None:
    p = last_turn_with("breeder").does("space-4")
    assert border(p) == {"space-4": "leviathan-20", "space-7": "leviathan-06"}


@pytest.mark.rule("LP-END-03", "L-LORD-BORDER-GUARD")
def test_border_guard_still_works_in_the_last_turns() -> None:
    assert border(last_turn_with("border-guard")) == {"space-7": "leviathan-06", "space-8": "leviathan-20"}


@pytest.mark.rule("LP-END-03", "L-LORD-REBEL")
def test_rebel_still_works_in_the_last_turns() -> None:
    p = last_turn_with("rebel")
    assert (p.s.life_lost[4], len(p.s.expansion_tokens[1])) == (1, 2)


@pytest.mark.rule("LP-END-03", "LP-LORD-SORCERER")
def test_sorcerer_still_works_in_the_last_turns() -> None:
    p = last_turn_with("sorcerer", "crab-3")
    assert p.rule == "LP-LORD-SORCERER"
    p.does("yes")
    assert (p.s.life_lost[4], len(p.s.expansion_tokens[1])) == (1, 2), "3 + 3 against 6"
