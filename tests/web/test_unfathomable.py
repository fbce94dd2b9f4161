"""Unfathomable in the browser: two people and four bots finish a game, one in Polish, one in German."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table

Visit = Callable[..., Visitor]


def pass_every_window(one: Visitor) -> None:
    """Standing orders: nobody has to look up at every throw of the die."""
    button = one.seen("always-pass-everywhere")
    if button.count():
        before = one.question()
        button.click()
        for _ in range(400):
            if one.question() != before:
                return
            one.page.wait_for_timeout(20)


def test_two_people_and_four_bots_finish_a_game(visit: Visit, server: Server, rng: random.Random) -> None:
    made = new_table(server, "me", "friend", *["random"] * 4, game="unfathomable", seed=8)
    table, keys = made["table"], made["seats"]
    mara, oskar = visit(lang="pl"), visit(lang="de")
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    for _ in range(900):
        if mara.seen("outcome").count() and oskar.seen("outcome").count():
            break
        for one in (mara, oskar):
            pass_every_window(one)
            if one.options.count() or one.seen("answer-submit").count():
                one.answer(rng)
        mara.page.wait_for_timeout(40)
    for one in (mara, oskar):
        expect(one.seen("outcome")).to_be_visible()
        assert one.complaints == []
    state = call(server, f"/api/tables/{table}/state", key=made["watch"])
    assert state["view"]["outcome"] is not None
    polish, german = " ".join(mara.log()), " ".join(oskar.log())
    assert "Gra się kończy." in polish and "Das Spiel ist zu Ende." in german
    assert "Spiel" not in polish and "Gra " not in german
