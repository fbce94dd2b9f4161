"""What a seat has seen and may remember (U-50.7): tops of decks, loyalty cards of others, its cards in a running test;
and which cards it has seen go beneath a deck, into one or out of the game.

How many facts a seat has is open, like the looking itself: it may depend on nothing but what everybody saw.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..cards.names import DAMAGE, ITEMS, LOYALTIES, MYTHOS, SPELLS, WAYPOINTS
from ..state import Cards, Table, UnfathomableState

__all__ = [
    "EVERYBODY", "UNKNOWN", "forget", "forget_order", "hand_on_loyalty", "knows_top", "put_beneath", "put_rest_beneath",
    "recalled", "recollection", "remember", "remove_unseen", "see_loyalty_revealed",
]  # fmt: skip

UNKNOWN = -1
"""A card beneath a deck that a seat has not seen."""
EVERYBODY = range(-1, 6)
"""All seats, and whoever watches."""


def remember(t: Table, seat: int, what: str, seen: Sequence[str]) -> None:
    """Note what a seat looked at, in place of what it knew of the same thing."""
    s = t.state
    kept = tuple(fact for fact in s.known[seat] if fact[0] != what)
    s.known[seat] = (*kept, (what, tuple(seen))) if seen else kept


def forget(t: Table, what: str) -> None:
    """The thing has changed: nobody knows it any more."""
    s = t.state
    for seat, facts in enumerate(s.known):
        if facts:
            s.known[seat] = tuple(fact for fact in facts if fact[0] != what)


def knows_top(s: UnfathomableState, what: str, name: str) -> list[int]:
    """Who knows that this card lies on top of a deck."""
    return [seat for seat, facts in enumerate(s.known) if (what, (name,)) in facts]


# ---- beneath a deck, inside one, out of the game


def recalled(s: UnfathomableState, seat: int, what: str) -> Cards:
    """`beneath-spell`: from the bottom of the deck up, with gaps; `inside-item`: somewhere in the deck, or drawn openly
    since; `removed-item`: out of the game."""
    return next((cards for who, name, cards in s.memory if who == seat and name == what), ())


NAMES = {"damage": DAMAGE, "item": ITEMS, "mythos": MYTHOS, "spell": SPELLS, "waypoint": WAYPOINTS}


def recollection(s: UnfathomableState, seat: int) -> list[tuple[str, list[str]]]:
    """What a seat remembers of cards beneath decks (the lowest first), inside them and out of the game."""
    out = []
    taken = {card for items in s.items for card in items}
    for who, what, cards in s.memory:
        where, deck = what.split("-")
        if who == seat:
            if where == "beneath":
                cards = cards[: len(getattr(s, f"{deck}_deck"))]
            seen = [NAMES[deck][card] for card in cards if card != UNKNOWN and (where != "inside" or card not in taken)]
            out += [(what, seen)] if seen else []
    return out


def _recall(s: UnfathomableState, seat: int, what: str, cards: Cards) -> None:
    kept = tuple(entry for entry in s.memory if entry[:2] != (seat, what))
    s.memory = (*kept, (seat, what, cards)) if any(card != UNKNOWN for card in cards) else kept


def put_beneath(t: Table, deck: str, cards: Sequence[int], seen_by: Collection[int]) -> None:
    """Put cards under a deck, the first of them lowest. What anybody knew of its bottom lies higher from now on."""
    s = t.state
    old, what = getattr(s, f"{deck}_deck"), f"beneath-{deck}"
    for seat in range(-1, t.seats):
        seen = tuple(cards) if seat in seen_by else (UNKNOWN,) * len(cards)
        _recall(s, seat, what, (*seen, *recalled(s, seat, what)[: len(old)]))
    setattr(s, f"{deck}_deck", (*cards, *old))


def put_rest_beneath(
    t: Table, deck: str, looker: int, cards: Sequence[int], taken: int, aware: Collection[int]
) -> None:
    """Somebody looked at the top cards of a deck (the first was on top), openly took one, and puts the rest beneath.

    Who knew of a card among two of them sees what became of it; `aware` are those who knew the top card.
    """
    s = t.state
    rest = [card for card in cards if card != taken]
    seen_by = {looker}
    if len(rest) == 1:
        size = len(getattr(s, f"{deck}_deck"))
        seen_by |= {who for who, what, known in s.memory if what == f"beneath-{deck}" and rest[0] in known[size:]}
        seen_by |= set(aware) if rest[0] == cards[0] else set()
    put_beneath(t, deck, rest, seen_by)


def forget_order(t: Table, deck: str, looker: int = -1, seen: Sequence[int] = ()) -> None:
    """A deck is shuffled: who knew cards beneath it, and who looked at some of them, knows only that they are in it."""
    s = t.state
    cards = (*getattr(s, f"{deck}_deck"), *seen)
    for seat in range(-1, t.seats):
        beneath = [card for card in recalled(s, seat, f"beneath-{deck}") if card in cards]
        more = seen if seat == looker else ()
        inside = (*recalled(s, seat, f"inside-{deck}"), *beneath, *more)
        _recall(s, seat, f"beneath-{deck}", ())
        if deck == "item":  # what else is shuffled consists of cards that everybody knows
            _recall(s, seat, f"inside-{deck}", tuple(dict.fromkeys(inside)))


def remove_unseen(t: Table, deck: str, n: int) -> int:
    """The top cards of a deck leave the game unseen (U-43.0); who knew where some of them lay knows that they are gone.
    Tells how many they were."""
    s = t.state
    cards: Cards = getattr(s, f"{deck}_deck")
    left = max(0, len(cards) - n)
    for seat in range(-1, t.seats):
        beneath = recalled(s, seat, f"beneath-{deck}")[: len(cards)]
        gone = [card for card in beneath[left:] if card != UNKNOWN]
        tops = dict(s.known[seat]).get(f"{deck}s", ()) if seat >= 0 else ()
        gone += cards[max(left, len(cards) - len(tops)) :]
        if not left:
            gone += [card for card in recalled(s, seat, f"inside-{deck}") if card in cards]
        _recall(s, seat, f"inside-{deck}", ())
        _recall(s, seat, f"removed-{deck}", tuple(dict.fromkeys((*recalled(s, seat, f"removed-{deck}"), *gone))))
    setattr(s, f"{deck}_deck", cards[:left])
    setattr(s, f"removed_{deck}s", (*getattr(s, f"removed_{deck}s"), *cards[left:]))
    forget(t, f"{deck}s")
    return len(cards) - left


# ---- loyalty


def see_loyalty_revealed(t: Table, seat: int, card: int) -> None:
    """A loyalty card lies open now: who had seen it knows one unrevealed card less."""
    s = t.state
    for observer, facts in enumerate(s.known):
        seen = list(dict(facts).get(f"loyalty-{seat}", ()))
        if LOYALTIES[card] in seen:
            seen.remove(LOYALTIES[card])
            _know_loyalty(s, observer, seat, seen)


def hand_on_loyalty(t: Table, giver: int, receiver: int, cards: Sequence[int], *, all_of_them: bool) -> None:
    """The giver goes on knowing the cards; if they are all of the giver's, so does whoever has looked at some."""
    s = t.state
    for observer, facts in enumerate(s.known):
        known = dict(facts)
        if observer == giver:
            given: Sequence[str] = [LOYALTIES[card] for card in cards]
        elif not all_of_them or f"loyalty-{giver}" not in known:
            continue
        else:
            given = known[f"loyalty-{giver}"]
        if observer != receiver:
            _know_loyalty(s, observer, receiver, [*known.get(f"loyalty-{receiver}", ()), *given])
    if all_of_them:
        forget(t, f"loyalty-{giver}")


def _know_loyalty(s: UnfathomableState, observer: int, of: int, seen: Sequence[str]) -> None:
    """Some of the unrevealed cards of somebody, perhaps none."""
    kept = (fact for fact in s.known[observer] if fact[0] != f"loyalty-{of}")
    s.known[observer] = (*kept, (f"loyalty-{of}", tuple(seen)))
