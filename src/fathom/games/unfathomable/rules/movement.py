"""Characters and monsters change places: the plain moves every chapter uses."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.text import noun, who
from ..state import Table
from .ending import end_game
from .spaces import BRIG, DEEP, SPACES
from .titles import lose_titles

__all__ = ["move_character", "move_deep_ones", "release", "spawn", "to_supply"]


def move_character(t: Table, seat: int, space: int, rule: str, *, titles: bool = True) -> None:
    """Put a pawn on a space. A human who comes into the Brig loses all titles (U-3.2), unless the caller sees to it."""
    s = t.state
    if s.places[seat] == space:
        return
    s.places[seat] = space
    t.log("log-move", rule, player=who(seat), space=noun(SPACES[space]), refs=(SPACES[space],))
    if titles and space == BRIG and s.is_human(seat):
        lose_titles(t, seat, "U-3.2")


def spawn(t: Table, wanted: Mapping[int, int], rule: str) -> None:
    """Place Deep Ones from the supply. With too few of them the game is over before any is placed (U-48.0d, R77)."""
    s = t.state
    if sum(wanted.values()) > s.supply:
        end_game(t, "deep-ones", "U-48.0d")
        return
    for space, n in wanted.items():
        if n:
            s.deep_ones[space] += n
            s.supply -= n
            t.log("log-spawn", rule, n=n, space=noun(SPACES[space]), refs=(SPACES[space],))


def to_supply(t: Table, space: int, n: int) -> None:
    """Deep Ones go back to the supply."""
    s = t.state
    s.deep_ones[space] -= n
    s.supply += n


def move_deep_ones(t: Table, start: int, end: int, n: int, rule: str) -> None:
    s = t.state
    s.deep_ones[start] -= n
    s.deep_ones[end] += n
    if n:
        start_name, end_name = noun(SPACES[start]), noun(SPACES[end])
        t.log("log-deep-ones-move", rule, n=n, refs=(SPACES[end],), start=start_name, end=end_name)


def release(t: Table, space: int, rule: str, monarchs: tuple[str, ...] = ("dagon", "hydra")) -> None:
    """Monsters leave the Deep for a water space: all Deep Ones there, and these monarchs if they are there."""
    s = t.state
    move_deep_ones(t, DEEP, space, s.deep_ones[DEEP], rule)
    for name in monarchs:
        if getattr(s, name) == DEEP:
            setattr(s, name, space)
            t.log("log-monarch-move", rule, monarch=noun(name), space=noun(SPACES[space]), refs=(SPACES[space],))
