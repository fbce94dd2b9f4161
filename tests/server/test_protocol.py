"""The table of results at the end of docs/protocol.md, row by row, with a real server over both databases."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fathom.lab.remote import Player
from fathom.lab.serving import Server
from server.table_play import (
    BOT,
    FRIEND,
    ME,
    Opened,
    answer,
    ask,
    caught_up,
    do,
    follows,
    open_table,
    plays,
    run,
    sitting,
)  # fmt: skip

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


async def first_asked(players: list[Player]) -> Player:
    return next(player for player in players if player.decision is not None)


def stored(opened: Opened) -> int:
    """How many entries the table has."""
    entry: int = ask(opened.server, "GET", f"{opened.path}/state", opened.host).json()["entry"]
    return entry


async def proposal_is_open(players: list[Player], rng: random.Random) -> tuple[Player, Player]:
    """Play until one can ask for an undo that the other must agree to, and ask; who asked and who is to agree."""
    while True:
        await plays(players, 1, rng)
        for player in players:
            undo = player.state["undo"]["choice"]
            if undo is not None and not undo["free"]:
                got = await player.do({"do": "undo", "key": f"undo{player.state['entry']}", "size": "choice"})
                assert got["is"] == "done"
                await caught_up(players, got["entry"])
                return player, next(other for other in players if other is not player)


# ---- two answers to one question


def test_two_answers_to_one_question_over_sockets(server: Server) -> None:
    """The first stored counts, the second is stale; at the end the table has moved by one."""

    async def race() -> None:
        opened = open_table(server)
        async with sitting(opened, *opened.seats, *opened.seats) as sockets:
            for round in range(1, 6):
                rivals = [player for player in sockets if player.decision is not None]
                assert len(rivals) == 2
                commands = [answer(player, random.Random(round)) for player in rivals]
                got = await asyncio.gather(*(p.do(c) for p, c in zip(rivals, commands, strict=True)))
                assert sorted(message["is"] for message in got) == ["done", "error"], got
                (error,) = [message for message in got if message["is"] == "error"]
                assert error["code"] == "stale" and error["text"]["id"] == "question-gone"
                await caught_up(sockets, round)
            assert stored(opened) == 5

    run(race())


def test_two_answers_to_one_question_over_http(server: Server) -> None:
    async def race() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            commands = [answer(asked, random.Random(1)) for _ in range(6)]
            got = await asyncio.gather(*(asyncio.to_thread(do, opened, asked.key, command) for command in commands))
            assert sorted(response.status_code for response in got) == [200, *[409] * 5]
            assert {r.json()["code"] for r in got if r.status_code == 409} == {"stale"}
            assert stored(opened) == 1

    run(race())


# ---- an answer to an old question


def test_an_answer_to_an_old_question_is_stale_and_changes_nothing(server: Server) -> None:
    async def late() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            old = answer(asked, random.Random(1), key="late")
            await plays(players, 3, random.Random(1))
            before = ask(server, "GET", f"{opened.path}/state", asked.key).json()
            got = await asked.do(old)
            assert (got["is"], got["code"], got["key"]) == ("error", "stale", "late")
            response = do(opened, asked.key, {**old, "key": "later"})
            assert (response.status_code, response.json()["code"]) == (409, "stale")
            assert ask(server, "GET", f"{opened.path}/state", asked.key).json() == before

    run(late())


def test_a_seat_that_nobody_asks_cannot_answer(server: Server) -> None:
    opened = open_table(server)
    waiting = ask(server, "GET", opened.path, opened.host).json()["waiting"]
    other = opened.seats[1 - waiting[0]]
    response = do(opened, other, {"do": "answer", "key": "a", "question": "", "answer": "pass"})
    assert (response.status_code, response.json()["code"]) == (409, "not-your-turn")


def test_an_illegal_answer_says_which_rule_it_breaks_and_changes_nothing(server: Server) -> None:
    async def wrong() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            command = {**answer(asked, random.Random(1)), "answer": "no such option"}
            got = await asked.do(command)
            assert (got["code"], got["text"]["id"], got["text"]["domain"]) == ("illegal", "unknown-key", "kernel")
            assert stored(opened) == 0

    run(wrong())


# ---- the same request again


def test_a_repeated_request_is_done_once_and_told_again_over_the_socket(server: Server) -> None:
    async def again() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            command = answer(asked, random.Random(1), key="once")
            first = await asked.do(command)
            await plays(players, 4, random.Random(2))
            assert await asked.do(command) == first
            async with sitting(opened, asked.key) as (elsewhere,):
                assert await elsewhere.do(command) == first
            assert stored(opened) == 5

    run(again())


def test_a_repeated_request_is_done_once_and_told_again_over_http(server: Server) -> None:
    async def again() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            command = answer(asked, random.Random(1), key="once")
            first = do(opened, asked.key, command)
            assert first.status_code == 200 and first.json() == {"is": "done", "key": "once", "entry": 1}
            await caught_up(players, 1)
            await plays(players, 2, random.Random(2))
            assert do(opened, asked.key, command).json() == first.json()
            assert await asked.do(command) == first.json()
            assert stored(opened) == 3

    run(again())


def test_the_same_request_many_times_at_once_is_done_once(server: Server) -> None:
    async def flood() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            command = answer(asked, random.Random(1), key="once")
            got = await asyncio.gather(*(asyncio.to_thread(do, opened, asked.key, command) for _ in range(8)))
            assert [response.json() for response in got] == [{"is": "done", "key": "once", "entry": 1}] * 8
            assert stored(opened) == 1

    run(flood())


@pytest.mark.parametrize(
    "command",
    [
        {"do": "say", "text": "hello"},
        {"do": "sit", "name": "Ada", "lang": "pl"},
        {"do": "order", "question": "ask-buy", "answer": "pass"},
        {"do": "hand", "seat": 0, "bot": "random"},
    ],
    ids=lambda command: command["do"],
)
def test_every_command_can_be_repeated(server: Server, command: dict[str, Any]) -> None:
    opened = open_table(server)
    first = do(opened, opened.seats[0], {**command, "key": "k"})
    assert first.json() == {"is": "done", "key": "k", "entry": 1}
    do(opened, opened.host, {"do": "say", "key": "", "text": "in between"})
    assert do(opened, opened.seats[0], {**command, "key": "k"}).json() == first.json()


def test_an_undo_that_is_repeated_takes_back_once(server: Server) -> None:
    async def again() -> None:
        opened = open_table(server, ME, BOT)
        async with sitting(opened, opened.seats[0]) as (me,):
            await plays([me], 3, random.Random(1))
            undo = {"do": "undo", "key": "u", "size": "choice"}
            first = await me.do(undo)
            await follows(me, lambda state: state["entry"] >= first["entry"] and state["view"]["decision"])
            number = me.state["view"]["number"]
            assert await me.do(undo) == first
            assert ask(server, "GET", opened.path, opened.host).json()["number"] == number

    run(again())


def test_two_seats_may_use_the_same_key(server: Server) -> None:
    opened = open_table(server)
    said = [do(opened, key, {"do": "say", "key": "1", "text": key[:4]}).json()["entry"] for key in opened.seats]
    assert said == [1, 2]


def test_no_key_means_no_memory(server: Server) -> None:
    opened = open_table(server)
    assert [do(opened, opened.host, {"do": "say", "text": "again"}).json()["entry"] for _ in range(2)] == [1, 2]


# ---- the same key with another command


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"do": "say", "text": "yes"}, {"do": "say", "text": "no"}),
        ({"do": "say", "text": "yes"}, {"do": "sit", "name": "yes"}),
        ({"do": "sit", "name": "Ada"}, {"do": "sit", "name": "Eva"}),
        ({"do": "hand", "seat": 0, "bot": "random"}, {"do": "hand", "seat": 0, "bot": ""}),
        ({"do": "order", "question": "a", "answer": "pass"}, {"do": "order", "question": "a", "answer": None}),
    ],
    ids=["other text", "other command", "other name", "other bot", "other order"],
)
def test_the_same_key_with_another_command_is_invalid(
    server: Server, first: dict[str, Any], second: dict[str, Any]
) -> None:
    opened = open_table(server)
    (asked,) = ask(server, "GET", opened.path, opened.host).json()["waiting"]
    seat = 1 - asked  # a bot has nothing to do there yet
    first, second = ({**command, "seat": seat} if "seat" in command else command for command in (first, second))
    assert do(opened, opened.seats[seat], {**first, "key": "k"}).status_code == 200
    response = do(opened, opened.seats[seat], {**second, "key": "k"})
    assert (response.status_code, response.json()["code"]) == (400, "invalid")
    assert response.json()["text"]["id"] == "key-used-twice"
    assert stored(opened) == 1


def test_the_same_key_with_another_answer_is_invalid(server: Server) -> None:
    async def twice() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            asked = await first_asked(players)
            decision = asked.decision
            assert decision is not None and len(decision["options"]) > 1
            one, other = ({**answer(asked, random.Random(1), "k"), "answer": o["key"]} for o in decision["options"][:2])
            assert (await asked.do(one))["is"] == "done"
            got = await asked.do(other)
            assert (got["code"], got["text"]["id"]) == ("invalid", "key-used-twice")
            assert stored(opened) == 1

    run(twice())


# ---- a client that comes back


def test_a_client_that_comes_back_gets_the_present_and_the_log_from_where_it_says(server: Server) -> None:
    async def away() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            entry = await plays(players, 30, random.Random(1))
            whole = players[0].state["view"], ask(server, "GET", f"{opened.path}/state", opened.seats[0]).json()["log"]
            for since in (0, 1, 17, 30, 31, 500):
                async with sitting(opened, opened.seats[0], since=since) as (back,):
                    state = back.state
                    assert (state["entry"], state["view"]) == (entry, whole[0])
                    assert state["log"]["since"] == since
                    assert state["log"]["lines"] == [line for line in whole[1]["lines"] if line["number"] >= since]

    run(away())


# ---- an answer while a proposal is open


def test_an_answer_while_a_proposal_is_open_lets_it_lapse(server: Server) -> None:
    async def lapse() -> None:
        rng = random.Random(3)
        opened = open_table(server)
        async with sitting(opened) as players:
            _, other = await proposal_is_open(players, rng)
            assert all(player.state["proposal"] is not None for player in players)
            number = players[0].state["view"]["number"]
            await plays(players, 1, rng)
            assert all(player.state["proposal"] is None for player in players)
            assert players[0].state["view"]["number"] == number + 1
            got = await other.do({"do": "agree", "key": "too late", "yes": True})
            assert (got["code"], got["text"]["id"]) == ("stale", "no-proposal")

    run(lapse())


# ---- the server dies


def test_the_server_dies_after_storing_and_before_done(new_database: str, start: Callable[..., Server]) -> None:
    """A client never heard `done`; it repeats with the same key, over the socket and over HTTP, and gets it."""
    server = start(new_database)

    async def unheard() -> tuple[Opened, str, dict[str, Any]]:
        opened = open_table(server)
        async with sitting(opened, *opened.seats, opened.watch) as (*players, watcher):
            await plays(players, 2, random.Random(1))
            asked = await first_asked(players)
            command = answer(asked, random.Random(1), key="unheard")
            await asked.send(command)
            await caught_up([watcher], 3)  # somebody else has seen it, so it is stored
            server.kill()
            return opened, asked.key, command

    async def again(opened: Opened, key: str, command: dict[str, Any]) -> None:
        done = {"is": "done", "key": "unheard", "entry": 3}
        async with sitting(opened, key) as (player,):
            assert player.state["entry"] == 3
            assert await player.do(command) == done
        assert do(opened, key, command).json() == done
        other = {**command, "answer": "something else"}
        assert do(opened, key, other).json()["text"]["id"] == "key-used-twice"
        assert stored(opened) == 3

    told = run(unheard())
    server.start()
    run(again(*told))


# ---- the page itself


def test_every_row_of_the_table_has_its_test() -> None:
    """Whoever adds a row to the protocol adds a test: here, or with what the row is about (records, looking back)."""
    table = PROTOCOL.read_text(encoding="utf-8").split("| what happens | result |")[1]
    rows = re.findall(r"^\| (.+?) \| (.+) \|$", table, re.M)
    assert [what for what, _ in rows if not what.startswith("-")] == [
        "two answers to one question",
        "an answer to an old question",
        "the same request again (same key)",
        "the same key with another command",
        "a client comes back after an hour or a month",
        "an answer while a proposal to undo is open",
        "an undo after the end",
        "a record that takes more than a second or two to read",
        "a second record from the same address while one is read",
        "too many requests of an address for moments, records or reports on their way",
        "the server dies after storing, before `done`",
    ]


def test_every_error_has_the_status_of_the_table() -> None:
    from fathom.server.problems import STATUS

    page = PROTOCOL.read_text(encoding="utf-8").split("## Errors")[1].split("## HTTP")[0]
    told = {code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", page, re.M)}
    assert told == STATUS


def test_a_friend_has_not_joined_until_they_sit_down(server: Server) -> None:
    opened = open_table(server, {**ME, "name": "Ada"}, FRIEND)
    seats = ask(server, "GET", opened.path, opened.watch).json()["seats"]
    assert [(seat["name"], seat["joined"]) for seat in seats] == [("Ada", True), ("", False)]
    do(opened, opened.seats[1], {"do": "sit", "key": "s", "name": "Eva", "lang": "de"})
    seats = ask(server, "GET", opened.path, opened.watch).json()["seats"]
    assert (seats[1]["name"], seats[1]["lang"], seats[1]["joined"]) == ("Eva", "de", True)


@pytest.mark.parametrize(
    "command",
    [
        {"do": "empty", "ask": 0},
        {"do": "empty", "ask": "true"},
        {"do": "hand", "seat": "0", "bot": ""},
        {"do": "hand", "seat": 0.0, "bot": ""},
        {"do": "agree", "yes": "yes"},
        {"do": "order", "question": "ask-buy", "answer": "pass", "times": "3"},
    ],
)
def test_what_is_not_of_its_type_is_refused_and_changes_nothing(server: Server, command: dict[str, Any]) -> None:
    """Over HTTP as over the socket: 0 is not false, and "0" no number."""
    opened = open_table(server)
    response = do(opened, opened.seats[0], command)
    assert (response.status_code, response.json()["code"]) == (400, "invalid")
    assert ask(server, "GET", f"{opened.path}/state", opened.seats[0]).json()["entry"] == 0
