"""Which conditions of standing orders make sense at which question. A game says so in `order_fits`: for a condition,
how the ids of the questions begin that it is about. One that is not named there fits everywhere."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.game import Game

__all__ = ["fits", "fits_of"]


def fits_of(game: Game, condition: str) -> tuple[str, ...]:
    """How the questions begin that a condition is about; empty for all of them. Its opposite is about the same."""
    named: Mapping[str, tuple[str, ...]] = getattr(game, "order_fits", {})
    return named.get(condition.removeprefix("not-"), ())


def fits(game: Game, condition: str, question: str) -> bool:
    """May an order for this question be given under this condition and mean something? "*" is every window."""
    heads = fits_of(game, condition)
    return not heads or question.startswith(heads) or (question == "*" and any(h.startswith("window-") for h in heads))
