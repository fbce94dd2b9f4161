"""Kinds of cards that are searched for."""

from __future__ import annotations

from ....kernel.text import Text
from ..pieces import Piece, card

__all__ = ["ANY_CARD", "ANY_ENEMY", "CULTIST_ENEMY", "GHOUL_ENEMY", "MONSTER_ENEMY", "Kind"]


class Kind:
    """A kind of cards: some traits and perhaps a type, a weakness, or `any` card at all."""

    def __init__(self, says: str, *traits: str, type: str = "", weakness: bool = False) -> None:
        self.says, self.traits, self.type, self.weakness = says, traits, type, weakness
        self.any = not (traits or type or weakness)

    def fits(self, piece: Piece) -> bool:
        printed = card(piece)
        return (
            (not self.traits or bool(printed.traits.intersection(self.traits)))
            and (not self.type or printed.type == self.type)
            and (not self.weakness or printed.is_weakness)
        )

    def say(self) -> Text:
        return Text(self.says)


ANY_CARD = Kind("any-card")
ANY_ENEMY = Kind("any-enemy", type="enemy")
GHOUL_ENEMY = Kind("ghoul-enemy", "ghoul", type="enemy")
MONSTER_ENEMY = Kind("monster-enemy", "monster", type="enemy")
CULTIST_ENEMY = Kind("cultist-enemy", "cultist", type="enemy")
