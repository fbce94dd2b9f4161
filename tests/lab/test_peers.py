"""The measuring loops, on a toy game: peers themselves are optional and not installed for tests."""

import random
import sys

import pytest

from fathom.lab import peers


def toy(rng: random.Random, most: int) -> tuple[list[int], int]:
    """Throw dice until a six; the position is the list of throws."""
    throws: list[int] = []
    while len(throws) < most and 6 not in throws:
        throws.append(rng.randint(1, 6))
    return throws, len(throws)


def test_the_rate_counts_decisions_of_whole_games() -> None:
    rate, lengths = peers.decisions_per_second(toy, 0.02)
    assert lengths == [toy(random.Random(n), peers.NO_LIMIT)[1] for n in range(len(lengths))]
    assert 0 < rate <= sum(lengths) / 0.02


def test_half_way_positions_come_from_the_middle_of_the_games_played() -> None:
    lengths = [toy(random.Random(n), peers.NO_LIMIT)[1] for n in range(30)]
    positions = peers.half_way(toy, lengths, most=20)
    assert len(positions) == 20
    for n, position in enumerate(positions):
        assert position == toy(random.Random(n), peers.NO_LIMIT)[0][: lengths[n] // 2]


def test_cloning_is_timed_per_copy() -> None:
    copies = 0

    def clone(position: list[int]) -> list[int]:
        nonlocal copies
        copies += 1
        return position.copy()

    assert 0 < peers.clone_microseconds([[1], [2], [3]], clone) < 1_000_000
    assert copies >= 30


def test_a_search_is_counted_by_the_steps_it_says_it_took() -> None:
    searched: list[int] = []

    def search(position: int) -> int:
        searched.append(position)
        return position

    rate = peers.per_second([1, 2, 3], search, 0.01)
    assert searched[:4] == [1, 2, 3, 1]
    assert 0 < rate <= sum(searched) / 0.01


def test_dice_follow_their_odds() -> None:
    rng = random.Random(1)
    drawn = [peers._drawn([(0, 0.25), (1, 0.75)], rng) for _ in range(1000)]
    assert 200 < drawn.count(0) < 300


@pytest.mark.parametrize(
    ("package", "function"),
    [
        ("chess", "python_chess"),
        ("rlcard", "rlcard"),
        ("pyspiel", "open_spiel"),
        ("catanatron", "catanatron"),
        ("pettingzoo.classic.connect_four.connect_four", "pettingzoo"),
    ],
)
def test_a_missing_peer_is_left_out(monkeypatch: pytest.MonkeyPatch, package: str, function: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)  # makes `import package` fail
    assert getattr(peers, function)(0.01) is None
