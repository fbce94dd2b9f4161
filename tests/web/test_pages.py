"""The other pages: lobby, new table, rules, cards, theatre; and what machines can check of their accessibility."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, play_by_wire

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    made = new_table(server, "me", "me", seed=21, leviathan=True)
    play_by_wire(server, made["table"], dict(enumerate(made["seats"])), until=10_000)
    return made


def test_a_new_table_in_three_clicks_and_a_friend_joins_by_link(visit: Visit) -> None:
    host = visit()
    host.go("/new/abyss")
    host.seen("new-seat-1").get_by_role("radio").nth(1).check(force=True)
    host.seen("new-open").click()
    expect(host.seen("invite")).to_be_visible()
    link = host.seen("invite").locator("input").first.input_value()
    friend = visit(lang="pl")
    friend.page.goto(link)
    expect(friend.seen("join")).to_be_visible()
    friend.seen("join-name").fill("Oskar")
    friend.seen("join-sit").click()
    host.seen("invite-go").click()
    expect(host.page.locator("body")).to_contain_text("Oskar")


def test_my_tables_can_be_resumed_from_the_lobby(visit: Visit, server: Server) -> None:
    one = visit()
    made = new_table(server, "me", "random", seed=12)
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    one.go("/")
    one.seen("resume").first.click()
    one.wait_for_question()
    assert made["table"] in one.page.url


def test_replay_and_continue(visit: Visit, server: Server, finished: dict[str, Any]) -> None:
    one = visit()
    one.go(f"/replay/{finished['table']}/{finished['watch']}")
    slider = one.seen("theatre-slider")
    slider.wait_for()
    slider.focus()
    one.page.keyboard.press("Home")
    for _ in range(5):
        one.page.keyboard.press("ArrowRight")
    one.seen("theatre-seen").select_option(index=1)
    one.seen("theatre-continue").click()
    expect(one.seen("continue-dialog")).to_be_visible()
    one.seen("continue-open").click()
    one.page.wait_for_url("**/#/t/**")
    expect(one.seen("board")).to_be_visible()
    assert finished["table"] not in one.page.url


def test_a_record_goes_out_and_comes_in(visit: Visit, server: Server, finished: dict[str, Any], tmp_path: Any) -> None:
    import json

    record = call(server, f"/api/tables/{finished['table']}/record", key=finished["watch"])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    one = visit()
    one.go("/")
    one.seen("record-file").set_input_files(str(file))
    one.seen("theatre-slider").wait_for()
    assert "/replay/" in one.page.url


@pytest.mark.parametrize(("lang", "words"), [("en", "council stack"), ("pl", "stos rady"), ("de", "ratsstapel")])
def test_the_rules_are_found_by_words_in_three_languages(visit: Visit, lang: str, words: str) -> None:
    one = visit(lang=lang)
    one.go("/rules/abyss")
    one.seen("rules-search").fill(words)
    expect(one.page.locator('[data-testid^="clause-B-CNL"]').first).to_be_visible()


def test_a_clause_has_an_address(visit: Visit) -> None:
    one = visit()
    one.go("/rules/abyss/B-EXP-02")
    expect(one.seen("clause-B-EXP-02")).to_be_in_viewport()


def test_card_pages_show_the_cards_own_words(visit: Visit) -> None:
    one = visit()
    one.go("/cards/abyss/lord-jailer")
    expect(one.page.locator("main")).to_contain_text("Discard 1 ally from your hand")
    one.go("/cards/abyss")
    one.seen("cards-search").fill("jailer")
    expect(one.page.locator("main")).to_contain_text("Jailer")


def test_the_language_switch_changes_the_whole_page(visit: Visit, server: Server, rng: random.Random) -> None:
    made = new_table(server, "me", "random", seed=12)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    english = one.seen("prompt").inner_text()
    one.seen("lang-de").click()
    expect(one.page.locator("html")).to_have_attribute("lang", "de")
    expect(one.seen("prompt")).not_to_have_text(english)


PAGES = {
    "lobby": "/",
    "new": "/new/abyss",
    "rules": "/rules/abyss",
    "clause": "/rules/abyss/B-EXP-02",
    "cards": "/cards/abyss",
    "card": "/cards/abyss/lord-jailer",
    "lost": "/nowhere",
    "theatre": "/replay/{finished}",
    "table": "/t/{running}",
    "phone": "/t/{running}",
}


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(
    visit: Visit, server: Server, finished: dict[str, Any], axe: str, name: str, scheme: str
) -> None:
    size = (360, 740) if name == "phone" else (1440, 900)
    one = visit(*size, color_scheme=scheme, bypass_csp=True)
    made = new_table(server, "me", "random", "random", seed=31, leviathan=True, kraken=True)
    places = {
        "finished": f"{finished['table']}/{finished['watch']}",
        "running": f"{made['table']}/{made['seats'][0]}",
    }
    one.go(PAGES[name].format(**places))
    if name in ("table", "phone"):
        one.seen("join-skip").click()
        one.wait_for_question()
    elif name == "theatre":
        one.seen("theatre-slider").wait_for()
    else:
        one.page.locator("main").wait_for()
    one.page.wait_for_timeout(400)
    one.page.evaluate(axe)
    found = one.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        f"{v['id']} ({v['impact']}): {v['nodes'][0]['target']} of {len(v['nodes'])}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
    assert not bad, "\n".join(bad)
