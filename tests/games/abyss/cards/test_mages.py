"""The Mages: protection, extra turns, Council stacks, Locations, and fights out of turn."""

from __future__ import annotations

import pytest

from abyss_lords import before, border, enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at, seed_with_dice

SIX = ["trader", "peddler", "shopkeeper", "jailer", "seeker", "hunter"]
ORACLE = "lord-oracle.0"
COUNCIL = {"crab": ["crab-1", "crab-2"], "squid": ["squid-1"], "seahorse": ["seahorse-1", "seahorse-2", "seahorse-3"]}


@pytest.mark.rule("B-LORD-SHAMAN", "B-LRD-06")
def test_a_disabled_shaman_protects_nobody() -> None:
    p = enters("seeker", others=[{"disabled": ["shaman"], "pearls": 3}])
    assert p.s.pearls[1] == 1


@pytest.mark.rule("B-LORD-SHAMAN")
def test_shaman_ignores_soldiers_only() -> None:
    """Fence is a Smuggler: its Nebulis comes anyway."""
    p = enters("fence", KRAKEN, me={"nebulis": 1}, others=[{"lords": ["shaman"]}])
    assert p.s.nebulis == [0, 1]


@pytest.mark.rule("B-LORD-INVOKER", "B-TRN-07")
def test_invoker_gives_one_full_extra_turn_right_after_this_one() -> None:
    p = enters("invoker", me={"pearls": 1, "lords": ["landlord"]}, deck=["crab-4", "squid-4"])
    assert (p.s.turn, p.seat, p.asked, p.s.pearls[0]) == (2, 0, "ask-action", 3)
    assert ("log-extra-turn", "B-LORD-INVOKER") in p.lines()
    p.explores().does("take")
    assert (p.s.turn, p.s.active) == (3, 1), "only one extra turn"


@pytest.mark.rule("B-LORD-INVOKER", "B-END-05", "B-END-03")
def test_invokers_extra_turn_is_played_even_if_it_is_the_seventh_lord() -> None:
    p = enters("invoker", me={"lords": SIX, "pearls": 1}, deck=["crab-4", "squid-4"])
    assert (p.s.ending, p.s.turn, p.s.active) == ("lords", 2, 0)
    p.explores().does("take")
    assert (p.s.turn, p.s.active, p.t.outcome) == (3, 1, None), "the other player's last turn is still to come"
    p.explores().does("take")
    assert p.t.outcome is not None


@pytest.mark.rule("B-LORD-INVOKER", "B-END-05", "B-END-03")
def test_invoker_adds_an_extra_turn_to_a_last_turn() -> None:
    others = [{"hand": ["jellyfish-3"], "pearls": 6}]
    court = ["invoker", "reaper", "shepherd", "miller", "landowner"]
    p = enters("keeper", me={"lords": SIX}, others=others, court=court, deck=["crab-4"])
    p.does("recruit")
    assert p.lords(1) == {"invoker"}
    assert (p.s.ending, p.s.active, p.s.turn) == ("lords", 1, 3)
    p.explores().does("take")
    assert p.t.outcome is not None
    assert p.s.turn == 3


@pytest.mark.rule("B-LORD-INVOKER", "B-LRD-09")
@pytest.mark.parametrize("through", ["corruptor", "traitor", "schemer"])
def test_invoker_got_through_another_lord_gives_its_turn_too(through: str) -> None:
    me = {"lords": ["trader"], "pearls": 6}
    if through == "schemer":
        p = enters(through, me=me, lord_deck=["invoker"]).does("yes")
    else:
        p = enters(through, me=me, court=["invoker", "reaper", "shepherd", "miller"]).does("yes", "lord-invoker")
    assert (p.s.turn, p.s.active) == (2, 0)
    assert "invoker" in p.lords(0)


@pytest.mark.rule("B-LORD-APPRENTICE")
def test_apprentice_takes_one_council_stack() -> None:
    p = enters("apprentice", council=COUNCIL)
    assert (p.rule, p.options) == ("B-LORD-APPRENTICE", ["crab", "seahorse", "squid"]), "and no way to decline"
    p.does("seahorse")
    assert p.hand(0) == ["seahorse-1", "seahorse-2", "seahorse-3"]
    assert (p.stack(1), p.stack(2)) == (["crab-1", "crab-2"], [])


@pytest.mark.rule("B-LORD-APPRENTICE", "B-LRD-08")
def test_apprentice_is_skipped_with_an_empty_council() -> None:
    p = enters("apprentice")
    assert (p.seat, p.asked, p.hand(0)) == (1, "ask-action", [])


@pytest.mark.rule("B-LORD-APPRENTICE", "K-SEN-08")
def test_a_stack_under_a_foreign_sentinel_is_absent_for_apprentice() -> None:
    sentinels = {"vigil": {"owner": 1, "on": "crab"}}
    p = enters("apprentice", KRAKEN, council=COUNCIL, sentinels=sentinels)
    assert p.options == ["seahorse", "squid"]
    p = enters("apprentice", KRAKEN, council={"crab": ["crab-1"]}, sentinels=sentinels)
    assert p.hand(0) == []


@pytest.mark.rule("B-LORD-ORACLE", "B-TRN-06", "B-EXP-17")
def test_oracle_discards_a_council_stack_once_per_turn() -> None:
    p = at(seats=[{"lords": ["oracle"]}, {}], court=["keeper"], council=COUNCIL)
    p.does(ORACLE)
    assert (p.rule, p.options) == ("B-LORD-ORACLE", ["crab", "seahorse", "squid"])
    p.does("crab")
    assert (p.stack(1), p.discard(), p.hand(0)) == ([], ["crab-1", "crab-2"], [])
    assert ORACLE not in p.options
    assert "B-TRN-06" in p.refused


@pytest.mark.rule("B-LORD-ORACLE")
def test_oracle_needs_a_stack_with_cards() -> None:
    p = at(seats=[{"lords": ["oracle"]}, {}], court=["keeper"])
    assert ORACLE not in p.options
    assert "B-LORD-ORACLE" in p.refused


@pytest.mark.rule("B-LORD-ORACLE", "K-SEN-03", "K-SEN-04")
def test_oracle_may_discard_a_stack_under_an_own_sentinel_but_not_under_a_foreign_one() -> None:
    p = at(
        KRAKEN, seats=[{"lords": ["oracle"]}, {}], court=["keeper"], council=COUNCIL,
        sentinels={"vigil": {"owner": 1, "on": "crab"}},
    )  # fmt: skip
    p.does(ORACLE)
    assert p.options == ["seahorse", "squid"]
    p = at(
        KRAKEN, seats=[{"lords": ["oracle"]}, {}], court=["keeper"], council=COUNCIL,
        sentinels={"vigil": {"owner": 0, "on": "crab"}},
    )  # fmt: skip
    p.does(ORACLE, "crab")
    assert (p.s.sentinel_owner[1], p.s.sentinel_on[1]) == (0, "")


@pytest.mark.rule("B-LORD-ALCHEMIST")
def test_alchemist_must_take_two_stacks() -> None:
    p = at(seats=[{"lords": ["alchemist"]}, {}], court=["keeper"], council=COUNCIL)
    p.does("support", "crab")
    assert (p.rule, p.options) == ("B-LORD-ALCHEMIST", ["seahorse", "squid"])
    p.does("squid")
    assert (p.hand(0), p.s.active) == (["crab-1", "crab-2", "squid-1"], 1)


@pytest.mark.rule("B-LORD-ALCHEMIST", "K-SEN-08")
def test_alchemist_takes_one_stack_when_no_second_can_be_taken() -> None:
    p = at(seats=[{"lords": ["alchemist"]}, {}], court=["keeper"], council={"squid": ["squid-1"]})
    p.does("support")
    assert (p.hand(0), p.s.active) == (["squid-1"], 1)
    p = at(
        KRAKEN, seats=[{"lords": ["alchemist"]}, {}], court=["keeper"], deck=["crab-4"],
        council={"squid": ["squid-1"], "crab": ["crab-1"]}, sentinels={"vigil": {"owner": 1, "on": "crab"}},
    )  # fmt: skip
    p.does("support")
    assert (p.hand(0), p.s.active) == (["squid-1"], 1), "the reserved stack is absent"


@pytest.mark.rule("B-LORD-ALCHEMIST", "B-TRN-09")
def test_a_turn_power_fits_between_alchemists_two_stacks() -> None:
    seats = [{"lords": ["alchemist", "oracle"]}, {}]
    p = at(seats=seats, court=["keeper"], council={"squid": ["squid-1"], "crab": ["crab-1"]})
    p.does("support", "crab")
    assert p.options == ["squid", ORACLE]
    p.does(ORACLE)
    assert (p.hand(0), p.s.active) == (["crab-1"], 1), "Oracle took the second stack away"


@pytest.mark.rule("B-LORD-ALCHEMIST")
def test_alchemist_does_not_help_apprentice_or_a_token() -> None:
    p = enters("apprentice", me={"lords": ["alchemist"]}, council=COUNCIL).does("crab")
    assert (p.hand(0), p.s.active) == (["crab-1", "crab-2"], 1)
    me = {"lords": ["alchemist"], "expansion_tokens": ["token-stack"]}
    p = at(LEVIATHAN, seats=[me, {}], court=["keeper"], council=COUNCIL).does("token-stack", "crab")
    assert (p.hand(0), p.asked) == (["crab-1", "crab-2"], "ask-action")


def illusion(options: dict[str, bool] | None = None, **rest: object) -> Play:
    """Seat 0 holds the Jail with Trader and Peddler on it; Illusionist has just entered."""
    me = {"locations": ["jail"], "assigned": {"jail": ["trader", "peddler"]}}
    return enters("illusionist", options, me=me, **rest)


@pytest.mark.rule("B-LORD-ILLUSIONIST")
def test_illusionist_swaps_an_own_location_and_its_lords_move_along() -> None:
    p = illusion(available=["chasm", "abyss"])
    assert p.rule == "B-LORD-ILLUSIONIST"
    p.does("yes")
    assert p.options == ["location-chasm", "location-abyss"]
    p.does("location-abyss")
    assert p.locations(0) == ["abyss"]
    table = p.t.view(0)["table"]
    assert table["assigned"][0] == [["location-abyss", "lord-trader"], ["location-abyss", "lord-peddler"]]
    assert set(table["available"]) == {"location-chasm", "location-jail"}


@pytest.mark.rule("B-LORD-ILLUSIONIST", "B-LRD-08")
def test_illusionist_may_decline() -> None:
    p = illusion(available=["chasm", "abyss"]).does("no")
    assert (p.locations(0), p.seat) == (["jail"], 1)


@pytest.mark.rule("B-LORD-ILLUSIONIST", "B-LRD-08", "K-SEN-08")
def test_illusionist_needs_an_own_location_and_an_available_one() -> None:
    assert illusion().seat == 1
    assert enters("illusionist", available=["chasm", "abyss"]).seat == 1
    sentinels = {"lookout": {"owner": 1, "on": "location-chasm"}}
    assert illusion(KRAKEN, available=["chasm"], sentinels=sentinels).seat == 1
    assert illusion(KRAKEN, available=["chasm"], sentinels={"lookout": {"owner": 0}}).seat == 0


@pytest.mark.rule("B-LORD-ILLUSIONIST", "K-LOO-08")
def test_illusionist_draws_loot_for_a_new_tile_and_leaves_the_old_loot_on_its_tile() -> None:
    me = {"locations": ["megalodon"], "assigned": {"megalodon": ["trader"]}}
    p = enters("illusionist", KRAKEN, me=me, available=["battlefield"], loot={"megalodon": [7, 6]}, loot_deck=[7, 5])
    p.does("yes")
    assert p.asked == "ask-loot", "the first Loot card is on the new tile already"
    p.does("stop-loot")
    loot = p.t.view(0)["table"]["loot"]
    assert (loot["location-battlefield"], loot["location-megalodon"]) == ([7], [7, 6])
    assert (p.locations(0), p.score(0)["locations"]) == (["battlefield"], 7)


@pytest.mark.rule("B-LORD-ILLUSIONIST", "B-LOCS-BLACK-SMOKERS", "B-LOCS-02")
def test_illusionist_may_search_the_stack_with_the_black_smokers_it_takes() -> None:
    p = illusion(available=["black-smokers"], location_stack=["chasm", "abyss"], rest={"locations": "removed"})
    p.does("yes")
    assert set(p.options) == {"location-chasm", "location-abyss", "decline"}
    p.does("location-chasm")
    assert p.locations(0) == ["chasm"]
    assert p.t.view(0)["table"]["assigned"][0] == [
        ["location-chasm", "lord-trader"],
        ["location-chasm", "lord-peddler"],
    ]


@pytest.mark.rule("B-LORD-MASTER-OF-MAGIC")
def test_master_of_magic_affiliates_any_ally_paid() -> None:
    p = enters("keeper", me={"lords": ["master-of-magic"]})
    assert (p.rule, p.options) == ("B-LORD-MASTER-OF-MAGIC", ["seahorse-1", "shellfish-2", "squid-3"])
    p.does("squid-3")
    assert p.affiliated(0) == ["squid-3"]
    assert {"seahorse-1", "shellfish-2"} <= set(p.discard())


@pytest.mark.rule("B-LORD-MASTER-OF-MAGIC")
def test_master_of_magic_does_not_help_its_own_recruitment() -> None:
    p = enters("master-of-magic")
    assert p.affiliated(0) == ["jellyfish-1"]


@pytest.mark.rule("B-LORD-MASTER-OF-MAGIC", "K-ALY-06")
def test_master_of_magic_never_affiliates_a_kraken() -> None:
    me = {"lords": ["master-of-magic"], "hand": ["seahorse-2", "squid-1", "kraken-4"]}
    p = at(KRAKEN, seats=[me, {}], court=["keeper", "jailer", "seeker", "trader"])
    p.recruits("keeper", "seahorse-2", "squid-1", "kraken-4")
    assert p.options == ["seahorse-2", "squid-1"]


@pytest.mark.rule("K-LORD-HYPNOTIST", "B-EXP-04")
def test_hypnotist_may_buy_two_allies_per_turn_each_at_the_current_price() -> None:
    seats = [{"pearls": 1}, {"lords": ["hypnotist"], "pearls": 9}, {"pearls": 9}]
    deck = ["crab-1", "squid-1", "crab-2", "squid-2"]
    p = at(KRAKEN, seats=seats, court=["keeper"], deck=deck)
    p.does("explore", "buy-0", "buy-0")
    assert (p.s.pearls, p.hand(1)) == ([1 + 1 + 2, 9 - 1 - 2, 9], ["crab-1", "squid-1"])
    assert p.seat == 2, "no third Ally"
    p.does("buy-0")
    assert p.s.pearls[2] == 9 - 3
    assert (p.seat, p.asked) == (0, "ask-take"), "nobody may buy any more"


@pytest.mark.rule("K-LORD-HEALER", "K-LORD-HEALER-2")
def test_healer_takes_any_one_ally_but_no_monster_from_the_discard() -> None:
    p = enters("healer", KRAKEN, discard=["monster", "crab-5", "squid-1", "squid-1", "kraken-2"])
    assert (p.rule, p.options) == ("K-LORD-HEALER", ["crab-5", "squid-1", "kraken-2"]), "and no way to decline"
    p.does("crab-5")
    assert p.hand(0) == ["crab-5"]
    assert sorted(p.discard()) == ["kraken-2", "monster", "squid-1", "squid-1"]


@pytest.mark.rule("K-LORD-HEALER-2")
def test_only_healers_owner_learns_which_ally_it_takes() -> None:
    p = enters("healer", KRAKEN, discard=["crab-5", "squid-1"]).does("crab-5")
    assert ("log-your-card", "K-LORD-HEALER-2") in p.lines(0)
    assert ("log-your-card", "K-LORD-HEALER-2") not in p.lines(1)
    assert ("log-heal", "K-LORD-HEALER") in p.lines(1)


@pytest.mark.rule("K-LORD-HEALER-2")
def test_healer_may_take_back_an_ally_just_paid() -> None:
    seats = [{"hand": ["jellyfish-3", "jellyfish-4"]}, {}]
    p = at(KRAKEN, seats=seats, court=["healer", "keeper", "jailer", "seeker"])
    p.recruits("healer", "jellyfish-3", "jellyfish-4")
    assert p.affiliated(0) == ["jellyfish-3"]
    assert p.hand(0) == ["jellyfish-4"]


@pytest.mark.rule("K-LORD-HEALER", "B-LRD-08")
def test_healer_is_skipped_when_only_monsters_lie_there() -> None:
    p = enters("healer", KRAKEN, discard=["monster", "monster"])
    assert (p.hand(0), p.seat) == ([], 1)


@pytest.mark.rule("LP-LORD-METAMORPH")
def test_metamorph_fights_with_an_ally_of_any_race() -> None:
    hand = ["jellyfish-4", "squid-4", "shellfish-4"]
    for lords, allowed in (([], False), (["metamorph"], True)):
        seats = [{"lords": lords, "hand": hand}, {"pearls": 0}]
        p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=["monster", "crab-1"], border={7: "20"})
        p.does("explore")
        assert ("fight" in p.options) is allowed
    p.does("fight")
    assert p.options == ["jellyfish-4", "shellfish-4", "squid-4"]


@pytest.mark.rule("LP-LORD-SORCERER", "LP-FGT-10")
def test_sorcerer_may_fight_at_once_by_the_normal_rules() -> None:
    dice = seed_with_dice(1, 6)
    p = enters("sorcerer", LEVIATHAN, me={"hand": ["crab-2", "crab-4"]}, border={7: "16"}, seed=dice)
    assert (p.rule, p.options) == ("LP-LORD-SORCERER", ["yes", "no"])
    p.does("yes", "crab-2")
    assert p.s.pearls[0] == 1, "strength 3 against 5 fails and pays a Pearl"
    p.does("attack-again", 1)
    assert (len(p.s.slain[0]), len(p.s.tokens[0]), len(p.s.expansion_tokens[0])) == (1, 1, 1)
    p.does("keep")
    assert p.s.active == 1
    assert p.discard().count("monster") == 0


@pytest.mark.rule("LP-LORD-SORCERER", "B-LRD-08")
def test_sorcerer_may_decline() -> None:
    p = enters("sorcerer", LEVIATHAN, me={"hand": ["crab-4"]}, border={7: "16"}).does("no")
    assert (p.hand(0), p.s.active, border(p)) == (["crab-4"], 1, {"space-7": "leviathan-16"})


@pytest.mark.rule("LP-LORD-SORCERER-2", "LP-PLC-05")
def test_sorcerer_is_skipped_without_a_leviathan_the_hand_can_fight() -> None:
    assert enters("sorcerer", LEVIATHAN, me={"hand": ["jellyfish-4"]}, border={7: "16"}).s.active == 1
    assert enters("sorcerer", LEVIATHAN, me={"hand": ["crab-4"]}, rest={"leviathans": "removed"}).s.active == 1


@pytest.mark.rule("LP-LORD-SORCERER", "LP-LORD-INTREPID")
def test_intrepid_applies_to_sorcerers_fight() -> None:
    me = {"lords": ["intrepid"], "hand": ["crab-4", "crab-4"]}
    p = enters("sorcerer", BOTH, me=me, border={7: "16", 8: "12"}).does("yes", "space-8", 1)
    assert p.asked == "ask-second-fight"


@pytest.mark.rule("LP-LORD-SORCERER", "LP-LORD-SHIP-MASTER")
def test_sorcerers_fight_has_no_track_and_so_pays_no_ship_master() -> None:
    p = before("sorcerer", LEVIATHAN, me={"lords": ["ship-master"], "hand": ["crab-4"]}, border={7: "16"})
    p.recruits("sorcerer", "jellyfish-1", "crab-2").does("yes")
    assert p.s.pearls[0] == 0
