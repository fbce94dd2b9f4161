"""Where there is nothing to choose nobody is asked, and the time of an answer tells nothing about a hand."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

import fathom
from fathom.kernel.decision import Decision
from fathom.kernel.table import Table
from fathom.lab.remote import Player
from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.botroom import BotRoom
from fathom.server.freeze import freeze, thaw
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.metrics import Metrics
from fathom.server.opening import Opening
from fathom.server.settings import Settings
from fathom.server.sitting import is_veiled, only_answer
from fathom.server.states import state_of, summary_of
from fathom.server.store import Store
from fathom.server.tables import Tables, standing_of
from fathom.server.workroom import WorkRoom
from server.table_play import answer, do, does, live_of, open_table, run, sitting

GAMES = {"abyss": 3, "unfathomable": 3, "arkham": 2, "call_of_madness": 2}
EMPTY = {"abyss": 200, "unfathomable": 200, "arkham": 0, "call_of_madness": 0}
"""So many empty questions there are at least in all games played: some games put few or none."""
PLAYED = 20


def only(decision: Decision) -> Any:
    return only_answer(decision._table, decision)


def seats_of(live: Live) -> range:
    return range(live.table.seats)


def given(live: Live) -> Live:
    """The table after all that the server answers for its seats at this moment."""
    for seat, _ in live.answered_for():
        decision = next(d for d in live.table.decisions if d.seat == seat)
        live = does(live, seat, wire.Given(question=live.question(decision), answer=only(decision)))
    return live


def until_empty(live: Live, rng: random.Random, *, sealed: bool) -> Live:
    """Played until somebody is asked without a choice, under seal together with somebody who has one, or alone."""
    while True:
        asked = {d.seat: only(d) is not None for d in live.table.decisions}
        if live.table.together == sealed and True in asked.values() and (not sealed or False in asked.values()):
            return live
        decision = live.table.decision
        assert decision is not None
        command = wire.Answer(question=live.question(decision), answer=decision.sample(rng))
        live = does(live, decision.seat, command)


def some_empty(game: str = "unfathomable", *, sealed: bool = True) -> tuple[Live, int]:
    live = until_empty(live_of(*["human"] * GAMES[game], game=game, seed=4), random.Random(3), sealed=sealed)
    return live, next(d.seat for d in live.table.decisions if only(d) is not None)


# ---- who is asked


@pytest.mark.parametrize("game", GAMES)
def test_no_human_is_asked_a_question_with_one_answer(game: str) -> None:
    """Whole games, and at every moment what every seat is shown."""
    asked = answered = 0
    for seed in range(PLAYED):
        rng = random.Random(seed)
        seats = [Seat("human", joined=True)] * GAMES[game]
        live = Live("table", fathom.new(game, seats=len(seats), seed=seed), seats, 0)
        while not live.over:
            before, live = live.table.choices, given(live)
            answered += live.table.choices - before
            shown = [d for seat in seats_of(live) if (d := live.decision(seat)) is not None]
            if not shown:
                assert live.over or live.answered_for()
                continue
            for decision in shown:
                asked += 1
                assert len(decision.answers() or [0, 1]) > 1, decision.keys
            chosen = rng.choice(shown)
            command = wire.Answer(question=live.question(chosen), answer=chosen.sample(rng))
            live = live.after(Entry(live.entry + 1, "answer", chosen.seat, {"answer": command.answer}, "", 0))
    assert asked > 1500 and answered >= EMPTY[game], (asked, answered)


def test_a_seat_that_has_nothing_to_choose_is_shown_no_question() -> None:
    live, seat = some_empty()
    state = state_of(live, Holder("seat", seat), 0, 0, ())
    assert state["view"]["decision"] is None and seat not in state["view"]["waiting"] and state["refused"] == []
    assert state["empty"] is False
    assert (seat, "") in live.answered_for() and standing_of(live).bot_due
    assert seat not in summary_of(live, Holder("seat", seat), ()).waiting


def test_who_wants_to_be_asked_is_asked() -> None:
    live, seat = some_empty()
    asked = does(live, seat, wire.Empty(ask=True))
    state = state_of(asked, Holder("seat", seat), 0, 0, ())
    assert state["view"]["decision"] is not None and state["empty"] is True
    assert seat not in [seat for seat, _ in asked.answered_for()]
    assert thaw("table", freeze(asked)).seats[seat].empty
    again = does(asked, seat, wire.Empty(ask=False))
    assert (seat, "") in again.answered_for()
    other = next(other for other in seats_of(live) if other != seat)
    assert state_of(asked, Holder("seat", other), 0, 0, ())["empty"] is False, "it is for nobody else to know"
    assert state_of(asked, Holder("watch"), 0, 0, ())["empty"] is None


def test_nothing_is_answered_while_people_talk_about_going_back() -> None:
    live, seat = some_empty()
    number = live.table.choices - 1
    body = {"size": "choice", "number": number, "needed": [seat]}
    assert live.after(Entry(live.entry + 1, "propose", 0, body, "", 0)).answered_for() == []


def test_undo_goes_back_to_what_one_chose_oneself() -> None:
    """What was answered for a seat would only be answered again."""
    live, seat = some_empty()
    before = {other: live.past.target(live.table, other, "choice") for other in seats_of(live)}
    after = given(live)
    assert after.table.choices > live.table.choices
    assert after.past.target(after.table, seat, "choice") == before[seat]


def test_an_answer_that_was_given_does_not_stand_in_the_way_of_an_undo() -> None:
    """It lies under seal, so nobody has learned anything."""
    live, _ = some_empty()
    chooser = next(d for d in live.table.decisions if only(d) is None)
    command = wire.Answer(question=live.question(chooser), answer=chooser.sample(random.Random(1)))
    after = does(live, chooser.seat, command)
    others = [d for d in after.table.decisions if only(d) is not None]
    assert len(after.table.decisions) > 1 and others
    question = after.question(others[0])
    after = does(after, others[0].seat, wire.Given(question=question, answer=only(others[0])))
    number = after.past.target(after.table, chooser.seat, "choice")
    assert number == live.table.choices and after.undo_is_free(chooser.seat, number)
    answered = does(after, others[0].seat, wire.Empty(ask=True))
    assert answered.undo_is_free(chooser.seat, number), "what is under seal stays there"


# ---- for whom a window waits


def test_nobody_sees_for_whom_a_sealed_window_waits() -> None:
    """Whoever has answered, whoever could not choose, and in whatever order."""
    live, seat = some_empty()
    watchers = [Holder("watch"), Holder("host")]
    told = []
    for now in (live, given(live), does(live, seat, wire.Empty(ask=True))):
        chooser = next(d.seat for d in live.table.decisions if only(d) is None)
        seen = [state_of(now, holder, 0, 0, ())["view"]["waiting"] for holder in watchers]
        seen.append(summary_of(now, Holder("watch"), ()).waiting)
        told.append([*seen, state_of(now, Holder("seat", chooser), 0, 0, ())["view"]["waiting"]])
    assert told[0] == told[1] == told[2] == [sorted(ask.seat for ask in live.table.asked)] * 4


# ---- when answers are released


Process = tuple[Tables, Opening, list[float]]


@asynccontextmanager
async def process(database: str, seconds: float) -> AsyncIterator[Process]:
    """A process whose bots answer for seats, and the times it draws: the same in every process."""
    settings = Settings(database=database, release_seconds=seconds)
    store = Store(settings.database_url)
    await store.open()
    tables, draws, drawn = Tables(store, settings, Metrics()), random.Random(5), list[float]()

    def draw() -> float:
        drawn.append(draws.uniform(0.5, 1.5))
        return drawn[-1]

    tables.draw = draw
    bots = BotRoom(tables, store, settings, tables.metrics)
    try:
        yield tables, Opening(tables, store, WorkRoom(settings), settings, tables.metrics), drawn
    finally:
        await bots.close()
        await tables.settle()
        await store.close()


async def opened(desk: Opening, t: Table) -> str:
    seats = [Seat("human", joined=True)] * t.seats
    return (await desk._open(t.clone(), {"snapshot": t.save()}, seats, "")).table


class Watcher:
    """What somebody at the table could note: every new moment, and whether anything happened before its time."""

    def __init__(self, tables: Tables, viewer: int) -> None:
        self.viewer = viewer
        self.moments: list[tuple[str, dict[str, Any]]] = []
        self.early = 0
        self._due = 0.0
        tables.changed.insert(0, self._note)

    def _note(self, live: Live) -> None:
        self.early += time.monotonic() < self._due
        if not self.moments or self.moments[-1][0] != live.asked:
            self.moments.append((live.asked, live.table.view(self.viewer)))
            self._due = live.due if is_veiled(live.table) else 0.0


async def passing(database: str, start: Table, viewer: int) -> tuple[Watcher, list[float]]:
    """One window at which everybody passes as quickly as they can, those who have a choice and those who have none."""
    async with process(database, 0.2) as (tables, desk, drawn):
        watcher = Watcher(tables, viewer)
        table = await opened(desk, start)
        live = await tables.live(table)
        passes = [
            tables.perform(table, Holder("seat", seat), wire.Answer(question=live.question(decision), answer="pass"))
            for seat in seats_of(live)
            if (decision := live.decision(seat)) is not None
        ]
        await asyncio.gather(*passes)
        while (await tables.live(table)).asked == live.asked:
            await asyncio.sleep(0.002)
        return watcher, drawn[:2]


PAIRS = 3


def windows(viewer: int) -> Iterator[tuple[Table, Table]]:
    """Pairs of games that differ in what others hold: in one somebody else could use something in this window, in the
    other nobody can. The viewer cannot tell them apart. No two pairs are of the same window."""
    rng = random.Random(8)
    found: set[str] = set()
    for seed in range(400):
        live = live_of("human", "human", "human", game="unfathomable", seed=seed)
        for _ in range(60):
            t = live.table
            if t.together and not t.sealed and len(t.asked) == 3:
                able = [d.seat for d in t.decisions if only(d) is None and d.seat != viewer]
                for _ in range(20):
                    other = t.determinize(viewer, rng)
                    others = [d.seat for d in other.decisions if only(d) is None and d.seat != viewer]
                    kind = str(t.decisions[0].prompt.id)
                    if kind not in found and bool(able) != bool(others) and t.view(viewer) == other.view(viewer):
                        found.add(kind)
                        yield t, other
            if live.over or t.decision is None:
                break
            decision = t.decision
            live = does(live, decision.seat, wire.Answer(question=live.question(decision), answer=decision.sample(rng)))
        if len(found) >= PAIRS:
            return


def test_games_that_differ_in_a_hand_release_their_answers_at_the_same_times(database: str) -> None:
    pairs = list(itertools.islice(windows(0), PAIRS))
    assert len(pairs) == PAIRS

    async def work(one: Table, other: Table) -> None:
        first, drawn = await passing(database, one, 0)
        second, also = await passing(database, other, 0)
        assert first.early == second.early == 0, "an answer was known before its time"
        assert drawn == also and len(drawn) == 2
        assert first.moments[0] == second.moments[0]
        assert len(first.moments) > 1 and len(second.moments) > 1

    for one, other in pairs:
        run(work(one, other))


def test_a_quick_answer_is_held_back_until_its_time(database: str) -> None:
    async def work() -> None:
        async with process(database, 0.4) as (tables, desk, drawn):
            moment = some_empty()[0].table
            began = time.monotonic()
            table = await opened(desk, moment)
            live = await tables.live(table)
            assert began <= live.due - 0.4 * drawn[0] <= time.monotonic()
            chooser = next(d for d in live.table.decisions if only(d) is None)
            live.due = time.monotonic() + 0.4  # whatever opening took
            command = wire.Answer(question=live.question(chooser), answer=chooser.sample(random.Random(1)))
            await tables.perform(table, Holder("seat", chooser.seat), command)
            assert time.monotonic() >= live.due
            assert live.holds_back(chooser.seat) == 0.0, "a late one is not"

    run(work())


def test_who_plays_with_bots_alone_waits_for_nobody() -> None:
    live = live_of("human", "random", "random", game="unfathomable", seed=4)
    live.due = float("inf")
    live = until_empty(live, random.Random(3), sealed=True)
    live.due = float("inf")
    assert live.holds_back(0) == 0.0 and live.holds_back(1) > 0
    assert live_of("random", "random", "random", game="unfathomable").holds_back(0) == 0.0


# ---- over the wire


def test_people_are_never_asked_without_a_choice_over_sockets(sqlite_server: Server) -> None:
    async def work() -> None:
        opened = open_table(sqlite_server, *[{"who": "me"}] * 3, game="unfathomable", seed=3)
        rng = random.Random(2)
        async with sitting(opened) as players:
            for _ in range(60):
                asked = await anybody_asked(players)
                assert asked.decision is not None
                assert asked.decision["shape"] != "pick" or len(asked.decision["options"]) > 1
                assert (await asked.do(answer(asked, rng)))["is"] in ("done", "error")

    run(work())


async def anybody_asked(players: list[Player]) -> Player:
    while True:
        newest = max(player.state["entry"] for player in players)
        for player in players:
            while player.state["entry"] < newest:
                await player.until("state")
        found = next((player for player in players if player.decision is not None), None)
        if found is not None:
            return found
        await players[0].until("state")


def test_clients_cannot_answer_for_the_server(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server)
    response = do(opened, opened.seats[0], {"do": "given", "question": "0.0", "answer": "pass"})
    assert response.status_code == 400
    switched = do(opened, opened.seats[0], {"do": "empty", "ask": True})
    assert switched.status_code == 200
    assert do(opened, opened.host, {"do": "empty", "ask": True}).status_code == 403
