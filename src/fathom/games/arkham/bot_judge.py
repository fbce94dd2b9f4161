"""How a search judges a position of The Gathering that it has looked ahead to: by how often such positions were won.

The weights were fitted to 53,000 rounds of 6,700 quick games of Roland alone. In the first rounds he did this and that
at random; learned from was what came of it when he went on by what the greedy bot takes for sensible. A judgment is 50
for a sure win, -50 for a sure loss. Hands are read as they are: a search judges imagined tables only.
"""

from __future__ import annotations

from math import exp

from .bot import evaluate
from .bot_mind import FRIENDS, clues_missing, time_left
from .bot_odds import QUARRY, attempt_of, fighting_skill, firepower, quarry_to_come, rate
from .pieces import card
from .rules.playing import cost_of
from .rules.values import health, remaining_health, remaining_sanity, sanity, skill
from .state import Table

__all__ = ["FEATURES", "SURE", "chance", "features", "judge", "rounds_ahead"]

SURE = 50.0
JUDGED = "the-gathering"
LATER = 3
"""The clues that the second act asks of each investigator, while the first one is not over."""
LATE = 8
"""Doom until the last agenda advances, below which time is short."""
FRAIL = 4
"""Health or sanity below which each point counts more."""
ARMED = 4.0
"""Firepower beyond which more of it counts otherwise."""
SHOTS = 5
"""Attacks that firepower stands for."""
BORROWED = 0.6
"""What a weapon in hand counts for that cannot be paid yet."""
ALMOST = 2
"""Health at which the worst enemy has nearly fallen."""
FIREPOWER = 7
"""Where the firepower stands among what one investigator has."""
_NOBODY = [0.0] * 15
AHEAD = 2
"""Rounds that a search looks ahead while there is a long way to go."""
TO_THE_END = 4
"""The same in the fight with the worst enemy, or when nothing but the will is missing to let it in: it is decided
soon."""

WEIGHTS: dict[str, tuple[float, float]] = {
    "one": (-1.77, -4.10),
    "missing": (-0.24, 0.00),
    "late": (-0.38, -0.04),
    "out": (0.00, 0.00),
    "health": (0.07, 0.08),
    "weak": (-0.18, -0.05),
    "sanity": (0.01, -0.01),
    "frail": (-0.10, -0.05),
    "soak": (0.12, 0.39),
    "solace": (-0.15, -0.08),
    "blows": (0.55, 0.58),
    "firepower": (0.26, 0.54),
    "well-armed": (-0.08, -0.77),
    "weapon-in-hand": (0.09, -0.00),
    "resources": (0.08, 0.07),
    "cards": (0.04, 0.08),
    "icons": (0.04, 0.21),
    "combat": (-0.15, 0.48),
    "intellect": (-0.01, -0.20),
    "burdens": (-0.10, -0.24),
    "beset": (-0.03, -0.49),
    "besetters": (-0.07, 0.02),
    "roaming": (-0.07, -0.02),
    "priest": (0.00, -0.34),
    "nearly": (0.00, 0.54),
    "enough": (0.00, 1.08),
    "lita": (0.00, 0.46),
    "lita-waits": (0.00, -0.23),
}
"""Before the worst enemy has come, and in the fight with it."""
FEATURES = tuple(WEIGHTS)
BEFORE = tuple(before for before, _ in WEIGHTS.values())
FIGHT = tuple(fight for _, fight in WEIGHTS.values())


def rounds_ahead(t: Table) -> int:
    s = t.state
    awaited = quarry_to_come(t) and (clues_missing(t) > 0 or (s.act >= 0 and card(s.act).stage == 1))
    return AHEAD if awaited or t.options["scenario"] != JUDGED else TO_THE_END


def judge(t: Table, seat: int) -> float:
    """How likely the investigators win; other scenarios are judged like by the greedy bot."""
    if t.options["scenario"] != JUDGED:
        return evaluate(t, seat)
    if t.outcome is not None:
        return SURE if t.outcome.winners else -SURE
    return SURE * (2.0 * chance(t) - 1.0)


def chance(t: Table) -> float:
    weights = BEFORE if quarry_to_come(t) else FIGHT
    return 1.0 / (1.0 + exp(-sum([weight * n for weight, n in zip(weights, features(t), strict=True)], 0.0)))


def features(t: Table) -> list[float]:
    """What the table looks like, in the order of the weights, for each investigator who started."""
    s = t.state
    playing = s.playing()
    each = [_of(t, seat) for seat in playing] or [_NOBODY]
    own = [sum(column) / s.started for column in zip(*each, strict=True)]
    beset, besetters, roaming, left, here = 0.0, 0.0, 0.0, 0.0, False
    for enemy in s.enemies:
        printed = card(enemy)
        lives = max(0, health(t, enemy) - s.damage.get(enemy, 0))
        if printed.slug in QUARRY:
            left, here = lives / s.started, True
            continue
        blow = printed.damage + printed.horror
        if enemy in s.engaged:
            beset += blow
            besetters += blow * lives
        else:
            roaming += blow * lives
    fire = own[FIREPOWER]
    return [
        1.0, clues_missing(t) / s.started + (LATER if s.act >= 0 and card(s.act).stage == 1 else 0),
        max(0, LATE - time_left(t)), s.started - len(playing), *own[: FIREPOWER + 1], max(0.0, fire - ARMED),
        *own[FIREPOWER + 1 :], beset / s.started, besetters / s.started, roaming / s.started,
        left, float(here and left * s.started <= ALMOST), min(2.0, fire / max(0.5, left)) if here else 0.0,
        float(any(card(piece).slug in FRIENDS for seat in playing for piece in s.play[seat])),
        float(any(card(piece).slug in FRIENDS for piece in s.loose)),
    ]  # fmt: skip


def _of(t: Table, seat: int) -> list[float]:
    """What one investigator has."""
    s = t.state
    body, mind = remaining_health(t, seat), remaining_sanity(t, seat)
    soaking = [piece for piece in s.play[seat] if card(piece).soaks]
    soak = sum([health(t, piece) - s.damage.get(piece, 0) for piece in soaking])
    solace = sum([sanity(t, piece) - s.horror.get(piece, 0) for piece in soaking])
    fire, hand = firepower(t, seat), s.hands[seat]
    fighting = fighting_skill(t, seat)
    return [
        body, max(0, FRAIL - body), mind, max(0, FRAIL - mind), soak, solace,
        min(3.0, 0.5 * min(body + soak - 1, mind + solace - 1)), fire, _drawn(t, seat, fire),
        min(5, s.resources[seat]), min(8, len(hand)), min(4, sum([card(piece).fits[fighting] for piece in hand])),
        skill(t, seat, "combat"), skill(t, seat, "intellect"), len(s.threat[seat]),
    ]  # fmt: skip


def _drawn(t: Table, seat: int, fire: float) -> float:
    """What the best weapon in hand would add to the firepower."""
    s, best = t.state, 0.0
    for piece in s.hands[seat]:
        printed = card(piece)
        if printed.type == "asset" and attempt_of(printed, "fight") is not None:
            shots = min(SHOTS, printed.uses or SHOTS)
            gain = shots * (rate(t, seat, piece) - fire / SHOTS)
            best = max(best, gain if cost_of(t, seat, piece) <= s.resources[seat] + 1 else BORROWED * gain)
    return best
