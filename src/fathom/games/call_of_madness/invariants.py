"""What must always be true of a table of Call of Madness; `explain` lists whatever is not."""

from __future__ import annotations

from ..zones import explain as explain_zones
from .cards.source import book_of
from .pieces import CORRUPTION, FIRE, OUTPOSTS, TOKENS
from .rules.board import is_top
from .rules.investigators import MOST_LIFE
from .rules.madness import Divide
from .state import Table

__all__ = ["explain"]


def explain(t: Table) -> list[str]:
    s, book = t.state, book_of(t)
    wrong = explain_zones(t, whole=s.phase != "setup")
    on_boards = [found for found in s.board if found] + [entry[3:] for entry in s.entering]
    for colour in range(3):
        held = s.madness_bag[colour] + sum(pool[colour] for pool in s.madness)
        held += sum(found[4 + colour] for found in on_boards)
        pending = sum(frame.tokens[colour] for frame in t.frames if isinstance(frame, Divide))
        if held + pending != TOKENS:
            wrong.append(f"madness {colour}: {held} of {TOKENS}")
    for kind, tile in enumerate(book.tiles):
        held = s.tile_bag[kind] + s.tile_discard[kind] + sum(found[1] == kind for found in on_boards)
        if held != tile.count:
            wrong.append(f"{tile.slot}: {held} of {tile.count}")
    burning = sum(found[3] for found in on_boards)
    if s.fire_supply + sum(s.fire) + burning != FIRE:
        wrong.append(f"fire: {s.fire_supply} + {s.fire} + {burning}")
    if s.outpost_supply + sum(s.outposts) != OUTPOSTS:
        wrong.append(f"outposts: {s.outpost_supply} + {sum(s.outposts)}")
    if s.corruption_supply + sum(s.corruption) not in (0, CORRUPTION) or max(s.corruption) > 5:
        wrong.append(f"corruption: {s.corruption_supply} + {s.corruption}")
    tokens = [sum(token // 2 == kind for token in s.depth if token >= 0) for kind in range(len(book.depth))]
    total = [left + laid for left, laid in zip(s.depth_supply, tokens, strict=True)]
    if total not in ([0] * len(total), [token.count for token in book.depth]):
        wrong.append(f"depth tokens: {total}")
    for space, found in enumerate(s.board):
        if found and (s.outposts[space] or (s.depth[space] >= 0 and not t.frames)):
            wrong.append(f"space {space}: an investigator shares it")
        if found and not 1 <= found[2] <= MOST_LIFE:
            wrong.append(f"space {space}: {found[2]} life")
        if s.outposts[space] and is_top(t, space):
            wrong.append(f"space {space}: an outpost on the top row")
    numbers = [found[0] for found in on_boards]
    if len(set(numbers)) < len(numbers) or min((*s.cultists, 0)) < 0:
        wrong.append("an investigator is there twice, or cultists are below 0")
    return wrong
