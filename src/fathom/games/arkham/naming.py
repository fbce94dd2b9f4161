"""What cards are called where somebody writes them down: slugs, their numbers, or their English names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ...kernel.text import Text
from ..described import named
from .cards.printed import CARDS, FACE

__all__ = ["called", "slug_for"]


def plain(name: str) -> str:
    return re.sub(r"\W+", " ", name.casefold()).strip()


def slug_for(name: Any) -> Any:
    """The slug that is meant; of several levels of a card the lowest. What is no name of a card stays as it is."""
    if not isinstance(name, str) or name in FACE or len(name) > 100:
        return name
    meant = (
        card for card in CARDS if name == card.code or plain(name) == plain(Text(card.slug, "arkham").render("en"))
    )
    return next((card.slug for card in meant), name)


def called(names: Mapping[str, int], name: Any, where: str) -> int:
    """The card that a name means, if it may lie there."""
    return int(named(names, slug_for(name), where, FACE))
