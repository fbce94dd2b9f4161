"""Dealing anew: what a seat does not know is exchanged within each kind of piece, by the declarations of the zones.

A new deal depends on what the seat knows and on the luck handed in alone: two tables that look alike to it give the
same one. So what is unknown is sorted before it is mixed, and what others know is worked out from the new deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeAlias

from ..kernel.rng import Luck
from ..kernel.table import Table
from .facts import note, of_place, pile_of
from .zones import Pieces, Spot, kinds_of, spots, write, zones_of

__all__ = ["Rng", "deal", "resample", "reshuffle"]

Rng: TypeAlias = random.Random | Luck
Fits = Callable[[int], bool]
SWAPS = 3
"""Exchanges tried per piece that may not lie anywhere, so that every legal deal is about equally likely."""


def resample(t: Table, seat: int, rng: Rng, kinds: Iterable[Pieces] | None = None) -> None:
    """Exchange whatever a seat (-1: somebody who watches) cannot know, within each kind of piece, in place."""
    for kind in kinds_of(t.state) if kinds is None else kinds:
        deal(t, kind, (seat,), rng)


def reshuffle(t: Table, kinds: Iterable[Pieces] | None = None) -> None:
    """Mix whatever nobody has seen."""
    for kind in kinds_of(t.state) if kinds is None else kinds:
        home = next((zone.field for zone in zones_of(type(t.state)) if zone.kind is kind and zone.home), kind.id)
        deal(t, kind, range(-1, t.seats), Luck(t.streams, f"again-{home}"), settled=True)


def deal(
    t: Table,
    kind: Pieces,
    viewers: Collection[int],
    rng: Rng,
    *,
    settled: bool = False,
    fits: Mapping[tuple[str, int], Fits] | None = None,
) -> None:
    """Deal the pieces of a kind that none of these seats knows, by what they know and `rng` alone: the pieces are
    sorted before they are mixed (not where `settled` piles stay: then the table itself is mixed). `fits` tells of
    single places what may lie there, besides what their zone holds."""
    hands: dict[int, list[tuple[Spot, list[int], list[int], Fits | None]]] = {}
    for spot in spots(t, kind):
        free, inside = _unknown(spot, viewers, settled)
        if free:
            whose = (spot.slot if spot.of is t.state else spot.of.seat) if kind.per_seat else -1
            hands.setdefault(whose, []).append((spot, free, inside, _fitting(spot, fits or {})))
    for group in hands.values():
        pool = [spot.pile[i] for spot, free, _, _ in group for i in free]
        for piece in (piece for _, _, inside, _ in group for piece in inside):
            pool.remove(piece)
        rng.shuffle(pool := pool if settled else sorted(pool))
        cells = [fit for _, free, inside, fit in group for _ in range(len(free) - len(inside))]
        _arrange(pool, cells, rng)
        for spot, free, inside, _ in group:
            n = len(free) - len(inside)
            dealt, pool = pool[:n] + inside, pool[n:]
            if inside:
                rng.shuffle(dealt)
            pile = list(spot.pile)
            for i, piece in zip(free, dealt, strict=True):
                pile[i] = piece
            of = spot.of if spot.of is t.state else t.frame(spot.of.id)
            write(of, spot.zone, spot.slot, tuple(sorted(pile) if spot.zone.order == "sorted" else pile))
    for seat, field, slot, at, inside in getattr(t.state, "facts", ()):
        zone = t.state.FIELDS[field]
        if seat not in viewers and inside and zone.kind is kind:  # that others know something is open, what is not
            others = sorted(piece for i, piece in enumerate(pile_of(t.state, field, slot)) if i not in at)
            note(t.state, seat, field, slot, at, tuple(rng.sample(others, len(inside))))


def _unknown(spot: Spot, viewers: Collection[int], settled: bool) -> tuple[list[int], list[int]]:
    """The positions of a pile that none of the viewers has seen, and the pieces that one of them knows to be there."""
    of, zone, slot, pile = spot
    if not pile or (settled and zone.settled) or any(zone.sees(of, viewer, slot) for viewer in viewers):
        return [], []
    facts = [fact[3:] for fact in of_place(of, zone.field, slot) if fact[0] in viewers]
    seen = {i for at, _ in facts for i in at} | ({len(pile) - 1} if zone.seen == "top" else set())
    inside, open = Counter[int](), Counter(pile[i] for i in seen)
    for _, pieces in facts:
        inside |= Counter(pieces) - open
    return [i for i in range(len(pile)) if i not in seen], list(inside.elements())


def _fitting(spot: Spot, more: Mapping[tuple[str, int], Fits]) -> Fits | None:
    holds, slot, extra = spot.zone.holds, spot.slot, more.get((spot.zone.field, spot.slot))
    if holds is None:
        return extra
    return lambda piece: holds(piece, slot) and (extra is None or extra(piece))


def _arrange(pool: list[int], cells: list[Fits | None], rng: Rng) -> None:
    """Put mixed pieces into cells that may refuse some, in place; raises LookupError if there is no such order."""
    picky = [cell for cell, fit in enumerate(cells) if fit is not None]
    holder: dict[int, int] = {}

    def settle(cell: int, tried: set[int]) -> bool:
        fit = cells[cell]
        assert fit is not None
        found = next((i for i, piece in enumerate(pool) if i not in holder and fit(piece)), None)
        if found is None:  # somebody else must give one up
            suited = [i for i, piece in enumerate(pool) if i not in tried and fit(piece)]
            tried.update(suited)
            found = next((i for i in suited if settle(holder[i], tried)), None)
        if found is not None:
            holder[found] = cell
        return found is not None

    if not picky:
        return
    for cell in picky:
        if not settle(cell, set()):
            raise LookupError("no deal satisfies what may lie where")
    rest = iter([piece for i, piece in enumerate(pool) if i not in holder])
    taken = {cell: pool[i] for i, cell in holder.items()}
    pool[:] = [taken[cell] if cell in taken else next(rest) for cell in range(len(cells))]
    for cell in picky * SWAPS:
        other = int(rng.random() * len(pool))
        one, two, mine, theirs = pool[cell], pool[other], cells[cell], cells[other]
        if one != two and mine and mine(two) and (theirs is None or theirs(one)):
            pool[cell], pool[other] = two, one
