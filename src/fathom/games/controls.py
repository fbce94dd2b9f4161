"""How an option that is data is chosen by hand: a select, steps, a list to tick, one row for each seat.

A game describes it, a client draws it and sends plain data; the game checks that data as if it had come from a file. An
option without such a description is written as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..kernel.text import Text

__all__ = ["Brought", "Count", "Field", "FromFile", "InOrder", "OneOf", "OneSeat", "Part", "PerSeat", "SomeOf"]

Told = dict[str, Any]
Named = Sequence[tuple[Any, Text]]
"""Values, each with its name."""


@dataclass(frozen=True)
class OneOf:
    """One of a few values."""

    values: Named

    def told(self, domain: str) -> Told:
        return {"is": "one", "values": _named(self.values, domain)}


@dataclass(frozen=True)
class SomeOf:
    """A list of different values, or none: how many, by the number of seats."""

    values: Named
    sizes: Mapping[int, int]

    def told(self, domain: str) -> Told:
        sizes = {str(seats): size for seats, size in self.sizes.items()}
        return {"is": "some", "values": _named(self.values, domain), "sizes": sizes}


@dataclass(frozen=True)
class OneSeat:
    """The number of a seat, from 1 on; 0 is none."""

    none: Text

    def told(self, domain: str) -> Told:
        return {"is": "seat", "none": self.none.within(domain).to_json()}


@dataclass(frozen=True)
class Count:
    """A whole number."""

    least: int
    most: int

    def told(self, domain: str) -> Told:
        return {"is": "count", "least": self.least, "most": self.most}


@dataclass(frozen=True)
class InOrder:
    """A list in which every place means something of its own; the last ones may be missing."""

    fields: Sequence[Field]

    def told(self, domain: str) -> Told:
        return {"is": "order", "fields": [one.told(domain) for one in self.fields]}


@dataclass(frozen=True)
class Brought:
    """Something somebody brings to the table, an object: one that is ready, one a player has made and kept, or a text
    that is pasted into the member `pasted`. `fields` are further members; those with the usual value are left out."""

    ready: Named
    pasted: str
    fields: Mapping[str, Field] = field(default_factory=dict)

    def told(self, domain: str) -> Told:
        more = [{**one.told(domain), "name": name} for name, one in self.fields.items()]
        return {"is": "brought", "ready": _named(self.ready, domain), "pasted": self.pasted, "fields": more}


@dataclass(frozen=True)
class PerSeat:
    """A list with a place for each seat. An empty object is nothing; the last ones may be missing."""

    part: Part

    def told(self, domain: str) -> Told:
        return {"is": "seats", "part": self.part.told(domain)}


@dataclass(frozen=True)
class FromFile:
    """Too much to be typed: a file that the game reads."""

    endings: Sequence[str]

    def told(self, domain: str) -> Told:
        return {"is": "file", "endings": list(self.endings)}


Part = OneOf | SomeOf | OneSeat | Count | InOrder | Brought | PerSeat | FromFile


@dataclass(frozen=True)
class Field:
    """A part with its name (an option has one already), its value where nothing is chosen, and when it matters: with
    these values of listed options and so many seats. Where it does not, a client neither shows nor sends it."""

    part: Part
    title: Text | None = None
    usual: Any = None
    when: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    seats: Sequence[int] = ()

    def told(self, domain: str) -> Told:
        return {
            "part": self.part.told(domain), "title": self.title and self.title.within(domain).to_json(),
            "usual": self.usual, "when": {name: list(values) for name, values in self.when.items()},
            "seats": list(self.seats),
        }  # fmt: skip


def _named(values: Named, domain: str) -> list[Told]:
    return [{"value": value, "text": text.within(domain).to_json()} for value, text in values]
