"""Play verbs of Leviathan: meeting a Monster with known dice, and what lies on the Border."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from abyss_play import LEVIATHAN, Play, at, seed_with_dice
from fathom.games.abyss.cards.leviathans import LEVIATHANS, SPACES
from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, TOKEN_KEYS

__all__ = ["border", "dice", "expansion_tokens", "life_left", "logged", "meets_monster", "slain"]

dice = lru_cache(seed_with_dice)


def meets_monster(
    hand: Sequence[str] = (),
    *,
    border: dict[str, Any],
    rolls: Sequence[int],
    options: dict[str, Any] | None = None,
    me: dict[str, Any] | None = None,
    others: Sequence[dict[str, Any]] = ({"pearls": 0},),
    track: Sequence[str] = (),
    then: Sequence[str] = ("squid-5",),
    **rest: Any,
) -> Play:
    """Seat 0 (no pearls) explores: the Allies of `track`, which nobody buys, then a Monster, then the cards of `then`.

    A hand that can fight leaves the question open; with one that cannot the program has already explored on.
    A Council stack makes sure that exploring is a choice; without one the program may have begun by itself.
    """
    rest.setdefault("council", {"shellfish": ["shellfish-1"]})
    seats = [{"pearls": 0, "hand": list(hand), **(me or {})}, *others]
    deck = [*track, "monster", *then]
    p = at(options or LEVIATHAN, seats=seats, border=border, deck=deck, seed=dice(*rolls), **rest)
    if p.asked == "ask-action":
        p.does("explore")
    p.all_pass()
    for _ in track:
        p.does("explore-on").all_pass()
    return p


def border(p: Play) -> dict[str, str]:
    """The Leviathans by Border space."""
    return {SPACES[i]: LEVIATHAN_KEYS[card] for i, card in enumerate(p.s.border) if card >= 0}


def life_left(p: Play, space: str) -> int:
    """The life points the Leviathan on this space still has."""
    i = SPACES.index(space)
    return LEVIATHANS[p.s.border[i]].life - p.s.life_lost[i]


def slain(p: Play, seat: int) -> list[str]:
    return [LEVIATHAN_KEYS[card] for card in p.s.slain[seat]]


def expansion_tokens(p: Play, seat: int) -> list[str]:
    return [TOKEN_KEYS[token] for token in p.s.expansion_tokens[seat]]


def logged(p: Play, id: str) -> list[tuple[str, dict[str, Any]]]:
    """The public log lines of one kind, each as its rule and arguments."""
    return [(line.rule, dict(line.text.args)) for line in p.t.events() if line.text.id == id]
