"""Reading content: plain data, from a file or from the options of a table, is checked and becomes a book.

Everything that is wrong is refused with the place it stands at ("god_cards[3].sets"); `source.py` turns that into the
line of a file. The counts that the rulebook gives are fixed, what was lost in print is free (docs/content.md).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ....kernel.text import Text
from .book import (
    BASIC,
    CHARACTERS,
    COLUMNS,
    FINALS,
    GOALS,
    GOD_CARDS,
    GODS,
    MARKED,
    NUMBERED,
    PER_CHARACTER,
    PER_GOD,
    PRESETS,
    AutomaCard,
    Book,
    DepthToken,
    Event,
    GoalCard,
    Power,
    Printed,
    Tile,
)  # fmt: skip
from .entry import ID, PREFIX, Entry, Misprint, Raw, check_shape, own_name, short
from .notation import Mistake, read_acts, read_bottom, read_condition, read_depth, read_price, read_sets

__all__ = ["read_book"]

SPACE: Final = re.compile(r"r(\d)c(\d)\Z")
MOST_KINDS: Final = 40
"""So many kinds of tiles, goals, events or layouts there may be."""


class _Reader:
    """A file on its way to a book. `shipped` are the ids of Fathom's own content by table: the slots, and the names
    that a file may go on using."""

    def __init__(self, raw: Raw, shipped: Mapping[str, tuple[str, ...]]) -> None:
        self.raw, self.shipped = raw, shipped
        self.names: dict[str, Text] = {}

    def entries(self, table: str) -> list[Entry]:
        own = self.shipped.get(table, ())
        return [
            Entry(table, at, raw, own[at] if at < len(own) else f"{table.replace('_', '-')}-{at + 1}")
            for at, raw in enumerate(self.raw[table])
        ]

    def named(self, entry: Entry, slot: str = "") -> Text:
        """The name of what an entry is, and a check of its id."""
        id = entry.text("id")
        if not ID.match(id):
            raise entry.wrong("id", "content-id", given=id[:60])
        given = entry.raw.get("name")
        if given is None:
            if id not in self.shipped.get(entry.table, (id,)):
                raise entry.wrong("id", "content-nameless", given=id)
            text = Text(PREFIX.get(entry.table, "") + id)
        else:
            text = own_name(entry, given)
        self.names[slot or entry.slot] = text
        return text

    def counted(self, table: str, least: int, most: int | None = None) -> list[Entry]:
        """The entries of a table: exactly so many, or from so many to so many."""
        given = len(self.raw[table])
        if most is None and given != least:
            raise Misprint((table,), "content-count", table=table, given=given, wanted=least)
        if most is not None and not least <= given <= most:
            raise Misprint((table,), "content-many", table=table, given=given, least=least, most=most)
        return self.entries(table)


def read_book(raw: Raw, shipped: Mapping[str, tuple[str, ...]]) -> Book:
    """A book of checked content; raises Misprint."""
    check_shape(raw)
    reader = _Reader(raw, shipped)
    rows = Entry("board", 0, raw["board"], "").number("rows", 3, 6)
    characters = reader.counted("characters", CHARACTERS)
    gods = reader.counted("gods", GODS)
    for entry in (*characters, *gods):
        reader.named(entry)
    slots = {entry.text("id"): entry.slot for entry in gods}
    tiles = _tiles(reader)
    goals, finals = _goals(reader)
    book = Book(
        rows=rows, characters=tuple(entry.slot for entry in characters),
        cards=(*_cards(reader, "basic_cards", characters, slots), *_cards(reader, "god_cards", gods, slots)),
        powers=_powers(reader, gods, slots), tiles=tiles, layouts=_layouts(reader, rows, tiles), depth=_depth(reader),
        corruption=_corruption(reader, slots), goals=goals, finals=finals, automa=_automa(reader, slots),
        presets=_presets(reader), events=_events(reader, slots), names=reader.names,
    )  # fmt: skip
    return book


def _cards(reader: _Reader, table: str, owners: list[Entry], gods: Mapping[str, str]) -> list[Printed]:
    """The cards by owner, each in the slot of its place among those."""
    is_god = table == "god_cards"
    each, total = (PER_GOD, GOD_CARDS) if is_god else (PER_CHARACTER, BASIC)
    legal = {entry.text("id"): at for at, entry in enumerate(owners)}
    piles: list[list[Printed]] = [[] for _ in owners]
    own = reader.shipped.get(table, ())
    for entry in reader.counted(table, total):
        owner = entry.one_of("god" if is_god else "character", legal)
        if len(piles[owner]) == each:
            key = "god" if is_god else "character"
            raise entry.wrong(key, "content-owner", given=entry.text(key), wanted=each)
        at = owner * each + len(piles[owner])
        slot = own[at] if own else entry.slot
        piles[owner].append(Printed(
            slot, reader.named(entry, slot), owner, entry.read("sets", read_sets, gods),
            entry.read("bottom", read_bottom, gods), entry.key_effect(),
            entry.number("price", 1, 9) if is_god else 0, is_god))  # fmt: skip
    return [card for pile in piles for card in pile]


def _powers(reader: _Reader, entries: list[Entry], gods: Mapping[str, str]) -> tuple[Power, ...]:
    out = tuple(
        Power(
            entry.slot, reader.names[entry.slot], entry.read("day", read_acts, gods, "power"),
            entry.read("night", read_acts, gods, "power"), entry.flag("starter"),
        )
        for entry in entries
    )  # fmt: skip
    if sum(power.starter for power in out) != 4:
        raise Misprint(("gods",), "content-starters", given=sum(power.starter for power in out))
    return out


def _tiles(reader: _Reader) -> tuple[Tile, ...]:
    out = tuple(
        Tile(
            entry.slot, reader.named(entry), entry.number("life", 1, 6), entry.number("strength", 0, 9),
            entry.flag("symbol"), entry.number("count", 1, 99),
        )
        for entry in reader.counted("tiles", 1, MOST_KINDS)
    )  # fmt: skip
    total = sum(tile.count for tile in out)
    if not 40 <= total <= 120:
        raise Misprint(("tiles",), "content-tiles", given=total, least=40, most=120)
    return out


def _layouts(reader: _Reader, rows: int, tiles: tuple[Tile, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    legal = {raw["id"]: at for at, raw in enumerate(reader.raw["tiles"])}
    out = []
    for entry in reader.counted("layouts", 4, MOST_KINDS):
        reader.named(entry)
        given = entry.raw["tiles"]
        if not isinstance(given, dict):
            raise entry.wrong("tiles", "content-kind", given=short(given), wanted='{ r1c1 = "…" }')
        placed = []
        for name, tile in given.items():
            found = SPACE.match(name)
            row, column = (int(found.group(1)), int(found.group(2))) if found else (0, 0)
            if not 1 <= row < rows or not 1 <= column <= COLUMNS:
                raise entry.wrong("tiles", "content-space", given=str(name)[:20], most=rows - 1)
            if tile not in legal:
                raise entry.wrong("tiles", "content-reference", given=short(tile), legal=", ".join(legal))
            placed.append(((row - 1) * COLUMNS + column - 1, legal[tile]))
        out.append(tuple(sorted(placed)))
    for at, tile in enumerate(tiles):
        used = sum(kind == at for layout in out for _, kind in layout)
        if used > tile.count:
            raise Misprint(("tiles", at, "count"), "content-layout-tiles", given=tile.count, wanted=used)
    return tuple(out)


def _depth(reader: _Reader) -> tuple[DepthToken, ...]:
    out = []
    for entry in reader.counted("depth", 2):
        sides = entry.raw["sides"]
        try:
            ((one, two), (three, four)) = ((side["upper"], side["lower"]) for side in sides)
            read = [read_depth(text) for text in (one, two, three, four)]
        except Mistake as mistake:
            raise entry.wrong("sides", mistake.id, **mistake.args_of) from None
        except (TypeError, KeyError, ValueError, AttributeError):
            raise entry.wrong("sides", "content-sides", given=short(sides)) from None
        count = entry.number("count", 1, 15)
        out.append(DepthToken(entry.slot, reader.named(entry), count, ((read[0], read[1]), (read[2], read[3]))))
    if sum(token.count for token in out) != 16:
        raise Misprint(("depth",), "content-count", table="depth", given=sum(t.count for t in out), wanted=16)
    return tuple(out)


def _corruption(reader: _Reader, gods: Mapping[str, str]) -> tuple[tuple[int, tuple[tuple[str, ...], ...]], ...]:
    out: list[tuple[int, tuple[tuple[str, ...], ...]]] = []
    for entry in reader.counted("corruption", 1, 5):
        tokens = entry.number("tokens", out[-1][0] + 1 if out else 1, 5)
        out.append((tokens, entry.read("effect", read_acts, gods, "corruption")))
    return tuple(out)


def _goals(reader: _Reader) -> tuple[tuple[GoalCard, ...], tuple[GoalCard, ...]]:
    now = []
    for entry in reader.counted("immediate_goals", 1, GOALS):
        if ("condition" in entry.raw) == ("price" in entry.raw):
            raise entry.wrong("", "content-goal", given=entry.text("id"))
        condition = entry.read("condition", read_condition, False) if "condition" in entry.raw else None
        price = entry.read("price", read_price, ("madness-",))
        seats, copies = entry.number("seats", 2, 4, 2), entry.number("copies", 1, GOALS, 1)
        points = entry.number("points", 1, 20)
        now.append(GoalCard(entry.slot, reader.named(entry), condition, price, points, seats, copies))
    if sum(goal.copies for goal in now) != GOALS:
        raise Misprint(("immediate_goals",), "content-count", table="immediate_goals",
                       given=sum(goal.copies for goal in now), wanted=GOALS)  # fmt: skip
    final = [
        GoalCard(entry.slot, reader.named(entry), entry.read("condition", read_condition, True), "",
                 entry.number("points", 1, 20))
        for entry in reader.counted("final_goals", FINALS)
    ]  # fmt: skip
    return tuple(now), tuple(final)


def _automa(reader: _Reader, gods: Mapping[str, str]) -> tuple[AutomaCard, ...]:
    """Those marked M first, then 1 to 15."""
    marked: list[AutomaCard] = []
    numbered: dict[int, AutomaCard] = {}
    own = reader.shipped.get("automa", ())
    for entry in reader.counted("automa", MARKED + NUMBERED):
        label = entry.text("label")
        number = int(label) if re.fullmatch(r"[1-9]\d?", label) else 0
        if not (label == "M" and len(marked) < MARKED) and not (1 <= number <= NUMBERED and number not in numbered):
            raise entry.wrong("label", "content-label", given=label[:10])
        at = MARKED + number - 1 if number else len(marked)
        slot = own[at] if own else entry.slot
        card = AutomaCard(slot, reader.named(entry, slot), label, entry.number("value", 0, 9),
                          entry.read("sets", read_sets, gods, "automa"), entry.key_effect())  # fmt: skip
        if card.key == "draw":
            raise entry.wrong("key", "content-reference", given="draw", legal="again")
        if number:
            numbered[number] = card
        else:
            marked.append(card)
    return (*marked, *(numbered[number] for number in sorted(numbered)))


def _presets(reader: _Reader) -> dict[str, tuple[int, ...]]:
    out = {}
    for name in PRESETS:
        given = reader.raw["presets"][name]
        fine = isinstance(given, list) and all(type(n) is int and 1 <= n <= NUMBERED for n in given)
        if not fine or len(given) != 5 or len(set(given)) != 5:
            raise Misprint(("presets", name), "content-preset", given=short(given))
        out[name] = tuple(sorted(given))
    return out


def _events(reader: _Reader, gods: Mapping[str, str]) -> tuple[Event, ...]:
    out = []
    for entry in reader.counted("events", 9, MOST_KINDS):
        general = entry.flag("general")
        price = entry.read("price", read_price, ("own-", "madness-", "bury"))
        if general and price:
            raise entry.wrong("price", "content-general-price", given=price)
        acts = entry.read("effect", read_acts, gods, "general" if general else "event")
        out.append(Event(entry.slot, reader.named(entry), general, price, acts))
    return tuple(out)
