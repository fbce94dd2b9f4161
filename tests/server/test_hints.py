"""A hint: what a bot would answer for a seat, why, and the line of the log that says so."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import fathom
from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.freeze import freeze, thaw
from fathom.server.live import Holder, Live
from fathom.server.problems import Refused
from fathom.server.states import state_of
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
