"""Values with everything in play now: skills, health, shroud, keywords (A-modifiers, A-base-value, A-gains.3).

Additions come first, and nothing is below 0 (A-modifiers.3, A-modifiers.5).
"""

from __future__ import annotations

from ....kernel.ability import Modifier
from ...zones import FACES
from ..cards.printed import CARDS, Printed
from ..pieces import Piece, card, ident
from ..state import Table

__all__ = [
    "clue_value", "evade_value", "fight_value", "has", "health", "is_elite", "parts_of", "per_investigator",
    "remaining_health", "remaining_sanity", "sanity", "seat_card", "shroud", "skill", "unlike",
]  # fmt: skip


def seat_card(t: Table, seat: int) -> Printed:
    """The investigator of a seat."""
    return CARDS[t.state.investigators[seat]]


def per_investigator(t: Table, n: int, each: bool) -> int:
    """A printed value; the icon multiplies it by those who started the scenario (A-per-investigator.1, .2)."""
    return n * t.state.started if each else n


def skill(t: Table, seat: int, name: str) -> int:
    """A skill with all modifiers; it may be below 0 until everything is added up (A-modifiers.5)."""
    return t.value("skills", seat, t.value(name, seat, seat_card(t, seat).skills[name]))


def parts_of(t: Table, kind: str, of: int | str, base: int) -> list[tuple[str, int]]:
    """What makes a value what it is: the source of each modifier, and by how much it changes the value."""
    found: list[tuple[str, int]] = []
    for item in t.listening(kind):
        ability = item.ability
        if isinstance(ability, Modifier) and ability.touches(t, item, of):
            changed = ability.fold(t, item, of, base)
            found.append((item.source, changed - base))
            base = changed
    return found


def health(t: Table, piece: Piece) -> int:
    """Health or, where none is printed, 0."""
    printed = CARDS[piece % FACES]
    base = printed.health
    if not base:
        return 0
    if printed.health_each:
        base *= t.state.started
    return max(0, t.value("health", ident(piece), base))


def sanity(t: Table, piece: Piece) -> int:
    base = CARDS[piece % FACES].sanity
    return max(0, t.value("sanity", ident(piece), base)) if base else 0


def remaining_health(t: Table, seat: int) -> int:
    """What is left on an investigator card (A-health.2)."""
    piece = t.state.investigators[seat]
    return health(t, piece) - t.state.damage.get(piece, 0)


def remaining_sanity(t: Table, seat: int) -> int:
    piece = t.state.investigators[seat]
    return sanity(t, piece) - t.state.horror.get(piece, 0)


def fight_value(t: Table, enemy: Piece) -> int:
    return max(0, t.value("fight", ident(enemy), CARDS[enemy % FACES].fight))


def evade_value(t: Table, enemy: Piece) -> int:
    return max(0, t.value("evade", ident(enemy), CARDS[enemy % FACES].evade))


def shroud(t: Table, place: Piece) -> int:
    return max(0, t.value("shroud", ident(place), CARDS[place % FACES].shroud))


def clue_value(t: Table, place: Piece) -> int:
    printed = card(place)
    return per_investigator(t, printed.clues, printed.clues_each)


def has(t: Table, piece: Piece, keyword: str) -> bool:
    """A keyword that is printed and not blanked, or gained (A-keywords.3, A-gains.3)."""
    id = ident(piece)
    if keyword in CARDS[piece % FACES].keywords and not t.value("blank", id):
        return True
    return t.value(keyword, id) > 0


def unlike(t: Table, enemies: list[Piece]) -> list[Piece]:
    """Of enemies that differ in nothing the first stands for all: which of them comes first is no question."""
    if len(enemies) < 2:
        return enemies
    s = t.state
    first: dict[object, Piece] = {}
    for enemy in enemies:
        id = ident(enemy)
        looks = (enemy % FACES, s.where[enemy], s.owners.get(enemy), t.value("blank", id), t.game.looks(t, id))
        first.setdefault(looks, enemy)
    return list(first.values())


def is_elite(piece: Piece) -> bool:
    return "elite" in CARDS[piece % FACES].traits
