"""A client that was away and one that never left show the same table, whatever happened meanwhile."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fathom.lab.remote import Player
from fathom.lab.serving import Server
from server.table_play import Opened, ask, caught_up, open_table, plays, run, sitting


class Screen:
    """What a client shows: it replaces everything, and joins log and chat as the protocol says."""

    def __init__(self) -> None:
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.rest: dict[str, Any] = {}

    def take(self, state: dict[str, Any]) -> None:
        self.log = [line for line in self.log if line["number"] < state["log"]["since"]] + state["log"]["lines"]
        self.chat = [line for line in self.chat if line["entry"] < state["chat"]["since"]] + state["chat"]["lines"]
        self.rest = {name: value for name, value in state.items() if name not in ("log", "chat", "seats")}

    @property
    def shown(self) -> tuple[Any, ...]:
        return self.log, self.chat, self.rest


class Watching(Player):
    """A player whose every state goes to a screen, as it comes."""

    def __init__(self, opened: Opened, key: str, screen: Screen) -> None:
        super().__init__(opened.server.socket_url, opened.table, key)
        self.screen = screen

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["is"] == "state":
            self.screen.take(message)
        return message


async def something_happens(players: list[Player], rng: random.Random, step: int) -> None:
    """Answers, talk, and undo of every kind."""
    who, other = rng.sample(players, 2)
    roll = rng.random()
    if roll < 0.15:
        got = await who.do({"do": "say", "key": f"s{step}", "text": f"line {step}"})
    elif roll < 0.35 and any(who.state["undo"].values()):
        size = rng.choice([size for size, undo in who.state["undo"].items() if undo is not None])
        got = await who.do({"do": "undo", "key": f"u{step}", "size": size})
        await caught_up(players, got["entry"])
        if who.state["proposal"] is not None:
            got = await other.do({"do": "agree", "key": f"a{step}", "yes": True})
    else:
        await plays(players, rng.randint(1, 4), rng)
        return
    assert got["is"] == "done"
    await caught_up(players, got["entry"])


@pytest.mark.parametrize("seed", [1, 2])
def test_who_comes_back_sees_what_who_stayed_sees(server: Server, seed: int) -> None:
    """One client stays, one comes and goes with what it had, one begins anew each time, one asks over HTTP."""

    async def play() -> None:
        rng = random.Random(seed)
        opened = open_table(server, seed=seed)
        key = opened.seats[0]
        stayed = Watching(opened, key, Screen())
        kept = Screen()
        await stayed.open()
        async with sitting(opened) as players:
            for visit in range(8):
                for step in range(rng.randint(1, 8)):
                    await something_happens(players, rng, visit * 100 + step)
                entry = players[0].state["entry"]
                away = Watching(opened, key, kept)
                await away.open(since=kept.log[-1]["number"] + 1 if kept.log else 0)
                fresh = Watching(opened, key, Screen())
                await fresh.open()
                await caught_up([stayed, away, fresh], entry)
                assert stayed.screen.shown == fresh.screen.shown == kept.shown
                over_http = Screen()
                over_http.take(ask(server, "GET", f"{opened.path}/state", key).json())
                assert over_http.shown == stayed.screen.shown
                await something_happens(players, rng, visit * 100 + 50)
                await caught_up([stayed, away], players[0].state["entry"])
                assert kept.shown == stayed.screen.shown
                await away.close()
                await fresh.close()
        await stayed.close()

    run(play())


def test_the_entry_never_goes_down(server: Server) -> None:
    async def play() -> None:
        opened = open_table(server)
        numbers = []
        async with sitting(opened) as players:
            for step in range(15):
                await something_happens(players, random.Random(step), step)
                numbers.append(players[0].state["entry"])
        assert numbers == sorted(numbers) and numbers[-1] > numbers[0]

    run(play())


def test_presence_is_shown_as_people_come_and_go(server: Server) -> None:
    async def come_and_go() -> None:
        opened = open_table(server)
        async with sitting(opened, opened.watch) as (watcher,):
            assert [seat["present"] for seat in watcher.state["seats"]] == [False, False]
            async with sitting(opened, opened.seats[1]):
                while [seat["present"] for seat in watcher.state["seats"]] != [False, True]:
                    await watcher.until("state")
                async with sitting(opened, opened.seats[1], opened.seats[0]):
                    while [seat["present"] for seat in watcher.state["seats"]] != [True, True]:
                        await watcher.until("state")
                while [seat["present"] for seat in watcher.state["seats"]] != [False, True]:
                    await watcher.until("state")
            while [seat["present"] for seat in watcher.state["seats"]] != [False, False]:
                await watcher.until("state")

    run(come_and_go())
