"""The Soldiers of Kraken and Leviathan: Highwayman, Executioner, Intrepid, Border Guard."""

from __future__ import annotations

import pytest

from abyss_lords import border, enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at, seed_with_dice

ROBBED = ("log-lose-pearls", "K-LORD-HIGHWAYMAN")
THIEF = {"lords": ["highwayman"], "pearls": 0}


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
def test_highwayman_takes_one_of_two_pearls_for_an_ally_and_none_of_one() -> None:
    seats = [{"pearls": 1}, {"pearls": 3}, {"lords": ["highwayman"], "pearls": 3}]
    p = at(KRAKEN, seats=seats, court=["keeper"], deck=["crab-4", "squid-4", "crab-3"])
    p.does("explore", "buy-0")
    assert p.s.pearls == [2, 2, 3], "a gain of 1 is safe"
    p.does("buy-0")
    assert p.s.pearls == [3, 2, 2], "2 for the Ally, of which 1 goes straight back"
    assert p.lines().count(ROBBED) == 1


@pytest.mark.rule("K-LORD-HIGHWAYMAN-2", "K-NEB-08")
def test_only_the_pearls_of_a_sale_count_for_highwayman() -> None:
    seats = [{"pearls": 1}, {"pearls": 1}, {"lords": ["highwayman"], "pearls": 1, "nebulis": 1}]
    p = at(KRAKEN, seats=seats, court=["keeper"], deck=["crab-4", "squid-4", "crab-3"])
    p.does("explore", "buy-0", "buy-1")
    assert (p.s.pearls, p.s.nebulis) == ([3, 0, 0], [1, 0, 0])


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
def test_highwayman_takes_one_pearl_of_the_refill_bonus() -> None:
    p = enters("keeper", KRAKEN, others=[THIEF], court=["reaper", "shepherd"])
    assert p.s.pearls == [1, 1]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
@pytest.mark.parametrize(
    ("lord", "gains", "robbed"),
    [("trader", 3, 1), ("peddler", 2, 1), ("inheritor", 5, 1), ("shopkeeper", 1, 0)],
)
def test_a_lords_pearls_are_one_gain_for_highwayman(lord: str, gains: int, robbed: int) -> None:
    p = enters(lord, KRAKEN, others=[THIEF])
    assert p.s.pearls == [gains - robbed, robbed]


@pytest.mark.rule("K-LORD-HIGHWAYMAN-2", "B-MON-16")
def test_the_fifth_spaces_pearl_and_a_reward_of_one_are_two_gains_that_highwayman_leaves_alone() -> None:
    deck = ["crab-1", "squid-1", "crab-1", "squid-1", "monster"]
    p = at(KRAKEN, seats=[{"pearls": 1}, THIEF], court=["keeper"], deck=deck)
    p.does("explore", "explore-on", "explore-on", "explore-on", "explore-on", "reward-1-0")
    assert p.s.pearls == [3, 0]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
def test_highwayman_takes_one_pearl_of_a_threat_reward_of_two() -> None:
    p = at(KRAKEN, seats=[{"pearls": 1}, THIEF], court=["keeper"], deck=["monster"], threat=1)
    p.does("explore", "fight", "reward-2-0")
    assert p.s.pearls == [2, 1]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2", "B-LORD-SHIP-MASTER")
def test_ship_masters_pearls_are_one_gain_for_highwayman() -> None:
    seats = [{"pearls": 1, "lords": ["ship-master"]}, THIEF]
    p = at(KRAKEN, seats=seats, court=["keeper"], deck=["crab-1", "squid-1", "jellyfish-1"])
    p.does("explore", "explore-on", "explore-on", "take")
    assert p.s.pearls == [2, 1]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
def test_highwayman_takes_one_pearl_of_loot() -> None:
    me = {"pearls": 1, "keys": 3}
    p = at(
        KRAKEN,
        seats=[me, THIEF],
        court=["keeper"],
        deck=["crab-4"],
        available=["megalodon"],
        loot_deck=[4, 7],
    )
    p.does("explore", "take", "location-megalodon", "stop-loot")
    assert p.s.pearls == [2, 1]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "K-LORD-HIGHWAYMAN-2")
def test_highwayman_takes_one_pearl_of_each_revealed_token() -> None:
    me = {"pearls": 1, "expansion_tokens": ["token-two-pearls", "token-three-pearls"]}
    p = at(BOTH, seats=[me, THIEF], court=["keeper"])
    p.does("token-two-pearls", "token-three-pearls")
    assert p.s.pearls == [1 + 1 + 2, 2]


@pytest.mark.rule("K-LORD-HIGHWAYMAN-2", "LP-LORD-TAXIDERMIST")
def test_taxidermist_is_robbed_once_per_life_point() -> None:
    """Strength 5 + 5 takes both life points of leviathan-06 (6 and 4)."""
    me = {"pearls": 1, "lords": ["taxidermist"], "hand": ["crab-5"]}
    p = at(
        BOTH,
        seats=[me, THIEF],
        court=["keeper"],
        deck=["monster"],
        border={4: "06", 8: "12"},
        seed=seed_with_dice(5),
    )
    p.does("explore", "fight", "space-4")
    assert p.s.pearls == [1 + 2 + 2 - 2, 2]
    assert p.lines().count(ROBBED) == 2


@pytest.mark.rule("K-LORD-HIGHWAYMAN")
def test_highwayman_never_robs_its_owner() -> None:
    p = enters("trader", KRAKEN, me={"lords": ["highwayman"]}, others=[{"pearls": 2}])
    assert p.s.pearls == [3, 2]
    assert ROBBED not in p.lines()


@pytest.mark.rule("K-LORD-SHAMAN", "K-LORD-HIGHWAYMAN")
def test_shaman_shields_from_highwayman() -> None:
    p = enters("trader", KRAKEN, me={"lords": ["shaman"]}, others=[THIEF])
    assert p.s.pearls == [3, 0]


@pytest.mark.rule("K-LORD-HIGHWAYMAN", "B-LRD-06")
def test_a_disabled_highwayman_robs_nobody() -> None:
    p = enters("trader", KRAKEN, others=[{"disabled": ["highwayman"], "pearls": 0}])
    assert p.s.pearls == [3, 0]


@pytest.mark.rule("K-LORD-EXECUTIONER", "B-EXP-17")
def test_executioner_names_a_race_of_which_each_opponent_discards_one_affiliated_ally() -> None:
    me = {"affiliated": ["squid-2"]}
    others = [
        {"affiliated": ["squid-1", "squid-4", "crab-2"]},
        {"affiliated": ["squid-3"]},
        {"affiliated": ["crab-3"]},
    ]
    p = enters("executioner", KRAKEN, me=me, others=others)
    assert (p.seat, p.rule) == (0, "K-LORD-EXECUTIONER")
    assert p.options == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    p.does("squid")
    assert (p.seat, p.options) == (1, ["squid-1", "squid-4"]), "its owner chooses"
    p.does("squid-1")
    assert (p.affiliated(1), p.affiliated(2), p.affiliated(3)) == (["crab-2", "squid-4"], [], ["crab-3"])
    assert "squid-2" in p.affiliated(0)
    assert {"squid-1", "squid-3"} <= set(p.discard())


@pytest.mark.rule("K-LORD-EXECUTIONER", "K-LORD-SHAMAN")
def test_shaman_shields_from_executioner() -> None:
    others = [{"affiliated": ["squid-1"], "lords": ["shaman"]}, {"affiliated": ["squid-3"]}]
    p = enters("executioner", KRAKEN, others=others).does("squid")
    assert (p.affiliated(1), p.affiliated(2)) == (["squid-1"], [])


@pytest.mark.rule("K-LORD-EXECUTIONER", "K-LORD-SHAMAN", "B-LRD-08")
def test_executioner_is_skipped_when_it_can_touch_no_affiliated_ally() -> None:
    p = enters("executioner", KRAKEN, others=[{"affiliated": ["squid-1"], "lords": ["shaman"]}, {}])
    assert p.affiliated(1) == ["squid-1"]
    assert (p.seat, p.asked) == (1, "ask-action")


def hunting(lords: list[str], hand: list[str], border: dict[int, object], **rest: object) -> Play:
    """Seat 0 with these Lords and Allies has met a Monster and fights."""
    seats = [{"lords": lords, "hand": hand, "pearls": 1}, {"pearls": 0}]
    p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=["monster"], border=border, **rest)
    return p.does("explore", "fight")


@pytest.mark.rule("LP-LORD-INTREPID", "L-FGT-10")
def test_intrepid_may_fight_a_second_leviathan_after_a_kill() -> None:
    p = hunting(["intrepid"], ["crab-4", "crab-5"], {4: "12", 8: "16"})
    p.does("space-4", "crab-4", 1)
    assert (p.asked, p.rule, p.options) == (
        "ask-second-fight",
        "LP-LORD-INTREPID",
        ["second-fight", "end-fight"],
    )
    p.does("second-fight")
    assert p.hand(0) == [], "the one Ally left fights the one Leviathan left"
    p.does(2)
    assert len(p.s.slain[0]) == 2


@pytest.mark.rule("LP-LORD-INTREPID")
def test_without_intrepid_a_kill_ends_the_fight() -> None:
    p = hunting([], ["crab-4", "crab-5"], {4: "12", 8: "16"})
    p.does("space-4", "crab-4", 1)
    assert p.s.active == 1
    assert len(p.s.slain[0]) == 1


@pytest.mark.rule("LP-LORD-INTREPID")
def test_intrepid_may_decline_the_second_fight() -> None:
    p = hunting(["intrepid"], ["crab-4", "crab-5"], {4: "12", 8: "16"})
    p.does("space-4", "crab-4", 1, "end-fight")
    assert (p.s.active, p.hand(0)) == (1, ["crab-5"])


@pytest.mark.rule("LP-LORD-INTREPID-2")
def test_intrepid_never_fights_a_third_leviathan() -> None:
    p = hunting(["intrepid"], ["crab-4", "crab-4", "crab-5"], {4: "12", 8: "16", 9: "08"})
    p.does("space-4", "crab-4", 1, "second-fight", "space-8", "crab-4", 2)
    assert (p.s.active, p.hand(0), len(p.s.slain[0])) == (1, ["crab-5"], 2)


@pytest.mark.rule("LP-LORD-INTREPID-2", "L-KIL-02")
def test_the_leviathan_that_replaces_the_last_one_may_be_intrepids_second() -> None:
    dice = seed_with_dice(2, 3, 5)
    p = hunting(["intrepid"], ["crab-4", "crab-4"], {4: "12"}, leviathan_deck=["16"], seed=dice)
    assert border(p) == {"space-8": "leviathan-16"}
    p.does(1, "second-fight", 2)
    assert len(p.s.slain[0]) == 2


@pytest.mark.rule("LP-LORD-INTREPID")
def test_intrepid_needs_an_ally_for_its_second_fight() -> None:
    p = hunting(["intrepid"], ["crab-4", "jellyfish-5"], {4: "12", 8: "16"})
    p.does("space-4", 1)
    assert (p.s.active, p.hand(0)) == (1, ["jellyfish-5"])


@pytest.mark.rule("L-LORD-BORDER-GUARD", "LP-LORD-BORDER-GUARD")
def test_border_guard_makes_a_chosen_opponent_place_a_leviathan_and_suffer_its_attack() -> None:
    dice = seed_with_dice(3, 4)
    p = enters("border-guard", LEVIATHAN, others=[{}, {}], border={7: "03"}, leviathan_deck=["20"], seed=dice)
    assert (p.seat, p.rule) == (0, "L-LORD-BORDER-GUARD")
    assert p.options == ["player-1", "player-2"], "one of them, no way to decline"
    p.does("player-2")
    assert p.s.wounds == [0, 0, 3], "leviathan-03 stood on the space rolled"
    assert border(p) == {"space-7": "leviathan-20"}
    assert (p.seat, p.asked) == (1, "ask-action"), "no fight and no exploration follows"


@pytest.mark.rule("L-LORD-BORDER-GUARD", "LP-PLC-02")
def test_border_guards_victim_chooses_the_lord_it_loses() -> None:
    dice = seed_with_dice(3, 4)
    p = enters("border-guard", LEVIATHAN, others=[{"lords": ["trader", "peddler"]}], border={7: "09"}, seed=dice)
    assert (p.seat, p.options) == (1, ["lord-trader", "lord-peddler"])
    p.does("lord-trader")
    assert p.lords(1) == {"peddler"}


@pytest.mark.rule("L-LORD-BORDER-GUARD")
def test_nobody_is_attacked_when_border_guards_victim_rolls_a_free_space() -> None:
    dice = seed_with_dice(3, 5)
    p = enters("border-guard", LEVIATHAN, border={7: "03"}, leviathan_deck=["20"], seed=dice)
    assert p.s.wounds == [0, 0]
    assert border(p) == {"space-7": "leviathan-03", "space-8": "leviathan-20"}


@pytest.mark.rule("LP-LORD-SHAMAN", "B-LORD-SHAMAN")
def test_border_guard_cannot_choose_shamans_owner() -> None:
    p = enters("border-guard", LEVIATHAN, others=[{"lords": ["shaman"]}, {}, {}])
    assert p.options == ["player-2", "player-3"]
    assert "LP-LORD-SHAMAN" in p.refused


@pytest.mark.rule("LP-LORD-BORDER-GUARD", "LP-LORD-SHAMAN")
def test_border_guard_is_skipped_if_every_opponent_is_protected() -> None:
    p = enters("border-guard", LEVIATHAN, others=[{"lords": ["shaman"]}], border={7: "03"})
    assert border(p) == {"space-7": "leviathan-03"}
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("LP-LORD-BORDER-GUARD")
def test_border_guard_is_skipped_with_an_empty_leviathan_deck() -> None:
    p = enters("border-guard", LEVIATHAN, others=[{}, {}], border={7: "03"}, rest={"leviathans": "removed"})
    assert (p.seat, p.asked) == (1, "ask-action")
