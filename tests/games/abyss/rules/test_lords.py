"""What Lords have in common: free, assigned and disabled ones, and the three kinds of power."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_lords import FILLERS, allies_for, before, card, enters
from abyss_play import Play, at
from fathom.games.abyss.cards.lord import LORDS
from fathom.games.abyss.rules.locations import keys_of

POOR = {"pearls": 0}
NO_CARDS = {"exploration": "removed"}
SLAVER = "lord-slaver.0"


def assigned(*lords: str) -> dict[str, Any]:
    """A seat whose Lords lie at the Jail."""
    return {"locations": ["jail"], "assigned": {"jail": list(lords)}}


@pytest.mark.rule("B-LRD-01")
def test_a_lord_is_free_until_it_is_assigned_to_a_location() -> None:
    seat = {"lords": ["keeper", "reaper", "shepherd", "miller"], "pearls": 0}
    p = at(seats=[seat, POOR], council={"crab": ["crab-1"]}, available=["jail"], location_stack=["chasm"])
    assert p.lords(0) == {"keeper", "reaper", "shepherd", "miller"}
    p.does("support", "location-jail")
    assert p.lords(0) == {"miller"}
    assert {lord for _, lord in p.s.assigned[0]} == {card(slug).number for slug in ("keeper", "reaper", "shepherd")}
    # the Traitor may discard a free Lord only
    p = before(
        "traitor", me={"lords": ["miller"], **assigned("keeper", "reaper", "shepherd")}, court=["trader", "peddler"]
    )
    p.recruits("traitor", *allies_for("traitor")).does("yes", "lord-trader")
    assert p.lords(0) == {"traitor", "trader"}  # the Miller went, without a choice


@pytest.mark.rule("B-LRD-02")
def test_an_assigned_lord_loses_power_and_keys_but_keeps_influence_and_guild() -> None:
    free = at(seats=[{"lords": ["slaver"], "hand": ["crab-1"], "locations": ["dockworks"]}, {}])
    bound = at(seats=[{"locations": ["dockworks"], "assigned": {"dockworks": ["slaver"]}, "hand": ["crab-1"]}, {}])
    assert SLAVER in free.options and SLAVER not in bound.options
    assert keys_of(free.s, 0) == 1 and keys_of(bound.s, 0) == 0
    assert free.score(0) == bound.score(0)
    assert bound.score(0)["lords"] == 5
    assert bound.score(0)["locations"] == 5 + 2  # a Merchant still


@pytest.mark.rule("B-LRD-03")
def test_powers_are_of_three_kinds() -> None:
    """Peddler: once, on entering play. Treasurer: as long as it is free. Slaver: once each own turn."""
    p = enters("peddler", more=2)
    assert p.s.pearls[0] == 2 + 2
    p = enters(
        "treasurer", me={"hand": ["seahorse-3", "seahorse-3"], "pearls": 0}, court=["shepherd", "miller", "keeper"]
    )
    while p.s.active == 1:
        p.does("take" if "take" in p.options else p.options[-1])
    p.recruits("shepherd", "seahorse-3", "seahorse-3")
    assert "shepherd" in p.lords(0) and p.s.pearls[0] == 0  # 6 instead of 8
    p = at(seats=[{"lords": ["slaver"], "hand": ["crab-1", "crab-2"], "pearls": 0}, POOR])
    p.does(SLAVER, "crab-1")
    assert SLAVER not in p.options


@pytest.mark.rule("B-LRD-04")
def test_a_once_power_resolves_on_entering_play_and_never_again() -> None:
    p = enters("peddler")
    assert p.s.pearls[0] == 2
    turns = 0
    while turns < 4:
        turns = p.s.turn
        p.does("fight" if "fight" in p.options else "take" if "take" in p.options else p.options[-1])
        assert not any(key.startswith("lord-peddler") for key in p.options)
    gains = [line for line in p.t.events() if line.rule == "B-LORD-PEDDLER"]
    assert len(gains) == 1
    quiet = at(seats=[{"lords": ["peddler"], "pearls": 0}, POOR])
    assert quiet.s.pearls[0] == 0  # one that is already in play gives nothing


@pytest.mark.rule("B-LRD-05")
@pytest.mark.parametrize("state", ["free", "assigned", "disabled"])
def test_passive_and_turn_powers_work_only_while_free_and_not_disabled(state: str) -> None:
    two = ["landlord", "slaver"]
    lords = {"free": {"lords": two}, "disabled": {"disabled": two}, "assigned": assigned(*two)}[state]
    p = at(seats=[{"hand": ["crab-1"], "pearls": 0, **lords}, POOR], council={"crab": ["crab-2"]})
    assert p.s.pearls[0] == (1 if state == "free" else 0)
    assert (SLAVER in p.options) == (state == "free")


@pytest.mark.rule("B-LRD-06")
def test_a_disabled_lord_gives_only_influence() -> None:
    p = at(seats=[{"disabled": ["slaver"], "hand": ["crab-1"]}, {}], council={"crab": ["crab-2"]})
    assert SLAVER not in p.options and "B-LRD-06" in p.refused
    assert keys_of(p.s, 0) == 0
    assert p.score(0)["lords"] == 5


@pytest.mark.rule("B-LRD-06")
def test_a_disabled_lord_still_counts_as_free() -> None:
    """Traitor may discard free Lords: the disabled one is offered."""
    p = enters("traitor", me={"disabled": ["keeper"]}, court=["trader", "peddler", "miller"])
    assert p.asked == "may-effect"
    p.does("yes", "lord-trader")
    assert p.lords(0) == {"traitor", "trader"} and p.s.disabled[0] == ()


@pytest.mark.rule("B-LRD-07")
def test_a_disabled_lord_cannot_be_assigned_to_a_location() -> None:
    seat = {"lords": ["keeper", "reaper", "shepherd", "slaver"], "disabled": ["commander"], "pearls": 0}
    p = at(seats=[seat, POOR], council={"crab": ["crab-1"]}, available=["jail"], location_stack=["chasm"])
    p.does("support", "location-jail")
    assert p.asked == "ask-pay-keys"
    assert p.options == ["lord-keeper", "lord-reaper", "lord-shepherd", "lord-slaver"]
    assert "B-LRD-07" in p.refused


@pytest.mark.rule("B-LRD-08")
def test_a_power_worded_as_a_choice_may_be_declined() -> None:
    p = enters("corruptor", more=5)
    assert p.asked == "may-effect" and p.options == ["yes", "no"]
    p.does("no")
    assert p.s.active == 1 and p.lords(0) == {"corruptor"} and p.s.pearls[0] == 5


@pytest.mark.rule("B-LRD-08")
def test_other_powers_must_be_done_as_far_as_possible() -> None:
    p = enters("apprentice", council={"crab": ["crab-1"], "squid": ["squid-1"]})
    assert p.asked == "ask-stack" and p.options == ["crab", "squid"]  # and no way out
    p = enters("seeker", others=[{"pearls": 1}, {"pearls": 5}])
    assert p.s.pearls[1:] == [0, 3]  # as far as the Pearls go
    p = enters("elder", location_stack=["jail", "chasm"], rest={"locations": "removed"})
    assert p.options == ["location-jail", "location-chasm"]  # two instead of three


@pytest.mark.rule("B-LRD-08")
@pytest.mark.parametrize("lord", ["apprentice", "hunter", "assassin", "jailer", "illusionist", "corruptor", "traitor"])
def test_an_impossible_power_is_skipped(lord: str) -> None:
    """No stack, token, Lord, card, Location, Pearl or other Lord: the turn simply goes on."""
    p = enters(lord, others=[POOR])
    assert p.s.active == 1 and p.lords(0) == {lord}


@pytest.mark.rule("B-LRD-09")
def test_a_lord_gained_through_another_resolves_its_own_power_at_once() -> None:
    p = enters("corruptor", more=5, court=["trader", "keeper", "reaper", "miller"])
    p.does("yes", "lord-trader")
    assert p.s.pearls[0] == 3  # the Trader's
    p = enters(
        "traitor", me={"lords": ["keeper"]}, court=["apprentice", "reaper", "miller"], council={"crab": ["crab-5"]}
    )
    p.does("yes", "lord-apprentice")
    assert p.hand(0) == ["crab-5"]
    p = enters("schemer", me={"lords": ["keeper"]}, lord_deck=["peddler"]).does("yes")
    assert p.lords(0) == {"schemer", "peddler"} and p.s.pearls[0] == 2


@pytest.mark.rule("B-LRD-10")
def test_discarded_lords_leave_the_game_for_good() -> None:
    """The Traitor's victim is gone: neither the refill nor a plot brings it back from an empty deck."""
    described: dict[str, Any] = {
        "court": ["trader", "miller"],
        "council": {"crab": ["crab-1"]},
        "rest": {"lords": "removed"},
    }
    p = enters("traitor", me={"lords": ["keeper"]}, **described).does("yes", "lord-trader")
    assert card("keeper").number in p.s.lords_gone
    assert p.court() == [None] * 5 + ["miller"] and p.s.lord_deck == ()
    assert p.seat == 1 and p.options == ["explore", "support"]  # with a Pearl, but no Lord to reveal
    p = at(
        seats=[{"lords": ["opportunist"]}, POOR],
        court=["keeper", "miller"],
        lord_deck=["trader"],
        rest={"lords": "removed"},
    )
    p.does("lord-opportunist.0", "lord-miller")
    assert card("miller").number in p.s.lords_gone
    assert p.court()[-2:] == ["keeper", "trader"] and "plot" not in p.options


@pytest.mark.rule("B-LRD-11")
def test_every_lord_prints_at_most_one_key() -> None:
    assert {lord.keys for lord in LORDS} == {0, 1}
    keyed = [lord.slug for lord in LORDS if lord.keys and lord.box == "base"]
    p = at(seats=[{"lords": keyed}, {}], court=["miller"])
    assert keys_of(p.s, 0) == len(keyed)


@pytest.mark.rule("B-LRD-12")
@pytest.mark.parametrize("farmer", FILLERS)
def test_six_base_farmers_have_no_power(farmer: str) -> None:
    assert len(FILLERS) == len({lord.slug for lord in LORDS if lord.guild == "farmer" and lord.box == "base"}) == 6
    assert card(farmer).guild == "farmer" and card(farmer).abilities == ()
    p = enters(farmer, court=["sage", "hermit", "elder"])
    assert p.lords(0) == {farmer}
    assert p.s.active == 1 and p.s.pearls[0] == 0


def chain() -> Play:
    """Traitor takes the Schemer, which takes the top Lord: all of them resolve before the Court is looked at."""
    p = enters(
        "traitor",
        me={"lords": ["keeper", "reaper", "shepherd"], "keys": 0},
        court=["schemer", "miller", "jailer"],
        lord_deck=["peddler"],
        available=["jail"],
        location_stack=["chasm"],
    )
    return p.does("yes", "lord-keeper", "lord-schemer")


@pytest.mark.rule("B-LRD-13")
def test_chained_entry_powers_resolve_fully_before_the_court_slides_and_keys_are_checked() -> None:
    p = chain()
    assert p.asked == "may-effect" and p.rule == "B-LORD-SCHEMER"
    assert p.court() == [None] * 4 + ["miller", "jailer"] and p.s.pearls[0] == 0  # no refill yet
    p.does("yes")
    assert p.asked == "ask-discard-lord" and "lord-schemer" not in p.options  # never itself; Traitor may go
    assert "lord-traitor" in p.options
    p.does("lord-traitor")
    assert p.lords(0) == {"schemer", "peddler", "reaper", "shepherd"}
    assert p.s.pearls[0] == 2 + 2  # the Peddler's, then the Court's
    ids = [(id, rule) for id, rule in p.lines() if id in ("log-gain-pearls", "log-court-low")]
    assert ids[0] == ("log-gain-pearls", "B-LORD-PEDDLER") and ids[1] == ("log-court-low", "B-CRT-02")
    assert p.s.active == 1  # two Keys were left: no Location


@pytest.mark.rule("B-LRD-13")
def test_keys_are_checked_when_the_chain_is_over() -> None:
    p = chain().does("no")
    assert p.s.active == 1  # Reaper and Shepherd hold two Keys; the Keeper, discarded, was the third
    kept = enters(
        "corruptor",
        more=5,
        me={"lords": ["keeper", "reaper"]},
        court=["shepherd", "miller", "jailer", "trader"],
        available=["jail"],
        location_stack=["chasm"],
    ).does("yes", "lord-shepherd")
    assert kept.asked == "ask-location"  # the third Key came with the last Lord of the chain
