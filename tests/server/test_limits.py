"""Buckets: so much at once, so much a second, and one bucket per address."""

from __future__ import annotations

import pytest

from fathom.server import limits
from fathom.server.limits import Bucket, Buckets, Held


class Clock:
    """A clock that is set by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr(limits.time, "monotonic", lambda: self.at)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_bucket_empties_and_fills_again(clock: Clock) -> None:
    bucket = Bucket(rate=2, size=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.at += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.at += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_who_comes_back_when_told_gets_in(clock: Clock) -> None:
    for rate in (40.0, 2.0, 1.0, 0.7, 0.5, 0.3, 1 / 60):
        bucket = Bucket(rate, size=1)
        assert bucket.take() and not bucket.take()
        clock.at += 0.3 / rate
        assert not bucket.take()
        clock.at += bucket.wait
        assert bucket.take()


def test_a_rate_of_nothing_is_no_limit(clock: Clock) -> None:
    bucket = Bucket(0, 0)
    assert all(bucket.take() for _ in range(1000)) and bucket.wait == 0


def test_every_address_has_its_own_bucket(clock: Clock) -> None:
    buckets = Buckets(rate=1, size=1)
    assert buckets.of("a").take() and not buckets.of("a").take()
    assert buckets.of("b").take()


def test_the_longest_unused_addresses_are_forgotten(clock: Clock) -> None:
    buckets = Buckets(rate=1, size=1, kept=3)
    for address in "abc":
        buckets.of(address).take()
    buckets.of("a")
    buckets.of("d")  # for which b makes room
    assert not buckets.of("a").take()
    assert not buckets.of("c").take()
    assert buckets.of("b").take()


def test_an_address_holds_only_so_many() -> None:
    held = Held(2)
    assert [held.take("a") for _ in range(3)] == [True, True, False]
    assert held.take("b")
    held.give_back("a")
    assert [held.take("a") for _ in range(2)] == [True, False]


def test_who_holds_nothing_is_forgotten() -> None:
    held = Held(2)
    for number in range(1000):
        assert held.take(str(number))
        held.give_back(str(number))
    assert not held._held


def test_most_of_nothing_is_no_limit() -> None:
    held = Held(0)
    assert all(held.take("a") for _ in range(1000))
