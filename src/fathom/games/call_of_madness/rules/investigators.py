"""Investigators: attacked, destroyed, reinforced, set on fire, defeated (chapter of actions)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.procedure import Step
from ....kernel.text import Text
from ..cards.source import book_of
from ..state import Investigator, Table
from .board import board_of, player_text, space_text
from .cultists import counts, is_other
from .madness import award, draw_token, give_back

__all__ = ["MOST_LIFE", "arrive", "attack", "defeat", "ignite", "named", "put_token", "reinforce", "target"]

MOST_LIFE: Final = 6
LIFE: Final = 2
BURNS: Final = 3


def named(t: Table, space: int) -> Text:
    """An investigator by its name and its space."""
    tile = book_of(t).tiles[t.state.board[space][1]]
    return Text("investigator-at", name=tile.name, space=space_text(t, space))


def arrive(t: Table, space: int, tile: int) -> None:
    """A tile comes to a space with the life that is printed on it (C-setup.3c, C-phase1.d2)."""
    s = t.state
    s.numbered += 1
    s.board[space] = (s.numbered, tile, book_of(t).tiles[tile].life, 0, 0, 0, 0)


def put_token(t: Table, space: int) -> None:
    """A random madness token on an investigator."""
    colour = draw_token(t)
    if colour >= 0:
        s = t.state
        found = list(s.board[space])
        found[4 + colour] += 1
        s.board[space] = tuple(found)


def target(t: Table, space: int, by: int) -> None:
    """An own action has this investigator as its target, even if nothing changes (C-rul.42c)."""
    s, board = t.state, board_of(t, space)
    if counts(t, by) and is_other(t, by, board) and board not in s.targeted:
        s.targeted = (*s.targeted, board)


def _with_life(found: Investigator, life: int) -> Investigator:
    return (*found[:LIFE], life, *found[LIFE + 1 :])


def attack(t: Table, space: int, n: int, by: int, rule: str = "C-action.attack.1", told: str = "log-attack") -> Step:
    """Lower the life of an investigator; at 0 it is defeated."""
    s = t.state
    found = s.board[space]
    life = found[LIFE]
    if not t.quiet:
        t.log(told, rule, it=named(t, space), n=n, life=max(0, life - n))
    if n >= life:
        return defeat(t, space, by)
    s.board[space] = _with_life(found, life - n)
    if counts(t, by):
        s.life_taken += n
    return None


def reinforce(t: Table, space: int, n: int, rule: str = "C-action.reinforce.1") -> None:
    """Raise its life; what is above 6 is lost (C-action.reinforce.2)."""
    s = t.state
    life = min(MOST_LIFE, s.board[space][LIFE] + n)
    s.board[space] = _with_life(s.board[space], life)
    t.log("log-reinforce", rule, it=named(t, space), n=n, life=life)


def ignite(t: Table, space: int) -> None:
    s = t.state
    s.fire_supply -= 1
    found = s.board[space]
    s.board[space] = (*found[:BURNS], 1, *found[BURNS + 1 :])
    t.log("log-ignite", "C-action.ignite.1", it=named(t, space))


def defeat(t: Table, space: int, by: int, *, strip: bool = False) -> Step:
    """The owner of the board takes the tokens on it and a random one for its symbol; fire to the supply, tile to the
    discard (C-action.attack.3 to 6). `strip`: the tokens on it go to the bag instead.
    `by` defeats it, or nobody (-1)."""
    s = t.state
    found = s.board[space]
    tile, life, burns = found[1], found[LIFE], found[BURNS]
    board = board_of(t, space)
    if not t.quiet:
        t.log("log-defeat", "C-action.attack.2", it=named(t, space))
    s.board[space] = ()
    s.tile_discard[tile] += 1
    s.fire_supply += burns
    if counts(t, by):
        s.felled = (*s.felled, life)
        s.life_taken += life
    tokens: Sequence[int] = found[4:]
    if strip and any(tokens):
        give_back(t, tokens)
        t.log("log-strip", "C-play.4", player=player_text(t, board))
        tokens = (0, 0, 0)
    return award(t, board, tokens, int(book_of(t).tiles[tile].symbol), "C-action.attack.3")
