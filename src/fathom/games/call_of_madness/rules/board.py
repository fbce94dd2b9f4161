"""Boards: spaces, rows and columns, what is next to what, and the way to the headquarters (C-comp.18, C-rul.1).

A space is a number counted through all boards. Its key is "1-r2c3": board of player 1, second row from the top, third
column. Route length (solo play, C-solo.i1): 1 and the spaces without an outpost below in the column.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ....kernel.text import Text, who
from ..cards.book import COLUMNS
from ..state import Table

__all__ = [
    "AUTOMA_SEAT", "DIRECTIONS", "HEADQUARTERS", "at", "board_of", "empty_for_outpost", "in_turn_order", "is_top",
    "key_of", "keys_of", "near_rows", "neighbours", "others", "player_key", "player_text", "rays", "route", "row_of",
    "space_of", "space_text", "spaces_of", "standing", "teammate",
]  # fmt: skip

HEADQUARTERS: Final = -1
AUTOMA_SEAT: Final = 1
DIRECTIONS: Final = ("up", "down", "left", "right")


def spaces_of(t: Table, player: int) -> range:
    """The spaces of a board, row by row from the top."""
    per = t.state.per_board
    return range(player * per, (player + 1) * per)


def board_of(t: Table, space: int) -> int:
    return space // t.state.per_board


def row_of(t: Table, space: int) -> int:
    """0 is the top row."""
    return space % t.state.per_board // COLUMNS


def is_top(t: Table, space: int) -> bool:
    return space % t.state.per_board < COLUMNS


def near_rows(t: Table, player: int) -> range:
    """The two rows nearest to the headquarters."""
    return spaces_of(t, player)[-2 * COLUMNS :]


@lru_cache(maxsize=64)
def _keys(per: int) -> tuple[str, ...]:
    """The keys of all spaces of four boards."""
    on_board = [f"r{local // COLUMNS + 1}c{local % COLUMNS + 1}" for local in range(per)]
    return tuple(f"{player}-{place}" for player in range(4) for place in on_board)


def key_of(t: Table, space: int) -> str:
    return _keys(t.state.per_board)[space]


def keys_of(t: Table, spaces: Iterable[int]) -> list[str]:
    keys = _keys(t.state.per_board)
    return [keys[space] for space in spaces]


@lru_cache(maxsize=4096)
def _space(per: int, key: str) -> int:
    player, _, place = key.partition("-r")
    row, _, column = place.partition("c")
    return int(player) * per + (int(row) - 1) * COLUMNS + int(column) - 1


def space_of(t: Table, key: str) -> int:
    return _space(t.state.per_board, key)


@lru_cache(maxsize=2048)
def _beside(rows: int, local: int) -> tuple[int, ...]:
    row, column = divmod(local, COLUMNS)
    return tuple(
        (row + down) * COLUMNS + column + right
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
        if 0 <= row + down < rows and 0 <= column + right < COLUMNS
    )


def neighbours(t: Table, space: int) -> list[int]:
    """The spaces that share a side with this one (C-play.15)."""
    per = t.state.per_board
    local = space % per
    return [space - local + beside for beside in _beside(per // COLUMNS, local)]


@lru_cache(maxsize=4096)
def rays(per: int, space: int) -> dict[str, tuple[int, ...]]:
    """What lies in each direction of a space, the nearest first, up to the edge of its board. Down, which is open most
    often, comes first."""
    first, row = space - space % per, space - space % COLUMNS
    return {
        "down": tuple(range(space + COLUMNS, first + per, COLUMNS)),
        "up": tuple(range(space - COLUMNS, first - 1, -COLUMNS)),
        "left": tuple(range(space - 1, row - 1, -1)),
        "right": tuple(range(space + 1, row + COLUMNS)),
    }


def standing(t: Table, player: int | None = None) -> list[int]:
    """The spaces with an investigator, of one board or of all."""
    board = t.state.board
    return [space for space in (range(len(board)) if player is None else spaces_of(t, player)) if board[space]]


def at(t: Table, number: int) -> int:
    """Where an investigator stands; -1 if it is on no board any more."""
    for space, found in enumerate(t.state.board):
        if found and found[0] == number:
            return space
    return -1


def empty_for_outpost(t: Table, player: int) -> list[int]:
    """Where an outpost may be placed: never on the top row, with an investigator or another outpost."""
    s = t.state
    return [space for space in spaces_of(t, player)[COLUMNS:] if not s.board[space] and not s.outposts[space]]


def route(t: Table, space: int) -> int:
    """How far it is to the headquarters, outposts skipped."""
    s, last = t.state, spaces_of(t, board_of(t, space)).stop
    return 1 + sum(not s.outposts[below] for below in range(space + COLUMNS, last, COLUMNS))


# ---- players


def in_turn_order(t: Table, first: int) -> list[int]:
    """All players clockwise from one of them."""
    players = t.state.players
    return [(first + i) % players for i in range(players)]


def teammate(t: Table, player: int) -> int:
    """The other member of the team; -1 without teams."""
    return (player + 2) % 4 if t.options["teams"] else -1


def others(t: Table, player: int) -> list[int]:
    """The other players, teammates too, in turn order."""
    return in_turn_order(t, player)[1:]


def player_key(player: int) -> str:
    return f"player-{player}"


def player_text(t: Table, player: int) -> Text:
    return Text("automa") if t.seats == 1 and player == AUTOMA_SEAT else who(player)


def space_text(t: Table, space: int) -> Text:
    """Where a space lies, as a noun."""
    local = space - spaces_of(t, board_of(t, space)).start
    return Text("space-of", player=player_text(t, board_of(t, space)), row=local // COLUMNS + 1,
                column=local % COLUMNS + 1)  # fmt: skip
