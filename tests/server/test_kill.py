"""The kill test in small, and the proof that it would notice: each way to lose or double an answer is found."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.progress import Progress

import fathom
from fathom.lab.kill import kill_many, main
from fathom.lab.killcheck import Book, Fold, Row, check, view_differs
from fathom.lab.serving import Postgres, Server

START = {"game": "abyss", "options": {}, "seed": 5, "seats": 2}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_when_the_server_is_killed(
    kind: str, postgres: Callable[[], Postgres], tmp_path: Path
) -> None:  # fmt: skip
    database = str(tmp_path / "tables.db") if kind == "sqlite" else postgres().database()
    workers = 1 if kind == "sqlite" else 2
    server = Server(
        database, workers=workers, log=tmp_path / "log", rate=0, new_tables=0, tables_in_memory=1, snapshot_every=7
    )
    try:
        work = kill_many(server, 4, seed=11, tables=len(fathom.games()), progress=Progress(disable=True))
        summary = asyncio.run(work)
    finally:
        server.kill()
    assert summary.wrong == []
    assert sum(summary.kills.values()) >= 4
    # a game that ends between two kills makes room for another: every table comes to its end, however many there are
    assert summary.finished == summary.tables == sum(summary.games.values())
    assert set(summary.games) == set(fathom.games())
    assert summary.looks >= 4 and summary.acknowledged > 50


# ---- a table as it should be, for the tests below to damage


def played(choices: int = 12) -> tuple[list[Row], Book]:
    """Entries of a game, all of them acknowledged, with some talk and a free undo."""
    rng, table = random.Random(3), fathom.new("abyss", seats=2, seed=5)
    rows: list[Row] = []
    book = Book()

    def stored(kind: str, seat: int, body: dict[str, Any], command: dict[str, Any]) -> None:
        number = len(rows) + 1
        command = {**command, "key": f"k{number}"}
        rows.append(Row(number, kind, seat, body, f"seat{seat}/k{number}"))
        book.send("t", seat, command)
        book.done("t", seat, command, number)

    while table.choices < choices:
        decision = table.decision
        assert decision is not None
        answer = decision.sample(rng)
        seat, question = decision.seat, decision.id
        table.choose(answer, seat)
        body = {"question": question, "answer": answer}
        stored("answer", seat, body, {"do": "answer", **body})
    stored("say", 1, {"text": "hm"}, {"do": "say", "text": "hm"})
    return rows, book


def test_a_sound_table_has_nothing_wrong() -> None:
    rows, book = played()
    assert check("t", START, rows, book) == []


def lose_the_last(rows: list[Row], book: Book) -> None:
    rows.pop()


def lose_one_between(rows: list[Row], book: Book) -> None:
    del rows[4]


def renumber(rows: list[Row], book: Book) -> None:
    rows.insert(0, Row(1, "say", 0, {"text": "first"}, ""))
    rows[1:] = [row._replace(number=row.number + 1) for row in rows[1:]]


def answer_twice(rows: list[Row], book: Book) -> None:
    rows.append(rows[-2]._replace(number=len(rows) + 1, key=""))


def store_twice(rows: list[Row], book: Book) -> None:
    rows.append(rows[-1]._replace(number=len(rows) + 1))


def store_another_answer(rows: list[Row], book: Book) -> None:
    one = next(i for i, row in enumerate(rows) if row.kind == "answer")
    rows[one] = rows[one]._replace(body={**rows[one].body, "answer": "something-else"})


def store_for_another_seat(rows: list[Row], book: Book) -> None:
    rows[-1] = rows[-1]._replace(seat=0)


def store_what_was_refused(rows: list[Row], book: Book) -> None:
    command = {"do": "say", "key": "k99", "text": "no"}
    book.send("t", 0, command)
    book.refuse("t", 0, command, "stale")
    rows.append(Row(len(rows) + 1, "say", 0, {"text": "no"}, "seat0/k99"))


def store_what_nobody_sent(rows: list[Row], book: Book) -> None:
    rows.append(Row(len(rows) + 1, "say", 0, {"text": "boo"}, "seat0/k77"))


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lose_the_last, "was acknowledged as entry 13, and is at []"),
        (lose_one_between, "entry 5 is missing before 6"),
        (renumber, "was acknowledged as entry 13, and is at [14]"),
        (answer_twice, "but seat"),
        (store_twice, "is stored 2 times"),
        (store_another_answer, "acknowledged was"),
        (store_for_another_seat, "entry 13 is say of seat 0, not say of 1"),
        (store_what_was_refused, "was refused, and is stored"),
        (store_what_nobody_sent, "was never sent"),
    ],
)
def test_every_damage_is_told(damage: Callable[[list[Row], Book], None], told: str) -> None:
    rows, book = played()
    damage(rows, book)
    assert any(told in wrong for wrong in check("t", START, rows, book))


def test_a_table_that_is_gone_is_told() -> None:
    assert check("t", None, [], Book()) == ["t: the table is gone"]


def test_the_fold_takes_choices_back_and_sets_the_new_seed() -> None:
    rows, _ = played()
    fold, shorter = Fold(START), Fold(START)
    fold.add(rows)
    fold.add([Row(14, "propose", 0, {"size": "turn", "number": 5, "needed": [1]}, "")])
    fold.add([Row(15, "agree", 1, {"yes": True, "reseed": 77}, "")])
    shorter.add(rows[:5])
    shorter.table.reseed(77)
    assert fold.table == shorter.table
    assert fold.entry == 15


def test_a_proposal_that_lapsed_takes_nothing_back() -> None:
    rows, _ = played()
    fold, plain = Fold(START), Fold(START)
    fold.add(rows)
    fold.add([Row(14, "propose", 0, {"size": "turn", "number": 5, "needed": [1]}, "")])
    fold.add([Row(15, "agree", 1, {"yes": False, "reseed": 77}, "")])
    plain.add(rows)
    assert fold.table == plain.table


def test_a_view_of_another_moment_is_told() -> None:
    rows, _ = played()
    now, earlier = Fold(START), Fold(START)
    now.add(rows)
    earlier.add(rows, until=9)
    seat = next(d.seat for d in now.table.decisions)
    shown, before = (msgspec.json.decode(msgspec.json.encode(fold.table.view(seat))) for fold in (now, earlier))
    assert view_differs(now, seat, shown) == ""
    assert view_differs(now, seat, before) != ""
    changed = {**shown, "table": {**shown["table"], "surprise": 1}}
    assert view_differs(now, seat, changed) == "other table"


def test_bad_arguments_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--kills", "0"])
    assert end.value.code == 2 and "0 is not above 0" in capsys.readouterr().err


def test_a_question_that_the_server_is_about_to_answer_may_not_be_shown() -> None:
    fold = Fold({"game": "unfathomable", "options": {}, "seed": 5, "seats": 3})
    rng, seen = random.Random(1), set()
    while (asked := fold.table.decision) is not None and len(seen) < 2:
        shown = msgspec.json.decode(msgspec.json.encode(fold.table.view(asked.seat)))
        shown["waiting"].remove(asked.seat)
        one = asked.answers() is not None and len(asked.answers() or ()) == 1
        told = view_differs(fold, asked.seat, shown | {"decision": None})
        assert told == "" if one else told.startswith("asked None instead of ")
        seen.add(one)
        fold.table.choose(asked.sample(rng), asked.seat)
    assert seen == {True, False}
