"""What a seat has seen and may remember (U-50.7): cards on top of decks and beneath them, inside them and out of the
game, loyalty cards of others, its cards in a running test. It is kept as facts about zones (`games/facts.py`).
"""

from __future__ import annotations

from typing import ClassVar

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ...facts import facts_about, knowers, note, of_place
from ...zones import Cards, Place, draw, put, shuffle, zones_of
from ..state import Table, UnfathomableState

__all__ = [
    "Looking", "TakeOne", "everybody", "forget", "give_loyalty", "look_at_loyalty", "pass_on_loyalty", "remove_unseen",
]  # fmt: skip


def everybody(t: Table) -> range:
    """All seats, and whoever watches."""
    return range(-1, t.seats)


def forget(t: Table, place: Place) -> None:
    """Nobody knows more of a place than what all can work out."""
    field, slot = (place, -1) if isinstance(place, str) else place
    t.state.facts = tuple(fact for fact in t.state.facts if fact[1:3] != (field, slot))


class Looking(Procedure):
    """Somebody looks at the top cards of a deck; the first was on top. They lie with the procedure until they are put
    somewhere; who knew one of them before may see where it goes."""

    DECK: ClassVar[str] = ""
    seat: int = -1
    n: int = 2
    cards: list[int] = fresh()
    aware: list[tuple[int, ...]] = fresh()
    """Who else knew each of them."""

    def names(self) -> tuple[str, ...]:
        return tuple(zones_of(type(self))[0].show_one(self.cards))

    def can_draw(self, t: Table) -> bool:
        return bool(getattr(t.state, self.DECK))

    def look(self, t: Table) -> None:
        while len(self.cards) < self.n and self.can_draw(t):
            self.aware.append(tuple(knowers(t.state, self.DECK, -1)))
            self.cards += draw(t, self.DECK, 1, (self.seat,))
        t.reveal("revealed-look")

    def put_rest_beneath(self, t: Table, taken: int) -> None:
        """One card was taken openly, the others go beneath the deck. Of a single one those who knew it see that."""
        seen_by = {self.seat}
        if len(self.cards) - (taken in self.cards) == 1:
            seen_by.update(*(aware for card, aware in zip(self.cards, self.aware, strict=True) if card != taken))
        put(t, self.DECK, self._others(taken), beneath=True, seen_by=seen_by)

    def shuffle_rest_in(self, t: Table, taken: int, stream: str) -> None:
        """One card was taken openly, the others are shuffled into the deck."""
        put(t, self.DECK, self._others(taken), seen_by=(self.seat,))
        shuffle(t, self.DECK, stream)

    def put_back(self, t: Table, top: int) -> None:
        """One card goes on top of the deck, the others beneath it, the last lowest."""
        put(t, self.DECK, self._others(top)[::-1], beneath=True, seen_by=(self.seat,))
        put(t, self.DECK, (top,), seen_by=(self.seat,))

    def _others(self, taken: int) -> Cards:
        """All cards but one, for which the caller cares; none of them lies here any longer."""
        others = tuple(card for card in self.cards if card != taken)
        self.cards = []
        return others


class TakeOne(Looking):
    """Look at the top cards of a deck, take one of them, put the others on the bottom. A kind of deck adds what is done
    with the card. Where `ALONE` names it, a single card may go to the bottom instead."""

    WHY: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    ALONE: ClassVar[str] = ""
    chosen: int = -1

    def step_1_look(self, t: Table) -> None:
        self.look(t)
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        keys = self.names()
        leave = (self.ALONE,) if self.ALONE and len(keys) == 1 else ()
        return Pick(self.seat, (*keys, *leave), self.WHY, self.RULE)

    def took_2_choose(self, t: Table, key: str) -> None:
        self.chosen = -1 if key == self.ALONE else self.cards[self.names().index(key)]

    def step_3_bottom(self, t: Table) -> None:
        self.put_rest_beneath(t, self.chosen)


def remove_unseen(t: Table, deck: str, n: int) -> int:
    """The top cards of a deck leave the game unseen (U-43.0); who knew that they are there knows that they are gone.
    Tells how many they were."""
    s = t.state
    source, removed = f"{deck}_deck", f"removed_{deck}s"
    size = len(getattr(s, source))
    first = max(0, size - n)
    inside = [] if first else [(fact[0], fact[4]) for fact in of_place(s, source, -1)]
    aware = [knowers(s, source, at) for at in range(first, size)]
    for card, seats in zip(draw(t, source, n), aware, strict=True):
        put(t, removed, (card,), seen_by=seats)
    for seat, cards in inside:
        at, known = facts_about(s, seat, removed)
        note(s, removed, -1, {seat: (at, (*known, *cards))})
    return size - first


# ---- loyalty


def look_at_loyalty(t: Table, seat: int, other: int) -> None:
    """All unrevealed cards of somebody."""
    note(t.state, "loyalty", other, {seat: ((), t.state.loyalty[other])})


def give_loyalty(t: Table, giver: int, receiver: int, cards: Cards) -> None:
    """The last cards of a player go to another. The giver goes on knowing them."""
    s = t.state
    s.loyalty[giver] = s.loyalty[giver][: len(s.loyalty[giver]) - len(cards)]
    s.loyalty[receiver] += cards
    _know(s, giver, receiver, cards)


def pass_on_loyalty(t: Table, giver: int, receiver: int) -> None:
    """All unrevealed cards of a player go to another. Who had looked at some of them goes on knowing them, too."""
    s = t.state
    looked = [(fact[0], fact[4]) for fact in of_place(s, "loyalty", giver)]
    forget(t, ("loyalty", giver))
    give_loyalty(t, giver, receiver, s.loyalty[giver])
    for seat, cards in looked:
        _know(s, seat, receiver, cards)


def _know(s: UnfathomableState, seat: int, other: int, cards: Cards) -> None:
    if seat != other:
        note(s, "loyalty", other, {seat: ((), (*facts_about(s, seat, ("loyalty", other))[1], *cards))})
