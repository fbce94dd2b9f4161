"""Unfathomable in the browser: two people and four bots finish a game, one in Polish, one in German."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from fathom.lab.serving import Server
from unfathomable_play import at
from visiting import Visitor, call, until

Visit = Callable[..., Visitor]


def near_the_end(server: Server) -> dict[str, Any]:
    """Two people and four bots on a ship that has little left of anything."""
    p = at({"hand": ["will-2", "lore-1"]}, players=6, resources={"fuel": 2, "food": 1, "sanity": 2, "souls": 2})
    made: dict[str, Any] = call(server, "/api/records", p.t.record())
    for seat in range(2, 6):
        body = {"do": "hand", "key": f"bot-{seat}", "seat": seat, "bot": "random"}
        call(server, f"/api/tables/{made['table']}/do", body, made["host"])
    return made


def pass_every_window(one: Visitor) -> None:
    """A standing order: nobody has to look up at every throw of the die."""
    question = one.asked()
    if question and one.page.locator(f'[data-question="{question.id}"] [data-testid=always-pass-everywhere]').count():
        if one.press(question, "always-pass-everywhere"):
            one.wait_while_asked(question.id)


def test_two_people_and_four_bots_finish_a_game(visit: Visit, server: Server, rng: random.Random) -> None:
    made = near_the_end(server)
    table, keys = made["table"], made["seats"]
    mara, oskar = visit(lang="pl"), visit(lang="de")
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    for one in (mara, oskar):
        one.hurry()

    def play_on() -> bool:
        for one in (mara, oskar):
            pass_every_window(one)
            one.answer(rng)
        return mara.over() and oskar.over()

    until(play_on, 300)
    for one in (mara, oskar):
        expect(one.seen("outcome")).to_be_visible()
        assert one.complaints == []
    state = call(server, f"/api/tables/{table}/state", key=made["watch"])
    assert state["view"]["outcome"] is not None
    for one, words in ((mara, "Gra się kończy."), (oskar, "Das Spiel ist zu Ende.")):
        until(lambda one=one, words=words: words in " ".join(one.log()))  # the end may be shown before its last line
    polish, german = " ".join(mara.log()), " ".join(oskar.log())
    assert "Spiel" not in polish and "Gra " not in german
