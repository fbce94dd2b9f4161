"""How many clicks an own turn takes: pieces are clickable at once, and one click says verb and target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import fathom
from abyss_play import at as abyss_at
from fathom.lab.serving import Server
from unfathomable_play import at as ship_at
from visiting import Visitor, call, until

Visit = Callable[..., Visitor]
RICH = {"hand": ["crab-3", "crab-2", "crab-5", "squid-4"], "pearls": 1}


def seated(visit: Visit, server: Server, record: Any) -> tuple[Visitor, Callable[[], dict[str, Any]]]:
    """Somebody at the first seat of a position, without lists of answers, and the truth of the server."""
    made = call(server, "/api/records", record)
    for seat in range(1, len(made["seats"])):
        body = {"do": "hand", "key": f"bot-{seat}", "seat": seat, "bot": "random"}
        call(server, f"/api/tables/{made['table']}/do", body, made["host"])
    one = visit(1440, 900, lists=False)
    one.sit(made["table"], made["seats"][0])

    def state() -> dict[str, Any]:
        told: dict[str, Any] = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][0])
        return told

    return one, state


def piece(one: Visitor, name: str) -> None:
    """One click."""
    one.page.locator(f'[data-piece="{name}"]').first.click()


def test_support_is_one_click(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[{"hand": ["crab-1"]}, {}], council={"squid": ["squid-2", "squid-3"], "crab": ["crab-2"]})
    one, state = seated(visit, server, p.t.record())
    expect(one.seen("option-support")).to_have_count(0)
    piece(one, "council:squid")
    until(lambda: state()["view"]["table"]["hands"][0]["size"] == 3)
    assert sorted(state()["view"]["table"]["hands"][0]["cards"]) == ["crab-1", "squid-2", "squid-3"]


def test_exploring_is_one_click_for_each_card(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[{"pearls": 0}, {"pearls": 0}], deck=["crab-1", "crab-2"], council={"squid": ["squid-2"]})
    one, state = seated(visit, server, p.t.record())
    for n in (1, 2):
        piece(one, "deck")
        until(lambda n=n: len(state()["view"]["table"]["track"]) == n)
        expect(one.page.locator('[data-piece="deck"]')).to_be_visible()


def test_recruiting_is_at_most_three_clicks_with_a_payment_that_is_proposed(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[RICH, {}], court=["jailer", "hunter"])
    one, state = seated(visit, server, p.t.record())
    lord = state()["ahead"]["recruit"]["options"][0]["key"]
    piece(one, lord)  # the first click
    expect(one.seen("plan")).to_be_visible()
    one.seen("plan-accept").click()  # the second
    until(lambda: not state()["view"]["decision"] or state()["view"]["decision"]["prompt"]["id"] != "ask-pay")
    asked = state()["view"]["decision"]
    if asked and asked["prompt"]["id"] == "ask-affiliate":
        one.page.locator(f'[data-piece="laid:{asked["options"][0]["key"]}"]').first.click()  # the third
    until(lambda: lord in state()["view"]["table"]["free"][0])


def test_a_proposed_payment_can_be_changed(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[RICH, {}], court=["jailer", "hunter"])
    one, state = seated(visit, server, p.t.record())
    piece(one, state()["ahead"]["recruit"]["options"][0]["key"])
    expect(one.seen("plan")).to_be_visible()
    planned = {option["key"] for option in state()["plan"]}
    other = next(o["key"] for o in state()["view"]["decision"]["options"] if o["key"] not in planned)
    piece(one, f"hand:{other}")
    until(lambda: other in state()["view"]["table"]["laid"])


def test_a_move_is_one_click(visit: Visit, server: Server) -> None:
    p = ship_at({"hand": ["will-2"], "place": "chapel"}, players=4)
    one, state = seated(visit, server, p.t.record())
    assert state()["view"]["decision"]["prompt"]["id"] == "ask-act"
    piece(one, "space:bridge")
    until(lambda: state()["view"]["table"]["places"][0] == "bridge")


def test_an_attack_is_one_click(visit: Visit, server: Server) -> None:
    p = ship_at({"hand": [], "place": "chapel"}, players=4, deep_ones={"chapel": 2})
    one, state = seated(visit, server, p.t.record())
    assert "attack" not in state()["view"]["doing"]
    piece(one, "deep-ones:chapel")
    until(lambda: "attack" in state()["view"]["doing"] or state()["view"]["table"]["deep_ones"]["chapel"] == 1)


def test_what_stands_on_the_board_is_not_listed_unless_somebody_wants_it(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[{"hand": ["crab-1"]}, {}], council={"squid": ["squid-2"], "crab": ["crab-2"]})
    one, _ = seated(visit, server, p.t.record())
    expect(one.page.locator('[data-piece="deck"]')).to_be_visible()
    expect(one.options).to_have_count(0)
    one.seen("list-all").click()
    expect(one.seen("option-explore")).to_be_visible()
    one.page.reload()
    expect(one.seen("option-explore")).to_be_visible()
    one.seen("list-all").click()
    expect(one.options).to_have_count(0)


def test_what_glows_is_told_in_words_that_show_where(visit: Visit, server: Server) -> None:
    p = abyss_at(seats=[{"hand": ["crab-1"]}, {}], council={"squid": ["squid-2"], "crab": ["crab-2"]})
    one, state = seated(visit, server, p.t.record())
    words = one.seen("ways").get_by_role("button")
    expect(words.first).to_contain_text("Explore")
    words.first.hover()
    expect(one.page.locator("[data-pointed]")).to_have_count(1)
    words.first.click()
    until(lambda: len(state()["view"]["table"]["track"]) == 1)


def test_many_answers_of_one_kind_are_told_as_one(visit: Visit, server: Server) -> None:
    hand = ["machete", "knife", "flashlight"]
    record = fathom.position("arkham", {"seats": [{"at": "study", "hand": hand}], "locations": ["study"]}).record()
    one, _ = seated(visit, server, record)
    play = one.seen("ways").get_by_role("button", name="Play a card")
    expect(play).to_contain_text("3")
    play.click()
    expect(one.page.locator("[data-testid=hand] [data-pointed]")).to_have_count(3)
