"""What a seat of Unfathomable cannot know, redistributed.

A seat knows its hand, its loyalty cards, the facts it may remember (`known`: tops of decks, loyalty cards of others it
looked at or handed over, cards it added to the running test; `memory`: cards it has seen go beneath a deck, into one or
out of the game), everything open, every size, and what lies on the discard piles, because all of it went there openly.
The rest is dealt anew:

- Others' loyalty cards and the loyalty deck, from the cards in the game that the seat does not see; whoever is choosing
  which traitor card to reveal has one.
- Others' hands. From which decks somebody drew is open, and so is what is discarded, but not what is added to a test.
  So two hands exchange types within what everybody saw come and go (`bounds`), and where both owners draw those types
  by their skill sets; treachery stays with its owners. Values are dealt anew from all unseen cards of a type.
- The chaos deck and what came from it into the running test share their cards; the cards others added to the test are
  part of what those others hold; treachery that an ability added stays treachery.
- Decks, passengers, the cards another seat is looking at right now, and the items and spells that left the game unseen.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest
from typing import Any, TypeAlias

from ...kernel.rng import Luck
from .cards.names import HUMAN, LOYALTIES, MYTHOS, SKILLS, SPELLS, TREACHERY, WAYPOINTS, type_of, value_of
from .rules.actions import BRIG_PRICE, Move, Repair, repair_cost
from .rules.awakening import Awakening
from .rules.looking import UNKNOWN, recalled
from .rules.mythos_cards import is_valid
from .rules.reveal import RevealAsTraitor
from .rules.skill_set import skill_set
from .rules.skill_test import RunTest
from .state import Cards, Table, UnfathomableState

__all__ = ["resample", "reshuffle"]

Facts = Mapping[str, tuple[str, ...]]
Rng: TypeAlias = random.Random | Luck

DECKS = {"mythos": "mythos_deck", "waypoints": "waypoint_deck", "spells": "spell_deck"}
NAMES = {"mythos": MYTHOS, "waypoints": WAYPOINTS, "spells": SPELLS}
LOOKERS = {
    "ReachWaypoint": "waypoint", "LookAtWaypoints": "waypoint", "LookAtSpells": "spell", "Rummage": "item",
    "Conjure": "item", "Predict": "mythos",
}  # fmt: skip
"""Who holds cards of which deck while choosing among them."""
BY_TYPE = frozenset({"ask-discard-one", "ask-repair"})
"""Questions about cards of one type: whoever is asked has some."""


def resample(t: Table, seat: int, rng: random.Random) -> None:
    """Redistribute all that is hidden from a seat (-1: from a spectator), in place."""
    s = t.state
    facts: Facts = dict(s.known[seat]) if seat >= 0 else {}
    others = [other for other in range(t.seats) if other != seat]
    added = _deal_anew(t, [seat], facts, others, rng)
    for other in others:
        s.known[other] = tuple((what, _fact(s, what, seen, seat, added)) for what, seen in s.known[other])
    s.memory = tuple(
        entry if entry[0] in (seat, -1) else (entry[0], entry[1], _recollection(s, entry[1], entry[2], rng))
        for entry in s.memory
    )


def reshuffle(t: Table) -> None:
    """Mix all that nobody has seen; hands, loyalty and what anybody remembers stay."""
    _deal_anew(t, range(-1, t.seats), {}, [], Luck(t.streams, "again"))


def _deal_anew(t: Table, seats: Collection[int], facts: Facts, others: list[int], rng: Rng) -> dict[int, list[int]]:
    """Deal what none of these seats knows; returns what each seat has added to the running test."""
    _deal_loyalty(t, facts, others, rng)
    added = _deal_skills(t, facts, others, rng)
    for name in ("mythos", "waypoint", "spell", "item", "damage"):
        _deal_deck(t, seats, name, rng)
    _deal_passengers(t.state, rng)
    return added


def _without(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


# ---- loyalty


def _deal_loyalty(t: Table, facts: Facts, others: list[int], rng: Rng) -> None:
    s = t.state
    known = {other: _known_loyalty(s, facts, other) for other in others}
    pool = list(s.loyalty_deck)
    for other in others:
        pool += _without(s.loyalty[other], known[other])
    top = t.frames[-1] if t.asked else None
    traitor = top.seat if isinstance(top, RevealAsTraitor) and top.card < 0 and top.seat in others else -1
    while True:
        rng.shuffle(pool)
        if traitor < 0 or any(card != HUMAN for card in _dealt_to(s, traitor, known, pool)):
            break
    for other in others:
        n = len(s.loyalty[other]) - len(known[other])
        cards = known[other] + pool[:n]
        pool = pool[n:]
        rng.shuffle(cards)
        s.loyalty[other] = tuple(cards)
    s.loyalty_deck = tuple(pool)
    last = [cards[-1] if cards else -1 for cards in s.loyalty]  # a traitor hands over the card dealt last
    if (awakening := t.innermost(Awakening)) and awakening.dealt:
        awakening.dealt = last


def _dealt_to(s: UnfathomableState, seat: int, known: Mapping[int, list[int]], pool: list[int]) -> list[int]:
    """What a seat would hold if the others got the cards of the pool in their order."""
    before = sum(len(s.loyalty[other]) - len(known[other]) for other in known if other < seat)
    return known[seat] + pool[before : before + len(s.loyalty[seat]) - len(known[seat])]


def _known_loyalty(s: UnfathomableState, facts: Facts, other: int) -> list[int]:
    return [LOYALTIES.index(name) for name in facts.get(f"loyalty-{other}", ())][: len(s.loyalty[other])]


# ---- skill cards


def _deal_skills(t: Table, facts: Facts, others: list[int], rng: Rng) -> dict[int, list[int]]:
    """Deal hands, chaos deck, running test and skill decks anew; returns what each seat has added to the test."""
    s = t.state
    added = {seat: _added(s, seat) for seat in range(t.seats)}
    nobodys = _without(s.pool, [kind for cards in added.values() for kind in cards])
    test = t.innermost(RunTest) if s.pool else None
    joined = list(test.joined) if test else []
    nobodys = _without(nobodys, joined)
    open_to_seat = [seat for seat in added if seat not in others or f"pool-{seat}" in facts]
    held = {other: [*s.hands[other], *(() if other in open_to_seat else added[other])] for other in others}
    types = {other: [type_of(kind) for kind in cards] for other, cards in held.items()}
    bound = {ask.seat for ask in t.asked if ask.why in BY_TYPE}
    _exchange_types(s, {other: own for other, own in types.items() if other not in bound}, rng)
    chaos = [*s.chaos, *nobodys]
    unseen: list[list[int]] = [list(deck) for deck in s.skill_decks]
    unseen_joined = joined if test and not test.openly else []
    for kind in (*chaos, *unseen_joined, *(kind for cards in held.values() for kind in cards)):
        unseen[type_of(kind)].append(kind)
    for cards in unseen:
        rng.shuffle(cards)
    for other in others:
        cards = [unseen[type].pop() for type in types[other]]
        if other not in bound:
            rng.shuffle(cards)
        n = len(s.hands[other])
        s.hands[other] = tuple(sorted(cards[:n]))
        if other not in open_to_seat:
            added[other] = cards[n:]
    chaos_types = [type_of(kind) for kind in chaos]
    rng.shuffle(chaos_types)
    chaos = [unseen[type].pop() for type in chaos_types]
    s.chaos, nobodys = tuple(chaos[: len(s.chaos)]), chaos[len(s.chaos) :]
    if test and unseen_joined:
        joined = test.joined = [unseen[TREACHERY].pop() for _ in joined]
    s.pool = (*nobodys, *joined, *(kind for cards in added.values() for kind in cards))
    s.skill_decks = [tuple(cards) for cards in unseen]
    _let_pay(t, others)
    return added


def _added(s: UnfathomableState, seat: int) -> list[int]:
    """The cards a seat has added to the running test: it remembers them itself."""
    return [SKILLS.index(name) for what, seen in s.known[seat] if what == f"pool-{seat}" for name in seen]


def _exchange_types(s: UnfathomableState, types: dict[int, list[int]], rng: Rng) -> None:
    """Cards of two hands change places if both owners can hold the type they get; symmetric, so all deals are alike."""
    sets = {other: set(skill_set(s, other)) for other in types}
    bounds = s.bounds or ((len(SKILLS),) * 6,) * len(s.hands)  # a table saved before they were counted
    places = [(other, i) for other, own in types.items() for i, type in enumerate(own) if type in sets[other]]
    for a, i in places:
        b, j = places[int(rng.random() * len(places))]
        mine, theirs = types[a][i], types[b][j]
        if mine != theirs and a != b and theirs in sets[a] and mine in sets[b]:
            if types[a].count(theirs) < bounds[a][theirs] and types[b].count(mine) < bounds[b][mine]:
                types[a][i], types[b][j] = theirs, mine


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


# ---- decks and passengers


def _deal_deck(t: Table, seats: Collection[int], name: str, rng: Rng) -> None:
    """A deck, what another seat has taken off it and is choosing among, and what left it for the box unseen."""
    s = t.state
    deck = list(getattr(s, f"{name}_deck"))
    tops = max(_known_tops(s, seat, name) for seat in seats)
    below = [recalled(s, seat, f"beneath-{name}") for seat in seats]
    seen = [any(card != UNKNOWN for card in cards) for cards in zip_longest(*below, fillvalue=UNKNOWN)]
    free = [i for i in range(len(deck) - tops) if i >= len(seen) or not seen[i]]
    frame = _looker(t, seats, name)
    looked_at = [*frame.cards, *((frame.top,) if getattr(frame, "top", -1) >= 0 else ())] if frame else []
    gone = tuple(dict.fromkeys(card for seat in seats for card in recalled(s, seat, f"removed-{name}")))
    removed = [card for card in getattr(s, f"removed_{name}s", ()) if card not in gone]
    pool = [*(deck[i] for i in free), *looked_at, *removed]
    rng.shuffle(pool)
    if removed:
        inside = {card for seat in seats for card in recalled(s, seat, f"inside-{name}")}
        removed = [card for card in pool if card not in inside][: len(removed)]
        setattr(s, f"removed_{name}s", (*gone, *removed))
        pool = _without(pool, removed)
    if frame:
        fitting = [card for card in pool if name != "mythos" or is_valid(s, card)][: len(looked_at)]
        pool = _without(pool, fitting)
        if getattr(frame, "top", -1) >= 0:
            frame.top = fitting.pop()
        frame.cards = fitting
    for i, card in zip(free, pool, strict=True):
        deck[i] = card
    setattr(s, f"{name}_deck", tuple(deck))


def _known_tops(s: UnfathomableState, seat: int, name: str) -> int:
    """How many cards on top of a deck a seat knows."""
    return len(dict(s.known[seat]).get(name if name == "mythos" else f"{name}s", ())) if seat >= 0 else 0


def _looker(t: Table, seats: Collection[int], name: str) -> Any:
    """Another seat that has taken cards off this deck and is choosing: it may be looking at any of them."""
    frame: Any = t.frames[-1] if t.asked else None  # one of several procedures with a seat and the cards it looks at
    kind = type(frame).__name__
    deck = frame.deck if kind == "Foresee" else LOOKERS.get(kind, "")
    return frame if deck == name and frame.seat not in seats and frame.cards else None


def _recollection(s: UnfathomableState, what: str, seen: Cards, rng: random.Random) -> Cards:
    """What somebody else remembers of a deck, as it is now."""
    how, name = what.split("-")
    deck: Cards = getattr(s, f"{name}_deck")
    if how == "beneath":
        return tuple(UNKNOWN if card == UNKNOWN else deck[i] for i, card in enumerate(seen[: len(deck)]))
    cards = deck if how == "inside" else getattr(s, f"removed_{name}s")
    return tuple(rng.sample(cards, min(len(cards), len(seen))))


def _deal_passengers(s: UnfathomableState, rng: Rng) -> None:
    pool = [token for tokens in s.passengers for token in tokens] + list(s.passenger_supply)
    rng.shuffle(pool)
    for deck, tokens in enumerate(s.passengers):
        s.passengers[deck] = tuple(pool.pop() for _ in tokens)
    s.passenger_supply = tuple(pool)


def _fact(
    s: UnfathomableState, what: str, seen: tuple[str, ...], seat: int, added: dict[int, list[int]]
) -> tuple[str, ...]:
    """What somebody else has seen, as it is now: that they looked is open, what they saw is not."""
    if what in DECKS:
        deck = getattr(s, DECKS[what])
        return tuple(NAMES[what][card] for card in reversed(deck[len(deck) - len(seen) :]))
    of = int(what.split("-")[1])
    if what.startswith("loyalty-"):
        return seen if of == seat else tuple(LOYALTIES[card] for card in s.loyalty[of][: len(seen)])
    return tuple(SKILLS[kind] for kind in added[of])
