"""Rulings and corner cases that lie between two chapters: what is forced, in which order, and what then remains."""

from __future__ import annotations

import random
from typing import Any

import pytest

from abyss_lords import enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at
from abyss_short import acts, takes
from fathom.games.abyss.cards.allies import RACES
from leviathan_play import border, dice, expansion_tokens, logged, meets_monster, slain

SLAVER = "lord-slaver.0"
FOUR = ["shellfish-1", "shellfish-2", "seahorse-2", "seahorse-3"]
ONLY_NAMED = {"exploration": "removed"}


# ---- no choice, no moment for turn powers


@pytest.mark.rule("B-TRN-09", "LP-FGT-01")
def test_a_fight_forced_on_the_fifth_space_leaves_no_moment_to_sell_the_fighter() -> None:
    """Slaver's owner cannot get out of the fight by discarding the only crab."""
    me = {"lords": ["slaver"]}
    p = meets_monster(["crab-1"], border={"7": "17", "4": "18"}, rolls=(1,), me=me, track=FOUR)
    assert (p.seat, p.asked) == (0, "ask-target")
    assert SLAVER not in p.options and p.hand(0) == ["crab-1"]


@pytest.mark.rule("B-TRN-09", "L-FGT-04")
def test_a_monster_that_cannot_be_fought_is_passed_without_a_moment_for_turn_powers() -> None:
    p = meets_monster(["squid-1"], border={"7": "17"}, rolls=(1, 1), me={"lords": ["slaver"]})
    assert p.asked == "ask-take" and len(border(p)) == 2
    assert SLAVER in p.options, "the next choice is a moment again"


@pytest.mark.rule("B-TRN-09", "L-MON-01")
def test_the_choice_to_fight_a_leviathan_or_explore_on_is_a_moment_for_turn_powers() -> None:
    p = meets_monster(["crab-1", "squid-1"], border={"7": "17"}, rolls=(1,), me={"lords": ["slaver"]})
    assert p.options == ["fight", "explore-on", SLAVER]
    p.does(SLAVER, "squid-1")
    assert (p.asked, p.options, p.s.pearls[0]) == ("ask-leviathan", ["fight", "explore-on"], 2)


@pytest.mark.rule("B-TRN-09", "B-MON-06")
def test_the_base_games_fifth_space_leaves_no_moment_for_turn_powers_either() -> None:
    for last, asked in (("monster", "ask-reward"), ("squid-5", "ask-leftover")):
        p = at(seats=[{"lords": ["slaver"], "hand": ["crab-1"], "pearls": 0}, {"pearls": 0}], deck=[*FOUR, last])
        for _ in range(5):
            p.explores()
        assert (p.seat, p.asked) == (0, asked)
        assert (SLAVER in p.options) == (asked == "ask-leftover")
        assert p.s.pearls[0] == 1


# ---- explorations with nothing left to draw


@pytest.mark.rule("B-EXP-16", "B-LORD-SHIP-MASTER")
def test_ship_master_is_paid_when_a_sale_of_the_last_card_ends_the_exploration() -> None:
    me = {"lords": ["ship-master"], "pearls": 0}
    council = {"jellyfish": ["jellyfish-1"]}
    p = at(seats=[me, {"pearls": 1}], deck=["crab-2", "squid-1", "squid-2"], council=council, rest=ONLY_NAMED)
    p.does("explore", "pass", "explore-on", "pass", "explore-on", "buy-0")
    assert p.s.active == 1 and p.hand(0) == []
    assert p.s.pearls[0] == 1 + 2, "the price, and a Pearl each for crab and squid"
    assert (p.stack(RACES.index("crab")), p.stack(RACES.index("squid"))) == (["crab-2"], ["squid-1"])


@pytest.mark.rule("LP-PLC-04", "LP-LORD-COWARD")
def test_monsters_coward_ignored_do_not_come_back_in_the_same_exploration() -> None:
    p = meets_monster(
        ["crab-1"], border={"7": "17"}, rolls=(1,), me={"lords": ["coward"]}, then=["monster"], rest=ONLY_NAMED
    )
    p.does("ignore", "ignore")
    assert (p.seat, p.hand(0), p.discard()) == (1, ["crab-1"], ["monster", "monster"])
    assert border(p) == {"space-7": "leviathan-17"}
    assert [rule for rule, _ in logged(p, "log-nothing-to-draw")] == ["LP-PLC-04"]


@pytest.mark.rule("LP-PLC-04", "LP-END-01")
def test_in_last_turns_an_exploration_of_nothing_but_monsters_ends_with_nothing_taken() -> None:
    p = at(
        LEVIATHAN, seats=[{"hand": ["crab-1"], "pearls": 0}, {"pearls": 0}, {"pearls": 0}], border={"7": "17"},
        council={"squid": ["squid-1"]}, deck=["monster", "monster"], court=[], ending="leviathan", last_turns=1,
        rest=ONLY_NAMED,
    )  # fmt: skip
    p.does("explore")
    assert (p.s.active, p.hand(0), p.discard()) == (1, ["crab-1"], ["monster", "monster"])
    assert border(p) == {"space-7": "leviathan-17"}


@pytest.mark.rule("B-EXP-15")
def test_a_new_deck_is_made_of_the_discard_alone_and_not_of_the_cards_on_the_track() -> None:
    poor = {"pearls": 0}
    p = at(
        seats=[poor, poor], council={"jellyfish": ["jellyfish-1"]}, deck=["crab-2"], discard=["squid-1", "squid-2"],
        rest=ONLY_NAMED,
    )  # fmt: skip
    p.explores().explores()
    assert p.t.view(None)["table"]["track"][0] == "crab-2"
    assert len(p.s.deck) == 1 and p.s.discard == ()


# ---- the order of things


@pytest.mark.rule("L-FGT-08", "L-FGT-09", "L-KIL-01", "L-KIL-02", "L-FIG-01", "LP-LORD-TAXIDERMIST", "LP-TOK-05")
def test_a_successful_attack_runs_in_its_order() -> None:
    """Life points with Taxidermist's Pearls, kill, figure, replacement, tokens of the whole attack, reveals."""
    p = meets_monster(
        ["crab-5", "crab-1"], border={"7": "02"}, rolls=(5, 1, 1), me={"lords": ["taxidermist"]},
        leviathan_deck=["17"], expansion_pile=["key", "two-pearls"],
    )  # fmt: skip
    p.does("fight", "crab-5")
    assert slain(p, 0) == ["leviathan-02"] and p.s.slayer == 0
    assert border(p) == {"space-2-3": "leviathan-17"}, "the replacement is there before tokens are chosen"
    assert (p.asked, p.t.decision.least, p.t.decision.most) == ("ask-split-tokens", 0, 3)
    assert p.s.pearls[0] == 4 and p.s.tokens[0] == ()
    p.does(1)
    assert p.asked == "ask-reveal-token" and sorted(expansion_tokens(p, 0)) == ["token-key", "token-two-pearls"]
    p.does("token-two-pearls", "keep")
    wanted = (
        "log-attack-succeeds", "log-gain-pearls", "log-kill", "log-slayer", "log-roll-border", "log-place-leviathan",
        "log-take-tokens", "log-take-expansion-tokens", "log-reveal-token",
    )  # fmt: skip
    ids = [id for id, _ in p.lines() if id in wanted]
    assert ids == [*wanted[:2], "log-gain-pearls", *wanted[2:], "log-gain-pearls"]


@pytest.mark.rule("LP-LORD-SHIP-MASTER", "LP-FGT-02")
def test_a_fight_from_the_fifth_space_pays_its_pearl_and_ship_master_before_the_leviathan_is_chosen() -> None:
    me = {"lords": ["ship-master"]}
    p = meets_monster(["crab-1"], border={"7": "17", "4": "18"}, rolls=(1,), me=me, track=FOUR)
    assert (p.asked, p.s.pearls[0]) == ("ask-target", 1 + 2)
    assert [rule for rule, _ in logged(p, "log-gain-pearls")] == ["LP-FGT-02", "B-LORD-SHIP-MASTER"]


@pytest.mark.rule("L-ALY-02", "LP-FGT-04")
def test_a_pearl_ally_asks_for_pearls_after_every_roll_even_if_the_roll_succeeds() -> None:
    """Leviathan 05 withstands 4 and 6: value 2 and die 6 take the first point, two Pearls more the second."""
    p = meets_monster(["crab-2-pearl", "crab-1-pearl"], border={"7": "05"}, rolls=(6, 1), me={"pearls": 9})
    p.does("fight", "crab-2-pearl")
    assert (p.asked, p.t.decision.most) == ("ask-spend", 9)
    p.does(2, 3)
    assert p.s.life_lost[4] == 2
    p.does("attack-again")
    assert (p.asked, p.t.decision.most) == ("ask-spend", 7)


# ---- Court and Lords


@pytest.mark.rule("B-CRT-07", "B-END-02", "B-END-04")
def test_in_the_last_turns_too_every_recruitment_that_leaves_two_lords_or_fewer_pays_two_pearls() -> None:
    pay = ["seahorse-4", "seahorse-4"]
    others: list[dict[str, Any]] = [{"hand": ["seahorse-5", "crab-2"], "pearls": 0}, {"pearls": 0}]
    p = at(
        seats=[{"hand": pay, "pearls": 0}, *others], court=["shepherd", "reaper", "miller"],
        council={"squid": ["squid-1"]}, ending="court", last_turns=1, rest={"lords": "removed"},
    )  # fmt: skip
    p.recruits("shepherd", *pay)
    assert p.s.pearls[0] == 2
    p.recruits("reaper", "seahorse-5", "crab-2")
    assert p.s.pearls[1] == 2 and p.t.outcome is not None


@pytest.mark.rule("B-CRT-04")
def test_a_refill_goes_on_until_six_lords_lie_in_court_and_no_further() -> None:
    p = at(
        seats=[{"hand": ["seahorse-4", "seahorse-4"]}, {}], court=["shepherd", "reaper", "miller"],
        lord_deck=["trader", "shaman", "oracle", "jailer", "seeker"], rest={"lords": "removed"},
    )  # fmt: skip
    p.recruits("shepherd", "seahorse-4", "seahorse-4")
    assert p.court() == ["jailer", "oracle", "shaman", "trader", "reaper", "miller"]
    assert len(p.s.lord_deck) == 1


@pytest.mark.rule("LP-LORD-ARMS-DEALER", "LP-PLC-05")
def test_arms_dealer_gains_nothing_from_an_empty_border() -> None:
    p = enters("arms-dealer", LEVIATHAN, border={}, rest={"leviathans": "removed"})
    assert p.s.pearls[0] == 0
    assert [rule for rule, _ in logged(p, "log-gain-pearls")] == []


@pytest.mark.rule("L-PEN-04", "K-SEN-06")
def test_a_sentinel_outlives_its_lord_lost_to_a_leviathan() -> None:
    p = meets_monster(
        ["crab-1"], options=BOTH, border={"7": "10"}, rolls=(3, 4), me={"lords": ["watcher", "keeper"]},
        sentinels={"watcher": {"owner": 0, "on": "crab"}},
    )  # fmt: skip
    p.does("explore-on", "lord-watcher")
    assert p.lords(0) == {"keeper"}
    assert (p.s.sentinel_owner[0], p.s.sentinel_on[0]) == (0, "crab")


@pytest.mark.rule("B-END-07", "L-PEN-04")
def test_a_seventh_lord_lost_in_the_same_turn_has_triggered_the_end_all_the_same() -> None:
    """Seat 0 has seven Lords, the end not yet announced; a Leviathan takes one before its turn is over."""
    seven = ["miller", "aquaculturalist", "landowner", "trader", "peddler", "shopkeeper", "jailer"]
    p = meets_monster(
        ["crab-1"], border={"7": "10"}, rolls=(3, 4), me={"lords": seven}, others=[{"pearls": 0}, {"pearls": 0}]
    )
    p.does("explore-on", "lord-jailer")
    takes(p)
    assert len(p.s.lords_of(0)) == 6
    assert (p.s.ending, p.s.active, p.s.last_turns) == ("lords", 1, 1)


# ---- Keys and Locations


@pytest.mark.rule("B-LOC-10", "B-LOC-02")
def test_exactly_three_keys_left_after_a_control_force_another() -> None:
    p = acts([{"keys": 6}, {}], available=["jail", "chasm", "depths"]).does("location-jail")
    assert p.s.key_tokens[0] == 3 and (p.seat, p.asked) == (0, "ask-location")
    p.does("location-depths")
    assert p.s.key_tokens[0] == 0 and p.s.active == 1


@pytest.mark.rule("B-LOCS-01", "B-LRD-06", "B-LOCS-CLOSED-TOWER", "B-LOCS-BARRACKS")
def test_disabled_lords_count_for_locations_as_lords_by_guild_and_by_their_printed_key() -> None:
    """Recruiter is a Soldier with a Key, Jailer one without."""
    me = {"disabled": ["recruiter", "jailer"], "locations": ["closed-tower", "lost-tower", "barracks", "abyss", "jail"]}
    assert at(seats=[me, {}]).score(0)["locations"] == 3 + 3 + (7 + 4) + 2 + (15 - 2)


# ---- Kraken


@pytest.mark.rule("K-FIG-02", "K-FIG-06", "K-NEB-03")
def test_a_standing_tie_moves_nothing_when_the_holder_pays_and_only_the_seller_rises() -> None:
    """Seat 2 holds with 3 and pays one to seat 0, who rises to 2; seat 1 had 2 all along and takes nothing."""
    seats = [{"nebulis": 1, "pearls": 0}, {"nebulis": 2, "pearls": 0}, {"nebulis": 3, "pearls": 0}]
    p = at(KRAKEN, seats=seats, deck=["crab-1"], council={"squid": ["squid-1"]}, kraken_figure=2)
    p.does("explore", "pass", "buy-1")
    assert (p.s.nebulis, p.s.kraken_holder) == ([2, 2, 2], 0)


@pytest.mark.rule("K-LORD-HEALER-2", "B-SET-11")
def test_while_healer_is_choosing_its_owner_knows_the_discard_and_nobody_else_does() -> None:
    """Whatever else a seat cannot know is dealt out anew; what it looks at stays as it is."""
    p = enters("healer", KRAKEN, discard=["crab-5", "squid-4", "seahorse-3"], others=[{}, {}])
    assert (p.seat, p.asked) == (0, "ask-heal")
    guesses = [[p.t.determinize(seat, random.Random(n)).state.discard for n in range(9)] for seat in (0, 1)]
    assert set(guesses[0]) == {p.s.discard}
    assert len(set(guesses[1])) > 1
    p.does("crab-5")
    assert len({p.t.determinize(0, random.Random(n)).state.discard for n in range(9)}) > 1


@pytest.mark.rule("L-KIL-02", "LP-FGT-06", "L-LORD-REBEL")
def test_rebels_last_kill_rolls_for_the_replacement_before_its_tokens_are_taken() -> None:
    p = enters("rebel", LEVIATHAN, border={7: "20"}, leviathan_deck=["17"], seed=dice(6, 6))
    assert border(p) == {"space-11-12": "leviathan-17"} and slain(p, 0) == ["leviathan-20"]
    assert p.asked == "ask-split-tokens" and p.s.wounds == [0, 0]
