"""The deck as an option: which cards, and how many of each."""

from __future__ import annotations

import random

from fathom.kernel.errors import BadOption
from fathom.kernel.game import DataSetting
from fathom.kernel.text import Text

from .cards import CARDS

__all__ = ["DECK", "FEWEST", "MOST_COPIES", "cards_in"]

Deck = dict[str, int]
FEWEST, MOST_COPIES = 20, 3


def check(deck: Deck) -> Deck:
    """The cards of a legal deck; a card that it has 0 times is left out."""
    for card, copies in deck.items():
        if card not in CARDS:
            raise BadOption(Text("refuse-deck-card", "toy", given=card[:40]), "T-DECK-1")
        if not 0 <= copies <= MOST_COPIES:
            raise BadOption(Text("refuse-deck-copies", "toy", card=Text(card), n=copies, most=MOST_COPIES), "T-DECK-1")
    if sum(deck.values()) < FEWEST:
        raise BadOption(Text("refuse-deck-size", "toy", n=sum(deck.values()), least=FEWEST), "T-DECK-2")
    return {card: copies for card, copies in deck.items() if copies}


def sample(rng: random.Random) -> Deck:
    deck = {card: rng.randint(0, MOST_COPIES) for card in CARDS}
    return deck if sum(deck.values()) >= FEWEST else sample(rng)


def cards_in(deck: Deck) -> tuple[str, ...]:
    """One-shots by name; of cards with abilities each copy is a piece of its own."""
    copies = [(slug, n + 1) for slug in CARDS for n in range(deck.get(slug, 0))]
    return tuple(slug if n == 1 or CARDS[slug].play else f"{slug}#{n}" for slug, n in copies)


USUAL = {slug: 2 if card.play else 1 for slug, card in CARDS.items()}
"""Permanents and reactions are unique."""
DECK = DataSetting(USUAL, Deck, check, sample, most_bytes=1_000)
