"""Spaces and adjacency (U-27, U-31, U-33): water around decks around rooms, and the Deep, which is none of them."""

from __future__ import annotations

__all__ = [
    "ADJACENT",
    "ARROW",
    "BOILER_ROOM",
    "BRIDGE",
    "BRIG",
    "CABIN",
    "CARGO_HOLD",
    "CHAPEL",
    "DECKS",
    "DEEP",
    "FRONT",
    "GALLEY",
    "NUMBER",
    "ROOMS",
    "SHIP",
    "SICK_BAY",
    "SPACES",
    "WATER",
    "deck_of_roll",
    "distances",
    "front_of_roll",
    "nearest_undamaged",
    "room_of_roll",
    "step_toward",
    "toward_front",
    "toward_rear",
]  # fmt: skip

SPACES = (
    *(f"w{n}" for n in range(1, 9)), *(f"d{n}" for n in range(1, 9)),
    "bridge", "chapel", "captains-cabin", "cargo-hold", "galley", "boiler-room", "sick-bay", "brig", "deep",
)  # fmt: skip
WATER = range(8)
DECKS = range(8, 16)
ROOMS = range(16, 22)
"""The six numbered rooms: the only spaces that can be damaged (U-27.20a)."""
BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM, SICK_BAY, BRIG, DEEP = range(16, 25)
SHIP = range(8, 24)
FRONT = (0, 1)
NUMBER = {BRIDGE: 2, CHAPEL: 3, CABIN: 4, CARGO_HOLD: 5, GALLEY: 6, BOILER_ROOM: 8}
"""Rooms by their highest printed number, which settles ties (U-2.17b, U-44.5a)."""

_EDGES = """
w1-w2 w1-w3 w3-w5 w5-w7 w2-w4 w4-w6 w6-w8 w7-w8 w1-d1 w2-d2 w3-d3 w4-d4 w5-d5 w6-d6 w7-d7 w8-d8
d1-d2 d1-d3 d3-d5 d5-d7 d2-d4 d4-d6 d6-d8 d7-d8
d1-bridge d2-bridge d3-chapel d4-captains_cabin d5-cargo_hold d6-galley d7-boiler_room d8-boiler_room
bridge-chapel bridge-captains_cabin chapel-captains_cabin chapel-cargo_hold chapel-sick_bay captains_cabin-galley
captains_cabin-sick_bay cargo_hold-galley cargo_hold-boiler_room cargo_hold-brig galley-boiler_room galley-brig
"""


def _adjacency() -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in SPACES]
    for edge in _EDGES.split():
        a, b = (SPACES.index(name.replace("_", "-")) for name in edge.split("-"))
        found[a].add(b)
        found[b].add(a)
    return tuple(tuple(sorted(some)) for some in found)


ADJACENT = _adjacency()
ARROW = {
    **{water: water + 8 for water in WATER},
    8: BRIDGE, 9: BRIDGE, 10: CHAPEL, 11: CABIN, 12: CARGO_HOLD, 13: GALLEY, 14: BOILER_ROOM, 15: BOILER_ROOM,
}  # fmt: skip
"""Where the printed arrow of a water or deck space points (U-33.1)."""


def distances(start: int) -> dict[int, int]:
    """How far every numbered room lies from a room, going through numbered rooms only (U-27.20b)."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = [b for a in edge for b in ADJACENT[a] if b in ROOMS and found.setdefault(b, found[a] + 1) > found[a]]
        edge = [b for b in dict.fromkeys(edge) if found[b] == max(found.values())]
    return found


_FAR = {room: distances(room) for room in ROOMS}


def nearest_undamaged(room: int, damaged: list[int]) -> int:
    """The undamaged room nearest to a room, itself included; the highest number settles ties. -1 if there is none."""
    open_rooms = [other for other in ROOMS if damaged[other - BRIDGE] < 0]
    return min(open_rooms, key=lambda other: (_FAR[room][other], -NUMBER[other]), default=-1)


def step_toward(room: int, target: int) -> int:
    """The next room on a shortest way; of two ways the one through the highest number."""
    return min((b for b in ADJACENT[room] if b in ROOMS), key=lambda b: (_FAR[b][target], -NUMBER[b]))


def toward_rear(water: int) -> int:
    """One water space toward the rear; from there into the Deep."""
    return water + 2 if water < 6 else DEEP


def toward_front(water: int) -> int:
    """One water space toward the front; the front spaces are as far as it goes."""
    return water - 2 if water > 1 else water


def front_of_roll(roll: int) -> int:
    return 0 if roll <= 4 else 1


def deck_of_roll(roll: int) -> int:
    return 7 + roll


def room_of_roll(roll: int) -> int:
    return (BRIDGE, BRIDGE, CHAPEL, CABIN, CARGO_HOLD, GALLEY, BOILER_ROOM, BOILER_ROOM)[roll - 1]
