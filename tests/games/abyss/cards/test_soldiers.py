"""The Soldiers of the base game, and whom a Shaman shields from them."""

from __future__ import annotations

import pytest

from abyss_lords import before, enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, at

SEVEN = ["crab-1", "crab-2", "crab-3", "squid-1", "squid-2", "squid-3", "shellfish-1"]


@pytest.mark.rule("B-LORD-RECRUITER")
def test_recruiter_makes_every_lord_two_dearer_for_the_opponents() -> None:
    p = before("keeper", others=[{"lords": ["recruiter"]}], more=1)
    assert "recruit" not in p.options
    assert "B-REC-02" in p.refused
    p = enters("keeper", others=[{"lords": ["recruiter"]}], more=2)
    assert "keeper" in p.lords(0)
    assert p.s.pearls[0] == 0


@pytest.mark.rule("B-LORD-RECRUITER")
def test_recruiter_leaves_its_owners_own_costs_alone() -> None:
    p = enters("keeper", me={"lords": ["recruiter"], "pearls": 1})
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-LORD-RECRUITER", "B-LORD-TREASURER", "B-REC-11")
def test_recruiter_and_treasurer_add_up() -> None:
    p = enters("keeper", me={"lords": ["treasurer"], "pearls": 1}, others=[{"lords": ["recruiter"]}])
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-LORD-RECRUITER", "B-LRD-05", "B-LRD-06", "B-LRD-02")
@pytest.mark.parametrize(
    "idle", [{"disabled": ["recruiter"]}, {"locations": ["jail"], "assigned": {"jail": ["recruiter"]}}]
)
def test_a_disabled_or_assigned_recruiter_makes_nothing_dearer(idle: dict[str, object]) -> None:
    p = enters("keeper", me={"pearls": 1}, others=[idle])
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-LORD-JAILER")
def test_jailer_makes_each_opponent_discard_one_hand_ally_of_their_choice() -> None:
    others = [{"hand": ["crab-2", "squid-1"]}, {"hand": []}, {"hand": ["squid-3", "squid-3", "crab-3"]}]
    p = enters("jailer", others=others)
    assert (p.seat, p.rule, p.options) == (1, "B-LORD-JAILER", ["crab-2", "squid-1"])
    p.does({"crab-2": 1})
    assert (p.seat, p.options) == (3, ["crab-3", "squid-3"])
    p.does({"squid-3": 1})
    assert (p.hand(1), p.hand(2), p.hand(3)) == (["squid-1"], [], ["crab-3", "squid-3"])
    assert {"crab-2", "squid-3"} <= set(p.discard())
    assert p.asked == "ask-action"


@pytest.mark.rule("B-LORD-JAILER")
def test_a_kraken_discarded_to_jailer_gives_no_nebulis() -> None:
    p = enters("jailer", KRAKEN, others=[{"hand": ["kraken-4", "crab-2"]}])
    p.does({"kraken-4": 1})
    assert p.s.nebulis == [0, 0]
    assert "kraken-4" in p.discard()


@pytest.mark.rule("B-LORD-SEEKER", "K-NEB-08")
def test_seeker_takes_two_pearls_or_the_last_one_from_each_opponent_and_no_nebulis() -> None:
    p = enters("seeker", KRAKEN, others=[{"pearls": 5}, {"pearls": 1, "nebulis": 2}, {"pearls": 0}], me={"pearls": 3})
    assert p.s.pearls == [3, 3, 0, 0]
    assert p.s.nebulis == [0, 0, 2, 0]
    assert p.lines().count(("log-lose-pearls", "B-LORD-SEEKER")) == 2


@pytest.mark.rule("B-LORD-ASSASSIN-1")
def test_assassins_owner_disables_one_free_lord_of_every_opponent() -> None:
    others = [
        {"lords": ["keeper", "treasurer"]},
        {"lords": ["landlord"], "locations": ["jail"], "assigned": {"jail": ["trader"]}},
        {"locations": ["chasm"], "assigned": {"chasm": ["peddler"]}},
    ]
    p = enters("assassin", others=others)
    assert (p.seat, p.rule) == (0, "B-LORD-ASSASSIN-1")
    assert p.options == ["lord-keeper", "lord-treasurer"]
    p.does("lord-treasurer")
    assert (p.lords(1), p.lords(2), p.lords(3)) == ({"keeper"}, set(), set())
    assert [len(zone) for zone in p.s.disabled] == [0, 1, 1, 0]
    assert [len(zone) for zone in p.s.assigned] == [0, 0, 1, 1]


@pytest.mark.rule("B-LORD-ASSASSIN-1", "B-LRD-07")
def test_assassin_may_not_pick_assigned_or_already_disabled_lords() -> None:
    other = {
        "lords": ["keeper", "treasurer"], "disabled": ["landlord"],
        "locations": ["jail"], "assigned": {"jail": ["trader"]},
    }  # fmt: skip
    p = enters("assassin", others=[other])
    assert p.options == ["lord-keeper", "lord-treasurer"]
    assert "B-LORD-ASSASSIN-1" in p.refused


@pytest.mark.rule("B-LORD-ASSASSIN-1", "B-LRD-06")
def test_a_disabled_lord_keeps_its_influence_and_loses_its_key_and_power() -> None:
    other = {"lords": ["landlord"], "keys": 2, "pearls": 1}
    p = enters("assassin", others=[other], available=["jail"], deck=["crab-4"])
    assert p.seat == 1
    assert p.s.pearls[1] == 1, "no Pearl at the start of the turn"
    assert p.score(1)["lords"] == 5
    p.explores().does("take")
    assert p.s.locations[1] == (), "two Key tokens and a disabled Lord's Key are not three Keys"


@pytest.mark.rule("B-LORD-ASSASSIN-1", "B-LORD-SHAMAN")
def test_assassin_cannot_disable_a_shaman_nor_its_owners_other_lords() -> None:
    others = [{"lords": ["shaman", "keeper"]}, {"lords": ["reaper"]}]
    p = enters("assassin", others=others)
    assert (p.lords(1), p.s.disabled[1]) == ({"shaman", "keeper"}, ())
    assert p.lords(2) == set()


@pytest.mark.rule("B-LORD-ASSASSIN-1", "B-LORD-SHAMAN", "B-LRD-02")
def test_an_assigned_shaman_neither_protects_nor_can_be_hit() -> None:
    other = {"lords": ["keeper"], "locations": ["jail"], "assigned": {"jail": ["shaman"]}}
    p = enters("assassin", others=[other])
    assert p.lords(1) == set()
    assert len(p.s.assigned[1]) == 1


@pytest.mark.rule("B-LORD-ASSASSIN-1", "K-SEN-06")
def test_the_sentinel_of_a_disabled_lord_stays_where_it_is() -> None:
    p = enters("assassin", KRAKEN, others=[{"lords": ["watcher"]}], sentinels={"watcher": {"owner": 1, "on": "crab"}})
    assert p.lords(1) == set()
    assert (p.s.sentinel_owner[0], p.s.sentinel_on[0]) == (1, "crab")


@pytest.mark.rule("B-LORD-COMMANDER-1")
def test_commander_makes_opponents_discard_down_to_six_as_it_enters() -> None:
    others = [{"hand": [*SEVEN, "shellfish-2"]}, {"hand": SEVEN[:6]}]
    p = enters("commander", others=others)
    assert (p.seat, p.rule) == (1, "B-LORD-COMMANDER-1")
    assert (p.t.decision.least, p.t.decision.most) == (2, 2)
    p.does({"crab-3": 1, "squid-3": 1})
    assert len(p.hand(1)) == len(p.hand(2)) == 6
    assert "crab-3" not in p.hand(1)
    assert (p.asked, p.seat) == ("ask-action", 1)


@pytest.mark.rule("B-LORD-COMMANDER-2")
def test_an_opponent_of_commander_may_pass_six_during_the_turn_and_discards_at_its_end() -> None:
    council = {"jellyfish": ["jellyfish-4", "jellyfish-5"]}
    p = at(seats=[{"hand": SEVEN[:6]}, {"pearls": 0, "lords": ["commander"]}], court=["keeper"], council=council)
    p.does("support")
    assert (p.seat, p.rule, len(p.hand(0))) == (0, "B-LORD-COMMANDER-2", 8)
    p.does({"crab-1": 1, "squid-1": 1})
    assert (len(p.hand(0)), p.s.active) == (6, 1)


@pytest.mark.rule("B-LORD-COMMANDER-1")
def test_a_kraken_discarded_to_commander_gives_no_nebulis() -> None:
    p = enters("commander", KRAKEN, others=[{"hand": [*SEVEN[:6], "kraken-4"]}]).does({"kraken-4": 1})
    assert p.s.nebulis == [0, 0]


@pytest.mark.rule("B-LORD-COMMANDER-2")
def test_commander_does_not_limit_its_owner() -> None:
    council = {"jellyfish": ["jellyfish-4", "jellyfish-5"]}
    p = at(seats=[{"hand": SEVEN, "lords": ["commander"]}, {}], court=["keeper"], council=council)
    p.does("support")
    assert (len(p.hand(0)), p.s.active) == (9, 1)


@pytest.mark.rule("B-LORD-COMMANDER-2")
def test_commander_does_not_look_at_hands_on_its_owners_turn() -> None:
    p = at(
        seats=[{"lords": ["commander"]}, {"hand": SEVEN[:6], "pearls": 2}],
        court=["keeper"],
        deck=["crab-4", "squid-4"],
    )
    p.does("explore", "buy-0")
    assert len(p.hand(1)) == 7
    p.does("take")
    assert (p.seat, p.asked, len(p.hand(1))) == (1, "ask-action", 7)


@pytest.mark.rule("B-LORD-COMMANDER-2")
def test_a_hand_cut_to_six_by_commander_never_meets_martial_law() -> None:
    hand = [*SEVEN, "shellfish-2", "shellfish-3", "seahorse-1", "seahorse-2", "seahorse-3", "jellyfish-1"]
    council = {"jellyfish": ["jellyfish-4"]}
    seats = [{"hand": hand, "pearls": 3}, {"lords": ["commander"]}]
    p = at(LEVIATHAN, seats=seats, court=["keeper"], council=council)
    p.does("support")
    assert (p.asked, p.t.decision.least) == ("ask-discard", 14 - 6)
    p.does({"crab-1": 1, "crab-2": 1, "crab-3": 1, "squid-1": 1, "squid-2": 1, "squid-3": 1, "shellfish-1": 1,
            "shellfish-2": 1})  # fmt: skip
    assert (p.seat, p.asked, p.s.pearls[0]) == (1, "ask-action", 3)


@pytest.mark.rule("B-LORD-TAMER")
@pytest.mark.parametrize(
    ("threat", "offers"),
    [
        (0, ["reward-1-0", "reward-0-1"]),
        (1, ["reward-1-0", "reward-0-1"]),
        (2, ["reward-2-0", "reward-1-1", "reward-0-2"]),
    ],
)
def test_tamer_gives_its_opponents_the_reward_of_the_space_before(threat: int, offers: list[str]) -> None:
    p = at(
        seats=[{"pearls": 1}, {"lords": ["tamer"], "pearls": 0}],
        court=["keeper"],
        deck=["monster"],
        threat=threat,
    )
    p.does("explore", "fight")
    assert p.options == offers
    assert p.s.key_tokens[0] == 0
    p.does(offers[0])
    assert p.s.threat == 0


@pytest.mark.rule("B-LORD-TAMER")
def test_tamer_does_not_touch_its_owners_own_fights() -> None:
    p = at(seats=[{"lords": ["tamer"]}, {"pearls": 0}], court=["keeper"], deck=["monster"], threat=2)
    p.does("explore", "fight")
    assert p.s.key_tokens[0] == 1


@pytest.mark.rule("B-LORD-HUNTER")
def test_hunter_steals_one_token_from_the_chosen_opponent() -> None:
    p = enters("hunter", others=[{"tokens": [4, 4]}, {"tokens": [2]}, {}])
    assert (p.rule, p.options) == ("B-LORD-HUNTER", ["player-1-base", "player-2-base"])
    p.does("player-1-base")
    assert p.s.tokens == [(4,), (4,), (2,), ()]


@pytest.mark.rule("B-LORD-HUNTER")
def test_hunters_token_is_random() -> None:
    stolen = set()
    for seed in range(12):
        p = enters("hunter", others=[{"tokens": [2, 3, 4]}], seed=seed)
        stolen.add(p.s.tokens[0])
    assert stolen == {(2,), (3,), (4,)}


@pytest.mark.rule("B-LORD-HUNTER")
def test_only_thief_and_victim_learn_what_hunter_stole() -> None:
    p = enters("hunter", others=[{"tokens": [4]}, {}])
    told = {seat: [text for text, _ in p.lines(seat) if text in ("log-your-token", "log-lost-token")]
            for seat in (0, 1, 2, None)}  # fmt: skip
    assert told == {0: ["log-your-token"], 1: ["log-lost-token"], 2: [], None: []}
    assert ("log-steal", "B-LORD-HUNTER") in p.lines(None)
    assert p.t.view(0)["table"]["tokens"][0] == {"size": 1, "cards": [4]}
    assert "cards" not in p.t.view(2)["table"]["tokens"][0]


@pytest.mark.rule("B-LORD-HUNTER", "B-LRD-08")
def test_hunter_is_skipped_when_nobody_it_may_touch_has_a_token() -> None:
    p = enters("hunter", others=[{"tokens": [4], "lords": ["shaman"]}, {}])
    assert p.s.tokens == [(), (4,), ()]
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("LP-LORD-HUNTER", "LP-LORD-HUNTER-2", "L-TOK-03")
def test_with_leviathan_hunter_chooses_the_pile_and_may_reveal_the_stolen_token_at_once() -> None:
    others = [{"tokens": [3], "expansion_tokens": ["token-three-pearls"]}]
    p = enters("hunter", LEVIATHAN, others=others)
    assert (p.rule, p.options) == ("LP-LORD-HUNTER", ["player-1-base", "player-1-expansion"])
    p.does("player-1-expansion")
    assert (p.seat, p.asked, p.options) == (0, "ask-reveal-token", ["token-three-pearls", "keep"])
    p.does("token-three-pearls")
    assert p.s.pearls[0] == 3
    assert p.s.tokens[1] == (3,)


@pytest.mark.rule("LP-LORD-HUNTER-2", "L-TOK-05")
def test_the_thief_may_keep_a_stolen_expansion_token_for_a_later_turn_and_reveal_no_older_one() -> None:
    me = {"expansion_tokens": ["token-key"]}
    p = before("hunter", LEVIATHAN, me=me, others=[{"expansion_tokens": ["token-two-pearls"]}], deck=["crab-4"])
    p.does("keep").recruits("hunter", "crab-1", "seahorse-2")
    assert (p.asked, p.options) == ("ask-reveal-token", ["token-two-pearls", "keep"])
    p.does("keep")
    assert len(p.s.expansion_tokens[0]) == 2
    p.explores().does("take")
    assert (p.seat, p.asked) == (0, "ask-reveal-token")
    assert p.options == ["token-two-pearls", "token-key", "keep"]


@pytest.mark.rule("B-LORD-SHAMAN")
def test_shaman_shields_from_recruiter() -> None:
    p = enters("keeper", me={"lords": ["shaman"], "pearls": 1}, others=[{"lords": ["recruiter"]}])
    assert p.s.pearls[0] == 1


@pytest.mark.rule("B-LORD-SHAMAN")
def test_shaman_shields_from_jailer_and_seeker_and_nobody_else() -> None:
    others = [
        {"lords": ["shaman"], "hand": ["crab-2", "squid-1"], "pearls": 3},
        {"hand": ["crab-3"], "pearls": 3},
    ]
    p = enters("jailer", others=others)
    assert (len(p.hand(1)), len(p.hand(2))) == (2, 0)
    p = enters("seeker", others=others)
    assert p.s.pearls == [0, 3, 1]


@pytest.mark.rule("B-LORD-SHAMAN", "B-LORD-COMMANDER-1", "B-LORD-COMMANDER-2")
def test_shaman_shields_from_commander_on_entry_and_at_the_end_of_turns() -> None:
    p = enters("commander", others=[{"lords": ["shaman"], "hand": SEVEN}], council={"jellyfish": ["jellyfish-4"]})
    assert (p.seat, p.asked) == (1, "ask-action")
    p.does("support")
    assert len(p.hand(1)) == 8
    assert p.s.active == 0, "the turn is over, without a discard"


@pytest.mark.rule("B-LORD-SHAMAN", "B-LORD-TAMER")
def test_shaman_shields_from_tamer() -> None:
    p = at(
        seats=[{"lords": ["shaman"]}, {"lords": ["tamer"], "pearls": 0}],
        court=["keeper"],
        deck=["monster"],
        threat=2,
    )
    p.does("explore", "fight")
    assert p.s.key_tokens[0] == 1


@pytest.mark.rule("B-LORD-SHAMAN", "B-LORD-HUNTER")
def test_shaman_shields_from_hunter() -> None:
    p = enters("hunter", BOTH, others=[{"lords": ["shaman"], "tokens": [4]}, {"tokens": [2]}, {"tokens": [3]}])
    assert p.options == ["player-2-base", "player-3-base"]
