"""What a seat cannot know, dealt anew.

Cards are all different and everybody sees which card comes to whom, so what is hidden is where in a batch a card lies:
in the deck at which place, or in the hand (`rules/hands.py`). Of a god deck all but the top and what went openly under
it is unknown, of the goal deck all but what went under it, of final goals those of others. Cultists and claimed goals
can be worked out from what was told to all, so they stay. Bags have no order: the dice to come decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..dealing import Luck, Rng
from .state import Cards, Table

__all__ = ["resample", "reshuffle"]

T = TypeVar("T")


def _mixed(items: Sequence[T], rng: Rng) -> list[T]:
    out = list(items)
    rng.shuffle(out)
    return out


def resample(t: Table, seat: int, rng: Rng) -> None:
    """Exchange whatever this seat (-1: somebody who watches) cannot know."""
    s = t.state
    for owner in range(t.seats):
        _mix_cards(t, owner, rng, hand=owner != seat)
    _mix_finals(t, seat, rng)
    for slot, deck in enumerate(s.god_decks):
        s.god_decks[slot] = _mix_pile(deck, s.god_known[slot], 1, rng)
    s.goal_deck = _mix_pile(s.goal_deck, s.goal_known, 0, rng)
    s.event_deck = tuple(_mixed(sorted(s.event_deck), rng))
    s.automa_deck, _ = _mix_batches(s.automa_deck, s.automa_batches, rng)


def reshuffle(t: Table) -> None:
    """Mix what nobody has seen: the next cards of all face-down piles."""
    s = t.state
    luck = Luck(t.streams, "again")
    luck.shuffle([])
    for owner in range(t.seats):
        _mix_cards(t, owner, luck, hand=False)
    for slot, deck in enumerate(s.god_decks):
        s.god_decks[slot] = _mix_pile(deck, s.god_known[slot], 1, luck)
    s.goal_deck = _mix_pile(s.goal_deck, s.goal_known, 0, luck)
    s.event_deck = tuple(_mixed(sorted(s.event_deck), luck))
    s.automa_deck, _ = _mix_batches(s.automa_deck, s.automa_batches, luck)


def _mix_pile(pile: Cards, known: int, tops: int, rng: Rng) -> Cards:
    """Neither the lowest cards, which everybody saw, nor the open top."""
    last = max(known, len(pile) - tops)
    return (*pile[:known], *_mixed(sorted(pile[known:last]), rng), *pile[last:])


def _mix_batches(deck: Cards, batches: Sequence[int], rng: Rng, hand: Cards = ()) -> tuple[Cards, Cards]:
    """The places of each batch, in the deck and in a hand that is not known, get its cards in another order."""
    out, held = list(deck), list[int]()
    for batch in sorted({batches[card] for card in hand + deck}):
        places = [place for place, card in enumerate(deck) if batches[card] == batch]
        inside = [card for card in hand if batches[card] == batch]
        mixed = _mixed(sorted([*inside, *(deck[place] for place in places)]), rng)
        held += mixed[: len(inside)]
        for place, card in zip(places, mixed[len(inside) :], strict=True):
            out[place] = card
    return tuple(out), tuple(sorted(held))


def _mix_cards(t: Table, owner: int, rng: Rng, hand: bool) -> None:
    """The deck of a player, with the hand if it is not one's own."""
    s = t.state
    if hand:
        s.decks[owner], s.hands[owner] = _mix_batches(s.decks[owner], s.batches, rng, s.hands[owner])
    else:
        s.decks[owner], _ = _mix_batches(s.decks[owner], s.batches, rng)


def _mix_finals(t: Table, seat: int, rng: Rng) -> None:
    """Kept, dropped and left final goals of all but one's own; while they are chosen, those that lie before others."""
    s = t.state
    others = [owner for owner in range(t.seats) if owner != seat]
    piles = [*(s.finals[owner] for owner in others), *(s.finals_dropped[owner] for owner in others), s.finals_left]
    mixed = _mixed(sorted(goal for pile in piles for goal in pile), rng)
    for field in (s.finals, s.finals_dropped):
        for owner in others:
            n = len(field[owner])
            field[owner], mixed = tuple(sorted(mixed[:n])), mixed[n:]
    s.finals_left = tuple(sorted(mixed))
