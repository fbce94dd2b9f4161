"""Fathom: a digital table for four games of the deep, with every rule enforced and explained.

A whole game at random:

    import fathom

    table = fathom.new("abyss", seats=3, seed=7, options={"leviathan": True})
    while table.decision:
        table.choose(table.decision.sample(rng))
    print(table.outcome)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ._mode import engine_mode
from .games import all_games, reopening
from .kernel import record as _record
from .kernel.decision import Decision, Option
from .kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    FathomError,
    IllegalAnswer,
    UndoRefused,
    UnknownGame,
)
from .kernel.game import DataSetting, Game, Outcome, Setting
from .kernel.rules import Clause
from .kernel.table import Table
from .kernel.text import LANGUAGES, Text

__all__ = [
    "LANGUAGES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Clause",
    "DataSetting",
    "Decision",
    "FathomError",
    "Game",
    "IllegalAnswer",
    "Option",
    "Outcome",
    "Setting",
    "Table",
    "Text",
    "UndoRefused",
    "UnknownGame",
    "engine_mode",
    "games",
    "load",
    "new",
    "position",
    "replay",
]


def games() -> dict[str, Game]:
    """All games by id."""
    return all_games()


def _game(id: object) -> Game:
    found = all_games()
    if not isinstance(id, str) or id not in found:
        raise UnknownGame(Text("unknown-game", "kernel", given=str(id), games=", ".join(found)))
    return found[id]


def _seed(seed: object) -> int:
    if type(seed) is not int:
        raise BadSeed(Text("bad-seed", "kernel", given=repr(seed)))
    return seed


def new(game: str, *, seats: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> Table:
    """A fresh table, set up and waiting for its first choice."""
    found = _game(game)
    settled = found.settle_options(options)
    found.check_seats(seats, settled)
    t = Table(found, seats, _seed(seed), settled)
    t.begin(found.first(t))
    return t


def position(game: str, described: Mapping[str, Any]) -> Table:
    """A table in any legal position, from a plain dict (docs/positions.md describes each game's format)."""
    found = _game(game)
    if not isinstance(described, Mapping):
        raise BadPosition(Text("position-not-a-dict", "kernel", given=repr(described)))
    settled = found.settle_options(described.get("options"))
    seats = described.get("seats")
    count: Any = len(seats) if isinstance(seats, list) else seats  # anything at all until it is checked
    found.check_seats(count, settled)
    t = Table(found, count, _seed(described.get("seed", 0)), settled)
    procedure = found.place(t, described)
    t.begin(procedure)
    t.origin = {"snapshot": _record.save(t)}
    return t


def replay(record: Any, until: int | None = None, progress: Callable[[int, int], None] | None = None) -> Table:
    """The table at the end of a record (or after its answer number `until`)."""
    return reopening.replay(record, all_games(), until, progress)


def load(saved: Any) -> Table:
    """Open what `Table.save` made."""
    if not isinstance(saved, dict) or "game" not in saved:
        raise BadRecord(Text("record-truncated", "kernel"))
    return reopening.load(_game(saved["game"]), saved)
