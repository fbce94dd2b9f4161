"""What every board of the terminal can tell by the declarations of its game: names, counted cards, lists, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from ...games.zones import zones_of
from ...kernel.data import Data
from ...kernel.text import who
from ..output import Line
from ..words import Words

__all__ = ["PlainBoard", "View"]

View = dict[str, Any]


class PlainBoard:
    """The parts of `boards.Board` that need no rules."""

    GAME: ClassVar[str]
    STATE: ClassVar[type[Data]]

    def __init__(self, say: Words) -> None:
        self.say = say

    def name(self, key: str) -> str:
        return self.say.name(self.GAME, key)

    def names(self, keys: Iterable[str]) -> str:
        """Cards with equal ones counted: 2 × lore 1, will 3."""
        return ", ".join(f"{n} × {self.name(key)}" if n > 1 else self.name(key) for key, n in Counter(keys).items())

    def count(self, n: int, noun: str) -> str:
        return self.say.count(self.GAME, n, noun)

    def line(self, id: str, /, indent: int = 0, style: str = "", **args: Any) -> Line:
        return Line(self.say(id, **args), indent=indent, style=style)

    def lists(self, shown: Mapping[str, Any], ids: Mapping[str, str], indent: int = 0) -> list[Line]:
        """A line for each of these zones in which something lies: what it is called, by zone."""
        return [self.line(id, indent, cards=self.names(shown[zone])) for zone, id in ids.items() if shown[zone]]

    def of_seat(self, view: View, seat: int) -> dict[str, Any]:
        """What lies open before a seat, by zone."""
        zones = [zone.field for zone in zones_of(self.STATE) if zone.per == "seat" and zone.seen == "public"]
        return {field: view["table"][field][seat] for field in zones}

    def piles(self, view: View) -> dict[str, int]:
        """How much is left in the decks of this game, by the id of their pieces."""
        zones = [zone for zone in zones_of(self.STATE) if zone.home and not zone.per]
        there = [zone for zone in zones if not zone.kind.option or view["options"][zone.kind.option]]
        return {zone.kind.id.replace("_", "-"): view["table"][zone.field] for zone in there}

    def title(self, seat: int, role: str, facts: Iterable[str]) -> Line:
        """Who sits where, and the numbers of the seat."""
        return Line(f"{self.say.of(who(seat))}{f' ({role})' if role else ''}: {', '.join(facts)}", style="bold")

    def asked(self, view: View) -> str:
        """The id of the open question, or ""."""
        return view["decision"]["prompt"]["id"] if view["decision"] else ""
