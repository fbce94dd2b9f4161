"""Named counter-based random streams: integers only, the same on every machine.

A draw is a hash of (seed, stream name, counter). Streams are independent: one more die rolled does
not shift the next shuffle. The whole state is one small dict of counters, so a table copies it for free.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

__all__ = ["Streams"]

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


@lru_cache(maxsize=4096)
def _key(seed: int, stream: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest(), "big")


def _mix(x: int) -> int:
    """The finaliser of splitmix64: every input bit reaches every output bit."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return x ^ (x >> 31)


class Streams:
    """The randomness of one table."""

    __slots__ = ("counters", "seed")

    def __init__(self, seed: int, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters: dict[str, int] = {} if counters is None else counters

    def clone(self) -> Streams:
        return Streams(self.seed, self.counters.copy())

    def below(self, n: int, stream: str) -> int:
        """A whole number from 0 to n - 1."""
        count = self.counters.get(stream, 0) + 1
        self.counters[stream] = count
        return (_mix((_key(self.seed, stream) + count * _STEP) & _MASK) * n) >> 64

    def shuffled(self, items: Sequence[T], stream: str) -> tuple[T, ...]:
        """All items in a random order."""
        deck = list(items)
        key = _key(self.seed, stream)
        count = self.counters.get(stream, 0)
        for i in range(len(deck) - 1, 0, -1):
            count += 1
            x = (key + count * _STEP) & _MASK  # as `_mix`, without the call: a deck has many cards
            x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((x ^ (x >> 31)) * (i + 1)) >> 64
            deck[i], deck[j] = deck[j], deck[i]
        self.counters[stream] = count
        return tuple(deck)
