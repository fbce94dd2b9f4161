"""Immediate goals: how they are claimed and replaced (C-extra.d), and what counts for them (C-rul.42)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["guide", "serpents", "toad", "digger"]
WEAK = {"tile": "agent", "life": 1}
DEEP = ["deep", "guide", "toad", "digger"]


def seeking(*goals: str, hand: str = "basic-rose-scalpel", players: int = 2, others: list[dict[str, Any]] | None = None,
            gods: list[str] | None = None, night: bool = False, **seat: Any) -> Play:  # fmt: skip
    """Rose's turn; these goals lie open."""
    table = {key: seat.pop(key) for key in ("goal_deck", "options", "holder", "events") if key in seat}
    own = {"character": "rose", "hand": [hand], **seat}
    return at(own, *(others or []), players=players, gods=gods or GODS, goals=list(goals), night=night, **table)


# ---- claiming


@pytest.mark.rule("C-extra.d2", "C-extra.d3", "C-score.3", "C-card.5")
def test_a_goal_that_is_met_is_taken_face_down_and_replaced_at_once() -> None:
    p = seeking("goal-now-offering", "goal-now-double", madness={"red": 3}, goal_deck=["goal-now-arson"]).does(
        "goal-now-offering"
    )
    assert p.t.view(0)["table"]["claimed"][0]["cards"] == ["goal-now-offering"]
    assert p.t.view(1)["table"]["claimed"][0] == {"size": 1}
    assert "goal-now-arson" in p.t.view(1)["table"]["goals"] and p.s.madness[0] == (0, 0, 0)


@pytest.mark.rule("C-extra.d2")
def test_a_goal_that_is_not_met_is_refused() -> None:
    p = seeking("goal-now-offering", "goal-now-double", madness={"red": 2})
    assert "goal-now-offering" not in p.options() and "C-extra.d2" in p.refused() and p.refuses("goal-now-offering")


@pytest.mark.rule("C-extra.d1")
def test_one_goal_per_turn() -> None:
    p = seeking(
        "goal-now-offering",
        "goal-now-pantheon",
        madness={"red": 3},
        discard=["god-guide-veil", "god-toad-feast", "god-digger-eggs"],
    )
    assert {"goal-now-offering", "goal-now-pantheon"} <= set(p.options())
    p.does("goal-now-pantheon")
    assert "goal-now-offering" not in p.options() and "C-extra.d1" in p.refused() and p.refuses("goal-now-offering")


@pytest.mark.rule("C-extra.d4")
def test_two_equal_goals_never_lie_open_together() -> None:
    deck = ["goal-now-double", "goal-now-arson"]
    p = seeking("goal-now-offering", "goal-now-double", madness={"red": 3}, goal_deck=deck).does("goal-now-offering")
    shown = p.t.view(0)["table"]["goals"]
    assert shown.count("goal-now-double") == 1 and "goal-now-arson" in shown
    assert len(p.told("log-goal-twice")) >= 1


@pytest.mark.rule("C-extra.d5", "C-rul.23")
def test_an_empty_deck_or_one_of_duplicates_leaves_the_place_empty() -> None:
    p = seeking("goal-now-offering", "goal-now-double", madness={"red": 3})
    deck, double = list(p.s.goal_deck), p.s.goals[1]
    deck.remove(double)
    p.s.goals_gone, p.s.goal_deck = tuple(sorted((*p.s.goals_gone, *deck))), (double,)
    p.does("goal-now-offering")
    assert p.s.goals.count(-1) == 2 and len(p.s.goal_deck) == 1, "the only goal left lies open already"


@pytest.mark.rule("C-pass.2", "C-extra.1")
def test_a_goal_may_be_claimed_in_the_passing_turn() -> None:
    p = seeking("goal-now-offering", madness={"red": 3}).does("pass")
    assert "goal-now-offering" in p.options()


@pytest.mark.rule("C-long.1", "C-long.2", "C-long.3")
def test_in_the_longer_game_a_goal_brings_cultists_at_once_and_no_points() -> None:
    p = seeking(
        "goal-now-offering",
        madness={"red": 3},
        cultists=10,
        finals=["goal-end-ascetic", "goal-end-maze"],
        options={"longer": True},
    )
    p.does("goal-now-offering")
    assert p.s.cultists[0] == 13 and p.t.view(0)["table"]["claimed"][0]["cards"] == []
    assert "goal-now-offering" in p.t.view(0)["table"]["goals_gone"]


# ---- the goals, one by one


@pytest.mark.rule("C-rul.42a", "C-rul.42b")
@pytest.mark.parametrize(("life", "met"), [(1, True), (2, False)])
def test_coup_de_grace(life: int, met: bool) -> None:
    board = {"r2c1": {"tile": "agent", "life": life}, "r4c3": "soldier"}
    p = seeking("goal-now-mercy", hand="god-toad-tongue", board=board, madness={"red": 1}).does(
        "god-toad-tongue", "set-1", "0-r2c1"
    )
    assert ("goal-now-mercy" in p.options()) is met


@pytest.mark.rule("C-rul.42a", "C-rul.42b")
@pytest.mark.parametrize(("life", "met"), [(4, True), (3, False)])
def test_giant_slayer(life: int, met: bool) -> None:
    board = {"r2c1": {"tile": "agent", "life": life}, "r4c3": {"tile": "agent", "life": life}}
    p = seeking("goal-now-giant", hand="god-toad-nkai", board=board, madness={"red": 3}).does(
        "god-toad-nkai", "set-2", "0-r2c1"
    )
    assert ("goal-now-giant" in p.options()) is met
    p = seeking("goal-now-giant", hand="god-guide-wrong-turn", madness={"red": 1}, others=[{"board": board}])
    p.does("god-guide-wrong-turn", "set-1", "1-r4c3", "down")
    assert ("goal-now-giant" in p.options()) is met, "or by making it enter another headquarters"


@pytest.mark.rule("C-rul.42a")
def test_double_sacrifice() -> None:
    board = {"r2c1": WEAK, "r2c2": WEAK, "r2c3": "agent"}
    for second, met in (("0-r2c2", True), ("0-r2c3", False)):
        p = seeking("goal-now-double", hand="god-serpents-fang", board=board, madness={"red": 1})
        p.does("god-serpents-fang", "0-r2c1", second)
        assert ("goal-now-double" in p.options()) is met


@pytest.mark.rule("C-rul.42b")
def test_massacre_counts_life_really_lost() -> None:
    for life, met in ((4, True), (3, False)):
        board = {"r2c1": {"tile": "agent", "life": life}, "r4c3": "soldier"}
        p = seeking("goal-now-massacre", hand="god-toad-nkai", board=board, madness={"red": 3}).does(
            "god-toad-nkai", "set-2", "0-r2c1"
        )
        assert ("goal-now-massacre" in p.options()) is met, "destroying takes all that was left"
    p = seeking(
        "goal-now-massacre",
        hand="god-toad-nkai",
        board={"r2c1": WEAK, "r4c3": "soldier"},
        madness={"red": 1},
        night=True,
    )
    assert "goal-now-massacre" not in p.does("god-toad-nkai", "set-3", "0-r2c1").options(), "3 on one with 1 life is 1"


@pytest.mark.rule("C-rul.42e")
def test_quiet_streets() -> None:
    for other, met in (("r2c2", True), ("r3c2", False)):
        p = seeking("goal-now-streets", board={"r2c1": WEAK, other: "agent"}, madness={"red": 1})
        assert "goal-now-streets" not in p.options()
        p.does("basic-rose-scalpel", "set-1", "0-r2c1")
        assert ("goal-now-streets" in p.options()) is met


@pytest.mark.rule("C-rul.42a")
def test_uninvited_guests() -> None:
    for place, met in (("r4c3", True), ("r3c3", False)):
        p = seeking(
            "goal-now-trespass",
            hand="god-guide-wrong-turn",
            madness={"red": 1},
            others=[{"board": {place: "reporter", "r1c1": "agent"}}],
        )
        p.does("god-guide-wrong-turn", "set-1", f"1-{place}", "down")
        assert ("goal-now-trespass" in p.options()) is met
    own = seeking(
        "goal-now-trespass",
        hand="god-guide-wrong-turn",
        madness={"red": 1},
        board={"r4c3": "reporter", "r1c1": "agent"},
    )
    assert "goal-now-trespass" not in own.does("god-guide-wrong-turn", "set-1", "0-r4c3", "down").options()


@pytest.mark.rule("C-rul.42e")
def test_city_in_flames_and_ring_of_outposts_and_panic() -> None:
    outposts = ["r4c1", "r4c2", "r4c3", "r3c1"]
    for n, met in ((3, True), (2, False)):
        assert ("goal-now-arson" in seeking("goal-now-arson", fire=9, others=[{"fire": n}]).options()) is met
    for n, met in ((4, True), (3, False)):
        p = seeking("goal-now-ring", outposts=outposts, others=[{"outposts": outposts[:n]}])
        assert ("goal-now-ring" in p.options()) is met
    crowd = {f"r{row}c{column}": "patrolman" if row < 3 else "detective" for row in (2, 3) for column in (1, 2, 3)}
    few = dict(list(crowd.items())[:5])
    for board, met in ((crowd, True), (few, False)):
        p = seeking("goal-now-panic", players=3, others=[{"board": crowd}, {"board": board}])
        assert ("goal-now-panic" in p.options()) is met


@pytest.mark.rule("C-rul.42e", "C-score.2")
def test_three_altars() -> None:
    cards = ["god-guide-veil", "god-toad-feast", "god-digger-eggs"]
    assert (
        "goal-now-pantheon" in seeking("goal-now-pantheon", discard=cards[:1], deck=cards[1:2], hand=cards[2]).options()
    )
    assert "goal-now-pantheon" not in seeking("goal-now-pantheon", discard=cards[:2]).options()


@pytest.mark.rule("C-rul.42c")
def test_two_fronts() -> None:
    others = [{"board": {"r2c1": "agent"}}, {"board": {"r2c1": "agent", "r3c1": "agent"}}]
    for second, met in (("1-r2c1", True), ("2-r3c1", False)):
        p = seeking("goal-now-fronts", hand="basic-rose-asylum", players=3, others=others, madness={"red": 1})
        p.does("basic-rose-asylum", "attack-1", "2-r2c1", second)
        assert ("goal-now-fronts" in p.options()) is met


@pytest.mark.rule("C-rul.42b")
def test_tithe_counts_what_others_really_lost() -> None:
    for cultists, met in ((9, True), (3, None)):
        p = seeking("goal-now-tithe", players=3, corruption=5, gods=["yellow", "guide", "toad", "digger"],
                    others=[{"cultists": cultists}, {}])  # fmt: skip
        p.does("corruption-4", "player-1")
        assert ("goal-now-tithe" in p.options()) if met else p.t.outcome is not None
    p = seeking(
        "goal-now-tithe", players=3, corruption=5, hand="god-toad-feast", gods=["yellow", "guide", "toad", "digger"]
    )
    assert "goal-now-tithe" not in p.options()


@pytest.mark.rule("C-rul.42a", "C-action.depth.10")
def test_what_a_depth_token_does_on_an_own_move_is_an_own_action() -> None:
    own = {"board": {"r2c2": WEAK, "r4c3": "soldier"}, "depth": {"r2c1": "depth-tide-b"}}
    p = seeking("goal-now-mercy", hand="god-guide-wrong-turn", gods=DEEP, madness={"red": 1}, **own)
    assert "goal-now-mercy" in p.does("god-guide-wrong-turn", "set-1", "0-r2c2", "left").options()


@pytest.mark.rule("C-rul.42d")
def test_what_was_done_in_an_earlier_turn_does_not_count() -> None:
    hands = [{"hand": ["basic-crane-cutlass"], "character": "crane", "board": {"r2c1": "agent"}}]
    p = seeking("goal-now-mercy", board={"r2c1": WEAK, "r2c3": "soldier"}, hand="basic-rose-asylum", others=hands)
    p.does("basic-rose-asylum", "attack-1", "0-r2c1", "0-r2c3")
    while p.seat == 0:
        assert "goal-now-mercy" in p.options()
        p.does("end-turn")
    assert p.s.felled == () and "goal-now-mercy" not in p.options()
