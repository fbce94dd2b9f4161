"""Rulings where they meet: situations in which a rule would hold by accident anywhere else."""

from __future__ import annotations

import random
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from fathom.cli.content import clause_line
from fathom.cli.words import Words
from fathom.games.call_of_madness import GAME
from fathom.games.call_of_madness.pieces import CARD, cards_of_god
from fathom.kernel.text import LANGUAGES
from fathom.server.catalog import clause_infos
from madness_play import alone, at

GODS = ["guide", "serpents", "toad", "digger"]
SLEEPER = ["guide", "serpents", "toad", "sleeper"]


@pytest.mark.rule("C-rul.34c", "C-rul.35a")
def test_a_card_play_won_after_the_pass_has_no_effect() -> None:
    """The Sleeping God plays a card with the keyword in the passing turn: no card of the hand may follow."""
    mine = {"hand": ["god-sleeper-call", "basic-rose-scalpel"], "figure": "sleeper", "cultists": 20}
    p = at(mine, gods=SLEEPER, god_decks={"sleeper": ["god-sleeper-dream"]}).does("pass", "power", "god-sleeper-dream")
    assert p.cards("rlyeh") == ["god-sleeper-call"] and p.s.plays == 0
    assert p.refuses("basic-rose-scalpel") and p.options() == ["end-turn", "power"], "the power is ready again"


@pytest.mark.rule("C-rul.15c")
def test_entries_begin_with_the_board_of_whoever_acts_not_of_the_holder() -> None:
    """Player 1 moves an investigator into the headquarters of 0 and of 2: in turn order from 1 that is 2, then 0."""
    board = {"r4c1": {"tile": "reporter", "madness": {"green": 1}}}
    seats = [{"board": board}, {"character": "rashford", "hand": ["basic-rashford-tome"]}, {"board": board}]
    p = at(*seats, players=3, holder=0, active=1).does("basic-rashford-tome", "0-r4c1", "down", "down")
    assert (p.seat, p.asked) == (2, "ask-place-outpost")
    p.does("2-r4c1")
    assert (p.seat, p.asked) == (0, "ask-place-outpost")


@pytest.mark.rule("C-rul.8b", "C-end.1")
def test_an_event_paid_with_the_last_cultist_is_done_and_ends_the_game() -> None:
    """3 cultists: 2 for the god card that uncovers it, the last for the event. Nobody else is asked."""
    mine = {
        "hand": ["basic-rose-dissection"],
        "cultists": 3,
        "board": {"r2c1": {"tile": "reporter", "madness": {"red": 1}}},
    }
    p = at(mine, {"board": {"r2c1": "reporter"}}, gods=GODS, options={"events": True}, events=["event-raid"],
           god_decks={"toad": ["god-toad-tongue", "event"]})  # fmt: skip
    p.does("basic-rose-dissection", "god-toad-tongue", "use")
    assert p.board(0) == {} and p.s.madness[0] == (0, 0, 1), "the attack was done"
    assert p.t.outcome is not None and p.t.outcome.winners == (1,) and p.board(1) == {"r2c1": "reporter"}


@pytest.mark.rule("C-rul.48b", "C-rul.48c", "C-solo.12")
def test_after_the_keyword_the_automa_looks_through_its_whole_deck_anew() -> None:
    """Card 12 needs two targets and goes under; M1 is played and lets it go on: card 12 is looked at once more. Its
    total of 17 is counted only then."""
    gone = ["automa-m2", "automa-m3", "automa-m4", "automa-m5", "automa-02", "automa-05", "automa-06", "automa-08"]
    p = alone({}, {"board": {"r2c1": "agent"}}, automa_deck=["automa-12", "automa-m1"], automa_discard=gone)
    p.does("pass")
    told = [event.text for event in p.t.events() if event.text.id.startswith("log-automa-")]
    cards = [text.args["card"].id for text in told if text.id == "log-automa-card"][:3]
    assert cards == ["automa-12", "automa-m1", "automa-12"]
    assert "log-automa-nothing" in [text.id for text in told]


@pytest.mark.rule("C-rul.37b", "C-solo.23")
@pytest.mark.parametrize("ready", [True, False])
def test_a_figure_sent_back_by_the_automa_stays_as_it_was(ready: bool) -> None:
    decks = {"toad": ["god-toad-nkai"], "guide": ["god-guide-threshold"], "serpents": ["god-serpents-fang"]}
    p = alone({"figure": "toad", "ready": ready}, gods=GODS[:3], god_decks=decks, active=1, automa_deck=["automa-m2"])
    assert p.s.figures[0] == -1 and bool(p.s.ready[0]) is ready


@pytest.mark.rule("C-solo.t3", "C-solo.i3", "C-solo.14")
def test_of_equal_ways_the_automa_pushes_the_strongest_not_the_weakest() -> None:
    board = {"r2c1": {"tile": "reporter", "life": 1}, "r2c2": "detective", "r2c3": {"tile": "soldier", "life": 6}}
    p = alone({"board": board}, {"board": {"r2c2": "agent"}}, active=1, automa_deck=["automa-10"])
    assert p.board(0) == {"r2c1": "reporter", "r2c2": "detective", "r4c3": "soldier"}


@pytest.mark.rule("C-solo.t2", "C-solo.14")
def test_of_equal_ways_the_automa_reinforces_the_strongest_before_the_one_with_least_life() -> None:
    board = {"r3c1": {"tile": "reporter", "life": 1}, "r3c2": {"tile": "agent", "life": 4}, "r3c3": "agent"}
    p = alone({"board": board}, {"board": {"r2c2": "agent"}}, active=1, automa_deck=["automa-m3"])
    assert [p.life(f"0-r3c{column}") for column in (1, 2, 3)] == [1, 5, 5], "of two equally strong the weaker"


@pytest.mark.rule("C-rul.15b", "C-rul.42a")
def test_an_entry_caused_by_corruption_is_resolved_at_its_end_and_is_ones_own() -> None:
    p = at({"corruption": 1}, {"cultists": 20, "board": {"r4c1": "soldier"}}, gods=[*GODS[:3], "yellow"],
           goals=["goal-now-trespass", "goal-now-giant"])  # fmt: skip
    p.does("corruption-1", "down")
    assert p.s.cultists[1] == 15 and sum(p.s.madness[1]) == 1, "its strength, and a token for its symbol"
    assert {"goal-now-trespass", "goal-now-giant"} <= set(p.options())


@pytest.mark.rule("C-rul.42b", "C-rul.32a")
@pytest.mark.parametrize(
    ("board", "teams", "met"),
    [(0, False, False), (1, False, True), (2, False, True), (2, True, False), (1, True, True)],
)
def test_only_losses_of_others_count_for_the_tithe(board: int, teams: bool, met: bool) -> None:
    """An investigator of strength 5 is led into the own headquarters, a rival's, or that of the teammate."""
    seats: list[dict[str, Any]] = [{"cultists": 20} for _ in range(4)]
    seats[0]["hand"] = ["basic-rose-sedation"]
    seats[board]["board"] = {"r4c1": {"tile": "soldier"}}
    p = at(*seats, players=4, options={"teams": teams}, goals=["goal-now-tithe"]).does("basic-rose-sedation", "down")
    if p.asked == "ask-divide":
        p.does({})
    if p.asked == "ask-again":
        p.does("own")
    assert p.s.cultists[board] == 15 and ("goal-now-tithe" in p.options()) is met


@pytest.mark.rule("C-play.11", "C-rul.51")
def test_a_paid_line_is_used_once_per_turn_even_if_its_card_comes_again() -> None:
    """At night the power plays the card once more, from the discard pile: readying was paid for in this turn."""
    mine = {"hand": ["god-sleeper-stars"], "figure": "sleeper", "ready": False, "madness": {"red": 3}}
    p = at(mine, gods=SLEEPER, night=True).does("god-sleeper-stars", "set-1")
    assert p.asked == "ask-bottom"
    p.does("use", "power", "set-1")
    assert p.asked == "ask-turn" and not p.s.ready[0] and sum(p.s.madness[0]) == 2


@pytest.mark.rule("C-play.13", "C-rul.47")
@pytest.mark.parametrize(("night", "asked"), [(True, "ask-bottom"), (False, "ask-turn")])
def test_a_line_of_the_night_is_there_only_at_night(night: bool, asked: str) -> None:
    raw = tomllib.loads((files("fathom.games.call_of_madness") / "content.toml").read_text(encoding="utf-8"))
    raw["basic_cards"][0] |= {"sets": "[own+1]", "bottom": "{night,1} madness+1 ; {night} own+2"}
    mine = {"hand": ["basic-rose-scalpel", "basic-rose-asylum"], "madness": {"red": 2}, "figure": "guide"}
    p = at(mine, night=night, options={"content": raw}).does("basic-rose-scalpel")
    assert p.asked == asked
    if night:
        p.does("decline")
    assert p.s.cultists[0] == 40 + 1 + 2 * night, "one without a cost is mandatory, at night"


@pytest.mark.rule("C-rul.21", "C-rul.22")
def test_god_decks_of_one_card_are_not_cycled_for_a_token() -> None:
    """All cards but one of each god are in discard piles; with two cards in one deck the option is there again."""
    cards = [CARD.names[card] for god in range(4) for card in cards_of_god(god)]
    taken = [name for at, name in enumerate(cards) if at % 6]
    p = at({"madness": {"red": 1}}, {"discard": taken}, gods=GODS)
    assert [len(deck) for deck in p.s.god_decks] == [1, 1, 1, 1]
    assert "madness-cycle" not in p.options() and p.refuses("madness-cycle") and "C-rul.21" in p.refused()
    p = at({"madness": {"red": 1}}, {"discard": taken[1:]}, gods=GODS)
    top = [deck[-1] for deck in p.s.god_decks]
    p.does("madness-cycle")
    assert [deck[-1] == before for deck, before in zip(p.s.god_decks, top, strict=True)] == [False, True, True, True]


# ---- what a seat can know


def test_cards_that_went_openly_under_a_god_deck_are_known_and_those_between_are_not() -> None:
    p = at({"madness": {"red": 1}}, gods=GODS, god_decks={"toad": ["god-toad-tongue", "god-toad-feast"]})
    p.does("madness-cycle")
    decks = [p.t.determinize(1, random.Random(n)).state.god_decks[2] for n in range(12)]
    assert {CARD.names[deck[0]] for deck in decks} == {"god-toad-tongue"}
    assert {CARD.names[deck[-1]] for deck in decks} == {"god-toad-feast"}
    assert len({deck[1:-1] for deck in decks}) > 3


def test_which_cards_of_a_batch_others_hold_is_dealt_anew_but_a_god_card_taken_openly_is_known() -> None:
    """Of the four basic cards two are in the hand of player 0, two in the deck; the god card came there by a ritual."""
    mine = {"hand": ["basic-rose-dissection", "basic-rose-scalpel"], "cultists": 20}
    p = at(mine, gods=GODS, god_decks={"toad": ["god-toad-tongue"]}).does("basic-rose-dissection", "god-toad-tongue")
    p.does("nobody")
    hands = {p.t.determinize(1, random.Random(n)).state.hands[0] for n in range(20)}
    assert {len(hand) for hand in hands} == {2} and len(hands) == 3
    assert all(CARD.numbers["god-toad-tongue"] in hand for hand in hands)
    assert {p.t.determinize(0, random.Random(n)).state.hands[0] for n in range(5)} == {p.s.hands[0]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_uncertain_reading_is_marked(lang: str) -> None:
    """117 enforceable clauses rest on one; the terminal says so of each, the page is told of each."""
    clauses = GAME.clauses()
    uncertain = {id for id, clause in clauses.items() if clause.uncertain}
    assert len([id for id in uncertain if clauses[id].enforceable]) == 117
    say = Words(lang)
    marked = {id for id, clause in clauses.items() if say("cli-uncertain") in clause_line(clause, say).words}
    assert marked == uncertain
    assert {one.id for one in clause_infos(GAME.id) if one.uncertain} == uncertain
