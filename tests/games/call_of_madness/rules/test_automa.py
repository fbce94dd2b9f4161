"""The Automa (C-solo): its cards, its targets, what it pays, when it passes, its ritual."""

from __future__ import annotations

from typing import Any

import pytest

import fathom
from madness_play import Play, alone

GODS = ["guide", "serpents", "digger"]
TOPS = {"guide": ["god-guide-lost-hour"], "serpents": ["god-serpents-nest"], "digger": ["god-digger-quake"]}


def automa(*cards: str, board: dict[str, Any] | None = None, seat: dict[str, Any] | None = None, **rest: Any) -> Play:
    """The Automa's turn has been taken: these cards were on top of its deck."""
    described = {"board": board if board is not None else {"r3c1": "agent"}}
    described |= {key: rest.pop(key) for key in ("cultists", "madness", "fire", "outposts") if key in rest}
    own = {"character": "rose", "hand": ["basic-rose-asylum"], **(seat or {})}
    rest.setdefault("gods", GODS)
    return alone(own, described, active=1, automa_deck=list(cards), **rest)


def chosen(p: Play) -> list[str]:
    """The sets it took."""
    return [
        event.text.render("en").partition("“")[2].rstrip("”")
        for event in p.t.events()
        if event.text.id == "log-automa-set"
    ]


def dice(p: Play) -> list[tuple[int, int]]:
    """Every roll, and which candidate it chose."""
    return [(event.text.args["n"], event.text.args["place"]) for event in p.t.events() if event.text.id == "log-die"]


# ---- the turn


@pytest.mark.rule("C-solo.9", "C-solo.16")
def test_it_reveals_the_top_card_resolves_a_set_and_discards_it() -> None:
    p = automa("automa-01", "automa-02")
    assert p.life("1-r3c1") == 2 and p.t.view(0)["table"]["automa_discard"] == ["automa-01"]
    assert p.seat == 0 and p.asked == "ask-turn"


@pytest.mark.rule("C-solo.10")
@pytest.mark.parametrize(
    ("night", "madness", "after"),
    [(True, {"red": 1}, "At night"), (False, {"red": 1}, "Return 1"), (False, {}, "Attack")],
)
def test_the_night_set_comes_first_then_the_paid_one_then_the_free_one(
    night: bool, madness: dict[str, int], after: str
) -> None:
    p = automa("automa-02", night=night, madness=madness)
    assert chosen(p)[0].startswith(after)
    assert sum(p.s.madness[1]) == (0 if after == "Return 1" else len(madness))


@pytest.mark.rule("C-solo.11", "C-rul.28c", "C-rul.28d")
def test_a_set_without_a_target_for_every_action_is_not_taken() -> None:
    """Two attacks need two investigators; with one the free set of a single attack is left."""
    p = automa("automa-01", madness={"red": 1})
    assert chosen(p) == ["Attack an investigator on its own board for 3."] and sum(p.s.madness[1]) == 1
    p = automa("automa-01", madness={"red": 1}, board={"r3c1": "agent", "r2c2": "priest"})
    assert chosen(p)[0].startswith("Return 1") and (p.life("1-r3c1"), p.life("1-r2c2")) == (2, 2)


@pytest.mark.rule("C-solo.12", "C-rul.48b")
def test_a_card_without_a_set_goes_under_the_deck_and_the_next_is_drawn() -> None:
    p = automa("automa-01", "automa-07", board={})
    assert p.t.view(0)["table"]["automa_discard"] == ["automa-07"] and p.s.cultists[0] == 38
    assert [event.text.id for event in p.t.events()].count("log-automa-under") == 1
    assert p.s.automa_deck[0] == 5, "at the bottom"


@pytest.mark.rule("C-rul.48b")
def test_it_passes_if_no_card_of_its_whole_deck_can_be_performed() -> None:
    """Nobody stands on its board: cards that only attack can do nothing."""
    cards = ["automa-m1", "automa-01", "automa-12", "automa-13"]
    gone = ["automa-m2", "automa-m3", "automa-m4", "automa-m5", "automa-05", "automa-06"]
    seat = {"character": "rose", "hand": ["basic-rose-asylum"]}
    p = alone(seat, {"madness": {"red": 1}}, active=1, gods=GODS, automa_deck=cards, automa_discard=gone)
    assert p.s.passed[1] == 1 and len(p.told("log-automa-nothing")) == 1
    assert sum(p.s.madness[1]) == 1


@pytest.mark.rule("C-solo.13", "C-solo.15", "C-solo.14")
def test_actions_go_from_top_to_bottom_each_on_another_target() -> None:
    board = {"r4c1": "agent", "r3c2": "agent", "r2c3": "soldier"}
    p = automa("automa-m5", madness={"red": 2}, board=board)
    assert (p.life("1-r4c1"), p.life("1-r3c2"), p.life("1-r2c3")) == (2, 3, 5)
    assert p.outposts(0) != set()


@pytest.mark.rule("C-rul.28b")
def test_it_pays_random_tokens_first_for_the_turn_then_for_the_set() -> None:
    colours = set()
    for seed in range(20):
        p = automa("automa-08", madness={"blue": 1, "red": 1, "green": 1}, passed=[0], free=[], seed=seed)
        lines = [event.rule for event in p.t.events() if event.text.id == "log-automa-pays"]
        assert lines[:2] == ["C-solo.20", "C-solo.10"]
        colours.add(str(p.t.events()))
    assert len(colours) > 1


@pytest.mark.rule("C-solo.17", "C-rul.48c")
def test_with_the_keyword_it_plays_its_next_card_at_once_and_counts_at_the_end() -> None:
    p = automa("automa-m1", "automa-09", "automa-15", board={"r2c1": "agent", "r4c2": "soldier"})
    assert p.t.view(0)["table"]["automa_discard"] == ["automa-m1", "automa-09", "automa-15"]
    assert p.s.passed[1] == 0, "1 + 1 + 3"


@pytest.mark.rule("C-solo.18")
@pytest.mark.parametrize(
    ("before", "passes"), [(["automa-m2", "automa-m3"], True), (["automa-m2", "automa-m1"], False)]
)
def test_with_six_points_discarded_it_passes(before: list[str], passes: bool) -> None:
    p = automa("automa-08", automa_discard=before)
    assert bool(p.s.passed[1]) is passes
    assert p.told("log-automa-full") == (["C-solo.18"] if passes else [])


@pytest.mark.rule("C-solo.19")
def test_when_it_passes_first_the_player_has_a_free_turn_and_may_buy_more() -> None:
    seat = {"hand": ["basic-rose-asylum", "basic-rose-scalpel"], "madness": {"red": 2}}
    p = automa("automa-08", automa_discard=["automa-m2", "automa-m3"], seat=seat)
    assert p.asked == "ask-turn", "free"
    p.does("basic-rose-asylum", "attack-1", "end-turn")
    assert p.asked == "ask-pay-turn" and p.seat == 0 and sum(p.s.madness[0]) == 2


@pytest.mark.rule("C-solo.20", "C-solo.21", "C-pass.4")
def test_when_the_player_passes_first_it_has_a_free_turn_and_pays_for_more() -> None:
    board = {"r1c1": "soldier", "r1c2": "soldier", "r1c3": "agent"}
    cards = ["automa-08", "automa-m4", "automa-05"]
    for madness, pays in (({"red": 1}, ["C-solo.10"]), ({"red": 2}, ["C-solo.10", "C-solo.20"])):
        p = alone({"character": "rose", "hand": []}, {"madness": madness, "board": board}, gods=GODS, automa_deck=cards)
        p.does("pass")
        passes = ("log-automa-pays", "log-pass", "log-pass-owed")
        told = [event for event in p.t.events() if event.text.id in passes][: 2 + len(pays)]
        assert [event.text.id for event in told] == ["log-pass", *["log-automa-pays"] * len(pays), "log-pass-owed"]
        assert [event.rule for event in told[1:]] == [*pays, "C-solo.21"], "the set of the free turn, then another turn"


# ---- targets


@pytest.mark.rule("C-solo.t1", "C-solo.i1")
def test_it_attacks_on_its_own_board_whoever_has_the_shortest_way() -> None:
    """Outposts are skipped: row 2 with two outposts below is as near as row 4."""
    p = automa(
        "automa-01",
        board={"r3c1": "agent", "r1c2": "agent"},
        outposts=["r2c2", "r3c2", "r4c2"],
        seat={"board": {"r4c1": "agent"}},
    )
    assert (p.life("1-r3c1"), p.life("1-r1c2"), p.life("0-r4c1")) == (5, 2, 5)


@pytest.mark.rule("C-solo.i2", "C-solo.i3", "C-solo.14")
def test_equal_ways_are_decided_by_least_life_then_greatest_strength() -> None:
    p = automa(
        "automa-01",
        board={"r3c1": "agent", "r3c2": {"tile": "soldier", "life": 4}, "r3c3": {"tile": "agent", "life": 4}},
    )
    assert p.life("1-r3c2") == 1 and dice(p) == []
    p = automa("automa-01", board={"r3c1": "soldier", "r3c2": "priest"})
    assert (p.life("1-r3c1"), p.life("1-r3c2")) == (5, 0), "least life comes before greatest strength"


@pytest.mark.rule("C-solo.i5", "C-comp.10")
def test_the_die_decides_between_two_from_the_left() -> None:
    seen = set()
    for seed in range(30):
        p = automa("automa-01", board={"r3c1": "agent", "r3c3": "agent"}, seed=seed)
        ((rolled, place),) = dice(p)
        assert place == (1 if rolled <= 3 else 2)
        assert p.life("1-r3c1" if place == 1 else "1-r3c3") == 2
        seen.add(rolled)
    assert len(seen) > 3


@pytest.mark.rule("C-solo.14")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        ({"r3c1": "agent"}, ["only"]), ({"r3c1": "agent", "r1c2": "agent"}, ["route"]),
        ({"r3c1": "agent", "r3c2": "soldier", "r1c3": "agent"}, ["route", "strength"]),
        ({"r3c1": "agent", "r3c3": "agent", "r1c2": "agent"}, ["route", "die"]),
        ({"r3c1": "agent", "r3c3": "agent"}, ["die"]),
    ],
)  # fmt: skip
def test_it_tells_every_criterion_that_decided_and_the_die(board: dict[str, Any], why: list[str]) -> None:
    aimed = next(event for event in automa("automa-01", board=board).t.events() if event.text.id == "log-automa-aims")
    assert [text.id for text in aimed.text.args["why"].items] == [f"because-{one}" for one in why]


@pytest.mark.rule("C-solo.i6")
def test_the_die_decides_between_three_from_the_left() -> None:
    for seed in range(20):
        p = automa("automa-01", board={"r3c1": "agent", "r3c2": "agent", "r3c3": "agent"}, seed=seed)
        ((rolled, place),) = dice(p)
        assert place == (rolled + 1) // 2 and p.life(f"1-r3c{place}") == 2


@pytest.mark.rule("C-solo.t2", "C-solo.26")
def test_it_reinforces_on_the_board_of_the_player_and_skips_six_life() -> None:
    p = automa("automa-m3", seat={"board": {"r4c1": {"tile": "agent", "life": 6}, "r3c2": "priest", "r2c1": "student"}})
    assert (p.life("0-r4c1"), p.life("0-r3c2"), p.life("0-r2c1")) == (6, 4, 2)


@pytest.mark.rule("C-solo.t3", "C-rul.29a")
def test_it_pushes_investigators_of_the_player_down_as_far_as_it_can() -> None:
    p = automa(
        "automa-10", board={"r3c1": "agent"}, seat={"board": {"r3c2": "gangster", "r2c1": "agent"}, "cultists": 30}
    )
    assert "gangster" not in p.board(0).values() and p.s.cultists[0] == 26, "two steps: into the headquarters"
    p = automa("automa-10", seat={"board": {"r1c2": "gangster"}, "outposts": ["r2c2"]})
    assert p.board(0) == {"r4c2": "gangster"}, "an outpost is skipped within a step"


@pytest.mark.rule("C-solo.t4", "C-rul.29a")
def test_it_pulls_investigators_of_its_own_board_up() -> None:
    p = automa("automa-09", "automa-07", board={"r4c1": "agent", "r2c1": "priest"})
    assert p.board(1) == {"r3c1": "agent", "r2c1": "priest"}


@pytest.mark.rule("C-solo.t5", "C-solo.i4")
def test_it_adds_outposts_on_the_lowest_space_of_the_player() -> None:
    p = automa("automa-11", seat={"outposts": ["r4c1", "r4c3"], "board": {"r1c1": "agent"}})
    assert p.outposts(0) == {"r4c1", "r4c2", "r4c3"}


@pytest.mark.rule("C-solo.t5", "C-solo.15")
def test_an_attacked_investigator_and_a_space_are_different_targets() -> None:
    """However they are counted inside: the tenth investigator does not keep the tenth space from being chosen."""
    crowd = {f"r{row}c{column}": "patrolman" for row in (1, 2, 3) for column in (1, 2, 3)}
    for n in range(7, 10):
        some = dict(list(crowd.items())[:n])
        p = automa("automa-m5", board={"r3c1": "agent"}, seat={"board": some, "outposts": []})
        assert len(p.outposts(0)) == 1 and next(iter(p.outposts(0))).startswith("r4"), n
    for keep in ("r4c1", "r4c2", "r4c3"):
        others = [space for space in ("r4c1", "r4c2", "r4c3") if space != keep]
        for n in range(6, 10):
            p = automa(
                "automa-m5", board={"r3c1": "agent"}, seat={"board": dict(list(crowd.items())[:n]), "outposts": others}
            )
            assert keep in p.outposts(0), (keep, n)


@pytest.mark.rule("C-rul.48a", "C-action.outpost-add.5")
def test_without_a_legal_space_the_player_loses_two() -> None:
    below = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]
    p = automa("automa-11", seat={"outposts": below, "cultists": 20})
    assert p.s.cultists[0] == 18


@pytest.mark.rule("C-solo.t6")
def test_it_removes_the_lowest_outpost_of_its_own_board() -> None:
    p = automa("automa-05", madness={"red": 1}, outposts=["r2c2", "r4c3"])
    assert p.outposts(1) == {"r2c2"}


@pytest.mark.rule("C-solo.t7")
def test_it_sets_fire_to_the_player_and_puts_out_its_own() -> None:
    p = automa("automa-06")
    assert p.s.fire == [1, 0]
    p = automa("automa-13", madness={"red": 1}, fire=2)
    assert p.s.fire == [0, 1] and p.life("1-r3c1") == 2


# ---- its ritual


@pytest.mark.rule("C-solo.22", "C-solo.23", "C-rul.37b")
def test_the_dearest_visible_card_leaves_and_its_figure_sends_the_players_away() -> None:
    p = automa("automa-m2", god_decks=TOPS, seat={"figure": "digger", "ready": False})
    table = p.t.view(0)["table"]
    assert "god-digger-quake" in table["removed"] and table["god_decks"][2]["size"] == 5
    assert table["figures"] == [None, "digger"] and p.s.ready[0] == 0, "its state does not change"


@pytest.mark.rule("C-solo.22", "C-rul.30")
def test_ties_of_price_are_decided_by_the_die_from_the_left() -> None:
    tops = {"guide": ["god-guide-lost-hour"], "serpents": ["god-serpents-nest"], "digger": ["god-digger-tunnel"]}
    for seed in range(12):
        p = automa("automa-m2", god_decks=tops, seed=seed)
        ((rolled, place),) = dice(p)
        assert place == (1 if rolled <= 3 else 2)
        assert p.t.view(0)["table"]["figures"][1] == ("guide", "serpents")[place - 1]


@pytest.mark.rule("C-solo.24", "C-solo.25", "C-rul.30")
def test_a_blocked_god_gives_no_card_and_takes_no_figure_but_counts_for_its_next_ritual() -> None:
    seat = {"character": "rose", "hand": ["basic-rose-dissection", "god-digger-tunnel"], "figure": "guide"}
    p = alone(seat, {"board": {"r2c1": "agent"}}, gods=GODS, god_decks=TOPS, blocked="digger")
    p.does("basic-rose-dissection")
    assert p.options() == ["god-guide-lost-hour", "god-serpents-nest"] and "C-solo.24" in p.refused()
    assert p.refuses("god-digger-quake")
    p = alone(
        {**seat, "hand": ["god-digger-tunnel"]},
        {"board": {"r2c1": "agent", "r3c1": "agent"}},
        gods=GODS,
        blocked="digger",
    )
    p.does("god-digger-tunnel", "attack-1", "1-r2c1")
    assert p.t.view(0)["table"]["figures"][0] == "guide", "the bottom text cannot put it there"
    p = automa("automa-m2", god_decks=TOPS, blocked="digger")
    assert "god-digger-quake" in p.t.view(0)["table"]["removed"]


# ---- the rest of the round


@pytest.mark.rule("C-solo.27", "C-solo.28", "C-rul.29b", "C-solo.29")
def test_its_board_moves_gets_outposts_for_its_discards_and_its_cards_go_under_its_deck() -> None:
    discard = ["automa-m2", "automa-m3", "automa-m4", "automa-08"]
    p = alone({"hand": []}, {"board": {"r4c1": "gangster"}, "cultists": 30, "outposts": ["r4c2", "r4c3"]}, gods=GODS,
              step="investigators", automa_discard=discard, tile_bag={"inv-patrolman": 9})  # fmt: skip
    assert p.s.cultists[1] == 26
    assert {"r4c1", "r4c2", "r4c3"} <= p.outposts(1) and len(p.outposts(1)) == 4, "two for four cards, the lowest first"
    assert p.t.view(0)["table"]["automa_discard"] == [] and len(p.s.automa_deck) == 10


@pytest.mark.rule("C-rul.28a", "C-solo.7")
def test_its_cultists_are_open_to_the_player() -> None:
    assert automa("automa-08", cultists=33).t.view(0)["cultists"] == [40, 34]


@pytest.mark.rule("C-rul.31")
@pytest.mark.parametrize(
    ("mine", "its", "won"),
    [((5, 0, 0), (1, 2, 0), True), ((1, 2, 0), (9, 0, 0), False)],
)
def test_alone_more_cultists_win(mine: tuple[int, int, int], its: tuple[int, int, int], won: bool) -> None:
    """Cultists and fires of both; the fires of the preparation phase end the game."""
    seat, automa = ({"cultists": cultists, "fire": fire} for cultists, fire, _ in (mine, its))
    p = alone(seat, automa, gods=GODS, step="preparation", round=2)
    assert p.t.outcome is not None and (p.t.outcome.winners == (0,)) is won
    assert p.t.outcome.reason.id == ("reason-solo-won" if won else "reason-solo-lost")


@pytest.mark.rule("C-rul.31")
@pytest.mark.parametrize(("mine", "its", "won"), [(2, 1, 1), (1, 2, -1), (1, 1, 0)])
def test_alone_equal_cultists_are_decided_by_madness_else_it_is_a_draw(mine: int, its: int, won: int) -> None:
    seat, automa = ({"cultists": 20, "madness": {"red": tokens}} for tokens in (mine, its))
    p = alone(seat, automa, gods=GODS, round=40, step="investigators")
    assert p.t.outcome is not None and (p.t.outcome.winners == (0,)) is (won > 0)


@pytest.mark.rule("C-solo.2", "C-solo.1", "C-solo.3", "C-solo.4", "C-solo.5")
def test_the_set_up_alone() -> None:
    """Three gods, no goals, no events, an unused figure and a deck of ten cards for the Automa."""
    table = fathom.new("call_of_madness", seats=1, seed=5)
    while table.state.phase == "setup":
        assert table.decision is not None
        table.choose(table.decision.options[0].key)
    s, view = table.state, table.view(0)["table"]
    assert len(s.gods) == 3
    assert not any(view["goals"]) and s.goal_deck == () and s.event_deck == () and s.finals[0] == ()
    assert s.characters[0] != s.characters[1]
    assert len(s.automa_deck) == 10 and set(range(5)) <= {*s.automa_deck}
    assert s.cultists[1] == 50
    assert sum(s.madness[1]) == 1 and s.holder == 0 and sum(map(bool, s.board)) == 10


@pytest.mark.rule("C-solo.6a", "C-solo.6b", "C-solo.6c", "C-solo.6d", "C-solo.6e", "C-solo.5", "C-comp.7")
@pytest.mark.parametrize(
    ("preset", "numbers"),
    [
        ("offensive", {4, 7, 10, 11, 14}), ("defensive", {1, 3, 8, 9, 13}), ("balanced", {2, 5, 6, 8, 12}),
        ("chaotic", {1, 6, 7, 9, 14}), ("night", {2, 3, 4, 11, 15}),
    ],
)  # fmt: skip
def test_the_presets(preset: str, numbers: set[int]) -> None:
    table = fathom.new("call_of_madness", seats=1, seed=5, options={"automa": preset, "characters": "random"})
    while table.state.phase == "setup":
        assert table.decision is not None
        table.choose(table.decision.options[0].key)
    assert {card - 4 for card in table.state.automa_deck if card > 4} == numbers


@pytest.mark.rule("C-solo.5")
def test_numbers_may_be_chosen_or_random() -> None:
    decks = set()
    for options in ({"automa_numbers": [1, 2, 3, 4, 15]}, {"automa": "random"}):
        table = fathom.new("call_of_madness", seats=1, seed=5, options={**options, "characters": "random"})
        while table.state.phase == "setup":
            assert table.decision is not None
            table.choose(table.decision.options[0].key)
        decks.add(tuple(sorted(card - 4 for card in table.state.automa_deck if card > 4)))
    assert (1, 2, 3, 4, 15) in decks and all(len({*deck}) == 5 for deck in decks)
