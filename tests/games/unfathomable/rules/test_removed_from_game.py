"""Removed components (U-43): closed information."""

from __future__ import annotations

import pytest

from fathom.games.unfathomable.cards.names import ITEMS, SPELLS
from unfathomable_play import at, crisis
from unfathomable_short import TRAITOR

FAILED = ["treachery-1", "treachery-2"]


@pytest.mark.rule("U-43.0")
def test_spells_removed_from_the_top_are_seen_by_nobody() -> None:
    tops = ["heal", "foresee", "dark-pact", "conjuration", "voice-of-ra"]
    p = crisis("stolen-ritual-components", {"character": "jamie"}, {"character": "william"}, spell_deck=tops,
               chaos=FAILED).contributes()  # fmt: skip
    assert len(p.s.spell_deck) == 15 and not {SPELLS[card] for card in p.s.spell_deck} & set(tops)
    for seat in (None, 0, 1, 2):
        assert not any(name in str(p.t.view(seat)) for name in tops)
        assert not any(name in str(line.text.args) for line in p.t.events(0, seat) for name in tops)


@pytest.mark.rule("U-43.0")
def test_a_removed_item_never_comes_back() -> None:
    p = at({"character": "samira", "place": "chapel", "items": ["jam-tin-grenade"]}).does("jam-tin-grenade.0", "d3")
    assert p.items(0) == [] and ITEMS.index("jam-tin-grenade") not in p.s.item_deck
    assert "jam-tin-grenade" not in str(p.t.view(0)["table"])


@pytest.mark.rule("U-R65")
def test_only_the_number_of_removed_passengers_can_be_seen() -> None:
    one = at(passengers_gone=["x", "soul"])
    other = at(passengers_gone=["souls-2", "soul-sanity"])
    for seat in (None, 0, 1, 2):
        assert one.t.view(seat)["table"] == other.t.view(seat)["table"]
    table = one.t.view(0)["table"]
    assert table["passengers_gone"] == 9 - table["passenger_supply"] - sum(table["passengers"]) == 2


@pytest.mark.rule("U-R65")
def test_which_cards_left_the_game_cannot_be_seen() -> None:
    one = at(spell_deck=["heal"], item_deck=["shotgun"], waypoint_deck=["reef"], rest=["spells", "items", "waypoints"])
    other = at(spell_deck=["foresee"], item_deck=["plimsolls"], waypoint_deck=["iceberg"],
               rest=["spells", "items", "waypoints"])  # fmt: skip
    for seat in (None, 0, 1, 2):
        assert one.t.view(seat)["table"] == other.t.view(seat)["table"]


@pytest.mark.rule("U-R65")
def test_a_defeated_passenger_is_seen_once_and_then_put_away() -> None:
    p = at({**TRAITOR, "place": "d3"}, passengers={"d3": ["souls-2"]}).does("defeat-passenger")
    assert p.logged("log-passenger-defeated")
    assert "souls-2" not in str(p.t.view(0)["table"])
