"""What Kraken adds to the box, to the setup, and to what everybody can see."""

from __future__ import annotations

from collections import Counter

import pytest

import fathom
from abyss_play import BOTH, KRAKEN, at
from fathom.games.abyss.cards.allies import KEY, deck_of
from fathom.games.abyss.cards.location import LOCATIONS
from fathom.games.abyss.cards.lord import LORDS
from fathom.games.abyss.cards.names import LOCATION_KEYS
from fathom.games.abyss.cards.tokens import LOOT_CARDS
from fathom.games.abyss.pieces import locations_of, lords_of
from fathom.games.abyss.state import AbyssState

PLAIN = {"leviathan": False, "kraken": False}
WITH = {"leviathan": False, "kraken": True}


def game(seed: int = 3, seats: int = 3) -> AbyssState:
    state: AbyssState = fathom.new("abyss", seats=seats, seed=seed, options=KRAKEN).state
    return state


@pytest.mark.rule("K-CMP-01")
def test_kraken_adds_eight_smugglers_and_two_lords_for_each_race_guild() -> None:
    added = set(lords_of(WITH)) - set(lords_of(PLAIN))
    assert Counter(LORDS[lord].guild for lord in added) == {
        "smuggler": 8,
        "soldier": 2,
        "merchant": 2,
        "mage": 2,
        "politician": 2,
        "farmer": 2,
    }
    assert len(lords_of(WITH)) == 35 + 18


@pytest.mark.rule("K-CMP-02")
def test_kraken_adds_seven_krakens() -> None:
    added = Counter(KEY[kind] for kind in deck_of(WITH)) - Counter(KEY[kind] for kind in deck_of(PLAIN))
    assert added == {"kraken-2": 2, "kraken-3": 3, "kraken-4": 2}
    assert len(deck_of(WITH)) == 78


@pytest.mark.rule("K-CMP-03", "K-LOCS-LOOT")
def test_kraken_adds_six_locations_and_four_of_them_hold_loot() -> None:
    added = set(locations_of(WITH)) - set(locations_of(PLAIN))
    assert len(added) == 6
    holding = {LOCATION_KEYS[place] for place in added if LOCATIONS[place].loot >= 0}
    assert holding == {
        "location-cetacean-graveyard",
        "location-abandoned-convoy",
        "location-megalodon",
        "location-battlefield",
    }
    assert not any(LOCATIONS[place].loot >= 0 for place in locations_of(PLAIN))


@pytest.mark.rule("K-CMP-04")
def test_the_loot_deck_has_each_value_as_often_as_it_says() -> None:
    assert Counter(LOOT_CARDS) == {3: 3, 4: 4, 5: 5, 6: 6, 7: 7}
    assert len(LOOT_CARDS) == 25


@pytest.mark.rule("K-CMP-05")
def test_there_are_three_sentinels_one_figure_and_no_end_of_nebulis() -> None:
    """30 Nebulis are out, more than the box holds; a Kraken still gives its own."""
    hand = ["kraken-4", "seahorse-4"]
    p = at(
        KRAKEN,
        seats=[{"nebulis": 15, "hand": hand}, {"nebulis": 15}],
        kraken_figure=1,
        court=["shepherd", "keeper", "reaper", "miller"],
    )
    assert len(p.s.sentinel_owner) == len(p.s.sentinel_on) == 3
    assert p.s.kraken_holder == 1  # one holder, however many are tied
    p.recruits("shepherd", *hand)
    assert p.s.nebulis == [18, 15] and p.s.kraken_holder == 0


@pytest.mark.rule("K-SET-01")
def test_the_new_cards_are_shuffled_into_the_base_decks() -> None:
    seen: set[str] = set()
    for seed in range(8):
        s = game(seed)
        exploration = s.deck + s.track + tuple(kind for hand in s.hands for kind in hand)
        assert sorted(exploration) == sorted(deck_of(WITH))
        assert sorted(s.lord_deck + tuple(s.court)) == sorted(lords_of(WITH))
        assert sorted(s.location_stack + s.available) == sorted(locations_of(WITH))
        seen |= {LORDS[lord].box for lord in s.court} | {LOCATIONS[place].box for place in s.location_stack[-3:]}
        seen |= {"allies" for kind in s.deck[-10:] if KEY[kind].startswith("kraken")}
    assert seen == {"base", "kraken", "allies"}  # near the top as well, not beneath the base cards


@pytest.mark.rule("K-SET-02")
def test_loot_is_shuffled_face_down_and_nobody_starts_with_nebulis_figure_or_sentinel() -> None:
    first, second = game(3), game(4)
    assert sorted(first.loot_deck) == sorted(LOOT_CARDS) and first.loot_deck != second.loot_deck
    assert first.loot == [()] * 4
    assert first.nebulis == [0, 0, 0] and first.kraken_holder == -1
    assert first.sentinel_owner == [-1] * 3 and first.sentinel_on == [""] * 3
    view = fathom.new("abyss", seats=3, seed=3, options=KRAKEN).view(0)
    assert view["table"]["loot_deck"] == 25  # only its size


@pytest.mark.rule("K-SET-02")
def test_without_kraken_there_is_neither_loot_nor_a_sentinel() -> None:
    s = fathom.new("abyss", seats=3, seed=3).state
    assert s.loot_deck == () and s.sentinel_owner == []


@pytest.mark.rule("K-INF-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nebulis_figure_sentinels_and_loot_are_public(seat: int | None) -> None:
    p = at(
        BOTH,
        seats=[{"nebulis": 2}, {"nebulis": 1, "locations": ["megalodon"]}],
        loot={"megalodon": [3, 6]},
        sentinels={"vigil": {"owner": 1, "on": "squid"}},
        court=["keeper"],
    )
    shown = p.t.view(seat)["table"]
    assert shown["nebulis"] == [2, 1] and shown["kraken_holder"] == 0
    assert shown["sentinel_owner"] == [-1, 1, -1] and shown["sentinel_on"] == ["", "squid", ""]
    assert shown["loot"]["location-megalodon"] == [3, 6]
