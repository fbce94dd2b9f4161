"""What a seat of Unfathomable cannot know, dealt anew by what it knows and by luck alone.

Decks, passengers, loyalty cards and whatever another seat is looking at follow from the zones and the facts about them
(`games/dealing.py`), but whoever is choosing which traitor card to reveal has one. Skill cards are more involved:

- From which decks somebody drew is open, and so is what is discarded, but not what is added to a test facedown. So the
  types of all unseen hand cards are dealt within what everybody saw come and go (`bounds`), and the values of each type
  among all of its cards that are unseen.
- The chaos deck and what came from it into the running test share their cards; the cards others added to the test are
  part of what those others hold; treachery that an ability added stays treachery.
- Whoever is choosing cards for a price can pay it.
"""

from __future__ import annotations

import random
from collections.abc import Collection

from .. import dealing
from ..dealing import Luck, Rng
from ..facts import facts_about
from .cards.names import HUMAN, TREACHERY, type_of, value_of
from .pieces import KINDS, LOYALTY_CARD, SKILL
from .rules.actions import BRIG_PRICE, Move, Repair, repair_cost
from .rules.looking import Looking
from .rules.mythos_cards import is_valid
from .rules.reveal import RevealAsTraitor
from .rules.skill_test import CHAOS, JOINED, running_test
from .state import Cards, Table

__all__ = ["resample", "reshuffle"]

PLAIN = tuple(kind for kind in KINDS if kind is not SKILL)
"""What is dealt by its zones alone."""


def resample(t: Table, seat: int, rng: random.Random) -> None:
    """Deal anew all that is hidden from a seat (-1: from a spectator), in place."""
    s = t.state
    top = t.frames[-1] if t.asked else None
    looked_at = isinstance(top, Looking) and top.DECK == "mythos_deck"  # only at cards that count
    dealing.deal(t, PLAIN, (seat,), rng, fits={("cards", -1): lambda card: is_valid(s, card)} if looked_at else None)
    if isinstance(top, RevealAsTraitor) and top.card < 0:
        while all(card == HUMAN for card in s.loyalty[top.seat]):
            dealing.deal(t, (LOYALTY_CARD,), (seat,), rng)
    for other in range(t.seats):  # what was dealt last is no card that was seen before
        known, rest = facts_about(s, seat, ("loyalty", other))[1], list(s.loyalty[other])
        for card in known:
            rest.remove(card)
        s.loyalty[other] = (*known, *rest)
    _deal_skills(t, (seat,), rng)


def reshuffle(t: Table) -> None:
    """Mix all that nobody has seen; hands, loyalty and what anybody remembers stay."""
    dealing.reshuffle(t, PLAIN)
    _deal_skills(t, range(-1, t.seats), Luck(t.streams, "again-skills"))


def _deal_skills(t: Table, viewers: Collection[int], rng: Rng) -> None:
    s = t.state
    others = [seat for seat in range(t.seats) if seat not in viewers]
    seen = {i for seat in viewers for i in facts_about(s, seat, "pool")[0]}
    whose = running_test(t).whose if s.pool else []
    added = {giver: [i for i, by in enumerate(whose) if by == giver and i not in seen] for giver in range(-2, t.seats)}
    held = {other: [*s.hands[other], *(s.pool[i] for i in added[other])] for other in others}
    chaos = [*s.chaos, *(s.pool[i] for i in added[CHAOS])]
    unseen = [list(deck) for deck in s.skill_decks]
    for kind in (*chaos, *(s.pool[i] for i in added[JOINED]), *(kind for cards in held.values() for kind in cards)):
        unseen[type_of(kind)].append(kind)
    for cards in unseen:
        cards.sort()
        rng.shuffle(cards)
    pool = list(s.pool)

    def deal(types: list[int], size: int, rest: list[int]) -> list[int]:
        """Cards of these types in any order; so many are returned, the others lie in the running test."""
        types.sort()
        rng.shuffle(types)
        for i, type in zip(rest, types[size:], strict=True):
            pool[i] = unseen[type].pop()
        return [unseen[type].pop() for type in types[:size]]

    shares = _share(held, s.bounds, rng)
    for other in others:
        s.hands[other] = tuple(sorted(deal(shares[other], len(s.hands[other]), added[other])))
    s.chaos = tuple(deal([type_of(kind) for kind in chaos], len(s.chaos), added[CHAOS]))
    deal([TREACHERY] * len(added[JOINED]), 0, added[JOINED])
    s.pool, s.skill_decks = tuple(pool), [tuple(cards) for cards in unseen]
    _let_pay(t, others)


def _share(held: dict[int, list[int]], bounds: tuple[Cards, ...], rng: Rng) -> dict[int, list[int]]:
    """Deal the types of all these cards anew; nobody gets more of one than everybody saw them draw."""
    types = sorted(type_of(kind) for cards in held.values() for kind in cards)
    places = [seat for seat, cards in held.items() for _ in cards]
    rng.shuffle(types)
    rng.shuffle(places)
    got: dict[int, list[int]] = {seat: [] for seat in held}

    def find(type: int, tried: set[int]) -> bool:
        open = [seat for seat in dict.fromkeys((*places, *held)) if got[seat].count(type) < bounds[seat][type]]
        for seat in open:
            if seat in places:
                places.remove(seat)
                got[seat].append(type)
                return True
        for seat in open:  # somebody parts with another card for it
            for other in () if seat in tried else sorted({*got[seat]} - {type}):
                tried.add(seat)
                if find(other, tried):
                    got[seat].remove(other)
                    got[seat].append(type)
                    return True
        return False

    for type in types:
        if not find(type, set()):
            raise LookupError("more cards of a type than anybody can hold")
    return got


def _let_pay(t: Table, others: list[int]) -> None:
    """Whoever is choosing cards for a price can pay it: better cards come from the decks, of the same types."""
    s = t.state
    frame = t.frames[-1] if t.asked else None
    if not isinstance(frame, Move | Repair) or frame.seat not in others or not frame.CHECKS[frame.pc]:
        return
    types, price = repair_cost(s, s.places[frame.seat]) if isinstance(frame, Repair) else ([*range(6)], BRIG_PRICE)
    hand = list(s.hands[frame.seat])
    for i in sorted(range(len(hand)), key=lambda i: value_of(hand[i])):
        type = type_of(hand[i])
        deck = s.skill_decks[type]
        if sum(value_of(kind) for kind in hand if type_of(kind) in types) >= price:
            break
        if type in types and deck and (best := max(deck)) > hand[i]:
            at = deck.index(best)
            s.skill_decks[type] = (*deck[:at], hand[i], *deck[at + 1 :])
            hand[i] = best
    s.hands[frame.seat] = tuple(sorted(hand))
