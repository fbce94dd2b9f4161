"""What everybody saw come to a hand is remembered by bots, and what they imagine fits to it."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.bots.base import imagine
from fathom.games.abyss.cards.allies import RACE, RACES
from fathom.lab.honesty import moments

CRAB, SQUID = RACES.index("crab"), RACES.index("squid")


def crabs(table: fathom.Table, seat: int) -> int:
    return sum(RACE[kind] == CRAB for kind in table.state.hands[seat])


def after_support() -> fathom.Table:
    """Seat 0 has taken three crabs from the Council."""
    council = {"crab": ["crab-1", "crab-2", "crab-3"], "squid": ["squid-1"]}
    table = fathom.position("abyss", {"seats": [{"hand": ["squid-2"]}, {}], "council": council})
    table.choose("support", 0)
    table.choose("crab", 0)
    return table


def test_a_stack_of_the_council_is_imagined_in_the_hand_that_took_it() -> None:
    table, rng = after_support(), random.Random(1)
    assert all(crabs(imagine(table, 1, rng), 0) >= 3 for _ in range(30))
    assert any(crabs(table.determinize(1, rng), 0) < 3 for _ in range(30)), "the rules remember nothing"


def test_which_crabs_they_are_and_what_was_there_before_stays_a_guess() -> None:
    table, rng = after_support(), random.Random(2)
    hands = {imagine(table, 1, rng).state.hands[0] for _ in range(40)}
    assert len(hands) > 10
    assert any(all(RACE[kind] != SQUID for kind in hand) for hand in hands)


def test_what_is_imagined_is_a_whole_game_and_the_own_hand_is_what_it_is() -> None:
    rng = random.Random(3)
    for options in ({}, {"leviathan": True, "kraken": True}):
        for table, seat in moments("abyss", 3, options, seed=8, every=3):
            world = imagine(table, seat, rng)
            assert world.game.explain(world) == []
            assert world.state.hands[seat] == table.state.hands[seat]
            assert list(map(len, world.state.hands)) == list(map(len, table.state.hands))


def test_what_was_paid_with_is_forgotten() -> None:
    seven = {"hand": ["crab-5", "squid-5", "jellyfish-5", "shellfish-5", "seahorse-5"], "pearls": 9}
    table = fathom.position("abyss", {"seats": [seven, {}], "court": ["lord-commander"]})
    table.noted = (1, 1, 1, 1, 1, 0, 0, 0, 0, 0)
    table.choose("recruit", 0)
    while table.asked and table.asked[0].why != "ask-pay":
        table.choose(table.asked[0].keys[0], 0)
    paid = next(key for key in table.asked[0].keys if key != "enough")
    table.choose(paid, 0)
    assert table.noted[RACES.index(paid.split("-")[0])] == 0
    assert sum(table.noted) == 4


@pytest.mark.parametrize("wrong", [(1,), (0,) * 9, (-1,) + (0,) * 9, (0,) * 15])
def test_notes_are_about_the_seats_there_are(wrong: tuple[int, ...]) -> None:
    table = after_support()
    assert table.game.explain(table) == []
    table.noted = wrong
    assert table.game.explain(table) != []
    with pytest.raises(fathom.BadRecord):
        fathom.load(table.save())
