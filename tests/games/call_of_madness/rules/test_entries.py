"""Entering a headquarters (C-phase3.a6 to a8, C-madness, C-rul.15): the order of what happens."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, alone, at

GODS = ["guide", "serpents", "toad", "digger"]
BELOW = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]


def dusk(*seats: dict[str, Any], **rest: Any) -> Play:
    """The investigators phase has run up to the first question."""
    return at(*seats, step="investigators", tile_bag={"inv-patrolman": 9}, **rest)


def told(p: Play) -> list[str]:
    """The ids of what the log tells of entries, up to the next round."""
    out = []
    for event in p.t.events():
        if event.text.id == "log-round":
            break
        out.append(event.text.id)
    return [
        id for id in out if id not in ("log-crosses", "log-moves", "log-investigators", "log-under", "log-setup-gods")
    ]


@pytest.mark.rule("C-madness.blue")
def test_each_blue_token_costs_three_cultists() -> None:
    p = dusk({"cultists": 30, "board": {"r4c1": {"tile": "reporter", "madness": {"blue": 2}}}})
    assert p.s.cultists[0] == 30 - 1 - 6


@pytest.mark.rule("C-madness.green", "C-rul.20")
def test_each_green_token_makes_its_owner_place_an_outpost() -> None:
    p = dusk({"cultists": 30, "board": {"r4c1": {"tile": "reporter", "madness": {"green": 2}}}})
    assert p.asked == "ask-place-outpost" and p.seat == 0 and all(key.startswith("0-") for key in p.options())
    p.does("0-r2c1")
    assert "0-r2c1" not in p.options()
    p.does("0-r2c2")
    assert p.outposts(0) == {"r2c1", "r2c2"} and p.s.cultists[0] == 29


@pytest.mark.rule("C-madness.green", "C-action.outpost-add.5")
def test_a_green_token_without_room_costs_two_cultists() -> None:
    board = {"r4c2": {"tile": "reporter", "madness": {"green": 2}}}
    p = dusk({"cultists": 30, "board": board, "outposts": [space for space in BELOW if space != "r4c2"]})
    assert p.outposts(0) == {*BELOW}, "the first one goes where it had stood"
    assert p.s.cultists[0] == 30 - 1 - 2


@pytest.mark.rule("C-madness.red", "C-rul.5a")
def test_each_red_token_adds_a_fire_unless_the_supply_is_empty() -> None:
    p = dusk(
        {"cultists": 40, "fire": 0, "board": {"r4c1": {"tile": "reporter", "madness": {"red": 2}}}}, {"cultists": 90}
    )
    assert p.s.fire[0] == 2
    p = dusk({"cultists": 90, "fire": 1, "board": {"r4c1": {"tile": "reporter", "madness": {"red": 1}}}},
             {"cultists": 90, "fire": 24})  # fmt: skip
    assert p.s.fire[0] == 1 and p.s.fire_supply == 0


@pytest.mark.rule("C-rul.15d", "C-phase3.a7", "C-phase3.a8")
def test_strength_then_carried_fire_then_blue_green_red_then_tokens() -> None:
    board = {"r4c1": {"tile": "soldier", "fire": True, "madness": {"red": 1, "blue": 1}},
             "r4c2": {"tile": "reporter", "madness": {"green": 1, "blue": 1}}}  # fmt: skip
    p = dusk({"cultists": 40, "board": board}).does("0-r4c3")
    ids = told(p)
    assert ids[ids.index("log-enter") :][:8] == [
        "log-enter", "log-lose", "log-carried-fire", "log-lose", "log-lose", "log-outpost", "log-fire", "log-tokens",
    ]  # fmt: skip
    assert p.s.cultists[0] == 40 - 6 - 3 - 3 - 4, "and two fires in the next round, by night"
    assert sum(p.s.tile_discard) - (60 - 9 - 2) == 2


@pytest.mark.rule("C-phase3.a8", "C-inv.2")
def test_entered_investigators_leave_their_tokens_and_one_for_each_symbol() -> None:
    p = alone({"cultists": 90, "board": {"r4c1": {"tile": "student", "madness": {"blue": 1}}, "r4c2": "priest"}},
              step="investigators", tile_bag={"inv-patrolman": 9, "inv-soldier": 0})  # fmt: skip
    line = next(event for event in p.t.events() if event.rule == "C-phase3.a8")
    assert sum(int(part) for part in line.text.render("en").replace(")", " ").split() if part.isdigit()) - 1 == 3


@pytest.mark.rule("C-rul.15c")
def test_boards_are_entered_in_turn_order_from_the_acting_player() -> None:
    acts = {"character": "crane", "hand": ["god-guide-threshold"], "board": {"r4c1": "reporter"}}
    seats = [{"character": "rose"}, acts,
             {"board": {"r4c1": "reporter"}}]  # fmt: skip
    p = at(*seats, players=3, gods=GODS, active=1, rest=["cards"])
    p.does("god-guide-threshold", "move-1", "2-r4c1", "down", "down")
    lines = [event.text.render("en") for event in p.t.events() if event.text.id == "log-enter"]
    assert [line.split(" entered")[0] for line in lines] == ["Headquarters of Player 2", "Headquarters of Player 3"]


@pytest.mark.rule("C-rul.15b")
def test_the_entry_of_a_power_comes_at_its_end() -> None:
    seat = {
        "character": "rose",
        "figure": "guide",
        "cultists": 30,
        "board": {"r4c1": "gangster", "r2c2": "agent", "r2c3": "agent"},
    }
    p = at(seat, {"character": "crane"}, gods=GODS, night=True).does("power", "0-r4c1", "down")
    assert p.s.cultists[0] == 30, "the second move of the power is still to come"
    p.does("0-r2c2", "up")
    assert p.s.cultists[0] == 26 and p.asked == "ask-turn"


@pytest.mark.rule("C-rul.9b", "C-rul.9a")
def test_who_crossed_the_edge_is_not_on_the_board_for_final_goals() -> None:
    board = {"r4c1": "soldier", "r3c2": "agent", "r3c3": "agent", "r2c1": "agent"}
    seat = {"cultists": 2, "board": board, "finals": ["goal-end-few", "goal-end-besieged"]}
    p = dusk(seat, {"cultists": 30})
    assert p.t.outcome is not None
    lines = p.t.view(0)["scores"][0]
    assert dict(lines["finals"]) == {"goal-end-few": 5, "goal-end-besieged": 0} and lines["cultists"] == 0
    assert p.told("log-tokens") == [], "nothing further is resolved"
