"""Where a depth token goes: the second question of adding and moving one."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..state import Table
from .board import keys_of, space_of, space_text
from .depth import free_for_depth, lay, token_text

__all__ = ["AddDepth", "MoveDepth"]


class AddDepth(Procedure):
    """Put a chosen token, on a chosen side, on a free space or on an outpost. The result is what the list has used:
    the space, and the token that lies there now (C-rul.12a)."""

    seat: int = -1
    token: int = -1
    used: tuple[str, ...] = ()

    def token_here(self, t: Table) -> int:
        return self.token

    def step_1_choose(self, t: Table) -> Step:
        keys = keys_of(t, [space for space in free_for_depth(t) if f"s{space}" not in self.used])
        return Pick(self.seat, keys, "ask-depth-place", self.clause())

    def clause(self) -> str:
        return "C-action.depth.2"

    def told_1_choose(self, t: Table) -> dict[str, Any]:
        return {"token": token_text(t, self.token_here(t))}

    def took_1_choose(self, t: Table, key: str) -> None:
        space = space_of(t, key)
        self.put(t, space)
        self.finish([f"s{space}", f"d{space}"])

    def text_1_choose(self, t: Table, key: str) -> Text:
        space = space_of(t, key)
        return Text("outpost-at" if t.state.outposts[space] else "plain-at", space=space_text(t, space))

    def put(self, t: Table, space: int) -> None:
        lay(t, space, self.token)


class MoveDepth(AddDepth):
    """Move a token, without turning it, also to another board."""

    space: int = -1

    def token_here(self, t: Table) -> int:
        return t.state.depth[self.space]

    def clause(self) -> str:
        return "C-action.depth.4"

    def put(self, t: Table, space: int) -> None:
        s = t.state
        s.depth[space], s.depth[self.space] = s.depth[self.space], -1
        t.log("log-depth-moved", "C-action.depth.4", token=token_text(t, s.depth[space]), space=space_text(t, space))
