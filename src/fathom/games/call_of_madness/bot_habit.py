"""What most would do without much thought: how play-outs of a search go on. By what lies open and the own hand, and
without trying anything out on a clone: a play-out answers dozens of questions.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache

from ...kernel.ask import Answer, Ask
from .bot import BLUE, COMES, FARTHEST, FIRE, GREEN, RED, TOKEN
from .cards.action import effect
from .cards.book import COLUMNS
from .cards.notation import act
from .cards.source import book_of
from .pieces import CARD, GOAL
from .rules.actions import Actions
from .rules.additional import POWER
from .rules.board import at, board_of, space_of
from .rules.madness import in_pool
from .rules.movement import STOP, MoveInvestigator, path
from .rules.playing import DECLINE, USE, PlayCard
from .rules.turn import END, PASS, PAY
from .state import Table

__all__ = ["habit", "loss_of", "way_of"]

WORTH = {
    "attack": 1.6, "destroy": 4.0, "move": 0.9, "reinforce": 0.3, "ignite": 1.2, "outpost+": 1.0, "outpost-": 1.0,
    "fire+": 1.5, "fire-": 1.5, "own+": 1.0, "opp-": 1.0, "corrupt": 0.7, "draw": 0.6, "madness+": 0.9, "ritual": 1.2,
    "ready": 0.7,
}  # fmt: skip
"""What an action of a set is worth, for each of its number; anything else is worth half a cultist."""
PRICE = 0.9
"""What a madness token is worth that a set costs."""
SPARE = 2
"""Madness tokens from which on one is spent for a line at the bottom, or for a turn."""
PLENTY = 5
"""Madness tokens beyond which one is spent for a card."""
WOUNDED = 0.25
"""What it is worth to bring an investigator nearer to its defeat, as a share of the whole."""
RIVAL = 0.75
"""What harm to others is worth beside the own good."""


def habit(t: Table, ask: Ask, rng: random.Random) -> Answer | None:
    find = HABITS.get(ask.why)
    return find(t, ask, rng) if find else None


# ---- the turn


def _turn(t: Table, ask: Ask, rng: random.Random) -> str:
    """Goals and the figure's power come first, then a card; tokens to spare buy another one."""
    keys, cards = ask.keys, []
    for key in keys:
        if key in GOAL.numbers:
            return key
        if key in CARD.numbers:
            cards.append(key)
    if POWER in keys:
        return POWER
    if cards:
        return rng.choice(cards)
    if in_pool(t, ask.seat) > PLENTY and "madness-draw" in keys and t.state.plays:
        return "madness-draw"
    return END if END in keys else PASS


def _pay_turn(t: Table, ask: Ask, rng: random.Random) -> str:
    return PAY if PAY in ask.keys and t.state.hands[ask.seat] and in_pool(t, ask.seat) > SPARE else PASS


def _set(t: Table, ask: Ask, rng: random.Random) -> str | None:
    frame = t.frames[-1]
    if not isinstance(frame, PlayCard):
        return None
    sets = frame.printed(t).sets
    return max(ask.keys, key=lambda key: _worth(sets[int(key[4:]) - 1].acts) - PRICE * sets[int(key[4:]) - 1].cost)


@lru_cache(maxsize=2048)
def _worth(acts: tuple[str, ...]) -> float:
    return sum([WORTH.get(act(one).verb, 0.5) * (act(one).n or 1) for one in acts])


def _bottom(t: Table, ask: Ask, rng: random.Random) -> str:
    return USE if in_pool(t, ask.seat) > SPARE else DECLINE


# ---- what is aimed at


def way_of(t: Table, space: int) -> int:
    """The length of the way to the headquarters, as far as it makes a difference."""
    s = t.state
    end = (board_of(t, space) + 1) * s.per_board
    way = 1
    for below in range(space + COLUMNS, end, COLUMNS):
        if not s.outposts[below]:
            way += 1
    return min(way, FARTHEST)


def loss_of(t: Table, space: int) -> float:
    """What an investigator costs if it gets there."""
    _, tile, life, fire, blue, green, red = t.state.board[space]
    printed = book_of(t).tiles[tile]
    loss = printed.strength + BLUE * blue + GREEN * green + (RED + TOKEN) * red + FIRE * fire
    return (0.7 + 0.06 * life) * (loss - TOKEN * (blue + green + red + printed.symbol))


def _investigator(t: Table, ask: Ask, rng: random.Random) -> str | None:
    """Fell those that are about to arrive, hold up the own ones, hurry those of others on."""
    frame = t.frames[-1]
    if not isinstance(frame, Actions):
        return None
    verb, n = effect(frame.chosen).of[:2]
    return max(ask.keys, key=lambda key: _gain(t, ask.seat, verb, n, space_of(t, key)))


def _gain(t: Table, seat: int, verb: str, n: int, space: int) -> float:
    found = t.state.board[space]
    own, way, loss, life = board_of(t, space) == seat, way_of(t, space), loss_of(t, space), found[2]
    harm = COMES[way] * loss
    if verb == "attack" or verb == "destroy":
        if verb == "attack" and n < life:
            gain = WOUNDED * harm * n / life
        else:
            gain = harm + TOKEN * sum(found[4:])
    elif verb == "move":
        if own:
            up = path(t, space, "up") is not None
            return loss * (COMES[way] - COMES[min(way + n, FARTHEST)]) if up else 0.0
        return RIVAL * loss * (COMES[max(0, way - n)] - COMES[way])
    else:  # reinforced, or set on fire
        gain = -COMES[way] * (0.06 * n * loss if verb == "reinforce" else FIRE)
    return gain if own else -RIVAL * gain


def _step(t: Table, ask: Ask, rng: random.Random) -> str | None:
    """Own investigators away from the headquarters, others towards it."""
    frame = t.frames[-1]
    if not isinstance(frame, MoveInvestigator):
        return None
    own = board_of(t, at(t, frame.number)) == ask.seat
    best = "up" if own else "down"
    if best in ask.keys:
        return best
    if STOP in ask.keys:
        return STOP
    return rng.choice([key for key in ask.keys if key in ("left", "right")] or list(ask.keys))


def _outpost(t: Table, ask: Ask, rng: random.Random) -> str:
    """Where it shortens the way of the least danger."""
    return min(ask.keys, key=lambda key: _hurried(t, space_of(t, key)))


def _hurried(t: Table, space: int) -> float:
    """The harm of those above a space, who would have a step less to go."""
    s, total = t.state, 0.0
    for above in range(space - COLUMNS, board_of(t, space) * s.per_board - 1, -COLUMNS):
        if s.board[above]:
            way = way_of(t, above)
            total += loss_of(t, above) * (COMES[way - 1] - COMES[way])
    return total


HABITS: dict[str, Callable[[Table, Ask, random.Random], Answer | None]] = {
    "ask-turn": _turn,
    "ask-pay-turn": _pay_turn,
    "ask-set": _set,
    "ask-bottom": _bottom,
    "ask-investigator": _investigator,
    "ask-step": _step,
    "ask-place-outpost": _outpost,
}
"""By question."""
