"""Nebulis: pearls one can pay with, but does not want to keep."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, Play, at, seed_with_dice
from abyss_short import finished, takes

COURT = ["keeper", "reaper", "shepherd", "miller"]


def offered(price: int = 1, seller: dict[str, Any] | None = None, **buyer: Any) -> Play:
    """Seat 0 explores and a squid of value 4 is offered to seat 1; the price has risen by sales to seat 2."""
    other = {"pearls": 20, "lords": ["hypnotist"]}
    p = at(
        KRAKEN,
        seats=[{"pearls": 0, **(seller or {})}, buyer, other],
        deck=["crab-1"] * (price - 1) + ["squid-4", "squid-1"],
        court=COURT,
    )
    for _ in range(price - 1):
        if p.seat == 1:
            p.does("pass")
        p.does("buy-0")
    return p


def topping_up(pearls: int, nebulis: int, shortfall: int, **me: Any) -> Play:
    """Seat 0 has laid down its one seahorse for Shepherd (cost 8) and is `shortfall` short."""
    cards = {3: ["seahorse-5"], 4: ["seahorse-4"], 5: ["seahorse-3"]}[shortfall]
    seats = [{"pearls": pearls, "nebulis": nebulis, "hand": cards, **me}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=COURT, deck=["squid-1"])
    return p.recruits("shepherd", *cards) if "recruit" in p.options else p


# ---- paying


@pytest.mark.rule("K-NEB-01", "K-NEB-03")
def test_a_nebulis_buys_an_ally_and_goes_to_the_active_player() -> None:
    p = offered(pearls=0, nebulis=1)
    assert (p.seat, p.options) == (1, ["buy-1", "pass"])
    p.does("buy-1")
    assert p.hand(1) == ["squid-4"]
    assert p.s.nebulis == [1, 0, 0] and p.s.pearls[:2] == [0, 0]


@pytest.mark.rule("K-NEB-01", "K-NEB-02", "K-NEB-03")
def test_one_nebulis_replaces_one_pearl_of_a_dearer_ally() -> None:
    p = offered(price=3, pearls=2, nebulis=3)
    assert (p.seat, p.options) == (1, ["buy-1", "pass"])
    before = p.s.pearls[0]
    p.does("buy-1")
    assert p.s.pearls[1] == 0 and p.s.nebulis[1] == 2
    assert p.s.nebulis[0] == 1 and p.s.pearls[0] == before + 2


@pytest.mark.rule("K-NEB-02")
def test_a_nebulis_helps_only_when_every_pearl_is_spent_too() -> None:
    assert offered(price=3, pearls=3, nebulis=2).options == ["buy-0", "pass"]  # would keep a Pearl
    assert offered(price=3, pearls=9, nebulis=2).options == ["buy-0", "pass"]


@pytest.mark.rule("K-NEB-02")
def test_at_most_one_nebulis_goes_into_a_purchase() -> None:
    p = offered(price=3, pearls=1, nebulis=5)
    assert (p.seat, p.asked) == (0, "ask-take")  # a second Nebulis would be needed: seat 1 is skipped
    assert offered(price=2, pearls=1, nebulis=5).options == ["buy-1", "pass"]


@pytest.mark.rule("K-NEB-01", "K-NEB-02", "K-NEB-03")
def test_a_nebulis_tops_up_the_payment_of_a_lord_and_returns_to_the_supply() -> None:
    p = topping_up(pearls=3, nebulis=2, shortfall=4)
    assert p.lords(0) == {"shepherd"}
    assert p.s.pearls[0] == 0 and p.s.nebulis == [1, 0]
    assert next(line.text.args for line in p.t.events() if line.text.id == "log-pay")["nebulis"] == 1


@pytest.mark.rule("K-NEB-02")
@pytest.mark.parametrize(
    ("pearls", "nebulis", "paid"),
    [(4, 2, (4, 0)), (9, 2, (4, 0)), (3, 2, (3, 1)), (2, 2, None), (4, 0, (4, 0))],
)
def test_a_lord_takes_one_nebulis_at_most_and_only_beside_all_pearls(
    pearls: int, nebulis: int, paid: tuple[int, int] | None
) -> None:
    p = topping_up(pearls, nebulis, shortfall=4)
    if paid is None:
        assert "recruit" not in p.options and p.lords(0) == set()
        return
    assert p.lords(0) == {"shepherd"}
    assert (pearls - p.s.pearls[0], nebulis - p.s.nebulis[0]) == paid


@pytest.mark.rule("K-NEB-04")
def test_plotting_takes_a_pearl_and_never_a_nebulis() -> None:
    def asked(pearls: int) -> Play:
        seats = [{"pearls": pearls, "nebulis": 4, "hand": ["crab-1"]}, {"pearls": 0}]
        return at(KRAKEN, seats=seats, court=COURT, council={"squid": ["squid-1"]})

    p = asked(pearls=0)
    assert p.asked == "ask-action" and "plot" not in p.options
    assert "K-NEB-04" in p.refused
    p = asked(pearls=1).does("plot")
    assert p.s.pearls[0] == 0 and p.s.nebulis[0] == 4
    assert "plot" not in p.options


@pytest.mark.rule("K-NEB-05")
@pytest.mark.parametrize(
    ("pearls", "lords", "mixes"),
    [
        (4, [], {(4, 1)}),
        (5, [], {(5, 0)}),
        (8, [], {(5, 0)}),
        (3, ["outlaw"], {(3, 2)}),
        (4, ["counterfeiter"], {(4, 1)}),
        (6, ["counterfeiter"], {(5, 0), (4, 1)}),
        (6, ["outlaw", "counterfeiter"], {(5, 0), (4, 1), (3, 2)}),
        (3, [], set()),
    ],
)
def test_corruptors_price_takes_nebulis_within_the_same_limits(
    pearls: int, lords: list[str], mixes: set[tuple[int, int]]
) -> None:
    """Corruptor (cost 10) is paid with squids alone, so all Pearls are left for its power."""
    hand = ["squid-5", "squid-4", "squid-1"]
    seats = [{"pearls": pearls, "nebulis": 3, "hand": hand, "lords": lords}, {"pearls": 0}]
    p = at(KRAKEN, seats=seats, court=["corruptor", "miller", *COURT[:3]], deck=["crab-1"])
    p.recruits("corruptor", *hand)
    if not mixes:
        assert p.s.pearls[0] == pearls and "corruptor" in p.lords(0)
        assert p.asked != "may-effect" and p.s.active == 1  # not offered, since it cannot be paid
        return
    paid = set()
    q = Play(p.t.clone()).does("yes")
    for key in q.options if q.asked == "ask-mix" else [""]:
        r = Play(q.t.clone())
        if key:
            r.does(key)
        paid.add((pearls - r.s.pearls[0], 3 - r.s.nebulis[0]))
    assert paid == mixes


@pytest.mark.rule("K-NEB-07")
def test_the_nebulis_of_a_kraken_cannot_be_spent_in_the_payment_it_belongs_to() -> None:
    """Shepherd costs 8. Seahorse 4 and Kraken 2 leave 2; one Pearl is not enough, though a Nebulis will come."""
    seats = [{"pearls": 1, "hand": ["seahorse-4", "kraken-2"]}, {"pearls": 0}]
    court = ["shepherd", "landowner", "trader", "treasurer"]
    p = at(KRAKEN, seats=seats, court=court, council={"squid": ["squid-1"]})
    assert "recruit" not in p.options
    seats[0]["pearls"] = 2
    p = at(KRAKEN, seats=seats, court=court).recruits("shepherd", "seahorse-4", "kraken-2")
    assert p.lords(0) == {"shepherd"} and p.s.nebulis == [1, 0]


# ---- what does not touch them


@pytest.mark.rule("K-NEB-08")
def test_seeker_takes_pearls_only() -> None:
    hand = ["crab-5", "squid-2"]
    seats = [{"pearls": 0, "hand": hand}, {"pearls": 1, "nebulis": 4}]
    p = at(KRAKEN, seats=seats, court=["seeker", *COURT[:3]]).recruits("seeker", *hand)
    assert p.s.pearls[1] == 0 and p.s.nebulis[1] == 4


@pytest.mark.rule("K-NEB-08")
def test_a_leviathans_pearl_penalty_takes_pearls_only() -> None:
    p = at(
        BOTH,
        seats=[{"pearls": 1, "nebulis": 4}, {"pearls": 0}],
        border={7: "leviathan-05"},
        deck=["monster", "squid-1"],
        court=COURT,
        seed=seed_with_dice(3, 4),
        council={"squid": ["squid-2"]},
    )
    p.does("explore")
    assert p.s.pearls[0] == 0 and p.s.nebulis[0] == 4


@pytest.mark.rule("K-NEB-08")
def test_highwayman_sees_only_the_pearls_of_a_mixed_payment() -> None:
    """A price of 2, paid with a Pearl and a Nebulis, is a gain of one Pearl: nothing to take."""
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 1, "nebulis": 1}, {"pearls": 1, "lords": ["highwayman"]}],
        deck=["crab-1", "squid-4", "squid-1"],
        court=COURT,
    )
    p.does("pass", "buy-0")  # seat 2 buys the first for 1
    assert (p.seat, p.options) == (1, ["buy-1", "pass"])
    p.does("buy-1")
    assert p.s.pearls == [2, 0, 0] and p.s.nebulis == [1, 0, 0]


@pytest.mark.rule("K-NEB-08")
def test_highwayman_takes_a_pearl_of_two_and_never_a_nebulis() -> None:
    p = at(
        KRAKEN,
        seats=[{"pearls": 0}, {"pearls": 2, "nebulis": 1}, {"pearls": 20, "lords": ["highwayman", "hypnotist"]}],
        deck=["crab-1", "crab-1", "squid-4", "squid-1"],
        court=COURT,
    )
    p.does("pass", "buy-0", "pass", "buy-0")
    pearls = p.s.pearls
    assert (p.seat, p.options) == (1, ["buy-1", "pass"])  # 3 = 2 Pearls and a Nebulis
    mine, thief = pearls[0], pearls[2]
    p.does("buy-1")
    assert p.s.nebulis == [1, 0, 0]
    assert (p.s.pearls[0], p.s.pearls[2]) == (mine + 1, thief + 1)


# ---- the end


@pytest.mark.rule("K-NEB-06")
def test_each_nebulis_costs_one_influence_at_the_end() -> None:
    p = finished({"lords": ["miller"], "nebulis": 3}, {"lords": ["trader"], "nebulis": 2}, options=KRAKEN)
    assert [p.score(seat)["nebulis"] for seat in (0, 1)] == [-3, -2]
    assert p.t.outcome.scores == (10 - 3 - 5, 9 - 2)


@pytest.mark.rule("K-NEB-02")
def test_an_illegal_mix_is_refused_and_changes_nothing() -> None:
    p = offered(price=2, pearls=2, nebulis=2)
    before = p.t.fingerprint()
    with pytest.raises(fathom.IllegalAnswer):
        p.t.choose("buy-1")
    assert p.t.fingerprint() == before
    takes(p)
