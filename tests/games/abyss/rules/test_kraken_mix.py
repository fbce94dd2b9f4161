"""Leviathan and Kraken in one game."""

from __future__ import annotations

import pytest

from abyss_play import BOTH, at
from leviathan_play import border, life_left, logged, meets_monster


@pytest.mark.rule("LP-KRK-01")
@pytest.mark.parametrize("foe", ["01", "05", "09", "13", "17"])
def test_a_kraken_may_fight_any_leviathan_and_brings_its_user_nebulis(foe: str) -> None:
    p = meets_monster(["kraken-3", "kraken-2"], options=BOTH, border={"7": foe}, rolls=(1,))
    assert "fight" in p.options
    p.does("fight")
    assert p.options == ["kraken-2", "kraken-3"]
    p.does("kraken-3")
    assert p.s.nebulis == [2, 0]
    assert p.s.kraken_holder == 0
    assert p.discard() == ["kraken-3"]
    assert logged(p, "log-roll")[0][1]["n"] == 1
    strength = [args["n"] for id in ("log-attack-fails", "log-attack-succeeds") for _, args in logged(p, id)]
    assert strength == [4]


@pytest.mark.rule("LP-KRK-01")
@pytest.mark.parametrize(("kraken", "nebulis"), [("kraken-2", 1), ("kraken-3", 2), ("kraken-4", 3)])
def test_each_kraken_sent_to_fight_brings_the_nebulis_it_shows(kraken: str, nebulis: int) -> None:
    p = meets_monster([kraken], options=BOTH, border={"7": "03"}, rolls=(1,), me={"nebulis": 1}).does("fight")
    assert p.s.nebulis[0] == 1 + nebulis
    assert life_left(p, "space-7") == 1


@pytest.mark.rule("LP-KRK-02", "L-PEN-03")
def test_krakens_lost_to_the_ally_penalty_bring_their_nebulis_before_the_new_leviathan_is_placed() -> None:
    hand = ["kraken-2", "kraken-4", "squid-1", "squid-2"]
    p = meets_monster(hand, options=BOTH, border={"7": "01"}, rolls=(3, 4), leviathan_deck=["17"])
    p.does("explore-on")
    assert p.asked == "ask-lose-allies"
    p.does({"kraken-2": 1, "kraken-4": 1, "squid-1": 1})
    assert p.hand(0) == ["squid-2"]
    assert p.s.nebulis == [4, 0]
    assert p.s.kraken_holder == 0
    assert border(p) == {"space-7": "leviathan-17"}
    ids = [id for id, _ in p.lines()]
    assert ids.index("log-gain-nebulis") < ids.index("log-place-leviathan")


@pytest.mark.rule("LP-KRK-02")
def test_a_kraken_kept_through_the_ally_penalty_brings_nothing() -> None:
    p = meets_monster(["kraken-2", "squid-1", "squid-2", "squid-3"], options=BOTH, border={"7": "01"}, rolls=(3, 4))
    p.does("explore-on", {"squid-1": 1, "squid-2": 1, "squid-3": 1})
    assert p.hand(0) == ["kraken-2"]
    assert p.s.nebulis == [0, 0]


@pytest.mark.rule("LP-KRK-03")
def test_monsters_turned_up_by_loot_6_are_discarded_and_place_no_leviathan() -> None:
    p = at(
        BOTH, seats=[{"keys": 3, "pearls": 0}, {"pearls": 0}], available=["cetacean-graveyard"], loot_deck=[6, 7],
        council={"squid": ["squid-1"], "crab": ["crab-1"]}, border={"7": "17"}, deck=["monster", "monster", "squid-5"],
    )  # fmt: skip
    p.does("support", "squid", "location-cetacean-graveyard")
    assert p.asked == "ask-loot"
    assert p.hand(0) == ["squid-1", "squid-5"]
    assert p.discard() == ["monster", "monster"]
    assert border(p) == {"space-7": "leviathan-17"}
    assert (p.s.threat, p.s.wounds[0], len(p.s.leviathan_deck)) == (0, 0, 19)
    assert logged(p, "log-roll-border") == []


@pytest.mark.rule("LP-KRK-04")
def test_nebulis_add_nothing_to_the_strength_of_a_pearl_ally() -> None:
    rich = {"pearls": 2, "nebulis": 6, "lords": ["outlaw", "counterfeiter"]}
    p = meets_monster(["crab-2-pearl", "crab-1"], options=BOTH, me=rich, border={"7": "18"}, rolls=(1,))
    p.does("fight", "crab-2-pearl")
    assert (p.asked, p.t.decision.most) == ("ask-spend", 2)
    poor = {"pearls": 0, "nebulis": 6}
    q = meets_monster(["crab-2-pearl", "crab-1"], options=BOTH, me=poor, border={"7": "18"}, rolls=(1,))
    q.does("fight", "crab-2-pearl")
    assert logged(q, "log-attack-fails")[0][1]["n"] == 3
    assert q.s.nebulis[0] == 6
