"""New games for tests: set up with certain characters, played until the first action."""

from __future__ import annotations

from typing import Any

import fathom
from unfathomable_play import Play

CREW = ("jamie", "william", "samira", "arjun", "svetlana", "edmund")


def new(seats: int = 3, *, seed: int = 0, **options: Any) -> Play:
    """A fresh table, at its first question."""
    return Play(fathom.new("unfathomable", seats=seats, seed=seed, options=options))


def crewed(*characters: str, seed: int = 0, **options: Any) -> Play:
    """Characters are picked, from the current player clockwise."""
    return new(len(characters), seed=seed, **options).does(*characters)


def begun(*characters: str, seed: int = 0, **options: Any) -> Play:
    """Everything is set up; those who draw take the first cards of their set."""
    p = crewed(*characters, seed=seed, **options)
    while p.asked == "ask-starting-cards":
        left, answer = 3, {}
        for key, most in p.t.decisions[0].limits.items():
            if n := min(left, most):
                answer[key], left = n, left - n
        p.answer(p.open[0].seat, answer)
    return p
