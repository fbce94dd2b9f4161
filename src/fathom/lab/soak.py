"""`make soak`: long random play of every game in every form, with every invariant looked at on the way."""

from __future__ import annotations

import random
import sys
from typing import Any

import fathom

__all__ = ["soak_game"]


def soak_game(game: str, seats: int, options: dict[str, Any], seed: int) -> int:
    """One game with all checks: invariants at every choice; now and then save, replay and determinize."""
    rng = random.Random(seed)
    table = fathom.new(game, seats=seats, seed=seed, options=options)
    made = 0
    while (decision := table.decision) is not None:
        wrong = table.game.explain(table)
        assert not wrong, wrong
        if made % 50 == 25:
            assert fathom.load(table.save()) == table
            table.determinize(rng.randrange(seats), rng)
        table.choose(decision.sample(rng), decision.seat)
        made += 1
    assert fathom.replay(table.record()) == table
    return made


def main(games: int = 200) -> int:
    """Soak every form with so many games; tells each failure with what is needed to see it again."""
    failures = 0
    for id, game in fathom.games().items():
        for seats, options in game.forms():
            made = 0
            for seed in range(games):
                try:
                    made += soak_game(id, seats, options, seed)
                except Exception as error:
                    failures += 1
                    print(f"FAILED {id} seats={seats} options={options} seed={seed}: {error!r}", file=sys.stderr)
                if sys.stderr.isatty():
                    print(f"\r{id} {seats} {options}: {seed + 1}/{games}", end="", file=sys.stderr)
            if sys.stderr.isatty():
                print(file=sys.stderr)
            print(f"{id}: {seats} seats, {options}: {games} games, {made:,} decisions")
    print(f"{failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
