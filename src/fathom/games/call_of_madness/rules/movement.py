"""Movement: one step at a time, over outposts, off the board only into the headquarters."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..state import Table
from .board import DIRECTIONS, HEADQUARTERS, at, board_of, key_of, rays, row_of, space_text
from .depth import trigger
from .investigators import named

__all__ = ["STOP", "MoveInvestigator", "Path", "can_step", "legal_steps", "move_step", "path"]

STOP: Final = "stop"


class Path(NamedTuple):
    """One step: the outposts it goes over, and where it ends."""

    over: tuple[int, ...]
    to: int


def path(t: Table, space: int, direction: str) -> Path | None:
    """Where a step leads; None if it is not allowed (C-action.move.2 to 8). A skip needs a free space behind it, and
    only over the bottom edge a step may leave the board."""
    s = t.state
    over: list[int] = []
    for ahead in rays(s.per_board, space)[direction]:
        if s.board[ahead]:
            return None
        if not s.outposts[ahead]:
            return Path(tuple(over), ahead)
        over.append(ahead)
    return Path(tuple(over), HEADQUARTERS) if direction == "down" else None


def can_step(t: Table, space: int) -> bool:
    """Is there any `path`? Asked of every investigator, so it does not ask for the paths themselves."""
    s = t.state
    board, outposts = s.board, s.outposts
    for direction, ray in rays(s.per_board, space).items():
        for ahead in ray:
            if board[ahead]:
                break
            if not outposts[ahead]:
                return True
        else:
            if direction == "down":
                return True
    return False


def legal_steps(t: Table, space: int) -> list[str]:
    return [direction for direction in DIRECTIONS if path(t, space, direction) is not None]


def move_step(t: Table, space: int, direction: str, by: int, of: int) -> Step:
    """Take one step that is allowed. Without depth tokens on the way it is done at once."""
    way = path(t, space, direction)
    assert way is not None
    depth = t.state.depth
    if (way.to >= 0 and depth[way.to] >= 0) or (way.over and any(depth[passed] >= 0 for passed in way.over)):
        return TakeStep(number=t.state.board[space][0], over=list(way.over), to=way.to, by=by, of=of)
    _land(t, space, way.to, by, of)
    return None


def _land(t: Table, space: int, to: int, by: int, of: int) -> None:
    s = t.state
    found = s.board[space]
    if to == HEADQUARTERS:
        if not t.quiet:
            t.log("log-crosses", "C-action.move.6", it=named(t, space))
        s.entering = (*s.entering, (of, by, board_of(t, space), *found))
    else:
        if not t.quiet:
            t.log("log-moves", "C-action.move.1", it=named(t, space), space=space_text(t, to))
        s.board[to] = found
    s.board[space] = ()


class TakeStep(Procedure):
    """A step over depth tokens: each is resolved in the order of the way; who is defeated stops (C-rul.24c)."""

    number: int = 0
    over: list[int] = fresh()
    to: int = HEADQUARTERS
    by: int = -1
    of: int = 0

    def step_1_pass(self, t: Table) -> Step:
        """An outpost with a token."""
        here = at(t, self.number)
        if here < 0:
            self.finish()
            return None
        if not self.over:
            return None
        self.again()
        passed = self.over.pop(0)
        return trigger(t, passed, here, self.by) if t.state.depth[passed] >= 0 else None

    def step_2_land(self, t: Table) -> None:
        _land(t, at(t, self.number), self.to, self.by, self.of)

    def step_3_token(self, t: Table) -> Step:
        waits = self.to >= 0 and t.state.depth[self.to] >= 0
        return trigger(t, self.to, self.to, self.by) if waits else None


class MoveInvestigator(Procedure):
    """Move one investigator up to so many steps, at least one if it can (C-rul.14a, C-rul.14b)."""

    seat: int = -1
    number: int = 0
    left: int = 1
    of: int = 0
    moved: bool = False
    direction: str = ""

    def step_1_choose(self, t: Table) -> Step:
        here = at(t, self.number)
        steps = legal_steps(t, here) if here >= 0 and self.left else []
        if not steps:
            self.finish()
            return None
        keys = (*steps, STOP) if self.moved else tuple(steps)
        return Pick(self.seat, keys, "ask-step", "C-action.move.1")

    def told_1_choose(self, t: Table) -> dict[str, Any]:
        return {"it": named(t, at(t, self.number)), "n": self.left}

    def took_1_choose(self, t: Table, key: str) -> None:
        self.direction = key
        if key == STOP:
            self.finish()

    def text_1_choose(self, t: Table, key: str) -> Text:
        way = None if key == STOP else path(t, at(t, self.number), key)
        if way is None:
            return Text("step-stop")
        where = Text("headquarters-of") if way.to < 0 else space_text(t, way.to)
        return Text(f"step-{key}", space=where, over=len(way.over))

    def rule_1_choose(self, t: Table, key: str) -> str:
        """What lets an investigator go there: over outposts, over the edge, onto a depth token."""
        way = None if key == STOP else path(t, at(t, self.number), key)
        if way is None:
            return ""
        if way.over:
            return "C-action.move.5"
        if way.to < 0:
            return "C-action.move.6"
        return "C-action.move.4" if t.state.depth[way.to] >= 0 else ""

    def refs_1_choose(self, t: Table, key: str) -> tuple[str, ...]:
        way = None if key == STOP else path(t, at(t, self.number), key)
        return (key,) if way is None or way.to < 0 else (key, key_of(t, way.to))

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        steps = legal_steps(t, at(t, self.number))
        out = []
        if "up" not in steps and row_of(t, at(t, self.number)) == 0:
            out.append((Text("refuse-off-board"), "C-action.move.6"))
        elif len(steps) < len(DIRECTIONS):
            out.append((Text("refuse-step"), "C-action.move.3"))
        if not self.moved:
            out.append((Text("refuse-no-step"), "C-rul.14a"))
        return out

    def step_2_move(self, t: Table) -> Step:
        self.left -= 1
        self.moved = True
        self.go("1_choose")
        return move_step(t, at(t, self.number), self.direction, self.seat, self.of)
