"""Was anything lost? The book of what a server acknowledged, and what its database should add up to.

Nothing here uses the server's own way of adding entries up: the entries are read as plain rows and played by the kernel
alone, so a fault of the server cannot hide itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from typing import Any, NamedTuple

import asyncpg
import msgspec

import fathom
from fathom.kernel.record import apply

__all__ = ["Acknowledged", "Book", "Database", "Fold", "Row", "check", "view_differs"]


class Acknowledged(NamedTuple):
    """A command that the server told as done, and the entry it named."""

    table: str
    seat: int
    command: dict[str, Any]
    entry: int


class Row(NamedTuple):
    """An entry as it lies in the database."""

    number: int
    kind: str
    seat: int
    body: dict[str, Any]
    key: str


class Book:
    """What the clients know: all they sent, and what became of it."""

    def __init__(self) -> None:
        self.acknowledged: list[Acknowledged] = []
        self.refused: dict[tuple[str, str], str] = {}
        """Commands that were told as refused, and what was said."""
        self.sent: set[tuple[str, str]] = set()
        self.newest: dict[str, int] = {}
        """The highest entry that a table has acknowledged."""

    def send(self, table: str, seat: int, command: dict[str, Any]) -> None:
        self.sent.add((table, stored_key(seat, command)))

    def done(self, table: str, seat: int, command: dict[str, Any], entry: int) -> None:
        self.acknowledged.append(Acknowledged(table, seat, command, entry))
        self.newest[table] = max(entry, self.newest.get(table, 0))

    def refuse(self, table: str, seat: int, command: dict[str, Any], code: str) -> None:
        self.refused[table, stored_key(seat, command)] = f"{command['do']}: {code}"


def stored_key(seat: int, command: dict[str, Any]) -> str:
    return f"seat{seat}/{command['key']}"


class Database:
    """Plain SQL on the database of a server."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def start_of(self, table: str) -> dict[str, Any] | None:
        found = await self._all("SELECT game, options, start, seats FROM tables WHERE id = {}", table)
        if not found:
            return None
        game, options, start, seats = found[0]
        decoded = [msgspec.json.decode(text) for text in (options, start, seats)]
        return {"game": game, "options": decoded[0], "seed": decoded[1]["seed"], "seats": len(decoded[2])}

    async def entries(self, table: str) -> list[Row]:
        sql = "SELECT number, kind, seat, body, key FROM entries WHERE table_id = {} ORDER BY number"
        rows = await self._all(sql, table)
        return [Row(n, kind, seat, msgspec.json.decode(body), key or "") for n, kind, seat, body, key in rows]

    async def _all(self, sql: str, table: str) -> list[Any]:
        if self.address.startswith("postgres"):
            connection = await asyncpg.connect(self.address)
            try:
                return list(await connection.fetch(sql.format("$1"), table))
            finally:
                await connection.close()
        # Read only, so that it is the server who mends what a kill left behind.
        with closing(sqlite3.connect(f"file:{self.address}?mode=ro", uri=True, timeout=20)) as file:
            return file.execute(sql.format("?"), (table,)).fetchall()


class Fold:
    """A table played from its entries."""

    def __init__(self, start: dict[str, Any]) -> None:
        self._start = start
        self.table = self._fresh()
        self.entry = 0
        self._played: list[tuple[int, Any]] = []
        self._proposal: dict[str, Any] | None = None

    def _fresh(self) -> fathom.Table:
        s = self._start
        return fathom.new(s["game"], seats=s["seats"], seed=s["seed"], options=s["options"])

    def add(self, rows: Iterable[Row], until: int | None = None) -> None:
        """Play further entries; ValueError tells what is wrong with one."""
        for row in rows:
            if row.number <= self.entry or (until is not None and row.number > until):
                continue
            if row.number != self.entry + 1:
                raise ValueError(f"entry {self.entry + 1} is missing before {row.number}")
            self.entry = row.number
            try:
                getattr(self, f"_{row.kind}")(row)
            except (fathom.FathomError, LookupError, AttributeError) as error:
                raise ValueError(f"entry {row.number} ({row.kind}) does not fit: {error!r}") from error

    def _answer(self, row: Row) -> None:
        decision = next((d for d in self.table.decisions if d.seat == row.seat), None)
        if decision is None or not names(row.body["question"], decision.id):
            asked = decision.id if decision else "nothing"
            raise ValueError(f"entry {row.number} answers {row.body['question']}, but seat {row.seat} is asked {asked}")
        self._play(row.seat, row.body["answer"])
        self._proposal = None

    def _undo(self, row: Row) -> None:
        """The first choices stay. Orders and new seeds stay all, and a new seed may come."""
        kept, choices = [], 0
        for seat, answer in self._played:
            choices += seat >= 0
            if seat < 0 or choices <= row.body["number"]:
                kept.append((seat, answer))
        if row.body["reseed"] is not None:
            kept.append((-1, {"reseed": row.body["reseed"]}))
        self.table, self._played, self._proposal = self._fresh(), [], None
        for seat, answer in kept:
            self._play(seat, answer)

    def _propose(self, row: Row) -> None:
        self._proposal = {"number": row.body["number"], "open": set(row.body["needed"])}

    def _agree(self, row: Row) -> None:
        if self._proposal is None:
            raise ValueError(f"entry {row.number} agrees to nothing")
        if not row.body["yes"]:
            self._proposal = None
            return
        self._proposal["open"].discard(row.seat)
        if not self._proposal["open"]:
            self._undo(row._replace(body={"number": self._proposal["number"], "reseed": row.body["reseed"]}))

    def _say(self, row: Row) -> None:
        """Words change nothing on the table."""

    def _play(self, seat: int, answer: Any) -> None:
        apply(self.table, seat, answer)
        self._played.append((seat, answer))


def names(question: str, id: str) -> bool:
    """Is this the name of that question? The server may add to it, where choices were taken back."""
    return question == id or question.startswith(id + ".")


def view_differs(fold: Fold, seat: int, view: dict[str, Any]) -> str:
    """What a server shows a seat that is not so, or nothing."""
    mine = msgspec.json.decode(msgspec.json.encode(fold.table.view(seat)))
    own, theirs = mine.pop("decision"), dict(view)
    shown = theirs.pop("decision")
    if own and shown is None and _nothing_to_choose(fold.table, seat):  # the server is about to answer
        own, mine["waiting"] = None, [other for other in mine["waiting"] if other != seat]
    if (own is None) != (shown is None) or (own and not names(shown["id"], own["id"])):
        return f"asked {shown and shown['id']} instead of {own and own['id']}"
    if own and {**own, "id": ""} != {**shown, "id": ""}:
        return f"question {own['id']} has changed"
    wrong = [name for name in mine if mine[name] != theirs.get(name)]
    return f"other {', '.join(wrong)}" if wrong else ""


def _nothing_to_choose(t: fathom.Table, seat: int) -> bool:
    legal = next(d.answers() for d in t.decisions if d.seat == seat)
    return legal is not None and len(legal) == 1


def same_answer(one: Any, other: Any) -> bool:
    """The server keeps answers in one order and without zeros."""
    if isinstance(one, list) and isinstance(other, list):
        return sorted(one) == sorted(other)
    if isinstance(one, dict) and isinstance(other, dict):
        return {k: v for k, v in one.items() if v} == {k: v for k, v in other.items() if v}
    return bool(one == other)


KINDS = {"answer": ("answer",), "say": ("say",), "agree": ("agree",), "undo": ("undo", "propose")}


def check(table: str, start: dict[str, Any] | None, rows: list[Row], book: Book) -> list[str]:
    """All that is wrong with a table, in words; nothing if all that was acknowledged is there, once, and fits."""
    if start is None:
        return [f"{table}: the table is gone"]
    wrong = []
    by_number = {row.number: row for row in rows}
    for _, seat, command, entry in (one for one in book.acknowledged if one.table == table):
        row, key = by_number.get(entry), stored_key(seat, command)
        if row is None or row.key != key:
            there = [r.number for r in rows if r.key == key]
            wrong.append(f"{table}: {command['do']} {key} was acknowledged as entry {entry}, and is at {there}")
        elif row.kind not in KINDS[command["do"]] or row.seat != seat:
            wrong.append(f"{table}: entry {entry} is {row.kind} of seat {row.seat}, not {command['do']} of {seat}")
        elif command["do"] == "answer" and (
            row.body["question"] != command["question"] or not same_answer(row.body["answer"], command["answer"])
        ):
            wrong.append(f"{table}: entry {entry} holds {row.body}, acknowledged was {command}")
    keys = [row.key for row in rows if row.key]
    wrong += [f"{table}: {key} is stored {keys.count(key)} times" for key in set(keys) if keys.count(key) > 1]
    for row in rows:
        if (said := book.refused.get((table, row.key))) is not None:
            wrong.append(f"{table}: {row.key} was refused, and is stored ({said}; entry {row.number}, {row.kind})")
    wrong += [f"{table}: {key} was never sent" for key in keys if (table, key) not in book.sent]
    fold = Fold(start)
    try:
        fold.add(rows)
    except ValueError as error:
        wrong.append(f"{table}: {error}")
    return wrong
