"""How a search judges a table it has looked ahead to: by how often such tables came to port.

The weights were fitted to quick games by rules of thumb, each side with leanings drawn by lot, and held to what one
would guess where those games tell little; then again to games of greedy bots, held to the first fit. A search judges
imagined tables only: there everybody's side is known.
"""

from __future__ import annotations

from math import exp

from .bot_beliefs import suspected
from .cards.names import HUMAN, TREACHERY, type_of, value_of
from .judgment import for_the_sea, is_hidden_traitor
from .rules.ending import PORT_DISTANCE
from .rules.resources import FUEL, SOULS
from .rules.spaces import BOILER_ROOM, BRIDGE, BRIG, DECKS, DEEP, ROOMS, SICK_BAY, WATER
from .rules.tracks import LAST
from .state import Table, UnfathomableState

__all__ = ["WEIGHTS", "features", "judge"]

SURE = 50.0
STRENGTH = 3
LEG = 3.0
"""The distance of a waypoint, on average."""
WHOLE_WAY = 20.0
FUEL_PER_DISTANCE = 0.5
"""What waypoints on the way will take."""
PLENTY, SHORT = 8, 4
"""Of other resources: beyond so many another one matters little; below so many each is missed, the more so the
longer the way."""
DAMAGED = 4
"""Rooms: one or two more, and the ship sinks."""
SPARE = 6
"""Deep Ones in the supply: below that the last one may be near."""

AT_FIRST = -8.2
"""What all weights are added to."""
WEIGHTS: dict[str, float] = {
    "progress": 0.165, "port": 1.05, "last-leg": 0.60,
    "fuel": 0.95, "fuel-1": 0.53, "fuel-2": 0.20, "fuel-4": 0.14,
    "two-left": 0.38, "three-left": 0.16, "stores": 0.15, "souls": 0.03, "short": -0.15,
    "damage": -0.17, "damage-4": -0.42, "damage-5": -0.60, "boiler": -0.08, "water": -0.06, "decks": -0.08,
    "rooms": -0.13, "deep": -0.07,
    "supply": -0.09, "monarchs": -0.14, "ritual": 0.03, "passengers": -0.07, "at-risk": -0.42,
    "cards": 0.026, "strength": 0.010, "hidden-cards": -0.01, "revealed-cards": -0.04,
    "hidden": -0.15, "revealed": -0.30, "to-come": -0.20,
    "in-brig": -0.10, "in-sick-bay": -0.18, "hidden-in-brig": 0.05, "revealed-in-brig": 0.08,
    "items": 0.06, "feats": 0.09, "captain": -0.28, "chaos": -0.02, "suspected": 0.14,
    "at-boilers": 0.09,
}  # fmt: skip
"""What each adds to the odds of reaching port, as natural logarithms."""


def judge(t: Table, seat: int) -> float:
    """From -50, a sure loss, to 50, a sure win."""
    s = t.state
    if t.outcome is not None:
        return SURE if seat in t.outcome.winners else -SURE
    odds = AT_FIRST + sum([weight * n for weight, n in zip(WEIGHTS.values(), features(t), strict=True)])
    port = 2.0 * SURE / (1.0 + exp(-odds)) - SURE
    return -port if for_the_sea(s, seat) else port


def features(t: Table) -> list[float]:
    """What the ship has and what threatens it, in the order of the weights."""
    s = t.state
    near = s.distance() >= PORT_DISTANCE
    damages = sum([card >= 0 for card in s.damage])
    passengers = sum(map(len, s.passengers))
    progress = min(LAST * s.distance() / LEG + s.travel, WHOLE_WAY)
    left = (WHOLE_WAY - progress) / 10.0
    fuel = s.resources[FUEL] - FUEL_PER_DISTANCE * max(0, PORT_DISTANCE - s.distance())
    others = s.resources[FUEL + 1 :]
    short = sum([max(0, SHORT - n) for n in others])
    return [
        progress, float(near), s.travel if near else 0.0,
        min(max(fuel, -3.0), 1.0), min(max(fuel - 1.0, 0.0), 1.0), min(max(fuel - 2.0, 0.0), 2.0), max(fuel - 4.0, 0.0),
        sum([n >= 2 for n in others]), sum([n >= 3 for n in others]), sum([min(n, PLENTY) for n in others]),
        min(s.resources[SOULS], PLENTY), short * left,
        damages * left, float(damages >= DAMAGED), float(damages > DAMAGED), float(s.damage[BOILER_ROOM - BRIDGE] >= 0),
        sum(s.deep_ones[WATER.start : WATER.stop]), sum(s.deep_ones[DECKS.start : DECKS.stop]),
        sum(s.deep_ones[ROOMS.start : ROOMS.stop]), s.deep_ones[DEEP],
        max(0, SPARE - s.supply), (s.dagon in WATER) + (s.hydra in WATER), s.ritual,
        passengers, passengers / max(1, s.resources[SOULS]),
        *_people(t, s),
    ]  # fmt: skip


def _people(t: Table, s: UnfathomableState) -> list[float]:
    seats = range(t.seats)
    hidden = [seat for seat in seats if is_hidden_traitor(s, seat)]
    revealed = [seat for seat in seats if s.revealed[seat] >= 0]
    humans = [seat for seat in seats if seat not in hidden and seat not in revealed]

    def cards(group: list[int]) -> int:
        return sum([len(s.hands[seat]) for seat in group])

    def there(group: list[int], space: int) -> int:
        return [s.places[seat] for seat in group].count(space)

    strength = sum([value_of(kind) for seat in humans for kind in s.hands[seat] if type_of(kind) == STRENGTH])
    return [
        cards(humans), strength, cards(hidden), cards(revealed),
        len(hidden), len(revealed), sum([card != HUMAN for card in s.loyalty_deck]),
        there(humans, BRIG), there(humans, SICK_BAY), there(hidden, BRIG), there(revealed, BRIG),
        sum([len(s.items[seat]) for seat in humans]), sum([bool(s.feats[seat]) for seat in humans]),
        float(s.captain >= 0 and s.captain not in humans), sum([type_of(kind) == TREACHERY for kind in s.chaos]),
        sum([suspected(t, seat) for seat in hidden]), there(humans, BOILER_ROOM),
    ]  # fmt: skip
