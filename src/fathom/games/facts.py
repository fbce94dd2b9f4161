"""What was seen by whom, and may be remembered: a state that keeps such facts has a field `facts: Facts = unshown(())`.

A seat (-1: who watches) knows of a place (the field of a zone, and the slot where it has several piles, else -1) which
positions it has seen, counted from the bottom, and which pieces are in there somewhere. Positions are never wrong: the
piece is what lies there. That a seat has looked is open to all, so how many facts it has may depend on nothing but what
everybody saw; what it saw is dealt anew for the others like everything they do not know.

Moving keeps facts true (`zones.py`): what lies above a piece that left comes down, what is put beneath lifts the rest,
and a shuffle leaves only the knowledge that a piece is in there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, TypedDict

if TYPE_CHECKING:
    from ..kernel.table import Table
    from .zones import Cards, Place, Zone

__all__ = [
    "Fact", "Facts", "Known", "arrived", "emptied", "facts_about", "knowers", "known", "left", "look", "note",
    "of_place", "pile_of", "shuffled", "wrong_facts",
]  # fmt: skip

Fact = tuple[int, str, int, tuple[int, ...], tuple[int, ...]]
"""Seat, field, slot, positions from the bottom, pieces that are in there somewhere."""
Facts = tuple[Fact, ...]


class Known(TypedDict):
    """A fact in the view of its seat: `at` has positions from the bottom, with names."""

    zone: str
    slot: int
    at: list[tuple[int, str]]
    inside: list[str]


def _place(place: Place) -> tuple[str, int]:
    return (place, -1) if isinstance(place, str) else place


def pile_of(s: Any, field: str, slot: int) -> Cards:
    """The pieces at a place."""
    pile: Cards = dict(s.FIELDS[field].piles(getattr(s, field)))[slot]
    return pile


def of_place(s: Any, field: str, slot: int) -> list[Fact]:
    """What anybody knows of a place."""
    return [fact for fact in getattr(s, "facts", ()) if fact[1] == field and fact[2] == slot]


def facts_about(s: Any, seat: int, place: Place) -> tuple[Cards, Cards]:
    """The positions a seat has seen, and the pieces it knows to be in there somewhere."""
    return next((fact[3:] for fact in s.facts if fact[:3] == (seat, *_place(place))), ((), ()))


def knowers(s: Any, place: Place, at: int) -> list[int]:
    """Who knows what lies at this position (-1: on top)."""
    field, slot = _place(place)
    if at < 0:
        at += len(pile_of(s, field, slot))
    return [fact[0] for fact in of_place(s, field, slot) if at in fact[3]]


def look(t: Table, seats: Iterable[int], place: Place, n: int | None = None) -> None:
    """Seats look at the top pieces of a pile (None: at all of it), and may remember them."""
    s, (field, slot) = t.state, _place(place)
    pile, seen = pile_of(s, field, slot), {}
    for seat in seats:
        at, inside = facts_about(s, seat, place)
        if s.FIELDS[field].order == "sorted":
            inside = pile
        else:
            fresh = {*range(0 if n is None else max(0, len(pile) - n), len(pile))} - {*at}
            inside = tuple((Counter(inside) - Counter(pile[i] for i in fresh)).elements())
            at = tuple(sorted({*at, *fresh}))
        seen[seat] = at, inside
    note(s, field, slot, seen)


def known(t: Table, seat: int | None) -> list[Known]:
    """What a seat has seen of places that do not show it now, for its view."""
    s, out = t.state, []
    for who, field, slot, at, inside in s.facts:
        if who == (-1 if seat is None else seat):
            pile, names = pile_of(s, field, slot), s.FIELDS[field].kind.names
            seen = [(i, names[pile[i]]) for i in at]
            out.append(Known(zone=field, slot=slot, at=seen, inside=[names[piece] for piece in inside]))
    return out


def note(s: Any, field: str, slot: int, seen: dict[int, tuple[Cards, Cards]]) -> None:
    """What these seats know now of one place. Facts lie in a fixed order, so that tables on which the same is known are
    equal."""
    facts = [fact for fact in s.facts if fact[1] != field or fact[2] != slot or fact[0] not in seen]
    facts += [(seat, field, slot, at, tuple(sorted(inside))) for seat, (at, inside) in seen.items() if at or inside]
    s.facts = tuple(sorted(facts))


def left(s: Any, zone: Zone, slot: int, gone: int, piece: int, seen_by: Collection[int]) -> None:
    """A piece has left its position. Who did not see which one knows no longer what is in there somewhere."""
    seen = {}
    for seat, _, _, at, inside in of_place(s, zone.field, slot):
        kept = list(inside) if seat in seen_by or gone in at else []
        if piece in kept and gone not in at:
            kept.remove(piece)
        seen[seat] = tuple([i - (i > gone) for i in at if i != gone]), tuple(kept)
    if seen:
        note(s, zone.field, slot, seen)


def emptied(s: Any, zone: Zone, slot: int) -> None:
    """A whole pile has left, and with it all that anybody knew of it."""
    s.facts = tuple([fact for fact in s.facts if fact[1] != zone.field or fact[2] != slot])


def arrived(s: Any, zone: Zone, slot: int, pieces: Cards, first: int, seen_by: Collection[int]) -> None:
    """Pieces have come to a place, from this position on; what lies above them lies higher than before."""
    seen = {seat: (at, inside) for seat, _, _, at, inside in of_place(s, zone.field, slot)}
    if not seen and not seen_by:
        return
    if zone.order == "sorted":
        for seat in seen_by:
            at, inside = seen.get(seat, ((), ()))
            seen[seat] = at, (*inside, *pieces)
    else:
        n = len(pieces)
        for seat, (at, inside) in seen.items():
            seen[seat] = tuple([i + n if i >= first else i for i in at]), inside
        for seat in seen_by:
            at, inside = seen.get(seat, ((), ()))
            seen[seat] = tuple(sorted((*at, *range(first, first + n)))), inside
    note(s, zone.field, slot, seen)


def shuffled(s: Any, zone: Zone, slot: int, pile: Cards) -> None:
    """A pile is about to be mixed: who knew where a piece lay in it will know only that it is in there."""
    facts = of_place(s, zone.field, slot)
    if facts:
        note(s, zone.field, slot, {seat: ((), (*inside, *[pile[i] for i in at])) for seat, _, _, at, inside in facts})


def wrong_facts(s: Any) -> list[str]:
    """Whatever somebody knows that is not so."""
    wrong = []
    for seat, field, slot, at, inside in getattr(s, "facts", ()):
        pile = pile_of(s, field, slot)
        others = Counter(piece for i, piece in enumerate(pile) if i not in at)
        if any(not 0 <= i < len(pile) for i in at) or Counter(inside) - others:
            wrong.append(f"{field} {slot}: seat {seat} knows what is not so")
    return wrong
