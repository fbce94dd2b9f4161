"""What must be true of every position; each broken truth is one line."""

from __future__ import annotations

from collections import Counter

from .cards.allies import KRAKEN, MONSTER, RACE, deck_of
from .cards.leviathans import LEVIATHANS
from .cards.tokens import BASE_TOKENS, EXPANSION_TOKENS, KEY_SUPPLY, LOOT_CARDS
from .setup import locations_of, lords_of
from .state import Table

__all__ = ["explain"]


def explain(t: Table) -> list[str]:
    """Every broken invariant: pieces lost or doubled, impossible zones, negative counts."""
    s = t.state
    wrong: list[str] = []

    def same(name: str, found: Counter[int], wanted: Counter[int]) -> None:
        if found != wanted:
            wrong.append(f"{name}: too many {found - wanted}, missing {wanted - found}")

    exploration = Counter(s.deck + s.discard + s.aside + s.track + s.laid + s.removed)
    for zone in (*s.council, *s.hands, *s.affiliated):
        exploration.update(zone)
    same("exploration cards", exploration, Counter(deck_of(t.options)))
    lords = Counter(s.lord_deck + s.lords_gone)
    lords.update(lord for lord in s.court if lord >= 0)
    for seat in range(t.seats):
        lords.update(s.lords_of(seat))
    lords.update(_in_passing(t, "lord", lords))
    same("lords", lords, Counter(lords_of(t.options)))
    places = Counter(s.location_stack + s.available + s.drawn + s.locations_gone)
    for zone in s.locations:
        places.update(zone)
    places.update(_in_passing(t, "place", places))
    places.update(_in_passing(t, "old", places))
    same("locations", places, Counter(locations_of(t.options)))
    same("monster tokens", Counter(s.base_pile + s.tokens_gone + sum(s.tokens, ())), Counter(BASE_TOKENS))
    if t.options["leviathan"]:
        found = Counter(s.expansion_pile + s.expansion_gone + sum(s.expansion_tokens, ()))
        same("expansion tokens", found, Counter(EXPANSION_TOKENS))
        leviathans = Counter(s.leviathan_deck + s.leviathans_gone + sum(s.slain, ()))
        leviathans.update(card for card in s.border if card >= 0)
        leviathans.update(_in_passing(t, "card", leviathans))
        same("leviathans", leviathans, Counter(range(len(LEVIATHANS))))
        for space, card in enumerate(s.border):
            if card >= 0 and not 0 <= s.life_lost[space] < LEVIATHANS[card].life:
                doomed = any(getattr(frame, "space", -1) == space for frame in t.frames)
                if not doomed:
                    wrong.append(f"border space {space}: {s.life_lost[space]} life points lost")
    if t.options["kraken"]:
        same("loot", Counter(s.loot_deck + s.loot_gone + sum(s.loot, ())), Counter(LOOT_CARDS))
    for race, stack in enumerate(s.council):
        if any(RACE[kind] not in (race, KRAKEN) for kind in stack):
            wrong.append(f"council stack {race} holds a foreign card")
    for name, numbers in (("pearls", s.pearls), ("keys", s.key_tokens), ("nebulis", s.nebulis), ("wounds", s.wounds)):
        if min(numbers) < 0:
            wrong.append(f"{name} below 0: {numbers}")
    if sum(s.key_tokens) > KEY_SUPPLY:
        wrong.append(f"{sum(s.key_tokens)} key tokens of {KEY_SUPPLY}")
    if any(MONSTER in hand for hand in s.hands):
        wrong.append("a Monster in a hand")
    if len(s.track) > 5:
        wrong.append(f"{len(s.track)} cards on the track")
    return wrong


def _in_passing(t: Table, field: str, found: Counter[int]) -> set[int]:
    """The cards that lie nowhere because a procedure is moving them; it names them in this field."""
    named = {getattr(frame, field, -1) for frame in t.frames}
    return {card for card in named if card >= 0 and not found[card]}
