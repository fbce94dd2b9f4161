"""The forms of every game (seat count and options), as parameters of a test."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import fathom
from fathom.kernel.data import encode, fingerprint

Form = tuple[int, dict[str, Any]]


def covering(forms: list[Form], meeting: int = 3) -> list[Form]:
    """Few forms in which, at every seat count, every value of an option meets every value of every other option; with
    `meeting=2` any two of these (a seat count and a value, two values) meet, with `meeting=1` each just comes up."""

    def parts(form: Form) -> set[tuple[Any, ...]]:
        seats, options = form
        values = [(name, encode(value)) for name, value in options.items()]
        if meeting == 1:
            return {(seats,), *values}
        if meeting == 2:
            return {*combinations([("seats", seats), *values], min(2, 1 + len(values)))}
        return {(seats, *pair) for pair in combinations(values, min(2, len(values)))}

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
    told = []
    for name, setting in fathom.games()[game].options.items():
        value = options[name]
        if value != setting.default:
            mark = fingerprint(value)[:6] if setting.kind == "data" else ""
            told.append(f"{name}-{mark}" if mark else name if value is True else value)
    return "-".join(map(str, [game, seats, *told]))


def _forms(meeting: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("game", "seats", "options"),
        [
            pytest.param(id, *form, id=named(id, form))
            for id, game in fathom.games().items()
            for form in covering(list(game.forms()), meeting)
        ],
    )


every_form = _forms(3)
most_forms = _forms(2)
"""For what takes long."""
some_forms = _forms(1)
"""For what hardly depends on the options."""
