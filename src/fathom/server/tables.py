"""All tables of a server: opening them, putting entries on them, and telling who watches.

Nothing here must outlive the process. A table is read from the store when somebody needs it, and forgotten when nobody
did for a while. Several processes may serve one table: whoever stores entry number n first is right, the others read
it and look at their own command again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
import zlib
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

import fathom

from ..kernel.errors import FathomError
from ..kernel.record import FIRST, apply
from ..kernel.stale import at_rest
from . import wire
from .freeze import OtherRules, freeze, rules_of, table_of, thaw
from .keys import hash_of
from .live import HOST, Entry, Holder, Live, Seat
from .metrics import Metrics
from .problems import Refused, refuse
from .settings import Settings
from .slots import Held, Slot, Slots
from .store import Standing, Store, TableRow
from .times import now
from .workroom import WorkRoom

__all__ = ["Tables", "standing_of"]

log = logging.getLogger("fathom.tables")
ATTEMPTS = 50
READERS = 2
"""Tables that are read at once in threads: more would only keep each other, and everybody else, from the processor."""
HARMLESS = dict.fromkeys(("empty", "hint", "key", "say", "sit", "talk", "told"), "lost") | {"order": "unordered"}
"""Entries without which the game goes on, and what is put in their place."""
FEW = 10
"""Entries that are played again as quickly as a snapshot is read."""
PACKED = 3
"""How hard snapshots are packed: 6 would take two or three times as long, for a seventh of the room."""
LIGHT = 50_000
"""Bytes of a snapshot that is read in a few milliseconds: that of a long game."""
T = TypeVar("T")
GOING_BACK = ("undo", "agree")
UNREADABLE = (
    FathomError, LookupError, TypeError, ValueError, AttributeError, AssertionError, msgspec.MsgspecError, zlib.error
)  # fmt: skip


class Tables:
    """The tables of one process, over a store they may share with others."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, work: WorkRoom | None = None) -> None:
        self.store, self.settings, self.metrics, self.work = store, settings, metrics, work
        self.shared = not settings.is_sqlite
        """May another process add entries? Then what we remember may be old."""
        self.changed: list[Callable[[Live], None]] = []
        """Who wants to know that we put a new entry on a table."""
        self.learned: list[Callable[[Live], None]] = []
        """Who wants to know that another process did."""
        self.draw: Callable[[], float] = lambda: random.uniform(0.5, 1.5)
        """How many times the usual time until answers are released."""
        self.done = 0
        """Commands that this process put on tables."""
        self._slots = Slots(settings.tables_in_memory)
        self._reading = asyncio.Semaphore(READERS)
        self._background: set[asyncio.Task[None]] = set()

    # ---- reading

    def add(self, live: Live) -> None:
        """Take in a table that was just opened here."""
        self._slots.remember(live.id).live = self._timed(None, live)
        self._tell(live)

    async def live(self, table_id: str, *, fresh: bool = False) -> Live:
        """The table as it stands. `fresh` asks the store for entries of other processes first."""
        slot = self._slots.use(table_id)
        if slot is not None and slot.live is not None and not (fresh and self.shared):
            return slot.live
        async with self._slot(table_id) as slot:
            if fresh and self.shared:
                await self._catch_up(slot)
            return _alive(slot)

    async def holder(self, table_id: str, key: str) -> Holder:
        """What a key makes of its bearer at this table."""
        if not key:
            raise refuse("no-key", "no-key")
        found = await self.store.key(hash_of(key))
        if found is None or found.table_id != table_id:
            if not table_id.isalnum() or await self.store.table(table_id) is None:  # PostgreSQL knows no character 0
                raise refuse("not-found", "no-table")
            raise refuse("bad-key", "bad-key")
        return Holder(found.role, found.seat)

    def _slot(self, table_id: str) -> Held:
        """The slot of a table, read from the store if need be, for one at a time."""
        return Held(self._slots, table_id, self._read_back)

    async def _read_back(self, table_id: str) -> Live:
        live = await self._read(table_id)
        self.metrics.tables_read.inc()
        return live

    async def forget_idle(self) -> None:
        """Forget the tables nobody used for a while. Where reading one again would take long, a snapshot is kept first;
        while the database takes none, memory is the better place."""
        for table_id, slot in self._slots.idle(self.settings.idle_seconds):
            live = slot.live
            if live is not None and live.entry - slot.kept > FEW:
                await self._keep_snapshot(live)
            if self.store.health.trouble is not None:
                return
            if slot.idle(self.settings.idle_seconds) and self._slots.look(table_id) is slot:  # still
                self._slots.forget(table_id)
                self.metrics.tables_forgotten.inc()

    async def _read(self, table_id: str) -> Live:
        found = await self.store.whole(table_id)
        if found is None:
            raise refuse("not-found", "no-table")
        light = len(found.snapshot or b"") <= LIGHT and len(found.entries) <= FEW
        run = _at_once if light else self._in_a_thread
        try:
            live = await run(_begun, found.row, found.snapshot, light)
        except OtherRules:
            live = await self._in_a_thread(_begun, found.row, found.snapshot)
        slot = self._slots.look(table_id)
        if slot is not None:
            slot.kept = live.entry
        waiting = found.entries
        if live.entry != found.number:  # the snapshot cannot be read
            waiting, run = await self.store.entries_since(table_id, live.entry), self._in_a_thread
        waiting = _counting(waiting)
        last = waiting[-1].number if waiting else live.entry
        live, back = await run(_caught_up, live, waiting)
        if back is None and live.rules == rules_of(live.table.game):
            return live
        return await self._go_on(live, last, back)

    async def _in_a_thread(self, work: Callable[..., T], *given: Any) -> T:
        """What takes long must not keep everybody else waiting."""
        async with self._reading:
            return await asyncio.to_thread(work, *given)

    async def _go_on(self, live: Live, last: int, back: int | None) -> Live:
        """The rules were corrected since these entries were made, and what came after choice `back` cannot be read any
        more: the game goes on from there. The entries stay stored; an entry of our own says from where it went on, or
        only that other rules are played from now on."""
        body: dict[str, Any] = {"rules": rules_of(live.table.game)}
        if back is not None:
            body |= {"entry": live.entry, "number": back}
        entry = Entry(last + 1, "renew" if back is None else "resume", HOST, body, "", now())
        after = await asyncio.to_thread(live.after, entry)
        if not await self.store.append(live.id, entry, standing_of(after)):
            return await self._read(live.id)
        self._later(self._keep_snapshot(after))  # an older one may be of a moment that was passed over
        return after

    # ---- entries

    async def perform(self, table_id: str, holder: Holder, command: wire.Performed) -> wire.Done:
        """Do what a client asks: check it, store it, and only then make it so."""
        key = f"{holder.role}{holder.seat}/{command.key}" if command.key else ""
        asked = {"command": _digest(command)} if key else {}
        if isinstance(command, wire.Answer) and holder.role == "seat":
            live = await self.live(table_id)
            if wait := live.holds_back(holder.seat):
                await asyncio.sleep(wait)
        async with self._slot(table_id) as slot:
            for _ in range(ATTEMPTS):
                live = _alive(slot)
                if self.work is not None and isinstance(command, wire.Answer):
                    await self.work.try_answer(live, holder.seat, command.answer)
                try:
                    draft = live.draft(command, holder)
                except Refused:
                    done = await self._done_before(table_id, command, key)
                    if done is not None:
                        return done
                    if self.shared and await self._catch_up(slot):
                        continue
                    raise
                entry = Entry(live.entry + 1, draft.kind, draft.seat, draft.body | asked, key, now())
                if draft.kind in GOING_BACK:  # many choices may have to be played again
                    after = await asyncio.to_thread(live.after, entry)
                else:
                    after = live.after(entry, draft.table)
                try:
                    stored = await self.store.append(table_id, entry, standing_of(after))
                except BaseException:  # it may be stored or not: forget the table, the store knows
                    self._slots.forget(table_id)
                    raise
                if stored:
                    self._replace(slot, after)
                    self.done += 1
                    self.metrics.entries.labels(draft.kind).inc()
                    return wire.Done(command.key, entry.number)
                done = await self._done_before(table_id, command, key)
                if done is not None:
                    return done
                self.metrics.races.inc()
                await self._catch_up(slot)
        raise refuse("busy", "table-busy")

    async def _done_before(self, table_id: str, command: wire.Performed, key: str) -> wire.Done | None:
        """A client repeats a command when it did not hear what became of it."""
        entry = await self.store.entry_with_key(table_id, key) if key else None
        if entry is None:
            return None
        if entry.body.get("command") != _digest(command):
            raise refuse("invalid", "key-used-twice")
        self.metrics.retries.inc()
        return wire.Done(command.key, entry.number)

    async def _catch_up(self, slot: Slot) -> bool:
        """Read what other processes stored. True if there was something."""
        live = _alive(slot)
        newer = await self.store.entries_since(live.id, live.entry)
        if not newer:
            return False
        resumed = any(entry.kind in ("resume", "renew") for entry in newer)  # by a process of another version
        lost = None
        if len(newer) > FEW and not resumed:
            live, lost = await asyncio.to_thread(_replayed, live, newer)
        elif not resumed:
            live, lost = _replayed(live, newer)
        if resumed or lost is not None:
            live = await self._read(live.id)
        slot.live = self._timed(_alive(slot), live)
        for listener in self.learned:
            listener(live)
        return True

    def _replace(self, slot: Slot, after: Live) -> None:
        before = _alive(slot)
        slot.live = self._timed(before, after)
        every = self.settings.snapshot_every
        if after.entry // every > before.entry // every or (after.over and not before.over):
            self._later(self._keep_snapshot(after))
        self._tell(after)

    def _timed(self, before: Live | None, after: Live) -> Live:
        """New questions were put: when their answers are released is drawn now, without a look at anybody's hand."""
        if before is None or before.asked != after.asked:
            after.due = time.monotonic() + self.settings.release_seconds * self.draw()
        return after

    async def _keep_snapshot(self, live: Live) -> None:
        body = await asyncio.to_thread(lambda: zlib.compress(freeze(live), PACKED))
        try:
            await self.store.keep_snapshot(live.id, live.entry, body)
            slot = self._slots.look(live.id)
            if slot is not None:
                slot.kept = max(slot.kept, live.entry)
        except Refused:  # only a convenience: the entries are stored
            log.warning("snapshot not kept", extra={"table": live.id})

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def settle(self) -> None:
        """Wait for what goes on in the background."""
        await asyncio.gather(*self._background, return_exceptions=True)

    def _tell(self, live: Live) -> None:
        for listener in self.changed:
            listener(live)

    # ---- looking back

    def moment(self, live: Live, number: int) -> fathom.Table:
        """The table after choice `number`."""
        if not live.past.first <= number <= live.table.choices:
            raise refuse("not-found", "no-moment", least=live.past.first, most=live.table.choices)
        try:
            return live.past.at(live.whole(), number)
        except UNREADABLE as error:
            raise refuse("not-found", "old-moment") from error

    def moments(self, live: Live, first: int, last: int) -> Iterator[fathom.Table]:
        """The table after each of these choices."""
        t = self.moment(live, first)
        yield t
        for seat, answer in live.table.answers[len(t.answers) :]:
            if t.choices >= last:
                return
            before, t = t.choices, t.clone()
            apply(t, seat, answer)
            if t.choices > before:
                yield t

    @property
    def in_memory(self) -> int:
        return len(self._slots)

    @property
    def remembered(self) -> list[Live]:
        return self._slots.lives()


async def _at_once(work: Callable[..., T], *given: Any) -> T:
    """A visit to a thread would take longer than the work itself."""
    return work(*given)


def _alive(slot: Slot) -> Live:
    assert slot.live is not None
    return slot.live


def _digest(command: wire.Performed) -> str:
    return hash_of(msgspec.json.encode(command, order="deterministic").decode())[:16]


def _begun(row: TableRow, snapshot: bytes | None, at_once: bool = False) -> Live:
    """A table as of its newest snapshot, or as it began."""
    if snapshot is not None:
        try:
            live = thaw(row.id, zlib.decompress(snapshot), at_once)
            live.origin = row.start.get("origin", "")
            return live
        except UNREADABLE:
            log.exception("snapshot cannot be read, playing the table again", extra={"table": row.id})
    table = table_of(row.start, row.game, len(row.seats), row.options)
    live = Live(row.id, table, msgspec.convert(row.seats, list[Seat]), row.created, row.start.get("origin", ""))
    version, content = row.start.get("rules", (FIRST, ""))
    live.rules = version, content
    return live


def _caught_up(live: Live, entries: list[Entry]) -> tuple[Live, int | None]:
    """The table after these entries, and the choice it has to go back to where they cannot be played as they were: one
    of them is no longer legal, or another version of the game would now be in the middle of some effect of its own."""
    if live.went_back and (not entries or entries[0].kind != "resume"):
        return live, live.table.choices
    live, lost = _replayed(live, entries)
    if lost is not None:
        return live, live.table.choices
    played = any(entry.kind == "answer" for entry in entries)
    if played and live.rules[0] != live.table.game.version and not at_rest(live.table) and live.past.turn is not None:
        return live, live.past.turn[1].choices
    return live, None


def _replayed(live: Live, entries: list[Entry]) -> tuple[Live, Entry | None]:
    """The table after these entries, or before the first one that cannot be read any more and that counts."""
    for entry in entries:
        try:
            if not entry.body:
                raise LookupError("the store could not read it")
            live = live.after(entry)
        except UNREADABLE:
            log.exception("entries passed over", extra={"table": live.id, "entry": entry.number})
            if entry.kind not in HARMLESS:
                return live, entry
            live = live.after(entry._replace(kind=HARMLESS[entry.kind]))
    return live, None


def _counting(entries: list[Entry]) -> list[Entry]:
    """Without those that a later entry passed over."""
    for resume in [entry for entry in entries if entry.kind == "resume" and entry.body]:
        entries = [entry for entry in entries if not resume.body["entry"] < entry.number < resume.number]
    return entries


def standing_of(live: Live) -> Standing:
    """What the store should know of a table."""
    return Standing(bool(live.answered_for()), live.over)
