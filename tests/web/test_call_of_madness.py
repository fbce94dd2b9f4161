"""Call of Madness in the browser: two people finish a game with goals and events, one plays alone by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from madness_play import Play, alone, at
from visiting import Visitor, call, until

Visit = Callable[..., Visitor]
GODS = ["guide", "serpents", "toad", "digger"]
GATES = {"r4c1": "soldier", "r4c2": "agent", "r4c3": "gangster", "r3c1": "agent"}
"""Nobody can stop them all."""


def opened(server: Server, p: Play) -> dict[str, Any]:
    """A table on the server that goes on from this position."""
    made: dict[str, Any] = call(server, "/api/records", p.t.record())
    return made


def near_the_end(server: Server) -> dict[str, Any]:
    """The last round: everybody has a card and few cultists, and a goal can be claimed at once."""
    mara = {"hand": ["basic-rose-scalpel"], "cultists": 5, "madness": {"blue": 2, "red": 2}, "board": GATES}
    oskar = {
        "character": "crane",
        "hand": ["basic-crane-cutlass"],
        "cultists": 4,
        "madness": {"green": 1},
        "board": GATES,
    }
    return opened(server, at(mara, oskar, gods=GODS, options={"events": True}, round=5,
                             goals=["goal-now-offering", "goal-now-arson", "goal-now-massacre"]))  # fmt: skip


def test_two_people_finish_a_game_with_goals_and_events(visit: Visit, server: Server, rng: random.Random) -> None:
    made = near_the_end(server)
    table, keys = made["table"], made["seats"]
    mara, oskar = visit(lang="pl"), visit(lang="en")
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    for one in (mara, oskar):
        one.hurry()
    question = mara.wait_for_question()
    assert question is not None and "goal-now-offering" in question.options
    mara.press(question, "option-goal-now-offering")
    mara.wait_while_asked(question.id)

    def play_on() -> bool:
        for one in (mara, oskar):
            one.answer(rng)
        return mara.over() and oskar.over()

    until(play_on, 300)
    for one in (mara, oskar):
        expect(one.seen("outcome")).to_be_visible()
    state = call(server, f"/api/tables/{table}/state", key=made["watch"])
    assert state["view"]["outcome"] is not None
    assert state["view"]["options"]["events"] is True
    for one, cultists, goal in ((mara, "Kultyści", "Ofiara szaleństwa"), (oskar, "Cultists", "Offering of Madness")):
        for words in (cultists, goal):
            expect(one.seen("outcome")).to_contain_text(words, use_inner_text=True)
    for one, words in ((mara, "realizuje cel: Ofiara szaleństwa"), (oskar, "Offering of Madness")):
        until(lambda one=one, words=words: words in " ".join(one.log()))  # the end may be shown before its last line
    polish, english = " ".join(mara.log()), " ".join(oskar.log())
    assert "cultist" not in polish and "kultyst" not in english


def test_a_game_against_the_automa_by_keyboard_alone(visit: Visit, server: Server) -> None:
    """Every answer is a key; the page tells why the Automa did what it did."""
    me = {"hand": ["basic-rose-scalpel"], "cultists": 6, "board": GATES}
    made = opened(server, alone(me, {"board": {"r2c1": "agent", "r3c3": "priest"}}, gods=GODS[:3]))
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.hurry()
    why = ""
    for _ in range(120):
        asked = one.wait_for_question()
        if asked is None:
            break
        if one.seen("automa-why").count():
            why = one.seen("automa-why").inner_text()
        expect(one.page.locator('[data-testid="prompt"] :focus')).to_be_attached()
        if asked.ready is None:
            one.page.keyboard.press("1")
        else:
            one.page.keyboard.press("Enter")
            one.page.keyboard.press("a")
        one.wait_while_asked(asked.id)
    expect(one.seen("outcome")).to_be_visible()
    why = why or one.seen("automa-why").inner_text()
    assert "The Automa reveals:" in why and "Reason:" in why


@pytest.mark.parametrize(("size", "theme"), [((1280, 720), "dark"), ((360, 640), "light")])
def test_axe_finds_nothing_serious_on_the_board(
    visit: Visit, server: Server, axe: str, size: tuple[int, int], theme: str
) -> None:
    seats = [{"hand": ["basic-rose-scalpel"], "madness": {"red": 1, "blue": 2}, "fire": 2, "board": GATES}]
    tables = (
        at(*seats, players=4, gods=["deep", "yellow", "sleeper", "flame"], night=True, options={"events": True}),
        alone(seats[0], {"board": {"r2c1": "agent"}, "outposts": ["r4c1"]}, gods=GODS[:3], blocked="toad"),
    )
    for p in tables:
        made = opened(server, p)
        one = visit(*size, touch=size[0] < 500, color_scheme=theme, lang="de")
        one.sit(made["table"], made["seats"][0])
        one.wait_for_question()
        assert one.complaints_of_axe(axe) == []
