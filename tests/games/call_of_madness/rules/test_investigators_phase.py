"""Phase 3 (C-phase3): investigators move, outposts grow, discards go under the decks."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

DISCARD = ["basic-rose-scalpel", "basic-rose-dissection", "basic-rose-sedation", "basic-rose-asylum"]
DEEP = ["deep", "guide", "toad", "digger"]
SLEEPER = ["sleeper", "guide", "toad", "digger"]


def dusk(*seats: dict[str, Any], **rest: Any) -> Play:
    """The investigators phase begins; it has run up to the first question."""
    rest.setdefault("tile_bag", {"inv-patrolman": 9})
    return at(*seats, step="investigators", **rest)


def moved(p: Play, *ids: str) -> list[str]:
    """Lines of the log with these messages, before the next round."""
    out = []
    for event in p.t.events():
        if event.text.id == "log-round":
            break
        if event.text.id in ids:
            out.append(event.text.render("en"))
    return out


# ---- movement


@pytest.mark.rule("C-phase3.a2")
def test_everybody_moves_one_space_straight_toward_the_headquarters() -> None:
    p = dusk({"board": {"r1c1": "agent", "r2c3": "priest"}}, {"board": {"r3c2": "soldier"}})
    assert {space: tile for space, tile in p.board(0).items() if tile != "patrolman"} == {
        "r2c1": "agent",
        "r3c3": "priest",
    }
    assert p.board(1)["r4c2"] == "soldier"


@pytest.mark.rule("C-phase3.a1", "C-phase3.a9")
def test_boards_move_one_after_the_other_from_the_holder_of_the_marker() -> None:
    board = {"r2c1": "agent"}
    p = dusk({"board": board}, {"board": board}, {"board": board}, players=3, holder=1)
    assert [line.split(",")[0] for line in moved(p, "log-moves")] == [
        "Federal Agent (Player 2", "Federal Agent (Player 3", "Federal Agent (Player 1",
    ]  # fmt: skip


@pytest.mark.rule("C-phase3.a3", "C-rul.19")
def test_the_nearest_to_the_headquarters_move_first_and_in_a_row_from_the_left() -> None:
    p = dusk({"board": {"r1c1": "agent", "r2c1": "priest", "r3c3": "student", "r3c2": "reporter"}})
    assert [line.split(" (")[0] for line in moved(p, "log-moves")] == ["Reporter", "Student", "Priest", "Federal Agent"]
    assert p.board(0)["r3c1"] == "priest" and p.board(0)["r2c1"] == "agent", "so nobody stands in the way"


@pytest.mark.rule("C-phase3.a4", "C-action.move.5")
def test_outposts_are_skipped_and_only_outposts_before_the_edge_lead_in() -> None:
    p = dusk({"cultists": 30, "board": {"r1c1": "agent", "r3c2": "detective"}, "outposts": ["r2c1", "r3c1", "r4c2"]})
    assert p.board(0)["r4c1"] == "agent"
    assert "detective" not in p.board(0).values()
    assert p.s.cultists[0] == 30 - 3


@pytest.mark.rule("C-phase3.a5", "C-phase3.a6")
def test_entries_wait_until_the_whole_board_has_moved_and_cost_the_sum_of_strengths() -> None:
    p = dusk({"cultists": 30, "board": {"r4c1": "soldier", "r4c3": "gangster", "r2c2": "agent"}})
    told = moved(p, "log-crosses", "log-moves", "log-enter", "log-lose")
    assert [line.split(" ")[0] for line in told] == ["Soldier", "Gangster", "Federal", "Headquarters", "Player"]
    assert told[-1] == "Player 1 loses 9 cultists."
    assert p.s.cultists[0] == 21


@pytest.mark.rule("C-end.2", "C-end.1")
def test_who_comes_later_does_not_move_any_more_when_somebody_has_lost_all() -> None:
    p = dusk({"cultists": 3, "board": {"r4c1": "soldier"}}, {"board": {"r4c2": "soldier"}})
    assert p.t.outcome is not None and p.s.cultists == [0, 40]
    assert p.board(1) == {"r4c2": "soldier"}
    assert p.t.outcome.winners == (1,)


@pytest.mark.rule("C-rul.19")
def test_all_boards_are_entered_before_the_first_outpost_is_placed() -> None:
    p = dusk({"character": "rose", "discard": DISCARD[:1]}, {"cultists": 30, "board": {"r4c1": "soldier"}})
    assert p.asked == "ask-place-outpost" and p.seat == 0
    assert p.s.cultists[1] == 25 and p.board(1) == {}


# ---- the worked example of the rulebook


@pytest.mark.rule("C-phase3.a6", "C-phase3.a7", "C-phase3.a8", "C-madness.blue", "C-madness.green", "C-madness.red",
                  "C-inv.2", "C-rul.15d")  # fmt: skip
def test_the_example_of_the_rulebook() -> None:
    """Strength 5 and 4 enter, with blue, red and green madness: 9 and 3 cultists, one fire, one outpost, 4 tokens."""
    board = {
        "r4c1": {"tile": "soldier", "madness": {"blue": 1, "red": 1}}, "r2c2": "reporter", "r1c3": "student",
        "r3c3": {"tile": "agent", "madness": {"green": 1}},
    }  # fmt: skip
    p = dusk({"cultists": 40, "board": board, "outposts": ["r4c3"], "madness": {}, "hand": []})
    assert p.asked == "ask-place-outpost" and p.s.cultists[0] == 40 - 9 - 3
    assert p.s.fire[0] == 0, "red comes after green"
    p.does("0-r4c1")
    assert p.outposts(0) == {"r4c1", "r4c3"}
    assert p.s.fire[0] == 1
    first = next(event.text.render("en") for event in p.t.events() if event.rule == "C-phase3.a8")
    assert sum(int(word.strip("():,.")) for word in first.split() if word.strip("():,.").isdigit()) - 1 == 4
    assert {space: tile for space, tile in p.board(0).items() if tile != "patrolman"} == {
        "r3c2": "reporter",
        "r2c3": "student",
    }


# ---- outposts and decks


@pytest.mark.rule("C-phase3.b1")
@pytest.mark.parametrize(("cards", "n"), [(0, 0), (1, 1), (3, 1), (4, 2)])
def test_one_outpost_for_three_discarded_cards_rounded_up(cards: int, n: int) -> None:
    p = dusk({"character": "rose", "discard": DISCARD[:cards]})
    for _ in range(n):
        assert p.asked == "ask-place-outpost" and p.seat == 0
        p.does(p.options()[-1])
    assert len(p.outposts(0)) == n
    assert p.asked == "ask-turn", "the next round has begun"


@pytest.mark.rule("C-phase3.b2", "C-action.rlyeh.2")
def test_cards_in_rlyeh_bring_no_outposts() -> None:
    rlyeh = ["god-sleeper-dream", "god-sleeper-call", "god-sleeper-stars"]
    p = dusk({"character": "rose", "discard": DISCARD[:3], "rlyeh": rlyeh}, gods=SLEEPER).does("0-r4c1")
    assert p.outposts(0) == {"r4c1"} and p.asked == "ask-turn"


@pytest.mark.rule("C-phase3.b3", "C-action.outpost-add.5")
def test_a_board_without_room_costs_two_cultists_for_each_outpost() -> None:
    full = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)][:-1]
    p = dusk({"character": "rose", "discard": DISCARD, "outposts": full, "cultists": 30})
    assert p.outposts(0) == {*full, "r4c3"}, "the last space is filled without a question"
    assert p.s.cultists[0] == 28


@pytest.mark.rule("C-rul.20", "C-phase3.b1")
def test_outposts_are_placed_one_by_one_on_the_board_as_it_then_is() -> None:
    p = dusk({"character": "rose", "discard": DISCARD}).does("0-r4c1")
    assert "0-r4c1" not in p.options() and "0-r4c2" in p.options()
    assert p.refuses("0-r1c1"), "never on the top row"


@pytest.mark.rule("C-phase3.b4", "C-phase3.b5", "C-action.rlyeh.4")
def test_discards_and_rlyeh_are_shuffled_under_a_deck_that_keeps_its_order() -> None:
    deck = ["basic-rose-scalpel", "basic-rose-asylum"]
    orders = set()
    for seed in range(12):
        discard = ["basic-rose-sedation", "basic-rose-dissection"]
        seat = {"character": "rose", "deck": deck, "discard": discard, "rlyeh": ["god-sleeper-dream"]}
        p = dusk(seat, gods=SLEEPER, seed=seed).does("0-r4c1")
        assert p.cards("hands") == ["basic-rose-scalpel"], "the top of the deck was drawn in the next round"
        assert p.cards("decks")[-1] == "basic-rose-asylum"
        assert p.cards("discards") == p.cards("rlyeh") == []
        orders.add(tuple(p.cards("decks")[:-1]))
    assert len(orders) > 1 and all(sorted(order) == sorted(p.cards("decks")[:-1]) for order in orders)


@pytest.mark.rule("C-phase3.b5")
def test_without_a_deck_the_shuffled_discards_are_the_deck() -> None:
    p = dusk({"character": "rose", "hand": [], "discard": DISCARD}, rest=["cards"]).does("0-r4c1", "0-r4c2")
    assert sorted(p.cards("decks") + p.cards("hands")) == sorted(DISCARD)
    assert len(p.cards("hands")) == 1


@pytest.mark.rule("C-action.depth.7", "C-action.depth.8", "C-action.depth.9", "C-action.depth.11", "C-rul.24c")
def test_depth_tokens_on_the_way_act_in_the_order_of_the_way() -> None:
    """The example of the rulebook: one is reinforced on a space, one hurt on an outpost, one pays the owner."""
    seat = {
        "cultists": 30, "outposts": ["r4c2", "r4c3"],
        "board": {"r1c1": "reporter", "r3c2": "student", "r3c3": "gangster"},
        "depth": {"r2c1": "depth-tide-a", "r4c2": "depth-tide-a", "r4c3": "depth-offering-a"},
    }  # fmt: skip
    p = dusk(seat, gods=DEEP)
    assert p.life("0-r2c1") == 3, "reinforced by 1"
    assert "student" not in p.board(0).values(), "2 life, attacked for 2 on the outpost: it does not enter"
    assert p.s.cultists[0] == 30 + 2 - 4, "the owner gains 2, then strength 4 enters"
    assert p.s.depth_supply == [8, 8]
