"""Where content comes from: Fathom's own file, a file of the players' own, or the options of a table.

A table whose option `content` is empty plays with Fathom's own book. Otherwise the option holds all of the players'
content, so the record of a table keeps it, and whoever opens the record checks it like a file.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from ....kernel.errors import BadOption
from ....kernel.game import DataSetting
from ....kernel.table import Table
from ....kernel.text import Text
from ...controls import Field, FromFile
from .book import Book
from .entry import SINGLE, Misprint, Raw
from .reader import read_book

__all__ = ["CONTENT", "OWN", "book_of", "book_of_options", "read_content"]

HERE: Final = "fathom.games.call_of_madness"
MOST_BYTES: Final = 200_000
LONGEST: Final = 2_000
DEEPEST: Final = 8
"""No line of a file is longer, nothing in it nested deeper: reading TOML takes square time for the one, and the stack
for the other."""
KEPT: Final = 16
"""So many books of players are kept at hand; others are read again when they are needed."""
COUNTED: Final = {
    "characters": "C-comp.4", "basic_cards": "C-comp.4", "gods": "C-comp.5", "god_cards": "C-comp.5",
    "immediate_goals": "C-comp.8", "final_goals": "C-comp.8", "automa": "C-comp.7", "depth": "C-comp.12",
}  # fmt: skip
"""The clauses that fix how many there are."""


OWN_RAW: Final[Raw] = tomllib.loads((files(HERE) / "content.toml").read_text(encoding="utf-8"))
IDS: Final = {
    table: tuple(entry["id"] for entry in entries if "id" in entry)
    for table, entries in OWN_RAW.items() if isinstance(entries, list)
}  # fmt: skip
OWN: Final = read_book(OWN_RAW, IDS)
"""Fathom's own content: as data, its ids, and as a book."""
_BOOKS: dict[int, tuple[Raw, Book]] = {}


def book_of(t: Table) -> Book:
    """The book a table is played with."""
    return book_of_options(t.options) if t.options["content"] else OWN


def book_of_options(options: Mapping[str, Any]) -> Book:
    raw = options["content"]
    if not raw:
        return OWN
    kept = _BOOKS.get(id(raw))
    if kept is None or kept[0] is not raw:
        if len(_BOOKS) >= KEPT:
            _BOOKS.pop(next(iter(_BOOKS)))
        kept = _BOOKS[id(raw)] = (raw, read_book(raw, IDS))
    return kept[1]


# ---- the option


def _refusal(misprint: Misprint, line: int = 0) -> BadOption:
    """What is wrong, at which line of the file, or at which place of the data."""
    what = Text(misprint.id, **misprint.args_of)
    counts = misprint.id in ("content-count", "content-owner", "content-label")
    rule = COUNTED.get(str(misprint.where[0]), "") if counts and misprint.where else ""
    if line:
        return BadOption(Text("content-line", "call_of_madness", line=line, where=misprint.place(), what=what), rule)
    return BadOption(Text("content-place-of", "call_of_madness", where=misprint.place(), what=what), rule)


def _check(raw: Raw) -> Raw:
    if raw:
        try:
            read_book(raw, IDS)
        except Misprint as misprint:
            raise _refusal(misprint) from None
    return raw


def _sample(rng: random.Random) -> Raw:
    """Fathom's own content with other prices, tiles and points, and a few names: legal, and not the usual."""
    raw: Raw = {table: [dict(entry) for entry in entries] if isinstance(entries, list) else dict(entries)
                for table, entries in OWN_RAW.items()}  # fmt: skip
    for card in raw["god_cards"]:
        card["price"] = rng.randint(1, 6)
    for goal in raw["final_goals"]:
        goal["points"] = rng.randint(3, 8)
    for tile in raw["tiles"]:
        tile["strength"] = max(1, tile["strength"] + rng.randint(-1, 1))
    raw["basic_cards"][0]["name"] = {"pl": f"Próba {rng.randint(1, 99)}"}
    raw["board"]["rows"] = rng.choice((4, 5))
    return raw


def read_content(text: str) -> Raw:
    """The content of a file; raises BadOption with the line of the first mistake."""
    if len(text) > MOST_BYTES:
        raise BadOption(Text("content-large", "call_of_madness", most=MOST_BYTES))
    text = text.removeprefix("\ufeff")  # some editors write it
    _check_growth(text)
    try:
        raw: Raw = tomllib.loads(text)
    except ValueError as error:
        detail, _, place = str(error).rpartition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found.group(1)) if found else text.count("\n") + 1
        raise _refused_line("content-toml", line, detail=(detail or str(error))[:200]) from None
    try:
        read_book(raw, IDS)
    except Misprint as misprint:
        raise _refusal(misprint, line_of(text, misprint.where)) from None
    return raw


def _refused_line(id: str, line: int, **args: Any) -> BadOption:
    return BadOption(Text(id, "call_of_madness", line=line, **args))


_QUOTED: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|' r"'''.*?'''|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'|#[^\n]*", re.DOTALL
)
"""Strings and comments of TOML."""


def _check_growth(text: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST:
            raise _refused_line("content-long-line", number, most=LONGEST)
    depth, number = 0, 1
    for found in re.finditer(r"[][{}\n]", _QUOTED.sub(lambda quoted: "\n" * quoted.group().count("\n"), text)):
        number += found.group() == "\n"
        depth = max(0, depth + (found.group() in "[{") - (found.group() in "]}"))
        if depth > DEEPEST:
            raise _refused_line("content-deep", number, most=DEEPEST)


def line_of(text: str, where: tuple[str | int, ...]) -> int:
    """The line of a file at which something stands: the key, else the head of its table, else the first line."""
    table = str(where[0]) if where else ""
    single = table in SINGLE
    at = where[1] if len(where) > 1 and isinstance(where[1], int) else 0
    key = str(where[-1]) if len(where) > (1 if single else 2) and isinstance(where[-1], str) else ""
    head = re.compile(rf"\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
    found, inside, seen = 1, False, -1
    for number, line in enumerate(text.split("\n"), 1):
        if head.match(line):
            seen += 1
            inside = seen == at
            if inside or (found == 1 and not seen):
                found = number
        elif re.match(r"\s*\[", line):
            inside = False
        elif inside and key and re.match(rf"\s*{re.escape(key)}\s*[=.]", line):
            return number
    return found


FILE: Final = Field(FromFile((".toml",)))
CONTENT: Final = DataSetting({}, Raw, _check, _sample, most_bytes=MOST_BYTES, read=read_content, control=FILE)
