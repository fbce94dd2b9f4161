"""Leviathan: exploring on past a Monster places a Leviathan, and one already there attacks first."""

from __future__ import annotations

import pytest

from abyss_play import LEVIATHAN, at
from fathom.games.abyss.cards.leviathans import SPACES
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS
from leviathan_play import border, life_left, logged, meets_monster


@pytest.mark.rule("L-MON-01")
def test_a_revealed_monster_leaves_the_choice_to_fight_or_to_explore_on() -> None:
    p = meets_monster(["crab-2"], border={"7": "01"}, rolls=(1, 1, 1))
    assert (p.seat, p.asked, p.rule) == (0, "ask-leviathan", "L-MON-01")
    assert p.options == ["fight", "explore-on"]
    placed = meets_monster(["crab-2"], border={"7": "01"}, rolls=(1, 1)).does("explore-on")
    assert placed.asked == "ask-take"
    assert len(border(placed)) == 2
    p.does("fight")
    assert p.hand(0) == []
    assert len(border(p)) == 1


@pytest.mark.rule("L-PLC-01", "L-PLC-02", "L-LEV-03")
def test_exploring_on_puts_the_top_leviathan_on_the_free_space_the_dice_name() -> None:
    p = meets_monster(["crab-2"], border={"7": "01"}, rolls=(2, 3), leviathan_deck=["13", "14"])
    p.does("explore-on")
    assert border(p) == {"space-5": "leviathan-13", "space-7": "leviathan-01"}
    assert life_left(p, "space-5") == 3
    assert p.s.life_lost[SPACES.index("space-5")] == 0
    rolled = logged(p, "log-roll-border")
    assert [(rule, args["first"], args["second"]) for rule, args in rolled] == [("L-PLC-01", 2, 3)]
    assert [rule for rule, _ in logged(p, "log-place-leviathan")] == ["L-PLC-02"]
    assert LEVIATHAN_KEYS[p.s.leviathan_deck[-1]] == "leviathan-14"
    assert logged(p, "log-attacked") == []
    assert p.asked == "ask-take"


@pytest.mark.rule("L-PLC-02", "LP-PLC-01")
def test_the_discarded_monster_frees_its_track_space_for_the_next_card() -> None:
    p = meets_monster(["crab-2"], track=["seahorse-2"], border={"7": "01"}, rolls=(1, 1), then=["squid-5"])
    assert [args["space"] for _, args in logged(p, "log-explore")] == [1, 2]
    p.does("explore-on")
    assert [args["space"] for _, args in logged(p, "log-explore")] == [1, 2, 2]
    assert p.t.view(None)["table"]["track"] == ["seahorse-2", "squid-5"]
    p.does("take")
    assert p.discard() == ["monster"]
    assert p.hand(0) == ["crab-2", "squid-5"]


@pytest.mark.rule("L-PLC-03", "L-PLC-06", "L-PLC-07", "LP-LEV-04")
def test_a_leviathan_on_the_rolled_space_attacks_and_makes_way() -> None:
    p = meets_monster(["crab-2"], border={"7": {"leviathan": "13", "lost": 1}}, rolls=(3, 4), leviathan_deck=["05"])
    p.does("explore-on")
    assert p.s.wounds == [3, 0]
    assert border(p) == {"space-7": "leviathan-05"}
    assert life_left(p, "space-7") == 3, "the marker starts on the top space whatever the old one had lost"
    assert [rule for rule, _ in logged(p, "log-attacked")] == ["L-PLC-03"]
    assert [rule for rule, _ in logged(p, "log-place-leviathan")] == ["L-PLC-06"]
    assert [LEVIATHAN_KEYS[card] for card in p.s.leviathans_gone] == ["leviathan-13"]
    assert p.t.view(None)["table"]["track"] == ["squid-5"], "the Monster is off the track and exploring went on"
    p.does("take")
    assert p.discard() == ["monster"]


@pytest.mark.rule("L-PLC-03")
def test_a_leviathan_elsewhere_on_the_border_does_not_attack() -> None:
    p = meets_monster(["crab-2"], border={"7": "13", "6": "17"}, rolls=(3, 2)).does("explore-on")
    assert p.s.wounds == [0, 0]
    assert len(border(p)) == 3


@pytest.mark.rule("L-PLC-04")
def test_nothing_lets_the_explorer_avoid_the_attack() -> None:
    """Not a Shaman, not pearls, not a hand full of crabs: wounds come unasked, and a Lord has to be named."""
    me = {"lords": ["shaman", "keeper"], "pearls": 9}
    p = meets_monster(["crab-5", "crab-4"], me=me, border={"7": "17"}, rolls=(3, 4)).does("explore-on")
    assert p.s.wounds == [4, 0]
    assert p.s.pearls[0] == 9
    q = meets_monster(["crab-5", "crab-4"], me=me, border={"7": "09"}, rolls=(3, 4)).does("explore-on")
    assert q.asked == "ask-lose-lord"
    assert set(q.options) == {"lord-shaman", "lord-keeper"}


@pytest.mark.rule("L-PLC-05", "L-PLC-06")
def test_the_penalty_is_over_before_the_new_leviathan_is_placed() -> None:
    me = {"lords": ["shaman", "keeper"]}
    p = meets_monster(["crab-5"], me=me, border={"7": "09"}, rolls=(3, 4), leviathan_deck=["17"]).does("explore-on")
    assert p.asked == "ask-lose-lord"
    assert border(p) == {"space-7": "leviathan-09"}
    p.does("lord-keeper")
    assert border(p) == {"space-7": "leviathan-17"}
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-attacked") < ids.index("log-lose-lord") < ids.index("log-place-leviathan")


@pytest.mark.rule("LP-LEV-04")
def test_leviathans_that_attacked_never_come_back() -> None:
    """Two attackers leave the game; with the deck empty no third Leviathan appears."""
    p = meets_monster(
        border={"7": "20"}, rolls=(3, 4, 3, 4), then=["monster", "monster", "squid-5"],
        leviathan_deck=["16", "12"], rest={"leviathans": "removed"},
    )  # fmt: skip
    assert border(p) == {"space-7": "leviathan-12"}
    assert p.s.wounds[0] == 4
    assert p.s.leviathan_deck == ()
    assert [LEVIATHAN_KEYS[card] for card in p.s.leviathans_gone[-2:]] == ["leviathan-20", "leviathan-16"]


@pytest.mark.rule("LP-PLC-03")
def test_with_an_empty_leviathan_deck_exploring_on_places_nothing_and_goes_on() -> None:
    p = meets_monster(["crab-2"], border={"7": "17"}, rolls=(3, 4), rest={"leviathans": "removed"})
    p.does("explore-on")
    assert border(p) == {"space-7": "leviathan-17"}
    assert p.s.wounds[0] == 0
    assert logged(p, "log-roll-border") == []
    assert [rule for rule, _ in logged(p, "log-no-leviathan")] == ["LP-PLC-03"]
    assert p.asked == "ask-take"
    assert p.t.view(None)["table"]["track"] == ["squid-5"]


@pytest.mark.rule("LP-PLC-04")
def test_an_exploration_of_nothing_but_monsters_ends_with_nothing_taken() -> None:
    p = meets_monster(
        border={"7": "17"}, rolls=(1, 1, 2, 2), then=["monster"], rest={"exploration": "removed"},
        leviathan_deck=["01", "02"],
    )  # fmt: skip
    assert p.hand(0) == []
    assert len(border(p)) == 3
    assert p.discard() == ["monster", "monster"]
    assert [rule for rule, _ in logged(p, "log-nothing-to-draw")] == ["LP-PLC-04"]
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("LP-PLC-04")
def test_a_monster_discarded_in_an_exploration_is_not_reshuffled_into_it() -> None:
    """The deck is made anew from the discard, but the Monster just passed waits until the exploration is over."""
    p = meets_monster(
        border={"7": "17"}, rolls=(1, 1), then=[], discard=["squid-2", "squid-3"], rest={"exploration": "removed"}
    )
    assert p.asked == "ask-take"
    assert len(p.s.deck) == 1
    p.does("explore-on")
    assert (p.seat, p.asked) == (1, "ask-action"), "the second Ally was the last card and had to be taken"
    assert p.hand(0) in (["squid-2"], ["squid-3"])
    assert p.discard() == ["monster"]


@pytest.mark.rule("LP-PLC-05")
def test_an_empty_border_with_an_empty_deck_means_no_fight_and_rebel_and_sorcerer_do_nothing() -> None:
    bare = {"leviathans": "removed"}
    p = meets_monster(["crab-5"], border={}, rolls=(1, 1), rest=bare)
    assert p.asked == "ask-take"
    assert border(p) == {}
    for lord, pay in (("rebel", ["squid-5", "crab-3"]), ("sorcerer", ["jellyfish-5", "crab-3"])):
        hand = [*pay, "crab-4"]
        q = at(
            LEVIATHAN, seats=[{"hand": hand}, {}], court=[lord, "keeper", "reaper", "miller"], rest=bare,
            council={"squid": ["squid-1"]},
        )  # fmt: skip
        q.recruits(lord, *pay)
        assert q.lords(0) == {lord}
        assert (q.seat, q.asked) == (1, "ask-action")
        assert q.hand(0) == ["crab-4"]
