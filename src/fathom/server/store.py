"""Storage in SQLite or PostgreSQL, and one writer that makes many answers durable in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .filewriter import FileReader, FileWriter, Place, place_of, set_pragmas
from .ground import TRIED, DatabaseFile
from .health import AWAY, Health, busy
from .live import Entry
from .metrics import Metrics
from .rows import KeyRow, Standing, TableRow, Whole
from .schema import entries, keys, probes, snapshots, tables
from .times import now

__all__ = ["KeyRow", "Standing", "Store", "TableRow", "Whole"]

CONNECT_SECONDS = 3.0
TOGETHER = 0.01
"""Seconds from one commit to the next while entries keep coming: a commit takes longer than the rules of an answer, and
what comes meanwhile shares it. An entry that comes after a while waits for nobody."""
PROBE_SECONDS = 5.0
"""A database that does not answer for so long is away."""
PROVED_SECONDS, AGAIN_SECONDS = 10.0, 1.0
"""How long a write proves that the database works, and the least time between trials where it does not."""


class _Pending(NamedTuple):
    table_id: str
    entry: Entry
    standing: Standing
    done: asyncio.Future[bool]


class Store:
    """The database. An entry is stored, or it is not; `append` tells which."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        self.url = url
        self.health = Health(metrics)
        self.is_sqlite = url.startswith("sqlite")
        self._file = DatabaseFile(url.split("///", 1)[1]) if self.is_sqlite else None
        if self._file is not None:
            Path(self._file.path).parent.mkdir(parents=True, exist_ok=True)
            self.engine: AsyncEngine = create_async_engine(
                url, connect_args={"timeout": 20}, pool_size=3, max_overflow=2
            )
            event.listen(self.engine.sync_engine, "connect", set_pragmas)
        else:
            dsn = url.replace("+asyncpg", "", 1)  # read by asyncpg itself, as for channels: all it knows is allowed
            self.engine = create_async_engine(
                "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(dsn, timeout=CONNECT_SECONDS),
                pool_size=5, max_overflow=5, pool_pre_ping=True,
            )  # fmt: skip
        self._file_writer = None if self._file is None else FileWriter(self._file.path)
        self._file_reader = None if self._file is None else FileReader(self._file.path)
        self._insert = sqlite.insert if self.is_sqlite else postgresql.insert
        returned = (entries.c.table_id, entries.c.number, entries.c.key)
        self._append = self._insert(entries).on_conflict_do_nothing().returning(*returned)  # put into words only once
        self._queue: asyncio.Queue[_Pending | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._alone = asyncio.Lock()
        """SQLite takes one writer at a time; ours take turns here instead of in the file."""
        self._probing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self._file is not None:
            self._file.open()
        self._writer = asyncio.create_task(self._write(), name="writer")

    async def close(self) -> None:
        """Store what is on its way, then let go."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
            self._writer = None
        if self._probing is not None:
            await asyncio.wait([self._probing])
        for user in (self._file_writer, self._file_reader):
            if user is not None:
                await asyncio.to_thread(user.close)
        await self.engine.dispose()
        if self._file is not None:
            self._file.close()

    # ---- entries

    async def append(self, table_id: str, entry: Entry, standing: Standing) -> bool:
        """Make an entry durable. False: its number or its key is taken. Refused: the database did not answer."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Pending(table_id, entry, standing, done))
        return await done

    async def _write(self) -> None:
        """The one writer of this process: all that waits goes into one transaction, so the disk is asked once."""
        loop = asyncio.get_running_loop()
        due = 0.0
        while True:
            item = await self._queue.get()
            if item is not None and (early := due - loop.time()) > 0:
                await asyncio.sleep(early)
            due = loop.time() + TOGETHER
            batch = [] if item is None else [item]
            while item is not None and len(batch) < 100 and not self._queue.empty():
                item = self._queue.get_nowait()
                if item is not None:
                    batch.append(item)
            if batch:
                async with self._alone:
                    await self._commit(batch)
            if item is None:
                return

    async def _commit(self, batch: Sequence[_Pending]) -> None:
        stored: set[Place] = set()
        try:  # in one order everywhere, or two processes could wait for each other
            batch = sorted(batch, key=lambda p: (p.table_id, p.entry.number))
            self._check_file()
            write = self._through_the_pool if self._file_writer is None else self._file_writer.commit
            stored = await write([(_row(p.table_id, p.entry), _stands(p)) for p in batch])
            self._check_file()
        except Exception as error:  # whatever it is, the writer goes on, and nobody waits for ever
            self.health.failed(error, writing=True)
            for pending in batch:
                if not pending.done.cancelled():
                    pending.done.set_exception(busy(error))
            return
        self.health.works()
        for pending in batch:
            place = (pending.table_id, pending.entry.number, pending.entry.key or None)
            mine = place in stored
            stored.discard(place)  # of two for one place, whose first asker may have gone, the first got it
            if not pending.done.cancelled():
                pending.done.set_result(mine)

    async def _through_the_pool(self, batch: Sequence[tuple[dict[str, Any], dict[str, Any]]]) -> set[Place]:
        async with self.engine.begin() as connection:
            found = await connection.execute(self._append, [entry for entry, _ in batch])
            stored: set[Place] = {(row.table_id, row.number, row.key) for row in found}
            standings = [stands for entry, stands in batch if place_of(entry) in stored]
            if standings:
                await connection.execute(_touch, standings)
        return stored

    async def append_all(self, table_id: str, played: Sequence[Entry], standing: Standing) -> None:
        """The entries of a game that was played elsewhere, all or none."""
        at = now()
        values = {"id_": table_id, "at_": at, "bot_": standing.bot_due, "over_": standing.over}
        async with self._writing() as connection:
            if played:
                await connection.execute(entries.insert(), [_row(table_id, entry) for entry in played])
            await connection.execute(_touch, [values])

    async def entries_since(self, table_id: str, number: int) -> list[Entry]:
        """All entries after this number, in order."""
        async with self._reading() as connection:
            return [_entry(row) for row in await connection.execute(_since, {"id_": table_id, "number_": number})]

    async def entry_with_key(self, table_id: str, key: str) -> Entry | None:
        query = select(*_told).where(entries.c.table_id == table_id, entries.c.key == key)
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _entry(row)

    # ---- tables

    async def create(self, row: TableRow, key_rows: Sequence[KeyRow], standing: Standing) -> None:
        data = {
            "id": row.id, "game": row.game, "options": _json(row.options), "start": _json(row.start),
            "seats": _json(row.seats), "created": row.created, "touched": row.created, "bot_due": standing.bot_due,
            "over": standing.over,
        }  # fmt: skip
        async with self._writing() as connection:
            await connection.execute(tables.insert(), data)
            await connection.execute(keys.insert(), [{**k._asdict(), "created": row.created} for k in key_rows])

    async def table(self, table_id: str) -> TableRow | None:
        async with self._reading() as connection:
            row = (await connection.execute(_row_of, {"id_": table_id})).first()
        return None if row is None else _table(row)

    async def whole(self, table_id: str) -> Whole | None:
        """A table with its newest snapshot and all entries since, in one go."""
        row: Sequence[Any] | None
        shot: Sequence[Any] | None
        rest: Sequence[Sequence[Any]]
        if self._file_reader is None:
            async with self._reading() as connection:
                row = (await connection.execute(_row_of, {"id_": table_id})).first()
                shot = (await connection.execute(_newest, {"id_": table_id})).first()
                since = {"id_": table_id, "number_": shot[0] if shot else 0}
                rest = list(await connection.execute(_since, since))
        else:
            with self._telling(writing=False):
                self._check_file()
                row, shot, rest = await self._file_reader.read(table_id) or (None, None, [])
        if row is None:
            return None
        number, body = shot or (0, None)
        return Whole(_table(row), body, number, [_entry(entry) for entry in rest])

    async def due_for_bots(self) -> dict[str, int]:
        """Tables that wait for a bot, and the number of their last entry: one that stays the same may be one whose
        process died. Clocks tell nothing about that; they may be set back."""
        return await self._last(tables.c.bot_due)

    async def last_entries(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        return await self._last(tables.c.id.in_(table_ids))

    async def _last(self, which: ColumnElement[bool]) -> dict[str, int]:
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        query = select(tables.c.id, last.label("last")).where(which)  # one step in the index for each table
        async with self._reading() as connection:
            return {row.id: row.last or 0 for row in await connection.execute(query)}

    # ---- snapshots

    async def snapshot(self, table_id: str) -> bytes | None:
        """The newest snapshot."""
        async with self._reading() as connection:
            row = (await connection.execute(_newest, {"id_": table_id})).first()
        return None if row is None else row.body

    async def keep_snapshot(self, table_id: str, number: int, body: bytes) -> None:
        """Keep this snapshot instead of older ones."""
        if self._file_writer is not None:
            with self._telling(writing=True):
                self._check_file()
                async with self._alone:
                    await self._file_writer.keep(table_id, number, body)
                self._check_file()
            self.health.works()
            return
        insert = self._insert(snapshots).values(table_id=table_id, number=number, body=body)
        older = delete(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.number < number)
        async with self._writing() as connection:
            await connection.execute(insert.on_conflict_do_nothing())
            await connection.execute(older)

    # ---- keys

    async def key(self, hash: str) -> KeyRow | None:
        """A key that was not revoked."""
        query = select(keys).where(keys.c.hash == hash, keys.c.revoked.is_(None))
        async with self._reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else KeyRow(row.hash, row.table_id, row.role, row.seat)

    async def replace_key(self, table_id: str, role: str, seat: int, new: KeyRow | None) -> None:
        """Revoke the key of a role, and put a new one in its place where there is one."""
        same = (keys.c.table_id == table_id, keys.c.role == role, keys.c.seat == seat, keys.c.revoked.is_(None))
        async with self._writing() as connection:
            await connection.execute(update(keys).where(*same).values(revoked=now()))
            if new is not None:
                await connection.execute(keys.insert(), {**new._asdict(), "created": now()})

    async def revoked(self, hashes: Sequence[str]) -> set[str]:
        """Those of these keys that open nothing any more."""
        query = select(keys.c.hash).where(keys.c.hash.in_(hashes), keys.c.revoked.is_not(None))
        async with self._reading() as connection:
            return {row.hash for row in await connection.execute(query)}

    # ---- does it work?

    async def probe(self) -> None:
        """Does the database take what it is given, and soon? Raises Refused with the reason. Where nothing was written
        for a while, something is; however often we are asked, the disk is not."""
        at = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._look()
        except TimeoutError as error:
            self.health.failed(error, writing=False)
            raise busy(error) from error
        well = self.health.trouble is None
        known = self.health.proved + PROVED_SECONDS if well else self.health.tried + AGAIN_SECONDS
        if at >= known and (self._probing is None or self._probing.done()):
            self.health.tried = at
            self._probing = asyncio.create_task(self._try_out(), name="probing")
        if self._probing is not None:
            await asyncio.wait([self._probing])
        self.health.check()

    async def _look(self) -> None:
        if self._file_reader is None:
            async with self._reading() as connection:
                await connection.execute(select(1))
        else:  # one visit to a thread, where the pool makes several, each of which waits for whoever works in others
            with self._telling(writing=False):
                self._check_file()
                await self._file_reader.look()

    async def _try_out(self) -> None:
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                if self._file is not None:
                    async with self._alone:
                        await asyncio.to_thread(self._file.try_out)
                else:
                    write = self._insert(probes).values(id=1, body=bytes(TRIED))
                    again = write.on_conflict_do_update(index_elements=["id"], set_={"body": write.excluded.body})
                    async with self.engine.begin() as connection:
                        await connection.execute(again)
        except Exception as error:  # whatever it is, this is what there is to know
            self.health.failed(error, writing=True, surely=True)
        else:
            self.health.works()

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose failures are told as `busy`: nothing was changed, try again."""
        with self._telling(writing=False):
            self._check_file()
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with self._telling(writing=True):
            self._check_file()
            async with self._alone, self.engine.begin() as connection:
                yield connection
            self._check_file()
        self.health.works()

    @contextmanager
    def _telling(self, *, writing: bool) -> Iterator[None]:
        """Tell operators why, and clients that the database is busy, where it does not answer."""
        try:
            yield
        except AWAY as error:
            self.health.failed(error, writing=writing)
            raise busy(error) from error


_touch = (
    update(tables)
    .where(tables.c.id == bindparam("id_"))
    .values(touched=bindparam("at_"), bot_due=bindparam("bot_"), over=bindparam("over_"))
)


_row_of = select(*(tables.c[name] for name in TableRow._fields)).where(tables.c.id == bindparam("id_"))
_told = tuple(entries.c[name] for name in Entry._fields)
_of_table = entries.c.table_id == bindparam("id_")
_since = select(*_told).where(_of_table, entries.c.number > bindparam("number_")).order_by(entries.c.number)
_newest = (
    select(snapshots.c.number, snapshots.c.body)
    .where(snapshots.c.table_id == bindparam("id_"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)


def _stands(p: _Pending) -> dict[str, Any]:
    return {"id_": p.table_id, "at_": p.entry.at, "bot_": p.standing.bot_due, "over_": p.standing.over}


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(table_id: str, entry: Entry) -> dict[str, Any]:
    return {**entry._asdict(), "table_id": table_id, "body": _json(entry.body), "key": entry.key or None}


def _table(row: Sequence[Any]) -> TableRow:
    id, game, *told, created = row
    options, start, seats = map(msgspec.json.decode, told)
    return TableRow(id, game, options, start, seats, created)


def _entry(row: Sequence[Any]) -> Entry:
    """An entry; with nothing in it where it cannot be read any more, which no other entry has."""
    number, kind, seat, told, key, at = row
    try:
        body = msgspec.json.decode(told, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError, TypeError):
        body = {}
    return Entry(number, kind, seat, body, key or "", at)
