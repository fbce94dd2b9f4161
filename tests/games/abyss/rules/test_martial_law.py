"""Leviathan: martial law, a hand of twelve or a pearl for each Ally more."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, LEVIATHAN, Play, at

TWELVE = ["squid-1"] * 4 + ["seahorse-1"] * 4 + ["jellyfish-1"] * 4


def ends_turn(hand: list[str], options: dict[str, Any] = LEVIATHAN, others: Any = None, **me: Any) -> Play:
    """Seat 0 asks the Council for support, which adds a shellfish 1 to this hand, and its turn ends."""
    p = at(
        options, seats=[{"hand": hand, **me}, others or {}], border={"7": "17"} if options.get("leviathan") else {},
        council={"shellfish": ["shellfish-1"], "crab": ["crab-1"]},
    )  # fmt: skip
    return p.does("support", "shellfish")


@pytest.mark.rule("L-ML-01")
def test_twelve_allies_are_free() -> None:
    p = ends_turn(TWELVE[:11], pearls=5)
    assert len(p.hand(0)) == 12
    assert p.s.pearls[0] == 5
    assert (p.seat, p.asked) == (1, "ask-action")


@pytest.mark.rule("L-ML-01")
def test_a_player_may_pay_a_pearl_for_each_ally_above_twelve_and_keep_them_all() -> None:
    p = ends_turn([*TWELVE, "squid-2", "squid-3"], pearls=5)
    assert (p.seat, p.asked, p.rule) == (0, "ask-martial-law", "L-ML-01")
    assert (p.t.decision.least, p.t.decision.most) == (0, 3)
    p.does(3)
    assert (len(p.hand(0)), p.s.pearls[0]) == (15, 2)
    assert p.seat == 1


@pytest.mark.rule("L-ML-02")
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_what_is_not_paid_for_is_discarded_and_paying_for_some_is_allowed(paid: int) -> None:
    p = ends_turn([*TWELVE, "squid-2", "squid-3"], pearls=5)
    p.does(paid)
    assert (p.asked, p.rule) == ("ask-discard", "L-ML-02")
    assert (p.t.decision.least, p.t.decision.most) == (3 - paid, 3 - paid)
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose({"squid-1": 2 - paid})
    p.does({"squid-1": 3 - paid})
    assert len(p.hand(0)) == 12 + paid
    assert p.s.pearls[0] == 5 - paid
    assert p.discard() == ["squid-1"] * (3 - paid)
    assert p.seat == 1


@pytest.mark.rule("L-ML-01", "L-ML-02")
def test_nobody_can_pay_more_pearls_than_they_own() -> None:
    p = ends_turn([*TWELVE, "squid-2", "squid-3"], pearls=1)
    assert (p.asked, p.t.decision.most) == ("ask-martial-law", 1)
    poor = ends_turn([*TWELVE, "squid-2", "squid-3"], pearls=0)
    assert (poor.asked, poor.t.decision.least) == ("ask-discard", 3)


@pytest.mark.rule("L-ML-01")
def test_martial_law_holds_only_with_leviathan() -> None:
    p = ends_turn([*TWELVE, "squid-2", "squid-3"], options={}, pearls=5)
    assert (len(p.hand(0)), p.s.pearls[0], p.seat) == (15, 5, 1)


@pytest.mark.rule("LP-ML-02")
def test_only_the_player_whose_turn_ends_is_checked() -> None:
    p = ends_turn(["squid-2"], others={"hand": [*TWELVE, "squid-3", "squid-4"], "pearls": 4})
    assert (p.seat, p.asked) == (1, "ask-action")
    assert (len(p.hand(1)), p.s.pearls[1]) == (14, 4)
    p.does("support")
    assert (p.seat, p.asked) == (1, "ask-martial-law")


@pytest.mark.rule("LP-ML-02", "LP-KRK-04")
def test_nebulis_do_not_pay_for_martial_law() -> None:
    p = ends_turn([*TWELVE, "squid-2"], options=BOTH, pearls=1, nebulis=5)
    assert (p.asked, p.t.decision.most) == ("ask-martial-law", 1)
    p.does(1)
    assert p.asked == "ask-discard"
    assert p.s.nebulis[0] == 5
    without = ends_turn([*TWELVE, "squid-2"], options=BOTH, pearls=0, nebulis=5)
    assert (without.asked, without.t.decision.least) == ("ask-discard", 2)


@pytest.mark.rule("LP-ML-01")
def test_the_commanders_limit_comes_before_martial_law() -> None:
    p = ends_turn([*TWELVE, "squid-2"], pearls=5, others={"lords": ["commander"]})
    assert (p.seat, p.asked, p.t.decision.least) == (0, "ask-discard", 8)
    assert p.rule == "B-LORD-COMMANDER-2"
    p.does({"squid-1": 4, "seahorse-1": 4})
    assert (len(p.hand(0)), p.s.pearls[0]) == (6, 5)
    assert (p.seat, p.asked) == (1, "ask-action"), "a hand of six has nothing to pay"


@pytest.mark.rule("L-ML-03", "LP-ML-03")
def test_krakens_count_toward_the_twelve_but_cannot_be_discarded() -> None:
    hand = [*TWELVE[:10], "kraken-2", "kraken-4"]
    p = ends_turn(hand, options=BOTH, pearls=0)
    assert (p.asked, p.t.decision.least) == ("ask-discard", 1)
    assert not any(key.startswith("kraken") for key in p.options)
    assert "L-ML-03" in p.refused
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose({"kraken-2": 1})
    p.does({"shellfish-1": 1})
    assert sorted(p.hand(0)) == sorted(hand)
    assert p.s.nebulis[0] == 0


@pytest.mark.rule("LP-ML-03")
def test_twelve_cards_with_krakens_among_them_are_free() -> None:
    p = ends_turn([*TWELVE[:9], "kraken-2", "kraken-4"], options=BOTH, pearls=0)
    assert len(p.hand(0)) == 12
    assert p.seat == 1
