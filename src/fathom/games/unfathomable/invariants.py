"""What must always be true of a table: nothing appears, nothing disappears.

A card may for a moment lie nowhere but in a running procedure, which looks at it or resolves it. In a described
position some pieces may be out of the game, so there only what is too much is wrong; so too once the game is over and
no procedure runs any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from .cards.names import (
    CULTIST,
    DAMAGE,
    HUMAN,
    HYBRID,
    ITEMS,
    LOYALTIES,
    MODULE_ITEMS,
    MYTHOS,
    SKILLS,
    SPELLS,
    WAYPOINTS,
    type_of,
)  # fmt: skip
from .rules.actions import PlayCard
from .rules.items import improvements_of
from .rules.passengers import PASSENGERS
from .rules.reveal import RevealAsTraitor
from .rules.spaces import BRIG, DECKS, DEEP, SHIP, SICK_BAY, WATER
from .rules.tracks import LAST
from .setup import COPIES, DEEP_ONES, LOYALTY, has_cultist
from .state import Table

__all__ = ["explain"]

BOX = Counter({kind: COPIES[kind % 5 + 1] for kind in range(len(SKILLS))})
TOKENS = Counter(PASSENGERS)
SPENT = {
    "waypoints": {WAYPOINTS.index("fog-bank")},
    "damage": {DAMAGE.index("fuel-leak"), DAMAGE.index("flooded-food-stores")},
}
"""The cards that the rules take out of the game; items and spells all may go."""


def explain(t: Table) -> list[str]:
    """Every broken invariant, in words."""
    return [*_ship(t), *_skills(t), *_cards(t), *_people(t)]


def _ship(t: Table) -> list[str]:
    s = t.state
    wrong = []
    if s.supply + sum(s.deep_ones) != DEEP_ONES or min(s.deep_ones) < 0 or s.supply < 0:
        wrong.append(f"{s.supply} Deep Ones in the supply and {sum(s.deep_ones)} on the table")
    if s.deep_ones[BRIG] or s.deep_ones[SICK_BAY]:
        wrong.append("Deep Ones in the Brig or the Sick Bay")
    if any(not 0 <= n <= 10 for n in s.resources):
        wrong.append(f"resources {s.resources}")
    if not 0 <= s.travel <= LAST or not 0 <= s.ritual <= LAST:
        wrong.append("a token off its track")
    if any(monarch != DEEP and monarch not in WATER for monarch in (s.dagon, s.hydra)):
        wrong.append("a monarch out of the water")
    tokens = Counter((*s.passenger_supply, *s.passengers_gone))
    for deck in s.passengers:
        tokens.update(deck)
    if tokens - TOKENS or (_is_whole(t) and TOKENS - tokens):
        wrong.append(f"passengers: too many {tokens - TOKENS}, missing {TOKENS - tokens}")
    if len(s.passengers) != len(DECKS):
        wrong.append("passengers on a deck that is not there")
    return wrong


def _is_whole(t: Table) -> bool:
    """Is everything of the box in this game? Not where it was described, and not before its decks are made."""
    return bool(t.frames) and type(t.frames[0]).__name__ == "Play" and bool(t.state.turn)


def _skills(t: Table) -> list[str]:
    """Every type has its 21 cards, somewhere."""
    s = t.state
    if not any(s.skill_decks):
        return []
    found: Counter[int] = Counter((*s.chaos, *s.pool, *s.shown))
    for zones in (s.skill_decks, s.skill_discards, s.hands):
        for zone in zones:
            found.update(zone)
    for frame in t.frames:
        if isinstance(frame, PlayCard) and frame.pc > 0:
            found[frame.kind] += 1
    for seat, most in enumerate(s.bounds):
        types = Counter(map(type_of, s.hands[seat]))
        if any(types[type] > n for type, n in enumerate(most)):
            return [f"seat {seat} holds more cards of a type than anybody saw it draw"]
    if found == BOX or (t.outcome is not None and not found - BOX):  # a card being played is left where it is
        return []
    return [f"{found[kind]} cards {SKILLS[kind]}" for kind in BOX if found[kind] != BOX[kind]]


def _cards(t: Table) -> list[str]:
    """Each of these cards is there once, or where the rules allow it no more."""
    s = t.state
    kept = [card for zone in s.kept for card in zone]
    drawn = [s.mythos] if s.mythos >= 0 and s.mythos not in kept else []
    items = [card for zone in s.items for card in zone]
    spells = [card for zone in s.spells for card in zone]
    there = {
        "mythos": (MYTHOS, [*s.mythos_deck, *s.mythos_discard, *kept, *drawn]),
        "items": (ITEMS, [*s.item_deck, *items, *s.removed_items]),
        "spells": (SPELLS, [*s.spell_deck, *spells, *s.removed_spells]),
        "waypoints": (WAYPOINTS, [*s.waypoint_deck, *s.row]),
        "damage": (DAMAGE, [*s.damage_deck, *(card for card in s.damage if card >= 0)]),
    }
    wrong = []
    whole = _is_whole(t)
    for name, (names, cards) in there.items():
        if len(set(cards)) != len(cards):
            wrong.append(f"{name} twice: {[names[card] for card, n in Counter(cards).items() if n > 1]}")
        if not all(0 <= card < len(names) for card in cards):
            wrong.append(f"{name} that do not exist")
        if whole and name in ("mythos", "waypoints", "damage") and len(cards) < len(names):
            lost = set(range(len(names))) - set(cards) - set(_held(t)) - SPENT.get(name, set())
            if lost:
                wrong.append(f"{name} lost: {[names[card] for card in sorted(lost)]}")
    module = range(len(ITEMS) - len(MODULE_ITEMS), len(ITEMS))
    if not t.options["extra_items"] and any(card in module for card in (*items, *s.item_deck)):
        wrong.append("items of a module that is not played")
    return wrong


def _held(t: Table) -> Iterable[int]:
    """The cards that running procedures hold."""
    for frame in t.frames:
        fields = frame.__dict__
        for name in ("card", "top"):
            if fields.get(name, -1) >= 0:
                yield fields[name]
        yield from fields.get("cards", ())


def _people(t: Table) -> list[str]:
    s = t.state
    wrong = []
    loyalty = Counter((*s.loyalty_deck, *(card for card in s.revealed if card >= 0)))
    for cards in s.loyalty:
        loyalty.update(cards)
    humans, hybrids, cultists = LOYALTY[t.seats]
    if not has_cultist(t.seats, t.options):
        humans, cultists = humans + cultists, 0
    box = Counter({HUMAN: humans, HYBRID: hybrids, CULTIST: cultists})
    whole = _is_whole(t)
    if whole and loyalty != box:
        wrong.append(f"loyalty cards: {_said(loyalty - box)} too many, {_said(box - loyalty)} missing")
    if len({c for c in s.characters if c >= 0}) < sum(c >= 0 for c in s.characters):
        wrong.append("a character twice")
    for title in ("captain", "keeper"):
        holder = getattr(s, title)
        if whole and s.revealed[holder] >= 0 and not _is_revealing(t, holder) and min(s.revealed) < 0:
            wrong.append(f"the {title} is a revealed traitor")
    for seat in range(t.seats):
        spent = whole and s.revealed[seat] >= 0 and not _is_revealing(t, seat)
        if s.feats[seat] not in (0, 1) or (s.feats[seat] and spent):
            wrong.append(f"seat {seat} has {s.feats[seat]} feats")
        if s.active[seat] >= 0 and s.active[seat] not in improvements_of(s, seat):
            wrong.append(f"seat {seat} has an improvement active that it does not have")
        if s.places[seat] >= 0 and s.places[seat] not in SHIP:
            wrong.append(f"seat {seat} is overboard")
        if s.revealed[seat] == HUMAN:
            wrong.append(f"seat {seat} revealed a human card")
    return wrong


def _is_revealing(t: Table, seat: int) -> bool:
    return any(isinstance(frame, RevealAsTraitor) and frame.seat == seat for frame in t.frames)


def _said(cards: Counter[int]) -> Sequence[str]:
    return [f"{n} {LOYALTIES[card]}" for card, n in sorted(cards.items())]
