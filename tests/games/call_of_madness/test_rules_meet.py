"""Moments at which two or three rules meet: ends in the middle of effects, last pieces, teams, the Automa."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, alone, at

FIRST = ["guide", "serpents", "toad", "digger"]
DEEP = ["guide", "serpents", "toad", "deep"]
FLAME = ["guide", "serpents", "toad", "flame"]
PLACES = [f"r{row}c{column}" for row in (2, 3, 4) for column in (1, 2, 3)]
RAID = {"options": {"events": True}, "gods": FIRST, "events": ["event-raid"],
        "god_decks": {"guide": ["god-guide-wrong-turn", "event", "god-guide-threshold"]}}  # fmt: skip


def teams(*seats: dict[str, Any], **rest: Any) -> Play:
    return at(*seats, players=4, options={"teams": True}, **rest)


def goals(*names: str) -> list[str]:
    return [f"goal-now-{name}" for name in names]


def claims(p: Play) -> set[str]:
    """The goals that could be claimed now."""
    return {key.removeprefix("goal-now-") for key in p.options() if key.startswith("goal-now-")}


# ---- one target for two actions, one space for two pieces


@pytest.mark.rule("C-play.3", "C-rul.13a", "C-rul.13c")
@pytest.mark.parametrize(("first", "space", "life"), [(["attack-1"], "0-r2c1", 3), (["move-1", "down"], "0-r3c1", 4)])
def test_a_paid_set_with_one_investigator_does_what_comes_first(first: list[str], space: str, life: int) -> None:
    mine = {"hand": ["basic-rose-scalpel"], "madness": {"blue": 1}, "board": {"r2c1": "detective"}}
    p = at(mine).does("basic-rose-scalpel", "set-2", *first)
    assert p.life(space) == life and sum(p.s.madness[0]) == 0 and p.cards("discards") == ["basic-rose-scalpel"]


@pytest.mark.rule("C-rul.13c", "C-action.ritual.2")
def test_a_set_may_be_paid_for_its_other_action_when_every_card_is_too_dear() -> None:
    dear = {"guide": ["god-guide-ultimate-gate"], "serpents": ["god-serpents-brood"], "toad": ["god-toad-nkai"],
            "digger": ["god-digger-quake"]}  # fmt: skip
    mine = {"hand": ["basic-crane-pact"], "character": "crane", "cultists": 4, "madness": {"red": 1}}
    p = at(mine, gods=FIRST, god_decks=dear).does("basic-crane-pact", "set-2")
    assert p.s.cultists == [4, 39] and sum(p.s.madness[0]) == 0


@pytest.mark.rule("C-rul.41a", "C-rul.41b", "C-action.outpost-add.5")
def test_the_outpost_after_the_last_space_of_a_board_costs_its_owner_two() -> None:
    p = at({"hand": ["god-digger-eggs"]}, {"outposts": PLACES[:-1]}, gods=FIRST).does("god-digger-eggs", "set-1")
    assert "player-1" not in p.options() and "1-r4c3" in p.options(), "while there is room it must be placed"
    p.does("1-r4c3", "player-1")
    assert p.s.cultists[1] == 38 and len(p.outposts(1)) == 9


@pytest.mark.rule("C-rul.12c", "C-rul.55a")
def test_a_power_neither_moves_nor_flips_the_only_token_that_it_has_just_added() -> None:
    p = at({"figure": "deep", "hand": []}, gods=DEEP, night=True).does("power", "depth-tide-a", "0-r1c1")
    assert p.asked == "ask-turn" and p.s.depth[0] == 0


@pytest.mark.rule("C-rul.5a", "C-play.4", "C-action.fire-remove.1")
def test_nothing_is_ignited_without_supply_although_the_bottom_line_then_frees_a_marker() -> None:
    mine = {"hand": ["god-flame-spark"], "fire": 25, "madness": {"red": 1}, "board": {"r2c1": "agent", "r3c1": "agent"}}
    p = at(mine, gods=FLAME).does("god-flame-spark", "set-1", "0-r2c1", "use")
    assert p.s.fire[0] == 24 and (p.life("0-r2c1"), p.on("0-r3c1")) == (4, ("agent", 5, 0, (0, 0, 0)))


# ---- the game ends in the middle


@pytest.mark.rule("C-end.1", "C-rul.9a", "C-rul.50b")
def test_the_order_of_a_set_decides_who_is_out_first() -> None:
    mine = {"hand": ["basic-agnes-vigil"], "character": "agnes", "cultists": 2, "madness": {"red": 1}}
    rest: dict[str, Any] = {"gods": FIRST, "god_decks": {"guide": ["god-guide-wrong-turn"]}}
    p = at(mine, {"cultists": 1}, **rest).does("basic-agnes-vigil", "set-2", "opp-remove-2")
    assert p.s.cultists == [2, 0] and p.s.figures[0] < 0, "the ritual was still to come"
    p = at(mine, {"cultists": 1}, **rest).does("basic-agnes-vigil", "set-2", "ritual")
    if p.t.outcome is None:
        p.does("god-guide-wrong-turn")
    assert p.s.cultists == [0, 1] and p.t.outcome is not None and p.t.outcome.winners == (1,)


@pytest.mark.rule("C-rul.15c", "C-rul.9a")
def test_of_two_fatal_entries_only_that_of_the_acting_player_is_resolved() -> None:
    mine = {"hand": ["basic-rashford-tome"], "character": "rashford", "cultists": 2, "board": {"r4c1": "gangster"}}
    p = at(mine, {"cultists": 2, "board": {"r4c1": "gangster"}})
    p.does("basic-rashford-tome", "1-r4c1", "down", "down")
    assert p.s.cultists == [0, 2] and p.t.outcome is not None and p.t.outcome.winners == (1,)


@pytest.mark.rule("C-rul.15d", "C-rul.9a")
def test_a_fatal_strength_leaves_fire_and_tokens_on_the_tile() -> None:
    theirs = {"cultists": 4, "board": {"r4c2": {"tile": "gangster", "fire": True, "madness": {"red": 1, "blue": 1}}}}
    p = at({"hand": ["basic-rose-sedation"]}, theirs).does("basic-rose-sedation", "down")
    assert p.t.outcome is not None and p.s.fire[1] == 0 and sum(p.s.madness[1]) == 0


@pytest.mark.rule("C-rul.24b", "C-rul.39b", "C-rul.9a")
def test_a_token_under_a_newcomer_can_end_the_game_before_the_bonus() -> None:
    p = at({"cultists": 1, "depth": {"r1c2": "depth-offering-a"}}, {}, step="preparation", gods=DEEP)
    assert p.t.outcome is not None and p.t.outcome.scores == (0, 40)
    assert sum(p.tokens("1-r1c3")) == 2, "all tokens of the night were dealt"
    assert not any(event.rule == "C-phase1.d5" for event in p.t.events())


@pytest.mark.rule("C-rul.4", "C-rul.39b", "C-phase1.d5")
def test_the_last_tokens_of_the_bag_go_round_by_round() -> None:
    mine = {"madness": {"blue": 25, "green": 25, "red": 18}}
    p = at(mine, {}, step="preparation")
    assert [sum(p.tokens(f"{player}-r1c{column}")) for player in (0, 1) for column in (1, 2, 3)] == [2, 1, 1, 1, 1, 1]
    assert sum(p.s.madness[0]) == 68 and sum(p.s.madness[1]) == 0, "none is left for the bonus"


# ---- goals


@pytest.mark.rule("C-rul.42a", "C-action.depth.10")
def test_a_giant_that_a_token_weakens_on_its_way_in_is_only_a_guest() -> None:
    theirs = {"board": {"r3c2": "agent"}, "outposts": ["r4c2"], "depth": {"r4c2": "depth-tide-a"}}
    p = at({"hand": ["basic-crane-heading"], "character": "crane"}, theirs, gods=DEEP,
           goals=goals("giant", "trespass", "massacre")).does("basic-crane-heading", "down")  # fmt: skip
    assert claims(p) == {"trespass"}
    own = at({"hand": ["basic-crane-heading"], "character": "crane", "board": {"r4c2": "agent"}},
             goals=goals("giant", "trespass", "massacre")).does("basic-crane-heading", "down")  # fmt: skip
    assert claims(own) == set(), "into the own headquarters it is none at all"


@pytest.mark.rule("C-rul.42b")
@pytest.mark.parametrize(
    ("card", "answers", "theirs"),
    [
        ("god-digger-eggs", ["set-1", "player-1", "player-1"], {"outposts": PLACES}),
        ("god-guide-lost-hour", ["move-2", "down"], {"board": {"r4c1": {"tile": "reporter", "madness": {"blue": 1}}}}),
        ("god-guide-lost-hour", ["move-2", "down"],
         {"board": {"r3c1": "priest"}, "outposts": ["r4c1"], "depth": {"r4c1": "depth-offering-b"}}),
    ],
    ids=["refused outposts", "strength and blue", "depth token and strength"],
)  # fmt: skip
def test_a_tithe_adds_up_what_an_own_card_set_off(card: str, answers: list[str], theirs: dict[str, Any]) -> None:
    p = at({"hand": [card]}, theirs, players=3, gods=["guide", "serpents", "digger", "deep"],
           goals=goals("tithe", "double", "arson")).does(card, *answers)  # fmt: skip
    assert p.s.cultists[1] == 36 and claims(p) == {"tithe"}


@pytest.mark.rule("C-rul.42a", "C-rul.42d")
def test_an_event_used_in_the_turn_of_another_counts_for_nobodys_goals() -> None:
    mine = {"hand": ["basic-rose-dissection"], "madness": {"red": 1}}
    theirs = {"board": {"r2c1": {"tile": "agent", "life": 1}}, "hand": []}
    p = at(mine, theirs, goals=goals("mercy", "double", "giant"), **RAID)
    p.does("basic-rose-dissection", "set-1", "god-guide-wrong-turn")
    assert p.seat == 1 and p.asked == "ask-event"
    p.does("use")
    assert p.on("1-r2c1") is None
    p.does("nobody")
    assert p.seat == 0 and claims(p) == set(), "it was not done by the player whose turn it is"
    p.does("end-turn")
    assert p.seat == 1 and claims(p) == set(), "and not in this turn"


# ---- teams


@pytest.mark.rule("C-team.5", "C-action.outpost-add.5")
def test_refused_outposts_of_one_without_cultists_cost_the_teammate() -> None:
    p = teams({"hand": ["god-digger-eggs"]}, {"cultists": 0, "outposts": PLACES}, {}, {"cultists": 5}, gods=FIRST)
    p.does("god-digger-eggs", "set-1", "player-1", "player-1")
    assert p.s.cultists == [40, 0, 40, 1]


@pytest.mark.rule("C-rul.32a", "C-rul.42b", "C-team.5")
@pytest.mark.parametrize(
    ("entered", "cultists", "payer", "claimable"), [(1, 0, 3, {"tithe"}), (2, 0, 0, set()), (2, 40, 2, set())]
)
def test_whose_loss_it_is_decides_about_the_tithe_not_whose_headquarters(
    entered: int, cultists: int, payer: int, claimable: set[str]
) -> None:
    seats: list[dict[str, Any]] = [{"hand": ["basic-rose-sedation"]}, {}, {}, {}]
    seats[entered] = {"cultists": cultists, "board": {"r4c1": {"tile": "reporter", "madness": {"blue": 1}}}}
    p = teams(*seats, goals=goals("tithe", "double", "arson")).does("basic-rose-sedation", "down")
    assert p.s.cultists[payer] == 36
    p.does({}, "own")  # the owner of the board keeps the token; then the keyword
    assert p.seat == 0 and claims(p) == claimable


@pytest.mark.rule("C-rul.8b", "C-team.4a", "C-team.6")
def test_the_last_cultist_paid_ends_the_game_only_if_the_teammate_has_none() -> None:
    mine = {"hand": [], "cultists": 2, "outposts": ["r2c1"], "figure": "guide", "board": {"r2c2": "agent"}}
    p = teams(mine, {}, {"cultists": 5}, gods=FIRST)
    assert "power" in p.options()
    p.does("remove-outpost")
    assert p.s.cultists[0] == 0 and not p.outposts(0) and p.options() == ["pass"], "no additional action any more"
    p = teams(mine, {}, {"cultists": 0}, gods=FIRST).does("remove-outpost")
    assert not p.outposts(0) and p.t.outcome is not None and p.t.outcome.winners == (1, 3)


@pytest.mark.rule("C-team.1", "C-rul.45b")
def test_the_draw_of_a_card_played_for_the_teammate_may_go_back_to_the_giver() -> None:
    mine = {"hand": ["basic-rose-sedation"], "board": {"r2c1": "agent"}}
    p = teams(mine, {}, {"hand": ["god-guide-threshold"]}, gods=FIRST)
    p.does("basic-rose-sedation", "up", "teammate", "god-guide-threshold")
    while p.asked != "ask-draw":
        p.does(p.options()[0])
    assert p.seat == 2
    before = len(p.cards("hands", 0))
    p.does("teammate")
    assert len(p.cards("hands", 0)) == before + 1


# ---- the Automa


@pytest.mark.rule("C-rul.48a", "C-rul.28c")
def test_of_two_outposts_of_the_automa_one_finds_the_last_space_and_one_costs_two() -> None:
    mine = {"hand": [], "outposts": PLACES[:1] + PLACES[3:], "board": {"r2c3": "agent"}}
    p = alone(mine, {"board": {"r2c1": "agent"}}, night=True, automa_deck=["automa-11"])
    p.passes(0)
    told = [event.rule for event in p.t.events()]
    assert told.index("C-solo.t5") < told.index("C-action.outpost-add.5") < told.index("C-solo.t1")


@pytest.mark.rule("C-solo.23", "C-solo.24", "C-rul.30")
def test_the_next_ritual_of_the_automa_frees_the_god_it_blocked() -> None:
    tops = {"guide": ["god-guide-wrong-turn"], "serpents": ["god-serpents-brood"], "yellow": ["god-yellow-sign"]}
    mine = {"hand": ["god-yellow-tatters", "basic-rose-dissection"], "cultists": 30}
    p = alone(mine, gods=["guide", "serpents", "yellow"], blocked="guide", automa_deck=["automa-m2"], god_decks=tops)
    p.does("god-yellow-tatters", "basic-rose-dissection")  # between them the Automa takes the dearest card
    assert p.options() == ["god-guide-wrong-turn", "god-yellow-sign"]
