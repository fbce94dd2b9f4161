"""What must be true of every position besides what the zones say; each broken truth is one line."""

from __future__ import annotations

from .. import zones
from .bot_memory import are_notes
from .cards.leviathans import LEVIATHANS
from .cards.tokens import KEY_SUPPLY
from .rules.fight import RemoveLife
from .state import Table

__all__ = ["explain"]


def explain(t: Table) -> list[str]:
    """Every broken invariant: pieces lost, doubled or in an impossible zone, negative counts."""
    s = t.state
    wrong = zones.explain(t)
    if not are_notes(t.seats, t.noted):
        wrong.append("notes about other seats than there are")
    dying = [frame.space for frame in t.frames if isinstance(frame, RemoveLife)]
    for space, card in enumerate(s.border):
        if card >= 0 and space not in dying and not 0 <= s.life_lost[space] < LEVIATHANS[card].life:
            wrong.append(f"border space {space}: {s.life_lost[space]} life points lost")
    for name, numbers in (("pearls", s.pearls), ("keys", s.key_tokens), ("nebulis", s.nebulis), ("wounds", s.wounds)):
        if min(numbers) < 0:
            wrong.append(f"{name} below 0: {numbers}")
    if sum(s.key_tokens) > KEY_SUPPLY:
        wrong.append(f"{sum(s.key_tokens)} key tokens of {KEY_SUPPLY}")
    if len(s.track) > 5:
        wrong.append(f"{len(s.track)} cards on the track")
    return wrong
