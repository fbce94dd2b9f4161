"""Loot Locations: draw, be rewarded, and stop before a value comes twice."""

from __future__ import annotations

from typing import Any

import pytest

from abyss_play import BOTH, KRAKEN, Play, at
from abyss_short import acts, finished, rules_of

COURT = ["keeper", "reaper", "shepherd", "miller"]
MEGALODON = 2


def controls(
    loot_deck: list[int], options: dict[str, Any] | None = None, me: dict[str, Any] | None = None, **rest: Any
) -> Play:
    """Seat 0 takes control of the Megalodon; these Loot cards come first."""
    rest = {"available": ["megalodon"], "court": COURT, **rest}
    mine = {"keys": 3, "pearls": 0, **(me or {})}
    p = acts([mine, {"pearls": 0}], options or KRAKEN, loot_deck=loot_deck, **rest)
    return p.does("location-megalodon")


@pytest.mark.rule("K-LOO-01")
def test_the_first_loot_card_is_drawn_at_once_and_rewarded() -> None:
    p = controls([4, 7])
    assert p.s.loot[MEGALODON] == (4,) and p.s.pearls[0] == 2
    assert rules_of(p, "log-loot") == ["K-LOO-01"]


@pytest.mark.rule("K-LOO-01")
def test_loot_is_drawn_for_a_location_got_by_an_ambassador_too() -> None:
    hand = ["jellyfish-2", "crab-2", "seahorse-2", "shellfish-2", "squid-2"]
    p = at(
        KRAKEN,
        seats=[{"hand": hand}, {}],
        court=["hermit", *COURT[:3]],
        location_stack=["battlefield"],
        loot_deck=[7],
    )
    p.recruits("hermit", *hand).does("crab-2")
    assert p.locations(0) == ["battlefield"] and p.s.loot[3] == (7,)
    assert p.asked == "ask-loot"


@pytest.mark.rule("K-LOO-02")
def test_after_each_loot_card_the_player_stops_or_draws_another() -> None:
    p = controls([7, 4, 5])
    assert (p.seat, p.asked, p.rule) == (0, "ask-loot", "K-LOO-02")
    assert p.options == ["draw-loot", "stop-loot"]
    p.does("draw-loot")
    assert p.s.loot[MEGALODON] == (7, 4) and p.asked == "ask-loot"
    size = len(p.s.loot_deck)
    p.does("stop-loot")
    assert p.s.loot[MEGALODON] == (7, 4) and len(p.s.loot_deck) == size
    assert p.s.active == 1


@pytest.mark.rule("K-LOO-03")
def test_a_value_drawn_twice_is_discarded_twice_and_ends_the_search() -> None:
    p = controls([7, 5, 7, 3]).does("draw-loot", "draw-loot")
    assert p.s.loot[MEGALODON] == (5,)
    assert p.s.loot_gone == (7, 7)
    assert p.s.active == 1  # the search is over, no further question
    assert rules_of(p, "log-loot-twice") == ["K-LOO-03"]


@pytest.mark.rule("K-LOO-03")
def test_equal_values_on_different_locations_do_not_meet() -> None:
    p = controls([7], me={"locations": ["battlefield"]}, loot={"battlefield": [7]})
    assert p.s.loot[MEGALODON] == (7,) and p.s.loot[3] == (7,)
    assert p.asked == "ask-loot"


@pytest.mark.rule("K-LOO-04")
def test_the_reward_of_the_duplicate_is_still_received() -> None:
    p = controls([4, 4]).does("draw-loot")
    assert p.s.loot[MEGALODON] == () and p.s.pearls[0] == 4


@pytest.mark.rule("K-LOO-06")
def test_loot_6_draws_until_an_ally_appears_and_each_monster_raises_the_threat() -> None:
    p = controls([6], deck=["monster", "monster", "squid-4", "crab-5"], threat=1)
    assert p.hand(0) == ["crab-1", "squid-4"]
    assert p.s.threat == 3
    assert p.discard() == ["monster", "monster"]
    assert rules_of(p, "log-threat") == ["K-LOO-06"] * 2


@pytest.mark.rule("K-LOO-06")
def test_the_threat_stops_at_five_here_too() -> None:
    p = controls([6], deck=["monster", "monster", "squid-4"], threat=4)
    assert p.s.threat == 5 and "squid-4" in p.hand(0)


@pytest.mark.rule("K-LOO-06")
def test_with_leviathan_the_monsters_of_loot_6_are_just_discarded() -> None:
    p = controls([6], BOTH, deck=["monster", "squid-4"], border={7: "leviathan-01"})
    assert "squid-4" in p.hand(0) and p.discard() == ["monster"]
    assert p.s.threat == 0 and sum(card >= 0 for card in p.s.border) == 1


@pytest.mark.rule("K-LOO-06")
def test_the_ally_of_loot_6_may_be_a_kraken_and_gives_no_nebulis_yet() -> None:
    p = controls([6], deck=["kraken-3"])
    assert "kraken-3" in p.hand(0) and p.s.nebulis == [0, 0]


@pytest.mark.rule("K-LOO-06")
def test_loot_6_reshuffles_the_discard_when_the_deck_runs_out() -> None:
    p = controls([6], deck=["monster"], discard=["crab-5"], rest={"exploration": "removed"})
    assert "crab-5" in p.hand(0) and p.discard() == ["monster"]


@pytest.mark.rule("K-LOO-07")
def test_a_loot_location_is_worth_the_loot_left_on_it() -> None:
    p = finished({"locations": ["megalodon"]}, {}, options=KRAKEN, loot={"megalodon": [3, 6, 7]})
    assert p.score(0)["locations"] == 3 + 6 + 7


@pytest.mark.rule("K-LOO-07", "K-LOO-09")
def test_discarded_loot_is_worth_nothing() -> None:
    p = controls([7, 7], ending="lords", rest={"lords": "removed"}).does("draw-loot")
    assert p.t.outcome is not None
    assert p.score(0)["locations"] == 0


@pytest.mark.rule("K-LOO-08")
def test_loot_stays_with_its_location_when_the_tile_is_swapped_away() -> None:
    """Seat 0 gives the Megalodon for the Jail; its Loot lies on it, for whoever takes it next."""
    me = {"hand": ["jellyfish-5"], "pearls": 5, "locations": ["megalodon"]}
    p = at(
        KRAKEN,
        seats=[me, {"keys": 3, "pearls": 0}],
        court=["illusionist", *COURT[:3]],
        available=["jail"],
        loot={"megalodon": [3, 7]},
        loot_deck=[5],
        deck=["squid-1"],
        rest={"locations": "removed"},
    )
    p.recruits("illusionist", "jellyfish-5").does("yes")
    assert p.locations(0) == ["jail"] and p.s.loot[MEGALODON] == (3, 7)
    p.does("take")
    assert p.locations(1) == ["megalodon"] and p.s.loot[MEGALODON] == (3, 7)  # no automatic draw
    assert (p.seat, p.options) == (1, ["draw-loot", "stop-loot"])
    p.does("draw-loot")
    assert p.s.loot[MEGALODON] == (3, 7, 5)


@pytest.mark.rule("K-LOO-08")
def test_the_first_draw_is_automatic_on_a_location_that_was_emptied_by_a_duplicate() -> None:
    p = controls([7, 7, 5], me={"keys": 3}).does("draw-loot")
    assert p.s.loot[MEGALODON] == ()
    me = {"hand": ["jellyfish-5"], "pearls": 5, "locations": ["jail"]}
    p = at(KRAKEN, seats=[me, {}], court=["illusionist", *COURT[:3]], available=["megalodon"], loot_deck=[5])
    p.recruits("illusionist", "jellyfish-5").does("yes")
    assert p.s.loot[MEGALODON] == (5,) and p.asked == "ask-loot"


@pytest.mark.rule("K-LOO-09")
def test_discarded_loot_is_not_reshuffled_and_an_empty_deck_ends_the_search() -> None:
    p = controls([7, 5, 7], rest={"loot": "removed"}).does("draw-loot", "draw-loot")
    assert p.s.loot_deck == () and p.s.loot_gone[-2:] == (7, 7)
    assert p.s.loot[MEGALODON] == (5,) and p.s.active == 1
    p = controls([7], rest={"loot": "removed"})
    assert p.s.loot[MEGALODON] == (7,) and p.s.active == 1  # nothing left to draw: not asked


@pytest.mark.rule("K-LOO-09")
def test_with_no_loot_to_draw_the_location_is_worth_nothing() -> None:
    rest = {"loot": "removed", "lords": "removed"}
    p = controls([], rest=rest, ending="lords")
    assert p.locations(0) == ["megalodon"] and p.s.loot[MEGALODON] == ()
    assert p.t.outcome is not None and p.score(0)["locations"] == 0


@pytest.mark.rule("K-LOO-10")
def test_loot_5_with_an_empty_base_pile_gives_nothing() -> None:
    p = controls([5], rest={"tokens": "removed"})
    assert p.s.tokens[0] == () and p.s.loot[MEGALODON] == (5,)


@pytest.mark.rule("K-LOO-10")
def test_loot_6_with_no_ally_left_to_draw_gives_nothing() -> None:
    p = controls([6], deck=["monster", "monster"], rest={"exploration": "removed"})
    assert p.hand(0) == ["crab-1"] and p.s.loot[MEGALODON] == (6,)
    assert p.discard() == ["monster", "monster"] and p.s.threat == 2


@pytest.mark.rule("K-LOO-11")
def test_keys_from_loot_are_checked_when_the_search_is_over() -> None:
    """Two tokens are left after paying; the Loot brings the third, and the search goes on first."""
    p = controls([3, 7], me={"keys": 5}, available=["megalodon", "jail"])
    assert p.s.key_tokens[0] == 3
    assert p.asked == "ask-loot"
    p.does("draw-loot")
    assert p.asked == "ask-loot"
    p.does("stop-loot")
    assert (p.seat, p.asked) == (0, "ask-location") and "location-jail" in p.options
