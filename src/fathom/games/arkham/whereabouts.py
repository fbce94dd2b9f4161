"""What may lie where in a described position: which cards, and which tokens on them.

Any card may be described in any scenario, but only where the rules could bring it: a Knife is in no threat area, and
nothing is attached that does not say so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.effect import Effect
from ...kernel.errors import BadPosition
from ...kernel.text import Text
from .cards.cardplay import AttachTo, EnterThreatArea
from .cards.printed import CARDS, Printed
from .pieces import card, slug_of
from .rules.standalone import UNMASKABLE
from .rules.values import health, sanity
from .state import Table

__all__ = ["NOTES", "bad", "check_pieces", "enters_threat", "lying"]

NOTES = (
    "house-standing", "house-burned", "priest-alive", "lita-sought-others", "lita-earned", "past-midnight",
    "arkham-fell", "ritual-broken", "umordhoth-repelled", "lita-sacrificed", "campaign-lost",
)  # fmt: skip
"""What the campaign log may say."""


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "kernel", **args))


def attaches(effect: Effect | None) -> bool:
    return isinstance(effect, AttachTo) or any(map(attaches, getattr(effect, "parts", ())))


def enters_threat(printed: Printed) -> EnterThreatArea | None:
    """How it comes to a threat area, if it does."""
    found = printed.revelation
    return found if isinstance(found, EnterThreatArea) else None


def is_story(printed: Printed) -> bool:
    """An asset of an encounter set (A-asset.3)."""
    return printed.type == "asset" and bool(printed.set)


KINDS: dict[str, Callable[[Printed], bool]] = {
    "deck": lambda card: card.type in ("asset", "event", "skill") or (card.is_encounter and card.is_weakness),
    "play": lambda card: card.type == "asset",
    "threat": lambda card: enters_threat(card) is not None,
    "enemies": lambda card: card.type == "enemy",
    "attached": lambda card: attaches(card.play) or attaches(card.revelation),
    "loose": is_story,
    "locations": lambda card: card.type == "location",
    "woods": lambda card: card.title == "arkham-woods",
    "encounter": lambda card: card.is_encounter,
    "scenario": lambda card: card.is_encounter or card.type == "location" or is_story(card),
    "cultists": lambda card: card.face in UNMASKABLE,
}


def lying(where: str) -> dict[str, int]:
    """The cards that may lie there, by their slugs."""
    fits = KINDS[where]
    return {printed.slug: printed.face for printed in CARDS if fits(printed)}


def check_pieces(t: Table) -> None:
    """Whoever bears as much as he or she can is not in play any more (A-defeat.2 to A-defeat.4); what has no health or
    sanity bears nothing (A-health.1, A-sanity.2), and of what is unique there is one (A-unique.1)."""
    s = t.state
    for key, tokens, most in (("damage", s.damage, health), ("horror", s.horror, sanity)):
        for piece, n in tokens.items():
            bears, enters = most(t, piece), enters_threat(card(piece))
            if not bears and not (enters and key == "horror" and enters.horror):
                raise bad("position-most", where=f"{slug_of(piece)}.{key}", given=n, most=0)
            if bears and n >= bears:
                raise bad("position-most", where=f"{slug_of(piece)}.{key}", given=n, most=bears - 1)
    for piece, n in s.uses.items():
        if not card(piece).uses:
            raise bad("position-most", where=f"{slug_of(piece)}.uses", given=n, most=0)
    in_play = [*s.enemies, *s.loose, *(piece for row in (*s.play, *s.threat) for piece in row)]
    unique = [card(piece).title for piece in in_play if card(piece).unique]
    for piece in in_play:
        if unique.count(card(piece).title) > 1:
            raise bad("position-too-many", where="position", given=slug_of(piece), most=1)
