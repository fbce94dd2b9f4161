"""At the table: playing, by mouse, by keyboard, by thumb; with bots, with others, after a reload."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fathom.lab.serving import Server
from visiting import Visitor, call, new_table, play_by_wire, until

Visit = Callable[..., Visitor]


def test_a_newcomer_makes_a_first_move_with_two_clicks(visit: Visit) -> None:
    one = visit()
    one.go("/")
    one.seen("lobby-play").click()
    first = one.wait_for_question()
    assert first is not None
    one.press(first, f"option-{first.options[0]}")
    one.wait_while_asked(first.id)
    expect(one.seen("log")).to_contain_text("B-")


def test_a_whole_game_by_clicks_against_bots(visit: Visit, server: Server, rng: random.Random) -> None:
    one = visit()
    made = new_table(server, "me", "random", seed=11)
    one.sit(made["table"], made["seats"][0])
    choices = one.play_to_the_end(rng)
    expect(one.seen("outcome")).to_be_visible()
    truth = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][0])["view"]
    assert truth["outcome"] is not None and choices > 10
    for score in truth["outcome"]["scores"]:
        expect(one.seen("outcome")).to_contain_text(str(score))
    # nothing is taken back after the end: who wants to play on goes to a moment, and from there to a new table
    one.seen("outcome-onward").click()
    one.seen("theatre-continue").click()
    expect(one.seen("continue-dialog")).to_be_visible()


def test_two_browsers_at_one_table_in_two_languages(visit: Visit, server: Server, rng: random.Random) -> None:
    made = new_table(server, "me", "friend", seed=5, leviathan=True)
    mara, oskar = visit(lang="pl"), visit(lang="de")
    mara.sit(made["table"], made["seats"][0])
    oskar.sit(made["table"], made["seats"][1])

    def number() -> int:
        return int(call(server, f"/api/tables/{made['table']}/state", key=made["watch"])["view"]["number"])

    while number() < 6:
        until(lambda: mara.asked() or oskar.asked())
        for one in (mara, oskar):
            one.answer(rng)
    lines = call(server, f"/api/tables/{made['table']}/state", key=made["watch"])["log"]["lines"]
    # nobody answers any more, but perhaps the server where there is nothing to choose: both hear of all of it
    until(lambda: len(mara.log()) == len(oskar.log()) >= len(lines))
    polish, german = " ".join(mara.log()), " ".join(oskar.log())
    assert "Tura" in polish and "Zug" in german
    assert "Zug" not in polish and "Tura" not in german


def test_a_whole_turn_by_keyboard_alone(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "random", seed=3)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    key, table = made["seats"][0], made["table"]
    start = call(server, f"/api/tables/{table}/state", key=key)["view"]["table"]["turn"]
    one.hurry()
    for _ in range(60):
        asked = one.wait_for_question()
        view = call(server, f"/api/tables/{table}/state", key=key)["view"]
        if view["table"]["turn"] > start + 1 and view["decision"]:
            break
        assert asked is not None
        expect(one.page.locator('[data-testid="prompt"] :focus')).to_be_attached()  # a new question takes the focus
        if asked.ready is None:
            one.page.keyboard.press("1")
        else:
            for _ in range(20):
                now = one.asked()
                if now is None or now.ready:
                    break
                one.page.keyboard.press("Enter")
                one.page.keyboard.press("Tab")
            one.page.keyboard.press("a")
        one.wait_while_asked(asked.id)
    else:
        pytest.fail("no turn was finished by keyboard")
    one.page.keyboard.press("r")
    expect(one.seen("rule-dialog")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.seen("rule-dialog")).to_be_hidden()


@pytest.mark.parametrize("width", [360, 412])
def test_on_a_phone_nothing_runs_off_the_edge(visit: Visit, server: Server, width: int) -> None:
    made = new_table(server, "me", "greedy", "greedy", "greedy", seed=7, leviathan=True, kraken=True)
    one = visit(width, 740, touch=True)
    one.sit(made["table"], made["seats"][0])
    one.hurry()
    for _ in range(3):
        asked = one.wait_for_question()
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert asked is not None
        one.page.locator(f'[data-question="{asked.id}"] [data-testid="option-{asked.options[0]}"]').tap()
        one.wait_while_asked(asked.id)
    one.wait_for_question()
    sizes = one.options.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert sizes and all(height >= 43 for height in sizes), sizes
    expect(one.seen("rules-button")).to_be_visible()


def test_a_reload_in_the_middle_comes_back_to_the_same_question(
    visit: Visit, server: Server, rng: random.Random
) -> None:
    made = new_table(server, "me", "random", seed=9)
    one = visit()
    one.sit(made["table"], made["seats"][0])
    for _ in range(5):
        one.wait_for_question()
        one.answer(rng)
    one.wait_for_question()  # the table waits for this seat: nothing happens until it answers
    before, lines = one.seen("prompt").inner_text(), one.log()
    one.page.reload()
    expect(one.seen("prompt")).to_have_text(before, use_inner_text=True)
    until(lambda: one.log() == lines)


def test_a_click_on_a_log_line_shows_the_board_of_that_moment(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "me", seed=2)
    play_by_wire(server, made["table"], dict(enumerate(made["seats"])), until=25)
    one = visit()
    one.go(f"/t/{made['table']}/{made['watch']}")
    expect(one.seen("log-line").nth(3)).to_be_visible()
    one.seen("log-line").nth(3).get_by_role("button").first.click()
    expect(one.seen("past-banner")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.seen("past-banner")).to_be_hidden()


def test_undo_by_consent(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=4)
    table, keys = made["table"], made["seats"]
    play_by_wire(server, table, dict(enumerate(keys)), until=12)
    mara, oskar = visit(), visit()
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    state: dict[str, Any] = call(server, f"/api/tables/{table}/state", key=keys[0])
    back = state["undo"]["turn"]
    assert back and not back["free"]
    mara.seen("undo").click()
    mara.seen("undo-turn").click()
    expect(oskar.seen("proposal-yes")).to_be_visible()
    oskar.seen("proposal-yes").click()
    expect(oskar.seen("proposal-yes")).to_be_hidden()
    expect(mara.seen("proposal")).to_be_hidden()

    def gone_back() -> bool:
        after = call(server, f"/api/tables/{table}/state", key=keys[0])
        return bool(after["view"]["number"] == back["number"] and after["proposal"] is None)

    until(gone_back)


def test_a_refused_undo_changes_nothing(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=4)
    table, keys = made["table"], made["seats"]
    number = play_by_wire(server, table, dict(enumerate(keys)), until=12)
    mara, oskar = visit(), visit()
    mara.sit(table, keys[0])
    oskar.sit(table, keys[1])
    mara.seen("undo").click()
    mara.seen("undo-turn").click()
    expect(mara.seen("proposal")).to_be_visible()
    oskar.seen("proposal-no").click()
    expect(mara.seen("proposal")).to_be_hidden()
    assert call(server, f"/api/tables/{table}/state", key=keys[0])["view"]["number"] == number


def test_chat_reaches_the_other_browser(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=4)
    mara, oskar = visit(), visit()
    mara.sit(made["table"], made["seats"][0])
    oskar.sit(made["table"], made["seats"][1])
    mara.seen("chat-input").fill("Ahoy <b>there</b>")
    mara.page.keyboard.press("Enter")
    expect(oskar.seen("chat-line")).to_contain_text("Ahoy <b>there</b>")


def test_a_spectator_sees_no_secret(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "me", seed=8, kraken=True)
    table, keys = made["table"], made["seats"]
    for number in range(20, 80, 6):  # until both hold cards
        play_by_wire(server, table, dict(enumerate(keys)), until=number)
        hands = [call(server, f"/api/tables/{table}/state", key=key)["view"]["table"]["hands"] for key in keys]
        if all(hands[seat][seat]["cards"] for seat in range(2)):
            break
    one = visit()
    got: list[str] = []
    one.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: got.append(str(data))))
    one.go(f"/t/{table}/{made['watch']}")
    expect(one.seen("board")).to_be_visible()
    expect(one.seen("log-line").first).to_be_visible()
    hands = [call(server, f"/api/tables/{table}/state", key=key)["view"]["table"]["hands"] for key in keys]
    own = [hands[seat][seat]["cards"] for seat in range(2)]
    assert all(own), "both hold cards, so there is something to hide"
    states = [frame for frame in got if '"hands":' in frame]  # there may be a sign of life among them
    assert states and all('"cards":[' not in frame.split('"hands":', 1)[1].split("]", 1)[0] for frame in states)
    assert one.asked() is None and '"decision":null' in states[-1]
    assert not one.seen("hand").locator("button, [data-card]").count()


def test_the_hot_seat_has_a_curtain(visit: Visit, server: Server, rng: random.Random) -> None:
    one = visit()
    one.go("/new/abyss")
    one.seen("new-open").wait_for()
    made = new_table(server, "me", "me", seed=6)
    first, second = made["seats"]  # both seats are this browser's
    one.sit(made["table"], first)
    one.go(f"/t/{made['table']}/{second}")
    for _ in range(30):
        until(lambda: one.seen("curtain").count() or one.asked())
        if one.seen("curtain").count():
            break
        one.answer(rng)
    expect(one.seen("curtain")).to_be_visible()
    assert not one.seen("hand").count(), "the hand is behind the curtain"
    one.seen("curtain-open").click()
    expect(one.seen("board")).to_be_visible()


def test_a_seat_can_be_handed_to_a_bot_and_the_game_goes_on(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=4)
    table, keys = made["table"], made["seats"]
    call(server, f"/api/tables/{table}/do", {"do": "hand", "key": "h", "seat": 1, "bot": "random"}, made["host"])
    one = visit()
    one.sit(table, keys[0])
    one.wait_for_question()
    expect(one.seen("seat-1").locator(".state")).to_be_visible()
    assert call(server, f"/api/tables/{table}/state", key=keys[0])["seats"][1]["bot"] == "random"


def test_a_host_who_plays_hands_the_seat_of_another_to_a_bot(visit: Visit, server: Server) -> None:
    """The page of a seat knows the key of its host; it takes that one for what only a host may do."""
    made = new_table(server, "me", "friend", seed=4)
    one = visit()
    one.go(f"/t/{made['table']}/{made['host']}")
    expect(one.seen("board")).to_be_visible()
    one.sit(made["table"], made["seats"][0])
    one.page.get_by_role("button", name="Seats").first.click()
    friend = one.seen("links").locator("li").nth(1)
    friend.get_by_role("button", name="clever").click()
    expect(friend.get_by_role("button", name="Take back from the bot")).to_be_visible()
    state = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][0])
    assert [seat["bot"] for seat in state["seats"]] == ["", "greedy"]


@pytest.mark.parametrize("width", [1280, 360])
def test_a_table_tells_for_its_whole_life_that_its_seed_was_chosen(visit: Visit, server: Server, width: int) -> None:
    made = new_table(server, "me", "random", seed=4)
    one = visit(width, 720, lang="de", touch=width < 500)
    one.sit(made["table"], made["seats"][0])
    mark = one.seen("marks")
    expect(mark).to_contain_text("Startwert gewählt")
    expect(mark).to_be_in_viewport(ratio=1)
    mark.click()
    expect(mark).to_have_attribute("aria-expanded", "true")
    assert one.page.evaluate("document.documentElement.scrollWidth") <= width
    one.go("/")
    expect(one.seen("my-table").get_by_test_id("marks")).to_contain_text("Startwert gewählt")


def test_what_happens_to_a_seat_is_told_in_the_chat(visit: Visit, server: Server) -> None:
    made = new_table(server, "me", "friend", seed=4)
    one = visit(lang="pl")
    one.sit(made["table"], made["seats"][0])
    before = one.seen("chat-line").count()
    call(
        server, f"/api/tables/{made['table']}/do", {"do": "hand", "key": "h", "seat": 1, "bot": "random"}, made["host"]
    )
    expect(one.seen("chat-line")).to_have_count(before + 1)
    expect(one.seen("chat-line").last).to_contain_text("Oskar")
