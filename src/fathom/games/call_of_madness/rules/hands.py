"""Hands, decks and discard piles. A deck is a queue: drawn from the top, what comes back goes under it.

A deck is never shuffled as a whole after set-up. What came under it together is one batch: everybody knows which cards
are in a batch, nobody their order (`batches`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.text import Listed
from ...zones import draw, put
from ..cards.source import book_of
from ..state import Table
from .board import player_text

__all__ = ["draw_cards", "names", "new_batch", "put_under", "put_under_automa", "recall", "shuffle_under"]


def names(t: Table, cards: Sequence[int]) -> Listed:
    return Listed([book_of(t).cards[card].name for card in cards])


def draw_cards(t: Table, seat: int, n: int, rule: str) -> int:
    """Draw from the own deck; an empty deck gives nothing and is not made anew (C-key.draw.2)."""
    drawn = draw(t, ("decks", seat), n)
    if drawn:
        put(t, ("hands", seat), drawn)
        t.reveal("revealed-draw")
        if not t.quiet:
            t.log("log-draw", rule, player=player_text(t, seat), n=len(drawn))
            t.log("log-drew", rule, cards=names(t, drawn), audience=(seat,))
    return len(drawn)


def new_batch(t: Table, cards: Sequence[int]) -> None:
    """These cards came somewhere together."""
    s = t.state
    batch = max(s.batches) + 1
    for card in cards:
        s.batches[card] = batch


def put_under(t: Table, seat: int, cards: Sequence[int]) -> None:
    new_batch(t, cards)
    put(t, ("decks", seat), tuple(cards), beneath=True)


def recall(t: Table, seat: int, rule: str) -> None:
    """The top card of the own discard pile goes under the own deck; with an empty deck it is the deck."""
    cards = draw(t, ("discards", seat))
    if cards:
        put_under(t, seat, cards)
        t.log("log-recall", rule, player=player_text(t, seat), card=book_of(t).cards[cards[0]].name)


def shuffle_under(t: Table, seat: int) -> None:
    """The discard pile and R'lyeh are shuffled together and go under the deck (C-phase3.b4, b5)."""
    s = t.state
    cards = s.discards[seat] + s.rlyeh[seat]
    s.discards[seat] = s.rlyeh[seat] = ()
    if cards:
        put_under(t, seat, t.streams.shuffled(cards, f"deck-{seat}"))
        t.log("log-under", "C-phase3.b4", player=player_text(t, seat), n=len(cards))


def put_under_automa(t: Table, cards: Sequence[int]) -> None:
    """Cards of the Automa go under its deck together."""
    s = t.state
    batch = max(s.automa_batches) + 1
    for card in cards:
        s.automa_batches[card] = batch
    put(t, "automa_deck", tuple(cards), beneath=True)
