"""Easier for one side (U-II)."""

from __future__ import annotations

import pytest

from unfathomable_new import new

SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def resources(seats: int, difficulty: str, *, no_cultist: bool = False) -> list[int]:
    dials: list[int] = new(seats, difficulty=difficulty, no_cultist=no_cultist).s.resources
    return dials


@pytest.mark.rule("U-II.2")
@SEATS
def test_easier_for_humans_every_resource_starts_two_higher(seats: int) -> None:
    assert resources(seats, "humans") == [10, 10, 10, 10]


@pytest.mark.rule("U-II.3")
@SEATS
def test_easier_for_traitors_every_resource_starts_two_lower(seats: int) -> None:
    assert resources(seats, "traitors") == [6, 6, 6, 6]


@pytest.mark.rule("U-R68")
@pytest.mark.parametrize("seats", [4, 6])
def test_difficulty_shifts_the_values_of_the_variant(seats: int) -> None:
    assert resources(seats, "humans", no_cultist=True) == [9, 8, 8, 9]
    assert resources(seats, "traitors", no_cultist=True) == [5, 4, 4, 5]
