"""What all at a table are told alike is worked out once; nobody is told more for it, and it is not kept for long."""

from __future__ import annotations

import random
from typing import Any

import msgspec

import fathom
from fathom.server import alike
from fathom.server.live import Holder, Live, Seat
from fathom.server.states import state_of
from game_forms import some_forms
from server.table_play import sample


def view_of(live: Live, holder: Holder) -> dict[str, Any]:
    """What a state shows of the table, without the parts that the server adds."""
    view: dict[str, Any] = state_of(live, holder, live.table.choices, 0, ())["view"]
    return {name: part for name, part in view.items() if name not in ("decision", "waiting")}


@some_forms
def test_everybody_sees_what_they_would_see_alone(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    live = Live("table", fathom.new(game, seats=seats, seed=4, options=options), [Seat("human")] * seats, 0)
    holders = [Holder("watch"), *(Holder("seat", seat) for seat in range(seats))]
    while not live.over and live.table.choices < 40:
        rng.shuffle(holders)
        told = [(holder, view_of(live, holder)) for holder in holders]
        for holder, view in told:  # all of them are there by now, and none has changed another
            alone = live.table.view(holder.seat if holder.role == "seat" else None)
            assert view == {name: part for name, part in alone.items() if name not in ("decision", "waiting")}
        live = sample(live, rng)


@some_forms
def test_the_log_from_a_choice_on_is_what_the_table_tells(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    t = fathom.new(game, seats=seats, seed=4, options=options)
    while t.decision is not None and t.choices < 60:
        t.choose(t.decision.sample(rng), t.decision.seat)
    live = Live("table", t, [Seat("human")] * seats, 0)
    for since in (0, 1, t.choices // 2, t.choices - 1, t.choices, t.choices + 1):
        for seat in (None, *range(seats)):
            assert alike.Alike(live).log(since, seat) == [line.to_json() for line in t.events(since, seat)]


def test_a_change_is_told_at_once() -> None:
    rng = random.Random(1)
    live = Live("table", fathom.new("abyss", seats=2, seed=1), [Seat("human")] * 2, 0)
    seen = set()
    for _ in range(20):
        seen.add(msgspec.json.encode(view_of(live, Holder("watch"))))
        live = sample(live, rng)
    assert len(seen) == 20


def test_few_tables_are_remembered() -> None:
    tables = [
        Live("table", fathom.new("abyss", seats=2, seed=seed), [Seat("human")] * 2, 0) for seed in range(alike.MOST + 5)
    ]
    first = alike.alike(tables[0])
    assert alike.alike(tables[0]) is first
    for table in tables[1:]:
        assert alike.alike(table).live is table
    assert len(alike._recent) == alike.MOST
    assert alike.alike(tables[0]) is not first
