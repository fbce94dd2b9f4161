"""Outposts: added, removed, and what a board without room costs."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..state import Table
from .automa_die import lowest
from .board import AUTOMA_SEAT, empty_for_outpost, keys_of, player_text, space_of, space_text
from .cultists import lose

__all__ = ["REFUSED", "PlaceOutposts", "place_outpost", "refuse_outpost", "removable", "remove_outpost"]

REFUSED = 2
"""Cultists lost for an outpost that cannot be placed."""


def place_outpost(t: Table, space: int, rule: str) -> None:
    s = t.state
    s.outpost_supply -= 1
    s.outposts[space] = 1
    if not t.quiet:
        t.log("log-outpost", rule, space=space_text(t, space))


def refuse_outpost(t: Table, player: int, by: int) -> None:
    """No room or no outpost left: the owner of the board loses 2 (C-action.outpost-add.5)."""
    t.log("log-no-room", "C-action.outpost-add.5", player=player_text(t, player))
    lose(t, player, REFUSED, "C-action.outpost-add.5", by)


def removable(t: Table, space: int) -> bool:
    """An outpost without a depth token on it (C-action.outpost-remove.3)."""
    s = t.state
    return bool(s.outposts[space]) and s.depth[space] < 0


def remove_outpost(t: Table, space: int, rule: str) -> None:
    s = t.state
    s.outposts[space] = 0
    s.outpost_supply += 1
    if not t.quiet:
        t.log("log-outpost-gone", rule, space=space_text(t, space))


class PlaceOutposts(Procedure):
    """The owner of a board places outposts on it, one by one (C-rul.20)."""

    seat: int = -1
    n: int = 1
    by: int = -1
    rule: str = ""
    space: int = -1

    def step_1_choose(self, t: Table) -> Step:
        legal = empty_for_outpost(t, self.seat) if t.state.outpost_supply else []
        if not legal:
            return None
        if t.seats == 1 and self.seat == AUTOMA_SEAT:
            self.space = lowest(t, legal)
            return None
        return Pick(self.seat, keys_of(t, legal), "ask-place-outpost", self.rule, args={"n": self.n})

    def took_1_choose(self, t: Table, key: str) -> None:
        self.space = space_of(t, key)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return space_text(t, space_of(t, key))

    def step_2_place(self, t: Table) -> None:
        self.n -= 1
        if self.n:
            self.go("1_choose")
        space, self.space = self.space, -1
        if space >= 0:
            place_outpost(t, space, self.rule)
        else:
            refuse_outpost(t, self.seat, self.by)
