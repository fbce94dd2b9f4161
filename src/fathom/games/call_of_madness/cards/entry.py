"""Entries of content: which tables there are, what each may hold, and where in it a mistake stands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, time
from typing import Any, Final

from ....kernel.text import LANGUAGES, Text
from .book import PRESETS
from .notation import Mistake

__all__ = ["ID", "PREFIX", "SINGLE", "TABLES", "Entry", "Misprint", "Raw", "check_shape", "own_name", "short"]

Raw = dict[str, Any]
ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}\Z")
MOST_NAME: Final = 60
TABLES: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "board": (("rows",), ()),
    "characters": (("id",), ("name",)),
    "basic_cards": (("id", "character", "sets"), ("bottom", "key", "name")),
    "gods": (("id", "day", "night"), ("starter", "name")),
    "god_cards": (("id", "god", "price", "sets"), ("bottom", "key", "name")),
    "tiles": (("id", "life", "strength", "count"), ("symbol", "name")),
    "layouts": (("id", "tiles"), ("name",)),
    "depth": (("id", "count", "sides"), ("name",)),
    "corruption": (("tokens", "effect"), ()),
    "immediate_goals": (("id", "points"), ("condition", "price", "seats", "copies", "name")),
    "final_goals": (("id", "condition", "points"), ("name",)),
    "automa": (("id", "label", "value", "sets"), ("key", "name")),
    "presets": (PRESETS, ()),
    "events": (("id", "effect"), ("general", "price", "name")),
}
"""The tables, with the keys that must be there and those that may."""
SINGLE: Final = ("board", "presets")
PREFIX: Final = {"characters": "character-", "gods": "god-"}
"""Their ids are short; these stand before them in the names of messages."""


class Misprint(ValueError):
    """A mistake in content: where it stands, the id of a message, its arguments."""

    def __init__(self, where: tuple[str | int, ...], id: str, **args: Any) -> None:
        super().__init__(id)
        self.where, self.id, self.args_of = where, id, args

    def place(self) -> str:
        """god_cards[3].sets, counted from 1 like cards are."""
        out = ""
        for part in self.where:
            out += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if out else part
        return out or "-"


class Entry:
    """One table of the file, read key by key."""

    def __init__(self, table: str, at: int, raw: Raw, slot: str) -> None:
        self.table, self.at, self.raw, self.slot = table, at, raw, slot

    def where(self, key: str = "") -> tuple[str | int, ...]:
        place: tuple[str | int, ...] = (self.table,) if self.table in SINGLE else (self.table, self.at)
        return (*place, key) if key else place

    def wrong(self, key: str, id: str, **args: Any) -> Misprint:
        return Misprint(self.where(key), id, **args)

    def text(self, key: str, default: str = "") -> str:
        value = self.raw.get(key, default)
        if not isinstance(value, str):
            raise self.wrong(key, "content-kind", given=short(value), wanted="string")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        value = self.raw.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(key, "content-range", given=short(value), least=least, most=most)
        return value

    def flag(self, key: str) -> bool:
        value = self.raw.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "content-kind", given=short(value), wanted="true, false")
        return value

    def read(self, key: str, reader: Any, *more: Any) -> Any:
        """A piece of notation."""
        try:
            return reader(self.text(key), *more)
        except Mistake as mistake:
            raise self.wrong(key, mistake.id, **mistake.args_of) from None

    def one_of(self, key: str, legal: Mapping[str, int]) -> int:
        value = self.text(key)
        if value not in legal:
            raise self.wrong(key, "content-reference", given=value[:40], legal=", ".join(legal))
        return legal[value]

    def key_effect(self) -> str:
        value = self.text("key")
        if value not in ("", "draw", "again"):
            raise self.wrong("key", "content-reference", given=value[:40], legal="draw, again")
        return value


def short(value: Any) -> str:
    """What was given, as it may stand in the file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return repr(value)[1:-1][:60]
    return (str(value) if isinstance(value, date | time) else repr(value))[:60]


def check_shape(raw: Any) -> None:
    """Tables, entries and keys, before anything is read."""
    if not isinstance(raw, dict):
        raise Misprint((), "content-kind", given=short(raw), wanted="table")
    for table in raw:
        if table not in TABLES:
            raise Misprint((str(table)[:40],), "content-table", given=str(table)[:40], legal=", ".join(TABLES))
    for table, (needed, more) in TABLES.items():
        if table not in raw:
            raise Misprint((table,), "content-missing-table", given=table)
        entries = [raw[table]] if table in SINGLE else raw[table]
        if not isinstance(entries, list):
            raise Misprint((table,), "content-kind", given=short(entries), wanted=f"[[{table}]]")
        for at, entry in enumerate(entries):
            where: tuple[str | int, ...] = (table,) if table in SINGLE else (table, at)
            if not isinstance(entry, dict):
                raise Misprint(where, "content-kind", given=short(entry), wanted="table")
            for key in entry:
                if key not in needed and key not in more:
                    raise Misprint((*where, str(key)[:40]), "content-key", given=str(key)[:40],
                                   legal=", ".join((*needed, *more)))  # fmt: skip
            for key in needed:
                if key not in entry:
                    raise Misprint(where, "content-missing-key", given=key)
    _check_ids(raw)


def _check_ids(raw: Raw) -> None:
    """No id is used twice in the whole file; refused is the later one."""
    seen = set[str]()
    for table, entries in raw.items():
        for at, entry in enumerate(() if table in SINGLE else entries):
            id = entry.get("id")
            if isinstance(id, str):
                if id in seen:
                    raise Misprint((table, at, "id"), "content-twice", given=id[:60])
                seen.add(id)


def own_name(entry: Entry, given: Any) -> Text:
    """A name in some languages; where one is missing it falls back to another."""
    if not isinstance(given, dict) or not given:
        raise entry.wrong("name", "content-kind", given=short(given), wanted='{ pl = "…" }')
    for lang, name in given.items():
        if lang not in LANGUAGES:
            raise entry.wrong("name", "content-language", given=str(lang)[:10], legal=", ".join(LANGUAGES))
        if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise entry.wrong("name", "content-name", given=short(name), most=MOST_NAME)
    first = next(given[lang] for lang in LANGUAGES if lang in given)
    return Text("own-name", **{lang: given.get(lang, first) for lang in LANGUAGES})
