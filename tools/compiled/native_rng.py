"""Named counter-based random streams: integers only, the same on every machine.

This is the compiled twin of `fathom/kernel/rng.py`, which takes its place in a build and draws the same numbers: there
in Python's integers, cut to 64 bits, here in the machine's own. Those have a sign, so the constants are written as the
negative numbers of the same bits, and what is shifted to the right is cut to the bits that are left.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr

__all__ = ["Streams"]

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1
_KEYS: Final[dict[tuple[int, str], int]] = {}
_MOST_KEYS: Final = 4096
_SMALL: Final = 1 << 31
_FAR: Final = 1 << 62
"""Further than any game counts; a forged save may say so."""


def _key(seed: int, stream: str) -> int:
    """The bits of the key, with a sign."""
    found = _KEYS.get((seed, stream))
    if found is None:
        if len(_KEYS) >= _MOST_KEYS:
            _KEYS.clear()
        digest = hashlib.blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest()
        found = _KEYS[seed, stream] = int.from_bytes(digest, "big", signed=True)
    return found


def _mix(x: i64) -> i64:
    """The finaliser of splitmix64: every input bit reaches every output bit."""
    x = (x ^ ((x >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    x = (x ^ ((x >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return x ^ ((x >> 31) & 0x1FFFFFFFF)


def _bits(count: int) -> int:
    """The last 64 bits of a count, with a sign."""
    return count if -_FAR < count < _FAR else ((count + _FAR * 2) & _MASK) - _FAR * 2


def _drawn(key: i64, count: i64) -> i64:
    return _mix(key + count * -0x61C8864680B583EB)


def _scaled(x: i64, n: i64) -> i64:
    """The upper 64 bits of x times n, for n below 2**31: no part of the sum passes 63 bits."""
    return (((x >> 32) & 0xFFFFFFFF) * n + (((x & 0xFFFFFFFF) * n) >> 32)) >> 32


@mypyc_attr(acyclic=True, free_list_len=1)
class Streams:
    """The randomness of one table."""

    def __init__(self, seed: int, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters: dict[str, int] = {} if counters is None else counters

    def clone(self) -> Streams:
        return Streams(self.seed, self.counters.copy())

    def below(self, n: int, stream: str) -> int:
        """A whole number from 0 to n - 1."""
        count = self.counters.get(stream, 0) + 1
        self.counters[stream] = count
        x = _drawn(_key(self.seed, stream), _bits(count))
        if 0 <= n < _SMALL:
            return _scaled(x, n)
        bits: int = x
        return ((bits & _MASK) * n) >> 64

    def shuffled(self, items: Sequence[T], stream: str) -> tuple[T, ...]:
        """All items in a random order."""
        deck: list[Any] = list(items)
        key: i64 = _key(self.seed, stream)
        before = self.counters.get(stream, 0)
        count: i64 = _bits(before)
        most = max(len(deck) - 1, 0)
        i: i64 = most
        while i > 0:
            count += 1
            j = _scaled(_drawn(key, count), i + 1)
            held = deck[i]
            deck[i] = deck[j]
            deck[j] = held
            i -= 1
        self.counters[stream] = before + most
        return tuple(deck)
