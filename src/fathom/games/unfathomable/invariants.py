"""What must always be true of a table: nothing appears, nothing disappears."""

from __future__ import annotations

from collections import Counter

from ...kernel.table import Table
from .cards.names import DAMAGE, MYTHOS, type_of
from .rules.passengers import PASSENGERS
from .rules.spaces import BRIG, DEEP, SICK_BAY
from .setup import COPIES, DEEP_ONES
from .state import UnfathomableState

__all__ = ["explain"]


def explain(t: Table) -> list[str]:
    """Every broken invariant, in words."""
    s: UnfathomableState = t.state
    wrong = []
    if s.supply + sum(s.deep_ones) != DEEP_ONES or min(s.deep_ones) < 0 or s.supply < 0:
        wrong.append(f"{s.supply} Deep Ones in the supply and {sum(s.deep_ones)} on the table")
    if s.deep_ones[BRIG] or s.deep_ones[SICK_BAY]:
        wrong.append("Deep Ones in the Brig or the Sick Bay")
    tokens = Counter(token for deck in s.passengers for token in deck)
    tokens.update(s.passenger_supply)
    tokens.update(s.passengers_gone)
    if s.passenger_supply and tokens != Counter(PASSENGERS):
        wrong.append("passengers are missing or too many")
    if any(not 0 <= n <= 10 for n in s.resources):
        wrong.append(f"resources {s.resources}")
    wrong += _skills(t)
    damage = [*s.damage_deck, *(card for card in s.damage if card >= 0)]
    if (s.damage_deck and len(set(damage)) != len(damage)) or len(damage) > len(DAMAGE):
        wrong.append("a damage card is there twice")
    kept = [card for zone in s.kept for card in zone]
    if len({*s.mythos_deck, *s.mythos_discard, *kept}) > len(MYTHOS):
        wrong.append("too many mythos cards")
    if not 0 <= s.travel <= 4 or not 0 <= s.ritual <= 4:
        wrong.append("a token off its track")
    if s.dagon > DEEP or s.hydra > DEEP:
        wrong.append("a monarch off the board")
    return wrong


def _skills(t: Table) -> list[str]:
    """Every type has its 21 cards, somewhere."""
    s: UnfathomableState = t.state
    if not any(s.skill_decks):
        return []
    found: Counter[int] = Counter()
    for zone in (*s.skill_decks, *s.skill_discards, *s.hands, s.chaos, s.pool, s.shown):
        found.update(zone)
    for frame in t.frames:
        if type(frame).__name__ == "PlayCard" and frame.pc > 0:
            found[frame.kind] += 1  # type: ignore[attr-defined]
    out = []
    for kind in range(30):
        if found[kind] != COPIES[kind % 5 + 1]:
            out.append(f"{found[kind]} cards of type {type_of(kind)} and value {kind % 5 + 1}")
    return out
