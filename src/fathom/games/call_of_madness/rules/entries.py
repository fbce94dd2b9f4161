"""Entries: investigators that crossed the edge, and what they do to the headquarters (C-phase3.a6 to a8, R-15)."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed
from ..cards.source import book_of
from ..state import Table
from .board import in_turn_order, player_text
from .cultists import counts, is_other, lose
from .fire import add_fire
from .madness import award
from .outposts import PlaceOutposts

__all__ = ["resolve_entries"]

BLUE = 3
"""Cultists that a blue token costs."""


def resolve_entries(t: Table, of: int, by: int, rule: str = "C-rul.15b") -> Step:
    """Those that crossed the edge by the effect `of`, board by board in turn order from the acting player."""
    waiting = [entry for entry in t.state.entering if entry[0] == of] if t.state.entering else None
    if not waiting:
        return None
    boards = [board for board in in_turn_order(t, by) if any(entry[2] == board for entry in waiting)]
    return Entries(of=of, by=by, boards=boards, rule=rule)


class Entries(Procedure):
    """One board after the other: strength, fire, blue, green, red, then the tokens (C-rul.15c, C-rul.15d)."""

    PHASE = "entries"

    of: int = 0
    by: int = -1
    boards: list[int] = fresh()
    rule: str = ""
    owner: int = -1
    blue: int = 0

    def entered(self, t: Table) -> list[tuple[int, ...]]:
        """The investigators that entered this board's headquarters."""
        return [entry[3:] for entry in t.state.entering if entry[0] == self.of and entry[2] == self.owner]

    def tokens(self, t: Table) -> tuple[int, ...]:
        blue, green, red = 0, 0, 0
        for found in self.entered(t):
            blue, green, red = blue + found[4], green + found[5], red + found[6]
        return blue, green, red

    def step_1_next_board(self, t: Table) -> None:
        if not self.boards:
            self.finish()
            return
        self.owner = self.boards.pop(0)
        self.blue = self.tokens(t)[0]
        if not t.quiet:
            names = Listed([book_of(t).tiles[found[1]].name for found in self.entered(t)])
            t.log("log-enter", self.rule, player=player_text(t, self.owner), who=names)

    def step_2_count(self, t: Table) -> None:
        """For goals: whom the current player led into another headquarters (C-rul.42a)."""
        s = t.state
        if counts(t, self.by) and is_other(t, self.by, self.owner):
            s.lured = (*s.lured, *(found[2] for found in self.entered(t)))

    def step_3_strength(self, t: Table) -> None:
        entered = self.entered(t)
        strength = sum([book_of(t).tiles[found[1]].strength for found in entered])
        if strength and lose(t, self.owner, strength, "C-phase3.a6", self.by):
            return
        if not any([any(found[3:]) for found in entered]):  # neither fire nor tokens
            self.go("8_tokens")

    def step_4_carried_fire(self, t: Table) -> None:
        """Fire on a tile goes to the pool, whatever the supply (C-rul.5b)."""
        s = t.state
        burning = sum(found[3] for found in self.entered(t))
        if burning:
            s.fire[self.owner] += burning
            here = (self.of, self.owner)
            out = [(*one[:6], 0, *one[7:]) if (one[0], one[2]) == here else one for one in s.entering]
            s.entering = tuple(out)
            t.log("log-carried-fire", "C-action.ignite.3", player=player_text(t, self.owner), n=burning)

    def step_5_blue(self, t: Table) -> None:
        if self.blue:
            self.blue -= 1
            self.again()
            lose(t, self.owner, BLUE, "C-madness.blue", self.by)

    def step_6_green(self, t: Table) -> Step:
        green = self.tokens(t)[1]
        return PlaceOutposts(seat=self.owner, n=green, by=self.by, rule="C-madness.green") if green else None

    def step_7_red(self, t: Table) -> None:
        for _ in range(self.tokens(t)[2]):
            add_fire(t, self.owner, "C-madness.red")

    def step_8_tokens(self, t: Table) -> Step:
        """They count as defeated: tokens to the pool, one for each symbol, tiles to the discard (C-phase3.a8)."""
        s = t.state
        self.go("1_next_board")
        entered, tokens = self.entered(t), self.tokens(t)
        s.entering = tuple([entry for entry in s.entering if (entry[0], entry[2]) != (self.of, self.owner)])
        for found in entered:
            s.tile_discard[found[1]] += 1
        symbols = sum(book_of(t).tiles[found[1]].symbol for found in entered)
        return award(t, self.owner, tokens, symbols, "C-phase3.a8")
