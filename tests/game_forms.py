"""The forms of every game (seat count and options), as parameters of a test."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import fathom

Form = tuple[int, dict[str, Any]]


def covering(forms: list[Form]) -> list[Form]:
    """Few forms in which, at every seat count, every value of an option meets every value of every other option."""

    def pairs(form: Form) -> set[tuple[Any, ...]]:
        seats, options = form
        return {(seats, *pair) for pair in combinations(options.items(), min(2, len(options)))}

    missing = set().union(*map(pairs, forms))
    chosen: list[Form] = []
    while missing:
        best = max(forms, key=lambda form: len(pairs(form) & missing))
        chosen.append(best)
        missing -= pairs(best)
    return chosen


def named(game: str, form: Form) -> str:
    """unfathomable-4-humans-learning"""
    seats, options = form
    usual = fathom.games()[game].options
    told = [name if value is True else str(value) for name, value in options.items() if value != usual[name].default]
    return "-".join([game, str(seats), *told])


every_form = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        pytest.param(id, *form, id=named(id, form))
        for id, game in fathom.games().items()
        for form in covering(list(game.forms()))
    ],
)
