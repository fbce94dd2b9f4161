"""Reading a described position, for every game: names, numbers, and by the declarations of the zones all pieces.

A refusal says where, what was given, what would do. `Layout` is a position being laid out on a fresh table.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from ..kernel.errors import BadPosition
from ..kernel.table import Table
from ..kernel.text import Text
from .facts import note, pile_of
from .zones import Cards, Pieces, Zone, kinds_of, put, write, zones_of

__all__ = [
    "Box", "Layout", "at_most", "check_keys", "count", "expect", "flag", "named", "rest_words", "seat_number",
    "with_short",
]  # fmt: skip

GENERAL = ("options", "seed", "dice", "seats", "rest")
MOST_DICE = 6
"""More rolls than this in a row would take long to find."""
MOST = 999_999


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "kernel", **args))


def expect(kind: type, value: Any, where: str) -> Any:
    """The value, if it is of this very kind (True is no number)."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise bad("position-kind", where=where, given=repr(value), wanted=kind.__name__)
    return value


def check_keys(given: Mapping[str, Any], legal: Iterable[str], where: str) -> None:
    legal = tuple(legal)
    for key in given:
        if key not in legal:
            raise bad("position-key", where=where, given=repr(key), legal=", ".join(legal))


def count(described: Mapping[str, Any], key: str, default: int, where: str) -> int:
    """A number that cannot be below 0, nor beyond what a table could ever show."""
    value = expect(int, described.get(key, default), f"{where}.{key}")
    if value < 0:
        raise bad("position-negative", where=f"{where}.{key}", given=value if value >= -MOST else repr(value))
    if value > MOST:
        raise bad("position-most", where=f"{where}.{key}", given=repr(value), most=MOST)
    return int(value)


def at_most(n: int, most: int, where: str) -> int:
    if n > most:
        raise bad("position-most", where=where, given=n, most=most)
    return n


def flag(described: Mapping[str, Any], key: str, default: bool, where: str) -> bool:
    value = described.get(key, default)
    if not isinstance(value, bool):
        raise bad("position-flag", where=f"{where}.{key}", given=repr(value))
    return value


def seat_number(t: Table, value: Any, where: str) -> int:
    if type(value) is not int or not 0 <= value < t.seats:
        raise bad("position-seat", where=where, given=repr(value), most=t.seats - 1)
    return value


def named(names: Mapping[Any, Any], name: Any, where: str, elsewhere: Collection[Any] = ()) -> Any:
    """What a name stands for. One that cannot stand here (`elsewhere` it may), or nowhere, is refused with the names
    that look most like it."""
    if type(name) in (str, int) and name in names:  # 2.0 and True would equal a number's name
        return names[name]
    known = [str(key) for key in names]
    near = ", ".join(get_close_matches(str(name), known, 3, 0.4) or known[:5]) or "-"
    id = "position-not-here" if type(name) in (str, int) and name in elsewhere else "position-unknown"
    raise bad(id, where=where, given=repr(name), near=near)


def with_short(keys: Iterable[str], prefix: str) -> dict[str, int]:
    """Keys to numbers; lord-recruiter may also be called recruiter."""
    numbers = {key: i for i, key in enumerate(keys)}
    return numbers | {key.removeprefix(prefix): i for key, i in numbers.items()} if prefix else numbers


def rest_words(cls: Any) -> dict[str, tuple[str, ...]]:
    """What may become of the pieces of each kind that a position does not mention."""
    out: dict[str, tuple[str, ...]] = {}
    for zone in zones_of(cls):
        words = (*(("deck",) if zone.home else ()), *((zone.rest,) if zone.rest else ()))
        out[zone.kind.id] = (*out.get(zone.kind.id, ()), *words)
    return {kind: words for kind, words in out.items() if words}


class Box:
    """The pieces of one kind: everything placed comes out of it, and what is left is the rest."""

    def __init__(self, names: Mapping[Any, int], pieces: Iterable[int], elsewhere: Collection[Any] = ()) -> None:
        self.names, self.elsewhere = names, elsewhere
        self.all = Counter(pieces)
        self.left = self.all.copy()

    def take(self, names: Any, where: str, holds: Callable[[int], bool] | None = None) -> Cards:
        out = []
        here = self.names
        if holds is not None:
            here = {name: piece for name, piece in here.items() if holds(piece)}
        for name in expect(list, names, where):
            piece = named(here, name, where, {*self.names, *self.elsewhere})
            if self.left[piece] <= 0:
                raise bad("position-too-many", where=where, given=str(name), most=self.all[piece])
            self.left[piece] -= 1
            out.append(piece)
        return tuple(out)

    def rest(self) -> Cards:
        return tuple(self.left.elements())


class Layout:
    """A position on its way to the table: `lay` the zones, `name_tops` of the decks, `fill` them, `roll`; in between
    the game places what is its own."""

    def __init__(self, t: Table, position: Mapping[str, Any], keys: Iterable[str], seat_keys: Iterable[str]) -> None:
        self.t, self.position = t, position
        self.tops: list[tuple[Zone, int, Cards]] = []
        zones = zones_of(type(t.state))
        check_keys(position, (*GENERAL, *keys, *(z.key for z in zones if z.key and z.per != "seat")), "position")
        given = position["seats"]
        self.seats: list[dict[str, Any]] = given if isinstance(given, list) else [{}] * t.seats
        legal = (*seat_keys, *(z.key for z in zones if z.key and z.per == "seat"))
        for seat, described in enumerate(self.seats):
            check_keys(expect(dict, described, f"seats[{seat}]"), legal, f"seats[{seat}]")
        kinds = kinds_of(t.state)
        names = {name for kind in kinds for name in kind.numbers}
        self.boxes = {kind.id: Box(kind.numbers, kind.box(t), names) for kind in kinds}

    def need(self, options: Mapping[str, str]) -> None:
        """What is described of pieces, or under these keys, that come only with an option needs it; nothing of it may
        be named without."""
        zones = [zone for zone in zones_of(type(self.t.state)) if zone.kind.option]
        needed = {zone.key or zone.field: zone.kind.option for zone in zones} | dict(options)
        nothing: list[Any] = [None, [], {}]
        seats = [(f"seats[{i}].", seat, [*nothing, 0]) for i, seat in enumerate(self.seats)]
        for where, given, empty in [("", self.position, nothing), *seats]:
            for key, option in needed.items():
                if not self.t.options[option] and given.get(key) not in empty:
                    raise bad("position-option", where=f"{where}{key}", option=option)

    def holder(self, key: str, legal: Sequence[int], nobody: int) -> int:
        """The seat that has something: one of these, the first if none is named, `nobody` if there is none."""
        if self.position.get(key) is None:
            return legal[0] if legal else nobody
        seat = seat_number(self.t, self.position[key], key)
        if seat not in legal:
            raise bad("position-choice", where=key, given=seat, legal=", ".join(map(str, legal)) or "-")
        return seat

    def take(self, field: str, names: Any, where: str, slot: int = -1) -> Cards:
        """Pieces out of their box, if they may lie in this zone."""
        zone: Zone = self.t.state.FIELDS[field]
        holds = zone.holds
        return self.boxes[zone.kind.id].take(names, where, (lambda piece: holds(piece, slot)) if holds else None)

    def lay(self) -> None:
        """Every zone that has a key, those of seats first; but not the decks, which take what is left."""
        for zone in sorted(zones_of(type(self.t.state)), key=lambda zone: zone.per != "seat"):
            if zone.key and not zone.home:
                for slot, names, where in self._described(zone):
                    self._put(zone, slot, self.take(zone.field, names, where, slot))

    def name_tops(self) -> None:
        """The pieces that are named for the decks: they lie on top, first named first."""
        for zone in zones_of(type(self.t.state)):
            if zone.home and zone.key:
                for slot, names, where in self._described(zone):
                    self.tops.append((zone, slot, self.take(zone.field, names, where, slot)))

    def _described(self, zone: Zone) -> list[tuple[int, Any, str]]:
        """What a position says of a zone, pile by pile."""
        key = zone.key or ""
        if zone.per == "seat":
            return [(i, seat.get(key, []), f"seats[{i}].{key}") for i, seat in enumerate(self.seats)]
        if not zone.per:
            return [(-1, self.position.get(key, []), key)]
        slots = with_short(zone.per, zone.on.short if zone.on else "")
        given = expect(dict, self.position.get(key, {}), key).items()
        one = zone.order == "slots"
        return [(named(slots, name, key), [cards] if one else cards, f"{key}.{name}") for name, cards in given]

    def _put(self, zone: Zone, slot: int, pieces: Cards) -> None:
        if pieces:
            put(
                self.t, zone.field if slot < 0 else (zone.field, slot), pieces[::-1] if zone.order == "pile" else pieces
            )

    def fill(self) -> None:
        """What is not named anywhere is shuffled into the decks, beneath what is named of them, or goes where `rest`
        sends it: a word per kind, or a list of the kinds that are out of the game."""
        rest = self._rest()
        for kind in dict.fromkeys(zone.kind for zone in zones_of(type(self.t.state)) if zone.home):
            left = self.t.streams.shuffled(self.boxes[kind.id].rest(), kind.id)
            self._send(kind, left, rest.get(kind.id, "deck"))
        for zone, slot, pieces in self.tops:
            self._put(zone, slot, pieces)

    def roll(self, stream: str, sides: int) -> None:
        """`dice`: the next rolls. Somewhere in the stream they come just like this, so the table goes on from there."""
        wanted = expect(list, self.position.get("dice", []), "dice")
        if len(wanted) > MOST_DICE or any(type(n) is not int or not 1 <= n <= sides for n in wanted):
            raise bad("position-dice", where="dice", given=repr(wanted), sides=sides, most=MOST_DICE)
        streams, rolled = self.t.streams, deque[int](maxlen=len(wanted))
        while list(rolled) != wanted:
            rolled.append(streams.below(sides, stream) + 1)
        if wanted:
            streams.counters[stream] -= len(wanted)

    def _send(self, kind: Pieces, pieces: Cards, word: str) -> None:
        for zone in zones_of(type(self.t.state)):
            if zone.kind is kind and (zone.home if word == "deck" else zone.rest == word):
                for slot, pile in zone.piles(getattr(self.t.state, zone.field)):
                    fitting = tuple(piece for piece in pieces if zone.holds is None or zone.holds(piece, slot))
                    write(self.t.state, zone, slot, pile + fitting)

    def _rest(self) -> dict[str, str]:
        words = rest_words(type(self.t.state))
        given = self.position.get("rest", {})
        if isinstance(given, list):
            given = {named({kind: kind for kind in words}, kind, "rest"): "removed" for kind in given}
        check_keys(expect(dict, given, "rest"), words, "rest")
        for kind, word in given.items():
            if word != "removed" and word not in words[kind]:
                legal = ", ".join(dict.fromkeys((*words[kind], "removed")))
                raise bad("position-choice", where=f"rest.{kind}", given=repr(word), legal=legal)
        return dict(given)

    def know(self, keys: Collection[str]) -> None:
        """`knows`: what seats have seen of these zones. `{"spells": 2}` is the two top cards, `{"spells": {"top": 1,
        "bottom": 2}}` the bottom too, `{"loyalty": [1]}` all cards of seat 1."""
        zones = {zone.key: zone for zone in zones_of(type(self.t.state)) if zone.key in keys}
        for seat, described in enumerate(self.seats):
            where = f"seats[{seat}].knows"
            given = expect(dict, described.get("knows", {}), where)
            check_keys(given, keys, where)
            for name, seen in given.items():
                for slot, at, inside in self._seen(zones[name], seen, f"{where}.{name}"):
                    note(self.t.state, zones[name].field, slot, {seat: (at, inside)})

    def used(self, period: str) -> list[tuple[int, str]]:
        """`used`: the abilities with a limit that seats have used up in the period that runs, by their keys."""
        t, out = self.t, []
        t.abilities_changed()
        limited = [found for found in t.game.abilities(t) if (limit := found.ability.limit) and limit.period == period]
        for seat, described in enumerate(self.seats):
            where = f"seats[{seat}].used"
            own = {found.key: found.key for found in limited if seat in found.may_use(t)}
            out += [(seat, named(own, key, where)) for key in expect(list, described.get("used", []), where)]
        return out

    def _seen(self, zone: Zone, seen: Any, where: str) -> list[tuple[int, Cards, Cards]]:
        s = self.t.state
        if zone.per == "seat":
            others = [seat_number(self.t, other, where) for other in expect(list, seen, where)]
            return [(other, (), pile_of(s, zone.field, other)) for other in others]
        given = {"top": seen} if type(seen) is int else expect(dict, seen, where)
        check_keys(given, ("top", "bottom"), where)
        size = len(pile_of(s, zone.field, -1))
        top, bottom = (min(size, count(given, end, 0, where)) for end in ("top", "bottom"))
        return [(-1, tuple(sorted({*range(bottom), *range(size - top, size)})), ())]
