"""Described positions: a plain dict becomes a table at a step of somebody's turn (format: docs/positions.md).

Checked is that every piece exists and lies where it may lie, not that the position can come about in play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.text import Text
from ..described import Box, check_keys, count, expect, named, seat_number
from .cards.names import (
    CHARACTERS,
    DAMAGE,
    FACES,
    HUMAN,
    ITEMS,
    LOYALTIES,
    MODULE_ITEMS,
    MYTHOS,
    RESOURCES,
    SKILLS,
    SPELLS,
    TREACHERY,
    TYPES,
    WAYPOINTS,
    kind_of,
    type_of,
)  # fmt: skip
from .rules.damage import STRUCTURAL
from .rules.items import improvements_of
from .rules.passengers import PASSENGERS
from .rules.skill_set import skill_set
from .rules.spaces import BRIDGE, BRIG, DECKS, DEEP, ROOMS, SHIP, SICK_BAY, SPACES, WATER
from .rules.titles import eligible
from .rules.tracks import LAST
from .rules.turn import STEPS, PlayOn
from .setup import COPIES, DEEP_ONES, START, loyalty_cards, starting_dials
from .state import Table, UnfathomableState

__all__ = ["place"]

TABLE_KEYS = (
    "options", "seed", "seats", "active", "turn", "step", "actions", "resources", "travel", "ritual", "awakened",
    "deep_ones", "dagon", "hydra", "passengers", "passengers_gone", "damage", "damage_deck", "waypoints",
    "waypoint_deck", "skill_decks", "discards", "chaos", "captain", "keeper", "loyalty_deck", "mythos_deck",
    "mythos_discard", "item_deck", "spell_deck", "removed_items", "removed_spells", "rest",
)  # fmt: skip
SEAT_KEYS = ("character", "place", "hand", "items", "active", "feat", "kept", "spells", "loyalty", "revealed")
PILES = {
    "mythos": "mythos_deck", "items": "item_deck", "spells": "spell_deck", "waypoints": "waypoint_deck",
    "damage": "damage_deck", "loyalty": "loyalty_deck", "passengers": "passenger_supply",
}  # fmt: skip
REST = tuple(PILES)
KEPT = ("barricade-the-hatches", "sacrifice-deep-one", "the-peacemaker", "memory-of-the-deep", "family-ties")
WARDS = ("flesh-ward", "revelation-of-script")
"""The mythos cards and spells that stay in an area."""
CHAOS = 2
"""How many cards of each type but treachery are in a new chaos deck."""


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "unfathomable", **args))


def _numbers(keys: tuple[str, ...]) -> dict[str, int]:
    return {key: i for i, key in enumerate(keys)}


SPACE = _numbers(SPACES)


def boxes_of(t: Table) -> dict[str, Box]:
    """Everything in the box that lies on the table only once."""
    items = len(ITEMS) if t.options["extra_items"] else len(ITEMS) - len(MODULE_ITEMS)
    skills = [kind_of(type, value) for type in range(6) for value, n in COPIES.items() for _ in range(n)]
    return {
        "characters": Box(_numbers(CHARACTERS), range(len(CHARACTERS))),
        "skills": Box(_numbers(SKILLS), skills),
        "mythos": Box(_numbers(MYTHOS), range(len(MYTHOS))),
        "items": Box(_numbers(ITEMS), range(items)),
        "spells": Box(_numbers(SPELLS), range(len(SPELLS))),
        "waypoints": Box(_numbers(WAYPOINTS), range(len(WAYPOINTS))),
        "damage": Box(_numbers(DAMAGE), range(len(DAMAGE))),
        "loyalty": Box(_numbers(LOYALTIES), loyalty_cards(t)),
        "passengers": Box(_numbers(FACES), PASSENGERS),
    }


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; the pieces it does not mention are shuffled into their decks."""
    check_keys(position, TABLE_KEYS, "position")
    s = t.state
    boxes = boxes_of(t)
    given = position["seats"]
    seats = [expect(dict, one, f"seats[{i}]") for i, one in enumerate(given)] if isinstance(given, list) else []
    seats = seats or [{}] * t.seats
    for seat, described in enumerate(seats):
        _place_seat(t, seat, described, boxes)
    _fill_seats(t, seats, boxes)
    s.current = seat_number(t, position.get("active", 0), "active")
    _place_ship(t, position, boxes)
    _place_cards(t, position, boxes)
    for title in ("captain", "keeper"):
        may = eligible(s, title)
        seat = seat_number(t, position.get(title, may[0] if may else 0), title)
        if seat not in may:
            raise bad("position-title", where=title, given=seat, legal=", ".join(map(str, may)) or "-")
        setattr(s, title, seat)
    s.awakened = _flag(position, "awakened", "position")
    s.turn = count(position, "turn", 0, "position")
    t.abilities_changed()
    step = named({name: name for name in STEPS}, position.get("step", "turn"), "step")
    return PlayOn(start=step, actions=count(position, "actions", 2, "position"))


def _flag(described: Mapping[str, Any], key: str, where: str, default: bool = False) -> bool:
    value = described.get(key, default)
    if not isinstance(value, bool):
        raise bad("position-flag", where=f"{where}.{key}", given=repr(value))
    return value


def _place_seat(t: Table, seat: int, described: dict[str, Any], boxes: dict[str, Box]) -> None:
    s = t.state
    where = f"seats[{seat}]"
    check_keys(described, SEAT_KEYS, where)
    if "character" in described:
        (s.characters[seat],) = boxes["characters"].take([described["character"]], f"{where}.character")
    _only(KEPT, described.get("kept", []), f"{where}.kept")
    _only(WARDS, described.get("spells", []), f"{where}.spells")
    for zone, box in (("items", "items"), ("kept", "mythos"), ("spells", "spells"), ("loyalty", "loyalty")):
        getattr(s, zone)[seat] = boxes[box].take(described.get(zone, []), f"{where}.{zone}")
    s.hands[seat] = tuple(sorted(boxes["skills"].take(described.get("hand", []), f"{where}.hand")))
    s.feats[seat] = int(_flag(described, "feat", where, True))
    held = improvements_of(s, seat)
    if described.get("active") is not None:
        s.active[seat] = named({ITEMS[item]: item for item in held}, described["active"], f"{where}.active")
    elif held:
        s.active[seat] = held[0]


def _only(names: tuple[str, ...], given: Any, where: str) -> None:
    """Some pieces cannot lie everywhere."""
    for name in expect(list, given, where):
        named({key: key for key in names}, name, where)


def _fill_seats(t: Table, seats: list[dict[str, Any]], boxes: dict[str, Box]) -> None:
    """Characters, spaces and loyalty cards of those who were not given any; who is a revealed traitor."""
    s = t.state
    for seat, described in enumerate(seats):
        where = f"seats[{seat}]"
        if s.characters[seat] < 0:
            (s.characters[seat],) = boxes["characters"].take([CHARACTERS[boxes["characters"].rest()[0]]], where)
        start = SPACES[START[CHARACTERS[s.characters[seat]]]]
        s.places[seat] = named({SPACES[i]: i for i in SHIP}, described.get("place", start), f"{where}.place")
        if "loyalty" not in described:
            s.loyalty[seat] = boxes["loyalty"].take([LOYALTIES[HUMAN]], f"{where}.loyalty")
        if described.get("revealed") is not None:
            cards = {LOYALTIES[card]: card for card in s.loyalty[seat] if card != HUMAN}
            s.revealed[seat] = named(cards, described["revealed"], f"{where}.revealed")
            unseen = list(s.loyalty[seat])
            unseen.remove(s.revealed[seat])
            s.loyalty[seat] = tuple(unseen)
            s.feats[seat] = 0
    s.bounds = tuple(_bounds(s, seat) for seat in range(t.seats))


def _bounds(s: UnfathomableState, seat: int) -> tuple[int, ...]:
    """Nobody saw this hand being drawn: it may be any mixture of the skill set, while other types are what they are."""
    own, types = skill_set(s, seat), [type_of(kind) for kind in s.hands[seat]]
    return tuple(len(types) if type in own else types.count(type) for type in range(6))


def _place_ship(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    s = t.state
    resources = expect(dict, position.get("resources", {}), "resources")
    check_keys(resources, RESOURCES, "resources")
    s.resources = [
        _at_most(count(resources, name, dial, "resources"), 10, f"resources.{name}")
        for name, dial in zip(RESOURCES, starting_dials(t), strict=True)
    ]
    if 0 in s.resources:
        raise bad("position-over", where=f"resources.{RESOURCES[s.resources.index(0)]}")
    s.travel = _at_most(count(position, "travel", 0, "position"), LAST - 1, "travel")
    s.ritual = _at_most(count(position, "ritual", 0, "position"), LAST - 1, "ritual")
    for name, n in expect(dict, position.get("deep_ones", {}), "deep_ones").items():
        space = named({key: i for key, i in SPACE.items() if i not in (BRIG, SICK_BAY)}, name, "deep_ones")
        s.deep_ones[space] = count({name: n}, name, 0, "deep_ones")
    s.supply = DEEP_ONES - _at_most(sum(s.deep_ones), DEEP_ONES, "deep_ones")
    water = {SPACES[i]: i for i in (*WATER, DEEP)}
    s.dagon = named(water, position.get("dagon", "deep"), "dagon")
    s.hydra = named(water, position.get("hydra", "deep"), "hydra")
    for name, faces in expect(dict, position.get("passengers", {}), "passengers").items():
        deck = named({SPACES[i]: i for i in DECKS}, name, "passengers")
        s.passengers[deck - DECKS.start] = boxes["passengers"].take(faces, f"passengers.{name}")
    s.passengers_gone = boxes["passengers"].take(position.get("passengers_gone", []), "passengers_gone")
    for name, card in expect(dict, position.get("damage", {}), "damage").items():
        room = named({SPACES[i]: i for i in ROOMS}, name, "damage")
        _only(DAMAGE[:STRUCTURAL], [card], f"damage.{name}")
        (s.damage[room - BRIDGE],) = boxes["damage"].take([card], f"damage.{name}")
    if min(s.damage) >= 0:
        raise bad("position-over", where="damage")
    s.row = boxes["waypoints"].take(position.get("waypoints", []), "waypoints")


def _at_most(n: int, most: int, where: str) -> int:
    if n > most:
        raise bad("position-most", where=where, given=n, most=most)
    return n


def _place_cards(t: Table, position: Mapping[str, Any], boxes: dict[str, Box]) -> None:
    """What is named lies on top, first named first; the rest is shuffled beneath, or out of the game."""
    s = t.state
    removed = expect(list, position.get("rest", []), "rest")
    for name in removed:
        named({key: key for key in REST}, name, "rest")
    skills = boxes["skills"]
    decks = expect(dict, position.get("skill_decks", {}), "skill_decks")
    discards = expect(dict, position.get("discards", {}), "discards")
    tops: list[tuple[int, ...]] = []
    for described, where in ((decks, "skill_decks"), (discards, "discards")):
        check_keys(described, TYPES, where)
    for type, name in enumerate(TYPES):
        tops.append(_of_type(skills.take(decks.get(name, []), f"skill_decks.{name}"), type, f"skill_decks.{name}"))
        pile = _of_type(skills.take(discards.get(name, []), f"discards.{name}"), type, f"discards.{name}")
        s.skill_discards[type] = pile[::-1]
    chaos = position.get("chaos")
    s.chaos = skills.take(chaos, "chaos")[::-1] if chaos is not None else ()
    rest = t.streams.shuffled(skills.rest(), "skills")
    for type in range(6):
        left = [kind for kind in rest if type_of(kind) == type]
        if chaos is None and type != TREACHERY:
            s.chaos, left = (*s.chaos, *left[:CHAOS]), left[CHAOS:]
        s.skill_decks[type] = (*left, *tops[type][::-1])
    if chaos is None:
        s.chaos = t.streams.shuffled(s.chaos, "chaos")
    s.mythos_discard = boxes["mythos"].take(position.get("mythos_discard", []), "mythos_discard")[::-1]
    s.removed_items = boxes["items"].take(position.get("removed_items", []), "removed_items")
    s.removed_spells = boxes["spells"].take(position.get("removed_spells", []), "removed_spells")
    named_tops = {name: boxes[name].take(position.get(zone, []), zone) for name, zone in PILES.items()}
    for name, zone in PILES.items():
        unnamed = boxes[name].rest() if name not in removed else ()
        setattr(s, zone, (*t.streams.shuffled(unnamed, name), *named_tops[name][::-1]))


def _of_type(cards: tuple[int, ...], type: int, where: str) -> tuple[int, ...]:
    for kind in cards:
        if type_of(kind) != type:
            raise bad("position-wrong-type", where=where, given=SKILLS[kind])
    return cards
