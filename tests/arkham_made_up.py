"""Made-up cards for tests of Arkham Horror: cards may have other texts than those printed, and get theirs back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arkham_play import Play, at
from fathom.games.arkham.cards.printed import CARDS
from fathom.games.arkham.rules.abilities import Constant
from fathom.kernel import ability, term

__all__ = ["HALL", "engaged", "in_hall", "resting", "restored"]

HALL: list[Any] = ["hallway", {"card": "attic", "clues": 2}, {"card": "cellar", "clues": 2}]


def restored() -> Iterator[None]:
    """For a fixture: after a test every card says again what is printed on it."""
    known = (ability._ABILITIES, ability.EVER, term._EFFECTS, Constant.SETS)
    kept: list[tuple[Any, Any]] = [(one, one.copy()) for one in known]
    cards = list(CARDS)
    yield
    CARDS[:] = cards
    for one, before in kept:
        one.clear()
        one.update(before)
    ability.TOLD.clear()


def resting(slug: str, place: str = "hallway", **more: Any) -> dict[str, Any]:
    return {"card": slug, "at": place, "exhausted": True, **more}


def engaged(slug: str, **more: Any) -> dict[str, Any]:
    return {"card": slug, "engaged": 0, **more}


def in_hall(*enemies: dict[str, Any], **seat: Any) -> Play:
    return at({"at": "hallway", **seat}, locations=HALL, enemies=list(enemies))
