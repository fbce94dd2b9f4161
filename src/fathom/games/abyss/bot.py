"""How good a position looks to a seat: what it would score now, plus what its resources promise.

Only what the seat may know is read: its own cards and what lies open. The greedy bot asks on determinized clones.
"""

from __future__ import annotations

from .cards.allies import KRAKEN, RACE, VALUE
from .cards.lord import LORDS
from .rules.locations import keys_of
from .rules.payment import best_value, rank_races
from .rules.recruit import price_of
from .rules.scoring import FIGURE, score_parts
from .state import AbyssState, Table

__all__ = ["evaluate", "prospects"]

# What a point of each is worth in influence; tuned by play against the random bot in all option combinations.
WIN = 1000.0
LORD = 6.0
"""Tempo: seven Lords end the game."""
PEARL = 0.8
KEY = 2.8
HAND = 0.5
RIVAL = 0.4
"""The share of the strongest opponent's prospects that counts against the own ones."""
REACH = 0.5
"""The share of the best Court Lord that the hand can already pay."""


def evaluate(t: Table, seat: int) -> float:
    """Own prospects minus those of the strongest opponent, as far as they lie open."""
    own = _total(t, seat, open_only=False)
    others = max(_total(t, other, open_only=True) for other in t.seats_after(seat))
    if t.outcome is not None:
        return WIN * (seat in t.outcome.winners) + own - others
    return own - RIVAL * others


def prospects(t: Table, seat: int) -> dict[str, float]:
    """The same by name, for whoever asks why a bot would answer so."""
    rival = max(_total(t, other, open_only=True) for other in t.seats_after(seat))
    return {**_prospects(t, seat, open_only=False), "rival": -RIVAL * rival}


def _total(t: Table, seat: int, open_only: bool) -> float:
    return sum(_prospects(t, seat, open_only).values())


def _prospects(t: Table, seat: int, open_only: bool) -> dict[str, float]:
    s = t.state
    parts: dict[str, float] = {**score_parts(t, seat)}
    if open_only:
        parts["tokens"] = 2.6 * len(s.tokens[seat])
    parts["tempo"] = LORD * len(s.lords_of(seat))
    keys = keys_of(s, seat)
    parts["keys"] = KEY * keys + (1.0 if keys == 2 else 0.0)
    parts["pearls"] = PEARL * min(s.pearls[seat], 6) + 0.5 * PEARL * max(0, s.pearls[seat] - 6)
    parts["expansion"] = 1.5 * len(s.expansion_tokens[seat])
    parts["hand"] = 1.2 * len(s.hands[seat]) if open_only else _hand_promise(t, seat)
    return parts


def _hand_promise(t: Table, seat: int) -> float:
    """A hand is worth its values, and the share of the best Court Lord it already pays for."""
    s = t.state
    hand = s.hands[seat] + (s.laid if s.active == seat else ())
    strength = sum(VALUE[kind] for kind in hand)
    value = HAND * min(strength, 14) + 0.1 * max(0, strength - 14) + 0.25 * len({RACE[kind] for kind in hand})
    value -= _kraken_debt(s, seat, sum(VALUE[kind] - 1 for kind in hand if RACE[kind] == KRAKEN))
    purse = rank_races(hand)
    best = 0.0
    for lord in s.court:
        if lord < 0:
            continue
        price = price_of(t, seat, lord)
        reach = best_value(purse, price.races, price.race)
        if reach < 0:
            continue
        share = min(1.0, (reach + price.pearls) / max(1, price.cost))
        best = max(best, share * share * (LORDS[lord].influence + 2.0 * LORDS[lord].keys) * REACH)
    return value + best


def _kraken_debt(s: AbyssState, seat: int, coming: int) -> float:
    """Krakens in hand become Nebulis sooner or later, and may bring the figure: paying them changes little."""
    if not coming:
        return 0.0
    rivals = max(n for other, n in enumerate(s.nebulis) if other != seat)
    figure = FIGURE if s.kraken_holder != seat and s.nebulis[seat] + coming >= rivals else 0
    return coming + 0.9 * figure
