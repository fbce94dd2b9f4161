"""Our cards are about as short as the printed ones: those that the German rulebook shows, counted in characters.

The numbers are the lengths of the printed texts, with names, stories, icons and the values of cards left out.
"""

from __future__ import annotations

from statistics import mean

import pytest

import fathom

GAME = "unfathomable"
PRINTED = {
    "the-mothers-wrath": (129, 146),
    "open-the-gate": (315, 301),
    "shipboard-fire": (116, 154),
    "rat-infestation": (114, 169),
    "bucket-brigade": (231, 238),
    "stolen-ritual-components": (261, 270),
    "influence-1": (83, 76),
    "influence-3": (188, 165),
    "influence-5": (101, 100),
    "lore-4": (102, 70),
    "lore-1": (191, 144),
    "will-2": (162, 111),
    "maelstrom": (92, 71),
    "rainstorm": (103, 100),
    "deep-one-ambush": (59, 65),
    "rough-water": (41, 41),
    "stormy-seas": (42, 37),
    "calm-waters": (29, 29),
    "summon-the-beast-within": (294, 269),
    "astral-travel": (260, 235),
    "lure-monster": (107, 96),
    "cloud-memory": (94, 53),
    "feed-the-mind": (50, 50),
    "voice-of-ra": (198, 150),
    "sheet-william": (203, 165),
    "sheet-arjun": (98, 94),
    "feat-beatrice": (132, 157),
}
"""Printed, and ours when this was written: a text may change, but not grow."""
NOT_COUNTED = {"crisis-icons", "waypoint-distance", "skill-ability", "sheet-skills", "sheet-start", "sheet-succession"}
"""Numbers and icons, and the name of an ability."""


def length(slug: str) -> int:
    card = next(card for cards in fathom.games()[GAME].cards().values() for card in cards if card.slug == slug)
    return len(" ".join(text.within(GAME).render("de") for text in card.say() if text.id not in NOT_COUNTED))


def test_printed_cards_are_at_most_a_tenth_longer_in_our_words() -> None:
    assert mean(length(slug) / printed for slug, (printed, _) in PRINTED.items()) <= 1.1
    assert sum(map(length, PRINTED)) <= 1.1 * sum(printed for printed, _ in PRINTED.values())


@pytest.mark.parametrize("slug", PRINTED)
def test_a_card_does_not_grow(slug: str) -> None:
    assert length(slug) <= PRINTED[slug][1]
