"""The Kraken figure: it lies before whoever has the most Nebulis, and moves by its own rules."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import KRAKEN, Play, at
from abyss_short import finished, rules_of

COURT = ["keeper", "reaper", "shepherd", "miller"]
PAYS = ["seahorse-5", "seahorse-1"]  # with a Kraken of 2, Shepherd's cost


def gains(nebulis: list[int], kraken: int = 2, **rest: Any) -> Play:
    """Seat 0 recruits Shepherd with a Kraken of this value and so gains its value less one."""
    seats: list[dict[str, Any]] = [{"pearls": 0, "nebulis": n} for n in nebulis]
    hand = {2: PAYS, 3: ["seahorse-5"], 4: ["seahorse-4"]}[kraken]
    seats[0]["hand"] = [*hand, f"kraken-{kraken}"]
    return at(KRAKEN, seats=seats, court=COURT, **rest).recruits("shepherd", *hand, f"kraken-{kraken}")


def spends(nebulis: list[int], **rest: Any) -> Play:
    """Seat 0 recruits Shepherd with a seahorse of 5, 2 Pearls and a Nebulis."""
    seats: list[dict[str, Any]] = [{"pearls": 0, "nebulis": n} for n in nebulis]
    seats[0] |= {"pearls": 2, "hand": ["seahorse-5"]}
    return at(KRAKEN, seats=seats, court=COURT, **rest).recruits("shepherd", "seahorse-5")


@pytest.mark.rule("K-FIG-01")
def test_the_first_player_to_receive_a_nebulis_takes_the_figure() -> None:
    p = gains([0, 0, 0])
    assert p.s.nebulis == [1, 0, 0] and p.s.kraken_holder == 0
    assert rules_of(p, "log-figure") == ["K-FIG-01"]


@pytest.mark.rule("K-FIG-02")
@pytest.mark.parametrize(("mine", "theirs", "holder"), [(0, 1, 0), (1, 1, 0), (0, 2, 1), (1, 2, 0), (0, 3, 1)])
def test_who_reaches_or_passes_the_holders_count_takes_the_figure(mine: int, theirs: int, holder: int) -> None:
    """Seat 1 holds the figure, seat 0 gains one Nebulis."""
    p = gains([mine, theirs], kraken_figure=1)
    assert p.s.nebulis == [mine + 1, theirs]
    assert p.s.kraken_holder == holder
    assert rules_of(p, "log-figure") == (["K-FIG-02"] if holder == 0 else [])


@pytest.mark.rule("K-FIG-02")
def test_the_seller_who_reaches_the_holder_through_a_nebulis_paid_takes_the_figure() -> None:
    """Seat 1 holds it with 3 and pays one of them to seat 0: two each."""
    p = at(KRAKEN, seats=[{"pearls": 0, "nebulis": 1}, {"pearls": 0, "nebulis": 3}], deck=["crab-1"], court=COURT)
    assert p.s.kraken_holder == 1
    p.does("buy-1")
    assert p.s.nebulis == [2, 2] and p.s.kraken_holder == 0


@pytest.mark.rule("K-FIG-03")
def test_only_those_with_the_highest_count_qualify() -> None:
    """Seat 1 holds the figure with 2. Seat 0 rises to 3 but seat 2 has had 2 as well: only seat 0 leads."""
    p = gains([2, 2, 2], kraken_figure=1)
    assert p.s.nebulis == [3, 2, 2] and p.s.kraken_holder == 0


@pytest.mark.rule("K-FIG-03")
def test_if_several_others_lead_at_once_the_holder_chooses_among_them() -> None:
    """The holder falls from 2 to 1; seats 1 and 3 have 2, seat 2 has 1."""
    p = spends([2, 2, 1, 2], kraken_figure=0)
    assert (p.seat, p.asked, p.rule) == (0, "ask-figure", "K-FIG-03")
    assert p.options == ["player-1", "player-3"]
    before = p.t.fingerprint()
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("player-2")
    assert p.t.fingerprint() == before
    p.does("player-3")
    assert p.s.kraken_holder == 3 and rules_of(p, "log-figure") == ["K-FIG-03"]


@pytest.mark.rule("K-FIG-03", "K-NEB-03")
def test_a_nebulis_paid_for_an_ally_may_make_its_buyer_choose_and_that_is_no_offer() -> None:
    """Seat 1 holds the figure and pays seat 0, which now has as many as seat 2. The page shows a price only while the
    innermost phase is the exploration."""
    seats = [{"pearls": 0, "nebulis": 2}, {"pearls": 0, "nebulis": 3}, {"pearls": 0, "nebulis": 3}]
    p = at(KRAKEN, seats=seats, deck=["crab-1"], court=COURT, kraken_figure=1)
    assert p.t.view(2)["doing"][-1] == "explore"
    p.does("buy-1")
    assert (p.seat, p.asked, p.options) == (1, "ask-figure", ["player-2", "player-0"])
    assert p.t.view(2)["doing"][-2:] == ["explore", "figure"]


@pytest.mark.rule("K-FIG-03", "K-FIG-02")
def test_fence_may_raise_several_players_and_the_figure_is_checked_once_afterwards() -> None:
    """Seat 0 holds the figure with 3 and gives one each: 1, 2, 2. The holder chooses who takes it."""
    hand = ["crab-5", "crab-2"]
    seats = [{"pearls": 0, "nebulis": 3, "hand": hand}, {"nebulis": 1}, {"nebulis": 1}]
    p = at(KRAKEN, seats=seats, court=["fence", *COURT[:3]]).recruits("fence", *hand)
    assert p.s.nebulis == [1, 2, 2]
    assert (p.seat, p.options) == (0, ["player-1", "player-2"])
    p.does("player-1")
    assert p.s.kraken_holder == 1


@pytest.mark.rule("K-FIG-04")
def test_the_figure_returns_to_the_supply_when_nobody_has_nebulis() -> None:
    p = spends([1, 0])
    assert p.s.nebulis == [0, 0] and p.s.kraken_holder == -1
    assert rules_of(p, "log-figure-back") == ["K-FIG-04"]


@pytest.mark.rule("K-FIG-04", "K-FIG-01")
def test_a_figure_that_came_back_goes_to_the_next_player_with_a_nebulis() -> None:
    """Seat 0 pays its last Nebulis and gets one for the Kraken in the same recruitment."""
    seats = [{"pearls": 1, "nebulis": 1, "hand": ["seahorse-4", "kraken-2"]}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=COURT).recruits("shepherd", "seahorse-4", "kraken-2")
    assert p.s.nebulis == [1, 0] and p.s.kraken_holder == 0
    lines = [id for id, _ in p.lines() if id.startswith("log-figure")]
    assert lines == ["log-figure-back", "log-figure"]


@pytest.mark.rule("K-FIG-05")
def test_the_holder_loses_five_influence_at_the_end() -> None:
    p = finished({"lords": ["miller"], "nebulis": 1}, {"lords": ["trader"], "nebulis": 1}, options=KRAKEN)
    assert p.s.kraken_holder == 0
    assert [p.score(seat)["kraken"] for seat in (0, 1)] == [-5, 0]
    assert p.t.outcome.scores == (10 - 1 - 5, 9 - 1)


@pytest.mark.rule("K-FIG-06")
def test_a_holder_who_falls_below_the_highest_gives_the_figure_to_the_leader() -> None:
    p = spends([2, 1, 2], kraken_figure=0)
    assert p.s.nebulis == [1, 1, 2] and p.s.kraken_holder == 2
    assert rules_of(p, "log-figure") == ["K-FIG-06"]


@pytest.mark.rule("K-FIG-06")
def test_a_holder_who_falls_to_a_tie_keeps_the_figure() -> None:
    p = spends([2, 1, 1])
    assert p.s.nebulis == [1, 1, 1] and p.s.kraken_holder == 0
    assert rules_of(p, "log-figure") == []


@pytest.mark.rule("K-FIG-06")
def test_a_tied_player_whose_count_did_not_rise_takes_nothing_when_another_gains() -> None:
    """Seats 1 (holder) and 2 have three each; seat 0 gains its first Nebulis."""
    p = gains([0, 3, 3], kraken_figure=1)
    assert p.s.kraken_holder == 1


@pytest.mark.rule("K-FIG-07")
@pytest.mark.parametrize(("start", "holder"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_with_no_holder_the_first_of_the_tied_in_turn_order_takes_the_figure(start: int, holder: int) -> None:
    """At the end seats 0 and 1 turn in a Kraken each; the count begins with the starting player."""
    kraken = {"hand": ["kraken-3"]}
    p = finished(kraken, kraken, {}, {}, options=KRAKEN, start=start, active=2)
    assert p.s.kraken_holder == holder
    assert rules_of(p, "log-figure") == ["K-FIG-07"]


@pytest.mark.rule("K-FIG-07")
def test_with_no_holder_a_single_leader_takes_the_figure_whoever_comes_first() -> None:
    p = finished({"hand": ["kraken-2"]}, {"hand": ["kraken-4"]}, options=KRAKEN)
    assert p.s.kraken_holder == 1 and rules_of(p, "log-figure") == ["K-FIG-01"]
