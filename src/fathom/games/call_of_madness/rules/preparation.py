"""Phase 1, preparation: time of day, fires, cards and figures, new investigators (skipped in the first round)."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Listed
from ..cards.book import COLUMNS
from ..cards.source import book_of
from ..state import Table
from .board import in_turn_order, player_text, spaces_of, standing
from .cultists import lose
from .depth import trigger
from .hands import draw_cards
from .investigators import arrive, attack, put_token
from .madness import take_random

__all__ = ["Preparation", "draw_tile"]


def draw_tile(t: Table) -> int:
    """A random tile; an empty bag is filled with all discarded ones first. -1 if there is none at all."""
    s = t.state
    if not any(s.tile_bag):
        s.tile_bag, s.tile_discard = s.tile_discard, [0] * len(s.tile_bag)
        if any(s.tile_bag):
            t.log("log-bag-filled", "C-phase1.d4")
    total = sum(s.tile_bag)
    if not total:
        return -1
    left = t.streams.below(total, "investigators")
    kind = 0
    while left >= s.tile_bag[kind]:
        left -= s.tile_bag[kind]
        kind += 1
    s.tile_bag[kind] -= 1
    return kind


class Preparation(Procedure):
    """Phase 1, step by step for all players in turn order."""

    PHASE = "preparation"

    lives: list[int] = fresh()

    def step_1_time(self, t: Table) -> None:
        s = t.state
        s.phase = "preparation"
        s.night = not s.night
        t.log("log-time", "C-phase1.a", time="night" if s.night else "day", n=s.round)

    def step_2_fires(self, t: Table) -> Step:
        """Only those are named who have a fire: nobody's fires touch another board."""
        s = t.state
        burning = [player for player in in_turn_order(t, s.holder)
                   if s.fire[player] or any([s.board[space][3] for space in standing(t, player)])]  # fmt: skip
        return Each(over=burning, body=ResolveFires()) if burning else None

    def step_3_cards(self, t: Table) -> None:
        """Each player draws a card; the Automa has none (C-phase1.c1, C-solo.8)."""
        for seat in in_turn_order(t, t.state.holder):
            if seat < t.seats:
                draw_cards(t, seat, 1, "C-phase1.c1")

    def step_4_figures(self, t: Table) -> None:
        """All figures become ready, wherever they stand (C-phase1.c2, c3)."""
        s = t.state
        s.ready = [1 if player < t.seats else s.ready[player] for player in range(s.players)]

    def step_5_investigators(self, t: Table) -> None:
        """Three new tiles for each board, from left to right in the order drawn (C-rul.39a)."""
        s = t.state
        self.lives = [0] * s.players
        for player in in_turn_order(t, s.holder):
            came = []
            for space in spaces_of(t, player)[:COLUMNS]:
                if s.board[space]:  # only in a described position: after phase 3 the top row is empty
                    continue
                kind = draw_tile(t)
                if kind >= 0:
                    arrive(t, space, kind)
                    self.lives[player] += book_of(t).tiles[kind].life
                    came.append(book_of(t).tiles[kind].name)
            if not t.quiet:
                t.log("log-newcomers", "C-phase1.d1", player=player_text(t, player), who=Listed(came))
        t.reveal("revealed-investigators")

    def step_6_tokens(self, t: Table) -> None:
        """One token each in turn order, at night a second time (C-phase1.d3, C-rul.39b)."""
        s = t.state
        for _ in range(2 if s.night else 1):
            for player in in_turn_order(t, s.holder):
                for space in spaces_of(t, player)[:COLUMNS]:
                    if s.board[space]:
                        put_token(t, space)

    def step_7_depth(self, t: Table) -> Step:
        """A newcomer counts as entering its space (C-rul.24b)."""
        s = t.state
        for player in in_turn_order(t, s.holder):
            for space in spaces_of(t, player)[:COLUMNS]:
                if s.board[space] and s.depth[space] >= 0:
                    self.again()
                    return trigger(t, space, space, -1)
        return None

    def step_8_bonus(self, t: Table) -> None:
        """The highest total of printed life on a board gives a token, to all who are tied (C-phase1.d5, d6)."""
        for player in in_turn_order(t, t.state.holder):
            if self.lives[player] == max(self.lives):
                rule = "C-phase1.d6" if self.lives.count(max(self.lives)) > 1 else "C-phase1.d5"
                take_random(t, player, 1, rule)


class ResolveFires(Procedure):
    """First the fires of a pool, then the burning investigators of that board, top row first (C-rul.17a)."""

    seat: int = -1
    burning: list[int] = fresh()

    def step_1_pool(self, t: Table) -> None:
        s = t.state
        self.burning = [s.board[space][0] for space in standing(t, self.seat) if s.board[space][3]]
        loss = s.fire[self.seat] * (2 if s.night else 1)
        if loss:
            lose(t, self.seat, loss, "C-phase1.b1")

    def step_2_burn(self, t: Table) -> Step:
        """Defeat by fire pays madness to the owner of the board and is nobody's (C-rul.17b)."""
        if not self.burning:
            return None
        number = self.burning.pop(0)
        self.again()
        s = t.state
        space = next(space for space in standing(t, self.seat) if s.board[space][0] == number)
        return attack(t, space, 1, -1, "C-phase1.b3", "log-burns")
