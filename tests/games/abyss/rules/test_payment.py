"""The arithmetic of payments against a plain statement of the clauses, tried on all subsets of random hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.games.abyss.cards.allies import BASE_ALLIES, BY_KEY, KRAKEN, KRAKENS, RACE, RACES, VALUE
from fathom.games.abyss.rules.payment import (
    HIGHEST,
    Price,
    best_value,
    is_legal,
    rank_races,
    survey,
)

CRAB, JELLYFISH, SEAHORSE = RACES.index("crab"), RACES.index("jellyfish"), RACES.index("seahorse")


def cards(*keys: str) -> list[int]:
    return [BY_KEY[key] for key in keys]


# ---- the clauses, said as simply as possible


def can_be_named(paid: Sequence[int], price: Price) -> bool:
    """Can each Kraken be given a race so that the number of races is exact and the guild's is among them?"""
    own = {RACE[kind] for kind in paid if RACE[kind] != KRAKEN}
    krakens = sum(RACE[kind] == KRAKEN for kind in paid)
    for named in combinations_with_replacement(range(5), krakens):
        shown = own | set(named)
        if len(shown) == price.races and (price.race < 0 or price.race in shown):
            return True
    return False


def has_superfluous(paid: Sequence[int], price: Price) -> bool:
    """Could some Ally be removed while another shows its race and the values left still meet the cost?"""
    for i, kind in enumerate(paid):
        others = [*paid[:i], *paid[i + 1 :]]
        still_shown = RACE[kind] != KRAKEN and RACE[kind] in {RACE[other] for other in others}
        if still_shown and sum(VALUE[other] for other in others) >= price.cost:
            return True
    return False


def fulfils_the_clauses(paid: Sequence[int], price: Price) -> bool:
    met = sum(VALUE[kind] for kind in paid) + price.pearls >= price.cost
    return met and can_be_named(paid, price) and not has_superfluous(paid, price)


def subsets(hand: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every different selection of cards of a hand, equal cards being interchangeable."""
    return iter({chosen for size in range(len(hand) + 1) for chosen in combinations(sorted(hand), size)})


# ---- random hands and prices

ALLIES = st.sampled_from(sorted(set(BASE_ALLIES)))
# few races and many equal cards, so that superfluous cards and missing races are common
FEW = st.sampled_from(
    cards("crab-1", "crab-2", "crab-4", "jellyfish-1", "jellyfish-3", "seahorse-2", "kraken-2", "kraken-3")
)
CARD = st.one_of(ALLIES, FEW, st.sampled_from(sorted(set(KRAKENS))))
HANDS = st.lists(st.one_of(ALLIES, FEW), max_size=8) | st.lists(CARD, max_size=7) | st.lists(FEW, max_size=8)
PRICES = st.builds(Price, st.integers(0, 14), st.integers(1, 5), st.integers(-1, 4), st.integers(0, 6))


@pytest.mark.rule("B-REC-02", "B-REC-03", "B-REC-04", "B-REC-05", "B-REC-08", "K-ALY-10")
@settings(max_examples=600, deadline=None)
@given(HANDS, PRICES)
def test_a_payment_is_legal_if_it_fulfils_the_clauses(paid: list[int], price: Price) -> None:
    assert is_legal(paid, price) == fulfils_the_clauses(paid, price)


@pytest.mark.rule("B-REC-02", "B-REC-03", "B-REC-08")
@settings(max_examples=250, deadline=None)
@given(HANDS, PRICES)
def test_every_subset_of_a_hand_is_judged_alike(hand: list[int], price: Price) -> None:
    for paid in subsets(hand):
        assert is_legal(paid, price) == fulfils_the_clauses(paid, price)


@pytest.mark.rule("B-TRN-03", "B-REC-01")
@settings(max_examples=250, deadline=None)
@given(HANDS, PRICES)
def test_a_lord_is_affordable_if_some_subset_pays_it(hand: list[int], price: Price) -> None:
    value = best_value(rank_races(tuple(hand)), price.races, price.race)
    assert (value >= 0 and value + price.pearls >= price.cost) == any(
        fulfils_the_clauses(paid, price) for paid in subsets(hand)
    )


@pytest.mark.rule("B-REC-08", "B-REC-14")
@settings(max_examples=250, deadline=None)
@given(HANDS, PRICES, st.integers(0, 3))
def test_a_payment_can_be_completed_if_some_subset_of_the_rest_does_it(
    hand: list[int], price: Price, laid: int
) -> None:
    taken, rest = hand[:laid], hand[laid:]
    wanted = any(fulfils_the_clauses([*taken, *more], price) for more in subsets(rest))
    legal, more = survey(taken, rest, price)
    assert (legal or bool(more)) == wanted


@pytest.mark.rule("B-REC-08", "B-REC-14")
@settings(max_examples=250, deadline=None)
@given(HANDS, PRICES, st.integers(0, 3))
def test_the_cards_offered_are_those_from_which_the_payment_can_be_completed(
    hand: list[int], price: Price, laid: int
) -> None:
    taken, rest = hand[:laid], hand[laid:]
    wanted = []
    for kind in sorted(set(rest)):
        left = rest.copy()
        left.remove(kind)
        if any(fulfils_the_clauses([*taken, kind, *more], price) for more in subsets(left)):
            wanted.append(kind)
    assert survey(taken, rest, price)[1] == wanted


@pytest.mark.rule("B-REC-08")
@pytest.mark.parametrize(
    ("paid", "cost", "legal"),
    [
        (["crab-4", "crab-4"], 8, True),
        (["crab-4", "crab-4", "crab-1"], 8, False),  # the 1 adds nothing
        (["crab-4", "crab-4", "crab-1"], 9, True),
        (["crab-5", "crab-2", "crab-2"], 8, True),  # 9, but no single card can go
        (["crab-5", "crab-3", "crab-1"], 8, False),
        (["crab-5"], 3, True),  # overpaid, but it is the only crab
    ],
)
def test_superfluous_cards_by_example(paid: list[str], cost: int, legal: bool) -> None:
    assert is_legal(cards(*paid), Price(cost, 1, CRAB, 0)) is legal


@pytest.mark.rule("K-ALY-04", "K-ALY-05", "K-ALY-10")
@pytest.mark.parametrize(
    ("paid", "races", "legal"),
    [
        (["kraken-3"], 1, True),  # it stands for the crabs
        (["kraken-3"], 2, False),
        (["crab-2", "kraken-3"], 1, True),
        (["jellyfish-5", "kraken-3"], 1, False),  # a race too many, or the guild's missing
        (["jellyfish-5", "kraken-3"], 2, True),  # the Kraken stands for the crabs
        (["jellyfish-5", "squid-3", "kraken-3"], 2, False),  # two races already, and no crab among them
        (["jellyfish-5", "squid-3", "kraken-3"], 3, True),
        (["crab-2", "squid-3", "kraken-3"], 2, True),  # a second crab or squid
        (["crab-2", "squid-3", "kraken-3"], 3, True),  # or a third race
        (["crab-2", "squid-3", "kraken-3"], 4, False),
        (["kraken-2", "kraken-2", "kraken-3"], 3, True),
        (["kraken-2", "kraken-2", "kraken-3"], 1, True),
        (["crab-1", "squid-1", "seahorse-1", "kraken-3", "kraken-3"], 5, True),
        (["crab-1", "squid-1", "seahorse-1", "kraken-3"], 5, False),
    ],
)
def test_races_of_krakens_can_be_named_exactly_or_the_payment_is_illegal(
    paid: list[str], races: int, legal: bool
) -> None:
    """A Soldier of so many races; the cost is no matter here."""
    assert is_legal(cards(*paid), Price(1, races, CRAB, 0)) is legal


@pytest.mark.rule("K-ALY-08", "K-ALY-11")
def test_krakens_are_never_superfluous_and_show_no_race_for_that_test() -> None:
    one_race = Price(4, 1, CRAB, 0)
    assert is_legal(cards("crab-4", "kraken-4"), one_race)  # neither makes the other superfluous
    assert is_legal(cards("kraken-2", "kraken-3", "kraken-4"), one_race)
    assert not is_legal(cards("crab-4", "crab-4", "kraken-4"), one_race)  # but a second crab is


@pytest.mark.rule("B-REC-09", "B-REC-10")
def test_what_a_hand_can_bring_counts_whole_races() -> None:
    hand = cards("crab-5", "crab-1", "jellyfish-4", "jellyfish-3", "seahorse-2", "squid-1", "shellfish-1")
    purse = rank_races(tuple(hand))
    assert best_value(purse, 1, -1) == 7
    assert best_value(purse, 1, CRAB) == 6
    assert best_value(purse, 2, SEAHORSE) == 2 + 7
    assert best_value(purse, 5, -1) == sum(VALUE[kind] for kind in hand)
    assert best_value(rank_races(tuple(cards("crab-5", "jellyfish-4"))), 3, JELLYFISH) == -1
    assert best_value(rank_races(tuple(cards("crab-5"))), 1, JELLYFISH) == -1


@pytest.mark.rule("B-SET-10")
@settings(max_examples=300, deadline=None)
@given(st.lists(CARD, max_size=6), PRICES)
def test_what_the_size_of_a_hand_tells_rules_out_no_payment(hand: list[int], price: Price) -> None:
    if any(is_legal(paid, price) for paid in subsets(hand)):
        assert price.races <= len(hand) and price.cost <= HIGHEST * len(hand) + price.pearls


@pytest.mark.rule("B-SET-10", "B-REC-08")
@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(BASE_ALLIES), max_size=6), PRICES)
def test_once_the_cost_is_met_nothing_can_be_added_without_krakens(hand: list[int], price: Price) -> None:
    for paid in subsets(hand):
        if is_legal(paid, price) and sum(VALUE[kind] for kind in paid) >= price.cost:
            assert survey(paid, BASE_ALLIES, price)[1] == []
