"""Arkham Horror in the browser: a campaign by two people, a round by keys alone, clicks, decks, what can be seen."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import fathom
from fathom.lab.serving import Server
from visiting import Question, Visitor, call, until
from web.test_layout import CUT, OWN_IN_SIGHT, SIZES

Visit = Callable[..., Visitor]
ATTIC = {"card": "attic", "clues": 2}
EMPTIED = ({"card": "attic", "clues": 0}, {"card": "cellar", "clues": 0})
HOUSE = ["hallway", ATTIC, {"card": "cellar", "clues": 4}, {"card": "parlor", "revealed": False}]


def at(*seats: dict[str, Any], **rest: Any) -> fathom.Table:
    """A described position; one seat with Roland where no other investigator is named."""
    return fathom.position("arkham", {"seats": list(seats), **rest})


def opened(server: Server, table: fathom.Table) -> dict[str, Any]:
    """A table at this moment."""
    made: dict[str, Any] = call(server, "/api/records", json.loads(json.dumps(table.record())))
    return made


def state_of(server: Server, made: dict[str, Any], seat: int = 0) -> Callable[[], dict[str, Any]]:
    def state() -> dict[str, Any]:
        told: dict[str, Any] = call(server, f"/api/tables/{made['table']}/state", key=made["seats"][seat])
        return told

    return state


def piece(one: Visitor, name: str) -> None:
    one.page.locator(f'[data-piece="{name}"]').first.click()


def full_table() -> fathom.Table:
    """Much of one's own, and a partner elsewhere."""
    play = ["machete", {"card": "beat-cop", "damage": 1}, "automatic-45", "physical-training"]
    hand = ["guts", "dodge", "evidence", "overpower", "perception", "knife", "emergency-cache"]
    return at(
        {"at": "hallway", "hand": hand, "play": play, "threat": ["cover-up"], "resources": 5, "clues": 2, "damage": 3},
        {"investigator": "agnes-baker", "at": "attic", "play": ["holy-rosary"], "horror": 1},
        locations=HOUSE, enemies=[
            {"card": "ghoul-minion", "at": "hallway", "engaged": 0, "damage": 1},
            {"card": "ravenous-ghoul", "at": "attic", "engaged": 1}, {"card": "swarm-of-rats", "at": "cellar"},
        ],
        attached=[{"card": "barricade", "to": "hallway", "owner": 0}, {"card": "obscuring-fog", "to": "attic"}],
        act="the-barrier", agenda="rise-of-the-ghouls", doom=3, encounter_discard=["ancient-evils"],
    )  # fmt: skip


def a_fight() -> fathom.Table:
    """A Ghoul, two cards that help, a token that is known."""
    return at(
        {"at": "hallway", "hand": ["overpower", "overpower"]}, locations=["hallway", ATTIC],
        enemies=[{"card": "ghoul-minion", "at": "hallway", "engaged": 0}], tokens=["0"],
    )  # fmt: skip


# ---- a click per thought


def test_moving_is_one_click(visit: Visit, server: Server) -> None:
    made = opened(server, at({"at": "hallway"}, locations=["hallway", ATTIC]))
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    piece(one, "attic")
    until(lambda: state()["view"]["table"]["places"] == ["attic"])


def test_investigating_is_one_click_and_one_for_each_committed_card(visit: Visit, server: Server) -> None:
    hand = ["evidence", "evidence"]
    made = opened(server, at({"at": "attic", "hand": hand}, locations=["hallway", ATTIC], tokens=["0"]))
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    piece(one, "attic")
    expect(one.seen("odds")).to_contain_text("%")
    expect(one.page.locator('[data-piece="hand:evidence"]')).to_be_visible()
    piece(one, "hand:evidence")
    expect(one.page.locator('[data-piece="hand:evidence"]')).to_have_attribute("aria-pressed", "true")
    one.seen("answer-submit").click()
    until(lambda: state()["view"]["table"]["clues"].get("roland-banks") == 1)
    assert state()["view"]["table"]["hands"][0]["cards"] == ["evidence"], "one of the two stays"


def test_fighting_is_one_click_and_one_for_each_committed_card(visit: Visit, server: Server) -> None:
    made = opened(server, a_fight())
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    one.seen("board").get_by_role("button", name="Fight the Ghoul Minion").click()
    until(lambda: state()["view"]["decision"]["prompt"]["id"] == "ask-commit")
    one.seen("answer-submit").click()
    until(lambda: state()["view"]["table"]["damage"])
    assert set(state()["view"]["table"]["damage"].values()) == {1}


def test_damage_is_assigned_by_clicks_on_who_bears_it(visit: Visit, server: Server) -> None:
    made = opened(server, at(
        {"at": "hallway", "play": ["research-librarian"]}, locations=["hallway"], phase="enemy",
        enemies=[{"card": "ghoul-priest", "at": "hallway", "engaged": 0}],
    ))  # fmt: skip
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    until(lambda: state()["view"]["decision"]["prompt"]["id"] == "ask-assign")
    one.page.get_by_test_id("prompt").wait_for()
    helper = state()["view"]["table"]["play"][0][0]["id"]
    expect(one.page.locator("[data-way]")).to_have_count(4)  # who bears it, at the sheet and not on the map again
    for group, choice in ((helper, "damage"), ("player-0", "damage"), ("player-0", "horror"), ("player-0", "horror")):
        one.page.locator(f'.mine [data-piece="{group}"] button:has([data-way^="{choice}/"])').click()
    one.seen("answer-submit").click()
    until(lambda: state()["view"]["table"]["damage"] == {"roland-banks": 1})
    table = state()["view"]["table"]
    assert table["horror"] == {"roland-banks": 2}
    assert table["discards"] == [["research-librarian"]], "one damage was too much for the librarian"


# ---- what can be seen


def test_a_test_shows_its_parts_the_odds_and_then_what_the_token_means(visit: Visit, server: Server) -> None:
    made = opened(server, at(
        {"at": "hallway", "hand": ["overpower"], "play": ["beat-cop"]}, locations=["hallway"], tokens=["tablet"],
        enemies=[{"card": "ghoul-minion", "at": "hallway", "engaged": 0}],
    ))  # fmt: skip
    one, state = visit(lists=False, lang="de"), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    one.page.locator('.threat button:has([data-way^="fight."])').click()
    test = one.page.locator('[data-at="test"]')
    expect(test).to_contain_text("Streifenpolizist+1")
    expect(one.seen("odds")).to_contain_text("88 %")
    one.seen("option-pass").click()  # the Beat Cop could do something
    until(lambda: state()["view"]["decision"]["prompt"]["id"] == "ask-commit")
    one.seen("answer-submit").click()
    one.seen("option-pass").click()
    # The tablet hurts at once, and somebody could bear that for Roland: the test is still open.
    until(lambda: state()["view"]["decision"]["prompt"]["id"] == "ask-assign")
    expect(test).to_contain_text("−2")
    expect(test).to_contain_text("1 Schaden")
    expect(one.seen("odds")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_everything_of_ones_own_is_in_sight(visit: Visit, server: Server, width: int, height: int) -> None:
    made = opened(server, full_table())
    one, state = visit(width, height, lang="de", lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])
    one.settle()
    table = state()["view"]["table"]
    own = [found["id"] for found in (*table["play"][0], *table["threat"][0])]
    assert one.page.evaluate(OWN_IN_SIGHT, [*own, "resources", "deck"]) == []


@pytest.mark.parametrize("lang", ["pl", "de"])
def test_nothing_is_cut_at_any_size(visit: Visit, server: Server, lang: str) -> None:
    made = opened(server, full_table())
    one = visit(lang=lang, lists=False)
    one.sit(made["table"], made["seats"][0])
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(CUT) == [], (width, height)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_board_log_and_deck_builder(
    visit: Visit, server: Server, axe: str, scheme: str
) -> None:
    made = opened(server, full_table())
    one = visit(lists=False, color_scheme=scheme)
    one.sit(made["table"], made["seats"][0])
    assert one.complaints_of_axe(axe) == []
    one.seen("log-open").click()
    expect(one.seen("campaign-log")).to_be_visible()
    assert one.complaints_of_axe(axe) == []
    one.go("/decks/arkham")
    expect(one.seen("deck-size")).to_contain_text("30")
    assert one.complaints_of_axe(axe) == []


# ---- keys alone


def test_a_round_by_keys_alone(visit: Visit, server: Server) -> None:
    """Move, gain a resource, end the turn; then the phases come and it is the next round."""
    made = opened(server, at({"at": "hallway"}, locations=["hallway", ATTIC], encounter=["ancient-evils"]))
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])

    def press(name: str, key: str = "Enter") -> None:
        """Walk with Tab until the focus is on what is called so, then press."""
        target = one.page.get_by_role("button", name=name).locator("visible=true").first
        target.wait_for()
        for _ in range(150):
            if target.evaluate("one => one === document.activeElement"):
                one.page.keyboard.press(key)
                return
            one.page.keyboard.press("Tab")
        raise AssertionError(f"{name} is not reached by Tab")

    press("Move to the Attic")
    until(lambda: state()["view"]["table"]["places"] == ["attic"])
    press("Gain 1 resource")
    until(lambda: state()["view"]["table"]["actions"] == [1])
    press("End turn")
    until(lambda: state()["view"]["table"]["round"] == 2 and state()["view"]["decision"])


# ---- decks


def test_a_deck_is_built_checked_and_taken_to_a_table(visit: Visit, server: Server) -> None:
    one = visit()
    one.go("/decks/arkham")
    one.seen("investigator-wendy-adams").check(force=True)
    expect(one.seen("deck-size")).to_contain_text("30")
    one.seen("deck-search").fill("lucky")
    one.seen("add-lucky").click()
    expect(one.seen("deck-size")).to_contain_text("31")
    expect(one.seen("deck-wrong").locator('[data-rule="A-deckbuilding.2"]')).to_be_visible()
    expect(one.seen("deck-table")).to_be_disabled()
    one.seen("remove-knife").click()
    expect(one.seen("deck-wrong").locator("[data-rule]")).to_have_count(0)
    one.seen("deck-keep").click()
    one.seen("deck-table").click()
    one.seen("new-open").click()
    expect(one.seen("board")).to_be_visible()
    until(lambda: "Wendy Adams" in one.text())


def test_a_pasted_deck_is_read_and_a_huge_one_refused(visit: Visit, server: Server) -> None:
    one = visit(lang="pl")
    one.go("/decks/arkham")
    expect(one.seen("deck-size")).to_contain_text("30")
    one.page.locator("summary", has_text="Wklej").click()
    one.seen("deck-paste").fill("Agnes Baker\n2x Guts\n2x Fearless")
    one.seen("deck-read").click()
    expect(one.seen("deck-size")).to_contain_text("4 ")
    expect(one.seen("investigator-agnes-baker")).to_be_checked()
    one.seen("deck-paste").fill("x" * 2_000_000)
    one.seen("deck-read").click()
    expect(one.seen("deck-failure")).to_contain_text("20")
    expect(one.seen("deck-size")).to_contain_text("4 "), "nothing has changed"


# ---- a campaign by two people


def choose(one: Visitor, prompt: str, key: str, state: Callable[[], dict[str, Any]]) -> None:
    """Answer this very question once it is asked."""

    def asked() -> Question | None:
        decision = state()["view"]["decision"]
        found = one.asked()
        ours = decision is not None and decision["prompt"]["id"] == prompt and found and found.id == decision["id"]
        return found if ours else None

    question = until(asked)
    one.press(question, f"option-{key}" if key else "answer-submit")
    one.wait_while_asked(question.id)
    assert one.asked() != question, "it was not taken"


def test_two_people_end_the_gathering_and_go_on_with_a_changed_deck(visit: Visit, server: Server) -> None:
    """In Polish and German: the last blow, the resolution, a card bought for experience, the next scenario."""
    made = opened(server, at(
        {"at": "hallway", "hand": ["overpower"]}, {"investigator": "agnes-baker", "at": "hallway"},
        options={"scenario": "campaign"}, locations=["hallway", *EMPTIED, "parlor"],
        enemies=[{"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 9}],
        act="what-have-you-done", agenda="theyre-getting-out", tokens=["0"],
    ))  # fmt: skip
    roland, agnes = visit(lang="pl"), visit(lang="de")
    states = [state_of(server, made, seat) for seat in (0, 1)]
    for seat, one in enumerate((roland, agnes)):
        one.sit(made["table"], made["seats"][seat])
        one.hurry()
    blow = next(o["key"] for o in states[0]()["view"]["decision"]["options"] if o["key"].startswith("fight."))
    choose(roland, "ask-action", blow, states[0])
    choose(roland, "ask-commit", "", states[0])
    choose(roland, "choose-effect", "r1", states[0])
    choose(roland, "ask-stay", "stay", states[0])
    choose(agnes, "ask-stay", "stay", states[1])
    assert states[0]()["view"]["table"]["experience"] == [6, 6]
    until(lambda: "Das Haus ist abgebrannt" in agnes.text())
    assert "note-house-burned" not in roland.text()
    choose(roland, "ask-purchase", "upgrade.beat-cop-2", states[0])
    choose(roland, "ask-purchase", "buy.machete", states[0])
    choose(roland, "ask-remove", "knife", states[0])
    choose(roland, "ask-purchase", "done", states[0])
    choose(agnes, "ask-purchase", "done", states[1])
    until(lambda: states[0]()["view"]["table"]["scenario"] == "the-midnight-masks")
    deck = states[0]()["view"]["deck"]
    assert "beat-cop-2" in deck and "beat-cop" not in deck and deck.count("knife") == 1
    assert deck.count("machete") == 2 and states[0]()["view"]["table"]["experience"][0] == 3
    for one, words in ((roland, "Maski północy"), (agnes, "Mitternachtsmasken")):
        until(lambda one=one, words=words: words in one.text())


# ---- a new table


def test_a_table_is_opened_by_keys_without_writing_json(visit: Visit, server: Server, axe: str) -> None:
    one = visit(390, 844, touch=True, lang="pl")
    one.go("/new/arkham")
    one.seen("option-difficulty-1").focus()
    one.page.keyboard.press("ArrowRight")
    expect(one.seen("option-difficulty-2")).to_be_checked()
    one.page.locator('input[value="campaign"]').focus()
    one.page.keyboard.press("Space")
    one.seen("option-boxes-number").focus()
    one.page.keyboard.press("ArrowDown")
    one.seen("option-decks-0").focus()
    # again and again the same letter: of a whole word, typed too slowly, every letter counts for itself
    until(lambda: one.seen("option-decks-0").input_value() == "ready-4" or one.page.keyboard.press("w"))
    one.seen("option-decks-0-mental-more").focus()
    one.page.keyboard.press("Enter")
    assert one.complaints_of_axe(axe) == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 390
    one.seen("option-decks-1").select_option("pasted")
    one.seen("option-decks-1-text").fill("Agnes Baker\n2x Nóż")
    one.seen("new-open").click()
    expect(one.seen("option-decks-wrong").locator('[data-rule="A-deckbuilding.2"]')).to_be_visible()
    one.complaints.clear()  # the browser notes a refused request
    one.seen("option-decks-1").select_option("none")
    with one.page.expect_request("**/api/tables") as asked:
        one.seen("new-open").click()
    sent = asked.value.post_data_json["options"]
    assert sent["decks"] == [{"investigator": "wendy-adams", "mental": 1}]
    assert (sent["scenario"], sent["difficulty"], sent["boxes"]) == ("campaign", "hard", 1) and "earlier" not in sent
    expect(one.seen("board")).to_be_visible()


# ---- a reaction is asked about, always used, or never


def test_a_reaction_is_set_to_always_and_no_longer_asked_about(visit: Visit, server: Server) -> None:
    """Two Ghouls attack: at the first one Guard Dog is set, at the second it bites without a question."""
    ghoul = {"card": "ghoul-minion", "at": "hallway", "engaged": 0}
    made = opened(server, at(
        {"at": "hallway", "play": ["guard-dog"]}, locations=["hallway"], phase="enemy", enemies=[ghoul, ghoul],
    ))  # fmt: skip
    one, state = visit(lists=False), state_of(server, made)
    one.sit(made["table"], made["seats"][0])

    def attacked() -> None:
        """The next Ghoul attacks; the dog takes the damage, Roland the horror."""
        while not (asked := until(lambda: state()["view"]["decision"])).get("window"):
            answer: Any = asked["options"][0]["key"]
            if asked["prompt"]["id"] == "ask-assign":
                answer = {"damage/guard-dog#1": 1, "horror/roland-banks": 1}
            elif asked["prompt"]["id"] != "ask-next-attacker":
                return
            told = {"do": "answer", "key": asked["id"], "question": asked["id"], "answer": answer}
            call(server, f"/api/tables/{made['table']}/do", told, made["seats"][0])

    attacked()
    until(lambda: (state()["view"]["decision"] or {}).get("window"))
    one.seen("order-open").click()
    one.seen("use-guard-dog").select_option("always")
    until(
        lambda: [(order["question"], order["answer"]) for order in state()["orders"]] == [("use:guard-dog", "always")]
    )
    one.page.keyboard.press("Escape")
    expect(one.seen("orders")).to_contain_text("Guard Dog")
    expect(one.seen("pass-unchanged")).to_be_visible()
    one.seen("option-pass").click()
    until(lambda: not (state()["view"]["decision"] or {"window": True}).get("window"))
    attacked()
    until(lambda: sum(n for id, n in state()["view"]["table"]["damage"].items() if id.startswith("ghoul")) == 1)


# ---- joining a campaign


def test_somebody_new_joins_a_campaign_by_link(visit: Visit, server: Server) -> None:
    """The seat was empty in The Gathering; its link opens the board, and between the scenarios it takes part."""
    made = opened(server, at(
        {"at": "hallway", "hand": ["overpower"]}, {}, options={"scenario": "campaign", "later": 1},
        locations=["hallway", *EMPTIED, "parlor"], act="what-have-you-done", agenda="theyre-getting-out", tokens=["0"],
        enemies=[{"card": "ghoul-priest", "at": "hallway", "engaged": 0, "damage": 4}],
    ))  # fmt: skip
    roland, newcomer = visit(), visit(lang="de")
    states = [state_of(server, made, seat) for seat in (0, 1)]
    roland.sit(made["table"], made["seats"][0])
    roland.hurry()
    blow = next(o["key"] for o in states[0]()["view"]["decision"]["options"] if o["key"].startswith("fight."))
    choose(roland, "ask-action", blow, states[0])
    choose(roland, "ask-commit", "", states[0])
    choose(roland, "choose-effect", "r1", states[0])
    newcomer.sit(made["table"], made["seats"][1])
    newcomer.hurry()
    choose(roland, "ask-comes", "join", states[0])
    choose(newcomer, "ask-joins-as", "wendy-adams", states[1])
    choose(newcomer, "ask-purchase", "done", states[1])
    choose(roland, "ask-purchase", "done", states[0])
    until(lambda: states[1]()["view"]["table"]["investigators"] == ["roland-banks", "wendy-adams"])
    until(lambda: "Wendy Adams" in newcomer.text())


def test_a_button_leads_survivors_to_a_new_campaign(visit: Visit, server: Server) -> None:
    table = fathom.new("arkham", seats=2, seed=7, options={"scenario": "campaign", "difficulty": "easy"})
    rng = random.Random(7)
    while table.decision is not None:
        table.choose(table.decision.sample(rng), table.decision.seat)
    (survivor,) = table.view(0)["survivors"]
    made = opened(server, table)
    one = visit(lang="de")
    one.sit(made["table"], made["seats"][0])
    one.seen("outcome-further").click()
    expect(one.page.locator('input[value="campaign"]')).to_be_checked()
    expect(one.seen("option-decks-0")).to_have_value("other")
    expect(one.seen("option-decks-0-physical-number")).to_have_value(str(survivor["physical"]))
    with one.page.expect_request("**/api/tables") as asked:
        one.seen("new-open").click()
    assert asked.value.post_data_json["options"]["decks"] == [survivor]
    expect(one.seen("board")).to_be_visible()
