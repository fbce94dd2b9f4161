"""The conformance kit: every test runs for every game, every option combination and every seat count."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

import fathom
from game_forms import every_form

LONGEST = 5000


def play(game: str, seats: int, options: dict[str, Any], seed: int, most: int = LONGEST) -> fathom.Table:
    rng = random.Random(seed)
    table = fathom.new(game, seats=seats, seed=seed, options=options)
    for _ in range(most):
        decision = table.decision
        if decision is None:
            break
        table.choose(decision.sample(rng), decision.seat)
    return table


@every_form
def test_random_play_ends_and_keeps_every_piece(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(11)
    table = fathom.new(game, seats=seats, seed=11, options=options)
    for _ in range(LONGEST):
        assert table.game.explain(table) == []
        decision = table.decision
        if decision is None:
            break
        table.choose(decision.sample(rng), decision.seat)
    assert table.decisions == []
    assert table.outcome is not None
    assert set(table.outcome.winners) <= set(range(seats))  # all may lose together
    assert len(table.outcome.scores) == seats
    with pytest.raises(fathom.IllegalAnswer):
        table.choose("anything")


@every_form
def test_a_clone_is_equal_and_independent_and_the_past_never_changes(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(12)
    table = fathom.new(game, seats=seats, seed=12, options=options)
    past: list[tuple[fathom.Table, str]] = []
    number = 0
    while (decision := table.decision) is not None:
        if number % 3 == 0:
            clone = table.clone()
            assert clone == table
            assert clone.fingerprint() == table.fingerprint()
            past.append((clone, clone.fingerprint()))
        table.choose(decision.sample(rng), decision.seat)
        number += 1
    for clone, mark in past:
        assert clone.fingerprint() == mark
    for place in range(0, len(past), max(1, len(past) // 4)):
        clone = past[place][0].clone()
        while (decision := clone.decision) is not None:
            clone.choose(decision.sample(rng), decision.seat)
        assert clone.outcome is not None
    for clone, mark in past:
        assert clone.fingerprint() == mark


@every_form
def test_a_table_saved_in_the_middle_of_any_choice_plays_on_alike(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(13)
    table = fathom.new(game, seats=seats, seed=13, options=options)
    number = 0
    while (decision := table.decision) is not None:
        if number % 3 == 0:
            loaded = fathom.load(json.loads(json.dumps(table.save())))
            assert loaded == table
            assert [d.to_json()["options"] for d in loaded.decisions] == [
                d.to_json()["options"] for d in table.decisions
            ]
            answer = decision.sample(rng)
            loaded.choose(answer, decision.seat)
            table.choose(answer, decision.seat)
            assert loaded == table
        else:
            table.choose(decision.sample(rng), decision.seat)
        number += 1


@every_form
def test_a_record_replays_to_the_same_end(game: str, seats: int, options: dict[str, Any]) -> None:
    table = play(game, seats, options, 14)
    record = json.loads(json.dumps(table.record()))
    again = fathom.replay(record)
    assert again == table
    assert again.outcome == table.outcome
    assert [line.to_json() for line in again.events()] == [line.to_json() for line in table.events()]
    half = fathom.replay(record, until=len(record["answers"]) // 2)
    assert half == play(game, seats, options, 14, most=len(record["answers"]) // 2)


@every_form
def test_options_are_unique_and_agree_with_accepts(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(15)
    table = fathom.new(game, seats=seats, seed=15, options=options)
    while (decision := table.decision) is not None:
        assert len(set(decision.keys)) == len(decision.keys)
        assert [option.key for option in decision.options] == list(decision.keys)
        assert all(option.rule in table.game.clauses() for option in decision.options)
        assert all(rule in table.game.clauses() for _, rule in decision.refused())
        answers = decision.answers()
        if answers is not None:
            assert answers, f"no answer to {decision}"
            assert all(decision.accepts(answer) for answer in answers[:20])
            assert decision.shape != "pick" or answers == list(decision.keys)
        for nonsense in ("no such key", ["no such key"], {"no such key": 1}, -1000, None, 1.5, True):
            if decision.shape == "number" and nonsense is True:
                continue
            assert not decision.accepts(nonsense)
        before = table.fingerprint()
        with pytest.raises(fathom.IllegalAnswer):
            table.choose("no such key", decision.seat)
        asked = {open.seat for open in table.decisions}
        for stranger in set(range(seats)) - asked:
            with pytest.raises(fathom.IllegalAnswer):
                table.choose(decision.sample(rng), stranger)
        assert table.fingerprint() == before
        table.choose(decision.sample(rng), decision.seat)


@every_form
def test_undo_goes_back_exactly_one_choice_or_says_what_was_revealed(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(16)
    table = fathom.new(game, seats=seats, seed=16, options=options)
    undone = refused = 0
    for _ in range(60):
        decision = table.decision
        if decision is None:
            break
        before = table.fingerprint()
        answer = decision.sample(rng)
        table.choose(answer, decision.seat)
        after = table.fingerprint()
        try:
            table.undo()
        except fathom.UndoRefused as refusal:
            refused += 1
            assert refusal.text.render("en")
            assert table.fingerprint() == after
        else:
            undone += 1
            assert table.fingerprint() == before
            table.choose(answer, decision.seat)
            assert table.fingerprint() == after
    assert undone
    assert refused


SCRIPT = """
import json, random, sys, fathom
game, seats, options = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
rng, table = random.Random(17), fathom.new(game, seats=seats, seed=17, options=options)
while (d := table.decision) is not None:
    table.choose(d.sample(rng), d.seat)
json.dump({"record": table.record(), "fingerprint": table.fingerprint(), "view": table.view(0)}, sys.stdout)
"""


@pytest.mark.parametrize("game", list(fathom.games()))
def test_two_hash_seeds_and_a_second_process_play_the_same_game(game: str) -> None:
    forms = fathom.games()[game].forms()
    seats, options = max(forms, key=lambda form: (sum(on is True for on in form[1].values()), form[0]))
    outputs = []
    for hash_seed in ("1", "4242"):
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT, game, str(seats), json.dumps(options)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        outputs.append(run.stdout)
    assert outputs[0] == outputs[1]
    told = json.loads(outputs[0])
    assert fathom.replay(told["record"]).fingerprint() == told["fingerprint"]
