"""Hidden information never leaves the server: all bytes sent to every client in 50 whole games are searched.

The search itself is tried too: a server with a leak planted in it is always found out.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

import fathom
from fathom.games.abyss.cards.names import LORD_KEYS
from fathom.lab.serving import Server
from fathom.server import api, live, sockets, wire
from fathom.server.app import create_app
from fathom.server.live import Holder, Live
from fathom.server.migrate import migrate
from fathom.server.problems import Refused, refuse
from fathom.server.run import free_port
from fathom.server.settings import Settings
from fathom.server.states import encode, moment_of, state_of
from fathom.server.tables import Tables
from server.leak_check import Checker
from server.leak_play import Game, Plan, play
from server.leak_truth import POOLS, SECRET_ZONES, Truth, veiled

GAMES = 50
TOGETHER = 8
FORMS = list(fathom.games()["abyss"].forms())
SEED = 1_234_567_890_123_456_789
"""Long enough that its digits do not turn up by chance; the games take it and the numbers after it."""


class Seen:
    """What happened in the games, so that a test in which nothing happened does not count."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.findings: list[str] = []
        self.forms: list[tuple[int, tuple[bool, ...]]] = []
        self.keys: set[str] = set()
        self.kinds: set[str] = set()
        self.changed: set[str] = set()
        self.compared = self.whole = self.private = self.reseeds = self.pages = 0

    def game(self, game: Game) -> None:
        truth = Truth(self.database, game.table)
        checker = Checker(game, truth)
        self.findings += checker.check()
        self.compared += checker.compared
        self.pages += len(game.pages)
        end = truth.lives[-1]
        self.whole += end.over
        self.forms.append((game.plan.seats, tuple(game.plan.options.values())))
        self.keys |= game.keys
        self.kinds |= truth.kinds
        self.private += sum(line[5] is not None for line in end.table.lines)
        self.reseeds += len(truth.seeds) - 1
        middle = truth.lives[len(truth.lives) // 2]
        other = veiled(middle, 0, checker.rng).table.state
        self.changed |= {name for name in SECRET_ZONES if getattr(other, name) != getattr(middle.table.state, name)}


def test_no_client_is_sent_anything_it_may_not_know_in_50_whole_games(tmp_path: Path) -> None:
    plans = [Plan(*FORMS[n % len(FORMS)], SEED + n) for n in range(GAMES)]
    seen = Seen(tmp_path / "tables.db")
    with Server(str(seen.database), log=tmp_path / "log", rate=0, new_tables=0) as server:
        asyncio.run(play(server.port, plans, TOGETHER, seen.game))
    assert seen.findings[:20] == []
    log = (tmp_path / "log").read_text()
    assert [key for key in seen.keys if key in log] == []
    assert " error " not in log and "Traceback" not in log

    # and the games were worth looking at
    assert seen.whole == GAMES
    assert set(seen.forms) == {(seats, tuple(options.values())) for seats, options in FORMS}
    assert seen.kinds == {"answer", "order", "undo", "propose", "agree", "say", "hand"}
    assert seen.changed == SECRET_ZONES, "some secrets were never dealt out anew"
    assert seen.compared > 50 * 100 * 4 and seen.pages > 50 * 30
    assert seen.private > 50 and seen.reseeds > 10


def test_every_zone_that_not_all_may_see_is_dealt_out_anew() -> None:
    assert {name for pool in POOLS for name in pool} == SECRET_ZONES


# ---- the search can fail


class InProcess:
    """A server in a thread of this process, so that tests can spoil its parts."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        settings = Settings(database=str(self.database), port=free_port(), rate=0, new_tables=0)
        self.port = settings.port
        migrate(settings.database_url)
        app = create_app(settings)
        config = uvicorn.Config(app, port=self.port, log_config=None, server_header=False, ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    def __enter__(self) -> InProcess:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()

    def findings(self, number: int = 0) -> str:
        """Play the beginning of a game and search it."""
        found: list[str] = []

        def search(game: Game) -> None:
            found.extend(Checker(game, Truth(self.database, game.table)).check())

        plan = Plan(3, {"leviathan": True, "kraken": True}, SEED + 10 + number, most=50, busy=4.0)
        asyncio.run(play(self.port, [plan], 1, search))
        return "\n".join(found)


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    with InProcess(tmp_path_factory.mktemp("leak")) as server:
        yield server


Spoil = Callable[[dict[str, Any], Live, Holder], None]


def other_seat(t: Live, holder: Holder) -> int:
    return (holder.seat + 1) % t.table.seats


def view_of_another(state: dict[str, Any], t: Live, holder: Holder) -> None:
    if holder.role == "seat":
        own = {name: state["view"][name] for name in ("seat", "decision")}
        state["view"] = t.table.view(other_seat(t, holder)) | own


def one_hand(state: dict[str, Any], t: Live, holder: Holder) -> None:
    seat = other_seat(t, holder)
    state["view"]["table"]["hands"][seat] = t.table.view(seat)["table"]["hands"][seat]


def face_down_tokens(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["base_pile"] = t.table.state.base_pile


def top_of_the_deck(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["threat"] = t.table.state.deck[-1] if t.table.state.deck else 0


def seed(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["seed"] = t.table.streams.seed


def hidden_lord(state: dict[str, Any], t: Live, holder: Holder) -> None:
    """The same for every order of the deck: only the name tells that it is in there."""
    card = min(t.table.state.lord_deck, default=0)
    state["refused"].append({"text": {"id": "refuse-lord", "args": {"lord": {"id": LORD_KEYS[card]}}}, "rule": ""})


def private_lines(state: dict[str, Any], t: Live, holder: Holder) -> None:
    since = state["log"]["since"]
    state["log"]["lines"] = [line.to_json() for line in t.table.events(since, other_seat(t, holder))]


def orders(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["orders"] = [
        {"question": name, "answer": answer, "condition": "", "times": 0}
        for name, given in t.table.standing.items()
        for answer, _, _ in given
    ]


SPOILED_STATES: list[tuple[Spoil, str]] = [
    (view_of_another, "depends on what is hidden"),
    (one_hand, "depends on what is hidden"),
    (face_down_tokens, "depends on what is hidden"),
    (top_of_the_deck, "depends on what is hidden"),
    (seed, "tells a seed"),
    (hidden_lord, "which it cannot have seen yet"),
    (private_lines, "depends on what is hidden"),
    (orders, "tells the order of seat"),
]


def test_a_server_without_a_leak_is_found_innocent(spoiled: InProcess) -> None:
    assert spoiled.findings() == ""


@pytest.mark.parametrize(("spoil", "told"), SPOILED_STATES, ids=[spoil.__name__ for spoil, _ in SPOILED_STATES])
def test_a_leak_in_the_state_is_found(
    spoiled: InProcess, monkeypatch: pytest.MonkeyPatch, spoil: Spoil, told: str
) -> None:
    leaked: list[Holder] = []

    def leaky(t: Live, holder: Holder, *rest: Any) -> dict[str, Any]:
        state = state_of(t, holder, *rest)
        honest = encode(state)
        spoil(state, t, holder)
        if encode(state) != honest:
            leaked.append(holder)
        return state

    monkeypatch.setattr(sockets, "state_of", leaky)
    for number in range(20):  # not every beginning of a game has something to leak, such as a line for one seat alone
        found = spoiled.findings(number)
        if leaked:
            break
    assert told in found and "at entry" in found


def test_a_key_that_reaches_somebody_else_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[str] = []
    honest = Tables.holder

    async def remember(self: Tables, table: str, key: str) -> Holder:
        keys.append(key)
        return await honest(self, table, key)

    def leaky(t: Live, holder: Holder, *rest: Any) -> dict[str, Any]:
        state = state_of(t, holder, *rest)
        state["seats"][0] = msgspec.structs.replace(state["seats"][0], name=keys[0])
        return state

    monkeypatch.setattr(Tables, "holder", remember)
    monkeypatch.setattr(sockets, "state_of", leaky)
    assert "tells somebody's key" in spoiled.findings()


def test_a_leak_in_a_refusal_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told in what is said about an answer that came too late."""
    honest = Live._draft_answer

    def leaky(self: Live, command: wire.Answer, holder: Holder) -> live.Draft:
        try:
            return honest(self, command, holder)
        except Refused as refusal:
            raise refuse(refusal.code, "question-gone", card=self.table.state.deck[-1]) from None

    monkeypatch.setattr(Live, "_draft_answer", leaky)
    found = spoiled.findings()
    assert "refusal of" in found and "depends on what is hidden" in found


def test_more_in_done_than_belongs_there_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def send(self: Any, message: Any) -> None:
        told = msgspec.to_builtins(message)
        if told["is"] == "done":
            told["deck"] = 3
        await honest(self, told)

    honest = sockets._Session._send
    monkeypatch.setattr(sockets._Session, "_send", send)
    assert "which answers nothing it sent" in spoiled.findings()


def test_moments_of_another_seat_are_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(t: Live, then: fathom.Table, number: int, holder: Holder, seen: str) -> wire.Moment:
        moment = moment_of(t, then, number, holder, seen)
        return wire.Moment(number, then.view(0) | {"seat": moment.view["seat"]}, moment.lines)

    monkeypatch.setattr(api, "moment_of", leaky)
    assert "on /moments?last=25 at entry" in spoiled.findings()


def test_a_record_that_is_handed_out_too_early_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "secret_from", lambda self, holder: False)
    found = spoiled.findings()
    assert "on /record at entry" in found and "answered 200 instead of 409" in found
    assert "on /report at entry" in found and "tells a seed" in found
