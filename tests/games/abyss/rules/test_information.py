"""What everybody sees, what only the owner sees, what nobody sees."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from abyss_play import Play, at

COUNCIL = {"squid": ["squid-4", "squid-3"]}


def secrets_at_the_table() -> Play:
    """Every seat owns something of each kind; all cards named are different, so a leak would show by name."""
    return at(
        seats=[
            {"hand": ["crab-3", "crab-1"], "tokens": [4, 2], "pearls": 5, "keys": 1, "lords": ["keeper", "jailer"]},
            {
                "hand": ["jellyfish-5", "jellyfish-4"],
                "tokens": [3, 3, 3],
                "pearls": 2,
                "keys": 2,
                "affiliated": ["seahorse-2"],
                "lords": ["miller"],
                "disabled": ["trader"],
                "locations": ["jail"],
                "assigned": {"jail": ["reaper", "shaman", "commander"]},
            },
        ],
        council=COUNCIL,
        discard=["shellfish-5"],
        deck=["crab-5"],
    )


def shown(view: dict[str, Any]) -> str:
    return json.dumps(view)


@pytest.mark.rule("B-SET-10")
def test_hands_and_monster_tokens_are_seen_by_their_owner_only() -> None:
    p = secrets_at_the_table()
    mine, theirs, nobodys = (p.t.view(seat)["table"] for seat in (0, 1, None))
    assert mine["hands"] == [{"size": 2, "cards": ["crab-1", "crab-3"]}, {"size": 2}]
    assert theirs["hands"] == [{"size": 2}, {"size": 2, "cards": ["jellyfish-4", "jellyfish-5"]}]
    assert nobodys["hands"] == [{"size": 2}, {"size": 2}]
    assert mine["tokens"] == [{"size": 2, "cards": [4, 2]}, {"size": 3}]
    assert theirs["tokens"] == [{"size": 2}, {"size": 3, "cards": [3, 3, 3]}]
    assert nobodys["tokens"] == [{"size": 2}, {"size": 3}]
    for card in ("jellyfish-4", "jellyfish-5"):
        assert card not in shown(p.t.view(0))
    for card in ("crab-1", "crab-3"):
        assert card not in shown(p.t.view(1))


@pytest.mark.rule("B-SET-10")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_pearls_keys_lords_locations_and_affiliated_allies_are_public(viewer: int | None) -> None:
    table = secrets_at_the_table().t.view(viewer)["table"]
    assert table["pearls"] == [5, 2]
    assert table["key_tokens"] == [1, 2]
    assert table["free"] == [["lord-keeper", "lord-jailer"], ["lord-miller"]]
    assert table["disabled"] == [[], ["lord-trader"]]
    assert table["assigned"][1] == [["location-jail", f"lord-{x}"] for x in ("reaper", "shaman", "commander")]
    assert table["locations"] == [[], ["location-jail"]]
    assert table["affiliated"] == [[], ["seahorse-2"]]


@pytest.mark.rule("B-SET-11")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_decks_council_stacks_and_the_discard_show_only_their_sizes(viewer: int | None) -> None:
    p = secrets_at_the_table()
    view = p.t.view(viewer)
    table = view["table"]
    assert table["council"] == [0, 0, 0, 0, 2]
    assert table["discard"] == 1
    for pile in ("deck", "lord_deck", "location_stack", "base_pile"):
        assert table[pile] == len(getattr(p.s, pile)) > 0
    for card in ("squid-3", "squid-4", "shellfish-5", "crab-5"):
        assert card not in shown(view)


@pytest.mark.rule("B-SET-11")
def test_a_stack_taken_from_the_council_is_read_by_its_taker_only() -> None:
    p = secrets_at_the_table().does("support")
    assert p.hand(0) == ["crab-1", "crab-3", "squid-3", "squid-4"]
    assert "squid-4" in shown(p.t.view(0))
    for viewer in (1, None):
        log = json.dumps([line.text.to_json() for line in p.t.events(0, viewer)])
        assert '"value": 3' not in log and '"value": 4' not in log
        assert "squid-3" not in shown(p.t.view(viewer)) and "squid-4" not in shown(p.t.view(viewer))


@pytest.mark.rule("B-SET-10", "B-SET-11")
def test_reshuffling_all_that_a_seat_cannot_know_leaves_its_view_as_it_was() -> None:
    p = secrets_at_the_table().does("explore")
    moved = False
    for round_ in range(6):
        for seat in range(2):
            twin = p.t.determinize(seat, random.Random(round_))
            assert twin.view(seat) == p.t.view(seat)
            moved |= twin.state.hands[1 - seat] != p.s.hands[1 - seat]
    assert moved
