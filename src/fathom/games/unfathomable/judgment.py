"""What things are worth to a bot: resources, monsters, spaces, actions. Only what the seat may know is read.

A point is about a quarter of a resource at a comfortable level.
"""

from __future__ import annotations

from .bot_beliefs import beliefs
from .cards.names import CULTIST, HUMAN, HYBRID, RESOURCES, SKILLS, TREACHERY, type_of, value_of
from .rules.actions import destinations, is_blocked, repair_cost
from .rules.damage import is_damaged
from .rules.ending import PORT_DISTANCE
from .rules.passengers import passengers_on
from .rules.resources import FOOD, FUEL, SANITY, SOULS
from .rules.spaces import (
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    CABIN,
    CARGO_HOLD,
    CHAPEL,
    DECKS,
    DEEP,
    GALLEY,
    ROOMS,
    SICK_BAY,
    WATER,
)
from .rules.tracks import LAST
from .state import Table, UnfathomableState

__all__ = [
    "act_value",
    "advance_value",
    "banishment_value",
    "best_place",
    "call_value",
    "danger",
    "feast_size",
    "for_the_sea",
    "helper",
    "is_hidden_traitor",
    "is_traitor",
    "ship_parts",
    "spare",
    "stake",
    "stoke_value",
]

STRENGTH, LORE = 3, 1
ATTACK_HITS, CHARACTER_FALLS = 5 / 8, 3 / 8
PLENTY = (5.6, 3.9, 4.7, 4.2)
"""What one fuel, food, sanity or soul is worth while there is enough of it."""
FUEL_PER_DISTANCE = 0.5
TITLE = 0.05
"""How much less sure one needs to be of a traitor who holds a title."""
CARD = 0.9
"""A card in hand."""


def for_the_sea(s: UnfathomableState, seat: int) -> bool:
    """Does this seat want the ship to sink now? A cultist waits until the port is near."""
    cards = s.loyalty[seat] if s.revealed[seat] < 0 else (*s.loyalty[seat], s.revealed[seat])
    return HYBRID in cards or (CULTIST in cards and s.distance() >= PORT_DISTANCE)


def is_hidden_traitor(s: UnfathomableState, seat: int) -> bool:
    return s.revealed[seat] < 0 and any(card != HUMAN for card in s.loyalty[seat])


def is_traitor(s: UnfathomableState, seat: int) -> bool:
    """Revealed or not, a cultist who still waits included."""
    return s.revealed[seat] >= 0 or is_hidden_traitor(s, seat)


def spare(s: UnfathomableState, resource: int) -> float:
    """How much of a resource is left; of fuel, less what the waypoints on the way will take."""
    n = s.resources[resource]
    if resource == FUEL and n > 1:
        return max(1.2, n - FUEL_PER_DISTANCE * max(0, PORT_DISTANCE - s.distance()))
    return float(n)


def stake(s: UnfathomableState, resource: int) -> float:
    """What losing one of a resource costs now."""
    n = spare(s, resource)
    return 60.0 if n <= 1 else PLENTY[resource] + 14.0 / (n * n - 0.5)


def danger(s: UnfathomableState, space: int) -> float:
    """What one Deep One on this space is going to cost; the last ones of the supply may cost the game."""
    if s.supply < 6:
        return 2.0 + _danger(s, space)
    return _danger(s, space)


def _danger(s: UnfathomableState, space: int) -> float:
    if space in ROOMS:
        return 4.8 if s.damage[space - BRIDGE] < 0 else 2.6
    if space in DECKS:
        return 3.2 + 0.3 * stake(s, SOULS) * bool(s.passengers[space - DECKS.start])
    return 1.3


def ship_parts(t: Table) -> dict[str, float]:
    """How well the ship is doing, by name: the voyage, what is in store, the hull, what swims, the people."""
    s = t.state
    parts = {"voyage": 5.0 * (LAST * min(s.distance(), PORT_DISTANCE + 1) / 3.0 + s.travel)}
    for resource, name in enumerate(RESOURCES):
        n = spare(s, resource)
        parts[name] = PLENTY[resource] * n - 15.0 / n if n else -100.0
    damages = sum(card >= 0 for card in s.damage)
    parts["damage"] = -(3.0 * damages + damages * damages * 0.6)
    if s.damage[BOILER_ROOM - BRIDGE] >= 0:
        parts["damage"] -= 2.0
    sea = 0.0
    for space, lurking in enumerate(s.deep_ones):
        if lurking:
            sea += lurking * (0.5 if space == DEEP else danger(s, space))
    sea += 1.5 * ((s.dagon in WATER) + (s.hydra in WATER))
    parts["deep-ones"] = -sea * (1.0 - 0.1 * s.ritual)
    if s.supply < 6:
        parts["deep-ones"] -= 1.5 * (6 - s.supply)
    parts["passengers"] = -0.6 * stake(s, SOULS) * sum(map(len, s.passengers))
    parts["crew"] = sum(_crew_value(s, seat) for seat in range(t.seats))
    parts["chaos"] = -0.4 * sum(type_of(kind) == TREACHERY for kind in s.chaos)
    return parts


def _crew_value(s: UnfathomableState, seat: int) -> float:
    """Cards, Items and whereabouts of one player, as far as everybody sees which side they are on."""
    cards = CARD * min(len(s.hands[seat]), 10)
    if s.revealed[seat] >= 0:
        return 5.0 * (s.places[seat] == BRIG) - 6.0 - cards
    items = 1.0 * min(len(s.items[seat]), 4)
    return cards + items - 3.0 * (s.places[seat] == BRIG) - 2.5 * (s.places[seat] == SICK_BAY)


def advance_value(s: UnfathomableState) -> float:
    """One space on the travel track."""
    distance = s.distance()
    return 5.0 + 0.12 * min(distance, PORT_DISTANCE) + (3.0 if distance >= PORT_DISTANCE else 0.0)


# ---- what can be done where


def best_place(t: Table, seat: int, spaces: list[int], sea: bool, *, now: bool) -> tuple[float, int]:
    """The best of some spaces to go to, and what going there is worth to the ship or the sea; `now`: there is an action
    left to use it."""
    s = t.state
    best = (-9.0, spaces[0] if spaces else BRIDGE)
    for space in spaces:
        value = max((v for _, v in deeds(t, seat, space, sea, fresh=not now)), default=0.0)
        value -= 0.4 * s.deep_ones[space] * (not sea)
        if space in DECKS:
            value -= 0.3
        best = max(best, (value, space))
    return best


def deeds(t: Table, seat: int, space: int, sea: bool, *, fresh: bool = False) -> list[tuple[str, float]]:
    """What could be done on a space if one stood there, as keys and values; `fresh`: on a turn yet to come."""
    s = t.state
    if s.revealed[seat] >= 0:
        return _traitor_deeds(s, seat, space)
    out: list[tuple[str, float]] = []
    foes = s.traitors_in(space)
    if s.deep_ones[space] or foes:
        value = danger(s, space) * ATTACK_HITS if s.deep_ones[space] else 0.0
        value = max(value, 9.0 * CHARACTER_FALLS) if foes and space != BRIG else value
        out.append(("attack", 0.2 * value if sea else value))
    if n := passengers_on(s, space):
        near = s.deep_ones[space] + 0.5 * (s.deep_ones[space - 8] > 0) + 0.3 * (s.dagon == space - 8) + 0.2 * s.ritual
        value = (0.42 + 0.3 * min(1.0, near)) * stake(s, SOULS) + 0.2 * (n > 1)
        out.append(("rescue", 0.2 * value if sea else value))
    blocked = is_blocked(s, space)
    if is_damaged(s, space) and not blocked:
        types, price = repair_cost(s, space)
        if sum(value_of(kind) for kind in s.hands[seat] if type_of(kind) in types) >= price:
            count = sum(card >= 0 for card in s.damage)
            value = 2.4 + 0.9 * count + (1.5 if space == BOILER_ROOM else 0.0) - 0.25 * price
            out.append(("repair", 0.1 * value if sea else value))
    elif not blocked and (fresh or not t.is_marked("turn", f"all/room-{ROOM_NAMES.get(space, '')}.0")):
        value = _room_value(t, seat, space, sea)
        out.append((f"room-{ROOM_NAMES.get(space, '')}.0", value))
    return out


ROOM_NAMES = {
    BRIDGE: "bridge", CHAPEL: "chapel", CABIN: "captains-cabin", CARGO_HOLD: "cargo-hold", GALLEY: "galley",
    BOILER_ROOM: "boiler-room", BRIG: "brig",
}  # fmt: skip


def stoke_value(s: UnfathomableState, kind: int, resource: int, gain: float, sea: bool) -> float:
    """Discard this card to move a track: what it gains less what it may cost."""
    loss = max(0, 6 - value_of(kind)) / 8 * stake(s, resource)
    if sea:
        return 0.9 * loss - gain - 0.1 * value_of(kind)
    return gain - loss - 0.22 * value_of(kind)


def banishment_value(s: UnfathomableState) -> float:
    """What one space on the ritual track is worth: the more there is to sweep, the more."""
    swept = sum(n * danger(s, space) for space, n in enumerate(s.deep_ones) if n and space < DECKS.stop)
    swept += 2.5 * ((s.dagon != DEEP) + (s.hydra != DEEP))
    swept -= 0.95 * stake(s, SOULS) * sum(map(len, s.passengers))
    swept -= 2.0 * sum(place in DECKS and s.revealed[seat] < 0 for seat, place in enumerate(s.places))
    return max(swept, 7.0 - 2.0 * s.ritual) * (0.25, 0.28, 0.36, 0.9, 0.9)[s.ritual]


def _room_value(t: Table, seat: int, space: int, sea: bool) -> float:
    s = t.state
    hand = s.hands[seat]
    if space == BOILER_ROOM:
        gain = advance_value(s)
        return max((stoke_value(s, k, FUEL, gain, sea) for k in hand if type_of(k) == STRENGTH), default=-9.0)
    if space == CHAPEL:
        gain = banishment_value(s)
        value = max((stoke_value(s, k, SANITY, gain, sea) for k in hand if type_of(k) == LORE), default=-9.0)
        return max(value, 0.6 * gain if s.ritual else 0.0) if sea else value
    if space == GALLEY:
        n = feast_size(s, seat, sea)
        eaten = max(0, n - 1) / 8 * stake(s, FOOD)
        return 0.5 * CARD * n + (eaten if sea else -eaten + 0.5 * CARD * n)
    if space == CARGO_HOLD:
        return (1.5 - 0.35 * len(s.items[seat])) if s.item_deck else -9.0
    if space == CABIN:
        return _accuse_value(t, seat, sea)
    if space == BRIG:
        return 2.5 if sum(value_of(k) for k in hand if type_of(k) in (LORE, STRENGTH)) >= 6 else -1.0
    if space == BRIDGE:
        return 0.9 if sea else -1.0
    return -9.0


def feast_size(s: UnfathomableState, seat: int, sea: bool) -> int:
    """How many cards to draw in the Galley."""
    room = max(1, 10 - len(s.hands[seat]))
    if sea:
        return min(room, 4)
    return min(room, 4 if s.resources[FOOD] > 6 else 3 if s.resources[FOOD] > 4 else 2)


def _accuse_value(t: Table, seat: int, sea: bool) -> float:
    """Jailing the likeliest traitor; only with cards to pass the test, and with good reason."""
    s = t.state
    free = [n for n in range(t.seats) if n != seat and s.revealed[n] < 0 and s.places[n] != BRIG]
    if not free or sum(value_of(k) for k in s.hands[seat] if type_of(k) in (0, 2)) < 5:
        return -9.0
    if sea:
        return 0.8
    suspects = beliefs(t, seat)
    return 7.0 * (max(suspects[n] + TITLE * (n in (s.captain, s.keeper)) for n in free) - 0.55)


def _traitor_deeds(s: UnfathomableState, seat: int, space: int) -> list[tuple[str, float]]:
    out: list[tuple[str, float]] = []
    humans = s.humans_in(space)
    if humans and space != BRIG:
        out.append(("attack", 2.5 * CHARACTER_FALLS + 0.2 * max(len(s.hands[n]) for n in humans) * CHARACTER_FALLS))
    if passengers_on(s, space) and not humans:
        out.append(("defeat-passenger", 0.89 * stake(s, SOULS)))
    resource = {CHAPEL: SANITY, GALLEY: FOOD, BOILER_ROOM: FUEL}.get(space)
    if resource is not None and SKILLS.index("treachery-4") in s.hands[seat]:
        out.append(("stay", 0.4 * stake(s, resource)))
    return out


# ---- actions


def act_value(t: Table, seat: int, key: str, left: int, sea: bool) -> float:
    """What an action of the list is worth now, to the ship or the sea."""
    s = t.state
    place = s.places[seat]
    here = dict(deeds(t, seat, place, sea))
    if key in here:
        return here[key]
    if key == "move":
        value, _ = best_place(t, seat, destinations(s, seat), sea, now=left > 1)
        stays = max((v for _, v in deeds(t, seat, place, sea, fresh=True)), default=0.0) if left <= 1 else 0.0
        price = 3.0 if place == BRIG else 0.0
        return (0.92 * value if left > 1 else 0.5 * (value - max(stays, 0.0))) - price + 0.05
    if key in SKILLS:
        return _card_value(t, seat, SKILLS.index(key), left, sea)
    worth = OTHER_ACTS.get(key.split(".")[0], 0.6 if key.startswith("feat") else 0.8)
    if key.split(".")[0] in WEAPONS_AT_HAND:
        worth *= max((danger(s, space) for space in range(DEEP) if s.deep_ones[space]), default=1.0)
    if key == "tool-kit.0":
        worth += sum(card >= 0 for card in s.damage)
    if key == "feat-jeanne.0":
        worth = 2 * advance_value(s) - stake(s, FUEL)
    if sea and key.split(".")[0] not in HARMLESS:
        return 0.2 * worth
    return worth


WEAPONS_AT_HAND = frozenset(
    {"six-shooter", "repeating-rifle", "pocket-pistol", "shotgun", "fillet-knife", "baseball-bat", "flare-gun",
     "starbuck", "sheet-jamie"}
)  # fmt: skip
HARMLESS = frozenset({"title-keeper", "sheet-william", "sheet-samira", "plimsolls"})
OTHER_ACTS = {
    "six-shooter": 0.85, "repeating-rifle": 0.75, "pocket-pistol": 0.85, "shotgun": 0.85, "fillet-knife": 1.2,
    "baseball-bat": 0.8, "flare-gun": 0.8, "starbuck": 1.3, "sheet-jamie": 1.4, "tool-kit": 3.0,
    "speaking-trumpet": 2.6, "title-keeper": 1.7, "sheet-william": 0.9, "sheet-samira": 1.6, "book-of-dagon": 1.5,
    "jam-tin-grenade": -1.0, "plimsolls": -1.0, "feat-arjun": -9.0, "sheet-arjun": 0.9, "sheet-ishmael": 1.8,
    "feat-ishmael": 1.6, "feat-jamie": -1.0, "feat-william": 1.5, "memory-of-the-deep": -0.5,
    "sacrifice-deep-one": 2.0, "trade": -2.0, "end-actions": 0.0, "reveal": -9.0,
}  # fmt: skip


def _card_value(t: Table, seat: int, kind: int, left: int, sea: bool) -> float:
    """A skill card played for its action."""
    s, type, value = t.state, type_of(kind), value_of(kind)
    if type == TREACHERY:
        return _treachery_value(s, value) if sea else -3.0
    worst = max((danger(s, space) for space in range(DEEP) if s.deep_ones[space]), default=0.0)
    if SKILLS[kind] in ("observation-1", "observation-2"):
        return 1.4 if len(s.hands[seat]) < 9 else 0.2
    if SKILLS[kind] == "will-5":
        return 2.5 if left >= 1 and not sea else 0.3
    if SKILLS[kind] in ("will-1", "will-2"):
        return 0.25
    if sea:
        return -0.2
    if type == LORE:
        return ATTACK_HITS * worst - 0.3 if value <= 2 else 0.7 * _worst_room(s) - 0.4
    if type == STRENGTH:
        there = s.deep_ones[s.places[seat]]
        return min(4, there) * 0.8 * danger(s, s.places[seat]) * ATTACK_HITS - 0.5
    if SKILLS[kind] == "influence-5":
        return 0.75 * 4.0 - 0.25 * stake(s, SANITY) - 1.0 if s.resources[SANITY] < 10 else -1.0
    if type == 0 and value <= 2:
        return 0.85 * helper(t, seat)[0] - 0.2
    return 0.3


def helper(t: Table, seat: int) -> tuple[float, int]:
    """Who of the own side could do most with an action where they stand, and what it would be worth."""
    s = t.state
    best = (0.3, (seat + 1) % t.seats)
    suspects = beliefs(t, seat) if not is_traitor(s, seat) else (0.0,) * t.seats
    for other in t.seats_after(seat):
        if (s.revealed[other] >= 0) == (s.revealed[seat] >= 0):
            worth = [value for _, value in deeds(t, other, s.places[other], for_the_sea(s, other))]
            best = max(best, (max(worth, default=0.0) * (1.0 - suspects[other]), other))
    return best


def _worst_room(s: UnfathomableState) -> float:
    return max((n * 2.0 for space, n in enumerate(s.deep_ones) if n and space in ROOMS), default=0.0)


def _treachery_value(s: UnfathomableState, value: int) -> float:
    if value == 1:
        return 1.6 if s.deep_ones[DEEP] < 3 else 3.0
    if value == 2:
        return call_value(s)[0]
    return 1.3 if s.passenger_supply else -1.0


def call_value(s: UnfathomableState) -> tuple[float, int]:
    """The single Deep One whose activation hurts most, and where it is."""
    best = (0.0, -1)
    for space in range(DEEP):
        if not s.deep_ones[space]:
            continue
        if s.humans_in(space):
            value = 1.3
        elif passengers_on(s, space):
            value = 0.89 * stake(s, SOULS)
        elif space in ROOMS:
            value = 4.0 if s.damage[space - BRIDGE] < 0 else 0.6
        else:
            value = 1.0
        best = max(best, (value, space))
    return best
