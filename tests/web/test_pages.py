"""The other pages: lobby, new table, rules, cards, theatre; and what machines can check of their accessibility."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, play_by_wire, until

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
    expect(one.seen("prompt")).to_be_visible()
    there = one.page.url
    assert finished["table"] not in there


def test_whoever_played_a_game_is_offered_the_same_seat_to_play_on(visit: Visit, server: Server) -> None:
    """Also where a bot is asked at that moment, and the link is the one for everybody."""
    made = new_table(server, "me", "random", seed=12)
    play_by_wire(server, made["table"], {0: made["seats"][0]}, until=10_000)
    told = call(server, f"/api/tables/{made['table']}/moments?first=10&last=60&seen=open", key=made["watch"])
    number = next(moment["number"] for moment in told if moment["view"]["waiting"] == [1])
    one = visit()
    one.go(f"/replay/{made['table']}/{made['watch']}~{number}")
    one.seen("theatre-continue").click()
    dialog = one.seen("continue-dialog")
    expect(dialog.get_by_test_id("new-seat-0").get_by_role("radio").first).to_be_checked()
    expect(dialog.get_by_test_id("new-seat-1").get_by_role("radio").last).to_be_checked()


def test_the_replay_writes_nothing_into_the_address_of_whoever_left(
    visit: Visit, server: Server, finished: dict[str, Any]
) -> None:
    """Its moment comes into the address after a while. The page it is on stays until the next one is there."""
    made = new_table(server, "me", "me", seed=1)
    one = visit()
    one.go(f"/replay/{finished['table']}/{finished['watch']}")
    one.seen("theatre-slider").wait_for()
    held: list[Route] = []
    one.page.route("**/TablePage*.js", lambda route: held.append(route))  # the next page is long in coming
    one.seen("theatre-slider").focus()
    one.page.keyboard.press("Home")
    one.page.wait_for_url("**~0")
    one.page.keyboard.press("ArrowRight")
    address = f"#/t/{made['table']}/{made['watch']}"
    # As long as a moment takes to be written; the replay still stands there.
    late = one.page.evaluate(
        "to => { location.hash = to; return new Promise((told) => setTimeout(() => told(location.hash), 900)); }",
        address,
    )
    assert late == address
    until(lambda: one.page.evaluate("1") and held)  # the next page was not there yet
    for route in held:
        route.continue_()
    expect(one.seen("board")).to_be_visible()
    expect(one.seen("theatre-slider")).to_be_hidden()
    assert one.page.url.endswith(address)


def test_a_table_that_opens_late_does_not_fetch_whoever_left(visit: Visit) -> None:
    one = visit()
    held: list[Route] = []
    one.page.route("**/api/tables", lambda route: held.append(route))
    one.go("/play/abyss")
    until(lambda: one.page.evaluate("1") and held)
    one.page.evaluate("location.hash = '#/rules/abyss'")
    expect(one.seen("rules-search")).to_be_visible()
    with one.page.expect_response("**/api/tables"):
        held[0].continue_()
    one.page.evaluate("new Promise((rest) => setTimeout(rest, 100))")  # whatever follows from the reply has followed
    assert one.page.url.endswith("#/rules/abyss")


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


def test_an_address_of_a_clause_with_small_letters_leads_there_however_it_is_typed(visit: Visit) -> None:
    one = visit()
    for typed in ("A-act-agenda.2", "a-ACT-agenda.2"):
        one.go(f"/rules/arkham/{typed}")
        expect(one.seen("clause-A-act-agenda.2")).to_be_in_viewport()
    expect(one.page.get_by_role("alert")).to_have_count(0)


def test_a_clause_has_an_address(visit: Visit) -> None:
    one = visit()
    one.go("/rules/abyss/B-EXP-02")
    expect(one.seen("clause-B-EXP-02")).to_be_in_viewport()


def test_card_pages_show_the_cards_own_words(visit: Visit) -> None:
    one = visit()
    one.go("/cards/abyss/lord-jailer")
    expect(one.page.locator("main")).to_contain_text("Each opponent discards 1 ally from their hand.")
    one.go("/cards/abyss")
    one.seen("cards-search").fill("jailer")
    expect(one.page.locator("main")).to_contain_text("Jailer")


def test_the_language_switch_changes_the_whole_page(visit: Visit, server: Server, rng: random.Random) -> None:
    made = new_table(server, "me", "random", seed=12)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    english = one.seen("prompt").inner_text()
    one.speak("de")
    expect(one.seen("prompt")).not_to_have_text(english)


# where it is, and what is there when the page is
PAGES = {
    "lobby": ("/", "[data-testid=lobby-play]"),
    "new": ("/new/abyss", "[data-testid=new-open]"),
    "rules": ("/rules/abyss", "[data-testid^=clause-]"),
    "clause": ("/rules/abyss/B-EXP-02", "[data-testid=clause-B-EXP-02]"),
    "cards": ("/cards/abyss", "[id^=card-lord-]"),
    "card": ("/cards/abyss/lord-jailer", "[data-testid=card-detail]"),
    "cards-unfathomable": ("/cards/unfathomable", "[id^=card-]"),
    "cards-arkham": ("/cards/arkham", "[id^=card-]"),
    "cards-madness": ("/cards/call_of_madness", "[id^=card-]"),
    "new-arkham": ("/new/arkham", "[data-testid=new-open]"),
    "new-madness": ("/new/call_of_madness", "[data-testid=new-open]"),
    "lost": ("/nowhere", "main a"),
    "theatre": ("/replay/{finished}", "[data-testid=theatre-slider]"),
    "table": ("/t/{running}", "[data-testid=join-skip]"),
    "phone": ("/t/{running}", "[data-testid=join-skip]"),
}


@pytest.fixture(scope="module")
def places(server: Server, finished: dict[str, Any]) -> dict[str, str]:
    made = new_table(server, "me", "random", "random", seed=31, leviathan=True, kraken=True)
    return {
        "finished": f"{finished['table']}/{finished['watch']}",
        "running": f"{made['table']}/{made['seats'][0]}",
    }


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_serious(visit: Visit, places: dict[str, str], axe: str, name: str) -> None:
    size = (360, 740) if name == "phone" else (1440, 900)
    one = visit(*size, color_scheme="dark", bypass_csp=True)
    address, there = PAGES[name]
    one.go(address.format(**places))
    one.page.locator(there).first.wait_for()
    if name in ("table", "phone"):
        one.seen("join-skip").click()
        one.wait_for_question()
    assert one.complaints_of_axe(axe) == []
    one.page.emulate_media(color_scheme="light")  # only colours change
    assert one.complaints_of_axe(axe, "color-contrast") == []
