"""The log of a table in little room.

Of all a table holds, its log weighs most, and hardly anybody reads what is older than a few choices: who opens the
page, who goes back, and snapshots. So only the newest lines stay as they are; the older ones are packed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ..kernel.engine import Line
from ..kernel.table import Table
from ..kernel.text import Text
from ..kernel.view import LogLine

__all__ = ["Told", "as_json", "line_of", "once"]

KEPT, PACKED = 20, 30
"""So many lines stay as they are, and so many are packed at a time."""
_parts = msgspec.json.Decoder(list[msgspec.Raw])


class Told:
    """The lines that were packed. It never changes: a table with more of them has another one."""

    __slots__ = ("_packs",)

    def __init__(self, packs: tuple[tuple[int, bytes], ...] = ()) -> None:
        self._packs = packs
        """Each with the choice of its last line."""

    @property
    def until(self) -> int:
        """The choice of the last of them; -1 where there are none."""
        return self._packs[-1][0] if self._packs else -1

    def lines(self) -> list[Line]:
        return [line_of(line) for _, pack in self._packs for line in msgspec.json.decode(zlib.decompress(pack))]

    def json(self) -> list[msgspec.Raw]:
        """The lines as snapshots have them."""
        return [line for _, pack in self._packs for line in _parts.decode(zlib.decompress(pack))]

    def since(self, number: int, seat: int | None, game: str) -> list[dict[str, Any]]:
        """The lines from a choice on, as a seat (or a spectator) of this game is told them."""
        packs = (pack for until, pack in self._packs if until >= number)
        found = [
            line
            for pack in packs
            for line in msgspec.json.decode(zlib.decompress(pack))
            if line["number"] >= number
            and (line["audience"] is None or (seat is not None and seat in line["audience"]))
        ]
        for line in found:  # in the order in which lines that were never packed are told: nobody can tell them apart
            line["text"] = {"id": line["text"]["id"], "domain": game, **line["text"]}
        return found

    def packing(self, t: Table) -> Told:
        """With the oldest lines of a table, which lets go of them, where it has enough."""
        if len(t.lines) < KEPT + PACKED:
            return self
        old, t.lines = t.lines[:PACKED], t.lines[PACKED:]
        return Told((*self._packs, (old[-1][0], _pack(map(as_json, old)))))

    @staticmethod
    def read(lines: Sequence[msgspec.Raw]) -> tuple[Told, list[Line]]:
        """The lines of a snapshot: the old ones packed, the newest as they are."""
        old, new = lines[:-KEPT], [line_of(msgspec.json.decode(line)) for line in lines[-KEPT:]]
        if not old:
            return Told(), new
        return Told(((msgspec.json.decode(old[-1])["number"], _pack(old)),)), new


def _pack(lines: Iterable[Any]) -> bytes:
    return zlib.compress(msgspec.json.encode(list(lines)), 3)


def as_json(line: Line) -> dict[str, Any]:
    number, id, args, rule, refs, seen = line
    return LogLine(number, Text(id, **args), rule, refs, seen).to_json()


def line_of(line: dict[str, Any]) -> Line:
    text = Text.from_json(line["text"])
    args = {once(name): once(value) if isinstance(value, str | Text) else value for name, value in text.args.items()}
    refs, seen = tuple(map(once, line["refs"])), line["audience"]
    return line["number"], once(text.id), args, once(line["rule"]), refs, None if seen is None else tuple(seen)


@lru_cache(maxsize=20_000, typed=True)
def once(word: Any) -> Any:
    """The first of equal words, texts, marks and answers. Nearly all of all tables are the same few; kept once, they
    take a third off the memory of a table."""
    return word
