"""The Merchants: pearls, once, every turn, or whenever something happens."""

from __future__ import annotations

import pytest

from abyss_lords import before, enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at, seed_with_dice

SLAVER = "lord-slaver.0"


def gains(p: Play, rule: str) -> int:
    """How often pearls were gained by this clause."""
    return p.lines().count(("log-gain-pearls", rule))


@pytest.mark.rule("B-LORD-SHIP-MASTER")
def test_ship_master_pays_one_pearl_per_race_left_for_the_council() -> None:
    """Two crabs are one race; the Ally taken and the Monster passed do not count."""
    deck = ["crab-1", "crab-2", "monster", "squid-1", "jellyfish-1"]
    p = at(seats=[{"lords": ["ship-master"], "pearls": 1}, {"pearls": 0}], court=["keeper"], deck=deck)
    p.does("explore", "explore-on", "explore-on", "explore-on", "explore-on")
    assert p.s.pearls[0] == 1 + 1 + 2, "1 for the fifth space, 2 for crabs and squids"
    assert gains(p, "B-LORD-SHIP-MASTER") == 1, "as a single gain"


@pytest.mark.rule("B-LORD-SHIP-MASTER")
def test_ship_master_pays_nothing_when_nothing_is_left_or_others_explore() -> None:
    p = at(seats=[{"lords": ["ship-master"], "pearls": 1}, {"pearls": 1}], court=["keeper"], deck=["crab-1"])
    p.does("explore", "pass", "take")
    assert p.s.pearls[0] == 1
    seats = [{"pearls": 1}, {"lords": ["ship-master"], "pearls": 0}]
    p = at(seats=seats, court=["keeper"], deck=["crab-1", "squid-1"])
    p.does("explore", "explore-on", "take")
    assert gains(p, "B-LORD-SHIP-MASTER") == 0


@pytest.mark.rule("B-LORD-SHIP-MASTER", "B-MON-05")
def test_ship_master_pays_when_a_monster_is_fought() -> None:
    p = at(
        seats=[{"lords": ["ship-master"], "pearls": 1}, {"pearls": 0}],
        court=["keeper"],
        deck=["crab-1", "monster"],
    )
    p.does("explore", "explore-on", "fight", "reward-0-1")
    assert p.s.pearls[0] == 2


@pytest.mark.rule("B-LORD-SHIP-MASTER", "K-ALY-09")
def test_ship_master_counts_no_krakens() -> None:
    seats = [{"lords": ["ship-master"], "pearls": 1}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["keeper"], deck=["kraken-2", "crab-1", "squid-1"])
    p.does("explore", "explore-on", "explore-on", "take", "crab")
    assert p.s.pearls[0] == 2


@pytest.mark.rule("LP-LORD-SHIP-MASTER")
def test_with_leviathan_ship_master_pays_as_the_fight_begins() -> None:
    me = {"lords": ["ship-master"], "pearls": 1, "hand": ["crab-4", "crab-5"]}
    p = at(
        LEVIATHAN, seats=[me, {"pearls": 0}], court=["keeper"], deck=["squid-1", "seahorse-1", "monster"],
        border={7: "12"},
    )  # fmt: skip
    p.does("explore", "explore-on", "explore-on", "fight")
    assert (p.asked, p.s.pearls[0]) == ("ask-fighter", 3)
    p.does("crab-5", 1)
    assert (p.s.active, p.s.pearls[0]) == (1, 3), "and not once more when it ends"


@pytest.mark.rule("B-LORD-TRADER")
def test_trader_gains_three_pearls_once() -> None:
    p = enters("trader")
    assert (p.s.pearls[0], gains(p, "B-LORD-TRADER")) == (3, 1)


@pytest.mark.rule("B-LORD-PEDDLER")
def test_peddler_gains_two_pearls_once() -> None:
    p = enters("peddler")
    assert (p.s.pearls[0], gains(p, "B-LORD-PEDDLER")) == (2, 1)


@pytest.mark.rule("B-LORD-SHOPKEEPER")
def test_shopkeeper_gains_one_pearl_once() -> None:
    p = enters("shopkeeper")
    assert (p.s.pearls[0], gains(p, "B-LORD-SHOPKEEPER")) == (1, 1)


@pytest.mark.rule("K-LORD-INHERITOR")
def test_inheritor_gains_five_pearls_once() -> None:
    p = enters("inheritor", KRAKEN)
    assert (p.s.pearls[0], gains(p, "K-LORD-INHERITOR")) == (5, 1)


@pytest.mark.rule("B-LORD-LANDLORD")
def test_landlord_gains_a_pearl_on_entry_and_at_each_own_turn_start() -> None:
    p = enters("landlord", deck=["crab-4", "squid-4", "jellyfish-4"])
    assert (p.seat, p.s.pearls[0]) == (1, 1), "on entry, and not on the opponent's turn"
    p.explores().does("take")
    assert (p.seat, p.s.pearls[0]) == (0, 2)


@pytest.mark.rule("B-LORD-LANDLORD", "B-LORD-INVOKER")
def test_landlord_is_paid_for_an_extra_turn_too() -> None:
    p = enters("invoker", me={"lords": ["landlord"], "pearls": 1})
    assert (p.s.turn, p.seat) == (2, 0)
    assert p.s.pearls[0] == 1 + 2, "one Pearl for each of the two turns"


@pytest.mark.rule("B-LORD-LANDLORD", "B-LRD-05", "B-LRD-02")
@pytest.mark.parametrize(
    "idle", [{"disabled": ["landlord"]}, {"locations": ["jail"], "assigned": {"jail": ["landlord"]}}]
)
def test_a_disabled_or_assigned_landlord_is_not_paid(idle: dict[str, object]) -> None:
    p = at(seats=[{"pearls": 1, **idle}, {}], court=["keeper"])
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-LORD-SLAVER", "B-TRN-06")
def test_slaver_sells_one_hand_ally_for_two_pearls_once_per_turn() -> None:
    p = at(seats=[{"lords": ["slaver"], "pearls": 0, "hand": ["crab-1", "squid-2"]}, {}], court=["keeper"])
    p.does(SLAVER)
    assert (p.rule, p.options) == ("B-LORD-SLAVER", ["crab-1", "squid-2"])
    p.does("squid-2")
    assert (p.s.pearls[0], p.hand(0)) == (2, ["crab-1"])
    assert "squid-2" in p.discard()
    assert SLAVER not in p.options
    assert "B-TRN-06" in p.refused


@pytest.mark.rule("B-LORD-SLAVER", "B-TRN-05", "B-TRN-06")
def test_slaver_is_ready_again_on_the_next_own_turn_and_never_between() -> None:
    seats = [{"lords": ["slaver"], "hand": ["crab-1", "squid-2"]}, {"pearls": 1}]
    p = at(seats=seats, court=["keeper"], deck=["crab-4", "squid-4", "jellyfish-4"])
    p.does(SLAVER, "crab-1").explores().does("take")
    assert p.seat == 1
    p.does("explore")
    assert (p.seat, p.asked, p.options) == (0, "ask-buy", ["buy-0", "pass"])
    p.does("pass", "take")
    assert p.seat == 0
    assert SLAVER in p.options


@pytest.mark.rule("B-LORD-SLAVER", "B-TRN-09")
def test_slaver_may_be_used_in_the_middle_of_an_exploration_and_after_it() -> None:
    seats = [{"lords": ["slaver"], "hand": ["crab-1"]}, {"pearls": 0}]
    p = at(seats=seats, court=["keeper"], deck=["crab-4", "squid-4"])
    p.does("explore")
    assert p.options == ["take", "explore-on", SLAVER]
    p.does(SLAVER)
    assert p.options == ["take", "explore-on"]
    p = at(seats=seats, court=["keeper"], deck=["crab-4", "squid-4"])
    p.does("explore", "take")
    assert p.options == ["end-turn", SLAVER]


@pytest.mark.rule("B-LORD-SLAVER")
def test_slaver_needs_an_ally() -> None:
    p = at(seats=[{"lords": ["slaver"], "pearls": 1}, {}], court=["keeper"])
    assert SLAVER not in p.options
    assert "B-LORD-SLAVER" in p.refused


@pytest.mark.rule("B-LORD-SLAVER")
def test_slaver_may_sell_a_kraken_and_takes_no_nebulis() -> None:
    p = at(
        KRAKEN,
        seats=[{"lords": ["slaver"], "pearls": 0, "hand": ["kraken-4", "crab-1"]}, {}],
        court=["keeper"],
    )
    p.does(SLAVER, "kraken-4")
    assert (p.s.pearls[0], p.s.nebulis[0]) == (2, 0)


@pytest.mark.rule("B-LORD-SLAVER", "B-TRN-10")
def test_slaver_may_be_used_on_the_turn_it_is_recruited() -> None:
    p = enters("slaver", me={"hand": ["crab-1"]})
    assert p.options == ["end-turn", SLAVER]


@pytest.mark.rule("K-LORD-SHAREHOLDER")
def test_shareholder_gains_a_pearl_when_an_opponent_recruits() -> None:
    p = enters("keeper", KRAKEN, others=[{"lords": ["shareholder"], "pearls": 1}, {"pearls": 1}])
    assert p.s.pearls == [0, 2, 1]


@pytest.mark.rule("K-LORD-SHAREHOLDER")
def test_shareholder_gains_nothing_from_its_owners_recruitment() -> None:
    p = enters("keeper", KRAKEN, me={"lords": ["shareholder"], "pearls": 1})
    assert p.s.pearls[0] == 1


@pytest.mark.rule("K-LORD-SHAREHOLDER", "B-REC-13")
def test_shareholder_is_paid_before_anybody_is_affiliated() -> None:
    me = {"hand": ["squid-3", "seahorse-3"], "pearls": 1}
    seats = [me, {"lords": ["shareholder"], "pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["reaper", "keeper", "shepherd", "miller"])
    p.recruits("reaper", "squid-3", "seahorse-3")
    assert (p.asked, p.s.pearls) == ("ask-affiliate", [0, 1])


@pytest.mark.rule("K-LORD-SHAREHOLDER-2", "B-LORD-CORRUPTOR")
def test_shareholder_gains_nothing_from_a_lord_got_through_corruptor() -> None:
    p = enters("corruptor", KRAKEN, me={"pearls": 5}, others=[{"lords": ["shareholder"], "pearls": 0}])
    assert p.s.pearls == [5, 1], "for Corruptor itself"
    p.does("yes", "lord-keeper")
    assert p.s.pearls == [0, 1]


@pytest.mark.rule("K-LORD-SHAREHOLDER-2", "B-LORD-TRAITOR", "B-LORD-SCHEMER")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_shareholder_gains_nothing_from_a_lord_got_through_traitor_or_schemer(lord: str) -> None:
    p = before(
        lord, KRAKEN, me={"lords": ["trader"]}, others=[{"lords": ["shareholder"], "pearls": 0}],
        lord_deck=["landowner"],
    )  # fmt: skip
    p.recruits(lord, "squid-1", "jellyfish-2", "crab-3").does("yes")
    if lord == "traitor":
        p.does("lord-keeper")
    assert p.lords(0) == {lord, "keeper" if lord == "traitor" else "landowner"}
    assert p.s.pearls == [0, 1]


@pytest.mark.rule("LP-LORD-TAXIDERMIST")
def test_taxidermist_gains_two_pearls_per_life_point_removed() -> None:
    """Strength 5 + 5 takes both life points of leviathan-06 (6 and 4)."""
    me = {"pearls": 1, "lords": ["taxidermist"], "hand": ["crab-5"]}
    dice = seed_with_dice(5)
    p = at(LEVIATHAN, seats=[me, {"pearls": 0}], court=["keeper"], deck=["monster"], border={4: "06"}, seed=dice)
    p.does("explore", "fight")
    assert p.s.pearls[0] == 1 + 4
    assert gains(p, "LP-LORD-TAXIDERMIST") == 2, "a gain for each point"


@pytest.mark.rule("LP-LORD-TAXIDERMIST")
def test_taxidermist_gains_nothing_from_a_failed_attack_or_an_opponents_success() -> None:
    me = {"pearls": 1, "lords": ["taxidermist"], "hand": ["crab-1"]}
    dice = seed_with_dice(1)
    p = at(LEVIATHAN, seats=[me, {"pearls": 0}], court=["keeper"], deck=["monster"], border={4: "06"}, seed=dice)
    p.does("explore", "fight")
    assert p.s.pearls[0] == 1 + 1, "the Pearl of a failed attack"
    seats = [{"pearls": 1, "hand": ["crab-5"]}, {"pearls": 0, "lords": ["taxidermist"]}]
    dice = seed_with_dice(5)
    p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=["monster"], border={4: "06"}, seed=dice)
    p.does("explore", "fight")
    assert p.s.pearls == [1, 0]


@pytest.mark.rule("LP-LORD-TAXIDERMIST", "LP-LORD-REBEL")
def test_taxidermist_is_paid_for_rebels_life_point() -> None:
    p = enters("rebel", LEVIATHAN, me={"lords": ["taxidermist"]}, border={4: "06"})
    assert p.s.pearls[0] == 2


@pytest.mark.rule("LP-LORD-ARMS-DEALER")
@pytest.mark.parametrize("leviathans", [{4: "06", 7: "12", 11: "20"}, {5: "01"}, {}])
def test_arms_dealer_gains_a_pearl_per_leviathan_on_the_border(leviathans: dict[int, str]) -> None:
    p = enters("arms-dealer", LEVIATHAN, border=leviathans)
    assert p.s.pearls[0] == len(leviathans)


@pytest.mark.rule("LP-LORD-ARMS-DEALER", "K-LORD-HIGHWAYMAN-2")
def test_arms_dealers_pearls_are_a_single_gain() -> None:
    others = [{"lords": ["highwayman"], "pearls": 0}]
    p = enters("arms-dealer", BOTH, others=others, border={4: "06", 7: "12", 11: "20"})
    assert p.s.pearls == [2, 1]
