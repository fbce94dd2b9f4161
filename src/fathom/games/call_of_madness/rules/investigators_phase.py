"""Phase 3: investigators move toward the headquarters, then outposts grow, then discards go under the decks."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.procedure import Each, Procedure, Step
from ..cards.book import COLUMNS
from ..state import Table
from .board import AUTOMA_SEAT, at, in_turn_order, player_text, row_of, spaces_of, standing
from .entries import resolve_entries
from .hands import put_under_automa, shuffle_under
from .movement import move_step
from .outposts import PlaceOutposts

__all__ = ["InvestigatorsPhase"]

PER_OUTPOST = 3
"""One outpost for so many discarded cards, rounded up."""


class InvestigatorsPhase(Procedure):
    """All boards move and are entered, then all boards get outposts and shuffle (C-rul.19)."""

    PHASE = "investigators"

    def step_1_begin(self, t: Table) -> None:
        s = t.state
        s.phase = "investigators"
        t.log("log-investigators", "C-phase3.a1", player=player_text(t, s.holder))

    def step_2_move(self, t: Table) -> Step:
        return Each(over=in_turn_order(t, t.state.holder), body=Advance())

    def step_3_grow(self, t: Table) -> Step:
        return Each(over=in_turn_order(t, t.state.holder), body=Tidy())


class Advance(Procedure):
    """All investigators of a board move a step, the nearest to the headquarters first, in a row from the left; then
    those that entered are resolved (C-phase3.a2 to a8)."""

    seat: int = -1
    moving: list[int] = fresh()

    def step_1_line_up(self, t: Table) -> None:
        """Where no depth token lies, they go at once."""
        s = t.state
        spaces = sorted(standing(t, self.seat), key=lambda space: (-row_of(t, space), space % COLUMNS))
        board = spaces_of(t, self.seat)
        if s.depth[board.start : board.stop].count(-1) < len(board):
            self.moving = [s.board[space][0] for space in spaces]
            return
        for space in spaces:
            move_step(t, space, "down", -1, self.id)
        self.go("3_entries")

    def step_2_step(self, t: Table) -> Step:
        if not self.moving:
            return None
        number = self.moving.pop(0)
        self.again()
        return move_step(t, at(t, number), "down", -1, self.id)

    def step_3_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, self.seat, "C-phase3.a5")


class Tidy(Procedure):
    """Outposts for discarded cards, R'lyeh not counted; then discards and R'lyeh go under the deck (C-phase3.b)."""

    seat: int = -1

    def is_automa(self, t: Table) -> bool:
        return t.seats == 1 and self.seat == AUTOMA_SEAT

    def step_1_outposts(self, t: Table) -> Step:
        s = t.state
        cards = len(s.automa_discard if self.is_automa(t) else s.discards[self.seat])
        n = -(-cards // PER_OUTPOST)
        return PlaceOutposts(seat=self.seat, n=n, rule="C-phase3.b1") if n else None

    def step_2_shuffle(self, t: Table) -> None:
        if self.is_automa(t):
            cards, t.state.automa_discard = t.state.automa_discard, ()
            put_under_automa(t, t.streams.shuffled(cards, "automa"))
        else:
            shuffle_under(t, self.seat)
