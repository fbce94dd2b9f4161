"""Goals: immediate ones on the table, claimed in a turn; final ones judged at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ....kernel.procedure import Procedure, Step
from ...zones import draw, put, take
from ..cards.book import GoalCard
from ..cards.notation import Comparison, act
from ..cards.source import book_of
from ..pieces import GOAL, GOAL_EVENT, god_of
from ..state import Table
from .board import near_rows, player_text, spaces_of
from .cultists import gain, others_of
from .events import ResolveEvent
from .madness import in_pool, pay_madness

__all__ = ["ClaimGoal", "RefillGoals", "claimable", "holds", "is_met", "owned_god_cards"]


def owned_god_cards(t: Table, seat: int) -> list[int]:
    """The gods of all own god cards: hand, deck, discard pile, R'lyeh, and a card that is being played (C-score.2)."""
    s = t.state
    cards = s.hands[seat] + s.decks[seat] + s.discards[seat] + s.rlyeh[seat]
    if s.playing == seat:  # it counts as owned by its player (C-rul.50b)
        cards += s.played
    return [god for god in map(god_of, cards) if god >= 0]


def _lives(lives: Sequence[int], part: Comparison) -> int:
    """How many had as much life as the condition says."""
    return len([life for life in lives if _compare(life, part.how_of, part.n_of)]) if part.of else len(lives)


def _standing(t: Table, spaces: range) -> int:
    return len(spaces) - t.state.board[spaces.start : spaces.stop].count(())


def _outposts(t: Table, player: int) -> int:
    spaces = spaces_of(t, player)
    return sum(t.state.outposts[spaces.start : spaces.stop])


HAS: Final[Mapping[str, Callable[[Table, int], int]]] = {
    "fire": lambda t, player: t.state.fire[player],
    "investigators": lambda t, player: _standing(t, spaces_of(t, player)),
    "outposts": _outposts,
}
"""What a condition may ask of others too."""


def _others(t: Table, seat: int, part: Comparison) -> int:
    has = HAS[part.of]
    return len([other for other in others_of(t, seat) if _compare(has(t, other), part.how_of, part.n_of)])


def _same_god(t: Table, seat: int, part: Comparison) -> int:
    gods = owned_god_cards(t, seat)
    return max([gods.count(god) for god in gods], default=0)


MEASURES: Final[Mapping[str, Callable[[Table, int, Comparison], int]]] = {
    "defeated": lambda t, seat, part: _lives(t.state.felled, part),
    "entered": lambda t, seat, part: _lives(t.state.lured, part),
    "life-taken": lambda t, seat, part: t.state.life_taken,
    "cultists-taken": lambda t, seat, part: t.state.cultists_taken,
    "boards-targeted": lambda t, seat, part: len(t.state.targeted),
    "others": _others,
    "gods": lambda t, seat, part: len({*owned_god_cards(t, seat)}),
    "god-cards": lambda t, seat, part: len(owned_god_cards(t, seat)),
    "same-god": _same_god,
    "madness": lambda t, seat, part: in_pool(t, seat),
    "colours": lambda t, seat, part: len([n for n in t.state.madness[seat] if n]),
    "near": lambda t, seat, part: _standing(t, near_rows(t, seat)),
    "investigators": lambda t, seat, part: HAS["investigators"](t, seat),
    "outposts": lambda t, seat, part: _outposts(t, seat),
    "fire": lambda t, seat, part: t.state.fire[seat],
}
"""The number that a condition compares."""


def _compare(value: int, how: str, n: int) -> bool:
    return value >= n if how == ">=" else value <= n if how == "<=" else value == n


def holds(t: Table, seat: int, part: Comparison) -> bool:
    value = MEASURES[part.measure](t, seat, part)
    n = len(t.state.gods) if part.n < 0 else part.n
    return value >= n if part.how == ">=" else _compare(value, part.how, n)


def is_met(t: Table, seat: int, goal: GoalCard) -> bool:
    """Is the condition of a goal met, or its price at hand? (C-rul.42e)"""
    if goal.condition is None:
        return in_pool(t, seat) >= act(goal.price).n
    enough = goal.condition.join == "or"
    for part in goal.condition.parts:
        if holds(t, seat, part) == enough:
            return enough
    return not enough


def claimable(t: Table, seat: int) -> list[int]:
    """The revealed goals that a player may claim now: one per turn (C-extra.d1, d2)."""
    s = t.state
    if s.claims:
        return []
    goals = book_of(t).goals
    return [kind for kind in s.goals if kind >= 0 and is_met(t, seat, goals[kind])]


class ClaimGoal(Procedure):
    """Take a goal one has met; it is replaced at once (C-extra.d3). In the longer game it gives cultists."""

    seat: int = -1
    kind: int = -1

    def step_1_pay(self, t: Table) -> Step:
        price = book_of(t).goals[self.kind].price
        return pay_madness(t, self.seat, n=act(price).n, rule="C-extra.d2") if price else None

    def step_2_take(self, t: Table) -> None:
        s = t.state
        goal = book_of(t).goals[self.kind]
        s.claims += 1
        cards = take(t, "goals", (self.kind,))
        t.log("log-claim", "C-extra.d2", player=player_text(t, self.seat), goal=goal.name, n=goal.points,
              refs=(GOAL.names[self.kind],))  # fmt: skip
        if t.options["longer"]:
            put(t, "goals_gone", cards)
            gain(t, self.seat, goal.points, "C-long.1")
        else:
            put(t, ("claimed", self.seat), cards)

    def step_3_refill(self, t: Table) -> Step:
        return RefillGoals()


class RefillGoals(Procedure):
    """Every empty place gets a goal; an event is resolved and replaced; a goal that lies open already goes under the
    deck. Where only such goals are left a place stays empty (C-rul.23)."""

    event: bool = False

    def step_1_draw(self, t: Table) -> None:
        s = t.state
        self.event = False
        if -1 not in s.goals or all(kind in s.goals for kind in s.goal_deck):
            self.finish()
            return
        (kind,) = draw(t, "goal_deck")
        s.goal_known = min(s.goal_known, len(s.goal_deck))
        t.reveal("revealed-goal")
        if kind == GOAL_EVENT:
            self.event = True
            put(t, "goals_gone", (kind,))
        elif kind in s.goals:
            put(t, "goal_deck", (kind,), beneath=True)
            s.goal_known += 1
            t.log("log-goal-twice", "C-extra.d4", goal=book_of(t).goals[kind].name)
        else:
            put(t, ("goals", s.goals.index(-1)), (kind,))
            t.log("log-goal", "C-extra.d3", goal=book_of(t).goals[kind].name, refs=(GOAL.names[kind],))

    def step_2_event(self, t: Table) -> Step:
        self.go("1_draw")
        return ResolveEvent() if self.event else None
