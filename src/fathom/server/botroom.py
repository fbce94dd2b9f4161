"""Bots at the tables: they think in processes of their own, with a time limit, and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import Any

from ..kernel.errors import FathomError
from . import wire
from .live import Holder, Live
from .metrics import Metrics
from .problems import Refused, refuse
from .processes import LOST, Pool
from .settings import Settings
from .sitting import only_answer
from .store import Store
from .tables import Tables

__all__ = ["BotRoom"]

log = logging.getLogger("fathom.bots")
SEARCHING = frozenset({"search", "master"})
"""Bots that may think for seconds."""
PACE = 0.4
"""Seconds between the answers of bots that play among themselves: somebody watches, or nobody waits."""
AGAIN = 0.5
"""Seconds until a bot tries again where the database was away."""
SWEEP = 4.0
"""Seconds between looks for tables whose bot was interrupted."""
LATE = 8.0
"""Seconds after which a bot of another process that did not answer is taken for interrupted."""
HINTS = 500
"""Hints that are kept after they were thought; the oldest are forgotten."""
AT_ONCE = 100
"""Interrupted tables taken up at one look: the others have their turn at the next."""


class BotRoom:
    """Watches for questions to bots and has them answered."""

    def __init__(self, tables: Tables, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.tables, self.store, self.settings, self.metrics = tables, store, settings, metrics
        self._thinkers = Pool("bots", settings.bot_workers)
        self._searchers = Pool("search", settings.bot_workers)  # who thinks for seconds keeps nobody else waiting
        self._advisers = Pool("hints", 1)  # nor does who asks for a hint after the other
        self._hints: dict[tuple[str, int, str], asyncio.Task[wire.Hint]] = {}
        """By table, seat and question: whoever asks again gets what was thought the first time."""
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._due: dict[str, tuple[int, float]] = {}
        """Tables that waited for a bot at the last look: their last entry, and since when we know of it."""
        self._closed = False
        tables.changed.append(self.consider)

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="bot sweep")

    async def close(self) -> None:
        self._closed = True
        tasks = [task for task in (self._sweeper, *self._playing.values(), *self._hints.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()
        await self._searchers.close()
        await self._advisers.close()

    def consider(self, live: Live) -> None:
        """If this table waits for a bot, or for an answer without a choice, and nobody is on it yet, see to it."""
        if not self._closed and live.id not in self._playing and live.answered_for():
            self._playing[live.id] = asyncio.create_task(self._play(live.id), name=f"bots of {live.id}")

    async def _play(self, table: str) -> None:
        """Answer for the bots of a table, and for seats that have nothing to choose, until a human is asked. Who is
        asked at the same time is answered for at the same time: `Tables.perform` holds them all back."""
        try:
            while True:
                try:
                    live = await self.tables.live(table)
                    asked = live.answered_for()
                    if not asked:
                        return
                    await asyncio.gather(*(self._answer(live, seat, bot) for seat, bot in asked))
                except Refused as refusal:
                    if refusal.code != "busy":
                        raise
                    await asyncio.sleep(AGAIN)  # until the database is back: nobody else may take this table up soon
                    continue
                if not live.people():
                    await asyncio.sleep(PACE)
        except Refused as refusal:
            log.warning("bot interrupted: %s", refusal, extra={"table": table})
        except Exception:
            log.exception("bot failed", extra={"table": table})
        finally:
            del self._playing[table]

    async def _answer(self, live: Live, seat: int, bot: str) -> None:
        decision = next(d for d in live.table.decisions if d.seat == seat)
        answer = only_answer(live.table, decision)
        if answer is None:
            answer = await self._think(live, seat, bot)
        try:
            kind = wire.Answer if bot else wire.Given
            command = kind(question=live.question(decision), answer=answer)
            await self.tables.perform(live.id, Holder("seat", seat), command)
        except Refused as refusal:
            if refusal.code not in ("stale", "over", "not-your-turn"):  # another process or an undo was quicker
                raise

    async def _think(self, live: Live, seat: int, bot: str) -> Any:
        """The bot's answer; any legal one where it does not come in time, or is none."""
        decision = next(d for d in live.table.decisions if d.seat == seat)
        question = {
            "do": "bot", "saved": live.table.save(), "seat": seat, "bot": bot, "seed": secrets.randbits(62),
            "thought": self.settings.thought,
        }  # fmt: skip
        asked = time.perf_counter()
        pool = self._searchers if bot in SEARCHING else self._thinkers
        async with pool.one(patient=not live.people()) as thinker:  # where nobody plays, nobody waits
            began = time.perf_counter()
            self.metrics.bot_queue_seconds.observe(began - asked)
            try:
                answer = await thinker.ask(question, self.settings.bot_seconds, self.settings.bot_seconds)
                if decision.accepts(answer):
                    self.metrics.bot_answers.labels(bot, "in time").inc()
                    return answer
                log.warning("bot %s answered nonsense: %.200r", bot, answer, extra={"table": live.id})
                self.metrics.bot_answers.labels(bot, "nonsense").inc()
            except LOST as error:
                log.warning("bot %s did not answer: %r", bot, error, extra={"table": live.id})
                self.metrics.bot_answers.labels(bot, "late").inc()
            finally:
                self.metrics.bot_seconds.observe(time.perf_counter() - began)
        return await asyncio.to_thread(decision.sample, random.Random(secrets.randbits(62)))

    async def advise(self, live: Live, seat: int, question: str) -> wire.Hint:
        """What a bot would answer for a human seat, and why. The same question gets the same hint again, and however
        often it is asked for, it is thought about once."""
        which = (live.id, seat, question)
        if (thought := self._hints.get(which)) is None:
            thought = self._hints[which] = asyncio.create_task(self._advise(live, seat, question), name="hint")
            for old in [key for key, task in self._hints.items() if task.done()][:-HINTS]:
                del self._hints[old]
        try:
            return await asyncio.shield(thought)
        except Exception:  # the next who asks may have more luck
            self._hints.pop(which, None)
            raise

    async def _advise(self, live: Live, seat: int, question: str) -> wire.Hint:
        asked = {"do": "hint", "saved": live.table.save(), "seat": seat, "seed": f"{live.id}/{question}/{seat}"}
        async with self._advisers.one() as adviser:
            try:
                told = await adviser.ask(asked, self.settings.bot_seconds, self.settings.bot_seconds)
            except LOST as error:
                raise refuse("busy", "no-hint") from error
        return wire.Hint(question, told["answer"], told["reasons"])

    async def _sweep(self) -> None:
        """Find tables whose bot was interrupted, here or in a process that died."""
        while True:
            try:
                for table in self._interrupted(await self.store.due_for_bots()):
                    try:
                        self.consider(await self.tables.live(table, fresh=True))
                    except FathomError as error:  # one table that cannot be opened must not stop the others
                        log.warning("no bot at a table: %s", error, extra={"table": table})
            except Refused as refusal:
                log.warning("no sweep: %s", refusal)
            await asyncio.sleep(SWEEP)

    def _interrupted(self, due: dict[str, int]) -> list[str]:
        """Tables that wait for a bot and that nobody is on. Alone, we know what we are on; where others may be on it,
        a table that stays the same for long. What a clock on the wall says does not matter: it may be set back."""
        at = time.monotonic()
        before, self._due = self._due, {}
        for table, entry in due.items():
            last, since = before.get(table, (-1, at))
            self._due[table] = (entry, since if last == entry else at)
        late = LATE if self.tables.shared else 0.0
        waiting = [table for table, (_, since) in self._due.items() if at - since >= late]
        return [table for table in waiting if table not in self._playing][:AT_ONCE]
