"""Nobody can read a hand from who is asked, and when: pairs of games that differ only in one seat's hidden cards."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.games.facts import of_place
from fathom.games.unfathomable.cards.names import HUMAN, type_of
from fathom.games.unfathomable.state import UnfathomableState
from paired_games import Hand, shown_by, steps_alike

LOW = 4
"""So many cards at the bottom of the chaos deck may be exchanged."""


def with_another_hand(table: fathom.Table, seat: int, rng: random.Random) -> fathom.Table:
    """The same game, but the seat holds other cards: they lay at the bottom of the chaos deck, where all types are
    mixed, or at the bottom of the deck of their type."""
    other = table.clone()
    s: UnfathomableState = other.state
    hand = list(s.hands[seat])
    rng.shuffle(hand)
    chaos = list(s.chaos)
    for i in range(min(LOW, len(hand), max(0, len(chaos) - LOW))):
        hand[i], chaos[i] = chaos[i], hand[i]
    s.chaos = tuple(chaos)
    for i, kind in list(enumerate(hand))[LOW:]:
        deck = s.skill_decks[type_of(kind)]
        at = next((n for n in range(max(0, len(deck) - 6)) if deck[n] != kind), None)
        if at is not None:
            hand[i] = deck[at]
            s.skill_decks[type_of(kind)] = (*deck[:at], kind, *deck[at + 1 :])
    s.hands[seat] = tuple(sorted(hand))
    return other


def with_another_loyalty(table: fathom.Table, seat: int) -> fathom.Table | None:
    """The same game, but the seat is a traitor instead of a human, or the other way round."""
    other = table.clone()
    s: UnfathomableState = other.state
    if s.awakened or s.revealed[seat] >= 0 or of_place(s, "loyalty", seat):
        return None
    card = s.loyalty[seat][0]
    at = next((n for n, found in enumerate(s.loyalty_deck) if (found == HUMAN) != (card == HUMAN)), None)
    if at is None:
        return None
    s.loyalty[seat] = (s.loyalty_deck[at], *s.loyalty[seat][1:])
    s.loyalty_deck = (*s.loyalty_deck[:at], card, *s.loyalty_deck[at + 1 :])
    return other


def comparable(one: fathom.Table, begun: fathom.Table, seat: int) -> bool:
    """Until the exchanged cards come up: a deck runs low or is shuffled anew, loyalty is dealt or looked at."""
    s: UnfathomableState = one.state
    start: UnfathomableState = begun.state
    decks = zip(s.skill_decks, start.skill_decks, strict=True)
    return (
        s.awakened == start.awakened
        and all(len(full) - 6 < len(left) <= len(full) for left, full in decks)
        and len(s.chaos) >= LOW
        and one.streams.counters.get("chaos") == begun.streams.counters.get("chaos")
        and not of_place(s, "loyalty", seat)
    )


def play_alike(table: fathom.Table, other: fathom.Table, seat: int, rng: random.Random) -> int:
    """Play a pair in step; tells how many answers were given."""

    def parted(one: fathom.Table, two: fathom.Table, hands: tuple[Hand, Hand]) -> bool:
        """Did the seat have to part with cards in which the games differ?"""
        return shown_by(hands[0], one.state.hands[seat]) != shown_by(hands[1], two.state.hands[seat])

    answered, _ = steps_alike(table.clone(), other, seat, rng, lambda one: comparable(one, table, seat), parted)
    return answered.total()


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_others_cannot_tell_a_hand_from_the_questions(seats: int) -> None:
    alike = pairs = 0
    for seed in range(8):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed)
        for _ in range(150):
            decision = table.decision
            if decision is None:
                break
            if decision.prompt.id == "ask-act" and rng.random() < 0.3:
                seat = rng.choice(table.seats_after(decision.seat))
                other = with_another_hand(table, seat, rng)
                if other.state.hands[seat] != table.state.hands[seat]:
                    pairs += 1
                    alike += play_alike(table, other, seat, rng)
            table.choose(decision.sample(rng), decision.seat)
    assert pairs >= 10
    assert alike >= 5 * pairs, "pairs part too early to prove anything"


@pytest.mark.rule("U-R88")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_others_cannot_tell_a_traitor_from_the_questions(seats: int) -> None:
    alike = pairs = 0
    for seed in range(20, 28):
        rng = random.Random(seed)
        table = fathom.new("unfathomable", seats=seats, seed=seed)
        for _ in range(150):
            decision = table.decision
            if decision is None:
                break
            if decision.prompt.id == "ask-act" and rng.random() < 0.3:
                seat = rng.choice(table.seats_after(decision.seat))
                other = with_another_loyalty(table, seat)
                if other is not None:
                    pairs += 1
                    alike += play_alike(table, other, seat, rng)
            table.choose(decision.sample(rng), decision.seat)
    assert pairs >= 10
    assert alike >= 5 * pairs, "pairs part too early to prove anything"
