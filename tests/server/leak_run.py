"""Many whole games searched for leaks: `make soak` runs this over every form of every game, `make test` over a few."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import fathom
from fathom.lab.serving import Server
from server.leak_check import Checker
from server.leak_games import SECRETS
from server.leak_play import Game, Plan, play
from server.leak_truth import Truth, veiled

__all__ = ["SEED", "Seen", "every_form", "search"]

SEED = 1_234_567_890_123_456_789
"""Long enough that its digits do not turn up by chance; the games take it and the numbers after it."""
TOGETHER = 8


class Seen:
    """What happened in the games, so that a search in which nothing happened does not count."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.findings: list[str] = []
        self.keys: set[str] = set()
        self.kinds: set[str] = set()
        self.unchanged = {id: set(secrets.zones) for id, secrets in SECRETS.items()}
        """Parts of the state that were never dealt out anew."""
        self.games: Counter[str] = Counter()
        self.whole: Counter[str] = Counter()
        self.compared: Counter[str] = Counter()
        self.private: Counter[str] = Counter()
        self.reseeds = self.pages = 0

    def game(self, game: Game) -> None:
        truth = Truth(self.database, game.table)
        checker = Checker(game, truth)
        self.findings += checker.check()
        id, end = game.plan.game, truth.lives[-1]
        self.games[id] += 1
        self.whole[id] += end.over
        self.compared[id] += checker.compared
        self.private[id] += sum(line[5] is not None for line in end.whole().lines)
        self.pages += len(game.pages)
        self.keys |= game.keys
        self.kinds |= truth.kinds
        self.reseeds += len(truth.seeds) - 1
        for live in truth.lives[::5]:
            there, here = live.table.state, veiled(live, 0, checker.rng).table.state
            self.unchanged[id] -= {zone for zone in self.unchanged[id] if getattr(here, zone) != getattr(there, zone)}


def every_form(game: str, times: int = 1) -> list[Plan]:
    """Whole games of every form, so many of each."""
    forms = list(fathom.games()[game].forms()) * times
    return [Plan(game, seats, options, SEED + n) for n, (seats, options) in enumerate(forms)]


def search(folder: Path, plans: list[Plan]) -> Seen:
    """Play on a server of our own and search everything it sent, its log included."""
    seen, log = Seen(folder / "tables.db"), folder / "log"
    with Server(str(seen.database), log=log, rate=0, new_tables=0) as server:
        asyncio.run(play(server.port, plans, TOGETHER, seen.game))
    told = log.read_text(encoding="utf-8")
    seen.findings += [f"the log tells a key: {key}" for key in seen.keys if key in told]
    seen.findings += [
        f"the log tells: {line}" for line in told.splitlines() if " error " in line or "Traceback" in line
    ]
    return seen


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="leak_run", description=__doc__)
    parser.add_argument("--times", type=int, default=1, help="games of every form")
    parser.add_argument("--most", type=int, default=0, help="so many games at most, chosen at random")
    given = parser.parse_args(arguments)
    plans = [plan for game in SECRETS for plan in every_form(game, given.times)]
    if given.most:
        plans = random.sample(plans, min(given.most, len(plans)))
    with tempfile.TemporaryDirectory(prefix="leak-", ignore_cleanup_errors=True) as folder:
        seen = search(Path(folder), plans)
    wrong: list[Any] = list(seen.findings)
    for game, zones in seen.unchanged.items():
        print(f"{game}: {seen.whole[game]} whole games, {seen.compared[game]:,} messages and pages compared")
        if given.most or not seen.games[game]:
            continue
        if zones:
            wrong.append(f"{game}: never dealt out anew: {', '.join(sorted(zones))}")
        if not seen.private[game]:
            wrong.append(f"{game}: nobody was told anything alone, so nobody could have overheard it")
    for told in wrong[:50]:
        print(f"LEAK {told}", file=sys.stderr)
    print(f"{len(seen.findings)} leaks found")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
