"""Rituals, cultists, corruption (C-action.ritual, cultists, corrupt) and what is possible (C-rul.55)."""

from __future__ import annotations

from typing import Any

import pytest

from madness_play import Play, at

GODS = ["digger", "guide", "serpents", "toad"]
TOPS = {"digger": ["god-digger-tunnel", "god-digger-collapse"], "guide": ["god-guide-ultimate-gate"],
        "serpents": ["god-serpents-nest"], "toad": ["god-toad-nkai"]}  # fmt: skip
YELLOW = ["yellow", "goat", "toad", "digger"]


def rite(*answers: str, **seat: Any) -> Play:
    """Player 0 performs a ritual; cards of 2, 5, 3 and 6 cultists lie open."""
    own = {"character": "crane", "hand": ["basic-crane-pact"], **seat}
    return at(own, {"character": "rose"}, gods=GODS, god_decks=TOPS).does("basic-crane-pact", *answers)


@pytest.mark.rule("C-action.ritual.1", "C-action.ritual.3", "C-action.ritual.4", "C-card.2")
def test_the_example_of_the_rulebook() -> None:
    """A card of the Great Digger for 2: to the hand, the figure to the Great Digger, ready."""
    p = rite(figure="toad", ready=False)
    assert p.asked == "ask-ritual"
    assert p.options() == ["god-digger-tunnel", "god-guide-ultimate-gate", "god-serpents-nest", "god-toad-nkai"]
    p.does("god-digger-tunnel")
    assert p.cards("hands") == ["god-digger-tunnel"] and p.s.cultists == [38, 40]
    assert p.t.view(1)["table"]["figures"][0] == "digger" and p.s.ready[0] == 1
    assert p.t.view(1)["table"]["god_decks"][0] == {"size": 5, "top": "god-digger-collapse"}
    assert "power" in p.options(), "its power may be used now or later"


@pytest.mark.rule("C-action.ritual.2", "C-rul.8a")
def test_a_card_above_ones_cultists_cannot_be_taken_and_the_last_cultist_may_be_paid() -> None:
    p = rite(cultists=5)
    assert p.options() == ["god-digger-tunnel", "god-guide-ultimate-gate", "god-serpents-nest"]
    assert "C-action.ritual.2" in p.refused() and p.refuses("god-toad-nkai")
    p.does("god-guide-ultimate-gate")
    assert p.s.cultists[0] == 0 and p.t.outcome is not None
    assert p.cards("hands") == ["god-guide-ultimate-gate"], "what was bought is still carried out"


@pytest.mark.rule("C-action.ritual.5")
def test_a_figure_that_stands_there_already_is_only_readied() -> None:
    p = rite("god-digger-tunnel", figure="digger", ready=False)
    assert p.t.view(0)["table"]["figures"][0] == "digger" and p.s.ready[0] == 1


@pytest.mark.rule("C-action.ritual.6")
def test_several_figures_may_stand_on_one_power_card() -> None:
    seats = [{"character": "crane", "hand": ["basic-crane-pact"]}, {"figure": "digger"}]
    p = at(*seats, gods=GODS, god_decks=TOPS).does("basic-crane-pact", "god-digger-tunnel")
    assert p.t.view(0)["table"]["figures"] == ["digger", "digger"] and p.s.ready == [1, 1]


@pytest.mark.rule("C-rul.55b", "C-rul.13a")
def test_without_an_affordable_card_a_ritual_is_left_out() -> None:
    p = rite(cultists=1)
    assert p.asked == "ask-turn" and p.s.cultists[0] == 1 and p.cards("hands") == []


# ---- cultists


@pytest.mark.rule("C-action.cultists.1", "C-action.cultists.3", "C-rul.3")
def test_green_symbols_give_the_acting_player_cultists() -> None:
    seat = {"character": "agnes", "hand": ["basic-agnes-absolution"], "cultists": 10}
    p = at(seat, {"character": "rose"}).does("basic-agnes-absolution")
    assert p.s.cultists == [12, 40]
    assert p.t.view(1)["cultists"] == [None, 40], "and nobody else sees how many"


@pytest.mark.rule("C-action.cultists.2", "C-action.cultists.3", "C-rul.12a")
def test_red_symbols_take_cultists_of_another_player_whom_one_chooses() -> None:
    seat = {"character": "agnes", "hand": ["basic-agnes-vigil"], "cultists": 1, "madness": {"blue": 1}}
    p = at(seat, {}, {}, players=3, gods=GODS, god_decks=TOPS).does("basic-agnes-vigil", "set-2")
    assert p.asked == "ask-player" and p.options() == ["player-1", "player-2"] and p.refuses("player-0")
    assert p.does("player-2").s.cultists == [1, 40, 38]


@pytest.mark.rule("C-rul.9a", "C-end.1")
def test_a_loss_takes_no_more_than_there_is_and_ends_the_game_at_once() -> None:
    seat = {
        "character": "agnes",
        "hand": ["god-goat-thousand"],
        "madness": {"red": 1},
        "board": {"r2c1": "agent", "r2c2": "agent"},
    }
    p = at(seat, {"cultists": 1}, gods=YELLOW).does("god-goat-thousand", "opp-remove-2")
    assert p.s.cultists == [40, 0] and p.t.outcome is not None
    assert p.t.outcome.winners == (0,), "and nothing else of the card is done"


# ---- corruption


@pytest.mark.rule("C-action.corrupt.1", "C-comp.11")
def test_corrupting_takes_tokens_from_the_supply() -> None:
    seat = {"character": "rose", "hand": ["god-yellow-tatters"]}
    p = at(seat, {}, gods=YELLOW).does("god-yellow-tatters")
    assert p.s.corruption == [2, 0] and p.s.corruption_supply == 14


@pytest.mark.rule("C-action.corrupt.2", "C-rul.55b")
@pytest.mark.parametrize(("held", "after"), [(4, 5), (5, 5)])
def test_nobody_holds_more_than_five(held: int, after: int) -> None:
    seat = {"character": "rose", "hand": ["god-yellow-tatters"], "corruption": held}
    p = at(seat, {}, gods=YELLOW).does("god-yellow-tatters")
    assert p.s.corruption[0] == after and p.s.corruption_supply == 16 - after


@pytest.mark.rule("C-rul.5a")
def test_corrupting_takes_what_is_left_in_the_supply() -> None:
    others = [{"corruption": 5}, {"corruption": 5}, {"corruption": 5}]
    seat = {"character": "rose", "hand": ["god-yellow-tatters"]}
    p = at(seat, *others, players=4, gods=YELLOW).does("god-yellow-tatters")
    assert p.s.corruption == [1, 5, 5, 5] and p.s.corruption_supply == 0


@pytest.mark.rule("C-rul.12b")
def test_own_cultists_rituals_corruption_and_cards_have_no_target() -> None:
    """So the same set may give cultists, take corruption and harm, in any order, without one excluding the other."""
    seat = {"character": "rose", "hand": ["god-yellow-play"], "board": {}}
    p = at(seat, {"cultists": 20}, gods=YELLOW).does("god-yellow-play")
    assert set(p.options()) == {"corrupt-1", "opp-remove-2"}
    p.does("opp-remove-2")
    assert p.s.cultists[1] == 18 and p.s.corruption[0] == 1
