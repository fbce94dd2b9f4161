"""`make soak`: long random play of every game in every form, with every invariant looked at on the way."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import fathom

from .conformance import check_data_options, play_and_check, play_and_guess, play_plainly

__all__ = ["main", "soak_game"]

CLOSELY = 10
"""One game in so many is looked at closely."""
SAMPLES = 5
"""Of each option that is data."""


def soak_game(game: str, seats: int, options: dict[str, Any], seed: int) -> int:
    """One game, or two: every piece at every choice; in one of ten everything else at every choice too. Tells how many
    choices there were."""
    if seed % CLOSELY:
        return play_plainly(game, seats, options, seed).choices
    play_and_guess(game, seats, options, seed, every=1)
    return play_and_check(game, seats, options, seed, every=1).choices


def main(argv: Sequence[str] | None = None) -> int:
    """Soak every form with so many games; tells each failure with what is needed to see it again."""
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.soak", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=200, help="games of each form")
    parser.add_argument("--game", choices=list(fathom.games()), help="only this game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args(argv)
    games = {id: game for id, game in fathom.games().items() if given.game in (None, id)}
    for game in games.values():
        check_data_options(game)
    forms = [(id, form) for id, game in games.items() for form in game.forms(SAMPLES, given.first)]
    failures = 0
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("Playing", total=len(forms) * given.games)
        for id, (seats, options) in forms:
            made = 0
            progress.update(task, description=f"{id}, {seats} seats")
            for seed in range(given.first, given.first + given.games):
                try:
                    made += soak_game(id, seats, options, seed)
                except Exception as error:
                    failures += 1
                    print(f"FAILED {id} seats={seats} options={options} seed={seed}: {error!r}", file=sys.stderr)
                progress.advance(task)
            print(f"{id}: {seats} seats, {options}: {given.games} games, {made:,} decisions")
    print(f"{failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
