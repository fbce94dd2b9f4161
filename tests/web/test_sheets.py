"""What opens over the table or beside it: dialogs, the large sheet to choose from, the hand on a phone on its side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, until
from web.test_arkham import EMPTIED, at, opened

Visit = Callable[..., Visitor]
# How far what can be done while others move reaches out of its place, in pixels; none while it is not there.
REACH = """() => {
    const dock = document.querySelector('[data-testid=dock]')?.getBoundingClientRect();
    const all = [...document.querySelectorAll('[data-testid=follow] :is(button, select)')];
    if (!dock || !document.querySelector('[data-testid=follow] .now') || all.length < 4) return null;
    return Math.max(...all.map((one) => {
        const box = one.getBoundingClientRect();
        return Math.max(dock.top - box.top, box.bottom - Math.min(dock.bottom, innerHeight), box.right - dock.right);
    }));
}"""
# The way out of the dialog that is open: how far from its upper and its right edge.
WAY_OUT = """() => {
    const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
    const way = document.querySelector('dialog[open] header button').getBoundingClientRect();
    return [way.top - dialog.top, dialog.right - way.right];
}"""


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_whoever_watches_has_all_means_to_follow_in_sight(visit: Visit, server: Server, lang: str, text: str) -> None:
    made = new_table(server, "greedy", "greedy", game="arkham", seed=3)
    one = visit(1280, 720, lang=lang)
    one.go("/settings")
    for name in ("pace-step", f"text-{text}"):
        one.page.locator("label", has=one.seen(f"set-{name}")).click()
    one.sit(made["table"], made["watch"])
    # step by step nothing moves by itself, and the last line that was shown stays
    reach = until(lambda: [found] if (found := one.page.evaluate(REACH)) is not None else one.page.keyboard.press("n"))
    assert reach[0] <= 0


def test_the_way_out_of_a_dialog_stays_in_its_corner(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit(360, 740, touch=True, lang="pl")
    one.sit(made["table"], made["seats"][0])
    for name in ("menu-aid", "menu-devices", "menu-keys"):
        one.seen("menu").click()
        one.seen(name).click()
        dialog = one.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        if name == "menu-aid":  # what it shows is fetched
            until(lambda: one.page.evaluate("document.querySelector('dialog[open]').scrollHeight > 1000"))
        one.page.evaluate("document.querySelector('dialog[open]').scrollTo(0, 9000)")
        top, right = one.page.evaluate(WAY_OUT)
        assert 0 <= top < 30 and 0 <= right < 30, name
        dialog.get_by_role("button").first.click()
        expect(dialog).to_have_count(0)


def test_a_saved_report_says_where_it_is_and_what_it_is_for(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit(lang="de")
    one.sit(made["table"], made["seats"][0])
    one.seen("menu").click()
    with one.page.expect_download() as saved:
        one.seen("menu-report").click()
    expect(one.seen("toast")).to_contain_text(saved.value.suggested_filename)
    expect(one.seen("toast")).to_contain_text("Server betreiben")


@pytest.mark.parametrize("game", ["abyss", "unfathomable", "call_of_madness"])
def test_on_a_phone_on_its_side_hand_and_question_stand_beside_each_other(
    visit: Visit, server: Server, game: str
) -> None:
    made = new_table(server, "me", "me", "me", game=game, seed=3)
    one = visit(740, 360, touch=True, lang="de")
    one.go(f"/hand/{made['table']}/{made['seats'][0]}")
    expect(one.seen("hand-page")).to_be_visible()
    hand, dock = one.seen("hand").bounding_box(), one.seen("dock").bounding_box()
    assert hand and dock
    assert hand["x"] + hand["width"] <= dock["x"] + 1 and hand["height"] > 240
    assert dock["x"] + dock["width"] <= 740
    expect(one.seen("follow-pace")).to_have_count(0)  # here nothing is shown step by step


def between_scenarios(server: Server) -> dict[str, Any]:
    """Somebody won the first scenario and buys cards."""
    made = opened(server, at(
        {"at": "hallway", "hand": ["overpower"]}, options={"scenario": "campaign"}, tokens=["0"],
        locations=["hallway", *EMPTIED, "parlor"], act="what-have-you-done", agenda="theyre-getting-out",
        enemies=[{"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 4}],
    ))  # fmt: skip
    while True:
        state = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][0])
        asked = state["view"]["decision"]
        if asked["prompt"]["id"] == "ask-purchase":
            return made
        keys = [option["key"] for option in asked["options"]]
        fight = next((key for key in keys if key.startswith("fight.")), None)
        answer: Any = fight or ("r1" if "r1" in keys else "stay" if "stay" in keys else [])
        told = {"do": "answer", "key": asked["id"], "question": asked["id"], "answer": answer}
        call(server, f"/api/tables/{made['table']}/do", told, made["seats"][0])


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)], ids=["desk", "phone"])
def test_the_large_sheet_shows_cards_and_keeps_its_search_in_its_place(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    made = between_scenarios(server)
    one = visit(*size, touch=size[0] < 500, lang="de")
    one.sit(made["table"], made["seats"][0])
    one.seen("choose-of-all").click()
    sheet = one.seen("chooser")
    machete = one.seen("choose-buy.machete")
    expect(machete.locator("article")).to_be_visible()
    expect(machete).to_contain_text("Kaufen: Machete")
    expect(one.seen("choose-done").locator("article")).to_have_count(0)
    search = sheet.get_by_role("searchbox")
    before = search.bounding_box()
    search.fill("zzz")
    expect(machete).to_have_count(0)
    after = search.bounding_box()
    assert before and after and (after["x"], after["y"]) == (before["x"], before["y"])
