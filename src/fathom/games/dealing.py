"""Dealing anew: what a seat does not know is exchanged within each kind of piece, by the declarations of the zones.

A new deal depends on what the seat knows and on the luck handed in alone: two tables that look alike to it give the
same one. So what is unknown is sorted before it is mixed, and what others know is worked out from the new deal.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import NamedTuple, TypeAlias, TypeVar, cast

from ..kernel.data import Data
from ..kernel.errors import NoDeal
from ..kernel.procedure import Procedure
from ..kernel.rng import Streams
from ..kernel.table import Table
from ..kernel.text import Text
from .facts import note, of_place, pile_of
from .zones import Cards, Pieces, Zone, kinds_of, write, zones_of

__all__ = ["Luck", "Rng", "deal", "resample", "reshuffle"]

T = TypeVar("T")
Fits = Mapping[tuple[str, int], Callable[[int], bool]]
SWAPS = 3
"""Exchanges tried per piece that may not lie anywhere, so that every legal deal is about equally likely."""


class Luck:
    """One stream of a table in the place of a `random.Random`, for what deals hidden cards anew."""

    def __init__(self, streams: Streams, stream: str) -> None:
        self.streams, self.stream = streams, stream

    def random(self) -> float:
        return self.streams.below(1 << 53, self.stream) / (1 << 53)

    def shuffle(self, items: list[T]) -> None:
        items[:] = self.streams.shuffled(items, self.stream)

    def sample(self, items: Sequence[T], n: int) -> list[T]:
        return list(self.streams.shuffled(items, self.stream)[:n])


Rng: TypeAlias = random.Random | Luck


def resample(t: Table, seat: int, rng: Rng, kinds: Collection[Pieces] | None = None) -> None:
    """Exchange whatever a seat (-1: somebody who watches) cannot know, within each kind of piece, in place."""
    deal(t, kinds_of(t.state) if kinds is None else kinds, (seat,), rng)


def reshuffle(t: Table, kinds: Collection[Pieces] | None = None) -> None:
    """Mix whatever nobody has seen."""
    for kind in kinds_of(t.state) if kinds is None else kinds:
        home = next((zone.field for zone in zones_of(type(t.state)) if zone.kind is kind and zone.home), kind.id)
        luck = Luck(t.streams, f"again-{home}")
        luck.shuffle([])  # a stream that was reached counts, even where nothing is to be mixed
        deal(t, (kind,), range(-1, t.seats), luck, settled=True)


class Gap(NamedTuple):
    """A pile with pieces that are to be dealt anew."""

    of: Data
    zone: Zone
    slot: int
    pile: Cards
    free: Sequence[int]
    """The positions that nobody concerned has seen."""
    inside: list[int]
    """What somebody concerned knows to be there."""
    allowed: frozenset[int] | None
    """What may lie there, if not everything."""


def deal(
    t: Table,
    kinds: Collection[Pieces],
    viewers: Collection[int],
    rng: Rng,
    *,
    settled: bool = False,
    fits: Fits | None = None,
) -> None:
    """Deal the pieces of these kinds that none of these seats knows, by what they know and `rng` alone: they are
    sorted before they are mixed (not where `settled` piles stay: then the table itself is mixed). `fits` tells of
    single places what may lie there, besides what their zone holds."""
    for gaps in _gaps(t, kinds, viewers, settled, fits or {}).values():
        pool = [gap.pile[i] for gap in gaps for i in gap.free]
        for piece in [piece for gap in gaps for piece in gap.inside]:
            pool.remove(piece)
        if settled:
            rng.shuffle(pool)
        else:  # by random keys: several times faster, and this is what bots do most
            pool = [piece for _, piece in sorted([(rng.random(), piece) for piece in sorted(pool)])]
        for gap, dealt in zip(gaps, _arrange(pool, gaps, rng, min(viewers)), strict=True):
            if gap.inside:
                rng.shuffle(dealt := dealt + gap.inside)
            pile = dealt
            if len(dealt) < len(gap.pile):
                pile = list(gap.pile)
                for i, piece in zip(gap.free, dealt, strict=True):
                    pile[i] = piece
            of = gap.of if gap.of is t.state else t.frame(cast("Procedure", gap.of).id)
            write(of, gap.zone, gap.slot, tuple(sorted(pile) if gap.zone.order == "sorted" else pile))
    for seat, field, slot, at, inside in getattr(t.state, "facts", ()):
        if (
            seat not in viewers and inside and t.state.FIELDS[field].kind in kinds
        ):  # that they know is open, what is not
            others = sorted(piece for i, piece in enumerate(pile_of(t.state, field, slot)) if i not in at)
            note(t.state, field, slot, {seat: (at, tuple(rng.sample(others, len(inside))))})


def _gaps(
    t: Table, kinds: Collection[Pieces], viewers: Collection[int], settled: bool, fits: Fits
) -> dict[tuple[Pieces, int], list[Gap]]:
    """What is to be dealt anew, by kind of piece, and where seats have their own decks by seat."""
    gaps: dict[tuple[Pieces, int], list[Gap]] = {}
    for of in (t.state, *t.frames):
        for zone in zones_of(type(of)):
            kind = zone.kind
            if zone.seen == "public" or kind not in kinds or (settled and zone.settled):
                continue
            for slot, pile in zone.piles(getattr(of, zone.field)):
                if not pile or any(zone.sees(of, viewer, slot) for viewer in viewers):
                    continue
                free, inside = _unknown(of, zone, slot, pile, viewers)
                allowed, fit = zone.allowed(slot), fits.get((zone.field, slot))
                if fit is not None:
                    allowed = frozenset(filter(fit, kind.names if allowed is None else allowed))
                whose = (slot if of is t.state else getattr(of, "seat", -1)) if kind.per_seat else -1
                gaps.setdefault((kind, whose), []).append(Gap(of, zone, slot, pile, free, inside, allowed))
    return gaps


def _unknown(of: Data, zone: Zone, slot: int, pile: Cards, viewers: Collection[int]) -> tuple[Sequence[int], list[int]]:
    """The positions of a pile that none of the viewers has seen, and the pieces that one of them knows to be there."""
    facts = [fact[3:] for fact in of_place(of, zone.field, slot) if fact[0] in viewers]
    if not facts and zone.seen != "top":
        return range(len(pile)), []
    seen = {i for at, _ in facts for i in at} | ({len(pile) - 1} if zone.seen == "top" else set())
    inside, open = Counter[int](), Counter(pile[i] for i in seen)
    for _, pieces in facts:
        inside |= Counter(pieces) - open
    return [i for i in range(len(pile)) if i not in seen], list(inside.elements())


def _arrange(pool: list[int], gaps: list[Gap], rng: Rng, seat: int) -> list[list[int]]:
    """Mixed pieces by gap; raises NoDeal if there is no way to put all where they may lie."""
    sizes = [len(gap.free) - len(gap.inside) for gap in gaps]
    dealt: list[list[int]] = [[] for _ in gaps]
    picky = sorted((len(gap.allowed), i) for i, gap in enumerate(gaps) if gap.allowed is not None)
    for _, i in picky:
        allowed, rest = gaps[i].allowed or (), list[int]()
        for at, piece in enumerate(pool):
            if len(dealt[i]) == sizes[i]:
                rest += pool[at:]
                break
            (dealt[i] if piece in allowed else rest).append(piece)
        pool = rest
        while len(dealt[i]) < sizes[i]:
            _give_up(i, gaps, dealt, pool, seat)
    for i, gap in enumerate(gaps):
        if gap.allowed is None:
            dealt[i], pool = pool[: sizes[i]], pool[sizes[i] :]
    return _exchanged(dealt, [gap.allowed for gap in gaps], rng) if picky else dealt


def _give_up(hungry: int, gaps: list[Gap], dealt: list[list[int]], pool: list[int], seat: int) -> None:
    """Some gap finds no piece any more: another one gives it up for a piece of the pool, perhaps by way of a third."""
    way: dict[int, tuple[int, int]] = {}
    reached = [hungry]
    for gap in reached:
        for other, pieces in enumerate(dealt):
            given = next((piece for piece in pieces if piece in (gaps[gap].allowed or ())), None)
            if other == hungry or other in way or given is None:
                continue
            way[other] = (gap, given)
            reached.append(other)
            spare = next((piece for piece in pool if piece in (gaps[other].allowed or ())), None)
            if spare is not None:
                pool.remove(spare)
                while other != hungry:
                    taker, given = way[other]
                    dealt[other].remove(given)
                    dealt[other].append(spare)
                    other, spare = taker, given
                dealt[hungry].append(spare)
                return
    raise NoDeal(Text("no-deal", "kernel", seat=seat))


def _exchanged(dealt: list[list[int]], limits: list[frozenset[int] | None], rng: Rng) -> list[list[int]]:
    """Pieces change places where both may: symmetric, so that every legal deal is about equally likely."""
    cards = [piece for pieces in dealt for piece in pieces]
    cells = [limit for limit, pieces in zip(limits, dealt, strict=True) for _ in pieces]
    roll, n = rng.random, len(cards)
    for _ in range(SWAPS):
        for mine, allowed in enumerate(cells):
            if allowed is not None:
                other = int(roll() * n)
                one, two, limit = cards[mine], cards[other], cells[other]
                if one != two and two in allowed and (limit is None or one in limit):
                    cards[mine], cards[other] = two, one
    rest = iter(cards)
    return [list(islice(rest, len(pieces))) for pieces in dealt]
