"""The pieces: every card of the box by its number. In play most cards have a number of their own besides (`zones.py`):
`knife` lies in a hand, `knife#3` in play. Locations, acts, agendas and investigators are unique and need none.

State and rules name a piece by its number; abilities, options and views by its id (`ident`).
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from ...kernel.table import Table
from ..zones import FACES, Cards, Pieces
from .cards.printed import CARDS, FACE, SLUGS, Printed

__all__ = ["CARD", "Cards", "Piece", "card", "ident", "named_pieces", "piece_of", "slug_of"]

Piece: TypeAlias = int
HIDDEN_WOODS = {FACE["arkham-woods"] + FACES * n: f"arkham-woods#{n}" for n in range(1, 17)}
"""Arkham Woods before they are revealed: all alike, so each has a number."""
CARD = Pieces("cards", {**dict(enumerate(SLUGS)), **HIDDEN_WOODS}, lambda t: _box(t), per_seat=True)


def _box(t: Table) -> Cards:
    """All cards of this scenario and of the decks brought to it."""
    box: Cards = t.state.box
    return box


def card(piece: Piece) -> Printed:
    """What is printed on a piece."""
    return CARDS[piece % FACES]


@cache
def ident(piece: Piece) -> str:
    """How abilities, options and views name a piece."""
    return f"{SLUGS[piece % FACES]}#{piece // FACES}" if piece >= FACES else SLUGS[piece]


@cache
def piece_of(id: str) -> Piece:
    """The piece that an id names."""
    slug, _, number = id.partition("#")
    return FACE[slug] + FACES * int(number or 0)


def slug_of(piece: Piece) -> str:
    return SLUGS[piece % FACES]


def named_pieces(pieces: Cards) -> list[str]:
    return [ident(piece) for piece in pieces]
