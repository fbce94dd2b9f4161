"""What people say at a table with one touch, and which clauses limit what they say. A game that has either declares it
as its attribute `talk`; every reader reads the phrases in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ..kernel.game import Game
from ..kernel.text import Text, who

__all__ = ["Phrase", "Talk", "talk_of"]

NOTHING: Mapping[str, str] = MappingProxyType({})


class Phrase(NamedTuple):
    """One sentence: the message `phrase-<id>` of the game's words."""

    id: str
    args: Mapping[str, str] = NOTHING
    """What has to be filled in, and of which kind it is: `seat` is anybody at the table."""
    during: str = ""
    """When it makes sense; the game's board knows when that is. It may be said at any time."""

    def said(self, game: Game, args: Mapping[str, int]) -> Text:
        """The sentence with everything filled in."""
        return Text(f"phrase-{self.id}", game.id, **{name: who(seat) for name, seat in args.items()})


class Talk(NamedTuple):
    """The phrases of a game, and its clauses on talk, which the host of a table may switch off."""

    phrases: Mapping[str, Phrase] = MappingProxyType({})
    rules: tuple[str, ...] = ()


def talk_of(game: Game) -> Talk:
    """What a game says about talk; most say nothing."""
    found = getattr(game, "talk", None)
    return found if isinstance(found, Talk) else Talk()
