"""What the boards of all games share: names, lists in which equal ones are counted, and zones by their declaration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar

from ...games.zones import zones_of
from ...kernel.data import Data
from ...kernel.text import who
from ..output import Line
from ..words import Words

__all__ = ["Listing", "View"]

View = dict[str, Any]


class Listing:
    """See `boards.Board`."""

    GAME: ClassVar[str] = ""
    STATE: ClassVar[type[Data]] = Data
    WHOSE: ClassVar[str] = "active"
    """The field that names whose turn it is."""
    FAMILIES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, say: Words) -> None:
        self.say = say

    def name(self, key: str) -> str:
        return self.say.name(self.GAME, key)

    def names(self, keys: Iterable[str]) -> str:
        """Cards with equal ones counted: 2 × lore 1, will 3."""
        counted = Counter(keys).items()
        return ", ".join(f"{n} × {self.name(key)}" if n > 1 else self.name(key) for key, n in counted)

    def count(self, n: int, noun: str) -> str:
        return self.say.count(self.GAME, n, noun)

    def turn_of(self, view: View, seat: int) -> int | None:
        return view["table"]["turn"] if view["table"][self.WHOSE] == seat else None

    def ready(self, view: View) -> tuple[str, list[str]]:
        return "", []

    def title(self, seat: int, role: str, facts: Iterable[str]) -> Line:
        """Who sits where, and the numbers of the seat."""
        return Line(f"{self.say.of(who(seat))}{f' ({role})' if role else ''}: {', '.join(facts)}", style="bold")

    def piles(self, view: View) -> dict[str, int]:
        """How much is left in the decks of this game, by the id of their pieces."""
        zones = [zone for zone in zones_of(self.STATE) if zone.home and not zone.per]
        there = [zone for zone in zones if not zone.kind.option or view["options"][zone.kind.option]]
        return {zone.kind.id.replace("_", "-"): view["table"][zone.field] for zone in there}

    def listed(self, id: str, indent: int = 0, **lists: Any) -> list[Line]:
        """A line, but none where something of it would be empty."""
        return [Line(self.say(id, **lists), indent=indent)] if all(lists.values()) else []

    def block(self, id: str, none: str, words: Iterable[str]) -> list[Line]:
        """A heading with what stands under it; another one where that is nothing."""
        lines = [Line(told, indent=2) for told in words]
        return [Line(self.say(id)), *lines] if lines else [Line(self.say(none))]

    def slots(self, view: View, field: str, form: str, *, empty: bool = False) -> list[str]:
        """What lies in the piles or slots of a zone, by their names in this form: "{slot}: {what}"; the empty ones only
        where it is asked for."""
        (zone,) = (zone for zone in zones_of(self.STATE) if zone.field == field)
        piles = [(slot, what) for slot, what in zip(zone.per, view["table"][field], strict=True) if what or empty]
        return [
            form.format(slot=self.name(slot), what=self.name(what) if isinstance(what, str) else what)
            for slot, what in piles
        ]

    def remembered(self, view: View, fact: View) -> dict[str, list[str]]:
        """What a seat knows of a pile: on its `top`, from there down, `beneath`, from the lowest up, and `inside`."""
        at, top = dict(fact["at"]), view["table"][fact["zone"]]
        while top - 1 in at:
            top -= 1
        above, below = [name for i, name in at.items() if i >= top], [name for i, name in at.items() if i < top]
        return {"top": above[::-1], "beneath": below, "inside": fact["inside"]}
