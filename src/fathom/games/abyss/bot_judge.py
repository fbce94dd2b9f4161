"""How a search judges a position it has looked ahead to: by what such positions were worth in the end.

The weights were fitted to 257,000 turns of 12,500 quick games with two seats, in all combinations, of players who
followed the habits of play-outs, each with leanings of its own. A judgment is about 50 for a sure win, -50 for a sure
loss. Hands of others are read too: a search judges imagined tables only.
"""

from __future__ import annotations

from math import tanh

from .cards.allies import KRAKEN, RACE, VALUE
from .cards.lord import LORDS
from .rules.locations import keys_of
from .rules.payment import best_value, rank_races
from .rules.recruit import price_of
from .rules.scoring import score_parts
from .state import Table

__all__ = ["FEATURES", "judge"]

SURE = 50.0
CLOSE = 12.0
"""A difference of so many points is a clear win."""
KEY = 3.0
"""What a Key adds to the influence of a Lord that a hand can pay."""
LAST = 7
"""Lords that end the game."""
LORDS_HELD = 5
"""Where the features have the number of Lords."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "lords": (1.72, 0.68),
    "allies": (2.68, 1.84),
    "tokens": (2.08, 0.71),
    "locations": (0.25, 0.60),
    "other": (-0.16, 1.95),
    "number": (8.44, 4.40),
    "key": (7.30, -2.04),
    "second-key": (-0.42, 6.79),
    "pearls": (2.93, 0.12),
    "pearls-4": (0.48, 0.44),
    "pearls-8": (-3.10, -0.20),
    "strength": (5.33, -2.03),
    "strength-9": (3.49, -0.40),
    "strength-17": (1.77, -0.06),
    "cards": (-2.31, 0.32),
    "races": (-2.49, 1.42),
    "reach": (0.47, 0.64),
    "pays": (-0.45, 0.53),
    "powers": (2.67, -2.66),
    "expansion": (6.85, 4.86),
    "best-two": (-1.68, 2.62),
    "krakens": (3.40, -6.92),
}
"""What each is worth: before anybody has a Lord, and with the last one."""
FEATURES = tuple(WEIGHTS)
EARLY = tuple(early for early, _ in WEIGHTS.values())
LATE = tuple(late for _, late in WEIGHTS.values())
MOVES, BIGGEST, ALL_STACKS = (2.59, 0.11), (0.22, 0.13), (0.32, -0.04)
"""What it is worth to be the next to move, and then each Ally in the biggest stack and in all of them; by stage too."""


def judge(t: Table, seat: int) -> float:
    """What a seat has and may expect, against the strongest of the others; at the end who won, and how clearly."""
    outcome = t.outcome
    if outcome is not None:
        points = outcome.scores[seat] - max(outcome.scores[other] for other in t.seats_after(seat))
        won = 0.0 if len(outcome.winners) > 1 else 1.0
        return 0.5 * SURE * (tanh(points / CLOSE) + (won if seat in outcome.winners else -1.0))
    s = t.state
    found = [features(t, each) for each in range(t.seats)]
    stage = min(1.0, max([each[LORDS_HELD] for each in found]) / LAST)
    weights = [early + stage * (late - early) for early, late in zip(EARLY, LATE, strict=True)]
    worth = [sum([weight * n for weight, n in zip(weights, each, strict=True)]) for each in found]
    sizes = [len(stack) for stack in s.council]
    for (early, late), n in ((MOVES, 1), (BIGGEST, max(sizes)), (ALL_STACKS, sum(sizes))):
        worth[s.active] += n * (early + stage * (late - early))
    ahead = worth[seat] - max([worth[other] for other in t.seats_after(seat)])
    return SURE * tanh(ahead / SURE)  # nothing is as good as a game that is won


def features(t: Table, seat: int) -> list[float]:
    """What a seat has, in the order of the weights."""
    s = t.state
    parts = score_parts(t, seat)
    scored = [parts.pop(name) for name in ("lords", "allies", "tokens", "locations")]
    keys, pearls = keys_of(s, seat), s.pearls[seat]
    hand = s.hands[seat] + (s.laid if s.active == seat else ())
    values = sorted([VALUE[kind] for kind in hand], reverse=True)
    strength, races = sum(values), {RACE[kind] for kind in hand}
    reach, pays = _court(t, seat, hand)
    return [
        *scored, sum(parts.values()), len(s.lords_of(seat)), float(keys >= 1), float(keys >= 2),
        min(pearls, 3), min(max(0, pearls - 3), 4), min(max(0, pearls - 7), 8),
        min(strength, 8), min(max(0, strength - 8), 8), min(max(0, strength - 16), 14), min(len(hand), 14),
        len(races), reach, pays, sum([bool(LORDS[lord].lasting[seat]) for lord in s.free[seat]]),
        len(s.expansion_tokens[seat]), sum(values[:2]), [RACE[kind] for kind in hand].count(KRAKEN),
    ]  # fmt: skip


def _court(t: Table, seat: int, hand: tuple[int, ...]) -> tuple[float, float]:
    """The best Lord of the Court by how much of it a hand pays, and the best one that it pays in full."""
    purse = rank_races(hand)
    reach, pays = 0.0, 0.0
    for lord in t.state.court:
        if lord < 0:
            continue
        price = price_of(t, seat, lord)
        value = best_value(purse, price.races, price.race)
        if value < 0:
            continue
        share = min(1.0, (value + price.pearls) / max(1, price.cost))
        worth = LORDS[lord].influence + KEY * LORDS[lord].keys
        reach = max(reach, share * share * worth)
        if share == 1.0:
            pays = max(pays, worth)
    return reach, pays
