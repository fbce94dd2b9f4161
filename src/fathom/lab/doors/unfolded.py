"""A game as single picks from a fixed number of actions, and its views as fixed rows of numbers.

Questions are unfolded: one item at a time, STOP ends. An item keeps its number from question to question, because its
number is a hash of its name; where two items of one question share a number, the later one takes the next that is free.
Numbers of a view are made in the same way: each value is added up where the hash of its path points.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import fathom

from ...kernel.ask import STOP
from ...kernel.decision import Decision
from ...kernel.errors import IllegalAnswer
from ...kernel.table import Table
from ...kernel.text import Text

__all__ = ["ACTIONS", "NUMBERS", "Unfolded", "numbers"]

ACTIONS = 1024
"""Actions of every game; the first is STOP."""
NUMBERS = 2048
"""Numbers in an observation."""
MOST = 1000.0
"""No number is farther from zero."""
_places: dict[str, int] = {}


def _place(name: str) -> int:
    found = _places.get(name)
    if found is None:
        found = _places[name] = crc32(name.encode())
        if len(_places) > 200_000:  # paths and words are few; whatever grows beyond is not worth remembering
            _places.clear()
    return found


def numbered(items: list[str]) -> dict[int, str]:
    """The actions that stand for these items."""
    out: dict[int, str] = {}
    for item in items:
        action = 0 if item == STOP else 1 + _place(item) % (ACTIONS - 1)
        while action in out:
            action = 1 + action % (ACTIONS - 1)
        out[action] = item
    return out


class Unfolded:
    """One game, played by numbers. What the open question has taken so far is part of it."""

    def __init__(
        self, game: str, seats: int, seed: int, options: Mapping[str, Any] | None = None, *, quiet: bool = True
    ) -> None:
        self.table: Table = fathom.new(game, seats=seats, seed=seed, options=options)
        self.table.quiet = quiet
        self.taken: tuple[str, ...] = ()
        self.looked()

    def looked(self) -> None:
        """What can be done now."""
        self.decision: Decision | None = self.table.decision
        self.actions = numbered(self.decision.unfold(self.taken)) if self.decision else {}

    def clone(self) -> Unfolded:
        new: Unfolded = object.__new__(Unfolded)
        new.table, new.taken = self.table.clone(), self.taken
        new.looked()
        return new

    def __deepcopy__(self, _: dict[int, Any]) -> Unfolded:
        return self.clone()

    @property
    def seat(self) -> int:
        """Who is asked; -1 when the game is over."""
        return self.decision.seat if self.decision else -1

    def act(self, action: int) -> None:
        """Take one item. The last one answers the question; an answer that the rules refuse begins it anew."""
        if self.decision is None:
            raise IllegalAnswer(Text("game-over", "kernel"))
        if action not in self.actions:
            known = ", ".join(f"{number} ({item or 'stop'})" for number, item in sorted(self.actions.items())[:20])
            raise IllegalAnswer(Text("unknown-key", "kernel", key=str(action), keys=known or "-"))
        decision, item = self.decision, self.actions[action]
        if item != STOP:
            self.taken = (*self.taken, item)
        if item == STOP or decision.unfold(self.taken) == [STOP]:
            taken, self.taken = self.taken, ()
            answer = decision.fold(taken)
            if decision.accepts(answer):
                self.table.choose(answer, decision.seat)
        self.looked()

    def mask(self) -> list[int]:
        """1 for every action that is open, 0 for the others."""
        out = [0] * ACTIONS
        for action in self.actions:
            out[action] = 1
        return out

    def name(self, action: int) -> str:
        return self.actions.get(action) or ("stop" if action == 0 else f"action-{action}")

    def returns(self) -> list[float]:
        """1 for those who won, -1 for the others; 0 while the game goes on."""
        end = self.table.outcome
        if end is None:
            return [0.0] * self.table.seats
        return [1.0 if seat in end.winners else -1.0 for seat in range(self.table.seats)]

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat may know, with what its own open question has taken so far."""
        view = self.table.view(seat)
        view["taken"] = list(self.taken) if seat == self.seat else []
        return view

    def numbers(self, seat: int) -> list[float]:
        return numbers(self.view(seat))


def numbers(view: Mapping[str, Any]) -> list[float]:
    """A view as a row of numbers: numbers stay what they are, words count how often they stand where."""
    row = [0.0] * NUMBERS
    decision = view.get("decision")
    plain: dict[str, Any] = {**view, "decision": None}
    if decision:
        plain["decision"] = [decision["prompt"]["id"], *(option["key"] for option in decision["options"])]
    for name, value in _leaves("", plain):
        place = _place(name) % NUMBERS
        row[place] = min(MOST, max(-MOST, row[place] + value))
    return row


def _leaves(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(f"{path}/{key}", inner)
    elif isinstance(value, list | tuple):
        nested = any(isinstance(inner, list | tuple | dict) for inner in value)
        counted = bool(value) and isinstance(value[0], str) and not nested
        for number, inner in enumerate(value):
            yield from _leaves(path if counted else f"{path}/{number}", inner)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif value is not None:
        yield path, float(value)
