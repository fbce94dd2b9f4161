"""The payment that is proposed for a Lord: the best of the legal ones, found without looking at all of them."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from fathom.games.abyss.cards.allies import BASE_ALLIES, KRAKENS, RACE, VALUE
from fathom.games.abyss.proposal import LOOKS, _Search
from fathom.games.abyss.rules.payment import Price, is_legal

RACE_HELD, NEBULIS, HAND, PEARL = 0.25, 0.5, 0.5, 0.8


def left(hand: tuple[int, ...], taken: tuple[int, ...], added: tuple[int, ...], price: Price, nebulis: int) -> float:
    """What a payer has afterwards, counted from the beginning."""
    rest = list(hand)
    for kind in added:
        rest.remove(kind)
    missing = max(0, price.cost - sum(VALUE[kind] for kind in (*taken, *added)))
    got = sum(VALUE[kind] - 1 for kind in added if kind in KRAKENS) - min(missing, nebulis)
    allies = HAND * sum(VALUE[kind] for kind in rest) + RACE_HELD * len({RACE[kind] for kind in rest})
    return allies - PEARL * max(0, missing - nebulis) - NEBULIS * got


@pytest.mark.parametrize("seed", range(40))
def test_no_other_payment_leaves_more(seed: int) -> None:
    rng = random.Random(seed)
    hand = tuple(rng.sample((*BASE_ALLIES, *KRAKENS), 8))
    pearls, nebulis = rng.randrange(4), rng.randrange(2)
    price = Price(rng.randrange(6, 13), rng.randrange(1, 5), rng.choice((-1, 0, 2)), pearls + nebulis)
    legal = [some for n in range(9) for some in combinations(hand, n) if is_legal(some, price)]
    found = _Search((), hand, price, nebulis).best()
    if not legal:
        assert found is None
        return
    assert found is not None and is_legal(found, price)
    best = max(left(hand, (), some, price, nebulis) for some in legal)
    assert left(hand, (), tuple(found), price, nebulis) == pytest.approx(best)
    for kind in set(found):  # what is laid already is not chosen anew
        rest = list(hand)
        rest.remove(kind)
        more = _Search((kind,), rest, price, nebulis).best()
        assert more is not None and is_legal((kind, *more), price)


@pytest.mark.parametrize("seed", range(20))
def test_a_large_hand_takes_no_longer(seed: int) -> None:
    rng = random.Random(seed)
    hand = rng.sample((*BASE_ALLIES, *KRAKENS), 30)
    price = Price(rng.randrange(20, 60), rng.randrange(3, 6), rng.choice((-1, 3)), 5)
    search = _Search((), hand, price, 0)
    found = search.best()
    assert search.looks <= LOOKS
    assert found is not None and is_legal(found, price)
