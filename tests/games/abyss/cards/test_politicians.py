"""The Politicians: the Court, cheaper Lords, freed Lords, and life points without a fight."""

from __future__ import annotations

import pytest

from abyss_lords import before, border, enters
from abyss_play import BOTH, KRAKEN, LEVIATHAN, Play, at, seed_with_dice

OPPORTUNIST = "lord-opportunist.0"
RECIPIENT = "lord-recipient.0"
COURT = ["keeper", "reaper", "shepherd"]


@pytest.mark.rule("B-LORD-OPPORTUNIST", "B-TRN-06", "B-LRD-10")
def test_opportunist_replaces_a_court_lord_in_its_very_space_once_per_turn() -> None:
    p = at(seats=[{"lords": ["opportunist"]}, {}], court=COURT, lord_deck=["trader"])
    p.does(OPPORTUNIST)
    assert (p.rule, p.options) == ("B-LORD-OPPORTUNIST", ["lord-keeper", "lord-reaper", "lord-shepherd"])
    p.does("lord-reaper")
    assert p.court() == [None, None, None, "keeper", "trader", "shepherd"]
    assert p.t.view(0)["table"]["lords_gone"] == ["lord-reaper"]
    assert OPPORTUNIST not in p.options
    assert "B-TRN-06" in p.refused


@pytest.mark.rule("B-LORD-OPPORTUNIST", "B-CRT-06")
def test_opportunist_needs_a_lord_in_court_and_one_in_the_deck() -> None:
    p = at(seats=[{"lords": ["opportunist"], "pearls": 1}, {}], court=[])
    assert OPPORTUNIST not in p.options
    p = at(seats=[{"lords": ["opportunist"]}, {}], court=COURT, rest={"lords": "removed"}, council={"crab": ["crab-1"]})
    assert OPPORTUNIST not in p.options
    assert "B-LORD-OPPORTUNIST" in p.refused


@pytest.mark.rule("B-LORD-OPPORTUNIST", "K-SEN-03", "K-SEN-04")
def test_opportunist_may_replace_a_lord_under_an_own_sentinel_but_not_under_a_foreign_one() -> None:
    seats = [{"lords": ["opportunist"]}, {}]
    p = at(KRAKEN, seats=seats, court=COURT, sentinels={"watcher": {"owner": 1, "on": "lord-reaper"}})
    p.does(OPPORTUNIST)
    assert p.options == ["lord-keeper", "lord-shepherd"]
    p = at(KRAKEN, seats=seats, court=COURT, sentinels={"watcher": {"owner": 0, "on": "lord-reaper"}})
    p.does(OPPORTUNIST, "lord-reaper")
    assert (p.s.sentinel_owner[0], p.s.sentinel_on[0]) == (0, "")


@pytest.mark.rule("B-LORD-CORRUPTOR", "B-AFF-04", "B-LRD-09")
def test_corruptor_recruits_one_more_lord_for_five_pearls_whose_power_resolves() -> None:
    p = enters("corruptor", me={"pearls": 6}, court=["trader", *COURT])
    assert (p.rule, p.options) == ("B-LORD-CORRUPTOR", ["yes", "no"])
    p.does("yes")
    assert p.options == ["lord-trader", "lord-keeper", "lord-reaper", "lord-shepherd"]
    p.does("lord-trader")
    assert p.lords(0) == {"corruptor", "trader"}
    assert p.s.pearls[0] == 6 - 5 + 3
    assert p.affiliated(0) == ["squid-1"], "for Corruptor, nobody for Trader"


@pytest.mark.rule("B-LORD-CORRUPTOR", "B-LRD-08")
def test_corruptor_may_decline_and_is_skipped_without_five_pearls_or_a_lord() -> None:
    p = enters("corruptor", me={"pearls": 5}).does("no")
    assert (p.s.pearls[0], p.lords(0), p.s.active) == (5, {"corruptor"}, 1)
    assert enters("corruptor", me={"pearls": 4}).s.active == 1
    assert enters("corruptor", me={"pearls": 5}, court=[]).s.active == 1


@pytest.mark.rule("B-LORD-CORRUPTOR", "B-CRT-06", "K-SEN-08")
def test_corruptor_is_skipped_when_every_lord_is_under_a_foreign_sentinel() -> None:
    sentinels = {"watcher": {"owner": 1, "on": "lord-keeper"}}
    p = enters("corruptor", KRAKEN, me={"pearls": 5}, court=["keeper"], sentinels=sentinels)
    assert "yes" not in p.options


@pytest.mark.rule("B-LORD-CORRUPTOR", "B-LORD-RECRUITER", "B-LORD-TREASURER")
@pytest.mark.parametrize(("mine", "theirs", "extra"), [("treasurer", None, -2), (None, "recruiter", 2)])
def test_no_modifier_touches_corruptors_five(mine: str | None, theirs: str | None, extra: int) -> None:
    me = {"lords": [mine] if mine else [], "pearls": 5}
    p = enters("corruptor", me=me, others=[{"lords": [theirs] if theirs else []}], more=extra)
    assert p.s.pearls[0] == 5, "Corruptor itself is paid at the changed cost"
    p.does("yes", "lord-keeper")
    assert p.s.pearls[0] == 0


def rich_corruptor(lords: list[str], pearls: int, nebulis: int) -> Play:
    """Corruptor has been paid with Allies alone, so that the purse is still full."""
    hand = ["squid-5", "squid-4", "squid-1"]
    me = {"lords": lords, "pearls": pearls, "nebulis": nebulis, "hand": hand}
    p = at(KRAKEN, seats=[me, {}], court=["corruptor", *COURT, "miller"], deck=["crab-4"])
    return p.recruits("corruptor", *hand)


@pytest.mark.rule("K-NEB-05", "B-LORD-CORRUPTOR", "K-LORD-OUTLAW", "K-LORD-OUTLAW-2", "K-LORD-COUNTERFEITER")
@pytest.mark.parametrize(
    ("lords", "pearls", "nebulis", "mixes"),
    [
        ([], 4, 1, [1]),
        ([], 4, 2, [1]),
        ([], 5, 1, [0]),
        (["outlaw"], 3, 2, [2]),
        (["outlaw"], 4, 2, [1]),
        (["outlaw"], 5, 2, [0]),
        (["counterfeiter"], 4, 1, [1]),
        (["counterfeiter"], 7, 2, [0, 1]),
        (["outlaw", "counterfeiter"], 3, 2, [2]),
        (["outlaw", "counterfeiter"], 4, 2, [1, 2]),
        (["outlaw", "counterfeiter"], 6, 2, [0, 1, 2]),
    ],
)
def test_corruptors_five_may_include_nebulis_within_the_limits(
    lords: list[str], pearls: int, nebulis: int, mixes: list[int]
) -> None:
    for n in mixes:
        p = rich_corruptor(lords, pearls, nebulis).does("yes")
        if len(mixes) > 1:
            assert p.options == [f"mix-{m}" for m in mixes]
            p.does(f"mix-{n}")
        assert p.asked == "ask-take-lord"
        assert (p.s.pearls[0], p.s.nebulis[0]) == (pearls - 5 + n, nebulis - n)


@pytest.mark.rule("K-NEB-05", "B-LORD-CORRUPTOR", "K-LORD-OUTLAW", "K-LORD-OUTLAW-2", "K-LORD-COUNTERFEITER")
@pytest.mark.parametrize(
    ("lords", "pearls", "nebulis"), [([], 3, 2), (["outlaw"], 2, 3), (["counterfeiter"], 3, 2), ([], 0, 9)]
)
def test_corruptor_is_not_offered_when_pearls_and_nebulis_fall_short(
    lords: list[str], pearls: int, nebulis: int
) -> None:
    p = rich_corruptor(lords, pearls, nebulis)
    assert "yes" not in p.options
    assert p.s.active == 1


@pytest.mark.rule("B-LORD-TRAITOR", "B-LRD-01", "B-LRD-09", "B-LRD-10")
def test_traitor_discards_another_free_lord_for_any_court_lord_whose_power_resolves() -> None:
    me = {"lords": ["jailer", "seeker"], "locations": ["jail"], "assigned": {"jail": ["peddler"]}}
    p = enters("traitor", me=me, court=["trader", *COURT])
    assert (p.rule, p.options) == ("B-LORD-TRAITOR", ["yes", "no"])
    p.does("yes")
    assert p.options == ["lord-jailer", "lord-seeker"], "not itself, not an assigned Lord"
    p.does("lord-seeker")
    assert p.options == ["lord-trader", "lord-keeper", "lord-reaper", "lord-shepherd"], "one of them must be taken"
    p.does("lord-trader")
    assert p.lords(0) == {"traitor", "jailer", "trader"}
    assert p.s.pearls[0] == 3
    assert p.t.view(0)["table"]["lords_gone"] == ["lord-seeker"]


@pytest.mark.rule("B-LORD-ASSASSIN-2", "B-LORD-TRAITOR")
def test_traitor_may_discard_a_disabled_lord_and_the_new_one_is_not_disabled() -> None:
    p = enters("traitor", me={"disabled": ["seeker"]}).does("yes", "lord-keeper")
    assert (p.lords(0), p.s.disabled[0]) == ({"traitor", "keeper"}, ())


@pytest.mark.rule("B-LORD-ASSASSIN-2", "B-LORD-SCHEMER")
def test_schemer_may_discard_a_disabled_lord_and_the_new_one_is_not_disabled() -> None:
    p = enters("schemer", me={"disabled": ["seeker"]}, lord_deck=["trader"]).does("yes")
    assert (p.lords(0), p.s.disabled[0]) == ({"schemer", "trader"}, ())


@pytest.mark.rule("B-LORD-TRAITOR", "B-LRD-08", "B-CRT-06")
def test_traitor_may_decline_and_is_skipped_without_another_lord_or_a_court_lord() -> None:
    p = enters("traitor", me={"lords": ["jailer"]}).does("no")
    assert (p.lords(0), p.s.active) == ({"traitor", "jailer"}, 1)
    assert enters("traitor").s.active == 1
    assert enters("traitor", me={"lords": ["jailer"]}, court=[]).s.active == 1
    sentinels = {"watcher": {"owner": 1, "on": "lord-keeper"}}
    p = enters("traitor", KRAKEN, me={"lords": ["jailer"]}, court=["keeper"], sentinels=sentinels)
    assert "yes" not in p.options


@pytest.mark.rule("B-LORD-SCHEMER", "B-LRD-09")
def test_schemer_discards_another_free_lord_for_the_top_lord_of_the_deck() -> None:
    p = enters("schemer", me={"lords": ["jailer"]}, lord_deck=["trader", "peddler"])
    assert (p.rule, p.options) == ("B-LORD-SCHEMER", ["yes", "no"])
    p.does("yes")
    assert p.lords(0) == {"schemer", "trader"}
    assert p.s.pearls[0] == 3


@pytest.mark.rule("B-LORD-SCHEMER", "B-LRD-08")
def test_schemer_may_decline_and_is_skipped_without_another_lord_or_an_empty_deck() -> None:
    p = enters("schemer", me={"lords": ["jailer"]}).does("no")
    assert (p.lords(0), p.s.active) == ({"schemer", "jailer"}, 1)
    assert enters("schemer").s.active == 1
    p = enters("schemer", me={"lords": ["jailer"]}, rest={"lords": "removed"}, council={"crab": ["crab-1"]})
    assert p.s.active == 1


@pytest.mark.rule("B-LORD-DIPLOMAT")
def test_diplomat_recruits_without_the_guilds_race_but_with_the_exact_number_of_races() -> None:
    hand = ["jellyfish-3", "crab-3"]
    for lords, able in (([], False), (["diplomat"], True)):
        p = at(
            seats=[{"lords": lords, "hand": hand, "pearls": 1}, {}], court=["reaper", "keeper", "shepherd", "miller"]
        )
        assert ("recruit" in p.options) is able
    p.does("recruit", "jellyfish-3")
    assert p.asked == "ask-affiliate"
    p.does("crab-3")
    assert (p.lords(0), p.hand(0)) == ({"diplomat", "reaper"}, []), "7 of two races; Keeper needs three"
    p = at(seats=[{"lords": ["diplomat"], "hand": ["crab-5", "crab-4"], "pearls": 1}, {}], court=["reaper"])
    assert "recruit" not in p.options


@pytest.mark.rule("B-LORD-TREASURER")
def test_treasurer_makes_its_owners_lords_two_cheaper_and_changes_no_number_of_races() -> None:
    p = enters("landowner", me={"lords": ["treasurer"]}, more=-2)
    assert ("landowner" in p.lords(0), p.s.pearls[0]) == (True, 0)
    p = before("landowner", me={"lords": ["treasurer"]}, court=[], more=-3)
    assert "recruit" not in p.options
    p = at(seats=[{"lords": ["treasurer"], "hand": ["seahorse-5"]}, {}], court=["keeper"])
    assert "recruit" not in p.options, "4 of three races"


@pytest.mark.rule("K-LORD-RECIPIENT", "B-TRN-06")
def test_recipient_reveals_a_lord_on_the_farthest_free_space_for_nothing() -> None:
    p = at(KRAKEN, seats=[{"lords": ["recipient"], "pearls": 1}, {}], court=COURT, lord_deck=["trader"])
    p.does(RECIPIENT)
    assert p.court() == [None, None, "trader", "keeper", "reaper", "shepherd"]
    assert p.s.pearls[0] == 1
    assert RECIPIENT not in p.options
    assert "B-TRN-06" in p.refused


@pytest.mark.rule("K-LORD-RECIPIENT")
def test_recipient_needs_a_free_space_and_a_lord_in_the_deck() -> None:
    seats = [{"lords": ["recipient"]}, {}]
    council = {"crab": ["crab-1"]}
    p = at(KRAKEN, seats=seats, council=council)
    assert (None in p.court(), RECIPIENT in p.options) == (False, False)
    assert "K-LORD-RECIPIENT" in p.refused
    p = at(KRAKEN, seats=seats, court=COURT, council=council, rest={"lords": "removed"})
    assert RECIPIENT not in p.options


@pytest.mark.rule("LP-LORD-ALTRUIST", "L-FGT-09")
def test_altruist_takes_one_more_token_of_either_pile_per_life_point() -> None:
    """Strength 5 + 5 takes both life points of leviathan-06: 2 + 1 tokens, and 2 for Altruist."""
    me = {"pearls": 1, "lords": ["altruist"], "hand": ["crab-5"]}
    dice = seed_with_dice(5)
    p = at(LEVIATHAN, seats=[me, {"pearls": 0}], court=["keeper"], deck=["monster"], border={4: "06"}, seed=dice)
    p.does("explore", "fight")
    assert (p.asked, p.t.decision.least, p.t.decision.most) == ("ask-split-tokens", 0, 5)
    p.does(4)
    assert (len(p.s.tokens[0]), len(p.s.expansion_tokens[0])) == (4, 1)


@pytest.mark.rule("LP-LORD-ALTRUIST", "LP-LORD-REBEL")
def test_altruist_takes_a_token_for_rebels_life_point() -> None:
    p = enters("rebel", LEVIATHAN, me={"lords": ["altruist"]}, border={4: "06"})
    assert (p.t.decision.least, p.t.decision.most) == (0, 2 + 1)


@pytest.mark.rule("L-LORD-REBEL", "L-FGT-08")
def test_rebel_takes_one_life_point_of_a_leviathan_and_its_reward() -> None:
    p = enters("rebel", LEVIATHAN, border={4: "06", 7: "01"})
    assert (p.rule, p.options) == ("L-LORD-REBEL", ["space-4", "space-7"]), "and no way to decline"
    p.does("space-4", 2)
    assert (p.s.life_lost[1], len(p.s.tokens[0])) == (1, 2)
    assert p.s.active == 1, "no attack follows"
    assert p.s.slain[0] == ()


def rebel_kills(**described: object) -> Play:
    """Rebel takes the last life point of the only Leviathan; the next one comes on space 8."""
    weak = {4: {"leviathan": "06", "lost": 1}}
    return enters("rebel", LEVIATHAN, border=weak, leviathan_deck=["20"], seed=seed_with_dice(3, 5), **described)


@pytest.mark.rule("L-LORD-REBEL", "LP-LORD-REBEL", "L-KIL-02", "L-FIG-01")
def test_rebels_kill_keeps_the_card_takes_the_figure_and_brings_a_new_leviathan() -> None:
    p = rebel_kills()
    assert p.t.view(0)["table"]["slain"][0] == ["leviathan-06"]
    assert p.s.slayer == 0
    assert border(p) == {"space-8": "leviathan-20"}
    assert p.s.wounds == [0, 0]
    p.does(1)
    assert p.s.active == 1


@pytest.mark.rule("LP-LORD-INTREPID-2", "LP-LORD-REBEL")
def test_rebels_kill_starts_no_fight_not_even_with_intrepid() -> None:
    p = rebel_kills(me={"lords": ["intrepid"], "hand": ["crab-5"]}).does(1)
    assert (p.s.active, p.hand(0)) == (1, ["crab-5"])


@pytest.mark.rule("L-LORD-REBEL", "LP-PLC-05", "B-LRD-08")
def test_rebel_is_skipped_with_an_empty_border() -> None:
    p = enters("rebel", LEVIATHAN, rest={"leviathans": "removed"})
    assert (p.s.active, p.s.tokens[0]) == (1, ())


def liberated(assigned: list[str], **described: object) -> Play:
    me = {"locations": ["jail"], "assigned": {"jail": assigned}, **described.pop("me", {})}  # type: ignore[dict-item]
    return enters("liberator", KRAKEN, me=me, **described)


@pytest.mark.rule("K-LORD-LIBERATOR")
def test_liberator_must_free_one_assigned_lord_and_its_location_stays() -> None:
    p = liberated(["landlord", "trader"])
    assert (p.rule, p.options) == ("K-LORD-LIBERATOR", ["lord-landlord", "lord-trader"]), "and no way to decline"
    p.does("lord-landlord")
    assert p.lords(0) == {"liberator", "landlord"}
    assert (p.locations(0), len(p.s.assigned[0])) == (["jail"], 1)


@pytest.mark.rule("K-LORD-LIBERATOR", "B-LRD-08")
def test_liberator_is_skipped_without_an_assigned_lord() -> None:
    assert enters("liberator", KRAKEN, me={"lords": ["trader"]}).s.active == 1


@pytest.mark.rule("K-LORD-LIBERATOR", "B-LOC-02")
def test_a_freed_lords_key_counts_again_at_once() -> None:
    p = liberated(["landlord"], me={"keys": 2}, available=["chasm"])
    assert (p.seat, p.asked) == (0, "ask-location")
    p.does("location-chasm")
    assert p.locations(0) == ["jail", "chasm"]
    assert p.t.view(0)["table"]["assigned"][0] == [["location-chasm", "lord-landlord"]]


@pytest.mark.rule("K-LORD-LIBERATOR", "B-TRN-10")
def test_a_freed_lords_turn_power_may_be_used_this_turn() -> None:
    assert liberated(["slaver"], me={"hand": ["crab-1"]}).options == ["end-turn", "lord-slaver.0"]


@pytest.mark.rule("K-LORD-LIBERATOR-2", "B-LRD-04")
def test_a_freed_lord_repeats_no_entry_effect() -> None:
    assert liberated(["landlord"]).s.pearls[0] == 0
    assert liberated(["trader"]).s.pearls[0] == 0
    crowd = [*(f"crab-{n}" for n in (1, 1, 1, 2, 2, 2)), "squid-1", "squid-1"]
    p = liberated(["commander"], others=[{"hand": crowd}])
    assert (p.asked, len(p.hand(1))) == ("ask-action", 8)


@pytest.mark.rule("K-LORD-LIBERATOR", "K-LORD-LIBERATOR-2", "B-LOC-09")
def test_a_freed_ambassador_draws_no_location_and_cannot_be_assigned_again() -> None:
    p = liberated(
        ["hermit"], me={"keys": 2, "lords": ["keeper", "reaper"]}, available=["chasm"], court=["miller", "shepherd"]
    )
    assert (p.locations(0), "hermit" in p.lords(0)) == (["jail"], True)
    p.does("location-chasm")
    assert p.options == ["key", "lord-keeper", "lord-reaper"]
    assert "B-LOC-09" in p.refused


@pytest.mark.rule("LP-LORD-TAXIDERMIST", "LP-LORD-ALTRUIST", "LP-LORD-REBEL", "K-LORD-HIGHWAYMAN-2")
def test_rebels_life_point_pays_taxidermist_and_altruist_and_highwayman_takes_his_share() -> None:
    me = {"lords": ["taxidermist", "altruist"]}
    p = enters("rebel", BOTH, me=me, others=[{"lords": ["highwayman"], "pearls": 0}], border={4: "06"})
    assert p.s.pearls == [1, 1]
    assert p.t.decision.most == 3
