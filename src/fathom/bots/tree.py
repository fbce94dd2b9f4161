"""What a search knows: how often each move was open and tried at a moment, and how it went for whoever moved."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from math import log, sqrt

from .moment import Move

__all__ = ["Edge", "Measure", "Node"]

CURIOSITY = 1.0
"""How much a move that was rarely tried is favoured, in spreads of the judgment."""
BOUND = 4.0
"""A judgment counts as at most so many spreads from the mean: a rare win does not outweigh everything else."""
ENOUGH = 8


class Measure:
    """The mean and the spread of a seat's judgments, whatever scale the game judges on."""

    __slots__ = ("mean", "n", "squares")

    def __init__(self) -> None:
        self.n, self.mean, self.squares = 0, 0.0, 0.0

    @property
    def spread(self) -> float:
        return sqrt(self.squares / self.n) if self.n > 1 else 0.0

    def see(self, value: float) -> float:
        """Take a judgment into account; the value that counts."""
        if self.n >= ENOUGH and (most := BOUND * self.spread):
            value = min(max(value, self.mean - most), self.mean + most)
        self.n += 1
        off = value - self.mean
        self.mean += off / self.n
        self.squares += off * (value - self.mean)
        return value


class Edge:
    """A move at a node: the moments it leads to, by what the searching seat is shown to be asked next."""

    __slots__ = ("nodes", "open", "total", "tried")

    def __init__(self) -> None:
        self.open, self.tried, self.total = 0, 0, 0.0
        self.nodes: dict[Hashable, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0

    def node(self, key: Hashable) -> Node:
        """The moment of this name that the move leads to, in some world."""
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found


class Node:
    """A moment in all the worlds that lead to it: not every move is open in each."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Move, Edge] = {}

    def select(self, moves: Sequence[Move], spread: float, rng: random.Random) -> tuple[Move, Edge]:
        """The move to try next among those open in this world: new ones first, then promising or neglected ones."""
        found = []
        new = []
        for move in moves:
            edge = self.edges.get(move)
            if edge is None:
                edge = self.edges[move] = Edge()
            edge.open += 1
            found.append((move, edge))
            if not edge.tried:
                new.append((move, edge))
        if new:
            return rng.choice(new)
        width = CURIOSITY * spread
        return max(found, key=lambda pair: pair[1].mean + width * sqrt(log(pair[1].open) / pair[1].tried))
