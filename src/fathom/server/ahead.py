"""What lies ahead of a question: what an answer would ask next, and a way through questions that come in a row.

Clients let a player say verb and target with one click, and propose a payment as a whole. Both are worked out on clones
by the rules themselves, so they are never wrong about what is legal. Nothing is told that a free undo would not tell:
an answer that reveals something, or asks somebody else, has nothing ahead of it.
"""

from __future__ import annotations

import random
from typing import Any

from ..kernel.decision import Decision
from ..kernel.table import Table
from ..kernel.window import PASS

__all__ = ["ahead_of", "plan_of"]

WIDEST = 24
"""A question with more answers is no choice among a few verbs."""
LOOKS = 300
"""So many ways through a row of questions are looked at."""


def ahead_of(t: Table, decision: Decision) -> dict[str, Any]:
    """The question each answer leads to, where the same seat has to pick again before anything is revealed."""
    actions = t.game.action_questions
    if decision.shape != "pick" or decision.prompt.id not in actions or len(decision.keys) > WIDEST:
        return {}
    out: dict[str, Any] = {}
    for key in decision.keys:
        asked = None if key == PASS else _next(t, decision.seat, key)
        if asked is not None and asked.shape == "pick" and asked.prompt.id not in actions:
            out[key] = {
                "prompt": asked.prompt.to_json(),
                "options": [option.to_json() for option in asked.options],
                "refused": [{"text": text.to_json(), "rule": rule} for text, rule in asked.refused()],
            }
    return out


def _next(t: Table, seat: int, key: str) -> Decision | None:
    clone = t.clone()  # not a quiet one: that would not note what is revealed
    clone.choose(key, seat)
    asked = clone.decisions
    alone = len(asked) == 1 and asked[0].seat == seat
    return asked[0] if alone and clone.revealed[0] < clone.choices else None


def plan_of(t: Table, decision: Decision) -> list[dict[str, Any]]:
    """The answers that settle a row of questions best; nothing where the game proposes nothing."""
    why, seat = decision.prompt.id, decision.seat
    worth = t.game.proposes.get(why)
    if worth is None or decision.shape != "pick":
        return []
    world = t.determinize(seat, random.Random(t.choices))  # what nobody has seen must not show in a proposal
    world.quiet = True
    best: tuple[float, tuple[str, ...]] | None = None
    seen: set[tuple[str, ...]] = set()
    ways: list[tuple[Table, tuple[str, ...]]] = [(world, ())]
    for at, answers in ways:  # the list grows while it is walked: short ways first
        for key in next(d for d in at.decisions if d.seat == seat).keys:
            way = (*answers, key)
            mark = tuple(sorted(way))
            if mark in seen or len(seen) >= LOOKS:
                continue
            seen.add(mark)
            clone = at.clone()
            clone.choose(key, seat)
            if any(d.seat == seat and d.prompt.id == why for d in clone.decisions):
                ways.append((clone, way))
            elif best is None or worth(clone, seat) > best[0]:
                best = worth(clone, seat), way
    return _told(t, seat, best[1]) if best else []


def _told(t: Table, seat: int, way: tuple[str, ...]) -> list[dict[str, Any]]:
    """The answers with their words, each as its own question says them."""
    out, at = [], t.clone()
    at.quiet = True
    for key in way:
        decision = next(d for d in at.decisions if d.seat == seat)
        option = next(one for one in decision.options if one.key == key)
        out.append(option.to_json())
        if key is not way[-1]:
            at.choose(key, seat)
    return out
