"""Limits: how fast one address or one socket may ask, and how much it may hold at a time."""

from __future__ import annotations

import time
from collections import OrderedDict
from math import ceil

__all__ = ["Bucket", "Buckets", "Held"]


class Bucket:
    """Fills with `rate` tokens a second up to `size`; every request takes one."""

    __slots__ = ("_at", "_tokens", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self._tokens, self._at = size, time.monotonic()

    def take(self) -> bool:
        """May one more pass now? A rate of 0 sets no limit."""
        if self.rate == 0:
            return True
        at = time.monotonic()
        self._tokens = min(self.size, self._tokens + (at - self._at) * self.rate)
        self._at = at
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def wait(self) -> int:
        """Seconds until the next one may pass."""
        return max(1, ceil((1 - self._tokens) / self.rate)) if self.rate else 0


class Buckets:
    """One bucket per address; the longest unused are forgotten."""

    def __init__(self, rate: float, size: float, kept: int = 20_000) -> None:
        self.rate, self.size, self.kept = rate, size, kept
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._found.get(address)
        if bucket is None:
            bucket = self._found[address] = Bucket(self.rate, self.size)
            if len(self._found) > self.kept:
                self._found.popitem(last=False)
        self._found.move_to_end(address)
        return bucket


class Held:
    """How many things one address holds at a time. `most` of 0 sets no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """One more, if it may."""
        held = self._held.get(address, 0)
        if 0 < self.most <= held:
            return False
        self._held[address] = held + 1
        return True

    def give_back(self, address: str) -> None:
        self._held[address] -= 1
        if self._held[address] == 0:
            del self._held[address]
