"""Opening tables: from a snapshot, from the entries alone, and after the rules were corrected in between."""

from __future__ import annotations

import asyncio
import random
import zlib
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import fathom
from fathom.games.abyss.setup import SetUp
from fathom.kernel import record
from fathom.server import freeze, wire
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.problems import Refused
from fathom.server.states import state_of, summary_of
from fathom.server.store import Standing
from fathom.server.tables import Tables
from server.desk import answers, new_table, opening, process
from server.table_play import run, whole_game

QUIET = Standing(False, False)


async def imported(tables: Tables, game: fathom.Table) -> wire.Opened:
    async with opening(tables) as desk:
        return await desk.imported(msgspec.json.encode(game.record()), "here")


async def replayed(tables: Tables, table: str) -> Live:
    """The table from its entries alone."""
    row = await tables.store.table(table)
    assert row is not None
    fresh = freeze.table_of(row.start, row.game, len(row.seats), row.options)
    seats = [Seat(**seat) for seat in row.seats]
    live = Live(table, fresh, seats, row.created, row.start["origin"])
    for entry in await tables.store.entries_since(table, 0):
        live = live.after(entry)
    return live


def states(live: Live) -> list[dict[str, Any]]:
    return [state_of(live, holder, 0, 0, ()) for holder in (Holder("seat", 0), Holder("seat", 1), Holder("watch"))]


# ---- snapshots


def test_a_table_opens_from_its_snapshot_as_from_all_its_entries(database: str) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=20) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, 55, random.Random(1))
            await tables.settle()
        async with process(database) as tables:
            found = await tables.store.whole(table)
            assert found is not None and found.number == 40 and found.snapshot is not None
            assert [entry.number for entry in found.entries] == list(range(41, 56))
            opened = await tables.live(table)
            again = await replayed(tables, table)
        assert states(opened) == states(before) == states(again)
        assert opened.table == again.table and opened.past.marks == again.past.marks
        assert opened.table.record() == again.table.record()

    run(work())


def test_the_end_of_a_game_is_a_snapshot(database: str) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            almost = fathom.replay(whole_game().record(), until=whole_game().choices - 1)
            opened = await imported(tables, almost)
            first = await tables.store.snapshot(opened.table)
            live, rng = await tables.live(opened.table), random.Random(1)
            while not live.over:
                live = await answers(tables, opened.table, 1, rng)
            await tables.settle()
            assert await tables.store.snapshot(opened.table) not in (None, first)

    run(work())


@pytest.mark.parametrize("damage", [b"", b"not zlib", zlib.compress(b"{}")], ids=["empty", "text", "another"])
def test_a_damaged_snapshot_costs_time_and_nothing_else(database: str, damage: bytes) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=20) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, 45, random.Random(1))
            await tables.settle()
            async with tables.store.engine.begin() as connection:
                await connection.execute(text("UPDATE snapshots SET body = :body"), {"body": damage})
        async with process(database) as tables:
            assert states(await tables.live(table)) == states(before)

    run(work())


def test_few_tables_in_memory_are_enough_for_many(database: str) -> None:
    """Tables are forgotten and read again all the time, also while several are played at once."""

    async def work() -> None:
        async with process(database, tables_in_memory=2, snapshot_every=7) as tables:
            names = [await new_table(tables, seed) for seed in range(6)]
            await asyncio.gather(*(answers(tables, name, 25, random.Random(1)) for name in names))
            await new_table(tables)
            assert tables.in_memory <= 2
            for name in names:
                live = await tables.live(name)
                assert live.entry == 25
                assert states(live) == states(await replayed(tables, name))

    run(work())


def test_a_table_that_does_not_exist_is_not_remembered(database: str) -> None:
    async def work() -> None:
        async with process(database) as tables:
            for number in range(3):
                with pytest.raises(Refused) as caught:
                    await tables.live(f"nowhere{number}")
                assert caught.value.code == "not-found"
            assert tables.in_memory == 0

    run(work())


# ---- when the database failed in between


def test_after_a_failed_write_nobody_is_left_with_an_old_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One command fails while others wait for their turn and one looks: they go on, and all see the same table."""

    async def work() -> None:
        async with process(database) as tables:
            table = await new_table(tables)
            real, calls = tables.store.append, []

            async def failing(*args: Any) -> bool:
                calls.append(args)
                if len(calls) == 1:
                    await asyncio.sleep(0.02)
                    raise Refused("busy", freeze.Text("database-busy", "server", why="test"))
                await asyncio.sleep(0.1)
                return await real(*args)

            async def looks() -> None:
                while len(calls) < 2:  # the first has failed, the second is on its way
                    await asyncio.sleep(0.01)
                await tables.live(table)

            monkeypatch.setattr(tables.store, "append", failing)
            holder = Holder("seat", 0)
            said = [tables.perform(table, holder, wire.Say(key=str(n), text=str(n))) for n in range(3)]
            got = await asyncio.gather(*said, looks(), return_exceptions=True)
            assert sum(isinstance(result, Refused) for result in got) == 1
            live = await tables.live(table)
            assert live.entry == 2 and len(live.chat) == 2
            assert (await tables.perform(table, holder, wire.Say(key="0", text="0"))).entry == 3

    run(work())


# ---- the rules were corrected since


async def break_entry(tables: Tables, table: str, number: int) -> None:
    """Make the answer of an entry one that is no longer legal."""
    async with tables.store.engine.begin() as connection:
        body = '{"question":"","answer":"no longer legal"}'
        where = {"body": body, "table": table, "number": number}
        query = "UPDATE entries SET body = :body WHERE table_id = :table AND number = :number"
        assert (await connection.execute(text(query), where)).rowcount == 1


async def kinds(tables: Tables, table: str) -> list[str]:
    return [entry.kind for entry in await tables.store.entries_since(table, 0)]


def test_a_table_resumes_before_an_answer_that_is_no_longer_legal(database: str) -> None:
    """Nothing is deleted: the entries stay, one more says where the game went on, and it does go on."""

    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            at_five = await answers(tables, table, 5, random.Random(1))
            await answers(tables, table, 7, random.Random(1))
            await break_entry(tables, table, 6)
        for _ in range(2):  # every later opening agrees
            async with process(database, snapshot_every=10_000) as tables:
                live = await tables.live(table)
                assert live.table == at_five.table and live.table.choices == 5
                assert live.entry == 13
                assert await kinds(tables, table) == ["answer"] * 12 + ["resume"]
        async with process(database, snapshot_every=10_000) as tables:
            played = await answers(tables, table, 4, random.Random(2))
            assert (played.entry, played.table.choices) == (17, 9)
        async with process(database) as tables:
            assert states(await tables.live(table)) == states(played)
            assert len(await kinds(tables, table)) == 17

    run(work())


def test_rules_can_be_corrected_again_and_again(database: str) -> None:
    """A second answer turns out illegal after the table was resumed; then the first one is legal again."""

    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 10, random.Random(1))
            legal = (await tables.store.entries_since(table, 5))[0].body
            await break_entry(tables, table, 6)
        async with process(database, snapshot_every=10_000) as tables:  # resumes: entry 11
            at_eight = await answers(tables, table, 3, random.Random(2))
            await answers(tables, table, 3, random.Random(2))
            await break_entry(tables, table, 15)
            async with tables.store.engine.begin() as connection:
                await connection.execute(text("DELETE FROM snapshots"))
        async with process(database, snapshot_every=10_000) as tables:
            live = await tables.live(table)  # resumes again: entry 18
            assert live.table == at_eight.table and live.entry == 18
            played = await answers(tables, table, 2, random.Random(3))
            await tables.settle()
            async with tables.store.engine.begin() as connection:
                query = text("UPDATE entries SET body = :body WHERE table_id = :table AND number = 6")
                body = freeze.msgspec.json.encode(legal).decode()
                await connection.execute(query, {"body": body, "table": table})
                await connection.execute(text("DELETE FROM snapshots"))
        async with process(database) as tables:
            assert states(await tables.live(table)) == states(played)
            assert (await kinds(tables, table)).count("resume") == 2

    run(work())


def test_the_log_is_cut_where_a_table_was_resumed(database: str) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 12, random.Random(1))
            await break_entry(tables, table, 6)
        async with process(database) as tables:
            live = await tables.live(table)
            assert live.log_since(12, 12) == 6

    run(work())


def test_two_processes_resume_a_table_once(database: str) -> None:
    async def work() -> None:
        async with process(database, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            await answers(tables, table, 8, random.Random(1))
            await break_entry(tables, table, 3)
        async with process(database) as first, process(database) as second:
            one, other = await asyncio.gather(first.live(table), second.live(table))
            assert (one.entry, other.entry) == (9, 9) and one.table == other.table
            assert (await kinds(first, table)).count("resume") == 1

    run(work())


def test_a_process_learns_that_another_one_resumed(database: str) -> None:
    """During an upgrade an old process still holds the table as it was."""

    async def work() -> None:
        async with process(database, snapshot_every=10_000) as old:
            old.shared = True
            table = await new_table(old)
            await answers(old, table, 8, random.Random(1))
            async with process(database, snapshot_every=10_000) as new:
                await break_entry(new, table, 3)
                live = await new.live(table)
                assert live.table.choices == 2
                assert states(await old.live(table, fresh=True)) == states(live)

    run(work())


def other_rules(patch: pytest.MonkeyPatch, pearls: int = 1, content: str = "corrected") -> None:
    """From here on other rules are played, by which everybody begins with so many pearls: usually it is one."""

    def step_7_pearls(frame: SetUp, t: fathom.Table) -> None:
        t.state.pearls = [pearls] * t.seats

    for module in (freeze, record):
        patch.setattr(module, "content_hash", lambda package: content)
    patch.setattr(SetUp, "STEPS", (*SetUp.STEPS[:6], step_7_pearls, *SetUp.STEPS[7:]))


def test_a_snapshot_of_rules_by_which_the_game_went_another_way_is_where_the_table_begins(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The position counts, not the way there: nothing before can be taken back."""

    async def work() -> None:
        async with process(database, snapshot_every=20) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, 20, random.Random(1))
            await tables.settle()
            await break_entry(tables, table, 3)  # it would not play again
        other_rules(monkeypatch, pearls=2)
        async with process(database) as tables:
            live = await tables.live(table)
            assert live.table == before.table and live.entry == 21 and live.past.first == 20
            assert (await kinds(tables, table))[20:] == ["renew"]
            assert states(live)[0]["log"] == states(before)[0]["log"]
            assert (await answers(tables, table, 5, random.Random(1))).table.choices == 25

    run(work())


def test_a_snapshot_of_rules_by_which_the_game_goes_alike_keeps_its_way_here(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every moment can still be looked at and taken back to, by the rules of today and after the next change too."""

    async def work() -> None:
        async with process(database, snapshot_every=50) as tables:
            table = await new_table(tables)
            then = await answers(tables, table, 30, random.Random(1))
            before = await answers(tables, table, 20, random.Random(2))
            await tables.settle()
        for content, renewed in (("corrected", 1), ("corrected", 1), ("corrected again", 2)):
            other_rules(monkeypatch, content=content)
            async with process(database) as tables:
                live = await tables.live(table)
                assert live.table == before.table and live.past.first == 0
                assert (await kinds(tables, table))[50:] == ["renew"] * renewed
                assert tables.moment(live, 30) == then.table and live.whole().lines == before.whole().lines
                assert live.past.targets(live.table, 0) == before.past.targets(before.table, 0)
                assert states(live)[0]["log"] == states(before)[0]["log"]
                await tables.settle()

    run(work())


def test_an_undo_to_before_the_snapshot_of_other_rules_is_passed_over(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless the game goes alike by them."""

    async def work(pearls: int, left: int, last: str) -> None:
        async with process(database, snapshot_every=20) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, 20, random.Random(1))
            await tables.settle()
            undo = Entry(21, "undo", 0, {"number": 10, "reseed": 4}, "", 1)
            assert await tables.store.append(table, undo, QUIET)
        with monkeypatch.context() as patch:
            other_rules(patch, pearls)
            async with process(database) as tables:
                live = await tables.live(table)
                assert live.table.choices == left and live.entry == 22
                assert (left == 10) == (live.table != before.table)
                assert (await kinds(tables, table))[-2:] == ["undo", last]

    run(work(2, 20, "resume"))
    run(work(1, 10, "renew"))


# ---- a table that continues another


def test_a_continued_table_is_the_same_after_a_restart(database: str) -> None:
    async def work() -> None:
        async with process(database) as tables:
            finished = await imported(tables, whole_game())
            live = await tables.live(finished.table)
            seats = [wire.NewSeat("me"), wire.NewSeat("me")]
            async with opening(tables) as desk:
                opened = await desk.continued(live, wire.Continue(30, seats))
            before = await tables.live(opened.table)
        async with process(database) as tables:
            after = await tables.live(opened.table)
            assert states(after) == states(before)
            assert after.table.record()["checksum"] == before.table.record()["checksum"]

    run(work())


# ---- what everybody should know of how a table was opened


@pytest.mark.parametrize("how", ["", "seed", "continued", "record"])
def test_a_table_says_for_its_whole_life_how_it_was_opened(database: str, how: str) -> None:
    """Whoever chose the seed, or brought a game along, may know what nobody else knows: all who look are told, also
    after a restart, from a snapshot as from the entries alone, and in the list of one's tables."""
    seats = [wire.NewSeat("me"), wire.NewSeat("friend")]

    async def opened(tables: Tables) -> str:
        if how in ("continued", "record"):
            finished = (await imported(tables, whole_game())).table
            if how == "record":
                return finished
            live = await tables.live(finished)
            async with opening(tables) as desk:
                return (await desk.continued(live, wire.Continue(10, seats))).table
        async with opening(tables) as desk:
            return (await desk.create(wire.NewTable("abyss", seats, seed=7 if how else None))).table

    async def told(tables: Tables, table: str) -> None:
        live = await tables.live(table)
        wanted = [{"id": f"mark-{how}", "domain": "server"}] if how else []
        for holder in (Holder("seat", 0), Holder("seat", 1), Holder("host"), Holder("watch")):
            assert state_of(live, holder, 0, 0, ())["marks"] == wanted
            assert summary_of(live, holder, ()).marks == wanted

    async def work() -> None:
        async with process(database, snapshot_every=5) as tables:
            table = await opened(tables)
            await told(tables, table)
        async with process(database, snapshot_every=5) as tables:
            await told(tables, table)
            if how != "record":
                await answers(tables, table, 6, random.Random(1))
        async with process(database) as tables:
            assert how == "record" or await tables.store.snapshot(table) is not None
            await told(tables, table)

    run(work())
