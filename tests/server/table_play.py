"""What tests do at a table: over HTTP and sockets with a real server, and with a `Live` in this very process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
import pytest

import fathom
from fathom.lab.remote import Player, any_answer
from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.freeze import freeze
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.problems import Refused

__all__ = [
    "BOT", "FRIEND", "HOSTS", "ME", "PATIENCE", "WATCHES", "Opened", "answer", "ask", "can_only_be_proposed",
    "caught_up", "code_of", "do", "does", "elsewhere", "exploring", "follows", "live_of", "new_key", "open_table",
    "plays", "proposed", "refused", "run", "sample", "sitting", "until", "whole_game",
]  # fmt: skip

T = TypeVar("T")
ME, FRIEND, BOT = {"who": "me", "empty": True}, {"who": "friend", "empty": True}, {"who": "bot", "bot": "random"}
"""People who are asked also where there is nothing to choose, so that only they answer for themselves."""
HOSTS, WATCHES = Holder("host"), Holder("watch")
PATIENCE = 300.0
"""Seconds after which something that does not come is a failure."""
_keys = count()
_http = httpx.Client(
    timeout=PATIENCE, trust_env=False, verify=False, limits=httpx.Limits(max_keepalive_connections=0)
)  # fmt: skip


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; nothing in it may hang."""

    async def within() -> T:
        async with asyncio.timeout(PATIENCE):
            return await coroutine

    return asyncio.run(within())


def new_key() -> str:
    return f"k{next(_keys)}"


def elsewhere(live: Live) -> bytes:
    """The table as a program with other rules kept it, by which the game went another way than by those of today."""
    frozen = msgspec.json.decode(freeze(live))
    frozen["now"]["saved"]["content"] = "of another day"
    frozen["start"]["seed"] += 1
    return msgspec.json.encode(frozen)


# ---- over the network


class Opened(NamedTuple):
    """A table of a server, with all its keys."""

    server: Server
    table: str
    host: str
    watch: str
    seats: list[str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"


def ask(server: Server, method: str, path: str, key: str = "", **more: Any) -> httpx.Response:
    """One request, with a key where it needs one."""
    headers = {**({"Authorization": f"Bearer {key}"} if key else {}), **more.pop("headers", {})}
    return _http.request(method, server.url + path, headers=headers, **more)


def open_table(
    server: Server, *seats: dict[str, Any], seed: int | None = 1, options: dict[str, Any] | None = None,
    game: str = "abyss",
) -> Opened:  # fmt: skip
    """A new table with these seats; two people where none are given."""
    wanted = {"game": game, "seats": list(seats or (ME, FRIEND)), "options": options or {}, "seed": seed}
    response = ask(server, "POST", "/api/tables", json=wanted)
    assert response.status_code == 201, response.text
    return Opened(server, **response.json())


def do(opened: Opened, key: str, command: dict[str, Any]) -> httpx.Response:
    """A command over HTTP."""
    return ask(opened.server, "POST", f"{opened.path}/do", key, json=command)


@asynccontextmanager
async def sitting(opened: Opened, *keys: str, since: int = 0) -> AsyncIterator[list[Player]]:
    """Open sockets at a table; all seats where no key is given."""
    players = [Player(opened.server.socket_url, opened.table, key) for key in keys or opened.seats]
    try:
        for player in players:
            await player.open(since)
        yield players
    finally:
        for player in players:
            await player.close()


def answer(player: Player, rng: random.Random, key: str | None = None) -> dict[str, Any]:
    """A command that answers the open question of a player."""
    asked = player.decision
    assert asked is not None
    given = any_answer(asked, rng)
    return {"do": "answer", "key": new_key() if key is None else key, "question": asked["id"], "answer": given}


async def caught_up(players: list[Player], entry: int) -> None:
    """Wait until all of them have a state with this entry in it."""
    for player in players:
        while player.state["entry"] < entry:
            await player.until("state")


async def follows(player: Player, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Wait for a state that fits."""
    while not fits(player.state):
        await player.until("state")
    return player.state


def _question(state: dict[str, Any]) -> str:
    decision = state["view"]["decision"]
    return "" if decision is None else str(decision["id"])


async def plays(players: list[Player], times: int, rng: random.Random) -> int:
    """People answer whoever is asked, so many times; the last entry."""
    entry = 0
    while times:
        await caught_up(players, max(player.state["entry"] for player in players))
        asked = next((player for player in players if player.decision is not None), None)
        assert asked is not None or not players[0].over
        if asked is None:  # a bot thinks, or a state is still on its way
            await players[0].until("state")
            continue
        command = answer(asked, rng)
        got = await asked.do(command)
        if got["is"] == "done":
            entry, times = got["entry"], times - 1
            await caught_up(players, entry)
        elif got["code"] == "stale":  # a newer state is on its way, or came just now
            await follows(asked, lambda state, old=command["question"]: _question(state) != old)
        else:
            assert got["code"] == "illegal", got  # some combinations of options break a rule
    return entry


# ---- in this process


def live_of(*who: str, seed: int = 1, options: dict[str, Any] | None = None, game: str = "abyss") -> Live:
    """A table in this process: "human" or the name of a bot for each seat."""
    seats = [Seat("human", joined=True) if name == "human" else Seat("bot", name, joined=True) for name in who]
    return Live("table", fathom.new(game, seats=len(who), seed=seed, options=options), seats, 0)


def does(live: Live, who: Holder | int, command: wire.Performed, at: int = 0) -> Live:
    """A command is drafted, stored and taken, as the server does it."""
    holder = Holder("seat", who) if isinstance(who, int) else who
    draft = live.draft(command, holder)
    entry = Entry(live.entry + 1, draft.kind, draft.seat, draft.body, command.key, at)
    after = live.after(entry, draft.table)
    stored = entry._replace(body=msgspec.json.decode(msgspec.json.encode(entry.body)))
    again = live.after(stored)  # what another process makes of the same entry
    assert again.table == after.table and again.proposal == after.proposal and again.past.marks == after.past.marks
    return after


def sample(live: Live, rng: random.Random, seat: int | None = None) -> Live:
    """Whoever is asked gives any legal answer."""
    asked = next(d for d in live.table.decisions if seat is None or d.seat == seat)
    return does(live, asked.seat, wire.Answer(question=live.question(asked), answer=asked.sample(rng)))


def until(live: Live, fits: Callable[[Live], bool], rng: random.Random | None = None) -> Live:
    """Any legal answers, until the table fits."""
    rng = rng or random.Random(1)
    while not fits(live):
        live = sample(live, rng)
    return live


def exploring(live: Live, choices: int, rng: random.Random) -> Live:
    """Everybody explores and nobody ever recruits, so the game goes on for ever."""
    while live.table.choices < choices:
        asked = live.table.decision
        assert asked is not None
        usual = (key for key in ("pass", "explore", "explore-on", "take", "end-turn") if key in asked.keys)
        given = next(usual, None) if asked.shape == "pick" else None
        body = {"question": asked.id, "answer": given or asked.sample(rng)}
        live = live.after(Entry(live.entry + 1, "answer", asked.seat, body, "", 0))
    return live


def whole_game(seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None) -> fathom.Table:
    """A finished game of random players."""
    rng = random.Random(seed)
    table = fathom.new("abyss", seats=seats, seed=seed, options=options)
    while table.decision:
        table.choose(table.decision.sample(rng), table.decision.seat)
    return table


def code_of(error: Refused) -> tuple[str, str]:
    """A refusal for programs: its code and its message."""
    return error.code, error.text.id


def refused(live: Live, who: Holder | int, command: wire.Command) -> tuple[str, str]:
    """The command is refused, and the table is as it was."""
    before = live.table.fingerprint(), live.entry, live.seats, live.chat, live.proposal
    with pytest.raises(Refused) as caught:
        live.draft(command, Holder("seat", who) if isinstance(who, int) else who)
    assert (live.table.fingerprint(), live.entry, live.seats, live.chat, live.proposal) == before
    return code_of(caught.value)


def can_only_be_proposed(live: Live) -> bool:
    """Has seat 0 made a choice after which something was revealed?"""
    number = live.past.target(live.table, 0, "choice")
    return number is not None and not live.undo_is_free(0, number)


def proposed() -> Live:
    """Seat 0 of three people asks to take back a choice after which something was revealed."""
    return does(until(live_of("human", "human", "human"), can_only_be_proposed), 0, wire.Undo())
