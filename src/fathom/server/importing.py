"""A record becomes a table that can be stored. This runs in a process of its own (`worker.py`): a record is hostile
until proved otherwise."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

import fathom

from ..kernel.errors import BadRecord
from ..kernel.record import WRONG, save
from ..kernel.text import Text
from . import orders
from .freeze import freeze, table_of, thaw
from .live import HOST, Entry, Holder, Live, Seat
from .problems import refuse
from .states import state_of
from .times import now

__all__ = ["Imported", "read_record"]


LONGEST = 10_000
"""Answers in a record; a long game has a thousand."""


class Imported(msgspec.Struct):
    """What a table begins as, everything that happened at it, and a snapshot of where it stands."""

    game: str
    options: dict[str, Any]
    start: dict[str, Any]
    seats: list[Seat]
    entries: list[Entry]
    over: bool
    snapshot: bytes


def read_record(content: bytes) -> Imported:
    """Play a record as it would have been played here; raises FathomError with the reason where that does not work."""
    try:
        record = msgspec.json.decode(content)
    except RecursionError:
        raise refuse("invalid", "too-deep") from None
    except (msgspec.DecodeError, UnicodeError):
        raise refuse("invalid", "no-json") from None
    answers = record.get("answers") if isinstance(record, dict) else None
    if isinstance(answers, list) and len(answers) > LONGEST:
        raise refuse("too-large", "too-large")
    table = fathom.replay(record)
    orders.check_all(table)
    start = table.origin or {"snapshot": save(table)}
    begun = table_of(start, table.game.id, table.seats, dict(table.options))
    seats = [Seat("human", joined=True) for _ in range(table.seats)]
    live, entries = _played(Live("", begun, seats, now(), "record"), table.answers)
    for notice in table.notices:
        entries.append(Entry(live.entry + 1, "told", HOST, {"phrase": notice.to_json()}, "", now()))
        live = live.after(entries[-1])
    _show(live)
    snapshot = freeze(live)
    thaw("", snapshot)  # as the server will do, when somebody comes
    return Imported(
        game=table.game.id,
        options=dict(table.options),
        start=start,
        seats=seats,
        entries=entries,
        over=live.over,
        snapshot=zlib.compress(snapshot, 6),
    )


def _show(live: Live) -> None:
    """As the server will do, when somebody comes: a forged moment may be one that nobody can be shown."""
    try:
        for holder in (Holder("watch"), *(Holder("seat", seat) for seat in range(len(live.seats)))):
            state_of(live, holder, 0, 0, ())
    except WRONG as error:
        raise BadRecord(Text("record-damaged", "kernel", detail=str(error))) from error


def _played(live: Live, answers: list[tuple[int, Any]]) -> tuple[Live, list[Entry]]:
    """A game that was played elsewhere, as entries."""
    entries = []
    for seat, answer in answers:
        kind, who, body = "answer", seat, {"question": "", "answer": answer}
        if seat < 0 and "standing" in answer:
            kind, who, body = "order", answer["standing"][0], answer
        elif seat < 0:
            kind, who, body = "undo", HOST, {"number": live.table.choices, "reseed": answer["reseed"]}
        entry = Entry(live.entry + 1, kind, who, body, "", now())
        live = live.after(entry)
        entries.append(entry)
    return live, entries
