"""What players are told where something is refused, left out or forced, and which clause is cited for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fathom.games.call_of_madness.cards.says import set_text
from fathom.games.call_of_madness.cards.source import OWN
from fathom.kernel.text import LANGUAGES
from madness_play import Play, alone, at

GODS = ["guide", "serpents", "toad", "digger"]
DEEP = ["guide", "digger", "toad", "deep"]
GOAT = ["guide", "goat", "toad", "flame"]
ALL = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]


def told(p: Play, clause: str) -> list[str]:
    """The lines of the log that cite a clause, without sentences around them."""
    return [event.text.render("en") for event in p.t.events() if event.rule == clause]


def refusals(p: Play) -> dict[str, str]:
    """What is refused at the open question, by the id of its message, with the clause."""
    assert p.t.decision is not None
    return {text.id: rule for text, rule in p.t.decision.refused()}


# ---- targets


@pytest.mark.rule("C-play.3", "C-rul.12a")
def test_a_used_target_is_told_only_where_it_would_be_one() -> None:
    """An attack uses no space, an outpost no investigator; only what the next action would want is missed."""
    mine = {"hand": ["god-digger-quake"], "madness": {"blue": 2}, "board": {"r2c1": "priest", "r3c2": "student"}}
    p = at(mine, gods=GODS).does("god-digger-quake", "set-2", "attack-2", "0-r2c1")
    assert p.asked == "ask-space" and "refuse-same-target" not in refusals(p)
    p = at({**mine, "hand": ["god-digger-collapse"]}, gods=GODS)
    p.does("god-digger-collapse", "set-1", "outpost-add", "0-r4c1")
    assert p.asked == "ask-investigator" and "refuse-same-target" not in refusals(p)

    board = {"r2c1": "priest", "r3c2": "student", "r4c3": "agent"}
    p = at({"hand": ["god-serpents-fang"], "board": board}, gods=GODS).does("god-serpents-fang", "0-r2c1")
    assert refusals(p)["refuse-same-target"] == "C-play.3"
    mine = {"hand": ["god-digger-collapse"], "madness": {"blue": 1}, "outposts": ["r2c1", "r3c1"]}
    p = at(mine, gods=GODS).does("god-digger-collapse", "set-3", "outpost-remove", "0-r2c1")
    assert refusals(p)["refuse-same-target"] == "C-play.3", "the space of a removed outpost is used"


@pytest.mark.parametrize(
    ("gods", "card", "answers", "asked", "rule"),
    [
        (GODS, "god-digger-collapse", ("set-1", "outpost-add"), "ask-space", "C-action.outpost-add.1"),
        (GODS, "god-digger-collapse", ("set-2", "outpost-remove"), "ask-space", "C-action.outpost-remove.1"),
        (GOAT, "god-goat-grove", ("set-1", "opp-remove-2"), "ask-player", "C-action.cultists.3"),
        (GOAT, "god-flame-arson", ("set-1",), "ask-player", "C-action.fire-add.1"),
        (GOAT, "god-flame-backdraft", ("set-1", "fire-remove"), "ask-player", "C-action.fire-remove.1"),
        (DEEP, "god-deep-tide", ("set-1", "depth-add"), "ask-depth-token", "C-action.depth.2"),
        (DEEP, "god-deep-tide", ("set-2", "depth-remove"), "ask-depth-token", "C-action.depth.6"),
        (DEEP, "god-deep-undertow", ("depth-shift",), "ask-depth-token", "C-action.depth.4"),
        (DEEP, "god-deep-undertow", ("depth-shift", "0-r2c3"), "ask-depth-place", "C-action.depth.4"),
        (DEEP, "god-deep-undertow", ("depth-add", "depth-tide-a"), "ask-depth-place", "C-action.depth.2"),
    ],
)  # fmt: skip
def test_the_question_for_a_target_cites_its_action(
    gods: list[str], card: str, answers: tuple[str, ...], asked: str, rule: str
) -> None:
    depth = {"r2c3": "depth-tide-a", "r3c3": "depth-tide-b"} if "deep" in gods else {}
    mine = {"hand": [card], "madness": {"blue": 1}, "board": {"r2c1": "priest", "r2c2": "agent"}, "fire": 1,
            "outposts": ["r4c1", "r4c2"], "depth": depth}  # fmt: skip
    p = at(mine, {"fire": 1}, players=3, gods=gods).does(card, *answers)
    assert p.asked == asked and p.t.decision is not None and p.t.decision.rule == rule
    assert {p.rule(key) for key in p.options()} == {rule}


@pytest.mark.parametrize(
    ("lang", "questions"),
    [
        ("en", ["Which investigator will you attack for 1?", "Which investigator will you reinforce by 1?"]),
        ("pl", ["Którego badacza atakujesz z siłą 1?", "Którego badacza wzmacniasz o 1?"]),
        ("de", ["Welchen Ermittler greifst du mit Stärke 1 an?", "Welchen Ermittler verstärkst du um 1?"]),
    ],
)
def test_the_question_for_a_target_says_what_is_done_to_it(lang: str, questions: list[str]) -> None:
    """The second action of a set is nobody's choice any more; whether it helps or hurts has to be told."""
    board = {"r2c1": "priest", "r3c2": "student", "r4c3": "agent"}
    p = at({"hand": ["god-digger-tunnel"], "board": board}, gods=GODS).does("god-digger-tunnel", "attack-1")
    asked = []
    for answer in ("0-r2c1", "0-r3c2"):
        assert p.t.decision is not None and p.asked == "ask-investigator"
        asked.append(p.t.decision.prompt.render(lang))
        p.does(answer)
    assert asked == questions


@pytest.mark.rule("C-action.outpost-add.5", "C-rul.41a")
def test_a_board_that_refuses_an_outpost_cites_what_it_costs() -> None:
    p = at({"hand": ["god-digger-eggs"]}, {"outposts": ALL}, gods=GODS).does("god-digger-eggs", "set-1")
    assert p.rule("player-1") == "C-action.outpost-add.5" and p.rule("0-r2c1") == "C-action.outpost-add.1"


@pytest.mark.rule("C-rul.54", "C-play.2")
def test_a_choice_of_one_action_is_not_asked_as_an_order() -> None:
    p = at({"figure": "digger", "outposts": ["r2c1"]}, gods=GODS).does("power")
    assert p.t.decision is not None and p.asked == "ask-next-action" and p.t.decision.rule == "C-rul.54"
    assert p.t.decision.prompt.render("en") == "Which of these will you do?"
    board = {"r2c1": "agent", "r2c2": "agent"}
    p = at({"hand": ["god-serpents-coil"], "board": board}, gods=GODS).does("god-serpents-coil")
    assert p.t.decision is not None and p.asked == "ask-next-action" and p.t.decision.rule == "C-play.2"
    assert p.t.decision.prompt.render("en") == "Which action comes next?"


@pytest.mark.rule("C-play.9", "C-play.13")
def test_a_set_cites_what_makes_it_available() -> None:
    mine = {"hand": ["god-serpents-curse"], "madness": {"red": 1}, "board": {"r2c1": "agent"}}
    p = at(mine, gods=GODS, night=True).does("god-serpents-curse")
    assert {key: p.rule(key) for key in p.options()} == {
        "set-1": "C-play.1", "set-2": "C-play.9", "set-3": "C-play.13",
    }  # fmt: skip
    p = at({**mine, "hand": ["god-serpents-coil"]}, gods=GODS).does("god-serpents-coil", "set-1", "move-1", "down")
    assert (p.asked, p.rule("use"), p.rule("decline")) == ("ask-bottom", "C-play.9", "C-play.12")


@pytest.mark.rule("C-action.move.4", "C-action.move.5", "C-action.move.6")
def test_a_step_cites_what_lets_it_go_there() -> None:
    mine = {"hand": ["basic-rose-sedation"], "board": {"r4c2": "agent"}, "outposts": ["r3c2"]}
    p = at({**mine, "depth": {"r4c3": "depth-tide-a"}}, gods=DEEP).does("basic-rose-sedation")
    assert {key: p.rule(key) for key in p.options()} == {
        "up": "C-action.move.5", "down": "C-action.move.6", "left": "C-action.move.1", "right": "C-action.move.4",
    }  # fmt: skip


@pytest.mark.rule("C-events.5", "C-events.6")
def test_using_an_event_and_declining_it_cite_what_allows_them() -> None:
    p = at({"hand": ["basic-rose-dissection"]}, gods=GODS, options={"events": True}, events=["event-grave-goods"],
           god_decks={"toad": ["god-toad-tongue", "event"]})  # fmt: skip
    p.does("basic-rose-dissection", "god-toad-tongue")
    assert (p.asked, p.rule("use"), p.rule("decline")) == ("ask-event", "C-events.5", "C-events.6")


# ---- what is left out


@pytest.mark.rule("C-rul.13a")
@pytest.mark.parametrize(
    ("gods", "card", "answers", "left"),
    [
        (DEEP, "god-deep-tide", ("set-2",), ["Remove a depth token."]),
        (GODS, "god-serpents-fang", (), ["Attack another investigator for 1."]),
        (GODS, "god-serpents-coil", ("attack-1",), ["Move another investigator 1 space."]),
        (GODS, "god-serpents-coil", ("move-1", "down"), ["Attack another investigator for 1."]),
    ],
)
def test_an_action_that_is_not_possible_is_told(
    gods: list[str], card: str, answers: tuple[str, ...], left: list[str]
) -> None:
    p = at({"hand": [card], "board": {"r2c1": "agent"}}, gods=gods).does(card, *answers)
    assert [line.split("“")[1].rstrip("”") for line in told(p, "C-rul.13a")] == left


@pytest.mark.rule("C-rul.13a")
def test_equal_actions_without_a_target_are_told_once_and_a_set_that_is_done_leaves_nothing_out() -> None:
    p = at({"hand": ["god-serpents-fang"]}, gods=GODS).does("god-serpents-fang")
    assert len(told(p, "C-rul.13a")) == 1
    board = {"r2c1": "agent", "r2c2": "agent"}
    p = at({"hand": ["god-serpents-fang"], "board": board}, gods=GODS).does("god-serpents-fang", "0-r2c1")
    assert told(p, "C-rul.13a") == []


@pytest.mark.rule("C-rul.13a", "C-rul.54")
def test_parts_of_a_power_that_are_not_possible_are_told() -> None:
    """At night: add a token, then move or flip one. There is only the one just added."""
    p = at({"figure": "deep"}, gods=DEEP, night=True).does("power", "depth-tide-a", "0-r2c1")
    assert len(told(p, "C-rul.13a")) == 2


@pytest.mark.rule("C-rul.13a", "C-rul.55b")
def test_what_follows_an_impossible_part_is_done_all_the_same() -> None:
    """Nothing lies in the discard pile to be put under the deck; a card is drawn."""
    mine = {"hand": ["basic-rose-dissection"], "deck": ["basic-rose-scalpel"]}
    p = at(mine, gods=GODS, options={"events": True}, events=["event-memory"],
           god_decks={"toad": ["god-toad-tongue", "event"]})  # fmt: skip
    p.does("basic-rose-dissection", "god-toad-tongue", "use")
    assert len(told(p, "C-rul.13a")) == 1 and "basic-rose-scalpel" in p.cards("hands")


@pytest.mark.rule("C-solo.25")
def test_a_figure_that_a_blocked_god_keeps_away_is_told() -> None:
    mine = {"hand": ["god-digger-tunnel"], "figure": "guide"}
    p = alone(mine, {"cultists": 20}, gods=["guide", "digger", "toad"], blocked="digger").does("god-digger-tunnel")
    assert len(told(p, "C-solo.25")) == 1 and p.s.figures[0] == 0
    p = alone({**mine, "figure": "digger"}, gods=["guide", "digger", "toad"]).does("god-digger-tunnel")
    assert told(p, "C-solo.25") == [] and told(p, "C-play.16") == [], "it stands there already"
    assert len(told(p, "C-rul.13a")) == 2, "only the attack and the reinforcing"


@pytest.mark.rule("C-rul.28d")
@pytest.mark.parametrize(("die", "left"), [(1, 0), (6, 1)])
def test_the_automa_tells_what_it_leaves_out(die: int, left: int) -> None:
    """Two investigators are alike, only the right one can go up. Each action has a target on the position before the
    set; if the die gives the attack the right one, there is nobody left to move."""
    automa = {"board": {"r1c1": "agent", "r3c3": "agent"}, "outposts": ["r2c1", "r3c1"]}
    p = alone({}, automa, gods=["guide", "digger", "toad"], active=1, automa_deck=["automa-m4"], dice=[die])
    assert len(told(p, "C-rul.28d")) == left
    assert set(p.board(1)) == ({"r1c1", "r3c3"} if left else {"r1c1", "r2c3"})


# ---- passing


@pytest.mark.rule("C-pass.7", "C-rul.36a")
def test_who_cannot_pay_for_a_turn_is_told_so_and_what_still_is_possible() -> None:
    other = {"hand": ["basic-rashford-cane", "basic-rashford-tome"], "outposts": ["r2c1"]}
    p = at({"hand": []}, other, gods=GODS).does("pass", "basic-rashford-cane", "end-turn")
    assert told(p, "C-pass.7") == ["Player 2 has no madness token for a further turn and passes."]
    assert p.seat == 1 and p.options() == ["end-turn", "remove-outpost"]
    assert refusals(p)["refuse-passed"] == "C-pass.2" and "refuse-card" not in refusals(p)

    p = at({"hand": []}, {**other, "madness": {"red": 1}}, gods=GODS).does("pass", "basic-rashford-cane", "end-turn")
    p.does("pass")
    assert told(p, "C-pass.7") == [] and len(told(p, "C-pass.1")) == 2, "who could pay has chosen it"


@pytest.mark.rule("C-pass.2")
def test_after_a_pass_the_pass_is_the_reason_that_no_card_can_be_played() -> None:
    p = at({"hand": ["basic-rose-scalpel"], "outposts": ["r2c1"]}, gods=GODS).does("pass")
    assert refusals(p)["refuse-passed"] == "C-pass.2" and "refuse-card" not in refusals(p)
    p = at({"hand": ["basic-rose-scalpel", "basic-rose-asylum"], "outposts": ["r2c1"]}, gods=GODS)
    p.does("basic-rose-scalpel")
    assert refusals(p)["refuse-card"] == "C-rul.34a" and "refuse-passed" not in refusals(p)


# ---- rituals, fires, the end


@pytest.mark.rule("C-action.ritual.4", "C-action.ritual.5")
@pytest.mark.parametrize(("figure", "ready", "lines"), [
    ("toad", False, {"C-action.ritual.5": 1, "C-action.ritual.4": 0}),
    ("toad", True, {"C-action.ritual.5": 0, "C-action.ritual.4": 0}),
    ("guide", False, {"C-action.ritual.5": 0, "C-action.ritual.4": 1}),
])  # fmt: skip
def test_a_figure_that_stands_there_already_is_simply_readied(figure: str, ready: bool, lines: dict[str, int]) -> None:
    mine = {"hand": ["basic-rose-dissection"], "figure": figure, "ready": ready, "deck": []}
    p = at(mine, gods=GODS, god_decks={"toad": ["god-toad-tongue"]}).does("basic-rose-dissection", "god-toad-tongue")
    assert {rule: len(told(p, rule)) for rule in lines} == lines
    assert p.s.ready[0] == 1 and p.s.figures[0] == p.s.gods[2]


@pytest.mark.rule("C-phase1.b3")
def test_burning_is_no_attack() -> None:
    p = at({"board": {"r2c1": {"tile": "agent", "fire": True}}}, gods=GODS, step="preparation")
    assert told(p, "C-phase1.b3") == ["Burns: Federal Agent (Player 1, row 2, column 1). Life left: 4."]


@pytest.mark.rule("C-team.6")
def test_the_end_names_both_of_a_team() -> None:
    seats = [{"hand": ["basic-rose-sedation"]}, {"cultists": 2, "board": {"r4c1": {"tile": "soldier",
             "madness": {"blue": 1}}}}, {}, {"cultists": 3}]  # fmt: skip
    p = at(*seats, players=4, options={"teams": True}, gods=GODS).does("basic-rose-sedation", "down")
    assert p.t.outcome is not None and p.t.outcome.winners == (0, 2)
    assert told(p, "C-team.6") == ["Player 2 and Player 4 have no cultists left."]
    said = {lang: p.t.outcome.reason.within("call_of_madness").render(lang) for lang in LANGUAGES}
    assert said == {
        "en": "A team has no cultists left.",
        "pl": "Jedna z drużyn nie ma już kultystów.",
        "de": "Ein Team hat keine Kultisten mehr.",
    }


# ---- teammates


@pytest.mark.rule("C-team.1", "C-team.2a", "C-team.2b", "C-rul.45a", "C-rul.11a")
def test_a_keyword_that_is_given_away_says_so_and_what_the_teammate_may_not_do() -> None:
    mate = {"character": "crane", "hand": ["basic-crane-heading", "basic-crane-cutlass"], "madness": {"blue": 2}}
    mine: dict[str, Any] = {"hand": ["basic-rose-sedation", "basic-rose-scalpel"], "board": {"r1c1": "priest"}}
    p = at(mine, {}, mate, players=4, options={"teams": True}, gods=GODS).does("basic-rose-sedation", "right")
    assert p.t.decision is not None and p.t.decision.rule == "C-rul.45a"
    assert {key: p.rule(key) for key in p.options()} == {
        "own": "C-key.again.1", "teammate": "C-team.2a", "nobody": "C-rul.11a",
    }  # fmt: skip
    p.does("teammate")
    assert told(p, "C-team.2a") == ["Player 1 lets the teammate play a card: Player 3."]
    assert p.seat == 2 and refusals(p) == {"refuse-mate": "C-team.2a"}
    p.does("basic-crane-heading", "set-1", "left", "back")
    assert told(p, "C-team.2b") == ["Player 1 may play another card."]

    p = at({"hand": ["basic-rose-dissection"], "cultists": 1}, {}, mate, players=4, options={"teams": True}, gods=GODS)
    p.does("basic-rose-dissection")
    assert [p.rule(key) for key in ("teammate", "nobody")] == ["C-team.1", "C-key.draw.1"]
    p.does("teammate")
    assert told(p, "C-team.1") == ["Player 3 draws 1 card."] and told(p, "C-key.draw.1") == []


# ---- words


def test_numbers_and_players_do_not_run_together_in_german() -> None:
    """Players are called Spieler 2: what they lose may not read like a name."""
    sets = [set_text(found) for card in OWN.cards for found in card.sets]
    sets += [set_text(found, automa=True) for card in OWN.automa for found in card.sets]
    said = [text.within("call_of_madness").render("de") for text in sets]
    assert sum("eines anderen Spielers ab" in one for one in said) > 8
    assert not [one for one in said if re.search(r"Spieler \d", one)]
