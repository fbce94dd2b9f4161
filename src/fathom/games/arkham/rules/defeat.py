"""Defeat: "when" it falls it is still in play, then it leaves, then "if", then "after" (A-defeat, A-victory.3)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.data import fresh
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import noun
from ..pieces import Piece, card, ident, slug_of
from ..state import Table, Tokens
from .abilities import is_blank
from .areas import add_to_victory, discard, is_in_play
from .each import each
from .elimination import Eliminate
from .values import health, sanity

__all__ = ["Defeat", "Leave", "Overcome", "beaten", "victory_of"]


def beaten(t: Table) -> tuple[tuple[Piece, ...], tuple[int, ...]]:
    """All pieces and investigators that bear as much as they can and are not falling yet (A-defeat.2 to A-defeat.4)."""
    s = t.state
    full: list[Piece] = []
    for piece in {**s.damage, **s.horror}:
        if piece in s.falling:
            continue
        printed = card(piece)
        if (printed.health and s.damage.get(piece, 0) >= health(t, piece)) or (
            printed.sanity and s.horror.get(piece, 0) >= sanity(t, piece)
        ):
            full.append(piece)
    if not full:
        return (), ()
    seats = tuple(seat for seat in s.playing() if s.investigators[seat] in full)
    return tuple(sorted(piece for piece in full if piece not in s.investigators)), seats


def victory_of(t: Table, piece: Piece) -> int:
    """Victory points that are not blanked."""
    return 0 if is_blank(t, ident(piece)) else card(piece).victory


class Overcome(Event):
    """Enemies were defeated, or went to the victory display in another way."""

    BEFORE: ClassVar[tuple[str, ...]] = ()
    AFTERWARDS: ClassVar[tuple[str, ...]] = ("if",)

    def happen(self, t: Table) -> Step:
        return None


class Defeat(Overcome):
    """All that falls at one moment. `by` is the player whose attack, event or card did it; `stood` and `held` tell
    where enemies were and who controlled the assets."""

    BEFORE = ("when",)
    AFTERWARDS = ("if", "after")

    pieces: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    by: int = -1
    stood: Tokens = fresh()
    held: Tokens = fresh()

    def happen(self, t: Table) -> Step:
        return Leave(pieces=self.pieces, seats=self.seats)

    def has_enemy(self) -> bool:
        return any(card(piece).type == "enemy" for piece in self.pieces)


class Leave(Procedure):
    """Everything that fell leaves play."""

    PART = True

    pieces: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()

    def step_1_pieces(self, t: Table) -> None:
        s = t.state
        for piece in self.pieces:
            if not is_in_play(t, piece):
                continue
            if not t.quiet:
                t.log("log-defeated", "A-defeat.1", card=noun(slug_of(piece)), refs=(ident(piece),))
            if card(piece).type == "enemy" and victory_of(t, piece):
                add_to_victory(t, piece)
            else:
                discard(t, piece)
        gone = {*self.pieces, *(s.investigators[seat] for seat in self.seats)}
        s.falling = tuple(piece for piece in s.falling if piece not in gone)

    def step_2_seats(self, t: Table) -> Step:
        return each(self.seats, Eliminate(how="defeated", also=self.seats))
