"""The log of a table in little room: what is packed reads as it was, and a table in the middle of its game is small."""

from __future__ import annotations

import random
from typing import Any

import fathom
from fathom.kernel.table import Table
from fathom.server.freeze import freeze, thaw
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.states import state_of
from fathom.server.told import KEPT, PACKED, as_json
from fathom.server.undoing import Kept
from fathom.server.weighing import weight
from game_forms import some_forms
from server.table_play import sample

MOST = 120_000
"""Bytes, without data that players brought: four investigators with their decks need most. It were up to 400,000 when
every line was kept as it is, and every table on the way back."""


def played(game: str, seats: int, options: dict[str, Any], choices: int) -> tuple[Live, Table]:
    """The same game at a server's table and at a plain one, which packs nothing."""
    rng = random.Random(seats)
    plain = fathom.new(game, seats=seats, seed=11, options=options)
    live = Live("table", fathom.new(game, seats=seats, seed=11, options=options), [Seat("human")] * seats, 0)
    while not live.over and live.table.choices < choices:
        live = sample(live, rng)
        seat, answer = live.table.answers[-1]
        plain.choose(answer, seat)
    return live, plain


def lines(t: Table) -> list[dict[str, Any]]:
    return [as_json(line) for line in t.lines]


@some_forms
def test_everybody_reads_the_log_as_if_nothing_were_packed(game: str, seats: int, options: dict[str, Any]) -> None:
    live, plain = played(game, seats, options, 120)
    assert live.over or live.told.until > 0, "a game that is over soon has little to pack"
    assert len(live.table.lines) < KEPT + PACKED + 60
    assert lines(live.whole()) == lines(plain)
    again = thaw("table", freeze(live))
    for since in {0, 1, live.told.until, live.told.until + 1, live.table.choices}:
        for holder in (Holder("watch"), *(Holder("seat", seat) for seat in range(seats))):
            seat = holder.seat if holder.role == "seat" else None
            told = [line.to_json() for line in plain.events(since, seat)]
            assert state_of(live, holder, since, 0, ())["log"]["lines"] == told
            assert state_of(again, holder, since, 0, ())["log"]["lines"] == told


def test_whoever_goes_back_has_the_log_of_then() -> None:
    live, _ = played("abyss", 2, {}, 120)
    then, plain = played("abyss", 2, {}, 60)
    back = live.after(Entry(live.entry + 1, "undo", 0, {"number": 60, "reseed": None}, "", 0))
    assert back.table == then.table
    assert lines(back.whole()) == lines(plain)
    assert lines(live.past.at(live.whole(), 60)) == lines(plain)


def test_a_kept_table_that_cannot_be_read_is_done_without() -> None:
    """The way back is longer then."""
    live, _ = played("abyss", 2, {}, 50)
    then, _ = played("abyss", 2, {}, 45)
    assert live.past.kept[-1].choices == 40
    live.past.kept[-1] = Kept({"number": 40}, 40, (-1, "", {}))
    assert live.past.at(live.whole(), 45) == then.table


@some_forms
def test_a_table_in_the_middle_of_its_game_is_small(game: str, seats: int, options: dict[str, Any]) -> None:
    """What one more of them adds: cards and rules are there once for all."""
    live, _ = played(game, seats, options, 150)
    again = thaw("table", freeze(live))
    other, _ = played(game, seats, options, 20)
    most = MOST + weight(dict(live.table.options))
    assert weight([other, live]) - weight(other) < most
    assert weight([other, again]) - weight(other) < most
