"""What stands in the way of an action, and how that is told to the player who would like to perform it."""

from __future__ import annotations

from ....kernel.ability import Activated, Modifier
from ....kernel.effect import If
from ....kernel.text import Text, noun
from ..cards.names import SKILLS, TREACHERY, TYPES, type_of, value_of
from ..state import Table, UnfathomableState
from .damage import is_damaged
from .passengers import passengers_on
from .spaces import BOILER_ROOM, BRIDGE, BRIG, CABIN, CARGO_HOLD, CHAPEL, ROOMS, SPACES

__all__ = [
    "BRIG_PRICE",
    "ONCE_PER_TURN",
    "can_repair",
    "is_blocked",
    "played",
    "refused_actions",
    "repair_cost",
    "worth",
]  # fmt: skip

BRIG_PRICE = 12
ONCE_PER_TURN: set[int] = set()
"""Skill cards with an action that a player may use only once per turn. Filled by the card module."""
STOKED_WITH = {CHAPEL: "lore", BOILER_ROOM: "strength"}
"""The card that a room demands for moving its track on (U-R87)."""
Refusals = list[tuple[Text, str]]


def is_blocked(s: UnfathomableState, space: int) -> bool:
    """Do Deep Ones or traitors keep humans from using a space? Not in the Brig (U-1.8a)."""
    return space != BRIG and bool(s.deep_ones[space] or s.traitors_in(space))


def repair_cost(s: UnfathomableState, space: int) -> tuple[list[int], int]:
    """The skill types with which a damaged room is repaired, and the total they must reach."""
    card = s.damage[space - BRIDGE]
    return ([card], 3) if card < 5 else ([*range(6)], 5)


def can_repair(s: UnfathomableState, seat: int) -> bool:
    """Has this player the cards that the damaged room they are in demands?"""
    types, price = repair_cost(s, s.places[seat])
    return worth(tuple(kind for kind in s.hands[seat] if type_of(kind) in types)) >= price


def worth(hand: tuple[int, ...]) -> int:
    return sum(map(value_of, hand))


def played(seat: int, kind: int) -> str:
    """The mark of a card that was played this turn and is not to be played again."""
    return f"{seat}/{SKILLS[kind]}"


def refused_actions(t: Table, seat: int) -> Refusals:
    """What this player might expect to do in the action step but may not, and why."""
    s = t.state
    space, human = s.places[seat], s.is_human(seat)
    out = human_refusals(t, seat, space) if human else traitor_refusals(s, seat, space)
    if space == BRIG and s.items[seat]:
        out.append((Text("refuse-brig-items"), "U-3.6"))
    if s.keeper == seat and not s.spell_deck:
        out.append((Text("refuse-no-spells"), "U-38.13b"))
    out += [
        (Text("refuse-attack", card=noun(found.source)), "U-50.3")
        for found in t.listening("cannot-attack")
        if isinstance(found.ability, Modifier) and found.ability.touches(t, found, seat)
    ]
    return out + refused_abilities(t, seat)


def human_refusals(t: Table, seat: int, space: int) -> Refusals:
    out: Refusals = []
    if space == BRIG:
        out.append((Text("refuse-brig-move"), "U-1.3a"))
    if space in ROOMS or space == BRIG:
        out += refused_space(t, seat, space)
    if any(type_of(kind) == TREACHERY for kind in t.state.hands[seat]):
        out.append((Text("refuse-treachery"), "U-13.2c"))
    return out


def traitor_refusals(s: UnfathomableState, seat: int, space: int) -> Refusals:
    out = [(Text("refuse-traitor-spaces"), "U-1.13b")]
    if space == BRIG and worth(s.hands[seat]) < BRIG_PRICE:
        out.append((Text("refuse-brig-price"), "U-1.10a"))
    if passengers_on(s, space) and s.humans_in(space):
        out.append((Text("refuse-guarded"), "U-1.12"))
    return out


def refused_space(t: Table, seat: int, space: int) -> Refusals:
    """Why the action of the room this human is in cannot be used; decks and the Sick Bay have none."""
    s = t.state
    room = noun(SPACES[space])
    out: Refusals = []
    damaged, blocked = is_damaged(s, space), is_blocked(s, space)
    if damaged:
        out.append((Text("refuse-damaged", space=room), "U-44.4"))
    if damaged and not blocked and not can_repair(s, seat):
        out.append((repair_refusal(*repair_cost(s, space)), "U-1.8b"))
    if blocked:
        words, rule = ("refuse-blocked", "U-22.3") if damaged else ("refuse-space-blocked", "U-1.8a")
        out.append((Text(words, space=room), rule))
    for found in t.listening("activated/action"):
        if found.source == f"room-{SPACES[space]}" and isinstance(found.ability, Activated):
            if not t.has_use(found, found.ability.limit, seat):
                out.append((Text("refuse-space-used", space=room), "U-1.8d"))
    if space == BRIDGE and not s.passenger_supply:
        out.append((Text("refuse-no-passenger"), "U-25.6"))
    if space == CARGO_HOLD and not s.item_deck:
        out.append((Text("refuse-no-items"), "U-12.4"))
    if space == CABIN and not any(s.is_human(x) and at != BRIG for x, at in enumerate(s.places) if x != seat):
        out.append((Text("refuse-no-suspect"), "U-R22"))
    needed = STOKED_WITH.get(space, "")
    if needed and not out and all(TYPES[type_of(kind)] != needed for kind in s.hands[seat]):
        out.append((Text("refuse-space-card", type=noun(needed)), "U-R87"))
    return out


def repair_refusal(types: list[int], price: int) -> Text:
    if len(types) > 1:
        return Text("refuse-repair-price", n=price)
    return Text("refuse-repair-cards", n=price, type=noun(TYPES[types[0]]))


def refused_abilities(t: Table, seat: int) -> Refusals:
    """Own abilities that were used this turn already, or whose cards say that they cannot be used now."""
    out: Refusals = []
    for found in t.listening("activated/action"):
        ability = found.ability
        if found.source.startswith("room-") or found.owner != seat or not isinstance(ability, Activated):
            continue
        card, effect = Text(ability.card), ability.effect
        if not t.has_use(found, ability.limit, seat):
            out.append((Text("refuse-used", card=card), "U-50.10"))
        elif isinstance(effect, If) and not effect.condition.holds(t, found.scope(seat)):
            out.append((Text("refuse-only-if", card=card, condition=effect.condition.say()), "U-50.0"))
    again = {kind for kind in t.state.hands[seat] if kind in ONCE_PER_TURN and t.is_marked("turn", played(seat, kind))}
    return out + [(Text("refuse-used", card=noun(SKILLS[kind])), "U-50.10") for kind in sorted(again)]
