"""Undo at a real table: free, by consent with new luck in the record, refused, withdrawn, and in three sizes."""

from __future__ import annotations

import random
from typing import Any

import fathom
from fathom.lab.remote import Player
from fathom.lab.serving import Server
from server.table_play import BOT, ME, Opened, ask, caught_up, do, follows, open_table, plays, run, sitting


async def until_undo(players: list[Player], rng: random.Random, *, free: bool, size: str = "choice") -> Player:
    """Play until one of them has an undo of this kind; who."""
    while True:
        await plays(players, 1, rng)
        for player in players:
            if (player.state["undo"][size] or {}).get("free") is free:
                return player


async def undoes(player: Player, players: list[Player], size: str = "choice") -> dict[str, Any]:
    got = await player.do({"do": "undo", "key": f"undo at {player.state['entry']}", "size": size})
    assert got["is"] == "done", got
    await caught_up(players, got["entry"])
    return got


def whole_log(opened: Opened, key: str) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = ask(opened.server, "GET", f"{opened.path}/state", key).json()["log"]["lines"]
    return lines


def test_a_free_undo_is_at_once(server: Server) -> None:
    """Nobody is asked, the question is open again, and the log of all loses its lines."""

    async def undo() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            who = await until_undo(players, random.Random(1), free=True)
            target = who.state["undo"]["choice"]["number"]
            await undoes(who, players)
            for player in players:
                assert player.state["proposal"] is None
                assert player.state["view"]["number"] == target
                assert player.state["log"]["since"] <= target + 1
                assert all(line["number"] <= target for line in whole_log(opened, player.key))
            assert who.decision is not None
            await plays(players, 5, random.Random(2))

    run(undo())


def test_an_undo_by_consent_brings_new_luck_which_the_record_shows(server: Server) -> None:
    """The other agrees, the game goes on to its end, and the record of it has the new seed and replays."""

    async def undo() -> None:
        rng = random.Random(5)
        opened = open_table(server, seed=5)
        async with sitting(opened) as players:
            who = await until_undo(players, rng, free=False)
            target = who.state["undo"]["choice"]["number"]
            before = who.state["view"]["number"]
            await undoes(who, players)
            other = next(player for player in players if player is not who)
            proposal = other.state["proposal"]
            assert proposal == {
                "seat": who.state["seat"], "size": "choice", "number": target,
                "needed": [other.state["seat"]], "agreed": [], "entry": other.state["entry"],
            }  # fmt: skip
            assert other.state["view"]["number"] == before
            got = await other.do({"do": "agree", "key": "yes", "yes": True, "proposal": proposal["entry"]})
            await caught_up(players, got["entry"])
            for player in players:
                assert (player.state["proposal"], player.state["view"]["number"]) == (None, target)
            while not players[0].over:
                await plays(players, 1, rng)
            record = ask(server, "GET", f"{opened.path}/record", opened.watch).json()
        seeds = [answer for seat, answer in record["answers"] if seat < 0]
        assert len(seeds) == 1 and set(seeds[0]) == {"reseed"} and seeds[0]["reseed"] != 5
        assert fathom.replay(record).outcome is not None

    run(undo())


def test_an_undo_that_is_refused_changes_nothing(server: Server) -> None:
    async def undo() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            who = await until_undo(players, random.Random(3), free=False)
            before = who.state["view"]
            await undoes(who, players)
            other = next(player for player in players if player is not who)
            got = await other.do({"do": "agree", "key": "no", "yes": False})
            await caught_up(players, got["entry"])
            assert who.state["proposal"] is None and who.state["view"] == before
            await plays(players, 3, random.Random(3))

    run(undo())


def test_an_undo_can_be_withdrawn_by_who_proposed_it_and_not_agreed_to(server: Server) -> None:
    async def undo() -> None:
        opened = open_table(server)
        async with sitting(opened) as players:
            who = await until_undo(players, random.Random(3), free=False)
            before = who.state["view"]
            await undoes(who, players)
            got = await who.do({"do": "agree", "key": "me too", "yes": True})
            assert (got["code"], got["text"]["id"]) == ("not-allowed", "own-proposal")
            got = await who.do({"do": "agree", "key": "never mind", "yes": False})
            await caught_up(players, got["entry"])
            assert all(player.state["proposal"] is None for player in players) and who.state["view"] == before

    run(undo())


def test_an_action_and_a_turn_go_further_back(server: Server) -> None:
    async def undo(size: str) -> None:
        opened = open_table(server, ME, BOT, seed=8)
        async with sitting(opened, opened.seats[0]) as (me,):
            await plays([me], 8, random.Random(4))
            state = await follows(me, lambda state: state["view"]["decision"] is not None)
            numbers = [state["undo"][name]["number"] for name in ("choice", "action", "turn")]
            assert numbers == sorted(numbers, reverse=True)
            got = await me.do({"do": "undo", "key": "u", "size": size})
            cut = await follows(me, lambda state: state["entry"] >= got["entry"])
            assert cut["log"]["since"] == state["undo"][size]["number"] + 1
            await plays([me], 3, random.Random(4))

    for size in ("choice", "action", "turn"):
        run(undo(size))


def test_alone_with_bots_nobody_needs_to_agree_and_the_record_shows_the_new_luck(server: Server) -> None:
    async def undo() -> None:
        opened = open_table(server, ME, BOT)
        async with sitting(opened, opened.seats[0]) as (me,):
            await until_undo([me], random.Random(1), free=False)
            got = await me.do({"do": "undo", "key": "u", "size": "choice"})
            assert (await follows(me, lambda state: state["entry"] >= got["entry"]))["proposal"] is None
            record = ask(server, "GET", f"{opened.path}/record", opened.seats[0]).json()
            assert [set(answer) for seat, answer in record["answers"] if seat < 0] == [{"reseed"}]

    run(undo())


def test_there_is_nothing_to_undo_before_the_first_choice(server: Server) -> None:
    opened = open_table(server)
    response = do(opened, opened.seats[0], {"do": "undo", "key": "u"})
    assert (response.status_code, response.json()["text"]["id"]) == (409, "nothing-to-undo")


def test_standing_orders_hold_over_an_undo_and_only_their_seat_hears_of_them(server: Server) -> None:
    async def order() -> None:
        opened = open_table(server)
        async with sitting(opened, *opened.seats, opened.watch) as (*players, watcher):
            who = await until_undo(players, random.Random(1), free=True)
            number = who.state["undo"]["choice"]["number"]
            told = {"do": "order", "key": "o", "question": "ask-buy", "answer": "pass", "condition": "", "times": 0}
            await who.do(told)
            got = await undoes(who, players)
            await caught_up([watcher], got["entry"])
            assert who.state["view"]["number"] == number
            assert who.state["orders"] == [{"question": "ask-buy", "answer": "pass", "condition": "", "times": 0}]
            for other in (*players, watcher):
                assert other is who or other.state["orders"] == []
            await who.do({**told, "key": "back", "answer": None})
            await follows(who, lambda state: state["orders"] == [])

    run(order())
