"""Bots: legal, honest and worth playing against."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import fathom
from fathom.bots import UnknownBot, make
from fathom.games.abyss.cards.allies import KEY
from fathom.lab.simulate import play_game, simulate

COMBINATIONS = [{"leviathan": leviathan, "kraken": kraken} for leviathan in (False, True) for kraken in (False, True)]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        make("oracle")


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_greedy_beats_random(options: dict[str, bool]) -> None:
    summary = simulate("abyss", 8, 2, ["greedy", "random"], seed=1000, options=options, jobs=1)
    assert summary.errors == []
    assert summary.wins_by_bot["greedy"] >= 7


def test_greedy_answers_every_question_of_a_big_table() -> None:
    played = play_game("abyss", 5, ["greedy", "random", "random", "greedy", "random"], 3, COMBINATIONS[3])
    assert played.error == ""
    assert played.winners


def test_a_simulation_is_the_same_on_one_core_and_on_two() -> None:
    runs = [simulate("abyss", 44, 3, ["random"], seed=5, jobs=jobs) for jobs in (1, 2)]
    first, second = [{**run.to_json(), "seconds": 0, "decisions_per_second": 0, "games_per_second": 0} for run in runs]
    assert first == second


@pytest.mark.parametrize("bots", [[], ["random", "greedy", "random", "random"]])
def test_the_wrong_number_of_bots_is_refused(bots: list[str]) -> None:
    with pytest.raises(fathom.BadSeats, match=f"{len(bots)} bots were named for 3 seats"):
        simulate("abyss", 1, 3, bots)


def test_a_guess_at_the_hidden_cards_does_not_lean_towards_the_truth() -> None:
    """A hand or stack guessed right more often than chance would be a peek."""
    position = {
        "seats": [{"hand": []}, {"hand": ["crab-5", "squid-5", "jellyfish-5", "shellfish-5"]}],
        "council": {"seahorse": ["seahorse-5"]},
    }
    table = fathom.position("abyss", position)
    rng = random.Random(4)
    guesses = 1500
    hands: Counter[str] = Counter()
    stacks: Counter[str] = Counter()
    for _ in range(guesses):
        state = table.determinize(0, rng).state
        hands.update(KEY[kind] for kind in state.hands[1])
        stacks.update(KEY[kind] for kind in state.council[2])
    # 65 Allies, four of them in hand: one card lies there in 4 of 65 guesses; of 13 seahorses one lies in the stack
    for key in ("crab-5", "squid-5", "jellyfish-5", "shellfish-5"):
        assert abs(hands[key] / guesses - 4 / 65) < 0.04
    assert abs(stacks["seahorse-5"] / guesses - 1 / 13) < 0.04
