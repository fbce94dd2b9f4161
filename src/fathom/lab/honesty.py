"""Bots see only what their seat may see: on two tables that differ in nothing else, they answer the same.

Games are played on by quick answers; at moments on the way a bot is asked on the real table and on one in which all
that its seat cannot know was dealt anew, with the same generator; and what the seat believes of the others is compared,
where the game has beliefs. `make soak` looks at five hundred moments of every game with every bot; the quick tests at a
few.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import fathom

from ..bots import BOTS, make
from ..bots.base import Bot
from ..kernel.table import Table

__all__ = ["check_honesty", "main", "moments"]

SEARCH = "search:12"
"""The search is as honest with few iterations as with many."""


def moments(game: str, seats: int, options: dict[str, Any], seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """Tables on the way of a game, each with a seat that is asked something it can choose."""
    rng = random.Random(seed)
    table = fathom.new(game, seats=seats, seed=seed, options=options)
    table.quiet = True
    wait = rng.randrange(every)
    while (decision := table.decision) is not None:
        answers = decision.answers()
        if answers is None or len(answers) > 1:
            wait -= 1
            if wait < 0:
                wait = rng.randrange(1, 2 * every)
                yield table, decision.seat
        table.choose(decision.sample(rng), decision.seat)


def differs(bot: Bot, table: Table, seat: int, luck: int) -> str:
    """How the answers of a bot, or what its seat believes, differ on two tables that look the same to that seat;
    nothing if they do not."""
    other = table.determinize(seat, random.Random(f"{luck}/other"))
    other.answers, other.origin = list(table.answers), table.origin
    first, second = (
        (bot.answer(each, seat, random.Random(luck)), each.game.beliefs(each, seat)) for each in (table, other)
    )
    return "" if first == second else f"{first!r} or {second!r}"


def check_honesty(name: str, game: str, positions: int, seed: int = 0, every: int = 12) -> list[str]:
    """Look at so many positions of a game, in all its forms by turns; what was found amiss."""
    bot = make(SEARCH if name in ("search", "master") else name)
    forms = list(fathom.games()[game].forms(1, seed))
    random.Random(seed).shuffle(forms)
    found, looked = [], 0
    while looked < positions:
        seats, options = forms[seed % len(forms)]
        for table, seat in moments(game, seats, options, seed, every):
            looked += 1
            if told := differs(bot, table, seat, seed * 1000 + looked):
                where = f"choice {table.choices} of seed {seed}, {seats} seats, {options}"
                found.append(f"{game}: {name} at {where}: {told}")
            if looked == positions:
                break
        seed += 1
    return found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.honesty", description=__doc__)
    parser.add_argument("positions", nargs="?", type=int, default=500, help="positions of each game, for each bot")
    parser.add_argument("--game", choices=list(fathom.games()), help="only this game")
    parser.add_argument("--bot", choices=BOTS, help="only this bot")
    given = parser.parse_args(argv)
    failures = 0
    for game in fathom.games():
        for name in BOTS:
            if given.game in (None, game) and given.bot in (None, name) and name != "master":  # searches as `search`
                found = check_honesty(name, game, given.positions)
                failures += len(found)
                print(f"{game}: {name}: {given.positions} positions, {len(found)} answers that betray hidden cards")
                for line in found[:5]:
                    print(f"  {line}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
