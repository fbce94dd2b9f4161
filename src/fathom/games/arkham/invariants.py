"""What is wrong with a position: every piece once, tokens only on what is there."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.procedure import Procedure
from .. import zones
from .pieces import ident
from .rules.areas import is_in_play
from .rules.moving import WOODS
from .rules.scenario import Scene
from .rules.skill_test import SkillTest
from .rules.turn import Actions
from .state import Table

__all__ = ["explain"]


def explain(t: Table) -> list[str]:
    s = t.state
    wrong = zones.explain(t, leaves={"cards": (WOODS,)}) if s.box else []
    for name in ("damage", "horror", "clues", "doom", "uses"):
        for piece, n in getattr(s, name).items():
            there = piece in s.investigators or piece in (s.act, s.agenda) or is_in_play(t, piece)
            if n <= 0 or not there:
                wrong.append(f"{name}: {n} on {ident(piece)}")
    for enemy in s.enemies:
        if s.where.get(enemy, -1) not in s.locations and not s.ending:  # in the end locations are worth points
            wrong.append(f"{ident(enemy)} is nowhere")
    for enemy, seat in s.engaged.items():
        if enemy not in s.enemies or s.status[seat] or s.where[enemy] != s.places[seat]:
            wrong.append(f"{ident(enemy)} is engaged with seat {seat}")
    return [*wrong, *_frames(t)]


def _frames(t: Table) -> Iterator[str]:
    """What the state calls its scene, turn, action and test is one, and is going on."""
    there = {frame.id: frame for frame in t.frames}
    for name, kind in (("scene", Scene), ("turn", Actions), ("action", Procedure), ("test", SkillTest)):
        id = getattr(t.state, name)
        if id and not isinstance(there.get(id), kind):
            yield f"{name}: {id} is none"
