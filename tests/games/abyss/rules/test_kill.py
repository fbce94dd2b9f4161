"""Leviathan: killing one, and what the turn still holds afterwards."""

from __future__ import annotations

import pytest

from fathom.games.abyss.cards.names import LEVIATHAN_KEYS
from leviathan_play import border, life_left, logged, meets_monster, slain


@pytest.mark.rule("L-KIL-01")
def test_a_leviathan_without_life_is_killed_and_lies_face_up_before_its_killer() -> None:
    p = meets_monster(["crab-5"], border={"7": "18", "4": "17"}, rolls=(2,)).does("fight", "space-7", 1)
    assert slain(p, 0) == []
    assert life_left(p, "space-7") == 1
    q = meets_monster(["crab-5"], border={"7": {"leviathan": "18", "lost": 1}, "4": "17"}, rolls=(2,))
    q.does("fight", "space-7", 1)
    assert slain(q, 0) == ["leviathan-18"]
    assert border(q) == {"space-4": "leviathan-17"}
    assert len(q.s.tokens[0]) == 1, "the normal reward comes as well"
    assert [rule for rule, _ in logged(q, "log-kill")] == ["L-KIL-01"]
    for seat in (0, 1, None):
        assert q.t.view(seat)["table"]["slain"] == [["leviathan-18"], []]


@pytest.mark.rule("L-FGT-13")
def test_a_kill_ends_the_turn_whatever_the_hand_still_holds() -> None:
    p = meets_monster(["crab-5", "crab-4", "crab-3"], border={"7": "04", "4": "17"}, rolls=(6,))
    p.does("fight", "space-7", "crab-5", 1)
    assert slain(p, 0) == ["leviathan-04"]
    assert (p.seat, p.asked) == (1, "ask-action")
    assert p.hand(0) == ["crab-3", "crab-4"]


@pytest.mark.rule("L-KIL-02", "LP-FGT-06")
def test_the_last_leviathan_killed_is_replaced_by_the_next_where_the_dice_say_and_it_attacks_nobody() -> None:
    p = meets_monster(["crab-5"], border={"7": "04"}, rolls=(6, 3, 4), leviathan_deck=["17", "13"]).does("fight", 1)
    assert border(p) == {"space-7": "leviathan-17"}
    assert life_left(p, "space-7") == 3
    assert p.s.wounds == [0, 0]
    assert logged(p, "log-attacked") == []
    rolled = [(rule, args["first"], args["second"]) for rule, args in logged(p, "log-roll-border")]
    assert rolled == [("L-KIL-02", 3, 4)]
    assert LEVIATHAN_KEYS[p.s.leviathan_deck[-1]] == "leviathan-13"
    assert len(logged(p, "log-explore")) == 1, "no card is explored for it"
    assert p.seat == 1


@pytest.mark.rule("L-KIL-02")
def test_while_another_leviathan_is_left_a_kill_brings_no_new_one() -> None:
    p = meets_monster(["crab-5"], border={"7": "04", "4": "17"}, rolls=(6, 3, 4)).does("fight", "space-7", 1)
    assert border(p) == {"space-4": "leviathan-17"}
    assert logged(p, "log-roll-border") == []


@pytest.mark.rule("LP-PLC-05", "LP-PLC-03")
def test_with_an_empty_leviathan_deck_the_border_stays_empty_after_the_last_kill() -> None:
    p = meets_monster(["crab-5"], border={"7": "04"}, rolls=(6, 3, 4), rest={"leviathans": "removed"}).does("fight", 1)
    assert slain(p, 0) == ["leviathan-04"]
    assert border(p) == {}
    assert logged(p, "log-roll-border") == []
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("LP-FGT-07")
def test_after_a_kill_locations_leftover_powers_and_hand_limits_still_come() -> None:
    hand = ["crab-5"] + ["squid-1"] * 4 + ["seahorse-1"] * 4 + ["jellyfish-1"] * 4 + ["shellfish-2"] * 3
    p = meets_monster(
        hand, me={"lords": ["slaver"], "keys": 3, "pearls": 1}, border={"7": "20", "4": "17"}, rolls=(6,),
        available=["jail"],
    )  # fmt: skip
    p.does("fight", "space-7", 1)
    assert p.asked == "ask-location"
    p.does("location-jail", {"key": 3})
    assert p.locations(0) == ["jail"]
    assert p.asked == "ask-leftover"
    assert any(key.startswith("lord-slaver") for key in p.options)
    p.does("end-turn")
    assert p.asked == "ask-martial-law"
    p.does(0, {"squid-1": 3})
    assert len(p.hand(0)) == 12
    assert (p.seat, p.asked) == (1, "ask-action")
