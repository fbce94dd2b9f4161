"""A hint: what a bot would answer for a seat, why, and the line of the log that says so."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

import fathom
from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.botroom import HINTS, BotRoom
from fathom.server.freeze import freeze, thaw
from fathom.server.live import Holder, Live
from fathom.server.metrics import Metrics
from fathom.server.problems import Refused
from fathom.server.processes import Process
from fathom.server.settings import Settings
from fathom.server.states import state_of
from fathom.server.store import Store
from server.table_play import ME, Opened, ask, code_of, do, does, live_of, open_table, until

BOT = {"who": "bot", "bot": "greedy"}


def state_at(opened: Opened, key: str) -> dict[str, Any]:
    told: dict[str, Any] = ask(opened.server, "GET", f"{opened.path}/state", key).json()
    return told


def hints_in(live: Live, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    holder = Holder("watch") if seat is None else Holder("seat", seat)
    lines = state_of(live, holder, since, 0, ())["log"]["lines"]
    return [line for line in lines if line["text"]["id"] == "log-hint"]


def hinted(live: Live, seat: int) -> Live:
    decision = next(d for d in live.table.decisions if d.seat == seat)
    return does(live, seat, wire.HintTaken(question=live.question(decision)))


def asked(live: Live) -> int:
    return live.waiting[0]


def test_everybody_reads_that_a_hint_was_taken_at_an_open_question() -> None:
    live = live_of("human", "human")
    seat = asked(live)
    live = hinted(live, seat)
    for viewer in (0, 1, None):
        (line,) = hints_in(live, viewer)
        assert line["audience"] is None and line["text"]["args"]["player"]["args"]["number"] == seat + 1


def test_under_seal_only_the_seat_itself_reads_it_until_the_end() -> None:
    """Who thinks about a sealed question would be known by the line."""
    live = live_of("human", "human", "human", game="unfathomable")
    live = until(live, lambda now: len(now.waiting) > 1, random.Random(3))
    seat = asked(live)
    live = hinted(live, seat)
    others = [other for other in range(3) if other != seat]
    assert [line["audience"] for line in hints_in(live, seat)] == [[seat]]
    assert [hints_in(live, other) for other in (*others, None)] == [[], [], []]


def test_a_client_that_has_the_log_is_sent_the_line() -> None:
    live = live_of("human", "human")
    before = live.entry
    live = hinted(live, asked(live))
    assert live.log_since(before, live.table.choices) == live.table.choices
    assert live.log_since(live.entry, live.table.choices) == live.table.choices + 1


def test_a_hint_outlives_a_restart_and_goes_with_what_is_taken_back() -> None:
    live = live_of("human", "human")
    rng = random.Random(1)
    live = until(live, lambda now: now.table.choices > 0 and now.past.marks[-1].seat == asked(now), rng)
    first, number = asked(live), live.table.choices
    live = hinted(live, first)
    assert [line["number"] for line in hints_in(thaw(live.id, freeze(live)), first)] == [number]
    live = does(does(live, first, wire.Undo()), 1 - first, wire.Agree())
    assert hints_in(live, first) == []


def test_a_hint_for_another_question_is_refused_and_not_marked() -> None:
    live = live_of("human", "human")
    with pytest.raises(Refused) as error:
        does(live, asked(live), wire.HintTaken(question="99.0"))
    assert code_of(error.value) == ("stale", "question-gone")


@pytest.mark.parametrize("game", sorted(fathom.games()))
def test_whoever_follows_hints_alone_finishes_a_game(sqlite_server: Server, game: str) -> None:
    """A newcomer who knows nothing takes every hint; every hint is a legal answer, and the game comes to its end."""
    fewest = min(fathom.games()[game].seats)
    opened = open_table(sqlite_server, ME, *[BOT] * (fewest - 1), game=game)
    key, taken = opened.seats[0], 0
    while not (told := ask(sqlite_server, "GET", opened.path, key).json())["over"]:
        decision = state_at(opened, key)["view"]["decision"] if 0 in told["waiting"] else None
        if decision is None:
            time.sleep(0.01)
            continue
        hint = ask(sqlite_server, "POST", f"{opened.path}/hint", key=key, json={"question": decision["id"]})
        if hint.status_code == 409:  # the question was answered by an order, or taken back
            continue
        assert hint.status_code == 200 and hint.json()["reasons"]
        assert do(opened, key, {"do": "answer", "question": decision["id"], "answer": hint.json()["answer"]}).is_success
        taken += 1
    lines = [line["text"]["id"] for line in state_at(opened, key)["log"]["lines"]]
    assert taken > 10 and lines.count("log-hint") == taken


def test_only_who_is_asked_gets_a_hint(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server, ME, ME)
    path = f"/api/tables/{opened.table}/hint"
    state = state_at(opened, opened.seats[0])
    seat = state["view"]["waiting"][0]
    other = opened.seats[1 - seat]
    question = {"question": f"{state['view']['number']}.{seat}"}
    assert ask(sqlite_server, "POST", path, key=other, json=question).json()["code"] == "stale"
    assert ask(sqlite_server, "POST", path, key=opened.watch, json=question).json()["code"] == "not-allowed"
    assert ask(sqlite_server, "POST", path, key=opened.seats[seat], json=question).json()["question"]


# ---- hints by the dozen


class Thinking:
    """Stands in for the processes that think: notes what they are asked, and lets hints wait."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.lost = False
        self.go_on = asyncio.Event()
        monkeypatch.setattr(Process, "ask", lambda _, *args: self.answer(*args))

    async def answer(self, question: dict[str, Any], *limits: float) -> Any:
        self.asked.append(question["do"])
        if question["do"] == "bot":
            return "explore"
        await self.go_on.wait()
        if self.lost:
            raise TimeoutError
        return {"answer": question["seed"], "reasons": []}

    def room(self) -> BotRoom:
        tables: Any = SimpleNamespace(changed=[])
        return BotRoom(tables, cast("Store", None), Settings(), Metrics())


def test_a_hint_is_thought_about_once_however_often_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hint takes a process up to five seconds: one impatient finger, or a hostile one, must not fill its day."""

    async def many() -> None:
        thinking, live = Thinking(monkeypatch), live_of("human", "human")
        room = thinking.room()
        asking = [asyncio.ensure_future(room.advise(live, 0, "3.0")) for _ in range(30)]
        thinking.go_on.set()
        assert len({hint.answer for hint in await asyncio.gather(*asking)}) == 1
        await room.advise(live, 0, "3.0")
        assert thinking.asked == ["hint"]
        await room.advise(live, 1, "3.1")
        assert thinking.asked == ["hint"] * 2, "another seat has a hint of its own"

    asyncio.run(many())


def test_a_hint_that_was_lost_is_thought_about_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def twice() -> None:
        thinking, live = Thinking(monkeypatch), live_of("human", "human")
        room = thinking.room()
        thinking.go_on.set()
        thinking.lost = True
        with pytest.raises(Refused):
            await room.advise(live, 0, "3.0")
        thinking.lost = False
        assert (await room.advise(live, 0, "3.0")).question == "3.0"

    asyncio.run(twice())


def test_bots_do_not_wait_for_those_who_want_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meanwhile() -> None:
        thinking, live = Thinking(monkeypatch), live_of("human", "human")
        live = until(live, lambda now: "explore" in now.table.decisions[0].keys, random.Random(1))
        room = thinking.room()
        asking = [asyncio.ensure_future(room.advise(live, 0, f"{n}.0")) for n in range(20)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(room._think(live, asked(live), "greedy"), 20) == "explore"
        thinking.go_on.set()
        await asyncio.gather(*asking)

    asyncio.run(meanwhile())


def test_old_hints_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def more_and_more() -> None:
        thinking, live = Thinking(monkeypatch), live_of("human", "human")
        room = thinking.room()
        thinking.go_on.set()
        for n in range(HINTS + 20):
            await room.advise(live, 0, f"{n}.0")
        assert len(room._hints) <= HINTS + 1

    asyncio.run(more_and_more())
