"""Snapshots: a table frozen at any moment thaws to the very same table, for this program and for a later one."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import fathom
from fathom.server import wire
from fathom.server.freeze import Frozen, freeze, table_of, thaw
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.states import state_of
from fathom.server.undoing import SIZES
from game_forms import some_forms
from server.table_play import does, elsewhere, live_of, sample, until


def states(live: Live) -> list[dict[str, Any]]:
    holders = [Holder("host"), Holder("watch"), *(Holder("seat", seat) for seat in range(live.table.seats))]
    return [state_of(live, holder, 0, 0, ()) for holder in holders]


def assert_same(live: Live, again: Live) -> None:
    assert states(again) == states(live)
    assert again.table == live.table
    assert (again.table.answers, again.table.origin) == ([tuple(a) for a in live.table.answers], live.table.origin)
    assert (again.past.marks, again.past.first) == (live.past.marks, live.past.first)
    assert again.table.revealed[:2] == live.table.revealed[:2]
    for seat in range(live.table.seats):
        for size in SIZES:
            number = live.past.target(live.table, seat, size)
            assert again.past.target(again.table, seat, size) == number
            if number is not None:
                assert again.undo_is_free(seat, number) == live.undo_is_free(seat, number)


@some_forms
def test_a_table_thaws_as_it_was(game: str, seats: int, options: dict[str, Any]) -> None:
    """At some moments of a game, and the game goes on alike."""
    rng = random.Random(seats)
    moments = {0, *rng.sample(range(1, 140), 3)}
    live = Live("table", fathom.new(game, seats=seats, seed=4, options=options), [Seat("human")] * seats, 12)
    while not live.over:
        if live.table.choices in moments:
            again = thaw("table", freeze(live))
            assert_same(live, again)
            seed = rng.random()
            here, there = sample(live, random.Random(seed)), sample(again, random.Random(seed))
            assert there.table == here.table and there.past.marks == here.past.marks
            live = again
        live = sample(live, rng)
    assert_same(live, thaw("table", freeze(live)))


def test_everything_around_the_game_thaws_too() -> None:
    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return live.table.choices > 25 and number is not None and not live.undo_is_free(0, number)

    live = does(live_of("human", "human", "random"), 1, wire.Sit(name="Zoë", lang="de"), at=5)
    live = does(live, 1, wire.Say(text="Hallo"), at=6)
    live = does(live, 0, wire.Hand(seat=0, bot="greedy"), at=7)
    live = does(live, 0, wire.Order(question="ask-buy", answer="pass", times=2), at=8)
    live = until(live, fits)
    live = live.after(Entry(live.entry + 1, "undo", 0, {"number": 20, "reseed": 5}, "", 9))
    live = does(until(live, fits), 0, wire.Undo(), at=10)
    assert live.proposal is not None and live.cuts and live.chat
    again = thaw("table", freeze(live))
    assert_same(live, again)
    assert (again.proposal, again.cuts, again.seats, again.chat) == (live.proposal, live.cuts, live.seats, live.chat)
    assert (again.created, again.touched, again.entry) == (live.created, live.touched, live.entry)
    agreed = does(again, 1, wire.Agree())
    assert agreed.table.choices == live.proposal.number


def test_a_line_told_to_nobody_stays_untold() -> None:
    live = live_of("human", "human")
    live.table.lines.append((0, "ask-buy", {}, "", (), ()))
    again = thaw("table", freeze(live))
    assert again.table.lines[-1][5] == ()


def test_after_a_rule_change_by_which_it_goes_another_way_the_table_stands_where_it_stood_and_begins_there() -> None:
    """The position, the seats and the log are kept; what was before cannot be taken back."""

    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return live.table.choices > 40 and number is not None and not live.undo_is_free(0, number)

    live = does(until(live_of("human", "human"), fits), 0, wire.Undo())
    assert live.proposal is not None
    later = thaw("table", elsewhere(live))
    assert later.table == live.table and later.entry == live.entry
    assert state_of(later, Holder("seat", 1), 0, 0, ())["log"] == state_of(live, Holder("seat", 1), 0, 0, ())["log"]
    assert later.past.first == later.table.choices and later.past.marks == []
    assert later.proposal is None  # it spoke of a moment that is out of reach
    assert fathom.replay(later.table.record()) == later.table
    assert sample(later, random.Random(1)).table.choices == live.table.choices + 1


@pytest.mark.parametrize("damage", [b"", b"{}", b"null", b'{"now":3}'], ids=repr)
def test_what_is_no_snapshot_is_an_error(damage: bytes) -> None:
    with pytest.raises((fathom.FathomError, msgspec.DecodeError)):
        thaw("table", damage)


def test_a_snapshot_with_a_position_that_cannot_be_is_an_error() -> None:
    frozen = msgspec.json.decode(freeze(live_of("human", "human")), type=Frozen)
    frozen.now.saved["state"]["pearls"] = [-4, 900]
    with pytest.raises(fathom.BadRecord):
        thaw("table", msgspec.json.encode(frozen))


def test_a_stored_start_makes_its_table() -> None:
    fresh = table_of({"seed": 9}, "abyss", 3, {"leviathan": True, "kraken": False})
    assert fresh == fathom.new("abyss", seats=3, seed=9, options={"leviathan": True})
    for _ in range(10):
        assert fresh.decision is not None
        fresh.choose(fresh.decision.sample(random.Random(1)), fresh.decision.seat)
    assert table_of({"snapshot": fresh.save()}, "abyss", 3, {}) == fresh
