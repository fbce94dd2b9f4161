"""The book: the content a table is played with, as the rules use it.

Rules know cards, tiles, goals and events by their place in the book, and name them by slots. A slot has the id that
Fathom's own content has at that place, whatever a file of somebody's own calls what it puts there: a slot is a handle
for answers, views and positions, the name that players read is the one of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ....kernel.text import Text
from .notation import ActionSet, Goal, Line

__all__ = [
    "BASIC", "CARDS", "CHARACTERS", "COLUMNS", "FINALS", "GODS", "GOD_CARDS", "MADNESS", "PER_GOD", "PRESETS",
    "AutomaCard", "Book", "DepthToken", "Event", "GoalCard", "Power", "Printed", "Tile",
]  # fmt: skip

COLUMNS: Final = 3
CHARACTERS: Final = 4
PER_CHARACTER: Final = 4
BASIC: Final = CHARACTERS * PER_CHARACTER
GODS: Final = 9
PER_GOD: Final = 6
GOD_CARDS: Final = GODS * PER_GOD
CARDS: Final = BASIC + GOD_CARDS
FINALS: Final = 12
GOALS: Final = 26
NUMBERED: Final = 15
MARKED: Final = 5
PRESETS: Final = ("offensive", "defensive", "balanced", "chaotic", "night")
MADNESS: Final = ("blue", "green", "red")
"""The colours of madness, in the order in which they are resolved."""


@dataclass(frozen=True)
class Printed:
    """A card that is played: of a character, or of a god and then with a price."""

    slot: str
    name: Text
    owner: int
    sets: tuple[ActionSet, ...]
    bottom: tuple[Line, ...]
    key: str
    price: int = 0
    is_god: bool = False


@dataclass(frozen=True)
class Power:
    """The power card of a god: parts in order, each one action or a choice."""

    slot: str
    name: Text
    day: tuple[tuple[str, ...], ...]
    night: tuple[tuple[str, ...], ...]
    starter: bool


@dataclass(frozen=True)
class Tile:
    slot: str
    name: Text
    life: int
    strength: int
    symbol: bool
    count: int


@dataclass(frozen=True)
class DepthToken:
    """A kind of depth token: for each side what it does on a space and on an outpost."""

    slot: str
    name: Text
    count: int
    sides: tuple[tuple[str, str], tuple[str, str]]


@dataclass(frozen=True)
class GoalCard:
    slot: str
    name: Text
    condition: Goal | None
    price: str
    points: int
    seats: int = 2
    copies: int = 1


@dataclass(frozen=True)
class AutomaCard:
    slot: str
    name: Text
    label: str
    value: int
    sets: tuple[ActionSet, ...]
    key: str


@dataclass(frozen=True)
class Event:
    slot: str
    name: Text
    general: bool
    price: str
    acts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Book:
    """Everything that a content file says."""

    rows: int
    characters: tuple[str, ...]
    cards: tuple[Printed, ...]
    powers: tuple[Power, ...]
    tiles: tuple[Tile, ...]
    layouts: tuple[tuple[tuple[int, int], ...], ...]
    """For each layout the spaces of a board and the tiles on them."""
    depth: tuple[DepthToken, ...]
    corruption: tuple[tuple[int, tuple[tuple[str, ...], ...]], ...]
    goals: tuple[GoalCard, ...]
    finals: tuple[GoalCard, ...]
    automa: tuple[AutomaCard, ...]
    presets: Mapping[str, tuple[int, ...]]
    events: tuple[Event, ...]
    names: Mapping[str, Text] = field(default_factory=dict)
    """What each slot is called."""

    @property
    def spaces(self) -> int:
        """How many spaces a board has."""
        return self.rows * COLUMNS

    @property
    def gods(self) -> tuple[str, ...]:
        return tuple(power.slot for power in self.powers)
