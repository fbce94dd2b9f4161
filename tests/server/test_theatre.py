"""Looking back: moments, records in and out, playing on from a moment, and bug reports that tell no secrets."""

from __future__ import annotations

import copy
import random
from typing import Any

import httpx
import msgspec
import pytest

import fathom
from fathom.kernel.data import fingerprint
from fathom.kernel.view import LogLine
from fathom.lab.serving import Server
from server.table_play import BOT, FRIEND, ME, Opened, ask, open_table, plays, run, sitting, whole_game


@pytest.fixture(scope="module")
def finished() -> fathom.Table:
    return whole_game(seats=2, seed=3)


def imported(server: Server, record: Any) -> Opened:
    response = ask(server, "POST", "/api/records", json=record)
    assert response.status_code == 201, response.text
    return Opened(server, **response.json())


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def moments(opened: Opened, key: str, **query: Any) -> httpx.Response:
    return ask(opened.server, "GET", f"{opened.path}/moments", key, params=query)


def tables(server: Server) -> float:
    """How many tables were made on this server."""
    page = ask(server, "GET", "/metrics").text
    return float(page.split("\nfathom_tables_opened_total ")[1].split("\n")[0])


async def played(server: Server, times: int) -> Opened:
    opened = open_table(server, ME, FRIEND, seed=4)
    async with sitting(opened) as players:
        await plays(players, times, random.Random(4))
    return opened


# ---- moments while the game goes on


def test_own_moments_are_what_the_seat_saw(server: Server) -> None:
    """Every state a seat was sent is, later, the moment of its number."""

    async def watch() -> None:
        opened = open_table(server, seed=4)
        seen = []
        async with sitting(opened) as players:
            for _ in range(15):
                seen.append((players[0].state["view"], players[0].state["log"]["lines"]))
                await plays(players, 1, random.Random(4))
        told = moments(opened, opened.seats[0], first=0, last=14).json()
        assert [moment["number"] for moment in told] == list(range(15))
        for (view, lines), moment in zip(seen, told, strict=True):
            assert moment["view"] == view
            assert moment["lines"] == [line for line in lines if line["number"] == moment["number"]]

    run(watch())


@pytest.mark.parametrize("seen", ["open", "1"])
def test_what_others_see_is_secret_while_the_game_goes_on(server: Server, seen: str) -> None:
    opened = run(played(server, 6))
    for key in (opened.seats[0], opened.host, opened.watch):
        response = moments(opened, key, first=0, last=3, seen=seen)
        assert (response.status_code, response.json()["code"]) == (409, "secret")
    assert moments(opened, opened.seats[1], seen="1").status_code == 200


def test_a_watchers_moment_shows_no_hand(server: Server) -> None:
    opened = run(played(server, 6))
    for key in (opened.seats[0], opened.watch, opened.host):
        for moment in moments(opened, key, first=0, last=6, seen="watch").json():
            assert moment["view"]["seat"] is None and moment["view"]["decision"] is None
            assert all(set(hand) == {"size"} for hand in moment["view"]["table"]["hands"])
            assert all(line["audience"] is None for line in moment["lines"])


@pytest.mark.parametrize("seen", ["9", "me", "-1", "²"])
def test_an_unknown_way_of_seeing_is_refused(sqlite_server: Server, finished: fathom.Table, seen: str) -> None:
    opened = imported(sqlite_server, finished.record())
    response = moments(opened, opened.watch, seen=seen)
    assert (response.status_code, response.json()["text"]["id"]) == (400, "bad-seen")


# ---- moments of a game that is over


def test_after_the_end_every_seat_and_the_open_table_can_be_seen(server: Server, finished: fathom.Table) -> None:
    opened = imported(server, finished.record())
    last = finished.choices
    summary = ask(server, "GET", opened.path, opened.watch).json()
    assert (summary["over"], summary["number"], summary["waiting"]) == (True, last, [])
    for number in (0, 1, last // 2, last):
        then = fathom.replay(finished.record(), until=number)
        for seen, seat in (("own", None), ("watch", None), ("0", 0), ("1", 1)):
            (moment,) = moments(opened, opened.watch, first=number, seen=seen).json()
            assert moment["view"] == plain(then.view(seat))
            lines = [line.to_json() for line in then.events(number, seat)]
            assert moment["lines"] == plain(lines)
        (moment,) = moments(opened, opened.watch, first=number, seen="open").json()
        for seat in (0, 1):
            assert moment["view"]["table"]["hands"][seat] == then.view(seat)["table"]["hands"][seat]


def test_open_moments_hold_every_line_once(server: Server, finished: fathom.Table) -> None:
    opened = imported(server, finished.record())
    told: list[dict[str, Any]] = []
    for first in range(0, finished.choices + 1, 100):
        got = moments(opened, opened.watch, first=first, last=finished.choices, seen="open").json()
        assert len(got) == min(100, finished.choices + 1 - first)
        told += [line for moment in got for line in moment["lines"]]
    every = [
        plain(LogLine(number, fathom.Text(id, "abyss", **args), rule, refs, audience).to_json())
        for number, id, args, rule, refs, audience in finished.lines
    ]
    assert sorted(map(str, told)) == sorted(map(str, every))


def test_there_is_no_moment_after_the_last(server: Server, finished: fathom.Table) -> None:
    opened = imported(server, finished.record())
    response = moments(opened, opened.watch, first=finished.choices + 1)
    assert (response.status_code, response.json()["text"]["id"]) == (404, "no-moment")


# ---- records out


def test_the_record_of_a_running_game_is_secret(server: Server) -> None:
    opened = run(played(server, 5))
    for key in (*opened.seats, opened.host, opened.watch):
        response = ask(server, "GET", f"{opened.path}/record", key)
        assert (response.status_code, response.json()["code"]) == (409, "secret")


def test_who_plays_alone_may_have_the_record_at_any_time(server: Server) -> None:
    async def play() -> None:
        opened = open_table(server, ME, BOT, seed=11)
        async with sitting(opened, opened.seats[0]) as (me,):
            await plays([me], 4, random.Random(1))
            for key in (opened.seats[0], opened.host):
                response = ask(server, "GET", f"{opened.path}/record", key)
                assert response.status_code == 200
                assert response.headers["content-disposition"] == f'attachment; filename="abyss-{opened.table}.json"'
                again = fathom.replay(response.json())
                assert again.choices >= 4 and again.streams.seed == 11
            assert ask(server, "GET", f"{opened.path}/record", opened.watch).json()["code"] == "secret"

    run(play())


def test_a_record_goes_in_and_comes_out_the_same(server: Server, finished: fathom.Table) -> None:
    record = finished.record()
    opened = imported(server, record)
    assert ask(server, "GET", f"{opened.path}/record", opened.watch).json() == plain(record)


def test_a_record_with_orders_and_new_luck_goes_in_and_comes_out_the_same(server: Server) -> None:
    table = fathom.new("abyss", seats=3, seed=2, options={"kraken": True})
    rng = random.Random(2)
    for number in range(60):
        if number == 10:
            table.order_standing(1, "ask-buy", "pass")
        if number in (20, 40):
            table.reseed(number)
        assert table.decision is not None
        table.choose(table.decision.sample(rng), table.decision.seat)
    opened = imported(server, table.record())
    state = ask(server, "GET", f"{opened.path}/state", opened.seats[1]).json()
    assert {**state["view"], "decision": None} == {**plain(table.view(1)), "decision": None}
    assert [order["question"] for order in state["orders"]] == ["ask-buy"]
    assert len(moments(opened, opened.seats[0], first=0, last=60).json()) == 61


# ---- records in


def test_an_unfinished_record_can_be_played_on(server: Server) -> None:
    table = whole_game(seats=2, seed=9)
    record = fathom.replay(table.record(), until=50).record()

    async def play() -> None:
        opened = imported(server, record)
        async with sitting(opened) as players:
            assert players[0].state["view"]["number"] == 50
            await plays(players, 5, random.Random(1))

    run(play())


def damaged(record: dict[str, Any], what: str) -> Any:
    record = copy.deepcopy(record)
    if what == "edited":
        record["answers"][3][1] = "edited"
    elif what == "cut off":
        del record["snapshots"]
    elif what == "another format":
        record["format"] = 99
    elif what == "another game":
        record["game"] = "chess"
    elif what == "illegal answer":
        record["answers"][5][1] = "no such option"
    elif what == "answers of nobody":
        record["answers"][5][0] = 7
    elif what == "bad options":
        record["options"] = {"leviathan": "yes"}
    elif what == "too long":
        record["answers"] = [[-1, {"reseed": 1}]] * 20_000
    if what not in ("edited", "cut off"):  # somebody who knows how to seal it
        record["checksum"] = fingerprint({key: value for key, value in record.items() if key != "checksum"})
    return record


@pytest.mark.parametrize(
    ("what", "status", "message"),
    [
        ("edited", 400, "record-edited"),
        ("cut off", 400, "record-truncated"),
        ("another format", 400, "record-format"),
        ("another game", 400, "record-game"),
        ("illegal answer", 400, "record-answer"),
        ("answers of nobody", 400, "record-answer"),
        ("bad options", 400, "record-damaged"),
        ("too long", 413, "too-large"),
    ],
)
def test_a_damaged_record_is_refused_in_words_and_creates_nothing(
    server: Server, finished: fathom.Table, what: str, status: int, message: str
) -> None:
    before = tables(server)
    response = ask(server, "POST", "/api/records", json=damaged(finished.record(), what))
    assert (response.status_code, response.json()["text"]["id"]) == (status, message)
    assert tables(server) == before


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"", "record-truncated"),
        (b"{}", "record-truncated"),
        (b"[]", "record-truncated"),
        (b"null", "record-truncated"),
        (b'"text"', "record-truncated"),
        (b"{", "no-json"),
        (b"\xff\xfe", "no-json"),
        (b"[" * 9000 + b"]" * 9000, "too-deep"),
    ],
    ids=lambda given: repr(given)[:30],
)
def test_what_is_no_record_at_all_is_refused_in_words(sqlite_server: Server, body: bytes, message: str) -> None:
    """In the reader's language alone: no detail of a program stands in them."""
    before = tables(sqlite_server)
    response = ask(sqlite_server, "POST", "/api/records", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 400
    told = response.json()
    assert (told["code"], told["text"]["id"], told["text"].get("args")) == ("invalid", message, None)
    assert tables(sqlite_server) == before


# ---- playing on


def test_play_on_from_a_moment_of_a_finished_game(server: Server, finished: fathom.Table) -> None:
    """A new table that begins at that moment, with other luck to come; the old one stays as it is."""

    async def play_on() -> None:
        opened = imported(server, finished.record())
        wanted = {"number": 40, "seats": [ME, {"who": "friend"}]}
        response = ask(server, "POST", f"{opened.path}/continue", opened.watch, json=wanted)
        assert response.status_code == 201
        new = Opened(server, **response.json())
        assert new.table != opened.table
        then = fathom.replay(finished.record(), until=40)
        async with sitting(new) as players:
            assert players[0].state["view"]["table"] == plain(then.view(0)["table"])
            assert players[0].state["view"]["number"] == 40
            assert [player.state["undo"]["turn"] for player in players] == [None, None]
            await plays(players, 5, random.Random(1))
            assert moments(new, new.seats[0], first=0, last=100).json()[0]["number"] == 40
        assert ask(server, "GET", opened.path, opened.watch).json()["number"] == finished.choices

    run(play_on())


def test_play_on_with_other_luck_than_before(server: Server, finished: fathom.Table) -> None:
    opened = imported(server, finished.record())
    seeds = set()
    for _ in range(2):
        wanted = {"number": 40, "seats": [ME, BOT]}
        new = Opened(server, **ask(server, "POST", f"{opened.path}/continue", opened.watch, json=wanted).json())
        seeds.add(ask(server, "GET", f"{new.path}/record", new.seats[0]).json()["start"]["snapshot"]["seed"])
    assert len(seeds) == 2 and finished.streams.seed not in seeds


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"number": 0, "seats": [ME]}, 400, "continue-seats"),
        ({"number": 100_000, "seats": [ME, ME]}, 404, "no-moment"),
        ({"number": -1, "seats": [ME, ME]}, 400, "bad-request"),
        ({"number": 3, "seats": []}, 400, "bad-request"),
        ({"number": 3, "seats": [ME, {"who": "bot", "bot": "oracle"}]}, 400, "no-bot"),
    ],
)
def test_playing_on_needs_a_moment_and_seats(
    sqlite_server: Server, finished: fathom.Table, wanted: dict[str, Any], status: int, message: str
) -> None:
    opened = imported(sqlite_server, finished.record())
    before = tables(sqlite_server)
    response = ask(sqlite_server, "POST", f"{opened.path}/continue", opened.watch, json=wanted)
    assert (response.status_code, response.json()["text"]["id"]) == (status, message)
    assert tables(sqlite_server) == before


def test_nobody_plays_on_from_the_end(sqlite_server: Server, finished: fathom.Table) -> None:
    opened = imported(sqlite_server, finished.record())
    wanted = {"number": finished.choices, "seats": [ME, ME]}
    response = ask(sqlite_server, "POST", f"{opened.path}/continue", opened.watch, json=wanted)
    assert (response.status_code, response.json()["code"]) == (409, "over")


def test_nobody_plays_on_from_a_game_with_secrets(server: Server) -> None:
    opened = run(played(server, 5))
    for key in (*opened.seats, opened.host, opened.watch):
        response = ask(server, "POST", f"{opened.path}/continue", key, json={"number": 2, "seats": [ME, ME]})
        assert (response.status_code, response.json()["code"]) == (409, "secret")


# ---- bug reports


def test_a_bug_report_of_a_running_game_holds_nothing_secret(server: Server) -> None:
    """Only what its sender is shown anyway: no record, no seed, no other hand."""
    seed = 7_777_777_777
    opened = open_table(server, ME, FRIEND, seed=seed)
    for key, seat in ((opened.seats[0], 0), (opened.watch, None), (opened.host, None)):
        response = ask(server, "GET", f"{opened.path}/report", key)
        told = response.json()
        assert response.status_code == 200 and "attachment" in response.headers["content-disposition"]
        assert told["record"] is None and str(seed) not in response.text
        assert told["state"] == ask(server, "GET", f"{opened.path}/state", key).json()
        hands = told["state"]["view"]["table"]["hands"]
        assert all(set(hand) == ({"size", "cards"} if owner == seat else {"size"}) for owner, hand in enumerate(hands))
        assert not [key for key in (opened.host, opened.watch, *opened.seats) if key in response.text]


def test_a_bug_report_of_a_finished_game_has_the_record(server: Server, finished: fathom.Table) -> None:
    opened = imported(server, finished.record())
    told = ask(server, "GET", f"{opened.path}/report", opened.watch).json()
    assert told["record"] == plain(finished.record()) and told["table"] == opened.table
