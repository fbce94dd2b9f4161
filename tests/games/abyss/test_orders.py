"""Conditions of standing orders in Abyss: about the Ally that is offered for sale."""

from __future__ import annotations

import random

import pytest

import fathom
from abyss_play import Play, at
from fathom.kernel.effect import Scope


def holds(t: fathom.Table, seat: int) -> set[str]:
    found = {id: condition.holds(t, Scope(you=seat)) for id, condition in t.game.conditions.items()}
    for id in found:
        if not id.startswith("not-"):
            assert found[id] is not found[f"not-{id}"]
    return {id for id, true in found.items() if true and not id.startswith("not-")}


def offered(*cards: str) -> Play:
    """Seat 0 explores; these cards come up one after the other, and seats 1 and 2 have pearls."""
    seats = [{"pearls": 5}, {"pearls": 9}, {"pearls": 9}]
    return at(seats=seats, deck=[*cards])


@pytest.mark.parametrize(("card", "low"), [("crab-1", True), ("crab-2", True), ("crab-3", False)])
def test_a_low_ally(card: str, low: bool) -> None:
    assert holds(at(seats=[{"pearls": 5}, {"pearls": 9}]).t, 1) == set(), "nothing is offered yet"
    p = offered(card, "squid-4")
    assert p.asked == "ask-buy"
    assert ("low-ally" in holds(p.t, 1)) is low


def test_a_dear_ally() -> None:
    """The first costs 1 pearl, the next 2."""
    p = offered("crab-3", "squid-4", "squid-5")
    assert "dear" not in holds(p.t, 1)
    p.does("buy-0")
    assert p.asked == "ask-buy" and "dear" in holds(p.t, 2)


def test_pass_on_low_allies_without_a_visit() -> None:
    p = offered("crab-5", "crab-1", "squid-4")
    for seat in (1, 2):
        p.t.order_standing(seat, "ask-buy", "pass", condition="low-ally")
    p.does("pass", "pass", "explore-on")
    assert (p.seat, p.asked) == (0, "ask-take"), "nobody was asked about the crab of 1"
    p.does("explore-on")
    assert (p.seat, p.asked) == (1, "ask-buy")


def test_pass_unless_it_is_cheap() -> None:
    p = offered("crab-5", "crab-3", "squid-4")
    p.t.order_standing(1, "ask-buy", "buy-0", condition="not-dear")
    p.t.order_standing(2, "ask-buy", "pass", condition="dear")
    p.does("pass", "pass", "explore-on")
    assert p.hand(1) == ["crab-3"], "for 1 pearl; seat 2 would pay 2 for the next"
    assert (p.seat, p.asked) == (0, "ask-take")


@pytest.mark.parametrize("seed", range(3))
def test_a_condition_tells_a_seat_nothing_it_cannot_know(seed: int) -> None:
    rng = random.Random(seed)
    t = fathom.new("abyss", seats=3, seed=seed, options={"leviathan": True, "kraken": True})
    seen: set[str] = set()
    for _ in range(250):
        if t.decision is None:
            break
        for seat in range(t.seats):
            true = holds(t, seat)
            seen |= true
            assert holds(t.determinize(seat, rng), seat) == true
        t.choose(t.decision.sample(rng), t.decision.seat)
    assert seen == {"low-ally", "dear"}
