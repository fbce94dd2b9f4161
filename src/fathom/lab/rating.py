"""How sure a share of wins is, and how strong players are who met in such games."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import NamedTuple

__all__ = ["Met", "Rated", "interval", "ratings"]

Z = 1.959964
"""95 of 100."""
MEAN = 1500
ROUNDS = 60
DRAWS = 200


class Met(NamedTuple):
    """A game: who sat there, and the share of the win that each kind of player got."""

    seats: tuple[str, ...]
    shares: Mapping[str, float]


class Rated(NamedTuple):
    rating: int
    low: int
    high: int


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson); shared wins count in parts."""
    if not games:
        return 0.0, 1.0
    share, z = won / games, Z * Z / games
    middle = (share + z / 2) / (1 + z)
    off = Z / (1 + z) * sqrt(max(0.0, share * (1 - share) / games + z / (4 * games)))
    return max(0.0, middle - off), min(1.0, middle + off)


def ratings(games: Sequence[Met], seed: int = 0) -> dict[str, Rated]:
    """Ratings on the scale of chess, 1500 in the mean, each with the interval that drawing the games anew gives."""
    names = sorted({name for game in games for name in game.seats})
    if len(names) < 2:
        return {}
    fitted = _fit(games, names)
    rng = random.Random(seed)
    drawn = [_fit(rng.choices(games, k=len(games)), names) for _ in range(DRAWS)]
    out = {}
    for name in names:
        found = sorted(one[name] for one in drawn)
        out[name] = Rated(round(fitted[name]), round(found[DRAWS // 40]), round(found[-1 - DRAWS // 40]))
    return out


def _fit(games: Sequence[Met], names: Sequence[str]) -> dict[str, float]:
    """Who is twice as strong wins twice as often: strengths that explain the games best (after Bradley and Terry).
    Everybody has shared one imagined game with everybody else, or who never lost would be infinitely strong."""
    met: dict[tuple[str, ...], int] = {tuple(names): 1}
    won = dict.fromkeys(names, 1 / len(names))
    for game in games:
        key = tuple(sorted(game.seats))
        met[key] = met.get(key, 0) + 1
        for name, share in game.shares.items():
            won[name] += share
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        weight = dict.fromkeys(names, 0.0)
        for seats, n in met.items():
            part = n / sum(strength[name] for name in seats)
            for name in seats:
                weight[name] += part
        strength = {name: max(won[name], 1e-9) / weight[name] for name in names}
    told = {name: 400 * log10(value) for name, value in strength.items()}
    middle = sum(told.values()) / len(told)
    return {name: MEAN + value - middle for name, value in told.items()}
