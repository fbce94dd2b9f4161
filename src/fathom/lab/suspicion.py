"""How well bots tell who is who: the probability that humans give to traitors and to humans, and who wins.

Games of greedy bots; after the awakening, at the beginning of every turn, every human is asked what it believes of each
other seat. `python -m fathom.lab.suspicion 200` plays two hundred games of Unfathomable with five seats.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

import fathom

from ..bots import make
from ..kernel.table import Table

__all__ = ["Suspicion", "measure", "watch"]

GAME = "unfathomable"
TRAITORS = "sea"


class Suspicion(NamedTuple):
    """What humans believed: of hidden traitors, of revealed ones, of other humans; and how many games traitors won."""

    hidden: list[float]
    revealed: list[float]
    humans: list[float]
    games: int
    won: int

    @property
    def apart(self) -> float:
        """By how much hidden traitors are suspected more than humans."""
        return mean(self.hidden) - mean(self.humans)


def watch(table: Table, found: Suspicion) -> None:
    """Ask every human what it believes of each other seat."""
    s, game = table.state, table.game
    sides = [game.side_of(table, seat) for seat in range(table.seats)]
    for seat, side in enumerate(sides):
        believed = game.beliefs(table, seat)
        if side == TRAITORS or believed is None:
            continue
        for other, chance in enumerate(believed):
            if other != seat:
                shown = s.revealed[other] >= 0
                what = found.revealed if shown else found.hidden if sides[other] == TRAITORS else found.humans
                what.append(chance)


def measure(games: int, seats: int = 5, seed: int = 0) -> Suspicion:
    """Play so many games and watch what is believed."""
    bot, found, won = make("greedy"), Suspicion([], [], [], games, 0), 0
    for number in range(seed, seed + games):
        table = fathom.new(GAME, seats=seats, seed=number)
        table.quiet = True
        rng, turn = random.Random(number), -1
        while (decision := table.decision) is not None:
            if table.state.awakened and table.state.turn != turn:
                turn = table.state.turn
                watch(table, found)
            table.choose(bot.answer(table, decision.seat, rng), decision.seat)
        assert table.outcome is not None
        won += any(table.game.side_of(table, winner) == TRAITORS for winner in table.outcome.winners)
    return found._replace(won=won)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.suspicion", description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(argv)
    found = measure(given.games, given.seats, given.seed)
    print(f"{found.games} games, traitors won {found.won}")
    for name, values in (
        ("hidden traitors", found.hidden),
        ("revealed ones", found.revealed),
        ("humans", found.humans),
    ):
        print(f"{name}: {mean(values):.3f} in {len(values)} beliefs" if values else f"{name}: none")
    print(f"hidden traitors are suspected more than humans by {found.apart:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
