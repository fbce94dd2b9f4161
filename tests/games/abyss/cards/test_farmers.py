"""The Farmers: influence and nothing else, but for Coward and Breeder."""

from __future__ import annotations

import pytest

from abyss_lords import border, card, enters
from abyss_play import KRAKEN, LEVIATHAN, Play, at

NINE = {total: f"{total + 5:02}" for total in range(3, 12)}


def enters_quietly(slug: str, influence: int) -> None:
    """The Lord enters, is worth its influence, and nothing else happens: nothing asked, gained or lost."""
    assert card(slug).abilities == ()
    p = enters(slug, KRAKEN, others=[{"hand": ["crab-1"], "pearls": 2, "lords": ["jailer"]}])
    assert (p.seat, p.asked, p.lords(0)) == (1, "ask-action", {slug})
    assert p.score(0)["lords"] == influence
    assert (p.s.pearls, p.hand(1), p.lords(1)) == ([0, 2], ["crab-1"], {"jailer"})


@pytest.mark.rule("B-LRD-12")
@pytest.mark.parametrize(
    ("slug", "influence"),
    [("keeper", 6), ("reaper", 6), ("shepherd", 6), ("miller", 10), ("aquaculturalist", 11), ("landowner", 12)],
)
def test_a_base_farmer_has_no_power(slug: str, influence: int) -> None:
    enters_quietly(slug, influence)


@pytest.mark.rule("K-LORD-PLAIN")
@pytest.mark.parametrize(("slug", "influence"), [("grower", 7), ("oyster-farmer", 13)])
def test_grower_and_oyster_farmer_have_no_power(slug: str, influence: int) -> None:
    enters_quietly(slug, influence)


def meets_monster(lords: list[str], deck: list[str]) -> Play:
    """Seat 0 explores until a Monster appears."""
    seats = [{"lords": lords, "hand": ["crab-4"]}, {"pearls": 0, "lords": ["trader"]}]
    p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=deck, border={7: "12"})
    p.does("explore")
    while p.asked == "ask-take":
        p.does("explore-on")
    return p


@pytest.mark.rule("LP-LORD-COWARD")
def test_coward_may_ignore_a_monster_and_must_explore_on() -> None:
    p = meets_monster(["coward"], ["crab-1", "monster", "squid-2"])
    assert p.options == ["fight", "explore-on", "ignore"]
    p.does("ignore")
    assert border(p) == {"space-7": "leviathan-12"}, "no Leviathan is placed"
    assert (p.asked, len(p.s.track)) == ("ask-take", 2), "the next card lies where the Monster lay"
    p.does("take")
    assert "squid-2" in p.hand(0)
    assert p.discard() == ["monster"]
    assert ("log-ignore", "LP-LORD-COWARD") in p.lines()


@pytest.mark.rule("LP-LORD-COWARD")
def test_coward_may_ignore_a_monster_on_the_fifth_space_too() -> None:
    p = meets_monster(["coward"], ["crab-1", "crab-1", "squid-1", "squid-1", "monster", "squid-2"])
    assert p.options == ["fight", "ignore"]
    p.does("ignore")
    assert "squid-2" in p.hand(0), "the Ally that came instead had to be taken"


@pytest.mark.rule("LP-LORD-COWARD")
def test_only_its_owner_may_ignore_monsters_with_coward() -> None:
    assert meets_monster([], ["monster", "squid-2"]).options == ["fight", "explore-on"]
    seats = [{"hand": ["crab-4"]}, {"pearls": 0, "lords": ["coward"]}]
    p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=["monster", "squid-2"], border={7: "12"}).does("explore")
    assert "ignore" not in p.options


@pytest.mark.rule("LP-LORD-COWARD", "B-LRD-06")
def test_a_disabled_coward_ignores_nothing() -> None:
    seats = [{"hand": ["crab-4"], "disabled": ["coward"]}, {"pearls": 0}]
    p = at(LEVIATHAN, seats=seats, court=["keeper"], deck=["monster", "squid-2"], border={7: "12"}).does("explore")
    assert "ignore" not in p.options


@pytest.mark.rule("LP-LORD-BREEDER")
def test_breeder_draws_a_leviathan_and_places_it_on_any_free_space() -> None:
    p = enters("breeder", LEVIATHAN, border={7: "12", 8: "16"}, leviathan_deck=["09"])
    assert (p.seat, p.rule) == (0, "LP-LORD-BREEDER")
    assert len(p.options) == 7, "the free spaces, and no way to decline"
    assert not {"space-7", "space-8"} & set(p.options)
    assert "leviathan-09" in str(p.t.decision.prompt.to_json()), "the Leviathan is known before the space is chosen"
    p.does("space-4")
    assert border(p) == {"space-4": "leviathan-09", "space-7": "leviathan-12", "space-8": "leviathan-16"}
    assert p.s.life_lost[1] == 0
    assert (p.s.wounds, p.s.active) == ([0, 0], 1), "nobody is attacked"


@pytest.mark.rule("LP-LORD-BREEDER", "B-LRD-08")
def test_breeder_is_skipped_and_draws_nothing_when_all_spaces_are_taken() -> None:
    p = enters("breeder", LEVIATHAN, border=NINE)
    assert (p.s.active, len(p.s.leviathan_deck), len(border(p))) == (1, 20 - 9, 9)


@pytest.mark.rule("LP-LORD-BREEDER", "B-LRD-08")
def test_breeder_is_skipped_with_an_empty_leviathan_deck() -> None:
    p = enters("breeder", LEVIATHAN, border={7: "12"}, rest={"leviathans": "removed"})
    assert (p.s.active, border(p)) == (1, {"space-7": "leviathan-12"})
