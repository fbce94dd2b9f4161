"""What decides among equal scores, told in views of finished games: by which comparison, and how each stood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypedDict

from ..kernel.text import Text

__all__ = ["Tie", "TieBreak", "ties_among"]


class Tie(TypedDict):
    """A comparison as a view tells it: `values` of all seats, and the `seats` that were still equal before it."""

    text: Any
    values: list[int]
    rule: str
    seats: list[int]


class TieBreak(NamedTuple):
    """What is compared where scores are equal: its name, each seat's value, and the clause that says so."""

    text: Text
    values: tuple[int, ...]
    rule: str


def ties_among(game: str, scores: Sequence[int], breaks: Iterable[TieBreak]) -> list[Tie]:
    """What was compared among those with the best score, as far as it took to tell them apart."""
    told: list[Tie] = []
    equal = [seat for seat, score in enumerate(scores) if score == max(scores)]
    for text, values, rule in breaks:
        if len(equal) < 2:
            break
        told.append({"text": text.within(game).to_json(), "values": list(values), "rule": rule, "seats": equal})
        best = max(values[seat] for seat in equal)
        equal = [seat for seat in equal if values[seat] == best]
    return told
