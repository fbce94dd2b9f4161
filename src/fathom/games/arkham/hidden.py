"""What a seat cannot know, dealt anew by what it knows and by luck alone.

Decks and closed hands follow from the zones. The piles of the scenario are mixed each by itself: what they hold is
known, but not in which order. Which agents are among the encounter cards of the last scenario nobody knows before one
is seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Final

from .. import dealing
from ..dealing import Luck, Rng
from ..facts import of_place
from .pieces import Cards, card
from .scenarios.scenario import cards_of_sets
from .state import Table

__all__ = ["resample", "reshuffle"]

SHARED: Final = ("encounter_deck", "cultist_deck", "unseen")
"""Piles that belong to nobody."""
AGENTS: Final = ("agents-of-hastur", "agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu")


def resample(t: Table, seat: int, rng: random.Random) -> None:
    """Decks and, if they are closed, the hands of the others; the order of encounter cards."""
    apart(t, lambda: dealing.resample(t, seat, rng))
    other_agents(t, (seat,), rng)
    for field in SHARED:
        mix(t, field, (seat,), rng)


def reshuffle(t: Table) -> None:
    """Mix all that nobody has seen."""
    apart(t, lambda: dealing.reshuffle(t))
    other_agents(t, range(-1, t.seats), Luck(t.streams, "again-agents"))
    for field in SHARED:
        mix(t, field, range(-1, t.seats), Luck(t.streams, f"again-{field}"))


def apart(t: Table, deal: Callable[[], None]) -> None:
    """Deal what players have: not the piles of the scenario, and no hand where hands are open."""
    s = t.state
    s.stacked = ()
    piles, facts = [getattr(s, field) for field in SHARED], s.facts
    hands = s.hands if t.options["hands"] == "open" else None
    for field in SHARED:
        setattr(s, field, ())
    s.facts = tuple(fact for fact in facts if fact[1] not in SHARED)
    if hands is not None:
        s.hands = [()] * t.seats
    deal()
    for field, pile in zip(SHARED, piles, strict=True):
        setattr(s, field, pile)
    s.facts = tuple(sorted((*s.facts, *(fact for fact in facts if fact[1] in SHARED))))
    if hands is not None:
        s.hands = hands


def mix(t: Table, field: str, viewers: Collection[int], rng: Rng) -> None:
    """Mix a pile, except the positions that one of these seats has seen."""
    pile: Cards = getattr(t.state, field)
    seen = {i for fact in of_place(t.state, field, -1) if fact[0] in viewers for i in fact[3]}
    free = [i for i in range(len(pile)) if i not in seen]
    mixed = sorted(pile[i] for i in free)
    rng.shuffle(mixed)
    new = list(pile)
    for i, piece in zip(free, mixed, strict=True):
        new[i] = piece
    setattr(t.state, field, tuple(new))


def other_agents(t: Table, viewers: Collection[int], rng: Rng) -> None:
    """Until an agent was seen, it may be any of the four sets that was shuffled in."""
    s = t.state
    agents = [piece for piece in s.encounter_deck if card(piece).set in AGENTS]
    size = len(cards_of_sets(AGENTS[:1]))
    seen = {i for fact in of_place(s, "encounter_deck", -1) if fact[0] in viewers for i in fact[3]}
    if len(agents) < size or any(card(s.encounter_deck[i]).set in AGENTS for i in seen):
        return
    chosen = list(cards_of_sets((AGENTS[int(rng.random() * len(AGENTS))],)))
    box = list(s.box)
    for piece in agents:
        box.remove(piece)
    s.box = tuple(sorted((*box, *chosen)))
    s.encounter_deck = tuple(chosen.pop() if card(piece).set in AGENTS else piece for piece in s.encounter_deck)
