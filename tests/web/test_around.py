"""What lies around the table: settings, own games, the player aid, hints, other devices, the same table again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, play_by_wire, until

Visit = Callable[..., Visitor]
PAGES = ("/settings", "/history", *(f"/aid/{game}" for game in ("abyss", "unfathomable", "arkham", "call_of_madness")))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("size", "theme"), [((1280, 720), "dark"), ((360, 740), "light")], ids=["desk", "phone"])
def test_pages_fit_in_german_and_axe_finds_nothing_serious(
    visit: Visit, axe: str, page: str, size: tuple[int, int], theme: str
) -> None:
    one = visit(*size, touch=size[0] < 500, lang="de", bypass_csp=True, color_scheme=theme)
    one.go(page)
    expect(one.page.locator("h1").first).to_be_visible()
    one.settle()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert one.complaints_of_axe(axe) == []


def test_settings_hold_at_once_and_after_a_reload(visit: Visit) -> None:
    one = visit()
    one.go("/settings")
    root = one.page.locator("html")
    for name, value in (("text", "larger"), ("contrast", "high"), ("codes", "always")):
        one.page.locator("label", has=one.seen(f"set-{name}-{value}")).click()
        expect(root).to_have_attribute(f"data-{name}", value)
    one.page.reload()
    for name, value in (("text", "larger"), ("contrast", "high"), ("codes", "always")):
        expect(root).to_have_attribute(f"data-{name}", value)


def test_a_hint_is_shown_with_its_reasons_and_marked_in_the_log(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.wait_for_question()
    question = one.seen("prompt").get_attribute("data-question")
    one.seen("hint-button").click()
    expect(one.seen("hint")).to_contain_text("A bot would answer:")
    until(lambda: any("took a hint" in line for line in one.log()))
    assert one.seen("prompt").get_attribute("data-question") == question, "it is only shown, not given"


def test_a_finished_game_is_remembered_and_played_again_with_the_same_table(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "random", "random", seed=8, kraken=True)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    play_by_wire(server, made["table"], {0: made["seats"][0]}, until=100_000)
    one.hurry()
    expect(one.seen("outcome")).to_be_visible()
    one.go("/history")
    expect(one.seen("played")).to_have_count(1)
    one.go(f"/again/{made['table']}/{made['seats'][0]}")
    expect(one.seen("board")).to_be_visible()
    one.page.wait_for_url("**/#/t/**")
    table, key = one.page.url.split("#/t/")[1].split("/")
    state = call(server, f"/api/tables/{table}/state", key=key)
    assert table != made["table"] and state["view"]["options"] == {"leviathan": False, "kraken": True}
    assert [seat["bot"] for seat in state["seats"]] == ["", "random", "random"]


def test_the_same_table_again_has_its_data_and_a_reload_opens_no_third(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", game="call_of_madness", seed=8, first=2)
    play_by_wire(server, made["table"], dict(enumerate(made["seats"])), until=100_000)
    one = visit()
    one.go(f"/again/{made['table']}/{made['seats'][0]}")
    expect(one.seen("invite")).to_be_visible()
    address = one.seen("invite-go").get_attribute("href") or ""
    table, key = address.split("#/t/")[1].split("/")
    assert call(server, f"/api/tables/{table}/state", key=key)["view"]["options"]["first"] == {"usual": False}
    one.page.reload()
    expect(one.seen("invite-go")).to_have_attribute("href", address)


def test_step_by_step_shows_what_bots_do_one_after_the_other(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", "greedy", seed=3)
    one = visit(reduced_motion="no-preference")
    one.go("/settings")
    one.page.locator("label", has=one.seen("set-pace-step")).click()
    one.sit(made["table"], made["seats"][0])
    rng = random.Random(1)

    def stands_still() -> bool:
        """Nothing moves until somebody says so; only what comes of an own answer is shown by itself."""
        one.answer(rng)
        if one.asked() or not one.seen("follow-next").is_visible():
            return False
        log = one.log()
        one.page.wait_for_timeout(1500)
        return one.log() == log and one.asked() is None and one.seen("follow-next").is_visible()

    until(stands_still)
    log = one.log()
    until(lambda: one.asked() or one.page.keyboard.press("n"))
    assert one.log() != log


def test_the_hand_alone_for_a_second_device(visit: Visit, server: Server, rng: random.Random) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit(390, 844, touch=True, lang="de")
    one.go(f"/hand/{made['table']}/{made['seats'][0]}")
    expect(one.seen("hand-page")).to_be_visible()
    expect(one.seen("board")).to_have_count(0)
    one.wait_for_question()
    before = call(server, f"/api/tables/{made['table']}/state", key=made["watch"])["view"]["number"]
    one.answer(rng)
    until(lambda: call(server, f"/api/tables/{made['table']}/state", key=made["watch"])["view"]["number"] > before)


def test_whoever_only_watches_has_no_hand_and_sees_the_table(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit(390, 844, touch=True)
    one.go(f"/hand/{made['table']}/{made['watch']}")
    expect(one.seen("board")).to_be_visible()
    assert one.page.url.endswith(f"#/t/{made['table']}/{made['watch']}")


def test_the_own_seat_as_a_code_for_another_device(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "greedy", seed=3)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    one.seen("menu").click()
    one.seen("menu-devices").click()
    expect(one.seen("devices").get_by_role("img")).to_be_visible()


def test_whoever_is_new_reads_what_the_game_is_about_and_why_something_is_asked(visit: Visit) -> None:
    one = visit(1280, 720, lists=False)
    one.go("/play/arkham")
    expect(one.seen("welcome")).to_contain_text("clues")
    expect(one.seen("why-asked")).to_contain_text("lead investigator")
    one.seen("welcome-aid").click()
    expect(one.seen("aid-dialog")).to_be_visible()
    one.page.keyboard.press("Escape")
    one.seen("welcome-close").click()
    expect(one.seen("welcome")).to_have_count(0)
    one.page.reload()
    expect(one.seen("board")).to_be_visible()
    expect(one.seen("welcome")).to_have_count(0)
