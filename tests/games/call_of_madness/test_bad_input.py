"""Bad input: a refusal names the clause, says what was wrong, and leaves the table as it was."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from madness_play import Play, alone, at

SLEEPERS = ["guide", "serpents", "toad", "sleeper"]

# ---- options


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (1, {"goals": True}, "C-rul.52a"),
        (1, {"events": True}, "C-rul.52a"),
        (1, {"longer": True}, "C-rul.52a"),
        (1, {"teams": True}, "C-team.0a"),
        (2, {"teams": True}, "C-team.0a"),
        (3, {"teams": True}, "C-team.0a"),
        (2, {"longer": True, "goals": False}, "C-rul.52a"),
        (2, {"automa": "night"}, "C-rul.52a"),
        (2, {"automa_numbers": [1, 2, 3, 4, 5]}, "C-rul.52a"),
        (1, {"automa": "night", "automa_numbers": [1, 2, 3, 4, 5]}, "C-rul.52a"),
        (2, {"god_list": ["guide", "toad", "deep"]}, "C-rul.52b"),
        (1, {"god_list": ["guide", "toad", "deep", "goat"]}, "C-rul.52b"),
        (2, {"god_list": ["guide", "toad", "deep", "goat"], "gods": "first-game"}, "C-rul.52b"),
        (2, {"first": 3}, "C-rul.6"),
    ],
)  # fmt: skip
@pytest.mark.rule("C-rul.52a", "C-rul.52b")
def test_options_that_exclude_each_other(seats: int, options: dict[str, Any], rule: str) -> None:
    with pytest.raises(fathom.BadSeats) as error:
        fathom.new("call_of_madness", seats=seats, options=options)
    assert error.value.rule == rule
    assert all(error.value.text.render(lang) for lang in ("en", "pl", "de"))


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"god_list": ["guide", "guide", "toad", "deep"]}, "C-rul.52b"),
        ({"god_list": ["guide", "toad", "deep", "azathoth"]}, "C-rul.52b"),
        ({"god_list": ["guide"]}, "C-rul.52b"),
        ({"automa_numbers": [1, 2, 3, 4]}, "C-solo.5"),
        ({"automa_numbers": [1, 2, 3, 4, 4]}, "C-solo.5"),
        ({"automa_numbers": [1, 2, 3, 4, 16]}, "C-solo.5"),
        ({"first": 5}, "C-rul.6"),
        ({"first": -1}, "C-rul.6"),
        ({"goals": 1}, ""),
        ({"gods": "all"}, ""),
        ({"automa": "mild"}, ""),
        ({"madness": True}, ""),
    ],
)  # fmt: skip
def test_options_that_cannot_be(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("call_of_madness", seats=1, options=options)
    assert error.value.rule == rule


@pytest.mark.parametrize(("seats", "options", "goals"), [
    (1, {}, 0), (1, {"goals": False}, 0), (2, {}, 3), (2, {"goals": True}, 3), (4, {"goals": False}, 0),
])  # fmt: skip
@pytest.mark.rule("C-rul.52a")
def test_goals_are_on_unless_they_are_switched_off_or_nobody_else_plays(
    seats: int, options: dict[str, Any], goals: int
) -> None:
    assert len(fathom.new("call_of_madness", seats=seats, options=options).state.goals) == goals


@pytest.mark.parametrize("seats", [0, 5, -1, 2.0, True, "2", None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(fathom.BadSeats):
        fathom.new("call_of_madness", seats=seats)


# ---- answers


def refused(p: Play, answer: Any, rule: str) -> None:
    """The answer is illegal, nothing changes, and the question tells the clause."""
    assert p.refuses(answer), answer
    assert rule in p.refused(), p.refused()


@pytest.mark.rule("C-play.3")
def test_the_same_target_twice_in_a_set() -> None:
    p = at({"hand": ["basic-rashford-cane"], "character": "rashford", "madness": {"red": 1},
            "board": {"r2c1": "agent", "r3c2": "agent", "r3c3": "agent"}})  # fmt: skip
    p.does("basic-rashford-cane", "set-2", "0-r2c1")
    refused(p, "0-r2c1", "C-play.3")


@pytest.mark.rule("C-play.9")
def test_a_paid_set_without_tokens() -> None:
    p = at({"hand": ["basic-rashford-cane"], "character": "rashford", "board": {"r2c1": "agent", "r3c2": "agent"}},
           night=True).does("basic-rashford-cane")  # fmt: skip
    refused(p, "set-2", "C-play.9")


@pytest.mark.rule("C-rul.13c")
def test_a_paid_set_in_which_nothing_is_possible() -> None:
    p = at({"hand": ["god-toad-nkai"], "madness": {"red": 2}}, gods=["guide", "serpents", "toad", "digger"], night=True)
    p.does("god-toad-nkai")
    refused(p, "set-2", "C-rul.13c")


@pytest.mark.rule("C-play.13")
def test_a_night_set_by_day() -> None:
    p = at({"hand": ["basic-rose-scalpel"], "madness": {"red": 1}, "board": {"r2c1": "agent", "r3c2": "agent"}})
    p.does("basic-rose-scalpel")
    refused(p, "set-3", "C-play.13")


@pytest.mark.rule("C-action.outpost-add.2")
def test_an_outpost_on_the_top_row() -> None:
    p = at({"hand": ["basic-crane-smugglers"], "character": "crane", "board": {"r2c1": "agent"}})
    p.does("basic-crane-smugglers", "set-2", "outpost-add")
    refused(p, "0-r1c1", "C-action.outpost-add.2")


@pytest.mark.rule("C-action.move.6")
def test_moving_off_the_board_upward() -> None:
    p = at({"hand": ["basic-rose-sedation"], "board": {"r1c2": "agent"}}).does("basic-rose-sedation")
    assert p.asked == "ask-step"
    refused(p, "up", "C-action.move.6")


@pytest.mark.rule("C-solo.24")
def test_a_ritual_of_a_blocked_god() -> None:
    p = alone({"hand": ["basic-rose-dissection"], "cultists": 30}, gods=["guide", "serpents", "toad"], blocked="toad",
              god_decks={"toad": ["god-toad-tongue"]}).does("basic-rose-dissection")  # fmt: skip
    refused(p, "god-toad-tongue", "C-solo.24")


@pytest.mark.rule("C-action.ritual.2")
def test_a_ritual_above_ones_cultists() -> None:
    p = at({"hand": ["basic-rose-dissection"], "cultists": 3}, gods=["guide", "serpents", "toad", "digger"],
           god_decks={"guide": ["god-guide-ultimate-gate"], "serpents": ["god-serpents-fang"],
                      "toad": ["god-toad-tongue"]}).does("basic-rose-dissection")  # fmt: skip
    refused(p, "god-guide-ultimate-gate", "C-action.ritual.2")


@pytest.mark.rule("C-extra.d2")
def test_claiming_a_goal_that_is_not_met() -> None:
    p = at({"hand": ["basic-rose-scalpel"]}, goals=["goal-now-double", "goal-now-arson", "goal-now-pantheon"])
    refused(p, "goal-now-double", "C-extra.d2")


@pytest.mark.rule("C-rul.34b")
def test_additional_actions_after_an_effect_has_begun() -> None:
    p = at({"hand": ["basic-rose-scalpel"], "madness": {"red": 3}, "board": {"r2c1": "agent", "r3c2": "agent"},
            "outposts": ["r4c1"]})  # fmt: skip
    assert {"madness-draw", "remove-outpost"} <= set(p.options())
    p.does("basic-rose-scalpel")
    for key in ("madness-draw", "remove-outpost", "pass", "end-turn"):
        refused(p, key, "C-rul.34b")
    p.does("set-2")
    assert p.asked == "ask-next-action"
    refused(p, "madness-draw", "C-rul.34b")
    p.does("attack-1")
    assert p.asked == "ask-investigator"
    refused(p, "remove-outpost", "C-rul.34b")


@pytest.mark.rule("C-rul.34c")
def test_a_turn_cannot_end_before_a_card_or_a_pass() -> None:
    p = at({"hand": ["basic-rose-scalpel"]})
    refused(p, "end-turn", "C-rul.34c")


@pytest.mark.parametrize("answer", ["no such card", 3, None, ["pass"], {"pass": 1}, 1.5, True, ""])
def test_nonsense_is_refused(answer: Any) -> None:
    assert at({"hand": ["basic-rose-scalpel"]}).refuses(answer)


# ---- positions


@pytest.mark.parametrize(
    "position",
    [
        {"seats": [{"hand": ["basic-crane-cutlass"]}, {}]},
        {"seats": [{"hand": ["god-deep-tide"]}, {}]},
        {"seats": [{"hand": ["basic-rose-scalpel", "basic-rose-scalpel"]}, {}]},
        {"seats": [{"character": "rose"}, {"character": "rose"}]},
        {"seats": [{"character": "herbert"}, {}]},
        {"seats": [{"cultists": 0}, {}]},
        {"seats": [{"cultists": -1}, {}]},
        {"seats": [{}, {"cultists": 0}, {}, {"cultists": 0}], "options": {"teams": True}},
        {"seats": [{"outposts": ["r1c1"]}, {}]},
        {"seats": [{"outposts": ["r2c1"], "board": {"r2c1": "agent"}}, {}]},
        {"seats": [{"board": {"r5c1": "agent"}}, {}]},
        {"seats": [{"board": {"r2c1": {"tile": "agent", "life": 7}}}, {}]},
        {"seats": [{"board": {"r2c1": "vampire"}}, {}]},
        {"seats": [{"depth": {"r2c1": "depth-tide-a"}}, {}]},
        {"seats": [{"madness": {"blue": 26}}, {}]},
        {"seats": [{"madness": {"pink": 1}}, {}]},
        {"seats": [{"fire": 26}, {}]},
        {"seats": [{"corruption": 6}, {}]},
        {"seats": [{"figure": "deep"}, {}]},
        {"seats": 2, "gods": ["guide", "toad"]},
        {"seats": 2, "gods": ["guide", "guide", "toad", "deep"]},
        {"seats": 2, "goals": ["goal-now-double", "goal-now-double"]},
        {"seats": 2, "goals": ["goal-now-double"], "options": {"goals": False}},
        {"seats": 2, "god_decks": {"guide": ["god-toad-tongue"]}},
        {"seats": 2, "step": "supper"},
        {"seats": 2, "passed": [0], "active": 0},
        {"seats": 2, "automa": {}},
        {"seats": 1, "blocked": "deep"},
        {"seats": 2, "dice": [7]},
        {"seats": 2, "weather": "rain"},
        {"seats": 2, "rest": ["goals"]},
        {"seats": 2, "round": 0},
        {"seats": 2, "round": 41},
        {"seats": 2, "holder": "0"},
        {"seats": 2, "free": [1]},
        {"seats": 2, "passed": [1], "free": [1]},
        {"seats": 2, "tile_bag": {"soldier": 3, "inv-soldier": 2}},
    ],
    ids=str,
)
def test_a_position_that_cannot_be(position: dict[str, Any]) -> None:
    with pytest.raises(fathom.BadPosition) as error:
        fathom.position("call_of_madness", position)
    assert all(error.value.text.render(lang) for lang in ("en", "pl", "de"))


@pytest.mark.parametrize(
    ("position", "where"),
    [
        pytest.param({"seats": 2, "goals": ["goal-now-fronts"]}, "goals", marks=pytest.mark.rule("C-setup.7a")),
        pytest.param({"seats": 2, "goal_deck": ["goal-now-tithe"]}, "goal_deck", marks=pytest.mark.rule("C-setup.7a")),
        pytest.param({"seats": [{"claimed": ["goal-now-panic"]}, {}]}, "claimed", marks=pytest.mark.rule("C-setup.7a")),
        pytest.param({"seats": [{"claimed": ["event"]}, {}], "options": {"events": True}}, "claimed",
                     marks=pytest.mark.rule("C-events.7")),
        pytest.param({"seats": [{"finals": ["goal-end-few", "goal-end-open", "goal-end-maze"]}, {}]}, "finals",
                     marks=pytest.mark.rule("C-setup.7d")),
        pytest.param({"seats": [{"rlyeh": ["basic-rose-scalpel"]}, {}], "gods": SLEEPERS}, "rlyeh",
                     marks=pytest.mark.rule("C-action.rlyeh.1")),
        pytest.param({"seats": [{"rlyeh": ["god-toad-tongue"]}, {}], "gods": SLEEPERS}, "rlyeh",
                     marks=pytest.mark.rule("C-action.rlyeh.1")),
        pytest.param({"seats": 2, "options": {"events": True},
                      "god_decks": {"guide": ["god-guide-veil", "event", "event"]}}, "god_decks.guide",
                     marks=pytest.mark.rule("C-events.1")),
        pytest.param({"seats": 2, "round": 1, "step": "preparation"}, "step", marks=pytest.mark.rule("C-round.2")),
        pytest.param({"seats": 1, "automa_deck": [f"automa-0{n}" for n in range(1, 7)]}, "automa_deck",
                     marks=pytest.mark.rule("C-solo.5")),
        pytest.param({"seats": 2, "automa_deck": ["automa-m1"]}, "automa_deck", marks=pytest.mark.rule("C-solo.7")),
        pytest.param({"seats": 2, "blocked": "guide"}, "blocked", marks=pytest.mark.rule("C-solo.24")),
        pytest.param({"seats": 2, "dice": [3]}, "dice", marks=pytest.mark.rule("C-comp.10")),
    ],
)  # fmt: skip
def test_a_piece_where_it_can_never_lie_is_refused(position: dict[str, Any], where: str) -> None:
    with pytest.raises(fathom.BadPosition, match=where) as error:
        fathom.position("call_of_madness", position)
    assert all(error.value.text.render(lang) for lang in ("pl", "de"))


def test_tiles_of_the_bag_have_short_names_as_on_boards() -> None:
    p = at(step="preparation", tile_bag={"soldier": 3, "inv-agent": 3})
    assert {*p.board(0).values(), *p.board(1).values()} == {"soldier", "agent"}
