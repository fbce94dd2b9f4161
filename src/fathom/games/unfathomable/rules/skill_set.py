"""Skill sets (U-54): what a character draws, with the improvement that is active."""

from __future__ import annotations

from ..cards.names import CHARACTERS
from ..state import UnfathomableState
from .items import IMPROVEMENTS
from .spaces import BRIG

__all__ = ["SKILL_SETS", "skill_set"]

INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL = range(5)
SKILL_SETS: dict[str, dict[int, int]] = {
    "keilani": {INFLUENCE: 3, WILL: 2},
    "arjun": {INFLUENCE: 2, OBSERVATION: 1, STRENGTH: 2},
    "jeanne": {INFLUENCE: 1, OBSERVATION: 2, STRENGTH: 2},
    "jamie": {STRENGTH: 3, WILL: 2},
    "svetlana": {INFLUENCE: 2, LORE: 1, OBSERVATION: 2},
    "beatrice": {INFLUENCE: 1, LORE: 2, OBSERVATION: 2},
    "edmund": {INFLUENCE: 1, LORE: 1, OBSERVATION: 1, STRENGTH: 1, WILL: 1},
    "ishmael": {LORE: 2, STRENGTH: 2, WILL: 1},
    "william": {LORE: 3, WILL: 2},
    "samira": {LORE: 1, OBSERVATION: 2, WILL: 2},
}


def skill_set(s: UnfathomableState, seat: int) -> dict[int, int]:
    """How many cards of each type; in the Brig the improvement does not count (U-12.10, U-3.6a)."""
    out = dict(SKILL_SETS[CHARACTERS[s.characters[seat]]])
    item = s.active[seat]
    if item >= 0 and s.places[seat] != BRIG:
        out[IMPROVEMENTS[item]] = out.get(IMPROVEMENTS[item], 0) + 1
    return out
