"""How a search judges a position it has looked ahead to: by what such positions were worth in the end.

The weights were fitted to 34,000 turns of 1,500 quick games with two seats, of players who followed the habits of
play-outs, each with leanings of its own. A judgment is about 50 for a sure win, -50 for a sure loss. Hands and goals of
others are read too: a search judges imagined tables only.
"""

from __future__ import annotations

from math import tanh

from .bot_habit import loss_of, way_of
from .cards.book import BASIC
from .cards.source import book_of
from .rules.board import spaces_of, teammate
from .rules.goals import is_met
from .rules.madness import in_pool
from .state import Table

__all__ = ["FEATURES", "features", "judge"]

SURE = 50.0
CLOSE = 12.0
"""A difference of so many points is a clear win."""
FULL = 50
"""Cultists at the beginning: the fewer somebody has, the nearer is the end."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "cultists": (2.85, 1.99),
    "arrives": (-2.09, -0.59),
    "two-steps": (-0.65, -0.12),
    "three-steps": (-0.11, -0.06),
    "four-steps": (0.33, -0.07),
    "life": (-1.67, -0.14),
    "fire": (-9.07, 0.34),
    "outposts": (-5.65, -0.58),
    "madness": (2.83, 3.05),
    "madness-3": (2.28, 0.94),
    "madness-6": (2.67, 1.06),
    "corruption": (-2.72, 0.67),
    "figure": (4.54, 1.04),
    "hand": (1.57, 3.00),
    "prices": (1.22, -0.03),
    "gods": (0.28, 0.01),
    "claimed": (2.06, 2.39),
    "finals": (-0.52, 1.82),
    "plays-on": (-3.93, 6.66),
    "turn": (1.62, 1.75),
}
"""What each is worth: with all cultists, and with none left."""
FEATURES = tuple(WEIGHTS)
EARLY = tuple(early for early, _ in WEIGHTS.values())
LATE = tuple(late for _, late in WEIGHTS.values())


def judge(t: Table, seat: int) -> float:
    """What a side has and may expect, against the strongest of the others; at the end who won, and how clearly."""
    s, mate = t.state, teammate(t, seat)
    own = (seat,) if mate < 0 else (seat, mate)
    rivals = [player for player in range(s.players) if player not in own]
    if t.outcome is not None:
        scores = t.outcome.scores
        points = scores[seat] - max([scores[rival] for rival in rivals if rival < t.seats], default=0)
        won = 0.0 if any(rival in t.outcome.winners for rival in rivals) else 1.0
        return 0.5 * SURE * (tanh(points / CLOSE) + (won if seat in t.outcome.winners else -1.0))
    stage = min(1.0, max(0.0, 1.0 - min(s.cultists) / FULL))
    weights = [early + stage * (late - early) for early, late in zip(EARLY, LATE, strict=True)]
    worth: list[float] = [
        sum([weight * n for weight, n in zip(weights, features(t, player), strict=True)], 0.0)
        for player in range(s.players)
    ]
    if mate >= 0:
        ahead = worth[seat] + worth[mate] - sum([worth[rival] for rival in rivals], 0.0)
    else:
        ahead = worth[seat] - max([worth[rival] for rival in rivals])
    return SURE * tanh(ahead / SURE)  # nothing is as good as a game that is won


def features(t: Table, player: int) -> list[float]:
    """What a player has, in the order of the weights."""
    s, book = t.state, book_of(t)
    ways, life = [0.0] * 5, 0
    spaces = spaces_of(t, player)
    for space in spaces:
        if s.board[space]:
            ways[way_of(t, space)] += loss_of(t, space)
            life += s.board[space][2]
    tokens = in_pool(t, player)
    open_to_all = [
        s.cultists[player], *ways[1:], life, s.fire[player], sum(s.outposts[spaces.start : spaces.stop]),
        min(tokens, 2), min(max(0, tokens - 2), 3), max(0, tokens - 5), s.corruption[player],
    ]  # fmt: skip
    if player >= t.seats:  # the Automa
        return [*open_to_all, *[0.0] * (len(FEATURES) - len(open_to_all))]
    zones = (s.hands[player], s.decks[player], s.discards[player], s.rlyeh[player])
    gods = [book.cards[card].price for zone in zones for card in zone if card >= BASIC]
    if s.playing == player:
        gods += [book.cards[card].price for card in s.played if card >= BASIC]
    finals = [book.finals[kind] for kind in s.finals[player]]
    return [
        *open_to_all, float(s.figures[player] >= 0 and bool(s.ready[player])), len(s.hands[player]), sum(gods),
        len(gods), sum([book.goals[kind].points for kind in s.claimed[player]]),
        sum([goal.points for goal in finals if is_met(t, player, goal)]), float(not s.passed[player]),
        float(s.current == player),
    ]  # fmt: skip
