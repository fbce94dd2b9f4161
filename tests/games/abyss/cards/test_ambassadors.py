"""The Ambassadors: five races, and a Location at once."""

from __future__ import annotations

import pytest

from abyss_lords import enters
from abyss_play import KRAKEN, Play, at

STACK = ["chasm", "jail", "abyss", "parliament"]


def assigned(p: Play) -> list[list[str]]:
    """Seat 0's assigned Lords, each behind its Location."""
    found: list[list[str]] = p.t.view(None)["table"]["assigned"][0]
    return found


def available(p: Play) -> set[str]:
    return set(p.t.view(None)["table"]["available"])


@pytest.mark.rule("B-LORD-HERMIT", "B-LORD-AMBASSADORS")
def test_hermit_draws_one_location_and_controls_it() -> None:
    p = enters("hermit", me={"keys": 2}, location_stack=STACK)
    assert p.locations(0) == ["chasm"]
    assert assigned(p) == [["location-chasm", "lord-hermit"]]
    assert p.lords(0) == set()
    assert p.s.key_tokens[0] == 2, "no Keys are spent"
    assert available(p) == set()


@pytest.mark.rule("B-LORD-SAGE", "B-LORD-AMBASSADORS")
def test_sage_draws_two_locations_keeps_one_and_leaves_the_other() -> None:
    p = enters("sage", location_stack=STACK)
    assert (p.rule, p.options) == ("B-LORD-AMBASSADORS", ["location-chasm", "location-jail"])
    p.does("location-jail")
    assert assigned(p) == [["location-jail", "lord-sage"]]
    assert (p.locations(0), available(p)) == (["jail"], {"location-chasm"})


@pytest.mark.rule("B-LORD-ELDER", "B-LORD-AMBASSADORS")
def test_elder_draws_three_locations_keeps_one_and_leaves_the_others() -> None:
    p = enters("elder", location_stack=STACK)
    assert p.options == ["location-chasm", "location-jail", "location-abyss"]
    p.does("location-abyss")
    assert assigned(p) == [["location-abyss", "lord-elder"]]
    assert (p.locations(0), available(p)) == (["abyss"], {"location-chasm", "location-jail"})


@pytest.mark.rule("B-LORD-AMBASSADORS", "B-LORD-ELDER")
def test_an_ambassador_draws_fewer_locations_from_a_short_stack() -> None:
    p = enters("elder", location_stack=["chasm", "jail"], rest={"locations": "removed"})
    assert p.options == ["location-chasm", "location-jail"]


@pytest.mark.rule("B-LORD-AMBASSADORS", "B-LRD-08")
@pytest.mark.parametrize("slug", ["hermit", "sage", "elder"])
def test_an_ambassador_stays_free_when_the_stack_is_empty(slug: str) -> None:
    p = enters(slug, rest={"locations": "removed"}, available=["chasm"])
    assert (p.lords(0), p.locations(0), p.s.active) == ({slug}, [], 1)


@pytest.mark.rule("B-LORD-AMBASSADORS", "B-LOC-14", "K-LOO-01")
def test_a_loot_location_drawn_by_an_ambassador_is_searched() -> None:
    p = enters("hermit", KRAKEN, location_stack=["battlefield"], loot_deck=[4, 7])
    assert (p.asked, p.s.pearls[0]) == ("ask-loot", 2)
    p.does("stop-loot")
    assert assigned(p) == [["location-battlefield", "lord-hermit"]]


@pytest.mark.rule("B-LORD-AMBASSADORS", "B-LOCS-BLACK-SMOKERS", "B-LOCS-02")
def test_an_ambassador_moves_along_when_its_black_smokers_are_swapped() -> None:
    p = enters("hermit", location_stack=["black-smokers", "chasm", "jail"], rest={"locations": "removed"})
    p.does("location-jail")
    assert assigned(p) == [["location-jail", "lord-hermit"]]


@pytest.mark.rule("B-REC-09", "B-REC-04")
@pytest.mark.parametrize("slug", ["hermit", "sage", "elder"])
def test_an_ambassador_needs_all_five_races(slug: str) -> None:
    four = ["jellyfish-5", "crab-5", "seahorse-5", "shellfish-5"]
    assert "recruit" not in at(seats=[{"hand": four, "pearls": 9}, {}], court=[slug]).options
    assert "recruit" in at(seats=[{"hand": [*four, "squid-1"], "pearls": 9}, {}], court=[slug]).options
