"""Tables that outlive a change of the program: what they say, how far they go back, and which orders they forget."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import fathom
from fathom.kernel import record
from fathom.kernel.data import fingerprint
from fathom.kernel.stale import at_rest
from fathom.kernel.text import LANGUAGES, Text
from fathom.server import freeze, wire
from fathom.server.importing import read_record
from fathom.server.live import Entry, Holder, Live
from fathom.server.migrate import migrate
from fathom.server.settings import Settings
from fathom.server.states import state_of
from fathom.server.store import Standing
from fathom.server.tables import Tables
from server.desk import answers, new_table, process
from server.table_play import live_of, run, sample, until
from server.test_opening import kinds

ABYSS = fathom.games()["abyss"]


def correct(patch: pytest.MonkeyPatch) -> None:
    """From here on the program plays other rules."""
    patch.setattr(freeze, "content_hash", lambda package: "corrected")
    patch.setattr(record, "content_hash", lambda package: "corrected")


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The database makes no difference here."""
    url = Settings(database=str(tmp_path / "tables.db")).database_url
    migrate(url)
    return url


def of_other_rules(frozen: bytes, change: Callable[[dict[str, Any]], Any] = lambda saved: None) -> bytes:
    """A snapshot as a program with other rules kept it. `change` is made to the moment it was kept at."""
    data = msgspec.json.decode(frozen)
    for name in ("now", "earlier", "turn"):
        if data[name] is not None:
            data[name]["saved"]["content"] = "of another day"
    change(data["now"]["saved"])
    return msgspec.json.encode(data)


def in_an_effect(game: str = "abyss", least: int = 30) -> Live:
    """A table at which somebody is asked in the middle of an effect."""
    for seed in range(50):
        live, rng = live_of("human", "human", "human", game=game, seed=seed), random.Random(seed)
        while not live.over and (live.table.choices < least or at_rest(live.table) or live.table.sealed):
            live = sample(live, rng)
        if not live.over:
            return live
    raise LookupError("nobody uses anything")


def changed(saved: dict[str, Any]) -> None:
    """Every effect it names has changed since."""
    assert saved["effects"]
    saved["effects"] = dict.fromkeys(saved["effects"], "0123456789abcdef")


def phrases(live: Live) -> list[tuple[str, Any]]:
    told = [line.phrase for line in live.chat if line.phrase is not None]
    assert all(Text.from_json(phrase).render(lang) for phrase in told for lang in LANGUAGES)
    return [(phrase["id"], phrase.get("args", {}).get("number")) for phrase in told]


async def keep(tables: Tables, live: Live, frozen: bytes) -> None:
    """Put a snapshot in the place of all others."""
    async with tables.store.engine.begin() as connection:
        await connection.execute(text("DELETE FROM snapshots"))
    await tables.store.keep_snapshot(live.id, live.entry, zlib.compress(frozen))


# ---- snapshots


def test_a_turn_begins_where_no_effect_is_in_the_middle() -> None:
    """The way back keeps the newest start of a turn, and so does a snapshot."""
    live, rng = live_of("human", "human", "human"), random.Random(3)
    firsts: dict[int, int] = {}
    while live.table.choices < 90:
        before, live = live, sample(live, rng)
        if at_rest(before.table):
            firsts.setdefault(ABYSS.turn(before.table), before.table.choices)
        assert live.past.turn is not None
        assert live.past.turn[1].choices == list(firsts.values())[-1]
    kept = msgspec.json.decode(freeze.freeze(live))["turn"]["saved"]
    assert kept["number"] == list(firsts.values())[-1] and kept["effects"] == {}


def test_a_turn_that_begins_in_the_middle_of_an_effect_is_kept_from_its_end_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ABYSS), "turn", lambda self, t: t.choices)
    live, rng = in_an_effect(), random.Random(1)
    assert live.past.turn is not None and live.past.turn[1].choices == live.table.choices - 1
    while not at_rest(live.table):
        live = sample(live, rng)
        assert live.past.turn is not None and at_rest(live.past.turn[1].open(live.whole()))
    assert live.past.turn is not None and live.past.turn[1].choices < live.table.choices - 1


def test_taking_choices_back_takes_the_start_of_their_turn_back() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices >= 40)
    assert live.past.turn is not None
    number = live.past.turn[1].choices
    back = live.after(Entry(live.entry + 1, "undo", 0, {"number": number - 1, "reseed": None}, "", 0))
    assert back.past.turn is None and live.past.turn is not None
    again = sample(back, random.Random(1))
    assert again.past.turn is not None and again.past.turn[1].choices == number - 1
    there = live.after(Entry(live.entry + 1, "undo", 0, {"number": number, "reseed": None}, "", 0))
    thawed = freeze.thaw("table", freeze.freeze(there))
    assert thawed.past.turn is not None and there.past.turn is not None
    assert (thawed.past.turn[0], thawed.past.turn[1].choices) == (there.past.turn[0], number)


def test_an_effect_that_is_the_same_goes_on_in_the_middle() -> None:
    live = in_an_effect()
    again = freeze.thaw("table", of_other_rules(freeze.freeze(live)))
    assert again.table == live.table and not again.went_back


def test_an_effect_that_has_changed_goes_back_to_the_start_of_its_turn() -> None:
    live = in_an_effect()
    assert live.past.turn is not None
    again = freeze.thaw("table", of_other_rules(freeze.freeze(live), changed))
    assert again.went_back and again.table.choices == live.past.turn[1].choices < live.table.choices
    turn = live.past.turn[1].open(live.whole())
    assert at_rest(again.table) and again.table.fingerprint() == turn.fingerprint()
    assert len(again.table.lines) == len(turn.lines)
    assert (again.entry, again.seats) == (live.entry, live.seats)


def test_the_start_of_the_turn_needs_no_proof() -> None:
    """The answers since lead elsewhere by now."""

    def elsewhere(saved: dict[str, Any]) -> None:
        changed(saved)
        saved["streams"]["another deck"] = 3

    live = in_an_effect()
    assert live.past.turn is not None
    again = freeze.thaw("table", of_other_rules(freeze.freeze(live), elsewhere))
    assert again.table.choices == live.past.turn[1].choices


def test_what_the_first_version_froze_goes_back_no_further() -> None:
    """It kept no start of the turn, but an earlier moment from which the answers can be tried."""
    live = in_an_effect("unfathomable", 70)
    data = msgspec.json.decode(of_other_rules(freeze.freeze(live), changed))
    del data["turn"]
    again = freeze.thaw("table", msgspec.json.encode(data))
    assert live.past.turn is not None and again.went_back
    assert data["earlier"]["saved"]["number"] < live.past.turn[1].choices == again.table.choices


# ---- what the store says of it


def test_a_table_says_once_that_other_rules_are_played(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is a snapshot or not; and it says nothing while the rules are the same."""

    async def work(every: int) -> None:
        async with process(file, snapshot_every=every) as tables:
            table = await new_table(tables)
            before = await answers(tables, table, 12, random.Random(1))
        async with process(file) as tables:
            assert phrases(await tables.live(table)) == [] and len(await kinds(tables, table)) == 12
        with monkeypatch.context() as patch:
            correct(patch)
            for _ in range(2):
                async with process(file) as tables:
                    live = await tables.live(table)
                    assert live.table == before.table and live.rules == (ABYSS.version, "corrected")
                    assert phrases(live) == [("renewed", 12)]
                    assert (await kinds(tables, table))[12:] == ["renew"]
        async with process(file) as tables:  # and back again
            assert phrases(await tables.live(table)) == [("renewed", 12), ("renewed", 12)]
            assert (await answers(tables, table, 3, random.Random(2))).table.choices == 15

    for every in (10, 10_000):
        run(work(every))


def test_a_table_goes_back_where_an_effect_has_changed_and_goes_on_from_there(file: str) -> None:
    """Nothing is deleted, and every later opening agrees."""
    model = in_an_effect()
    assert model.past.turn is not None
    number, last = model.past.turn[1].choices, model.table.choices

    async def work() -> None:
        async with process(file, snapshot_every=10_000) as tables:
            async with process(file) as other:
                table = await opened_like(other, model)
            live = await tables.live(table)
            assert live.table == model.table
            await tables.perform(table, Holder("host"), wire.Say(text="hello"))
            await keep(tables, live, of_other_rules(freeze.freeze(live), changed))
            await answers(tables, table, 1, random.Random(1))
        for _ in range(2):
            async with process(file, snapshot_every=10_000) as tables:
                live = await tables.live(table)
                assert live.table.choices == number and live.entry == last + 3
                assert phrases(live) == [("went-back", number)]
                assert (await kinds(tables, table))[last:] == ["say", "answer", "resume"]
                assert live.log_since(last, last) == number + 1
                await tables.settle()
        async with process(file) as tables:
            assert (await answers(tables, table, 4, random.Random(2))).table.choices == number + 4

    run(work())


async def opened_like(tables: Tables, model: Live) -> str:
    """A stored table with the entries of another."""
    from server.test_opening import opening

    seats = [wire.NewSeat("friend") for _ in model.seats]
    new = wire.NewTable(model.table.game.id, seats, dict(model.table.options), model.table.streams.seed)
    async with opening(tables) as desk:
        table = (await desk.create(new)).table
    entries = [
        Entry(number, "answer", who, {"question": "", "answer": answer}, "", 0)
        for number, (who, answer) in enumerate(model.table.answers, 1)
    ]
    await tables.store.append_all(table, entries, Standing(False, False))
    return table


def test_a_resumed_table_is_the_same_from_its_entries_alone(file: str) -> None:
    """The snapshot that was kept after going back is lost: the entry tells how far it was."""
    model = in_an_effect()
    assert model.past.turn is not None
    number = model.past.turn[1].choices

    async def work() -> None:
        async with process(file, snapshot_every=10_000) as tables:
            async with process(file) as other:
                table = await opened_like(other, model)
            live = await tables.live(table)
            await keep(tables, live, of_other_rules(freeze.freeze(live), changed))
        async with process(file, snapshot_every=10_000) as tables:
            before = await answers(tables, table, 3, random.Random(5))
            await tables.settle()
            async with tables.store.engine.begin() as connection:
                await connection.execute(text("DELETE FROM snapshots"))
        async with process(file) as tables:
            again = await tables.live(table)
            assert again.table == before.table and again.table.choices == number + 3
            assert phrases(again) == [("went-back", number)]

    run(work())


@pytest.mark.parametrize("other", [True, False])
def test_another_version_does_not_play_on_in_the_middle_of_an_effect(
    file: str, other: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No snapshot tells what the effect was when it was chosen; within one version nothing needs to be told."""
    model = in_an_effect()
    assert model.past.turn is not None
    number, last = model.past.turn[1].choices, model.table.choices

    async def work() -> None:
        async with process(file, snapshot_every=10_000) as tables:
            table = await opened_like(tables, model)
        if other:
            monkeypatch.setattr(type(ABYSS), "version", "tomorrow")
        correct(monkeypatch)
        for _ in range(2):
            async with process(file, snapshot_every=10_000) as tables:
                live = await tables.live(table)
                assert phrases(live) == ([("went-back", number)] if other else [("renewed", last)])
                assert live.table.choices == (number if other else last)
                await tables.settle()

    run(work())


# ---- standing orders


def told(live: Live, seat: int | None) -> list[str]:
    """What the table itself told a seat, or those who watch."""
    holder = Holder("watch") if seat is None else Holder("seat", seat)
    lines = msgspec.to_builtins(state_of(live, holder, 0, 0, ())["chat"]["lines"])
    return [line["phrase"]["id"] for line in lines if line.get("phrase")]


@pytest.mark.parametrize("snapshots", [True, False])
def test_orders_for_what_is_no_more_are_dropped_and_their_seat_alone_is_told(
    file: str, snapshots: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with process(file, snapshot_every=10 if snapshots else 10_000) as tables:
            table = await new_table(tables)
            for question, answer in (("ask-song", "pass"), ("ask-discard", "pass")):
                await tables.perform(table, Holder("seat", 1), wire.Order(question=question, answer=answer))
            await answers(tables, table, 12, random.Random(1))
            await tables.settle()
        correct(monkeypatch)
        for _ in range(2):
            async with process(file) as tables:
                live = await tables.live(table)
                assert live.table.standing == {"1/ask-discard": (("pass", "", 0),)}
                assert sorted(told(live, 1)) == ["orders-dropped", "renewed"]
                assert told(live, 0) == told(live, None) == ["renewed"]
                await tables.settle()

    run(work())


def test_an_order_that_can_no_longer_be_given_does_not_cut_the_game(file: str) -> None:
    async def work() -> None:
        async with process(file, snapshot_every=10_000) as tables:
            table = await new_table(tables)
            order = wire.Order(question="ask-discard", answer="pass", condition="dear")
            await tables.perform(table, Holder("seat", 1), order)
            before = await answers(tables, table, 9, random.Random(1))
            async with tables.store.engine.begin() as connection:
                await connection.execute(text("UPDATE entries SET body = replace(body, 'dear', 'full-moon')"))
        async with process(file) as tables:
            live = await tables.live(table)
            assert live.table.choices == before.table.choices and live.table.standing == {}
            assert told(live, 1) == ["orders-dropped"] and told(live, 0) == told(live, None) == []

    run(work())


# ---- records that come as files


def test_a_record_of_other_rules_says_so_at_its_table() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices >= 20)
    made = live.table.record() | {"content": "of another day"}
    del made["checksum"]
    elsewhere = made | {"fingerprints": [[number, "0" * 16] for number, _ in made["fingerprints"]]}
    for told, id, first in ((made, "record-as-it-was", 0), (elsewhere, "record-other-content", 20)):
        found = read_record(msgspec.json.encode(told | {"checksum": fingerprint(told)}))
        again = freeze.thaw("table", zlib.decompress(found.snapshot))
        assert [entry.kind for entry in found.entries] == [*["answer"] * (20 - first), "told"]
        assert phrases(again) == [(id, 20)] and again.table == live.table and again.past.first == first
