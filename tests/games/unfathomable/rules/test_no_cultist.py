"""The variant without a cultist (U-I)."""

from __future__ import annotations

import pytest

from unfathomable_new import CREW, begun, new

HUMAN, HYBRID, CULTIST = range(3)


@pytest.mark.rule("U-I.1")
@pytest.mark.parametrize(("seats", "humans", "hybrids"), [(4, 7, 1), (6, 10, 2)])
def test_one_more_human_card_replaces_the_cultist(seats: int, humans: int, hybrids: int) -> None:
    p = begun(*CREW[:seats], no_cultist=True)
    cards = [card for zone in (*p.s.loyalty, p.s.loyalty_deck) for card in zone]
    assert [cards.count(kind) for kind in (HUMAN, HYBRID, CULTIST)] == [humans, hybrids, 0]


@pytest.mark.rule("U-I.1")
@pytest.mark.parametrize(("seats", "humans", "hybrids"), [(3, 5, 1), (5, 8, 2)])
def test_with_three_or_five_players_it_changes_nothing(seats: int, humans: int, hybrids: int) -> None:
    p = begun(*CREW[:seats], no_cultist=True)
    cards = [card for zone in (*p.s.loyalty, p.s.loyalty_deck) for card in zone]
    assert [cards.count(kind) for kind in (HUMAN, HYBRID, CULTIST)] == [humans, hybrids, 0]
    assert p.s.resources == [8, 8, 8, 8]


@pytest.mark.rule("U-I.2")
@pytest.mark.parametrize("seats", [4, 6])
def test_without_the_cultist_resources_start_lower(seats: int) -> None:
    shown = new(seats, no_cultist=True).t.view()["table"]["resources"]
    assert shown == {"fuel": 7, "food": 6, "sanity": 6, "souls": 7}
