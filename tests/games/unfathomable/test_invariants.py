"""The invariants notice every component that is lost, doubled or out of place."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import fathom
from fathom.games.unfathomable.cards.names import HUMAN, HYBRID, ITEMS
from fathom.games.unfathomable.rules.spaces import BRIG, CABIN, DEEP
from fathom.games.unfathomable.state import UnfathomableState


@pytest.fixture
def table() -> fathom.Table:
    """A game in its second turn."""
    table = fathom.new("unfathomable", seats=4, seed=3)
    rng = random.Random(3)
    while table.state.turn < 2:
        decision = table.decision
        assert decision is not None
        table.choose(decision.sample(rng), decision.seat)
    assert table.game.explain(table) == []
    return table


def set_at(zone: str, at: int, value: object) -> Callable[[UnfathomableState], None]:
    def change(s: UnfathomableState) -> None:
        getattr(s, zone)[at] = value

    return change


def lose(zone: str) -> Callable[[UnfathomableState], None]:
    return lambda s: setattr(s, zone, getattr(s, zone)[1:])


def double(zone: str) -> Callable[[UnfathomableState], None]:
    return lambda s: setattr(s, zone, getattr(s, zone) + getattr(s, zone)[:1])


def jail_a_deep_one(s: UnfathomableState) -> None:
    s.deep_ones[BRIG] = 1
    s.supply -= 1


def traitor_in_command(s: UnfathomableState) -> None:
    """All is as after revealing, but for the title."""
    zones = [s.loyalty_deck, *s.loyalty]
    where = next(i for i, zone in enumerate(zones) if HYBRID in zone)
    rest = list(zones[where])
    rest.remove(HYBRID)
    if where:
        s.loyalty[where - 1] = tuple(rest)
    else:
        s.loyalty_deck = tuple(rest)
    s.revealed[s.captain], s.feats[s.captain] = HYBRID, 0


WRONG: dict[str, Callable[[UnfathomableState], None]] = {
    "a Deep One less": lambda s: setattr(s, "supply", s.supply - 1),
    "a Deep One in the Brig": jail_a_deep_one,
    "a dial above 10": set_at("resources", 0, 11),
    "travel off the track": lambda s: setattr(s, "travel", 5),
    "Dagon on board": lambda s: setattr(s, "dagon", CABIN),
    "a passenger less": lose("passenger_supply"),
    "a passenger more": double("passenger_supply"),
    "a skill card less": lambda s: set_at("skill_decks", 2, s.skill_decks[2][1:])(s),
    "a skill card more": lambda s: set_at("hands", 0, (*s.hands[0], 4))(s),
    "a mythos card lost": lose("mythos_deck"),
    "a mythos card twice": double("mythos_deck"),
    "a waypoint lost": lambda s: setattr(s, "waypoint_deck", tuple(card for card in s.waypoint_deck if card != 1)),
    "a waypoint twice": double("waypoint_deck"),
    "a spell twice": double("spell_deck"),
    "an item twice": double("item_deck"),
    "a spell in the deck and out of the game": lambda s: setattr(s, "removed_spells", s.spell_deck[:1]),
    "an item in the deck and out of the game": lambda s: setattr(s, "removed_items", s.item_deck[:1]),
    "an item of another box": lambda s: setattr(s, "item_deck", (*s.item_deck, ITEMS.index("maau"))),
    "a damage card twice": double("damage_deck"),
    "a structural damage lost": lambda s: setattr(s, "damage_deck", tuple(card for card in s.damage_deck if card != 2)),
    "a loyalty card less": lose("loyalty_deck"),
    "a loyalty card more": lambda s: set_at("loyalty", 1, (*s.loyalty[1], HUMAN))(s),
    "a traitor in command": traitor_in_command,
    "a type nobody saw drawn": lambda s: setattr(s, "bounds", ((0,) * 6,) * 4),
    "a human revealed": set_at("revealed", 0, HUMAN),
    "two feats": set_at("feats", 0, 2),
    "an improvement nobody has": set_at("active", 0, ITEMS.index("fine-clothes")),
    "somebody overboard": set_at("places", 0, DEEP),
    "a character twice": lambda s: set_at("characters", 0, s.characters[1])(s),
}


def test_notes_are_about_the_seats_there_are(table: fathom.Table) -> None:
    rng = random.Random(3)
    while not table.noted:  # until somebody does something that tells
        decision = table.decision
        assert decision is not None
        table.choose(decision.sample(rng), decision.seat)
    assert table.game.explain(table) == []
    for wrong in ((0,), table.noted[:-1], (2, *table.noted[1:]), (*table.noted[:-1], 1), (*table.noted[:-1], -99999)):
        table.noted = wrong
        assert table.game.explain(table) != []
        with pytest.raises(fathom.BadRecord):
            fathom.load(table.save())


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told(table: fathom.Table, what: str) -> None:
    WRONG[what](table.state)
    assert table.game.explain(table) != []
