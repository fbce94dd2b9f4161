"""Opening tables: new ones, ones that go on from a moment of another, and ones that come as a file."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

import fathom

from ..bots import BOTS, LEVELS
from ..kernel.record import save
from ..kernel.text import Text
from . import catalog, wire
from .cleaning import LONGEST_NAME, clean
from .freeze import rules_of, table_of
from .importing import Imported
from .keys import hash_of, new_key, new_table_id
from .live import HOST, Live, Seat
from .metrics import Metrics
from .problems import Refused, refuse
from .settings import Settings
from .store import KeyRow, Standing, Store, TableRow
from .tables import Tables, standing_of
from .times import now
from .usual import content_from, with_content
from .workroom import WorkRoom

__all__ = ["Opening"]

log = logging.getLogger("fathom.tables")


class Opening:
    """Makes tables and gives out their keys."""

    def __init__(self, tables: Tables, store: Store, work: WorkRoom, settings: Settings, metrics: Metrics) -> None:
        self.tables, self.store, self.work, self.settings, self.metrics = tables, store, work, settings, metrics
        self.content = content_from(settings.content)

    async def create(self, new: wire.NewTable) -> wire.Opened:
        """A new table, set up and waiting for its first choice."""
        seed = secrets.randbits(62) if new.seed is None else new.seed
        options = with_content(new.options, new.game, self.content)
        table = fathom.new(new.game, seats=len(new.seats), seed=seed, options=options)
        return await self._open(table, {"seed": seed}, [_seat(seat) for seat in new.seats], _origin(new))

    async def continued(self, live: Live, asked: wire.Continue) -> wire.Opened:
        """A new table that begins at a moment of a finished game, with everything hidden mixed anew."""
        sitting = [_seat(seat) for seat in asked.seats]
        table, start = await asyncio.to_thread(self._moment, live, asked)
        return await self._open(table, start, sitting, "continued")

    def _moment(self, live: Live, asked: wire.Continue) -> tuple[fathom.Table, dict[str, Any]]:
        then = self.tables.moment(live, asked.number)
        if then.outcome is not None:
            raise refuse("over", "continue-from-the-end")
        if len(asked.seats) != then.seats:
            raise refuse("invalid", "continue-seats", seats=then.seats)
        then.reseed(secrets.randbits(62))
        start = {"snapshot": save(then)}
        return table_of(start, then.game.id, then.seats, {}), start

    async def imported(self, record: bytes, address: str) -> wire.Opened:
        """A table from a record: it stands where the record ends, and can be looked at from its beginning. The record
        is played in another process: here nothing runs that came from outside."""
        began = time.perf_counter()
        try:
            told = await self.work.read({"do": "import"}, record, address)
            if "refused" in told:
                raise Refused(told["code"], Text.from_json(told["refused"]))
        except Refused as refusal:
            self.metrics.imports.labels(refusal.code).inc()
            raise
        finally:
            self.metrics.import_seconds.observe(time.perf_counter() - began)
        self.metrics.imports.labels("done").inc()
        found = msgspec.convert(told["table"], Imported)
        id, standing = new_table_id(), Standing(False, found.over)
        row = _row(id, found.game, found.options, found.start, found.seats, "record", now())
        opened = await self._store(row, found.seats, standing)
        await self.store.append_all(id, found.entries, standing)
        await self.store.keep_snapshot(id, len(found.entries), found.snapshot)
        return opened

    async def file_read(self, game: str, file: wire.OptionFile, address: str) -> wire.Checked:
        """What a game reads in a file for one of its options."""
        catalog.reader_of(game, file.option)
        asked = {"do": "file", "game": game, "option": file.option}
        told = await self.work.read(asked, file.text.encode(), address)
        if "refused" in told:
            wrong = Refused("invalid", Text.from_json(told["refused"]), told["rule"], file.option)
            return wire.Checked({}, [wrong.problem()])
        return wire.Checked({file.option: told["data"]}, [])

    async def _open(self, table: fathom.Table, start: dict[str, Any], seats: list[Seat], origin: str) -> wire.Opened:
        live = Live(new_table_id(), table, seats, now(), origin)
        row = _row(live.id, table.game.id, dict(table.options), start, seats, origin, live.created)
        opened = await self._store(row, seats, standing_of(live))
        self.tables.add(live)
        return opened

    async def _store(self, row: TableRow, seats: Sequence[Seat], standing: Standing) -> wire.Opened:
        opened = wire.Opened(row.id, new_key(), new_key(), [None if s.who == "bot" else new_key() for s in seats])
        keys = [
            KeyRow(hash_of(opened.host), row.id, "host", HOST),
            KeyRow(hash_of(opened.watch), row.id, "watch", HOST),
            *(KeyRow(hash_of(key), row.id, "seat", n) for n, key in enumerate(opened.seats) if key is not None),
        ]
        await self.store.create(row, keys, standing)
        self.metrics.tables_opened.inc()
        log.info("table opened", extra={"table": row.id, "game": row.game, "seats": len(seats)})
        return opened


def _origin(new: wire.NewTable) -> str:
    """Who chose the seed may know all that will come."""
    return "" if new.seed is None else "seed"


def _row(
    id: str, game: str, options: dict[str, Any], start: dict[str, Any], seats: Sequence[Seat], origin: str, at: int
) -> TableRow:
    marked = start | {"rules": rules_of(fathom.games()[game])} | ({"origin": origin} if origin else {})
    return TableRow(id, game, options, marked, [msgspec.structs.asdict(seat) for seat in seats], at)


def _seat(new: wire.NewSeat) -> Seat:
    name = clean(new.name, LONGEST_NAME)
    if new.who == "bot":
        bot = LEVELS.get(new.bot, new.bot) or "greedy"
        if bot not in BOTS:
            raise refuse("invalid", "no-bot", bot=bot, names=", ".join(BOTS))
        return Seat("bot", bot, name, new.lang, True)
    return Seat("human", "", name, new.lang, new.who == "me", empty=new.empty)
