"""The forms of every game (seat count and options), as parameters of a test."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import fathom

Form = tuple[int, dict[str, Any]]


def covering(forms: list[Form], meeting: int = 2) -> list[Form]:
    """Few forms in which, at every seat count, every value of an option meets every value of every other option; with
    `meeting=1` every seat count and every value of an option just comes up."""

    def parts(form: Form) -> set[tuple[Any, ...]]:
        seats, options = form
        if meeting == 1:
            return {(seats,), *options.items()}
        return {(seats, *pair) for pair in combinations(options.items(), min(2, len(options)))}

    missing = set().union(*map(parts, forms))
    chosen: list[Form] = []
    while missing:
        best = max(forms, key=lambda form: len(parts(form) & missing))
        chosen.append(best)
        missing -= parts(best)
    return chosen


def named(game: str, form: Form) -> str:
    """unfathomable-4-humans-learning"""
    seats, options = form
    usual = fathom.games()[game].options
    told = [name if value is True else str(value) for name, value in options.items() if value != usual[name].default]
    return "-".join([game, str(seats), *told])


def _forms(meeting: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("game", "seats", "options"),
        [
            pytest.param(id, *form, id=named(id, form))
            for id, game in fathom.games().items()
            for form in covering(list(game.forms()), meeting)
        ],
    )


every_form = _forms(2)
some_forms = _forms(1)
"""For what hardly depends on the options."""
