"""Described positions: a plain dict becomes a table at a step of somebody's turn (format: docs/positions.md).

Checked is that every piece exists and lies where it may lie, not that the position can come about in play. The zones
say where pieces lie; here is what else a position holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.procedure import Procedure
from ...kernel.text import Text
from ..described import Layout, at_most, check_keys, count, expect, flag, named, rest_words, seat_number
from ..zones import move, put
from .cards.names import CHARACTERS, HUMAN, ITEMS, LOYALTIES, RESOURCES, TREACHERY, type_of
from .pieces import DEEP_ONES, START
from .rules.awakening import AWAKENING
from .rules.items import improvements_of
from .rules.skill_set import skill_set
from .rules.spaces import BRIG, DEEP, SHIP, SICK_BAY, SPACES, WATER
from .rules.titles import eligible
from .rules.tracks import LAST
from .rules.turn import STEPS, PlayOn
from .setup import starting_dials
from .state import Table, UnfathomableState

__all__ = ["place"]

TABLE_KEYS = (
    "active", "turn", "step", "actions", "resources", "travel", "ritual", "awakened", "deep_ones", "dagon", "hydra",
    "captain", "keeper",
)  # fmt: skip
SEAT_KEYS = ("character", "place", "active", "feat", "revealed", "knows", "used")
KNOWABLE = (
    "loyalty", "mythos_deck", "item_deck", "spell_deck", "waypoint_deck", "damage_deck", "removed_items",
    "removed_spells",
)  # fmt: skip
REST = rest_words(UnfathomableState)
CHAOS = 2
"""How many cards of each type but treachery are in a new chaos deck."""


def bad(id: str, **args: Any) -> BadPosition:
    return BadPosition(Text(id, "unfathomable", **args))


def place(t: Table, position: Mapping[str, Any]) -> Procedure:
    """Lay out the position; the pieces it does not mention are shuffled into their decks."""
    s = t.state
    layout = Layout(t, position, TABLE_KEYS, SEAT_KEYS)
    _place_characters(layout)
    layout.lay()
    _place_people(layout)
    _place_ship(layout)
    layout.name_tops()
    layout.fill()
    if "chaos" not in position:
        _build_chaos(layout)
    layout.roll("die", 8)
    layout.know(KNOWABLE)
    for title in ("captain", "keeper"):
        setattr(s, title, layout.holder(title, eligible(s, title), 0))
    s.awakened = flag(position, "awakened", s.distance() >= AWAKENING, "position")
    s.turn = count(position, "turn", 0, "position")
    return PlayOn(
        start=named({name: name for name in STEPS}, position.get("step", "turn"), "step"),
        actions=count(position, "actions", 2, "position"), used=layout.used("turn"),
        without=[kind for kind in REST if kind in position.get("rest", ())],
    )  # fmt: skip


# ---- people


def _place_characters(layout: Layout) -> None:
    """Those who are described, then the first who are free; who is not given loyalty cards has a human one."""
    characters = layout.boxes["characters"]
    given = [seat for seat, described in enumerate(layout.seats) if "character" in described]
    for seat in sorted(range(layout.t.seats), key=lambda seat: seat not in given):
        where = f"seats[{seat}].character"
        name = layout.seats[seat]["character"] if seat in given else CHARACTERS[characters.rest()[0]]
        put(layout.t, ("characters", seat), characters.take([name], where))
    layout.seats = [{"loyalty": [LOYALTIES[HUMAN]], **described} for described in layout.seats]


def _place_people(layout: Layout) -> None:
    """Spaces, feats, active improvements, and who is a revealed traitor."""
    t, s = layout.t, layout.t.state
    for seat, described in enumerate(layout.seats):
        where = f"seats[{seat}]"
        ship = {SPACES[i]: i for i in SHIP}
        start = SPACES[START[CHARACTERS[s.characters[seat]]]]
        s.places[seat] = named(ship, described.get("place", start), f"{where}.place", SPACES)
        s.feats[seat] = int(flag(described, "feat", True, where))
        held = improvements_of(s, seat)
        if described.get("active") is not None:
            s.active[seat] = named({ITEMS[i]: i for i in held}, described["active"], f"{where}.active", ITEMS)
        elif held:
            s.active[seat] = held[0]
        if described.get("revealed") is not None:
            cards = {LOYALTIES[card]: card for card in s.loyalty[seat] if card != HUMAN}
            card = named(cards, described["revealed"], f"{where}.revealed", LOYALTIES)
            move(t, ("loyalty", seat), ("revealed", seat), (card,))
            s.feats[seat] = 0
    s.bounds = tuple(_bounds(s, seat) for seat in range(t.seats))


def _bounds(s: UnfathomableState, seat: int) -> tuple[int, ...]:
    """Nobody saw this hand being drawn: it may be any mixture of the skill set, while other types are what they are."""
    own, types = skill_set(s, seat), [type_of(kind) for kind in s.hands[seat]]
    return tuple(len(types) if type in own else types.count(type) for type in range(6))


# ---- the ship and the decks


def _place_ship(layout: Layout) -> None:
    t, s, position = layout.t, layout.t.state, layout.position
    resources = expect(dict, position.get("resources", {}), "resources")
    check_keys(resources, RESOURCES, "resources")
    s.resources = [
        at_most(count(resources, name, dial, "resources"), 10, f"resources.{name}")
        for name, dial in zip(RESOURCES, starting_dials(t), strict=True)
    ]
    if 0 in s.resources:
        raise bad("position-over", where=f"resources.{RESOURCES[s.resources.index(0)]}")
    s.travel = at_most(count(position, "travel", 0, "position"), LAST - 1, "travel")
    s.ritual = at_most(count(position, "ritual", 0, "position"), LAST - 1, "ritual")
    room = {name: i for i, name in enumerate(SPACES) if i not in (BRIG, SICK_BAY)}
    for name, n in expect(dict, position.get("deep_ones", {}), "deep_ones").items():
        s.deep_ones[named(room, name, "deep_ones", SPACES)] = count({name: n}, name, 0, "deep_ones")
    s.supply = DEEP_ONES - at_most(sum(s.deep_ones), DEEP_ONES, "deep_ones")
    water = {SPACES[i]: i for i in (*WATER, DEEP)}
    s.dagon = named(water, position.get("dagon", "deep"), "dagon", SPACES)
    s.hydra = named(water, position.get("hydra", "deep"), "hydra", SPACES)
    if min(s.damage) >= 0:
        raise bad("position-over", where="damage")
    s.current = seat_number(t, position.get("active", 0), "active")


def _build_chaos(layout: Layout) -> None:
    """Two cards of each type but treachery, from the bottom of the decks: nothing that was named."""
    s, chaos = layout.t.state, list[int]()
    tops = {slot: len(cards) for zone, slot, cards in layout.tops if zone.field == "skill_decks"}
    for type, deck in enumerate(s.skill_decks[:TREACHERY]):
        n = min(CHAOS, len(deck) - tops.get(type, 0))
        chaos += deck[:n]
        s.skill_decks[type] = deck[n:]
    s.chaos = layout.t.streams.shuffled(chaos, "chaos")
