"""How a search judges a position it has looked ahead to: by what such positions were worth in the end.

The weights were fitted to 229,000 turns of 12,500 quick games with two seats, in all combinations. Until some turn
every player had leanings of its own; learned from was what came of it when all went on by the habits of play-outs. A
judgment is about 50 for a sure win, -50 for a sure loss. Hands of others are read too: a search judges imagined tables
only.
"""

from __future__ import annotations

from math import exp, log, tanh

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
RIVALS = 15.0
"""How far ahead somebody has to be to win e times as often: rivals who are close behind the strongest count too."""
KEY = 3.0
"""What a Key adds to the influence of a Lord that a hand can pay."""
LAST = 7
"""Lords that end the game."""
LORDS_HELD = 5
"""Where the features have the number of Lords."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "lords": (1.82, 2.11),
    "allies": (1.84, 1.80),
    "tokens": (2.53, 2.23),
    "locations": (1.04, 2.15),
    "other": (-0.37, 1.86),
    "number": (3.44, -0.29),
    "key": (5.40, 3.31),
    "second-key": (-0.12, 10.48),
    "pearls": (4.37, 0.55),
    "pearls-4": (2.05, 1.01),
    "pearls-8": (2.71, -0.72),
    "strength": (1.90, 0.88),
    "strength-9": (2.18, 1.05),
    "strength-17": (2.28, 0.99),
    "cards": (0.65, -1.31),
    "races": (-0.40, 2.48),
    "reach": (0.25, 0.70),
    "pays": (-0.23, 0.70),
    "powers": (4.05, 0.27),
    "expansion": (5.10, 0.15),
    "best-two": (0.23, -0.08),
    "krakens": (4.69, -8.60),
}
"""What each is worth: before anybody has a Lord, and with the last one."""
FEATURES = tuple(WEIGHTS)
EARLY = tuple(early for early, _ in WEIGHTS.values())
LATE = tuple(late for _, late in WEIGHTS.values())
MOVES, BIGGEST, ALL_STACKS = (2.10, 1.73), (0.66, 0.33), (0.03, -0.07)
"""What it is worth to be the next to move, and then each Ally in the biggest stack and in all of them; by stage too."""


def judge(t: Table, seat: int) -> float:
    """What a seat has and may expect, against what the others have; at the end who won, and how clearly."""
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
    ahead = worth[seat] - _rivals([worth[other] for other in t.seats_after(seat)])
    return SURE * tanh(ahead / SURE)  # nothing is as good as a game that is won


def _rivals(worth: list[float]) -> float:
    """What the strongest of the others has, and a bit more for each who may yet catch up."""
    most = max(worth)
    return most + RIVALS * log(sum([exp((each - most) / RIVALS) for each in worth])) if len(worth) > 1 else most


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
