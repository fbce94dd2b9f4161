"""Whom and what the Automa aims at: candidates, criteria one after the other, and which sets it may take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....kernel.text import Text
from ..cards.book import COLUMNS
from ..cards.notation import Act, ActionSet, act
from ..cards.source import book_of
from ..state import Table
from .altar import visible
from .board import AUTOMA_SEAT, empty_for_outpost, route, row_of, spaces_of, standing
from .investigators import MOST_LIFE
from .madness import in_pool
from .movement import path
from .outposts import removable

__all__ = [
    "CRITERIA", "PLAYER", "best", "board_for", "candidates", "direction", "has_target", "marks", "passed_over",
    "reasons",
]  # fmt: skip

PLAYER: Final = 0
Criterion = Callable[[Table, int], int]
NEAREST: Final[Criterion] = route


def least_life(t: Table, space: int) -> int:
    return t.state.board[space][2]


def greatest_strength(t: Table, space: int) -> int:
    """The strength of the tile; madness tokens are not considered (C-solo.i3)."""
    return -book_of(t).tiles[t.state.board[space][1]].strength


def lowest_space(t: Table, space: int) -> int:
    return -row_of(t, space)


CRITERIA: Final[dict[str, tuple[Criterion, ...]]] = {
    "attack": (NEAREST, least_life, greatest_strength),
    "destroy": (NEAREST, least_life, greatest_strength),
    "reinforce": (NEAREST, greatest_strength, least_life),
    "move": (NEAREST, greatest_strength),
    "outpost+": (lowest_space,),
    "outpost-": (lowest_space,),
}
"""By what the Automa finds its targets, one after the other; the die decides the rest (C-solo.14)."""
TOLD: Final = {NEAREST: "route", least_life: "life", greatest_strength: "strength", lowest_space: "lowest"}


def board_for(found: Act) -> int:
    return AUTOMA_SEAT if found.where == "A" else PLAYER


def direction(found: Act) -> str:
    """Toward the headquarters of the player, away from its own (C-solo.t3, C-solo.t4)."""
    return "up" if found.where == "A" else "down"


def candidates(t: Table, written: str, used: Sequence[int]) -> list[int]:
    """The spaces an action can be aimed at, without targets that the set has used (C-solo.15)."""
    s, found = t.state, act(written)
    board = board_for(found)
    if found.verb == "outpost+":
        return [space for space in empty_for_outpost(t, board) if _mark_of(space) not in used]
    if found.verb == "outpost-":
        return [space for space in spaces_of(t, board) if removable(t, space) and _mark_of(space) not in used]
    spaces = [space for space in standing(t, board) if s.board[space][0] not in used]
    if found.verb == "reinforce":
        return [space for space in spaces if s.board[space][2] < MOST_LIFE]
    if found.verb == "move":
        return [space for space in spaces if path(t, space, direction(found)) is not None]
    return spaces


def best(t: Table, written: str, spaces: Sequence[int]) -> list[int]:
    """What the criteria leave of the candidates, from the left."""
    return _sifted(t, written, spaces)[0]


def reasons(t: Table, written: str, spaces: Sequence[int]) -> list[Text]:
    """Why the Automa aims where it does: the criteria that left some of the candidates out, the die if several are left
    then; or there was no other."""
    left, told = _sifted(t, written, spaces)
    told = [*told, *(["die"] if len(left) > 1 else [])] or ["only"]
    return [Text(f"because-{criterion}") for criterion in told]


def _sifted(t: Table, written: str, spaces: Sequence[int]) -> tuple[list[int], list[str]]:
    left, told = list(spaces), []
    for criterion in CRITERIA[act(written).verb]:
        least = min(criterion(t, space) for space in left)
        kept = [space for space in left if criterion(t, space) == least]
        if len(kept) < len(left):
            told.append(TOLD[criterion])
        left = kept
    return sorted(left, key=lambda space: (space % COLUMNS, space)), told


def has_target(t: Table, written: str, used: Sequence[int]) -> bool:
    """Can the Automa perform this action? Adding an outpost always has a target (R-48)."""
    s, verb = t.state, act(written).verb
    if verb in CRITERIA and verb != "outpost+":
        return bool(candidates(t, written, used))
    if verb == "ritual":
        return any(visible(t, slot) >= 0 for slot in range(len(s.gods)))
    if verb == "fire+":
        return s.fire_supply > 0
    return verb != "fire-" or s.fire[AUTOMA_SEAT] > 0


def _mark_of(space: int) -> int:
    """A space as something that was used: below 0, since investigators are counted from 1."""
    return -1 - space


def marks(t: Table, written: str, space: int) -> int:
    """What a set has used: an investigator by its number, or a space."""
    return _mark_of(space) if act(written).verb.startswith("outpost") else t.state.board[space][0]


def passed_over(t: Table, found: ActionSet) -> tuple[str, str]:
    """Why the Automa does not take a set, a message and a clause; empty if it does: at its time of day, with tokens to
    pay it, and with a target for every action. Each is given its first one by the criteria, on the position before the
    set (R-28)."""
    if found.night and not t.state.night:
        return "log-automa-not-by-day", "C-solo.10"
    if found.cost > in_pool(t, AUTOMA_SEAT):
        return "log-automa-too-dear", "C-solo.10"
    used: list[int] = []
    for written in found.acts:
        if not has_target(t, written, used):
            return "log-automa-no-target", "C-solo.11"
        spaces = candidates(t, written, used) if act(written).verb in CRITERIA else []
        if spaces:
            used.append(marks(t, written, best(t, written, spaces)[0]))
    return "", ""
