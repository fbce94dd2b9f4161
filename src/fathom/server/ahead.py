"""What lies ahead of a question: what an answer would ask next, and a way through questions that come in a row.

Clients let a player say verb and target with one click, and propose a payment as a whole. The games say which answers
are such verbs and what to propose; what is told of it the rules themselves say on a clone, so it is never wrong about
what is legal. Nothing is told that a free undo would not tell: an answer that reveals something, or asks somebody else,
has nothing ahead of it.
"""

from __future__ import annotations

from typing import Any

from ..kernel.decision import Decision
from ..kernel.table import Table

__all__ = ["ahead_of", "plan_of"]


def ahead_of(t: Table, decision: Decision) -> dict[str, Any]:
    """The question each verb leads to, where the same seat has to pick again before anything is revealed."""
    actions, aimed = t.game.action_questions, t.game.aimed
    if not aimed or decision.shape != "pick" or aimed.isdisjoint(decision.keys) or decision.prompt.id not in actions:
        return {}
    out: dict[str, Any] = {}
    for key in decision.keys:
        asked = _next(t, decision.seat, key) if key in aimed else None
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
    """The answers that settle a row of questions best, each with the words of its own question; nothing where the game
    proposes nothing, or what may not be answered."""
    proposes = t.game.proposes
    if not proposes or decision.shape != "pick" or (why := decision.prompt.id) not in proposes:
        return []
    out: list[dict[str, Any]] = []
    at, seat, row = t.clone(), decision.seat, t.frames[-1].id
    at.quiet = True
    for key in proposes[why](t, seat):
        if out:
            at.choose(out[-1]["key"], seat)
            if not at.asked or at.frames[-1].id != row:  # what was left went without saying; what follows nobody knows
                break
        asked = next(one for one in at.decisions if one.seat == seat)
        option = next((one for one in asked.options if one.key == key), None)
        if option is None:
            return []
        out.append(option.to_json())
    return out
