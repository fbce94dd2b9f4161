"""Depth tokens: traps of the Being from the Deep. A token is its kind and its side: kind * 2 + side."""

from __future__ import annotations

from ....kernel.procedure import Step
from ....kernel.text import Text
from ..cards.notation import act
from ..cards.says import depth_text
from ..cards.source import book_of
from ..state import Table
from .board import board_of, space_text
from .cultists import gain, lose
from .investigators import attack, reinforce

__all__ = ["free_for_depth", "lay", "lift", "token_text", "tokens_to_add", "trigger", "with_token"]


def token_text(t: Table, token: int) -> Text:
    """A token with what it does on this side."""
    kind = book_of(t).depth[token // 2]
    upper, lower = kind.sides[token % 2]
    return Text("depth-side", name=kind.name, upper=depth_text(upper), lower=depth_text(lower))


def free_for_depth(t: Table) -> list[int]:
    """Where a token may be put: a space without investigator and token; it may have an outpost (C-rul.24a)."""
    s = t.state
    return [space for space, token in enumerate(s.depth) if token < 0 and not s.board[space]]


def with_token(t: Table) -> list[int]:
    return [space for space, token in enumerate(t.state.depth) if token >= 0]


def tokens_to_add(t: Table) -> list[int]:
    """Either kind that the supply still has, either side up (C-rul.49)."""
    return [kind * 2 + side for kind, left in enumerate(t.state.depth_supply) if left for side in (0, 1)]


def lay(t: Table, space: int, token: int) -> None:
    s = t.state
    s.depth_supply[token // 2] -= 1
    s.depth[space] = token
    t.log("log-depth", "C-action.depth.2", space=space_text(t, space), token=token_text(t, token))


def lift(t: Table, space: int) -> int:
    """A token goes back to the supply."""
    s = t.state
    token = s.depth[space]
    s.depth[space] = -1
    s.depth_supply[token // 2] += 1
    return token


def trigger(t: Table, space: int, stands: int, by: int) -> Step:
    """An investigator came to a token, or over an outpost with one: its effect is resolved at once and it is gone
    (C-action.depth.7 to 12). `stands` is where the investigator stands now."""
    s = t.state
    outpost = bool(s.outposts[space])
    token = lift(t, space)
    found = act(book_of(t).depth[token // 2].sides[token % 2][int(outpost)])
    rule = "C-action.depth.8" if outpost else "C-action.depth.7"
    t.log("log-depth-acts", rule, space=space_text(t, space), token=token_text(t, token))
    owner = board_of(t, space)
    if found.verb == "attack":
        return attack(t, stands, found.n, by, "C-action.depth.10")
    if found.verb == "reinforce":
        reinforce(t, stands, found.n, "C-action.depth.10")
    elif found.verb == "own+":
        gain(t, owner, found.n, "C-action.depth.12")
    else:
        lose(t, owner, found.n, "C-action.depth.12", by)
    return None
