"""The conformance kit: every test runs for every game, with options and seat counts that meet each other.

What is looked at lies in `fathom.lab.conformance`; `make soak` looks at it more often, in every form and in more games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import fathom
from fathom.lab.conformance import check_data_options, play_and_check, play_plainly
from game_forms import every_form, most_forms


@every_form
def test_random_play_ends_and_keeps_every_piece(game: str, seats: int, options: dict[str, Any]) -> None:
    play_plainly(game, seats, options, seed=11)


@most_forms
def test_clones_saves_options_undo_and_the_record_of_a_game(game: str, seats: int, options: dict[str, Any]) -> None:
    play_and_check(game, seats, options, seed=14, every=8)


SCRIPT = """
import json, random, sys, fathom
game, seats, options = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
for seed in range(17, 22):
    rng, table = random.Random(seed), fathom.new(game, seats=seats, seed=seed, options=options)
    while (d := table.decision) is not None:
        table.choose(d.sample(rng), d.seat)
    told = {"record": table.record(), "fingerprint": table.fingerprint(), "view": table.view(0)}
    print(json.dumps(told))
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
    told = json.loads(outputs[0].splitlines()[-1])
    assert fathom.replay(told["record"]).fingerprint() == told["fingerprint"]


@pytest.mark.parametrize("game", list(fathom.games()))
def test_every_option_settles_to_itself(game: str) -> None:
    """Else a table could be opened, but not its record."""
    found = fathom.games()[game]
    for _, options in found.forms():
        assert found.settle_options(options) == options
    check_data_options(found)
