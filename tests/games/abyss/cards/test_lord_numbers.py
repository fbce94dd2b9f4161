"""The numbers printed on the 63 Lords, and how many of each guild a game holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fathom
from abyss_lords import allies_for, card
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at
from fathom.games.abyss.cards.lord import LORDS, Once
from fathom.kernel.ability import Activated

# slug, guild, cost, races, keys, influence, kind of power, box
PRINTED = """
recruiter       soldier     10  2  1   4  passive base
jailer          soldier      6  3  0   7  once    base
seeker          soldier      7  2  0   7  once    base
assassin        soldier     10  1  0   6  once    base
commander       soldier      8  1  1   4  passive base
tamer           soldier      6  3  1   4  passive base
hunter          soldier      8  2  0   6  once    base
ship-master     merchant     6  3  1   5  passive base
trader          merchant    10  3  0   9  once    base
peddler         merchant     8  1  0   9  once    base
landlord        merchant    10  2  1   5  passive base
slaver          merchant     8  1  1   5  turn    base
shopkeeper      merchant     6  3  0   9  once    base
shaman          mage         6  3  1   5  passive base
invoker         mage         8  1  0   8  once    base
apprentice      mage         6  3  0   9  once    base
oracle          mage         8  2  1   5  turn    base
alchemist       mage         7  1  1   5  passive base
illusionist     mage        10  1  0   9  once    base
master-of-magic mage        10  3  1   6  passive base
opportunist     politician   6  3  1   5  turn    base
corruptor       politician  10  1  0   6  once    base
traitor         politician  12  3  0   6  once    base
diplomat        politician   8  1  1   5  passive base
treasurer       politician  10  2  1   5  passive base
schemer         politician   8  3  0   6  once    base
keeper          farmer       6  3  1   6  none    base
reaper          farmer       7  2  1   6  none    base
shepherd        farmer       8  1  1   6  none    base
miller          farmer       8  2  0  10  none    base
aquaculturalist farmer       9  3  0  11  none    base
landowner       farmer      10  1  0  12  none    base
sage            ambassador  10  5  0   4  once    base
hermit          ambassador  10  5  0   5  once    base
elder           ambassador  10  5  0   3  once    base
ferryman        smuggler     7  1  1   5  turn    kraken
outlaw          smuggler     7  1  1   6  passive kraken
counterfeiter   smuggler     7  1  1   5  passive kraken
fence           smuggler     7  1  0   8  once    kraken
cleaner         smuggler     7  1  1   7  passive kraken
watcher         smuggler     5  2  0   4  once    kraken
vigil           smuggler     5  2  0   4  once    kraken
lookout         smuggler     5  2  0   4  once    kraken
shareholder     merchant     9  2  1   5  passive kraken
inheritor       merchant    10  2  0   7  once    kraken
hypnotist       mage         9  2  1   5  passive kraken
healer          mage         7  1  0   7  once    kraken
highwayman      soldier      9  2  1   4  passive kraken
executioner     soldier      9  3  0   5  once    kraken
recipient       politician   7  2  1   5  turn    kraken
liberator       politician   9  2  0   8  once    kraken
grower          farmer       9  2  1   7  none    kraken
oyster-farmer   farmer      12  1  0  13  none    kraken
intrepid        soldier      6  1  1   4  passive leviathan
border-guard    soldier      8  2  0   6  once    leviathan
taxidermist     merchant     6  1  1   5  passive leviathan
arms-dealer     merchant     8  2  0   7  once    leviathan
metamorph       mage         6  1  1   5  passive leviathan
sorcerer        mage         8  2  0   7  once    leviathan
altruist        politician   6  1  1   5  passive leviathan
rebel           politician   8  2  0   7  once    leviathan
coward          farmer       8  1  1   8  passive leviathan
breeder         farmer      10  2  0  10  once    leviathan
"""
ROWS = [line.split() for line in PRINTED.split("\n") if line]
GUILD_RACE = {
    "mage": "jellyfish",
    "soldier": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}
BASE = {"soldier": 7, "merchant": 6, "mage": 7, "politician": 6, "farmer": 6, "ambassador": 3}


def lords_in(options: dict[str, Any]) -> list[int]:
    """The Lords of a new game with these expansions: the Court and the deck."""
    s = fathom.new("abyss", seats=2, seed=1, options=options).state
    return [*s.court, *s.lord_deck]


def guilds(options: dict[str, Any]) -> dict[str, int]:
    return dict(Counter(LORDS[lord].guild for lord in lords_in(options)))


def test_there_are_sixty_three_lords_in_the_order_of_the_boxes() -> None:
    assert [row[0] for row in ROWS] == [lord.slug.removeprefix("lord-") for lord in LORDS]
    assert Counter(row[7] for row in ROWS) == {"base": 35, "kraken": 18, "leviathan": 10}


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_lord_shows_its_printed_numbers(row: list[str]) -> None:
    slug, guild, *numbers, _, box = row
    lord = card(slug)
    assert (lord.guild, lord.box) == (guild, box)
    assert [lord.cost, lord.races, lord.keys, lord.influence] == [int(number) for number in numbers]


@pytest.mark.rule("B-LRD-03", "B-LRD-12", "K-LORD-PLAIN")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_lord_has_a_power_of_its_printed_kind(row: list[str]) -> None:
    """Commander and Landlord are passive Lords that also do something once as they enter play."""
    slug, kind = row[0], row[6]
    lord = card(slug)
    found = {
        "once" if isinstance(power, Once) else "turn" if isinstance(power, Activated) else "passive"
        for power in lord.abilities
    }
    both = {"once", "passive"} if slug in ("commander", "landlord") else {kind}
    assert found == (set() if kind == "none" else both)


@pytest.mark.rule("B-LRD-11")
def test_no_lord_prints_more_than_one_key() -> None:
    assert {lord.keys for lord in LORDS} == {0, 1}


@pytest.mark.rule("B-CMP-03")
def test_the_base_deck_holds_35_lords_of_six_guilds() -> None:
    assert len(set(lords_in({}))) == 35
    assert guilds({}) == BASE


@pytest.mark.rule("K-CMP-01")
def test_kraken_adds_eight_smugglers_and_two_lords_to_each_race_guild() -> None:
    assert len(set(lords_in(KRAKEN))) == 53
    assert guilds(KRAKEN) == {
        "soldier": 9, "merchant": 8, "mage": 9, "politician": 8, "farmer": 8, "ambassador": 3, "smuggler": 8,
    }  # fmt: skip


@pytest.mark.rule("L-LRD-01", "L-SET-07")
def test_leviathan_adds_two_lords_to_each_race_guild_and_takes_the_tamer_out() -> None:
    lords = lords_in(LEVIATHAN)
    assert len(set(lords)) == 44
    assert guilds(LEVIATHAN) == {
        "soldier": 8, "merchant": 8, "mage": 9, "politician": 8, "farmer": 8, "ambassador": 3,
    }  # fmt: skip
    assert card("tamer").number not in lords
    assert card("tamer").number in lords_in({})


@pytest.mark.rule("K-CMP-01", "L-LRD-01")
def test_both_expansions_together_make_a_deck_of_62_lords() -> None:
    assert len(set(lords_in(BOTH))) == 62
    assert guilds(BOTH) == {
        "soldier": 10, "merchant": 10, "mage": 11, "politician": 10, "farmer": 10, "ambassador": 3,
        "smuggler": 8,
    }  # fmt: skip


@pytest.mark.rule("K-SMU-01")
@pytest.mark.parametrize("slug", ["ferryman", "outlaw", "counterfeiter", "fence", "cleaner"])
@pytest.mark.parametrize("race", ["jellyfish", "crab", "seahorse", "shellfish", "squid"])
def test_a_smuggler_is_paid_with_any_one_race(slug: str, race: str) -> None:
    court = [slug, "jailer", "keeper", "reaper"]
    p = at(KRAKEN, seats=[{"hand": [f"{race}-4"], "pearls": 5}, {}], court=court)
    p.does("recruit")
    assert (slug in p.lords(0), p.hand(0), p.s.pearls[0]) == (True, [], 5 - 3)


@pytest.mark.rule("K-SMU-01")
@pytest.mark.parametrize("slug", ["watcher", "vigil", "lookout"])
def test_a_sentinel_lord_is_paid_with_any_two_races(slug: str) -> None:
    court = [slug, "jailer", "keeper", "reaper"]
    p = at(KRAKEN, seats=[{"hand": ["squid-5", "squid-4"], "pearls": 5}, {}], court=court)
    assert "recruit" not in p.options
    for other in ("jellyfish", "crab", "seahorse", "shellfish"):
        p = at(KRAKEN, seats=[{"hand": ["squid-4", f"{other}-3"], "pearls": 5}, {}], court=court)
        p.recruits(slug, "squid-4", f"{other}-3")
        assert (slug in p.lords(0), p.hand(0), p.s.pearls[0]) == (True, [], 5)


@pytest.mark.rule("K-SMU-02")
def test_smugglers_are_a_guild_of_their_own_for_locations() -> None:
    tiles = ["abyss", "gambling-den"]
    p = at(KRAKEN, seats=[{"lords": ["outlaw", "fence"], "locations": tiles}, {}])
    assert p.score(0)["locations"] == 2 * 1 + (5 + 2 * 2)
    p = at(KRAKEN, seats=[{"lords": ["outlaw", "fence", "hermit"], "locations": tiles}, {}])
    assert p.score(0)["locations"] == 2 * 2 + (5 + 2 * 2)


@pytest.mark.rule("B-REC-04", "B-CMP-08")
@pytest.mark.parametrize("row", [row for row in ROWS if row[1] in GUILD_RACE], ids=lambda row: row[0])
def test_a_lord_of_a_race_guild_cannot_be_paid_without_its_race(row: list[str]) -> None:
    slug, race = row[0], GUILD_RACE[row[1]]
    options = {} if slug == "tamer" else BOTH
    hand = [f"{other}-{value}" for other in GUILD_RACE.values() if other != race for value in (4, 5)]
    p = at(options, seats=[{"hand": hand, "pearls": 12}, {}], court=[slug])
    assert "recruit" not in p.options
    p = at(options, seats=[{"hand": [*hand, f"{race}-1"], "pearls": 12}, {}], court=[slug])
    assert "recruit" in p.options


@pytest.mark.rule("B-REC-02")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_lord_is_payable_at_its_printed_cost_and_not_a_pearl_below(row: list[str]) -> None:
    slug, cost, races = row[0], int(row[2]), int(row[3])
    options = {} if slug == "tamer" else BOTH
    hand = [ally.split("-")[0] + "-1" for ally in allies_for(slug)]
    able = at(options, seats=[{"hand": hand, "pearls": cost - races}, {}], court=[slug])
    short = at(options, seats=[{"hand": hand, "pearls": cost - races - 1}, {}], court=[slug])
    assert "recruit" in able.options
    assert "recruit" not in short.options
