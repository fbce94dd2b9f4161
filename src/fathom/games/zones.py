"""Zones: where pieces lie. The declaration of a state field is the declaration of the zone.

    LORDS = Pieces("lords", LORD_KEYS, lambda t: lords_of(t.options), short="lord-")

    class AbyssState(Data):
        lord_deck: Cards = zone(LORDS, "facedown", home=True)
        court: list[int] = zone(LORDS, "public", "slots", per=range(6))
        free: list[Cards] = zone(LORDS, "public", "row", per="seat", key="lords", live=True)

From it follow moving (`draw`, `move`, `take`, `put`, `shuffle`), conservation (`explain`), views and their types,
dealing anew what a seat does not know (`dealing.py`) and described positions (`described.py`). What was seen by whom is
kept in `facts.py`.

A piece is a small number that its `Pieces` give a name. Equal pieces are interchangeable, unless they lie in a zone
whose pieces have a state of their own (`numbered`): there each has a number until it leaves, and its id (`knife#3`) is
in views. A field of a procedure may be a zone too: a piece on its way lies there and nowhere else.

Orders: `pile` (its top last), `row` (as it lies), `sorted` (order means nothing), `slots` (one piece or -1 in each),
`pairs` (what a piece lies on, and the piece).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from ..kernel.data import Data, Field
from ..kernel.table import Table
from .facts import arrived, emptied, left, shuffled, wrong_facts

__all__ = [
    "FACES", "Cards", "Pieces", "Place", "Zone", "draw", "empty", "explain", "face", "id_of", "kinds_of",
    "move", "move_all", "put", "shuffle", "stack", "take", "write", "zone", "zones_of",
]  # fmt: skip

Cards = tuple[int, ...]
Place: TypeAlias = str | tuple[str, int]
"""A zone by the name of its field; where it has a pile per seat, stack or space, with that number."""
D = TypeVar("D", bound=Data)
SEEN = ("public", "own", "facedown", "top", "unshown")
ORDERS = ("pile", "row", "sorted", "slots", "pairs")
FACES = 1 << 12
"""Pieces with a number of their own: number * FACES + piece."""


class Pieces:
    """One kind of piece: a name for each number, and how many of each are in the box."""

    def __init__(
        self,
        id: str,
        names: Sequence[Any] | Mapping[int, Any],
        box: Callable[[Table], Sequence[int]],
        *,
        short: str = "",
        per_seat: bool = False,
        option: str = "",
    ) -> None:
        self.id, self.box, self.short = id, box, short
        self.option = option
        """The option of the game without which there are none."""
        self.names: dict[int, Any] = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        self.numbers = {name: piece for piece, name in self.names.items()}
        if short:
            self.numbers |= {name.removeprefix(short): piece for name, piece in self.numbers.items()}
        self.per_seat = per_seat
        """Pieces of different seats never mix: own decks."""
        if len(set(self.names.values())) < len(self.names):
            raise ValueError(f"two pieces of {id} have one name")


DECLARED = frozenset((
    "by_name", "holds", "home", "key", "live", "marks", "numbered", "on", "open_to", "per", "remembered", "rest",
    "settled",
))  # fmt: skip


class Zone(Field):
    """Where pieces of one kind lie, in one pile or several, and who sees them."""

    field: str
    per: Any = ""
    """One pile for each "seat", or for each of these names."""
    by_name: bool = False
    """Shown as a dict with those names."""
    key: str | None = None
    """Its name in described positions, if it is not that of the field; "": none."""
    home: bool = False
    """What a described position does not mention lies here."""
    rest: str = ""
    """The word with which a described position sends here what it does not mention."""
    live: bool = False
    """Pieces that lie here have abilities."""
    numbered: bool = False
    """Pieces that lie here have a state of their own."""
    on: Pieces | None = None
    """What its pieces lie on: the first of each of its `pairs`, or what its slots are named after."""
    holds: Callable[[int, int], bool] | None = None
    """May this piece lie in this slot?"""
    open_to: str = ""
    """The state field that names the seat that may look through it."""
    remembered: bool = False
    """Everybody saw all that went in, and knows it."""
    settled: bool = False
    """Everybody saw it, so a new seed leaves it as it is; but it is not remembered for anyone."""
    marks: bool = False
    """It only points at a piece, which may lie somewhere else."""

    def __init__(self, kind: Pieces, seen: str, order: str, default: Any, declared: dict[str, Any]) -> None:
        super().__init__(seen, self._show_all if seen == "public" else self.show_one, default)
        self.kind, self.order = kind, order
        self._allowed: dict[int, frozenset[int]] = {}
        for name, value in declared.items():
            if name in DECLARED:
                setattr(self, name, value)
        unknown = declared.keys() - DECLARED
        if unknown or seen not in SEEN or order not in ORDERS or (self.numbered and seen != "public"):
            raise ValueError(f"no zone of {kind.id} is {seen}, a {order} and {', '.join(declared)}")

    def __set_name__(self, owner: Any, name: str) -> None:
        self.field, owner.ZONES = name, (*getattr(owner, "ZONES", ()), self)
        self.has_facts, self.has_numbers = hasattr(owner, "facts"), hasattr(owner, "numbered")
        self.sorts = self.order == "sorted"
        self.plain = not (self.has_facts or self.has_numbers or self.live or self.order in ("slots", "pairs"))
        if self.key is None:
            self.key = name

    # ---- what is shown

    def show_one(self, pile: Any) -> Any:
        """A pile, or one slot, by its names."""
        names = self.kind.names
        if self.order == "slots":
            return None if pile < 0 else names[pile]
        if self.order == "pairs" and self.on is not None:
            return [[self.on.names[on], names[piece]] for on, piece in pile]
        if self.numbered:
            return [{"id": id_of(self.kind, piece), "name": names[piece % FACES]} for piece in pile]
        return [names[piece] for piece in pile]

    def _show_all(self, value: Any) -> Any:
        if not self.per:
            return self.show_one(value)
        shown = [self.show_one(pile) for pile in value]
        return dict(zip(self.per, shown, strict=True)) if self.by_name else shown

    # ---- piles

    def piles(self, value: Any) -> list[tuple[int, Cards]]:
        """The pieces by slot (-1: there is only one pile)."""
        if self.order == "slots":
            slots = enumerate(value) if self.per else ((-1, value),)
            return [(slot, (piece,) if piece >= 0 else ()) for slot, piece in slots]
        if self.order == "pairs":
            return [(slot, tuple(piece for _, piece in pairs)) for slot, pairs in enumerate(value)]
        return list(enumerate(value)) if self.per else [(-1, tuple(value))]

    def allowed(self, slot: int) -> frozenset[int] | None:
        """What may lie in a slot; None: everything."""
        if self.holds is None:
            return None
        if slot not in self._allowed:
            self._allowed[slot] = frozenset(piece for piece in self.kind.names if self.holds(piece, slot))
        return self._allowed[slot]

    def sees(self, s: Any, viewer: int, slot: int) -> bool:
        """May a seat (-1: somebody who watches) look at all pieces of this pile, or remember them all?"""
        if self.seen == "public" or self.remembered:
            return True
        if self.open_to and getattr(s, self.open_to) == viewer >= 0:
            return True
        return self.seen == "own" and (slot if self.per else getattr(s, "seat", -2)) == viewer


def zone(kind: Pieces, seen: str, order: str = "pile", default: Any = (), **declared: Any) -> Any:
    """Declare a zone (see `Zone` for what else). It is seen as `public`, by its `own` seat (the others see a size),
    `facedown` (a size), by its `top` only, or `unshown`."""
    return Zone(kind, seen, order, None if declared.get("per") else default, declared)


def zones_of(cls: type[Data]) -> tuple[Zone, ...]:
    """The zones of a state or a procedure, as they are declared."""
    return getattr(cls, "ZONES", ())


def kinds_of(s: Data) -> list[Pieces]:
    return list(dict.fromkeys(zone.kind for zone in zones_of(type(s))))


def empty(cls: type[D], seats: int, **more: Any) -> D:
    """A state with every zone there and empty; `more` are its other fields, and zones of another size."""
    piles: dict[str, Any] = {}
    for zone in zones_of(cls):
        if zone.per and zone.field not in more:
            nothing = -1 if zone.order == "slots" else ()
            piles[zone.field] = [nothing] * (seats if zone.per == "seat" else len(zone.per))
    return cls(**piles, **more)


def face(piece: int) -> int:
    """The piece without the number of its own."""
    return piece % FACES


def id_of(kind: Pieces, piece: int) -> str:
    """How views and answers name a piece with a state of its own."""
    return f"{kind.names[piece % FACES]}#{piece // FACES}"


# ---- moving


def draw(t: Table, source: Place, n: int = 1, seen_by: Collection[int] = ()) -> Cards:
    """Take the top pieces of a pile, as they lie: the top one last. They lie nowhere until they are put somewhere.
    `seen_by` see which they are."""
    s = t.state
    zone, slot, lying = _found(s, source)
    pile: Cards = lying
    rest = len(pile) - n if n < len(pile) else 0
    _lay(s, zone, slot, pile[:rest])
    if not zone.plain:
        for place in range(len(pile) - 1, rest - 1, -1) if zone.has_facts and s.facts else ():
            left(s, zone, slot, place, pile[place], seen_by)
        if zone.live:
            t.abilities_changed()
    return pile[rest:]


def take(t: Table, source: Place, pieces: Cards, seen_by: Collection[int] | None = None) -> Cards:
    """Take pieces out of where they lie; one that is not there is an error. All seats see which, or those named."""
    s = t.state
    zone, slot, lying = _found(s, source)
    if zone.plain:
        pile = list(lying)
        for piece in pieces:
            pile.remove(piece)
        _lay(s, zone, slot, tuple(pile))
        return pieces
    order, facts = zone.order, zone.has_facts and s.facts
    for piece in pieces:
        if order == "slots":
            write(s, zone, getattr(s, zone.field).index(piece) if zone.per else -1, ())
            continue
        place = (lying if order != "pairs" else [piece for _, piece in lying]).index(piece)
        lying = lying[:place] + lying[place + 1 :]
        _lay(s, zone, slot, lying)
        if facts:
            left(s, zone, slot, place, piece, range(-1, t.seats) if seen_by is None else seen_by)
    if zone.live:
        t.abilities_changed()
    return pieces


def put(
    t: Table, to: Place, pieces: Cards, *, on: int = -1, beneath: bool = False, seen_by: Collection[int] = ()
) -> Cards:
    """Put pieces onto the end of a pile, or beneath it (the first lowest): returns them as they lie there. Whoever is
    in `seen_by` knows from now on that they do."""
    s = t.state
    zone, slot, pile = _found(s, to)
    if zone.plain and not beneath:
        _lay(s, zone, slot, tuple(sorted(pile + pieces)) if zone.sorts else pile + pieces)
        return pieces
    if zone.numbered:
        pieces = tuple([_numbered(s, piece) for piece in pieces])
    elif zone.has_numbers:
        pieces = tuple([piece % FACES for piece in pieces])
    if zone.order == "slots":
        write(s, zone, slot, pieces)
    else:
        added = pieces if zone.order != "pairs" else tuple([(on, piece) for piece in pieces])
        after = added + pile if beneath else pile + added
        _lay(s, zone, slot, tuple(sorted(after)) if zone.sorts else after)
        if zone.has_facts and (seen_by or s.facts):
            arrived(s, zone, slot, pieces, 0 if beneath else len(pile), seen_by)
    if zone.live:
        t.abilities_changed()
    return pieces


def move(t: Table, source: Place, to: Place, pieces: Cards, *, on: int = -1) -> Cards:
    """Take pieces openly from one place and put them to another; returns them as they lie there."""
    taken = take(t, source, pieces)
    return put(t, to, taken) if on < 0 else put(t, to, taken, on=on)


def move_all(t: Table, source: Place, to: Place) -> Cards:
    """A whole pile goes openly to another place."""
    s = t.state
    zone, slot, pieces = _found(s, source)
    if zone.order in ("slots", "pairs"):
        raise ValueError(f"{zone.field} is no pile")
    _lay(s, zone, slot, ())
    if zone.has_facts and s.facts:
        emptied(s, zone, slot)
    if zone.live:
        t.abilities_changed()
    return put(t, to, pieces)


def stack(t: Table, field: str, stream: str = "") -> None:
    """Make a deck of all its pieces in the box, shuffled."""
    zone = t.state.FIELDS[field]
    setattr(t.state, field, t.streams.shuffled(tuple(zone.kind.box(t)), stream or zone.kind.id))


def shuffle(t: Table, place: Place, stream: str) -> None:
    """Mix a pile: who knew where a piece lay in it knows only that it is in there."""
    s = t.state
    zone, slot, pile = _found(s, place)
    if zone.has_facts and s.facts:
        shuffled(s, zone, slot, pile)
    _lay(s, zone, slot, t.streams.shuffled(pile, stream))


def _found(s: Any, place: Place) -> tuple[Zone, int, Any]:
    """A zone, which of its piles (-1: there is only one), and what lies there."""
    if isinstance(place, str):
        return s.FIELDS[place], -1, getattr(s, place)
    field, slot = place
    return s.FIELDS[field], slot, getattr(s, field)[slot]


def _lay(s: Any, zone: Zone, slot: int, pile: Any) -> None:
    """What lies in a pile now."""
    if slot < 0:
        setattr(s, zone.field, pile)
    else:
        getattr(s, zone.field)[slot] = pile


def write(s: Data, zone: Zone, slot: int, pile: Any) -> None:
    """Lay down a whole pile in place of what lay there."""
    if zone.order == "slots":
        pile = pile[0] if pile else -1
    if slot < 0:
        setattr(s, zone.field, list(pile) if type(getattr(s, zone.field)) is list else pile)
    else:
        getattr(s, zone.field)[slot] = pile


def _numbered(s: Any, piece: int) -> int:
    """A number of its own for a piece that has none yet; the state counts them in its field `numbered`."""
    if piece < FACES:
        s.numbered += 1
        piece += FACES * s.numbered
    return piece


# ---- all places of a kind


def explain(t: Table, *, whole: bool = True, leaves: Mapping[str, Collection[int]] | None = None) -> list[str]:
    """Every piece that is there too often, lost, or where it may not lie. A procedure may name a piece it is moving;
    what is in `leaves` may be out of the game, and where the table is not `whole` anything may."""
    wrong = []
    lying: dict[Pieces, tuple[list[int], list[int]]] = {kind: ([], []) for kind in kinds_of(t.state)}
    for of in (t.state, *t.frames):
        for zone in zones_of(type(of)):
            if zone.kind not in lying:
                continue
            there = lying[zone.kind][of is not t.state or bool(zone.marks)]
            for slot, pile in zone.piles(getattr(of, zone.field)):
                there += [piece % FACES for piece in pile]
                foreign = [piece % FACES for piece in pile if zone.holds and not zone.holds(piece % FACES, slot)]
                wrong += [f"{zone.field} {slot}: {zone.kind.names[piece]} may not lie there" for piece in foreign]
    for kind, (found, held) in lying.items():
        box = kind.box(t)
        if not held and sorted(found) == sorted(box):  # nearly always
            continue
        lost = Counter(box) - Counter(found) - Counter(held) if whole else {}
        out = (leaves or {}).get(kind.id, ())
        gone = [piece for piece in lost if piece not in out]
        for what, pieces in (("too many", [*(Counter(found) - Counter(box))]), ("lost", gone)):
            if pieces:
                wrong.append(f"{kind.id}: {what} {[kind.names.get(piece, piece) for piece in sorted(pieces)]}")
    return wrong + wrong_facts(t.state)
