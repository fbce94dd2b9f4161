"""What a table looks like to somebody who plays alone against the Automa.

Rounded off what was fitted to 21,000 moments of 400 games alone, of players with leanings drawn by lot: by how many
cultists they won or lost in the end. It is no table of people. Whoever stands on the own board comes some day, wherever
it stands now. The Automa fells the nearest ones with nearly every card: so what counts on its board is how much life it
has to take, and outposts, over which they come sooner; how strong they are counts only once they arrive.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import mul

from .cards.book import BASIC, COLUMNS
from .cards.source import book_of
from .rules.automa import LIMIT, discard_total
from .rules.automa_targets import PLAYER
from .rules.board import AUTOMA_SEAT
from .state import Table

__all__ = ["alone", "plays_left", "prospects_alone"]

FULL = 50
"""Cultists at the beginning: the fewer somebody has, the nearer is the end."""
WON = 1000.0
BLUE, GREEN, RED, FIRE, SYMBOL = 2.3, 0.3, 1.7, 2.2, -0.7
"""What comes with an investigator beside its strength; the tokens go to the pool."""
FARTHEST = 4
SOON = 3
"""More plays than so many make no difference to whoever is about to arrive."""
PER_OUTPOST = 3
PER_CARD = 2
"""About so many points has a card of the Automa."""

OWN: dict[str, tuple[float, float]] = {
    "cultists": (1.0, 1.0),
    "arrives": (-1.15, -1.1),
    "arrives-1": (-0.85, -0.85),
    "arrives-2": (-0.75, -0.75),
    "arrives-3": (-0.72, -0.65),
    "two-steps": (-0.75, -0.6),
    "three-steps": (-0.65, -0.55),
    "four-steps": (-0.6, -0.5),
    "life-near": (-0.35, -0.3),
    "life": (-0.25, -0.05),
    "fire": (-3.2, -0.9),
    "outposts": (-1.3, -1.5),
    "outposts-to-come": (-0.9, -0.9),
    "madness": (0.5, 0.4),
    "madness-3": (0.5, 0.6),
    "madness-6": (0.2, 0.3),
    "plays-on": (1.0, 0.0),
    "corruption": (0.6, 0.3),
    "figure": (0.6, 1.2),
    "placed": (4.0, 0.0),
    "hand": (0.65, 0.55),
    "prices": (0.45, 0.1),
    "gods": (-0.5, -0.3),
}
"""What each is worth in cultists: with all cultists, and with none left. `arrives` is whoever comes at the end of the
round, by the cards that can be played before it."""
AUTOMA: dict[str, tuple[float, float]] = {
    "cultists": (1.0, 1.0),
    "arrives": (-0.95, -0.95),
    "arrives-1": (-0.25, -0.15),
    "arrives-2": (-0.1, -0.1),
    "arrives-3": (-0.05, -0.05),
    "two-steps": (-0.05, -0.05),
    "three-steps": (-0.03, -0.03),
    "four-steps": (0.0, 0.0),
    "life-near": (-1.3, -1.1),
    "life": (-1.0, -1.0),
    "fire": (-3.0, -0.6),
    "outposts": (-3.6, -3.0),
    "outposts-to-come": (-0.8, -0.5),
    "madness": (1.8, 1.6),
    "madness-3": (0.8, 1.2),
    "madness-6": (0.5, 0.3),
    "plays-on": (2.0, 1.0),
}
Weights = tuple[float, ...]


def _shifting(weights: Mapping[str, tuple[float, float]]) -> tuple[Weights, Weights]:
    """The weights with all cultists, and by how much they change until none is left."""
    return tuple(early for early, _ in weights.values()), tuple(late - early for early, late in weights.values())


OWN_WEIGHTS, AUTOMA_WEIGHTS = _shifting(OWN), _shifting(AUTOMA)
PARTS = {
    **dict.fromkeys(("arrives", "arrives-1", "arrives-2", "arrives-3"), "threat"),
    **dict.fromkeys(("two-steps", "three-steps", "four-steps", "life-near", "life"), "threat"),
    **dict.fromkeys(("hand", "prices", "gods", "plays-on"), "cards"),
    "outposts-to-come": "outposts", "madness-3": "madness", "madness-6": "madness", "placed": "figure",
}  # fmt: skip
"""Under which name a hint tells it, where it is another one."""


def alone(t: Table) -> float:
    """By how many cultists the player is ahead of the Automa; a game that was won or lost is above everything."""
    s = t.state
    stage = min(1.0, max(0.0, 1.0 - min(s.cultists) / FULL))
    worth = _worth(*OWN_WEIGHTS, _features(t, PLAYER) + _cards(t), stage)
    worth -= _worth(*AUTOMA_WEIGHTS, _features(t, AUTOMA_SEAT), stage)
    if t.outcome is not None:
        return worth + (WON if t.outcome.winners else -WON)
    return worth


def prospects_alone(t: Table) -> dict[str, float]:
    """The same by name, without what a game that is over adds."""
    s = t.state
    stage = min(1.0, max(0.0, 1.0 - min(s.cultists) / FULL))
    parts: dict[str, float] = {}
    for (name, (early, late)), n in zip(OWN.items(), _features(t, PLAYER) + _cards(t), strict=True):
        part = PARTS.get(name, name)
        parts[part] = parts.get(part, 0.0) + n * (early + stage * (late - early))
    parts["rival"] = -_worth(*AUTOMA_WEIGHTS, _features(t, AUTOMA_SEAT), stage)
    return parts


def _worth(early: Weights, shift: Weights, found: list[float], stage: float) -> float:
    first: float = sum(map(mul, early, found))
    more: float = sum(map(mul, shift, found))
    return first + stage * more


def _features(t: Table, player: int) -> list[float]:
    """What both have, in the order of the weights."""
    s, tiles = t.state, book_of(t).tiles
    board, outposts, per = s.board, s.outposts, s.per_board
    ways, near, life_on, built = [0.0] * (FARTHEST + 1), 0.0, 0.0, 0
    for last in range((player + 1) * per - COLUMNS, (player + 1) * per):
        way = 1
        for space in range(last, player * per - 1, -COLUMNS):
            found = board[space]
            if found:
                _, tile, life, fire, blue, green, red = found
                printed = tiles[tile]
                loss = printed.strength + BLUE * blue + GREEN * green + RED * red + FIRE * fire
                ways[way] += loss + SYMBOL * printed.symbol
                if way == 1:
                    near += life
                else:
                    life_on += life
            if outposts[space]:
                built += 1
            elif way < FARTHEST:
                way += 1
    left, soon = min(SOON, plays_left(t, player)), [0.0] * (SOON + 1)
    soon[left] = ways[1]
    tokens = sum(s.madness[player])
    discarded = len(s.discards[player] if player == PLAYER else s.automa_discard)
    return [
        float(s.cultists[player]), *soon, *ways[2:], near if left else 0.0, life_on, float(s.fire[player]),
        float(built), float(-(-discarded // PER_OUTPOST)), float(min(tokens, 2)), float(min(max(0, tokens - 2), 3)),
        float(max(0, tokens - 5)), float(not s.passed[player]),
    ]  # fmt: skip


def _cards(t: Table) -> list[float]:
    """What only the player has."""
    s, cards = t.state, book_of(t).cards
    zones = (s.hands[PLAYER], s.decks[PLAYER], s.discards[PLAYER], s.rlyeh[PLAYER], s.played)
    prices = [cards[card].price for zone in zones for card in zone if card >= BASIC]
    placed = s.figures[PLAYER] >= 0
    usable = placed and s.ready[PLAYER] and (not s.passed[PLAYER] or s.current == PLAYER)
    return [
        float(s.corruption[PLAYER]), float(usable), float(placed), float(len(s.hands[PLAYER])), float(sum(prices)),
        float(len(prices)),
    ]  # fmt: skip


def plays_left(t: Table, player: int) -> int:
    """About how many cards can still be played in this round: by the player as far as there are cards, turns and tokens
    to pay for them; by the Automa until its discard pile is full."""
    s = t.state
    if s.phase != "defence":
        return SOON
    if s.passed[player]:
        return 0
    tokens, anybody = sum(s.madness[player]), any(s.passed)
    if player == AUTOMA_SEAT:
        n = max(0, LIMIT + 1 - discard_total(t)) // PER_CARD
        return min(n, s.free_turns[player] + tokens) if anybody else n
    turns = (s.plays if s.current == player else 0) + tokens + (s.free_turns[player] if anybody else 1)
    n = min(len(s.hands[player]), turns)
    return n + (turns - n) // 2 if s.decks[player] else n  # a token for the card, one for the turn
