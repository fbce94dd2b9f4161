"""Short ways into procedures of Unfathomable, and pieces that many tests need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fathom
from fathom.games.unfathomable.cards.names import MYTHOS
from unfathomable_play import Play, at, crisis

__all__ = [
    "ALL_PASSENGERS", "BRIGGED", "HYBRID", "TRAITOR", "advances_ritual", "advances_travel", "every", "hurt",
    "mythos_names", "refused", "told", "unchanged",
]  # fmt: skip

Seat = dict[str, Any]
COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
HYBRID: Seat = {"loyalty": ["hybrid"]}
TRAITOR: Seat = {"loyalty": ["hybrid"], "revealed": "hybrid"}
BRIGGED: Seat = {"place": "brig"}
ALL_PASSENGERS = ["x"] * 2 + ["soul"] * 5 + ["souls-2", "soul-sanity"]


def every(type: str, *but: str) -> list[str]:
    """All cards of a skill type, without these."""
    cards = [f"{type}-{value}" for value, n in COPIES.items() for _ in range(n)]
    for card in but:
        cards.remove(card)
    return cards


def told(p: Play, *ids: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The arguments of these lines of the log."""
    return [dict(line.text.args) for line in p.t.events(0, seat) if line.text.id in ids]


def mythos_names(cards: tuple[int, ...]) -> list[str]:
    return [MYTHOS[card] for card in cards]


def hurt(*seats: Seat, times: int = 1, **rest: Any) -> Play:
    """A failed test of the current player, seat 0, damages the ship. Nobody adds a card."""
    card = {1: "hull-leak", 2: "missing-munitions", 3: "shipboard-fire"}[times]
    return crisis(card, *seats, chaos=["treachery-1", "treachery-2"], **rest).contributes()


def advances_travel(*seats: Seat, n: int = 1, **rest: Any) -> Play:
    """Jeanne, seat 0, burns fuel in the Boiler Room: two spaces by her feat, or one by the room."""
    first = {"character": "jeanne", "place": "boiler-room", "hand": ["strength-5", "strength-5"]}
    p = at({**first, **(seats[0] if seats else {})}, *seats[1:], **{"dice": (8,), **rest})
    if n == 2:
        return p.uses("feat-jeanne")
    return p.does("room-boiler-room.0", "strength-5").passed()


def advances_ritual(*seats: Seat, n: int = 2, **rest: Any) -> Play:
    """William, seat 0, reveals and disrupts the ritual: up to two spaces in either direction."""
    return at({"character": "william", "place": "chapel", **HYBRID}, *seats, **rest).does("reveal", n)


def refused(kind: type[fathom.FathomError], *words: str, by: Callable[[], Any]) -> fathom.FathomError:
    """A call is refused with an error of this kind that says all this in every language."""
    with pytest.raises(kind) as caught:
        by()
    error = caught.value
    for word in words:
        assert word in str(error), f"{word!r} is missing in {error}"
    for language in ("en", "pl", "de"):
        assert error.text.render(language)
    return error


def unchanged(p: Play, answer: Any, *words: str, seat: int | None = None, rule: str | None = None) -> None:
    """The answer is refused, and nothing about the table is different afterwards."""

    def now() -> tuple[Any, ...]:
        t = p.t
        return t.fingerprint(), len(t.events()), list(t.answers), [decision.to_json() for decision in t.decisions]

    before = now()
    error = refused(fathom.IllegalAnswer, *words, by=lambda: p.t.choose(answer, seat))
    assert now() == before
    if rule is not None:
        assert error.rule == rule
